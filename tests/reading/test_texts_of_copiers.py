"""Invented cards that copy, worded as ordinary cards are, each against the value that its text means."""

from __future__ import annotations

import pytest

from engine.text import abilities as a
from engine.text.reader import canonical, read_abilities
from engine.text.words import (
    ARTIFACT,
    BLUE,
    CREATURE,
    ENCHANTMENT,
    GREEN,
    INSTANT,
    LAND,
    LEGENDARY,
    RED,
    SORCERY,
    Subtype,
)
from tests.reading.meant import (
    ARTIFACTS,
    CREATED,
    CREATURES,
    EVENT,
    FIRST_TARGET,
    FLYING,
    HASTE,
    MOVED,
    NEXT_END_STEP,
    OPPONENT,
    SELF,
    TAP,
    TARGET_CREATURE,
    YOU,
    YOUR_CREATURES,
    YOUR_UPKEEP,
    clone,
    each,
    mana,
    spell,
    token_copy,
    when,
)

AFFECTED = a.Ref("affected")
ANYBODY, THAT_PLAYER = a.Player("any"), a.Player("that")
ANOTHER_CREATURE = a.Filter(every=(CREATURE,), other=True)
SPELLS = a.Filter("spell", either=(INSTANT, SORCERY))


def is_a(filter: a.Filter) -> a.Condition:
    """The copy is such a thing."""
    return a.Condition("is", of=AFFECTED, filter=filter)


PERMANENTS = [
    ("Sly Otter", "You may have this creature enter as a copy of any creature on the battlefield.", clone()),
    (
        "Sly Heron",
        "You may have this creature enter as a copy of a creature you control, except it has flying and this ability.",
        clone(FLYING, a.GainThis(), of=a.Choose(YOUR_CREATURES)),
    ),
    (
        "Sly Ibis",
        "You may have this creature enter as a copy of a creature, except its name is Sly Ibis, it's legendary in "
        "addition to its other types, and it has haste.",
        clone(a.SetName("Sly Ibis"), a.AddTypes((LEGENDARY,)), HASTE),
    ),
    (
        "Sly Newt",
        "You may have this creature enter as a copy of a creature, except it's a 4/4 red Dragon with flying.",
        clone(a.SetSize(4, 4), a.SetColors((RED,)), a.SetTypes(subtypes=(Subtype("Dragon"),)), FLYING),
    ),
    (
        "Sly Toad",
        "You may have this creature enter as a copy of a creature, except it's blue in addition to its other colors.",
        clone(a.SetColors((BLUE,), add=True)),
    ),
    (
        "Sly Crow",
        "You may have this creature enter as a copy of a creature, except it isn't legendary and it enters with an "
        "additional +1/+1 counter on it if it's a creature.",
        clone(
            a.RemoveTypes((LEGENDARY,)),
            a.Provided(is_a(CREATURES), (a.EntersWith(a.Counters("+1/+1", additional=True)),)),
        ),
    ),
    (
        "Sly Wren",
        "You may have this creature enter as a copy of a creature, except, if it's an artifact, it has flying and it "
        "enters tapped.",
        clone(a.Provided(is_a(ARTIFACTS), (FLYING, a.EntersTapped()))),
    ),
    (
        "Sly Lynx",
        "You may have this creature enter as a copy of a creature, except it doesn't copy that creature's color and it "
        "has no mana cost.",
        clone(a.NoManaCost(), a.Keep("color")),
    ),
    (
        "Sly Moth",
        'You may have this creature enter as a copy of a creature, except it has "{T}: Add {C}."',
        clone(a.Gain(a.Activated((TAP,), (a.AddMana("{C}"),)))),
    ),
    (
        "Sly Vole",
        "You may have this creature enter as a copy of a creature, except it loses flying and it's a Rat in addition "
        "to its other types.",
        clone(a.AddTypes((Subtype("Rat"),)), a.Lose("flying")),
    ),
    (
        "Sly Stoat",
        "You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that "
        "creature.",
        a.Entering(
            copy=a.Copy(a.Choose(a.Filter(every=(CREATURE,), controller=OPPONENT))),
            optional=True,
            linked=(a.Act("tap", a.Ref("copied")),),
        ),
    ),
    (
        "Sly Ghoul",
        "You may have this creature enter as a copy of a creature card in your graveyard.",
        clone(of=a.Choose(a.Filter("card", every=(CREATURE,), zone="graveyard", owner=YOU))),
    ),
    (
        "Sly Hinge",
        "You may have this artifact enter tapped as a copy of an artifact or enchantment.",
        a.Entering(tapped=True, copy=a.Copy(a.Choose(a.Filter(either=(ARTIFACT, ENCHANTMENT)))), optional=True),
    ),
    (
        "Veiled Crab",
        "As this creature is turned face up, you may have it become a copy of another creature.",
        a.Entering(copy=a.Copy(a.Choose(ANOTHER_CREATURE)), optional=True, only_face_up=True),
    ),
    (
        "Mirror Queen",
        "Nontoken creatures you control enter as a copy of this creature.",
        a.Entering(each(a.Filter(every=(CREATURE,), controller=YOU, token=False)), copy=a.Copy(SELF)),
    ),
    (
        "Echo Hound",
        "At the beginning of your upkeep, you may have this creature become a copy of another target creature, except "
        "it has this ability.",
        when(
            YOUR_UPKEEP,
            a.May((a.BecomeCopy(SELF, a.Copy(a.Target((ANOTHER_CREATURE,)), (a.GainThis(),))),)),
        ),
    ),
    (
        "Wax Double",
        "{1}{U}: Until end of turn, this creature becomes a copy of target creature, except it has flying.",
        a.Activated((mana("{1}{U}"),), (a.BecomeCopy(SELF, a.Copy(TARGET_CREATURE, (FLYING,), until="end of turn")),)),
    ),
    (
        "Borrowed Face",
        "Whenever a creature an opponent controls enters, you may have this creature become a copy of it.",
        when(
            a.Event("enters", a.Filter(every=(CREATURE,), controller=OPPONENT)),
            a.May((a.BecomeCopy(SELF, a.Copy(EVENT)),)),
        ),
    ),
    (
        "Twin Banner",
        "Enchanted creature is a copy of this creature.",
        a.Static((a.BecomeCopy(a.Ref("attached"), a.Copy(SELF)),)),
    ),
    (
        "War Drummer",
        "Whenever this creature attacks, create a token that's a copy of it that's tapped and attacking.",
        when(a.Event("attacks", SELF), a.CreateToken(a.Copy(SELF), tapped=True, attacking=True)),
    ),
    (
        "Bone Choir",
        "{T}, Sacrifice a creature: Create a token that's a copy of the sacrificed creature.",
        a.Activated((TAP, a.Cost("sacrifice", what=CREATURES)), (token_copy(a.Ref("cost")),)),
    ),
    (
        "Spark Mage",
        "Whenever you cast an instant or sorcery spell, copy that spell. You may choose new targets for the copy.",
        when(a.Event("cast", SPELLS, by=YOU), a.CopyOnStack(EVENT, new_targets=True)),
    ),
    (
        "Toll Mage",
        "Whenever you cast an instant or sorcery spell, you may pay {1}. If you do, copy that spell. You may choose "
        "new targets for the copy.",
        when(
            a.Event("cast", SPELLS, by=YOU),
            a.May((), then=(a.CopyOnStack(EVENT, new_targets=True),), cost=(mana("{1}"),)),
        ),
    ),
    (
        "Many Mirrors",
        "Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other "
        "creature you control that the spell could target. Each copy targets a different one of those creatures.",
        when(
            a.Event("cast", a.Filter("spell", either=(INSTANT, SORCERY), targets=SELF), by=YOU),
            a.CopyOnStack(EVENT, for_each=a.Filter(every=(CREATURE,), controller=YOU, other=True)),
        ),
    ),
    (
        "Mirror Wyrm",
        "Whenever a player casts an instant or sorcery spell that targets only this creature, that player copies that "
        "spell for each other creature they control that the spell could target. Each copy targets a different one of "
        "those creatures.",
        when(
            a.Event("cast", a.Filter("spell", either=(INSTANT, SORCERY), targets=SELF), by=ANYBODY),
            a.CopyOnStack(
                EVENT, who=THAT_PLAYER, for_each=a.Filter(every=(CREATURE,), controller=THAT_PLAYER, other=True)
            ),
        ),
    ),
    (
        "Parade Captain",
        "Whenever you cast a spell that targets only a single creature you control, create a 1/1 red Soldier creature "
        "token with haste, then copy that spell. The copy targets that token.",
        when(
            a.Event("cast", a.Filter("spell", targets=YOUR_CREATURES), by=YOU),
            a.CreateToken(
                a.TokenBox(1, 1, (RED,), (), (CREATURE,), (Subtype("Soldier"),), (a.Keyword("haste"),)),
            ),
            a.CopyOnStack(EVENT, target=CREATED),
        ),
    ),
]

SPELL_TEXTS = [
    (
        "Mass Likeness",
        "Each other creature you control becomes a copy of target creature, except it isn't legendary.",
        spell(
            a.BecomeCopy(
                each(a.Filter(every=(CREATURE,), controller=YOU, excluding=FIRST_TARGET)),
                a.Copy(TARGET_CREATURE, (a.RemoveTypes((LEGENDARY,)),)),
            )
        ),
    ),
    (
        "Trade Faces",
        "Target creature you control becomes a copy of another target creature until your next turn.",
        spell(a.BecomeCopy(a.Target((YOUR_CREATURES,)), a.Copy(a.Target((ANOTHER_CREATURE,)), until="your next turn"))),
    ),
    (
        "Brief Company",
        "Create a token that's a copy of target creature you control. It gains haste. Sacrifice it at the beginning of "
        "the next end step.",
        spell(
            token_copy(a.Target((YOUR_CREATURES,))),
            a.Continuous(CREATED, (HASTE,)),
            a.Later(NEXT_END_STEP, (a.Act("sacrifice", CREATED),)),
        ),
    ),
    (
        "Lasting Company",
        "Create a token that's a copy of target creature, except it has haste.",
        spell(token_copy(TARGET_CREATURE, HASTE)),
    ),
    (
        "Grave Portrait",
        "Exile target creature card from your graveyard. Create a token that's a copy of that card.",
        spell(
            a.Move(a.Target((a.Filter("card", every=(CREATURE,), zone="graveyard", owner=YOU),)), "exile"),
            token_copy(MOVED),
        ),
    ),
    (
        "Hall of Glass",
        "For each creature you control, create a token that's a copy of that creature.",
        spell(a.ForEach(each(YOUR_CREATURES), (token_copy(a.Ref("each")),))),
    ),
    (
        "Double Echo",
        "Copy target instant or sorcery spell twice. You may choose new targets for the copies.",
        spell(a.CopyOnStack(a.Target((SPELLS,)), n=2, new_targets=True)),
    ),
    (
        "Repeat the Words",
        "Copy target activated or triggered ability you control. You may choose new targets for the copy.",
        spell(a.CopyOnStack(a.Target((a.Filter("ability", controller=YOU),)), new_targets=True)),
    ),
    (
        "Verdant Echo",
        "Copy target creature spell, except the copy is green and it isn't legendary.",
        spell(
            a.CopyOnStack(
                a.Target((a.Filter("spell", every=(CREATURE,)),)),
                (a.SetColors((GREEN,)), a.RemoveTypes((LEGENDARY,))),
            )
        ),
    ),
    (
        "Raised Lands",
        "Until end of turn, target land becomes a copy of target creature, except it's a land in addition to its other "
        "types.",
        spell(
            a.BecomeCopy(
                a.Target((a.Filter(every=(LAND,)),)), a.Copy(TARGET_CREATURE, (a.AddTypes((LAND,)),), "end of turn")
            )
        ),
    ),
    (
        "Second Thoughts",
        "If you control a creature, copy target instant spell. You may choose new targets for the copy.",
        spell(
            a.If(
                a.Condition("controls", player=YOU, filter=CREATURES),
                (a.CopyOnStack(a.Target((a.Filter("spell", every=(INSTANT,)),)), new_targets=True),),
            )
        ),
    ),
    (
        "Borrowed Verse",
        "Exile target instant card from a graveyard. Copy the exiled card. You may cast the copy without paying its "
        "mana cost.",
        spell(
            a.Move(a.Target((a.Filter("card", every=(INSTANT,), zone="graveyard"),)), "exile"),
            a.CopyCard(MOVED),
            a.May((a.CastObject(CREATED, who=YOU, free=True),)),
        ),
    ),
]


@pytest.mark.parametrize(("name", "text", "meant"), PERMANENTS, ids=[each_text[0] for each_text in PERMANENTS])
def test_a_permanent_that_copies_means_what_its_text_says(name: str, text: str, meant: object) -> None:
    assert read_abilities(text, name) == (meant,)


@pytest.mark.parametrize(("name", "text", "meant"), SPELL_TEXTS, ids=[each_text[0] for each_text in SPELL_TEXTS])
def test_a_spell_that_copies_means_what_its_text_says(name: str, text: str, meant: object) -> None:
    assert read_abilities(text, name, kind="spell") == meant


@pytest.mark.parametrize(("name", "text", "meant"), PERMANENTS, ids=[each_text[0] for each_text in PERMANENTS])
def test_a_copying_permanents_text_said_back_means_the_same(name: str, text: str, meant: object) -> None:
    assert read_abilities(canonical(text, name=name), name) == (meant,)


@pytest.mark.parametrize(("name", "text", "meant"), SPELL_TEXTS, ids=[each_text[0] for each_text in SPELL_TEXTS])
def test_a_copying_spells_text_said_back_means_the_same(name: str, text: str, meant: object) -> None:
    assert read_abilities(canonical(text, "spell", name), name, kind="spell") == meant
