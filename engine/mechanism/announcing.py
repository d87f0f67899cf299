"""Announcing spells and abilities (601.2a-d): what a player says, and what the spell or ability then is.

Rules for this file: everything that is decided stands in the object's decisions;
nothing here changes the game.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from attrs import define, evolve

from engine.mechanism import costs, targeting
from engine.mechanism.abilities import sort
from engine.mechanism.choices import listed
from engine.mechanism.context import Context
from engine.mechanism.errors import Forbidden
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import amount
from engine.mechanism.objects import (
    Decisions,
    GameObject,
    Player,
)
from engine.text import abilities as text
from engine.text.values import replace

MAIN_PHASES = ("precombat main", "postcombat main")


MOST = 1_000_000
"""The greatest X that is taken; no scenario needs a greater one."""


@define
class Announcement:
    """What a player announces; what isn't said is asked for if the rules ask (601.2b-d)."""

    targets: Sequence[str] | None = None
    modes: Sequence[int] = ()
    x: int | None = None
    kicked: bool = False
    alternative: str = ""
    paid_with: Sequence[str] = ()
    division: Sequence[int] = ()
    face_down: bool = False
    free: bool = False
    """Cast without paying the mana cost (118.9)."""
    during_resolution: bool = False
    """An effect that resolves has it cast: timing is no matter (608.2g)."""


@define(eq=False)
class Ready:
    """A spell or ability that is completely announced, and how it will be paid."""

    item: GameObject
    old: GameObject | None
    context: Context
    plan: costs.Plan
    what: str


def instructions(item: GameObject, context: Context) -> tuple[text.Effect, ...]:
    """What the spell or ability does, its modes having been chosen (700.2)."""
    written = bodies(item, context)
    if len(written) == 1 and not isinstance(written[0], text.Modal):
        return written[0]
    found: list[text.Effect] = []
    for body in written:
        if isinstance(body, text.Modal):
            for mode in item.decisions.modes:
                found += renumbered(body.modes[mode - 1], len(targeting.phrases(tuple(found))))
        else:
            found += body
    return tuple(found)


@cache
def renumbered(effects: tuple[text.Effect, ...], by: int) -> tuple[text.Effect, ...]:
    """The instructions of a mode, which counts its own targets from 0, as they stand behind those of other modes."""
    if not by:
        return effects

    def shift(value: object) -> object:
        if isinstance(value, text.Ref) and value.what == "target":
            return evolve(value, index=value.index + by)
        if isinstance(value, text.Player) and value.who == "target":
            return evolve(value, index=value.index + by)
        return value

    shifted = replace(effects, shift)
    assert isinstance(shifted, tuple)
    return shifted


def bodies(item: GameObject, context: Context) -> list[tuple[text.Effect, ...] | text.Modal]:
    """The instructions as they are written."""
    if item.ability is not None:
        own = context.game.rules.copiable_values(context.game, item).abilities[0]
        ability = own if isinstance(own, text.Triggered | text.Activated) else item.ability
        return [ability.effects]
    enchant = sort(context.values(item).abilities).keyword("enchant")
    if enchant is not None and isinstance(enchant.quality, text.Filter):
        return [aura_target(enchant.quality)]  # 303.4a
    spells = sort(context.values(item).abilities).spell
    return [one if isinstance(one, text.Modal) else one.effects for one in spells]


@cache
def aura_target(quality: text.Filter) -> tuple[text.Effect, ...]:
    """An Aura spell has one target: what it will enchant (303.4a, 702.5a)."""
    return (text.Act("attach", text.Target((quality,))),)


def choose_modes(item: GameObject, context: Context, given: Sequence[int], what: str) -> tuple[int, ...]:
    """The modes, given or asked for (601.2b, 700.2)."""
    for body in bodies(item, context):
        if not isinstance(body, text.Modal):
            continue
        numbers = range(1, len(body.modes) + 1)
        if given:
            if any(mode not in numbers for mode in given) or not body.least <= len(given) <= body.most:
                raise Forbidden(
                    f"{what} has {len(body.modes)} modes, of which {body.least} to {body.most} are chosen", "700.2a"
                )
            if len(set(given)) < len(given):
                raise Forbidden(f"{what} can't have one mode twice", "700.2d")
            return tuple(sorted(given))
        options = [
            (str(number), number) for number in numbers if targeting.possible(context, body.modes[number - 1])
        ]  # 700.2a, 700.2b
        if len(options) < body.least:
            raise Forbidden(f"{what} has no legal target for {body.least} of its modes", "700.2a")
        question = f"the mode of {what}, by number"
        chosen = context.game.choices.pick_some(context.you.name, question, options, body.least, body.most)
        return tuple(sorted(chosen))
    if given:
        raise Forbidden(f"{what} has no modes", "700.2a")
    return ()


def complete(ready_item: GameObject, context: Context, announced: Announcement, what: str) -> None:
    """Modes, X, kicker and targets (601.2b-d)."""
    made = ready_item.decisions
    if announced.x is not None and not 0 <= announced.x <= MOST:
        raise Forbidden(f"{announced.x} is no value for X of {what}; possible are 0 to {MOST}", "107.1b")
    made.x = announced.x
    made.kicked = announced.kicked
    made.alternative = announced.alternative
    made.modes = choose_modes(ready_item, context, announced.modes, what)
    effects = instructions(ready_item, context)
    made.targets = targeting.choose(context, effects, announced.targets, what)
    made.division = tuple(announced.division)
    divided = next((one for one in effects if isinstance(one, text.Damage) and one.divided), None)
    if divided is not None:
        _check_division(context, made, divided, what)
    elif made.division:
        raise Forbidden(f"{what} divides nothing", "601.2d")


def _check_division(context: Context, made: Decisions, divided: text.Damage, what: str) -> None:
    count = sum(len(group) for group in made.targets)
    total = amount(context, divided.n) or 0
    if not count and not made.division:
        return  # nothing is chosen to divide it among
    if not made.division and total >= count:
        question = f"how {what} divides {total} among {count} targets, at least 1 each"
        made.division = context.game.choices.shares(context.you.name, question, total, count, least=1)
    if len(made.division) != count or sum(made.division) != total or not all(n > 0 for n in made.division):
        raise Forbidden(f"{what} divides {total} among {count} targets, at least 1 each", "601.2d")


def sorcery_timing(game: Game, player: Player) -> bool:
    """Whether the player could cast a sorcery: their main phase, and an empty stack (307.1)."""
    return not why_not_sorcery_timing(game, player)


def why_not_sorcery_timing(game: Game, player: Player) -> str:
    """What is in the way of casting a sorcery."""
    if game.active is not player:
        return f"it is {game.active}'s turn"
    if game.step not in MAIN_PHASES:
        return f"it is the {game.step} step, no main phase"
    if game.stack:
        return f"the stack isn't empty ({listed(game.stack)})"
    return ""


def targeted(item: GameObject) -> list[Happened]:
    """The objects that have become targets (115.1, 603.2)."""
    things = {id(thing): thing for group in item.decisions.targets for thing in group}
    return [
        Happened("target", thing, item.base_controller, item)
        for thing in things.values()
        if isinstance(thing, GameObject)
    ]
