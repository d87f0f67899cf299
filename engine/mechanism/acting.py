"""What is done to objects when an instruction says so: destroy, tap, flip, counter and the like.

Rules for this file: a verb is one function in the table; it says whether anything was done.
"""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from engine.mechanism import copying, moving, triggers
from engine.mechanism.abilities import sort
from engine.mechanism.combat import remove_from_combat
from engine.mechanism.context import Context
from engine.mechanism.damage import deal
from engine.mechanism.entering import turn_face_up
from engine.mechanism.events import Happened
from engine.mechanism.meaning import player_list, present
from engine.mechanism.objects import ABILITY, GameObject, Player
from engine.mechanism.state_based import destroy
from engine.mechanism.tapping import set_tapped
from engine.text import abilities as text
from engine.text.words import CREATURE


def act(context: Context, effect: text.Act) -> bool:
    """Objects are destroyed, sacrificed, tapped, flipped, turned, countered."""
    if effect.verb == "sacrifice" and isinstance(effect.what, text.Choose):
        found: list[GameObject] = []
        for player in _sacrificing(context, effect):
            found += present(evolve(context, you=player, doer=None), of_their_own(effect.what))
        context.chosen = found
    else:
        found = present(context, effect.what)
    if not found:
        return False
    return ACTING[effect.verb](context, found, effect)


def _destroy(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    return destroy(context.game, found)


def of_their_own(what: text.Choose) -> text.Choose:
    """What a player chooses to sacrifice is something that they control (701.21a)."""

    def mine(description: text.Filter) -> text.Filter:
        return evolve(description, controller=description.controller or text.Player("you"))

    return evolve(what, filter=mine(what.filter), filters=tuple(mine(one) for one in what.filters))


def _sacrificing(context: Context, effect: text.Act) -> list[Player]:
    return [context.doer or context.you] if effect.by is None else player_list(context, effect.by)


def _sacrifice(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    game = context.game
    sacrificing = _sacrificing(context, effect)
    mine = [one for one in found if context.controller(one) in sacrificing]
    if not mine:
        return False  # 701.21a: a player can't sacrifice what they don't control
    before = triggers.watchers(game)
    players = [context.controller(one) for one in mine]
    context.moved = moving.move_all(game, mine, "graveyard")
    triggers.announce(
        game, [Happened("sacrifice", one, player) for one, player in zip(mine, players, strict=True)], before
    )
    return True


def _set_tapped(tapped: bool) -> Callable[[Context, list[GameObject], text.Act], bool]:
    return lambda context, found, effect: set_tapped(context.game, found, tapped)


def _counter(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    game = context.game
    done = False
    for item in found:
        if _cant_be_countered(context, item) or not game.rules.can_be_countered(item):
            continue
        moving.leave_stack(game, item)
        triggers.announce(game, [Happened("countered", item, context.you)])
        done = True
    return done


def _cant_be_countered(context: Context, item: GameObject) -> bool:
    own = any(rule.kind == "can't be countered" for rule in sort(context.values(item).abilities).casting)
    return own or any(
        one.affected is None or item in one.affected for one in context.game.restrictions("can't be countered")
    )


def _flip(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    """A flip card is flipped and stays so (710.4); flipping another permanent does nothing."""
    game = context.game
    for one in found:
        if game.rules.underlying_values(game, one).flip is not None:
            one.flipped = True
        game.changed(one)
    return True


def _face_up(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    turned = [one for one in found if one.face_down]
    for one in turned:
        turn_face_up(context.game, one)
    return bool(turned)


def _face_down(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    game = context.game
    turned = [one for one in found if not one.face_down and one.faces is None]  # 712.16
    for one in turned:
        copying.end_copies(game, one, "turned face down")
        one.face_down = True
        one.timestamp = game.tick()  # 613.7f
        game.changed(one)
    return bool(turned)


def _fight(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    others = present(context, effect.other) if effect.other is not None else []
    if not others or any(CREATURE not in context.values(one).types for one in (found[0], others[0])):
        return False  # 701.14b
    first, second = found[0], others[0]
    powers = [max(context.values(one).power or 0, 0) for one in (first, second)]
    deal(context.game, first, [(second, powers[0])])
    deal(context.game, second, [(first, powers[1])])
    return True


def _transform(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    """A double-faced permanent turns over (701.27); it stays the same object, and a copy of what it was (712.18)."""
    game = context.game
    turned = [one for one in found if game.rules.can_transform(one) and not _has_turned_since(context, one)]
    for one in turned:
        one.back_up = not one.back_up
        one.transformed = one.timestamp = game.tick()  # 613.7g
        game.changed(one)
    return bool(turned)


def _has_turned_since(context: Context, subject: GameObject) -> bool:
    """A permanent's own ability doesn't transform it if it has transformed since that was activated (701.27f)."""
    item = context.item
    if item is None or item.kind != ABILITY or item.source is not subject or item.made_in is not None:
        return False
    return subject.transformed > item.timestamp


def _regenerate(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    """The next time it would be destroyed this turn, it isn't (701.19)."""
    for one in found:
        one.shields += 1
    return True


def _out_of_combat(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    for one in found:
        remove_from_combat(context.game, one)
    return True


ACTING: dict[str, Callable[[Context, list[GameObject], text.Act], bool]] = {
    "destroy": _destroy,
    "sacrifice": _sacrifice,
    "tap": _set_tapped(True),
    "untap": _set_tapped(False),
    "counter": _counter,
    "flip": _flip,
    "turn face up": _face_up,
    "turn face down": _face_down,
    "transform": _transform,
    "regenerate": _regenerate,
    "fight": _fight,
    "remove from combat": _out_of_combat,
}
"""What is done to objects, by verb."""
