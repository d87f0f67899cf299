"""A text that can be read and not played is refused when the card is used; the message says what isn't played."""

from __future__ import annotations

import pytest

from engine.mechanism.errors import Unknown
from engine.mechanism.playable import check
from engine.text.reader import read_abilities

NOT_PLAYED = {
    "Enchant player": 'enchanting a "player"',
    "Enchant creature card in a graveyard": 'enchanting a "card"',
    "This artifact is a copy of target creature.": 'a static ability that makes a copy of a "target"',
    "This artifact is a copy of a creature you control.": 'a static ability that makes a copy of a "choose"',
    "Creature cards in your graveyard are copies of the exiled card.": 'makes a copy out of a "card"',
    "Spells you control are copies of the exiled card.": 'makes a copy out of a "spell"',
    "Target creature gets +1/+1.": 'a static ability about a "target"',
    "This land is the basic land type of your choice.": 'types set by a static ability, to "the basic land type of',
    "Creatures you control have this ability.": 'having "this ability" "without copying"',
    "{1}: Target creature gains this ability until end of turn.": 'having "this ability" "without copying"',
    "As this creature enters, it becomes a 2/2 Goblin with this ability in addition to its other types.": (
        'having "this ability" "without copying"'
    ),
    "{T}: Add {W/U}.": 'adding "{W/U}"; played are: ',
    "{T}: Add {X}.": 'adding "{X}"; played are: ',
    "{0}: The first target player may draw a card.": 'the target with number "1"',
}
"""Texts of permanents, and what is said about them."""

NOT_PLAYED_BY_SPELLS = {
    "Create a token that's a copy of target creature, except it has this ability.": '"this ability" of a "spell"',
    "Choose one — • Draw a card. • Create a token that's a copy of target creature, except it has this ability.": (
        '"this ability" of a "modal"'
    ),
}

PLAYED = (
    "{1}: This creature becomes a copy of target creature, except it has this ability.",
    'Creatures you control have "{1}: This creature becomes a copy of target creature, except it has this ability."',
    "Enchant creature you control",
    "{T}: Add {2}{G}{C}.",
    "{T}: Add one mana of any color.",
    "{T}: Target land becomes the basic land type of your choice until end of turn.",
    "As this land enters, choose a basic land type.\nThis land is the chosen type.",
    "{0}: Target creature becomes a copy of another target creature. Draw a card.",
)


def refusal(text: str, kind: str) -> str:
    """What is said when a card with the text is used."""
    with pytest.raises(Unknown) as caught:
        check(read_abilities(text, "Odd Card", kind=kind), "Odd Card")
    return str(caught.value)


@pytest.mark.parametrize("text", NOT_PLAYED)
def test_what_is_read_and_not_played_is_named(text: str) -> None:
    told = refusal(text, "permanent")
    assert told.startswith('"Odd Card" can be read, but not played: ')
    assert NOT_PLAYED[text] in told


@pytest.mark.parametrize("text", NOT_PLAYED_BY_SPELLS)
def test_a_spell_has_no_ability_that_it_could_give(text: str) -> None:
    assert NOT_PLAYED_BY_SPELLS[text] in refusal(text, "spell")


@pytest.mark.parametrize("text", PLAYED)
def test_its_neighbours_are_played(text: str) -> None:
    check(read_abilities(text, "Odd Card", kind="permanent"), "Odd Card")
