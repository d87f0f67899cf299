"""The proof that the suite can fail: wrong rulebooks, each of which some scenario must refute.

A misreading is a rulebook with one mistaken belief: its docstring says it as a player
might, `clauses` names what it gets wrong, and its methods are the belief.  `make proof`
plays the scenarios by every one of them.  One that no scenario refutes shows what the
suite doesn't see.

Rules for this file: a theme is a module; the gallery is what stands in them, in their order.
"""

from __future__ import annotations

import inspect
from functools import cache

from attrs import frozen

from engine.rulebook import EDITIONS, Current
from engine.rulebook.rule import numbers_of
from tests.misreadings import (
    becoming,
    casting,
    choices,
    color_and_text,
    conditional,
    copiable_values,
    decisions,
    defining,
    editions,
    effects,
    entering,
    exceptions,
    faces,
    leaving,
    stack,
    status,
)

THEMES = (
    copiable_values, effects, status, color_and_text, becoming, entering, choices, exceptions, defining, conditional,
    faces, stack, decisions, casting, leaving, editions,
)  # fmt: skip


@frozen(eq=False)
class Misreading:
    """A wrong rulebook: its name, the mistaken belief, what it gets wrong, and the edition that it misreads."""

    rulebook: type[Current]
    theme: str

    @property
    def name(self) -> str:
        """The name of the class."""
        return self.rulebook.__name__

    @property
    def belief(self) -> str:
        """What somebody believes who reads the rules so."""
        return " ".join((self.rulebook.__doc__ or "").split())

    @property
    def clauses(self) -> tuple[str, ...]:
        """The tags of what it gets wrong: requirements, or rules that no requirement states."""
        return self.rulebook.clauses  # type: ignore[attr-defined]

    @property
    def edition(self) -> str:
        """The edition of the rules that it misreads."""
        return self.rulebook.edition

    @property
    def methods(self) -> frozenset[str]:
        """The clauses of the rulebook that it reads otherwise."""
        return frozenset(name for name in vars(self.rulebook) if numbers_of(self.rulebook, name) is not None)


@cache
def gallery() -> tuple[Misreading, ...]:
    """Every misreading, in the order of the themes."""
    return tuple(
        Misreading(each, title(theme))
        for theme in THEMES
        for each in vars(theme).values()
        if inspect.isclass(each) and each.__module__ == theme.__name__ and issubclass(each, Current)
    )


@cache
def _by_name() -> dict[str, Misreading]:
    return {one.name: one for one in gallery()}


def named(name: str) -> Misreading:
    """The misreading of that name."""
    return _by_name()[name]


def title(theme: object) -> str:
    """What a theme is about: its docstring without the full stop."""
    return (theme.__doc__ or "").rstrip(".")


__all__ = ["EDITIONS", "THEMES", "Misreading", "gallery", "named", "title"]
