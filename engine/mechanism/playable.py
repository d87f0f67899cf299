"""Reading is not playing: a text that was read is checked for being playable, whole.

The reader accepts what these tables know; what it may read besides is refused
here, by name, before a card with such a text is used.

Rules for this file: the tables are those by which things are played, not copies
of them, wherever there is a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.mechanism.acting import ACTING
from engine.mechanism.changes import of_a_choice
from engine.mechanism.choices import listed
from engine.mechanism.costs import PAYING
from engine.mechanism.doing import DOING
from engine.mechanism.errors import Unknown
from engine.mechanism.mana import symbols
from engine.mechanism.turn import STEPS
from engine.text import abilities as text
from engine.text.keyword_table import MEANINGS
from engine.text.values import fields_of, parts
from engine.text.words import COLORS

EVENTS = frozenset(
    (
        "enters", "leaves", "dies", "put into graveyard", "exiled", "step", "cast", "activate", "copy", "target",
        "attacks", "blocks", "turned face up", "tapped", "untapped", "sacrifice", "discard", "draw", "gain life",
        "lose life", "combat damage to player", "damage", "created", "countered", "counter put", "last counter removed",
    )
)  # fmt: skip
"""The events that the mechanism announces (`events.Happened`)."""

CONDITIONS = frozenset(
    ("is", "controls", "compare", "kicked", "resolved", "chosen", "evoked", "mana spent", "your turn", "cast")
)  # fmt: skip
"""What `conditions` can judge."""

RULES = frozenset(
    (
        "can't attack", "can't block", "can't be blocked", "can't be blocked by", "attacks if able",
        "can't be countered", "can't be targeted", "can't be cast", "can't be activated", "doesn't untap", "has flash",
        "sorcery timing", "no legend rule",
    )
)  # fmt: skip
"""The rules that the mechanism looks for where the thing is done."""

KEYWORDS = frozenset(
    (
        "deathtouch", "defender", "double strike", "enchant", "evoke", "first strike", "flash", "flying", "haste",
        "hexproof", "indestructible", "kicker", "lifelink", "menace", "morph", "protection", "reach", "retrace",
        "shroud", "trample", "vigilance", "cipher",
    )
)  # fmt: skip
"""Keywords whose rules the mechanism knows; the others are played by what they mean (`text.keywords`)."""

ELSEWHERE = frozenset(("cycling", "embalm", "eternalize"))
"""Keywords whose abilities are activated off the battlefield, which the mechanism doesn't know."""

ABOUT = frozenset(("each", "player", "ref"))
"""What static abilities can speak of: nothing that is chosen."""

ON_THE_BATTLEFIELD = frozenset(("permanent",))
"""What static abilities can make copies out of."""

WITH_THIS = (text.Activated, text.Triggered, text.Static, text.Entering, text.Labelled, text.Keyword)
"""What "this ability" can be."""

THIS = frozenset(("activated ability", "triggered ability", "static ability"))

DURATIONS = frozenset(("", "end of turn", "your next turn", "end of combat", "turned face down", "leaves"))
PLAYED_KEYWORDS = KEYWORDS | {name for name, each in MEANINGS.items() if each.text} - ELSEWHERE
CASTING = frozenset(("additional cost", "alternative cost", "can't be countered", "costs less", "costs more"))
REDUCTIONS = frozenset(("generic mana", *(f"{{{color}{form}}}" for color in COLORS for form in ("", "/P")), "{C}"))
ADDED = frozenset(("colorless mana by a number", *(f"{{{color}}}" for color in COLORS), "{C}"))
COSTS = frozenset((*PAYING, "mana", "pay life"))


@cache
def check(abilities: tuple[object, ...], name: str) -> None:
    """Refuse a text that can be read and not played."""
    for what, found, known in (*_ways_together(abilities), *(way for part in parts(abilities) for way in _ways(part))):
        if found not in known:
            raise Unknown(
                f'"{name}" can be read, but not played: {what} "{found}"; played are: {listed(sorted(known))}'
            )


def _ways_together(abilities: tuple[object, ...]) -> Iterator[tuple[str, str, frozenset[str]]]:
    """The words whose being played depends on what stands around them."""
    targets = sum(isinstance(part, text.Target) for part in parts(abilities))
    for part in parts(abilities):
        target = part.what if isinstance(part, text.Ref) else part.who if isinstance(part, text.Player) else ""
        if target == "target" and part.index >= targets:
            yield "the target with number", str(part.index + 1), frozenset(map(str, range(1, targets + 1)))
    for part in abilities:
        if not isinstance(part, WITH_THIS) and text.GainThis() in _own(part):
            yield '"this ability" of a', type(part).__name__.lower(), THIS


def _own(value: object) -> Iterator[object]:
    """The value and its parts, but for what stands in abilities that it gives."""
    yield value
    for part in value if isinstance(value, tuple) else [getattr(value, name) for name, _ in fields_of(type(value))]:
        if not isinstance(part, WITH_THIS):
            yield from _own(part)


def _ways(value: object) -> Iterator[tuple[str, str, frozenset[str]]]:
    """The words in one value that name a way of being played, with what they can be."""
    match value:
        case text.Does():
            # What happens at random has no outcome that could be shown.
            yield "a player doing", f"{value.verb} at random" if value.random else value.verb, frozenset(DOING)
        case text.Act() if value.verb != "attach":
            yield "doing to an object", value.verb, frozenset(ACTING)
        case text.Event():
            yield "the event", value.kind, EVENTS
            if value.kind == "step":
                yield "the step", value.step, frozenset(STEPS)
        case text.Condition():
            yield "the condition", value.kind, CONDITIONS
        case text.Rule():
            yield "the rule", value.kind, RULES
        case text.Cost():
            yield "the cost", value.kind, COSTS
        case text.AddMana() if isinstance(value.mana, str):
            for symbol in symbols(value.mana):
                yield "adding", "colorless mana by a number" if symbol.isdecimal() else f"{{{symbol}}}", ADDED
        case text.CastRule():
            yield "the rule about casting", value.kind, CASTING
            if value.kind == "costs less":
                for symbol in (symbol for cost in value.costs for symbol in symbols(cost.mana)):
                    yield "a reduction by", "generic mana" if symbol.isdecimal() else f"{{{symbol}}}", REDUCTIONS
        case text.Continuous():
            yield "the duration", value.until, DURATIONS
            yield from _this_ability(value.changes, "without copying")
        case text.CopyOnStack() | text.CopyCard():
            yield from _this_ability(value.exceptions, "for a spell or card")
        case text.Copy():
            yield "the duration", value.until, DURATIONS
            yield from _types_set("in copying", value.exceptions)
        case text.Static():
            for effect in value.effects:
                yield "a static ability about a", type(effect.who).__name__.lower(), ABOUT
                if isinstance(effect, text.BecomeCopy):
                    source = type(effect.copy.source).__name__.lower()
                    yield "a static ability that makes a copy of a", source, frozenset(("ref",))
                    if isinstance(effect.who, text.Each):
                        yield "a static ability that makes a copy out of a", effect.who.filter.noun, ON_THE_BATTLEFIELD
                else:
                    yield from _types_set("by a static ability", effect.changes)
        case text.Entering() if value.copy is not None:
            played = frozenset(("choose",) if value.optional else ("choose", "ref"))
            yield "entering as a copy of a", type(value.copy.source).__name__.lower(), played
        case text.Entering() if value.become:
            yield from _this_ability(value.become, "without copying")
        case text.Keyword():
            yield "the keyword", value.name, PLAYED_KEYWORDS
            if value.name == "enchant" and isinstance(value.quality, text.Filter):
                yield "enchanting a", value.quality.noun, frozenset(("permanent",))


def _types_set(how: str, changes: tuple[text.Change, ...]) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Types are set to what the text names, or to what was chosen before; nobody can be asked."""
    for change in changes:
        if isinstance(change, text.SetTypes) and any(of_a_choice(word) for word in change.subtypes):
            yield (
                f"types set {how}, to",
                "the basic land type of your choice",
                frozenset(("named types", "the chosen type")),
            )


def _this_ability(changes: object, how: str) -> Iterator[tuple[str, str, frozenset[str]]]:
    """Only what becomes, or enters as, a copy can have "this ability" (707.9a)."""
    if text.GainThis() in _own(changes):
        yield 'having "this ability"', how, frozenset(("as a permanent that is a copy",))
