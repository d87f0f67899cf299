"""Replacement effects on entering the battlefield, as data (614.1c, 616.1)."""

from __future__ import annotations

from attrs import frozen

from engine.mechanism.objects import GameObject
from engine.text import abilities as text

CONTROL, COPY, REST = 1, 2, 3
"""The steps in which they are applied (616.1b, c, e)."""


@frozen
class Replacement:
    """A replacement effect on entering: whose, and the ability that makes it."""

    source: GameObject
    ability: text.Entering
    origin: int
    index: int
    """Among equal abilities of the source."""

    @property
    def key(self) -> tuple[int, int, text.Entering, int]:
        """What makes it the same effect when looked for again."""
        return id(self.source), self.origin, self.ability, self.index
