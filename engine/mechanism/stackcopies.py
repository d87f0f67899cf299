"""Copies on the stack (707.10), and copies of cards that are cast (707.12)."""

from __future__ import annotations

from contextlib import suppress

from attrs import evolve

from engine.mechanism import casting, targeting, triggers
from engine.mechanism.announcing import instructions
from engine.mechanism.characteristics import BLANK
from engine.mechanism.context import Context
from engine.mechanism.copying import begin_as_copy, copy_effect
from engine.mechanism.errors import Forbidden
from engine.mechanism.events import Happened
from engine.mechanism.matching import fits, matching
from engine.mechanism.meaning import how_many, objects
from engine.mechanism.objects import (
    ABILITY,
    BATTLEFIELD,
    CARD_COPY,
    GONE,
    STACK,
    GameObject,
    Player,
    Targeted,
)
from engine.mechanism.zones import where_it_went
from engine.text import abilities as text


def copy_on_stack(context: Context, effect: text.CopyOnStack) -> bool:
    """Put copies of a spell or ability onto the stack; they are what the context calls "created"."""
    originals = [one for one in objects(context, effect.what) if _can_be_copied(context, one)]
    made: list[GameObject] = []
    for player in context.players(effect.who):
        there = evolve(context, this_player=player)
        wanted = [
            (original, target)
            for original in originals
            for target in _given_targets(there, effect, original)
            if could_target(context, original, player, target)
        ]
        for original, target in _in_order(context, player, wanted):
            for _ in range(how_many(context, effect.n)):
                made.append(put_copy(context, original, player, effect, target))
    context.created = made
    return bool(made)


def _can_be_copied(context: Context, original: GameObject) -> bool:
    """Whether it is a spell or ability, or was one when it left the stack (608.2h)."""
    on_stack = original.zone if original.last is None else original.last.zone
    return on_stack == STACK and context.game.rules.can_be_copied(original)


def _given_targets(context: Context, effect: text.CopyOnStack, original: GameObject) -> list[Targeted | None]:
    """The targets that the effect gives its copies: one for each object (707.10d), the one named (707.10e), or none.

    "Each other creature" is each but those that the original targets.
    """
    if effect.for_each is not None:
        wanted = evolve(effect.for_each, other=False)
        players: list[Targeted] = [one for one in context.game.in_turn_order() if fits(context, wanted, one)]
        but = [one for group in original.decisions.targets for one in group] if effect.for_each.other else []
        return [one for one in (*players, *matching(context, wanted)) if one not in but]
    if effect.target is not None:
        return [*context.objects(effect.target)]
    return [None]


def could_target(context: Context, original: GameObject, player: Player, target: Targeted | None) -> bool:
    """Whether it is a legal target for each instance of the word "target" (707.10d, e); no given target always is."""
    if target is None:
        return True
    view, wanted = target_phrases(context, original, player)
    view.legal = {index: (target,) for index, _ in enumerate(wanted)}  # it would be the target of them all
    twice = any(targeting.is_another(phrase) for phrase in wanted[1:])
    legal = bool(wanted) and not twice and all(targeting.legal(view, phrase, target) for phrase in wanted)
    return context.game.rules.is_copied_for(legal)


Planned = tuple[GameObject, Targeted | None]
"""A copy to be: of what, and with which given target."""


def _in_order(context: Context, player: Player, planned: list[Planned]) -> list[Planned]:
    """The order in which the copies are put onto the stack is their controller's choice (707.10d, 405.3)."""
    left, ordered = list(planned), []
    while left:
        options = [(targeting.name_of(one[1] or one[0]), one) for one in left]
        question = "the copy that goes on the stack first, by its target or by what is copied"
        ordered.append(context.game.choices.pick(player.name, question, options, forced=True))
        left.remove(ordered[-1])
    return ordered


def put_copy(
    context: Context, original: GameObject, player: Player, effect: text.CopyOnStack, target: Targeted | None
) -> GameObject:
    """One copy: characteristics and decisions of the original; it is neither cast nor activated (707.10).

    With a given target, every target becomes that one.
    """
    game, rules = context.game, context.game.rules
    kind = rules.kind_of_copy(original)
    owner = rules.owner_of_spell_copy(context.you, player)
    player = rules.controller_of_copy(original, player)
    copy = GameObject("", kind, owner, original.printed, STACK, player, None, game.tick())
    made, _ = copy_effect(context, copy, original, text.Copy(text.Ref("self"), effect.exceptions), None, None)
    begin_as_copy(game, copy, copy.printed, made, original)
    copy.decisions = rules.copied_decisions(original)
    copy.ability, copy.event, copy.origin, copy.nth, copy.made_in = (
        original.ability, original.event, original.origin, original.nth, original.made_in
    )  # fmt: skip
    copy.source = rules.source_of_copy(game, original)
    if target is not None:
        copy.decisions.targets = tuple((target,) for _ in copy.decisions.targets)
    game.name(copy, "copy")
    inherited = copy.decisions.targets
    if rules.may_have_new_targets(effect.new_targets):
        choose_new_targets(context, copy, original, player)
    game.stack.append(copy)
    game.changed()
    events = [Happened("copy", copy, player)]
    if rules.copy_is_cast(copy):
        events.append(Happened("activate" if kind == ABILITY else "cast", copy, player))
    events += [
        Happened("target", thing, player, copy)
        for group in rules.targets_when_put(inherited, copy.decisions.targets)
        for thing in group
        if isinstance(thing, GameObject)
    ]
    triggers.announce(game, events)
    return copy


def target_phrases(context: Context, copy: GameObject, player: Player) -> tuple[Context, tuple[text.Target, ...]]:
    """The copy's point of view, and its target phrases."""
    source = copy.source if copy.source is not None else copy
    view = Context(context.game, player, source, copy.origin, copy, copy.event)
    return view, targeting.phrases(instructions(copy, view))


def choose_new_targets(context: Context, copy: GameObject, original: GameObject, player: Player) -> None:
    """The copy's controller may change any number of targets; changed ones must be legal (707.10c, 115.7d)."""
    game = context.game
    judged = game.rules.new_targets_are_judged_for(copy, original)
    view, wanted = target_phrases(context, judged, judged.base_controller)
    if not any(copy.decisions.targets):
        return
    if not game.choices.agree(player.name, f"whether {copy} gets new targets"):
        return
    changed: list[tuple[Targeted, ...]] = []
    for phrase, group in zip(wanted, copy.decisions.targets, strict=True):
        new: list[Targeted] = []
        for old in group:
            taken = [*new, *(one for other in changed for one in other if targeting.is_another(phrase))]
            legal = [thing for thing in targeting.candidates(view, phrase) if thing not in taken]
            options = [(targeting.name_of(thing), thing) for thing in legal]
            if old not in [*legal, *taken] and game.rules.unchanged_target_may_be_illegal():
                options.append((targeting.name_of(old), old))  # unless what was changed makes it illegal (115.7d)
            new.append(game.choices.pick(player.name, f"the target of {copy} in place of {old}", options, forced=True))
        changed.append(tuple(new))
        view.legal[len(changed) - 1] = tuple(new)  # what a later phrase says of the targets before it
    copy.decisions.targets = tuple(changed)


def copy_card(context: Context, effect: text.CopyCard) -> bool:
    """Copy cards in the zone where they are (707.12), to be cast."""
    game = context.game
    made = []
    for card in objects(context, effect.what):
        zone = game.rules.zone_of_card_copy(card)
        copy = GameObject("", CARD_COPY, context.you, BLANK, zone, context.you, None, game.tick())
        made_so, _ = copy_effect(context, copy, card, text.Copy(text.Ref("self"), effect.exceptions))
        begin_as_copy(game, copy, BLANK, made_so, card)
        game.name(copy, "copy")
        game.zone_list(zone, context.you).append(copy)
        made.append(copy)
    game.changed()
    context.created = made
    return bool(made)


def can_cast_any(context: Context, effect: text.CastObject) -> bool:
    """Whether one of the objects could be cast; nobody is asked whether they do the impossible (608.2d)."""
    game = context.game
    for player in context.players(effect.who):
        for card in _castable(context, effect):
            with suppress(Forbidden), game.choices.supposing():
                casting.plan_cast(game, player, card, casting.announce_for_effect(game, player, card, effect.free))
                return True
    return False


def _castable(context: Context, effect: text.CastObject) -> list[GameObject]:
    """The objects that are cards where they went, or copies of cards; no permanent, spell or token (111.8) is cast."""
    found = [where_it_went(one) for one in objects(context, effect.what)]
    stays_gone = context.game.rules.stays_gone
    return [one for one in found if one.zone not in (GONE, BATTLEFIELD, STACK) and not stays_gone(one)]


def cast_object(context: Context, effect: text.CastObject) -> bool:
    """Cast objects while something resolves (608.2g); what can't be cast isn't (601.3)."""
    game = context.game
    done = False
    for player in context.players(effect.who):
        for card in _castable(context, effect):
            mark = game.choices.mark()
            try:
                announced = casting.announce_for_effect(game, player, card, effect.free)
                ready = casting.plan_cast(game, player, card, announced)
            except Forbidden:
                game.choices.undo(mark)
                continue
            casting.cast_as_planned(game, ready)
            done = True
    return done
