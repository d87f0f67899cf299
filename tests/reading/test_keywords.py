"""What keywords mean: each is played by the engine, or stands for abilities that can be read."""

from __future__ import annotations

import pytest

from engine.text import abilities as a
from engine.text.errors import TextError
from engine.text.keyword_table import MEANINGS
from engine.text.keywords import PLAYED_BY_ENGINE, expand
from engine.text.reader import say
from tests.reading.meant import CREATURES, SELF, YOUR_UPKEEP, mana, when


def test_fading_is_counters_and_an_upkeep_trigger() -> None:
    counter = a.Counters("fade")
    assert expand(a.Keyword("fading", n=2)) == (
        a.Entering(counters=a.Counters("fade", 2)),
        when(
            YOUR_UPKEEP,
            a.PutCounters(SELF, counter, remove=True),
            a.If(a.Condition("chosen", negated=True), (a.Act("sacrifice", SELF),)),
        ),
    )


def test_vanishing_sacrifices_when_the_last_counter_is_removed() -> None:
    entering, upkeep, last = expand(a.Keyword("vanishing", n=3))
    assert entering == a.Entering(counters=a.Counters("time", 3))
    assert upkeep.condition == a.Condition("compare", left=a.CountersOn("time", SELF), right=1)
    assert last == when(a.Event("last counter removed", SELF, counter="time"), a.Act("sacrifice", SELF))


def test_undying_returns_what_had_no_counter() -> None:
    (ability,) = expand(a.Keyword("undying"))
    assert ability.condition == a.Condition("compare", left=a.CountersOn("+1/+1", SELF), op="=", right=0)
    assert ability.effects == (
        a.Move(SELF, "battlefield", under=a.Player("owner", of=a.Ref("affected")), counters=a.Counters("+1/+1")),
    )


def test_evoke_sacrifices_if_its_cost_was_paid() -> None:
    (ability,) = expand(a.Keyword("evoke", (mana("{2}{U}"),)))
    assert ability.condition == a.Condition("evoked")


def test_changeling_defines_every_creature_type() -> None:
    assert expand(a.Keyword("changeling")) == (a.Defines(("creature types",), "all"),)


def test_devoid_defines_no_color() -> None:
    assert expand(a.Keyword("devoid")) == (a.Defines(("color",), ()),)


def test_a_keywords_cost_is_put_into_its_meaning() -> None:
    (ability,) = expand(a.Keyword("embalm", (mana("{3}{W}"),)))
    assert ability.costs == (mana("{3}{W}"), a.Cost("exile", what=SELF))


def test_a_keyword_without_a_meaning_is_refused_by_name() -> None:
    with pytest.raises(TextError, match='"equip" can be read but has no meaning'):
        expand(a.Keyword("equip", (mana("{2}"),)))


@pytest.mark.parametrize("name", sorted(MEANINGS))
def test_a_keyword_is_played_or_explained(name: str) -> None:
    meaning = MEANINGS[name]
    keyword = a.Keyword(
        name,
        (mana("{1}"),) if meaning.shape == "cost" else (),
        1 if meaning.shape == "number" else None,
        CREATURES if meaning.shape == "quality" else None,
    )
    assert say(keyword).lower().startswith(name)
    if meaning.text:
        assert expand(keyword)
    elif name in PLAYED_BY_ENGINE:
        assert expand(keyword) == ()
