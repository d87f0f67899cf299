"""Copiable values: what there is to be copied (707.2, 613.2)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.characteristics import BLANK
from engine.mechanism.objects import ABILITY, BATTLEFIELD, STACK, TOKEN
from engine.rulebook import Current
from engine.text.abilities import Gain
from engine.text.words import CREATURE


class OnlyPermanentsAreCopied(Current):
    """Only what is on the battlefield can be copied; a card in a graveyard has nothing to copy."""

    clauses = ("C-001",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        there = original.zone in (BATTLEFIELD, STACK) or original.last is not None
        return values if there else BLANK


class TokensCantBeCopied(Current):
    """A token can't be copied, because it isn't a card."""

    clauses = ("C-001", "C-006")

    def originals(self, game, fitting, subject, chooser):
        return [one for one in fitting if one.kind != TOKEN]


class TokenHasNoManaCost(Current):
    """A token never has a mana cost, not even one that is a copy."""

    clauses = ("C-002",)

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        return evolve(values, mana_cost="", color=values.colors) if own == BLANK else values


class TokenHasNoText(Current):
    """A token that is a copy has the original's name, types and size, but no text."""

    clauses = ("C-002",)

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        return evolve(values, abilities=()) if own == BLANK else values


class NameIsKept(Current):
    """A copy keeps its own name."""

    clauses = ("C-005", "C-019")

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), name=own.name)


class ManaCostIsKept(Current):
    """A copy keeps its own mana cost, because that is what was paid for it."""

    clauses = ("C-005",)

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), mana_cost=own.mana_cost)


class SupertypesAreNotCopied(Current):
    """A copy of a legendary creature isn't legendary itself."""

    clauses = ("C-005",)

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), supertypes=own.supertypes)


class CardTypesAreKept(Current):
    """A Clone is a creature and nothing else, even as a copy of an artifact creature."""

    clauses = ("C-004",)

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), types=own.types or effect.copied.types)


class SubtypesAreKept(Current):
    """A copy takes the original's abilities and size, but not its creature type."""

    clauses = ("C-005", "C-019")

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), subtypes=own.subtypes)


class SizeIsKept(Current):
    """A copy does what the original does, but it is as big as it says on the copying card."""

    clauses = ("C-005",)

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        return values if own.power is None else evolve(values, power=own.power, toughness=own.toughness)


class LoyaltyIsNotCopied(Current):
    """Loyalty is a matter of counters, so a copy of a planeswalker has none."""

    clauses = ("C-005",)

    def with_exceptions(self, own, effect):
        return evolve(super().with_exceptions(own, effect), loyalty=None)


class SymbolIsCopied(Current):
    """The expansion symbol is copied like everything else on the card."""

    clauses = ("C-005",)

    def symbol_is_copied(self):
        return True


class NothingIsPrintedOnTokens(Current):
    """Nothing is printed on a token, so a copy of a token is a blank creature."""

    clauses = ("C-006",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return evolve(BLANK, types=values.types, power=0, toughness=0) if original.kind == TOKEN else values


class PrintedValuesAreCopied(Current):
    """A copy copies what is printed on the card; so a Clone of a Clone is a Clone without a choice."""

    clauses = ("C-007", "C-021")

    def copied_values(self, game, original):
        if original.kind == ABILITY:
            return super().copied_values(game, original)
        return original.card.front if original.card is not None else original.printed


class FirstOriginalIsCopied(Current):
    """A copy of a creature that has been several things in turn copies the first that it was a copy of."""

    clauses = ("C-007",)

    def copied_values(self, game, original):
        return original.copies[0].copied if len(original.copies) > 1 else super().copied_values(game, original)


class SettingsAreNotCopiable(Current):
    """A size that was chosen as the creature entered or was turned up is a choice, and choices aren't copied."""

    clauses = ("C-008", "C-009")

    def setting_is_copiable(self, setting):
        return False


class EverySettingIsCopiable(Current):
    """Whatever a creature became as it entered is copied, be it a size, a colour or a type."""

    clauses = ("C-008",)

    def setting_is_copiable(self, setting):
        return True


class ChosenSizeAlone(Current):
    """Of the form that was chosen as it entered the size is copied, and none of the abilities that go with it."""

    clauses = ("C-008",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        gained = [one.ability for each in original.settings for one in each.changes if isinstance(one, Gain)]
        return evolve(values, abilities=tuple(one for one in values.abilities if one not in gained))


class CopyLooksUnderTheCard(Current):
    """A Clone of a face-down creature copies the creature that lies there."""

    clauses = ("C-010",)

    def copied_values(self, game, original):
        return self.underlying_values(game, original) if original.face_down else super().copied_values(game, original)


class FaceDownKeepsItsColor(Current):
    """A face-down creature is a 2/2 of the colour of its card."""

    clauses = ("C-010",)

    def face_down_values(self, values):
        return evolve(super().face_down_values(values), color=values.colors)


class FaceDownKeepsItsTypes(Current):
    """A face-down creature is a nameless 2/2, but it still has its creature types."""

    clauses = ("C-010",)

    def face_down_values(self, values):
        return evolve(super().face_down_values(values), subtypes=values.subtypes)


class FaceDownKeepsItsText(Current):
    """A copy of a face-down creature has morph and can be turned up as well."""

    clauses = ("C-010",)

    def face_down_values(self, values):
        return evolve(super().face_down_values(values), abilities=values.abilities)


class FaceDownIsNothing(Current):
    """A face-down card has no values to copy, so a copy of it is a 0/0."""

    clauses = ("C-010",)

    def copied_values(self, game, original):
        return evolve(BLANK, types=(CREATURE,), power=0, toughness=0) if original.face_down else (
            super().copied_values(game, original)
        )  # fmt: skip
