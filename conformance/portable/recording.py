"""A driver that passes everything on to another, and notes what was said as the protocol would say it.

Rules for this file: it changes nothing of what passes through.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from attrs import define, field

from conformance.driver import CardText, Driver
from conformance.protocol.data import encode, is_tagged, is_union
from conformance.protocol.messages import METHODS
from conformance.protocol.texts import card_data, effect_data

QUESTIONS: Final = frozenset(("may", "copiable", "current", "state", "player", "stack", "labels"))


@define(eq=False)
class Call:
    """A message: its method and parameters, the answer as a value of the port, and what is expected of it.

    repeated: the command is given again until the stack is empty.
    """

    method: str
    params: dict[str, Any]
    answer: Any = None
    expected: list[dict[str, Any]] = field(factory=list)
    repeated: bool = False


@define(eq=False)
class Recorder:
    """The driver, and all calls so far but those that begin and end the scenario or tell of cards."""

    driver: Driver
    players: tuple[str, ...] = ()
    edition: str = ""
    cards: dict[str, CardText] = field(factory=dict)
    defined: dict[str, CardText] = field(factory=dict)
    calls: list[Call] = field(factory=list)

    def begin(self, players: tuple[str, ...], cards: tuple[CardText, ...], edition: str) -> None:
        """See the port."""
        self.players, self.edition = players, edition
        self.cards = {card.name: card for card in cards}
        self.driver.begin(players, cards, edition)

    def add_card(self, card: CardText) -> None:
        """See the port."""
        self.defined[card.name] = card
        self.driver.add_card(card)

    def end(self) -> None:
        """See the port."""
        self.driver.end()

    def __getattr__(self, method: str) -> Callable[..., Any]:
        """Every other method of the port."""
        if method not in METHODS:
            raise AttributeError(method)

        def said(*arguments: Any) -> Any:
            types = METHODS[method].parameters
            given = dict(zip(types, arguments, strict=False))
            call = Call(method, {name: _data(types[name], value) for name, value in given.items()})
            if method == "effect":
                call.params["effects"] = effect_data(given["text"])
            self.calls.append(call)
            call.answer = getattr(self.driver, method)(*arguments)
            return call.answer

        return said

    def used(self, named: frozenset[str]) -> list[dict[str, Any]]:
        """The cards that the scenario names or defines, as data."""
        there = {name: card for name, card in self.cards.items() if name in named} | self.defined
        return [card_data(card) for card in there.values()]


def _data(kind: Any, value: Any) -> Any:
    return encode(value, tagged=is_tagged(kind) or (is_union(kind) and value is not None))
