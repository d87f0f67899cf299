"""What a Then step could have said instead: the same question with one expected value changed.

A flip changes one value to another of its kind: a size by one, a zone to another
zone, "can" to "can't", a cell of a table to another cell that may stand there.
The flipped step is well formed and untrue wherever the step itself is true; so it
has to fail, and if it doesn't, the step asserts nothing.

Rules for this file: a function for each kind of value; the table at the end says
which values each step expects.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from attrs import evolve, frozen

from conformance.card_text import canonical
from steps import characteristics, permissions, state
from steps.game import Game, Look
from steps.notation import NONE
from steps.parameters import STATUSES, ZONES
from steps.vocabulary import Match, Table
from tests.flips.values import CELLS, another, numbers, sizes

Rows = tuple[tuple[str, ...], ...]


@frozen
class Flip:
    """A step that must fail: its text, its table, and what was changed."""

    text: str
    table: Rows | None
    changed: str
    before: Look | None = None
    """How the object was before the When instead, for the one step that expects what there was."""


@frozen
class Said:
    """A step as it stands, in the game in which it has just passed."""

    text: str
    table: Rows
    arguments: tuple[Any, ...]
    game: Game

    def instead(self, old: str, new: str) -> Flip:
        """The last place of its text that says the one says the other."""
        head, found, tail = self.text.rpartition(old)
        assert found, f"no {old!r} in {self.text!r}"
        return Flip(head + new + tail, self.table or None, f"{old} -> {new}")

    def with_rows(self, rows: Iterable[Sequence[str]], changed: str) -> Flip:
        """Another table below the same text."""
        return Flip(self.text, tuple(map(tuple, rows)), changed)

    def players(self) -> tuple[str, ...]:
        """The players of the scenario."""
        return self.game._players


def cells(said: Said) -> Iterator[Flip]:
    """Each cell of a table of characteristics."""
    for n, (name, cell) in enumerate(said.table):
        if name == "abilities":
            continue
        for value in CELLS[name](cell):
            rows = (*said.table[:n], (name, value), *said.table[n + 1 :])
            yield said.with_rows(rows, f"{name} {cell} -> {value}")
    yield from ability_rows(said)


def ability_rows(said: Said) -> Iterator[Flip]:
    """Each ability another one, each ability missing, one ability more."""
    listed = [cell for name, cell in said.table if name == "abilities"]
    if not listed:
        return
    others = [row for row in said.table if row[0] != "abilities"]
    strange = _not_among(listed)
    if listed == [NONE]:
        yield said.with_rows([*others, ("abilities", strange)], f"abilities {NONE} -> {strange}")
        return
    rows = [("abilities", cell) for cell in listed]
    yield said.with_rows([*others, *rows, ("abilities", strange)], f"the ability {strange} more")
    for n, (_, cell) in enumerate(rows):
        rest = rows[:n] + rows[n + 1 :]
        yield said.with_rows([*others, *rest, ("abilities", strange)], f"ability {cell} -> {strange}")
        yield said.with_rows([*others, *(rest or [("abilities", NONE)])], f"without the ability {cell}")


def _not_among(listed: Iterable[str]) -> str:
    there = {canonical(cell) for cell in listed if cell != NONE}
    return next(word for word in ("Menace", "Reach", "Deathtouch") if canonical(word) not in there)


# --- steps -----------------------------------------------------------------------------------


def other_values(said: Said) -> Iterator[Flip]:
    """`the copiable values of X are those of Y`, with or without exceptions: one exception more, one other."""
    text = said.text if said.table else f"{said.text}, except:"
    excepted = {name for name, _ in said.table}
    for name, value in (("name", "Storm Crow"), ("mana value", "99"), ("size", "99/99")):
        if name not in excepted:
            yield Flip(text, (*said.table, (name, value)), f"except {name} {value}")
    yield from cells(said)


def size(said: Said) -> Iterator[Flip]:
    """`is 2/2`"""
    for value in sizes(said.arguments[1]):
        yield said.instead(said.arguments[1], value)


def has_ability(said: Said) -> Iterator[Flip]:
    """`has the ability`"""
    yield said.instead("has the ability", "doesn't have the ability")


def has_no_ability(said: Said) -> Iterator[Flip]:
    """`doesn't have the ability`"""
    yield said.instead("doesn't have the ability", "has the ability")


def ability_times(said: Said) -> Iterator[Flip]:
    """`has the ability ... 2 times`"""
    times = said.arguments[2]
    for value in (times + 1, times - 1)[: 1 + bool(times)]:
        yield said.instead(f" {times} time", f" {value} time")


def status(said: Said) -> Iterator[Flip]:
    """`is tapped`"""
    field, value = said.arguments[1]
    now = next(word for word, meaning in STATUSES.items() if meaning == (field, value))
    other = next(word for word, meaning in STATUSES.items() if meaning == (field, not value))
    yield said.instead(f"is {now}", f"is {other}")


def counters(said: Said) -> Iterator[Flip]:
    """`has 2 +1/+1 counters`"""
    _, n, kind = said.arguments
    for value in numbers(str(n)):
        yield said.instead(f" has {n} ", f" has {value} ")
    if n:
        yield said.instead(f" {n} {kind} ", f" {n} {another(kind, 'charge', 'spore')} ")


def no_counters(said: Said) -> Iterator[Flip]:
    """`has no counters`: it has one of some kind."""
    yield said.instead("has no counters", "has 1 charge counter")
    yield said.instead("has no counters", "has 1 +1/+1 counter")


PLACES: Final = ("is on the battlefield", "is on the stack", "has ceased to exist")


def place(said: Said) -> Iterator[Flip]:
    """`is on the battlefield` and the like."""
    now = next(words for words in PLACES if said.text.endswith(words))
    owner = said.players()[0]
    for other in (*PLACES, *(f"is in {owner}'s {zone}" for zone in ZONES)):
        if other != now:
            yield said.instead(now, other)


def zone_of(said: Said) -> Iterator[Flip]:
    """`is in Alice's graveyard`"""
    _, player, zone = said.arguments
    for other in (one for one in ZONES if one != zone):
        yield said.instead(zone, other)
    for other in (one for one in said.players() if one != player):
        yield said.instead(f"in {player}'s", f"in {other}'s")
    yield said.instead(f"is in {player}'s {zone}", "is on the battlefield")


def player_at_the_end(said: Said) -> Iterator[Flip]:
    """`is controlled by Alice`, `is owned by Alice`"""
    player = said.arguments[1]
    for other in (one for one in said.players() if one != player):
        yield said.instead(player, other)


def targets(said: Said) -> Iterator[Flip]:
    """`targets "Bear" and Bob`: another target, a target more, and the targets in another order."""
    there = said.arguments[1]
    now = said.text.rpartition(" targets ")[2]
    other = another(there[0], *said.players())
    yield said.instead(now, " and ".join([other, *map(_target, there[1:])]))
    yield said.instead(now, " and ".join([*map(_target, there), other]))
    if there[::-1] != there:
        yield said.instead(now, " and ".join(map(_target, there[::-1])))


def _target(label: str) -> str:
    return label if re.fullmatch("[A-Z][a-z]+", label) else f'"{label}"'


def life(said: Said) -> Iterator[Flip]:
    """`has 20 life`"""
    for value in numbers(str(said.arguments[1])):
        yield said.instead(f" {said.arguments[1]} ", f" {value} ")


def pool(said: Said) -> Iterator[Flip]:
    """`mana pool is {2}{U}`: a mana more, another mana, an empty pool."""
    mana = said.arguments[1]
    last = mana[mana.rindex("{") :]
    yield said.instead(mana, mana + "{W}")
    yield said.instead(mana, mana.removesuffix(last) + another(last, "{R}", "{G}"))
    yield said.instead(mana, "empty")


def empty_pool(said: Said) -> Iterator[Flip]:
    """`mana pool is empty`"""
    yield said.instead("empty", "{C}")


def empty_stack(said: Said) -> Iterator[Flip]:
    """`the stack is empty`"""
    yield Flip("the stack is:", (('"Storm Crow"', "Alice"),), "empty -> a spell")


def stack(said: Said) -> Iterator[Flip]:
    """`the stack is:`: each object and each controller another, an object less, another order; and an empty stack."""
    yield Flip("the stack is empty", None, "its objects -> empty")
    for n, (what, player) in enumerate(said.table):
        before, after = said.table[:n], said.table[n + 1 :]
        now = what.removeprefix("ability of ")
        other = what.replace(now, '"Storm Crow"')
        kind = now if what != now else f"ability of {now}"
        yield said.with_rows((*before, (other, player), *after), f"{what} -> {other}")
        yield said.with_rows((*before, (kind, player), *after), f"{what} -> {kind}")
        controller = another(player, *said.players())
        yield said.with_rows((*before, (what, controller), *after), f"{what}: {player} -> {controller}")
        if before or after:
            yield said.with_rows((*before, *after), f"without {what}")
        if after and after[0] != said.table[n]:
            yield said.with_rows((*before, after[0], said.table[n], *after[1:]), f"{what} below {after[0][0]}")


def permission(said: Said) -> Iterator[Flip]:
    """`Alice can cast`, `Alice can't cast`, and by which rule."""
    player, can = said.arguments[:2]
    now, other = ("can", "can't") if can else ("can't", "can")
    bare = said.text.replace(f"{player} {now} ", f"{player} {other} ", 1).removesuffix(":")
    yield Flip(bare, None, f"{now} -> {other}")
    for _, rule in said.table:
        yield said.with_rows((("rule", another(rule, "100.1", "100.2")),), f"rule {rule} -> another")


def unchanged(said: Said) -> Iterator[Flip]:
    """`is unchanged`: before the When, one thing about the object was different."""
    look = said.game.before(said.arguments[0])
    current, copiable, state_then = look.current, look.copiable, look.state
    for changed, before in (
        ("the name", evolve(look, current=evolve(current, name=another(current.name, "Storm Crow", "Hill Giant")))),
        ("the power", evolve(look, current=evolve(current, power=(current.power or 0) + 1, toughness=99))),
        ("the copiable name", evolve(look, copiable=evolve(copiable, name=another(copiable.name, "Storm Crow", "")))),
        ("the copiable colors", evolve(look, copiable=evolve(copiable, colors=() if copiable.colors else ("red",)))),
        ("the zone", evolve(look, state=evolve(state_then, zone=another(state_then.zone, *ZONES)))),
        ("the controller", evolve(look, state=evolve(state_then, controller="Nobody"))),
        ("tapped", evolve(look, state=evolve(state_then, tapped=not state_then.tapped))),
        ("the counters", evolve(look, state=evolve(state_then, counters={"charge": 99}))),
        ("the damage", evolve(look, state=evolve(state_then, damage=state_then.damage + 1))),
    ):
        yield Flip(said.text, None, f"{changed} was different before", before)


FLIPS: Final[dict[Callable[..., None], Callable[[Said], Iterator[Flip]]]] = {
    characteristics.is_: cells,
    characteristics.copiable_values_are: cells,
    characteristics.copiable_values_are_those_of: other_values,
    characteristics.copiable_values_except: other_values,
    characteristics.is_of_size: size,
    characteristics.has_the_ability: has_ability,
    characteristics.has_not_the_ability: has_no_ability,
    characteristics.has_the_ability_times: ability_times,
    characteristics.is_unchanged: unchanged,
    state.has_status: status,
    state.has_counters: counters,
    state.has_no_counters: no_counters,
    state.is_on_the_battlefield: place,
    state.is_on_the_stack: place,
    state.has_ceased_to_exist: place,
    state.is_in_zone_of: zone_of,
    state.is_controlled_by: player_at_the_end,
    state.is_owned_by: player_at_the_end,
    state.targets: targets,
    state.has_life: life,
    state.has_cards_in: life,
    state.mana_pool_is: pool,
    state.mana_pool_is_empty: empty_pool,
    state.the_stack_is_empty: empty_stack,
    state.the_stack_is: stack,
    **dict.fromkeys(
        (
            permissions.can_cast,
            permissions.can_cast_targeting,
            permissions.can_activate,
            permissions.can_activate_targeting,
            permissions.can_turn_face_up,
            permissions.can_attack_with,
            permissions.can_block_with,
            permissions.can_play,
        ),
        permission,
    ),
}
"""Which values each step expects, written down or, by `is unchanged`, remembered."""


def flips(match: Match, text: str, table: Table | None, game: Game) -> list[Flip]:
    """Everything that the step could have said instead."""
    rows: Rows = tuple(tuple(row) for row in table or ())
    flip = FLIPS.get(match.definition.function)
    return list(flip(Said(text, rows, match.arguments, game))) if flip else []
