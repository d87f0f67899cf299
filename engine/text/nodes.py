"""The pieces of a template: words, slots, lists, options. Each can be read and can be said.

Reading finds every way: a piece takes a state (place among the tokens, grammatical
number, slots filled so far) and gives all states that may follow.  Saying is the
reverse: from filled slots to words.

Rules for this file: a pair such as enters/enter is singular/plural, and all pairs and
`^` slots of one template agree in number; a piece that leaves no trace in a slot is a
word that changes no meaning.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Protocol

from attrs import field, frozen

from engine.text.tokens import Token

SINGULAR, PLURAL = "s", "p"

Found = tuple[int, Any, str]
"""One reading of a rule: where it ends, the value, the grammatical number."""

State = tuple[int, str, tuple[tuple[str, Any], ...]]

Said = tuple[tuple[str, ...], str]
"""One way to say something: the words, and their number."""


class Reader(Protocol):
    """What a piece needs while a text is read."""

    tokens: tuple[Token, ...]

    def rule(self, name: str, place: int) -> tuple[Found, ...]:
        """All readings of a rule at a place."""

    def missed(self, place: int, what: str) -> None:
        """Remember what would have fitted at a place."""

    def disagreed(self, place: int, end: int) -> None:
        """Remember that what stands from here to there doesn't agree in number with what is before it."""


class Sayer(Protocol):
    """What a piece needs while a value is said."""

    def rule(self, name: str, value: Any, number: str) -> Iterator[Said]:
        """All ways to say a value by a rule, in a grammatical number."""

    def any_word(self, name: str, number: str) -> Iterator[Said]:
        """A way to say a rule whose value doesn't matter."""


@frozen
class Spoken:
    """A slot's value that is in words already."""

    words: tuple[str, ...]
    number: str


def agree(number: str, other: str) -> str | None:
    """The common number, or None if they differ."""
    if not number or number == other:
        return other
    return number if not other else None


class Node(Protocol):
    """One piece of a template."""

    def read(self, reader: Reader, state: State) -> list[State]:
        """All states that may follow."""

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        """All ways to say the piece."""

    def slots(self) -> frozenset[str]:
        """The slots in the piece."""


@frozen
class Words:
    """A word, or a pair of singular and plural."""

    forms: tuple[str, ...]
    lows: tuple[str, ...] = field(init=False)

    @lows.default
    def _lowered(self) -> tuple[str, ...]:
        return tuple("a" if form == "an" else form.lower() for form in self.forms)

    def read(self, reader: Reader, state: State) -> list[State]:
        place, number, slots = state
        low = reader.tokens[place].low if place < len(reader.tokens) else ""
        if len(self.forms) == 1:
            if low == self.lows[0]:
                return [(place + 1, number, slots)]
        else:
            for form, own in zip(self.lows, (SINGULAR, PLURAL), strict=True):
                if low == form and number in ("", own):
                    return [(place + 1, own, slots)]
        own_forms = self.forms if number != PLURAL else self.forms[-1:]
        reader.missed(place, own_forms[0])
        return []

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        if len(self.forms) == 1:
            yield self.forms, number
        else:
            yield (self.forms[-1] if number == PLURAL else self.forms[0],), number or SINGULAR

    def slots(self) -> frozenset[str]:
        return frozenset()


@frozen
class Number:
    """The mark ^s or ^p: from here on the template is singular or plural."""

    number: str

    def read(self, reader: Reader, state: State) -> list[State]:
        place, number, slots = state
        return [(place, self.number, slots)] if number in ("", self.number) else []

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        if number in ("", self.number):
            yield (), self.number

    def slots(self) -> frozenset[str]:
        return frozenset()


@frozen
class Slot:
    """A place for what another rule reads. Without a name its value isn't kept."""

    name: str
    rule: str
    agrees: bool = False

    def read(self, reader: Reader, state: State) -> list[State]:
        place, number, slots = state
        after: list[State] = []
        for end, value, own in reader.rule(self.rule, place):
            common = agree(number, own) if self.agrees else number
            if common is None:
                reader.disagreed(place, end)
            else:
                after.append((end, common, (*slots, (self.name, value)) if self.name else slots))
        return after

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        if not self.name:
            for words, own in sayer.any_word(self.rule, number if self.agrees else ""):
                yield words, own if self.agrees else number
            return
        if self.name not in slots:
            return
        value = slots[self.name]
        if isinstance(value, Spoken):
            ways: Iterator[Said] = iter(((value.words, value.number),))
        else:
            ways = sayer.rule(self.rule, value, number if self.agrees else "")
        for words, own in ways:
            common = agree(number, own) if self.agrees else number
            if common is not None:
                yield words, common

    def slots(self) -> frozenset[str]:
        return frozenset({self.name} if self.name else ())


@frozen
class Listed:
    """A slot for several values: side by side (style ""), with commas (","), or with "and" or "or" before the last."""

    name: str
    rule: str
    style: str
    agrees: bool = False

    @property
    def least(self) -> int:
        """An "or" has two sides at least."""
        return 2 if self.style == "or" else 1

    def read(self, reader: Reader, state: State) -> list[State]:
        start, number, slots = state
        after: list[State] = []
        open_ends: list[tuple[int, tuple[Any, ...], str]] = [(start, (), number)]
        while open_ends:
            longer: list[tuple[int, tuple[Any, ...], str]] = []
            for place, values, before in open_ends:
                for begin in self._separated(reader, place) if values else (place,):
                    for end, value, own in reader.rule(self.rule, begin):
                        common = agree(before, own) if self.agrees else before
                        if common is None:
                            reader.disagreed(begin, end)
                        else:
                            longer.append((end, (*values, value), common))
            after.extend(
                (end, common, (*slots, (self.name, values)))
                for end, values, common in longer
                if len(values) >= self.least
            )
            open_ends = longer
        return after

    def _separated(self, reader: Reader, place: int) -> tuple[int, ...]:
        if not self.style:
            return (place,)
        words = tuple(token.low for token in reader.tokens[place : place + 4])
        if self.style == ",":
            if words[:1] == (",",):
                return (place + 1,)
        elif words[:1] == (",",):
            return (place + 2,) if words[1:2] == (self.style,) else (place + 1,)
        elif self.style == "or" and words[:3] == ("and", "/", "or"):
            return (place + 3,)  # one of them will do, and so will both
        elif words[:1] == (self.style,):
            return (place + 1,)
        reader.missed(place, self.style)
        return ()

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        values = slots.get(self.name)
        if isinstance(values, Spoken):
            yield values.words, number
        elif isinstance(values, tuple) and len(values) >= self.least:
            said: list[tuple[str, ...]] = []
            common: str | None = number
            for value in values:
                words, own = next(sayer.rule(self.rule, value, number if self.agrees else ""), ((), "none"))
                if own == "none":
                    return
                common = agree(common or "", own) if self.agrees else number
                said.append(words)
            yield self._together(said), common or number

    def _together(self, said: list[tuple[str, ...]]) -> tuple[str, ...]:
        if not self.style:
            return tuple(word for words in said for word in words)
        together = list(said[0])
        for place, words in enumerate(said[1:], 1):
            if self.style == "," or len(said) > 2:
                together.append(",")
            if self.style != "," and place == len(said) - 1:
                together.append(self.style)
            together.extend(words)
        return tuple(together)

    def slots(self) -> frozenset[str]:
        return frozenset({self.name})


@frozen
class Sequence:
    """Pieces one after the other."""

    pieces: tuple[Node, ...]

    def read(self, reader: Reader, state: State) -> list[State]:
        states = [state]
        for piece in self.pieces:
            states = [after for before in states for after in piece.read(reader, before)]
            if not states:
                break
        return states

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        yield from self._say(sayer, slots, number, 0)

    def _say(self, sayer: Sayer, slots: Mapping[str, Any], number: str, place: int) -> Iterator[Said]:
        if place == len(self.pieces):
            yield (), number
            return
        for words, own in self.pieces[place].say(sayer, slots, number):
            for more, last in self._say(sayer, slots, own, place + 1):
                yield words + more, last

    def slots(self) -> frozenset[str]:
        return frozenset().union(*(piece.slots() for piece in self.pieces))


@frozen
class Option:
    """A piece that may be left out."""

    piece: Node

    def read(self, reader: Reader, state: State) -> list[State]:
        return [*self.piece.read(reader, state), state]

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        if any(name in slots for name in self.piece.slots()):
            yield from self.piece.say(sayer, slots, number)
        else:
            yield (), number

    def slots(self) -> frozenset[str]:
        return self.piece.slots()


@frozen
class Either:
    """One of several pieces."""

    pieces: tuple[Node, ...]

    def read(self, reader: Reader, state: State) -> list[State]:
        return [after for piece in self.pieces for after in piece.read(reader, state)]

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        bound = self.slots() & set(slots)
        for piece in self.pieces:
            if piece.slots() >= bound:
                yield from piece.say(sayer, slots, number)

    def slots(self) -> frozenset[str]:
        return frozenset().union(*(piece.slots() for piece in self.pieces))


@frozen
class Scope:
    """A piece that agrees in number only within itself: "draws {{ two cards }}"."""

    piece: Node

    def read(self, reader: Reader, state: State) -> list[State]:
        place, number, slots = state
        return [(end, number, after) for end, _, after in self.piece.read(reader, (place, "", slots))]

    def say(self, sayer: Sayer, slots: Mapping[str, Any], number: str) -> Iterator[Said]:
        for words, _ in self.piece.say(sayer, slots, ""):
            yield words, number

    def slots(self) -> frozenset[str]:
        return self.piece.slots()
