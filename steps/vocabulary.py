"""The vocabulary: which function a step's text calls.

Patterns are Cucumber Expressions.  All of them stand behind one step definition
of pytest-bdd, whose parser is the `Vocabulary`: so a text means the same after
Given, When and Then, a text that fits no pattern or two is known before
anything runs, and the patterns can be carried to any other Cucumber.

A function tells by its parameters what a step takes below its text: `table`
for a table, `docstring` for a doc string; one with a default may be left out.
"""

from __future__ import annotations

import difflib
import inspect
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from attrs import frozen
from cucumber_expressions.expression import CucumberExpression
from pytest_bdd.parsers import StepParser

from steps.parameters import PARAMETERS, parameter_types

Table = Sequence[Sequence[str]]

_BLOCKS: Final = ("table", "docstring")
_VARIABLE: Final = re.compile(r"\{[a-z]+\}|\([^)]*\)|\S*(?<!\\)/\S*")
"""What may differ between texts of one pattern: parameters, optional text, alternatives."""


# What texts and patterns are reduced to before they are compared for likeness, in this order.
_ALIKE: Final = (
    (re.compile(r'"(?:[^"\\]|\\.)*"'), '""'),
    (re.compile(r"(?:\{[^{}\s]+\})+"), "{}"),
    (re.compile(r"\b[A-Z][a-z]+\b"), "Alice"),
    (re.compile(r"-?\d+"), "0"),
)
_SAMPLES: Final = {
    "player": "Alice", "players": "Alice", "object": '""', "objects": '""', "text": '""', "mana": "{}",
    "size": "0/0", "counter": "+0/+0", "zone": "hand", "status": "tapped", "can": "can", "step": "upkeep",
    "edition": "now", "n": "0",
}  # fmt: skip


class AmbiguousStep(LookupError):
    """A text that fits more than one pattern."""


@frozen(eq=False)
class Definition:
    """A pattern and the function that it calls; `takes` maps table and docstring to whether they must be there."""

    pattern: str
    expression: CucumberExpression
    function: Callable[..., None]
    takes: dict[str, bool]
    place: str
    literal: str
    """The longest part of the pattern without parameters: a text without it can't fit."""

    def match(self, text: str) -> Match | None:
        """The values of the parameters, if the text fits. No parameter has groups, so each is one group."""
        found = self.expression.tree_regexp.regexp.match(text)
        if found is None:
            return None
        pairs = zip(self.expression.parameter_types, found.groups(), strict=True)
        return Match(self, tuple(kind.transformer(value) for kind, value in pairs))

    def __str__(self) -> str:
        return re.sub(r"\{([a-z]+)\}", r"<\1>", self.pattern).replace("(:)", "")


@frozen(eq=False)
class Match:
    """A definition that a text fits, with the values of its parameters."""

    definition: Definition
    arguments: tuple[Any, ...]

    def carry_out(self, game: object, table: Table | None, docstring: str | None) -> None:
        """Put the step's one command or question to the game."""
        blocks = {"table": table, "docstring": docstring}
        self.definition.function(game, *self.arguments, **{k: v for k, v in blocks.items() if v is not None})


class Vocabulary(StepParser):
    """Every pattern, and the way from a text to the one that it fits."""

    def __init__(self) -> None:
        super().__init__("any step of the vocabulary")
        self.definitions: list[Definition] = []
        self._types = parameter_types()
        self._found: dict[str, Match | None] = {}

    def step(self, pattern: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
        """Bind a pattern to the function below it."""

        def bind(function: Callable[..., None]) -> Callable[..., None]:
            self._refuse(pattern, function)
            parameters = inspect.signature(function).parameters.values()
            takes = {each.name: each.default is each.empty for each in parameters if each.name in _BLOCKS}
            place = f"{function.__module__}:{function.__code__.co_firstlineno}"
            literal = max(_VARIABLE.split(pattern), key=len).replace("\\", "")
            expression = CucumberExpression(pattern, self._types)
            self.definitions.append(Definition(pattern, expression, function, takes, place, literal))
            return function

        return bind

    def _refuse(self, pattern: str, function: Callable[..., None]) -> None:
        """What could be bound and would never work: nobody awaits a step, and a text would fit two patterns."""
        if inspect.iscoroutinefunction(function):
            raise TypeError(f"found an async function for '{pattern}'; expected a plain one: nobody awaits it")
        for first in self.definitions:
            if first.pattern == pattern:
                raise ValueError(
                    f"found the pattern '{pattern}' again (the first is at {first.place}); expected it once"
                )

    def find(self, text: str) -> Match | None:
        """The definition that the text fits, if any."""
        if text not in self._found:
            candidates = (definition for definition in self.definitions if definition.literal in text)
            fitting = [match for definition in candidates if (match := definition.match(text))]
            if len(fitting) > 1:
                patterns = " and ".join(f"'{match.definition}' ({match.definition.place})" for match in fitting)
                raise AmbiguousStep(f"fits {patterns}")
            self._found[text] = fitting[0] if fitting else None
        return self._found[text]

    def near(self, text: str, likeness: float = 0.6) -> list[Definition]:
        """The definitions that the text is most like, the nearest first."""
        samples = {_sample(definition.pattern): definition for definition in self.definitions}
        for form, same in _ALIKE:
            text = form.sub(same, text)
        return [samples[sample] for sample in difflib.get_close_matches(text, samples, n=3, cutoff=likeness)]

    def unused(self, texts: Iterable[str]) -> list[Definition]:
        """The definitions that none of the texts fits."""
        used = {match.definition for text in texts if (match := self.find(text))}
        return [definition for definition in self.definitions if definition not in used]

    # --- what pytest-bdd asks its one step definition
    def is_matching(self, name: str) -> bool:
        return self.find(name) is not None

    def parse_arguments(self, name: str) -> dict[str, Any] | None:
        return {"match": self.find(name)}


def _sample(pattern: str) -> str:
    """A text that fits the pattern, reduced as `_ALIKE` reduces texts."""
    return re.sub(r"\([^)]*\)", "", re.sub(r"\{([a-z]+)\}", lambda name: _SAMPLES[name[1]], pattern))


assert set(_SAMPLES) == {name for name, _, _ in PARAMETERS}

VOCABULARY: Final = Vocabulary()
step = VOCABULARY.step
