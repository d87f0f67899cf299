"""Status and counters of the original (707.2, 110.5)."""

from __future__ import annotations

from attrs import evolve

from engine.rulebook import Current
from engine.text.abilities import Keyword


class TappedIsCopied(Current):
    """A copy of a tapped creature is tapped too."""

    clauses = ("C-014",)

    def copied_status(self, original):
        return frozenset({"tapped"}) if original.tapped else frozenset()


class FaceDownIsCopied(Current):
    """A copy of a face-down creature lies face down too."""

    clauses = ("C-014", "C-010")

    def copied_status(self, original):
        return frozenset({"face_down"}) if original.face_down else frozenset()


class FlippedIsCopied(Current):
    """A copy of a flipped creature is flipped too."""

    clauses = ("C-014",)

    def copied_status(self, original):
        return frozenset({"flipped"}) if original.flipped else frozenset()


class FlippedHalfIsCopied(Current):
    """A copy of a flipped creature copies the half that is up, and nothing else."""

    clauses = ("C-014",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return evolve(self.flipped_values(values), flip=None) if original.flipped else values


class CountersAreCopied(Current):
    """A copy has as many counters as the original."""

    clauses = ("C-015",)

    def copied_counters(self, original):
        return dict(original.counters)


class CountersCountAsSize(Current):
    """A copy gets no counters, but it is as big as the counters have made the original."""

    clauses = ("C-015",)

    def copied_values(self, game, original):
        values, n = super().copied_values(game, original), original.counters["+1/+1"] - original.counters["-1/-1"]
        if values.power is None or values.toughness is None:
            return values
        return values.of_size(values.power + n, values.toughness + n)


class LoyaltyCountersAreCopied(Current):
    """A copy of a planeswalker has the loyalty that the original has come to."""

    clauses = ("C-015",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return values if values.loyalty is None else evolve(values, loyalty=original.counters["loyalty"])


class AbilitiesOfAFlipCardAreGone(Current):
    """A Clone of a flip card is no flip card: it can't be flipped."""

    clauses = ("C-020",)

    def copied_values(self, game, original):
        return evolve(super().copied_values(game, original), flip=None)


class FlippedCopyIsUnflipped(Current):
    """A flipped creature that becomes a copy of another flip card shows its upper half."""

    clauses = ("C-020",)

    def copiable_values(self, game, subject):
        if subject.flipped and subject.copies:
            return self.underlying_values(game, subject)
        return super().copiable_values(game, subject)


class FaceDownCopyShows(Current):
    """A face-down creature that becomes a copy looks like what it is a copy of."""

    clauses = ("C-020",)

    def copiable_values(self, game, subject):
        if subject.face_down and subject.copies:
            return self.underlying_values(game, subject)
        return super().copiable_values(game, subject)


class FaceDownCantBecomeACopy(Current):
    """A face-down creature can't become a copy: turned up it is what its card says."""

    clauses = ("C-020",)

    def underlying_values(self, game, subject):
        return subject.printed if subject.face_down else super().underlying_values(game, subject)


class TurnedUpForItsOwnCost(Current):
    """A face-down creature that is a copy is turned up for the morph cost of its own card."""

    clauses = ("C-020",)

    def underlying_values(self, game, subject):
        values = super().underlying_values(game, subject)
        if not (subject.face_down and subject.copies):
            return values
        own = tuple(one for one in subject.printed.abilities if is_morph(one))
        return evolve(values, abilities=(*own, *(one for one in values.abilities if not is_morph(one))))


def is_morph(ability):
    """Whether it is the ability by which a permanent is turned up."""
    return isinstance(ability, Keyword) and ability.name == "morph"


class FlippedHalfHasItsOwnColor(Current):
    """The lower half of a flip card has no mana cost, so a flipped creature is colourless."""

    clauses = ("C-020",)

    def flipped_values(self, values):
        flipped = super().flipped_values(values)
        return flipped if flipped is values else evolve(flipped, mana_cost="", color=frozenset())
