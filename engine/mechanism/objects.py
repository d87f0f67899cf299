"""Objects and players (102, 109): what a game is made of.

An object that changes zones becomes a new object (400.7): the old one stays as
what it last was (`last`, 608.2h), and knows what it became.

Rules for this file: data only; an object is itself and equal to no other.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from attrs import define, field, frozen

from engine.mechanism.characteristics import BLANK, Characteristics
from engine.text.abilities import Ability, Activated, Change, Static, Triggered

if TYPE_CHECKING:
    from engine.mechanism.context import Context
    from engine.mechanism.events import Happened

BATTLEFIELD, STACK, GRAVEYARD, HAND, LIBRARY, EXILE = "battlefield", "stack", "graveyard", "hand", "library", "exile"
GONE = ""
"""The zone of what has ceased to exist or become another object."""

CARD, TOKEN, CARD_COPY, SPELL_COPY, ABILITY = "card", "token", "copy of a card", "copy of a spell", "ability"


@define(eq=False)
class Player:
    """A player: life, mana pool, cards. Cards of the library that nobody named are only counted."""

    name: str
    life: int = 20
    pool: Counter[str] = field(factory=Counter)
    hand: list[GameObject] = field(factory=list)
    graveyard: list[GameObject] = field(factory=list)
    library: list[GameObject] = field(factory=list)
    blank_cards: int = 53
    exile: list[GameObject] = field(factory=list)
    in_game: bool = True
    drew_from_empty: bool = False
    lands_played: int = 0

    def cards(self, zone: str) -> list[GameObject]:
        """The player's cards in one of the four zones that each player has."""
        cards: list[GameObject] = getattr(self, zone)
        return cards

    def __repr__(self) -> str:
        return self.name


@frozen
class Card:
    """What is printed on a card: its front, and the back of a nonmodal double-faced one (712.2)."""

    front: Characteristics
    back: Characteristics | None = None


@frozen
class StaticCopy:
    """Which copy effect of a static ability (see `staticcopies`): its source, the ability, which of its effects."""

    source: GameObject
    ability: Static
    index: int


@frozen(eq=False)
class CopyEffect:
    """A copy effect on one object (613.2a): what was copied, taken once (707.2b), and its exceptions (707.9)."""

    copied: Characteristics
    exceptions: tuple[Change, ...]
    timestamp: int
    until: str = ""
    ends_with: Player | None = None
    """Whose turn ends it, for "until your next turn"."""
    source: GameObject | None = None
    """Whose leaving ends it, for "until this leaves the battlefield"."""
    static: StaticCopy | None = None
    """Of the effect of a static ability: which."""
    dated: int | None = None
    """Of the effect of a static ability: its timestamp, whenever it began (613.7a)."""

    @property
    def order(self) -> int:
        """The timestamp by which it is applied; the one by which it is known tells when it began."""
        return self.timestamp if self.dated is None else self.dated


@frozen(eq=False)
class Setting:
    """What an "as this enters" or "as this is turned face up" ability made of the object (613.2a, 208.2b)."""

    changes: tuple[Change, ...]
    timestamp: int

    @property
    def order(self) -> int:
        """The timestamp by which it is applied."""
        return self.timestamp


@define(eq=False)
class Decisions:
    """What was decided for a spell or ability as it was cast or activated (601.2b-d); copied with it (707.10)."""

    modes: tuple[int, ...] = ()
    targets: tuple[tuple[Targeted, ...], ...] = ()
    x: int | None = None
    kicked: bool = False
    alternative: str = ""
    division: tuple[int, ...] = ()
    mana_spent: str = ""
    """The mana spent on it; no object, so not copied (707.10)."""
    paid_with: tuple[GameObject, ...] = ()
    """The objects used to pay costs, as they last were (707.10)."""


@frozen
class LastKnown:
    """How an object last was in the zone that it left (608.2h)."""

    zone: str
    values: Characteristics
    copiable: Characteristics
    controller: Player
    counters: dict[str, int]
    tapped: bool
    attacking: bool
    enchanted: bool
    origin: int


Which = tuple[int, Ability | None, int]
"""One ability of an object: the copy effect that gave it, what it says, and which of those that say so (602.5c)."""


@define(eq=False, repr=False)
class GameObject:
    """A card, token, copy or ability in a zone (109.1)."""

    label: str
    kind: str
    owner: Player
    printed: Characteristics
    """Of what has two faces, those of its front (712.8a)."""

    zone: str
    base_controller: Player
    card: Card | None = None
    """What is printed on it; of tokens and copies of spells only where they have two faces (707.8a, 707.10g)."""

    timestamp: int = 0

    # what copying reads: copy effects, settings and status
    copies: list[CopyEffect] = field(factory=list)
    settings: list[Setting] = field(factory=list)
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    back_up: bool = False
    """Whether the back of its two faces is up (712.8e)."""
    transformed: int = 0
    """When it last transformed."""

    counters: Counter[str] = field(factory=Counter)
    choices: dict[tuple[int, str], object] = field(factory=dict)
    """Choices made for it (607.2d), by the copy effect that gave the ability (0: none) and the linked pair."""
    linked: dict[tuple[int, str], list[GameObject]] = field(factory=dict)
    """Cards exiled by its abilities (607.2a), by the same key."""
    damage: int = 0
    deathtouched: bool = False
    sick: bool = True
    under: Player | None = None
    """Who controlled it when that was last looked at, to notice a change of control (302.6)."""
    world_since: int = 0
    """When it was first seen to be world (704.5k); 0 while it isn't."""
    attacking: Player | None = None
    blocking: GameObject | None = None
    blocked: bool = False
    attached: GameObject | None = None
    held: list[GameObject] = field(factory=list)
    """Cards exiled until it leaves the battlefield (610.3)."""
    shields: int = 0
    """Regeneration shields (701.19)."""
    encoded: list[GameObject] = field(factory=list)
    activations: dict[Which, int] = field(factory=lambda: defaultdict(int))
    """How often each ability was activated or triggered this turn, for "once each turn"."""

    resolutions: dict[Which, int] = field(factory=lambda: defaultdict(int))
    """How often each of its abilities has resolved this turn."""

    decisions: Decisions = field(factory=Decisions)
    cast_by: Player | None = None
    """Who cast it, if it was cast (also of the permanent that the spell became)."""

    # of an ability on the stack
    ability: Triggered | Activated | None = None
    source: GameObject | None = None
    event: Happened | None = None
    origin: int = 0
    """Of an ability on the stack: the copy effect that gave it to its source."""

    nth: int = 0
    """Of an ability on the stack: which of the equal abilities of its source it is."""

    made_in: Context | None = None
    """Of a delayed or reflexive ability on the stack: the point of view of the effect that made it."""

    last: LastKnown | None = None
    became: GameObject | None = None
    known_copiable: Characteristics | None = None
    """The copiable values, once worked out; None when something that they depend on has changed."""

    def __repr__(self) -> str:
        return f'"{self.label}"'

    @property
    def faces(self) -> tuple[Characteristics, Characteristics] | None:
        """The face that is up and the other one, of what is represented by a double-faced card or token (712.9)."""
        if self.card is None or self.card.back is None:
            return None
        front, back = self.card.front, self.card.back
        return (back, front) if self.back_up else (front, back)

    def now(self) -> GameObject:
        """The object that it has become, through all zones."""
        found = self
        while found.became is not None:
            found = found.became
        return found


Targeted = GameObject | Player


def blank_card(owner: Player, zone: str) -> GameObject:
    """A card that nobody named; whoever looks at it sees nothing."""
    return GameObject(f"a blank card of {owner.name}'s", CARD, owner, BLANK, zone, owner, Card(BLANK))
