"""What a player may do now, and which rule forbids it if they may not."""

from __future__ import annotations

from attrs import evolve

from conformance.driver import Action, Activate, Attack, Block, Cast, Details, PlayLand, ScriptError, TurnFaceUp
from steps.game import Game
from steps.notation import defenders, details, rule
from steps.vocabulary import Table, step


def _may(game: Game, action: Action, can: bool, what: str, table: Table) -> None:
    """Ask whether the player may; a row of the table says by which rule they can't, the others what is announced."""
    expected, rest = rule(table)
    if can and expected:
        raise ScriptError(f"found a rule below 'can {what}'; expected one only below a can't, which a rule forbids")
    if isinstance(action, Cast | Activate | TurnFaceUp):
        action = evolve(action, details=details(rest, action.details.targets, besides=("rule",)))
    elif isinstance(action, Attack):
        action = evolve(action, defenders=defenders(rest, action.attackers))
    elif rest:
        raise ScriptError(f"found the row '{rest[0][0]}' below '{what}'; expected at most the row | rule | 602.5b |")
    refused = game.driver.may(action)
    if can and refused:
        raise AssertionError(f"{action.player}: expected can {what}, found can't: {refused}")
    if not can and not refused:
        raise AssertionError(f"{action.player}: expected can't {what}, found nothing that forbids it")
    if expected and refused and refused.rule != expected:
        raise AssertionError(f"{action.player}: expected can't {what} by rule {expected}, found: {refused}")


def _listed(labels: tuple[str, ...]) -> str:
    return " and ".join(f'"{label}"' for label in labels)


@step("{player} {can} cast {object}(:)")
def can_cast(game: Game, player: str, can: bool, label: str, table: Table = ()) -> None:
    _may(game, Cast(player, label), can, f'cast "{label}"', table)


@step("{player} {can} cast {object} targeting {objects}(:)")
def can_cast_targeting(
    game: Game, player: str, can: bool, label: str, targets: tuple[str, ...], table: Table = ()
) -> None:
    action = Cast(player, label, Details(targets=targets))
    _may(game, action, can, f'cast "{label}" targeting {_listed(targets)}', table)


@step("{player} {can} activate {text} of {object}(:)")
def can_activate(game: Game, player: str, can: bool, ability: str, label: str, table: Table = ()) -> None:
    _may(game, Activate(player, label, ability), can, f'activate "{ability}" of "{label}"', table)


@step("{player} {can} activate {text} of {object} targeting {objects}(:)")
def can_activate_targeting(
    game: Game, player: str, can: bool, ability: str, label: str, targets: tuple[str, ...], table: Table = ()
) -> None:
    action = Activate(player, label, ability, Details(targets=targets))
    _may(game, action, can, f'activate "{ability}" of "{label}" targeting {_listed(targets)}', table)


@step("{player} {can} turn {object} face up(:)")
def can_turn_face_up(game: Game, player: str, can: bool, label: str, table: Table = ()) -> None:
    _may(game, TurnFaceUp(player, label), can, f'turn "{label}" face up', table)


@step("{player} {can} attack with {objects}(:)")
def can_attack_with(game: Game, player: str, can: bool, attackers: tuple[str, ...], table: Table = ()) -> None:
    _may(game, Attack(player, attackers), can, f"attack with {_listed(attackers)}", table)


@step("{player} {can} block {object} with {objects}(:)")
def can_block_with(
    game: Game, player: str, can: bool, attacker: str, blockers: tuple[str, ...], table: Table = ()
) -> None:
    _may(game, Block(player, attacker, blockers), can, f'block "{attacker}" with {_listed(blockers)}', table)


@step("{player} {can} play {object}(:)")
def can_play(game: Game, player: str, can: bool, label: str, table: Table = ()) -> None:
    _may(game, PlayLand(player, label), can, f'play "{label}"', table)
