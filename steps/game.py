"""One scenario's game: the engine behind the port, and what the steps have to remember.

The steps reach the engine through `Game.driver`.  The game begins by itself, with
Alice and Bob under today's rules, at the first step that needs it; only "the
players are" and "the rules are those of" come before.  Nothing else of a scenario
is remembered but how objects were just before the latest When, because "is
unchanged" compares with that.
"""

from __future__ import annotations

from attrs import define, field, frozen

from conformance.card_text import catalogue
from conformance.driver import NOW, Driver, ScriptError, State, Values


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
        """How the object was just before the latest When."""
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
        self.driver.end()
