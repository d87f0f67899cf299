"""What happens in a game, as triggered abilities look for it (603.2)."""

from __future__ import annotations

from attrs import frozen

from engine.mechanism.objects import GameObject, Player


@frozen(eq=False)
class Happened:
    """One event.

    kind: as in `engine.text.abilities.Event`, with "leaves" and "put into graveyard" for zone
    changes.  object: what it happened to (as the new object for arrivals, as the old one, with
    its last known information, for departures).  player: who did it, or whose step it is.
    other: a second object (the source that targets, the creature that was fought).
    """

    kind: str
    object: GameObject | None = None
    player: Player | None = None
    other: GameObject | None = None
    step: str = ""
    counter: str = ""
    left_from: str = ""
    n: int = 1
