"""Activating abilities (602), and putting triggered abilities on the stack (603.3).

Rules for this file: as in `casting`: planned as a whole, then done.
"""

from __future__ import annotations

from attrs import evolve

from engine.mechanism import costs, targeting, triggers
from engine.mechanism.abilities import is_mana_ability, sort
from engine.mechanism.announcing import (
    Announcement,
    Ready,
    complete,
    instructions,
    sorcery_timing,
    targeted,
    why_not_sorcery_timing,
)
from engine.mechanism.choices import folded, listed
from engine.mechanism.context import Context
from engine.mechanism.errors import Forbidden, Unknown
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import fits
from engine.mechanism.objects import (
    ABILITY,
    BATTLEFIELD,
    GONE,
    STACK,
    GameObject,
    Player,
)
from engine.mechanism.resolving import carry_out
from engine.text import abilities as text
from engine.text.reader import say


def abilities_of(game: Game, subject: GameObject) -> list[text.Activated]:
    """The activated abilities that the object has."""
    return list(sort(game.view.values(subject).abilities).activated)


def find_ability(game: Game, subject: GameObject, beginning: str) -> text.Activated:
    """The activated ability whose text begins so."""
    found = abilities_of(game, subject)
    fitting = list(dict.fromkeys(one for one in found if folded(say(one)).startswith(folded(beginning))))
    if len(fitting) == 1:
        return fitting[0]
    texts = listed(f'"{say(one)}"' for one in found)
    if not fitting:
        raise Unknown(f'{subject} has no activated ability that begins with "{beginning}"; it has: {texts}')
    raise Unknown(f'{len(fitting)} abilities of {subject} begin with "{beginning}": {texts}')


def _not_yet_activated(game: Game, subject: GameObject, ability: text.Activated) -> int | None:
    """The first of the equal abilities that wasn't activated this turn; a restriction is one ability's own (602.5c)."""
    origin = game.rules.origin(subject)
    numbers = range(abilities_of(game, subject).count(ability))
    return next((nth for nth in numbers if not subject.activations[(origin, ability, nth)]), None)


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
        spared = not restriction.binds(player) or (not restriction.rule.mana and is_mana_ability(ability))
        if not spared and (description is None or fits(restriction.context, description, subject, anywhere=True)):
            raise Forbidden(f"{restriction.context.source} keeps {what} from being activated", "602.5")
    nth = _not_yet_activated(game, subject, ability) if "once each turn" in ability.limits else 0
    if nth is None:
        raise Forbidden(f"{what} was already activated this turn", "602.5b")
    if "as a sorcery" in ability.limits and not sorcery_timing(game, player):
        raise Forbidden(f"{player} can't activate {what} now: {why_not_sorcery_timing(game, player)}", "602.5d")
    if "your turn" in ability.limits and game.active is not player:
        raise Forbidden(f"{player} can't activate {what} now: it is {game.active}'s turn", "602.5b")
    if any(cost.kind == "loyalty" for cost in ability.costs):
        if not sorcery_timing(game, player):
            raise Forbidden(f"{player} can't activate {what} now: {why_not_sorcery_timing(game, player)}", "606.3")
        used = [one for (_, one, _), times in subject.activations.items() if times and isinstance(one, text.Activated)]
        if any(cost.kind == "loyalty" for one in used for cost in one.costs):
            raise Forbidden(f"a loyalty ability of {subject} was already activated this turn", "606.3")
    item = GameObject(
        subject.label, ABILITY, player, game.rules.ability_on_stack(ability, subject), STACK, player, None, game.tick()
    )
    item.ability, item.source, item.origin, item.nth = ability, subject, origin, nth
    context = Context(game, player, subject, origin, item)
    complete(item, context, announced, what)
    mana = "".join(cost.mana for cost in ability.costs if cost.kind == "mana")
    rest = [cost for cost in ability.costs if cost.kind != "mana"]
    if announced.x is None and costs.has_x(mana, rest):
        raise Forbidden(f"{what} needs a value for X", "602.2b")
    if announced.x is not None and not costs.has_x(mana, rest):
        raise Forbidden(f"{what} has no X in its cost", "602.2b")
    plan = costs.plan(context, rest, mana, announced.x or 0, announced.paid_with, what)
    return Ready(item, None, context, plan, what)


def activate_as_planned(game: Game, ready: Ready) -> GameObject:
    """The costs are paid and the ability is on the stack; a mana ability resolves at once (605.3b)."""
    item, player = ready.item, ready.context.you
    assert item.source is not None and isinstance(item.ability, text.Activated)
    item.source.activations[(item.origin, item.ability, item.nth)] += 1
    if is_mana_ability(item.ability) and not targeting.phrases(instructions(item, ready.context)):
        item.decisions.paid_with = costs.pay(game, ready.plan)
        item.zone = GONE
        carry_out(ready.context, instructions(item, ready.context))
        return item
    game.stack.append(item)
    game.changed()
    item.decisions.paid_with = costs.pay(game, ready.plan)
    triggers.announce(game, [Happened("activate", item, player, item.source), *targeted(item)])
    return item


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
    triggers.announce(game, targeted(item))
