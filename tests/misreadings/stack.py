"""Copies of spells and abilities on the stack (707.10)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.characteristics import BLANK
from engine.mechanism.matching import is_permanent_card
from engine.mechanism.objects import ABILITY, CARD_COPY, GONE, SPELL_COPY, STACK
from engine.rulebook import Current
from engine.text.abilities import Activated, Triggered


class SpellsOfPermanentsCantBeCopied(Current):
    """Only instants and sorceries can be copied; a permanent spell can't."""

    clauses = ("C-069",)

    def can_be_copied(self, original):
        return not is_permanent_card(original.printed.types)


class ActivatedAbilitiesCantBeCopied(Current):
    """Only spells can be copied; an ability isn't an object."""

    clauses = ("C-070",)

    def can_be_copied(self, original):
        return not isinstance(original.ability, Activated)


class TriggeredAbilitiesCantBeCopied(Current):
    """Spells and activated abilities can be copied; a triggered ability can't."""

    clauses = ("CR-707.10",)

    def can_be_copied(self, original):
        return not isinstance(original.ability, Triggered)


class CopyIsCast(Current):
    """Who copies a spell casts the copy."""

    clauses = ("C-071",)

    def copy_is_cast(self, copy):
        return copy.kind == SPELL_COPY


class CopyIsActivated(Current):
    """Who copies an ability activates it."""

    clauses = ("C-072",)

    def copy_is_cast(self, copy):
        return copy.kind == ABILITY


class CopyHasNoManaCost(Current):
    """A copy on the stack has no mana cost and no colour, because it is no card."""

    clauses = ("C-073",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return evolve(values, mana_cost="", color=frozenset()) if original.zone == STACK else values


class CopyHasNoName(Current):
    """A copy on the stack has the effect of the original and nothing else of it, not even its name."""

    clauses = ("C-073",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        if original.zone != STACK or original.kind == ABILITY:
            return values
        return evolve(BLANK, types=values.types, abilities=values.abilities)


class CopyBelongsToItsMaker(Current):
    """A copy of a spell is owned by who controls what made it, whoever puts it there."""

    clauses = ("C-082",)

    def owner_of_spell_copy(self, creator, controller):
        return creator


class SpellCopyIsControlledByTheCaster(Current):
    """A copy of a spell is controlled by who controls the original."""

    clauses = ("C-083",)

    def controller_of_copy(self, original, player):
        return player if original.kind == ABILITY else original.base_controller


class AbilityCopyIsControlledByTheActivator(Current):
    """A copy of an ability is controlled by who controls the original."""

    clauses = ("C-084",)

    def controller_of_copy(self, original, player):
        return original.base_controller if original.kind == ABILITY else player


class CopyIsNoSpell(Current):
    """A copy isn't cast, so it is no spell: what says "target spell" can't target it."""

    clauses = ("C-085",)

    def is_spell(self, item):
        return super().is_spell(item) and item.kind != SPELL_COPY


class CopyOfAnAbilityIsASpell(Current):
    """What copies an ability puts a spell on the stack that does the same."""

    clauses = ("C-086",)

    def kind_of_copy(self, original):
        return SPELL_COPY


class SpellCopyStays(Current):
    """A copy of a spell goes to the graveyard like any spell, and stays there."""

    clauses = ("C-087", "C-089")

    def copy_ceases(self, subject):
        return super().copy_ceases(subject) and subject.kind != SPELL_COPY


class CardCopyStays(Current):
    """A copy of a card that isn't cast stays in exile."""

    clauses = ("C-088", "C-089")

    def copy_ceases(self, subject):
        return super().copy_ceases(subject) and subject.kind == SPELL_COPY


class CardCopyCantBeAPermanent(Current):
    """A copy of a card exists on the stack only; as it resolves it is gone."""

    clauses = ("C-088",)

    def copy_ceases(self, subject):
        return subject.kind in (SPELL_COPY, CARD_COPY) and subject.zone != STACK


class CopyHasNoSource(Current):
    """The copy of an ability is its own source."""

    clauses = ("C-090", "C-091")

    def source_of_copy(self, game, original):
        return None


class AbilitiesHaveACost(Current):
    """An ability has the mana cost and the color of the object that it comes from."""

    clauses = ("CR-405.4",)

    def ability_on_stack(self, ability, source):
        values = super().ability_on_stack(ability, source)
        return evolve(values, mana_cost=source.printed.mana_cost) if source else values


class AnyNamesakeIsTheSource(Current):
    """Where a copied ability says its card's name, its controller's permanent of that name is meant."""

    clauses = ("C-091",)

    def source_of_copy(self, game, original):
        source = original.source
        if source is None or source.zone == GONE:
            return source
        name = game.view.values(source).name
        named = [one for one in game.battlefield if game.view.values(one).name == name and one is not source]
        return named[0] if named else source


class CopiesAreCountedApart(Current):
    """A copy of an ability is another ability, so it doesn't count when the original counts how often it resolved."""

    clauses = ("C-092",)

    def counted_as(self, item):
        return (-1, item.ability) if item.label.startswith("the ") else super().counted_as(item)


class PermanentSpellCopyVanishes(Current):
    """The copy of a creature spell ceases to exist as it resolves, because no card is there to become a creature."""

    clauses = ("CR-707.10f",)

    def resolves_as_token(self):
        return False


class TokenOfASpellCopyIsCreated(Current):
    """The token that a copy of a creature spell becomes has been created."""

    clauses = ("CR-111.13",)

    def resolved_copy_is_created(self):
        return True
