"""The color and the abilities of a copy (707.2a)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.characteristics import BLANK
from engine.mechanism.objects import STACK
from engine.rulebook import Current
from engine.text.abilities import Keyword


class ColorIsKept(Current):
    """A copy keeps its own colour: a blue Clone of a green Bear is a blue Bear."""

    clauses = ("C-016", "C-005")

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        return values if own == BLANK else evolve(values, color=own.colors)


class ColorComesFromManaAlone(Current):
    """Colour comes from the mana cost; a colour indicator isn't copied."""

    clauses = ("C-016",)

    def copied_values(self, game, original):
        return evolve(super().copied_values(game, original), color_indicator=frozenset())


class ColorIsCopiedByItself(Current):
    """A copy that is made without a mana cost still has the original's colours."""

    clauses = ("C-016",)

    def color_is_derived(self):
        return False


class AbilitiesAreNotCopied(Current):
    """A copy looks like the original, but it doesn't have its abilities."""

    clauses = ("C-017",)

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), abilities=own.abilities)


class KeywordsAloneAreCopied(Current):
    """A copy has the original's keywords; what else its text says isn't copied."""

    clauses = ("C-017",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        kept = tuple(one for one in values.abilities if isinstance(one, Keyword))
        return values if original.zone == STACK else evolve(values, abilities=kept)


class AbilitiesAreCopiedTwice(Current):
    """Both the text and the abilities are copied, so a copy has each ability twice."""

    clauses = ("C-018",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return values if original.zone == STACK else evolve(values, abilities=values.abilities * 2)
