"""One scenario's game: the engine behind the port, and what the steps have to remember.

The steps reach the engine through `Game.driver`.  The game begins by itself, with
Alice and Bob under today's rules, at the first step that needs it; only "the
players are" and "the rules are those of" come before.  Nothing else of a scenario
is remembered but how objects were just before the When, because "is
unchanged" compares with that.
"""

from __future__ import annotations

import re

from attrs import define, field, frozen

from conformance.card_text import catalogue, parse_block
from conformance.driver import NOW, CardText, ChoiceError, Driver, ScriptError, State, Values


@frozen
class Look:
    """Everything that can be seen of an object at one moment."""

    copiable: Values
    current: Values
    state: State


@define
class Game:
    """The game that a scenario plays; `file` and `line` are where its current step is written."""

    _driver: Driver
    file: str = ""
    line: int = 0
    _players: tuple[str, ...] = ("Alice", "Bob")
    _edition: str = NOW
    _begun: bool = False
    _before: dict[str, Look | None] = field(factory=dict)
    _cards: dict[str, CardText] = field(factory=dict)
    _prepared: list[tuple[str, str, int]] = field(factory=list)

    @property
    def driver(self) -> Driver:
        """The engine, in a game that has begun."""
        if not self._begun:
            self._begun = True
            self._driver.begin(self._players, tuple(catalogue().values()), self._edition)
        return self._driver

    def play_with(self, players: tuple[str, ...]) -> None:
        """These are the players of the game that hasn't begun yet."""
        self._need_the_beginning("the players are")
        if len(set(players)) < max(2, len(players)):
            raise ScriptError(f"found the players {', '.join(players)}; expected two or more, each with another name")
        self._players = players

    def play_by(self, edition: str) -> None:
        """These are the rules of the game that hasn't begun yet."""
        self._need_the_beginning("the rules are those of")
        self._edition = edition

    def _need_the_beginning(self, step: str) -> None:
        if self._begun:
            raise ScriptError(
                f'found "{step}" after other steps; expected it before all of them, '
                "because the game begins with its players and rules: move it to the top"
            )

    # --- cards and choices

    def add_card(self, block: str) -> None:
        """Make a card of the scenario known, which is neither in the catalogue nor in the scenario yet."""
        card = parse_block(block, self.file, self.line + 2)  # below the step and the quotes
        if first := catalogue().get(card.name):
            raise ScriptError(
                f"found the card {card.name}, which the catalogue has ({first.place}); "
                "expected a name of its own: give it one, or use the card of the catalogue as it is"
            )
        if first := self._cards.get(card.name):
            raise ScriptError(
                f"found the card {card.name} again; expected it once: the first is at {first.place}, "
                "give this one another name or delete it"
            )
        self.driver.add_card(card)
        self._cards[card.name] = card

    def put(self, card: str, player: str, zone: str, label: str) -> None:
        """A card is in the zone."""
        try:
            self.driver.put(card, player, zone, label)
        except ScriptError as error:
            if card not in catalogue() and card not in self._cards:
                error.add_note(
                    'cards are those of features/cards, and those that the scenario has under "Given the card"'
                )
            raise

    def prepare(self, player: str, answer: str) -> None:
        """The player's next answer."""
        self.driver.prepare(player, answer)
        self._prepared.append((player, answer, self.line))

    # --- what was before

    def look(self, label: str) -> Look:
        """How the object is now."""
        return Look(self.driver.copiable(label), self.driver.current(label), self.driver.state(label))

    def remember(self, labels: frozenset[str]) -> None:
        """Keep how these objects are just before a When; one that isn't there yet is remembered as that."""
        self._before.clear()
        there = self.driver.labels() if labels else ()
        for label in labels:
            self._before[label] = self.look(label) if label in there else None

    def before(self, label: str) -> Look:
        """How the object was just before the When."""
        if label not in self._before:
            raise ScriptError('found "is unchanged" without a When before it; expected an event that could change it')
        look = self._before[label]
        if look is None:
            self.driver.state(label)  # an unknown label is the driver's to explain
            raise ScriptError(
                f'found "{label}" is unchanged, but "{label}" wasn\'t there before the When; '
                "expected an object that was: say what it is instead"
            )
        return look

    def end(self) -> None:
        """The scenario is over: no prepared choice may be left."""
        try:
            self.driver.end()
        except ChoiceError as error:
            for player, answer, line in self._left(str(error)):
                error.add_note(f'{self.file}:{line}: {player} will choose "{answer}"')
            raise

    def _left(self, message: str) -> list[tuple[str, str, int]]:
        """The prepared answers that an engine's message is about, as far as can be seen: the later ones of a player."""
        left = []
        for player, answer, line in reversed(self._prepared):
            said = re.compile(rf"\b{re.escape(player)}\b[^,;]*?(?<!\w){re.escape(answer)}(?!\w)")
            if said.search(message):
                left.insert(0, (player, answer, line))
                message = said.sub("", message, count=1)
        return left or self._prepared
