"""Whether an object or player fits a description, and how much an amount is.

Rules for this file: looking only; what depends on an undefined choice fits
nothing (607.5a) and is no amount.
"""

from __future__ import annotations

import operator

from engine.mechanism.abilities import sort
from engine.mechanism.context import Context
from engine.mechanism.mana import mana_value
from engine.mechanism.objects import ABILITY, BATTLEFIELD, STACK, GameObject, Player, Targeted
from engine.text import abilities as text
from engine.text.abilities import Filter
from engine.text.words import CREATURE, PERMANENT_TYPES, PLANESWALKER, Color, Subtype, Word

COMPARE = {
    "=": operator.eq,
    "<": operator.lt,
    ">": operator.gt,
    "<=": operator.le,
    ">=": operator.ge,
}


def fits(context: Context, description: Filter, thing: Targeted, *, anywhere: bool = False) -> bool:
    """Whether the thing fits. With `anywhere`, its zone isn't looked at (it may have left it)."""
    if isinstance(thing, Player):
        return (description.noun == "opponent" and thing is not context.you) or (
            description.noun in ("player", "any target")
            and (description.controller is None or context.is_player(description.controller, thing))
        )
    if not (anywhere or _in_place(description, thing)):
        return False
    return (
        _noun_fits(context, description, thing)
        and _words_fit(context, description, thing)
        and (_relations_fit(context, description, thing) and _numbers_fit(context, description, thing))
    )


def _in_place(description: Filter, thing: GameObject) -> bool:
    match description.noun:
        case "permanent" | "any target":
            return thing.zone == BATTLEFIELD
        case "spell" | "ability" | "activated ability" | "triggered ability":
            return thing.zone == STACK
        case "card":
            return thing.zone == description.zone if description.zone else thing.zone != ""
        case _:
            return thing.zone != ""


def _noun_fits(context: Context, description: Filter, thing: GameObject) -> bool:
    match description.noun:
        case "spell":
            return context.game.rules.is_spell(thing)
        case "ability":
            return thing.kind == ABILITY
        case "activated ability":
            return thing.kind == ABILITY and isinstance(thing.ability, text.Activated)
        case "triggered ability":
            return thing.kind == ABILITY and isinstance(thing.ability, text.Triggered)
        case "any target":
            values = context.values(thing)
            return CREATURE in values.types or PLANESWALKER in values.types
        case "card":
            return thing.card is not None and thing.kind == "card"
        case "player" | "opponent":
            return False
        case _:
            return True


def _words_fit(context: Context, description: Filter, thing: GameObject) -> bool:
    values = context.values(thing)

    def has(word: Word | text.Chosen) -> bool:
        if isinstance(word, text.Chosen):
            chosen = context.choice(word)
            return isinstance(chosen, Color | Subtype) and values.has(chosen)
        return values.has(word)

    return (
        all(has(word) for word in description.every)
        and (not description.either or any(has(word) for word in description.either))
        and not any(has(word) for word in description.none)
        and (description.colorless is None or description.colorless == (not values.colors))
        and (description.multicolored is None or description.multicolored == (len(values.colors) > 1))
        and (not description.keyword or description.keyword in sort(values.abilities).names)
        and (not description.lacks or description.lacks not in sort(values.abilities).names)
        and _name_fits(context, description.name, values.name)
    )


def _name_fits(context: Context, wanted: str | text.Chosen | None, name: str) -> bool:
    if wanted is None:
        return True
    if isinstance(wanted, text.Chosen):
        chosen = context.choice(wanted)
        return isinstance(chosen, str) and bool(name) and chosen.casefold() == name.casefold()
    return bool(name) and wanted == name


def _relations_fit(context: Context, description: Filter, thing: GameObject) -> bool:
    if description.controller is not None and not context.is_player(description.controller, context.controller(thing)):
        return False
    if description.owner is not None and not context.is_player(description.owner, thing.owner):
        return False
    if description.other and thing is context.source:
        return False
    if description.token is not None and description.token != (thing.kind == "token"):
        return False
    if description.linked and thing not in context.linked_cards(description.linked):
        return False
    if description.targets is not None and not _targets_only(context, description.targets, thing):
        return False
    if description.excluding is not None and thing in context.objects(description.excluding):
        return False
    return all(_status_fits(context, status, thing) for status in description.status)


def _targets_only(context: Context, wanted: Filter | text.Ref, spell: GameObject) -> bool:
    """Whether the spell targets a single object or player, and that one is meant or fits."""
    targets = {id(one): one for group in spell.decisions.targets for one in group}
    if len(targets) != 1:
        return False
    [only] = targets.values()
    if isinstance(wanted, Filter):
        return fits(context, wanted, only)
    return only in context.objects(wanted)


def _status_fits(context: Context, status: str, thing: GameObject) -> bool:
    last = thing.last
    match status:
        case "tapped":
            return last.tapped if last else thing.tapped
        case "untapped":
            return not (last.tapped if last else thing.tapped)
        case "attacking":
            return last.attacking if last else thing.attacking is not None
        case "blocking":
            return thing.blocking is not None
        case "face-down":
            return thing.face_down
        case "face-up":
            return not thing.face_down
        case "enchanted":
            return last.enchanted if last else any(one.attached is thing for one in context.game.battlefield)
    raise ValueError(f"no such status: {status}")


def _numbers_fit(context: Context, description: Filter, thing: GameObject) -> bool:
    if description.counter and not context.counters(thing, description.counter):
        return False
    for compare, stat in (
        (description.mana_value, "mana value"),
        (description.power, "power"),
        (description.toughness, "toughness"),
    ):
        if compare is not None:
            wanted = amount(context, compare.amount)
            if wanted is None or not COMPARE[compare.op](number(context, stat, thing), wanted):
                return False
    return True


def number(context: Context, stat: str, thing: GameObject) -> int:
    """Power, toughness or mana value of an object."""
    values = context.values(thing)
    match stat:
        case "power":
            return values.power or 0
        case "toughness":
            return values.toughness or 0
        case "mana value":
            on_stack = thing.zone == STACK or (thing.last is not None and thing.last.zone == STACK)
            cost = context.game.rules.cost_for_mana_value(thing, values)
            return mana_value(cost, (thing.decisions.x or 0) if on_stack else 0)
    raise ValueError(f"no such number: {stat}")


def amount(context: Context, value: text.Amount) -> int | None:
    """How much it is now; None if it depends on an undefined choice (607.5a)."""
    match value:
        case int():
            return value
        case text.X():
            return context.decisions.x or 0
        case text.Count(description):
            return len(matching(context, description))
        case text.CardTypesAmong(description):
            found = {word for thing in matching(context, description) for word in context.values(thing).types}
            return len(found)
        case text.StatOf(stat, of):
            return sum(number(context, stat, thing) for thing in context.objects(of))
        case text.CountersOn(kind, of):
            return sum(context.counters(thing, kind) for thing in context.objects(of))
        case text.CardsIn(zone, player):
            return sum(_cards_in(one, zone) for one in context.players(player))
        case text.Sum(parts, minus):
            return _sum(context, parts, minus)
        case text.Chosen():
            chosen = context.choice(value)
            return chosen if isinstance(chosen, int) else None
    raise ValueError(f"no amount: {value}")


def _cards_in(player: Player, zone: str) -> int:
    return len(player.cards(zone)) + (player.blank_cards if zone == "library" else 0)


def _sum(context: Context, parts: tuple[text.Amount, ...], minus: tuple[text.Amount, ...]) -> int | None:
    total = 0
    for sign, terms in ((1, parts), (-1, minus)):
        for term in terms:
            part = amount(context, term)
            if part is None:
                return None
            total += sign * part
    return max(total, 0)  # 107.1b


def matching(context: Context, description: Filter) -> list[GameObject]:
    """Every object that fits, in the order of the game."""
    return [thing for thing in context.game.objects_for(description) if fits(context, description, thing)]


def is_permanent_card(types: tuple[object, ...]) -> bool:
    """Whether an object of these types becomes a permanent (110.4)."""
    return any(word in PERMANENT_TYPES for word in types)
