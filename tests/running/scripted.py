"""A driver that does as it is told: every call is noted, every answer is set by the test."""

from __future__ import annotations

from typing import Any

from attrs import define, field

from bench.trivial import BEAR, PLAYER, STATE
from conformance.driver import NOW, PlayerState, Refused, StackEntry, State, Values


@define
class Scripted:
    """Answers from its fields; `errors` are raised by the call of that name, `calls` lists what was asked of it."""

    copiables: dict[str, Values] = field(factory=dict)
    currents: dict[str, Values] = field(factory=dict)
    states: dict[str, State] = field(factory=dict)
    players: dict[str, PlayerState] = field(factory=dict)
    entries: list[StackEntry] = field(factory=list)
    refusal: Refused | None = None
    errors: dict[str, Exception] = field(factory=dict)
    there: tuple[str, ...] = ("Bear", "Wolf")
    calls: list[tuple[Any, ...]] = field(factory=list)

    def _called(self, name: str, *arguments: object) -> None:
        self.calls.append((name, *arguments))
        if name in self.errors:
            raise self.errors[name]

    def begin(self, players: tuple[str, ...], cards: object, edition: str = NOW) -> None:
        self._called("begin", players, edition)

    def add_card(self, card: object) -> None:
        self._called("add_card", card)

    def end(self) -> None:
        self._called("end")

    def put(self, card: str, player: str, zone: str, label: str) -> None:
        self._called("put", card, player, zone, label)

    def add_mana(self, player: str, mana: str) -> None:
        self._called("add_mana", player, mana)

    def prepare(self, player: str, answer: str) -> None:
        self._called("prepare", player, answer)

    def effect(self, player: str, text: str, targets: tuple[str, ...], x: int | None = None) -> None:
        self._called("effect", player, text, targets, x)

    def resolve(self) -> None:
        self._called("resolve")
        if self.entries:
            self.entries.pop(0)

    def advance(self, step: str, player: str = "") -> None:
        self._called("advance", step, player)

    def leave(self, player: str) -> None:
        self._called("leave", player)

    def do(self, action: object) -> None:
        self._called("do", action)

    def may(self, action: object) -> Refused | None:
        self._called("may", action)
        return self.refusal

    def copiable(self, label: str) -> Values:
        self._called("copiable", label)
        return self.copiables.get(label, BEAR)

    def current(self, label: str) -> Values:
        self._called("current", label)
        return self.currents.get(label, BEAR)

    def state(self, label: str) -> State:
        self._called("state", label)
        return self.states.get(label, STATE)

    def player(self, name: str) -> PlayerState:
        self._called("player", name)
        return self.players.get(name, PLAYER)

    def stack(self) -> tuple[StackEntry, ...]:
        return tuple(self.entries)

    def labels(self) -> tuple[str, ...]:
        return self.there
