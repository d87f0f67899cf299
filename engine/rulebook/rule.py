"""How a method of the rulebook says which rule it is.

`@rule("707.9d", y2018="706.9d")` marks a method with the rule's number in each
edition (today, January 2018, July 2013, July 2008, October 2007); an edition that is not
named has no such rule.  `recording(Rulebook)` is the same rulebook, with every
consultation of a rule noted; a rulebook that is not recorded costs nothing more.

Rules for this file: it knows nothing of any rule.
"""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any, TypeVar

from attrs import frozen

EDITIONS = ("now", "y2018", "y2013", "y2008", "y2007")

Method = TypeVar("Method", bound=Callable[..., Any])


@frozen
class Numbers:
    """The number of a rule in each edition, "" where the edition has none."""

    now: str
    y2018: str = ""
    y2013: str = ""
    y2008: str = ""
    y2007: str = ""


def rule(now: str, **older: str) -> Callable[[Method], Method]:
    """Mark a method of a rulebook with its rule's numbers."""
    numbers = Numbers(now, **older)

    def mark(method: Method) -> Method:
        method.numbers = numbers  # type: ignore[attr-defined]
        return method

    return mark


def numbers_of(rulebook: type, name: str) -> Numbers | None:
    """The numbers of a method; an override without its own mark has those of what it overrides."""
    for kind in rulebook.__mro__:
        numbers = getattr(kind.__dict__.get(name), "numbers", None)
        if isinstance(numbers, Numbers):
            return numbers
    return None


@frozen
class Consulted:
    """A rule that was consulted, about what, and what it decided."""

    number: str
    method: str
    about: tuple[object, ...]
    decided: object


@functools.cache
def recording(rulebook: type) -> type:
    """The same rulebook, which also tells by its property `consulted` what it was asked, in order."""

    def noting(name: str, number: str, method: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(method)
        def consult(self: Any, *about: Any) -> Any:
            decided = method(self, *about)
            self.noted.append((number, name, about, decided))
            return decided

        return consult

    def start(self: Any) -> None:
        self.noted = []  # plain tuples: hundreds of notes are made for each that is read

    def consulted(self: Any) -> list[Consulted]:
        return [Consulted(*note) for note in self.noted]

    marked = {name: numbers for name in dir(rulebook) if (numbers := numbers_of(rulebook, name))}
    recorded: dict[str, Any] = {
        name: noting(name, numbers.now, getattr(rulebook, name)) for name, numbers in marked.items()
    }
    recorded |= {"__doc__": rulebook.__doc__, "__init__": start, "consulted": property(consulted)}
    return type(f"Recorded{rulebook.__name__}", (rulebook,), recorded)
