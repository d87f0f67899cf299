"""The Comprehensive Rules of 2018-01-19: what was different from today's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.errors import Unspecified
from engine.mechanism.objects import CopyEffect, GameObject, Player
from engine.rulebook.current import Current
from engine.text.abilities import Gain, Keyword
from engine.text.words import Color

if TYPE_CHECKING:
    from engine.mechanism.game import Game
    from engine.mechanism.layers import View


class CR2018(Current):
    """January 2018."""

    edition = "cr2018"

    def copied_other_face(self, original: GameObject) -> Characteristics | None:
        """706.8: only the face that is up is copied, and tokens can't transform (711.1)."""
        return None

    def owner_of_token(self, cause: Player, creator: Player, controller: Player) -> Player:
        """110.5a: a token is owned by the player under whose control it entered."""
        return controller

    def gained_with_choice(self, keyword: Keyword, chosen: object | None) -> Gain | None:
        """706.7a: the ability is there, and what depends on the undefined choice does nothing."""
        if isinstance(chosen, Color):
            return super().gained_with_choice(keyword, chosen)
        return Gain(keyword)

    def addition_spares_defining(self) -> bool:
        """706.9d: an added type modifies the final value as well, so abilities that define types aren't copied."""
        return False

    def additional_effect_happens(self, given: CopyEffect, applied: list[CopyEffect]) -> bool:
        """No rule says what becomes of an additional effect if another copy effect follows."""
        if applied[-1] is given:
            return True
        raise Unspecified("nothing says whether an additional effect of an earlier copy effect happens", "707.9e")

    def judged_without_exception(self, game: Game, subject: GameObject, entering_under: Player | None) -> View:
        """No rule says on what a conditional exception is judged."""
        raise Unspecified("nothing says how a conditional exception is judged", "707.9f")

    def linked_ability_triggers(self, given: CopyEffect, applied: list[CopyEffect]) -> bool:
        """No rule says whether a linked ability triggers if another copy effect follows."""
        if applied[-1] is given:
            return True
        raise Unspecified("nothing says whether the linked ability of an earlier copy effect triggers", "707.9g")

    def resolves_as_token(self) -> bool:
        """A copy of a permanent spell that resolves is a copy of a spell on the battlefield; 706.10a ends it."""
        return False
