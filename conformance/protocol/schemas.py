"""The JSON Schema of every message: `python -m conformance.protocol.schemas` writes it into schema/.

It is made of what is written elsewhere: the methods of the port, the fields of its
values, the words that can stand in them, the classes of what texts say.

Rules for this file: what is published is what is checked: `validation` reads the
file, and a test finds out if it isn't the one that would be written.
"""

from __future__ import annotations

import inspect
import json
import re
import types
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_args, get_origin

from attrs import NOTHING, fields, has, resolve_types

from conformance.capabilities import CAPABILITIES, NONE, PART, WHOLE
from conformance.driver import EDITIONS, Action, CardText, Values
from conformance.protocol import VERSION
from conformance.protocol.data import IS, SAFE, default, encode, is_tagged, is_union
from conformance.protocol.external import Refusal
from conformance.protocol.link import Hello
from conformance.protocol.messages import (
    CHOICE,
    CODES,
    DECLINABLE,
    HELLO,
    METHODS,
    REFUSED,
    SCRIPT,
    UNSUPPORTED,
    Method,
)
from conformance.protocol.texts import ABILITY, EFFECT, SAYS, UNIONS
from conformance.protocol.words import CLOSED, FORMS

FOLDER: Final = Path(__file__).parent / "schema"
FILE: Final = FOLDER / f"protocol-{VERSION}.json"
EXAMPLE: Final = FOLDER / f"example-{VERSION}.jsonl"

Schema = dict[str, Any]

NOTES: Final[Mapping[tuple[str, str], str]] = {
    ("CardText", "abilities"): "what the text means; a name of a class and its fields, those left out that say nothing",
    ("begin", "cards"): "the cards of the catalogue that the scenario names; any others come with add_card",
    ("begin", "scenario"): "which scenario it is, for the engine's own notes",
    ("effect", "effects"): "what the text means",
}


class Builder:
    """Collects the definitions of the classes that are met."""

    def __init__(self) -> None:
        self.definitions: Schema = {}

    def of(self, kind: Any, where: tuple[str, str] = ("", "")) -> Schema:
        """The schema of a type that stands in that field."""
        if kind is str:
            if where in CLOSED:
                return {"enum": list(CLOSED[where])}
            return {"type": "string", "pattern": FORMS[where]} if where in FORMS else {"type": "string"}
        if kind in SIMPLE:
            return dict(SIMPLE[kind])
        if get_origin(kind) is tuple:
            return {"type": "array", "items": self.of(get_args(kind)[0], where)}
        if get_origin(kind) is not None and not is_union(kind):
            return {"type": "object", "additionalProperties": self.of(get_args(kind)[1], where)}
        if is_union(kind):
            return self._union(get_args(kind), where)
        return self._reference(kind)

    def _union(self, parts: tuple[Any, ...], where: tuple[str, str]) -> Schema:
        for name, union in UNIONS.items():
            named = get_args(union)
            if set(named) <= set(parts):
                if name not in self.definitions:
                    self.definitions[name] = {}  # met, and being described
                    self.definitions[name] = self._alternatives(named, where)
                rest = [self.of(part, where) for part in parts if part not in named]
                known = {"$ref": f"#/$defs/{name}"}
                return {"anyOf": [known, *rest]} if rest else known
        return self._alternatives(parts, where)

    def _alternatives(self, parts: tuple[Any, ...], where: tuple[str, str]) -> Schema:
        classes = [part for part in parts if has(part)]
        schemas = [self.of(part, where) for part in parts if not has(part)]
        if len(classes) == 1:
            schemas.append(self._reference(classes[0]))
        elif classes:
            schemas.append(self._choice(classes))
        return schemas[0] if len(schemas) == 1 else {"anyOf": schemas}

    def _choice(self, classes: list[type]) -> Schema:
        """One of several classes, told apart by the name that each has to give."""
        names = [kind.__name__ for kind in classes]
        cases = [
            {"if": {"properties": {IS: {"const": kind.__name__}}}, "then": self._reference(kind)} for kind in classes
        ]
        return {"type": "object", "required": [IS], "properties": {IS: {"enum": names}}, "allOf": cases}

    def _reference(self, kind: Any) -> Schema:
        name = kind.__name__
        if name not in self.definitions:
            self.definitions[name] = {}  # met, and being described
            self.definitions[name] = self._object(kind)
        return {"$ref": f"#/$defs/{name}"}

    def _object(self, kind: Any) -> Schema:
        resolve_types(kind)
        name = kind.__name__
        properties: Schema = {IS: {"const": name}} if name not in UNTAGGED else {}
        for one in fields(kind):
            if (name, one.name) in LEFT_OUT:
                continue
            properties[one.name] = self.of(one.type, (name, one.name))
            if one.default is not NOTHING:
                properties[one.name]["default"] = encode(default(one), tagged=is_tagged(one.type))
        if kind is CardText:
            abilities = {"type": "array", "items": self.of(ABILITY)}
            properties["abilities"] = abilities | {"description": NOTES[name, "abilities"]}
        if kind is Values:
            properties["abilities"]["items"] = {"anyOf": [{"type": "string"}, self.of(ABILITY)]}
        if kind is Hello:
            properties["capabilities"] |= {"properties": LEVELS, "additionalProperties": False}
        if kind in get_args(ABILITY):
            properties[SAYS] = {"type": "string", "description": "the ability in rules English"}
        needed = [one.name for one in fields(kind) if one.default is NOTHING]
        if kind is CardText:
            needed.append("abilities")
        return {
            "description": _in_json(inspect.cleandoc(kind.__doc__ or "")),
            "type": "object",
            "properties": properties,
            "required": needed,
            "additionalProperties": False,
        }


SIMPLE: Final[Mapping[Any, Schema]] = {
    bool: {"type": "boolean"},
    int: {"type": "integer", "minimum": -SAFE, "maximum": SAFE},
    types.NoneType: {"type": "null"},
}
UNTAGGED: Final = frozenset(("CardText", "Details", "Values", "State", "PlayerState", "StackEntry", "Hello", "Refusal"))
"""Classes that need no name where they stand."""
LEFT_OUT: Final = frozenset([("CardText", "place")])
LEVELS: Final[Schema] = {
    name: {"enum": [WHOLE, PART, NONE], "description": each.is_about} for name, each in CAPABILITIES.items()
}
"""Which capabilities a handshake may name, and how much it may have of each."""


IN_JSON: Final[Mapping[str, str]] = {
    "Raises Refused": f"Error {REFUSED}",
    "Raises ChoiceError": f"Error {CHOICE}",
    "Raises ScriptError": f"Error {SCRIPT}",
    "a tuple of": "a list of",
    "None": "null",
    "True": "true",
    "False": "false",
}
"""What Python says in the words of the port, and what stands for it in a message."""


def _in_json(says: str) -> str:
    """What is said of a method or a class, for those who read it in another language."""
    return re.sub(rf"\b({'|'.join(IN_JSON)})\b", lambda found: IN_JSON[found[0]], says)


def document() -> Schema:
    """The whole schema."""
    builder = Builder()
    requests: Schema = {HELLO: _request(HELLO, HELLO_SAYS, HELLO_ASKS)}
    answers: Schema = {HELLO: _answer(HELLO, builder.of(Hello))}
    for name, method in METHODS.items():
        requests[name] = _request(name, method.says, _parameters(builder, name, method))
        result = builder.of(Refusal | None) if name == "may" else builder.of(method.result)
        answers[name] = _answer(name, result)
    definitions = {f"request.{name}": schema for name, schema in requests.items()}
    definitions |= {f"answer.{name}": schema for name, schema in answers.items()}
    definitions |= {"error": ERROR} | dict(sorted(builder.definitions.items()))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": f"urn:truecopy:protocol:{VERSION}",
        "title": f"Truecopy protocol, version {VERSION}",
        "description": "Every line that an engine reads is a request, every line that it writes is an answer. "
        "The answer to a request is described under answer. and its method.",
        "anyOf": [{"$ref": f"#/$defs/request.{name}"} for name in requests],
        "$defs": definitions,
    }


HELLO_SAYS: Final = (
    "The first request to a process: who are you? It says which protocol is spoken, which editions there are and "
    "which capabilities may be declined."
)
HELLO_ASKS: Final[Schema] = {
    "protocol": {"const": VERSION},
    "editions": {"type": "array", "items": {"enum": list(EDITIONS)}},
    "capabilities": {"type": "array", "items": {"enum": list(CAPABILITIES)}},
}


def _parameters(builder: Builder, name: str, method: Method) -> Schema:
    found: Schema = {}
    if name == "begin":
        of_scenario = {"id": {"type": "string"}, "title": {"type": "string"}}
        found["scenario"] = {"type": "object", "properties": of_scenario, "required": ["id", "title"]}
    for one, kind in method.parameters.items():
        found[one] = builder.of(Action if one == "action" else kind, (name, one))
    if name == "effect":
        found["effects"] = {"type": "array", "items": builder.of(EFFECT)}
    for one, schema in found.items():
        if (name, one) in NOTES:
            schema["description"] = NOTES[name, one]
    return found


def _request(name: str, says: str, parameters: Schema) -> Schema:
    of_parameters = {
        "type": "object",
        "properties": parameters,
        "required": list(parameters),
        "additionalProperties": False,
    }
    properties = {"jsonrpc": {"const": "2.0"}, "id": {"type": "integer"}, "method": {"const": name}}
    return {
        "description": _in_json(says),
        "type": "object",
        "properties": properties | {"params": of_parameters},
        "required": ["jsonrpc", "id", "method", "params"],
        "additionalProperties": False,
    }


def _answer(name: str, result: Schema) -> Schema:
    return {
        "description": f"The answer to {name}: a result or an error.",
        "type": "object",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": "integer"},
            "result": result,
            "error": {"$ref": "#/$defs/error"},
        },
        "required": ["jsonrpc", "id"],
        "oneOf": [{"required": ["result"]}, {"required": ["error"]}],
        "additionalProperties": False,
    }


def _needs(code: int, name: str, schema: Schema) -> Schema:
    data = {"type": "object", "properties": {name: schema}, "required": [name]}
    return {
        "if": {"properties": {"code": {"const": code}}},
        "then": {"required": ["data"], "properties": {"data": data}},
    }


ERROR: Final[Schema] = {
    "description": "Why the engine can't do it. "
    + "; ".join(f"{code}: {says}" for code, says in CODES.items())
    + "; -32768 to -32000: the engine is broken, as JSON-RPC has it",
    "type": "object",
    "properties": {
        "code": {"anyOf": [{"enum": list(CODES)}, {"type": "integer", "minimum": -32768, "maximum": -32000}]},
        "message": {"type": "string"},
        "data": {"type": "object"},
    },
    "required": ["code", "message"],
    "additionalProperties": False,
    "allOf": [
        _needs(REFUSED, "rule", {"type": "string", "pattern": FORMS["Refusal", "rule"]}),
        _needs(UNSUPPORTED, "capability", {"enum": list(DECLINABLE)}),
    ],
}


def text() -> str:
    """The schema as it is written."""
    return json.dumps(document(), indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
    print(f"wrote {FILE}")
