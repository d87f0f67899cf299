"""The command that writes portable cases: `python -m conformance export cases.jsonl`.

Each scenario is played with the reference engine, and what is said to it is a case.
A scenario that it doesn't pass is no case: it is named, and the status is 1.

Rules for this file: pytest collects, plays and selects; here is only what is made
of what was said.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Generator, Sequence
from pathlib import Path
from typing import Any, Final, cast

import pytest
from attrs import define, field

from conformance import verdicts
from conformance.arguments import NO_SCENARIO, USAGE, Arguments
from conformance.driver import Driver
from conformance.in_process import InProcess
from conformance.lists import ListError, check_writable
from conformance.portable.expecting import UNCHANGED, UnknownPatternError, expect, unchanged
from conformance.portable.recording import Call, Recorder
from conformance.protocol import VERSION
from conformance.readings import ENGINE
from conformance.reports.summary import version

ROOT: Final = Path(__file__).parents[2]
FORMAT: Final = 1

NEEDS: Final = pytest.StashKey[Callable[[Any], Any]]()
"""Where the configuration of a run keeps how it is found which cards and capabilities a scenario needs."""

Case = dict[str, Any]


@define(eq=False)
class _Step:
    """A step of a scenario and what was said in it."""

    text: str
    line: int
    calls: list[Call] = field(factory=list)


@define(eq=False)
class Exporting:
    """The pytest plugin that makes a case of each scenario."""

    cases: list[Case] = field(factory=list)
    left_out: list[str] = field(factory=list)
    _recorder: Recorder = field(factory=lambda: Recorder(InProcess()))
    _steps: list[_Step] = field(factory=list)
    _looks: dict[str, list[Call]] = field(factory=dict)
    """What was asked of each object just before the When."""
    _problem: str = ""
    _needs: Any = None
    """The cards and the capabilities that the scenario needs."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Nothing is printed but what is left out."""
        session.config.pluginmanager.unregister(name="terminalreporter")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that can't be used is told, not passed over."""
        if report.failed:
            self.left_out.append(report.longreprtext)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """A new scenario, with an engine of its own."""
        recorder = self._recorder = Recorder(InProcess())
        self._steps, self._looks, self._problem = [], {}, ""
        if example := getattr(item, "example", None):
            self._needs = item.config.stash[NEEDS](example.scenario)
        item.config.stash[ENGINE] = lambda: cast(Driver, recorder)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_bdd_before_step(self, step: Any) -> Generator[None, Any, Any]:
        """What is asked before a When, to be compared with what is asked after it, belongs to the When."""
        self._recorder.calls = []
        result = yield
        asked = [call for call in self._recorder.calls if call.method != "labels"]
        self._steps.append(_Step(f"{step.keyword} {step.name}", step.line_number, asked))
        if step.keyword == "When":
            self._looks = {}
            for call in asked:
                self._looks.setdefault(call.params["label"], []).append(call)
        self._recorder.calls = []
        return result

    def pytest_bdd_after_step(self, step: Any, step_func_args: dict[str, Any]) -> None:
        """The step went well: what was said in it, and what it expected."""
        match, calls = step_func_args["match"], self._recorder.calls
        try:
            if match.definition.pattern == UNCHANGED:
                unchanged(self._looks[match.arguments[0]], calls)
            else:
                expect(match.definition.pattern, match.arguments, step.datatable.raw() if step.datatable else (), calls)
        except UnknownPatternError as error:
            self._problem = str(error)
        self._steps[-1].calls += calls

    def pytest_bdd_step_error(self) -> None:
        """What was said before it failed; if the rules say nothing, that is all there is to say."""
        self._steps[-1].calls += self._recorder.calls

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """The scenario is over."""
        verdict = verdicts.of_report(report)
        if verdict is None:
            return
        if self._problem or verdict.verdict not in (verdicts.PASSED, verdicts.UNSPECIFIED, verdicts.DISPUTED):
            self.left_out.append(f"{verdict.place}: {verdict.title}\n  {self._problem or verdict.message}")
            return
        self.cases.append(self._case(verdict))

    def _case(self, verdict: verdicts.Verdict) -> Case:
        numbers = {id(call): n for n, call in enumerate((call for step in self._steps for call in step.calls), 1)}
        return {
            "format": FORMAT,
            "protocol": VERSION,
            "suite": version(),
            "id": verdict.id,
            "title": verdict.title,
            "place": verdict.place,
            "clauses": list(verdict.clauses),
            "requirements": list(verdict.requirements),
            "needs": sorted(self._needs.capabilities),
            "counts": verdict.counts,
            "unspecified": verdict.verdict == verdicts.UNSPECIFIED,
            "edition": self._recorder.edition,
            "players": list(self._recorder.players),
            "cards": self._recorder.used(self._needs.cards),
            "steps": [
                {"text": step.text, "line": step.line, "calls": [_written(call, numbers) for call in step.calls]}
                for step in self._steps
                if step.calls
            ],
        }


def _written(call: Call, numbers: dict[int, int]) -> dict[str, Any]:
    data: dict[str, Any] = {"call": numbers[id(call)], "method": call.method, "params": call.params}
    if call.repeated:
        data["until"] = "the stack is empty"
    if call.expected:
        data["expected"] = [each | {"as": numbers[id(each["as"])]} if "as" in each else each for each in call.expected]
    return data


def export(paths: Sequence[str], marks: str = "") -> tuple[list[Case], list[str]]:
    """The cases of the scenarios, and what was left out."""
    exporting = Exporting()
    options = ["-qq", "--rootdir", str(ROOT), "-p", "no:cacheprovider", f"-m={marks}"]
    code = int(pytest.main([*(paths or [str(ROOT / "features")]), *options], plugins=[exporting]))
    if code == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if not exporting.cases and not exporting.left_out:
        is_empty = code == pytest.ExitCode.NO_TESTS_COLLECTED
        exporting.left_out.append(NO_SCENARIO if is_empty else "nothing was exported")
    return exporting.cases, exporting.left_out


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the cases; 1 if one is left out, 4 if there is none or the file can't be written."""
    parser = Arguments(prog="python -m conformance export", description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="where the cases go, one a line")
    parser.add_argument("paths", nargs="*", default=[], help="feature files or folders; otherwise all of them")
    parser.add_argument("-m", dest="marks", default="", help="only scenarios with these tags, as for pytest")
    given = parser.parse_intermixed_args(arguments)
    try:
        check_writable(given.file, "the file")
        cases, left_out = export(given.paths, given.marks)
        if not cases:
            print("\n".join(left_out), file=sys.stderr)
            return USAGE
        lines = [json.dumps(case, ensure_ascii=False) + "\n" for case in cases]
        given.file.write_text("".join(lines), encoding="utf-8")
    except ListError as error:
        print(error, file=sys.stderr)
        return USAGE
    except OSError as error:
        print(f"{given.file}: not every case is written: {error.strerror}", file=sys.stderr)
        return USAGE
    for each in left_out:
        print(f"left out: {each}", file=sys.stderr)
    print(f"{len(cases)} cases in {given.file}" + (f", {len(left_out)} left out" if left_out else ""))
    return int(bool(left_out))
