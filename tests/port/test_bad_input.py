"""What is wrong on the command line or in a list is one line and exit status 4, before anything is played."""

from __future__ import annotations

import stat
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.port.running import LIAR, REFERENCE, ROOT, THREE, examine, run

USAGE = 4


Told = Callable[..., str]


@pytest.fixture
def told(capfd: pytest.CaptureFixture[str]) -> Told:
    """Run pytest, and give the one line that is told."""

    def run(*arguments: str) -> str:
        sat = examine(THREE, *arguments)
        out, err = capfd.readouterr()
        lines = [line for line in (out + err).splitlines() if line.strip()]
        assert (sat.status, sat.verdicts, len(lines)) == (USAGE, [], 1), out + err
        return lines[0].removeprefix("ERROR: ")

    return run


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--engine-command", "no-such-engine --fast"], "there is no program 'no-such-engine' that can be run"),
        (["--engine-command", ""], 'it is empty; expected a command, as in "python -m engine"'),
        (["--engine-command", "'node"], "it can't be read as a command (No closing quotation)"),
        (["--engine-command", str(ROOT / "README.md")], "that can be run"),
        (["--engine-command", f"{sys.executable} -c pass"], "hello: it ended with status 0"),
        (["--engine-command", f"{sys.executable} -c 'print(1)'"], "hello: found 1, expected an object"),
        (["--engine-command", REFERENCE, "--reading", "cr2018"], "found --engine-command and --reading"),
        (["--engine-command", REFERENCE, "--engine-timeout", "0"], "found --engine-timeout 0; expected more than 0"),
        (
            ["--engine-command", REFERENCE, "--engine-timeout", "nan"],
            "found --engine-timeout nan; expected more than 0",
        ),
        (
            ["--engine-command", REFERENCE, "--engine-timeout", "inf"],
            "found --engine-timeout inf; expected more than 0",
        ),
        (["--frozen", ""], "found the version ''; expected one of"),
        (["--known-failures", ""], ".: found no file that can be read"),
        (["--write-known-failures", ""], ".: found no file that can be read"),
        (
            ["--write-known-failures", "/proc/known.toml"],
            "found --write-known-failures /proc/known.toml, which can't be",
        ),
        (["--validate-protocol"], "found --validate-protocol; expected --engine-command too"),
        (["--trace-protocol", "trace.txt"], "found --trace-protocol; expected --engine-command too"),
        (["--trace-protocol", "features", "--engine-command", LIAR], "features: can't be written: Is a directory"),
        (["--trace-protocol", "no/trace", "--engine-command", LIAR], "no/trace: can't be written: No such file"),
        (["--known-failures", "no-such-file.toml"], "no-such-file.toml: found no file that can be read"),
        (["--write-known-failures", "no-such-folder/known.toml"], "expected a file in a folder that is there"),
        (["--write-frozen", ""], "found --write-frozen ; expected a file in a folder that is there"),
        (["--frozen", "9.9"], "found the version '9.9'; expected one of 0.1"),
    ],
)
def test_a_command_line_that_cannot_be_used(arguments: list[str], expected: str, told: Told) -> None:
    assert expected in told(*arguments)


def test_a_program_that_may_not_be_run(tmp_path: Path, told: Told) -> None:
    path = tmp_path / "engine"
    path.write_text("no program")
    assert "there is no program" in told("--engine-command", str(path))
    path.chmod(stat.S_IRWXU)
    assert "can't be run: Exec format error" in told("--engine-command", str(path))


@pytest.mark.parametrize(
    ("listed", "expected"),
    [
        ('[[failure]]\nid = "declined-clone-lives"\nreason = "so"\n', "found declined-clone-lives, which is"),
        ('[[failure]]\nid = "declined-clone-dies"\n', "declined-clone-dies: found no reason; expected id, reason"),
        ('[[failure]]\nid = "declined-clone-dies"\nreason = " "\n', "declined-clone-dies: found no reason"),
        ('[[failure]]\nreason = "so"\n', "[[failure]]: found no id"),
        ('[[failure]]\nid = "declined-clone-dies"\nreason = "so"\nwhy = "so"\n', "found why = 'so'"),
        ('[[failure]]\nid = "declined-clone-dies"\nreason = "so"\n' * 2, "found a second time, expected once"),
        ("declined-clone-dies", "found what isn't TOML"),
        ('[failures]\nid = "declined-clone-dies"\n', "found failures; expected a [[failure]] for each scenario"),
        ('failure = ["declined-clone-dies"]\n', "expected a table"),
        ("\ufeff[[failure]]\n", "found a byte order mark; expected a [[failure]] for each scenario, in UTF-8"),
        (f"failure = {'[' * 9999}", "found TOML nested too deep; expected a [[failure]] for each scenario"),
    ],
)
def test_a_list_that_cannot_be_used(listed: str, expected: str, tmp_path: Path, told: Told) -> None:
    path = tmp_path / "known.toml"
    path.write_text(listed)
    assert expected in told("--known-failures", str(path))


def test_a_row_on_the_list_that_its_outline_does_not_have(tmp_path: Path, told: Told) -> None:
    path = tmp_path / "known.toml"
    path.write_text('[[failure]]\nid = "editions-expansion-symbol[later, none]"\nreason = "so"\n')
    features = str(ROOT / "features" / "editions-copiable-values.feature")
    assert "found editions-expansion-symbol[later, none], which is the id of no scenario" in told(
        features, "--known-failures", str(path)
    )


@pytest.mark.parametrize(
    ("lie", "expected"),
    [
        ("hello: another protocol", "at result.protocol: found 2, expected 1"),
        ("hello: no edition", "at result.editions: found [], expected one at least of now"),
        ("hello: unknown edition", "at result.editions: found 'cr1999', expected some of now"),
        ("hello: unknown capability", "at result.capabilities: found 'flying', expected some of abilities"),
        ("hello: unknown level", "at result.capabilities.combat: found 'some', expected whole, part or none"),
        ("hello: no name", "at result: found 'no name', expected an object with name"),
    ],
)
def test_a_handshake_that_is_none(lie: str, expected: str, told: Told) -> None:
    assert expected in told("--engine-command", f"{LIAR} '{lie}'")


def test_the_handshake_has_as_long_as_any_answer(told: Told) -> None:
    line = told("--engine-command", f"{LIAR} 'hello: late'", "--engine-timeout", "0.5")
    assert "the engine did not answer in time: hello: found nothing in 0.5 s" in line


def test_nothing_else_is_told_by_the_command() -> None:
    done = run(THREE, "--engine-command", "no-such-engine")
    lines = (done.stdout + done.stderr).split("\n")
    assert (done.returncode, len([line for line in lines if line])) == (USAGE, 1), lines


def test_advice_is_given_if_one_of_the_smallest_scenarios_fails() -> None:
    smoke = str(ROOT / "features" / "707.05-entering-as-a-copy.feature")
    done = run(smoke, "-m", "id-declined-clone-dies", "--engine-command", f"{LIAR} refusing")
    assert done.returncode == 1
    assert "Advice: The prepared answer may be" in done.stdout


HELLO_ONLY = """
import json, sys
for line in sys.stdin:
    request = json.loads(line)
    hello = {"name": "Half", "version": "0", "language": "Python", "protocol": 1, "editions": ["now"]}
    said = {"result": hello} if request["method"] == "hello" else {"error": {"code": -32601, "message": "not yet"}}
    print(json.dumps({"jsonrpc": "2.0", "id": request["id"], **said}), flush=True)
"""


def test_no_advice_is_given_where_there_was_no_answer_to_judge(tmp_path: Path) -> None:
    (tmp_path / "half.py").write_text(HELLO_ONLY)
    smoke = str(ROOT / "features" / "707.05-entering-as-a-copy.feature")
    command = f"{sys.executable} {tmp_path / 'half.py'}"
    done = run(smoke, "-m", "id-declined-clone-dies", "--engine-command", command)
    assert "the engine itself reports that it is broken: begin: not yet" in done.stdout
    assert "mend first: declined-clone-dies (rung 5 of 12)\n" in done.stdout
    assert "Advice: " not in done.stdout


def test_several_processes_have_an_engine_each() -> None:
    done = run(THREE, "-n", "2", "--engine-command", REFERENCE)
    assert (done.returncode, "3 scenarios: 3 passed" in done.stdout) == (0, True), done.stdout + done.stderr
