"""The file of templates is checked when it is loaded, and what a text means can be shown."""

from __future__ import annotations

import pytest

from engine.text.__main__ import main
from engine.text.abilities import Counters, Filter
from engine.text.drafts import CLASSES
from engine.text.errors import GrammarError
from engine.text.examples import examples
from engine.text.lexemes import LEXEMES
from engine.text.reading import Reading
from engine.text.saying import Saying
from engine.text.templates import Grammar, load
from engine.text.tokens import tokenise


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


@pytest.mark.parametrize(
    ("template", "said"),
    [
        ("draw <n:number> -> Does(n)?", "`Does(n)?` has a sign that no meaning has"),
        ("draw <n:number> -> Lose(keyword=n) n", "`Lose(keyword=n) n`: expected the end, found `n`"),
        ("draw <n:number> -> (n n)", "`(n n)`: expected `,`, found n"),
        ("draw <n:number> -> (n,", "`(n,`: expected a class, a slot, a tuple or a constant, found `the end`"),
        ("draw <n:number> -> =n", "`=n`: expected a class, a slot, a tuple or a constant, found `=`"),
        ("draw <n:number> or <m:number>", "a template without a meaning has at most one slot"),
        ("draw two]", "`]` without its beginning"),
        ("draw <two cards>", "`<two cards>` isn't a slot"),
        ("draw [<n:number>] -> n", "`n` may be left out, and then nothing would be meant"),
        ("draw ( <n:number> | cards )", "`n` may be left out, and then nothing would be meant"),
        ("draw <:end ...>", "a list of `end`, which may be nothing"),
    ],
)
def test_a_template_that_is_badly_written_is_refused_and_quoted(template: str, said: str) -> None:
    assert refused(f"drawing: drawing\n    {template}\n") == f"rules_english.txt, line 2: {said}"


def grammar(text: str) -> Grammar:
    """A grammar of one's own."""
    return load(CLASSES, Filter, LEXEMES, text)


def said(rules: Grammar, rule: str, value: object) -> str:
    """The first words for a value."""
    return " ".join(next(Saying(rules).rule(rule, value, ""))[0])


def test_a_rule_that_begins_with_itself_is_read_said_and_shown_by_its_other_templates() -> None:
    rules = grammar('dancing: dancing\n    <d:dancing> -> d\n    dance -> "dance"\n    now <d:dancing> -> (d,)\n')
    assert Reading(rules, tokenise("now dance")).whole("dancing") == (("dance",),)
    assert said(rules, "dancing", ("dance",)) == "now dance"
    assert list(examples(rules).values()) == ["dance", "dance", "now dance"]


def test_of_several_pieces_the_one_with_the_slot_is_said() -> None:
    rules = grammar('fading: fading\n    with ( a counter | <n:number> counters ) -> Counters("fade", n)\n')
    assert said(rules, "fading", Counters("fade", 2)) == "with two counters"
    assert said(rules, "fading", Counters("fade")) == "with a counter"


def test_a_template_without_sample_words_in_one_number_has_no_example() -> None:
    rules = grammar("dancing: dancing\n    dance <n:count> times with <:self-noun>\nself-noun: it\n    creature\n")
    assert list(examples(rules).values()) == ["creature"]


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
