"""Walking over the frozen values of `abilities`: their fields, and rebuilding them with parts replaced.

Rules for this file: the order of a walk is the order of the fields, which is
the order in which a text mentions them; a value whose parts don't change is
returned as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import attrs

from engine.text.words import COLORS, CardType, Color, Subtype, Supertype

NOTHING: Any = attrs.NOTHING


_FIELDS: dict[type, tuple[tuple[str, Any], ...]] = {}


def fields_of(kind: type) -> tuple[tuple[str, Any], ...]:
    """The fields of a class in order, each with its default (`NOTHING` if it must be given)."""
    known = _FIELDS.get(kind)
    if known is None:
        known = tuple((each.name, each.default) for each in attrs.fields(kind)) if attrs.has(kind) else ()
        _FIELDS[kind] = known
    return known


def rebuild(value: Any, change: Callable[[Any], Any]) -> Any:
    """The value with each of its direct parts replaced by `change(part)`."""
    if isinstance(value, tuple):
        parts = tuple(change(part) for part in value)
        return value if all(new is old for new, old in zip(parts, value, strict=True)) else parts
    names = fields_of(type(value))
    if not names:
        return value
    new = {name: change(getattr(value, name)) for name, _ in names}
    return value if all(new[name] is getattr(value, name) for name, _ in names) else type(value)(**new)


def replace(value: Any, change: Callable[[Any], Any]) -> Any:
    """The value with `change` applied to every part, the innermost first, and last to the whole."""
    return change(rebuild(value, lambda part: replace(part, change)))


def parts(value: Any) -> Iterator[Any]:
    """The value and everything inside it, in the order of the text."""
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from parts(part)
        return
    for name, _ in fields_of(type(value)):
        yield from parts(getattr(value, name))


WORD_ORDER: tuple[Any, ...] = (Supertype, Color, CardType, Subtype)
COLOR_ORDER = tuple(COLORS.values())


def word_rank(word: Any) -> tuple[int, int, str]:
    """Where a word stands in a description, so that the order in which a text names them doesn't matter."""
    for rank, kind in enumerate(WORD_ORDER):
        if isinstance(word, kind):
            return rank, COLOR_ORDER.index(word) if isinstance(word, Color) else 0, str(word.name)
    return len(WORD_ORDER), 0, str(word)
