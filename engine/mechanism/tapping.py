"""Tapping and untapping permanents (701.26), whatever does it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.mechanism import triggers
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.objects import GameObject


def set_tapped(game: Game, subjects: Iterable[GameObject], tapped: bool) -> bool:
    """The permanents become tapped or untapped, all at once; whether any of them wasn't so already (701.26)."""
    turned = [one for one in subjects if one.tapped != tapped]
    for one in turned:
        one.tapped = tapped
    game.changed()
    kind = "tapped" if tapped else "untapped"
    triggers.announce(game, [Happened(kind, one, game.view.controller(one)) for one in turned])
    return bool(turned)
