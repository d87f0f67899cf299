"""The engine for those who speak JSON: every request of the protocol as one call, in plain data.

A request is a method and its parameters by name; `conformance/README.md` describes
them, and this is what an adapter looks like.  What the engine can't do is a `Trouble`
with the protocol's code for it.

Rules for this file: it translates, and decides nothing; of an object of data only
what isn't as usual is said.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from engine.mechanism.announcing import Announcement
from engine.mechanism.cards import Face, card
from engine.mechanism.characteristics import Characteristics
from engine.mechanism.choices import listed
from engine.mechanism.errors import EngineError, Forbidden, Unprepared, Unspecified
from engine.mechanism.mana import written
from engine.mechanism.objects import HAND, LIBRARY, Card, GameObject
from engine.mechanism.table import Done, Table
from engine.mechanism.targeting import name_of
from engine.rulebook import EDITIONS
from engine.text.abilities import Triggered
from engine.text.reader import TextError, say
from engine.text.words import COLORS

PROTOCOL: Final = 1
VERSION: Final = "0.1.0"

REFUSED, CHOICE, SCRIPT, UNSPECIFIED = 1, 2, 3, 4
BAD_METHOD, BAD_PARAMETERS = -32601, -32602

Data = dict[str, Any]


class Trouble(Exception):
    """Why there is no result: the code, the message, and the number of the rule that forbids."""

    def __init__(self, code: int, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule


@contextmanager
def answering() -> Iterator[None]:
    """The engine's errors by the protocol's codes."""
    try:
        yield
    except Forbidden as error:
        raise Trouble(REFUSED, str(error), error.rule) from None
    except Unspecified as error:
        raise Trouble(UNSPECIFIED, f"{error} (rule {error.rule} today)") from None
    except Unprepared as error:
        raise Trouble(CHOICE, str(error)) from None
    except (EngineError, TextError) as error:
        raise Trouble(SCRIPT, str(error)) from None


class Adapter:
    """Answers requests, one game after another."""

    def __init__(self) -> None:
        self._table: Table | None = None
        self._cards: dict[str, Card] = {}
        self._read: dict[str, Card] = {}
        """Cards that were read, by all that is printed on them."""
        self._methods: dict[str, Callable[..., Any]] = {
            name: getattr(self, name) for name in vars(type(self)) if not name.startswith("_")
        }
        self._parameters = {name: set(inspect.signature(call).parameters) for name, call in self._methods.items()}

    def __call__(self, method: str, parameters: Mapping[str, Any]) -> Any:
        """The result of a request."""
        if method not in self._methods:
            raise Trouble(BAD_METHOD, f"found the method {method!r}; expected one of {', '.join(self._methods)}")
        expected = self._parameters[method]
        if method == "hello":  # a later suite may say more in its greeting
            expected = {"protocol"} | parameters.keys()
        if parameters.keys() != expected:
            found, wanted = ", ".join(parameters), ", ".join(sorted(expected))
            raise Trouble(BAD_PARAMETERS, f"{method}: found the parameters {found}; expected {wanted}")
        with answering():
            return self._methods[method](**parameters)

    @property
    def _game(self) -> Table:
        if self._table is None:
            raise Trouble(SCRIPT, "no game has begun")
        return self._table

    # --- the scenario

    def hello(self, protocol: int, **offered: Any) -> Data:
        """Who this is, and what it can do: everything."""
        return {
            "name": "Truecopy's reference engine",
            "version": VERSION,
            "language": "Python",
            "protocol": PROTOCOL,
            "editions": list(EDITIONS),
        }

    def begin(self, scenario: Data, players: list[str], cards: list[Data], edition: str) -> None:
        """A new game."""
        if edition not in EDITIONS:
            raise Trouble(SCRIPT, f"there is no edition {edition!r}; editions are {listed(EDITIONS)}")
        self._cards = {one["name"]: self._card(one) for one in cards}
        self._table = Table(players, EDITIONS[edition](), self._cards)

    def add_card(self, card: Data) -> None:
        """One more card is known."""
        self._cards[card["name"]] = self._card(card)

    def _card(self, data: Data) -> Card:
        printed = repr(data)
        if printed not in self._read:
            flip, back = data.get("flip"), data.get("back")
            self._read[printed] = card(_face(data), _face(flip) if flip else None, _face(back) if back else None)
        return self._read[printed]

    def end(self) -> None:
        """The scenario is over."""
        if left := self._game.game.choices.left():
            never = listed(f"{player} chooses {answer!r}" for player, answer in left)
            raise Trouble(CHOICE, f"prepared, but never asked for: {never}")

    # --- commands

    def put(self, card: str, player: str, zone: str, label: str) -> None:
        """A card is there."""
        self._game.put(card, player, zone, label)

    def add_mana(self, player: str, mana: str) -> None:
        """There is mana."""
        self._game.add_mana(player, mana)

    def prepare(self, player: str, answer: str) -> None:
        """The next answer."""
        self._game.game.choices.prepare(self._game.game.player(player).name, answer)

    def effect(self, player: str, text: str, targets: list[str], x: int | None, effects: list[Data]) -> None:
        """An effect happens. This engine reads its text; others need not."""
        self._game.effect(player, text, targets, x)

    def resolve(self) -> None:
        """The topmost object resolves."""
        self._game.resolve()

    def advance(self, step: str, player: str) -> None:
        """The game goes on."""
        self._game.advance(step, player)

    def leave(self, player: str) -> None:
        """A player leaves."""
        self._game.leave(player)

    def do(self, action: Data) -> None:
        """A player acts."""
        self._game.do(lambda: self._plan(action))

    # --- questions

    def may(self, action: Data) -> Data | None:
        """None if the player may do that now."""
        refusal = self._game.why_not(lambda: self._plan(action))
        return None if refusal is None else {"message": str(refusal), "rule": refusal.rule}

    def _plan(self, action: Data) -> Done:
        table, player = self._game, action["player"]
        details = action.get("details", {})
        match action["is"]:
            case "Cast":
                return table.cast(player, action["object"], _announcement(details))
            case "Activate":
                return table.activate(player, action["object"], action["ability"], _announcement(details))
            case "PlayLand":
                return table.play_land(player, action["object"])
            case "TurnFaceUp":
                return table.turn_face_up(player, action["object"], _announcement(details))
            case "Attack":
                return table.attack(player, action["attackers"], action.get("defenders", ()))
            case "Block":
                return table.block(player, action["attacker"], action["blockers"])
        raise Trouble(BAD_PARAMETERS, f"found the action {action['is']!r}; expected one of {', '.join(ACTIONS)}")

    def copiable(self, label: str) -> Data:
        """Copiable values."""
        return _values(self._game.copiable(label))

    def current(self, label: str) -> Data:
        """Characteristics now."""
        return _values(self._game.current(label)) | {"mana_value": self._game.mana_value(label)}

    def state(self, label: str) -> Data:
        """Where and how it is."""
        game = self._game.game
        subject = game.find(label)
        made = subject.decisions
        usual = {
            "tapped": subject.tapped,
            "flipped": subject.flipped,
            "face_down": subject.face_down,
            "attacking": subject.attacking is not None,
            "blocking": subject.blocking is not None,
            "counters": {kind: n for kind, n in subject.counters.items() if n},
            "damage": subject.damage,
            "targets": _names(subject),
            "x": made.x,
            "mode": list(made.modes),
            "kicked": made.kicked,
        }
        return {
            "zone": subject.zone,
            "kind": subject.kind,
            "owner": subject.owner.name,
            "controller": game.view.controller(subject).name,
        } | {name: value for name, value in usual.items() if value or (name == "x" and value is not None)}

    def player(self, name: str) -> Data:
        """Life, mana and cards."""
        player = self._game.game.player(name)
        return {
            "life": player.life,
            "mana": written(player.pool),
            "hand": [one.label for one in player.cards(HAND)],
            "graveyard": [one.label for one in player.graveyard],
            "library": len(player.cards(LIBRARY)) + player.blank_cards,
            "exile": [one.label for one in player.exile],
            "in_game": player.in_game,
        }

    def stack(self) -> list[Data]:
        """The stack, the top first."""
        game = self._game.game
        return [
            {
                "label": item.label,
                "kind": item.kind,
                "controller": game.view.controller(item).name,
                "source": item.source.label if item.source is not None else "",
                "text": _spoken(item),
                "targets": _names(item),
            }
            for item in reversed(game.stack)
        ]

    def labels(self) -> list[str]:
        """Every label."""
        return list(self._game.game.labels)


ACTIONS: Final = ("PlayLand", "Cast", "Activate", "TurnFaceUp", "Attack", "Block")


def _face(data: Data) -> Face:
    return Face(
        name=data["name"],
        mana_cost=data["mana_cost"],
        type_line=data["type_line"],
        text=data.get("text", ""),
        size=data.get("size", ""),
        loyalty=data.get("loyalty", ""),
        color_indicator=tuple(data.get("color_indicator", ())),
        symbol=data.get("symbol", ""),
    )


def _announcement(details: Data) -> Announcement:
    return Announcement(
        targets=tuple(details.get("targets", ())) or None,
        modes=tuple(details.get("mode", ())),
        x=details.get("x"),
        kicked=details.get("kicked", False),
        alternative=details.get("alternative", ""),
        paid_with=tuple(details.get("paid_with", ())),
        division=tuple(details.get("division", ())),
        face_down=details.get("face_down", False),
    )


def _spoken(item: GameObject) -> str:
    """The text of an ability on the stack; of a spell, and of what triggers on no event of its own, there is none."""
    if item.ability is None or (isinstance(item.ability, Triggered) and not item.ability.events):
        return ""
    return say(item.ability)


def _names(item: GameObject) -> list[str]:
    return [name_of(thing) for group in item.decisions.targets for thing in group]


def _values(found: Characteristics) -> Data:
    every = found.every_creature_type
    subtypes = [word.name for word in found.subtypes if not (every and word in found.creature_types)]
    return {
        "name": found.name,
        "mana_cost": found.mana_cost,
        "mana_value": found.mana_value,
        "colors": [color.name for color in COLORS.values() if color in found.colors],
        "supertypes": [word.name.capitalize() for word in found.supertypes],
        "types": [word.name.capitalize() for word in found.types],
        "subtypes": [*subtypes, "every creature type"] if every else subtypes,
        "abilities": [say(ability) for ability in found.abilities],
        "power": found.power,
        "toughness": found.toughness,
        "loyalty": found.loyalty,
        "color_indicator": [color.name for color in COLORS.values() if color in found.color_indicator],
        "symbol": found.symbol or None,
    }
