"""Texts as cards had them from about 1999 to 2015: each means what today's wording of it means."""

from __future__ import annotations

import pytest

from engine.text import abilities as a
from engine.text.errors import TextError
from engine.text.reader import read_abilities
from tests.reading.meant import (
    CREATED,
    CREATURES,
    HASTE,
    SELF,
    TARGET_CREATURE,
    clone,
    draw,
    spell,
    token_copy,
    when,
)

NAME = "Brass Cat"

PERMANENTS = [
    ("When Brass Cat comes into play, draw a card.", "When this creature enters, draw a card."),
    ("When Brass Cat enters the battlefield, draw a card.", "When this creature enters, draw a card."),
    ("When Brass Cat is put into a graveyard from play, draw a card.", "When this creature dies, draw a card."),
    (
        "When Brass Cat is put into a graveyard from the battlefield, you lose 2 life.",
        "When this creature dies, you lose 2 life.",
    ),
    ("When Brass Cat leaves play, draw a card.", "When this creature leaves the battlefield, draw a card."),
    ("Brass Cat comes into play tapped.", "This creature enters tapped."),
    (
        "Brass Cat comes into play with three +1/+1 counters on it.",
        "This creature enters with three +1/+1 counters on it.",
    ),
    (
        "As Brass Cat comes into play, you may choose a creature in play. If you do, Brass Cat comes into play as a "
        "copy of that creature.",
        "You may have this creature enter as a copy of a creature.",
    ),
    (
        "As Brass Cat enters the battlefield, you may choose an artifact on the battlefield. If you do, Brass Cat "
        "enters the battlefield as a copy of that artifact, except it's an enchantment in addition to its other types.",
        "You may have this creature enter as a copy of an artifact, except it's an enchantment in addition to its "
        "other types.",
    ),
    (
        "You may have Brass Cat enter the battlefield as a copy of any creature on the battlefield.",
        "You may have this creature enter as a copy of a creature.",
    ),
    (
        "Whenever another creature comes into play, Brass Cat becomes a copy of that creature and gains this ability.",
        "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability.",
    ),
    (
        "As Brass Cat is turned face up, you may choose another creature in play. If you do, Brass Cat becomes a copy "
        "of that creature.",
        "As this creature is turned face up, you may have it become a copy of another creature.",
    ),
    ("As Brass Cat comes into play, choose a color.", "As this creature enters, choose a color."),
    ("As Brass Cat comes into play, name a nonland card.", "As this creature enters, choose a nonland card name."),
    ("The named card can't be played.", "Spells with the chosen name can't be cast."),
    (
        "Whenever you play a creature spell, you may draw a card.",
        "Whenever you cast a creature spell, you may draw a card.",
    ),
    ("Whenever a player plays a spell, draw a card.", "Whenever a player casts a spell, draw a card."),
    ("{T}: Add {G} to your mana pool.", "{T}: Add {G}."),
    (
        "{G}: Brass Cat gains trample until end of turn. Destroy it at end of turn.",
        "{G}: This creature gains trample until end of turn. Destroy this creature at the beginning of the next end "
        "step.",
    ),
    ("Brass Cat is unblockable.", "This creature can't be blocked."),
    (
        "{1}: Draw a card. Play this ability only once each turn.",
        "{1}: Draw a card. Activate only once each turn.",
    ),
    (
        "{1}: Draw a card. Activate this ability only any time you could cast a sorcery.",
        "{1}: Draw a card. Activate only as a sorcery.",
    ),
    (
        "Each opponent can play spells only any time he or she could play a sorcery.",
        "Each opponent can cast spells only any time they could cast a sorcery.",
    ),
    (
        "Brass Cat's power and toughness are each equal to the number of creatures in play.",
        "This creature's power and toughness are each equal to the number of creatures.",
    ),
    ("At end of turn, sacrifice Brass Cat.", "At the beginning of the end step, sacrifice this creature."),
]

SPELLS = [
    ("Remove target creature from the game.", "Exile target creature."),
    ("Put a 1/1 green Saproling creature token into play.", "Create a 1/1 green Saproling creature token."),
    ("Put two 1/1 red Goblin creature tokens onto the battlefield.", "Create two 1/1 red Goblin creature tokens."),
    (
        "Put a token onto the battlefield that's a copy of target creature.",
        "Create a token that's a copy of target creature.",
    ),
    ("Put a token into play as a copy of target creature.", "Create a token that's a copy of target creature."),
    ("Counter target spell with converted mana cost 2 or less.", "Counter target spell with mana value 2 or less."),
    ("Brass Cat deals 2 damage to target creature or player.", "Brass Cat deals 2 damage to any target."),
    (
        "Target player discards a card. If he or she has no cards in hand, draw a card.",
        "Target player discards a card. If they have no cards in hand, draw a card.",
    ),
    (
        "As an additional cost to play Brass Cat, sacrifice a creature.",
        "As an additional cost to cast this spell, sacrifice a creature.",
    ),
    (
        "Return target creature card from your graveyard to play.",
        "Return target creature card from your graveyard to the battlefield.",
    ),
]


@pytest.mark.parametrize(("old", "new"), PERMANENTS, ids=[old for old, _ in PERMANENTS])
def test_an_older_text_of_a_permanent_means_what_todays_text_means(old: str, new: str) -> None:
    assert read_abilities(old, NAME) == read_abilities(new, NAME)


@pytest.mark.parametrize(("old", "new"), SPELLS, ids=[old for old, _ in SPELLS])
def test_an_older_text_of_a_spell_means_what_todays_text_means(old: str, new: str) -> None:
    assert read_abilities(old, NAME, kind="spell") == read_abilities(new, NAME, kind="spell")


def test_an_older_clone_is_the_value_of_a_clone() -> None:
    text = (
        "As Brass Cat comes into play, you may choose a creature in play. If you do, Brass Cat comes into play as a "
        "copy of that creature."
    )
    assert read_abilities(text, NAME) == (clone(),)


def test_an_ability_gained_as_part_of_becoming_a_copy_is_an_exception() -> None:
    text = "{1}: Brass Cat becomes a copy of target creature and gains flying."
    (ability,) = read_abilities(text, NAME)
    assert ability.effects == (a.BecomeCopy(SELF, a.Copy(TARGET_CREATURE, (a.Gain(a.Keyword("flying")),))),)


def test_an_ability_that_a_token_has_in_a_sentence_of_its_own_is_no_exception() -> None:
    text = "Put a token into play that's a copy of target creature. That token has haste."
    assert read_abilities(text, NAME, kind="spell") == spell(
        token_copy(TARGET_CREATURE), a.Continuous(CREATED, (HASTE,))
    )


def test_the_word_still_marks_a_characteristic_that_is_kept() -> None:
    text = "You may have Brass Cat enter the battlefield as a copy of a creature, except its name is still Brass Cat."
    assert read_abilities(text, NAME) == (clone(a.Keep("name")),)


def test_text_older_than_the_templates_is_refused_in_one_message() -> None:
    with pytest.raises(TextError, match=r"Brass Cat: column \d+: .*I can't read"):
        read_abilities("Brass Cat acquires all characteristics of any one creature in play.", NAME)


def test_an_older_dying_trigger_is_the_value_of_a_dying_trigger() -> None:
    text = "Whenever a creature is put into a graveyard from play, draw a card."
    assert read_abilities(text, NAME) == (when(a.Event("dies", CREATURES), draw()),)
