"""Characteristics of an object (109.3), as one frozen value.

Printed, copiable and current values are three separate values of this one type.

Rules for this file: colour is not stored where it follows from mana cost or
colour indicator (105.2, 707.2a): `color` is None unless an effect or exception
set it.  "Every creature type" is a mark, not three hundred words.
"""

from __future__ import annotations

from typing import TypeVar

from attrs import evolve, frozen

from engine.mechanism.mana import colors_of, mana_value
from engine.text.abilities import Ability, Keyword, SetTypes
from engine.text.lexicon import CREATURE_TYPES, SUBTYPES_OF
from engine.text.words import ARTIFACT, CREATURE, CardType, Color, Subtype, Supertype, Word


@frozen
class Characteristics:
    """Name, mana cost, colour, type line, rules text (as abilities), power, toughness, loyalty (109.3)."""

    name: str = ""
    mana_cost: str = ""
    color_indicator: frozenset[Color] = frozenset()
    color: frozenset[Color] | None = None
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    every_creature_type: bool = False
    abilities: tuple[Ability, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    symbol: str = ""
    flip: Characteristics | None = None
    """The alternative values of a flip card (710.1b); they are copied along (710.2)."""

    @property
    def colors(self) -> frozenset[Color]:
        """The colours: as set, or as mana cost and colour indicator make them (105.2, 202.2, 204)."""
        if self.color is not None:
            return self.color
        return colors_of(self.mana_cost) | self.color_indicator

    @property
    def mana_value(self) -> int:
        """The mana value, X being 0 (202.3e); on the stack the spell's X counts, see `mana.mana_value`."""
        return mana_value(self.mana_cost)

    def of_size(self, power: int | None, toughness: int | None) -> Characteristics:
        """The same with another power and toughness: by far the most frequent change, so without `evolve`."""
        return Characteristics(
            self.name,
            self.mana_cost,
            self.color_indicator,
            self.color,
            self.supertypes,
            self.types,
            self.subtypes,
            self.every_creature_type,
            self.abilities,
            power,
            toughness,
            self.loyalty,
            self.symbol,
            self.flip,
        )

    def has(self, word: Word) -> bool:
        """Whether it has this colour, card type, supertype or subtype."""
        match word:
            case Color():
                return word in self.colors
            case CardType():
                return word in self.types
            case Supertype():
                return word in self.supertypes
        return word in self.subtypes or (self.every_creature_type and word.name in CREATURE_TYPES)

    @property
    def creature_types(self) -> tuple[Subtype, ...]:
        """Those of its subtypes that are creature types (205.3m)."""
        return tuple(word for word in self.subtypes if word.name in CREATURE_TYPES)


W = TypeVar("W", CardType, Subtype, Supertype)

BLANK = Characteristics()


def adding(values: Characteristics, words: tuple[Word, ...]) -> Characteristics:
    """The values with these types in addition to the others (205.1b)."""
    return evolve(
        values,
        supertypes=_joined(values.supertypes, [w for w in words if isinstance(w, Supertype)]),
        types=_joined(values.types, [w for w in words if isinstance(w, CardType)]),
        subtypes=_joined(values.subtypes, [w for w in words if isinstance(w, Subtype)]),
    )


def removing(values: Characteristics, words: tuple[Word, ...]) -> Characteristics:
    """The values without these types."""
    left = evolve(
        values,
        supertypes=tuple(w for w in values.supertypes if w not in words),
        subtypes=tuple(w for w in values.subtypes if w not in words),
    )
    return _of_types(left, tuple(w for w in values.types if w not in words))


def _of_types(values: Characteristics, types: tuple[CardType, ...]) -> Characteristics:
    """The values with these card types; with others go the subtypes that belong to none of these (205.1a)."""
    there = {name for word in types for name in SUBTYPES_OF[word.name]}
    gone = {name for word in values.types for name in SUBTYPES_OF[word.name]} - there
    return evolve(
        values,
        types=types,
        subtypes=tuple(word for word in values.subtypes if word.name not in gone),
        every_creature_type=values.every_creature_type and CREATURE in types,
    )


def _joined(old: tuple[W, ...], new: list[W]) -> tuple[W, ...]:
    return old + tuple(word for word in new if word not in old)


def set_types(values: Characteristics, change: SetTypes) -> Characteristics:
    """The values with their types set (205.1a), or added to (205.1b), once choices are filled in.

    Subtypes that are set replace those of the same set: creature types, land types and so on.
    """
    named = tuple(word for word in change.subtypes if isinstance(word, Subtype))
    if change.keep:
        if change.subtypes and {ARTIFACT, CREATURE} <= set(change.types):
            values = removing(values, values.creature_types)  # 205.1b: "a Bird artifact creature"
        added = adding(values, (*change.types, *named))
        return evolve(added, every_creature_type=values.every_creature_type or change.all_creature_types)
    values = _of_types(values, change.types or values.types)
    if not change.subtypes and not change.all_creature_types:
        return values
    replaced = [one for one in SUBTYPES_OF.values() if not one.isdisjoint(word.name for word in named)]
    if change.all_creature_types:
        replaced.append(CREATURE_TYPES)
    kept = tuple(word for word in values.subtypes if not any(word.name in one for one in replaced))
    every = change.all_creature_types or (values.every_creature_type and CREATURE_TYPES not in replaced)
    return evolve(values, subtypes=kept + named, every_creature_type=every)


def losing(values: Characteristics, keyword: str) -> Characteristics:
    """The values without the keyword, or without any ability."""
    if not keyword:
        return evolve(values, abilities=())
    kept = tuple(
        ability for ability in values.abilities if not (isinstance(ability, Keyword) and ability.name == keyword)
    )
    return evolve(values, abilities=kept)
