"""Cards from their data: name, mana cost, type line, text, size (200 to 209).

Rules for this file: a card is what is printed on it; its text is read here, once.
"""

from __future__ import annotations

from attrs import evolve, frozen

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.errors import Unknown
from engine.mechanism.objects import Card
from engine.mechanism.playable import check
from engine.text.reader import read_abilities
from engine.text.words import CARD_TYPES, COLORS, SUPERTYPES, CardType, Color, Subtype, Supertype

COLOR_NAMES: dict[str, Color] = {color.name: color for color in COLORS.values()}


@frozen
class Face:
    """One face or half of a card, as data."""

    name: str
    mana_cost: str
    type_line: str
    text: str = ""
    size: str = ""
    loyalty: str = ""
    color_indicator: tuple[str, ...] = ()
    symbol: str = ""


def printed(face: Face) -> Characteristics:
    """The printed values of a face, its text read as abilities."""
    supertypes, types, subtypes = type_line(face.type_line)
    kind = "spell" if {"instant", "sorcery"} & {word.name for word in types} else "permanent"
    power, toughness = size(face.size)
    abilities = read_abilities(face.text, face.name, kind=kind)
    check(abilities, face.name)
    return Characteristics(
        name=face.name,
        mana_cost=face.mana_cost,
        color_indicator=frozenset(COLOR_NAMES[name] for name in face.color_indicator),
        supertypes=supertypes,
        types=types,
        subtypes=subtypes,
        abilities=abilities,
        power=power,
        toughness=toughness,
        loyalty=int(face.loyalty) if face.loyalty else None,
        symbol=face.symbol,
    )


def card(front: Face, flip: Face | None = None, back: Face | None = None) -> Card:
    """A card with its other half (710) or its back (712), if it has one."""
    values = printed(front)
    if flip is not None:
        values = evolve(values, flip=printed(flip))
    return Card(values, printed(back) if back is not None else None)


def type_line(line: str) -> tuple[tuple[Supertype, ...], tuple[CardType, ...], tuple[Subtype, ...]]:
    """Supertypes and card types before the dash, subtypes after it (205.1)."""
    before, _, after = line.replace("\u2014", "-").partition(" - ")
    supertypes, types = [], []
    for name in before.lower().split():
        if name in SUPERTYPES:
            supertypes.append(SUPERTYPES[name])
        elif name in CARD_TYPES:
            types.append(CARD_TYPES[name])
        else:
            raise Unknown(f'no supertype or card type "{name}" in the type line "{line}"')
    return tuple(supertypes), tuple(types), tuple(Subtype(name) for name in after.split())


def size(text: str) -> tuple[int | None, int | None]:
    """Power and toughness; a star is 0 until an ability defines it (208.2a)."""
    if not text:
        return None, None
    power, _, toughness = text.partition("/")
    return _number(power), _number(toughness)


def _number(text: str) -> int:
    return sum(int(part) for part in text.split("+") if part != "*")
