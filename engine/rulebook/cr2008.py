"""The Comprehensive Rules of 2008-07-15: what was different from those of 2013."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.errors import Unspecified
from engine.mechanism.objects import CARD_COPY, GameObject, Player
from engine.rulebook.copying import defines
from engine.rulebook.cr2013 import CR2013
from engine.text.words import LEGENDARY

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class CR2008(CR2013):
    """July 2008."""

    edition = "cr2008"

    def symbol_is_copied(self) -> bool:
        """503.2: the expansion symbol is among the copied characteristics."""
        return True

    def color_is_derived(self) -> bool:
        """503.2: colour is copied as a value of its own."""
        return False

    def without_defining(self, values: Characteristics, stats: tuple[str, ...]) -> Characteristics:
        """No rule keeps a characteristic-defining ability from being copied, and none says that it gives way."""
        if any(defines(ability, stats) for ability in values.abilities):
            raise Unspecified("nothing says what becomes of an ability that defines what isn't copied", "707.9d")
        return values

    def addition_spares_defining(self) -> bool:
        """An added type leaves everything that was copied, abilities that define types too."""
        return True

    def control_comes_first(self) -> bool:
        """419.9a: the affected object's controller is free to choose among all replacement effects."""
        return False

    def copying_comes_next(self) -> bool:
        """419.9a: as above."""
        return False

    def owner_of_token(self, cause: Player, creator: Player, controller: Player) -> Player:
        """216.1: a token is owned by the controller of the spell or ability that created it."""
        return cause

    def owner_of_spell_copy(self, creator: Player, controller: Player) -> Player:
        """503.10: a copy of a spell is owned by the controller of the spell or ability that created it."""
        return creator

    def zone_cast_from(self, item: GameObject, zone: str) -> str:
        """503.12 doesn't say in which zone a copy that is to be played comes into being."""
        if item.kind == CARD_COPY:
            raise Unspecified("nothing says from which zone a copy is played", "707.12")
        return zone

    def same_legends(self, game: Game) -> list[list[GameObject]]:
        """420.5e: legendary permanents of one name, whoever controls them."""
        groups: dict[str, list[GameObject]] = {}
        for subject in game.battlefield:
            values = game.view.values(subject)
            if LEGENDARY in values.supertypes and values.name and not self.legend_rule_is_off(game, subject):
                groups.setdefault(values.name, []).append(subject)
        return [group for group in groups.values() if len(group) > 1]

    def one_legend_stays(self) -> bool:
        """420.5e: all of them go to the graveyard."""
        return False
