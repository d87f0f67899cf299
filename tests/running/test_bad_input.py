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

from tests.running.conftest import CONFTEST

ROOT = Path(__file__).parents[2]

BEAR = 'Given Alice controls "Runeclaw Bear"'
CLONE = ('And Alice has "Clone" in hand', "And Alice has {3}{U} to spend")
END = ('When Alice casts "Clone"', 'Then "Clone" is 2/2')
GOES_ON = ("When the game goes on to the upkeep", 'Then "Runeclaw Bear" is tapped')
GROWS = 'When Alice has the effect "Target creature gets +X/+X until end of turn." on "Runeclaw Bear"'
STAFF = ('Given Alice controls "Chimeric Staff"', 'When Alice activates "{X}" of "Chimeric Staff":')


def card(*lines: str) -> tuple[str, ...]:
    return ("Given the card", '  """', *(f"  {line}" for line in lines), '  """')


ALTAR = card("Driftwood Altar {1}", "Artifact", "Sacrifice two creatures: Draw a card.")
ROCKING = card(
    "Rocking Horse {2}",
    "Artifact Creature - Horse 1/1",
    "Whenever this creature becomes untapped, tap it.",
    "Whenever this creature becomes tapped, untap it.",
)
REFLECTED = card("Pool Gazer {2}", "Creature - Human 1/1", "This creature enters as a copy of this creature.")

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
    "an X below zero": (
        (*STAFF, "  | X | -1 |", 'Then "Chimeric Staff" is untapped'),
        5,
        ("-1 is no value for X", 'of "Chimeric Staff"', "possible are 0 to 1000000", "(rule 107.1b)"),
    ),
    "an X beyond all bounds": (
        (*STAFF, "  | X | 99999999999999999999 |", 'Then "Chimeric Staff" is untapped'),
        5,
        ("99999999999999999999 is no value for X", "possible are 0 to 1000000", "(rule 107.1b)"),
    ),
    "an X below zero in an effect": (
        (BEAR, f"{GROWS}:", "  | X | -1 |", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("-1 is no value for X", "possible are 0 to 1000000", "(rule 107.1b)"),
    ),
    "an X where the effect has none": (
        (BEAR, 'When Alice has the effect "Draw a card.":', "  | X | 1 |", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ('"Draw a card." has no X',),
    ),
    "no X where the effect has one": (
        (BEAR, GROWS, 'Then "Runeclaw Bear" is 2/2'),
        5,
        ('"Target creature gets +X/+X until end of turn." needs a value for X',),
    ),
    "one creature sacrificed for two": (
        (
            *ALTAR,
            'And Alice controls "Driftwood Altar"',
            'And Alice controls "Runeclaw Bear"',
            'And Alice controls "Grizzly Bears"',
            'When Alice activates "Sacrifice" of "Driftwood Altar":',
            '  | paid with | "Runeclaw Bear" and "Runeclaw Bear" |',
            'Then "Runeclaw Bear" is on the battlefield',
        ),
        13,
        ("Runeclaw Bear, Runeclaw Bear names one thing twice", 'of "Driftwood Altar"', "(rule 601.2h)"),
    ),
    "an attack on nobody": (
        (BEAR, "And Bob leaves the game", 'When Alice attacks with "Runeclaw Bear"', 'Then "Runeclaw Bear" is tapped'),
        6,
        ("Alice has nobody to attack",),
    ),
    "one attacker twice": (
        (BEAR, 'When Alice attacks with "Runeclaw Bear" and "Runeclaw Bear"', 'Then "Runeclaw Bear" is tapped'),
        5,
        ("names one attacker twice", "(rule 508.1a)"),
    ),
    "one blocker twice": (
        (
            BEAR,
            'And Bob controls "Grizzly Bears"',
            'And Alice attacks with "Runeclaw Bear"',
            'When Bob blocks "Runeclaw Bear" with "Grizzly Bears" and "Grizzly Bears"',
            'Then "Runeclaw Bear" is tapped',
        ),
        7,
        ("names one blocker twice", "(rule 509.1a)"),
    ),
    "attackers declared again": (
        (
            BEAR,
            'And Alice controls "Grizzly Bears"',
            'And Alice attacks with "Runeclaw Bear"',
            'When Alice attacks with "Grizzly Bears"',
            'Then "Grizzly Bears" is tapped',
        ),
        7,
        ("Alice can't declare attackers any more", "it is the declare attackers step", "(rule 508.1)"),
    ),
    "attackers declared after combat": (
        (
            BEAR,
            "And the game goes on to the postcombat main phase",
            'When Alice attacks with "Runeclaw Bear"',
            'Then "Runeclaw Bear" is tapped',
        ),
        6,
        ("Alice can't declare attackers any more", "postcombat main", "(rule 508.1)"),
    ),
    "a game that nobody is left in": (
        (BEAR, "And Bob leaves the game", "And Alice leaves the game", *GOES_ON),
        7,
        ("nobody is left in the game",),
    ),
    "the turn of a player who has left": (
        (
            "Given the players are Alice, Bob and Carol",
            BEAR.replace("Given", "And"),
            "And Bob leaves the game",
            "When the game goes on to Bob's upkeep",
            GOES_ON[1],
        ),
        7,
        ("Bob has left the game", "still in it are Alice, Carol"),
    ),
    "more mana than there is": (
        (BEAR, "When Alice has {999999999999} to spend", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("{999999999999} is more mana than anybody ever had",),
    ),
    "mana that is none": (
        (BEAR, "When Alice has {²} to spend", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("no kind of mana: {²}",),
    ),
    "a card that has a player's name": (
        (*card("Bob {1}", "Artifact"), 'And Alice controls "Bob"', GOES_ON[0], 'Then "Bob" is tapped'),
        9,
        ('nothing can be called "Bob"', "means something else", "give another label"),
    ),
    "an answer for a label": (
        ('Given Alice controls "Runeclaw Bear" called "yes"', GOES_ON[0], 'Then "yes" is tapped'),
        4,
        ('nothing can be called "yes"', "give another label"),
    ),
    "the answer that is no answer for a label": (
        ('Given Alice controls "Runeclaw Bear" called "nothing"', GOES_ON[0], 'Then "nothing" is tapped'),
        4,
        ('nothing can be called "nothing"', "give another label"),
    ),
    "an instant on the battlefield": (
        ('Given Alice controls "Giant Growth"', GOES_ON[0], 'Then "Giant Growth" is tapped'),
        4,
        ("Giant Growth isn't a permanent card, so it can't be on the battlefield", "(rule 110.4a)"),
    ),
    "triggers without end": (
        (
            *ROCKING,
            'And Alice controls "Rocking Horse"',
            'And Alice has the effect "Tap target creature." on "Rocking Horse"',
            "When the stack resolves",
            'Then "Rocking Horse" is tapped',
        ),
        13,
        ("the stack: expected it to become empty", "after 1000 resolutions"),
    ),
    "triggers without end on the way to a step": (
        (
            *ROCKING,
            'And Alice controls "Rocking Horse"',
            'And Alice has the effect "Tap target creature." on "Rocking Horse"',
            "When the game goes on to Bob's upkeep",
            'Then "Rocking Horse" is tapped',
        ),
        13,
        ("the stack never empties: after 1000 objects", '"Rocking Horse"'),
    ),
    "a creature that enters as a copy of itself": (
        (*REFLECTED, 'When Alice controls "Pool Gazer"', 'Then "Pool Gazer" is 1/1'),
        10,
        ('"Pool Gazer" never finishes entering',),
    ),
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
