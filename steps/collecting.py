"""The pytest plugin: a feature file is collected, each of its scenarios is a test under its own title.

pytest-bdd parses; the checks of `steps.reading` refuse what it would pass by
mistake; each scenario becomes a pytest item of our own, because pytest-bdd walks
through every fixture for every step.  The item calls pytest-bdd's hooks, and the
one step definition below is pytest-bdd's too, so that its plugins and its
`scenarios()` work with this vocabulary.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import pytest_bdd
from _pytest.fixtures import TopRequest  # as pytest's own doctest items ask for fixtures
from pytest_bdd.parser import Scenario, Step
from pytest_bdd.types import THEN

from conformance.card_text import check_catalogue
from conformance.driver import NOW, Driver, ScriptError, Unspecified
from steps import actions, characteristics, permissions, setting, state, tags  # noqa: F401  (they fill the vocabulary)
from steps.failing import tell
from steps.game import Game
from steps.ids import Ids
from steps.reading import Example, Refused, read
from steps.vocabulary import VOCABULARY, Match, Table

IDS = pytest.StashKey[Ids]()
"""The @id- tags of all files beside those that are collected."""


@pytest.fixture
def game(driver: Driver, pytestconfig: pytest.Config) -> Game:
    """The game of one scenario, not begun yet; by the rules of --edition, unless the scenario says which."""
    return Game(driver, edition=pytestconfig.getoption("edition", None) or NOW)


@pytest_bdd.step(VOCABULARY)
def any_step(match: Match, game: Game, datatable: Table | None = None, docstring: str | None = None) -> None:
    """The only step definition: whatever the vocabulary finds."""
    match.carry_out(game, datatable, docstring)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--unused-steps", action="store_true", help="fail if no collected scenario uses a step pattern")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[IDS] = Ids()
    try:
        check_catalogue()  # a card is of every scenario: what is wrong with it is told once, before any is played
    except ScriptError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    return FeatureFile.from_parent(parent, path=file_path) if file_path.suffix == ".feature" else None


def pytest_collection_finish(session: pytest.Session) -> None:
    gc.freeze()  # the syntax trees stay; looking through them for garbage again and again would take a third of a run
    if not session.config.option.unused_steps:
        return
    scenarios = [item.example.scenario for item in session.items if isinstance(item, ScenarioItem)]
    if unused := VOCABULARY.unused(step.name for scenario in scenarios for step in scenario.steps):
        patterns = "\n".join(f"  {definition.place}: {definition}" for definition in unused)
        raise pytest.UsageError(f"no collected scenario uses these step patterns:\n{patterns}")


def pytest_bdd_before_step(request: pytest.FixtureRequest, scenario: Scenario, step: Step) -> None:
    """Tell the game where it is; before a When it looks at what has to be unchanged afterwards."""
    game: Game = request.getfixturevalue("game")
    game.file, game.line = _shown(request.config, scenario.feature.filename), step.line_number
    if step.keyword == "When":
        game.remember(_unchanged(scenario))


def _unchanged(scenario: Scenario) -> frozenset[str]:
    """The labels that a step of the scenario will call unchanged."""
    matches = filter(None, (VOCABULARY.find(step.name) for step in scenario.steps))
    return frozenset(m.arguments[0] for m in matches if m.definition.function is characteristics.is_unchanged)


@cache
def _shown(config: pytest.Config, path: str | Path) -> str:
    """The file as someone would name it where pytest was started."""
    return os.path.relpath(path, config.invocation_params.dir)


class FeatureFile(pytest.File):
    """A feature file: its scenarios, or everything that is wrong with it."""

    def collect(self) -> Iterator[pytest.Item]:
        try:
            shown = _shown(self.config, self.path)
            examples = read(self.path, shown, self.config.stash[IDS].elsewhere(self.path, shown))
        except Refused as error:
            raise self.CollectError(str(error)) from None
        self._register({mark for example in examples for mark in tags.marks(example.tags)})
        for example in examples:
            name = example.title
            # Said in full, pytest sees a row as it sees parameters: --lf finds it again.
            yield ScenarioItem.from_parent(self, name=name, nodeid=f"{self.nodeid}::{name}", example=example)

    def _register(self, found: set[str]) -> None:
        """Tags are marks that pytest knows, by their form."""
        known = {line.partition(":")[0] for line in self.config.getini("markers")}
        for tag in sorted(found - known):
            self.config.addinivalue_line("markers", f"{tag}: names {tags.names(tag)}")


class ScenarioItem(pytest.Item):
    """A scenario, or one row of an outline."""

    def __init__(self, *, example: Example, **of_pytest: Any) -> None:
        super().__init__(**of_pytest)
        self.example = example
        self.step: Step | None = None
        """The step that runs now, or that failed."""
        for mark in sorted(tags.marks(example.tags)):
            self.add_marker(mark)
        rules = sorted(tag.removeprefix(tags.RULE) for tag in example.tags if tag.startswith(tags.RULE))
        self.user_properties += [("rule", number) for number in rules]
        self.obj = None
        self._fixtureinfo = self.session._fixturemanager.getfixtureinfo(node=self, func=None, cls=None)
        self.fixturenames = self._fixtureinfo.names_closure
        self._initrequest()

    def _initrequest(self) -> None:
        """Ask for fixtures anew: pytest calls this if a test is run a second time."""
        self.funcargs: dict[str, object] = {}
        self._request = TopRequest(self, _ispytest=True)  # type: ignore[arg-type]

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, self.example.scenario.line_number - 1, self.name

    def setup(self) -> None:
        self.step = None
        self._request._fillfixtures()

    def runtest(self) -> None:
        game: Game = self._request.getfixturevalue("game")
        scenario = self.example.scenario
        seen: dict[str, Any] = {"request": self._request, "feature": scenario.feature, "scenario": scenario}
        self._tell("before_scenario", seen)
        try:
            if tags.UNSPECIFIED in self.example.tags:
                self._run_unspecified(game, seen)
                return
            for self.step in scenario.steps:
                self._run(self.step, game, seen)
            self.step = None
            game.end()
        finally:
            self._tell("after_scenario", seen)

    def _run_unspecified(self, game: Game, seen: dict[str, Any]) -> None:
        """The rules don't say what happens: the engine may say so, or do either, and nothing is looked at."""
        with suppress(Unspecified):
            for step in self.example.scenario.steps:
                if step.type != THEN:
                    self.step = step
                    self._run(step, game, seen)

    def _run(self, step: Step, game: Game, scenario: dict[str, Any]) -> None:
        match = VOCABULARY.find(step.name)
        assert match is not None, "the checks at collection have found it"
        seen = scenario | {"step": step, "step_func": match.definition.function}
        self._tell("before_step", seen)
        seen["step_func_args"] = {"match": match, "game": game}
        try:
            self._tell("before_step_call", seen)
            match.carry_out(game, step.datatable.raw() if step.datatable else None, step.docstring)
        except Exception as error:
            self._tell("step_error", seen | {"exception": error})
            raise
        self._tell("after_step", seen)

    def _tell(self, event: str, seen: dict[str, Any]) -> None:
        """Call pytest-bdd's hook, if any plugin listens: four calls for every step cost more than the steps."""
        hook = getattr(self.config.hook, f"pytest_bdd_{event}")
        if hook.get_hookimpls():
            hook(**seen)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The step that failed and why; what happened outside of a scenario is left to pytest."""
        told = tell(excinfo.value, self.step, self.example.scenario, _shown(self.config, self.path))
        return told or super().repr_failure(excinfo, style)
