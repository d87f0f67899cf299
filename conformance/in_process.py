"""The reference engine behind the port, in the same process.

Rules for this file: it translates, and decides nothing: the port's values to the
engine's and back, the engine's answers to the port's errors.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from attrs import evolve, frozen

from conformance import driver as port
from engine.mechanism.announcing import Announcement
from engine.mechanism.cards import Face, card
from engine.mechanism.characteristics import Characteristics
from engine.mechanism.choices import listed
from engine.mechanism.errors import EngineError, Forbidden, Unprepared, Unspecified
from engine.mechanism.mana import written
from engine.mechanism.objects import HAND, LIBRARY, Card, GameObject, Player
from engine.mechanism.table import Done, Table
from engine.mechanism.targeting import name_of
from engine.rulebook import EDITIONS, Rulebook
from engine.rulebook.rule import recording
from engine.text.abilities import Triggered
from engine.text.reader import TextError, say
from engine.text.words import COLORS

__all__ = ["EDITIONS", "Consultation", "InProcess", "Rulebook"]


@frozen
class Consultation:
    """A rule that was consulted: its number today, its method and what that says, about what, and what it decided."""

    number: str
    method: str
    says: str
    about: tuple[str, ...]
    decided: port.Values | str


@cache
def read_card(data: port.CardText) -> Card:
    """A card, its text read; a card already read costs nothing again."""

    def face(one: port.CardText) -> Face:
        return Face(
            one.name, one.mana_cost, one.type_line, one.text, one.size, one.loyalty, one.color_indicator, one.symbol
        )

    return card(face(data), face(data.flip) if data.flip is not None else None, face(data.back) if data.back else None)


class Shelf(dict[str, Card]):
    """The cards that are known, each read when it is first needed."""

    def __init__(self, known: tuple[port.CardText, ...]) -> None:
        super().__init__()
        self.known = {one.name: one for one in known}

    def get(self, name: str, default: Card | None = None) -> Card | None:  # type: ignore[override]
        """The card of that name."""
        if name not in self and name in self.known:
            self[name] = read_card(self.known[name])
        return super().get(name, default)

    def __iter__(self) -> Iterator[str]:
        return iter(self.known)


@contextmanager
def answering() -> Iterator[None]:
    """The engine's errors as the port's."""
    try:
        yield
    except Forbidden as error:
        raise port.Refused(str(error), error.rule) from None
    except Unspecified as error:
        raise port.Unspecified(f"{error} (rule {error.rule} today)") from None
    except Unprepared as error:
        raise port.ChoiceError(str(error)) from None
    except (EngineError, TextError) as error:
        raise port.ScriptError(str(error)) from None


class InProcess:
    """A driver for the reference engine. With a `rulebook`, that one is used whatever the edition.

    If it is `recorded`, `consulted` tells afterwards which rules the game went by.
    """

    def __init__(self, rulebook: type[Rulebook] | None = None, *, recorded: bool = False) -> None:
        self._rulebook = rulebook
        self._recorded = recorded
        self._table: Table | None = None
        self._shelf = Shelf(())

    @property
    def table(self) -> Table:
        """The game that has begun."""
        if self._table is None:
            raise port.ScriptError("no game has begun")
        return self._table

    # --- the scenario

    def begin(self, players: tuple[str, ...], cards: tuple[port.CardText, ...], edition: str = port.NOW) -> None:
        """See the port."""
        if edition not in EDITIONS:
            raise port.ScriptError(f"there is no edition {edition!r}; editions are {listed(EDITIONS)}")
        self._shelf = Shelf(cards)
        rulebook = self._rulebook or EDITIONS[edition]
        self._table = Table(players, (recording(rulebook) if self._recorded else rulebook)(), self._shelf)  # type: ignore[arg-type]

    def add_card(self, card: port.CardText) -> None:
        """See the port."""
        with answering():
            self._shelf.known[card.name] = card
            self._shelf.pop(card.name, None)
            self._shelf.get(card.name)

    def end(self) -> None:
        """See the port."""
        if self._table is None:
            return
        left = self._table.game.choices.left()
        if left:
            never = listed(f"{player} chooses {answer!r}" for player, answer in left)
            raise port.ChoiceError(f"prepared, but never asked for: {never}")

    def consulted(self) -> Iterator[Consultation]:
        """The rules that were consulted since the game began, in order; none, if it isn't recorded."""
        for each in getattr(self.table.game.rules, "consulted", ()):
            says = (getattr(Rulebook, each.method).__doc__ or "").partition("\n")[0]
            about = tuple(str(told(thing)) for thing in each.about if isinstance(thing, (GameObject, Player, str)))
            yield Consultation(each.number, each.method, says, about, told(each.decided))

    # --- commands

    def put(self, card: str, player: str, zone: str, label: str) -> None:
        """See the port."""
        with answering():
            self.table.put(card, player, zone, label)

    def add_mana(self, player: str, mana: str) -> None:
        """See the port."""
        with answering():
            self.table.add_mana(player, mana)

    def prepare(self, player: str, answer: str) -> None:
        """See the port."""
        with answering():
            self.table.game.choices.prepare(self.table.game.player(player).name, answer)

    def effect(self, player: str, text: str, targets: tuple[str, ...], x: int | None = None) -> None:
        """See the port."""
        with answering():
            self.table.effect(player, text, targets, x)

    def resolve(self) -> None:
        """See the port."""
        with answering():
            self.table.resolve()

    def advance(self, step: str, player: str = "") -> None:
        """See the port."""
        with answering():
            self.table.advance(step, player)

    def leave(self, player: str) -> None:
        """See the port."""
        with answering():
            self.table.leave(player)

    def do(self, action: port.Action) -> None:
        """See the port."""
        with answering():
            self.table.do(lambda: self._plan(action))

    # --- questions

    def may(self, action: port.Action) -> port.Refused | None:
        """See the port."""
        with answering():
            refusal = self.table.why_not(lambda: self._plan(action))
        return None if refusal is None else port.Refused(str(refusal), refusal.rule)

    def _plan(self, action: port.Action) -> Done:
        table = self.table
        match action:
            case port.Cast(player, label, details):
                return table.cast(player, label, announcement(details))
            case port.Activate(player, label, ability, details):
                return table.activate(player, label, ability, announcement(details))
            case port.PlayLand(player, label):
                return table.play_land(player, label)
            case port.TurnFaceUp(player, label, details):
                return table.turn_face_up(player, label, announcement(details))
            case port.Attack(player, attackers, defenders):
                return table.attack(player, attackers, defenders)
            case port.Block(player, attacker, blockers):
                return table.block(player, attacker, blockers)

    def copiable(self, label: str) -> port.Values:
        """See the port."""
        with answering():
            return values(self.table.copiable(label))

    def current(self, label: str) -> port.Values:
        """See the port."""
        with answering():
            return evolve(values(self.table.current(label)), mana_value=self.table.mana_value(label))

    def state(self, label: str) -> port.State:
        """See the port."""
        with answering():
            subject = self.table.game.find(label)
            made = subject.decisions
            return port.State(
                zone=subject.zone,
                kind=subject.kind,
                owner=subject.owner.name,
                controller=self.table.game.view.controller(subject).name,
                tapped=subject.tapped,
                flipped=subject.flipped,
                face_down=subject.face_down,
                attacking=subject.attacking is not None,
                blocking=subject.blocking is not None,
                counters={kind: n for kind, n in subject.counters.items() if n},
                damage=subject.damage,
                targets=names(subject),
                x=made.x,
                mode=made.modes,
                kicked=made.kicked,
            )

    def player(self, name: str) -> port.PlayerState:
        """See the port."""
        with answering():
            player = self.table.game.player(name)
            return port.PlayerState(
                life=player.life,
                mana=written(player.pool),
                hand=tuple(one.label for one in player.cards(HAND)),
                graveyard=tuple(one.label for one in player.graveyard),
                library=len(player.cards(LIBRARY)) + player.blank_cards,
                exile=tuple(one.label for one in player.exile),
                in_game=player.in_game,
            )

    def stack(self) -> tuple[port.StackEntry, ...]:
        """See the port."""
        game = self.table.game
        return tuple(
            port.StackEntry(
                label=item.label,
                kind=item.kind,
                controller=game.view.controller(item).name,
                source=item.source.label if item.source is not None else "",
                text=spoken(item),
                targets=names(item),
            )
            for item in reversed(game.stack)
        )

    def labels(self) -> tuple[str, ...]:
        """See the port."""
        return tuple(self.table.game.labels)


def announcement(details: port.Details) -> Announcement:
    """What a player announces, in the engine's terms."""
    return Announcement(
        targets=details.targets or None,
        modes=details.mode,
        x=details.x,
        kicked=details.kicked,
        alternative=details.alternative,
        paid_with=details.paid_with,
        division=details.division,
        face_down=details.face_down,
    )


def spoken(item: GameObject) -> str:
    """The text of an ability on the stack; of a spell, and of what triggers on no event of its own, there is none."""
    if item.ability is None or (isinstance(item.ability, Triggered) and not item.ability.events):
        return ""
    return say(item.ability)


def names(item: GameObject) -> tuple[str, ...]:
    """The targets of a spell or ability, by name."""
    return tuple(name_of(thing) for group in item.decisions.targets for thing in group)


def values(found: Characteristics) -> port.Values:
    """Characteristics in the port's notation."""
    return port.Values(
        name=found.name,
        mana_cost=found.mana_cost,
        mana_value=found.mana_value,
        colors=tuple(color.name for color in COLORS.values() if color in found.colors),
        supertypes=tuple(word.name.capitalize() for word in found.supertypes),
        types=tuple(word.name.capitalize() for word in found.types),
        subtypes=subtypes(found),
        abilities=tuple(say(ability) for ability in found.abilities),
        power=found.power,
        toughness=found.toughness,
        loyalty=found.loyalty,
        color_indicator=tuple(color.name for color in COLORS.values() if color in found.color_indicator),
        symbol=found.symbol or None,
    )


def told(thing: object) -> port.Values | str:
    """What a rule decided, in the port's notation."""
    match thing:
        case Characteristics():
            try:
                return values(thing)
            except TextError:  # what triggers on no event of its own can't be said
                return f"the characteristics of {thing.name or 'an ability'}"
        case GameObject(label=label):
            return f'"{label}"'
        case bool():
            return "yes" if thing else "no"
        case None:
            return "nothing"
        case list() | tuple():
            return listed(told(part) for part in thing)
        case str() | int():
            return str(thing)
    return str(getattr(thing, "name", type(thing).__name__))


def subtypes(found: Characteristics) -> tuple[str, ...]:
    """The subtypes; creature types are all in one, if it has every creature type."""
    if not found.every_creature_type:
        return tuple(word.name for word in found.subtypes)
    return (*(word.name for word in found.subtypes if word not in found.creature_types), *EVERY)


EVERY = ("every creature type",)
"""How the type line says it."""
