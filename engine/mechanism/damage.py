"""Damage (120)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.mechanism import triggers
from engine.mechanism.abilities import sort
from engine.mechanism.context import Context
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.objects import GameObject, Player, Targeted
from engine.mechanism.targeting import protects
from engine.text.words import CREATURE, PLANESWALKER


def deal(game: Game, source: GameObject, portions: Sequence[tuple[Targeted, int]], *, combat: bool = False) -> bool:
    """The source deals damage, to all at once; whether any was dealt."""
    events: list[Happened] = []
    you = source.last.controller if source.last is not None else game.view.controller(source)
    context = Context(game, you, source)
    keywords = sort(context.values(source).abilities).names
    dealt = 0
    for thing, n in portions:
        if n <= 0 or (isinstance(thing, GameObject) and not can_be_dealt(game, source, thing)):
            continue
        dealt += n
        if isinstance(thing, Player):
            thing.life -= n  # 120.3a
            events.append(Happened("lose life", None, thing, n=n))
            if combat:
                events.append(Happened("combat damage to player", source, thing, n=n))
        else:
            types = game.view.values(thing).types
            if PLANESWALKER in types:
                thing.counters["loyalty"] = max(thing.counters["loyalty"] - n, 0)  # 120.3c
            if CREATURE in types:
                thing.damage += n  # 120.3e
                thing.deathtouched |= "deathtouch" in keywords  # 702.2b
            events.append(Happened("damage", thing, you, source, n=n))
    if dealt and "lifelink" in keywords:
        you.life += dealt  # 702.15b
        events.append(Happened("gain life", None, you, n=dealt))
    game.changed()
    triggers.announce(game, events)
    return dealt > 0


def can_be_dealt(game: Game, source: GameObject, thing: GameObject) -> bool:
    """Creatures and planeswalkers are (120.1a), if they have no protection from the source."""
    types = game.view.values(thing).types
    return (CREATURE in types or PLANESWALKER in types) and not protected(game, source, thing)


def protected(game: Game, source: GameObject, thing: GameObject) -> bool:
    """Damage from what it is protected from is prevented (702.16e)."""
    context = Context(game, game.view.controller(thing), thing)
    keywords = sort(game.view.values(thing).abilities).keywords
    return any(protects(context, keyword, source) for keyword in keywords if keyword.name == "protection")
