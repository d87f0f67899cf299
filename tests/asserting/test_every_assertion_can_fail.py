"""Every assertion fails when it isn't so, by the reference engine, and says what was expected and found.

One position is played; each pattern is asked in it what isn't so.  A message names
the object, what was expected and what is there; a note says where that comes from.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import steps.collecting  # noqa: F401  (fills the vocabulary)
from conformance.in_process import InProcess
from steps import characteristics, permissions, state
from steps.game import Game
from steps.vocabulary import VOCABULARY, Table

ROOT = Path(__file__).parents[2]

POSITION = (
    'Alice controls "Runeclaw Bear"',
    'Bob controls "Wall of Omens"',
    'Alice controls "Grinning Demon"',
    'Alice has the effect "Turn target creature face down." on "Grinning Demon"',
    'Bob has "Grizzly Bears" in graveyard',
    'Alice has "Clone" in hand',
    "Alice has {3}{U} to spend",
    'Alice will choose "Runeclaw Bear"',
    'Alice casts "Clone"',
    'WHEN "Clone" resolves',
    'Alice has the effect "Target creature gets +3/+3 until end of turn." on "Clone"',
    'Alice has the effect "Put a +1/+1 counter on target creature." on "Clone"',
    'Alice has the effect "Target creature gains flying until end of turn." on "Clone"',
    'Bob has the effect "Tap target creature." on "Runeclaw Bear"',
    'Alice has the effect "Create a token that\'s a copy of target creature." on "Wall of Omens"',
    'Alice has "Giant Growth" in hand',
    'Alice has "Fling" in hand',
    'Alice has "Mutavault" in hand',
    'Alice has "Emerald Charm" in hand',
    'Alice controls "Chimeric Staff"',
    "Alice has {G}{G} to spend",
    'Alice casts "Giant Growth" targeting "Clone"',
)


def carry_out(game: Game, text: str, table: Table | None = None) -> None:
    match = VOCABULARY.find(text)
    assert match is not None, text
    match.carry_out(game, table, None)


@pytest.fixture(scope="module")
def game() -> Game:
    """The position; what a Then asks leaves it as it is."""
    played = Game(InProcess())
    for text in POSITION:
        if text.startswith("WHEN "):
            played.remember(frozenset({"Runeclaw Bear", "Clone"}))
        carry_out(played, text.removeprefix("WHEN "))
    return played


# What isn't so, its table, the message and its note.
FALSE: list[tuple[str, Table | None, str, str]] = [
    ('"Clone" is:', [("name", "Clone"), ("size", "2/2"), ("color", "blue"), ("abilities", "none")],
     '"Clone": expected name Clone, found Runeclaw Bear\n"Clone": expected size 2/2, found 6/6\n'
     '"Clone": expected color blue, found green\n"Clone": expected abilities none, found Flying',
     "(copiable: size 2/2, abilities none)"),
    ('"Wall of Omens" is:', [("types", "Creature"), ("mana value", "3")],
     '"Wall of Omens": expected types Creature, found Creature - Wall\n'
     '"Wall of Omens": expected mana value 3, found 2', ""),
    ('"Grinning Demon" is:', [("name", "Grinning Demon"), ("mana cost", "{2}{B}{B}")],
     '"Grinning Demon": expected name Grinning Demon, found none\n'
     '"Grinning Demon": expected mana cost {2}{B}{B}, found none', ""),
    ('the copiable values of "Clone" are:', [("size", "6/6"), ("mana cost", "{3}{U}")],
     'copiable values of "Clone": expected mana cost {3}{U}, found {1}{G}', "(current: size 6/6)"),
    ('the copiable values of "Clone" are those of "Wall of Omens"', None,
     'copiable values of "Clone": expected name Wall of Omens, found Runeclaw Bear',
     "(current: size 6/6, abilities Flying)"),
    ('the copiable values of "Clone" are those of "Runeclaw Bear", except:', [("size", "7/7")],
     'copiable values of "Clone": expected size 7/7, found 2/2', "(current: size 6/6)"),
    ('"Clone" is 2/2', None, '"Clone": expected size 2/2, found 6/6', "(copiable: size 2/2)"),
    ('"Clone" has the ability "Trample"', None,
     '"Clone": expected the ability "Trample"; found it 0 times among: Flying', ""),
    ('"Runeclaw Bear" has the ability "Flying"', None,
     '"Runeclaw Bear": expected the ability "Flying"; found it 0 times among: no abilities', ""),
    ('"Clone" doesn\'t have the ability "Flying"', None,
     '"Clone": expected the ability "Flying" 0 times; found it 1 times among: Flying', "(copiable: 0 times)"),
    ('"Wall of Omens" has the ability "Defender" 2 times', None,
     '"Wall of Omens": expected the ability "Defender" 2 times; found it 1 times among: Defender; ', ""),
    ('"Runeclaw Bear" is unchanged', None, '"Runeclaw Bear" since the When: expected tapped no, found yes', ""),
    ('"Runeclaw Bear" is untapped', None, '"Runeclaw Bear": expected tapped no, found yes', ""),
    ('"Clone" is face down', None, '"Clone": expected face down yes, found no', ""),
    ('"Grinning Demon" is face up', None, '"Grinning Demon": expected face down no, found yes', ""),
    ('"Clone" is flipped', None, '"Clone": expected flipped yes, found no', ""),
    ('"Clone" is attacking', None, '"Clone": expected attacking yes, found no', ""),
    ('"Clone" is blocking', None, '"Clone": expected blocking yes, found no', ""),
    ('"Clone" has 2 +1/+1 counters', None, '"Clone": expected counters 2 +1/+1, found 1 +1/+1', ""),
    ('"Clone" has 1 fade counter', None, '"Clone": expected counters 1 fade, found 1 +1/+1, 0 fade', ""),
    ('"Clone" has no counters', None, '"Clone": expected counters nothing, found 1 +1/+1', ""),
    ('"Grizzly Bears" is on the battlefield', None, '"Grizzly Bears": expected zone battlefield, found graveyard', ""),
    ('"Clone" is in Alice\'s graveyard', None, '"Clone": expected zone graveyard, found battlefield', ""),
    ('"Grizzly Bears" is in Alice\'s graveyard', None, '"Grizzly Bears": expected owner Alice, found Bob', ""),
    ('"Clone" is on the stack', None, '"Clone": expected zone stack, found battlefield', ""),
    ('"Clone" has ceased to exist', None, '"Clone": expected zone none (ceased to exist), found battlefield', ""),
    ('"Clone" is controlled by Bob', None, '"Clone": expected controller Bob, found Alice', ""),
    ('"Wall of Omens" is owned by Alice', None, '"Wall of Omens": expected owner Alice, found Bob', ""),
    ('"Giant Growth" targets "Runeclaw Bear"', None,
     '"Giant Growth": expected targets Runeclaw Bear, found Clone', ""),
    ("Bob has 19 life", None, "Bob: expected life 19, found 20", ""),
    ("Alice has 5 cards in hand", None, "Alice: expected cards in hand 5, found 3",
     "(there are: Fling, Mutavault, Emerald Charm)"),
    ("Alice has 1 card in library", None, "Alice: expected cards in library 1, found 53", ""),
    ("Alice has 1 card in exile", None, "Alice: expected cards in exile 1, found 0", "(there are: none)"),
    ("Alice's mana pool is {2}", None, "Alice: expected mana pool {2}, found {G}", ""),
    ("Alice's mana pool is empty", None, "Alice: expected mana pool nothing, found {G}", ""),
    ("the stack is empty", None,
     'the stack: expected objects nothing, found "Giant Growth" and ability of "the token"', ""),
    ("the stack is:", [('ability of "the token"', "Alice"), ('"Giant Growth"', "Alice")],
     'the stack: expected from the top ability of "the token" (Alice) and "Giant Growth" (Alice), '
     'found "Giant Growth" (Alice) and ability of "the token" (Alice)', ""),
    ('Alice can cast "Fling"', None,
     'Alice: expected can cast "Fling", found can\'t: Alice can\'t pay {1}{R} for "Fling": {G} in the mana pool '
     "(rule 601.2h)", ""),
    ('Alice can\'t cast "Fling":', [("rule", "601.3")],
     'Alice: expected can\'t cast "Fling" by rule 601.3, found: Alice can\'t pay', ""),
    ('Alice can cast "Fling" targeting "Giant Growth"', None,
     'Alice: expected can cast "Fling" targeting "Giant Growth", found can\'t: Giant Growth isn\'t a legal target for '
     '"Fling"; legal targets: Alice, Bob, ', ""),
    ('Alice can\'t cast "Emerald Charm"', None,
     'Alice: expected can\'t cast "Emerald Charm", found nothing that forbids it', ""),
    ('Alice can activate "{X}" of "Chimeric Staff"', None,
     'Alice: expected can activate "{X}" of "Chimeric Staff", found can\'t: ', ""),
    ('Bob can activate "{X}" of "Chimeric Staff" targeting "Clone"', None,
     'Bob: expected can activate "{X}" of "Chimeric Staff" targeting "Clone", found can\'t: Bob can\'t activate ', ""),
    ('Alice can turn "Runeclaw Bear" face up', None,
     'Alice: expected can turn "Runeclaw Bear" face up, found can\'t: "Runeclaw Bear" isn\'t face down (rule 702.37e)',
     ""),
    ('Alice can attack with "Runeclaw Bear"', None,
     'Alice: expected can attack with "Runeclaw Bear", found can\'t: "Runeclaw Bear" is tapped and can\'t attack '
     "(rule 508.1a)", ""),
    ('Bob can\'t attack with "Wall of Omens":', [("rule", "702.3b")],
     'Bob: expected can\'t attack with "Wall of Omens" by rule 702.3b, found: Bob can\'t attack: it is Alice\'s turn',
     ""),
    ('Bob can block "Clone" with "Wall of Omens"', None,
     'Bob: expected can block "Clone" with "Wall of Omens", found can\'t: "Clone" isn\'t attacking Bob (rule 509.1a)',
     ""),
    ('Alice can play "Mutavault"', None,
     'Alice: expected can play "Mutavault", found can\'t: Alice can\'t play a land now: the stack isn\'t empty '
     '("the token", "Giant Growth") (rule 305.1)', ""),
]  # fmt: skip


def failure(game: Game, text: str, table: Table | None) -> AssertionError:
    with pytest.raises(AssertionError) as caught:
        carry_out(game, text, table)
    return caught.value


@pytest.mark.parametrize(("text", "table", "message", "note"), FALSE, ids=[text for text, *_ in FALSE])
def test_what_is_not_so_fails_and_says_what_is(
    text: str, table: Sequence[Sequence[str]] | None, message: str, note: str, game: Game
) -> None:
    error = failure(game, text, table)
    assert message in str(error)
    assert getattr(error, "__notes__", []) == ([note] if note else [])


def test_every_assertion_is_among_them() -> None:
    asserting = {module.__name__ for module in (characteristics, permissions, state)}
    patterns = {str(each) for each in VOCABULARY.definitions if each.function.__module__ in asserting}
    failing = {str(match.definition) for text, *_ in FALSE if (match := VOCABULARY.find(text))}
    assert patterns - failing == set()


def test_a_note_is_told_below_the_message(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((ROOT / "conftest.py").read_text())
    pytester.path.joinpath("pumped.feature").write_text(
        "Feature: 707.2\n  @id-pumped\n  Scenario: A bear is as small as it was\n"
        '    Given Alice controls "Runeclaw Bear"\n'
        '    When Alice has the effect "Target creature gets +3/+3 until end of turn." on "Runeclaw Bear"\n'
        '    Then "Runeclaw Bear" is 2/2\n'
    )
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider")
    result.stdout.fnmatch_lines(
        [
            'pumped.feature:6: Then "Runeclaw Bear" is 2/2',
            '  "Runeclaw Bear": expected size 2/2, found 5/5',
            "  (copiable: size 2/2)",
        ],
        consecutive=True,
    )
