"""What is wrong with a message, in a sentence: both directions are held against the published schema.

Without it an answer is still checked as far as the port needs it; this finds what the
port could live with too, such as a field more in a message, and mistakes of our own.

Rules for this file: one sentence, that says where, what was found, what was expected
and whose fault it is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import jsonschema
from jsonschema.exceptions import best_match

from conformance.protocol import VERSION
from conformance.protocol.data import short
from conformance.protocol.messages import EngineFault

PUBLISHED: Final = Path(__file__).parent / "schema" / f"protocol-{VERSION}.json"


@cache
def _schema() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(PUBLISHED.read_text(encoding="utf-8"))
    return found


@cache
def _validator(definition: str) -> Any:
    schema = _schema()
    within = {"$schema": schema["$schema"], "$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]}
    return jsonschema.Draft202012Validator(within)


class Checker:
    """Holds the messages of a link against the schema."""

    def check_request(self, message: Mapping[str, Any]) -> None:
        """A request that isn't right is this suite's fault."""
        if problem := problem_with(message, f"request.{message['method']}"):
            raise EngineFault("own message", f"{message['method']}: {problem}. It is a fault of this suite")

    def check_answer(self, message: Mapping[str, Any], method: str) -> None:
        """An answer that isn't right is the engine's fault."""
        if problem := problem_with(message, f"answer.{method}"):
            raise EngineFault("wrong shape", f"{method}: {problem}. It is a fault of the engine's adapter")


def problem_with(message: Any, definition: str) -> str:
    """What is wrong with a message that has to fit a definition; "" if nothing is."""
    validator = _validator(definition)
    if validator.is_valid(message):
        return ""
    return _sentence(best_match(validator.iter_errors(message)))


def _sentence(error: Any) -> str:
    path = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in error.absolute_path).lstrip(".")
    return f"at {path or 'the top'}: found {_found(error)}, expected {_expected(error)}"


def _found(error: Any) -> str:
    match error.validator:
        case "required":
            missing = next(name for name in error.validator_value if name not in error.instance)
            return f"no {missing!r}"
        case "additionalProperties":
            known = error.schema.get("properties", {})
            return f"the field {next(name for name in error.instance if name not in known)!r}"
    return short(error.instance)


def _expected(error: Any) -> str:
    wanted = error.validator_value
    match error.validator:
        case "required":
            return f"{', '.join(wanted)} in it"
        case "additionalProperties":
            return f"only {', '.join(error.schema.get('properties', {}))}"
        case "enum":
            return f"one of {', '.join(str(one) or 'an empty text' for one in wanted)}"
        case "const":
            return str(wanted)
        case "type":
            return TYPES.get(wanted, str(wanted))
        case "pattern":
            return f"a text of the form {wanted}"
        case "minimum" | "maximum":
            return f"a number that is not {'below' if error.validator == 'minimum' else 'above'} {wanted}"
        case "anyOf":
            return " or ".join(TYPES.get(each.get("type"), "one that the schema lists") for each in wanted)
        case "oneOf":
            return "either a result or an error"
    return f"what the schema says: {short(wanted)}"


TYPES: Final = {
    "object": "an object", "array": "a list", "string": "a text", "integer": "a whole number", "null": "null",
    "boolean": "true or false",
}  # fmt: skip
