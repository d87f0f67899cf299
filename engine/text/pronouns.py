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
delayed or reflexive trigger counts its targets after those of the effect that makes it.

Rules for this file: both directions go through the text in the same order and remember
the same things, so what was said back is understood as it was meant.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.text.abilities import (
    Act,
    AddMana,
    BecomeCopy,
    CastObject,
    CastRule,
    Choose,
    Continuous,
    Copy,
    CopyCard,
    CopyOnStack,
    CreateToken,
    Damage,
    Does,
    Each,
    Entering,
    Event,
    Filter,
    ForEach,
    Gain,
    Later,
    May,
    Modal,
    Move,
    Player,
    Ref,
    Rule,
    Spell,
    StatOf,
    Target,
    TokenBox,
    Triggered,
    WhenDone,
)
from engine.text.drafts import NewTargets
from engine.text.scene import (
    AFFECTED,
    CHOSEN,
    COPIED,
    CREATED,
    EACH,
    EVENT,
    MOVED,
    NAMED,
    PLAYER_NOUNS,
    SELF,
    THAT_PLAYER,
    YOU,
    Scene,
    Unresolved,
    step,
)
from engine.text.values import rebuild


@step(Target)
def _target(scene: Scene, value: Target) -> Target:
    """A target becomes what is talked of."""
    found: Target = rebuild(value, scene.visit)
    ref = Ref("target", scene.targets)
    nouns = {each.noun for each in value.filters}
    if nouns & (PLAYER_NOUNS | {"any target"}):
        scene.they = Player("target", index=scene.targets)
    if not nouns <= PLAYER_NOUNS:
        scene.it = scene.thing = ref
        scene.card = ref if nouns == {"card"} else None
    scene.targets += 1
    return found


@step(Choose)
def _choose(scene: Scene, value: Choose) -> Choose:
    """So does what is chosen."""
    found: Choose = rebuild(value, scene.visit)
    scene.it = scene.thing = CHOSEN
    scene.card = None
    return found


@step(Each)
def _each(scene: Scene, value: Each) -> Each:
    """After a target, "each other creature" means other than that target."""
    return evolve(value, filter=_others(scene, scene.visit(value.filter), scene.targets - 1))


def _others(scene: Scene, found: Filter, index: int) -> Filter:
    if index >= 0:
        if not scene.saying and found.other:
            return evolve(found, other=False, excluding=Ref("target", index))
        if scene.saying and found.excluding in {Ref("target", index), Ref("it"), Ref("that thing")}:
            return evolve(found, other=True, excluding=None)
    return found


@step(Filter)
def _filter(scene: Scene, value: Filter) -> Filter:
    """The cards exiled by a linked ability are other than the one that was exiled just now."""
    if value.linked:
        if scene.saying:
            return evolve(value, linked="exiled", other=value.excluding == MOVED, excluding=None)
        return evolve(value, other=False, excluding=MOVED) if value.other else value
    it = scene.it
    found: Filter = rebuild(value, scene.visit)
    scene.it = it
    return found


@step(Event)
def _event(scene: Scene, value: Event) -> Event:
    """The object and the player of the event are talked of in the effects."""
    found: Event = rebuild(value, scene.visit)
    if isinstance(value.who, Filter):
        scene.it = scene.thing = EVENT
        scene.card = None
    if value.kind in {"combat damage to player", "cast", "step", "draw", "discard"} or value.by is not None:
        scene.they = None if value.by == YOU else THAT_PLAYER
    return found


@step(Triggered)
def _triggered(scene: Scene, value: Triggered) -> Triggered:
    """The condition stands before the effects."""
    events, condition = scene.visit(value.events), scene.visit(value.condition)
    return evolve(value, events=events, condition=condition, effects=scene.visit(value.effects))


@step(Modal)
def _modal(scene: Scene, value: Modal) -> Modal:
    """Each mode is a text of its own."""
    modes = []
    for mode in value.modes:
        inside = scene.aside()
        inside.targets = 0
        modes.append(inside.visit(mode))
    return evolve(value, modes=tuple(modes))


@step(May)
def _may(scene: Scene, value: May) -> May:
    """Whoever may do it is the silent subject of what they do; of several, each by themselves."""
    if not value.do and value.otherwise and value.cost and not value.then:
        otherwise = scene.visit(value.otherwise)  # "counter it unless its controller pays {1}"
        return evolve(value, otherwise=otherwise, who=scene.player(value.who), cost=scene.visit(value.cost))
    who = scene.player(value.who)
    meant = value.who if scene.saying else who
    before, scene.choosing = scene.actor, True
    scene.actor = THAT_PLAYER if meant.is_several else meant
    scene.one_by_one(meant)
    cost, do = scene.visit(value.cost), scene.visit(value.do)
    scene.actor, scene.choosing = before, False
    return evolve(
        value, who=who, cost=cost, do=do, then=scene.visit(value.then), otherwise=scene.visit(value.otherwise)
    )


@step(Does)
def _does(scene: Scene, value: Does) -> Does:
    """The player comes before the number; of gaining and losing life, "you" is said except after "may"."""
    named = scene.saying and not scene.choosing and value.verb in NAMED
    who = scene.player(value.who) if named and isinstance(value.who, Player) else scene.acting(value.who)
    return evolve(value, who=who, n=scene.visit(value.n))


@step(Act)
def _act(scene: Scene, value: Act) -> Act:
    """Who sacrifices comes before what is sacrificed."""
    by = None if value.by is None else scene.acting(value.by)
    before = scene.it, scene.thing
    what = scene.visit(value.what)
    if value.other is None:
        return evolve(value, by=by, what=what)
    with scene.beside_the_subject(*before):
        return evolve(value, by=by, what=what, other=scene.visit(value.other))


@step(CreateToken)
def _make_token(scene: Scene, value: CreateToken) -> CreateToken:
    """The token is talked of from now on."""
    who, n, what = scene.acting(value.who), scene.visit(value.n), scene.visit(value.what)
    scene.it = CREATED
    scene.copied = False
    scene.thing = scene.thing or CREATED
    return evolve(value, who=who, n=n, what=what)


@step(CopyOnStack)
def _copy_on_stack(scene: Scene, value: CopyOnStack) -> CopyOnStack | CopyCard:
    """Copying a card isn't copying a spell (707.12)."""
    who = scene.acting(value.who)
    what, target = scene.visit(value.what), scene.visit(value.target)
    exceptions = _excepted(scene, value.exceptions)
    for_each = scene.visit(value.for_each)
    card = not scene.saying and _is_card(scene, what)
    scene.it, scene.copied = CREATED, True
    found = evolve(value, who=who, what=what, target=target, exceptions=exceptions, for_each=for_each)
    if not card:
        return found
    if found != CopyOnStack(what, exceptions, who=YOU):
        raise Unresolved("says of a copy of a card what is only said of copies of spells and abilities (707.12)")
    return CopyCard(what, exceptions)


def _is_card(scene: Scene, what: Any) -> bool:
    if isinstance(what, Ref):
        return what.what in {"linked", "moved", "encoded"} or what == scene.card
    filters = what.filters if isinstance(what, Target) else (what.filter,)
    return all(each.noun == "card" for each in filters)


@step(CopyCard)
def _copy_card(scene: Scene, value: CopyCard) -> Any:
    """Said, it is the same verb."""
    what, exceptions = scene.visit(value.what), _excepted(scene, value.exceptions)
    scene.it, scene.copied = CREATED, True
    return CopyOnStack(what, exceptions, who=Player("doer")) if scene.saying else CopyCard(what, exceptions)


@step(Move)
def _move(scene: Scene, value: Move) -> Move:
    """What was moved is a new object, spoken of as "it" or "that card" (400.7)."""
    found: Move = rebuild(evolve(value, link=""), scene.visit)
    scene.before_move = scene.named(value.what, found.what)
    if scene.before_move is not None and scene.before_move not in {SELF, MOVED, CREATED}:
        scene.thing = scene.before_move
    scene.it = scene.card = MOVED
    return found


@step(StatOf)
def _stat(scene: Scene, value: StatOf) -> StatOf:
    """A number of something that was moved is the number it had (608.2h)."""
    it = scene.it
    if it == MOVED and scene.before_move is not None:
        scene.it = scene.before_move
    found: StatOf = rebuild(value, scene.visit)
    scene.it = it
    return found


@step(BecomeCopy)
def _become_copy(scene: Scene, value: BecomeCopy) -> BecomeCopy:
    """Who becomes the copy is talked of afterwards."""
    before = scene.it, scene.thing
    who = scene.visit(value.who)
    if isinstance(value.who, Each) and isinstance(value.copy.source, Target):
        who = evolve(who, filter=_others(scene, who.filter, scene.targets))
    named = scene.named(value.who, who)
    with scene.beside_the_subject(*before):
        copy = scene.visit(value.copy)
    scene.it = named or scene.it
    return evolve(value, who=who, copy=copy)


@step(Damage)
def _damage(scene: Scene, value: Damage) -> Damage:
    """The damage is dealt to something else than its source."""
    before = scene.it, scene.thing
    source, n = scene.visit(value.source), scene.visit(value.n)
    with scene.beside_the_subject(*before):
        return evolve(value, source=source, n=n, to=scene.visit(value.to))


@step(Continuous)
def _continuous(scene: Scene, value: Continuous) -> Continuous:
    """In "each creature gets +X/+X, where X is its power", it is each of them."""
    who = scene.visit(value.who)
    if not scene.saying and scene.spell and who == SELF and Rule("can't be countered") in value.changes:
        raise Unresolved("is a rule about casting the spell, and nothing that it does (113.6)")
    before = scene.it
    scene.it = scene.named(value.who, who) or AFFECTED
    changes = scene.visit(value.changes)
    scene.it = before if scene.it == AFFECTED else scene.it
    return evolve(value, who=who, changes=changes)


@step(Copy)
def _copy(scene: Scene, value: Copy) -> Copy:
    """Exceptions speak of the copy."""
    return evolve(value, source=scene.visit(value.source), exceptions=_excepted(scene, value.exceptions))


def _excepted(scene: Scene, exceptions: Any) -> Any:
    scene = scene.aside()
    scene.it = SELF
    return scene.visit(exceptions)


@step(ForEach)
def _for_each(scene: Scene, value: ForEach) -> ForEach:
    """The object that the effect has come to is "it"."""
    each = scene.visit(value.each)
    scene.it = scene.thing = EACH
    return evolve(value, each=each, do=scene.visit(value.do))


@step(Later, WhenDone)
def _delayed(scene: Scene, value: Any) -> Any:
    """A trigger of its own, with targets of its own behind those that were there before (603.7, 603.12)."""
    scene = scene.aside()
    scene.actor = YOU
    event = {"event": scene.visit(value.event)} if isinstance(value, Later) else {}
    return evolve(value, do=scene.visit(value.do), **event)


@step(Entering)
def _entering(scene: Scene, value: Entering) -> Entering:
    """A linked trigger may speak of the object that was copied (707.9g)."""
    linked = scene.apart()
    linked.thing = linked.card = COPIED
    found: Entering = rebuild(evolve(value, linked=(), link=""), scene.visit)
    return evolve(found, linked=linked.visit(value.linked))


@step(Gain)
def _gain(scene: Scene, value: Gain) -> Gain:
    """A quoted ability is a text of its own."""
    return Gain(scene.apart().visit(value.ability))


@step(TokenBox)
def _token_box(scene: Scene, value: TokenBox) -> TokenBox:
    """So are the abilities of a token."""
    own = tuple(scene.apart().visit(each) for each in value.abilities)
    found: TokenBox = rebuild(evolve(value, abilities=()), scene.visit)
    return evolve(found, abilities=own)


@step(NewTargets)
def _new_targets(scene: Scene, value: NewTargets) -> NewTargets:
    """Whoever copied may choose; said, they are named."""
    return evolve(value, who=scene.player(value.who))


@step(AddMana)
def _add_mana(scene: Scene, value: AddMana) -> AddMana:
    """The subject may be left out."""
    return evolve(value, who=scene.acting(value.who), n=scene.visit(value.n))


@step(CastObject)
def _cast(scene: Scene, value: CastObject) -> CastObject:
    """The subject may be left out."""
    return evolve(value, who=scene.acting(value.who), what=scene.visit(value.what))


def resolve(ability: Any) -> Any:
    """The ability with every pronoun replaced by what it stands for."""
    return Scene(saying=False, spell=_is_spell(ability)).visit(ability)


def unresolve(ability: Any) -> Any:
    """The ability with pronouns where a text would have them."""
    return Scene(saying=True, spell=_is_spell(ability)).visit(ability)


def _is_spell(ability: Any) -> bool:
    return isinstance(ability, Spell | Modal | CastRule)
