"""What "it", "that creature" and "they" mean: pronouns become explicit references, and references pronouns.

A text is gone through from its beginning with a `Scene` that remembers what was
mentioned.  The words and what they stand for:

    it, its, them        the object mentioned last (this object, if none was)
    that creature ...    the last target, object of the trigger event, chosen or created object
    that card            the card that was moved last; else what "that creature" would be
    they, that player    the last target player, or the player of the trigger event
    (no subject)         the player who may do it; else you
    the same subject     "target player draws a card and loses 1 life"

After something was moved to another zone, "it" is the new object there (400.7), but the
numbers of "it" are those that it had before (608.2h).  Inside "each creature ... its", it
is each of those creatures.  A linked "when you do" calls the copied object "that
creature" (707.9g).  A quoted ability, and each mode of a choice, is a text of its own; a
delayed or reflexive trigger counts its own targets.

Rules for this file: both directions go through the text in the same order and remember
the same things, so what was said back is understood as it was meant.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from engine.text.abilities import (
    Act, AddMana, BecomeCopy, CastObject, CastRule, Choose, Continuous, Copy, CopyCard, CopyOnStack, CreateToken, Does, Each,
    Entering, Event, Filter, ForEach, Gain, Later, May, Modal, Move, Player, Ref, Spell, StatOf, Target, TokenBox,
    Triggered, WhenDone,
)  # fmt: skip
from engine.text.drafts import NewTargets
from engine.text.values import rebuild

SELF, MOVED, EVENT, EACH = Ref("self"), Ref("moved"), Ref("event"), Ref("each")
CREATED, CHOSEN, COPIED, AFFECTED = Ref("created"), Ref("chosen"), Ref("copied"), Ref("affected")
YOU, THAT_PLAYER = Player("you"), Player("that")

PLAYER_NOUNS = frozenset({"player", "opponent"})
SEVERAL = frozenset({"opponents", "each", "other"})
"""Players whom an effect goes through one by one, each of them "they"."""


class Unresolved(Exception):
    """A pronoun has nothing to stand for."""


class Scene:
    """What was mentioned so far, while one text is gone through."""

    def __init__(self, *, saying: bool, spell: bool = False) -> None:
        self.saying = saying
        self.spell = spell
        self.it: Ref = SELF
        self.thing: Ref | None = None
        self.card: Ref | None = None
        self.before_move: Ref | None = None
        self.copied = False
        self.they: Player | None = None
        self.actor: Player = YOU
        self.subject: Player | None = None
        self.targets = 0

    # --- words -------------------------------------------------------------------------------

    def ref(self, word: Ref) -> Ref:
        """A reference, resolved or (while saying) put as a pronoun."""
        if self.saying:
            return self._said(evolve(word, link=""))
        found = self._meant(word)
        self._mention(found)
        return found

    def _meant(self, word: Ref) -> Ref:
        match word.what:
            case "it":
                return self.it
            case "this spell":
                return SELF
            case "the copy":
                return CREATED
            case "that thing":
                return _there(self.thing, "that creature")
            case "that card":
                return _there(self.card or self.thing, "that card")
            case "linked" if self.card == MOVED:
                return MOVED  # "exile a card ...; you may play the exiled card" in one text
        return word

    def _said(self, ref: Ref) -> Ref:
        word = ref
        if ref == SELF:
            word = Ref("this spell") if self.spell else ref
        elif ref == CREATED and self.copied:
            word = Ref("the copy")
        elif ref.what in {"target", "event", "moved", "each", "affected", "chosen", "copied"}:
            if ref == self.it:
                word = Ref("it")
            elif ref == self.thing:
                word = Ref("that thing")
            elif ref == (self.card or self.thing):
                word = Ref("that card")
        self._mention(ref)
        return word

    def _mention(self, ref: Ref) -> None:
        if ref != AFFECTED:
            self.it = ref
        if ref.what == "linked":
            self.card = ref

    def player(self, word: Player) -> Player:
        """A player, resolved or put as a pronoun."""
        of = None if word.of is None else self.ref(word.of)
        word = evolve(word, of=of)
        if self.saying:
            if self._actor_is_silent and word == self.actor:
                return Player("doer")
            return Player("they") if word == self.they else word
        match word.who:
            case "they":
                return _player_there(self.they)
            case "doer":
                return self.actor
            case "same":
                return _player_there(self.subject)
        return word

    _actor_is_silent = False

    def acting(self, word: Any) -> Any:
        """The subject of a verb: it may be left out, and the next verb may share it."""
        if isinstance(word, Player):
            self._actor_is_silent = True
            found = self.player(word)
            self._actor_is_silent = False
            meant = word if self.saying else found
            self.subject = meant
            if meant.who in SEVERAL:
                self.they = THAT_PLAYER
            return found
        found = self.visit(word)
        self.subject = Player("target", index=self.targets - 1)
        return found

    # --- going through -----------------------------------------------------------------------

    def visit(self, value: Any) -> Any:
        """The value with its pronouns replaced, and its mentions remembered."""
        step = STEPS.get(type(value))
        return step(self, value) if step else rebuild(value, self.visit)

    def target(self, value: Target) -> Target:
        """A target becomes what is talked of."""
        found = rebuild(value, self.visit)
        ref = Ref("target", self.targets)
        nouns = {each.noun for each in value.filters}
        if nouns & (PLAYER_NOUNS | {"any target"}):
            self.they = Player("target", index=self.targets)
        if not nouns <= PLAYER_NOUNS:
            self.it = self.thing = ref
            self.card = ref if nouns == {"card"} else None
        self.targets += 1
        return found

    def choose(self, value: Choose) -> Choose:
        """So does what is chosen."""
        found = rebuild(value, self.visit)
        self.it = self.thing = CHOSEN
        self.card = None
        return found

    def each(self, value: Each) -> Each:
        """After a target, "each other creature" means other than that target."""
        return evolve(value, filter=self._others(self.visit(value.filter), self.targets - 1))

    def _others(self, found: Filter, index: int) -> Filter:
        if index >= 0:
            if not self.saying and found.other:
                return evolve(found, other=False, excluding=Ref("target", index))
            if self.saying and found.excluding in {Ref("target", index), Ref("it"), Ref("that thing")}:
                return evolve(found, other=True, excluding=None)
        return found

    def filter(self, value: Filter) -> Filter:
        """The cards exiled by a linked ability are other than the one that was exiled just now."""
        if value.linked:
            if self.saying:
                return evolve(value, linked="exiled", other=value.excluding == MOVED, excluding=None)
            return evolve(value, other=False, excluding=MOVED) if value.other else value
        it = self.it
        found: Filter = rebuild(value, self.visit)
        self.it = it
        return found

    def event(self, value: Event) -> Event:
        """The object and the player of the event are talked of in the effects."""
        found = rebuild(value, self.visit)
        if isinstance(value.who, Filter):
            self.it = self.thing = EVENT
            self.card = None
        if value.kind in {"combat damage to player", "cast", "step", "draw", "discard"} or value.by is not None:
            self.they = None if value.by == YOU else THAT_PLAYER
        return found

    def triggered(self, value: Triggered) -> Triggered:
        """The condition stands before the effects."""
        events, condition = self.visit(value.events), self.visit(value.condition)
        return evolve(value, events=events, condition=condition, effects=self.visit(value.effects))

    def modal(self, value: Modal) -> Modal:
        """Each mode is a text of its own."""
        modes = []
        for mode in value.modes:
            scene = self._aside()
            scene.targets = 0
            modes.append(scene.visit(mode))
        return evolve(value, modes=tuple(modes))

    def _aside(self) -> Scene:
        scene = Scene(saying=self.saying, spell=self.spell)
        scene.__dict__.update(self.__dict__)
        return scene

    def may(self, value: May) -> May:
        """Whoever may do it is the silent subject of what they do."""
        if not value.do and value.otherwise and value.cost and not value.then:
            otherwise = self.visit(value.otherwise)  # "counter it unless its controller pays {1}"
            return evolve(value, otherwise=otherwise, who=self.player(value.who), cost=self.visit(value.cost))
        who = self.player(value.who)
        before, self.actor = self.actor, value.who if self.saying else who
        self._several(self.actor)
        cost, do = self.visit(value.cost), self.visit(value.do)
        self.actor = before
        return evolve(
            value, who=who, cost=cost, do=do, then=self.visit(value.then), otherwise=self.visit(value.otherwise)
        )

    def _several(self, player: Player) -> None:
        if player.who in SEVERAL:
            self.they = THAT_PLAYER

    def does(self, value: Does) -> Does:
        """The player comes before the number."""
        return evolve(value, who=self.acting(value.who), n=self.visit(value.n))

    def act(self, value: Act) -> Act:
        """Who sacrifices comes before what is sacrificed."""
        by = None if value.by is None else self.acting(value.by)
        return evolve(value, by=by, what=self.visit(value.what), other=self.visit(value.other))

    def make_token(self, value: CreateToken) -> CreateToken:
        """The token is talked of from now on."""
        who, n, what = self.acting(value.who), self.visit(value.n), self.visit(value.what)
        self.it = CREATED
        self.copied = False
        self.thing = self.thing or CREATED
        return evolve(value, who=who, n=n, what=what)

    def copy_on_stack(self, value: CopyOnStack) -> CopyOnStack | CopyCard:
        """Copying a card isn't copying a spell (707.12)."""
        who = self.acting(value.who)
        found = evolve(value, who=who, what=self.visit(value.what), target=self.visit(value.target))
        card = not self.saying and self._is_card(found.what)
        self.it, self.copied = CREATED, True
        return CopyCard(found.what) if card else found

    def _is_card(self, what: Any) -> bool:
        if isinstance(what, Ref):
            return what.what in {"linked", "moved"} or what == self.card
        filters = what.filters if isinstance(what, Target) else (what.filter,)
        return all(each.noun == "card" for each in filters)

    def copy_card(self, value: CopyCard) -> Any:
        """Said, it is the same verb."""
        what = self.visit(value.what)
        self.it, self.copied = CREATED, True
        return CopyOnStack(what, who=Player("doer")) if self.saying else CopyCard(what)

    def move(self, value: Move) -> Move:
        """What was moved is a new object, spoken of as "it" or "that card" (400.7)."""
        found = rebuild(evolve(value, link=""), self.visit)
        self.before_move = self._named(value.what, found.what)
        if self.before_move is not None and self.before_move not in {SELF, MOVED, CREATED}:
            self.thing = self.before_move
        self.it = self.card = MOVED
        return found

    def _named(self, value: Any, found: Any) -> Ref | None:
        """The reference to something that was just visited."""
        if isinstance(value, Target):
            return Ref("target", self.targets - 1)
        if isinstance(value, Choose):
            return CHOSEN
        meant = value if self.saying else found
        return meant if isinstance(meant, Ref) else None

    def stat(self, value: StatOf) -> StatOf:
        """A number of something that was moved is the number it had (608.2h)."""
        it = self.it
        if it == MOVED and self.before_move is not None:
            self.it = self.before_move
        found = rebuild(value, self.visit)
        self.it = it
        return found

    def become_copy(self, value: BecomeCopy) -> BecomeCopy:
        """Who becomes the copy is talked of afterwards."""
        who = self.visit(value.who)
        if isinstance(value.who, Each) and isinstance(value.copy.source, Target):
            who = evolve(who, filter=self._others(who.filter, self.targets))
        named = self._named(value.who, who)
        copy = self.visit(value.copy)
        self.it = named or self.it
        return evolve(value, who=who, copy=copy)

    def continuous(self, value: Continuous) -> Continuous:
        """In "each creature gets +X/+X, where X is its power", it is each of them."""
        who = self.visit(value.who)
        before = self.it
        self.it = self._named(value.who, who) or AFFECTED
        changes = self.visit(value.changes)
        self.it = before if self.it == AFFECTED else self.it
        return evolve(value, who=who, changes=changes)

    def copy(self, value: Copy) -> Copy:
        """Exceptions speak of the copy."""
        return evolve(value, source=self.visit(value.source), exceptions=self._excepted(value.exceptions))

    def _excepted(self, exceptions: Any) -> Any:
        scene = self._aside()
        scene.it = SELF
        return scene.visit(exceptions)

    def for_each(self, value: ForEach) -> ForEach:
        """The object that the effect has come to is "it"."""
        each = self.visit(value.each)
        self.it = self.thing = EACH
        return evolve(value, each=each, do=self.visit(value.do))

    def delayed(self, value: Any) -> Any:
        """A trigger of its own, with its own targets (603.7, 603.12)."""
        scene = self._aside()
        scene.actor = YOU
        event = {"event": scene.visit(value.event)} if isinstance(value, Later) else {}
        scene.targets = 0
        return evolve(value, do=scene.visit(value.do), **event)

    def entering(self, value: Entering) -> Entering:
        """A linked trigger may speak of the object that was copied (707.9g)."""
        linked = Scene(saying=self.saying)
        linked.thing = linked.card = COPIED
        return evolve(
            rebuild(evolve(value, linked=(), link=""), self.visit), linked=linked.visit(value.linked)
        )

    def gain(self, value: Gain) -> Gain:
        """A quoted ability is a text of its own."""
        return Gain(Scene(saying=self.saying).visit(value.ability))

    def token_box(self, value: TokenBox) -> TokenBox:
        """So are the abilities of a token."""
        own = tuple(Scene(saying=self.saying).visit(each) for each in value.abilities)
        return evolve(rebuild(evolve(value, abilities=()), self.visit), abilities=own)

    def new_targets(self, value: NewTargets) -> NewTargets:
        """Whoever copied may choose; said, they are named."""
        return evolve(value, who=self.player(value.who))

    def add_mana(self, value: AddMana) -> AddMana:
        """The subject may be left out."""
        return evolve(value, who=self.acting(value.who), n=self.visit(value.n))

    def cast(self, value: CastObject) -> CastObject:
        """The subject may be left out."""
        return evolve(value, who=self.acting(value.who), what=self.visit(value.what))


def _there(ref: Ref | None, word: str) -> Ref:
    if ref is None:
        raise Unresolved(f'"{word}" has nothing to stand for')
    return ref


def _player_there(player: Player | None) -> Player:
    if player is None:
        raise Unresolved('"they" or "that player" has nobody to stand for')
    return player


STEPS: dict[type, Callable[[Scene, Any], Any]] = {
    Ref: Scene.ref,
    Player: Scene.player,
    Target: Scene.target,
    Choose: Scene.choose,
    Each: Scene.each,
    Filter: Scene.filter,
    Event: Scene.event,
    Triggered: Scene.triggered,
    Modal: Scene.modal,
    May: Scene.may,
    Does: Scene.does,
    Act: Scene.act,
    CreateToken: Scene.make_token,
    CopyOnStack: Scene.copy_on_stack,
    CopyCard: Scene.copy_card,
    Move: Scene.move,
    StatOf: Scene.stat,
    BecomeCopy: Scene.become_copy,
    Continuous: Scene.continuous,
    Copy: Scene.copy,
    ForEach: Scene.for_each,
    Later: Scene.delayed,
    WhenDone: Scene.delayed,
    Entering: Scene.entering,
    Gain: Scene.gain,
    TokenBox: Scene.token_box,
    NewTargets: Scene.new_targets,
    AddMana: Scene.add_mana,
    CastObject: Scene.cast,
}


def resolve(ability: Any) -> Any:
    """The ability with every pronoun replaced by what it stands for."""
    return Scene(saying=False, spell=_is_spell(ability)).visit(ability)


def unresolve(ability: Any) -> Any:
    """The ability with pronouns where a text would have them."""
    return Scene(saying=True, spell=_is_spell(ability)).visit(ability)


def _is_spell(ability: Any) -> bool:
    return isinstance(ability, Spell | Modal | CastRule)

