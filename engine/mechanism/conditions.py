"""Whether a condition holds (603.4, 608.2c, 611.3a)."""

from __future__ import annotations

from engine.mechanism.context import Context
from engine.mechanism.matching import COMPARE, amount, fits, matching
from engine.text import abilities as text


def holds(context: Context, condition: text.Condition) -> bool:
    """Whether it is so, seen from the context."""
    return _holds(context, condition) != condition.negated


def _holds(context: Context, condition: text.Condition) -> bool:
    match condition.kind:
        case "is":
            found = context.objects(condition.of or text.Ref("self"))
            return bool(found) and all(
                condition.filter is None or fits(context, condition.filter, subject, anywhere=True) for subject in found
            )
        case "controls":
            assert condition.filter is not None
            who = condition.player or text.Player("you")
            wanted = amount(context, condition.right if condition.right is not None else 1)
            return any(
                wanted is not None
                and COMPARE[condition.op](
                    sum(context.controller(subject) is player for subject in matching(context, condition.filter)),
                    wanted,
                )
                for player in context.players(who)
            )
        case "compare":
            assert condition.left is not None and condition.right is not None
            left, right = amount(context, condition.left), amount(context, condition.right)
            return left is not None and right is not None and bool(COMPARE[condition.op](left, right))
        case "kicked":
            return context.decisions.kicked and context.game.rules.cost_was_paid_for(context.origin)
        case "resolved":
            item = context.item
            if item is None or item.source is None or condition.right is None:
                return False
            times = item.source.resolutions[context.game.rules.counted_as(item)]
            wanted = amount(context, condition.right)
            return wanted is not None and bool(COMPARE[condition.op](times, wanted))
        case "chosen":
            return context.did
        case "evoked":
            paid = context.source.decisions.alternative == "evoke"
            return paid and context.game.rules.cost_was_paid_for(context.origin)
        case "mana spent":
            spent = context.decisions.mana_spent
            return all(spent.count(symbol) >= condition.mana.count(symbol) for symbol in condition.mana)
        case "your turn":
            return context.game.active is context.you
        case "cast":
            by = context.source.cast_by
            return by is not None and (condition.player is None or context.is_player(condition.player, by))
    raise ValueError(f"no such condition: {condition.kind}")
