"""What a scenario asks for and can't have is one message: where, what was found, what is possible, and by which rule.

Each scenario is a file of its own, whose lines count from 1; pytest runs all of them once, by the reference engine.
"""

from __future__ import annotations

import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.running.bad_moves import BEAR, MOVES, card
from tests.running.conftest import CONFTEST

ROOT = Path(__file__).parents[2]

CLONE = ('And Alice has "Clone" in hand', "And Alice has {3}{U} to spend")
END = ('When Alice casts "Clone"', 'Then "Clone" is 2/2')

# The lines of a scenario, the line of the file in which it fails, and what the message has to name.
BAD: dict[str, tuple[tuple[str, ...], int, tuple[str, ...]]] = {
    "an unknown card": (
        ('Given Alice controls "Runeclaw Bare"', *END),
        4,
        ('"Runeclaw Bare"', "near: Runeclaw Bear", "features/cards", '"Given the card"'),
    ),
    "a card of the catalogue": (
        (*card("Clone {3}{U}", "Creature - Shapeshifter 0/0", "Flying"), *CLONE, *END),
        4,
        ("the card Clone, which the catalogue has (features/cards/", "give it one, or use"),
    ),
    "a card twice": (
        (*card("Brass Cat {2}", "Artifact"), *card("Brass Cat {3}", "Artifact"), *END),
        9,
        ("the card Brass Cat again", "the first is at bad.feature:6"),
    ),
    "an unknown subtype": (
        (*card("Brass Cat {2}", "Artifact Creature - Catt 2/1"), *END),
        4,
        ("bad.feature:7: Brass Cat: unknown subtype", 'did you mean "Cat"?'),
    ),
    "a text that can't be read": (
        (*card("Brass Cat {2}", "Artifact Creature - Cat 2/1", "When this creature enterz, draw a card."), *END),
        4,
        ("Brass Cat", "column 20", '"enterz"', "expected one of: ", 'did you mean "enters"?'),
    ),
    "a card without a size": (
        (*card("Brass Cat {2}", "Artifact Creature - Cat", "Flying"), *END),
        4,
        ("bad.feature:7: Brass Cat is a creature without a size", '"2/1"'),
    ),
    "an effect that can't be read": (
        (BEAR, 'And Alice has the effect "Target creature gets wings." on "Runeclaw Bear"', *END),
        5,
        ('"wings"', "expected one of: "),
    ),
    "an ability that can't be read": (
        (BEAR, "When the game goes on to the upkeep", 'Then "Runeclaw Bear" has the ability "Flyng"'),
        6,
        ('"Flyng"', "expected one of: "),
    ),
    "a label that nobody introduced": (
        (BEAR, "When the game goes on to the upkeep", 'Then "Runeclaw Bare" is 2/2'),
        6,
        ('"Runeclaw Bare"', "there are: Runeclaw Bear", "near: Runeclaw Bear"),
    ),
    "a player who isn't there": (
        (BEAR, *CLONE, 'When Carol casts "Clone"', 'Then "Clone" is 2/2'),
        7,
        ("no player Carol", "Alice, Bob"),
    ),
    "an ability that isn't there": (
        (BEAR, 'When Alice activates "{T}: Draw" of "Runeclaw Bear"', 'Then "Runeclaw Bear" is 2/2'),
        5,
        ('"Runeclaw Bear" has no activated ability that begins with "{T}: Draw"',),
    ),
    "a choice that nobody prepared": (
        (BEAR, *CLONE, 'And Alice casts "Clone"', 'When "Clone" resolves', 'Then "Clone" is 2/2'),
        8,
        ("Alice is asked for", "no choice was prepared", "offered: Runeclaw Bear, nothing"),
    ),
    "a choice that isn't offered": (
        (BEAR, *CLONE, 'And Alice will choose "red"', 'And Alice casts "Clone"', 'When "Clone" resolves', END[1]),
        9,
        ("Alice chose 'red'", "offered: Runeclaw Bear, nothing"),
    ),
    "a choice that nobody asks for": (
        (BEAR, 'And Alice will choose "red"', "When the game goes on to the upkeep", 'Then "Runeclaw Bear" is 2/2'),
        3,
        (
            "at the end of the scenario",
            "never asked for: Alice chooses 'red'",
            'bad.feature:5: Alice will choose "red"',
        ),
    ),
    "the second of two choices alike": (
        (BEAR, *CLONE, *('And Alice will choose "Runeclaw Bear"',) * 2, 'And Alice casts "Clone"',
         'When "Clone" resolves', 'Then "Clone" is 2/2'),
        3,
        ("never asked for: Alice chooses 'Runeclaw Bear'", 'bad.feature:8: Alice will choose "Runeclaw Bear"'),
    ),
    "the wrong player": (
        (BEAR, 'And Bob has "Clone" in hand', "And Bob has {3}{U} to spend", 'When Bob casts "Clone"', END[1]),
        7,
        ("Bob can't cast", "it is Alice's turn", "(rule 117.1a)"),
    ),
    "a cost that isn't paid": (
        (BEAR, CLONE[0], "And Alice has {3} to spend", *END),
        7,
        ("Alice can't pay {3}{U}", "{C}{C}{C} in the mana pool", "(rule 601.2h)"),
    ),
    "an illegal target": (
        (
            'Given Alice controls "Chimeric Staff"',
            'And Alice has "Giant Growth" in hand',
            "And Alice has {G} to spend",
            'When Alice casts "Giant Growth" targeting "Chimeric Staff"',
            'Then "Chimeric Staff" is untapped',
        ),
        7,
        ("Chimeric Staff isn't a legal target", "legal targets: nothing", "(rule 601.2c)"),
    ),
    "the wrong time": (
        (BEAR, "And the game goes on to Alice's upkeep", *CLONE, *END),
        8,
        ("Alice can't cast", "(rule 117.1a)"),
    ),
    "a second activation in a turn": (
        (
            *card(
                "Brass Cat {2}",
                "Artifact Creature - Cat 2/1",
                "{1}: This creature gets +1/+1 until end of turn. Activate only once each turn.",
            ),
            'And Alice controls "Brass Cat"',
            "And Alice has {2} to spend",
            'And Alice activates "{1}" of "Brass Cat"',
            'When Alice activates "{1}" of "Brass Cat"',
            'Then "Brass Cat" is 2/1',
        ),
        13,
        ('of "Brass Cat" was already activated this turn', "(rule 602.5b)"),
    ),
    "an object that isn't on top of the stack": (
        (BEAR, *CLONE, 'And Alice casts "Clone"', 'When "Runeclaw Bear" resolves', 'Then "Clone" is 2/2'),
        8,
        ('expected the object on top of the stack, which is: "Clone"',),
    ),
    "nothing on the stack": (
        (BEAR, "When the stack resolves", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("found an empty stack; expected an object on it",),
    ),
    "players named too late": (
        (BEAR, "And the players are Alice, Bob and Carol", *END),
        5,
        ("expected it before all of them",),
    ),
    "one player": (("Given the players are Alice", *END), 4, ("found the players Alice; expected two or more",)),
    "what wasn't there before": (
        (
            *card("Twin Bell {1}", "Artifact", "{1}: Create a 1/1 blue Bird creature token."),
            'And Alice controls "Twin Bell"',
            "And Alice has {1} to spend",
            'And Alice activates "{1}" of "Twin Bell"',
            "When the stack resolves",
            'Then "the token" is unchanged',
        ),
        14,
        ("\"the token\" wasn't there before the When", "say what it is instead"),
    ),
    "a misspelt characteristic": (
        (BEAR, "When the game goes on to the upkeep", 'Then "Runeclaw Bear" is:', "  | colr | green |"),
        6,
        ("the characteristic 'colr'", "expected one of: name, ", "did you mean 'color'?"),
    ),
    "a color that is none": (
        (BEAR, "When the game goes on to the upkeep", 'Then "Runeclaw Bear" is:', "  | color | gren |"),
        6,
        ("the color 'gren'", "expected white, blue, black, red, green"),
    ),
    "a misspelt detail": (
        (BEAR, *CLONE, 'When Alice casts "Clone":', "  | kiked | yes |", 'Then "Clone" is 2/2'),
        7,
        ("the detail 'kiked'", "expected one of: X, mode, kicked", "did you mean 'kicked'?"),
    ),
    "a rule below can": (
        (BEAR, "When the game goes on to the upkeep", 'Then Alice can cast "Runeclaw Bear":', "  | rule | 601.3 |"),
        6,
        ("expected one only below a can't",),
    ),
    "a misspelt detail below can": (
        (BEAR, "When the game goes on to the upkeep", 'Then Alice can cast "Runeclaw Bear":', "  | kiked | yes |"),
        6,
        ("the detail 'kiked'", "expected one of: X, mode, kicked", ", rule", "did you mean 'kicked'?"),
    ),
    "a detail of an attack": (
        (BEAR, "When the game goes on to the upkeep", 'Then Alice can attack with "Runeclaw Bear":', "  | X | 2 |"),
        6,
        ("found 'X' in the table", 'expected an attacker in double quotes, such as | "Runeclaw Bear" | Bob |'),
    ),
    "a detail of a block": (
        (
            BEAR, "When the game goes on to the upkeep",
            'Then Bob can\'t block "Runeclaw Bear" with "Runeclaw Bear":', "  | X | 2 |",
        ),
        6,
        ("the row 'X'", "expected at most the row | rule | 602.5b |"),
    ),
    "a size that is none": (
        (*card("Brass Cat {2}", "Artifact Creature - Cat X/X"), *END),
        4,
        ('bad.feature:7: Brass Cat: the size "X/X" found', "expected numbers", '"2/1"'),
    ),
    "a size with a slash too many": (
        (*card("Brass Cat {2}", "Artifact Creature - Cat 1/2/"), *END),
        4,
        ('bad.feature:7: Brass Cat: the size "1/2/" found', "expected numbers", '"2/1"'),
    ),
    "a mana symbol that is none": (
        (*card("Brass Cat {²}", "Artifact Creature - Cat 2/1"), *END),
        4,
        ("bad.feature:6: Brass Cat: {²} found in the mana cost", "expected a number", "{W/U}"),
    ),
    "a loyalty that is no number": (
        (*card("Brass Sage {2}", "Planeswalker - Jace loyalty X"), *END),
        4,
        ('bad.feature:7: Brass Sage: the loyalty "X" found', '"loyalty 3"'),
    ),
    **MOVES,
}  # fmt: skip


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What is said about each scenario."""
    folder = tmp_path_factory.mktemp("bad")
    (folder / "conftest.py").write_text(CONFTEST.format(module="conformance.in_process", driver="InProcess"))
    (folder / "pytest.ini").write_text("[pytest]\n")
    for number, (what, (lines, _, _)) in enumerate(BAD.items()):
        scenario = "".join(f"    {line}\n" for line in lines)
        text = f"Feature: Bad input\n  @id-bad-{number}\n  Scenario: {what}\n{scenario}"
        (folder / f"bad{number}.feature").write_text(text)
    command = [sys.executable, "-m", "pytest", "-q", "--junitxml=report.xml", "."]
    subprocess.run(command, cwd=folder, env=os.environ | {"PYTHONPATH": str(ROOT)}, capture_output=True, check=False)
    cases = ET.parse(folder / "report.xml").iter("testcase")
    return {str(case.get("name")): failure.text or "" for case in cases for failure in case.iter("failure")}


@pytest.mark.parametrize("what", BAD)
def test_bad_input_is_one_clear_message(what: str, answers: dict[str, str]) -> None:
    _, at, parts = BAD[what]
    heading, *message = answers[what].splitlines()
    number = list(BAD).index(what)
    assert heading.startswith(f"bad{number}.feature:{at}: ")
    assert 1 <= len(message) <= 2
    for part in parts:
        assert part.replace("bad.feature", f"bad{number}.feature") in answers[what]
    assert ".py" not in answers[what]
