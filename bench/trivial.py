"""A driver that knows no rule: it answers at once, so that only the way to it is measured."""

from __future__ import annotations

from conformance.driver import NOW, Action, CardText, PlayerState, Refused, StackEntry, State, Values

BEAR = Values(
    name="Runeclaw Bear",
    mana_cost="{1}{G}",
    mana_value=2,
    colors=("green",),
    supertypes=(),
    types=("Creature",),
    subtypes=("Bear",),
    abilities=(),
    power=2,
    toughness=2,
)
STATE = State(zone="battlefield", kind="card", owner="Alice", controller="Alice")
PLAYER = PlayerState(life=20, mana="", hand=(), graveyard=(), library=60, exile=())


class Trivial:
    """Accepts every command; every object is Runeclaw Bear, untapped, on the battlefield."""

    def begin(self, players: tuple[str, ...], cards: tuple[CardText, ...], edition: str = NOW) -> None: ...

    def add_card(self, card: CardText) -> None: ...

    def end(self) -> None: ...

    def put(self, card: str, player: str, zone: str, label: str) -> None: ...

    def add_mana(self, player: str, mana: str) -> None: ...

    def prepare(self, player: str, answer: str) -> None: ...

    def effect(self, player: str, text: str, targets: tuple[str, ...], x: int | None = None) -> None: ...

    def resolve(self) -> None: ...

    def advance(self, step: str, player: str = "") -> None: ...

    def leave(self, player: str) -> None: ...

    def do(self, action: Action) -> None: ...

    def may(self, action: Action) -> Refused | None:
        return None

    def copiable(self, label: str) -> Values:
        return BEAR

    def current(self, label: str) -> Values:
        return BEAR

    def state(self, label: str) -> State:
        return STATE

    def player(self, name: str) -> PlayerState:
        return PLAYER

    def stack(self) -> tuple[StackEntry, ...]:
        return ()

    def labels(self) -> tuple[str, ...]:
        return ()
