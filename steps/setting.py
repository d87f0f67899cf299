"""What has happened: the players, the rules, the cards, and what they have."""

from __future__ import annotations

from steps.game import Game
from steps.vocabulary import step


@step("the players are {players}")
def the_players_are(game: Game, players: tuple[str, ...]) -> None:
    game.play_with(players)


@step("the rules are those of {edition}")
def the_rules_are_those_of(game: Game, edition: str) -> None:
    game.play_by(edition)


@step("the card")
def the_card(game: Game, docstring: str) -> None:
    game.add_card(docstring)


@step("{player} controls {object}")
def controls(game: Game, player: str, card: str) -> None:
    game.put(card, player, "battlefield", card)


@step("{player} controls {object} called {object}")
def controls_called(game: Game, player: str, card: str, label: str) -> None:
    game.put(card, player, "battlefield", label)


@step("{player} has {object} in {zone}")
def has_in(game: Game, player: str, card: str, zone: str) -> None:
    game.put(card, player, zone, card)


@step("{player} has {object} in {zone} called {object}")
def has_in_called(game: Game, player: str, card: str, zone: str, label: str) -> None:
    game.put(card, player, zone, label)


@step("{player} has {mana} to spend")
def has_to_spend(game: Game, player: str, mana: str) -> None:
    game.driver.add_mana(player, mana)


@step("{player} will choose {text}")
def will_choose(game: Game, player: str, answer: str) -> None:
    game.prepare(player, answer)
