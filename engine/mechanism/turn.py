"""The turn: its steps in order, and what happens by itself in each (500 to 514).

Rules for this file: mana empties from pools as a step ends (106.4); what
triggers on the way resolves before the game goes on.  Where two combat damage
steps follow each other, both go by that name, and so do two cleanup steps.
"""

from __future__ import annotations

from engine.mechanism import combat, moving, triggers
from engine.mechanism.choices import listed
from engine.mechanism.copying import end_copies
from engine.mechanism.errors import Unknown
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.objects import Player
from engine.mechanism.priority import settle
from engine.mechanism.resolving import resolve_top
from engine.mechanism.tapping import set_tapped

STEPS = (
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
)


ENDLESS = 1000
"""More objects than this don't resolve in one go: it is a loop that nobody can end (732.4)."""


def advance(game: Game, step: str, player: Player | None = None) -> None:
    """Everything on the stack resolves, and the game goes on to the next such step."""
    if step not in STEPS:
        raise Unknown(f"there is no step {step!r}; steps are {listed(STEPS)}")
    resolve_all(game)
    for _ in range(len(STEPS) * (len(game.players) + 1)):
        _next_step(game)
        if game.step == "untap":
            continue  # 502.4: nobody gets priority, so what has triggered waits
        if settle(game) and game.step == "cleanup":
            game.cleans_up_again = True  # 514.3a
        if game.step == step and (player is None or game.active is player):
            return
        resolve_all(game)
    raise Unknown(f"there is no {step} step of {player}'s to go on to")


def is_over(game: Game, step: str) -> bool:
    """Whether the step of this turn lies behind."""
    return STEPS.index(game.step) > STEPS.index(step)


def resolve_all(game: Game) -> None:
    """Everything on the stack resolves, from the top."""
    settle(game)
    for _ in range(ENDLESS):
        if not game.stack:
            return
        resolve_top(game)
        settle(game)
    raise Unknown(
        f"the stack never empties: after {ENDLESS} objects have resolved there is still {game.stack[-1]} on it"
    )


def _next_step(game: Game) -> None:
    for player in game.players:
        player.pool.clear()
    if game.step == "end of combat":
        combat.end_combat(game)
        _end(game, "end of combat")
    if game.step == "combat damage" and game.struck_first is not None:
        combat.deal_second(game)  # 510.4: a second such step comes before the end of combat
        return
    if game.cleans_up_again:
        _begin(game)
        return
    index = STEPS.index(game.step) + 1
    if index == len(STEPS):
        _next_turn(game)
        index = 0
    game.step = STEPS[index]
    game.changed()
    _begin(game)


def _next_turn(game: Game) -> None:
    """It is the turn of the next player who is still in the game.

    What lasts until a turn of one who has left ends where that turn would have begun (800.4m).
    """
    game.turn += 1
    for subject in game.battlefield:
        subject.activations.clear()
        subject.resolutions.clear()
    for player in game.players:
        player.lands_played = 0
    seat = game.players.index(game.active) + 1
    for player in game.players[seat:] + game.players[:seat]:
        _end(game, "your next turn", player)
        if player.in_game:
            game.active = player
            return
    raise Unknown("nobody is left in the game")


def _begin(game: Game) -> None:
    """The turn-based actions of the step (703.4), and "at the beginning of" triggers."""
    active = game.active
    match game.step:
        case "untap":
            kept = [one for restriction in game.restrictions("doesn't untap") for one in restriction.affected or ()]
            mine = [one for one in game.battlefield if game.view.controller(one) is active]
            for subject in mine:
                subject.sick = False
            set_tapped(game, [subject for subject in mine if subject not in kept], False)
            return
        case "draw":
            moving.draw(game, active, 1)
        case "combat damage":
            combat.deal_first(game)
            return
        case "cleanup":
            _clean_up(game)
            return
    triggers.announce(game, [Happened("step", None, active, step=game.step)])


def _clean_up(game: Game) -> None:
    """Hand size (514.1), then damage goes and "until end of turn" ends, at once (514.2)."""
    active = game.active
    game.cleans_up_again = False
    over = len(active.hand) - 7
    if over > 0:
        options = [(card.label, card) for card in active.hand]
        cards = game.choices.pick_some(active.name, f"{over} card(s) to discard", options, over, over)
        moving.move_all(game, cards, "graveyard")
        triggers.announce(game, [Happened("discard", None, active) for _ in cards])
    for subject in game.battlefield:
        subject.damage = 0
        subject.shields = 0
        subject.deathtouched = False
    _end(game, "end of turn")


def _end(game: Game, until: str, player: Player | None = None) -> None:
    """Effects that last until then end; copy effects among them."""
    game.effects = [
        effect
        for effect in game.effects
        if effect.until != until or (player is not None and effect.context.you is not player)
    ]
    for subject in game.battlefield:
        end_copies(game, subject, until, player)
    game.changed()
