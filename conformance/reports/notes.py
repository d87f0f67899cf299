"""What a scenario did, step by step: noted where it is played, carried by its report.

The notes are plain data, so that they cross from one process of a run to another.
The wiring says how a step's text finds its pattern (`FIND`); so nothing is known
here of the steps themselves.

Rules for this file: it watches; what is made of the notes is for others.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from os.path import relpath
from typing import Any, Final

import pytest
from attrs import asdict, define, field, frozen

PASSED: Final = "PASSED"
FAILED: Final = "FAILED"
SKIPPED: Final = "SKIPPED"

FIND: Final = pytest.StashKey[Callable[[str], Any]]()
"""Where the configuration of a run keeps how a step's text finds what it fits."""


@frozen
class StepNote:
    """A step: its line, how it ended, in how many seconds, and why if it failed.

    pattern, place: what it fits, and where that is written, as in "steps.state:18"; arguments: what
    each parameter took: where it begins in the text, what stands there, the parameter's name.
    """

    line: int
    status: str
    seconds: float
    message: str
    pattern: str
    place: str
    arguments: tuple[tuple[int, str, str], ...]


@frozen
class Notes:
    """A scenario: its file, line, and row of an outline; when it began, how long it took, and its steps."""

    file: str
    line: int
    row: str
    began: float
    seconds: float
    steps: tuple[StepNote, ...]


@frozen
class _End:
    """How a step ended."""

    status: str = SKIPPED
    seconds: float = 0.0
    message: str = ""


def of_report(report: pytest.TestReport) -> Notes | None:
    """The notes that the report carries, if any."""
    data: dict[str, Any] | None = getattr(report, "notes_of_scenario", None)
    if data is None:
        return None
    return Notes(**{**data, "steps": tuple(StepNote(**step) for step in data["steps"])})


@define(eq=False)
class Watching:
    """The pytest plugin that notes the steps of each scenario as it is played."""

    config: pytest.Config
    _began: float = 0.0
    _step_began: float = 0.0
    _ends: dict[int, _End] = field(factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self) -> None:
        """A new scenario."""
        self._began = time.time()
        self._ends.clear()

    def pytest_bdd_before_step_call(self) -> None:
        """A step is about to be put to the engine."""
        self._step_began = time.perf_counter()

    def pytest_bdd_after_step(self, step: Any) -> None:
        """It went well."""
        self._note(step, PASSED)

    def pytest_bdd_step_error(self, step: Any, exception: Exception) -> None:
        """It didn't."""
        self._note(step, FAILED, "\n".join([str(exception), *getattr(exception, "__notes__", ())]))

    def _note(self, step: Any, status: str, message: str = "") -> None:
        self._ends[step.line_number] = _End(status, time.perf_counter() - self._step_began, message)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item) -> Generator[None, Any, Any]:
        """Let the report that tells how the scenario ended carry the notes."""
        report = yield
        if (example := getattr(item, "example", None)) and (report.when == "call" or report.outcome != "passed"):
            path, line, _ = item.reportinfo()
            file = relpath(path, item.config.rootpath).replace("\\", "/")
            steps = tuple(self._noted(step) for step in example.scenario.steps)
            notes = Notes(file, (line or 0) + 1, example.row, self._began, time.time() - self._began, steps)
            report.notes_of_scenario = asdict(notes)
        return report

    def _noted(self, step: Any) -> StepNote:
        end = self._ends.get(step.line_number, _End())
        definition = self.config.stash[FIND](step.name).definition
        taken = definition.expression.match(step.name) or ()
        arguments = tuple((each.group.start, each.group.value, each.parameter_type.name) for each in taken)
        return StepNote(
            step.line_number, end.status, end.seconds, end.message, definition.pattern, definition.place, arguments
        )
