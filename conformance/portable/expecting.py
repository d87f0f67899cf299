"""What a step expects of an answer, said as data: the part of it that the step looks at, and no more.

A question may have several expectations.  Each is one of these:

    {"at": FIELD, "is": VALUE}           the field; lists in any order, but of targets and of the stack
    {"at": "abilities", "is": [TEXT], "means": [ABILITY]}    all abilities, by meaning
    {"at": "abilities", "has": TEXT, "means": ABILITY}       one of them; with "times", exactly so often
    {"at": "counters", "kind": KIND, "is": NUMBER}           counters of one kind, none if it isn't there
    {"at": ZONE, "length": NUMBER}       how many cards are in a player's zone
    {"as": CALL}                         the same as the answer to that call; with "except", but for these fields
    {"allowed": true}                    of `may`; with false perhaps "rule", the one that forbids it
    {"top": LABEL}                       of the stack: the uppermost has this label
    {"empty": true}                      of the stack: whether nothing is on it
    {"stack": [[OBJECT, PLAYER]]}        of the stack: from the top, as `"Clone"` or `ability of "Clone"`

The scenario has passed, so the answer is what it expects: a table says which
fields are looked at, and their values are the answer's.

Rules for this file: one entry for each pattern that asks something; a pattern
without an entry that asks something is an error.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from conformance.driver import CardText, ScriptError, StackEntry
from conformance.portable.recording import QUESTIONS, Call
from conformance.protocol.data import encode
from conformance.protocol.texts import card_data

Rows = Sequence[Sequence[str]]
Rule = Callable[[tuple[Any, ...], Rows, list[Call]], None]

FIELDS: Final = {
    "name": ("name",),
    "mana cost": ("mana_cost",),
    "mana value": ("mana_value",),
    "color": ("colors",),
    "color indicator": ("color_indicator",),
    "types": ("supertypes", "types", "subtypes"),
    "size": ("power", "toughness"),
    "loyalty": ("loyalty",),
    "symbol": ("symbol",),
    "abilities": ("abilities",),
}
"""The characteristics (109.3) by their names in tables, and the fields of `Values` that hold them."""


class UnknownPatternError(Exception):
    """A step that asks something, and nobody has said what it expects."""


def expect(pattern: str, arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    """Give the calls of a step that went well what is expected of their answers."""
    if rule := RULES.get(pattern):
        rule(arguments, rows, calls)
    elif asked := [call.method for call in calls if call.method in QUESTIONS]:
        raise UnknownPatternError(
            f"found the step pattern '{pattern}', which asks {', '.join(asked)}; "
            f"expected an entry in conformance/portable/expecting.py that says what it looks at"
        )


# --- characteristics -------------------------------------------------------------------------


def _fields(call: Call, names: Iterable[str]) -> None:
    for name in (field for each in names for field in FIELDS[each]):
        value = encode(getattr(call.answer, name))
        meaning = {"means": [ability(text) for text in value]} if name == "abilities" else {}
        call.expected.append({"at": name, "is": value} | meaning)


def ability(text: str) -> dict[str, Any]:
    """What the text of an ability means, as data; empty if it can't be read."""
    for type_line in ("Creature", "Sorcery"):
        try:
            (found,) = card_data(CardText("", "", type_line, text))["abilities"]
        except (ScriptError, ValueError):
            continue
        return dict(found)
    return {}


def _table(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    _fields(calls[-1], dict.fromkeys(name for name, _ in rows))


def _size(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    _fields(calls[-1], ["size"])


def _those_of(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    of, call = calls
    names = list(dict.fromkeys(name for name, _ in rows))
    left_out = [field for name in names for field in FIELDS[name]]
    call.expected.append({"as": of} | ({"except": left_out} if left_out else {}))
    _fields(call, names)


def _ability(times: Callable[[tuple[Any, ...]], int | None]) -> Rule:
    def rule(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
        text, exactly = arguments[1], times(arguments)
        expected = {"at": "abilities", "has": text, "means": ability(text)}
        calls[-1].expected.append(expected | ({} if exactly is None else {"times": exactly}))

    return rule


def unchanged(looks: list[Call], calls: list[Call]) -> None:
    """What was asked before the event and is asked again after it is the same."""
    for before, call in zip(looks, calls, strict=True):
        call.expected.append({"as": before})


# --- where and how things are ----------------------------------------------------------------


def _at(*names: str) -> Rule:
    def rule(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
        del calls[1:]  # a second field is asked for with the same question
        calls[0].expected += [{"at": name, "is": encode(getattr(calls[0].answer, name))} for name in names]

    return rule


def _status(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    name, value = arguments[1]
    calls[0].expected.append({"at": name, "is": value})


def _counters(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    _, number, kind = arguments
    calls[0].expected.append({"at": "counters", "kind": kind, "is": number})


def _no_counters(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    calls[0].expected.append({"at": "counters", "is": {}})


def _cards(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    _, number, zone = arguments
    calls[0].expected.append({"at": zone, "length": number})


# --- the stack, and what may be done ---------------------------------------------------------


def on_stack(entry: StackEntry) -> list[str]:
    """An object on the stack and its controller."""
    return [f'ability of "{entry.source}"' if entry.source else f'"{entry.label}"', entry.controller]


def _stack(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    calls[0].expected.append({"stack": [on_stack(entry) for entry in calls[0].answer]})


def _empty(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    calls[0].expected.append({"empty": True})


def _not_empty(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    calls[0].expected.append({"empty": False})


def _top(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    calls[0].expected.append({"top": arguments[0]})


def _all_of_it(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    calls[0].expected.append({"empty": False})
    calls[1].repeated = True
    del calls[2:]


def _may(arguments: tuple[Any, ...], rows: Rows, calls: list[Call]) -> None:
    by = {"rule": rows[0][1]} if rows else {}
    calls[0].expected.append({"allowed": arguments[1]} | by)


UNCHANGED: Final = "{object} is unchanged"

RULES: Final[dict[str, Rule]] = {
    "{object} is:": _table,
    "the copiable values of {object} are:": _table,
    "the copiable values of {object} are those of {object}": _those_of,
    "the copiable values of {object} are those of {object}, except:": _those_of,
    "{object} is {size}": _size,
    "{object} has the ability {text}": _ability(lambda arguments: None),
    "{object} doesn't have the ability {text}": _ability(lambda arguments: 0),
    "{object} has the ability {text} {n} time(s)": _ability(lambda arguments: int(arguments[2])),
    "{object} is {status}": _status,
    "{object} has {n} {counter} counter(s)": _counters,
    "{object} has no counters": _no_counters,
    "{object} is on the battlefield": _at("zone"),
    "{object} is in {player}'s {zone}": _at("zone", "owner"),
    "{object} is on the stack": _at("zone"),
    "{object} has ceased to exist": _at("zone"),
    "{object} is controlled by {player}": _at("controller"),
    "{object} is owned by {player}": _at("owner"),
    "{object} targets {objects}": _at("targets"),
    "{player} has {n} life": _at("life"),
    "{player} has {n} card(s) in {zone}": _cards,
    "{player}'s mana pool is {mana}": _at("mana"),
    "{player}'s mana pool is empty": _at("mana"),
    "the stack is empty": _empty,
    "the stack is:": _stack,
    "{object} resolves": _top,
    "the top of the stack resolves": _not_empty,
    "the stack resolves": _all_of_it,
    "{player} {can} cast {object}(:)": _may,
    "{player} {can} cast {object} targeting {objects}(:)": _may,
    "{player} {can} activate {text} of {object}(:)": _may,
    "{player} {can} activate {text} of {object} targeting {objects}(:)": _may,
    "{player} {can} turn {object} face up(:)": _may,
    "{player} {can} attack with {objects}(:)": _may,
    "{player} {can} block {object} with {objects}(:)": _may,
    "{player} {can} play {object}(:)": _may,
}
