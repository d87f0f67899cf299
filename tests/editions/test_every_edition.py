"""What was a rule in an edition holds by the rules of that edition."""

from __future__ import annotations

import pytest

from conformance.driver import EDITIONS, NOW
from conformance.in_process import InProcess
from engine.rulebook import EDITIONS as RULEBOOKS
from steps.editions import edition_of, was_rule_in
from steps.running import examples, run
from tests.misreadings.matrix import FEATURES


@pytest.mark.parametrize("edition", [one for one in EDITIONS if one != NOW])
def test_a_scenario_that_names_no_edition_holds_in_each_in_which_it_was_a_rule(edition: str) -> None:
    asked = [one for one in examples(FEATURES) if edition_of(one) is None and was_rule_in(one.tags, edition)]
    failed = {one.title: run(one, InProcess(RULEBOOKS[edition])) for one in asked}
    assert asked
    assert {title: failure.message for title, failure in failed.items() if failure is not None} == {}
