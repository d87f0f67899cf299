"""Where and how things are: zones, status, counters, control, players and the stack."""

from __future__ import annotations

from conformance.driver import ScriptError
from steps.expecting import expect, noting
from steps.game import Game
from steps.notation import counted, on_stack, rows
from steps.vocabulary import Table, step


@step("{object} is {status}")
def has_status(game: Game, label: str, status: tuple[str, bool]) -> None:
    field, expected = status
    expect(f'"{label}"', field.replace("_", " "), expected, getattr(game.driver.state(label), field))


@step("{object} has {n} {counter} counter(s)")
def has_counters(game: Game, label: str, n: int, kind: str) -> None:
    counters = game.driver.state(label).counters
    if counters.get(kind, 0) != n:
        expect(f'"{label}"', "counters", {kind: n}, {kind: 0} | counters)


@step("{object} has no counters")
def has_no_counters(game: Game, label: str) -> None:
    expect(f'"{label}"', "counters", {}, {k: n for k, n in game.driver.state(label).counters.items() if n})


@step("{object} is on the battlefield")
def is_on_the_battlefield(game: Game, label: str) -> None:
    _in_zone(game, label, "battlefield")


@step("{object} is in {player}'s {zone}")
def is_in_zone_of(game: Game, label: str, player: str, zone: str) -> None:
    _in_zone(game, label, zone)
    expect(f'"{label}"', "owner", player, game.driver.state(label).owner)


@step("{object} is on the stack")
def is_on_the_stack(game: Game, label: str) -> None:
    _in_zone(game, label, "stack")


@step("{object} has ceased to exist")
def has_ceased_to_exist(game: Game, label: str) -> None:
    _in_zone(game, label, "")


def _in_zone(game: Game, label: str, zone: str) -> None:
    nowhere = "none (ceased to exist)"
    expect(f'"{label}"', "zone", zone or nowhere, game.driver.state(label).zone or nowhere)


@step("{object} is controlled by {player}")
def is_controlled_by(game: Game, label: str, player: str) -> None:
    expect(f'"{label}"', "controller", player, game.driver.state(label).controller)


@step("{object} is owned by {player}")
def is_owned_by(game: Game, label: str, player: str) -> None:
    expect(f'"{label}"', "owner", player, game.driver.state(label).owner)


@step("{object} targets {objects}")
def targets(game: Game, label: str, expected: tuple[str, ...]) -> None:
    expect(f'"{label}"', "targets", expected, game.driver.state(label).targets)


@step("{player} has {n} life")
def has_life(game: Game, player: str, life: int) -> None:
    expect(player, "life", life, game.driver.player(player).life)


@step("{player} has {n} card(s) in {zone}")
def has_cards_in(game: Game, player: str, n: int, zone: str) -> None:
    cards = getattr(game.driver.player(player), zone)
    known = "" if isinstance(cards, int) else f"there are: {', '.join(cards) or 'none'}"
    with noting(lambda: known):
        expect(player, f"cards in {zone}", n, cards if isinstance(cards, int) else len(cards))


@step("{player}'s mana pool is {mana}")
def mana_pool_is(game: Game, player: str, mana: str) -> None:
    pool = game.driver.player(player).mana
    if counted(pool) != counted(mana):
        expect(player, "mana pool", mana, pool)


@step("{player}'s mana pool is empty")
def mana_pool_is_empty(game: Game, player: str) -> None:
    expect(player, "mana pool", "", game.driver.player(player).mana)


@step("the stack is empty")
def the_stack_is_empty(game: Game) -> None:
    expect("the stack", "objects", [], [on_stack(entry) for entry in game.driver.stack()])


@step("the stack is:")
def the_stack_is(game: Game, table: Table) -> None:
    expected = rows(table, "an object and its controller")
    for what, _ in expected:
        if not what.removeprefix("ability of ").startswith('"'):
            raise ScriptError(f"found {what} in the table; expected a label in double quotes, or: ability of a label")
    found = [(on_stack(entry), entry.controller) for entry in game.driver.stack()]
    expect("the stack", "from the top", _described(expected), _described(found))


def _described(objects: list[tuple[str, str]]) -> list[str]:
    return [f"{what} ({player})" for what, player in objects]
