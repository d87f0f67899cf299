"""The point of view from which a text speaks: who "you" are, what "it" and "that creature" are.

Every ability is read in a context: its source, its controller, what was decided
for it, what triggered it, and what its instructions have done so far.

Rules for this file: looking only; objects that are gone are seen as they last
were (608.2h).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import define, evolve, field

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.events import Happened
from engine.mechanism.objects import Decisions, GameObject, Player, Targeted
from engine.text import abilities as text

if TYPE_CHECKING:
    from engine.mechanism.game import Game
    from engine.mechanism.layers import View


@define(eq=False)
class Context:
    """A point of view; see the module."""

    game: Game
    you: Player
    source: GameObject
    origin: int = 0
    """The copy effect that gave the ability to its source (0: none): which choices it can use (607.5)."""
    item: GameObject | None = None
    """The spell or ability on the stack whose decisions count."""
    event: Happened | None = None
    view: View | None = None
    """A view in the making, while continuous effects are worked out."""
    created: list[GameObject] = field(factory=list)
    moved: list[GameObject] = field(factory=list)
    chosen: list[GameObject] = field(factory=list)
    each: GameObject | None = None
    copied: GameObject | None = None
    this_player: Player | None = None
    """Of "each player ...": the player whom the instruction has come to ("they")."""
    doer: Player | None = None
    """Who does what is said, if it isn't "you": whoever may do it."""
    did: bool = False
    """Whether the instruction just before was done, for "if you do" (608.2c)."""
    legal: dict[int, tuple[Targeted, ...]] = field(factory=dict)
    """On resolution: the targets that are still legal, by number (608.2b)."""
    numbers: dict[int, int] = field(factory=dict)
    """The number of each target phrase, by identity of its value."""
    earlier: tuple[tuple[Targeted, ...], ...] = ()
    """Of delayed and reflexive abilities: the targets of the effect that made them, which are counted first."""

    # --- looking at objects -----------------------------------------------------------------

    def values(self, subject: GameObject) -> Characteristics:
        """Current characteristics, or the last known ones."""
        if subject.last is not None:
            return subject.last.values
        return (self.view or self.game.view).values(subject)

    def controller(self, subject: GameObject) -> Player:
        """Who controls it, or last did."""
        if subject.last is not None:
            return subject.last.controller
        return (self.view or self.game.view).controller(subject)

    def counters(self, subject: GameObject, kind: str) -> int:
        """How many counters of the kind it has, or last had."""
        if subject.last is not None:
            return subject.last.counters.get(kind, 0)
        return subject.counters[kind]

    @property
    def decisions(self) -> Decisions:
        """What was decided for it, or, for a permanent's triggered ability, for the spell that it was (107.3m)."""
        item = self.item
        if item is None or isinstance(item.ability, text.Triggered):
            return self.source.decisions
        return item.decisions

    # --- players ----------------------------------------------------------------------------

    def players(self, who: text.Player) -> list[Player]:
        """The players meant, in turn order from the active player."""
        return [player for player in self.game.in_turn_order() if self.is_player(who, player)]

    def is_player(self, who: text.Player, player: Player) -> bool:
        """Whether this player is (one of) those meant."""
        match who.who:
            case "you":
                return player is self.you
            case "opponent" | "opponents":
                return player is not self.you
            case "other":
                return player is not (self.event_player() or self.you)
            case "each" | "any":
                return True
            case "active":
                return player is self.game.active
            case "that":
                return player is (self.this_player or self.event_player())
            case "target":
                return player in self.targets(who.index)
            case "controller":
                return any(player is self.controller(subject) for subject in self.objects(who.of or text.Ref("self")))
            case "owner":
                return any(player is subject.owner for subject in self.objects(who.of or text.Ref("self")))
            case "chosen":
                return player is self.choice(text.Chosen("player", who.link))
        raise ValueError(f"no such player: {who}")

    def event_player(self) -> Player | None:
        """The player that the trigger event speaks of."""
        return self.event.player if self.event is not None else None

    # --- references -------------------------------------------------------------------------

    def objects(self, ref: text.Ref) -> list[GameObject]:
        """The objects that a reference means."""
        match ref.what:
            case "self":
                named = self.game.rules.named(self.source, self.origin)
                return [] if named is None else [named]
            case "granter":
                return [self.game.granters[ref.index]] if ref.index < len(self.game.granters) else []
            case "target":
                return [target for target in self.targets(ref.index) if isinstance(target, GameObject)]
            case "event":
                return [self.event.object] if self.event is not None and self.event.object is not None else []
            case "created":
                return self.created
            case "moved":
                return self.moved
            case "chosen":
                return self.chosen
            case "cost":
                return list(self.item.decisions.paid_with) if self.item is not None else []
            case "linked":
                return self.linked_cards(ref.link)
            case "encoded":
                return [card for card in self.source.encoded[ref.index :][:1] if card.zone == "exile"]
            case "each" | "affected":
                return [self.each] if self.each is not None else []
            case "copied":
                return [self.copied] if self.copied is not None else []
            case "attached":
                return [self.source.attached] if self.source.attached is not None else []
        raise ValueError(f"no such reference: {ref}")

    def targets(self, index: int) -> tuple[Targeted, ...]:
        """The targets with that number; while resolving, those still legal."""
        if index < len(self.earlier):
            return self.earlier[index]
        return self.legal.get(index - len(self.earlier), ())

    def kept(self) -> Context:
        """The point of view as it is now, for what is done later (603.7, 603.12)."""
        return evolve(
            self,
            created=list(self.created),
            moved=list(self.moved),
            chosen=list(self.chosen),
            earlier=(*self.earlier, *self.legal.values()),
            legal={},
        )

    def linked_cards(self, link: str) -> list[GameObject]:
        """The cards that the linked ability exiled and that are still in exile (607.2a)."""
        found = self.game.rules.linked_cards(self.game, self.source, self.origin, link)
        return [card for card in found if card.zone == "exile"]

    def choice(self, chosen: text.Chosen) -> object | None:
        """What the linked ability chose; None if the choice is undefined (607.5a)."""
        return self.game.rules.choice_for(self.source, self.origin, chosen.link or chosen.what)
