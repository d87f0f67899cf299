"""Carrying out instructions: one function for each class of effect, and the order of doing.

Rules for this file: an effect says whether it did anything, for "if you do"
(608.2c); what it created, moved or chose stands in the context for the
instructions after it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from attrs import evolve

from engine.mechanism import costs, triggers
from engine.mechanism.acting import act, of_their_own
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.continuous import become_copy, continuous
from engine.mechanism.doing import does
from engine.mechanism.errors import Forbidden
from engine.mechanism.events import Happened
from engine.mechanism.matching import matching
from engine.mechanism.meaning import objects, present, things
from engine.mechanism.objects import GONE, GameObject, Player, Targeted
from engine.mechanism.stackcopies import can_cast_any, cast_object, copy_card, copy_on_stack
from engine.mechanism.tokens import bring, create, planned
from engine.mechanism.zones import add_mana, damage, move, put_counters, where_it_went
from engine.text import abilities as text


def play(context: Context, effect: text.Effect) -> bool:
    """Carry out one instruction; whether anything was done."""
    return PLAYERS[type(effect)](context, effect)


def play_all(context: Context, effects: tuple[text.Effect, ...]) -> bool:
    """Carry out instructions in order; whether the first did anything."""
    done = False
    for effect in effects:
        context.did = play(context, effect)
        done |= context.did
    return done


def may(context: Context, effect: text.May) -> bool:
    """A player may do something, perhaps for a cost; of several players, each by themselves."""
    if effect.who.is_several:
        return _one_by_one(context, context.players(effect.who), (evolve(effect, who=text.Player("that")),))
    game = context.game
    player = next(iter(context.players(effect.who)), None)
    if player is None:
        return play_all(context, effect.otherwise)  # nobody is meant, as by an undefined choice (607.5a)
    if not (_payable(context, player, effect.cost) and _possible(evolve(context, doer=player), effect.do)):
        return play_all(context, effect.otherwise)
    match effect.do:
        case (text.CastObject(what=text.Ref() as what) as casting,) if not effect.cost:
            several = context.objects(what)
            if len(several) > 1 and game.rules.chosen_one_by_one():
                return _may_cast_each(context, player, effect, casting, several)
    if not game.choices.agree(player.name, f'"yes" or "no" to what {context.source} says they may do'):
        return play_all(context, effect.otherwise)
    if effect.cost:
        costs.pay(game, _plan(context, player, effect.cost))
    before, context.doer = context.doer, player
    done = play_all(context, effect.do) if effect.do else True
    context.doer = before
    if done and effect.then:
        play_all(context, effect.then)
    return done


def _plan(context: Context, player: Player, cost: tuple[text.Cost, ...]) -> costs.Plan:
    return costs.plan(evolve(context, you=player), cost, "", 0, (), f"what {context.source} says")


def _payable(context: Context, player: Player, cost: tuple[text.Cost, ...]) -> bool:
    """Whether the player could pay; nobody is asked whether they pay what they can't (118.3)."""
    with suppress(Forbidden), context.game.choices.supposing():
        _plan(context, player, cost)
        return True
    return False


def _may_cast_each(
    context: Context, player: Player, effect: text.May, casting: text.CastObject, several: list[GameObject]
) -> bool:
    """For each object that can be cast the player chooses whether to cast it (707.12a)."""
    done = False
    for one in several:
        alone, this = evolve(context, created=[one]), evolve(casting, what=text.Ref("created"))
        if can_cast_any(alone, this) and context.game.choices.agree(player.name, f"whether to cast {one}"):
            done |= play(alone, this)
    play_all(context, effect.then if done else effect.otherwise)
    return done


def _possible(context: Context, effects: tuple[text.Effect, ...]) -> bool:
    """Whether there is anything to do it with; nobody is asked whether they do the impossible (101.3)."""
    for effect in effects:
        what = getattr(effect, "what", None)
        if isinstance(what, text.Ref) and not _within_reach(context, effect, what):
            return False
        if isinstance(what, text.Choose):
            looking = context
            if isinstance(effect, text.Act) and effect.verb == "sacrifice":
                what, looking = of_their_own(what), evolve(context, you=context.doer or context.you)
            if not any(matching(looking, description) for description in (what.filter, *what.filters)):
                return False
        if isinstance(effect, text.CastObject) and not can_cast_any(context, effect):
            return False
        if isinstance(effect, text.BecomeCopy):
            source = effect.copy.source
            if isinstance(source, text.Target | text.Ref) and not objects(context, source):
                return False
    return True


def _within_reach(context: Context, effect: text.Effect, what: text.Ref) -> bool:
    """Whether there is still something to do it to; of what is gone only information can be had (608.2h)."""
    match effect:
        case text.Move():
            return any(where_it_went(one).zone != GONE for one in context.objects(what))
        case text.Act() | text.PutCounters():
            return bool(present(context, what))
    return bool(context.objects(what))


def conditional(context: Context, effect: text.If) -> bool:
    """If it is so, do this, else that."""
    return play_all(context, effect.do if holds(context, effect.condition) else effect.otherwise)


def for_each(context: Context, effect: text.ForEach) -> bool:
    """Do it for each of the objects or players."""
    return _one_by_one(context, things(context, effect.each), effect.do)


def _one_by_one(context: Context, those: Sequence[Targeted], do: tuple[text.Effect, ...]) -> bool:
    """Do it for each of these; what was created for all of them is "those tokens" afterwards."""
    each = [evolve(context, this_player=one) if isinstance(one, Player) else evolve(context, each=one) for one in those]
    match do:
        case (text.CreateToken() as creating,):  # 608.2f: all at once
            return bring(context, creating, [token for inner in each for token in planned(inner, creating)])
    done = False
    created: list[GameObject] = []
    for inner in each:
        done |= play_all(inner, do)
        created += inner.created if inner.created is not context.created else []
    context.created = created or context.created
    return done


def later(context: Context, effect: text.Later) -> bool:
    """A delayed triggered ability is made (603.7a)."""
    context.game.delayed.append(triggers.Delayed(effect.event, effect.do, context.kept()))
    return True


def when_done(context: Context, effect: text.WhenDone) -> bool:
    """A reflexive triggered ability triggers at once (603.12)."""
    event = context.event or Happened("done", context.source, context.you)
    ability = text.Triggered((), effect.do)
    context.game.pending.append(
        triggers.Pending(ability, context.source, context.you, context.origin, event, granted=context.kept())
    )
    return True


PLAYERS: dict[type, Callable[[Context, Any], bool]] = {
    text.Does: does,
    text.Act: act,
    text.Move: move,
    text.Damage: damage,
    text.PutCounters: put_counters,
    text.AddMana: add_mana,
    text.CreateToken: create,
    text.BecomeCopy: become_copy,
    text.CopyOnStack: copy_on_stack,
    text.CopyCard: copy_card,
    text.CastObject: cast_object,
    text.Continuous: continuous,
    text.May: may,
    text.If: conditional,
    text.ForEach: for_each,
    text.Later: later,
    text.WhenDone: when_done,
}
"""The one way in which each class of effect is played."""
