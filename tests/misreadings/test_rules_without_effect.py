"""No rule of the rulebook can be left out: the gallery misreads it, and a scenario misses its effect.

Without its effect a rule that says yes says no, and one that changes values leaves them
as they were.  Then a scenario fails that is tagged with the rule, and says its number.
"""

from __future__ import annotations

import inspect
import re
from typing import Final

import pytest

from conformance.driver import NOW
from conformance.in_process import InProcess
from engine.rulebook import Current
from engine.rulebook.rule import numbers_of
from steps import tags
from steps.running import examples, run
from tests.misreadings import gallery
from tests.misreadings.ladder import failed
from tests.misreadings.matrix import FEATURES, Played, limited, play

RULES: Final = [name for name in dir(Current) if numbers_of(Current, name)]
SIGNATURES: Final = {name: inspect.signature(getattr(Current, name)) for name in RULES}
ASKED: Final = [name for name in RULES if SIGNATURES[name].return_annotation == "bool"]
CHANGING: Final = [
    name
    for name in RULES
    if "values" in SIGNATURES[name].parameters and SIGNATURES[name].return_annotation == "Characteristics"
]


@pytest.mark.parametrize("name", RULES)
def test_a_rule_is_misread_by_the_gallery(name: str) -> None:
    assert any(name in one.methods for one in gallery())


def without(name: str) -> type[Current]:
    """Today's rules, one of which has no effect."""
    rule, signature = getattr(Current, name), SIGNATURES[name]

    def idle(*about: object) -> object:
        return not rule(*about) if name in ASKED else signature.bind(*about).arguments["values"]

    return type(f"Without{name}", (Current,), {name: idle})


@pytest.fixture(scope="module")
def played() -> list[Played]:
    """Every scenario by today's rules, with the rules that it consults."""
    return [one for one in map(play, examples(FEATURES)) if one.edition == NOW]


@pytest.mark.parametrize("name", [*ASKED, *CHANGING])
def test_a_scenario_of_the_rule_fails_without_its_effect_and_names_the_rule(name: str, played: list[Played]) -> None:
    numbers = numbers_of(Current, name)
    assert numbers is not None
    broken = without(name)
    for one in played:
        if name not in one.consulted or tags.RULE + numbers.now not in one.cites:
            continue
        with limited(2.0):
            failure = run(one.example, InProcess(broken))
        if failure is not None and not failure.broke:
            line = failed(Played(one.example, one.edition, failure, one.consulted))
            assert re.search(rf"rule [^:]*\b{re.escape(numbers.now)}\b[^:]*: ", line)
            return
    pytest.fail(f"no scenario of {numbers.now} notices that it has no effect")
