"""What happens: what players do, and what happens by itself."""

from __future__ import annotations

from conformance.driver import Activate, Attack, Block, Cast, PlayLand, ScriptError, TurnFaceUp
from steps.game import Game
from steps.notation import defenders, details, on_stack
from steps.vocabulary import Table, step

ENDLESS = 1000
"""More resolutions than any scenario needs: a stack that isn't empty then never will be."""


@step("{player} casts {object}(:)")
def casts(game: Game, player: str, label: str, table: Table = ()) -> None:
    game.driver.do(Cast(player, label, details(table)))


@step("{player} casts {object} targeting {objects}(:)")
def casts_targeting(game: Game, player: str, label: str, targets: tuple[str, ...], table: Table = ()) -> None:
    game.driver.do(Cast(player, label, details(table, targets)))


@step("{player} casts {object} face down(:)")
def casts_face_down(game: Game, player: str, label: str, table: Table = ()) -> None:
    game.driver.do(Cast(player, label, details(table, face_down=True)))


@step("{player} plays {object}")
def plays(game: Game, player: str, label: str) -> None:
    game.driver.do(PlayLand(player, label))


@step("{player} activates {text} of {object}(:)")
def activates(game: Game, player: str, ability: str, label: str, table: Table = ()) -> None:
    game.driver.do(Activate(player, label, ability, details(table)))


@step("{player} activates {text} of {object} targeting {objects}(:)")
def activates_targeting(
    game: Game, player: str, ability: str, label: str, targets: tuple[str, ...], table: Table = ()
) -> None:
    game.driver.do(Activate(player, label, ability, details(table, targets)))


@step("{player} turns {object} face up(:)")
def turns_face_up(game: Game, player: str, label: str, table: Table = ()) -> None:
    game.driver.do(TurnFaceUp(player, label, details(table)))


@step("{player} attacks with {objects}(:)")
def attacks_with(game: Game, player: str, attackers: tuple[str, ...], table: Table = ()) -> None:
    game.driver.do(Attack(player, attackers, defenders(table, attackers)))


@step("{player} blocks {object} with {objects}")
def blocks_with(game: Game, player: str, attacker: str, blockers: tuple[str, ...]) -> None:
    game.driver.do(Block(player, attacker, blockers))


@step("{object} resolves")
def resolves(game: Game, label: str) -> None:
    stack = game.driver.stack()
    if not stack or stack[0].label != label:
        there = ", ".join(on_stack(entry) for entry in stack) or "nothing"
        raise ScriptError(f'found "{label}" resolves; expected the object on top of the stack, which is: {there}')
    game.driver.resolve()


@step("the top of the stack resolves")
def the_top_resolves(game: Game) -> None:
    _need_a_stack(game)
    game.driver.resolve()


@step("the stack resolves")
def the_stack_resolves(game: Game) -> None:
    _need_a_stack(game)
    for _ in range(ENDLESS):
        game.driver.resolve()
        if not game.driver.stack():
            return
    raise AssertionError(f"the stack: expected it to become empty, found an object on it after {ENDLESS} resolutions")


def _need_a_stack(game: Game) -> None:
    if not game.driver.stack():
        raise ScriptError("found an empty stack; expected an object on it that can resolve")


@step("{player} has the effect {text}(:)")
def has_the_effect(game: Game, player: str, text: str, table: Table = ()) -> None:
    _effect(game, player, text, (), table)


@step("{player} has the effect {text} on {objects}(:)")
def has_the_effect_on(game: Game, player: str, text: str, targets: tuple[str, ...], table: Table = ()) -> None:
    _effect(game, player, text, targets, table)


def _effect(game: Game, player: str, text: str, targets: tuple[str, ...], table: Table) -> None:
    if any(row[0] != "X" for row in table):
        raise ScriptError(f"found the detail '{table[0][0]}' of an effect; expected only X")
    game.driver.effect(player, text, targets, details(table).x)


@step("the game goes on to the {step}")
def goes_on_to(game: Game, step: str) -> None:
    game.driver.advance(step)


@step("the game goes on to {player}'s {step}")
def goes_on_to_step_of(game: Game, player: str, step: str) -> None:
    game.driver.advance(step, player)


@step("{player} leaves the game")
def leaves(game: Game, player: str) -> None:
    game.driver.leave(player)
