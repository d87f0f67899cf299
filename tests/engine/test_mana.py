"""A cost is paid at once, however much mana there is to choose from."""

from __future__ import annotations

from time import perf_counter

from conformance.card_text import parse_block
from conformance.driver import Cast
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
