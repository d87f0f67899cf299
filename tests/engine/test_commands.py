"""What an engine is told to do and can't is one message; no scenario has the words for it."""

from __future__ import annotations

import pytest

from conformance.card_text import parse_block
from conformance.driver import Attack, ScriptError
from conformance.in_process import InProcess
from engine.mechanism import staticcopies


@pytest.fixture
def driver() -> InProcess:
    driver = InProcess()
    driver.begin(("Alice", "Bob"), (parse_block("Rune Bear {1}{G}\nCreature - Bear 2/2"),))
    return driver


def test_no_card_is_put_on_the_stack(driver: InProcess) -> None:
    with pytest.raises(ScriptError, match="no card can be put into 'stack'; zones are battlefield, hand, graveyard"):
        driver.put("Rune Bear", "Alice", "stack", "Rune Bear")


def test_nothing_resolves_where_nothing_is_on_the_stack(driver: InProcess) -> None:
    with pytest.raises(ScriptError, match="there is nothing on the stack to resolve"):
        driver.resolve()


def test_a_step_that_there_is_not_is_refused_with_those_there_are(driver: InProcess) -> None:
    with pytest.raises(ScriptError, match="there is no step 'lunch'; steps are untap, upkeep, draw, "):
        driver.advance("lunch")


def test_what_is_not_chosen_cannot_be_declined_as_something_enters(driver: InProcess) -> None:
    text = "Odd Image {1}{U}\nCreature - Shapeshifter 0/1\nYou may have this creature enter as a copy of this creature."
    with pytest.raises(ScriptError, match='entering as a copy of a "ref"; played are: choose'):
        driver.add_card(parse_block(text))


def test_as_many_players_are_attacked_as_there_are_attackers(driver: InProcess) -> None:
    driver.begin(("Alice", "Bob", "Carol"), (parse_block("Rune Bear {1}{G}\nCreature - Bear 2/2"),))
    driver.put("Rune Bear", "Alice", "battlefield", "Rune Bear")
    driver.put("Rune Bear", "Alice", "battlefield", "the other Bear")
    with pytest.raises(ScriptError, match="2 attackers and 1 players: say for each attacker whom"):
        driver.do(Attack("Alice", ("Rune Bear", "the other Bear"), ("Bob",)))


def test_copy_effects_that_never_settle_are_told(driver: InProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(staticcopies, "_round", lambda game: True)
    with pytest.raises(ScriptError, match="the copy effects of static abilities never settle"):
        driver.put("Rune Bear", "Alice", "battlefield", "Rune Bear")
