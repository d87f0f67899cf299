"""Where a run is asked what there is, it tells that, plays nothing, and has done what it was asked to."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance import lists
from conformance.capabilities import CAPABILITIES
from tests.port.running import ROOT, run

FILE = str(ROOT / "features" / "707.05-entering-as-a-copy.feature")


@pytest.mark.parametrize("processes", [(), ("-n", "2")])
def test_every_capability_is_told_and_the_status_is_0(processes: tuple[str, ...]) -> None:
    done = run(FILE, "--capabilities", *processes)
    assert done.returncode == 0, done.stdout + done.stderr
    told = re.findall(r"^(\S.*?) +\d+ scenarios", done.stdout, re.MULTILINE)
    assert told == [*CAPABILITIES, "(none of these)"]
    assert "passed" not in done.stdout


def test_the_scenarios_that_are_selected_are_counted() -> None:
    done = run(FILE, "--capabilities", "-m", "id-declined-clone-dies")
    assert re.findall(r"^(\S.*?) +([1-9]\d*) scenarios", done.stdout, re.MULTILINE) == [("(none of these)", "1")]


def test_if_no_scenario_is_selected_the_status_says_so() -> None:
    assert run(FILE, "--capabilities", "-k", "nowhere").returncode == pytest.ExitCode.NO_TESTS_COLLECTED


def test_a_frozen_set_is_written_and_the_status_is_0(tmp_path: Path) -> None:
    written = tmp_path / "9.9.txt"
    done = run(FILE, "--write-frozen", str(written))
    assert done.returncode == 0, done.stdout + done.stderr
    ids = [line for line in written.read_text().splitlines() if not line.startswith("#")]
    assert "declined-clone-dies" in ids
    assert written.read_text() == lists.frozen_text(ids)
