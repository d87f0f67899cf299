"""The notation of values in tables: characteristics, details of an announcement, the stack, a rule.

A characteristic is compared as a text in one normal form, so that what is
expected and what is found are shown alike.

Rules for this file: a table that can't be read raises `ScriptError` saying what
was found and what may stand there; nothing is guessed.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from attrs import evolve, frozen

from conformance.card_text import canonical
from conformance.driver import Details, ScriptError, StackEntry, Values
from steps.vocabulary import Table

NONE: Final = "none"
COLORS: Final = ("white", "blue", "black", "red", "green")
EVERY_CREATURE_TYPE: Final = "every creature type"
_SUPERTYPES: Final = ("Basic", "Legendary", "Snow", "World")

# --- characteristics (109.3) -----------------------------------------------------------------


def _mana(text: str) -> str:
    return _form(text, r"(\{[^{}\s]+\})+", "mana symbols in braces such as {2}{U}")


def _number(text: str) -> str:
    return _form(text, r"-?\d+", "a whole number")


def _size(text: str) -> str:
    return _form(text, r"-?\d+/-?\d+", "power and toughness such as 2/2")


def _form(text: str, pattern: str, expected: str) -> str:
    if not re.fullmatch(pattern, text):
        raise ScriptError(f"found '{text}' in the table; expected {expected}, or none where there is nothing")
    return text


def colors(words: Iterable[str], nothing: str = "colorless") -> str:
    """Colour words in their order (105.1), joined by "and"."""
    return " and ".join(sorted(set(words), key=COLORS.index)) or nothing


def _colors(text: str, nothing: str = "colorless") -> str:
    words = [] if text == nothing else re.split(r", and | and |, ", text)
    if unknown := [word for word in words if word not in COLORS]:
        raise ScriptError(f"found the color '{unknown[0]}'; expected {', '.join(COLORS)} joined by and, or {nothing}")
    return colors(words, nothing)


def type_line(supertypes: Iterable[str], types: Iterable[str], subtypes: str) -> str:
    """A type line (205.1) in one order: supertypes, card types and subtypes, each by the alphabet."""
    left = [*sorted(map(_capital, supertypes)), *sorted(map(_capital, types))]
    right = sorted(subtypes.replace(EVERY_CREATURE_TYPE, "").split())
    if EVERY_CREATURE_TYPE in subtypes:
        right.append(EVERY_CREATURE_TYPE)
    return " ".join([*left, "-", *right] if right else left) or NONE


def _types(text: str) -> str:
    left, _, right = text.partition(" - ")
    words = [_capital(word) for word in left.split()]
    supertypes = [word for word in words if word in _SUPERTYPES]
    return type_line(supertypes, [word for word in words if word not in _SUPERTYPES], right)


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def _said(text: str) -> str:
    """An ability that an engine says, by meaning if it can be read; otherwise it is shown as it is said."""
    try:
        return canonical(text)
    except ScriptError:
        return text


def abilities(values: Values) -> list[str]:
    """The abilities in the wording in which two are the same exactly if they mean the same."""
    return [_said(text) for text in values.abilities]


def _joined(texts: Iterable[str]) -> str:
    return "; ".join(sorted(texts)) or NONE


def _found_size(values: Values) -> str:
    absent = values.power is None and values.toughness is None
    return NONE if absent else f"{values.power}/{values.toughness}"


def _found_types(values: Values) -> str:
    return type_line(values.supertypes, values.types, " ".join(values.subtypes))


@frozen
class Characteristic:
    """How one characteristic is read from a cell, and how it is found in values; both give the same form."""

    read: Callable[[str], str]
    find: Callable[[Values], str]


CHARACTERISTICS: Final = {
    "name": Characteristic(str, lambda values: values.name or NONE),
    "mana cost": Characteristic(_mana, lambda values: values.mana_cost or NONE),
    "mana value": Characteristic(_number, lambda values: str(values.mana_value)),
    "color": Characteristic(_colors, lambda values: colors(values.colors)),
    "color indicator": Characteristic(lambda text: _colors(text, NONE), lambda v: colors(v.color_indicator, NONE)),
    "types": Characteristic(_types, _found_types),
    "size": Characteristic(_size, _found_size),
    "loyalty": Characteristic(_number, lambda values: NONE if values.loyalty is None else str(values.loyalty)),
    "symbol": Characteristic(str, lambda values: values.symbol or NONE),
    "abilities": Characteristic(canonical, lambda values: _joined(abilities(values))),
}


def characteristics(table: Table) -> dict[str, str]:
    """What a table says: characteristic -> its value in normal form. Abilities have a row each."""
    said: dict[str, list[str]] = {}
    for name, cell in rows(table, "a characteristic and its value"):
        if name not in CHARACTERISTICS:
            raise ScriptError(unknown("characteristic", name, CHARACTERISTICS))
        if not cell:
            raise ScriptError(f"found an empty value of '{name}'; expected a value, or none where there is nothing")
        if name in said and name != "abilities":
            raise ScriptError(f"found '{name}' twice in the table; expected it once")
        said.setdefault(name, []).append(NONE if cell == NONE else CHARACTERISTICS[name].read(cell))
    return {name: _joined(cells) for name, cells in said.items()}


def found(values: Values, names: Iterable[str] = CHARACTERISTICS) -> dict[str, str]:
    """These characteristics of the values, in normal form."""
    return {name: CHARACTERISTICS[name].find(values) for name in names}


# --- what a player announces (601.2b-d, 602.2b) ----------------------------------------------


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(_number(part)) for part in re.split(r", and | and |, ", text))


def _yes(text: str) -> bool:
    return _form(text, "yes|no", "yes or no") == "yes"


def _labels(text: str, expected: str = 'labels in double quotes, such as "Runeclaw Bear"') -> tuple[str, ...]:
    labels = tuple(re.findall(r'"([^"]+)"', text))
    return labels if labels else _refuse(text, expected)


def _refuse(text: str, expected: str) -> tuple[str, ...]:
    raise ScriptError(f"found '{text}' in the table; expected {expected}")


_DETAILS: Final[dict[str, tuple[str, Callable[[str], object]]]] = {
    "X": ("x", lambda text: int(_number(text))),
    "mode": ("mode", _numbers),
    "kicked": ("kicked", _yes),
    "alternative": ("alternative", str),
    "paid with": ("paid_with", _labels),
    "division": ("division", _numbers),
}


def details(
    table: Table, targets: Sequence[str] = (), face_down: bool = False, besides: tuple[str, ...] = ()
) -> Details:
    """What is announced: the targets of the step's text and the rows of its table, which may have others `besides`."""
    announced = Details(targets=tuple(targets), face_down=face_down)
    for name, cell in rows(table, "a detail and its value"):
        if name not in _DETAILS:
            raise ScriptError(unknown("detail", name, (*_DETAILS, *besides)))
        field, read = _DETAILS[name]
        announced = evolve(announced, **{field: read(cell)})
    return announced


def defenders(table: Table, attackers: Sequence[str]) -> tuple[str, ...]:
    """Whom each attacker attacks (508.1b), a row for each of them; in a game of two players no row is needed."""
    said: dict[str, str] = {}
    for cell, player in rows(table, "an attacker and the player whom it attacks"):
        labels = _labels(cell, 'an attacker in double quotes, such as | "Runeclaw Bear" | Bob |')
        for label in labels:
            if label not in attackers:
                raise ScriptError(unknown("attacker", label, attackers))
            if label in said:
                raise ScriptError(f"found the attacker '{label}' twice in the table; expected it once")
            said[label] = player
    missing = [label for label in attackers if label not in said]
    if said and missing:
        raise ScriptError(f"found no row for the attacker '{missing[0]}'; expected one for each attacker")
    return tuple(said[label] for label in attackers) if said else ()


def rule(table: Table) -> tuple[str | None, Table]:
    """The number in the row of the rule that forbids, if there is one, and the other rows."""
    rest = [row for row in table if row[0] != "rule"]
    numbers = [cell for name, cell in rows(table, "a detail and its value, or | rule | 602.5b |") if name == "rule"]
    if len(numbers) > 1:
        raise ScriptError("found 'rule' twice in the table; expected it once")
    expected = "the number of a rule such as 602.5b"
    return (_form(numbers[0], r"\d{3}(\.\d+[a-z]?)?", expected) if numbers else None), rest


# --- the stack -------------------------------------------------------------------------------


def on_stack(entry: StackEntry) -> str:
    """An object on the stack as a scenario calls it: a spell by its label, an ability by that of its source."""
    return f'ability of "{entry.source}"' if entry.source else f'"{entry.label}"'


# --- tables ----------------------------------------------------------------------------------


def rows(table: Table, expected: str) -> list[tuple[str, str]]:
    """The table as pairs."""
    for row in table:
        if len(row) != 2:
            raise ScriptError(f"found a table row of {len(row)} cells, {' | '.join(row)}; expected two: {expected}")
    return [(row[0], row[1]) for row in table]


def unknown(what: str, name: str, possible: Iterable[str]) -> str:
    """The message about a name that isn't one of the possible ones."""
    names = list(possible)
    near = difflib.get_close_matches(name, names, n=1)
    hint = f"; did you mean '{near[0]}'?" if near else ""
    return f"found the {what} '{name}'; expected one of: {', '.join(names)}{hint}"


def counted(mana: str) -> list[str]:
    """Mana as single symbols in one order: {2}{U} is {C}, {C}, {U} in a pool (106.4)."""
    symbols = re.findall(r"\{([^{}]+)\}", mana)
    return sorted(one for symbol in symbols for one in (["C"] * int(symbol) if symbol.isdigit() else [symbol]))
