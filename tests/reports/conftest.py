"""A run with every verdict in it, and real runs in another process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from conformance import verdicts
from conformance.reports.summary import Run
from conformance.verdicts import Engine, Verdict

ROOT: Final = Path(__file__).parents[2]
LINKS: Final = {"source": "https://example.org/duplicator"}
ENGINE: Final = Engine("Duplicator", "2.1", "Rust", LINKS, ("now",), {"players": "none"})


def verdict(number: int, what: str, **more: object) -> Verdict:
    place = f"features/707.0{number}-x.feature:{number}"
    title = f"A <b>copy</b> is {what}"
    return Verdict(f"copy-{number}", title, place, ("707.10", "707.2"), ("C-004",), "now", what, **more)  # type: ignore[arg-type]


RUN: Final = Run(
    suite="0.1.0",
    frozen="0.1",
    engine=ENGINE,
    edition="now",
    reading="",
    verdicts=(
        verdict(1, verdicts.PASSED, seconds=0.25),
        verdict(2, verdicts.FAILED, message="expected size 2/2, found 3/3\nand \x1b[31m<i>more</i>"),
        verdict(3, verdicts.REFUSED, message="not now", rule="601.3"),
        verdict(4, verdicts.UNSUPPORTED, message="it has declined players", capability="players"),
        verdict(5, verdicts.ERROR, message="it is gone", kind="crash"),
        verdict(6, verdicts.KNOWN, message="x", reason="nobody has time", link="javascript:alert(1)", behind="failed"),
        verdict(7, verdicts.DISPUTED, reason="707.2 can be read so", behind="failed", counts=False),
        verdict(8, verdicts.UNSPECIFIED, counts=False),
    ),
)


def played(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A run of scenarios in another process."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


FILES: Final = ("features/707.11-tracking-by-name.feature", "features/editions-exceptions.feature")


@pytest.fixture(scope="session")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The report of a run in which a scenario fails, and in which the rules of some say nothing."""
    folder = tmp_path_factory.mktemp("run") / "new" / "report"
    done = played(*FILES, "--report", str(folder), "--engine-command", f"{sys.executable} -m tests.portable.wrong")
    assert done.returncode == 1, done.stdout + done.stderr
    return folder
