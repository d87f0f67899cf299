"""The file of templates is checked when it is loaded, and what a text means can be shown."""

from __future__ import annotations

import pytest

from engine.text.__main__ import main
from engine.text.abilities import Filter
from engine.text.drafts import CLASSES
from engine.text.errors import GrammarError
from engine.text.lexemes import LEXEMES
from engine.text.templates import load


def refused(text: str) -> str:
    """What is said about a bad file of templates."""
    with pytest.raises(GrammarError) as caught:
        load(CLASSES, Filter, LEXEMES, text)
    return str(caught.value)


def test_a_field_that_the_class_does_not_have_is_refused() -> None:
    found = refused('drawing: drawing\n    draw <n:number> -> Does("draw", much=n)\n')
    assert found.startswith("rules_english.txt, line 2: Does has no field `much`; it has verb, who")


def test_a_field_that_must_be_given_is_refused_if_it_is_left_out() -> None:
    assert "Does needs its field `who`" in refused('drawing: drawing\n    draw <n:number> -> Does("draw", n)\n')


def test_a_slot_that_the_meaning_does_not_use_is_refused() -> None:
    assert "differ in n" in refused('drawing: drawing\n    draw <n:number> -> Lose("draw")\n')


def test_a_slot_that_the_template_does_not_have_is_refused() -> None:
    assert "differ in k" in refused("drawing: drawing\n    draw it -> Lose(keyword=k)\n")


def test_an_unknown_class_is_refused() -> None:
    assert "there is no class Dance" in refused("dancing: dancing\n    dance -> Dance()\n")


def test_an_unknown_rule_is_refused() -> None:
    assert "line 2: there is no rule `numbr`" in refused("drawing: drawing\n    draw <n:numbr> -> n\n")


def test_a_bracket_without_its_end_is_refused() -> None:
    assert "`[` without its `]`" in refused("drawing: drawing\n    draw [two\n")


def test_two_rules_of_one_name_are_refused() -> None:
    assert "two rules `drawing`" in refused("drawing: drawing\n    draw\ndrawing: drawing\n    draw\n")


def test_what_a_text_means_is_said_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Target creature gets +1/+1 until end of turn.", "--data"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Target creature gets +1/+1 until end of turn.\n")
    assert "ModifySize(power=1, toughness=1)" in shown


def test_what_cannot_be_read_is_told_without_a_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Dance."]) == 1
    assert 'I can\'t read "Dance"' in capsys.readouterr().err


def test_what_a_keyword_means_is_shown_under_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Undying"]) == 0
    assert "means: When this permanent dies" in capsys.readouterr().out
