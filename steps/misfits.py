"""A text that would fit a pattern, if the value of one parameter were another.

A pattern is tried once more with parameters that take any value; what the value
should have been is told by `parameters.TAKES`.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from attrs import frozen
from cucumber_expressions.expression import CucumberExpression
from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

from steps.parameters import CLOSED, PARAMETERS, TAKES

_ONE: Final = r'(?:"(?:[^"\\]|\\.)*"|[^\s"]+(?: [^\s"]+){0,3})'
"""Any value: something in quotes, or a few words without."""

_SEVERAL: Final = f"{_ONE}(?:(?:, and |, | and ){_ONE})*"
_FITTING: Final = {name: re.compile(pattern) for name, pattern, _ in PARAMETERS}


@frozen
class Misfit:
    """A value, the parameters that don't take it, and the patterns that these stand in."""

    value: str
    names: tuple[str, ...]
    patterns: frozenset[str]

    @property
    def meant(self) -> str:
        """The nearest value that one of the parameters takes, if any is near."""
        near = difflib.get_close_matches(
            self.value, [word for name in self.names for word in CLOSED.get(name, ())], n=1
        )
        return near[0] if near else ""

    @property
    def stands(self) -> str:
        """Where the value stands."""
        value = self.value if '"' in self.value else f'"{self.value}"'
        return f"{value} where {' or '.join(f'<{name}>' for name in self.names)} stands"

    @property
    def expected(self) -> str:
        """What the parameters take."""
        return ", or ".join(TAKES[name] for name in self.names)


def misfit(text: str, patterns: Iterable[str]) -> Misfit | None:
    """The one value of the text that keeps it from fitting a pattern; if there are several such, the most likely."""
    found: dict[str, list[tuple[str, str]]] = {}
    for pattern in patterns:
        for name, value in _unfit(text, pattern):
            found.setdefault(value, []).append((name, pattern))
    misfits = [_misfit(value, places) for value, places in found.items()]
    return next((each for each in misfits if each.meant), misfits[0] if misfits else None)


def _misfit(value: str, places: list[tuple[str, str]]) -> Misfit:
    """The value in these parameters; only in those that take one like it, if there are any."""
    everywhere = Misfit(value, tuple(dict.fromkeys(name for name, _ in places)), frozenset(each for _, each in places))
    if not everywhere.meant:
        return everywhere
    likely = [(name, pattern) for name, pattern in places if everywhere.meant in CLOSED.get(name, ())]
    return Misfit(value, tuple(dict.fromkeys(name for name, _ in likely)), frozenset(each for _, each in likely))


def _unfit(text: str, pattern: str) -> list[tuple[str, str]]:
    """The parameter and the value, if it is only one that keeps the text from fitting."""
    expression = _lax(pattern)
    match = expression.tree_regexp.regexp.match(text)
    pairs = zip(expression.parameter_types, match.groups(), strict=True) if match else ()
    unfit = [(str(kind.name), value) for kind, value in pairs if not _FITTING[str(kind.name)].fullmatch(value)]
    return unfit if len(unfit) == 1 else []


@cache
def _lax(pattern: str) -> CucumberExpression:
    """The pattern, with parameters that take any value, and rather one that fits."""
    registry = ParameterTypeRegistry()
    for name, fitting, _ in PARAMETERS:
        value = _SEVERAL if name in ("players", "objects") else _ONE
        registry.define_parameter_type(ParameterType(name, f"(?:{fitting})|{value}", object, str))
    return CucumberExpression(pattern, registry)
