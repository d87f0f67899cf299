"""The Comprehensive Rules of 2013-07-13: what was different from those of 2018."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.errors import Unspecified
from engine.mechanism.layers import OWN, View
from engine.mechanism.objects import GameObject, Player, Setting
from engine.rulebook.cr2018 import CR2018
from engine.text.abilities import Triggered

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class CR2013(CR2018):
    """July 2013."""

    edition = "cr2013"

    def setting_is_copiable(self, setting: Setting) -> bool:
        """706.2: an "as this enters" ability counts whatever characteristics it sets."""
        return True

    def cost_for_mana_value(self, subject: GameObject, values: Characteristics) -> str:
        """202.3a: an object without a mana cost has mana value 0, a back face as well."""
        return values.mana_cost

    def can_be_copied(self, original: GameObject) -> bool:
        """706.10 speaks of spells and activated abilities only."""
        if isinstance(original.ability, Triggered):
            raise Unspecified("nothing says what copying a triggered ability means", "707.10")
        return True

    def as_it_would_exist(self, game: Game, subject: GameObject, controller: Player) -> View:
        """614.12: its own abilities and what changed it on the stack are looked at, not what other sources do."""
        return View(game, subject, controller, OWN)
