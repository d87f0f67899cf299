"""What players can't do or the game can't bear: numbers without bounds, one thing twice, a game without end.

Each entry is the lines of a scenario, the line of its file in which it fails, and what the message has to name.
"""

from __future__ import annotations

BEAR = 'Given Alice controls "Runeclaw Bear"'
GOES_ON = ("When the game goes on to the upkeep", 'Then "Runeclaw Bear" is tapped')
GROWS = 'When Alice has the effect "Target creature gets +X/+X until end of turn." on "Runeclaw Bear"'
STAFF = ('Given Alice controls "Chimeric Staff"', 'When Alice activates "{X}" of "Chimeric Staff":')


def card(*lines: str) -> tuple[str, ...]:
    return ("Given the card", '  """', *(f"  {line}" for line in lines), '  """')


ALTAR = card("Driftwood Altar {1}", "Artifact", "Sacrifice two creatures: Draw a card.")
ROCKING = card(
    "Rocking Horse {2}",
    "Artifact Creature - Horse 1/1",
    "Whenever this creature becomes untapped, tap it.",
    "Whenever this creature becomes tapped, untap it.",
)
TOLL = card("Small Toll {G}", "Sorcery", "Choose two —", "• You gain 1 life.", "• Draw a card.", "• You lose 1 life.")
EMBERS = card(
    "Split Embers {R}", "Instant", "Split Embers deals 4 damage divided as you choose among up to two target creatures."
)
TALLY = card("Rising Tally {X}{G}", "Sorcery", "You gain X life.")
REFLECTED = card("Pool Gazer {2}", "Creature - Human 1/1", "This creature enters as a copy of this creature.")

EFFIGY = card(
    "Odd Effigy {3}",
    "Artifact Creature - Construct 2/2",
    "As this creature enters, choose a creature type.",
    "This creature is the chosen type.",
)
ABACUS = card("Odd Abacus {1}", "Artifact", "As this artifact enters, choose a number.")

MOVES: dict[str, tuple[tuple[str, ...], int, tuple[str, ...]]] = {
    "an X below zero": (
        (*STAFF, "  | X | -1 |", 'Then "Chimeric Staff" is untapped'),
        5,
        ("-1 is no value for X", 'of "Chimeric Staff"', "possible are 0 to 1000000", "(rule 107.1b)"),
    ),
    "an X beyond all bounds": (
        (*STAFF, "  | X | 99999999999999999999 |", 'Then "Chimeric Staff" is untapped'),
        5,
        ("99999999999999999999 is no value for X", "possible are 0 to 1000000", "(rule 107.1b)"),
    ),
    "an X below zero in an effect": (
        (BEAR, f"{GROWS}:", "  | X | -1 |", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("-1 is no value for X", "possible are 0 to 1000000", "(rule 107.1b)"),
    ),
    "an X where the effect has none": (
        (BEAR, 'When Alice has the effect "Draw a card.":', "  | X | 1 |", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ('"Draw a card." has no X',),
    ),
    "no X where the effect has one": (
        (BEAR, GROWS, 'Then "Runeclaw Bear" is 2/2'),
        5,
        ('"Target creature gets +X/+X until end of turn." needs a value for X',),
    ),
    "one creature sacrificed for two": (
        (
            *ALTAR,
            'And Alice controls "Driftwood Altar"',
            'And Alice controls "Runeclaw Bear"',
            'And Alice controls "Grizzly Bears"',
            'When Alice activates "Sacrifice" of "Driftwood Altar":',
            '  | paid with | "Runeclaw Bear" and "Runeclaw Bear" |',
            'Then "Runeclaw Bear" is on the battlefield',
        ),
        13,
        ("Runeclaw Bear, Runeclaw Bear names one thing twice", 'of "Driftwood Altar"', "(rule 601.2h)"),
    ),
    "an ability named by what two abilities begin with": (
        (
            *card("Brass Cat {2}", "Artifact Creature - Cat 2/1", "{1}: Draw a card.", "{1}: You gain 1 life."),
            'And Alice controls "Brass Cat"',
            'When Alice activates "{1}" of "Brass Cat"',
            'Then "Brass Cat" is tapped',
        ),
        12,
        ('2 abilities of "Brass Cat" begin with "{1}"', '"{1}: Draw a card."', '"{1}: You gain 1 life."'),
    ),
    "one mode chosen twice": (
        (
            *TOLL,
            'And Alice has "Small Toll" in hand',
            "And Alice has {G} to spend",
            'And Alice will choose "1 and 1"',
            'When Alice casts "Small Toll"',
            "Then Alice has 20 life",
        ),
        16,
        ("Alice chose '1 and 1'", 'the mode of "Small Toll"', "(2 of them)", "offered: 1, 2, 3"),
    ),
    "fewer than can be chosen": (
        (
            BEAR,
            'And Bob controls "Grizzly Bears"',
            'And Alice will choose "Grizzly Bears and Grizzly Bears"',
            'When Alice has the effect "Tap up to two target creatures."',
            'Then "Runeclaw Bear" is tapped',
        ),
        7,
        ("Alice chose 'Grizzly Bears and Grizzly Bears'", "(0 to 2 of them)", "offered: "),
    ),
    "a division that doesn't add up": (
        (
            *EMBERS,
            'And Bob controls "Runeclaw Bear"',
            'And Bob controls "Grizzly Bears"',
            'And Alice has "Split Embers" in hand',
            "And Alice has {R} to spend",
            'And Alice will choose "2 and 1"',
            'When Alice casts "Split Embers" targeting "Runeclaw Bear" and "Grizzly Bears"',
            'Then "Runeclaw Bear" is on the battlefield',
        ),
        15,
        ("Alice chose '2 and 1'", '"Split Embers" divides 4', '2 numbers joined by " and " that add up to 4'),
    ),
    "a division in words": (
        (
            *EMBERS,
            'And Bob controls "Runeclaw Bear"',
            'And Bob controls "Grizzly Bears"',
            'And Alice has "Split Embers" in hand',
            "And Alice has {R} to spend",
            'And Alice will choose "half and half"',
            'When Alice casts "Split Embers" targeting "Runeclaw Bear" and "Grizzly Bears"',
            'Then "Runeclaw Bear" is on the battlefield',
        ),
        15,
        ("Alice chose 'half and half'", '2 numbers joined by " and " that add up to 4'),
    ),
    "an X in words": (
        (
            *TALLY,
            'And Alice has "Rising Tally" in graveyard',
            'And Alice will choose "yes"',
            'And Alice will choose "two"',
            "And Alice has {2}{G} to spend",
            'When Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy." on '
            '"Rising Tally"',
            "Then Alice has 20 life",
        ),
        14,
        ("Alice chose 'two'", "the value of X for", "offered: any number"),
    ),
    "a new target that makes a kept one illegal": (
        (
            *card("Shared Meal {G}", "Instant", "Up to two target creatures get +1/+1 until end of turn."),
            BEAR.replace("Given", "And"),
            'And Bob controls "Grizzly Bears"',
            'And Bob controls "Wandering Ones"',
            'And Alice has "Shared Meal" in hand',
            "And Alice has {G} to spend",
            'And Alice casts "Shared Meal" targeting "Runeclaw Bear" and "Grizzly Bears"',
            'And Alice will choose "yes"',
            'And Alice will choose "Grizzly Bears"',
            'And Alice will choose "Grizzly Bears"',
            'When Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Shared Meal"',
            'Then "the copy" is on the stack',
        ),
        19,
        ("Alice chose 'Grizzly Bears'", "in place of", "offered: Runeclaw Bear, Wandering Ones"),
    ),
    "an attack on nobody": (
        (BEAR, "And Bob leaves the game", 'When Alice attacks with "Runeclaw Bear"', 'Then "Runeclaw Bear" is tapped'),
        6,
        ("Alice has nobody to attack",),
    ),
    "an attack on one of two": (
        (
            "Given the players are Alice, Bob and Carol",
            BEAR.replace("Given", "And"),
            'When Alice attacks with "Runeclaw Bear"',
            'Then "Runeclaw Bear" is tapped',
        ),
        6,
        ("Alice can attack Bob, Carol: say for each attacker whom",),
    ),
    "one attacker twice": (
        (BEAR, 'When Alice attacks with "Runeclaw Bear" and "Runeclaw Bear"', 'Then "Runeclaw Bear" is tapped'),
        5,
        ("names one attacker twice", "(rule 508.1a)"),
    ),
    "one blocker twice": (
        (
            BEAR,
            'And Bob controls "Grizzly Bears"',
            'And Alice attacks with "Runeclaw Bear"',
            'When Bob blocks "Runeclaw Bear" with "Grizzly Bears" and "Grizzly Bears"',
            'Then "Runeclaw Bear" is tapped',
        ),
        7,
        ("names one blocker twice", "(rule 509.1a)"),
    ),
    "attackers declared again": (
        (
            BEAR,
            'And Alice controls "Grizzly Bears"',
            'And Alice attacks with "Runeclaw Bear"',
            'When Alice attacks with "Grizzly Bears"',
            'Then "Grizzly Bears" is tapped',
        ),
        7,
        ("Alice has declared attackers in this combat already", "(rule 508.1)"),
    ),
    "attackers declared after combat": (
        (
            BEAR,
            "And the game goes on to the postcombat main phase",
            'When Alice attacks with "Runeclaw Bear"',
            'Then "Runeclaw Bear" is tapped',
        ),
        6,
        ("Alice can't attack", "the declare attackers step of this turn is over", "(rule 508.1)"),
    ),
    "a game that nobody is left in": (
        (BEAR, "And Bob leaves the game", "And Alice leaves the game", *GOES_ON),
        7,
        ("nobody is left in the game",),
    ),
    "a player who leaves twice": (
        (BEAR, "And Bob leaves the game", "When Bob leaves the game", GOES_ON[1]),
        6,
        ("Bob has left the game", "still in it are Alice"),
    ),
    "the turn of a player who leaves before it": (
        (
            "Given the players are Alice, Bob and Carol",
            BEAR.replace("Given", "And"),
            'And Alice has the effect "At the beginning of the next end step, target player loses the game."',
            'And Alice will choose "Bob"',
            "When the game goes on to Bob's upkeep",
            GOES_ON[1],
        ),
        8,
        ("there is no upkeep step of Bob's to go on to",),
    ),
    "the turn of a player who has left": (
        (
            "Given the players are Alice, Bob and Carol",
            BEAR.replace("Given", "And"),
            "And Bob leaves the game",
            "When the game goes on to Bob's upkeep",
            GOES_ON[1],
        ),
        7,
        ("Bob has left the game", "still in it are Alice, Carol"),
    ),
    "more mana than there is": (
        (BEAR, "When Alice has {999999999999} to spend", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("{999999999999} is more mana than anybody ever had",),
    ),
    "mana that is none": (
        (BEAR, "When Alice has {²} to spend", 'Then "Runeclaw Bear" is 2/2'),
        5,
        ("no kind of mana: {²}",),
    ),
    "a card that has a player's name": (
        (*card("Bob {1}", "Artifact"), 'And Alice controls "Bob"', GOES_ON[0], 'Then "Bob" is tapped'),
        9,
        ('nothing can be called "Bob"', "means something else", "give another label"),
    ),
    "an answer for a label": (
        ('Given Alice controls "Runeclaw Bear" called "yes"', GOES_ON[0], 'Then "yes" is tapped'),
        4,
        ('nothing can be called "yes"', "give another label"),
    ),
    "the answer that is no answer for a label": (
        ('Given Alice controls "Runeclaw Bear" called "nothing"', GOES_ON[0], 'Then "nothing" is tapped'),
        4,
        ('nothing can be called "nothing"', "give another label"),
    ),
    "a label twice": (
        (BEAR, BEAR.replace("Given", "And"), GOES_ON[0], 'Then "Runeclaw Bear" is tapped'),
        5,
        ('the label "Runeclaw Bear" is already in use', 'give another one with: called "..."'),
    ),
    "a creature type that is none": (
        (*EFFIGY, 'And Alice will choose "Goatt"', 'When Alice controls "Odd Effigy"', 'Then "Odd Effigy" is 2/2'),
        12,
        ("Alice chose 'Goatt' as a creature type for \"Odd Effigy\"", "there is no such type", 'near: Goat'),
    ),
    "a creature type like no other": (
        (*EFFIGY, 'And Alice will choose "Xyzzyx"', 'When Alice controls "Odd Effigy"', 'Then "Odd Effigy" is 2/2'),
        12,
        ("Alice chose 'Xyzzyx' as a creature type for \"Odd Effigy\"; there is no such type",),
    ),
    "the answer that chooses no creature type": (
        (*EFFIGY, 'And Alice will choose "nothing"', 'When Alice controls "Odd Effigy"', 'Then "Odd Effigy" is 2/2'),
        12,
        ("Alice chose 'nothing' as a creature type for \"Odd Effigy\"", "there is no such type"),
    ),
    "a number that is none": (
        (*ABACUS, 'And Alice will choose "few"', 'When Alice controls "Odd Abacus"', 'Then "Odd Abacus" is tapped'),
        11,
        ("Alice chose 'few' as a number for \"Odd Abacus\"", "expected a whole number such as 3"),
    ),
    "an instant on the battlefield": (
        ('Given Alice controls "Giant Growth"', GOES_ON[0], 'Then "Giant Growth" is tapped'),
        4,
        ("Giant Growth isn't a permanent card, so it can't be on the battlefield", "(rule 110.4a)"),
    ),
    "an Aura on the battlefield that nothing is there for": (
        (
            *card("Clover Patch {G}", "Enchantment - Aura", "Enchant land"),
            'And Alice controls "Clover Patch"', GOES_ON[0], 'Then "Clover Patch" is on the battlefield',
        ),
        10,
        ("Clover Patch can't be on the battlefield", "nothing that it could enchant", "(rule 303.4g)"),
    ),
    "triggers without end": (
        (
            *ROCKING,
            'And Alice controls "Rocking Horse"',
            'And Alice has the effect "Tap target creature." on "Rocking Horse"',
            "When the stack resolves",
            'Then "Rocking Horse" is tapped',
        ),
        13,
        ("the stack: expected it to become empty", "after 1000 resolutions"),
    ),
    "triggers without end on the way to a step": (
        (
            *ROCKING,
            'And Alice controls "Rocking Horse"',
            'And Alice has the effect "Tap target creature." on "Rocking Horse"',
            "When the game goes on to Bob's upkeep",
            'Then "Rocking Horse" is tapped',
        ),
        13,
        ("the stack never empties: after 1000 objects", '"Rocking Horse"'),
    ),
    "a creature that enters as a copy of itself": (
        (*REFLECTED, 'When Alice controls "Pool Gazer"', 'Then "Pool Gazer" is 1/1'),
        10,
        ('"Pool Gazer" never finishes entering',),
    ),
}  # fmt: skip
