"""Entering the battlefield (614.12, 616.1), and what copying has to do with it (707.5, 707.9e-g).

Rules for this file: a method a clause; the loop itself is `engine.mechanism.entering`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mechanism.layers import View
from engine.mechanism.objects import CopyEffect, GameObject, Player
from engine.mechanism.replacing import CONTROL, COPY, REST, Replacement
from engine.rulebook.rule import rule
from engine.text.abilities import Entering, Ref

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class EnteringRules:
    """How replacement effects on entering are found, in which order they apply, and what a further copy undoes."""

    @rule("614.12", y2018="614.12", y2013="614.12", y2008="419.6i", y2007="419.6i")
    def as_it_would_exist(self, game: Game, subject: GameObject, controller: Player) -> View:
        """Replacement effects are found by looking at the permanent as it would be on the battlefield."""
        return View(game, subject, controller)

    @rule("707.5", y2018="706.5", y2013="706.5", y2008="503.5", y2007="503.5")
    def applies_to_entering(self, ability: Entering, own: bool) -> bool:
        """Abilities of the copied text that replace entering work for the copy's own entering.

        An object's own ability counts only if it speaks of that object alone (614.12).
        """
        return isinstance(ability.who, Ref) == own and not ability.only_face_up

    @rule("707.5", y2018="706.5", y2013="706.5", y2008="503.5", y2007="503.5")
    def own_entering_triggers(self, subject: GameObject) -> bool:
        """Abilities of the copied text that trigger on entering trigger for the copy's own entering."""
        return True

    @rule("707.5", y2018="706.5", y2013="706.5", y2008="503.5", y2007="503.5")
    def seen_entering(self, game: Game, subject: GameObject) -> View:
        """What enters as a copy is the copy in the very event; nothing sees it enter as anything else."""
        return game.view

    @rule("707.5", y2018="706.5", y2013="706.5", y2008="503.5", y2007="503.5")
    def original_is_chosen_by(self, subject: GameObject, controller: Player) -> Player:
        """Who will control what enters as a copy chooses the original (614.12a)."""
        return controller

    @rule("707.5", y2018="706.5", y2013="706.5", y2008="503.5", y2007="503.5")
    def originals(
        self, game: Game, fitting: list[GameObject], subject: GameObject, chooser: Player
    ) -> list[GameObject]:
        """All that fits and is there already can be chosen (614.12a): choosing isn't targeting (115.10a)."""
        return fitting

    @rule("616.1b", y2018="616.1b", y2013="616.1b")
    def control_comes_first(self) -> bool:
        """Effects that change under whose control it enters are applied before others."""
        return True

    @rule("616.1c", y2018="616.1c", y2013="616.1c")
    def copying_comes_next(self) -> bool:
        """Effects that make it enter as a copy are applied before those that are left."""
        return True

    @rule("616.1", y2018="616.1", y2013="616.1", y2008="419.9a", y2007="419.9a")
    def step_of(self, replacement: Replacement) -> int:
        """The step in which a replacement effect has its turn."""
        if replacement.ability.under is not None and self.control_comes_first():
            return CONTROL
        if replacement.ability.copy is not None and self.copying_comes_next():
            return COPY
        return REST

    @rule("616.1f", y2018="616.1e", y2013="616.1e", y2008="419.9a", y2007="419.9a")
    def looks_again(self) -> bool:
        """After each effect, those that apply are looked for anew."""
        return True

    @rule("707.6", y2018="706.6", y2013="706.6", y2008="503.6", y2007="503.6")
    def choice_is_made_by(self, subject: GameObject, controller: Player) -> Player:
        """The controller of what enters makes the choices of its "as this enters" abilities."""
        return controller

    @rule("707.9e")
    def additional_effect_happens(self, given: CopyEffect, applied: list[CopyEffect]) -> bool:
        """An exception that is an additional effect doesn't happen if another copy effect was applied afterwards."""
        return applied[-1] is given

    @rule("707.9g")
    def linked_ability_triggers(self, given: CopyEffect, applied: list[CopyEffect]) -> bool:
        """Nor does a triggered ability trigger that is linked to the earlier copy effect."""
        return applied[-1] is given

    @rule("707.9f")
    def judged_without_exception(self, game: Game, subject: GameObject, entering_under: Player | None) -> View:
        """Whether a conditional exception applies is judged on the permanent as it would be without it."""
        return game.view if entering_under is None else self.as_it_would_exist(game, subject, entering_under)
