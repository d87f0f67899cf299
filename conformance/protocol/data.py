"""The port's values as plain data, and back: one walk over the types of their fields.

A value is an object with its fields by name, those left out that have their
default.  Where several classes may stand, `is` names the class:

    {"is": "Cast", "player": "Alice", "object": "Clone", "details": {"targets": ["Bob"]}}

Rules for this file: the classes say everything; nothing is known here of any of
them.  What comes from outside is checked against them, and what doesn't fit is
told with its path.
"""

from __future__ import annotations

import types
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, Union, get_args, get_origin

from attrs import NOTHING, Attribute, Factory, fields, frozen, has, resolve_types

IS: Final = "is"
SAFE: Final = 2**53 - 1
"""The largest number that every reader of JSON reads exactly."""


class ShapeError(Exception):
    """Data that isn't what was expected; `kind` is one of the kinds of errors of a verdict."""

    def __init__(self, path: str, found: object, expected: str, kind: str = "wrong shape") -> None:
        super().__init__(f"at {path}: found {short(found)}, expected {expected}")
        self.kind = kind


def short(value: object, most: int = 80) -> str:
    """The value as JSON would show it, cut."""
    words = {True: "true", False: "false", None: "null"}
    text = words[value] if value is None or isinstance(value, bool) else repr(value)
    return text if len(text) <= most else f"{text[:most]}..."


# --- to data ---------------------------------------------------------------------------------


@frozen
class _Field:
    name: str
    default: object
    tagged: bool
    """Its value has to say which class it is."""


def nothing_more(value: Any) -> Mapping[str, Any]:
    """What an object's data has besides its fields, if nobody says otherwise."""
    return {}


def encode(value: Any, *, tagged: bool = False, besides: Callable[[Any], Mapping[str, Any]] = nothing_more) -> Any:
    """The value as data; `tagged` if it has to say which class it is; `besides` gives each object further fields."""
    if isinstance(value, tuple | list):
        return [encode(part, tagged=tagged, besides=besides) for part in value]
    if isinstance(value, Mapping):
        return {key: encode(part, tagged=tagged, besides=besides) for key, part in value.items()}
    if not has(type(value)):
        return value
    data: dict[str, Any] = {IS: type(value).__name__} if tagged else {}
    kind: Any = type(value)
    for one in _fields(kind):
        part = getattr(value, one.name)
        if part != one.default or type(part) is not type(one.default):
            data[one.name] = encode(part, tagged=one.tagged, besides=besides)
    return {**data, **besides(value)}


@cache
def _fields(kind: Any) -> tuple[_Field, ...]:
    resolve_types(kind)
    return tuple(_Field(one.name, default(one), is_tagged(one.type)) for one in fields(kind))


def default(one: Attribute[Any]) -> object:
    """What the field is if nothing is said."""
    usual: Any = one.default
    return usual.factory() if isinstance(usual, Factory) else usual  # type: ignore[arg-type]


def is_tagged(kind: Any) -> bool:
    """Whether several classes may stand where this type does, or in it."""
    parts = [part for part in get_args(kind) if part is not Ellipsis]
    return (is_union(kind) and sum(has(part) for part in parts) > 1) or any(map(is_tagged, parts))


def is_union(kind: Any) -> bool:
    """Whether it is a union of types."""
    return get_origin(kind) in (Union, types.UnionType)


# --- from data -------------------------------------------------------------------------------

Decoder = Callable[[Any, str], Any]


def decode(kind: Any, data: Any, path: str = "result") -> Any:
    """The value of that type which the data stands for; ShapeError if it stands for none."""
    return _decoder(kind)(data, path)


@cache
def _decoder(kind: Any) -> Decoder:
    if kind in PRIMITIVES:
        return _primitive(kind)
    if get_origin(kind) is tuple:
        return _sequence(kind)
    if get_origin(kind) in (dict, Mapping):
        return _mapping(kind)
    if is_union(kind):
        return _union(kind)
    if has(kind):
        return _object(kind)
    raise TypeError(f"no data stands for {kind}")


PRIMITIVES: Final[Mapping[Any, str]] = {
    str: "a text", bool: "true or false", int: "a whole number", types.NoneType: "null",
}  # fmt: skip


def _primitive(kind: Any) -> Decoder:
    def read(data: Any, path: str) -> Any:
        if type(data) is not kind:
            raise ShapeError(path, data, PRIMITIVES[kind])
        if kind is int and abs(data) > SAFE:
            raise ShapeError(path, data, f"a number between -{SAFE} and {SAFE}", "wrong number")
        return data

    return read


def _sequence(kind: Any) -> Decoder:
    part, *_ = get_args(kind)

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, list):
            raise ShapeError(path, data, "a list")
        of_part = _decoder(part)
        return tuple(of_part(each, f"{path}[{n}]") for n, each in enumerate(data))

    return read


def _mapping(kind: Any) -> Decoder:
    of_value = _decoder(get_args(kind)[1])

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise ShapeError(path, data, "an object")
        return {key: of_value(each, f"{path}.{key}") for key, each in data.items()}

    return read


def _union(kind: Any) -> Decoder:
    parts = get_args(kind)
    classes = {part.__name__: part for part in parts if has(part)}
    others = [part for part in parts if not has(part)]
    expected = " or ".join([*map(described, others), *([f"an object that is {choice(classes)}"] if classes else [])])

    def read(data: Any, path: str) -> Any:
        if isinstance(data, dict) and classes:
            named = data.get(IS, next(iter(classes)) if len(classes) == 1 else None)
            if named not in classes:
                raise ShapeError(f"{path}.{IS}", named, choice(classes))
            return _decoder(classes[named])(data, path)
        for part in others:
            if _fits(part, data):
                return _decoder(part)(data, path)
        raise ShapeError(path, data, expected)

    return read


def _fits(part: Any, data: Any) -> bool:
    return isinstance(data, list) if get_origin(part) is tuple else type(data) is part


def _object(kind: Any) -> Decoder:
    resolve_types(kind)
    known = {one.name: one for one in fields(kind)}
    needed = [name for name, one in known.items() if one.default is NOTHING]

    def read(data: Any, path: str) -> Any:
        if not isinstance(data, dict):
            raise ShapeError(path, data, f"an object with {', '.join(known)}")
        values = {name: each for name, each in data.items() if name != IS}
        if strange := [name for name in values if name not in known]:
            raise ShapeError(path, f"{strange[0]}", f"only the fields {', '.join(known)}")
        if missing := [name for name in needed if name not in values]:
            raise ShapeError(path, f"no {missing[0]}", f"an object with {', '.join(needed)}")
        return kind(**{name: _decoder(known[name].type)(each, f"{path}.{name}") for name, each in values.items()})

    return read


def described(kind: Any) -> str:
    """A type in words."""
    if get_origin(kind) is tuple:
        return "a list"
    return PRIMITIVES.get(kind) or f"a {kind.__name__}"


def choice(names: Mapping[str, object]) -> str:
    """Names of which one is expected."""
    return f"one of {', '.join(names)}" if len(names) > 1 else f"{next(iter(names))}"
