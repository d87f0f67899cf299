"""Copy effects of static abilities ("enchanted creature is a copy of ..."), which last as long as the ability (611.3a).

Rules for this file: what is copied is taken when the effect first starts to apply (707.2c).
"""

from __future__ import annotations

from engine.mechanism import triggers
from engine.mechanism.abilities import sort
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.copying import become_copy, copy_effect, tell_becoming
from engine.mechanism.game import Game
from engine.mechanism.meaning import objects
from engine.mechanism.objects import BATTLEFIELD, GameObject
from engine.text import abilities as text

Key = tuple[GameObject, text.Static, int]
"""A copy effect of a static ability: its source, the ability, and which of its effects."""


def keep_up(game: Game) -> bool:
    """Begin what has come to apply, end what no longer does; whether anything changed."""
    wanted = {(key, subject): original for key, subject, original in _applying(game)}
    done = False
    for subject in game.battlefield:
        kept = [
            one
            for one in subject.copies
            if one.static is None or (one.static, subject) in wanted or not game.rules.copy_effect_ends(one)
        ]
        if len(kept) != len(subject.copies):
            subject.copies = kept
            game.changed(subject)
            done = True
    for (key, subject), original in wanted.items():
        if any(one.static == key for one in subject.copies):
            continue
        source, static, index = key
        effect = static.effects[index]
        assert isinstance(effect, text.BecomeCopy)
        context = Context(game, game.view.controller(source), source, game.rules.origin(source))
        before = triggers.watchers(game)
        made, _ = copy_effect(context, subject, original, effect.copy, static, static=key)
        become_copy(game, subject, made)
        tell_becoming(game, [subject], before)
        done = True
    return done


def _applying(game: Game) -> list[tuple[Key, GameObject, GameObject]]:
    """Each static copy effect there is now, with an object that it affects and what that object is a copy of."""
    found: list[tuple[Key, GameObject, GameObject]] = []
    for source in game.battlefield:
        for static in sort(game.view.values(source).abilities).static:
            context = Context(game, game.view.controller(source), source, game.rules.origin(source))
            if static.condition is not None and not holds(context, static.condition):
                continue
            for index, effect in enumerate(static.effects):
                if isinstance(effect, text.BecomeCopy):
                    originals = objects(context, effect.copy.source)
                    found += [
                        ((source, static, index), subject, originals[0])
                        for subject in objects(context, effect.who)
                        if originals and subject.zone == BATTLEFIELD and subject is not originals[0]
                    ]
    return found
