"""Requests and answers: JSON-RPC 2.0, one message a line, and the port's errors by their codes.

    {"jsonrpc":"2.0","id":3,"method":"put","params":{"card":"Clone","player":"Alice","zone":"hand","label":"Clone"}}
    {"jsonrpc":"2.0","id":3,"result":null}
    {"jsonrpc":"2.0","id":4,"error":{"code":1,"message":"\"Clone\" isn't in Alice's hand","data":{"rule":"601.2a"}}}

The methods are those of the port, with its parameters by name; `METHODS` is read
off it.  Three say more here: `begin` which scenario it is, `begin` and `add_card` the
abilities of the cards, `effect` its instructions.

Rules for this file: what a line says is found out here, and whose fault it is if
it says nothing.
"""

from __future__ import annotations

import difflib
import inspect
import json
import typing
from collections.abc import Mapping
from typing import Any, Final

from attrs import frozen

from conformance.capabilities import CAPABILITIES
from conformance.driver import ChoiceError, Driver, DriverError, Refused, ScriptError, Unspecified
from conformance.protocol.data import ShapeError, short
from conformance.verdicts import ERRORS

HELLO: Final = "hello"

# --- the methods -----------------------------------------------------------------------------


@frozen
class Method:
    """A method: what it means, its parameters by name with their types, and the type of its result."""

    says: str
    parameters: Mapping[str, Any]
    optional: frozenset[str]
    result: Any


def _method(name: str) -> Method:
    function = getattr(Driver, name)
    types = typing.get_type_hints(function)
    result = types.pop("return")
    signature = inspect.signature(function).parameters
    optional = frozenset(one for one in types if signature[one].default is not inspect.Parameter.empty)
    return Method(inspect.getdoc(function) or "", types, optional, result)


METHODS: Final = {name: _method(name) for name in vars(Driver) if not name.startswith("_")}
"""The methods of the port, in its order."""

# --- what an engine can't do -----------------------------------------------------------------


class EngineFault(DriverError):
    """The engine, its adapter or its process is broken: there is no answer. `kind` is one of the kinds of errors."""

    def __init__(self, kind: str, message: str) -> None:
        super().__init__(f"{ERRORS[kind]}: {message}")
        self.kind = kind
        self.found = message


class Disallowed(Refused):
    """The engine refuses what a scenario has happen; its author is told that this is the disagreement."""

    def __init__(self, message: str, rule: str) -> None:
        DriverError.__init__(
            self, f"your engine refuses what the scenario holds to be allowed: {message} (its rule: {rule})"
        )
        self.rule = rule


class Unsupported(DriverError):
    """The scenario needs what the engine has declined; `declined` is all of that, if `capability` isn't all."""

    def __init__(self, capability: str, message: str, declined: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.capability = capability
        self.declined = declined or (capability,)


REFUSED, CHOICE, SCRIPT, UNSPECIFIED, UNSUPPORTED = 1, 2, 3, 4, 5

CODES: Final = {
    REFUSED: "the rules forbid it; data.rule is the number of the rule that does",
    CHOICE: "a choice was asked for and not prepared, prepared and not asked for, or isn't among those offered",
    SCRIPT: "it speaks of what isn't there: an unknown label, player, card, ability, zone or step",
    UNSPECIFIED: "the rules of the edition don't say what happens",
    UNSUPPORTED: "the engine doesn't do that; data.capability is the one that it does not have whole",
}
"""The codes of errors, and when an engine answers with them. JSON-RPC's own, below -32000, say that it is broken."""

DECLINABLE: Final = ("edition", *CAPABILITIES)
"""What an engine may say that it doesn't support."""

# --- messages --------------------------------------------------------------------------------


def request(serial: int, method: str, parameters: Mapping[str, Any]) -> dict[str, Any]:
    """A request."""
    return {"jsonrpc": "2.0", "id": serial, "method": method, "params": parameters}


def written(message: Any) -> bytes:
    """A message as a line."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"


def answer(line: bytes, serial: int, method: str) -> dict[str, Any]:
    """The answer that a line is, if it is one to this request."""
    found = _json(line, method)
    if not isinstance(found, dict) or found.get("jsonrpc") != "2.0":
        raise _not_rpc(method, found, 'an object with "jsonrpc": "2.0"')
    if "id" not in found:
        raise _not_rpc(method, found, "an answer with the id of its request")
    if type(found["id"]) is int and found["id"] < serial:
        again = f"found the id {found['id']}, whose request has its answer; expected one answer for each request"
        raise EngineFault("unasked", f"{method}: {again}")
    if type(found["id"]) is not int or found["id"] != serial:
        raise EngineFault("wrong id", f"{method}: found the id {short(found['id'])}, expected {serial}")
    if ("result" in found) == ("error" in found):
        raise _not_rpc(method, found, "either result or error in it")
    return found


def _json(line: bytes, method: str) -> Any:
    try:
        return _DECODER.decode(line.decode())
    except UnicodeDecodeError:
        raise EngineFault("not JSON", f"{method}: found {_shown(line)}, expected UTF-8") from None
    except OverflowError as error:
        raise EngineFault("wrong number", f"{method}: found {error}, expected a whole number below 2^53") from None
    except json.JSONDecodeError as error:
        ends = error.pos >= len(line.decode().rstrip()) or error.msg.startswith("Unterminated")
        if line.lstrip()[:1] == b"{" and ends:
            expected = "a whole message in one line: no line break within it"
            raise EngineFault("split line", f"{method}: found {_shown(line)}, expected {expected}") from None
        expected = "one message in JSON, and nothing else (notes belong on standard error)"
        raise EngineFault("not JSON", f"{method}: found {_shown(line)}, expected {expected}") from None
    except RecursionError:
        raise EngineFault("not JSON", f"{method}: found JSON nested too deep to be an answer") from None


def _number(digits: str) -> int:
    if len(digits) > 16:
        raise OverflowError(f"the number {digits[:20]}{'...' if len(digits) > 20 else ''}")
    return int(digits)


def _no_number(digits: str) -> float:
    if digits in ("NaN", "Infinity", "-Infinity") or abs(float(digits)) > 2**53:
        raise OverflowError(f"the number {digits[:20]}")
    return float(digits)


_DECODER: Final = json.JSONDecoder(parse_int=_number, parse_float=_no_number, parse_constant=_no_number)


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").rstrip("\r\n")
    return f"the line {short(text)}" if text else "an empty line"


def _not_rpc(method: str, found: Any, expected: str) -> EngineFault:
    text = json.dumps(found, ensure_ascii=False)
    return EngineFault("not JSON-RPC", f"{method}: found {text[:100]}, expected {expected}")


def error_of(found: Any, method: str) -> DriverError:
    """The error that an answer reports, as the port's."""
    if not isinstance(found, dict) or type(found.get("code")) is not int or not isinstance(found.get("message"), str):
        return _not_rpc(method, found, "an error with a code (a number) and a message (a text)")
    code, message = found["code"], found["message"]
    given = found.get("data")
    data: dict[str, Any] = given if isinstance(given, dict) else {}
    match code:
        case 1:
            if problem := _lacking("rule", data, 'the number of the rule that forbids it, as in {"rule": "601.2a"}'):
                return EngineFault("wrong shape", f"{method}: the error code 1 (the rules forbid it): {problem}")
            return Disallowed(message, data["rule"])
        case 2:
            return ChoiceError(message)
        case 3:
            return ScriptError(message)
        case 4:
            return Unspecified(message)
        case 5:
            if problem := _lacking("capability", data, f"what it lacks: one of {', '.join(DECLINABLE)}"):
                return EngineFault("wrong shape", f"{method}: the error code 5 (unsupported): {problem}")
            if data["capability"] not in DECLINABLE:
                return EngineFault("wrong shape", f"{method}: the error code 5 (unsupported): {_misspelt(data)}")
            return Unsupported(data["capability"], message)
    if -32768 <= code <= -32000:
        return EngineFault("engine", f"{method}: {message}")
    known = "; ".join(f"{one}: {says}" for one, says in CODES.items())
    expected = f"one of these, or JSON-RPC's own if the adapter itself is broken: {known}"
    return EngineFault("not JSON-RPC", f"{method}: found the error code {code} ({short(message)}), expected {expected}")


def _lacking(name: str, data: Mapping[str, Any], expected: str) -> str:
    """What is wrong with a text that an error has to give in its data; "" if it is there."""
    if isinstance(data.get(name), str):
        return ""
    found = f"data.{name} {short(data[name])}" if name in data else f"no data.{name}"
    return f"found {found}, expected data.{name}, {expected}"


def _misspelt(data: Mapping[str, Any]) -> str:
    found = data["capability"]
    near = difflib.get_close_matches(found, DECLINABLE, n=1)
    hint = f" (did you mean {near[0]!r}?)" if near else ""
    return f"found data.capability {short(found)}{hint}, expected one of {', '.join(DECLINABLE)}"


def misshapen(method: str, error: ShapeError) -> EngineFault:
    """The fault that an answer of a wrong shape is."""
    return EngineFault(error.kind, f"{method}: {error}")
