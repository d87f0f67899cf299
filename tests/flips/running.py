"""Flipping the expected values of scenarios while they run.

    python -m tests.flips                    every scenario
    python -m tests.flips features/707.0*    some of them

A Then asks and changes nothing; so as soon as one has passed, each of its flips is
asked in the same game, and has to fail.  What passes in spite of its flip is a
survivor: the step can't fail there.

Rules for this file: pytest collects and plays; here is only what is asked besides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import define, field, frozen
from pytest_bdd.parser import Scenario, Step
from pytest_bdd.types import THEN

from conformance.driver import DriverError
from steps.game import Game
from steps.vocabulary import VOCABULARY, Match
from tests.flips.flipping import Flip, flips

ROOT: Final = Path(__file__).parents[2]


@frozen
class Survivor:
    """A step that would have passed with another expected value as well."""

    place: str
    step: str
    changed: str
    how: str
    """"passed", or what it failed with instead of a difference."""

    def __str__(self) -> str:
        return f"{self.place}: {self.step}\n    {self.changed}: {self.how}"


@define(eq=False)
class Flipping:
    """The pytest plugin that flips each Then step that has passed."""

    asked: Counter[str] = field(factory=Counter)
    """Flips by the pattern of their step."""
    untouched: Counter[str] = field(factory=Counter)
    """Then steps without a flip, by their pattern."""
    survivors: list[Survivor] = field(factory=list)
    scenarios: int = 0
    failed: list[str] = field(factory=list)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Nothing is printed but the outcome."""
        session.config.pluginmanager.unregister(name="terminalreporter")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that can't be read is a failure."""
        if report.failed:
            self.failed.append(str(report.longrepr))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Flips say something only about a scenario that passes as it is written."""
        self.scenarios += report.when == "call"
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_bdd_after_step(self, scenario: Scenario, step: Step, step_func_args: dict[str, Any]) -> None:
        """Ask the flips of a Then that has passed."""
        if step.type != THEN:
            return
        match: Match = step_func_args["match"]
        game: Game = step_func_args["game"]
        found = flips(match, step.name, step.datatable.raw() if step.datatable else None, game)
        pattern = str(match.definition)
        self.asked[pattern] += len(found)
        self.untouched[pattern] += not found
        for flip in found:
            if how := outlived(flip, game):
                place = f"{Path(scenario.feature.filename).name}:{step.line_number}"
                self.survivors.append(Survivor(place, step.name, flip.changed, how))


def outlived(flip: Flip, game: Game) -> str:
    """How the flipped step failed to fail; "" if it failed as it has to."""
    match = VOCABULARY.find(flip.text)
    assert match is not None, f"a flip that is no step: {flip.text}"
    remembered = dict(game._before)
    try:
        if flip.before is not None:
            game._before[match.arguments[0]] = flip.before
        match.carry_out(game, flip.table, None)
    except AssertionError:
        return ""
    except DriverError as error:
        return str(error)
    finally:
        game._before.update(remembered)
    return "passed"


def run(paths: Sequence[str]) -> Flipping:
    """Play the scenarios of these files, and flip them."""
    plugin = Flipping()
    options = ["-qq", "--rootdir", str(ROOT), "-p", "no:cacheprovider", "-p", "no:randomly"]
    if pytest.main([*(paths or [str(ROOT / "features")]), *options], plugins=[plugin]) == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    return plugin


def report(done: Flipping) -> str:
    """The counts, and every survivor."""
    lines = [f"{number:>6}  {pattern}" for pattern, number in sorted(done.asked.items(), key=lambda one: -one[1])]
    lines += [f"not flipped: {n} x {pattern}" for pattern, n in done.untouched.items() if n]
    lines += [f"fails as it is written: {name}" for name in done.failed]
    lines += [f"survives: {survivor}" for survivor in done.survivors]
    counts = f"{done.asked.total()} flips in {done.scenarios} scenarios; {len(done.survivors)} survive"
    return "\n".join([*lines, counts])
