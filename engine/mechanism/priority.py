"""What happens before a player gets priority: state-based actions, then triggered abilities onto the stack (117.5).

Rules for this file: again and again, until there is nothing to do.
"""

from __future__ import annotations

from collections import Counter

from engine.mechanism.activating import announce_triggered
from engine.mechanism.combat import check_combat, notice_controllers
from engine.mechanism.game import Game
from engine.mechanism.objects import Player
from engine.mechanism.state_based import perform
from engine.mechanism.staticcopies import keep_up
from engine.mechanism.triggers import Pending
from engine.text.abilities import Ref
from engine.text.reader import say
from engine.text.values import parts


def settle(game: Game) -> bool:
    """State-based actions, then triggered abilities onto the stack, until there is nothing to do (117.5).

    Whether there was anything.
    """
    done = False
    while True:
        keep_up(game)
        notice_controllers(game)
        check_combat(game)
        if not perform(game) and not put_on_stack(game):
            return done
        done = True


def put_on_stack(game: Game) -> bool:
    """Put what has triggered onto the stack, the active player's abilities first (603.3b); whether there was any."""
    if not game.pending:
        return False
    waiting, game.pending = game.pending, []
    for player in game.in_turn_order():
        mine = [pending for pending in waiting if pending.controller is player]
        while mine:
            pending = _next(game, player, mine)
            mine.remove(pending)
            announce_triggered(game, pending)
    return True


def _next(game: Game, player: Player, mine: list[Pending]) -> Pending:
    """Which goes first; abilities that can't be told apart need no choice.

    One goes by its source, by its text if the source has several, and by what it triggered for
    if that alone tells it apart.
    """
    different = list({_what_matters(pending): pending for pending in reversed(mine)}.values())[::-1]
    sources = Counter(pending.source.label for pending in different)
    texts = Counter((pending.source.label, pending.ability) for pending in different)

    def name(pending: Pending) -> str:
        if sources[pending.source.label] == 1:
            return pending.source.label
        if texts[pending.source.label, pending.ability] == 1:
            return say(pending.ability)
        return pending.source.label if pending.event.object is None else pending.event.object.label

    options = [(name(pending), pending) for pending in different]
    question = "the triggered ability that goes on the stack first, by its source, its text or what it triggered for"
    return game.choices.pick(player.name, question, options, forced=True)


def _what_matters(pending: Pending) -> tuple[object, ...]:
    """What tells the ability from another: what it triggered for only if it speaks of that."""
    speaks_of_it = Ref("event") in parts(pending.ability.effects)
    return pending.ability, pending.source, pending.event.object if speaks_of_it else None
