"""What "it", "that creature" and "they" mean, where it isn't plain."""

from __future__ import annotations

import pytest

from engine.text import abilities as a
from engine.text.errors import TextError
from engine.text.reader import read_abilities, read_effect, say
from engine.text.words import CREATURE, RED
from tests.reading.meant import (
    A_CREATURE,
    CREATED,
    CREATURES,
    EVENT,
    FIRST_TARGET,
    HASTE,
    MOVED,
    SECOND_TARGET,
    SELF,
    TARGET_CREATURE,
    YOU,
    draw,
    spell,
    this_turn,
)


def effects_of(text: str, name: str = "Brass Cat") -> object:
    """The effects of the one ability that a text is."""
    (ability,) = read_abilities(text, name)
    return ability.effects


def test_it_is_the_object_itself_after_its_own_event() -> None:
    text = "When this creature dies, return it to the battlefield."
    assert effects_of(text) == (a.Move(SELF, "battlefield"),)


def test_it_is_the_object_of_anothers_event() -> None:
    text = "Whenever another creature enters, put a +1/+1 counter on it."
    assert effects_of(text) == (a.PutCounters(EVENT, a.Counters("+1/+1")),)


def test_it_is_the_object_mentioned_last() -> None:
    text = "Whenever another creature enters, untap this creature. It gains haste until end of turn."
    assert effects_of(text) == (a.Act("untap", SELF), this_turn(SELF, HASTE))


def test_what_a_creature_becomes_a_copy_of_is_not_the_creature_itself() -> None:
    text = "Whenever another creature enters, this creature becomes a copy of it."
    assert effects_of(text) == (a.BecomeCopy(SELF, a.Copy(EVENT)),)


def test_its_power_is_that_of_the_source_and_it_is_somebody_else() -> None:
    text = "Whenever another creature enters, this creature deals damage equal to its power to it."
    assert effects_of(text) == (a.Damage(SELF, a.StatOf("power", SELF), EVENT),)


def test_after_a_move_it_is_the_new_object() -> None:
    assert read_effect("Exile target creature. Return it to the battlefield under your control.") == (
        a.Move(TARGET_CREATURE, "exile"),
        a.Move(MOVED, "battlefield", under=YOU),
    )


def test_after_a_move_that_creature_is_what_was_moved_away() -> None:
    assert read_effect("Exile target creature. Create a token that's a copy of that creature.") == (
        a.Move(TARGET_CREATURE, "exile"),
        a.CreateToken(a.Copy(FIRST_TARGET)),
    )


def test_a_number_of_what_was_moved_is_the_number_it_had() -> None:
    found = read_effect("Return target creature to its owner's hand. You gain life equal to its toughness.")
    assert found[1] == a.Does("gain life", YOU, a.StatOf("toughness", FIRST_TARGET))


def test_targets_are_numbered_in_the_order_of_mention() -> None:
    found = read_effect("Target creature fights another target creature. Untap the second target.")
    assert found[1] == a.Act("untap", SECOND_TARGET)


def test_the_token_is_what_was_created() -> None:
    found = read_effect("Create a token that's a copy of target creature. Tap the token.")
    assert found[1] == a.Act("tap", CREATED)


def test_the_copy_is_what_was_copied_to_be_cast() -> None:
    text = "{2}: You may copy the exiled card. If you do, you may cast the copy without paying its mana cost."
    linked = a.Ref("linked", link="Brass Cat/exiled")
    may_cast = a.May((a.CastObject(CREATED, free=True),))
    assert effects_of(text) == (a.May((a.CopyCard(linked),), then=(may_cast,)),)


def test_the_copy_of_a_card_has_the_exceptions() -> None:
    text = "Copy target card in a graveyard, except the copy is red and it has flying."
    (found,) = read_effect(text)
    assert found == a.CopyCard(
        a.Target((a.Filter("card", zone="graveyard"),)), (a.SetColors((RED,)), a.Gain(a.Keyword("flying")))
    )
    (said,) = read_abilities(text, "", kind="spell")
    assert read_effect(say(said)) == (found,)


@pytest.mark.parametrize(
    ("text", "name"), [("This spell can't be countered.", ""), ("Red Bolt can't be countered.", "Red Bolt")]
)
def test_that_a_spell_cannot_be_countered_is_no_instruction_of_it(text: str, name: str) -> None:
    rule = a.CastRule("can't be countered")
    assert read_abilities(f"{text}\nDraw a card.", name, kind="spell") == (rule, *spell(draw()))
    assert read_abilities(text, name) == (rule,)


def test_each_other_creature_is_other_than_the_target() -> None:
    found = read_effect("Target creature gets +1/+1 until end of turn. Destroy each other creature.")
    assert found[1] == a.Act("destroy", a.Each(a.Filter(every=(CREATURE,), excluding=FIRST_TARGET)))


def test_they_are_the_player_of_the_event() -> None:
    text = "At the beginning of each opponent's upkeep, they lose 1 life."
    assert effects_of(text) == (a.Does("lose life", a.Player("that"), 1),)


def test_that_player_is_the_target_player() -> None:
    found = read_effect("Target player discards a card. That player draws two cards.")
    assert found[1] == draw(2, who=a.Player("target", index=0))


def test_whoever_may_do_it_is_the_one_who_does() -> None:
    found = read_effect("Each opponent may draw a card.")
    assert found == (a.May((draw(who=a.Player("that")),), who=a.Player("opponents")),)


def test_what_becomes_a_copy_of_that_creature_is_not_that_creature() -> None:
    text = "Whenever a creature dies, target creature becomes a copy of that creature. Tap that creature."
    copying, tapping = effects_of(text)
    assert copying.copy.source == a.Ref("event")
    assert tapping == a.Act("tap", a.Ref("target"))


def test_in_a_linked_trigger_that_creature_is_the_copied_one() -> None:
    text = "You may have this creature enter as a copy of a creature. When you do, destroy that creature."
    (ability,) = read_abilities(text, "Brass Cat")
    assert ability.linked == (a.Act("destroy", a.Ref("copied")),)


def test_in_each_creature_its_power_is_that_of_each() -> None:
    (found,) = read_effect("Each creature gets +X/+X until end of turn, where X is its power.")
    power = a.StatOf("power", a.Ref("affected"))
    assert found == this_turn(a.Each(CREATURES), a.ModifySize(power, power))


def test_a_quoted_ability_speaks_of_its_holder() -> None:
    text = 'Creatures you control have "When this creature dies, draw a card."'
    (ability,) = read_abilities(text, "Brass Cat")
    (gained,) = ability.effects[0].changes
    assert gained.ability.events == (a.Event("dies", SELF),)


def test_the_cards_name_in_a_quoted_ability_is_what_granted_it() -> None:
    text = 'Creatures you control have "Sacrifice Brass Cat: Draw a card."'
    (ability,) = read_abilities(text, "Brass Cat")
    (gained,) = ability.effects[0].changes
    assert gained.ability.costs == (a.Cost("sacrifice", what=a.Ref("granter")),)


def test_what_granted_an_ability_is_said_in_words_that_can_be_read() -> None:
    (ability,) = read_abilities('Creatures you control have "{T}: Sacrifice Brass Cat."', "Brass Cat")
    said = 'Creatures you control have "{T}: Sacrifice the permanent that granted this ability."'
    assert say(ability) == said
    assert read_abilities(said, "Brass Cat") == (ability,)


def test_a_linked_choice_in_a_quoted_ability_has_the_cards_name_too() -> None:
    text = (
        'You may have this creature enter as a copy of a creature, except it has "As this creature enters, choose a '
        'color" and "This creature is the chosen color."'
    )
    text = text.replace('color" and', 'color." and')
    (ability,) = read_abilities(text, "Brass Cat")
    choice, use = (gain.ability for gain in ability.copy.exceptions)
    assert choice.link == "Brass Cat/color"
    assert use.effects[0].changes[0].colors == (a.Chosen("color", "Brass Cat/color"),)


@pytest.mark.parametrize("name", ["Mimic Lamp", "Tin Lamp"])
def test_links_are_named_for_the_card(name: str) -> None:
    text = "{1}: Exile a card from your hand.\n{2}: Create a token that's a copy of the exiled card."
    exile, create = read_abilities(text, name)
    assert exile.effects[0].link == f"{name}/exiled"
    assert create.effects[0].what.source == a.Ref("linked", link=f"{name}/exiled")


def test_an_exile_that_nothing_speaks_of_is_not_linked() -> None:
    (ability,) = read_abilities("When this creature enters, exile target creature.", "Brass Cat")
    assert ability.effects == (a.Move(TARGET_CREATURE, "exile"),)


def test_a_chosen_creature_is_spoken_of_as_it() -> None:
    assert read_effect("Sacrifice a creature. You gain life equal to its power.") == (
        a.Act("sacrifice", A_CREATURE),
        a.Does("gain life", YOU, a.StatOf("power", a.Ref("chosen"))),
    )


def test_that_card_is_what_was_moved_whatever_was_mentioned_since() -> None:
    text = "Exile target creature. Create a 1/1 white Cat creature token. Return that card to its owner's hand."
    exile, create, give_back = read_effect(text)
    assert give_back == a.Move(MOVED, "hand")
    assert say(a.Spell((exile, create, give_back))) == text


def test_in_each_thing_that_a_spell_is_copied_for_they_are_whoever_copies() -> None:
    text = "Copy target spell for each creature that player controls that spell could target. Each copy targets a "
    with pytest.raises(TextError, match="has nobody to stand for"):
        read_effect(f"{text}different one of those creatures.")
