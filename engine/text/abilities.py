"""What a rules text says, as data: the classes that the reader builds and the engine plays.

Each class has one meaning, stated in its docstring, and one way to be played.
All are frozen, hashable values without behaviour; two texts mean the same
exactly if their values are equal.

Rules for this file: words that a text change may replace are `Word` values
(612.2); the name of an object never appears as its own reference, that is
`Ref("self")` (201.5); what may be left out has a default that means "nothing
said"; a sequence is a tuple.
"""

from __future__ import annotations

from typing import Union

from attrs import frozen

from engine.text.words import CardType, Color, Subtype, Supertype, Word

# --- pointing at players and objects ---------------------------------------------------------


@frozen(cache_hash=True)
class Player:
    """A player or players, seen from the ability's controller.

    who: you; opponent ("an opponent", as a filter); opponents ("each opponent", "your
    opponents"); each ("each player"); any ("a player", as a filter); other ("each other
    player"); that (the player of the trigger event, "they"); target (the target with number
    `index`); controller or owner (of the object `of`); chosen (the player chosen by a linked
    ability); active (whose turn it is).
    """

    who: str
    of: Ref | None = None
    index: int = 0
    link: str = ""
    """Of the chosen player: the pair of linked abilities, as in `Chosen`."""

    @property
    def is_several(self) -> bool:
        """Whether an effect goes through them one by one, each of them "they"."""
        return self.who in ("opponents", "each", "other")


@frozen(cache_hash=True)
class Ref:
    """An object that the text has spoken of before.

    what: self (the object that has the ability, "this creature", or its name, 201.5);
    granter (the object whose effect granted the ability, 201.5a); target (number `index` of
    this ability's targets in order of mention); event (the object of the trigger event,
    "that creature"); created (what the effects before this one created, "that token", "the
    copy"); moved (what the effects before this one moved, "that card"); chosen (what the
    effects before this one chose); cost (what was sacrificed or exiled to pay the costs);
    linked (the cards exiled by the linked ability, "the exiled card", 607.2a); each (the
    object that `ForEach` has come to); copied (the object copied by the linked static
    ability, 707.9g); affected (each object the effect applies to: "it" inside `Mirror`-like
    sentences); attached (the object this one is attached to, "enchanted creature"); encoded (the card
    number `index` that is exiled encoded on this creature, 702.99).
    """

    what: str
    index: int = 0
    link: str = ""
    """Of linked objects: the name of the pair of linked abilities, that of `Move.link`."""


@frozen(cache_hash=True)
class Chosen:
    """A quality chosen by the linked ability (607.2d): color, creature type, card name, player, number, land type.

    `link` names the pair of linked abilities; the reader fills it in when the whole card is read.
    """

    what: str
    link: str = ""


@frozen(cache_hash=True)
class Compare:
    """A comparison of a number with an amount; op is one of = < > <= >=."""

    op: str
    amount: Amount


@frozen(cache_hash=True)
class Filter:
    """A description that objects or players can fit.

    noun: permanent, card, spell, ability (activated or triggered, on the stack), "activated
    ability", "triggered ability", source, player, opponent, object ("any target" is the set of words
    below: noun "any target", creature, planeswalker, battle or player, 115.4).
    every: words that must all fit; either: of these at least one; none: none of these.
    `zone` is said only of cards: graveyard, hand, library, exile.  "" is where the noun
    lives: permanents on the battlefield, spells on the stack.  `owner` says whose zone.
    other: another than the object that has the ability (with targets: than earlier targets).
    token: True a token, False a nontoken.  status: of tapped, untapped, attacking, blocking,
    face-down, face-up, enchanted.  name: has this name, or the chosen one.  keyword: has (or,
    lacks) that keyword.  excluding: is not that object.
    """

    noun: str = "permanent"
    every: tuple[Word | Chosen, ...] = ()
    either: tuple[Word | Chosen, ...] = ()
    none: tuple[Word | Chosen, ...] = ()
    colorless: bool | None = None
    multicolored: bool | None = None
    controller: Player | None = None
    owner: Player | None = None
    zone: str = ""
    other: bool = False
    token: bool | None = None
    status: tuple[str, ...] = ()
    name: str | Chosen | None = None
    keyword: str = ""
    lacks: str = ""
    mana_value: Compare | None = None
    power: Compare | None = None
    toughness: Compare | None = None
    counter: str = ""
    excluding: Ref | None = None
    targets: Filter | Ref | None = None
    """Said of spells: it targets only that object, or only a single object that fits."""
    linked: str = ""
    """One of the cards exiled by the ability that is linked by this name (607.2a)."""


@frozen(cache_hash=True)
class Target:
    """A target (115.1): chosen as the spell or ability is put on the stack.

    `filters`: it must fit one of them.  `least`, `most`: how many ("up to two": 0, 2).
    Targets are numbered by order of mention; later mentions are `Ref("target", index)`.
    """

    filters: tuple[Filter, ...]
    least: int = 1
    most: int = 1


@frozen(cache_hash=True)
class Choose:
    """Objects chosen without targeting, as the effect is carried out, by its controller."""

    filter: Filter
    least: int = 1
    most: int = 1
    filters: tuple[Filter, ...] = ()
    """Further filters, one of which may be fitted instead ("artifact or creature card")."""


@frozen(cache_hash=True)
class Each:
    """Every object that fits ("each other creature", "all Goblins", "creatures you control")."""

    filter: Filter


What = Union[Ref, Target, Choose, Each]
"""Ways to say which objects are meant."""

# --- amounts ---------------------------------------------------------------------------------


@frozen(cache_hash=True)
class X:
    """The value of X chosen for the spell or ability (107.3a); for a permanent, that of the spell it was (107.3m)."""


@frozen(cache_hash=True)
class Count:
    """How many objects fit."""

    filter: Filter


@frozen(cache_hash=True)
class CardTypesAmong:
    """How many different card types the fitting cards have together."""

    filter: Filter


@frozen(cache_hash=True)
class StatOf:
    """A number of an object: power, toughness or mana value; as it last existed, if it is gone (608.2h)."""

    stat: str
    of: Ref


@frozen(cache_hash=True)
class CountersOn:
    """How many counters of the kind are on the object."""

    kind: str
    of: Ref


@frozen(cache_hash=True)
class CardsIn:
    """How many cards the player has in the zone (hand, graveyard, library)."""

    zone: str
    player: Player


@frozen(cache_hash=True)
class Sum:
    """The sum of the parts; `minus` is subtracted, and a result below zero is zero (107.1b)."""

    parts: tuple[Amount, ...]
    minus: tuple[Amount, ...] = ()


Amount = Union[int, X, Count, CardTypesAmong, StatOf, CountersOn, CardsIn, Sum, Chosen]

# --- parts -----------------------------------------------------------------------------------


@frozen(cache_hash=True)
class Counters:
    """A number of counters of one kind: "+1/+1", "-1/-1", "fade", "time", "charge" ... (122.1)."""

    kind: str
    n: Amount = 1
    additional: bool = False
    """Said of counters that an object enters with: "two additional +1/+1 counters"."""


@frozen(cache_hash=True)
class Cost:
    """One cost (118).

    kind: mana (`mana`, as symbols in braces); tap; untap; sacrifice; discard; exile; return
    (to its owner's hand); "pay life"; "remove counters"; "tap others"; loyalty (`n` loyalty counters
    are put on or, if negative, removed, 606.4).  `what` says which
    objects, `n` how many or how much, `counter` which counters.
    """

    kind: str
    mana: str = ""
    what: Filter | Ref | None = None
    n: Amount = 1
    counter: str = ""


@frozen(cache_hash=True)
class Condition:
    """Something that is or isn't so.

    kind: is (object `of` fits `filter`); controls (`player` controls fitting objects, at least
    `right` many, one if None); compare (`left` stands to `right` as `op` says); kicked (the spell was kicked, or
    the permanent's spell); "chosen" (an instance of a choice was made: the effects before this
    one did something, "if you do"); "your turn"; "cast" (it was cast, by `player` if one is
    named); "evoked" (its evoke cost was paid); "mana spent" (`mana` was spent to cast it);
    resolved (this is the `right`th time that this ability has resolved this turn).
    """

    kind: str
    of: Ref | None = None
    filter: Filter | None = None
    player: Player | None = None
    left: Amount | None = None
    op: str = ">="
    right: Amount | None = None
    negated: bool = False
    mana: str = ""


@frozen(cache_hash=True)
class Event:
    """Something that can happen, as a trigger condition describes it (603.2).

    kind: enters; dies (to a graveyard from the battlefield); leaves (the battlefield); "enters
    or leaves"; "enters or dies"; "put into graveyard" (from anywhere; `by` whose); step
    (`step`, `by` whose turn); cast; activate; copy ("cast or copy" is two events); target
    (`who` becomes the target of `what`); attacks; blocks; "turned face up"; tapped; untapped;
    sacrifice; discard; draw; "gain life"; "lose life"; "combat damage to player"; damage;
    created; countered; exiled; "counter put" (each of them); "last counter removed" (`counter`).
    who: the objects (or Ref) it happens to; by: the player who does it or whose step it is.
    """

    kind: str
    who: Filter | Ref | None = None
    by: Player | None = None
    step: str = ""
    what: Filter | None = None
    counter: str = ""
    zone: str = ""
    """Of casting: from which zone ("cast a spell from exile")."""


# --- changes: what a continuous effect, or the exception of a copy effect, alters ------------


@frozen(cache_hash=True)
class SetSize:
    """Power and toughness are set ("becomes 4/4", "has base power and toughness X/X", "except it's 7/7"): layer 7b."""

    power: Amount
    toughness: Amount


@frozen(cache_hash=True)
class ModifySize:
    """Power and toughness are modified ("gets +3/+3"): layer 7c. Negative amounts are negative ints or `Sum`s."""

    power: Amount
    toughness: Amount
    minus: bool = False
    """The amounts are subtracted ("gets -X/-X")."""


@frozen(cache_hash=True)
class SwitchSize:
    """Power and toughness are switched: layer 7d."""


@frozen(cache_hash=True)
class SetTypes:
    """Becomes these types: layer 4 (205.1a).

    `types` replace all card types unless `keep`; then they are added ("It's still a land",
    "becomes an artifact creature", 205.1b), and so are `subtypes`, but for the creature types of
    "a Bird artifact creature".  Else they replace the subtypes of the same kind (creature types
    replace creature types, land types land types).  One may be a `Chosen` one.
    Chosen "land type" is a basic land type that is chosen as the effect begins.
    """

    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype | Chosen, ...] = ()
    keep: bool = False
    all_creature_types: bool = False


@frozen(cache_hash=True)
class AddTypes:
    """Has these types in addition to its other types: layer 4 (205.1b). A creature type may be a `Chosen` one."""

    words: tuple[CardType | Supertype | Subtype | Chosen, ...]


@frozen(cache_hash=True)
class RemoveTypes:
    """Loses these types ("isn't legendary", "is no longer a creature"): layer 4."""

    words: tuple[CardType | Supertype | Subtype, ...]


@frozen(cache_hash=True)
class SetColors:
    """Becomes these colours (none: colourless), or has them in addition (`add`): layer 5."""

    colors: tuple[Color | Chosen, ...]
    add: bool = False


@frozen(cache_hash=True)
class SetName:
    """Its name is this (only as the exception of a copy effect, 707.9b)."""

    name: str


@frozen(cache_hash=True)
class NoManaCost:
    """It has no mana cost (only as the exception of a copy effect)."""


@frozen(cache_hash=True)
class Gain:
    """Has the ability: layer 6, or part of the copying (707.9a)."""

    ability: Ability


@frozen(cache_hash=True)
class GainThis:
    """Has "this ability": the one that holds the copy effect with this exception (707.9a)."""


@frozen(cache_hash=True)
class Lose:
    """Loses the keyword, or all abilities (keyword ""): layer 6."""

    keyword: str = ""


@frozen(cache_hash=True)
class Keep:
    """The exception "doesn't copy that ..." or "its ... is still ...": the copier keeps its own value (707.9c).

    characteristic: color, name, mana cost, size (power and toughness), types, abilities.
    """

    characteristic: str


@frozen(cache_hash=True)
class EntersWith:
    """The exception "it enters with additional counters": an effect besides the copying, not copiable (707.9e)."""

    counters: Counters


@frozen(cache_hash=True)
class EntersTapped:
    """The exception "it enters tapped": an effect besides the copying, not copiable (707.9e)."""


@frozen(cache_hash=True)
class Provided:
    """The exceptions apply only if the copy is so (707.9f)."""

    condition: Condition
    changes: tuple[Change, ...]


@frozen(cache_hash=True)
class SetController:
    """`player` controls it: layer 2."""

    player: Player


@frozen(cache_hash=True)
class ReplaceWord:
    """Each colour word or basic land type in its text becomes another: layer 3 (612).

    kind: "color word", "basic land type" or "creature type"; both words are chosen by the
    effect's controller as it resolves ("replacing all instances of one color word with another").
    """

    kind: str
    old: Word | None = None
    new: Word | None = None


@frozen(cache_hash=True)
class Rule:
    """A change of what may be done (613.11), played by the mechanism where the thing is done.

    kind: "can't attack", "can't block", "can't be blocked", "attacks if able", "can't be
    blocked by" (`filter`), "can't be countered", "can't be targeted" (by `player`), "can't be
    cast" (spells fitting `filter`), "can't be activated" (activated abilities of sources
    fitting `filter`; `mana` False: unless they're mana abilities), "doesn't untap", "has
    flash" (cards fitting `filter`), "sorcery timing" (`player` can cast spells only then),
    "no legend rule".
    """

    kind: str
    filter: Filter | None = None
    player: Player | None = None
    mana: bool = True


Change = Union[
    SetSize, ModifySize, SwitchSize, SetTypes, AddTypes, RemoveTypes, SetColors, SetName, NoManaCost,
    Gain, GainThis, Lose, Keep, EntersWith, EntersTapped, Provided, SetController, ReplaceWord, Rule,
]  # fmt: skip

# --- copying ---------------------------------------------------------------------------------


@frozen(cache_hash=True)
class Copy:
    """What is copied and with which exceptions (707.9). `until` as for `Continuous`."""

    source: What
    exceptions: tuple[Change, ...] = ()
    until: str = ""


# --- effects: what a spell or ability does as it resolves ------------------------------------


@frozen(cache_hash=True)
class Does:
    """A player does something n times: draw, discard, mill, scry, "gain life", "lose life", lose (the game).

    Of discards: the player chooses the cards, or `random`.
    """

    verb: str
    who: Player | Target
    n: Amount = 1
    random: bool = False


@frozen(cache_hash=True)
class Act:
    """Something is done to objects.

    verb: destroy, sacrifice (by its controller), tap, untap, counter, flip, "turn face up",
    "turn face down", transform, regenerate, fight (`what` with `other`), "remove from combat".
    """

    verb: str
    what: What
    other: What | None = None
    by: Player | Target | None = None
    """Who sacrifices, if it isn't the controller of the effect; they also choose."""


@frozen(cache_hash=True)
class Move:
    """Objects are put into another zone.

    to: exile, hand, graveyard, battlefield, "library top", "library bottom" (all but the
    battlefield: their owner's).  `under`: under whose control they enter.  `link`: the linked
    ability will speak of "the exiled card" (filled in by the reader, 607.2a).
    """

    what: What
    to: str
    under: Player | None = None
    tapped: bool = False
    counters: Counters | None = None
    link: str = ""
    until: str = ""
    """With "leaves": until the source leaves the battlefield, then back at once (610.3)."""


@frozen(cache_hash=True)
class Damage:
    """`source` deals damage to `to` (120)."""

    source: Ref
    n: Amount
    to: What | Player
    divided: bool = False
    """Divided as its controller chooses among the targets (601.2d)."""


@frozen(cache_hash=True)
class PutCounters:
    """Counters are put on objects, or removed from them (`remove`)."""

    what: What
    counters: Counters
    remove: bool = False


@frozen(cache_hash=True)
class AddMana:
    """Mana is added: symbols in braces, or one mana of the chosen colour, or of any colour ("any color")."""

    mana: str | Chosen
    who: Player = Player("you")
    n: Amount = 1


@frozen(cache_hash=True)
class TokenBox:
    """The characteristics of a token that the effect describes (111.3, 111.4)."""

    power: Amount | None = None
    toughness: Amount | None = None
    colors: tuple[Color, ...] = ()
    supertypes: tuple[Supertype, ...] = ()
    types: tuple[CardType, ...] = ()
    subtypes: tuple[Subtype, ...] = ()
    abilities: tuple[Ability, ...] = ()
    name: str = ""


@frozen(cache_hash=True)
class CreateToken:
    """Tokens are created (111): as described, or as a copy (707.2). `who` creates them."""

    what: TokenBox | Copy
    n: Amount = 1
    who: Player = Player("you")
    tapped: bool = False
    attacking: bool = False


@frozen(cache_hash=True)
class BecomeCopy:
    """Objects become copies of another (707.4)."""

    who: What
    copy: Copy


@frozen(cache_hash=True)
class CopyOnStack:
    """A spell or ability on the stack is copied (707.10).

    `who` puts the copy under their control.  `new_targets`: the copy's controller may choose
    new targets for it (707.10c).
    """

    what: What
    exceptions: tuple[Change, ...] = ()
    n: Amount = 1
    who: Player = Player("you")
    new_targets: bool = False
    for_each: Filter | None = None
    """A copy for each of these that the original could target, which the copy targets instead (707.10d).

    `other`: for none that the original targets.
    """
    target: Ref | None = None
    """The copy's one target, given by the effect (707.10e)."""


@frozen(cache_hash=True)
class CopyCard:
    """A card is copied in the zone where it is, to be cast (707.12); the copy is `Ref("created")`."""

    what: What
    exceptions: tuple[Change, ...] = ()


@frozen(cache_hash=True)
class CastObject:
    """A player casts objects as part of the resolution (601.3, 608.2g), `free`: without paying the mana cost."""

    what: What
    free: bool = False
    who: Player = Player("you")


@frozen(cache_hash=True)
class Continuous:
    """A continuous effect by a resolving spell or ability (611.2), or by a static ability inside `Static` (611.3).

    until: "" (no duration, or as long as the static ability is there), "end of turn", "your
    next turn", "end of combat", "turned face down", "leaves" (until the source leaves the battlefield).
    """

    who: What | Player
    changes: tuple[Change, ...]
    until: str = ""


@frozen(cache_hash=True)
class May:
    """`who` may do this; if they do, `then` (else `otherwise`)."""

    do: tuple[Effect, ...]
    then: tuple[Effect, ...] = ()
    otherwise: tuple[Effect, ...] = ()
    who: Player = Player("you")
    cost: tuple[Cost, ...] = ()
    """What they pay to do it ("you may pay {2}. If you do, ...")."""


@frozen(cache_hash=True)
class If:
    """If it is so as the effect is carried out, do this, else that."""

    condition: Condition
    do: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@frozen(cache_hash=True)
class ForEach:
    """For each of these objects, do this; the object is `Ref("each")`."""

    each: Each
    do: tuple[Effect, ...]


@frozen(cache_hash=True)
class Later:
    """A delayed triggered ability (603.7): when the event next happens, do this."""

    event: Event
    do: tuple[Effect, ...]


@frozen(cache_hash=True)
class WhenDone:
    """A reflexive triggered ability (603.12): "When you do, ..." within a resolving effect."""

    do: tuple[Effect, ...]


Effect = Union[
    Does, Act, Move, Damage, PutCounters, AddMana, CreateToken, BecomeCopy, CopyOnStack, CopyCard,
    CastObject, Continuous, May, If, ForEach, Later, WhenDone,
]  # fmt: skip

# --- abilities -------------------------------------------------------------------------------


@frozen(cache_hash=True)
class Keyword:
    """A keyword ability (702): its name in lower case, with cost, number or quality where it has one.

    What it means is written in `keywords`, in the same rules English where that can say it.
    """

    name: str
    cost: tuple[Cost, ...] = ()
    n: Amount | None = None
    quality: Color | Chosen | Filter | None = None


@frozen(cache_hash=True)
class Triggered:
    """A triggered ability (603): on one of the events, if the intervening condition holds (603.4).

    limit: "" or "once each turn".  `linked`: it stands in the paragraph of a static ability
    and speaks only of what that did (603.11, 607.2h).
    """

    events: tuple[Event, ...]
    effects: tuple[Effect, ...] | Modal
    condition: Condition | None = None
    limit: str = ""


@frozen(cache_hash=True)
class Activated:
    """An activated ability (602). limits: "once each turn", "as a sorcery", "your turn"."""

    costs: tuple[Cost, ...]
    effects: tuple[Effect, ...] | Modal
    limits: tuple[str, ...] = ()


@frozen(cache_hash=True)
class Spell:
    """A spell ability (113.3a): the instructions of an instant or sorcery."""

    effects: tuple[Effect, ...]


@frozen(cache_hash=True)
class Modal:
    """Choose modes (700.2): at least `least`, at most `most` of these."""

    modes: tuple[tuple[Effect, ...], ...]
    least: int = 1
    most: int = 1


@frozen(cache_hash=True)
class Static:
    """A static ability (604): its continuous effects (or rules) hold while the object has it and the condition holds.

    A `BecomeCopy` among them is a copy effect of a static ability ("enchanted creature is a copy of ...", 707.2c).
    """

    effects: tuple[Continuous | BecomeCopy, ...]
    condition: Condition | None = None


@frozen(cache_hash=True)
class Entering:
    """A replacement effect on how permanents enter the battlefield (614.1c), of one of the forms below.

    who: `Ref("self")` or `Each` of those it affects.  It makes them enter tapped; or with
    counters; or as a copy (`copy`; `optional`: "you may have ... enter as a copy"); or after a
    choice (`choose`: color, creature type, card name, "nonland card name", player, number, land
    type; `link` names the pair of linked abilities) ; or makes them become (`become`) one of several
    forms as they enter ("as this enters, it becomes your choice of ...", a tuple of changes
    each, 707.2); or enter under another player's control (`under`).
    `also_face_up`: "as this enters or is turned face up"; `only_face_up`: "as this is turned face up".
    `linked`: the triggered ability in the same paragraph ("When you do, ...", 603.11, 707.9g).
    """

    who: Ref | Each = Ref("self")
    tapped: bool = False
    counters: Counters | None = None
    copy: Copy | None = None
    choose: str = ""
    become: tuple[tuple[Change, ...], ...] = ()
    under: Player | None = None
    optional: bool = False
    also_face_up: bool = False
    only_face_up: bool = False
    condition: Condition | None = None
    linked: tuple[Effect, ...] = ()
    link: str = ""


@frozen(cache_hash=True)
class Defines:
    """A characteristic-defining ability (604.3): the stats ("power", "toughness", "color", "creature types") are this.

    `value`: an amount for power and toughness; words for colours; "all" for every creature type or colour.
    """

    stats: tuple[str, ...]
    value: Amount | tuple[Word | Chosen, ...] | str
    plus: int = 0
    """Of toughness: by how much it is more than the value ("... and its toughness is that number plus 1")."""


@frozen(cache_hash=True)
class CastRule:
    """A rule about casting the object itself (113.6, 601).

    kind: "additional cost" (`costs`; `optional`: kicker and the like are keywords instead);
    "alternative cost" (`costs`); "can't be countered"; "costs less", "costs more" (`costs`).
    """

    kind: str
    costs: tuple[Cost, ...] = ()
    condition: Condition | None = None


@frozen(cache_hash=True)
class Labelled:
    """An ability behind an ability word, which has no meaning in the rules (207.2c): "Imprint - ..."."""

    word: str
    ability: Ability


Ability = Union[
    Keyword, Triggered, Activated, Spell, Modal, Static, Entering, Defines, CastRule, Labelled,
]  # fmt: skip
