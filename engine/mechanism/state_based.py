"""State-based actions (704), and players leaving the game (800.4).

Rules for this file: all that apply are performed at once, again and again until
none applies (704.3).
"""

from __future__ import annotations

from engine.mechanism import moving, triggers
from engine.mechanism.abilities import sort
from engine.mechanism.combat import remove_from_combat
from engine.mechanism.departing import remember, take_away
from engine.mechanism.enchanting import AURA, is_attached
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.objects import EXILE, GRAVEYARD, HAND, LIBRARY, GameObject, Player
from engine.mechanism.tapping import set_tapped
from engine.text.abilities import SetController
from engine.text.words import CREATURE, PLANESWALKER, SUPERTYPES

WORLD = SUPERTYPES["world"]


def perform(game: Game) -> bool:
    """Perform the state-based actions that apply now; whether there were any."""
    done = _players(game)
    done |= _abandoned(game)
    done |= _ceasing(game)
    dying, destroyed = [], []
    for subject in game.battlefield:
        values = game.view.values(subject)
        if CREATURE in values.types and values.toughness is not None:
            if values.toughness <= 0:
                dying.append(subject)  # 704.5f
            elif subject.damage >= values.toughness or (subject.deathtouched and subject.damage):
                destroyed.append(subject)  # 704.5g, h
        if PLANESWALKER in values.types and not subject.counters["loyalty"]:
            dying.append(subject)  # 704.5i
        if subject.attached is not None and (AURA not in values.subtypes or CREATURE in values.types):
            subject.attached = None  # 704.5p
            game.changed()
        if AURA in values.subtypes and CREATURE not in values.types and not is_attached(game, subject):
            dying.append(subject)  # 704.5m
    destroyed = [one for one in destroyed if not _indestructible(game, one) and not _regenerated(game, one)]
    for group in game.rules.same_legends(game):
        dying += _legend_rule(game, group)
    dying += _older_worlds(game)
    for subject in game.battlefield:
        subject.deathtouched = False  # 704.5h looks back to the last check only
    if dying or destroyed:
        moving.move_all(game, list(dict.fromkeys([*dying, *destroyed])), GRAVEYARD)
        done = True
    return _counters(game) or done


def destroy(game: Game, subjects: list[GameObject]) -> bool:
    """Permanents are destroyed (701.8), all at once."""
    found = [one for one in subjects if not _indestructible(game, one) and not _regenerated(game, one)]
    return bool(moving.move_all(game, found, GRAVEYARD))


def _regenerated(game: Game, subject: GameObject) -> bool:
    """A regeneration shield is used up instead (701.19a): it is tapped, healed, and out of combat."""
    if not subject.shields:
        return False
    subject.shields -= 1
    subject.damage = 0
    subject.deathtouched = False
    set_tapped(game, [subject], True)
    remove_from_combat(game, subject)
    return True


def _indestructible(game: Game, subject: GameObject) -> bool:
    return "indestructible" in sort(game.view.values(subject).abilities).names


def _older_worlds(game: Game) -> list[GameObject]:
    """The permanent that has been world for the shortest time stays; none, if several have been so as long (704.5k)."""
    now = game.tick()
    worlds = []
    for subject in game.battlefield:
        if WORLD in game.view.values(subject).supertypes:
            subject.world_since = subject.world_since or now
            worlds.append(subject)
        else:
            subject.world_since = 0
    latest = max((one.world_since for one in worlds), default=0)
    newest = [one for one in worlds if one.world_since == latest]
    return [one for one in worlds if one not in newest or len(newest) > 1]


def _legend_rule(game: Game, group: list[GameObject]) -> list[GameObject]:
    """The controller keeps one; the others go to their owners' graveyards (704.5j)."""
    if not game.rules.one_legend_stays():
        return group
    controller = game.view.controller(group[0])
    options = [(one.label, one) for one in group]
    kept = game.choices.pick(controller.name, "the legendary permanent to keep", options)
    return [one for one in group if one is not kept]


def _counters(game: Game) -> bool:
    """A +1/+1 and a -1/-1 counter on one permanent go together (704.5q)."""
    done = False
    for subject in game.battlefield:
        n = min(subject.counters["+1/+1"], subject.counters["-1/-1"]) if subject.counters else 0
        if n:
            subject.counters["+1/+1"] -= n
            subject.counters["-1/-1"] -= n
            subject.counters = +subject.counters
            game.changed()
            done = True
    return done


def _ceasing(game: Game) -> bool:
    """Tokens off the battlefield, and copies where they can't be, cease to exist (704.5d, e)."""
    rules = game.rules
    gone = [
        one
        for player in game.players
        for cards in (player.hand, player.graveyard, player.library, player.exile)
        for one in cards
        if rules.token_ceases(one) or rules.copy_ceases(one)
    ]
    gone += [one for one in game.battlefield if rules.copy_ceases(one)]
    for one in gone:
        moving.cease(game, one)
    return bool(gone)


def _players(game: Game) -> bool:
    """A player without life, or who drew from an empty library, loses (704.5a, b)."""
    losing = [player for player in game.in_turn_order() if player.life <= 0 or player.drew_from_empty]
    for player in losing:
        leave_game(game, player)
    return bool(losing)


def _abandoned(game: Game) -> bool:
    """What a player who has left would control is exiled (800.4a), also when it would fall to them later (800.4c)."""
    if all(player.in_game for player in game.players):
        return False
    found = [one for one in [*game.battlefield, *game.stack] if not game.view.controller(one).in_game]
    return bool(moving.move_all(game, found, EXILE))


def leave_game(game: Game, player: Player) -> None:
    """The player leaves: what they own leaves too, what they control ends or is exiled (800.4a)."""
    player.in_game = False
    before = triggers.watchers(game)
    owned = [one for one in [*game.battlefield, *game.stack] if one.owner is player]
    owned += [one for zone in (HAND, GRAVEYARD, LIBRARY, EXILE) for one in player.cards(zone)]
    for one in owned:
        remember(game, one)
    events = [
        Happened("leaves", one, one.last.controller)
        for one in owned
        if one.last is not None and one.last.zone == "battlefield"
    ]
    for one in owned:
        take_away(game, one)
    game.effects = [
        effect
        for effect in game.effects
        if not any(
            isinstance(one, SetController) and effect.context.is_player(one.player, player) for one in effect.changes
        )
    ]
    game.changed()
    for one in [one for one in game.stack if game.view.controller(one) is player]:
        if one.kind in ("ability", "copy of a spell"):
            moving.cease(game, one)
    _abandoned(game)
    triggers.announce(game, events, before)
    moving.give_back(game, owned)
