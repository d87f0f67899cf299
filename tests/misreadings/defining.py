"""Abilities that define characteristics, under exceptions (707.9d)."""

from __future__ import annotations

from attrs import evolve

from engine.rulebook import Current
from engine.rulebook.copying import KEPT, defines
from engine.text.abilities import SetColors, SetSize


class DefiningIsCopiedAnyway(Current):
    """Rules text is copied whole, so an ability that defines a characteristic is there whatever the exceptions are."""

    clauses = ("C-055", "C-056", "C-057", "C-058")

    def without_defining(self, values, stats):
        return values


class RetainedButDefined(Current):
    """A copy that keeps its own colour has the ability that says which colour it is, and that one wins."""

    clauses = ("C-055", "C-056")

    def with_kept(self, own, values, change):
        kept = super().with_kept(own, values, change)
        if not KEPT[change.characteristic]:
            return kept
        return evolve(kept, abilities=values.abilities, color_indicator=values.color_indicator)


class SetButDefined(Current):
    """A 7/7 copy of a creature whose size is defined by an ability is as big as the ability says."""

    clauses = ("C-057",)

    def with_modified(self, values, change):
        changed = super().with_modified(values, change)
        return evolve(changed, abilities=values.abilities) if isinstance(change, SetSize) else changed


class ColorSetButDefined(Current):
    """A copy that is said to be black still has the ability that makes it every colour."""

    clauses = ("C-057",)

    def with_modified(self, values, change):
        changed = super().with_modified(values, change)
        return evolve(changed, abilities=values.abilities) if isinstance(change, SetColors) else changed


class IndicatorIsCopiedAnyway(Current):
    """A colour indicator is no ability, so it is copied in any case."""

    clauses = ("C-058",)

    def without_defining(self, values, stats):
        return evolve(super().without_defining(values, stats), color_indicator=values.color_indicator)


class AnAddedTypeIsAType(Current):
    """A copy that is an artifact in addition has its types from the copy effect, so changeling isn't copied."""

    clauses = ("C-059", "C-060")

    def addition_spares_defining(self):
        return False


class AllDefiningGoes(Current):
    """As soon as one characteristic isn't copied, no ability that defines any of them is."""

    clauses = ("C-055",)

    def without_defining(self, values, stats):
        everything = ("power", "toughness", "color", "creature types")
        kept = tuple(one for one in values.abilities if not defines(one, everything))
        return evolve(super().without_defining(values, stats), abilities=kept)


class DefiningTheSizeAlone(Current):
    """Only an ability that defines a size gives way to an exception."""

    clauses = ("C-056", "C-058")

    def without_defining(self, values, stats):
        return super().without_defining(values, stats) if "power" in stats else values
