"""A command that is interrupted, or whose output nobody reads, says nothing of it, and leaves nothing half done."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from subprocess import PIPE

import pytest

from conformance.arguments import INTERRUPTED, UNREAD, ended
from conformance.portable import exporting

ROOT = Path(__file__).parents[2]
FILE = str(ROOT / "features" / "707.11-tracking-by-name.feature")
LONG = 60.0
"""Seconds that are waited for what happens at once, unless the machine is busy."""

MUTE = """
import os, sys, time
with open(sys.argv[1] + ".new", "w") as file:
    file.write(str(os.getpid()))
os.rename(sys.argv[1] + ".new", sys.argv[1])
time.sleep(600)
"""
"""An engine that writes down who it is, and never says hello."""


def wait_for(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + LONG
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("command", [("pytest", "-q", FILE), ("conformance", "replay", "{cases}")])
def test_an_engine_that_is_waited_for_ends_with_the_command(command: tuple[str, ...], tmp_path: Path) -> None:
    (tmp_path / "mute.py").write_text(MUTE)
    cases, who = tmp_path / "cases.jsonl", tmp_path / "who"
    exporting.main([str(cases), FILE])
    engine = f"{sys.executable} {tmp_path / 'mute.py'} {who}"
    words = [word.format(cases=cases) for word in command]
    process = subprocess.Popen(
        [sys.executable, "-m", *words, "--engine-timeout", "600", "--engine-command", engine],
        cwd=ROOT, stdout=PIPE, stderr=PIPE, text=True,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # it hears, whether or not the tests do
    )  # fmt: skip
    wait_for(who.exists)
    process.send_signal(signal.SIGINT)
    _, error = process.communicate(timeout=LONG)
    assert process.returncode in (INTERRUPTED, pytest.ExitCode.INTERRUPTED)
    assert "Traceback" not in error
    wait_for(lambda: not is_there(int(who.read_text())))


def test_an_export_that_is_interrupted_leaves_the_cases_of_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "cases.jsonl"
    path.write_text("earlier")
    monkeypatch.setattr(exporting.Exporting, "pytest_bdd_after_step", interrupted)
    assert ended(lambda: exporting.main([str(path), FILE])) == INTERRUPTED
    assert path.read_text() == "earlier"


@pytest.mark.parametrize(
    "command",
    [
        ("conformance", "--help"),
        ("conformance", "compare", "now", "cr2018", FILE),
        ("conformance.compare", "now", "cr2018", FILE),
        ("conformance.card_text", "Clone"),
    ],
)
def test_a_command_ends_quietly_when_nobody_reads_what_it_prints(command: tuple[str, ...]) -> None:
    with subprocess.Popen([sys.executable, "-m", *command], cwd=ROOT, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdout and process.stderr
        process.stdout.close()
        assert (process.stderr.read(), process.wait(LONG)) == (b"", UNREAD)
