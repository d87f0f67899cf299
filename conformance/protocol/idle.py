"""Abilities that are idle: in a scenario in which nothing could ask for what they mean, they are carried and no more.

A flying creature that is copied where nobody attacks is a creature with the word flying: it
has to be copied and shown, and an engine that knows no flying does that as well as any
other.  So what only an idle ability uses needs no capability.  An engine that can't even
carry it may say so all the same.

Rules for this file: two tables say what wakes an ability; what isn't in them is never idle.
A doubt wakes: what any text of the scenario could do counts, even if nobody does it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Final

from engine.text import abilities as said

COMBAT, STEPS, ACTIVATING, TARGETS, FACES, COSTS = "combat", "steps", "activating", "targets", "faces", "costs"

WAKERS: Final[Mapping[str, frozenset[str]]] = {
    COMBAT: frozenset(("step:combat", "asks:keyword")),
    STEPS: frozenset(("step:advance", "step:combat", "step:leave")),
    ACTIVATING: frozenset(("step:activate", "asks:keyword")),
    TARGETS: frozenset(("step:target", "Target", "asks:keyword")),
    FACES: frozenset(
        ("step:face down", "status:face down", "verb:turn face down", "verb:turn face up", "asks:keyword")
    ),
    COSTS: frozenset(("detail", "CastObject", "Condition", "asks:keyword")),
}
"""What a scenario may have in it, and which of the things that it uses bring it in."""

KEYWORDS: Final[Mapping[str, tuple[str, ...]]] = {
    **dict.fromkeys(
        ("flying", "reach", "fear", "intimidate", "menace", "first strike", "double strike", "trample", "vigilance",
         "defender"),
        (COMBAT,),
    ),
    "haste": (COMBAT, ACTIVATING),
    **dict.fromkeys(("cycling", "embalm", "eternalize"), (ACTIVATING,)),
    **dict.fromkeys(("shroud", "hexproof", "ward"), (TARGETS,)),
    **dict.fromkeys(("morph", "megamorph"), (FACES,)),
    **dict.fromkeys(("kicker", "multikicker", "evoke", "retrace", "flashback", "buyback"), (COSTS,)),
}  # fmt: skip
"""What wakes a keyword (702); those that aren't here are always awake."""

EVENTS: Final[Mapping[str, str]] = {
    "step": STEPS,
    "attacks": COMBAT,
    "blocks": COMBAT,
    "combat damage to player": COMBAT,
    "turned face up": FACES,
}
"""What wakes an ability that triggers on such an event (603.2)."""


def wakes(uses: Collection[str]) -> frozenset[str]:
    """What there is in a scenario that uses these things."""
    return frozenset(one for one, by in WAKERS.items() if not by.isdisjoint(uses))


def idle(value: Any, awake: frozenset[str]) -> bool:
    """Whether it is an ability that nothing asks for in a scenario that has no more than this in it."""
    match value:
        case said.Keyword(name=name):
            return name in KEYWORDS and awake.isdisjoint(KEYWORDS[name])
        case said.Activated():  # activated abilities do nothing until a player activates them (602.2)
            return ACTIVATING not in awake
        case said.Triggered(events=events):
            return bool(events) and all(one.kind in EVENTS and EVENTS[one.kind] not in awake for one in events)
    return False


ALL: Final = frozenset(WAKERS)
"""With all of this in it nothing is idle."""
