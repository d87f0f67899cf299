"""Every way in which the engine says that a player's action isn't allowed, and a game in which it says so.

A refusal is known by the module that raises it and its message, with a … for each
part that differs from case to case.

Rules for this file: a case is the shortest game that comes to the refusal; its last
step is the one that is refused.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from conformance.card_text import parse_block

Step = str | tuple[str, Sequence[tuple[str, str]]]


@frozen
class Refusal:
    """Where it is raised, and what it says."""

    module: str
    template: str


CARDS = tuple(
    parse_block(block, "refusals", 1)
    for block in (
        "Slow Wheel {1}\nArtifact\n{1}: You gain 1 life. Activate only as a sorcery.",
        "Sun Dial {1}\nArtifact\n{1}: You gain 1 life. Activate only during your turn.",
        "Worn Lens {1}\nArtifact\n{T}: Add {C}.",
        "Blood Well {1}\nArtifact\nPay 30 life: Draw a card.",
        "Sand Glass {1}\nArtifact\nRemove two charge counters from this artifact: Draw a card.",
        "Left Mirror {1}\nArtifact\n{Q}: You gain 1 life.",
        "Orrin of the Tides {2}{W}{U}\nLegendary Planeswalker loyalty 1\n+1: You gain 1 life.\n-5: Draw a card.",
        "Pale Regent\nCreature - Spirit 2/5\nColor indicator: white",
        "Mire Hydra {X}{G}\nCreature - Hydra 1/1\nThis creature enters with X +1/+1 counters on it.",
        "Split Embers {R}\nInstant\n"
        "Split Embers deals 4 damage divided as you choose among up to two target creatures.",
        "Grim Boar {1}{R}\nCreature - Boar 3/3\nMenace",
        "Cliff Rook {W}\nCreature - Bird 1/2\nFlying",
        "Gray Field\nLand\n{T}: Add {C}.",
        "Slow Thought {G}\nSorcery\nDraw a card.",
        "White Ward {G}\nCreature - Elf 1/1\nProtection from green",
        "Twin Altar {1}\nArtifact\nSacrifice two creatures: Draw a card.",
        "Shy Elf {G}\nCreature - Elf 1/1\nHexproof",
        "Idle Twin {1}\nArtifact Creature - Construct 1/1\n{Q}: You gain 1 life.",
        "Small Toll {G}\nSorcery\nChoose two —\n• You gain 1 life.\n• Draw a card.\n• You lose 1 life.",
    )
)

BEAR, OTHER, WALL = 'Alice controls "Runeclaw Bear"', 'Bob controls "Grizzly Bears"', 'Bob controls "Wall of Omens"'
GROWTH = ('Alice has "Giant Growth" in hand', "Alice has {G} to spend")
BEAR_IN_HAND = ('Alice has "Runeclaw Bear" in hand', "Alice has {1}{G} to spend")
MANA = "Alice has {2} to spend"


def attacked(*who: str) -> tuple[str, ...]:
    """Alice has these creatures and attacks with the first."""
    return (*(f'Alice controls "{name}"' for name in who), f'Alice attacks with "{who[0]}"')


CASES: dict[Refusal, tuple[Step, ...]] = {
    # --- activating (602)
    Refusal("activating", "… isn't on the battlefield, so its ability can't be activated"): (
        'Alice has "Chimeric Staff" in graveyard', ('Alice activates "{X}" of "Chimeric Staff":', [("X", "1")])),
    Refusal("activating", "… can't activate …: … controls it"): (
        'Bob controls "Worn Lens"', 'Alice activates "{T}" of "Worn Lens"'),
    Refusal("activating", "… keeps … from being activated"): (
        'Alice controls "Chimeric Staff"', 'Bob will choose "Chimeric Staff"', 'Bob controls "Pithing Needle"', MANA,
        ('Alice activates "{X}" of "Chimeric Staff":', [("X", "1")])),
    Refusal("activating", "… was already activated this turn"): (
        'Alice controls "Crazed Armodon"', "Alice has {G}{G} to spend", 'Alice activates "{G}" of "Crazed Armodon"',
        'Alice activates "{G}" of "Crazed Armodon"'),
    Refusal("activating", "… can't activate … now: …"): (
        'Bob controls "Slow Wheel"', "Bob has {1} to spend", 'Bob activates "{1}" of "Slow Wheel"'),
    Refusal("activating", "… can't activate … now: it is …'s turn"): (
        'Bob controls "Sun Dial"', "Bob has {1} to spend", 'Bob activates "{1}" of "Sun Dial"'),
    Refusal("activating", "a loyalty ability of … was already activated this turn"): (
        'Alice controls "Orrin of the Tides"', 'Alice activates "+1" of "Orrin of the Tides"', "the stack resolves",
        'Alice activates "+1" of "Orrin of the Tides"'),
    Refusal("activating", "… needs a value for X"): (
        'Alice controls "Chimeric Staff"', MANA, 'Alice activates "{X}" of "Chimeric Staff"'),
    Refusal("activating", "… has no X in its cost"): (
        'Alice controls "Slow Wheel"', MANA, ('Alice activates "{1}" of "Slow Wheel":', [("X", "2")])),
    # --- announcing (601.2b-d)
    Refusal("announcing", "… has … modes, of which … to … are chosen"): (
        BEAR, 'Alice has "Emerald Charm" in hand', "Alice has {G} to spend",
        ('Alice casts "Emerald Charm" targeting "Runeclaw Bear":', [("mode", "7")])),
    Refusal("announcing", "… can't have one mode twice"): (
        'Alice has "Small Toll" in hand', "Alice has {G} to spend",
        ('Alice casts "Small Toll":', [("mode", "1 and 1")])),
    Refusal("announcing", "… has no legal target for … of its modes"): (
        'Alice has "Emerald Charm" in hand', "Alice has {G} to spend", 'Alice casts "Emerald Charm"'),
    Refusal("announcing", "… has no modes"): (
        BEAR, *GROWTH, ('Alice casts "Giant Growth" targeting "Runeclaw Bear":', [("mode", "1")])),
    Refusal("announcing", "… divides nothing"): (
        BEAR, *GROWTH, ('Alice casts "Giant Growth" targeting "Runeclaw Bear":', [("division", "3")])),
    Refusal("announcing", "… divides … among … targets, at least 1 each"): (
        BEAR, OTHER, 'Alice has "Split Embers" in hand', "Alice has {R} to spend",
        ('Alice casts "Split Embers" targeting "Runeclaw Bear" and "Grizzly Bears":', [("division", "4, 0")])),
    # --- targets (115, 601.2c)
    Refusal("targeting", "… has no target, but … was given"): (
        BEAR, *BEAR_IN_HAND[1:], 'Alice has "Grizzly Bears" in hand',
        'Alice casts "Grizzly Bears" targeting "Runeclaw Bear"'),
    Refusal("targeting", "… has … target(s); … is more"): (
        BEAR, OTHER, *GROWTH, 'Alice casts "Giant Growth" targeting "Runeclaw Bear" and "Grizzly Bears"'),
    Refusal("targeting", "… needs a target more; legal targets: …"): (
        BEAR, 'Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear"'),
    Refusal("targeting", "… isn't a legal target for …; legal targets: …"): (
        BEAR, 'Alice controls "Chimeric Staff"', *GROWTH, 'Alice casts "Giant Growth" targeting "Chimeric Staff"'),
    Refusal("targeting", '… can\'t have one target twice for one word "target"'): (
        BEAR, 'Alice has "Split Embers" in hand', "Alice has {R} to spend",
        'Alice casts "Split Embers" targeting "Runeclaw Bear" and "Runeclaw Bear"'),
    Refusal("announcing", "… is no value for X of …; possible are 0 to …"): (
        'Alice has "Mire Hydra" in hand', "Alice has {G} to spend", ('Alice casts "Mire Hydra":', [("X", "1000001")])),
    Refusal("targeting", "there is no legal target for …"): (*GROWTH, 'Alice casts "Giant Growth"'),
    # --- casting (601)
    Refusal("casting", "… can't cast …: it is in …, not in …'s hand"): (
        'Alice has "Runeclaw Bear" in graveyard', MANA, 'Alice casts "Runeclaw Bear"'),
    Refusal("casting", "… has no morph ability and can't be cast face down"): (
        *BEAR_IN_HAND, 'Alice casts "Runeclaw Bear" face down'),
    Refusal("casting", "… is a land and can't be cast"): ('Alice has "Gray Field" in hand', 'Alice casts "Gray Field"'),
    Refusal("casting", "… has no mana cost, so it can't be paid"): (
        'Alice has "Pale Regent" in hand', 'Alice casts "Pale Regent"'),
    Refusal("casting", "… has no …"): (
        *BEAR_IN_HAND, ('Alice casts "Runeclaw Bear":', [("alternative", "evoke")])),
    Refusal("casting", "… needs a value for X"): (
        'Alice has "Mire Hydra" in hand', "Alice has {G} to spend", 'Alice casts "Mire Hydra"'),
    Refusal("casting", "… has no X in its cost"): (*BEAR_IN_HAND, ('Alice casts "Runeclaw Bear":', [("X", "2")])),
    Refusal("casting", "… can't cast … now: …"): (
        'Bob has "Grizzly Bears" in hand', "Bob has {1}{G} to spend", 'Bob casts "Grizzly Bears"'),
    Refusal("casting", "… keeps … from being cast"): (
        'Bob will choose "Runeclaw Bear"', 'Bob controls "Meddling Mage"', *BEAR_IN_HAND,
        'Alice casts "Runeclaw Bear"'),
    Refusal("casting", '"…" has no kicker'): (*BEAR_IN_HAND, ('Alice casts "Runeclaw Bear":', [("kicked", "yes")])),
    # --- costs (118, 601.2h)
    Refusal("costs", "… has … life and can't pay … for …"): (
        'Alice controls "Blood Well"', 'Alice activates "Pay 30 life" of "Blood Well"'),
    Refusal("costs", "… can't be used to pay for …"): (
        BEAR, 'Alice has "Grizzly Bears" in hand', "Alice has {1}{G} to spend",
        ('Alice casts "Grizzly Bears":', [("paid with", '"Runeclaw Bear"')])),
    Refusal("costs", "… can't pay … for …: … in the mana pool"): (
        'Alice has "Runeclaw Bear" in hand', "Alice has {G} to spend", 'Alice casts "Runeclaw Bear"'),
    Refusal("costs", "… can't pay for …: there is nothing to …"): (
        'Alice has "Fling" in hand', "Alice has {1}{R} to spend", 'Alice casts "Fling" targeting Bob'),
    Refusal("costs", "… names one thing twice, to pay for …"): (
        BEAR, 'Alice controls "Cliff Rook"', 'Alice controls "Twin Altar"',
        ('Alice activates "Sacrifice two" of "Twin Altar":', [("paid with", '"Runeclaw Bear" and "Runeclaw Bear"')])),
    Refusal("costs", "… can't … … for …; possible: …"): (
        BEAR, OTHER, 'Alice has "Fling" in hand', "Alice has {1}{R} to spend",
        ('Alice casts "Fling" targeting Bob:', [("paid with", '"Grizzly Bears"')])),
    Refusal("costs", "… is already tapped and can't be tapped to pay for …"): (
        'Alice controls "Worn Lens"', 'Alice activates "{T}" of "Worn Lens"', 'Alice activates "{T}" of "Worn Lens"'),
    Refusal("costs", "… came under …'s control this turn and can't be tapped"): (
        'Alice has "Jushi Apprentice" in hand', "Alice has {1}{U}{2}{U} to spend", 'Alice will choose "{U}{C}"',
        'Alice casts "Jushi Apprentice"', "the stack resolves", 'Alice activates "{2}{U}, {T}" of "Jushi Apprentice"'),
    Refusal("costs", "… isn't tapped and can't be untapped to pay for …"): (
        'Alice controls "Left Mirror"', 'Alice activates "{Q}" of "Left Mirror"'),
    Refusal("costs", "… came under …'s control this turn and can't be untapped"): (
        'Alice has "Idle Twin" in hand', "Alice has {1} to spend", 'Alice casts "Idle Twin"', "the stack resolves",
        'Alice has the effect "Tap target creature." on "Idle Twin"', 'Alice activates "{Q}" of "Idle Twin"'),
    Refusal("costs", "… has … loyalty, too little for …"): (
        'Alice controls "Orrin of the Tides"', 'Alice activates "-5" of "Orrin of the Tides"'),
    Refusal("costs", "… has … … counter(s), not …"): (
        'Alice controls "Sand Glass"', 'Alice activates "Remove" of "Sand Glass"'),
    # --- combat (508, 509)
    Refusal("combat", "… can't attack: it is …'s turn"): (OTHER, 'Bob attacks with "Grizzly Bears"'),
    Refusal("combat", "… has declared attackers in this combat already"): (
        *attacked("Runeclaw Bear", "Cliff Rook"), 'Alice attacks with "Cliff Rook"'),
    Refusal("combat", "… names one attacker twice"): (BEAR, 'Alice attacks with "Runeclaw Bear" and "Runeclaw Bear"'),
    Refusal("combat", "… names one blocker twice"): (
        OTHER, *attacked("Runeclaw Bear"), 'Bob blocks "Runeclaw Bear" with "Grizzly Bears" and "Grizzly Bears"'),
    Refusal("combat", "… can't block …, which has protection from it"): (
        OTHER, *attacked("White Ward"), 'Bob blocks "White Ward" with "Grizzly Bears"'),
    Refusal("combat", "… must attack if able"): (
        BEAR, 'Alice controls "Juggernaut"', 'Alice attacks with "Runeclaw Bear"'),
    Refusal("combat", "… doesn't control …"): (OTHER, 'Alice attacks with "Grizzly Bears"'),
    Refusal("combat", "… isn't a creature and can't attack"): (
        'Alice controls "Chimeric Staff"', 'Alice attacks with "Chimeric Staff"'),
    Refusal("combat", "… is tapped and can't attack"): (
        'Alice controls "Rusted Sentinel"', 'Alice attacks with "Rusted Sentinel"'),
    Refusal("combat", "… has defender and can't attack"): (
        'Alice controls "Wall of Omens"', 'Alice attacks with "Wall of Omens"'),
    Refusal("combat", "… came under …'s control this turn and can't attack"): (
        *BEAR_IN_HAND, 'Alice casts "Runeclaw Bear"', "the stack resolves", 'Alice attacks with "Runeclaw Bear"'),
    Refusal("combat", "an effect keeps … from attacking"): (
        BEAR, 'Bob has the effect "Target creature can\'t attack." on "Runeclaw Bear"',
        'Alice attacks with "Runeclaw Bear"'),
    Refusal("combat", "… isn't attacking …"): (BEAR, OTHER, 'Bob blocks "Runeclaw Bear" with "Grizzly Bears"'),
    Refusal("combat", "… isn't an untapped creature of …'s that can block"): (
        'Bob controls "Rusted Sentinel"', *attacked("Runeclaw Bear"),
        'Bob blocks "Runeclaw Bear" with "Rusted Sentinel"'),
    Refusal("combat", "… can't block …, which has flying"): (
        OTHER, *attacked("Cliff Rook"), 'Bob blocks "Cliff Rook" with "Grizzly Bears"'),
    Refusal("combat", "an effect keeps … from blocking"): (
        OTHER, 'Alice has the effect "Target creature can\'t block." on "Grizzly Bears"', *attacked("Runeclaw Bear"),
        'Bob blocks "Runeclaw Bear" with "Grizzly Bears"'),
    Refusal("combat", "… can't be blocked"): (
        OTHER, BEAR, 'Alice has the effect "Target creature can\'t be blocked." on "Runeclaw Bear"',
        'Alice attacks with "Runeclaw Bear"', 'Bob blocks "Runeclaw Bear" with "Grizzly Bears"'),
    Refusal("combat", "… can't block …"): (
        WALL, *attacked("Juggernaut"), 'Bob blocks "Juggernaut" with "Wall of Omens"'),
    Refusal("combat", "… has menace: two or more creatures must block it"): (
        OTHER, *attacked("Grim Boar"), 'Bob blocks "Grim Boar" with "Grizzly Bears"'),
    Refusal("table", "… can't attack: the declare attackers step of this turn is over"): (
        BEAR, "the game goes on to the postcombat main phase", 'Alice attacks with "Runeclaw Bear"'),
    Refusal("table", "… can't attack …: a creature attacks an opponent"): (
        BEAR, ('Alice attacks with "Runeclaw Bear":', [('"Runeclaw Bear"', "Alice")])),
    Refusal("table", "… can't block: the declare blockers step of this turn is over"): (
        OTHER, *attacked("Runeclaw Bear"), "the game goes on to the combat damage step",
        'Bob blocks "Runeclaw Bear" with "Grizzly Bears"'),
    # --- lands and morphs (305, 702.37)
    Refusal("table", "… isn't a land and can't be played"): (*BEAR_IN_HAND, 'Alice plays "Runeclaw Bear"'),
    Refusal("table", "… isn't in …'s hand"): ('Alice has "Gray Field" in graveyard', 'Alice plays "Gray Field"'),
    Refusal("table", "… can't play a land now: …"): ('Bob has "Gray Field" in hand', 'Bob plays "Gray Field"'),
    Refusal("table", "… has already played a land this turn"): (
        'Alice has "Gray Field" in hand', 'Alice has "Mutavault" in hand', 'Alice plays "Gray Field"',
        'Alice plays "Mutavault"'),
    Refusal("table", "… doesn't control …"): (OTHER, 'Alice turns "Grizzly Bears" face up'),
    Refusal("table", "… isn't face down"): (BEAR, 'Alice turns "Runeclaw Bear" face up'),
    Refusal("table", "… would have no morph ability face up, so it has no cost to turn it"): (
        BEAR, 'Bob has the effect "Turn target creature face down." on "Runeclaw Bear"',
        'Alice turns "Runeclaw Bear" face up'),
}  # fmt: skip

NOT_A_TARGET = Refusal("targeting", "… isn't a legal target for …; legal targets: …")

BY_OTHER_RULES: tuple[tuple[Refusal, tuple[Step, ...]], ...] = (
    (Refusal("activating", "… can't activate … now: …"), (
        'Bob controls "Orrin of the Tides"', 'Bob activates "+1" of "Orrin of the Tides"')),
    (Refusal("casting", "… can't cast … now: …"), (
        'Bob has "Slow Thought" in hand', "Bob has {G} to spend", 'Bob casts "Slow Thought"')),
    (Refusal("costs", "… can't pay … for …: … in the mana pool"), (
        'Alice has "Small Toll" in hand', 'Alice will choose "1 and 2"', 'Alice casts "Small Toll"')),
    (NOT_A_TARGET, ('Alice controls "Algae Gharial"', *GROWTH, 'Alice casts "Giant Growth" targeting "Algae Gharial"')),
    (NOT_A_TARGET, ('Bob controls "Shy Elf"', *GROWTH, 'Alice casts "Giant Growth" targeting "Shy Elf"')),
    (NOT_A_TARGET, ('Alice controls "White Ward"', *GROWTH, 'Alice casts "Giant Growth" targeting "White Ward"')),
    (NOT_A_TARGET, (
        BEAR, 'Bob has the effect "Target creature can\'t be the target of spells or abilities." on "Runeclaw Bear"',
        *GROWTH, 'Alice casts "Giant Growth" targeting "Runeclaw Bear"')),
)  # fmt: skip
"""The same messages where another rule forbids it, or after an answer has been used, which is given back."""

ELSEWHERE: dict[Refusal, str] = {
    Refusal("casting", "… can't cast … while something resolves"): (
        "is answered while an effect has a player cast something: what can't be cast then isn't (601.3)"
    ),
}
"""Refusals that no player's action comes to, and why."""
