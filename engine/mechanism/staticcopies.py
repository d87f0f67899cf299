"""Copy effects of static abilities ("creatures you control are copies of ..."), lasting as those do (611.3a).

They are worked out as the effects of any layer are, from the start (613.1): whether the
ability is there, whether its condition holds and what it affects is judged on copiable
values without what the effect itself does; so it may take its own ability away and goes on
applying (613.6).  One that depends on another waits for that (613.8).

Rules for this file: what is copied is taken when the effect first starts to apply (707.2c).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache

from attrs import evolve, frozen

from engine.mechanism import triggers
from engine.mechanism.abilities import sort
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.copying import become_copy, copy_effect, tell_becoming
from engine.mechanism.dating import date
from engine.mechanism.depending import first
from engine.mechanism.errors import Unknown
from engine.mechanism.game import Game
from engine.mechanism.layers import COPIABLE, View
from engine.mechanism.meaning import objects
from engine.mechanism.objects import CopyEffect, GameObject, Player, StaticCopy
from engine.text import abilities as text

ENDLESS = 100
"""More rounds than this are a loop that nobody can end (732.4)."""


@frozen(eq=False)
class Plan:
    """What one source's static copy effects would do now."""

    source: GameObject
    context: Context
    date: int
    wanted: dict[tuple[StaticCopy, GameObject], GameObject]
    """For each effect and object that it affects: what that is a copy of."""


def keep_up(game: Game) -> None:
    """Begin what has come to apply, end what no longer does."""
    for _ in range(ENDLESS):
        if not _round(game):
            return
    raise Unknown("the copy effects of static abilities never settle: each of them makes another one begin or end")


def _round(game: Game) -> bool:
    """Every source in its turn; whether anything changed."""
    before = _applying(game)
    waiting = [one for one in game.battlefield if _could_copy(game, one)]
    _end(game, [one for one in _bound(game) if one not in waiting], {})
    last = 0
    while waiting:
        plan = _next(game, waiting, last)
        waiting.remove(plan.source)
        _end(game, [plan.source], plan.wanted)
        _begin(game, plan)
        _put_last(game, plan)
        last = plan.date
    return _applying(game) != before


def _applying(game: Game) -> list[list[CopyEffect]]:
    """The copy effects on each permanent."""
    return [[*subject.copies] for subject in game.battlefield]


def _could_copy(game: Game, source: GameObject) -> bool:
    """Whether the object has a static copy effect, or would have one if none applied to it."""
    if static_copies(sort(game.rules.copiable_values(game, source).abilities).static):
        return True
    bound = [one.static.source for one in source.copies if one.static is not None]
    if not bound:
        return False
    with _without(game, bound):
        return bool(static_copies(sort(game.rules.copiable_values(game, source).abilities).static))


def _bound(game: Game) -> list[GameObject]:
    """The sources of the static copy effects that apply."""
    return [one.static.source for subject in game.battlefield for one in subject.copies if one.static is not None]


@cache
def static_copies(statics: tuple[text.Static, ...]) -> tuple[tuple[text.Static, int, text.BecomeCopy], ...]:
    """The copy effects among the effects of static abilities."""
    return tuple(
        (static, index, effect)
        for static in statics
        for index, effect in enumerate(static.effects)
        if isinstance(effect, text.BecomeCopy)
    )


class _LayerOne(View):
    """How things look after layer 1, under the players who control them."""

    def __init__(self, game: Game, now: View) -> None:
        super().__init__(game, look=COPIABLE)
        self._now = now

    def controller(self, subject: GameObject) -> Player:
        return self._now.controller(subject)


@contextmanager
def _without(game: Game, sources: Sequence[GameObject]) -> Iterator[None]:
    """Suppose that the static copy effects of these sources didn't apply to anything."""
    before = [
        (subject, subject.copies, subject.known_copiable)
        for subject in game.battlefield
        if any(one.static is not None and one.static.source in sources for one in subject.copies)
    ]
    for subject, copies, _ in before:
        subject.copies = [one for one in copies if one.static is None or one.static.source not in sources]
        subject.known_copiable = None
    try:
        yield
    finally:
        for subject, copies, known in before:
            subject.copies, subject.known_copiable = copies, known


def _next(game: Game, waiting: list[GameObject], last: int) -> Plan:
    """The oldest that waits for no other, but for loops (613.8b); one that has waited is as late as the `last` one."""
    now = game.view
    with _without(game, waiting):
        plans = [_plan(game, source, now, last) for source in sorted(waiting, key=date)]
        for_these = {plan: [one for one in plans if _depends(game, plan, one, now)] for plan in plans}
    return plans[first(plans, lambda plan, other: other in for_these[plan])]


def _depends(game: Game, plan: Plan, other: Plan, now: View) -> bool:
    """Whether the other would change the source, what is copied, or whether and what this one affects (613.8a)."""
    needed = {plan.source, *plan.wanted.values()}
    if any(subject in needed for _, subject in other.wanted):
        return True
    with _supposing(other):
        return _plan(game, plan.source, now, plan.date).wanted != plan.wanted


@contextmanager
def _supposing(plan: Plan) -> Iterator[None]:
    """Suppose that these copy effects applied."""
    made = [(subject, _made(plan, static, subject)) for static, subject in plan.wanted]
    before = [(subject, subject.copies, subject.known_copiable) for subject, _ in made]
    for subject, effect in made:
        subject.copies = [*subject.copies, effect]
        subject.known_copiable = None
    try:
        yield
    finally:
        for subject, copies, known in reversed(before):
            subject.copies, subject.known_copiable = copies, known


def _plan(game: Game, source: GameObject, now: View, last: int) -> Plan:
    context = Context(game, now.controller(source), source, game.rules.origin(source), view=_LayerOne(game, now))
    wanted: dict[tuple[StaticCopy, GameObject], GameObject] = {}
    for static, index, effect in static_copies(sort(game.rules.copiable_values(game, source).abilities).static):
        if static.condition is not None and not holds(context, static.condition):
            continue
        for original in objects(context, effect.copy.source)[:1]:
            for subject in objects(context, effect.who):
                wanted[StaticCopy(source, static, index), subject] = original
    return Plan(source, context, max(date(source), last), wanted)


def _end(game: Game, sources: list[GameObject], wanted: dict[tuple[StaticCopy, GameObject], GameObject]) -> None:
    """End the copy effects of these sources that don't apply any more."""
    for subject in game.battlefield:
        kept = [
            one
            for one in subject.copies
            if one.static is None
            or one.static.source not in sources
            or (one.static, subject) in wanted
            or not game.rules.copy_effect_ends(one)
        ]
        if len(kept) != len(subject.copies):
            subject.copies = kept
            game.changed(subject)


def _begin(game: Game, plan: Plan) -> None:
    """Begin those that have come to apply, all at once."""
    before = triggers.watchers(game)
    begun = [
        (subject, _made(plan, static, subject))
        for static, subject in plan.wanted
        if all(one.static != static for one in subject.copies)
    ]
    for subject, made in begun:
        become_copy(game, subject, made)
    tell_becoming(game, [subject for subject, _ in begun], before)


def _put_last(game: Game, plan: Plan) -> None:
    """Those that apply come after all that was applied before them this time, whenever they began (613.8c)."""
    for static, subject in plan.wanted:
        [applying] = [one for one in subject.copies if one.static == static]
        subject.copies.remove(applying)
        become_copy(game, subject, applying if applying.dated == plan.date else evolve(applying, dated=plan.date))


def _made(plan: Plan, static: StaticCopy, subject: GameObject) -> CopyEffect:
    """The copy effect, with the values as they are now."""
    effect = static.ability.effects[static.index]
    assert isinstance(effect, text.BecomeCopy)
    original = plan.wanted[static, subject]
    made, _ = copy_effect(plan.context, subject, original, effect.copy, static.ability, static=static)
    return made
