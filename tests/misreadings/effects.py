"""Other effects on the original (707.2, 611.2)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.changes import changed
from engine.mechanism.objects import BATTLEFIELD
from engine.mechanism.running import LAYER_OF
from engine.rulebook import Current
from engine.text.abilities import Gain, ReplaceWord


def is_permanent(original):
    """Whether it is on the battlefield, or was when it was last seen."""
    return (original.last.zone if original.last is not None else original.zone) == BATTLEFIELD


def seen(game, original):
    """What everybody sees of the original: its characteristics after all effects."""
    return original.last.values if original.last is not None else game.view.values(original)


def under_effects(game, original, values, *, wanted=lambda running, change: True):
    """The values as effects of spells and abilities that have resolved change them, of those that are wanted."""
    for running in game.effects:
        if original in (running.affected or ()):
            for change in running.changes:
                if type(change) in LAYER_OF and LAYER_OF[type(change)] != "2" and wanted(running, change):
                    values = changed(values, change)
    return values


class CurrentValuesAreCopied(Current):
    """What you see is what you copy: the creature as it is now, with everything that affects it."""

    clauses = ("C-004", "C-011", "C-026")

    def copied_values(self, game, original):
        return seen(game, original) if is_permanent(original) else super().copied_values(game, original)


class PumpIsCopied(Current):
    """A copy of a creature that got +3/+3 is that big too."""

    clauses = ("C-011",)

    def copied_values(self, game, original):
        values, now = super().copied_values(game, original), seen(game, original)
        sized = is_permanent(original) and now.power is not None
        return evolve(values, power=now.power, toughness=now.toughness) if sized else values


class GrantedAbilitiesAreCopied(Current):
    """A copy has the abilities that the original has been given."""

    clauses = ("C-011",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return evolve(values, abilities=seen(game, original).abilities) if is_permanent(original) else values


class ColorEffectsAreCopied(Current):
    """A copy of a creature that has become blue is blue."""

    clauses = ("C-011",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return evolve(values, color=seen(game, original).colors) if is_permanent(original) else values


class GainedHasteIsCopied(Current):
    """A token that gains haste has it as a copied ability, just as if it had been created "except it has haste"."""

    clauses = ("C-011", "C-048")

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return under_effects(game, original, values, wanted=lambda _, change: isinstance(change, Gain))


class TypeEffectsAreCopied(Current):
    """A copy of a land that is animated is an animated land."""

    clauses = ("C-012",)

    def copied_values(self, game, original):
        values, now = super().copied_values(game, original), seen(game, original)
        if not is_permanent(original):
            return values
        return evolve(values, supertypes=now.supertypes, types=now.types, subtypes=now.subtypes)


class TextChangesAreCopied(Current):
    """If the words of a card have been changed, the changed text is what a copy copies."""

    clauses = ("C-013",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return under_effects(game, original, values, wanted=lambda _, change: isinstance(change, ReplaceWord))


class EndlessEffectsAreCopied(Current):
    """An effect that lasts for ever has become part of the creature, so it is copied."""

    clauses = ("C-110", "C-011")

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return under_effects(game, original, values, wanted=lambda running, _: not running.until)
