"""A folder that can't be written is told in one line, with the status of a wrong command line, before anything runs."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.reports.conftest import FILES, played


def _a_file(folder: Path) -> Path:
    (folder / "report").write_text("")
    return folder / "report"


def _below_a_file(folder: Path) -> Path:
    return _a_file(folder) / "deeper"


def _nowhere(folder: Path) -> Path:
    return Path("/proc/report")


def _taken(folder: Path) -> Path:
    (folder / "conformance.json").mkdir()
    return folder


@pytest.mark.parametrize(
    ("made", "told"),
    [
        (_a_file, "found a file of that name; expected a folder, or none yet"),
        (_below_a_file, "found no folder, and it can't be made (Not a directory); expected one that can be written"),
        (
            _nowhere,
            "found no folder, and it can't be made (No such file or directory); expected one that can be written",
        ),
        (_taken, "found conformance.json in it, which can't be replaced; expected a file, or none"),
    ],
)
def test_a_bad_folder_stops_the_run(made: Callable[[Path], Path], told: str, tmp_path: Path) -> None:
    folder = made(tmp_path)
    done = played(*FILES, "--report", str(folder))
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert done.stderr.strip() == f"ERROR: --report {folder}: {told}"  # one line
    assert "passed" not in done.stdout


def test_a_folder_without_a_name_stops_the_run() -> None:
    done = played(*FILES, "--report", "")
    assert done.returncode == pytest.ExitCode.USAGE_ERROR
    assert done.stderr.strip() == "ERROR: --report: found no name; expected that of a folder"


def test_a_run_that_is_stopped_makes_the_report_incomplete(tmp_path: Path) -> None:
    wrong = f"{sys.executable} -m tests.portable.wrong"
    done = played(FILES[0], "-x", "--report", str(tmp_path), "--engine-command", wrong)
    assert done.returncode == 1
    stopped = "the run was stopped: scenarios that are not here were not played"
    assert json.loads((tmp_path / "conformance.json").read_text())["incomplete"] == [stopped]
    assert "(incomplete)" in (tmp_path / "badge.json").read_text()


@pytest.mark.parametrize("arguments", [("-m", "C-999"), ("--collect-only",), ("--capabilities",)])
def test_where_nothing_is_played_the_report_of_an_earlier_run_stays(arguments: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "conformance.json").write_text("earlier")
    done = played(FILES[0], *arguments, "--report", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["conformance.json"]
    assert (tmp_path / "conformance.json").read_text() == "earlier"
    assert "wrote " not in done.stdout


def test_a_file_that_is_refused_makes_the_report_incomplete(tmp_path: Path) -> None:
    refused = tmp_path / "refused.feature"
    refused.write_text("Feature: A file that is refused\n\n  Scenario: A scenario without steps\n")
    done = played(
        *("-c", "pyproject.toml", "--rootdir", ".", "features/707.11-tracking-by-name.feature", str(refused)),
        *("--report", str(tmp_path)),
    )
    assert done.returncode == 1
    text = (tmp_path / "conformance.json").read_text()
    assert "refused.feature:3: found no steps in" in text.partition('"incomplete"')[2]
    assert '"brightgreen"' not in (tmp_path / "badge.json").read_text()
