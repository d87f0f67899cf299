"""The abilities of an object, sorted by kind, keywords expanded (113.3, 702).

Rules for this file: sorting depends on nothing but the abilities, so it is done
once for each different tuple of them.
"""

from __future__ import annotations

from functools import cache

from attrs import frozen

from engine.text.abilities import (
    Ability,
    Activated,
    AddMana,
    CastRule,
    Cost,
    Defines,
    Entering,
    Keyword,
    Labelled,
    Modal,
    Spell,
    Static,
    Triggered,
)
from engine.text.keywords import expand
from engine.text.words import BASIC_LAND_TYPES, Subtype


@frozen
class Sorted:
    """Abilities by kind; what a keyword means stands beside the keyword itself."""

    keywords: tuple[Keyword, ...]
    triggered: tuple[Triggered, ...]
    activated: tuple[Activated, ...]
    static: tuple[Static, ...]
    entering: tuple[Entering, ...]
    defining: tuple[Defines, ...]
    casting: tuple[CastRule, ...]
    spell: tuple[Spell | Modal, ...]
    names: frozenset[str]
    """The names of the keywords."""

    def keyword(self, name: str) -> Keyword | None:
        """The first keyword of that name."""
        return next((keyword for keyword in self.keywords if keyword.name == name), None)


@cache
def sort(abilities: tuple[Ability, ...]) -> Sorted:
    """The abilities by kind."""
    flat: list[Ability] = []
    for ability in abilities:
        _unfold(ability, flat)

    def of(kind: type) -> tuple:  # type: ignore[type-arg]
        return tuple(ability for ability in flat if isinstance(ability, kind))

    keywords = of(Keyword)
    return Sorted(
        keywords,
        of(Triggered),
        of(Activated),
        of(Static),
        of(Entering),
        of(Defines),
        of(CastRule),
        tuple(ability for ability in flat if isinstance(ability, Spell | Modal)),
        frozenset(keyword.name for keyword in keywords),
    )


def _unfold(ability: Ability, into: list[Ability]) -> None:
    if isinstance(ability, Labelled):
        _unfold(ability.ability, into)
        return
    into.append(ability)
    if isinstance(ability, Keyword):
        into.extend(expand(ability))


@cache
def intrinsic(subtypes: tuple[Subtype, ...]) -> tuple[Activated, ...]:
    """The mana abilities that basic land types give a land (305.6)."""
    return tuple(
        Activated((Cost("tap"),), (AddMana(BASIC_LAND_TYPES[word]),)) for word in subtypes if word in BASIC_LAND_TYPES
    )


def is_mana_ability(ability: Activated) -> bool:
    """Whether it is a mana ability: it could add mana and doesn't target (605.1a)."""
    return isinstance(ability.effects, tuple) and any(isinstance(effect, AddMana) for effect in ability.effects)
