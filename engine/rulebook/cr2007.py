"""The Comprehensive Rules of 2007-10-01: what was different from those of July 2008."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mechanism.errors import Unspecified
from engine.mechanism.layers import COPIABLE, View
from engine.mechanism.objects import GameObject, Player
from engine.rulebook.cr2008 import CR2008

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class CR2007(CR2008):
    """October 2007."""

    edition = "cr2007"

    def choice_for(self, subject: GameObject, origin: int, link: str) -> object | None:
        """503.8: the object remembers a choice and uses it for any ability that asks for the same kind of thing."""
        if (own := super().choice_for(subject, origin, link)) is not None:
            return own
        kind = link.rpartition("/")[2]
        made = [chosen for (_, pair), chosen in subject.choices.items() if pair.rpartition("/")[2] == kind]
        if any(chosen != made[0] for chosen in made):
            raise Unspecified("nothing says which of several remembered choices is used", "607.5a")
        return made[0] if made else None

    def as_it_would_exist(self, game: Game, subject: GameObject, controller: Player) -> View:
        """419.6i: only the copiable values are looked at."""
        return View(game, subject, controller, COPIABLE)
