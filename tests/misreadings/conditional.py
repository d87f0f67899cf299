"""Additional effects, conditional exceptions and linked triggers (707.9e to 707.9g)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.characteristics import BLANK
from engine.rulebook import Current
from engine.text.abilities import Counters, Entering


class NothingBesides(Current):
    """A copy has the counters that the original would have entered with, and no others."""

    clauses = ("C-061",)

    def additional_effect_happens(self, given, applied):
        return False


class CountersComeInAnyCase(Current):
    """Counters that an effect promises come, even if the object has become a copy of something else since."""

    clauses = ("C-062",)

    def additional_effect_happens(self, given, applied):
        return True


class FirstEffectGivesItsCounters(Current):
    """If several copy effects follow each other, the first of them gives its counters."""

    clauses = ("C-062",)

    def additional_effect_happens(self, given, applied):
        return applied[0] is given


class ExtraCountersAreCopiable(Current):
    """What "enters with an additional counter" as a copy passes that on: a copy of it enters with one too."""

    clauses = ("C-061",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        extra = tuple(Entering(counters=Counters(kind, n)) for kind, n in original.counters.items() if n > 0)
        return evolve(values, abilities=(*values.abilities, *extra)) if original.copies else values


class ConditionsAreNeverMet(Current):
    """While something enters it is nothing yet, so "if it's a creature" is never true of it."""

    clauses = ("C-063",)

    def judged_without_exception(self, game, subject, entering_under):
        return judged(super().judged_without_exception(game, subject, entering_under), subject, BLANK)


class TheOriginalIsJudged(Current):
    """Whether the exception applies depends on what the original is at that moment."""

    clauses = ("C-064",)

    def judged_without_exception(self, game, subject, entering_under):
        view = super().judged_without_exception(game, subject, entering_under)
        wanted = subject.copies[-1].copied
        like = [one for one in game.battlefield if one is not subject and self.copied_values(game, one) == wanted]
        return judged(view, subject, game.view.values(like[0])) if like else view


class TheCopierIsJudged(Current):
    """Whether the exception applies depends on what the copying object is before it copies."""

    clauses = ("C-064",)

    def judged_without_exception(self, game, subject, entering_under):
        view = super().judged_without_exception(game, subject, entering_under)
        return judged(view, subject, subject.printed)


class CopiedValuesAreJudged(Current):
    """Whether the exception applies depends on the copied values alone, not on what would affect the permanent."""

    clauses = ("C-064",)

    def judged_without_exception(self, game, subject, entering_under):
        view = super().judged_without_exception(game, subject, entering_under)
        return judged(view, subject, self.underlying_values(game, subject))


class OtherExceptionsDontCount(Current):
    """Whether the exception applies is judged without any of the exceptions."""

    clauses = ("C-065",)

    def judged_without_exception(self, game, subject, entering_under):
        view = super().judged_without_exception(game, subject, entering_under)
        return judged(view, subject, subject.copies[-1].copied)


def judged(view, subject, values):
    """The view, where the subject has these values."""
    view._values[subject] = values
    return view


class LinkedAbilityNeverTriggers(Current):
    """ "When you do" stands in a static ability, so it triggers on nothing."""

    clauses = ("C-066",)

    def linked_ability_triggers(self, given, applied):
        return False


class LinkedAbilityAlwaysTriggers(Current):
    """ "When you do" has been done, so it triggers, even if another copy effect follows."""

    clauses = ("C-067",)

    def linked_ability_triggers(self, given, applied):
        return True


class FirstLinkedAbilityTriggers(Current):
    """If several copy effects follow each other, it is the first whose "when you do" counts."""

    clauses = ("C-067",)

    def linked_ability_triggers(self, given, applied):
        return applied[0] is given
