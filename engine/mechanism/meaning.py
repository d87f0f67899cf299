"""What and who an instruction is about (608.2c).

Rules for this file: looking and choosing only; nothing is done.
"""

from __future__ import annotations

from engine.mechanism.context import Context
from engine.mechanism.matching import amount, matching
from engine.mechanism.objects import GONE, GameObject, Player, Targeted
from engine.text import abilities as text


def things(context: Context, what: text.What | text.Player) -> list[Targeted]:
    """The objects or players that the instruction is about."""
    match what:
        case text.Target():
            return list(context.targets(context.numbers[id(what)]))
        case text.Ref():
            return list(context.objects(what))
        case text.Each(description):
            return list(matching(context, description))
        case text.Player():
            return list(context.players(what))
        case text.Choose():
            return list(choose(context, what))
    raise ValueError(f"nothing is meant by {what}")


def objects(context: Context, what: text.What) -> list[GameObject]:
    """The objects that the instruction is about."""
    return [thing for thing in things(context, what) if isinstance(thing, GameObject)]


def present(context: Context, what: text.What) -> list[GameObject]:
    """Those of them that are still where they were spoken of (608.2c)."""
    return [thing for thing in objects(context, what) if thing.zone != GONE]


def choose(context: Context, what: text.Choose) -> list[GameObject]:
    """Objects chosen as the instruction is carried out."""
    options: list[GameObject] = []
    for description in (what.filter, *what.filters):
        options += [one for one in matching(context, description) if one not in options]
    named = [(one.label, one) for one in options]
    chooser = context.doer or context.you
    chosen = list(context.game.choices.pick_some(chooser.name, "what to choose", named, what.least, what.most))
    context.chosen = chosen
    return chosen


def player_list(context: Context, who: text.Player | text.Target) -> list[Player]:
    """The players that the instruction is about."""
    return [thing for thing in things(context, who) if isinstance(thing, Player)]


def how_many(context: Context, value: text.Amount) -> int:
    """The amount now; an undefined one is none."""
    return amount(context, value) or 0
