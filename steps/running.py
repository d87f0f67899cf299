"""Playing scenarios without pytest: for whoever plays each of them many times in one process.

    for example in examples(Path("features")):
        failure = run(example, InProcess())

Rules for this file: a scenario is played exactly as `steps.collecting` plays it.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from attrs import frozen
from pytest_bdd.parser import Step
from pytest_bdd.types import THEN

from conformance.card_text import check_catalogue
from conformance.driver import Driver, DriverError, Unspecified
from steps import characteristics, tags
from steps.collecting import any_step  # noqa: F401  (with it the vocabulary is full)
from steps.failing import tell
from steps.game import Game
from steps.ids import Ids
from steps.reading import Example, read
from steps.vocabulary import VOCABULARY


@frozen
class Failure:
    """Why a scenario failed: the line of its file, and what was expected or refused there.

    `broke`: it wasn't the scenario that failed but the engine, with an error that is no answer.
    """

    line: int
    message: str
    broke: bool


def examples(folder: Path) -> list[Example]:
    """Every scenario of the feature files, each row of an outline by itself.

    A file that is refused is an error, and so is a card of the catalogue that can't be used.
    """
    check_catalogue()
    ids = Ids()
    shown = {path: f"{folder.name}/{path.name}" for path in sorted(folder.glob("*.feature"))}
    return [each for path, name in shown.items() for each in read(path, name, ids.elsewhere(path, name))]


def run(example: Example, driver: Driver) -> Failure | None:
    """Play the scenario with an engine; None if everything is as it says."""
    scenario = example.scenario
    game = Game(driver, file=str(scenario.feature.filename))
    watched = unchanged(example)
    unspecified = tags.UNSPECIFIED in example.tags
    step: Step | None = None
    try:
        with suppress(*(Unspecified,) * unspecified):
            for step in scenario.steps:
                if unspecified and step.type == THEN:
                    continue
                match = VOCABULARY.find(step.name)
                assert match is not None, "the checks at reading have found it"
                game.line = step.line_number
                if step.keyword == "When":
                    game.remember(watched)
                match.carry_out(game, step.datatable.raw() if step.datatable else None, step.docstring)
            step = None
            if not unspecified:
                game.end()
    except Exception as error:
        told = tell(error, step, scenario, scenario.feature.rel_filename)
        line = step.line_number if step else scenario.line_number
        said = told.message if told else f"{type(error).__name__}: {error}"
        return Failure(line, said, not isinstance(error, AssertionError | DriverError))
    return None


def unchanged(example: Example) -> frozenset[str]:
    """The labels that a step of the scenario will call unchanged."""
    matches = filter(None, (VOCABULARY.find(step.name) for step in example.scenario.steps))
    return frozenset(m.arguments[0] for m in matches if m.definition.function is characteristics.is_unchanged)
