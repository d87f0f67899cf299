"""A text that can't be read: the message says where, what stands there, and what would fit."""

from __future__ import annotations

import pytest

from engine.text.errors import TextError
from engine.text.reader import read_abilities, read_effect


def problem(text: str, name: str = "Brass Cat", kind: str = "permanent") -> TextError:
    """What is said about a bad text."""
    with pytest.raises(TextError) as caught:
        read_abilities(text, name, kind=kind)
    return caught.value


def test_a_misspelt_word_is_named_with_its_column_and_the_word_that_was_meant() -> None:
    found = problem("When this creature enterz, draw a card.")
    assert found.card == "Brass Cat"
    assert found.column == 20
    assert found.phrase == "enterz"
    assert "enters" in found.expected
    assert 'column 20: after "When this creature" I can\'t read "enterz"' in str(found)
    assert 'did you mean "enters"?' in str(found)


def test_the_message_has_two_lines_at_most() -> None:
    assert len(str(problem("When this creature enterz, draw a card.")).splitlines()) <= 2


def test_the_line_of_a_later_paragraph_is_named() -> None:
    found = problem("Flying\nWhen this creature enters, drew a card.")
    assert found.line == 2
    assert str(found).startswith("Brass Cat: line 2, column 28: ")


def test_a_misspelt_creature_type_is_no_creature_type() -> None:
    found = problem("Other Goblinz you control get +1/+1.")
    assert found.phrase == "Goblinz"
    assert 'did you mean "Goblin"?' in str(found)


def test_a_misspelt_exception_is_blamed_on_its_own_word() -> None:
    found = problem(
        "You may have this creature enter as a copy of a creature, except it's an Illusoin in addition to its other "
        "types."
    )
    assert found.phrase == "Illusoin"
    assert 'did you mean "Illusion"?' in str(found)


def test_a_verb_that_does_not_agree_with_its_subject_is_refused() -> None:
    found = problem("Other Goblins you control gets +1/+1.")
    assert found.phrase == "gets"
    assert "doesn't agree in number" in str(found)


def test_a_number_that_does_not_agree_with_its_noun_is_refused() -> None:
    assert problem("When this creature enters, draw two card.").phrase == "card"


def test_a_text_that_breaks_off_is_told_so() -> None:
    assert "the text ends too early" in str(problem("When this creature enters, draw"))


def test_the_nearest_templates_are_shown() -> None:
    found = problem("Target creature gets +1/+1 till end of turn.", kind="spell")
    assert any("until end of turn" in form for form in found.nearest)


def test_a_sentence_without_meaning_in_the_middle_is_not_skipped() -> None:
    assert problem("Draw a card. Dance. Draw a card.", kind="spell").phrase == "Dance"


def test_a_pronoun_without_anything_to_stand_for_is_refused() -> None:
    assert '"that creature" has nothing to stand for' in str(problem("Destroy that creature.", kind="spell"))


def test_a_player_who_was_not_mentioned_is_refused() -> None:
    assert "has nobody to stand for" in str(problem("That player draws a card.", kind="spell"))


def test_new_targets_without_a_copy_are_refused() -> None:
    assert '"choose new targets"' in str(problem("Draw a card. You may choose new targets for the copy.", kind="spell"))


def test_otherwise_without_a_condition_is_refused() -> None:
    assert '"otherwise"' in str(problem("Draw a card. Otherwise, discard a card.", kind="spell"))


def test_a_one_time_effect_is_no_ability_of_a_permanent() -> None:
    assert "I can't read" in str(problem("Draw a card."))


def test_an_ability_is_no_one_time_effect() -> None:
    with pytest.raises(TextError, match="expected what is done"):
        read_effect("Flying")


def test_an_unknown_kind_of_text_is_refused() -> None:
    with pytest.raises(TextError, match='"land" is no kind of text; expected permanent or spell'):
        read_abilities("Flying", "Brass Cat", kind="land")
