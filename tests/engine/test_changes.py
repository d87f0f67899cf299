"""What a change does to values that no game shows."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.changes import changed
from engine.mechanism.characteristics import Characteristics
from engine.text.abilities import SetTypes
from engine.text.words import CREATURE, LAND, Subtype


def test_a_land_without_the_ability_of_its_type_loses_none_when_it_is_no_land_any_more() -> None:
    forest = evolve(Characteristics(name="Fern Hollow"), types=(LAND,), subtypes=(Subtype("Forest"),))
    made = changed(forest, SetTypes((CREATURE,)))
    assert (made.types, made.subtypes, made.abilities) == ((CREATURE,), (), ())
