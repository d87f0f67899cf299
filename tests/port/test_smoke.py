"""The smallest scenarios find a mistaken adapter, and the lowest rung that breaks says what to look at."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Final

import pytest

from conformance import lists
from conformance.verdicts import BAD
from steps.needs import needs_of
from steps.reading import read
from tests.port.mistaken import MISTAKES
from tests.port.running import ROOT, examine, run

LADDER: Final = tuple(lists.advice())
FILES: Final = sorted(str(one) for one in (ROOT / "features").glob("*.feature") if "@smoke" in one.read_text("utf-8"))
SMOKE: Final = (*FILES, "-m", "smoke")
MISTAKEN: Final = f"{shlex.quote(sys.executable)} -m tests.port.mistaken"

FOUND: Final = {
    "every zone is the graveyard": ("copiable-values-are-printed", "`zone` is battlefield"),
    "every zone is the battlefield": ("clone-spell-is-a-clone", "`zone` of its `state`"),
    "the controller is always Alice": ("copiable-values-are-printed", "owns and controls it"),
    "the owner is the controller": (
        "diverted-clone-enters-tapped",
        "`owner` and `controller` in `state` are two things",
    ),
    "the controller is the owner": (
        "diverted-clone-enters-tapped",
        "`owner` and `controller` in `state` are two things",
    ),
    "everything is untapped": ("diverted-clone-enters-tapped", "`tapped` is true where it is so"),
    "everything is tapped": ("copiable-values-are-printed", "`state`"),
    "copiable is current": ("bonus-for-what-it-has-become", "`copiable` is before, `current` after"),
    "current is copiable": ("bonus-for-what-it-has-become", "`copiable` is before, `current` after"),
    "colors are letters": ("copiable-values-are-printed", "Colors and types are words"),
    "types are in lower case": ("copiable-values-are-printed", "Colors and types are words"),
    "a mana cost is turned round": ("copiable-values-are-printed", "a mana cost is written as on the card"),
    "there are no abilities": ("clone-spell-is-a-clone", "`abilities` are the data that came with the card"),
    "color indicators are left out": ("indicator-copied-without-exception", "`color_indicator`"),
    "a mana pool is a number": ("clone-spell-is-a-clone", "Its mana is gone"),
    "casting is free": ("clone-spell-is-a-clone", "Its mana is gone"),
    "no ability is on the stack": ("clone-triggers-beside-an-opponents-watcher", "triggers are put on the stack"),
    "the stack is upside down": ("clone-triggers-beside-an-opponents-watcher", "the top first"),
    "a game goes on into the next": ("clone-spell-is-a-clone", "`begin` forgets"),
    "a label is a name": ("clone-of-the-clone-that-is-chosen", "a label is no name"),
    "everything may be done": ("clone-costs-what-is-printed", "`may` does nothing"),
    "what may be done is done": ("clone-costs-what-is-printed", "`may` does nothing"),
}
"""The lowest rung on which each mistake is found, and what its advice says of it."""


def test_the_smallest_scenarios_are_played_from_the_lowest_rung_up() -> None:
    sat = examine(*SMOKE)
    assert tuple(sat.by_id()) == LADDER
    assert len(LADDER) == 12


def test_the_lower_rungs_need_no_capability_and_each_of_the_others_needs_one() -> None:
    needs = {
        next(tag.removeprefix("id-") for tag in example.tags if tag.startswith("id-")): needs_of(example.scenario)
        for path in FILES
        for example in read(Path(path), path, {})
        if "smoke" in example.tags
    }
    assert [len(needs[one].capabilities) for one in LADDER] == [0] * 8 + [1] * 4


def test_every_mistake_is_found_here() -> None:
    assert set(FOUND) == set(MISTAKES)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_found_on_a_rung_that_says_what_it_is(mistake: str) -> None:
    sat = examine(*SMOKE, "--engine-command", f"{MISTAKEN} '{mistake}'")
    lowest, words = FOUND[mistake]
    broken = [one for one in LADDER if sat.by_id()[one] in BAD]
    assert broken[:1] == [lowest]
    assert words in lists.advice()[lowest].reason


def test_the_terminal_tells_what_to_mend_first() -> None:
    done = run(*SMOKE, "--engine-command", f"{MISTAKEN} 'the stack is upside down'")
    told = [line for line in done.stdout.splitlines() if line.startswith("mend first: ")]
    assert len(told) == 1
    assert told[0].startswith("mend first: clone-triggers-beside-an-opponents-watcher (rung 10 of 12): After each")
    assert done.stdout.count("  Advice: ") == 1
