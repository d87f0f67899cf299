"""The pytest plugin: --report DIR gathers what the reports of a run carry, and writes the files when it is over.

Under xdist the scenarios are played by other processes: there it only watches,
and the process that was started by hand gathers and writes.

Rules for this file: a folder that can't be written is told before anything runs;
what is written doesn't depend on the order in which scenarios were played.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import pytest
from attrs import define, field

from conformance.driver import NOW
from conformance.reports import badge, junit, messages, notes, page, summary
from conformance.reports.notes import Notes
from conformance.reports.summary import Run
from conformance.verdicts import ENGINE, FROZEN, Engine, Verdict, of_report

FILES: Final[Mapping[str, Callable[[Run], str]]] = {
    "conformance.json": summary.written,
    "junit.xml": junit.written,
    "badge.json": badge.written,
    "index.html": page.written,
}
"""What is written of the verdicts alone."""
MESSAGES: Final = "messages.ndjson"


def pytest_addoption(parser: pytest.Parser) -> None:
    """See the module."""
    parser.addoption("--report", metavar="DIR", help="write verdicts, messages and a page by rule into a folder")


def pytest_configure(config: pytest.Config) -> None:
    """Watch, and gather; but first see whether the folder can be written."""
    if config.option.report is None:
        return
    config.pluginmanager.register(notes.Watching(config), "reports-watching")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Gathering(config, _folder(config)), "reports-gathering")


def _folder(config: pytest.Config) -> Path:
    """The folder, made if it isn't there; it and the files in it can be written."""
    folder = Path(config.invocation_params.dir, config.option.report)
    shown = f"--report {config.option.report}"
    if not config.option.report.strip():
        raise pytest.UsageError("--report: found no name; expected that of a folder")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except FileExistsError:
        raise pytest.UsageError(f"{shown}: found a file of that name; expected a folder, or none yet") from None
    except OSError as error:
        raise pytest.UsageError(
            f"{shown}: found no folder, and it can't be made ({error.strerror}); expected one that can be written"
        ) from None
    if not os.access(folder, os.R_OK | os.W_OK | os.X_OK):
        raise pytest.UsageError(f"{shown}: found a folder that can't be written; expected one that can")
    for name in (*FILES, MESSAGES):
        path = folder / name
        if path.exists() and not (path.is_file() and os.access(path, os.W_OK)):
            raise pytest.UsageError(f"{shown}: found {name} in it, which can't be replaced; expected a file, or none")
    return folder


@define(eq=False)
class Gathering:
    """What has been reported of each scenario so far."""

    config: pytest.Config
    folder: Path
    verdicts: dict[str, Verdict] = field(factory=dict)
    notes: dict[str, Notes] = field(factory=dict)
    incomplete: list[str] = field(factory=list)
    is_written: bool = False

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that can't be used is told, not passed over."""
        if report.failed:
            self.incomplete += [line for line in report.longreprtext.splitlines() if line.strip()]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the verdict, and the notes."""
        if (verdict := of_report(report)) is not None:
            self.verdicts[report.nodeid] = verdict
        if (found := notes.of_report(report)) is not None:
            self.notes[report.nodeid] = found

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Write all files, unless nothing was played: a report of an earlier run stays then."""
        if not (self.verdicts or self.incomplete):
            return
        if exitstatus == pytest.ExitCode.INTERRUPTED or session.shouldfail or session.shouldstop:
            self.incomplete.append("the run was stopped: scenarios that are not here were not played")
        nodes = sorted(self.verdicts, key=self._place)
        run = Run(
            suite=summary.version(),
            frozen=self.config.stash.get(FROZEN, ""),
            engine=self.config.stash.get(ENGINE, None) or _unknown(),
            edition=self.config.getoption("edition", None) or NOW,
            reading=self.config.getoption("reading", None) or "",
            verdicts=tuple(self.verdicts[node] for node in nodes),
            incomplete=tuple(dict.fromkeys(self.incomplete)),
        )
        for name, written in FILES.items():
            (self.folder / name).write_text(written(run), encoding="utf-8")
        played = [(self.verdicts[node], self.notes[node]) for node in nodes if node in self.notes]
        (self.folder / MESSAGES).write_text(messages.written(run, played, self.config.rootpath), encoding="utf-8")
        self.is_written = True

    def _place(self, node: str) -> tuple[str, int, str]:
        file, _, line = self.verdicts[node].place.rpartition(":")
        return file, int(line), self.verdicts[node].id

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say where they are."""
        if self.is_written:
            terminalreporter.write_line(f"wrote {self.config.option.report}/: {', '.join(FILES)}, {MESSAGES}")


def _unknown() -> Engine:
    return Engine("unknown", "", "")
