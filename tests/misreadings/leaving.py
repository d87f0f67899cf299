"""Leaving the battlefield, looking back, owners, tokens and legends (400.7, 603.10, 111, 704.5)."""

from __future__ import annotations

from engine.mechanism.characteristics import BLANK
from engine.mechanism.objects import TOKEN
from engine.rulebook import Current
from engine.text.words import LEGENDARY


class CopyStaysACopy(Current):
    """A Clone that dies as a Bear is a Bear in the graveyard."""

    clauses = ("C-106", "C-108")

    def values_in_new_zone(self, subject):
        return subject.last.copiable if subject.last is not None and subject.copies else subject.printed


class FlippedStaysFlipped(Current):
    """A flipped creature that leaves and comes back is still the creature that it was flipped to."""

    clauses = ("C-106",)

    def values_in_new_zone(self, subject):
        return self.flipped_values(subject.printed) if subject.flipped else subject.printed


class CardsAreForgotten(Current):
    """A copy that leaves the battlefield is a blank card from then on."""

    clauses = ("C-106",)

    def values_in_new_zone(self, subject):
        return BLANK if subject.copies else super().values_in_new_zone(subject)


class NothingLooksBack(Current):
    """What has died has no abilities any more, so its "when this dies" doesn't trigger."""

    clauses = ("C-107",)

    def looks_back(self, kind):
        return False


class EverythingLooksBack(Current):
    """What dies sees everything that happens at the same time, also what is put into a graveyard beside it."""

    clauses = ("C-107",)

    def looks_back(self, kind):
        return True


class OwnerControlsTheTrigger(Current):
    """When a stolen creature dies, its owner controls what triggers."""

    clauses = ("C-109",)

    def controller_of_triggered(self, source, controller_then):
        return source.owner


class TokensStay(Current):
    """A token that dies stays in the graveyard."""

    clauses = ("CR-704.5d",)

    def token_ceases(self, subject):
        return False


class TokensComeBack(Current):
    """A token that is exiled can come back."""

    clauses = ("CR-111.8",)

    def stays_gone(self, subject):
        return False

    def token_ceases(self, subject):
        return False


class TokenIsOwnedByItsController(Current):
    """A token is owned by who controls it."""

    clauses = ("CR-111.2",)

    def owner_of_token(self, cause, creator, controller):
        return controller


class TokenIsOwnedByTheCause(Current):
    """A token is owned by who controls the spell that had it created."""

    clauses = ("CR-111.2",)

    def owner_of_token(self, cause, creator, controller):
        return cause


class LegendRuleGoesByTheCard(Current):
    """The legend rule looks at the names of the cards: a Clone of a legend has another."""

    clauses = ("CR-704.5j",)

    def same_legends(self, game):
        return [group for group in super().same_legends(game) if len({one.printed.name for one in group}) == 1]


class LegendRuleKnowsNoPlayers(Current):
    """There can be only one: legends of one name die, whoever controls them."""

    clauses = ("CR-704.5j",)

    def same_legends(self, game):
        groups: dict[str, list[object]] = {}
        for one in game.battlefield:
            values = game.view.values(one)
            if LEGENDARY in values.supertypes and values.name and not self.legend_rule_is_off(game, one):
                groups.setdefault(values.name, []).append(one)
        return [group for group in groups.values() if len(group) > 1]


class AllLegendsDie(Current):
    """Legends of one name all die."""

    clauses = ("CR-704.5j",)

    def one_legend_stays(self):
        return False


class LegendRuleIsNeverOff(Current):
    """Nothing can keep the legend rule from applying."""

    clauses = ("CR-704.5j",)

    def legend_rule_is_off(self, game, subject):
        return False


class TokensAreNoLegends(Current):
    """Tokens aren't cards, so the legend rule has nothing to do with them."""

    clauses = ("CR-704.5j",)

    def same_legends(self, game):
        without = ([one for one in group if one.kind != TOKEN] for group in super().same_legends(game))
        return [group for group in without if len(group) > 1]
