"""Casting spells (601).

Everything is decided first, in the order of 601.2: modes, X, costs, targets,
payment.  Only when all of it is legal does anything happen; a refusal leaves the
game as it was (733.1).

Rules for this file: `plan_cast` decides and changes nothing, `cast_as_planned` does it.
"""

from __future__ import annotations

from contextlib import suppress

from attrs import evolve

from engine.mechanism import costs, triggers
from engine.mechanism.abilities import sort
from engine.mechanism.announcing import Announcement, Ready, complete, sorcery_timing, targeted, why_not_sorcery_timing
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.departing import take_away
from engine.mechanism.errors import Forbidden
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.mana import cheaper
from engine.mechanism.matching import fits
from engine.mechanism.objects import (
    BATTLEFIELD,
    GRAVEYARD,
    HAND,
    STACK,
    GameObject,
    Player,
)
from engine.text import abilities as text
from engine.text.words import INSTANT, LAND, SORCERY


def plan_cast(game: Game, player: Player, card: GameObject, announced: Announcement) -> Ready:
    """Announce a spell completely (601.2a-h), or refuse."""
    if announced.face_down and "morph" not in sort(game.view.values(card).abilities).names:
        raise Forbidden(f"{card} has no morph ability and can't be cast face down", "702.37c")
    item = GameObject(
        card.label, card.kind, card.owner, game.rules.values_in_new_zone(card), STACK, player, card.card, game.tick()
    )
    item.face_down = announced.face_down
    item.cast_by = player
    context = Context(game, player, item, item=item)
    values = context.values(item)
    what = f'"{card.label}"'
    if LAND in values.types:
        raise Forbidden(f"{what} is a land and can't be cast", "305.1")
    _may_cast_from(game, player, card, announced, what)
    _may_cast_now(game, player, card, item, announced, what)
    if announced.during_resolution and _asks_for_x(context, announced):
        announced = evolve(announced, x=game.choices.number(player.name, f"the value of X for {what}"))
    alternative = _alternative(item, context, announced, what)
    complete(item, context, announced, what)
    if not (values.mana_cost or announced.free or announced.face_down or alternative):
        raise Forbidden(f"{what} has no mana cost, so it can't be paid", "118.6")
    mana, others = _total_cost(item, context, announced, alternative)
    if announced.x is None and costs.has_x(mana, others):
        raise Forbidden(f"{what} needs a value for X", "601.2b")
    if announced.x is not None and not costs.has_x(mana, others):
        raise Forbidden(f"{what} has no X in its cost", "601.2b")
    paying = evolve(context, source=card)  # 601.2a: the card is on the stack and can't be discarded for itself
    plan = costs.plan(paying, others, mana, item.decisions.x or 0, announced.paid_with, what)
    return Ready(item, card, context, plan, what)


def announce_for_effect(game: Game, player: Player, card: GameObject, free: bool) -> Announcement:
    """How the player casts what an effect has them cast: for which cost, and whether it is kicked (601.2b).

    They are asked only where they can pay for more than one of the ways.
    """
    plain = Announcement(free=free, during_resolution=True)
    abilities = sort(game.rules.values_in_new_zone(card).abilities)
    other_costs: list[str] = []  # 118.9a: one of them at most, and none where nothing is paid
    if not free:
        other_costs += ["evoke"] if "evoke" in abilities.names else []
        other_costs += ["alternative cost"] if any(one.kind == "alternative cost" for one in abilities.casting) else []
    ways = [evolve(plain, alternative=name) for name in ("", *other_costs)]
    if "kicker" in abilities.names:
        ways = [evolve(way, kicked=kicked) for way in ways for kicked in (True, False)]
    if len(ways) == 1:
        return plain
    ways = [way for way in ways if _could_cast(game, player, card, way)]
    if not ways:
        return plain
    names = [(name or "mana cost", name) for name in dict.fromkeys(way.alternative for way in ways)]
    cost = game.choices.pick(player.name, f"for which cost {card} is cast", names, forced=True)
    ways = [way for way in ways if way.alternative == cost]
    return ways[0] if len(ways) == 1 or game.choices.agree(player.name, f"whether {card} is kicked") else ways[1]


def _could_cast(game: Game, player: Player, card: GameObject, announced: Announcement) -> bool:
    with suppress(Forbidden), game.choices.supposing():
        plan_cast(game, player, card, announced)
        return True
    return False


def _asks_for_x(context: Context, announced: Announcement) -> bool:
    """Whether X is chosen for a spell that an effect has cast; in a mana cost that isn't paid it is 0 (107.3b)."""
    values = context.values(context.source)
    additional = [
        cost for rule in sort(values.abilities).casting if rule.kind == "additional cost" for cost in rule.costs
    ]
    return costs.has_x("" if announced.free else values.mana_cost, additional)


def _may_cast_from(game: Game, player: Player, card: GameObject, announced: Announcement, what: str) -> None:
    if announced.during_resolution:
        return
    if card.zone == HAND and card in player.hand:
        return
    if card.zone == GRAVEYARD and card.owner is player and announced.alternative in FROM_GRAVEYARD:
        return
    where = f"{card.owner}'s {card.zone}" if card.zone not in (BATTLEFIELD, STACK) else f"the {card.zone}"
    raise Forbidden(f"{player} can't cast {what}: it is in {where}, not in {player}'s hand", "601.3")


FROM_GRAVEYARD = ("retrace",)
"""Alternatives that are said of a card in the graveyard (702.81a)."""


def _may_cast_now(
    game: Game, player: Player, card: GameObject, item: GameObject, announced: Announcement, what: str
) -> None:
    values = game.view.values(item)
    quick = INSTANT in values.types or "flash" in sort(values.abilities).names
    quick = quick or any(
        fits(one.context, one.rule.filter, card, anywhere=True)
        for one in game.restrictions("has flash")
        if one.rule.filter is not None and card.zone != BATTLEFIELD
    )
    slow = any(one.binds(player) for one in game.restrictions("sorcery timing"))
    timing_matters = game.rules.timing_matters(announced.during_resolution)
    if slow or (timing_matters and not quick):
        if not timing_matters:
            raise Forbidden(f"{player} can't cast {what} while something resolves", "307.5")
        if not sorcery_timing(game, player):
            raise Forbidden(f"{player} can't cast {what} now: {why_not_sorcery_timing(game, player)}", "307.1"
                            if SORCERY in values.types else "117.1a")  # fmt: skip
    for restriction in game.restrictions("can't be cast"):
        description = restriction.rule.filter
        if not restriction.binds(player):
            continue
        if description is None or not fits(restriction.context, description, item, anywhere=True):
            continue
        if not description.zone or game.rules.zone_cast_from(item, card.zone) == description.zone:
            raise Forbidden(f"{restriction.context.source} keeps {what} from being cast", "601.3")


def _alternative(item: GameObject, context: Context, announced: Announcement, what: str) -> tuple[text.Cost, ...]:
    """The alternative or additional cost of a named way to cast it (118.9): evoke, retrace."""
    if not announced.alternative:
        return ()
    abilities = sort(context.values(item).abilities)
    for rule in abilities.casting:
        if rule.kind == announced.alternative == "alternative cost" and (
            rule.condition is None or holds(context, rule.condition)
        ):
            return rule.costs
    keyword = abilities.keyword(announced.alternative)
    if keyword is None:
        raise Forbidden(f"{what} has no {announced.alternative}", "601.2b")
    if announced.alternative == "retrace":
        return (text.Cost("discard", what=text.Filter("card", (LAND,), zone=HAND)),)
    return keyword.cost


def _total_cost(
    item: GameObject, context: Context, announced: Announcement, alternative: tuple[text.Cost, ...]
) -> tuple[str, list[text.Cost]]:
    """Mana and other costs: the mana cost or an alternative one, what is added, and last what is taken off (601.2f)."""
    values = context.values(item)
    abilities = sort(values.abilities)
    mana, less = values.mana_cost, ""
    others: list[text.Cost] = []
    if announced.face_down:
        mana = "{3}"  # 702.37c
    elif announced.free:
        mana = ""
    elif announced.alternative == "retrace":
        others += alternative
    elif alternative:
        mana, others = "", list(alternative)
    for rule in abilities.casting:
        if rule.condition is not None and not holds(context, rule.condition):
            continue
        match rule.kind:
            case "additional cost" if context.game.rules.additional_costs_are_paid(announced.free):
                others += rule.costs
            case "costs more":
                mana += "".join(cost.mana for cost in rule.costs)
            case "costs less":
                less += "".join(cost.mana for cost in rule.costs)
    if announced.kicked:
        kicker = abilities.keyword("kicker")
        if kicker is None:
            raise Forbidden(f'"{item.label}" has no kicker', "702.33a")
        others += kicker.cost
    mana += "".join(cost.mana for cost in others)
    return cheaper(mana, less), [cost for cost in others if cost.kind != "mana"]


def cast_as_planned(game: Game, ready: Ready) -> GameObject:
    """The spell is put on the stack and paid for; then it has been cast (601.2i)."""
    item, old, player = ready.item, ready.old, ready.context.you
    assert old is not None
    zone = old.zone
    take_away(game, old)
    old.became = item
    game.stack.append(item)
    game.changed()
    item.decisions.paid_with = costs.pay(game, ready.plan)
    item.decisions.mana_spent = "".join(f"{{{symbol}}}" for symbol in ready.plan.payment.mana)
    cast = [Happened("cast", item, player, left_from=zone)] if game.rules.casting_counts(item) else []
    triggers.announce(game, [*cast, *targeted(item)])
    return item
