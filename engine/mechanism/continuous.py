"""Instructions that begin continuous effects (611.2) and copy effects (707.4).

Rules for this file: objects, amounts and copied values are fixed as the effect begins.
"""

from __future__ import annotations

from typing import Any

from attrs import evolve

from engine.mechanism import copying, triggers
from engine.mechanism.changes import of_a_choice, resolved
from engine.mechanism.context import Context
from engine.mechanism.meaning import objects, present, things
from engine.mechanism.objects import BATTLEFIELD, GONE, GameObject
from engine.mechanism.running import Running
from engine.text import abilities as text
from engine.text.words import BASIC_LAND_TYPES, COLORS, Subtype


def continuous(context: Context, effect: text.Continuous) -> bool:
    """A continuous effect begins; its objects and amounts are fixed now (611.2c, 608.2h)."""
    game = context.game
    found = things(context, effect.who)
    affected = [thing for thing in found if isinstance(thing, GameObject) and thing.zone != GONE]
    if not found or never_begins(context, effect.until):
        return False
    changes: list[text.Change] = []
    for change in effect.changes:
        if isinstance(change, text.SetController):
            changes.append(change)
        elif isinstance(change, text.ReplaceWord):
            changes.append(asked_words(context, change))
        else:
            done = resolved(context, asked_land_type(context, change))
            if done is not None:
                changes.append(done)
    fixed = evolve(context, view=None, created=list(context.created), chosen=list(context.chosen))
    game.effects.append(Running(fixed, tuple(changes), game.tick(), affected, effect.until, None, effect.who))
    game.changed()
    return True


def never_begins(context: Context, until: str) -> bool:
    """What lasts until its source leaves doesn't begin if the source has left already (611.2b)."""
    return until == "leaves" and context.source.zone != BATTLEFIELD


def asked_words(context: Context, change: text.ReplaceWord) -> text.ReplaceWord:
    """The words of a text change are chosen as it resolves (612)."""
    game, you = context.game, context.you
    if change.old is not None and change.new is not None:
        return change
    options: list[tuple[str, Any]] = []
    if "color" in change.kind:
        options += [(word.name, word) for word in COLORS.values()]
    if "land" in change.kind:
        options += [(word.name, word) for word in BASIC_LAND_TYPES]
    if "creature" in change.kind:
        old, new = (
            Subtype(game.choices.free(you.name, f"the creature type to {which}", "any creature type"))
            for which in ("replace", "put in its place")
        )
        return evolve(change, old=old, new=new)
    old = game.choices.pick(you.name, f"the {change.kind} to replace", options)
    alike = [(name, word) for name, word in options if type(word) is type(old)]
    new = game.choices.pick(you.name, f"the {change.kind} to put in its place", alike)
    return evolve(change, old=old, new=new)


def asked_land_type(context: Context, change: text.Change) -> text.Change:
    """The basic land type of a player's choice is chosen as the effect begins (608.2d)."""
    if not isinstance(change, text.SetTypes) or not any(of_a_choice(word) for word in change.subtypes):
        return change
    options = [(word.name, word) for word in BASIC_LAND_TYPES]
    return evolve(change, subtypes=(context.game.choices.pick(context.you.name, "a basic land type", options),))


def become_copy(context: Context, effect: text.BecomeCopy) -> bool:
    """Objects become copies (707.4); what is copied is taken before any of them changes (707.2b)."""
    game = context.game
    originals = objects(context, effect.copy.source)
    if not originals or never_begins(context, effect.copy.until):
        return False
    original = originals[0]
    this = context.item.ability if context.item is not None else None
    before = triggers.watchers(game)
    begun = []
    for subject in present(context, effect.who):
        one = evolve(context, each=subject)
        made, _ = copying.copy_effect(one, subject, original, effect.copy, this)
        begun.append((subject, made))
    for subject, made in begun:
        copying.become_copy(game, subject, made)
    copying.tell_becoming(game, [subject for subject, _ in begun], before)
    return bool(begun)
