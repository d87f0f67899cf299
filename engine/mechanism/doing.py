"""What players do when an instruction says so: draw, discard, gain life and the like.

Rules for this file: a verb is one function in the table; it says whether anything was done.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from engine.mechanism import moving, triggers
from engine.mechanism.characteristics import BLANK
from engine.mechanism.context import Context
from engine.mechanism.events import Happened
from engine.mechanism.meaning import how_many, player_list
from engine.mechanism.objects import LIBRARY, Player
from engine.mechanism.state_based import leave_game
from engine.text import abilities as text


def does(context: Context, effect: text.Does) -> bool:
    """A player draws, discards, mills, gains or loses life, scries, loses."""
    done = False
    for player in player_list(context, effect.who):
        n = how_many(evolve(context, this_player=player), effect.n)
        done |= DOING[effect.verb](context, player, n, effect)
    return done


def _discard(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    game = context.game
    options = [(card.label, card) for card in player.hand]
    cards = game.choices.pick_some(player.name, f"{n} card(s) to discard", options, n, n)
    moving.move_all(game, cards, "graveyard")
    triggers.announce(game, [Happened("discard", None, player) for _ in cards])
    return bool(cards)


def _life(sign: int) -> Callable[[Context, Player, int, text.Does], bool]:
    def change(context: Context, player: Player, n: int, effect: text.Does) -> bool:
        if n <= 0:
            return False
        player.life += sign * n
        context.game.changed()
        kind = "gain life" if sign > 0 else "lose life"
        triggers.announce(context.game, [Happened(kind, None, player, n=n)])
        return True

    return change


def _scry(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    """Named cards of the library can be put on the bottom; blank ones are all alike (701.22a)."""
    options = [(card.label, card) for card in player.library[:n] if card.printed is not BLANK]
    for card in context.game.choices.pick_some(player.name, "cards to put on the bottom", options, 0, len(options)):
        player.library.remove(card)
        context.game.place(card, LIBRARY, top=False)
    return n > 0


def _mill(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    context.moved = moving.mill(context.game, player, n)
    return bool(context.moved)


def _lose(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    leave_game(context.game, player)
    return True


DOING: dict[str, Callable[[Context, Player, int, text.Does], bool]] = {
    "draw": lambda context, player, n, effect: moving.draw(context.game, player, n) > 0,
    "discard": _discard,
    "mill": _mill,
    "scry": _scry,
    "gain life": _life(+1),
    "lose life": _life(-1),
    "lose": _lose,
}
"""What players do, by verb."""
