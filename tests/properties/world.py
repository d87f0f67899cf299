"""What random games are made of: cards, effects, and the steps in which they are used.

A game is a list of numbers: which kind of step comes next, and which of the
objects, cards and effects that are possible then it is about.  So any list is a
game, shorter lists are shorter games, and what goes on is always the text of
steps.

Rules for this file: a step is chosen from what can be seen through the port; a
kind of step that nothing fits now is passed over.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from conformance.card_text import catalogue, parse_block
from conformance.driver import CardText
from tests.properties.playing import Play

INVENTED: Final = tuple(
    parse_block(block, "invented", 1)
    for block in (
        "Brass Cat {2}\nArtifact Creature - Cat 2/1\nWhen this creature enters, you gain 1 life.",
        "Hill Chief {2}{R}\nCreature - Giant 3/3\nOther creatures you control get +1/+1.",
        "Stone Bud {1}{G}\nCreature - Plant 0/1\nThis creature enters with two +1/+1 counters on it.",
        "Twin Ember {R}\nCreature - Elemental 1/1\n{1}: This creature gets +1/+0 until end of turn.",
        "Cliff Rook {1}{W}\nCreature - Bird 1/2\nFlying\nWhen this creature dies, you gain 1 life.",
        "Shifting Clay {2}\nArtifact Creature - Golem 0/0\n"
        "As this creature enters, it becomes your choice of a 3/3 creature or a 1/6 creature with defender.",
        "Sworn Twin {1}{W}\nLegendary Creature - Human Knight 3/2\nVigilance",
        "Quick Thought {U}\nInstant\nYou gain 1 life.",
        "Small Spark {R}\nInstant\nTarget creature gets -1/-1 until end of turn.",
    )
)  # fmt: skip

PLAIN: Final = (
    "Runeclaw Bear", "Brass Cat", "Wall of Omens", "Rusted Sentinel", "Stone Bud", "Twin Ember", "Cliff Rook",
    "Skyshroud Behemoth", "Voice of All", "Grinning Demon", "Belligerent Hatchling",
)  # fmt: skip
"""Creatures whose values depend on nothing else and change nothing else."""

WATCHFUL: Final = (
    "Tarmogoyf",
    "Hill Chief",
    "Adaptive Automaton",
    "Algae Gharial",
    "Chameleon Spirit",
    "Shifting Clay",
)
"""Creatures that look at others, or choose what they are."""

COPIERS: Final = (
    "Clone", "Vesuvan Doppelganger", "Quicksilver Gargantuan", "Phyrexian Metamorph", "Phantasmal Image",
    "Glasspool Mimic", "Body Double",
)  # fmt: skip
CHANGING: Final = (
    "Vesuvan Shapeshifter",
    "Unstable Shapeshifter",
    "Sworn Twin",
    "Moritte of the Frost",
    "Jushi Apprentice",
)
"""Creatures that become copies later, legends, a flip card."""

CREATURES: Final = (*PLAIN, *WATCHFUL, *COPIERS, *CHANGING)
SPELLS: Final = ("Giant Growth", "Small Spark", "Quick Thought", "Emerald Charm", "Fling")

CARDS: Final[dict[str, CardText]] = {**catalogue(), **{card.name: card for card in INVENTED}}

OTHERWISE: Final = (
    "Target creature gets +3/+3 until end of turn.",
    "Target creature has base power and toughness 0/2 until end of turn.",
    "Put two +1/+1 counters on target creature.",
    "Put a -1/-1 counter on target creature.",
    "Tap target creature.",
    "Untap target creature.",
    "Target creature becomes blue until end of turn.",
    "Target creature becomes red.",
    "Target creature gains flying until end of turn.",
    "Target creature loses all abilities until end of turn.",
    "Target creature becomes a Goblin in addition to its other types until end of turn.",
    "Target creature becomes an artifact in addition to its other types.",
    "Gain control of target creature.",
    "Regenerate target creature.",
    "Target creature can't attack.",
)
"""Effects on a creature that are no copying and no copiable change."""

TOKENS: Final = (
    "Create a token that's a copy of target creature.",
    "Create two tokens that are copies of target creature.",
    "Create a token that's a copy of target creature, except it isn't legendary.",
    "Create a token that's a copy of target creature, except it's a 4/4 black Zombie.",
)
BECOMING: Final = (
    "Target creature becomes a copy of another target creature.",
    "Target creature becomes a copy of another target creature until end of turn.",
    "Target creature becomes a copy of another target creature, except it has flying.",
    "Target creature becomes a copy of another target creature until end of turn, except it's 7/7.",
)
MOVING: Final = (
    "Destroy target creature.",
    "Exile target creature.",
    "Return target creature to its owner's hand.",
    "Exile target creature, then return that card to the battlefield under its owner's control.",
    "Put target creature on top of its owner's library.",
)
TURNING: Final = ("Turn target creature face down.", "Turn target creature face up.", "Flip target creature.")
STEPS: Final = ("upkeep", "draw step", "beginning of combat", "end step", "cleanup step")
MANA: Final = "{C}" * 8

Kind = Callable[[Play, int, int], None]


def on_one(texts: tuple[str, ...]) -> Kind:
    """An effect of one of these texts on a creature."""

    def step(play: Play, a: int, b: int) -> None:
        there = play.creatures()
        if there:
            play.do(f'{play.player(b)} has the effect "{play.pick(texts, a)}" on "{play.pick(there, b)}"')

    return step


def on_two(texts: tuple[str, ...]) -> Kind:
    """An effect of one of these texts on two different creatures."""

    def step(play: Play, a: int, b: int) -> None:
        there = play.creatures()
        if len(there) > 1:
            first = play.pick(there, b)
            second = play.pick([one for one in there if one != first], a + b)
            play.do(f'{play.player(b)} has the effect "{play.pick(texts, a)}" on "{first}" and "{second}"')

    return step


def bring(names: tuple[str, ...]) -> Kind:
    """A creature that entered earlier."""

    def step(play: Play, a: int, b: int) -> None:
        name = play.pick(names, a)
        play.do(f'{play.player(b)} controls "{name}" called "{play.new_label(name)}"')

    return step


def cast(play: Play, a: int, b: int) -> None:
    """A creature is cast and resolves."""
    name, player = play.pick(CREATURES, a), play.player_on_turn()
    label = play.new_label(name)
    play.do(f'{player} has "{name}" in hand called "{label}"')
    play.do(f"{player} has {all_colors(name)} to spend")
    if play.do(f'{player} casts "{label}"'):
        play.do("the stack resolves")


def all_colors(name: str) -> str:
    """The mana of the card's cost, each symbol paid in the first way that it can be."""
    cost = CARDS[name].mana_cost
    return cost.replace("/U", "").replace("/W", "").replace("/P", "").replace("{X}", "{0}")


def cast_spell(play: Play, a: int, b: int) -> None:
    """A spell is cast at a creature, perhaps copied, and everything resolves."""
    name, player = play.pick(SPELLS, a), play.player(b)
    label = play.new_label(name)
    play.do(f'{player} has "{name}" in hand called "{label}"')
    play.do(f"{player} has {CARDS[name].mana_cost} to spend")
    if not play.do(f'{player} casts "{label}"'):
        return
    if b % 3:
        play.do(f'{play.player(a)} has the effect "Copy target spell. You may choose new targets for the copy."'
                f' on "{label}"')  # fmt: skip
    if b % 2:
        play.do("the stack resolves")


def resolve(play: Play, a: int, b: int) -> None:
    """What is on top of the stack resolves."""
    if play.driver.stack():
        play.do("the top of the stack resolves")


def advance(play: Play, a: int, b: int) -> None:
    """The game goes on."""
    play.do(f"the game goes on to the {play.pick(STEPS, a)}")


def bury(play: Play, a: int, b: int) -> None:
    """A creature card is in a graveyard, for those that look there."""
    name = play.pick((*PLAIN, *CHANGING), a)
    play.do(f'{play.player(b)} has "{name}" in graveyard called "{play.new_label(name)}"')


def attempt(play: Play, a: int, b: int) -> str:
    """Something that a player tries to do with whatever there is, allowed or not."""
    labels = play.driver.labels()
    one, other, player = play.pick(labels, a), play.pick(labels, b), play.player(a + b)
    return play.pick(
        (
            f'{player} casts "{one}"',
            f'{player} casts "{one}" targeting "{other}"',
            f'{player} activates "{{1}}" of "{one}"',
            f'{player} turns "{one}" face up',
            f'{player} attacks with "{one}"',
            f'{player} blocks "{one}" with "{other}"',
            f'{player} plays "{one}"',
            f'{player} has the effect "{play.pick(BECOMING, b)}" on "{one}" and "{other}"',
        ),
        a // 3,
    )


def leave(play: Play, a: int, b: int) -> None:
    """A player leaves, if two others stay."""
    if sum(play.driver.player(name).in_game for name in play.players) > 2:
        play.do(f"{play.player(b)} leaves the game")


bring_any = bring(CREATURES)
bring_plain = bring(PLAIN)
otherwise = on_one(OTHERWISE)
tokens = on_one(TOKENS)
becoming = on_two(BECOMING)
moving = on_one(MOVING)
turning = on_one(TURNING)

ALL: Final[tuple[Kind, ...]] = (
    bring_any, cast, tokens, becoming, otherwise, moving, turning, cast_spell, resolve, advance, bury,
)  # fmt: skip
"""Every kind of step, but a player's leaving."""
PLAIN_ONLY: Final[tuple[Kind, ...]] = (bring_plain, tokens, becoming, otherwise, turning, bring_plain)
"""Steps in a game in which no object looks at another."""
