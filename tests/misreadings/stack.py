"""Copies of spells and abilities on the stack (707.10)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.characteristics import BLANK
from engine.mechanism.matching import is_permanent_card
from engine.mechanism.objects import ABILITY, CARD_COPY, GONE, SPELL_COPY, STACK, Decisions
from engine.rulebook import Current
from engine.text.abilities import Activated, Triggered


def decided(original, **other):
    """The copied decisions, with these instead."""
    made = Current.copied_decisions(Current(), original)
    for name, value in other.items():
        setattr(made, name, value)
    return made


class DecisionsAreNotCopied(Current):
    """A copy is a new spell, for which nothing has been decided yet."""

    clauses = ("C-068",)

    def copied_decisions(self, original):
        return Decisions(modes=original.decisions.modes[:1], targets=tuple(() for _ in original.decisions.targets))


class FirstMode(Current):
    """A copy of a modal spell has the first of its modes."""

    clauses = ("C-068", "C-074")

    def copied_decisions(self, original):
        return decided(original, modes=tuple(range(1, len(original.decisions.modes) + 1)))


class NoTargets(Current):
    """A copy has no targets unless its controller is allowed to choose some."""

    clauses = ("C-068", "C-075", "C-093")

    def copied_decisions(self, original):
        return decided(original, targets=tuple(() for _ in original.decisions.targets))


class XIsZero(Current):
    """No mana was paid for the copy, so its X is 0."""

    clauses = ("C-068", "C-076")

    def copied_decisions(self, original):
        return decided(original, x=original.decisions.x and 0)


class CopyIsNotKicked(Current):
    """Nobody paid the kicker for the copy, so it isn't kicked."""

    clauses = ("C-068", "C-077")

    def copied_decisions(self, original):
        return decided(original, kicked=False)


class CopyIsNotEvoked(Current):
    """Nobody paid an alternative cost for the copy; it is as if it had been paid for in full."""

    clauses = ("C-078",)

    def copied_decisions(self, original):
        return decided(original, alternative="")


class SharesAreEqual(Current):
    """A copy divides its damage evenly."""

    clauses = ("C-079",)

    def copied_decisions(self, original):
        return decided(original, division=tuple(reversed(original.decisions.division)))


class NothingPaidForTheCopy(Current):
    """Nothing was sacrificed for the copy, so for the copy "the sacrificed creature" is nothing."""

    clauses = ("C-081",)

    def copied_decisions(self, original):
        return decided(original, paid_with=())


class SpentManaIsCopied(Current):
    """The mana that was spent on the original counts for the copy."""

    clauses = ("C-081",)

    def copied_decisions(self, original):
        return decided(original, mana_spent=original.decisions.mana_spent)


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


class NewTargetsForEveryCopy(Current):
    """Who copies a spell may always choose new targets for the copy."""

    clauses = ("C-093",)

    def may_have_new_targets(self, offered):
        return True


class NoNewTargets(Current):
    """A copy has the targets of the original, and they can't be changed."""

    clauses = ("C-093",)

    def may_have_new_targets(self, offered):
        return False


class UnchangedTargetsMustBeLegal(Current):
    """Who chooses new targets can't leave a target that has become illegal."""

    clauses = ("C-094",)

    def unchanged_target_may_be_illegal(self):
        return False


class NewTargetsAreTheOriginals(Current):
    """New targets for a copy are those that the original could have: its colour and its controller count."""

    clauses = ("C-095",)

    def new_targets_are_judged_for(self, copy, original):
        return original


class TargetsAreChangedOnTheStack(Current):
    """A copy is put on the stack with the old targets, and then they are changed."""

    clauses = ("C-096",)

    def targets_when_put(self, inherited, chosen):
        return inherited if chosen == inherited else (*inherited, *chosen)


class CopiesForEverything(Current):
    """A copy is made for each object, be it a legal target or not."""

    clauses = ("CR-707.10d", "CR-707.10e")

    def is_copied_for(self, legal):
        return True


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
