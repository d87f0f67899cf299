"""Which values that a scenario asserts of a copy would be asserted of it if nothing had been copied.

A Clone is blue, and so are the Wandering Ones: that a Clone of them is blue shows
neither that color is copied nor that it isn't.  A value says nothing about copying
if it is what is printed on the copy, what the copy was just before the event, and
what the original has; a copiable value that differs from the current one still says
that this difference isn't copiable.

Rules for this file: every scenario is played as it is, by the reference engine; the
original is whatever has the name that the copy has, or has it printed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from attrs import define, field, frozen
from pytest_bdd.parser import Step
from pytest_bdd.types import THEN

from conformance.card_text import parse_block
from conformance.in_process import InProcess
from steps import characteristics, setting, tags
from steps.game import Game
from steps.notation import characteristics as read
from steps.notation import found
from steps.reading import Example
from steps.running import unchanged
from steps.vocabulary import VOCABULARY, Match, Table

Found = Mapping[str, str]
PUTTING = (setting.controls, setting.controls_called, setting.has_in, setting.has_in_called)
COPIABLE = characteristics.copiable_values_are
ASSERTING = (characteristics.is_, characteristics.is_of_size, COPIABLE)


@frozen
class Value:
    """A value that a scenario asserts of a copy, and where."""

    id: str
    label: str
    characteristic: str
    expected: str
    place: str = field(eq=False)


@define
class _Played:
    """What is known of a scenario while it is played: what its labels have printed, and what they were."""

    game: Game
    printed: Mapping[str, Found]
    before: dict[str, tuple[Found, Found]] = field(factory=dict)

    def look(self, labels: Collection[str]) -> None:
        """Remember the copiable and the current values of these objects just before the event."""
        self.before = {label: self.now(label) for label in self.game.driver.labels() if label in labels}

    def now(self, label: str) -> tuple[Found, Found]:
        look = self.game.look(label)
        return found(look.copiable), found(look.current)

    def originals(self, label: str, name: str) -> Iterator[Found]:
        """The copiable values of the others that have the name, and what is printed on them."""
        yield from (values for other, values in self.printed.items() if other != label and values["name"] == name)
        for other in self.game.driver.labels():
            values = found(self.game.driver.copiable(other))
            if other != label and values["name"] == name:
                yield values


def saying_nothing(examples: Iterable[Example]) -> list[Value]:
    """The values that say nothing about copying; examples about which the rules say nothing are left out."""
    return [value for example in examples if tags.UNSPECIFIED not in example.tags for value in _of(example)]


def _of(example: Example) -> Iterator[Value]:
    scenario = example.scenario
    steps = [(step, match) for step in scenario.steps if (match := VOCABULARY.find(step.name))]
    printed = dict(_printed(steps))
    doubtful = set(_as_printed(steps, printed))
    if not doubtful:
        return
    played = _Played(Game(InProcess(), file=str(scenario.feature.filename)), printed)
    name = next(tag for tag in example.tags if tag.startswith(tags.ID))
    for step, match in steps:
        played.game.line = step.line_number
        if step.keyword == "When":
            played.game.remember(unchanged(example))
            played.look({label for label, *_ in doubtful})
        for label, characteristic, expected in _asserted(step, match):
            if (label, characteristic, expected) in doubtful and label in played.before:
                if _says_nothing(played, label, characteristic, expected, match.definition.function is COPIABLE):
                    place = f"{Path(scenario.feature.filename).name}:{step.line_number}"
                    yield Value(name, label, characteristic, expected, place)
        match.carry_out(played.game, _table(step), step.docstring)


def _as_printed(steps: Iterable[tuple[Step, Match]], printed: Mapping[str, Found]) -> Iterator[tuple[str, str, str]]:
    """Everything that is asserted of an object and is printed on it."""
    for step, match in steps:
        for label, characteristic, expected in _asserted(step, match):
            if label in printed and printed[label][characteristic] == expected:
                yield label, characteristic, expected


def _asserted(step: Step, match: Match) -> Iterator[tuple[str, str, str]]:
    """The object, the characteristics and their values of a Then."""
    function = match.definition.function
    if step.type == THEN and function in ASSERTING:
        label, *size = match.arguments
        said = {"size": size[0]} if function is characteristics.is_of_size else read(_table(step) or ())
        yield from ((label, characteristic, expected) for characteristic, expected in said.items())


def _printed(steps: Iterable[tuple[Step, Match]]) -> Iterator[tuple[str, Found]]:
    """What is printed on the cards that the scenario puts somewhere, by their labels."""
    blocks: dict[str, str] = {}
    for step, match in steps:
        if match.definition.function is setting.the_card:
            blocks[parse_block(step.docstring or "").name] = step.docstring or ""
        elif match.definition.function in PUTTING:
            card = match.arguments[1]
            is_called = match.definition.function in (setting.controls_called, setting.has_in_called)
            yield match.arguments[-1] if is_called else card, _of_card(card, blocks.get(card))


@cache
def _of_card(name: str, block: str | None) -> Found:
    aside = Game(InProcess())
    if block:
        aside.add_card(block)
    aside.put(name, "Alice", "library", name)
    return found(aside.driver.current(name))


def _table(step: Step) -> Table | None:
    return step.datatable.raw() if step.datatable else None  # type: ignore[return-value]


def _says_nothing(played: _Played, label: str, characteristic: str, expected: str, is_copiable: bool) -> bool:
    copiable, current = played.now(label)
    was_copiable, was_current = played.before[label]
    was = was_copiable if is_copiable else was_current
    if copiable == played.printed[label] or was[characteristic] != expected:
        return False  # it is no copy, or it was otherwise
    if is_copiable and current[characteristic] != expected:
        return False
    return any(original[characteristic] == expected for original in played.originals(label, copiable["name"]))
