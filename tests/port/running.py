"""Runs of the exam within a test: pytest collects and plays, and the verdicts are kept."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from attrs import define, field

from conformance.verdicts import Verdict, of_report
from steps.exam import EXAM

ROOT: Final = Path(__file__).parents[2]
THREE: Final = str(Path(__file__).with_name("three.feature"))
REFERENCE: Final = f"{shlex.quote(sys.executable)} -m engine"
LIAR: Final = f"{shlex.quote(sys.executable)} -m tests.port.liar"
TOY: Final = f"node {Path(__file__).with_name('toy') / 'engine.mjs'}"
PATIENT: Final = ("--engine-timeout", "120")
"""However busy the machine is, an engine that answers is waited for."""


@define(eq=False)
class Sat:
    """What came of a run."""

    verdicts: list[Verdict] = field(factory=list)
    status: int = 0
    starts: int = 0
    ignored_the_end: bool = False

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Nothing is printed."""
        session.config.pluginmanager.unregister(name="terminalreporter")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the verdict."""
        if verdict := of_report(report):
            self.verdicts.append(verdict)

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Keep what the exam knows besides."""
        exam = session.config.stash[EXAM]
        self.ignored_the_end = exam.ignored_the_end
        self.starts = exam.link.starts if exam.link else 0

    def by_id(self) -> dict[str, str]:
        """The verdicts by the ids of the scenarios, each once."""
        found = {verdict.id: verdict.verdict for verdict in self.verdicts}
        assert len(found) == len(self.verdicts), "a scenario has two verdicts"
        return found


def examine(*arguments: str, plugins: Sequence[object] = ()) -> Sat:
    """Run pytest in this process."""
    sat = Sat()
    options = [*PATIENT, "-qq", "--rootdir", str(ROOT), "-p", "no:cacheprovider", "-W", "ignore"]
    sat.status = int(pytest.main([*options, *arguments], plugins=[sat, *plugins]))
    return sat


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run pytest in another process, and keep what it prints."""
    command = [sys.executable, "-m", "pytest", *PATIENT, "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)
