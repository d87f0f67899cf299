"""Other values than those that a scenario expects: of the same kind, and never the same value said otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Final

from steps.notation import COLORS, NONE


def another(value: str, *possible: str) -> str:
    """The first of the possible values that isn't this one."""
    return next(one for one in possible if one.casefold() != value.casefold())


def sizes(size: str) -> Iterator[str]:
    """Another power, another toughness."""
    if size == NONE:
        yield "0/0"
        return
    power, toughness = map(int, size.split("/"))
    yield f"{power + 1}/{toughness}"
    yield f"{power}/{toughness + 1}"
    if power != toughness:
        yield f"{toughness}/{power}"


def numbers(number: str) -> Iterator[str]:
    """One more, and one less."""
    if number == NONE:
        yield "0"
        return
    yield str(int(number) + 1)
    if int(number) > 0:
        yield str(int(number) - 1)


def names(name: str) -> Iterator[str]:
    """Another name, and no name."""
    yield another(name, "Storm Crow", "Hill Giant")
    if name != NONE:
        yield NONE


def mana_costs(cost: str) -> Iterator[str]:
    """A mana more, and none at all."""
    yield "{0}" if cost == NONE else cost + "{W}"
    if cost != NONE:
        yield NONE


def color_words(nothing: str) -> Callable[[str], Iterator[str]]:
    """A colour more, another colour, a colour less."""

    def flip(cell: str) -> Iterator[str]:
        there = [] if cell in (nothing, NONE) else re.split(r", and | and |, ", cell)
        missing = [color for color in COLORS if color not in there]
        if missing:
            yield " and ".join([*there, missing[0]])
        if there:
            yield " and ".join(there[1:]) or nothing
        if there and missing:
            yield " and ".join([*there[1:], missing[0]])

    return flip


def type_lines(line: str) -> Iterator[str]:
    """Without the first and without the last word, a type more, a subtype more."""
    if line == NONE:
        yield "Artifact"
        return
    left, dash, right = line.partition(" - ")
    card_type = another("", *(word for word in ("Artifact", "Enchantment", "Land") if word not in left.split()))
    yield f"{left} {card_type}{dash}{right}"
    if " " in left:
        yield f"{left.partition(' ')[2]}{dash}{right}"
    if dash:
        yield left
        if "every creature type" not in right:
            yield f"{line} {another('', *(word for word in ('Goblin', 'Orc') if word not in right.split()))}"
        if " " in right and "every creature type" not in right:
            yield f"{left} - {right.rpartition(' ')[0]}"
    else:
        yield f"{line} - Goblin"


CELLS: Final[dict[str, Callable[[str], Iterator[str]]]] = {
    "name": names,
    "mana cost": mana_costs,
    "mana value": numbers,
    "color": color_words("colorless"),
    "color indicator": color_words(NONE),
    "types": type_lines,
    "size": sizes,
    "loyalty": numbers,
    "symbol": names,
}
"""What else a cell could say, by the characteristic of its row; abilities are said by several rows together."""
