"""What was mentioned so far while a text is gone through, and what its pronouns mean by that.

Rules for this file: a scene only remembers and answers; what a part of a text mentions is
told in `pronouns`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from attrs import evolve

from engine.text.abilities import Choose, Player, Ref, Target
from engine.text.values import rebuild

SELF, MOVED, EVENT, EACH = Ref("self"), Ref("moved"), Ref("event"), Ref("each")
CREATED, CHOSEN, COPIED, AFFECTED = Ref("created"), Ref("chosen"), Ref("copied"), Ref("affected")
YOU, THAT_PLAYER = Player("you"), Player("that")

PRONOUNS = frozenset({"it", "that thing", "that card", "the copy", "this spell", "they", "doer", "same"})
"""Words that only exist while reading and saying; no finished ability has one."""

PLAYER_NOUNS = frozenset({"player", "opponent"})
NAMED = frozenset({"gain life", "lose life", "lose"})
"""Verbs whose subject is said even if it is "you"."""


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
        self.choosing = False
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
            self.one_by_one(meant)
            return found
        found = self.visit(word)
        self.subject = Player("target", index=self.targets - 1)
        return found

    # --- going through -----------------------------------------------------------------------

    def visit(self, value: Any) -> Any:
        """The value with its pronouns replaced, and its mentions remembered."""
        step = STEPS.get(type(value))
        return step(self, value) if step else rebuild(value, self.visit)

    def aside(self) -> Scene:
        """A scene that begins like this one and leaves no mark on it."""
        scene = Scene(saying=self.saying, spell=self.spell)
        scene.__dict__.update(self.__dict__)
        return scene

    def apart(self) -> Scene:
        """A scene for a text of its own."""
        return Scene(saying=self.saying)

    def named(self, value: Any, found: Any) -> Ref | None:
        """The reference to something that was just visited."""
        if isinstance(value, Target):
            return Ref("target", self.targets - 1)
        if isinstance(value, Choose):
            return CHOSEN
        meant = value if self.saying else found
        return meant if isinstance(meant, Ref) else None

    @contextmanager
    def beside_the_subject(self, it: Ref, thing: Ref | None) -> Iterator[None]:
        """In "this creature becomes a copy of it" or "target creature fights that creature", the subject isn't meant.

        `it` and `thing` are what was mentioned before the subject.
        """
        subject = self.thing
        self.it = self.thing if it == self.it and self.thing is not None else it
        self.thing = thing
        yield
        if self.thing == thing:
            self.thing = subject

    def one_by_one(self, player: Player) -> None:
        """If an effect goes through several players, "they" is each of them."""
        if player.is_several:
            self.they = THAT_PLAYER


def _there(ref: Ref | None, word: str) -> Ref:
    if ref is None:
        raise Unresolved(f'"{word}" has nothing to stand for')
    return ref


def _player_there(player: Player | None) -> Player:
    if player is None:
        raise Unresolved('"they" or "that player" has nobody to stand for')
    return player


Step = Callable[[Scene, Any], Any]

STEPS: dict[type, Step] = {Ref: Scene.ref, Player: Scene.player}
"""How a scene goes through the values of a class, where it isn't just through all fields in order."""


def step(*kinds: type) -> Callable[[Step], Step]:
    """The function tells how a scene goes through values of these classes."""

    def keep(function: Step) -> Step:
        STEPS.update(dict.fromkeys(kinds, function))
        return function

    return keep
