"""Paying costs (118, 601.2f-h): planned as a whole, then paid, or refused before anything happens.

Rules for this file: a plan says exactly what is paid with; it changes nothing
until `pay`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from attrs import define, evolve, field

from engine.mechanism import moving, triggers
from engine.mechanism.abilities import sort
from engine.mechanism.choices import listed
from engine.mechanism.context import Context
from engine.mechanism.errors import Forbidden
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.mana import Payment, payments, written
from engine.mechanism.matching import amount, fits
from engine.mechanism.objects import BATTLEFIELD, EXILE, GRAVEYARD, HAND, GameObject, Player
from engine.mechanism.tapping import set_tapped
from engine.text import abilities as text
from engine.text.values import parts
from engine.text.words import CREATURE


@define(eq=False)
class Plan:
    """How a player will pay: mana and life, and what is done with which objects."""

    player: Player
    payment: Payment = Payment(())
    life: int = 0
    steps: list[tuple[str, list[GameObject], text.Cost]] = field(factory=list)

    @property
    def objects(self) -> list[GameObject]:
        """What is sacrificed, discarded, exiled or returned."""
        return [one for kind, group, _ in self.steps if kind in LEAVING for one in group]


LEAVING = ("sacrifice", "discard", "exile", "return")


def plan(context: Context, costs: Sequence[text.Cost], mana: str, x: int, paid_with: Sequence[str], what: str) -> Plan:
    """A plan to pay mana and the other costs, or a refusal that says what is missing (601.2h, 602.2b)."""
    made = Plan(context.you)
    names = list(paid_with)
    for cost in costs:
        if cost.kind == "mana":
            mana += cost.mana
        elif cost.kind == "pay life":
            made.life += amount(context, cost.n) or 0
        else:
            known = evolve(cost, n=amount(context, cost.n) or 0)
            made.steps.append((cost.kind, _objects(context, known, names, made, what), known))
    if made.life > context.you.life:
        raise Forbidden(f"{context.you} has {context.you.life} life and can't pay {made.life} for {what}", "119.4")
    if names:
        raise Forbidden(f"{listed(names)} can't be used to pay for {what}", "601.2h")
    made.payment = _payment(context, mana, x, made.life, what)
    return made


def has_x(mana: str, others: Sequence[text.Cost]) -> bool:
    """Whether something in these costs is X, so that its value has to be announced (107.3a)."""
    return "{X}" in mana or any(text.X() in parts(cost) for cost in others)


def _payment(context: Context, mana: str, x: int, life: int, what: str) -> Payment:
    player = context.you
    ways = payments(mana, x, player.pool, player.life - life)
    if not ways:
        total = mana + (f" with X = {x}" if "{X}" in mana else "")
        has = written(player.pool) or "no mana"
        raise Forbidden(f"{player} can't pay {total} for {what}: {has} in the mana pool", "601.2h")
    if len(ways) == 1:
        return ways[0]
    options = [(way.name, way) for way in ways]
    return context.game.choices.pick(player.name, f"the mana to pay {mana} for {what} with", options)


def _objects(context: Context, cost: text.Cost, names: list[str], made: Plan, what: str) -> list[GameObject]:
    game, source = context.game, context.source
    match cost.kind:
        case "tap":
            if source.tapped:
                raise Forbidden(f"{source} is already tapped and can't be tapped to pay for {what}", "602.5a")
            if sick(game, source):
                raise Forbidden(f"{source} came under {context.you}'s control this turn and can't be tapped", "302.6")
            return [source]
        case "untap":
            if not source.tapped:
                raise Forbidden(f"{source} isn't tapped and can't be untapped to pay for {what}", "602.5a")
            if sick(game, source):
                raise Forbidden(f"{source} came under {context.you}'s control this turn and can't be untapped", "302.6")
            return [source]
        case "loyalty":
            change = amount(context, cost.n) or 0
            if source.counters["loyalty"] + change < 0:
                raise Forbidden(f"{source} has {source.counters['loyalty']} loyalty, too little for {what}", "606.6")
            return [source]
        case "remove counters":
            wanted = amount(context, cost.n) or 0
            if source.counters[cost.counter] < wanted:
                raise Forbidden(
                    f"{source} has {source.counters[cost.counter]} {cost.counter} counter(s), not {wanted}", "601.2h"
                )
            return [source]
    if isinstance(cost.what, text.Ref):
        return context.objects(cost.what)
    options = _payable(context, cost, made)
    wanted = amount(context, cost.n) or 0
    if len(options) < wanted:
        raise Forbidden(f"{context.you} can't pay for {what}: there is nothing to {cost.kind}", "601.2h")
    if names:
        picked = names[:wanted]
        del names[:wanted]
        found = [game.find(name) for name in picked]
        if len(set(picked)) < len(picked):
            raise Forbidden(f"{listed(picked)} names one thing twice, to pay for {what}", "601.2h")
        wrong = [one for one in found if one not in options]
        if wrong or len(found) < wanted:
            raise Forbidden(
                f"{context.you} can't {cost.kind} {listed(wrong or found)} for {what};"
                f" possible: {listed(options)}", "601.2h",
            )  # fmt: skip
        return found
    named = [(one.label, one) for one in options]
    return list(game.choices.pick_some(context.you.name, f"what to {cost.kind} for {what}", named, wanted, wanted))


def _payable(context: Context, cost: text.Cost, made: Plan) -> list[GameObject]:
    """What the player may use for the cost."""
    you = context.you
    description = cost.what if isinstance(cost.what, text.Filter) else text.Filter()
    match cost.kind:
        case "discard":
            where = [card for card in you.hand if card is not context.source]
        case "exile" if description.noun == "card":
            where = list(you.cards(description.zone or GRAVEYARD))
        case _:
            where = [one for one in context.game.battlefield if context.controller(one) is you]
    used = made.objects
    return [
        one
        for one in where
        if one not in used
        and fits(context, description, one, anywhere=True)
        and not (cost.kind == "tap others" and one.tapped)
    ]


def sick(game: Game, subject: GameObject) -> bool:
    """Whether it is a creature that its controller hasn't controlled since the turn began (302.6)."""
    values = game.view.values(subject)
    return (
        subject.sick
        and subject.zone == BATTLEFIELD
        and CREATURE in values.types
        and "haste" not in sort(values.abilities).names
    )


def pay(game: Game, made: Plan) -> tuple[GameObject, ...]:
    """Pay as planned; the objects used, as they last were."""
    player = made.player
    for symbol in made.payment.mana:
        player.pool[symbol] -= 1
    life = made.life + made.payment.life
    if life:
        player.life -= life
        triggers.announce(game, [Happened("lose life", None, player, n=life)])  # 119.4
    for kind, group, cost in made.steps:
        PAYING[kind](game, player, group, cost)
    game.changed()
    return tuple(made.objects)


def _tap(game: Game, player: Player, group: list[GameObject], cost: text.Cost) -> None:
    set_tapped(game, group, True)


def _untap(game: Game, player: Player, group: list[GameObject], cost: text.Cost) -> None:
    set_tapped(game, group, False)


def _sacrifice(game: Game, player: Player, group: list[GameObject], cost: text.Cost) -> None:
    before = triggers.watchers(game)
    moving.move_all(game, group, GRAVEYARD)
    triggers.announce(game, [Happened("sacrifice", one, player) for one in group], before)


def _remove_counters(game: Game, player: Player, group: list[GameObject], cost: text.Cost) -> None:
    assert isinstance(cost.n, int)
    _change_counters(game, player, group, cost.counter, -cost.n)


def _loyalty(game: Game, player: Player, group: list[GameObject], cost: text.Cost) -> None:
    assert isinstance(cost.n, int)
    _change_counters(game, player, group, "loyalty", cost.n)


def _change_counters(game: Game, player: Player, group: list[GameObject], kind: str, by: int) -> None:
    events = []
    for one in group:
        one.counters[kind] += by
        if by > 0:
            events.append(Happened("counter put", one, player, counter=kind, n=by))
        elif by < 0 and not one.counters[kind]:
            events.append(Happened("last counter removed", one, player, counter=kind))
        one.counters += type(one.counters)()  # no counter of a kind is no entry
    game.changed()
    triggers.announce(game, events)


def _discard(game: Game, player: Player, group: list[GameObject], cost: text.Cost) -> None:
    moving.move_all(game, group, GRAVEYARD)
    triggers.announce(game, [Happened("discard", None, player) for _ in group])


PAYING: dict[str, Callable[[Game, Player, list[GameObject], text.Cost], None]] = {
    "tap": _tap,
    "tap others": _tap,
    "untap": _untap,
    "sacrifice": _sacrifice,
    "discard": _discard,
    "exile": lambda game, player, group, cost: _move(game, group, EXILE),
    "return": lambda game, player, group, cost: _move(game, group, HAND),
    "remove counters": _remove_counters,
    "loyalty": _loyalty,
}
"""How each kind of cost is paid."""


def _move(game: Game, group: list[GameObject], zone: str) -> None:
    moving.move_all(game, group, zone)
