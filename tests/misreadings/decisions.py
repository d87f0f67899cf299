"""Decisions that are copied with a spell or ability, and new targets (707.10, 707.10c to 707.10e)."""

from __future__ import annotations

from engine.mechanism.objects import Decisions
from engine.rulebook import Current


def decided(original, **other):
    """The copied decisions, with these instead."""
    made = Current.copied_decisions(Current(), original)
    for name, value in other.items():
        setattr(made, name, value)
    return made


class DecisionsAreNotCopied(Current):
    """A copy is a new spell, for which nothing but its modes has been decided yet."""

    clauses = ("C-068",)

    def copied_decisions(self, original):
        return Decisions(modes=original.decisions.modes, targets=tuple(() for _ in original.decisions.targets))


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
        shares = original.decisions.division
        return decided(original, division=tuple(sum(shares) // len(shares) for _ in shares))


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
