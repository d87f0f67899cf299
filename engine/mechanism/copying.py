"""Making copy effects: the one way from "a copy of that" to copiable values, for every route of copying.

Entering as a copy, becoming one, token copies, copies of spells and abilities
and of cards to be cast all call `copy_effect`; what it gives is applied by the
rulebook (`rulebook.copying`).

Rules for this file: what is copied is taken here, once (707.2b).
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve, frozen

from engine.mechanism import triggers
from engine.mechanism.changes import resolved
from engine.mechanism.characteristics import Characteristics
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import amount
from engine.mechanism.objects import Card, CopyEffect, GameObject, Player, StaticCopy
from engine.text import abilities as text


@frozen(eq=False)
class Additional:
    """An exception that is an effect besides the copying (707.9e): it enters with counters, or tapped."""

    given: CopyEffect
    counters: tuple[str, int] | None = None
    tapped: bool = False


def copy_effect(
    context: Context,
    subject: GameObject,
    original: GameObject,
    copy: text.Copy,
    this: text.Ability | None = None,
    entering_under: Player | None = None,
    static: StaticCopy | None = None,
) -> tuple[CopyEffect, list[Additional]]:
    """The copy effect that makes the subject a copy of the original, and what it brings besides.

    `this` is the ability that "this ability" means (707.9a).  With `entering_under`, the
    subject is about to enter under that player's control.  `static` is the effect of a static ability.
    """
    game = context.game
    copied = game.rules.copied_values(game, original)
    timestamp = game.tick()
    for link, choice in game.rules.copied_choices(original).items():
        subject.choices[(timestamp, link)] = choice
    for status in game.rules.copied_status(original):
        setattr(subject, status, True)
    subject.counters.update(game.rules.copied_counters(original))
    settled, extras = _settle(context, copy.exceptions, this)
    for change in copy.exceptions:
        if isinstance(change, text.Provided):
            without = CopyEffect(copied, tuple(settled), timestamp, copy.until, context.you, context.source, static)
            if _applies(context, subject, without, change.condition, entering_under):
                more, further = _settle(context, change.changes, this)
                settled += more
                extras += further
    effect = CopyEffect(copied, tuple(settled), timestamp, copy.until, context.you, context.source, static)
    return effect, [Additional(effect, *extra) for extra in extras]


Extra = tuple[tuple[str, int] | None, bool]


def _settle(
    context: Context, changes: tuple[text.Change, ...], this: text.Ability | None
) -> tuple[list[text.Change], list[Extra]]:
    """Exceptions with amounts and "this ability" filled in, and the additional effects among them."""
    settled: list[text.Change] = []
    extras: list[Extra] = []
    for change in changes:
        match change:
            case text.Provided():
                continue
            case text.EntersWith(counters):
                extras.append(((counters.kind, amount(context, counters.n) or 0), False))
            case text.EntersTapped():
                extras.append((None, True))
            case text.GainThis():
                assert this is not None, "only an ability can give 'this ability'"
                settled.append(text.Gain(this))
            case _:
                done = resolved(context, change)
                if done is not None:
                    settled.append(done)
    return settled, extras


def _applies(
    context: Context,
    subject: GameObject,
    without: CopyEffect,
    condition: text.Condition,
    entering_under: Player | None,
) -> bool:
    """Whether a conditional exception applies: judged on the permanent as it would be without it (707.9f)."""
    game = context.game
    become_copy(game, subject, without)
    view = game.rules.judged_without_exception(game, subject, entering_under)
    judge = Context(game, context.you, subject, item=context.item, view=view, created=[subject], each=subject)
    applies = holds(judge, condition)
    subject.copies.remove(without)
    game.changed(subject)
    return applies


def become_copy(game: Game, subject: GameObject, effect: CopyEffect) -> None:
    """The copy effect begins to apply to the object. Nothing enters or leaves (707.4)."""
    subject.copies.append(effect)
    game.changed(subject)


def tell_becoming(game: Game, subjects: Sequence[GameObject], before: list[triggers.Watcher]) -> None:
    """These objects have become copies; `before` is who watched just before."""
    events = [(kind, one) for one in subjects for kind in game.rules.events_of_becoming(game, one)]
    triggers.announce(game, [Happened(kind, one, game.view.controller(one)) for kind, one in events], before)


def end_copies(game: Game, subject: GameObject, until: str, player: Player | None = None) -> None:
    """Copy effects that last until then end."""
    kept = [
        effect
        for effect in subject.copies
        if effect.until != until
        or (player is not None and effect.ends_with is not player)
        or not game.rules.copy_effect_ends(effect)
    ]
    if len(kept) != len(subject.copies):
        subject.copies = kept
        game.changed(subject)


def begin_as_copy(
    game: Game, subject: GameObject, own: Characteristics, effect: CopyEffect, original: GameObject
) -> None:
    """What comes into being as a copy, a token or a copy on the stack, has the copied values as its own.

    If it is a copy of both faces (707.8a), the exceptions are made in both, and the face is up that
    is up of the original.
    """
    shown = game.rules.with_exceptions(own, effect)
    other = game.rules.copied_other_face(original)
    if other is None:
        subject.printed = shown
        return
    hidden = game.rules.with_exceptions(own, evolve(effect, copied=other))
    front, back = (hidden, shown) if original.back_up else (shown, hidden)
    subject.printed, subject.card, subject.back_up = front, Card(front, back), original.back_up
