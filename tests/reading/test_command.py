"""The command that tells what a text means: what it answers to texts that aren't what it expects."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from conformance.card_text import main
from engine.text.__main__ import main as read

ROOT = Path(__file__).parents[2]
CARD = r"Brass Cat {2}\nArtifact Creature - Cat 2/1\nFlying"


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What is said about a text that is refused."""
    assert main(["--text", *arguments]) == 1
    return capsys.readouterr().err


def test_a_text_is_said_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--text", "When Clone enters, draw a card.", "--name", "Clone"]) == 0
    assert capsys.readouterr().out == "When this permanent enters, draw a card.\n"


def test_the_reader_has_a_command_of_its_own() -> None:
    command = [sys.executable, "-m", "engine.text", "Draw a card.", "--kind", "spell"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout == "Draw a card.\n"


@pytest.mark.parametrize("arguments", [[], [""], [" "]])
def test_without_a_text_the_usage_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for command in (read, lambda given: main(["--text", *given])):
        with pytest.raises(SystemExit) as end:
            command(arguments)
        assert end.value.code == 2
        error = capsys.readouterr().err
        assert error.startswith("usage: python -m ")
        assert "found no text; expected one, as in " in error


def test_without_a_card_the_usage_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert capsys.readouterr().err.startswith("usage: python -m conformance.card_text CARD")


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("When Clone enters, draw a card.", "Clone"),
        ("Clone gets +1/+1.", "Clone"),
        ("Flying\nSacrifice Bell of the Brass Cat: Draw a card.", "Bell of the Brass Cat"),
    ],
)
def test_a_name_in_a_text_may_be_that_of_its_card(text: str, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f'if "{name}" is the card itself, say so: --name "{name}"' in told(capsys, text)


@pytest.mark.parametrize("text", ["Destroy target Goblim.", "Storm", "Copy a card thrice.", "When this enterz, dance."])
def test_not_every_word_may_be_a_name(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "--name" not in told(capsys, text)


def test_a_whole_card_is_told_to_be_more_than_a_text(capsys: pytest.CaptureFixture[str]) -> None:
    found = told(capsys, CARD)
    assert found == (
        "found a whole card; expected its text alone: leave out the lines with its name, its types and its size\n"
    )


@pytest.mark.parametrize("text", ["Equip {2}", "Cycling {2}"])
def test_a_text_that_can_be_read_and_not_played_is_refused(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert "can be read, but not played: the keyword " in told(capsys, text)


def test_of_two_readings_the_one_that_came_farther_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "says of a copy of a card" in told(capsys, "Copy target card in a graveyard twice.")
