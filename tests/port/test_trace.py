"""--trace-protocol writes down the whole conversation, a line for each message, whatever becomes of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conformance.protocol.trace import FROM, Trace
from tests.port.running import LIAR, REFERENCE, THREE, examine, run


def traced(path: Path) -> dict[str, list[str]]:
    """The lines by the scenarios that they are about, without these."""
    found: dict[str, list[str]] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        scenario, _, rest = line.partition(" ")
        found.setdefault(scenario, []).append(rest)
    return found


@pytest.mark.parametrize("processes", ["0", "2"])
def test_every_message_is_a_line_with_its_scenario(tmp_path: Path, processes: str) -> None:
    path = tmp_path / "trace"
    path.write_text("of-earlier > {}\n")
    done = run(THREE, "-n", processes, "--engine-command", REFERENCE, "--trace-protocol", str(path))
    assert done.returncode == 0, done.stdout + done.stderr
    found = traced(path)
    assert set(found) == {"-", "liar-first", "liar-second", "liar-third"}
    handshakes = found.pop("-")  # of several processes, perhaps at the same time
    assert '"method":"hello"' in handshakes[0]
    for scenario, lines in found.items():
        asked = [json.loads(line.removeprefix("> ")) for line in lines[::2]]
        answered = [json.loads(line.removeprefix("< ")) for line in lines[1::2]]
        assert [one["id"] for one in asked] == [one["id"] for one in answered]
        assert [asked[0]["method"], asked[-1]["method"]] == ["begin", "end"]
        assert asked[0]["params"]["scenario"]["id"] == scenario


def test_what_came_instead_of_an_answer_is_in_it(tmp_path: Path) -> None:
    path = tmp_path / "trace"
    examine(THREE, "--engine-command", f"{LIAR} crash", "--trace-protocol", str(path))
    end = traced(path)["liar-second"][-2:]
    assert '"method":"resolve"' in end[0]
    assert end[1] == "! the engine ended with an error: resolve: it ended with status 3, expected an answer"
    assert '"method":"hello"' in traced(path)["liar-third"][0]


def test_any_line_is_one_line(tmp_path: Path) -> None:
    path = tmp_path / "trace"
    trace = Trace(path, anew=True)
    trace.note(FROM, b"\xffone\x0btwo\x1b[31m \xc3\xa9\r")
    trace.close()
    assert path.read_text(encoding="utf-8") == "- < \\xffone\\x0btwo\\x1b[31m \u00e9\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="nothing here is always full")
def test_a_full_disk_costs_no_verdict() -> None:
    done = run(THREE, "--engine-command", REFERENCE, "--trace-protocol", "/dev/full")
    assert done.returncode == 0, done.stdout + done.stderr
    assert "--trace-protocol /dev/full: not every message is written: No space left on device" in done.stdout
