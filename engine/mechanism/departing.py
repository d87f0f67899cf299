"""Objects leaving the zone where they are, and how they last were (608.2h).

Rules for this file: what they become, and where, is the business of `moving` and `entering`.
"""

from __future__ import annotations

from engine.mechanism.game import Game
from engine.mechanism.objects import BATTLEFIELD, GONE, GameObject, LastKnown


def remember(game: Game, subject: GameObject) -> None:
    """Keep how the object last was."""
    view = game.view
    subject.last = LastKnown(
        subject.zone,
        view.values(subject),
        game.rules.copied_values(game, subject),
        view.controller(subject),
        dict(subject.counters),
        subject.tapped,
        subject.attacking is not None,
        any(other.attached is subject for other in game.battlefield),
        game.rules.origin(subject),
    )


def take_away(game: Game, subject: GameObject) -> None:
    """Remove the object from its zone; it is nowhere then."""
    zone = game.zone_list(subject.zone, subject.owner)
    if zone and zone[-1] is subject:
        zone.pop()  # the top of a long stack is found without looking through it
    else:
        zone.remove(subject)
    if subject.zone == BATTLEFIELD:
        game.effects = [one for one in game.effects if one.until != "leaves" or one.context.source is not subject]
        for other in game.battlefield:
            kept = [one for one in other.copies if one.until != "leaves" or one.source is not subject]
            if len(kept) < len(other.copies):
                other.copies = kept
                game.changed(other)
    subject.zone = GONE
    game.changed()
