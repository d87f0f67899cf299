"""Marks that exist only between reading and the finished value: what one sentence says about another.

Rules for this file: none of these leaves the reader; `sentences` folds them into the
effects beside them, and takes them out again before a value is said.
"""

from __future__ import annotations

from typing import Any

from attrs import frozen

from engine.text import abilities, words
from engine.text.abilities import Amount, Condition, Effect, Player


@frozen(cache_hash=True)
class Where:
    """These effects, with X standing for an amount ("where X is ...")."""

    do: tuple[Effect, ...]
    n: Amount


@frozen(cache_hash=True)
class Instead:
    """If it is so, these effects take the place of the one before."""

    condition: Condition
    do: tuple[Effect, ...]


@frozen(cache_hash=True)
class Otherwise:
    """These effects happen if those of the sentence before didn't."""

    do: tuple[Effect, ...]


@frozen(cache_hash=True)
class NewTargets:
    """New targets may be chosen for the copies that the effect before made."""

    who: Player


@frozen(cache_hash=True)
class Still:
    """A change of types that keeps the other types ("it's still a land", 205.1b)."""


DRAFTS = (Where, Instead, Otherwise, NewTargets, Still)

CLASSES: dict[str, type] = {
    name: each
    for module in (abilities, words)
    for name, each in vars(module).items()
    if isinstance(each, type) and hasattr(each, "__attrs_attrs__")
} | {each.__name__: each for each in DRAFTS}
"""Every class that a template may build."""


def is_draft(value: Any) -> bool:
    """Whether the value is such a mark."""
    return isinstance(value, DRAFTS)
