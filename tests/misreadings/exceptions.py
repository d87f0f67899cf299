"""Exceptions of copy effects (707.9a to 707.9c)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.objects import TOKEN
from engine.rulebook import Current
from engine.text.abilities import (
    AddTypes,
    Gain,
    Keep,
    Keyword,
    NoManaCost,
    RemoveTypes,
    SetColors,
    SetName,
    SetSize,
    SetTypes,
)
from engine.text.words import ARTIFACT


def copied_with(rules, original, exceptions):
    """What was copied last, with these of the exceptions only."""
    effect = original.copies[-1]
    kept = tuple(change for change in effect.exceptions if exceptions(change))
    return rules.with_exceptions(original.printed, evolve(effect, exceptions=kept))


class NoExceptions(Current):
    """A copy is a copy: exact in every respect, whatever else the card says."""

    clauses = ("C-047", "C-048", "C-050", "C-052")

    def with_exceptions(self, own, effect):
        return super().with_exceptions(own, evolve(effect, exceptions=()))


class GainedAbilityIsLost(Current):
    """A copy has what the original has; an ability that the copying card promises besides isn't there."""

    clauses = ("C-048",)

    def with_gained_ability(self, values, change):
        return values


class GainedAbilityIsNotCopiable(Current):
    """An ability that a copy gains in the copying is its own; a copy of the copy doesn't have it."""

    clauses = ("C-049",)

    def copied_values(self, game, original):
        if not original.copies:
            return super().copied_values(game, original)
        return copied_with(self, original, lambda change: not isinstance(change, Gain))


class ExceptHasteIsGainsHaste(Current):
    """A token copy "except it has haste" has just been given haste; a copy of the token doesn't have it."""

    clauses = ("C-049",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        kept = tuple(one for one in values.abilities if one != Keyword("haste"))
        return evolve(values, abilities=kept) if original.kind == TOKEN else values


class GainedAbilityReplacesTheText(Current):
    """A copy that gains an ability has that ability alone."""

    clauses = ("C-048",)

    def with_gained_ability(self, values, change):
        return evolve(values, abilities=(change.ability,))


class ModificationIsIgnored(Current):
    """What is copied can't be changed in the copying."""

    clauses = ("C-050",)

    def with_modified(self, values, change):
        return values


class ModificationIsNotCopiable(Current):
    """A change made in the copying is no part of the copy; a copy of the copy is like the original again."""

    clauses = ("C-051",)

    def copied_values(self, game, original):
        if not original.copies:
            return super().copied_values(game, original)
        return copied_with(self, original, lambda change: isinstance(change, Gain | Keep))


class CopyOfACopyIsNoArtifact(Current):
    """A Clone of a Phyrexian Metamorph is a creature only: the card type belongs to the Metamorph."""

    clauses = ("C-051",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        if not original.copies or ARTIFACT in original.copies[-1].copied.types:
            return values
        return evolve(values, types=tuple(word for word in values.types if word != ARTIFACT))


def ignoring(*kinds):
    """A copy effect without its exceptions of these kinds."""

    def with_modified(self, values, change):
        return values if isinstance(change, kinds) else Current.with_modified(self, values, change)

    return with_modified


class SizeIsCopiedAnyway(Current):
    """A Quicksilver Gargantuan is as big as what it copies."""

    clauses = ("C-050", "C-057")

    with_modified = ignoring(SetSize)


class ForkKeepsTheColor(Current):
    """The copy that Fork makes has the colour of the original."""

    clauses = ("C-050", "C-073")

    with_modified = ignoring(SetColors)


class AddedTypesAreIgnored(Current):
    """A Phyrexian Metamorph that copies a creature is no artifact."""

    clauses = ("C-050",)

    with_modified = ignoring(AddTypes)


class LegendsStayLegendary(Current):
    """A copy of a legend is legendary, even if it says that it isn't."""

    clauses = ("C-050",)

    with_modified = ignoring(RemoveTypes)


class NameIsCopiedAnyway(Current):
    """A Lazav that has become a copy has the name of what it copies."""

    clauses = ("C-050",)

    with_modified = ignoring(SetName)


class ManaCostIsCopiedAnyway(Current):
    """A copy "with no mana cost" has a mana cost, because that is printed on it."""

    clauses = ("C-050",)

    with_modified = ignoring(NoManaCost)


class TypesAreCopiedAnyway(Current):
    """A copy that is said to be of another type is of the original's type all the same."""

    clauses = ("C-050",)

    with_modified = ignoring(SetTypes)


class AddedTypesReplace(Current):
    """A copy that is an Illusion "in addition" is an Illusion only."""

    clauses = ("C-050", "C-059")

    def with_modified(self, values, change):
        match change:
            case AddTypes(words):
                return evolve(super().with_modified(values, change), subtypes=tuple(
                    word for word in words if type(word).__name__ == "Subtype"
                ) or values.subtypes)  # fmt: skip
        return super().with_modified(values, change)


class NewColorIsAdded(Current):
    """A copy that is said to be black has its other colours as well."""

    clauses = ("C-050", "C-051")

    def with_modified(self, values, change):
        changed = super().with_modified(values, change)
        return evolve(changed, color=changed.colors | values.colors) if isinstance(change, SetColors) else changed


class NothingIsRetained(Current):
    """Everything is copied, also what the copying card says that it doesn't copy."""

    clauses = ("C-052", "C-053")

    def with_kept(self, own, values, change):
        return values


class RetainedIsNotCopiable(Current):
    """What a copy has kept of its own is no part of it; a copy of the copy is like the original there too."""

    clauses = ("C-052", "C-053")

    def copied_values(self, game, original):
        if not original.copies:
            return super().copied_values(game, original)
        return copied_with(self, original, lambda change: not isinstance(change, Keep))


class UncopiedIsNothing(Current):
    """A characteristic that isn't copied isn't there at all: no colour, no name."""

    clauses = ("C-053",)

    def with_kept(self, own, values, change):
        match change.characteristic:
            case "color":
                return evolve(values, color=frozenset())
            case "name":
                return evolve(values, name="")
        return super().with_kept(own, values, change)
