"""Mana: costs as symbols in braces, pools, and the ways to pay the one from the other (106, 107.4, 202).

Rules for this file: a cost is the string of its symbols, "{2}{W/U}"; a pool
counts the symbols W, U, B, R, G and C.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache

from attrs import frozen

from engine.mechanism.errors import Unknown
from engine.text.words import COLORS, Color

SYMBOL = re.compile(r"\{([^{}]+)\}")
ORDER = "WUBRGC"


@cache
def symbols(cost: str) -> tuple[str, ...]:
    """The symbols of a cost, without their braces."""
    return tuple(SYMBOL.findall(cost))


@cache
def colors_of(cost: str) -> frozenset[Color]:
    """The colours of the mana symbols in a cost (105.2, 202.2)."""
    return frozenset(COLORS[part] for symbol in symbols(cost) for part in symbol.split("/") if part in COLORS)


@cache
def mana_value(cost: str, x: int = 0) -> int:
    """The mana value of a cost, X being what it is (202.3)."""
    return sum(_value(symbol, x) for symbol in symbols(cost))


def _value(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    if symbol.isdecimal():
        return int(symbol)
    head = symbol.split("/")[0]
    return int(head) if head.isdecimal() else 1  # 202.3f: the largest component of a hybrid symbol


def cheaper(cost: str, less: str) -> str:
    """A cost reduced by mana: by generic mana in its generic part alone, by other mana first in what is of its type."""
    rest = list(symbols(cost))
    off = 0
    for symbol in symbols(less):
        kind = symbol.removesuffix("/P")  # 118.7f: one mana of its color
        if kind.isdecimal():
            off += int(kind)  # 118.7a
        elif kind in rest:
            rest.remove(kind)
        elif any(kind in part.split("/") for part in rest):
            raise Unknown(f"{cost} can't be reduced by {less}: how its hybrid symbols are paid is chosen later")
        else:
            off += 1  # 118.7b-d
    left = []
    for symbol in rest:
        if symbol.isdecimal() and off:
            kept = max(int(symbol) - off, 0)
            off -= int(symbol) - kept
            symbol = str(kept)
        left.append(f"{{{symbol}}}" if symbol != "0" else "")
    return "".join(left)


def pool_of(text: str) -> Counter[str]:
    """Mana as a pool holds it: a number is that much colourless mana."""
    pool: Counter[str] = Counter()
    for symbol in symbols(text):
        if symbol.isdecimal():
            if len(symbol) > 4:
                raise ValueError(f"{{{symbol}}} is more mana than anybody ever had")
            pool["C"] += int(symbol)
        elif symbol in ORDER:
            pool[symbol] += 1
        else:
            raise ValueError(f"no kind of mana: {{{symbol}}}")
    return pool


def written(pool: Counter[str]) -> str:
    """A pool as symbols in braces, in the order of 105.1."""
    return "".join(f"{{{symbol}}}" * pool[symbol] for symbol in ORDER)


TOO_MANY = 200
"""More ways to pay than a scenario can want to choose among."""


@frozen
class Payment:
    """One way to pay a mana cost: mana of the pool, and life for Phyrexian symbols (107.4f)."""

    mana: tuple[str, ...]
    life: int = 0

    @property
    def name(self) -> str:
        """How a player says it."""
        mana = "".join(f"{{{symbol}}}" for symbol in self.mana)
        return f"{mana} and {self.life} life" if self.life else mana


def payments(cost: str, x: int, pool: Counter[str], life: int) -> list[Payment]:
    """Every different way to pay the cost from the pool and up to that much life, X being what it is."""
    generic, ways = 0, [(Counter[str](), 0, 0)]
    for symbol in symbols(cost):
        if symbol.isdecimal() or symbol == "X":
            generic += _value(symbol, x)
        else:
            ways = [
                (spent + mana, paid + more, extra + wide)
                for spent, paid, extra in ways
                for mana, more, wide in _options(symbol)
            ]
    found = set[Payment]()
    for spent, paid, extra in ways:
        if paid > life or spent - pool:
            continue
        for part in _selections(pool - spent, generic + extra):
            whole = sorted([*spent.elements(), *part], key=ORDER.index)
            found.add(Payment(tuple(whole), paid))
            if len(found) > TOO_MANY:
                raise Unknown(f"there are more than {TOO_MANY} ways to pay {cost}; give only the mana that is meant")
    return sorted(found, key=lambda payment: (payment.life, [ORDER.index(symbol) for symbol in payment.mana]))


def _selections(rest: Counter[str], n: int, kinds: str = ORDER) -> Iterator[tuple[str, ...]]:
    """Every different way to take n mana from what is left."""
    if not kinds:
        yield ()  # of the last kind all that was missing has been taken
        return
    kind, others = kinds[0], kinds[1:]
    least = max(n - sum(rest[other] for other in others), 0)
    for count in range(least, min(rest[kind], n) + 1):
        for part in _selections(rest, n - count, others):
            yield (kind,) * count + part


def _options(symbol: str) -> Iterator[tuple[Counter[str], int, int]]:
    """Ways to pay one symbol: the mana, the life, and the generic mana (107.4)."""
    for part in symbol.split("/"):
        if part == "P":
            yield Counter(), 2, 0
        elif part.isdecimal():
            yield Counter(), 0, int(part)
        else:
            yield Counter({part: 1}), 0, 0
