"""Triggered abilities (603): what triggers, and how it gets onto the stack.

Rules for this file: an ability triggers once each time its event happens
(603.2c); leaves-the-battlefield abilities look back (603.10a); triggered
abilities are put on the stack the next time a player would get priority, the
active player's first (603.3b).
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from engine.mechanism.abilities import sort
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import fits
from engine.mechanism.objects import ABILITY, STACK, GameObject, Player
from engine.text import abilities as text


@frozen(eq=False)
class Watcher:
    """An object with triggered abilities, as it is at one moment."""

    source: GameObject
    controller: Player
    origin: int
    abilities: tuple[text.Triggered, ...]


@frozen(eq=False)
class Pending:
    """An ability that has triggered and waits to be put on the stack."""

    ability: text.Triggered
    source: GameObject
    controller: Player
    origin: int
    event: Happened
    nth: int = 0
    """Which of the equal abilities of its source it is."""
    granted: Context | None = None
    """Of delayed and reflexive abilities: the context of the effect that made them."""


@frozen(eq=False)
class Delayed:
    """A delayed triggered ability, waiting for its event (603.7)."""

    event: text.Event
    effects: tuple[text.Effect, ...]
    context: Context


def watchers(game: Game) -> list[Watcher]:
    """Every permanent with triggered abilities."""
    view = game.view
    found = []
    for subject in game.battlefield:
        abilities = sort(view.values(subject).abilities).triggered
        if abilities:
            found.append(Watcher(subject, view.controller(subject), game.rules.origin(subject), abilities))
    return found


def announce(game: Game, events: Sequence[Happened], before: list[Watcher] | None = None) -> None:
    """These events have happened: note what triggers. `before` is who watched just before them."""
    if not events:
        return
    now = watchers(game)
    for event in events:
        back = before is not None and game.rules.looks_back(event.kind)
        watching = list(before if back and before is not None else now)
        subject = event.object
        if subject is not None and not back and subject.zone != "battlefield" and subject.last is None:
            watching += _self_watcher(game, subject)
        for watcher in watching:
            for index, ability in enumerate(watcher.abilities):
                _notice(game, watcher, ability, watcher.abilities[:index].count(ability), event)
        for delayed in list(game.delayed):
            if matches(delayed.context, delayed.event, event):
                game.delayed.remove(delayed)
                ability = text.Triggered((delayed.event,), delayed.effects)
                context = delayed.context
                game.pending.append(
                    Pending(ability, context.source, context.you, context.origin, event, granted=context)
                )


def _self_watcher(game: Game, subject: GameObject) -> list[Watcher]:
    """An object off the battlefield watches for what happens to itself ("when you cast this spell", 603.6)."""
    abilities = tuple(
        ability
        for ability in sort(game.view.values(subject).abilities).triggered
        if any(event.who == text.Ref("self") for event in ability.events)
    )
    if subject.kind == ABILITY:
        return []  # 113.7a: an ability on the stack has no ability of its own
    controller = game.view.controller(subject)
    return [Watcher(subject, controller, game.rules.origin(subject), abilities)] if abilities else []


def _notice(game: Game, watcher: Watcher, ability: text.Triggered, nth: int, event: Happened) -> None:
    controller = game.rules.controller_of_triggered(watcher.source, watcher.controller)
    context = Context(game, controller, watcher.source, watcher.origin, event=event)
    if event.kind == "enters" and event.object is watcher.source and not game.rules.own_entering_triggers(event.object):
        return
    if not any(matches(context, one, event) for one in ability.events):
        return
    if ability.condition is not None and not holds(context, ability.condition):
        return  # 603.4
    key = (watcher.origin, ability, nth)
    times = event.n if event.kind == "counter put" else 1  # 603.2c
    if ability.limit == "once each turn":
        if watcher.source.activations[key]:
            return
        watcher.source.activations[key] += 1
        times = min(times, 1)
    game.pending += [Pending(ability, watcher.source, controller, watcher.origin, event, nth)] * times


def matches(context: Context, event: text.Event, happened: Happened) -> bool:
    """Whether what happened is the event that a trigger condition describes."""
    if happened.kind not in KINDS.get(event.kind, (event.kind,)):
        return False
    if event.step and event.step != happened.step:
        return False
    if event.counter and event.counter != happened.counter:
        return False
    if event.zone and happened.object is not None:
        if context.game.rules.zone_cast_from(happened.object, happened.left_from) != event.zone:
            return False
    if event.by is not None:
        player = happened.player
        if player is None or not context.is_player(event.by, player):
            return False
    if happened.kind == "enters" and happened.object is not None:
        context = evolve(context, view=context.game.rules.seen_entering(context.game, happened.object))
    if event.who is not None and not _object_fits(context, event.who, happened.object):
        return False
    return event.what is None or _object_fits(context, event.what, happened.other)


def _object_fits(context: Context, who: text.Filter | text.Ref, subject: GameObject | None) -> bool:
    if isinstance(who, text.Ref):
        return subject in context.objects(who)
    return subject is not None and fits(context, who, subject, anywhere=True)


KINDS = {
    "enters or leaves": ("enters", "leaves"),
    "enters or dies": ("enters", "dies"),
    "enters or attacks": ("enters", "attacks"),
    "cast or copy": ("cast", "copy"),
}
"""Trigger conditions that name two events."""


def add(
    game: Game, ability: text.Triggered, source: GameObject, controller: Player, origin: int, event: Happened
) -> None:
    """An ability triggers by itself: a linked or reflexive one (603.11, 603.12)."""
    game.pending.append(Pending(ability, source, controller, origin, event))


def item_for(game: Game, pending: Pending) -> GameObject:
    """The triggered ability as an object on the stack (405.4, 603.3)."""
    values = game.rules.ability_on_stack(pending.ability, pending.source)
    label, you = pending.source.label, pending.controller
    item = GameObject(label, ABILITY, you, values, STACK, you, None, game.tick())
    item.ability = pending.ability
    item.source = pending.source
    item.event = pending.event
    item.origin = pending.origin
    item.nth = pending.nth
    return item
