"""Objects changing zones (400), and leaving the battlefield.

Rules for this file: an object that moves becomes a new object (400.7), the old
one keeps how it last was (608.2h); things that move at the same time are seen
to leave at the same time (603.10).
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.mechanism import triggers
from engine.mechanism.departing import remember, take_away
from engine.mechanism.entering import Arrival, enter
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.objects import (
    ABILITY,
    BATTLEFIELD,
    CARD,
    EXILE,
    GONE,
    GRAVEYARD,
    HAND,
    GameObject,
    Player,
)


def successor(game: Game, subject: GameObject, zone: str) -> GameObject:
    """The new object that the old one becomes (400.7), not yet placed."""
    new = GameObject(
        subject.label, subject.kind, subject.owner, game.rules.values_in_new_zone(subject), zone, subject.owner,
        subject.card, game.tick(),
    )  # fmt: skip
    subject.became = new
    return new


def move_all(game: Game, subjects: Sequence[GameObject], zone: str, *, top: bool = True) -> list[GameObject]:
    """The objects go to their owners' hand, graveyard, library or to exile, all at once; the new objects."""
    subjects = [one for one in subjects if one.zone != GONE and not game.rules.stays_gone(one)]
    if not subjects:
        return []
    before = triggers.watchers(game)
    for subject in subjects:
        remember(game, subject)
    moved, events = [], []
    for subject in subjects:
        left_from = subject.zone
        take_away(game, subject)
        if subject.kind == ABILITY:
            continue
        new = successor(game, subject, zone)
        game.place(new, zone, top=top)
        moved.append(new)
        events += _departure(subject, new, left_from, zone)
    game.changed()
    triggers.announce(game, events, before)
    give_back(game, subjects)
    return moved


def give_back(game: Game, gone: Sequence[GameObject]) -> None:
    """Cards exiled until an object left the battlefield return at once, under their owners' control (610.3)."""
    arrivals = []
    for card in [card for one in gone for card in one.held if card.zone == EXILE]:
        arrivals.append(Arrival(successor(game, card, GONE), card.owner, card))
    if arrivals:
        enter(game, arrivals)


def _departure(old: GameObject, new: GameObject, left_from: str, zone: str) -> list[Happened]:
    events = []
    assert old.last is not None
    if left_from == BATTLEFIELD:
        events.append(Happened("leaves", old, old.last.controller, left_from=left_from))
        if zone == GRAVEYARD:
            events.append(Happened("dies", old, old.last.controller, left_from=left_from))
    if zone == GRAVEYARD and old.kind == CARD:
        events.append(Happened("put into graveyard", new, old.owner, left_from=left_from))
    if zone == EXILE:
        events.append(Happened("exiled", new, old.owner, left_from=left_from))
    return events


def leave_stack(game: Game, item: GameObject) -> None:
    """An ability that has resolved is gone; a spell goes to its owner's graveyard (608.2n)."""
    if item.zone == GONE:
        return
    if item.kind == ABILITY:
        take_away(game, item)
    else:
        move_all(game, [item], GRAVEYARD)


def draw(game: Game, player: Player, n: int) -> int:
    """The player draws n cards (121.1); how many there were."""
    drawn = 0
    for _ in range(n):
        card = game.draw_card(player)
        if card is None:
            player.drew_from_empty = True  # 104.3c: they lose when state-based actions are checked
            break
        new = successor(game, card, HAND)
        card.zone = GONE
        player.hand.append(new)
        drawn += 1
        game.changed()
        triggers.announce(game, [Happened("draw", None, player)])
    return drawn


def mill(game: Game, player: Player, n: int) -> list[GameObject]:
    """The player puts n cards from the top of their library into their graveyard (701.17)."""
    cards = [card for card in (game.draw_card(player) for _ in range(n)) if card is not None]
    player.library[:0] = cards  # until they move, all at once
    return move_all(game, cards, GRAVEYARD)


def cease(game: Game, subject: GameObject) -> None:
    """The object ceases to exist; nobody sees it leave."""
    remember(game, subject)
    take_away(game, subject)
