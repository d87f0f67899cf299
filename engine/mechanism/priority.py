"""What happens before a player gets priority: state-based actions, then triggered abilities onto the stack (117.5).

Rules for this file: again and again, until there is nothing to do.
"""

from __future__ import annotations

from engine.mechanism.activating import announce_triggered
from engine.mechanism.combat import check_combat, notice_controllers
from engine.mechanism.game import Game
from engine.mechanism.objects import Player
from engine.mechanism.state_based import perform
from engine.mechanism.staticcopies import keep_up
from engine.mechanism.triggers import Pending


def settle(game: Game) -> None:
    """State-based actions, then triggered abilities onto the stack, until there is nothing to do (117.5)."""
    while True:
        keep_up(game)
        notice_controllers(game)
        check_combat(game)
        if perform(game):
            continue
        if not put_on_stack(game):
            return


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
    """Which goes first, by its source; abilities that can't be told apart need no choice."""
    alike = {(pending.ability, pending.source) for pending in mine}
    if len(alike) == 1:
        return mine[0]
    options = [(pending.source.label, pending) for pending in mine]
    return game.choices.pick(player.name, "the triggered ability that goes on the stack first, by its source", options)
