"""The pytest plugin: an engine sits the exam.

    pytest features --engine-command "python -m engine"

Without a command it is the reference engine in this process.  Either way each scenario
gets one verdict (`conformance.verdicts`), which its report carries; known failures,
disputes and scenarios that a declined capability excuses are shown as what they are.

Rules for this file: it wires; what is wrong on the command line or in a list is told in
one line before anything is played.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from os.path import relpath
from pathlib import Path
from typing import Final

import pytest
from attrs import define, evolve, field

from conformance import closing, lists, retired, verdicts
from conformance.arguments import problem_of_seconds
from conformance.driver import EDITIONS, NOW, Driver
from conformance.judging import judged
from conformance.lists import Entry, FrozenSet, ListError
from conformance.protocol.external import External, Sitting
from conformance.protocol.link import Link
from conformance.protocol.messages import Unsupported
from conformance.protocol.process import NoEngineError
from conformance.protocol.trace import Trace, TraceError
from conformance.verdicts import Engine, Verdict
from steps import tags
from steps.collecting import ScenarioItem
from steps.editions import edition_of
from steps.failing import tell
from steps.needs import Needs, needs_of

EXAM: Final = pytest.StashKey["Exam"]()
REFERENCE: Final = Engine("Truecopy's reference engine", "0.1.0", "Python", editions=EDITIONS)
FEATURES: Final = Path(__file__).parents[1] / "features"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("engine", "which engine is examined, and by what it is judged")
    group.addoption(
        "--engine-command", metavar="COMMAND", help='an engine that speaks the protocol: "python -m engine"'
    )
    group.addoption("--engine-timeout", metavar="SECONDS", type=float, default=10.0, help="how long an answer may take")
    group.addoption("--validate-protocol", action="store_true", help="hold every message against the published schema")
    group.addoption(
        "--trace-protocol", metavar="FILE", help="write down every message to and from the engine of --engine-command"
    )
    group.addoption("--known-failures", metavar="FILE", help="a TOML file of scenarios that are known to fail, and why")
    group.addoption("--write-known-failures", metavar="FILE", help="write that file after the run; reasons are kept")
    group.addoption("--frozen", metavar="VERSION", help="which version of the suite is scored; otherwise the latest")
    group.addoption("--write-frozen", metavar="FILE", help="write the ids of all collected scenarios, and run none")
    group.addoption("--capabilities", action="store_true", help="show which scenarios need what, and run none")


@pytest.hookimpl(tryfirst=True)
def pytest_cmdline_main(config: pytest.Config) -> None:
    """Where nothing is run, one process tells what there is, whatever -n says."""
    if _runs_none(config):
        config.option.numprocesses = 0


def _runs_none(config: pytest.Config) -> bool:
    return config.option.write_frozen is not None or config.option.capabilities


@pytest.hookimpl(trylast=True)
def pytest_configure(config: pytest.Config) -> None:
    if config.option.engine_command is not None and config.option.reading is not None:
        raise pytest.UsageError(
            "found --engine-command and --reading; expected one of them: a reading is one of the reference engine"
        )
    if problem := problem_of_seconds(config.option.engine_timeout):
        raise pytest.UsageError(problem)
    try:
        exam = Exam(_link(config), *_lists(config))
        config.stash[EXAM] = exam
        config.stash[verdicts.ENGINE] = exam.link.engine if exam.link else REFERENCE
        config.stash[verdicts.FROZEN] = exam.frozen.version
    except ListError as error:
        raise pytest.UsageError(str(error)) from None
    except TraceError as error:
        raise pytest.UsageError(f"--trace-protocol {error}") from None
    except NoEngineError as error:
        problem = str(error).replace("\n", " | ")
        raise pytest.UsageError(f"--engine-command {config.option.engine_command!r}: {problem}") from None
    config.pluginmanager.register(exam, "exam")


def _link(config: pytest.Config) -> Link | None:
    command = config.option.engine_command
    if command is None:
        if config.option.validate_protocol:
            raise ListError("found --validate-protocol; expected --engine-command too, whose messages are validated")
        if config.option.trace_protocol is not None:
            raise ListError("found --trace-protocol; expected --engine-command too, whose messages are written down")
        return None
    path, trace = config.option.trace_protocol, None
    if path is not None:  # the processes of a run share the file; the first of all begins it
        trace = Trace(Path(path), anew=not hasattr(config, "workerinput"))
    return Link(command, timeout=config.option.engine_timeout, validated=config.option.validate_protocol, trace=trace)


def _lists(config: pytest.Config) -> tuple[Mapping[str, Entry], Mapping[str, Entry], FrozenSet]:
    """The known failures, those of the file that is to be written, and the frozen set."""
    retired.check(written := lists.ids_written_in(FEATURES))
    named = (config.option.known_failures, config.option.write_known_failures)
    listed = {one: Path(one) for one in named if one is not None}
    found = {
        one: lists.known_failures(path)
        for one, path in listed.items()
        if one == config.option.known_failures or path.exists()
    }
    ours = {lists.DISPUTES: lists.disputes(), lists.ADVICE: lists.advice()}
    for one, entries in (*found.items(), *ours.items()):
        lists.check_ids({each.partition("[")[0] for each in entries}, written, one)
    for option in ("write_known_failures", "write_frozen"):
        path = getattr(config.option, option)
        if path is not None and not (path and Path(path).absolute().parent.is_dir()):
            raise ListError(f"found --{option.replace('_', '-')} {path}; expected a file in a folder that is there")
    if (path := config.option.write_known_failures) is not None and not hasattr(config, "workerinput"):
        lists.check_writable(Path(path), "--write-known-failures")
    known = found.get(config.option.known_failures, {})
    kept = {**known, **found.get(config.option.write_known_failures, {})}
    return known, kept, lists.frozen_set(lists.versions()[-1] if config.option.frozen is None else config.option.frozen)


@pytest.fixture
def external(request: pytest.FixtureRequest) -> Driver | None:
    """The engine of --engine-command for one scenario; None if there is no such command."""
    link, item = request.config.stash[EXAM].link, request.node
    if link is None:
        return None
    found: Needs = needs_of(item.example.scenario)
    return External(link, Sitting(id_of(item), item.name, found.cards, found.capabilities, found.touched))


def id_of(item: ScenarioItem) -> str:
    """The id of a scenario, and of a row of an outline."""
    tag = next(tag for tag in item.example.tags if tag.startswith(tags.ID))
    return tag.removeprefix(tags.ID) + item.example.row


@define(eq=False)
class Exam:
    """What a run knows of its engine and its lists, and the verdicts so far."""

    link: Link | None
    known: Mapping[str, Entry]
    kept: Mapping[str, Entry]
    """Entries of a list of known failures that is to be written."""
    frozen: FrozenSet
    disputed: Mapping[str, Entry] = field(factory=lists.disputes)
    advice: Mapping[str, Entry] = field(factory=lists.advice)
    given: list[Verdict] = field(factory=list)
    declined: list[tuple[str, ...]] = field(factory=list)
    """Of each unsupported scenario, what it needs and the engine has declined."""
    told: int = 0
    """How many were told of instead of being run."""
    ignored_the_end: bool = False

    # --- before

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        """Rows on the list are rows of their outline; --write-frozen takes all that are collected."""
        scenarios = [item for item in items if isinstance(item, ScenarioItem)]
        ids = {id_of(item) for item in scenarios}
        outlines = {one.partition("[")[0] for one in ids}
        try:
            for entries, where in ((self.known, config.option.known_failures), (self.disputed, lists.DISPUTES)):
                lists.check_ids([one for one in entries if one.partition("[")[0] in outlines], ids, where)
        except ListError as error:
            raise pytest.UsageError(str(error)) from None
        if (path := config.option.write_frozen) is not None:
            try:
                Path(path).write_text(lists.frozen_text(ids), encoding="utf-8")
            except OSError as error:
                raise pytest.UsageError(f"--write-frozen {path}: can't be written: {error.strerror}") from None

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """--capabilities tells of all that are selected; then nothing is run, as after --write-frozen."""
        if not _runs_none(session.config):
            return
        if session.config.option.capabilities:
            scenarios = (item.example.scenario for item in session.items if isinstance(item, ScenarioItem))
            print("\n" + "\n".join(closing.capabilities(needs_of(one).capabilities for one in scenarios)))
        self.told = len(session.items)
        session.items.clear()

    # --- during

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
        """One report of each scenario carries its verdict: that of the call, or of a set-up that failed."""
        report: pytest.TestReport = yield
        if isinstance(item, ScenarioItem) and (report.when == "call" or (report.when == "setup" and report.failed)):
            verdict = self._on_lists(self._verdict(item, call))
            error = call.excinfo.value if call.excinfo else None
            verdicts.attach(report, verdict, error.declined if isinstance(error, Unsupported) else ())
            self._show(item, report, verdict)
        return report

    def _verdict(self, item: ScenarioItem, call: pytest.CallInfo[None]) -> Verdict:
        found = sorted(item.example.tags)
        identity = id_of(item)
        error = call.excinfo.value if call.excinfo else None
        unspecified = tags.UNSPECIFIED in found
        plain = Verdict(
            id=identity,
            title=item.name,
            place=f"{relpath(item.path, item.config.rootpath)}:{item.example.scenario.line_number}",
            clauses=tuple(sorted((tag[3:] for tag in found if tag.startswith(tags.RULE)), key=tags.by_number)),
            requirements=tuple(tag for tag in found if tag.startswith(tags.REQUIREMENT)),
            edition=edition_of(item.example) or item.config.getoption("edition", None) or NOW,
            verdict=verdicts.UNSPECIFIED if unspecified else verdicts.PASSED,
            counts=identity in self.frozen.ids and not unspecified and identity not in self.disputed,
            seconds=round(call.duration, 4),
        )
        return plain if error is None else judged(plain, error, _told(error, item))

    def _on_lists(self, verdict: Verdict) -> Verdict:
        """What the lists make of it."""
        dispute = self.disputed.get(verdict.id)
        known = self.known.get(verdict.id)
        if dispute:
            listed = {"reason": dispute.reason, "link": dispute.link, "behind": verdict.verdict}
            return evolve(verdict, verdict=verdicts.DISPUTED, **listed)
        if known and verdict.verdict in verdicts.BAD:
            listed = {"reason": known.reason, "link": known.link, "behind": verdict.verdict}
            return evolve(verdict, verdict=verdicts.KNOWN, **listed)
        if known and verdict.verdict == verdicts.PASSED:
            stale = f"it passes, and is listed as a known failure ({known.reason}): take it off the list"
            return evolve(verdict, verdict=verdicts.ERROR, kind="stale", message=stale)
        return verdict

    def _show(self, item: ScenarioItem, report: pytest.TestReport, verdict: Verdict) -> None:
        """What pytest prints and counts."""
        if verdict.kind == "stale":
            report.outcome, report.longrepr = "failed", f"{verdict.place}: {verdict.title}\n  {verdict.message}"
        elif report.failed and verdict.verdict not in verdicts.BAD:
            path, _, line = verdict.place.rpartition(":")
            report.outcome = "skipped"
            report.longrepr = (path, int(line), f"{verdict.verdict}: {verdict.reason or verdict.message}")
        elif report.failed and self.link and (entry := self.advice.get(verdict.id)) and closing.is_advised(verdict):
            report.longrepr = f"{report.longreprtext}\n  Advice: {entry.reason}"

    def pytest_report_teststatus(self, report: pytest.TestReport) -> tuple[str, str, str] | None:
        """Verdicts that pytest has no word for."""
        verdict = verdicts.of_report(report) if isinstance(report, pytest.TestReport) else None
        if verdict is None or verdict.verdict not in LETTERS:
            return None
        return verdict.verdict, LETTERS[verdict.verdict], verdict.verdict.upper()

    # --- after

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the verdict; one for each scenario, from whichever process."""
        if verdict := verdicts.of_report(report):
            self.given.append(verdict)
            if verdict.verdict == verdicts.UNSUPPORTED:
                self.declined.append(verdicts.declined_of(report))

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """The engine may go; what was played goes on the list; where nothing was to be, that is no failure."""
        if self.told and session.exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
            session.exitstatus = pytest.ExitCode.OK
        if self.link:
            self.ignored_the_end = not self.link.stop()
        path = session.config.option.write_known_failures
        if path and self.given and not hasattr(session.config, "workerinput"):
            Path(path).write_text(lists.written(self.kept, self.given), encoding="utf-8")

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Who was examined and how it went, if it wasn't the reference engine in this process."""
        config = terminalreporter.config
        if self.ignored_the_end:
            terminalreporter.write_line("the engine went on when its input was closed, and was ended", yellow=True)
        if self.link and self.link.trace and self.link.trace.problem:
            terminalreporter.write_line(f"--trace-protocol {self.link.trace.problem}", yellow=True)
        if self.given and (path := config.option.write_known_failures):
            terminalreporter.write_line(f"known failures are in {path}")
        if self.link is None or not self.given:
            return
        engine = config.stash[verdicts.ENGINE]
        terminalreporter.section(f"{engine.name} {engine.version} ({engine.language})")
        for line in closing.told(engine, self.given, self.declined, self.frozen):
            terminalreporter.write_line(line)
        for line in (*closing.errors(self.given), *closing.lowest(self.given, self.advice)):
            terminalreporter.write_line(line, red=True)


LETTERS: Final = {
    verdicts.UNSUPPORTED: "u",
    verdicts.KNOWN: "k",
    verdicts.DISPUTED: "d",
    verdicts.ERROR: "E",
}
"""The verdicts that pytest doesn't know, and their letters."""


def _told(error: BaseException, item: ScenarioItem) -> str:
    told = tell(error, item.step, item.example.scenario, item.path.name)
    return f"{told.heading}\n{told.message}" if told else f"{type(error).__name__}: {error}"
