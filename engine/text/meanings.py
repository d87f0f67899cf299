"""What a template means: an expression that builds a value from the slots, and takes one apart again.

A meaning stands right of the arrow of a template and is written like a call:

    Continuous(who, changes=(SetSize(power, toughness),), until)

A bare name is a slot; it fills the field of the same name, or the field it is given
to.  A constant without a name fills the next field in order.  `*slot` in a tuple puts
the slot's values side by side; `joined(slot)` and `chained(slot)` do so with a slot of
tuples.  `Filter(*a, *b)` merges the `Part`s of several words into one description.

Rules for this file: every meaning works in both directions, `build` for reading and
`match` for saying; a field that a meaning doesn't name has its default.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise
from typing import Any, Protocol

from attrs import frozen

from engine.text.values import NOTHING, fields_of, word_rank

Slots = Mapping[str, Any]


class Clash(Exception):
    """The words of a description contradict each other, so this is no reading."""


class Meaning(Protocol):
    """One expression."""

    def build(self, slots: Slots) -> Any:
        """The value for these slots; NOTHING if it rests on an optional slot that is empty."""

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        """Every way to fill the slots so that `build` gives the value."""

    def slots(self) -> frozenset[str]:
        """The slots that are used."""


def _matches(meaning: Meaning, value: Any, bound: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The ways to take a value apart that don't contradict the slots filled so far, each together with these."""
    for found in meaning.match(value):
        if all(bound.get(name, new) == new for name, new in found.items()):
            yield {**bound, **found}


@frozen
class Constant:
    """Always the same value."""

    value: Any

    def build(self, slots: Slots) -> Any:
        return self.value

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        if type(value) is type(self.value) and value == self.value:
            yield {}

    def slots(self) -> frozenset[str]:
        return frozenset()


@frozen
class Use:
    """The value of a slot."""

    name: str

    def build(self, slots: Slots) -> Any:
        return slots.get(self.name, NOTHING)

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        yield {self.name: value}

    def slots(self) -> frozenset[str]:
        return frozenset({self.name})


@frozen
class Flat:
    """The values of a slot that holds a list of tuples, side by side.

    Taken apart, the longest pieces are tried first (`joined`) or the shortest (`chained`).
    """

    name: str
    longest_first: bool

    def build(self, slots: Slots) -> Any:
        return tuple(value for piece in slots.get(self.name, ()) for value in piece)

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        if not isinstance(value, tuple):
            return
        counts = range(len(value)) if self.longest_first else range(len(value) - 1, -1, -1)
        for count in counts:
            for cuts in combinations(range(1, len(value)), count):
                edges = (0, *cuts, len(value))
                yield {self.name: tuple(value[a:b] for a, b in pairwise(edges))}

    def slots(self) -> frozenset[str]:
        return frozenset({self.name})


@frozen
class Row:
    """A tuple. An item that is starred contributes all its values; an optional slot that is empty contributes none."""

    items: tuple[tuple[bool, Meaning], ...]

    def build(self, slots: Slots) -> Any:
        values: list[Any] = []
        for starred, item in self.items:
            value = item.build(slots)
            if value is NOTHING:
                continue
            values.extend(value if starred else (value,))
        return tuple(values)

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        if isinstance(value, tuple):
            yield from self._match(value, 0, {})

    def _match(self, rest: tuple[Any, ...], place: int, bound: dict[str, Any]) -> Iterator[dict[str, Any]]:
        if place == len(self.items):
            if not rest:
                yield bound
            return
        starred, item = self.items[place]
        if starred:
            for size in range(len(rest) + 1):
                if not size and isinstance(item, Use | Flat):
                    yield from self._match(rest, place + 1, bound)
                    continue
                for both in _matches(item, rest[:size], bound):
                    yield from self._match(rest[size:], place + 1, both)
            return
        if rest:
            for both in _matches(item, rest[0], bound):
                yield from self._match(rest[1:], place + 1, both)
        if isinstance(item, Use):
            yield from self._match(rest, place + 1, bound)

    def slots(self) -> frozenset[str]:
        return frozenset().union(*(item.slots() for _, item in self.items))


@frozen
class Make:
    """A value of a class, its fields given by other meanings."""

    kind: type
    given: tuple[tuple[str, Meaning], ...]

    def build(self, slots: Slots) -> Any:
        built = {name: each.build(slots) for name, each in self.given}
        return self.kind(**{name: value for name, value in built.items() if value is not NOTHING})

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        if type(value) is self.kind:
            given = dict(self.given)
            if all(name in given or getattr(value, name) == default for name, default in fields_of(self.kind)):
                yield from self._match(value, self.given, {})

    def _match(
        self, value: Any, rest: tuple[tuple[str, Meaning], ...], bound: dict[str, Any]
    ) -> Iterator[dict[str, Any]]:
        if not rest:
            yield bound
            return
        (name, item), *more = rest
        part = getattr(value, name)
        if isinstance(item, Use) and part == dict(fields_of(self.kind))[name] and item.name not in bound:
            yield from self._match(value, tuple(more), bound)
        for both in _matches(item, part, bound):
            yield from self._match(value, tuple(more), both)

    def slots(self) -> frozenset[str]:
        return frozenset().union(*(item.slots() for _, item in self.given))


@frozen
class Part:
    """Some fields of a description: what one word of "nontoken red creatures you control" contributes."""

    facts: tuple[tuple[str, Any], ...]


@frozen
class MakePart:
    """A `Part`, its fields given by other meanings."""

    given: tuple[tuple[str, Meaning], ...]

    def build(self, slots: Slots) -> Any:
        return Part(tuple((name, item.build(slots)) for name, item in self.given))

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        """Only what `candidates` has found, so the fields are those of this part."""
        facts = dict(value.facts)
        bindings: list[dict[str, Any]] = [{}]
        for name, item in self.given:
            bindings = [both for old in bindings for both in _matches(item, facts[name], old)]
        yield from bindings

    def candidates(self, facts: dict[str, Any]) -> Iterator[tuple[Part, dict[str, Any]]]:
        """Each part of the facts that has the fields of this one, with what is left of them."""
        if not all(name in facts for name, _ in self.given):
            return
        choices: list[tuple[tuple[str, Any], ...]] = [()]
        for name, item in self.given:
            whole = facts[name]
            single = isinstance(whole, tuple) and isinstance(item, Row) and len(item.items) == 1
            options = [(each,) for each in whole] if single else [whole]
            choices = [(*before, (name, option)) for before in choices for option in options]
        for chosen in choices:
            left = dict(facts)
            for name, option in chosen:
                rest = tuple(each for each in left[name] if each not in option) if isinstance(option, tuple) else ()
                if rest:
                    left[name] = rest
                else:
                    del left[name]
            yield Part(chosen), left

    def slots(self) -> frozenset[str]:
        return frozenset().union(*(item.slots() for _, item in self.given))


@frozen
class Merge:
    """A description made of the parts in several slots. In taking it apart, the slots are served in this order."""

    kind: type
    names: tuple[str, ...]

    def build(self, slots: Slots) -> Any:
        facts: dict[str, Any] = {}
        for name in self.names:
            held = slots.get(name, ())
            for part in held if isinstance(held, tuple) else (held,):
                for field, value in part.facts:
                    if isinstance(value, tuple) and field != "either":
                        facts[field] = (*facts.get(field, ()), *value)
                    elif field in facts:
                        raise Clash
                    else:
                        facts[field] = value
        for field, value in facts.items():
            if isinstance(value, tuple):
                facts[field] = tuple(sorted(set(value), key=word_rank))
                if len(facts[field]) != len(value):
                    raise Clash
        return self.kind(**facts)

    def match(self, value: Any) -> Iterator[dict[str, Any]]:
        """Not here: which word says which part is for the sayer to find out."""
        raise ValueError(f"a {self.kind.__name__} is taken apart by its facts, here: {value}")

    def facts(self, value: Any) -> dict[str, Any] | None:
        """The fields of a description that say something."""
        if type(value) is not self.kind:
            return None
        return {name: getattr(value, name) for name, default in fields_of(self.kind) if getattr(value, name) != default}

    def slots(self) -> frozenset[str]:
        return frozenset(self.names)
