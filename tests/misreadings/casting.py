"""Casting a copy of a card (707.12)."""

from __future__ import annotations

from engine.mechanism.objects import CARD_COPY, EXILE, HAND, STACK
from engine.rulebook import Current


class TimingMatters(Current):
    """A sorcery can't be cast while something resolves, not even its copy."""

    clauses = ("C-101",)

    def timing_matters(self, during_resolution):
        return True


class FreeIsFree(Current):
    """What is cast without paying its mana cost costs nothing at all."""

    clauses = ("C-103", "C-099")

    def additional_costs_are_paid(self, free):
        return not free


class CopyWasNotCast(Current):
    """A copy is never cast, not even if the card says to cast it."""

    clauses = ("C-100", "C-103")

    def casting_counts(self, item):
        return item.kind != CARD_COPY


class CastCopyIsNoSpell(Current):
    """A copy of a card that is cast is no spell, because no card was cast."""

    clauses = ("C-104",)

    def is_spell(self, item):
        return super().is_spell(item) and item.kind != CARD_COPY


class CastCopyCantBeCountered(Current):
    """The copy of a card is part of the effect that made it, so it can't be countered."""

    clauses = ("C-105",)

    def can_be_countered(self, item):
        return item.kind != CARD_COPY


class CopiesAreMadeInHand(Current):
    """A copy that is to be cast is put into its controller's hand and cast from there."""

    clauses = ("C-102",)

    def zone_of_card_copy(self, original):
        return HAND


class CopiesAreMadeInExile(Current):
    """A copy that is to be cast is always made in exile."""

    clauses = ("C-102",)

    def zone_of_card_copy(self, original):
        return EXILE


class CopiesAreCastFromNowhere(Current):
    """A copy of a card isn't in any zone before it is cast."""

    clauses = ("C-102",)

    def zone_cast_from(self, item, zone):
        return "nowhere" if item.kind == CARD_COPY else zone


class SpellsAreCastFromTheStack(Current):
    """A spell is on the stack when it is cast, so that is where it is cast from."""

    clauses = ("C-102",)

    def zone_cast_from(self, item, zone):
        return STACK


class AllOrNone(Current):
    """Who may cast several copies casts all of them or none."""

    clauses = ("CR-707.12a",)

    def chosen_one_by_one(self):
        return False
