"""The rulebook is what it says: every clause has its numbers, and no card is known by name."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from conformance.card_text import catalogue
from engine.rulebook import Current
from engine.rulebook.rule import EDITIONS, numbers_of, recording

NUMBER = re.compile(r"\d{3}(\.\d+[a-z]?)?")
ENGINE = Path(__file__).parents[2] / "engine"
CLAUSES = [name for name, _ in inspect.getmembers(Current, inspect.isfunction) if numbers_of(Current, name)]


@pytest.mark.parametrize("name", CLAUSES)
def test_a_clause_has_a_number_today_and_well_formed_ones_in_other_editions(name: str) -> None:
    numbers = numbers_of(Current, name)
    assert numbers is not None
    assert numbers.now
    for edition in EDITIONS:
        number = getattr(numbers, edition)
        assert not number or NUMBER.fullmatch(number)


@pytest.mark.parametrize("name", CLAUSES)
def test_a_clause_is_told_in_words(name: str) -> None:
    assert len(inspect.getdoc(getattr(Current, name)) or "") > 20


def test_every_method_of_the_rulebook_is_a_clause_or_helps_one() -> None:
    helpers = {"with_changes"}
    methods = {name for name, _ in inspect.getmembers(Current, inspect.isfunction) if not name.startswith("_")}
    assert methods - set(CLAUSES) == helpers


def test_no_card_of_the_catalogue_is_named_in_the_engine() -> None:
    source = "\n".join(path.read_text() for path in ENGINE.rglob("*.py"))
    # Names that are also ordinary words of the rules are looked for in quotes only.
    named = [name for name in catalogue() if re.search(rf"['\"]{re.escape(name)}['\"]", source)]
    several_words = [name for name in catalogue() if " " in name and name in source]
    assert named == []
    assert several_words == []


def test_a_recorded_rulebook_notes_what_was_consulted() -> None:
    rules = recording(Current)()
    assert rules.control_comes_first()
    assert [(one.number, one.method, one.decided) for one in rules.consulted] == [
        ("616.1b", "control_comes_first", True)
    ]


def test_a_reading_overrides_one_clause_and_keeps_its_number() -> None:
    class Remembering(Current):
        def copied_choices(self, original):  # type: ignore[no-untyped-def]
            return {link: value for (_, link), value in original.choices.items()}

    numbers = numbers_of(Remembering, "copied_choices")
    assert numbers is not None
    assert numbers.now == "707.6"
