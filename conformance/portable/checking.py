"""Whether an answer is what a case expects: the other side of `expecting`, for whoever plays cases.

Rules for this file: an answer is looked at in one form (lists without order, abilities by their meaning); what is
otherwise than expected is said in one line.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from attrs import fields

from conformance.card_text import canonical
from conformance.driver import Refused, ScriptError
from conformance.portable.expecting import on_stack
from conformance.protocol.data import encode

UNORDERED: Final = frozenset(("colors", "supertypes", "types", "subtypes", "color_indicator"))


def problem(expected: Mapping[str, Any], answer: Any, answers: Mapping[int, Any]) -> str:
    """What is otherwise than expected; "" if nothing is. `answers`: those to earlier calls, by their numbers."""
    match expected:
        case {"allowed": allowed}:
            return _allowed(allowed, expected.get("rule"), answer)
        case {"top": label}:
            if answer and answer[0].label == label:
                return ""
            return f'expected the top of the stack "{label}", found {on_stack(answer[0])[0] if answer else "nothing"}'
        case {"empty": empty}:
            return _differs("the stack", "empty" if empty else "not empty", "not empty" if answer else "empty")
        case {"stack": stack}:
            return _differs("the stack", stack, [on_stack(entry) for entry in answer])
        case {"as": call}:
            names = [one.name for one in fields(type(answer)) if one.name not in expected.get("except", ())]
            found = [_differs(name, _field(answers[call], name), _field(answer, name)) for name in names]
            return "; ".join(filter(None, found))
        case {"at": "abilities", "has": text}:
            return _has(text, expected.get("times"), answer.abilities)
        case {"at": "counters", "kind": kind, "is": number}:
            return _differs(f"{kind} counters", number, answer.counters.get(kind, 0))
        case {"at": zone, "length": number}:
            cards = getattr(answer, zone)
            return _differs(f"cards in {zone}", number, cards if isinstance(cards, int) else len(cards))
        case {"at": name, "is": value}:
            return _differs(name, form(name, value), _field(answer, name))
    raise ScriptError(f"found the expectation {dict(expected)}; expected one that case.schema.json describes")


def _differs(what: str, expected: object, found: object) -> str:
    return "" if expected == found else f"expected {what} {_said(expected)}, found {_said(found)}"


def _said(value: Any) -> str:
    """The value as the terminal says it of a scenario."""
    if value in (None, "", [], {}):
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return "; ".join(f"{number} {kind}" for kind, number in value.items())
    if isinstance(value, list):
        return "; ".join(" | ".join(one) if isinstance(one, list) else str(one) for one in value)
    return str(value)


def _allowed(allowed: bool, rule: str | None, answer: Refused | None) -> str:
    if allowed or answer is None:
        return _differs("the action", "allowed" if allowed else "forbidden", _may(answer))
    return _differs("the action", f"forbidden by {rule}", f"forbidden by {answer.rule}") if rule else ""


def _may(answer: Refused | None) -> str:
    return "allowed" if answer is None else "forbidden"


def _has(text: str, times: int | None, abilities: tuple[str, ...]) -> str:
    count = form("abilities", abilities).count(meant(text))
    if count == times or (times is None and count):
        return ""
    exactly = "once at least" if times is None else f"{times} times"
    return f"expected the ability {text} {exactly}, found it {count} times among: {_said([*abilities])}"


def _field(answer: Any, name: str) -> Any:
    return form(name, encode(getattr(answer, name)))


def form(name: str, value: Any) -> Any:
    """The value of a field in the form in which it is compared."""
    if name == "abilities":
        return sorted(map(meant, value))
    if name == "counters":
        return {kind: number for kind, number in value.items() if number}
    if name == "mana":
        symbols = re.findall(r"\{([^{}]+)\}", value)
        return sorted(one for each in symbols for one in (["C"] * int(each) if each.isdigit() else [each]))
    if name in UNORDERED:
        return sorted(word[:1].upper() + word[1:] for word in value)
    return value


def meant(text: str) -> str:
    """The text of an ability in the wording in which two are the same exactly if they mean the same."""
    try:
        return canonical(text)
    except ScriptError:
        return text
