"""Casting spells, activating abilities, putting triggered abilities on the stack (601, 602, 603.3).

Everything is decided first, in the order of 601.2: modes, X, costs, targets,
payment.  Only when all of it is legal does anything happen; a refusal leaves the
game as it was (733.1).

Rules for this file: `plan_...` decides and changes nothing, `..._as_planned` does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from attrs import define, evolve

from engine import costs, moving, targeting, triggers
from engine.abilities import is_mana_ability, sort
from engine.choices import listed
from engine.conditions import holds
from engine.context import Context
from engine.errors import Forbidden, Unknown
from engine.events import Happened
from engine.game import Game
from engine.layers import Restriction
from engine.mana import cheaper
from engine.matching import fits
from engine.objects import (
    ABILITY,
    BATTLEFIELD,
    GONE,
    GRAVEYARD,
    HAND,
    STACK,
    Decisions,
    GameObject,
    Player,
)
from engine.text import abilities as text
from engine.text.reader import say
from engine.text.words import INSTANT, LAND, SORCERY

MAIN_PHASES = ("precombat main", "postcombat main")


@define
class Announcement:
    """What a player announces; what isn't said is asked for if the rules ask (601.2b-d)."""

    targets: Sequence[str] | None = None
    modes: Sequence[int] = ()
    x: int | None = None
    kicked: bool = False
    alternative: str = ""
    paid_with: Sequence[str] = ()
    division: Sequence[int] = ()
    face_down: bool = False
    free: bool = False
    """Cast without paying the mana cost (118.9)."""
    during_resolution: bool = False
    """An effect that resolves has it cast: timing is no matter (608.2g)."""


@define(eq=False)
class Ready:
    """A spell or ability that is completely announced, and how it will be paid."""

    item: GameObject
    old: GameObject | None
    context: Context
    plan: costs.Plan
    what: str


# --- the instructions of what is on the stack ---------------------------------------------------


def instructions(item: GameObject, context: Context) -> tuple[text.Effect, ...]:
    """What the spell or ability does, its modes having been chosen (700.2)."""
    found: list[text.Effect] = []
    for body in bodies(item, context):
        if isinstance(body, text.Modal):
            for mode in item.decisions.modes:
                found += body.modes[mode - 1]
        else:
            found += body
    return tuple(found)


def bodies(item: GameObject, context: Context) -> list[tuple[text.Effect, ...] | text.Modal]:
    """The instructions as they are written."""
    if item.ability is not None:
        own = context.game.rules.copiable_values(context.game, item).abilities[0]
        ability = own if isinstance(own, text.Triggered | text.Activated) else item.ability
        return [ability.effects]
    enchant = sort(context.values(item).abilities).keyword("enchant")
    if enchant is not None and isinstance(enchant.quality, text.Filter):
        return [aura_target(enchant.quality)]  # 303.4a
    spells = sort(context.values(item).abilities).spell
    return [one if isinstance(one, text.Modal) else one.effects for one in spells]


@lru_cache(maxsize=None)
def aura_target(quality: text.Filter) -> tuple[text.Effect, ...]:
    """An Aura spell has one target: what it will enchant (303.4a, 702.5a)."""
    return (text.Act("attach", text.Target((quality,))),)


def choose_modes(item: GameObject, context: Context, given: Sequence[int], what: str) -> tuple[int, ...]:
    """The modes, given or asked for (601.2b, 700.2)."""
    for body in bodies(item, context):
        if not isinstance(body, text.Modal):
            continue
        numbers = range(1, len(body.modes) + 1)
        if given:
            if any(mode not in numbers for mode in given) or not body.least <= len(given) <= body.most:
                raise Forbidden(
                    f"{what} has {len(body.modes)} modes, of which {body.least} to {body.most} are chosen", "700.2a"
                )
            return tuple(given)
        options = [(str(number), number) for number in numbers]
        question = f"the mode of {what}, by number"
        return context.game.choices.pick_some(context.you.name, question, options, body.least, body.most)
    if given:
        raise Forbidden(f"{what} has no modes", "700.2a")
    return ()


def complete(ready_item: GameObject, context: Context, announced: Announcement, what: str) -> None:
    """Modes, X, kicker and targets (601.2b-d)."""
    made = ready_item.decisions
    made.x = announced.x
    made.kicked = announced.kicked
    made.alternative = announced.alternative
    made.modes = choose_modes(ready_item, context, announced.modes, what)
    effects = instructions(ready_item, context)
    made.targets = targeting.choose(context, effects, announced.targets, what)
    made.division = tuple(announced.division)
    divided = next((one for one in effects if isinstance(one, text.Damage) and one.divided), None)
    if divided is not None:
        _check_division(context, made, divided, what)
    elif made.division:
        raise Forbidden(f"{what} divides nothing", "601.2d")


def _check_division(context: Context, made: Decisions, divided: text.Damage, what: str) -> None:
    from engine.matching import amount

    count = sum(len(group) for group in made.targets)
    total = amount(context, divided.n) or 0
    if not made.division:
        answer = context.game.choices.free(
            context.you.name, f"how {what} divides {total} among {count} targets", 'numbers joined by " and "'
        )
        made.division = tuple(int(part) for part in answer.split(" and "))
    if len(made.division) != count or sum(made.division) != total or min(made.division) < 1:
        raise Forbidden(f"{what} divides {total} among {count} targets, at least 1 each", "601.2d")


# --- casting ------------------------------------------------------------------------------------


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
    alternative = _alternative(item, context, announced, what)
    complete(item, context, announced, what)
    mana, others = _total_cost(item, context, announced, alternative)
    if "{X}" in mana and announced.x is None:
        if not announced.free:
            raise Forbidden(f"{what} needs a value for X", "601.2b")
        item.decisions.x = 0  # 107.3b
    elif announced.x is not None and "{X}" not in mana + "".join(cost.mana for cost in others):
        raise Forbidden(f"{what} has no X in its cost", "601.2b")
    paying = evolve(context, source=card) if alternative else context
    plan = costs.plan(paying, others, mana, item.decisions.x or 0, announced.paid_with, what)
    return Ready(item, card, context, plan, what)


def _may_cast_from(game: Game, player: Player, card: GameObject, announced: Announcement, what: str) -> None:
    if announced.during_resolution:
        return
    if card.zone == HAND and card in player.hand:
        return
    if card.zone == GRAVEYARD and card.owner is player and announced.alternative in FROM_GRAVEYARD:
        return
    where = f"{card.owner}'s {card.zone}" if card.zone not in (BATTLEFIELD, STACK) else f"the {card.zone}"
    raise Forbidden(f"{player} can't cast {what}: it is in {where}, not in {player}'s hand", "601.3")


FROM_GRAVEYARD = ("retrace", "flashback")
"""Alternatives that are said of a card in the graveyard (702.81a, 702.34a)."""


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
    if not announced.during_resolution:
        slow = any(_about_player(one, player) for one in game.restrictions("sorcery timing"))
        if (not quick or slow) and not sorcery_timing(game, player):
            raise Forbidden(f"{player} can't cast {what} now: {why_not_sorcery_timing(game, player)}", "307.1"
                            if SORCERY in values.types else "117.1a")  # fmt: skip
    for restriction in game.restrictions("can't be cast"):
        description = restriction.rule.filter
        if description is None or not fits(restriction.context, description, item, anywhere=True):
            continue
        if not description.zone or game.rules.zone_cast_from(item, card.zone) == description.zone:
            raise Forbidden(f"{restriction.context.source} keeps {what} from being cast", "601.3")


def _about_player(restriction: Restriction, player: Player) -> bool:
    if restriction.players is not None:
        return player in restriction.players
    return restriction.rule.player is None or restriction.context.is_player(restriction.rule.player, player)


def sorcery_timing(game: Game, player: Player) -> bool:
    """Whether the player could cast a sorcery: their main phase, and an empty stack (307.1)."""
    return not why_not_sorcery_timing(game, player)


def why_not_sorcery_timing(game: Game, player: Player) -> str:
    """What is in the way of casting a sorcery."""
    if game.active is not player:
        return f"it is {game.active}'s turn"
    if game.step not in MAIN_PHASES:
        return f"it is the {game.step} step, no main phase"
    if game.stack:
        return f"the stack isn't empty ({listed(game.stack)})"
    return ""


def _alternative(item: GameObject, context: Context, announced: Announcement, what: str) -> tuple[text.Cost, ...]:
    """The alternative or additional cost of a named way to cast it (118.9): evoke, retrace, flashback."""
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
    """Mana and other costs: the mana cost or an alternative one, and additional ones (601.2f)."""
    values = context.values(item)
    abilities = sort(values.abilities)
    mana = values.mana_cost
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
            case "additional cost":
                others += rule.costs
            case "costs more":
                mana += "".join(cost.mana for cost in rule.costs)
            case "costs less":
                mana = cheaper(mana, "".join(cost.mana for cost in rule.costs))
    if announced.kicked:
        kicker = abilities.keyword("kicker")
        if kicker is None:
            raise Forbidden(f'"{item.label}" has no kicker', "702.33a")
        others += kicker.cost
    return mana, others


def cast_as_planned(game: Game, ready: Ready) -> GameObject:
    """The spell is put on the stack and paid for; then it has been cast (601.2i)."""
    item, old, player = ready.item, ready.old, ready.context.you
    assert old is not None
    zone = old.zone
    moving.take_away(game, old)
    old.became = item
    game.stack.append(item)
    game.changed()
    item.decisions.paid_with = costs.pay(game, ready.plan)
    item.decisions.mana_spent = "".join(f"{{{symbol}}}" for symbol in ready.plan.payment.mana)
    triggers.announce(game, [Happened("cast", item, player, left_from=zone), *_targeted(item)])
    return item


def _targeted(item: GameObject) -> list[Happened]:
    """The objects that have become targets (115.1, 603.2)."""
    things = {id(thing): thing for group in item.decisions.targets for thing in group}
    return [
        Happened("target", thing, item.base_controller, item)
        for thing in things.values()
        if isinstance(thing, GameObject)
    ]


# --- activating ---------------------------------------------------------------------------------


def abilities_of(game: Game, subject: GameObject) -> list[text.Activated]:
    """The activated abilities that the object has."""
    return list(sort(game.view.values(subject).abilities).activated)


def find_ability(game: Game, subject: GameObject, beginning: str) -> text.Activated:
    """The activated ability whose text begins so."""
    found = abilities_of(game, subject)
    fitting = list(dict.fromkeys(one for one in found if _folded(say(one)).startswith(_folded(beginning))))
    if len(fitting) == 1:
        return fitting[0]
    texts = listed(f'"{say(one)}"' for one in found)
    if not fitting:
        raise Unknown(f'{subject} has no activated ability that begins with "{beginning}"; it has: {texts}')
    raise Unknown(f'{len(fitting)} abilities of {subject} begin with "{beginning}": {texts}')


def _folded(words: str) -> str:
    return " ".join(words.casefold().split())


def plan_activation(
    game: Game, player: Player, subject: GameObject, ability: text.Activated, announced: Announcement
) -> Ready:
    """Announce an activated ability completely (602.2), or refuse."""
    what = f'"{say(ability)}" of "{subject.label}"'
    controller = game.view.controller(subject)
    if subject.zone != BATTLEFIELD:
        raise Forbidden(f"{subject} isn't on the battlefield, so its ability can't be activated", "113.6")
    if controller is not player:
        raise Forbidden(f"{player} can't activate {what}: {controller} controls it", "602.2")
    origin = game.rules.origin(subject)
    for restriction in game.restrictions("can't be activated"):
        description = restriction.rule.filter
        spared = not restriction.rule.mana and is_mana_ability(ability)
        if not spared and (description is None or fits(restriction.context, description, subject, anywhere=True)):
            raise Forbidden(f"{restriction.context.source} keeps {what} from being activated", "602.5")
    if "once each turn" in ability.limits and subject.activations[(origin, ability)]:
        raise Forbidden(f"{what} was already activated this turn", "602.5b")
    if "as a sorcery" in ability.limits and not sorcery_timing(game, player):
        raise Forbidden(f"{player} can't activate {what} now: {why_not_sorcery_timing(game, player)}", "602.5d")
    if "your turn" in ability.limits and game.active is not player:
        raise Forbidden(f"{player} can't activate {what} now: it is {game.active}'s turn", "602.5b")
    if any(cost.kind == "loyalty" for cost in ability.costs):
        if not sorcery_timing(game, player):
            raise Forbidden(f"{player} can't activate {what} now: {why_not_sorcery_timing(game, player)}", "606.3")
        if any(cost.kind == "loyalty" for _, used in subject.activations for cost in getattr(used, "costs", ())):
            raise Forbidden(f"a loyalty ability of {subject} was already activated this turn", "606.3")
    item = GameObject(
        subject.label, ABILITY, player, game.rules.ability_on_stack(ability), STACK, player, None, game.tick()
    )
    item.ability, item.source, item.origin = ability, subject, origin
    context = Context(game, player, subject, origin, item)
    complete(item, context, announced, what)
    mana = "".join(cost.mana for cost in ability.costs if cost.kind == "mana")
    if "{X}" in mana and announced.x is None:
        raise Forbidden(f"{what} needs a value for X", "602.2b")
    if announced.x is not None and "{X}" not in mana:
        raise Forbidden(f"{what} has no X in its cost", "602.2b")
    rest = [cost for cost in ability.costs if cost.kind != "mana"]
    plan = costs.plan(context, rest, mana, announced.x or 0, announced.paid_with, what)
    return Ready(item, None, context, plan, what)


def activate_as_planned(game: Game, ready: Ready) -> GameObject:
    """The costs are paid and the ability is on the stack; a mana ability resolves at once (605.3b)."""
    from engine.resolving import carry_out

    item, player = ready.item, ready.context.you
    assert item.source is not None and isinstance(item.ability, text.Activated)
    item.source.activations[(item.origin, item.ability)] += 1
    if is_mana_ability(item.ability) and not targeting.phrases(instructions(item, ready.context)):
        item.decisions.paid_with = costs.pay(game, ready.plan)
        item.zone = GONE
        carry_out(ready.context, instructions(item, ready.context))
        return item
    game.stack.append(item)
    game.changed()
    item.decisions.paid_with = costs.pay(game, ready.plan)
    triggers.announce(game, [Happened("activate", item.source, player, item), *_targeted(item)])
    return item


# --- triggered abilities ------------------------------------------------------------------------


def announce_triggered(game: Game, pending: triggers.Pending) -> None:
    """Put a triggered ability on the stack (603.3); without a legal target it isn't (603.3d)."""
    item = triggers.item_for(game, pending)
    if pending.granted is not None:
        context = evolve(pending.granted, item=item, event=pending.event, legal={}, created=[*pending.granted.created])
        item.made_in = pending.granted
    else:
        context = Context(game, pending.controller, pending.source, pending.origin, item, pending.event)
    what = f'"{say(pending.ability)}" of "{pending.source.label}"' if pending.ability.events else "the ability"
    mark = game.choices.mark()
    try:
        complete(item, context, Announcement(), what)
    except Forbidden:
        game.choices.undo(mark)
        return
    game.stack.append(item)
    game.changed()
    triggers.announce(game, _targeted(item))
