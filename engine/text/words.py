"""Words that name characteristics: colors, card types, supertypes, subtypes (105, 205).

A text-changing effect (612) replaces colour words and land types wherever they
stand in a rules text.  So such a word is a value of its own class in every
ability, never a bare string, and a text change is one recursive replacement.

Rules for this file: a word is equal to another exactly if class and name are.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen


@frozen(cache_hash=True)
class Color:
    """A colour word (105.1): white, blue, black, red or green."""

    name: str


@frozen(cache_hash=True)
class CardType:
    """A card type (205.2), in lower case: artifact, creature, enchantment, instant, ..."""

    name: str


@frozen(cache_hash=True)
class Supertype:
    """A supertype (205.4), in lower case: basic, legendary, snow, world."""

    name: str


@frozen(cache_hash=True)
class Subtype:
    """A subtype (205.3), capitalised as printed: Bear, Construct, Island, Aura."""

    name: str


Word = Color | CardType | Supertype | Subtype

WHITE: Final = Color("white")
BLUE: Final = Color("blue")
BLACK: Final = Color("black")
RED: Final = Color("red")
GREEN: Final = Color("green")

COLORS: Final = {"W": WHITE, "U": BLUE, "B": BLACK, "R": RED, "G": GREEN}
"""The colour of each coloured mana symbol (105.2, 107.4), in the order of 105.1."""

CARD_TYPES: Final = {
    name: CardType(name)
    for name in ("artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery")
}
SUPERTYPES: Final = {name: Supertype(name) for name in ("basic", "legendary", "snow", "world")}

PERMANENT_TYPES: Final = frozenset(
    CARD_TYPES[name] for name in ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
)
"""Card types whose spells become permanents (110.4)."""

ARTIFACT: Final = CARD_TYPES["artifact"]
CREATURE: Final = CARD_TYPES["creature"]
ENCHANTMENT: Final = CARD_TYPES["enchantment"]
INSTANT: Final = CARD_TYPES["instant"]
LAND: Final = CARD_TYPES["land"]
PLANESWALKER: Final = CARD_TYPES["planeswalker"]
SORCERY: Final = CARD_TYPES["sorcery"]
BASIC: Final = SUPERTYPES["basic"]
LEGENDARY: Final = SUPERTYPES["legendary"]

BASIC_LAND_TYPES: Final = {
    Subtype("Plains"): "{W}",
    Subtype("Island"): "{U}",
    Subtype("Swamp"): "{B}",
    Subtype("Mountain"): "{R}",
    Subtype("Forest"): "{G}",
}
"""Basic land types (205.3i) and the mana that a land of the type can be tapped for (305.6)."""
