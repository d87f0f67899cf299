"""A text that can't be read: the message says where, what stands there, and what would fit."""

from __future__ import annotations

import re

import pytest

from engine.text.abilities import Does, Player, Spell
from engine.text.errors import TextError
from engine.text.examples import examples
from engine.text.reader import grammar, read_abilities, read_effect, say


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


@pytest.mark.parametrize(
    "text", ["{T}: Add {Z}.", "{Z}: Draw a card.", "{2}{W/W/W}: Draw a card.", "{12345}: Draw a card."]
)
def test_what_is_no_mana_symbol_is_refused(text: str) -> None:
    found = problem(text)
    assert re.search(r"can't read \"\{(Z|W/W/W|12345)\}\"", str(found))


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


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("When this creature enters, draw", "a number"),
        ("You may have this creature enter as a copy of a creature, except its name is", "a card's name"),
        ("You may have this creature enter as a copy of a creature, except its name is Tin Cat", "the end of the"),
    ],
)
def test_a_text_that_breaks_off_is_told_so(text: str, expected: str) -> None:
    found = problem(text)
    assert (found.column, found.phrase) == (len(text) + 1, "")
    assert "the text ends too early" in str(found)
    assert expected in str(found)


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("Destroy target red red creature.", "red red creature"),
        ("Destroy target creature you control an opponent controls.", "creature you control an opponent controls"),
        ("Destroy target nontoken token.", "nontoken token"),
    ],
)
def test_a_description_that_contradicts_itself_is_quoted(text: str, phrase: str) -> None:
    found = problem(text, kind="spell")
    assert (found.phrase, found.column, found.expected) == (phrase, 16, ())
    assert str(found).endswith(f'"{phrase}" says something twice, or contradicts itself')


def test_what_cannot_be_read_is_told_before_what_contradicts_itself() -> None:
    assert problem("Destroy target red red creeture.", kind="spell").meant == "creature"


def test_a_text_with_two_meanings_is_refused_and_both_are_told() -> None:
    found = str(problem("Destroy target creature named Sand and Populate.", kind="spell"))
    assert 'can mean "Destroy target creature named Sand and Populate."' in found
    assert "and also \"Destroy target creature named Sand. Create a token that's a copy of" in found


@pytest.mark.parametrize(
    "text", ["This creature is white and/or blue.", "This creature has flying and/or trample.", "Flying and/or trample"]
)
def test_and_or_is_refused_where_it_would_have_to_be_both(text: str) -> None:
    assert problem(text).phrase in {"/", "and"}


def test_sentences_like_it_are_shown() -> None:
    found = problem("Target creature gets +1/+1 till end of turn.", kind="spell")
    assert found.nearest == ("until end of turn",)


def test_what_is_far_off_is_not_shown() -> None:
    assert problem("Other Goblins you control have hast.").nearest == ()


@pytest.mark.parametrize(
    "text",
    ["Target player draws two cards and discard a hand.", "Sacrifice an creature you owns.", "Whenever a player drew."],
)
def test_no_sign_of_the_templates_is_shown(text: str) -> None:
    found = str(problem(text, kind="spell"))
    assert not re.search(r"[<>\[\]^|]|\{\{|~", found.replace(" | ", " "))


def test_every_example_of_a_template_is_in_words() -> None:
    shown = examples(grammar()).values()
    assert len(shown) > 800
    assert not [text for text in shown if re.search(r"[<>\[\]^|~]|\{\{|\s\s", text)]


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("Flyin", "flying"),
        ("flyin", "flying"),
        ("Flying, tramle", "trample"),
        ("Other Goblins you control have hast.", "haste"),
        ("{1}: Creatures you control gain flyin until end of turn.", "flying"),
    ],
)
def test_a_misspelt_keyword_is_like_the_one_that_was_meant(text: str, meant: str) -> None:
    found = problem(text)
    assert found.meant == meant
    assert f'did you mean "{meant}"?' in str(found)


@pytest.mark.parametrize(
    ("text", "keyword", "column"),
    [
        ("Storm", "Storm", 1),
        ("Flying, storm", "storm", 9),
        ("Split second", "Split second", 1),
        ("Bestow {2}{W}", "Bestow", 1),
        ("Other Goblins you control have banding.", "banding", 32),
    ],
)
def test_a_keyword_that_is_not_known_here_is_called_that(text: str, keyword: str, column: int) -> None:
    found = problem(text)
    assert (found.phrase, found.column) == (keyword, column)
    assert f'the keyword "{keyword}" isn\'t known here; known are: ' in str(found)
    assert "flying" in found.expected
    assert "equip" not in found.expected  # it can be read, and means nothing yet


@pytest.mark.parametrize(
    ("text", "phrase", "column"),
    [
        ("Target player sacrifices his or her creature.", "his or her", 26),
        ("When this creature comes into play, drew a card.", "drew", 37),
        ("Put a Goblim creature token into play.", "Goblim", 7),
        ("Put a Goblin creature token into play at end of turn at end of turn.", "at end of turn", 54),
    ],
)
def test_what_an_older_wording_was_put_for_is_quoted_as_it_stands(text: str, phrase: str, column: int) -> None:
    found = problem(text, kind="permanent" if text.startswith("When") else "spell")
    assert (found.phrase, found.column) == (phrase, column)
    assert f'I can\'t read "{phrase}"' in str(found)
    assert text[column - 1 :].startswith(phrase)


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


def test_a_copy_of_a_card_is_not_made_twice_or_given_targets() -> None:
    for text in (
        "Copy target card in a graveyard twice.",
        "Copy target card in a graveyard. You may choose new targets for it.",
    ):
        assert "says of a copy of a card what is only said of copies of spells" in str(problem(text, kind="spell"))


def test_a_value_that_no_template_says_is_shown() -> None:
    with pytest.raises(TextError, match=r"no template that says Spell\(effects=\(Does\(verb='dance'"):
        say(Spell((Does("dance", Player("you")),)))
