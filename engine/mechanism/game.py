"""A game: players, zones, the stack, the turn, and what is in force.

The other modules play it: `moving`, `entering`, `casting`, `resolving`,
`triggers`, `state_based`, `turn`.  Wherever the rules decide something, they ask
`game.rules`.

Rules for this file: it keeps what there is and finds it again; whoever changes
anything calls `changed`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from engine.mechanism.choices import Choices, listed, near
from engine.mechanism.errors import Unknown
from engine.mechanism.layers import View
from engine.mechanism.objects import (
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    LIBRARY,
    STACK,
    Card,
    GameObject,
    Player,
    blank_card,
)
from engine.mechanism.running import Restriction, Running

if TYPE_CHECKING:
    from engine.mechanism.triggers import Delayed, Pending
    from engine.rulebook import Rulebook
    from engine.text.abilities import Filter

RESERVED = ("yes", "no", "nothing")
"""Answers, and so no labels."""

ORDINALS = ("", "second ", "third ", "fourth ", "fifth ", "sixth ", "seventh ", "eighth ", "ninth ", "tenth ")


def numbered(noun: str, count: int) -> str:
    """The label of what came into being as the first, second, ... of its kind."""
    return f"the {ORDINALS[count - 1] if count <= len(ORDINALS) else f'{count}th '}{noun}"


class Game:
    """A game from its beginning: the first player's precombat main phase, and nothing on the table."""

    def __init__(self, players: Sequence[str], rules: Rulebook, cards: Mapping[str, Card]) -> None:
        self.rules = rules
        self.cards = cards
        self.players = [Player(name) for name in players]
        self.active = self.players[0]
        self.turn = 1
        self.step = "precombat main"
        self.struck_first: set[GameObject] | None = None
        """In the first of two combat damage steps: who had first or double strike as it began (510.4)."""
        self.cleans_up_again = False
        """In a cleanup step: whether another one follows (514.3a)."""
        self.battlefield: list[GameObject] = []
        self.stack: list[GameObject] = []
        """The top is last."""
        self.effects: list[Running] = []
        self.pending: list[Pending] = []
        self.delayed: list[Delayed] = []
        self.choices = Choices()
        self.granters: list[GameObject] = []
        """Objects whose effects grant abilities that name them (201.5a), by the number in such a reference."""
        self.labels: dict[str, GameObject] = {}
        self._clock = 0
        self._view: View | None = None
        self._named: dict[str, int] = {}

    # --- time ---------------------------------------------------------------------------------

    def tick(self) -> int:
        """A timestamp later than all before (613.7)."""
        self._clock += 1
        return self._clock

    def changed(self, subject: GameObject | None = None) -> None:
        """Something has changed; if it is an object's copiable values, which object's."""
        self._view = None
        if subject is not None:
            subject.known_copiable = None

    @property
    def view(self) -> View:
        """How everything looks now."""
        if self._view is None:
            self._view = View(self)
        return self._view

    def number_of_granter(self, granter: GameObject) -> int:
        """The number by which a granted ability refers to what granted it."""
        if granter not in self.granters:
            self.granters.append(granter)
        return self.granters.index(granter)

    # --- players ------------------------------------------------------------------------------

    def in_turn_order(self) -> Iterator[Player]:
        """The players still in the game, from the active player on (101.4)."""
        start = self.players.index(self.active)
        for player in self.players[start:] + self.players[:start]:
            if player.in_game:
                yield player

    def player(self, name: str) -> Player:
        """The player of that name."""
        for player in self.players:
            if player.name == name:
                return player
        raise Unknown(f"no player {name}; players are {listed(self.players)}")

    def present(self, name: str) -> Player:
        """The player of that name, who is still in the game (800.4)."""
        player = self.player(name)
        if not player.in_game:
            raise Unknown(f"{player} has left the game; still in it are {listed(self.in_turn_order())}")
        return player

    # --- objects ------------------------------------------------------------------------------

    def label(self, subject: GameObject, label: str) -> None:
        """Give the object a label; a label is given once."""
        if label in RESERVED or any(player.name == label for player in self.players):
            raise Unknown(f'nothing can be called "{label}", because that means something else; give another label')
        if label in self.labels:
            raise Unknown(f'the label "{label}" is already in use; give another one with: called "..."')
        subject.label = label
        self.labels[label] = subject

    def name(self, subject: GameObject, noun: str) -> None:
        """Label what came into being by itself: "the token", "the second token", ..."""
        count = self._named[noun] = self._named.get(noun, 0) + 1
        self.label(subject, numbered(noun, count))

    def forget(self, subject: GameObject) -> None:
        """What would have come into being doesn't: its label is free again.

        Labels that were given as it was created go to those that come after it in the same event.
        """
        del self.labels[subject.label]
        given = {noun: [numbered(noun, number) for number in range(1, n + 1)] for noun, n in self._named.items()}
        for noun in (noun for noun, names in given.items() if subject.label in names):
            self._named[noun] -= 1
            for before, name in pairwise(given[noun][given[noun].index(subject.label) :]):
                self.labels[before] = self.labels.pop(name)
                self.labels[before].label = before

    def find(self, label: str) -> GameObject:
        """The object that the label stands for now."""
        if label not in self.labels:
            raise Unknown(f'nothing is called "{label}"; there are: {listed(self.labels)}{near(label, self.labels)}')
        return self.labels[label].now()

    def thing(self, name: str) -> GameObject | Player:
        """An object by its label, or a player by name."""
        for player in self.players:
            if player.name == name:
                return player
        return self.find(name)

    def new_card(self, name: str, owner: Player, zone: str, label: str) -> GameObject:
        """A card of the catalogue, not yet in any zone."""
        card = self.cards.get(name)
        if card is None:
            raise Unknown(f'there is no card "{name}"{near(name, self.cards)}')
        subject = GameObject(label, "card", owner, card.front, zone, owner, card)
        self.label(subject, label)
        return subject

    def zone_list(self, zone: str, owner: Player) -> list[GameObject]:
        """The objects of a zone."""
        if zone == BATTLEFIELD:
            return self.battlefield
        if zone == STACK:
            return self.stack
        return owner.cards(zone)

    def objects_for(self, description: Filter) -> list[GameObject]:
        """The objects among which something that fits can be found."""
        match description.noun:
            case "permanent" | "any target":
                return list(self.battlefield)
            case "spell" | "ability" | "activated ability" | "triggered ability":
                return list(self.stack)
            case "card":
                zones = (description.zone,) if description.zone else (GRAVEYARD, HAND, EXILE, LIBRARY)
                return [card for player in self.players for zone in zones for card in player.cards(zone)]
            case _:
                return [*self.battlefield, *self.stack]

    def restrictions(self, kind: str) -> Iterable[Restriction]:
        """The rules of that kind that effects have put in force."""
        return [restriction for restriction in self.view.restrictions if restriction.rule.kind == kind]

    def draw_card(self, player: Player) -> GameObject | None:
        """The top card of the library, not yet in any zone; None if there is none."""
        if player.library:
            return player.library.pop(0)
        if player.blank_cards:
            player.blank_cards -= 1
            return blank_card(player, LIBRARY)
        return None

    def place(self, card: GameObject, zone: str, *, top: bool = True) -> None:
        """The card goes on top of its owner's cards in the zone, or below all of them: in a library, blank ones too."""
        owner = card.owner
        cards = owner.cards(zone)
        if zone == LIBRARY and not top:
            cards += [blank_card(owner, LIBRARY) for _ in range(owner.blank_cards)]
            owner.blank_cards = 0
        cards.insert(0 if top else len(cards), card)
