"""An idle ability can be carried by an engine that doesn't know it: no outcome depends on what it means."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from attrs import define, field

from conformance.card_text import parse_block
from conformance.protocol.external import External, Sitting
from conformance.protocol.idle import ALL, COMBAT, EVENTS, KEYWORDS, STEPS, WAKERS, idle
from conformance.protocol.link import Link
from conformance.protocol.messages import EngineFault, Unsupported
from conformance.protocol.texts import classes_in
from engine.mechanism import abilities
from engine.text.abilities import Ability, Activated, Event, Keyword, Triggered
from engine.text.keyword_table import MEANINGS
from steps.needs import needs_of
from tests.port.running import LIAR, ROOT, examine

NOTHING: frozenset[str] = frozenset()
DRAKE = parse_block("Sun Drake {2}{R}\nCreature - Drake 1/3\nFlying\n{1}: This creature gets +2/+0 until end of turn.")


@define(eq=False)
class Numb:
    """While a scenario is played, the engine does nothing with an ability that is idle in it."""

    awake: frozenset[str] = ALL
    name: str = ""
    numbed: set[str] = field(factory=set)
    """The scenarios in which that left something out."""

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """Look at what is awake in the scenario."""
        self.awake, self.name = needs_of(item.example.scenario).awake, item.nodeid  # type: ignore[attr-defined]
        abilities.sort.cache_clear()


@pytest.fixture
def numb(monkeypatch: pytest.MonkeyPatch) -> Iterator[Numb]:
    """The engine without idle abilities."""
    found, unfold = Numb(), abilities._unfold

    def unfold_awake(ability: Ability, into: list[Ability]) -> None:
        if idle(ability, found.awake):
            found.numbed.add(found.name)
        else:
            unfold(ability, into)

    monkeypatch.setattr(abilities, "_unfold", unfold_awake)
    yield found
    abilities.sort.cache_clear()


def test_every_scenario_comes_out_the_same_if_its_idle_abilities_mean_nothing(numb: Numb) -> None:
    sat = examine(str(ROOT / "features"), plugins=[numb])
    assert {verdict.verdict for verdict in sat.verdicts} <= {"passed", "unspecified"}, [
        (verdict.id, verdict.message) for verdict in sat.verdicts if verdict.verdict not in ("passed", "unspecified")
    ]
    assert len(numb.numbed) > 200


def test_numb_to_what_is_awake_the_engine_fails(numb: Numb, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Numb, "pytest_runtest_setup", lambda self, item: abilities.sort.cache_clear())
    numb.awake = NOTHING
    sat = examine(str(ROOT / "features" / "707.02a-color-and-abilities.feature"), plugins=[numb])
    assert "failed" in sat.by_id().values()


def test_what_is_idle_is_not_needed_and_is_touched() -> None:
    assert {"Activated", "keyword:flying", "ModifySize"} <= classes_in(DRAKE)
    assert classes_in(DRAKE, NOTHING) == NOTHING


@pytest.mark.parametrize(
    ("ability", "awake", "is_idle"),
    [
        (Keyword("flying"), NOTHING, True),
        (Keyword("flying"), frozenset((COMBAT,)), False),
        (Keyword("protection"), NOTHING, False),
        (Activated((), ()), NOTHING, True),
        (Activated((), ()), ALL, False),
        (Triggered((Event("step"),), ()), NOTHING, True),
        (Triggered((Event("step"),), ()), frozenset((STEPS,)), False),
        (Triggered((Event("step"), Event("enters")), ()), NOTHING, False),
        (Triggered((), ()), NOTHING, False),
    ],
)
def test_what_wakes_an_ability(ability: Ability, awake: frozenset[str], is_idle: bool) -> None:
    assert idle(ability, awake) is is_idle


def test_only_keywords_that_are_known_have_something_that_wakes_them() -> None:
    assert set(KEYWORDS) <= set(MEANINGS)
    assert {*EVENTS.values(), *(one for each in KEYWORDS.values() for one in each)} <= set(WAKERS)


@pytest.mark.parametrize(
    ("touches", "declined"), [(frozenset(("combat",)), True), (None, True), (frozenset(("tokens",)), False)]
)
def test_what_a_scenario_only_touches_may_be_declined_in_the_middle_of_it(
    touches: frozenset[str] | None, declined: bool
) -> None:
    link = Link(f"{LIAR} 'declines combat'")
    driver = External(link, Sitting("liar-second", touches=touches))
    try:
        driver.begin(("Alice", "Bob"), ())
        with pytest.raises(Unsupported if declined else EngineFault, match="no" if declined else "touches: tokens"):
            driver.resolve()
    finally:
        link.stop()
