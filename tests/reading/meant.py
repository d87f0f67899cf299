"""Short names for the values that texts are expected to mean."""

from __future__ import annotations

from engine.text.abilities import (
    Choose,
    Continuous,
    Copy,
    Cost,
    CreateToken,
    Does,
    Each,
    Effect,
    Entering,
    Event,
    Filter,
    Gain,
    Keyword,
    Player,
    Ref,
    Spell,
    Static,
    Target,
    Triggered,
)
from engine.text.words import ARTIFACT, CREATURE, LAND, Subtype

YOU, OPPONENTS, OPPONENT = Player("you"), Player("opponents"), Player("opponent")
SELF, EVENT, MOVED, CREATED = Ref("self"), Ref("event"), Ref("moved"), Ref("created")
FIRST_TARGET, SECOND_TARGET = Ref("target", 0), Ref("target", 1)

CREATURES = Filter(every=(CREATURE,))
YOUR_CREATURES = Filter(every=(CREATURE,), controller=YOU)
ARTIFACTS = Filter(every=(ARTIFACT,))
LANDS = Filter(every=(LAND,))
GOBLINS = Filter(every=(Subtype("Goblin"),), controller=YOU)
TARGET_CREATURE = Target((CREATURES,))
A_CREATURE = Choose(CREATURES)
YOUR_UPKEEP = Event("step", by=YOU, step="upkeep")
NEXT_END_STEP = Event("step", step="end")
FLYING, HASTE = Gain(Keyword("flying")), Gain(Keyword("haste"))
TAP = Cost("tap")


def mana(symbols: str) -> Cost:
    """A cost of mana."""
    return Cost("mana", mana=symbols)


def draw(n: object = 1, who: Player | Target = YOU) -> Does:
    """Cards are drawn."""
    return Does("draw", who, n)  # type: ignore[arg-type]


def spell(*effects: Effect) -> tuple[Spell]:
    """A spell with these instructions."""
    return (Spell(effects),)


def this_turn(who: object, *changes: object) -> Continuous:
    """A continuous effect until end of turn."""
    return Continuous(who, changes, "end of turn")  # type: ignore[arg-type]


def always(who: object, *changes: object) -> Static:
    """A static ability."""
    return Static((Continuous(who, changes),))  # type: ignore[arg-type]


def when(event: Event, *effects: Effect) -> Triggered:
    """A triggered ability."""
    return Triggered((event,), effects)


def clone(*exceptions: object, of: object = A_CREATURE) -> Entering:
    """It may enter as a copy."""
    return Entering(copy=Copy(of, exceptions), optional=True)  # type: ignore[arg-type]


def token_copy(of: object, *exceptions: object) -> CreateToken:
    """A token that is a copy."""
    return CreateToken(Copy(of, exceptions))  # type: ignore[arg-type]


def each(filter: Filter) -> Each:
    """All that fit."""
    return Each(filter)
