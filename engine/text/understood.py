"""What a text is understood to mean, for people: each ability said back, and if wanted the value it is.

Rules for this file: it only shows what `reader` reads.
"""

from __future__ import annotations

import math
from typing import Any

from engine.text.abilities import Keyword
from engine.text.errors import TextError
from engine.text.keyword_table import PLAYED_BY_ENGINE
from engine.text.keywords import expand
from engine.text.reader import read_abilities, say
from engine.text.values import fields_of


def understood(text: str, name: str = "", *, kind: str = "", data: bool = False) -> str:
    """The text's abilities, one a line; under a keyword what it means, with `data` the value itself."""
    return told(read(text, name, kind), data=data)


def told(abilities: tuple[Any, ...], *, data: bool = False) -> str:
    """The abilities, one a line."""
    lines: list[str] = []
    for ability in abilities:
        lines.append(say(ability))
        if isinstance(ability, Keyword):
            lines.extend(f"    {line}" for line in _meaning(ability))
        if data:
            lines.extend(f"    {line}" for line in shown(ability))
    return "\n".join(lines) or "no abilities"


def read(text: str, name: str = "", kind: str = "") -> tuple[Any, ...]:
    """The text's abilities. Without a kind, the text may be that of a permanent or of a spell."""
    if kind:
        return read_abilities(text, name, kind=kind)
    try:
        return read_abilities(text, name)
    except TextError as problem:
        try:
            return read_abilities(text, name, kind="spell")
        except TextError as other:
            raise max(problem, other, key=_reached) from None


def _reached(problem: TextError) -> float:
    """How far a text was read: what has no column was read to its end, and then not understood."""
    return problem.line * 1000 + problem.column if problem.column else math.inf


def _meaning(keyword: Keyword) -> tuple[str, ...]:
    meant = tuple(f"means: {say(each)}" for each in expand(keyword))
    return (*meant, "played by the engine") if keyword.name in PLAYED_BY_ENGINE else meant


def shown(value: Any, label: str = "") -> list[str]:
    """A value as an indented outline, without the fields that say nothing."""
    head = f"{label}: " if label else ""
    if isinstance(value, tuple):
        return [f"{head}-", *(f"  {line}" for each in value for line in shown(each))]
    fields = fields_of(type(value))
    if not fields:
        return [f"{head}{value!r}"]
    told = [(name, getattr(value, name)) for name, default in fields if getattr(value, name) != default]
    if all(isinstance(part, str | int) for _, part in told):
        return [f"{head}{type(value).__name__}({', '.join(f'{name}={part!r}' for name, part in told)})"]
    return [f"{head}{type(value).__name__}", *(f"  {line}" for name, part in told for line in shown(part, name))]
