"""Double-faced permanents and copies of them (707.8, 712)."""

from __future__ import annotations

from attrs import evolve

from engine.rulebook import Current
from engine.rulebook.cr2018 import CR2018


class FrontIsCopied(Current):
    """A copy of a double-faced creature is a copy of its front, whichever face is up."""

    clauses = ("CR-707.8",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        shows_its_back = original.back_up and not original.copies and original.last is None
        return original.card.front if shows_its_back else values


class CopyOfABackHasItsManaCost(Current):
    """A back face has the mana cost of its front, and so has a copy of it."""

    clauses = ("CR-202.3b",)

    def copied_values(self, game, original):
        values = super().copied_values(game, original)
        return evolve(values, mana_cost=original.card.front.mana_cost) if original.back_up else values


class BackHasNoManaValue(Current):
    """What has no mana cost has mana value 0, so a creature whose back is up has."""

    clauses = ("CR-202.3b",)

    def cost_for_mana_value(self, subject, values):
        return values.mana_cost


class BackHasItsManaValueAsACopy(Current):
    """A creature whose back is up has the mana value of its front, even while it is a copy of something else."""

    clauses = ("CR-202.3b",)

    def cost_for_mana_value(self, subject, values):
        return subject.card.front.mana_cost if subject.back_up else values.mana_cost


class CopyCantTransform(Current):
    """A double-faced creature that has become a copy of a creature with one face can't transform."""

    clauses = ("CR-712.9",)

    def can_transform(self, subject):
        return super().can_transform(subject) and not subject.copies


class TokenHasOneFace(Current):
    """A token has one face, even if it is a copy of a double-faced creature."""

    clauses = ("CR-707.8a", "CR-707.10g")

    def copied_other_face(self, original):
        return None


class TokenOfACardHasOneFace(Current):
    """A card that isn't on the battlefield has only its front, so a token that is a copy of it has no back."""

    clauses = ("CR-707.8a",)

    def copied_other_face(self, original):
        there = original.zone in ("battlefield", "stack") or original.last is not None
        return super().copied_other_face(original) if there else None


class PrintedFaceIsOnTheToken(Current):
    """The other face of a token copy is what is printed on the original's card, whatever that is a copy of."""

    clauses = ("CR-707.8a",)

    def copied_other_face(self, original):
        return None if original.faces is None or original.face_down else original.faces[1]


class TokensWereDoubleFacedIn2018(CR2018):
    """A token copy of a double-faced card was double-faced in 2018 already."""

    clauses = ("CR-707.8a",)

    def copied_other_face(self, original):
        return Current.copied_other_face(self, original)
