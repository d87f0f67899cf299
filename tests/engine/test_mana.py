"""A cost is paid at once, however much mana there is to choose from; what can't be worked out is refused."""

from __future__ import annotations

from time import perf_counter

import pytest

from conformance.card_text import parse_block
from conformance.driver import Cast, ScriptError
from conformance.in_process import InProcess

ENOUGH = 5.0
"""Seconds that no payment takes on any machine."""


def test_ten_of_each_kind_of_mana_pay_sixty_at_once_and_nothing_is_asked() -> None:
    driver = InProcess()
    driver.begin(("Alice", "Bob"), (parse_block("Brass Colossus {60}\nArtifact Creature - Golem 9/9"),))
    driver.put("Brass Colossus", "Alice", "hand", "Brass Colossus")
    driver.add_mana("Alice", "{W}{U}{B}{R}{G}{C}" * 10)
    began = perf_counter()
    driver.do(Cast("Alice", "Brass Colossus"))
    assert perf_counter() - began < ENOUGH
    assert driver.state("Brass Colossus").zone == "stack"
    assert driver.player("Alice").mana == ""


def cast(card: str, mana: str) -> None:
    """Alice has a card of the name Odd Wisp and this much mana, and casts it."""
    driver = InProcess()
    driver.begin(("Alice", "Bob"), (parse_block(card),))
    driver.put("Odd Wisp", "Alice", "hand", "Odd Wisp")
    driver.add_mana("Alice", mana)
    driver.do(Cast("Alice", "Odd Wisp"))


def test_more_ways_to_pay_than_anybody_chooses_among_are_refused() -> None:
    with pytest.raises(ScriptError, match=r"more than 200 ways to pay \{20\}; give only the mana that is meant"):
        cast("Odd Wisp {20}\nCreature - Spirit 1/1", "{W}{U}{B}{R}{G}{C}" * 10)


def test_a_hybrid_cost_reduced_by_one_of_its_colors_is_refused() -> None:
    with pytest.raises(ScriptError, match=r"\{2\}\{W/U\} can't be reduced by \{U\}: how its hybrid symbols are paid"):
        cast("Odd Wisp {2}{W/U}\nCreature - Spirit 1/1\nThis spell costs {U} less to cast.", "{W}{U}{U}")


@pytest.mark.parametrize("less", ["{W/U}", "{X}", "{2/W}"])
def test_a_reduction_that_leaves_a_choice_is_refused(less: str) -> None:
    with pytest.raises(ScriptError, match="can be read, but not played: a reduction by"):
        cast(f"Odd Wisp {{2}}\nCreature - Spirit 1/1\nThis spell costs {less} less to cast.", "{2}")
