"""Continuous effects in force, and the layers in which their changes apply (613.1).

Rules for this file: data; what effects do to what is the business of `layers`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from attrs import define, frozen

from engine.mechanism.context import Context
from engine.mechanism.objects import GameObject, Player
from engine.text import abilities as text

LAYERS = ("2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")

LAYER_OF: dict[type, str] = {
    text.SetController: "2",
    text.ReplaceWord: "3",
    text.SetTypes: "4",
    text.AddTypes: "4",
    text.RemoveTypes: "4",
    text.SetColors: "5",
    text.Gain: "6",
    text.Lose: "6",
    text.SetSize: "7b",
    text.Defines: "7b",
    text.ModifySize: "7c",
    text.SwitchSize: "7d",
}
"""The layer of each change (613.1, 613.4); what only looks as if it defined a characteristic sets it (604.3a)."""

DEFINED_IN = {"creature types": "4", "color": "5", "power": "7a", "toughness": "7a"}
"""The layer in which an ability that defines this applies (613.1d, e; 613.4a)."""


@cache
def encoding(index: int) -> text.Triggered:
    """What cipher gives the creature (702.99a): on combat damage to a player, the card may be copied and cast."""
    encoded, copy = text.Ref("encoded", index), text.Ref("created")
    casting = text.May((text.CastObject(copy, free=True),))
    return text.Triggered(
        (text.Event("combat damage to player", text.Ref("self")),),
        (text.May((text.CopyCard(encoded),), then=(casting,)),),
    )


Changes = Sequence[text.Change | text.Defines]


@cache
def effects_of(static: text.Static | text.Defines) -> tuple[tuple[text.What | text.Player, Changes], ...]:
    """The continuous effects of a static ability: who is affected, and how; copy effects are `staticcopies`'s business.

    One that was given and says its object's size sets it; what it says of colors and types comes too late (613.6).
    """
    if isinstance(static, text.Static):
        return tuple((one.who, one.changes) for one in static.effects if isinstance(one, text.Continuous))
    return ((text.Ref("self"), (static,)),) if any(DEFINED_IN[stat] == "7a" for stat in static.stats) else ()


StaticKey = tuple[GameObject, text.Static | text.Defines, int, int, int]
"""An effect of a static ability: object, ability, timestamp, which of those that are equal, which effect."""


@define(eq=False)
class Running:
    """A continuous effect: of a resolved spell or ability (its objects are fixed), or of a static ability."""

    context: Context
    changes: Changes
    timestamp: int
    affected: list[GameObject] | None = None
    until: str = ""
    static: text.Static | text.Defines | None = None
    who: text.What | text.Player | None = None
    started: bool = False


Part = tuple[Running, Changes]
"""What an effect does in one layer."""


def timestamp(part: Part) -> int:
    """The timestamp of its effect (613.7)."""
    return part[0].timestamp


@frozen(eq=False)
class Restriction:
    """A `Rule` in force: what it says, whose it is, and about which objects or players (None: see its filter)."""

    rule: text.Rule
    context: Context
    affected: tuple[GameObject, ...] | None = None
    players: tuple[Player, ...] | None = None

    def binds(self, player: Player) -> bool:
        """Whether it is about what this player does: such rules are said of players."""
        return self.players is not None and player in self.players
