"""Portable cases: what is exported gets the verdict of its scenario, from the right engine and from a wrong one.

A part of the suite here; the whole by `make portable`.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator

from bench.trivial import BEAR, PLAYER, STATE
from conformance.driver import Refused, StackEntry
from conformance.in_process import EDITIONS
from conformance.portable import exporting, replaying
from conformance.portable.checking import problem
from conformance.portable.expecting import RULES, UNCHANGED, UnknownPatternError, expect
from conformance.portable.exporting import export
from conformance.portable.recording import QUESTIONS, Call
from conformance.protocol.link import Link
from conformance.verdicts import Verdict
from steps import characteristics, permissions, state
from steps.collecting import VOCABULARY
from tests.portable.conftest import RIGHT, ROOT, WRONG
from tests.portable.wrong import CurrentValuesAreCopied

PART: Final = (
    "features/707.02-copiable-values.feature",
    "features/707.10c-new-targets.feature",
    "features/editions-exceptions.feature",
)


def exported(folder: Path, paths: Sequence[str]) -> Path:
    file = folder / "cases.jsonl"
    command = [sys.executable, "-m", "conformance", "export", str(file), *paths]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return file


def judged(engine: Sequence[str], paths: Sequence[str], folder: Path) -> dict[str, tuple[str, str]]:
    """The verdicts of our own runner."""
    command = [sys.executable, "-m", "pytest", *(paths or ["features"]), "-q", "-p", "no:cacheprovider"]
    command += ["--engine-command", " ".join(engine), "--report", str(folder)]
    subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    found = json.loads((folder / "conformance.json").read_text())["verdicts"]
    return {each["id"]: (each["verdict"], each.get("rule", "")) for each in found}


def replayed(file: Path, engine: Sequence[str] | None) -> dict[str, tuple[str, str]]:
    link = Link(" ".join(engine)) if engine else None
    make = replaying.engines(link)
    given: list[Verdict] = [replaying.play(case, make(case)) for case in replaying.read(file)]
    if link:
        link.stop()
    assert [each.message for each in given if each.verdict == "error"] == []
    return {each.id: (each.verdict, each.rule) for each in given}


@pytest.fixture(scope="module")
def part(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The cases of some features."""
    return exported(tmp_path_factory.mktemp("part"), PART)


@pytest.mark.parametrize("engine", [RIGHT, WRONG], ids=["right", "wrong"])
def test_cases_get_the_verdicts_of_their_scenarios(
    engine: Sequence[str], part: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    expected = judged(engine, PART, tmp_path)
    assert any(verdict == "failed" for verdict, _ in expected.values()) == (engine == WRONG)
    assert replayed(part, engine) == expected
    if engine == WRONG:
        monkeypatch.setitem(EDITIONS, "now", CurrentValuesAreCopied)
    assert replayed(part, None) == expected


@pytest.mark.portable
@pytest.mark.parametrize("engine", [RIGHT, WRONG], ids=["right", "wrong"])
def test_all_cases_get_the_verdicts_of_their_scenarios(engine: Sequence[str], tmp_path: Path) -> None:
    file = exported(tmp_path, ())
    assert replayed(file, engine) == judged(engine, (), tmp_path)


def test_the_command_tells_what_failed(part: Path) -> None:
    command = [sys.executable, "-m", "conformance", "replay", str(part), "--engine-command", " ".join(WRONG)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "")
    first, place, why, *_, score = done.stdout.splitlines()
    assert first.startswith("failed: ") and place.startswith("  @id-") and "expected " in why
    assert score.endswith("that count passed")


def test_a_scenario_that_the_reference_engine_fails_is_no_case(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EDITIONS, "now", CurrentValuesAreCopied)
    cases, left_out = export([str(ROOT / PART[0])])
    assert cases and left_out
    assert all("expected" in each and PART[0] in each for each in left_out)


# --- the form --------------------------------------------------------------------------------


def test_the_schema_describes_every_case(part: Path) -> None:
    Draft202012Validator.check_schema(json.loads(replaying.SCHEMA.read_text()))
    cases = replaying.read(part)
    assert len({case["id"] for case in cases}) == len(cases) > 50
    assert any(case["unspecified"] for case in cases)
    assert any(case["title"].endswith("in the edition cr2018") for case in cases)
    assert not [case["title"] for case in cases if "<" in case["title"]]


def test_a_question_of_a_scenario_is_looked_at(part: Path) -> None:
    """Something is expected of each answer, or it is what a later one is held against."""
    for case in replaying.read(part):
        calls = [call for step in case["steps"] for call in step["calls"]]
        held = {each["as"] for call in calls for each in call.get("expected", ()) if "as" in each}
        for call in calls:
            if call["method"] in QUESTIONS:
                assert call.get("expected") or call["call"] in held or case["unspecified"], (case["id"], call)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        (b"", ": found no case; expected one at least"),
        (b"{", ":1: found what isn't JSON"),
        (b"[" * 100_000, ":1: found JSON nested too deep to be a case"),
        (b"\xff\xfe", ": found what isn't UTF-8"),
        (b"{}", ":1: the whole: 'format' is a required property; expected what case.schema.json says"),
    ],
)
def test_what_is_no_case_is_told_in_one_line(
    written: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cases.jsonl"
    file.write_bytes(written)
    assert replaying.main([str(file)]) == pytest.ExitCode.USAGE_ERROR
    message = capsys.readouterr().err
    assert message.startswith(f"{file}{told}") and message.count("\n") == 1


def test_a_case_is_played_once(part: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "cases.jsonl"
    first = part.read_text().splitlines()[0]
    file.write_text(f"{first}\n{first}\n")
    assert replaying.main([str(file)]) == pytest.ExitCode.USAGE_ERROR
    expected = f"{file}:2: found the case {json.loads(first)['id']} a second time; expected it once\n"
    assert capsys.readouterr().err == expected


def test_an_engine_is_given_a_finite_time(part: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        replaying.main([str(part), "--engine-timeout", "inf"])
    assert end.value.code == pytest.ExitCode.USAGE_ERROR
    assert "found --engine-timeout inf; expected more than 0 seconds, and at most 86400" in capsys.readouterr().err


def test_cases_are_not_written_into_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert exporting.main([str(tmp_path)]) == pytest.ExitCode.USAGE_ERROR
    expected = f"found the file {tmp_path}, which can't be written (Is a directory); expected a file\n"
    assert capsys.readouterr().err == expected


def test_where_there_is_no_case_no_file_is_left(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert exporting.main([str(tmp_path / "cases.jsonl"), PART[0], "-m", "C-9"]) == pytest.ExitCode.USAGE_ERROR
    assert list(tmp_path.iterdir()) == []
    error, _, nothing = capfd.readouterr().err.strip().partition("\n")
    assert error.startswith('ERROR: -m "C-9": no collected scenario has the tag C-9; ')
    assert nothing.strip() == "nothing was exported"


def test_a_file_that_cannot_hold_the_cases_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    status = exporting.main(["/dev/full", PART[0], "-m", "id-clone-of-a-bear"])
    assert status == pytest.ExitCode.USAGE_ERROR
    assert capsys.readouterr().err == "/dev/full: not every case is written: No space left on device\n"


# --- what is expected ------------------------------------------------------------------------


def test_every_step_that_asks_says_what_it_expects() -> None:
    asking = {definition.pattern for definition in VOCABULARY.definitions if definition.function.__module__ in ASKING}
    resolving = {pattern for pattern in RULES if "resolves" in pattern}
    assert {*RULES, UNCHANGED} == asking | resolving
    with pytest.raises(UnknownPatternError, match="'the weather is fine', which asks state; expected an entry in"):
        expect("the weather is fine", (), (), [Call("state", {})])


ASKING: Final = {characteristics.__name__, permissions.__name__, state.__name__}

SPELL: Final = StackEntry(label="Fork", kind="card", controller="Bob")
ABILITY: Final = StackEntry(label="Wall", kind="ability", controller="Alice", source="Wall")


@pytest.mark.parametrize(
    ("expected", "answer", "told"),
    [
        ({"at": "power", "is": 2}, BEAR, ""),
        ({"at": "power", "is": 3}, BEAR, "expected power 3, found 2"),
        ({"at": "colors", "is": ["red"]}, BEAR, "expected colors Red, found Green"),
        ({"at": "abilities", "is": []}, BEAR, ""),
        ({"at": "abilities", "is": ["Flying"]}, BEAR, "expected abilities Flying, found none"),
        ({"at": "abilities", "has": "Flying"}, BEAR, "expected the ability Flying once at least, found it 0 times"),
        ({"at": "abilities", "has": "Flying", "times": 0}, BEAR, ""),
        ({"at": "tapped", "is": True}, STATE, "expected tapped yes, found no"),
        ({"at": "counters", "kind": "+1/+1", "is": 0}, STATE, ""),
        ({"at": "counters", "kind": "+1/+1", "is": 2}, STATE, "expected +1/+1 counters 2, found 0"),
        ({"at": "hand", "length": 1}, PLAYER, "expected cards in hand 1, found 0"),
        ({"at": "library", "length": 60}, PLAYER, ""),
        ({"at": "mana", "is": "{U}"}, PLAYER, "expected mana U, found none"),
        ({"as": 1}, BEAR, ""),
        ({"as": 2}, STATE, "expected zone graveyard, found battlefield"),
        ({"as": 2, "except": ["zone"]}, STATE, ""),
        ({"as": 2, "except": ["zone"]}, evolve(STATE, counters={"fade": 2}), "expected counters none, found 2 fade"),
        ({"allowed": True}, None, ""),
        ({"allowed": False}, None, "expected the action forbidden, found allowed"),
        ({"allowed": True}, Refused("no", "602.5b"), "expected the action allowed, found forbidden"),
        ({"allowed": False, "rule": "602.5a"}, Refused("no", "602.5b"), "expected the action forbidden by 602.5a"),
        ({"top": "Fork"}, (SPELL,), ""),
        ({"top": "Wall"}, (ABILITY,), ""),
        ({"top": "the copy"}, (ABILITY,), 'expected the top of the stack "the copy", found ability of "Wall"'),
        ({"top": "Wall"}, (), 'expected the top of the stack "Wall", found nothing'),
        ({"empty": True}, (SPELL,), "expected the stack empty, found not empty"),
        ({"empty": False}, (), "expected the stack not empty, found empty"),
        ({"stack": [['"Fork"', "Bob"], ['ability of "Wall"', "Alice"]]}, (SPELL, ABILITY), ""),
        ({"stack": []}, (SPELL,), 'expected the stack none, found "Fork" | Bob'),
    ],
)  # fmt: skip
def test_what_is_otherwise_than_expected_is_said(expected: dict[str, Any], answer: Any, told: str) -> None:
    said = problem(expected, answer, {1: BEAR, 2: evolve(STATE, zone="graveyard")})
    assert said.startswith(told) and bool(said) == bool(told)
