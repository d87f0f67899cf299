"""Permanents, tokens and their owners (110, 111), and the legend rule (704.5j)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mechanism.objects import GameObject, Player
from engine.rulebook.rule import rule
from engine.text.abilities import Gain, Keyword
from engine.text.words import LEGENDARY, Color

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class Objects:
    """What permanents and tokens are."""

    @rule("111.2", y2018="110.5a", y2013="110.5a", y2008="216.1", y2007="216.1")
    def owner_of_token(self, cause: Player, creator: Player, controller: Player) -> Player:
        """A token is owned by the player who creates it.

        `cause` controls the effect that has it created; `controller` is who it enters under.
        """
        return creator

    @rule("704.5j", y2018="704.5j", y2013="704.5j", y2008="420.5e", y2007="420.5e")
    def same_legends(self, game: Game) -> list[list[GameObject]]:
        """Legendary permanents of one name under one player's control, two or more: one of them can stay."""
        groups: dict[tuple[Player, str], list[GameObject]] = {}
        for subject in game.battlefield:
            values = game.view.values(subject)
            if LEGENDARY in values.supertypes and values.name and not self.legend_rule_is_off(game, subject):
                groups.setdefault((game.view.controller(subject), values.name), []).append(subject)
        return [group for group in groups.values() if len(group) > 1]

    @rule("704.5j", y2018="704.5j", y2013="704.5j", y2008="420.5e", y2007="420.5e")
    def one_legend_stays(self) -> bool:
        """Of those the player keeps one; the rest go to the graveyard."""
        return True

    @rule("613.11", y2018="613.10", y2013="613.10", y2008="418.5k", y2007="418.5k")
    def legend_rule_is_off(self, game: Game, subject: GameObject) -> bool:
        """An effect can say that the legend rule doesn't apply, to all permanents or to some."""
        return any(one.affected is None or subject in one.affected for one in game.restrictions("no legend rule"))

    @rule("607.5a", y2018="706.7a", y2013="706.7a", y2008="503.8a")
    def gained_with_choice(self, keyword: Keyword, chosen: object | None) -> Gain | None:
        """An ability with a chosen quality, the choice filled in; if it is undefined, nothing is gained."""
        if not isinstance(chosen, Color):
            return None
        return Gain(Keyword(keyword.name, keyword.cost, keyword.n, chosen))
