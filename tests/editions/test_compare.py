"""The comparison of two readings: what turns out otherwise, and by which rule."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from attrs import evolve

from bench.trivial import BEAR
from conformance.compare import _differences, main, sides
from conformance.driver import Values
from conformance.in_process import Consultation
from tests.editions.conftest import ROOT


def compare(*arguments: str, status: int = 0) -> list[str]:
    command = [sys.executable, "-m", "conformance.compare", *arguments]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (status, ""), run.stdout
    return run.stdout.splitlines()


@pytest.mark.parametrize(
    ("reading", "file", "scenario", "number", "first", "second"),
    [
        (
            "AddingCancels",
            "707.09d-defining-abilities",
            "@id-defining-phantasmal-image-changeling",
            "707.9d",
            "yes",
            "no",
        ),
        (
            "ChoicesAreRemembered",
            "707.07-linked-abilities",
            "@id-linked-doppelganger-voice-then-elves",
            "607.5a",
            "nothing",
            "blue",
        ),
    ],
)
def test_a_scenario_that_turns_out_otherwise_is_shown_with_the_rule_that_decided(
    reading: str, file: str, scenario: str, number: str, first: str, second: str
) -> None:
    lines = compare("now", f"tests/editions/readings.py:{reading}", f"features/{file}.feature", "-m", scenario[1:])
    found = next(n for n, line in enumerate(lines) if line.startswith(f"  {scenario}  features/{file}.feature:"))
    passed, failed, rule, *decided = (line.split() for line in lines[found + 1 : found + 6])
    assert passed == ["now", "passed"]
    assert failed[:2] == [reading, "line"]
    assert rule[:3] == ["decided", "differently:", number]
    assert decided == [["now", first], [reading, second]]
    assert lines[-1] == f"1 scenarios played by now and by {reading}: 1 turned out otherwise"


@pytest.mark.parametrize("tag", ["C-001", "@C-001"])
def test_tags_stand_anywhere_with_or_without_the_at(tag: str) -> None:
    (line,) = compare("now", "-m", tag, "cr2018", "features/707.01-what-copying-is.feature")
    assert line.endswith(" scenarios played by now and by cr2018: none turned out otherwise")


def test_between_equal_readings_nothing_turns_out_otherwise() -> None:
    (line,) = compare("now", "now", "features/707.01-what-copying-is.feature")
    assert line.endswith(" scenarios played by now and by now: none turned out otherwise")


BREAKING = """
from engine.rulebook import Current

class Breaking(Current):
    def addition_spares_defining(self) -> bool:
        return 1 / 0 > 0
"""


@pytest.mark.parametrize("order", [1, -1])
def test_a_reading_that_fails_with_an_error_of_its_own_is_told_as_that(order: int, tmp_path: Path) -> None:
    (tmp_path / "book.py").write_text(BREAKING)
    sides = ("now", f"{tmp_path / 'book.py'}:Breaking")[::order]
    lines = compare(*sides, "features/707.09d-defining-abilities.feature", "-m", "C-059 or C-060", status=1)
    error = f"the engine broke: ZeroDivisionError: division by zero ({tmp_path / 'book.py'}:6)"
    broken = sum(line.startswith("  Breaking  line ") and line.endswith(error) for line in lines)
    assert broken > 0, lines
    assert lines[-1].endswith(f"none turned out otherwise; in {broken} a reading failed with an error of its own")


def test_a_reading_that_fails_on_both_sides_is_no_agreement(tmp_path: Path) -> None:
    (tmp_path / "book.py").write_text(BREAKING)
    book = f"{tmp_path / 'book.py'}:Breaking"
    feature = "features/707.09d-defining-abilities.feature"
    lines = compare(book, book, feature, "-m", "id-defining-added-types-and-size", status=1)
    assert lines[-1].endswith(": none turned out otherwise; in 1 a reading failed with an error of its own")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("now", "cr2019"), "found the reading 'cr2019'; expected one of now, cr2018, cr2013, cr2008, cr2007, or "),
        (("now", "none.py:Good"), "found no file none.py; expected one with a rulebook"),
    ],
)
def test_a_reading_that_is_not_there_is_told_in_one_line(
    arguments: tuple[str, ...], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == pytest.ExitCode.USAGE_ERROR
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(message)


def test_that_there_is_nothing_to_compare_is_no_agreement(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["now", "cr2018", str(ROOT / "features" / "cards")]) == pytest.ExitCode.USAGE_ERROR
    out, error = capsys.readouterr()
    assert (out.strip(), error) == ("", "found no scenario; expected feature files, and tags that some of them have\n")


def test_two_readings_of_one_name_are_called_by_their_files() -> None:
    named = "tests/editions/readings.py:AddingCancels", f"{ROOT}/tests/editions/readings.py:AddingCancels"
    assert [side.name for side in sides(*named)] == list(named)


# --- which rule decided differently ----------------------------------------------------------


def asked(method: str, decided: Values | str, *about: str) -> Consultation:
    return Consultation("707.2", method, "A rule.", about, decided)


def test_decisions_about_the_same_objects_are_compared_in_the_order_of_asking() -> None:
    first = [asked("a", "yes", "Bear"), asked("b", "yes", "Bear"), asked("b", "yes", "Wolf"), asked("c", "yes")]
    second = [asked("b", "no", "Wolf"), asked("a", "yes", "Bear"), asked("b", "yes", "Bear"), asked("d", "no")]
    assert [(each.rule, each.first, each.second) for each in _differences(first, second)] == [
        (first[2], "yes", "no"),
    ]


def test_what_one_of_them_was_asked_after_the_other_had_ended_is_not_compared() -> None:
    first = [asked("a", "yes"), asked("a", "no"), asked("a", "no")]
    assert list(_differences(first, first[:1])) == []
    assert [each.rule for each in _differences(first, [asked("a", "yes"), asked("a", "yes")])] == [first[1]]


def test_a_rule_is_named_once() -> None:
    first = [asked("a", "yes", "Bear"), asked("a", "yes", "Wolf")]
    second = [asked("a", "no", "Bear"), asked("a", "no", "Wolf")]
    assert len(list(_differences(first, second))) == 1


def test_of_characteristics_only_those_that_differ_are_shown() -> None:
    first, second = evolve(BEAR, power=3, abilities=()), evolve(BEAR, abilities=("Flying", "Haste"))
    (difference,) = _differences([asked("a", first)], [asked("a", second)])
    assert (difference.first, difference.second) == (
        "abilities: none; power: 3",
        "abilities: Flying and Haste; power: 2",
    )
