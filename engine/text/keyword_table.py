"""Keywords (702): which there are, which the engine plays by itself, and what the others mean in rules English.

Rules for this file: a keyword either is `native`, and the engine knows the rule, or its
meaning is written here as a text that the reader reads; `{n}` stands for the keyword's
number, `{cost}` for its cost.  A keyword in neither way can be read but not played.
"""

from __future__ import annotations

from typing import Final

from attrs import frozen


@frozen
class Meaning:
    """One keyword: the rule, its shape (plain, cost, number), whether the engine plays it, and what it means."""

    rule: str
    shape: str = "plain"
    native: bool = False
    text: str = ""


def _native(rule: str, shape: str = "plain") -> Meaning:
    return Meaning(rule, shape, native=True)


def _means(rule: str, text: str, shape: str = "plain") -> Meaning:
    return Meaning(rule, shape, text=text)


MEANINGS: Final = {
    "deathtouch": _native("702.2"),
    "defender": _native("702.3"),
    "enchant": _native("702.5", "quality"),
    "double strike": _native("702.4"),
    "first strike": _native("702.7"),
    "flash": _native("702.8"),
    "flying": _native("702.9"),
    "haste": _native("702.10"),
    "hexproof": _native("702.11"),
    "indestructible": _native("702.12"),
    "intimidate": _native("702.13"),
    "lifelink": _native("702.15"),
    "reach": _native("702.17"),
    "shroud": _native("702.18"),
    "trample": _native("702.19"),
    "vigilance": _native("702.20"),
    "menace": _native("702.111"),
    "fear": _native("702.36"),
    "retrace": _native("702.81"),
    "cipher": _native("702.99"),
    "morph": _native("702.37", "cost"),
    "megamorph": _native("702.37b", "cost"),
    "kicker": _native("702.33", "cost"),
    "multikicker": _native("702.33c", "cost"),
    "flashback": _native("702.34", "cost"),
    "buyback": _native("702.27", "cost"),
    "ward": _native("702.21", "cost"),
    "equip": Meaning("702.6", "cost"),
    "changeling": _means("702.73a", "This object is every creature type."),
    "devoid": _means("702.114a", "This object is colorless."),
    "undying": _means(
        "702.93a",
        "When this permanent dies, if it had no +1/+1 counters on it, return it to the battlefield under its owner's "
        "control with a +1/+1 counter on it.",
    ),
    "persist": _means(
        "702.79a",
        "When this permanent dies, if it had no -1/-1 counters on it, return it to the battlefield under its owner's "
        "control with a -1/-1 counter on it.",
    ),
    "prowess": _means("702.108a", "Whenever you cast a noncreature spell, this creature gets +1/+1 until end of turn."),
    "fading": _means(
        "702.32a",
        "This permanent enters with a number of fade counters on it equal to {n}.\n"
        "At the beginning of your upkeep, remove a fade counter from this permanent. If you can't, sacrifice it.",
        "number",
    ),
    "vanishing": _means(
        "702.63a",
        "This permanent enters with a number of time counters on it equal to {n}.\n"
        "At the beginning of your upkeep, if this permanent has a time counter on it, remove a time counter from it.\n"
        "When the last time counter is removed from this permanent, sacrifice it.",
        "number",
    ),
    "evoke": _means("702.74a", "When this permanent enters, if its evoke cost was paid, sacrifice it.", "cost"),
    "cycling": _means("702.29a", "{cost}, Discard this card: Draw a card.", "cost"),
    "embalm": _means(
        "702.128a",
        "{cost}, Exile this card from your graveyard: Create a token that's a copy of this card, except it's white, it "
        "has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
        "cost",
    ),
    "eternalize": _means(
        "702.129a",
        "{cost}, Exile this card from your graveyard: Create a token that's a copy of this card, except it's black, "
        "it's 4/4, it has no mana cost, and it's a Zombie in addition to its other types. Activate only as a sorcery.",
        "cost",
    ),
}

PLAYED_BY_ENGINE: Final = frozenset({name for name, each in MEANINGS.items() if each.native} | {"protection", "evoke"})
"""Keywords whose rule the engine knows by itself; of evoke it knows the casting for another cost (702.74a)."""

PLAIN: Final = frozenset(name for name, each in MEANINGS.items() if each.shape == "plain")
COSTED: Final = frozenset(name for name, each in MEANINGS.items() if each.shape == "cost")
NUMBERED: Final = frozenset(name for name, each in MEANINGS.items() if each.shape == "number")
