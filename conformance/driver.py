"""The port: the commands and questions by which every engine is met.

A step of a scenario is one command or one question to a `Driver`; nothing else
of an engine is known to the steps.  Everything that passes through the port is
plain data: strings, numbers, and the frozen values below.

Objects go by their labels: opaque names that the scenario gives, or that the
engine gives to what comes into being by itself ("the token", "the second
token", "the copy").  A label follows a card through all zones, although the
rules see a new object in each (400.7).  Players go by their names.

Notation of values: mana "{2}{U}", sizes "2/2", type lines "Legendary Creature -
Human Wizard", colours in the order white, blue, black, red, green; see
steps/README.md.

What can't be done raises one of three errors. `Refused` (the rules forbid it) and
`ScriptError` (the scenario speaks of what isn't there: an unknown label, card,
ability or zone) leave the game as it was, prepared choices included.
`ChoiceError` (a choice that the scenario didn't prepare, or whose answer doesn't
fit) does so too when a player announces something; in the middle of a resolution
it is the end of the scenario.
"""

from __future__ import annotations

from typing import Protocol

from attrs import field, frozen


class DriverError(Exception):
    """What an engine answers when it can't do what a step asks. The message is for the reader of the scenario."""


class Refused(DriverError):
    """The rules forbid the action; `rule` is the number of the one that does."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.rule = rule


class ChoiceError(DriverError):
    """A choice was asked for and not prepared, prepared and never asked for, or answered with what isn't offered."""


class Unspecified(DriverError):
    """The rules of the edition don't say what happens; an engine may say so, or do either."""


class ScriptError(DriverError):
    """The scenario speaks of something that isn't there; the message says what is."""


@frozen
class CardText:
    """A card as data (108): what is printed on it.

    `flip` is the other half of a flip card (710), `back` the back of a nonmodal double-faced one (712.2).
    """

    name: str
    mana_cost: str
    type_line: str
    text: str = ""
    size: str = ""
    loyalty: str = ""
    color_indicator: tuple[str, ...] = ()
    symbol: str = ""
    flip: CardText | None = None
    back: CardText | None = None
    place: str = ""
    """Where it is written: file and line, for messages."""


# --- actions: what a player may do when they have priority -----------------------------------


@frozen
class PlayLand:
    """A player plays a land card from their hand (305)."""

    player: str
    object: str


@frozen
class Details:
    """What a player announces when casting or activating (601.2b-d, 602.2b).

    targets: labels or player names, in the order of the word "target"; mode: numbers from 1;
    x: the value of X; kicked; alternative: name of the alternative cost ("evoke",
    "retrace"); paid_with: labels of what is sacrificed, discarded, tapped or returned as a
    cost; division: how much each target gets; face_down: cast for {3} as a 2/2 (702.37c).
    """

    targets: tuple[str, ...] = ()
    mode: tuple[int, ...] = ()
    x: int | None = None
    kicked: bool = False
    alternative: str = ""
    paid_with: tuple[str, ...] = ()
    division: tuple[int, ...] = ()
    face_down: bool = False


@frozen
class Cast:
    """A player casts an object as a spell (601)."""

    player: str
    object: str
    details: Details = Details()


@frozen
class Activate:
    """A player activates an ability of an object (602); `ability` is the beginning of its text, e.g. "{T}: Add {G}"."""

    player: str
    object: str
    ability: str
    details: Details = Details()


@frozen
class TurnFaceUp:
    """A player turns a face-down permanent face up, for its morph cost (702.37e)."""

    player: str
    object: str
    details: Details = Details()


@frozen
class Attack:
    """The active player declares attackers (508.1), and for each of them, in that order, the player whom it attacks
    (508.1b). In a game of two players nobody need be named."""

    player: str
    attackers: tuple[str, ...]
    defenders: tuple[str, ...] = ()


@frozen
class Block:
    """A defending player declares blockers of one attacker (509.1)."""

    player: str
    attacker: str
    blockers: tuple[str, ...]


Action = PlayLand | Cast | Activate | TurnFaceUp | Attack | Block

# --- answers ---------------------------------------------------------------------------------


@frozen
class Values:
    """Characteristics of an object (109.3).

    Absent ones are None, "" or empty; abilities are said in our rules English.
    """

    name: str
    mana_cost: str
    mana_value: int
    colors: tuple[str, ...]
    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]
    abilities: tuple[str, ...]
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    color_indicator: tuple[str, ...] = ()
    symbol: str | None = None


@frozen
class State:
    """Where and how an object is: everything that isn't a characteristic.

    zone: battlefield, graveyard, hand, library, exile, stack, or "" (it has ceased to exist).
    kind: card, token, "copy of a card", "copy of a spell", ability.
    """

    zone: str
    kind: str
    owner: str
    controller: str
    tapped: bool = False
    flipped: bool = False
    face_down: bool = False
    attacking: bool = False
    blocking: bool = False
    counters: dict[str, int] = field(factory=dict)
    damage: int = 0
    targets: tuple[str, ...] = ()
    x: int | None = None
    mode: tuple[int, ...] = ()
    kicked: bool = False


@frozen
class PlayerState:
    """life, mana pool (symbols in braces, "" if empty), cards by zone, and whether still in the game."""

    life: int
    mana: str
    hand: tuple[str, ...]
    graveyard: tuple[str, ...]
    library: int
    exile: tuple[str, ...]
    in_game: bool = True


@frozen
class StackEntry:
    """A spell or ability on the stack, the top first. `source`: label of an ability's source."""

    label: str
    kind: str
    controller: str
    source: str = ""
    text: str = ""
    targets: tuple[str, ...] = ()


NOW = "now"
EDITIONS = (NOW, "cr2018", "cr2013", "cr2008", "cr2007")
"""Editions of the rules: today's, and those of 2018-01-19, 2013-07-13, 2008-07-15 and 2007-10-01."""


class Driver(Protocol):
    """What an engine must be able to do and to answer."""

    # --- the scenario
    def begin(self, players: tuple[str, ...], cards: tuple[CardText, ...], edition: str = NOW) -> None:
        """A new game under the rules of an edition.

        It is the first player's precombat main phase; everyone has 20 life, no cards in hand, and a library of blank
        cards.
        """

    def add_card(self, card: CardText) -> None:
        """Make one more card known. Raises ScriptError if its text can't be read."""

    def end(self) -> None:
        """The scenario is over. Raises ChoiceError if a prepared choice was never asked for."""

    # --- commands: what had happened before, and what happens by itself
    def put(self, card: str, player: str, zone: str, label: str) -> None:
        """A card is in the zone, and has been for some time: on the battlefield it entered earlier, with its choices
        and counters, and its enters triggers are over. Then state-based actions are performed."""

    def add_mana(self, player: str, mana: str) -> None:
        """The player has this mana in their pool besides what was there ("{3}" is three colourless)."""

    def prepare(self, player: str, answer: str) -> None:
        """The player's next answer, asked in the order of preparing: a label, a player, "yes", "no", "nothing", a
        colour, a name, a number; several objects joined by " and "; of effects that apply to one entering, and of
        abilities that go onto the stack at once, the label of the source, or the text if a source has several; of
        abilities with one text, the label of what each triggered for."""

    def effect(self, player: str, text: str, targets: tuple[str, ...], x: int | None = None) -> None:
        """An effect that the player controls happens at once: the text is read, announced and carried out."""

    def resolve(self) -> None:
        """Both players pass: the topmost object on the stack resolves, then state-based actions and triggers."""

    def advance(self, step: str, player: str = "") -> None:
        """The game goes on to the next such step (of that player's turn): upkeep, draw, precombat main, beginning of
        combat, declare attackers, declare blockers, combat damage, end of combat, postcombat main, end, cleanup.
        Triggers on the way are put on the stack and resolve; those of the step itself wait on the stack. With first or
        double strike there are two combat damage steps (510.4), and the next such step can be the second one; and so
        it is with cleanup (514.3a)."""

    def leave(self, player: str) -> None:
        """The player leaves the game (800.4a)."""

    def do(self, action: Action) -> None:
        """A player's action. Raises Refused, with the rule, if it isn't allowed; then nothing has happened."""

    # --- questions
    def may(self, action: Action) -> Refused | None:
        """None if the action would be allowed now, else why not. Nothing happens."""

    def copiable(self, label: str) -> Values:
        """The copiable values of the object (707.2)."""

    def current(self, label: str) -> Values:
        """The characteristics of the object after all continuous effects (613)."""

    def state(self, label: str) -> State:
        """Zone, status, counters and the rest."""

    def player(self, name: str) -> PlayerState:
        """Life, mana and cards of a player."""

    def stack(self) -> tuple[StackEntry, ...]:
        """The stack, the top first; the label of an ability is that of its source, of a copy of one its own."""

    def labels(self) -> tuple[str, ...]:
        """Every label that has been given, whatever has become of its object."""
