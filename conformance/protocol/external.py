"""An engine in another process, behind the port.

Rules for this file: it translates, and decides nothing but whether the engine
keeps to what it said in its handshake.
"""

from __future__ import annotations

from typing import Any, Final

from attrs import frozen

from conformance.capabilities import NONE, WHOLE
from conformance.driver import (
    NOW,
    Action,
    CardText,
    DriverError,
    PlayerState,
    Refused,
    StackEntry,
    State,
    Values,
)
from conformance.protocol.data import ShapeError, decode, encode
from conformance.protocol.link import Link
from conformance.protocol.messages import METHODS, EngineFault, Unsupported, misshapen
from conformance.protocol.texts import ability_text, card_data, effect_data
from conformance.protocol.words import check


@frozen
class Sitting:
    """The scenario that is to be played: its id and title, the cards it names, and the capabilities it needs.

    touches: those that may be declined in the middle of it, with those of which it has only idle
    abilities; None if that isn't known, and then any may.
    """

    id: str = ""
    title: str = ""
    cards: frozenset[str] = frozenset()
    needs: frozenset[str] = frozenset()
    touches: frozenset[str] | None = None


@frozen
class Refusal:
    """The answer to `may`, if it is no: the message and the number of the rule."""

    message: str
    rule: str


class External:
    """A driver for the engine at the other end of a link, for one scenario."""

    def __init__(self, link: Link, sitting: Sitting) -> None:
        self._link = link
        self._sitting = sitting
        self._edition = NOW

    # --- the scenario

    def begin(self, players: tuple[str, ...], cards: tuple[CardText, ...], edition: str = NOW) -> None:
        """See the port. The engine is told the cards that are named; Unsupported if it lacks what is needed."""
        sitting = self._sitting
        self._link.turn_to(sitting.id)
        engine = self._link.engine
        declined = [f"edition {edition}"] if edition not in engine.editions else []
        declined += [need for need in sorted(sitting.needs) if engine.capabilities.get(need, WHOLE) == NONE]
        if declined:
            raise Unsupported(declined[0], f"{engine.name} has declined: {', '.join(declined)}", tuple(declined))
        self._edition = edition
        try:
            self._call(
                "begin",
                scenario={"id": sitting.id, "title": sitting.title},
                players=list(players),
                cards=[card_data(card) for card in cards if card.name in sitting.cards],
                edition=edition,
            )
        except (EngineFault, Unsupported):
            raise
        except DriverError as error:
            claimed = f"it has the edition {edition}, and refuses to begin a game by it: {error}"
            raise self._link.fault(EngineFault("false claim", claimed)) from None

    def add_card(self, card: CardText) -> None:
        """See the port."""
        self._call("add_card", card=card_data(card))

    def end(self) -> None:
        """See the port."""
        self._call("end")

    # --- commands

    def put(self, card: str, player: str, zone: str, label: str) -> None:
        """See the port."""
        self._call("put", card=card, player=player, zone=zone, label=label)

    def add_mana(self, player: str, mana: str) -> None:
        """See the port."""
        self._call("add_mana", player=player, mana=mana)

    def prepare(self, player: str, answer: str) -> None:
        """See the port."""
        self._call("prepare", player=player, answer=answer)

    def effect(self, player: str, text: str, targets: tuple[str, ...], x: int | None = None) -> None:
        """See the port."""
        self._call("effect", player=player, text=text, targets=list(targets), x=x, effects=effect_data(text))

    def resolve(self) -> None:
        """See the port."""
        self._call("resolve")

    def advance(self, step: str, player: str = "") -> None:
        """See the port."""
        self._call("advance", step=step, player=player)

    def leave(self, player: str) -> None:
        """See the port."""
        self._call("leave", player=player)

    def do(self, action: Action) -> None:
        """See the port."""
        self._call("do", action=encode(action, tagged=True))

    # --- questions

    def may(self, action: Action) -> Refused | None:
        """See the port."""
        refusal = self._value("may", Refusal | None, self._call("may", action=encode(action, tagged=True)))
        return None if refusal is None else Refused(refusal.message, refusal.rule)

    def copiable(self, label: str) -> Values:
        """See the port."""
        return self._values("copiable", label)

    def current(self, label: str) -> Values:
        """See the port."""
        return self._values("current", label)

    def state(self, label: str) -> State:
        """See the port."""
        found: State = self._value("state", State, self._call("state", label=label))
        return found

    def player(self, name: str) -> PlayerState:
        """See the port."""
        found: PlayerState = self._value("player", PlayerState, self._call("player", name=name))
        return found

    def stack(self) -> tuple[StackEntry, ...]:
        """See the port."""
        found: tuple[StackEntry, ...] = self._value("stack", STACK, self._call("stack"))
        return found

    def labels(self) -> tuple[str, ...]:
        """See the port."""
        found: tuple[str, ...] = self._value("labels", METHODS["labels"].result, self._call("labels"))
        return found

    # --- how

    def _call(self, method: str, **parameters: Any) -> Any:
        try:
            return self._link.call(method, parameters)
        except Unsupported as error:
            claimed = self._link.engine.capabilities.get(error.capability, WHOLE)
            touched = self._sitting.touches
            if claimed != WHOLE and (touched is None or error.capability in touched):
                raise
            raise self._link.fault(EngineFault("false claim", self._objection(method, error, claimed))) from None

    def _objection(self, method: str, error: Unsupported, claimed: str) -> str:
        """Why the engine may not answer that it doesn't support this."""
        if error.capability == "edition":
            return f"{method}: it has the edition {self._edition}, and answered that it doesn't support it"
        known = self._sitting.needs if self._sitting.touches is None else self._sitting.touches
        touched = ", ".join(sorted(known)) or "none"
        expected = (
            f"in its handshake it has this capability {claimed}; the scenario touches: {touched}. Only a capability "
            "that the handshake doesn't have whole and that the scenario touches can be declined in the middle of it"
        )
        return f"{method}: it doesn't support {error.capability!r} ({error}); {expected}"

    def _value(self, method: str, kind: Any, data: Any) -> Any:
        try:
            found = decode(kind, data)
            check(found)
            return found
        except ShapeError as error:
            raise self._link.fault(misshapen(method, error)) from None

    def _values(self, method: str, label: str) -> Values:
        data = self._call(method, label=label)
        try:
            if isinstance(data, dict) and isinstance(data.get("abilities"), list):
                paths = ((one, f"result.abilities[{n}]") for n, one in enumerate(data["abilities"]))
                data = data | {"abilities": [ability_text(one, path) for one, path in paths]}
            found: Values = decode(Values, data)
            check(found)
        except ShapeError as error:
            raise self._link.fault(misshapen(method, error)) from None
        return found


STACK: Final = METHODS["stack"].result
