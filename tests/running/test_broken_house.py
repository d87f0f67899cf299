"""What the house itself has and is broken is told once, by whichever command meets it, before anything is played.

Each test breaks a copy of the house.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = ("conformance", "engine", "features", "steps", "tests", "conftest.py", "pyproject.toml")
USAGE: Final = 4

PYTEST: Final = ("pytest", "-q", "-p", "no:cacheprovider", "features")
ENGINE: Final = f"{sys.executable} -m engine"
COMMANDS: Final = {
    "played": PYTEST,
    "played by two processes": (*PYTEST, "-n", "2"),
    "played by an engine in another process": (*PYTEST, "--engine-command", ENGINE),
    "listed": (*PYTEST, "--collect-only"),
    "capabilities": (*PYTEST, "--capabilities"),
    "compared": ("conformance", "compare", "now", "cr2018"),
    "exported": ("conformance", "export", "cases.jsonl"),
}

House = Callable[[str, str, str], Path]


@pytest.fixture
def house(tmp_path: Path) -> House:
    """A copy of the house, in which one file says something else."""

    def broken(file: str, text: str, instead: str) -> Path:
        made = shutil.ignore_patterns("__pycache__", "node_modules")
        for part in PARTS:
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, tmp_path / part, ignore=made)
            else:
                shutil.copy(ROOT / part, tmp_path / part)
        path = tmp_path / file
        written = path.read_text(encoding="utf-8")
        assert text in written
        path.write_text(written.replace(text, instead, 1), encoding="utf-8")
        return tmp_path

    return broken


def told(house: Path, *command: str) -> tuple[int, list[str]]:
    """The status of a command, and the lines that it prints."""
    done = subprocess.run(
        [sys.executable, "-m", *command], cwd=house, capture_output=True, text=True, timeout=300, check=False
    )
    return done.returncode, [line for line in (done.stdout + done.stderr).splitlines() if line]


@pytest.mark.parametrize("command", COMMANDS)
def test_a_malformed_card_of_the_catalogue_is_told_once(command: str, house: House) -> None:
    place = house("features/cards/animated.cards", "Artifact Creature - Juggernaut", "Artifact Creatur - Juggernaut")
    status, lines = told(place, *COMMANDS[command])
    assert status == USAGE, lines
    assert lines[0].startswith('ERROR: features/cards/animated.cards:17: Juggernaut: unknown type "Creatur"; expected ')
    assert lines[1:] == {"compared": ["nothing was compared"], "exported": ["nothing was exported"]}.get(command, [])


@pytest.mark.parametrize(
    ("text", "instead", "expected"),
    [
        ("attacks each combat", "attakcs each combat", "animated.cards:16: Juggernaut: column 15: "),
        ("{4}\nArtifact\n", "{4}\nArtifact\nCycling {2}\n", 'animated.cards:1: "Chimeric Staff" can be read, but not '),
        ("Mutavault\n", "Treetop Village\n", "animated.cards:10: a second Treetop Village; the first is at features"),
    ],
    ids=["a text that can't be read", "a keyword that isn't played", "a second of one name"],
)
def test_a_card_that_cannot_be_read_or_played_is_told_though_no_scenario_that_is_played_has_it(
    text: str, instead: str, expected: str, house: House
) -> None:
    place = house("features/cards/animated.cards", text, instead)
    status, lines = told(place, *PYTEST, "-m", "id-clone-of-a-bear")
    assert status == USAGE, lines
    assert lines[0].startswith(f"ERROR: features/cards/{expected}")
    assert not any("passed" in line or "failed" in line for line in lines)


@pytest.mark.parametrize(
    "command",
    [("conformance.card_text", "Clone"), ("tests.misreadings",), ("tests.mutation", "engine/mechanism/tokens.py")],
)
def test_a_command_without_pytest_tells_of_a_malformed_card_in_a_line(command: tuple[str, ...], house: House) -> None:
    place = house("features/cards/animated.cards", "Artifact Creature - Juggernaut", "Artifact Creatur - Juggernaut")
    status, (line,) = told(place, *command)
    assert status == USAGE
    assert line.startswith('features/cards/animated.cards:17: Juggernaut: unknown type "Creatur"')


def test_a_proof_tells_of_a_feature_that_is_refused_in_a_line(house: House) -> None:
    place = house("features/707.11-tracking-by-name.feature", "  Scenario: ", "  Scenaro: ")
    status, (line, *_) = told(place, "tests.misreadings")
    assert status == USAGE
    assert line.startswith("features/707.11-tracking-by-name.feature:")


DISPUTE: Final = """
[[dispute]]
id = "{id}"
clause = "707.5"
reading = "it lives"
authority = "a judge"
"""


@pytest.mark.parametrize(
    ("file", "text", "instead", "hint"),
    [
        (
            "smoke.toml",
            'id = "clone-of-a-bear"',
            'id = "clone-of-a-baer"',
            "found clone-of-a-baer, which is the id of no scenario; did you mean clone-of-a-bear?",
        ),
        (
            "disputes.toml",
            "#\n",
            DISPUTE.format(id="declined-clone-lives"),
            "found declined-clone-lives, which is the id of no scenario; did you mean declined-clone-dies?",
        ),
        (
            "disputes.toml",
            "#\n",
            DISPUTE.format(id="editions-expansion-symbol[later, none]"),
            "found editions-expansion-symbol[later, none], which is the id of no scenario; did you mean ",
        ),
    ],
    ids=["advice", "a dispute", "a dispute about a row"],
)
def test_an_id_on_a_list_of_ours_that_no_scenario_has_is_told(
    file: str, text: str, instead: str, hint: str, house: House
) -> None:
    place = house(f"conformance/{file}", text, instead)
    status, lines = told(place, *PYTEST[:-1], "features/editions-copiable-values.feature")
    assert status == USAGE, lines
    assert any(f"{place / 'conformance' / file}: {hint}" in line for line in lines), lines
    assert not any("passed" in line or "Traceback" in line for line in lines), lines
