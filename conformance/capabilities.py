"""What an engine may decline: a closed list.

A scenario needs a capability if it uses one of the things that the table names.
What it uses is found without playing it: the classes of `engine/text/abilities.py`
in the texts of its cards and effects, `keyword:` and the keyword, and the steps.
Abilities that are idle in it don't count (`conformance.protocol.idle`).  What no
capability names, every engine needs: creatures, casting them, mana, zones,
characteristics, carrying abilities, and entering as a copy of something.

An engine says in its handshake which capabilities it has in part or not at all;
those that it doesn't mention it has whole.  A scenario that needs one which it
hasn't isn't played, and its verdict is "unsupported".  In a scenario that has to do
with one which it doesn't have whole, even by an idle ability, the engine may answer so.

Rules for this file: a capability can be lacked for a good reason, and the reason
is written beside it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from attrs import frozen

WHOLE, PART, NONE = "whole", "part", "none"


@frozen
class Capability:
    """Something that an engine may decline: what it is, why an engine may lack it, and the things that need it."""

    is_about: str
    may_lack: str
    uses: frozenset[str]


def _of(is_about: str, may_lack: str, uses: str) -> Capability:
    return Capability(is_about, may_lack, frozenset(uses.replace("_", " ").split(" | ")))


PARTIAL: Final = "it plays a part of the game, and none that copying rests on"

CAPABILITIES: Final = {
    "abilities": _of(
        "objects with abilities of any kind but keywords and entering as a copy",
        "it works out what a copy is, and leaves what its abilities do to others",
        "Triggered | Activated | Static | Labelled | Gain | GainThis | Lose | Condition | StatOf | Count | "
        "CountersOn | CardsIn | CardTypesAmong | Sum | Event | Cost | Does | Act | Move | Damage | May | If | "
        "ForEach | Later | WhenDone | Rule | ModifySize | SwitchSize | SetController | Continuous | Target",
    ),
    "keywords": _of("keyword abilities", PARTIAL, "Keyword"),
    "instants and sorceries": _of("spells that don't become permanents", PARTIAL, "Spell | Modal"),
    "effects at once": _of(
        "the command `effect`: something happens whose text a scenario gives, without a card that does it",
        "it has no way to carry out an effect that no object has",
        "step:effect",
    ),
    "entering": _of(
        "entering tapped, with counters, after a choice, under another's control, or with choices in front of copying",
        PARTIAL,
        "entering:tapped | entering:counters | entering:choose | entering:become | entering:under | entering:others | "
        "entering:linked | entering:face_up | Chosen | EntersWith | EntersTapped",
    ),
    "other zones": _of(
        "copying a card that isn't on the battlefield", "its copies look at the battlefield only", "Copy.zone"
    ),
    "exceptions": _of(
        "copying with exceptions (707.9)",
        "it began with plain copies, as cards did until 1999",
        "Copy.exceptions | Keep | SetName | NoManaCost | Provided | AddTypes | RemoveTypes | SetTypes | SetColors | "
        "SetSize",
    ),
    "becoming a copy": _of("permanents that become copies of others (707.4)", PARTIAL, "BecomeCopy | Copy.until"),
    "tokens": _of(
        "tokens, those that are copies among them (111)", "it has cards only", "CreateToken | TokenBox | kind:token"
    ),
    "copies on the stack": _of(
        "copies of spells and of abilities (707.10)",
        "it is about permanents, and has no stack to copy on",
        "CopyOnStack",
    ),
    "cast copies": _of("copies of cards, and casting them (707.12)", PARTIAL, "CopyCard | CastObject"),
    "defining abilities": _of(
        "abilities that define characteristics (604.3)", PARTIAL, "Defines | keyword:changeling | keyword:devoid"
    ),
    "text changes": _of("effects that change words of a text (612)", "it has no texts to change", "ReplaceWord"),
    "costs": _of(
        "additional and alternative costs, X, kicker, modes",
        PARTIAL,
        "CastRule | X | detail | keyword:kicker | keyword:evoke | keyword:retrace",
    ),
    "face down": _of(
        "face-down objects and turning them face up (708)",
        "it has no hidden objects",
        "keyword:morph | step:face_down | status:face_down",
    ),
    "flip cards": _of("flip cards (710)", "no such card was printed since 2005", "card:flip"),
    "double-faced cards": _of("cards with two faces (712)", PARTIAL, "card:back"),
    "planeswalkers": _of("planeswalkers and loyalty (306)", PARTIAL, "card:loyalty"),
    "lands": _of("playing lands, and mana abilities", "it takes mana as given", "step:play | AddMana"),
    "counters": _of("counters on objects (122)", PARTIAL, "Counters | PutCounters | step:counters"),
    "turns": _of("going on to other steps and turns", "it plays out one moment", "step:advance"),
    "combat": _of("attacking and blocking (506)", "it has no combat", "step:combat"),
    "legality": _of(
        "the question `may`: whether a player could do something now",
        "it does what it is told, and leaves to others what is allowed",
        "step:may",
    ),
    "more players": _of("games of more than two players (800)", "it is made for two", "players"),
    "leaving the game": _of("players who leave the game (800.4a)", "its games end when a player leaves", "step:leave"),
}
"""Every capability by its name."""

NEEDED_BY_ALL: Final = frozenset(
    "Ref Filter Player Compare Each Choose Copy Entering Color CardType Supertype Subtype".split()
)
"""Classes of texts that every engine meets: how things are pointed at, and entering as a copy."""


def needs(uses: Iterable[str]) -> frozenset[str]:
    """The capabilities that a scenario needs which uses these things."""
    used = frozenset(uses)
    return frozenset(name for name, each in CAPABILITIES.items() if used & each.uses)
