"""Invented cards that do other things than copying, each against the value that its text means."""

from __future__ import annotations

import pytest

from engine.text import abilities as a
from engine.text.reader import canonical, read_abilities
from engine.text.words import ARTIFACT, BLACK, BLUE, CREATURE, ENCHANTMENT, GREEN, INSTANT, LAND, RED, SORCERY, Subtype
from tests.reading.meant import (
    CREATED,
    CREATURES,
    EVENT,
    FIRST_TARGET,
    FLYING,
    GOBLINS,
    HASTE,
    LANDS,
    MOVED,
    NEXT_END_STEP,
    OPPONENT,
    OPPONENTS,
    SELF,
    TAP,
    TARGET_CREATURE,
    YOU,
    YOUR_CREATURES,
    always,
    draw,
    each,
    mana,
    spell,
    this_turn,
    when,
)

ANY_TARGET = a.Target((a.Filter("any target"),))
EACH_PLAYER = a.Player("each")
ANOTHER_CREATURE = a.Filter(every=(CREATURE,), other=True)


def chosen(what: str, name: str) -> a.Chosen:
    """What the card's linked ability chose."""
    return a.Chosen(what, f"{name}/{what}")


PERMANENTS = [
    ("Gilded Jackal", "Flying, vigilance", (a.Keyword("flying"), a.Keyword("vigilance"))),
    (
        "Ashen Warden",
        "Protection from red\nWard {2}",
        (a.Keyword("protection", quality=RED), a.Keyword("ward", (mana("{2}"),))),
    ),
    (
        "Buried Seer",
        "Morph—Discard a card.",
        (a.Keyword("morph", (a.Cost("discard", what=a.Filter("card")),)),),
    ),
    (
        "Clay Sphinx",
        "As this creature enters, it becomes your choice of a 3/3 artifact creature, a 2/2 artifact creature with "
        "flying, or a 1/6 Wall artifact creature with defender in addition to its other types.",
        (
            a.Entering(
                become=(
                    (a.SetSize(3, 3), a.SetTypes((ARTIFACT, CREATURE), keep=True)),
                    (a.SetSize(2, 2), a.SetTypes((ARTIFACT, CREATURE), keep=True), FLYING),
                    (
                        a.SetSize(1, 6),
                        a.AddTypes((Subtype("Wall"), ARTIFACT, CREATURE)),
                        a.Gain(a.Keyword("defender")),
                    ),
                )
            ),
        ),
    ),
    (
        "Tide Herald",
        "This creature enters tapped with two +1/+1 counters on it.",
        (a.Entering(tapped=True, counters=a.Counters("+1/+1", 2)),),
    ),
    (
        "Kicked Drake",
        "Kicker {1}{G}\nIf this creature was kicked, it enters with three +1/+1 counters on it.",
        (
            a.Keyword("kicker", (mana("{1}{G}"),)),
            a.Entering(counters=a.Counters("+1/+1", 3), condition=a.Condition("kicked")),
        ),
    ),
    (
        "Toll Warden",
        "Creatures your opponents control enter tapped.",
        (a.Entering(each(a.Filter(every=(CREATURE,), controller=OPPONENT)), tapped=True),),
    ),
    (
        "Brood Sage",
        "Each other creature you control enters with an additional +1/+1 counter on it.",
        (
            a.Entering(
                each(a.Filter(every=(CREATURE,), controller=YOU, other=True)),
                counters=a.Counters("+1/+1", additional=True),
            ),
        ),
    ),
    (
        "Border Thief",
        "If a creature would enter under an opponent's control, it enters under your control instead.",
        (a.Entering(each(CREATURES), under=YOU),),
    ),
    (
        "Prism Monk",
        "As this creature enters, choose a color.\n{T}: Add one mana of the chosen color.",
        (
            a.Entering(choose="color", link="Prism Monk/color"),
            a.Activated((TAP,), (a.AddMana(chosen("color", "Prism Monk")),)),
        ),
    ),
    (
        "Guild Herald",
        "As this creature enters, choose a creature type.\nOther creatures you control of the chosen type get +1/+1.",
        (
            a.Entering(choose="creature type", link="Guild Herald/creature type"),
            always(
                each(a.Filter(every=(CREATURE, chosen("creature type", "Guild Herald")), controller=YOU, other=True)),
                a.ModifySize(1, 1),
            ),
        ),
    ),
    (
        "Silence Post",
        "As this artifact enters, choose a nonland card name.\nSpells with the chosen name can't be cast.",
        (
            a.Entering(choose="nonland card name", link="Silence Post/card name"),
            always(
                a.Player("each"),
                a.Rule("can't be cast", a.Filter("spell", name=chosen("card name", "Silence Post"))),
            ),
        ),
    ),
    (
        "Grave Piper",
        "Whenever another creature you control dies, each opponent loses 1 life.",
        (
            when(
                a.Event("dies", a.Filter(every=(CREATURE,), controller=YOU, other=True)),
                a.Does("lose life", OPPONENTS),
            ),
        ),
    ),
    (
        "Harbor Spy",
        "Whenever this creature deals combat damage to a player, that player discards a card at random.",
        (when(a.Event("combat damage to player", SELF), a.Does("discard", a.Player("that"), random=True)),),
    ),
    (
        "Hushed Owl",
        "When this creature is turned face up, return another target creature to its owner's hand.",
        (when(a.Event("turned face up", SELF), a.Move(a.Target((ANOTHER_CREATURE,)), "hand")),),
    ),
    (
        "Glass Idol",
        "When this creature becomes the target of a spell, sacrifice it.",
        (when(a.Event("target", SELF, what=a.Filter("spell")), a.Act("sacrifice", SELF)),),
    ),
    (
        "Ember Imp",
        "Whenever a creature enters, this creature deals 1 damage to it.",
        (when(a.Event("enters", CREATURES), a.Damage(SELF, 1, EVENT)),),
    ),
    (
        "Debt Collector",
        "Whenever an opponent casts a spell, this creature deals 1 damage to that player.",
        (when(a.Event("cast", a.Filter("spell"), by=OPPONENT), a.Damage(SELF, 1, a.Player("that"))),),
    ),
    (
        "Hungry Altar",
        "When this artifact enters, you may sacrifice a creature. When you do, this artifact deals 3 damage to any "
        "target.",
        (
            when(
                a.Event("enters", SELF),
                a.May((a.Act("sacrifice", a.Choose(CREATURES)),), then=(a.WhenDone((a.Damage(SELF, 3, ANY_TARGET),)),)),
            ),
        ),
    ),
    (
        "Last Candle",
        "When this artifact enters, if you control no creatures, draw two cards.",
        (
            a.Triggered(
                (a.Event("enters", SELF),),
                (draw(2),),
                a.Condition("controls", player=YOU, filter=CREATURES, negated=True),
            ),
        ),
    ),
    (
        "Gate Keeper",
        "When this creature enters, exile another target creature.\nWhen this creature leaves the battlefield, return "
        "the exiled card to the battlefield under its owner's control.",
        (
            when(
                a.Event("enters", SELF),
                a.Move(a.Target((ANOTHER_CREATURE,)), "exile", link="Gate Keeper/exiled"),
            ),
            when(
                a.Event("leaves", SELF),
                a.Move(
                    a.Ref("linked", link="Gate Keeper/exiled"),
                    "battlefield",
                    under=a.Player("owner", of=a.Ref("affected")),
                ),
            ),
        ),
    ),
    (
        "Goblin Chief",
        "Other Goblins you control get +1/+1 and have haste.",
        (always(each(a.Filter(every=(Subtype("Goblin"),), controller=YOU, other=True)), a.ModifySize(1, 1), HASTE),),
    ),
    (
        "Leveller",
        "All creatures lose all abilities and have base power and toughness 1/1.",
        (always(each(CREATURES), a.SetSize(1, 1), a.Lose()),),
    ),
    ("Rising Sea", "All lands are Islands.", (always(each(LANDS), a.SetTypes(subtypes=(Subtype("Island"),))),)),
    (
        "Machine Age",
        "All creatures are artifacts in addition to their other types.",
        (always(each(CREATURES), a.AddTypes((ARTIFACT,))),),
    ),
    (
        "Wandering Hills",
        "Lands you control are 1/1 creatures that are still lands.",
        (
            always(
                each(a.Filter(every=(LAND,), controller=YOU)),
                a.SetSize(1, 1),
                a.SetTypes((CREATURE,), keep=True),
            ),
        ),
    ),
    (
        "Lone Sentinel",
        "As long as you control no Goblins, this creature has flying and can't be blocked by Walls.",
        (
            a.Static(
                (a.Continuous(SELF, (FLYING, a.Rule("can't be blocked by", a.Filter(every=(Subtype("Wall"),))))),),
                a.Condition("controls", player=YOU, filter=a.Filter(every=(Subtype("Goblin"),)), negated=True),
            ),
        ),
    ),
    (
        "Hand Reader",
        "This creature's power is equal to the number of cards in your hand.",
        (a.Defines(("power",), a.CardsIn("hand", YOU)),),
    ),
    (
        "Sea Totem",
        "{3}: This artifact becomes a 4/4 blue Serpent artifact creature until end of turn.",
        (
            a.Activated(
                (mana("{3}"),),
                (
                    this_turn(
                        SELF,
                        a.SetSize(4, 4),
                        a.SetColors((BLUE,)),
                        a.SetTypes((ARTIFACT, CREATURE), (Subtype("Serpent"),), keep=True),
                    ),
                ),
            ),
        ),
    ),
    (
        "Bargain Stone",
        "{2}, {T}, Discard a card: Draw a card. Activate only as a sorcery.",
        (a.Activated((mana("{2}"), TAP, a.Cost("discard", what=a.Filter("card"))), (draw(),), ("as a sorcery",)),),
    ),
    (
        "Sunlit Walker",
        "+1: Draw a card.\n-2: Create a 2/2 green Bear creature token.",
        (
            a.Activated((a.Cost("loyalty", n=1),), (draw(),)),
            a.Activated(
                (a.Cost("loyalty", n=-2),),
                (a.CreateToken(a.TokenBox(2, 2, (GREEN,), (), (CREATURE,), (Subtype("Bear"),))),),
            ),
        ),
    ),
    (
        "Many Gifts",
        "When this creature enters, choose one —\n• Draw a card.\n• You gain 2 life.",
        (a.Triggered((a.Event("enters", SELF),), a.Modal(((draw(),), (a.Does("gain life", YOU, 2),)))),),
    ),
    (
        "Steady Bell",
        "At the beginning of each player's upkeep, you gain 1 life.",
        (when(a.Event("step", step="upkeep"), a.Does("gain life", YOU)),),
    ),
    (
        "School Warden",
        "Other Merfolk you control get +1/+1.",
        (
            always(
                a.Each(a.Filter(every=(Subtype("Merfolk"),), controller=YOU, other=True)),
                a.ModifySize(1, 1),
            ),
        ),
    ),
    ("Sunset Drake", "This creature is red and blue.", (a.Defines(("color",), (BLUE, RED)),)),
]

SPELL_TEXTS = [
    (
        "Shrink",
        "Target creature gets -2/-2 until end of turn.",
        spell(this_turn(TARGET_CREATURE, a.ModifySize(-2, -2))),
    ),
    (
        "Frogify",
        "Target creature loses all abilities and becomes a blue Frog with base power and toughness 1/1 until end of "
        "turn.",
        spell(
            this_turn(
                TARGET_CREATURE,
                a.SetSize(1, 1),
                a.SetColors((BLUE,)),
                a.SetTypes(subtypes=(Subtype("Frog"),)),
                a.Lose(),
            )
        ),
    ),
    (
        "Walking Woods",
        "Until end of turn, target land becomes a 3/3 Elemental creature with haste. It's still a land.",
        spell(
            this_turn(
                a.Target((LANDS,)),
                a.SetSize(3, 3),
                a.SetTypes((CREATURE,), (Subtype("Elemental"),), keep=True),
                HASTE,
            )
        ),
    ),
    (
        "Sudden Loan",
        "Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.",
        spell(
            this_turn(TARGET_CREATURE, a.SetController(YOU)),
            a.Act("untap", FIRST_TARGET),
            this_turn(FIRST_TARGET, HASTE),
        ),
    ),
    (
        "Rewrite",
        "Change the text of target permanent by replacing all instances of one color word with another or one basic "
        "land type with another.",
        spell(a.Continuous(a.Target((a.Filter(),)), (a.ReplaceWord("color word or basic land type"),))),
    ),
    (
        "Blink",
        "Exile target creature you control, then return that card to the battlefield under its owner's control.",
        spell(
            a.Move(a.Target((YOUR_CREATURES,)), "exile"),
            a.Move(MOVED, "battlefield", under=a.Player("owner", of=a.Ref("affected"))),
        ),
    ),
    (
        "Fair Trade",
        "Destroy target nonblack creature. Its controller draws a card.",
        spell(
            a.Act("destroy", a.Target((a.Filter(every=(CREATURE,), none=(BLACK,)),))),
            draw(who=a.Player("controller", of=FIRST_TARGET)),
        ),
    ),
    (
        "Last Farewell",
        "Return target creature to its owner's hand. You gain life equal to its power.",
        spell(a.Move(TARGET_CREATURE, "hand"), a.Does("gain life", YOU, a.StatOf("power", FIRST_TARGET))),
    ),
    (
        "Tax",
        "Counter target spell unless its controller pays {3}.",
        spell(
            a.May(
                (),
                otherwise=(a.Act("counter", a.Target((a.Filter("spell"),))),),
                who=a.Player("controller", of=FIRST_TARGET),
                cost=(mana("{3}"),),
            )
        ),
    ),
    (
        "Bitter Gift",
        "Target player draws two cards and loses 2 life.",
        spell(draw(2, who=a.Target((a.Filter("player"),))), a.Does("lose life", a.Player("target", index=0), 2)),
    ),
    (
        "Grim Choice",
        "Target opponent sacrifices a creature.",
        spell(a.Act("sacrifice", a.Choose(CREATURES), by=a.Target((a.Filter("opponent"),)))),
    ),
    (
        "Growing Rage",
        "Kicker {2}\nTarget creature gets +2/+2 until end of turn. If this spell was kicked, that creature gets +4/+4 "
        "until end of turn instead.",
        (
            a.Keyword("kicker", (mana("{2}"),)),
            *spell(
                a.If(
                    a.Condition("kicked", negated=True),
                    (this_turn(TARGET_CREATURE, a.ModifySize(2, 2)),),
                    (this_turn(FIRST_TARGET, a.ModifySize(4, 4)),),
                )
            ),
        ),
    ),
    (
        "Crossroads",
        "Choose one or both —\n• Destroy target artifact.\n• Crossroads deals 2 damage to target creature.",
        (
            a.Modal(
                (
                    (a.Act("destroy", a.Target((a.Filter(every=(ARTIFACT,)),))),),
                    (a.Damage(SELF, 2, TARGET_CREATURE),),
                ),
                most=2,
            ),
        ),
    ),
    (
        "Count the Tribe",
        "Draw a card for each Goblin you control.",
        spell(draw(a.Count(GOBLINS))),
    ),
    (
        "Two Graves",
        "Tap up to two target creatures. They don't untap during their controllers' untap steps.",
        spell(
            a.Act("tap", a.Target((CREATURES,), least=0, most=2)),
            a.Continuous(FIRST_TARGET, (a.Rule("doesn't untap"),)),
        ),
    ),
    (
        "Borrowed Time",
        "Sacrifice a land. If you do, draw two cards.",
        spell(a.Act("sacrifice", a.Choose(LANDS)), a.If(a.Condition("chosen"), (draw(2),))),
    ),
    (
        "Duel",
        "Target creature you control fights another target creature.",
        spell(a.Act("fight", a.Target((YOUR_CREATURES,)), other=a.Target((ANOTHER_CREATURE,)))),
    ),
    (
        "Turnabout",
        "Switch target creature's power and toughness until end of turn.",
        spell(this_turn(TARGET_CREATURE, a.SwitchSize())),
    ),
    (
        "Fireworks",
        "Fireworks deals X damage divided as you choose among any number of target creatures.",
        spell(a.Damage(SELF, a.X(), a.Target((CREATURES,), least=0, most=99), divided=True)),
    ),
    (
        "Late Harvest",
        "At the beginning of the next end step, draw two cards, then discard a card.",
        spell(a.Later(NEXT_END_STEP, (draw(2), a.Does("discard", YOU)))),
    ),
    (
        "Hired Pair",
        "Create two 1/1 red Goblin creature tokens. They gain haste until end of turn.",
        spell(
            a.CreateToken(a.TokenBox(1, 1, (RED,), (), (CREATURE,), (Subtype("Goblin"),)), n=2),
            this_turn(CREATED, HASTE),
        ),
    ),
    (
        "Open Sky",
        "Counter target instant or sorcery spell with mana value 2 or less.",
        spell(
            a.Act(
                "counter",
                a.Target((a.Filter("spell", either=(INSTANT, SORCERY), mana_value=a.Compare("<=", 2)),)),
            )
        ),
    ),
    (
        "Clean Slate",
        "Destroy all artifacts and/or enchantments.",
        spell(a.Act("destroy", each(a.Filter(either=(ARTIFACT, ENCHANTMENT))))),
    ),
    (
        "Sparks for All",
        "Sparks for All deals 1 damage to each opponent and Sparks for All deals 2 damage to each player.",
        spell(a.Damage(SELF, 1, OPPONENTS), a.Damage(SELF, 2, EACH_PLAYER)),
    ),
    (
        "Tough Choice",
        "You sacrifice a creature. You may discard a card. If you don't, you lose 2 life.",
        spell(
            a.Act("sacrifice", a.Choose(CREATURES)),
            a.May((a.Does("discard", YOU),), otherwise=(a.Does("lose life", YOU, 2),)),
        ),
    ),
    (
        "Fair Share",
        "If you control a creature, draw a card. Otherwise, discard a card.",
        spell(a.If(a.Condition("controls", player=YOU, filter=CREATURES), (draw(),), (a.Does("discard", YOU),))),
    ),
    (
        "Lunge",
        "Target creature gets +X/+0 until end of turn, where X is its power.",
        spell(this_turn(TARGET_CREATURE, a.ModifySize(a.StatOf("power", FIRST_TARGET), 0))),
    ),
    (
        "Twin Harvest",
        "Target player loses X life and you gain X life, where X is the number of Goblins you control plus two.",
        spell(
            a.Does("lose life", a.Target((a.Filter("player"),)), a.Sum((a.Count(GOBLINS), 2))),
            a.Does("gain life", YOU, a.Sum((a.Count(GOBLINS), 2))),
        ),
    ),
    (
        "Tall Order",
        "Create two 2/X red Goblin creature tokens, where X is the number of Goblins you control.",
        spell(
            a.CreateToken(a.TokenBox(2, a.Count(GOBLINS), (RED,), (), (CREATURE,), (Subtype("Goblin"),)), n=2),
        ),
    ),
]


@pytest.mark.parametrize(("name", "text", "meant"), PERMANENTS, ids=[each_text[0] for each_text in PERMANENTS])
def test_a_permanent_means_what_its_text_says(name: str, text: str, meant: object) -> None:
    assert read_abilities(text, name) == meant


@pytest.mark.parametrize(("name", "text", "meant"), SPELL_TEXTS, ids=[each_text[0] for each_text in SPELL_TEXTS])
def test_a_spell_means_what_its_text_says(name: str, text: str, meant: object) -> None:
    assert read_abilities(text, name, kind="spell") == meant


@pytest.mark.parametrize(("name", "text", "meant"), PERMANENTS, ids=[each_text[0] for each_text in PERMANENTS])
def test_a_permanents_text_said_back_means_the_same(name: str, text: str, meant: object) -> None:
    assert read_abilities(canonical(text, name=name), name) == meant


@pytest.mark.parametrize(("name", "text", "meant"), SPELL_TEXTS, ids=[each_text[0] for each_text in SPELL_TEXTS])
def test_a_spells_text_said_back_means_the_same(name: str, text: str, meant: object) -> None:
    assert read_abilities(canonical(text, "spell", name), name, kind="spell") == meant
