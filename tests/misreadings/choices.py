"""Choices made for a permanent, and linked abilities (707.6, 707.7, 607)."""

from __future__ import annotations

from engine.rulebook import Current
from engine.text.abilities import Gain, Keyword
from engine.text.words import WHITE, Color


class ChoicesAreCopied(Current):
    """The choices made for the original are made for the copy too."""

    clauses = ("C-035", "C-037")

    def copied_choices(self, original):
        return {link: chosen for (_, link), chosen in original.choices.items()}


class ColorsAreCopiedAsChoices(Current):
    """A chosen colour is a characteristic, so it is copied; other choices aren't."""

    clauses = ("C-035",)

    def copied_choices(self, original):
        return {link: chosen for (_, link), chosen in original.choices.items() if isinstance(chosen, Color)}


class OwnerMakesTheChoices(Current):
    """The choices for what enters as a copy are its owner's."""

    clauses = ("C-036",)

    def choice_is_made_by(self, subject, controller):
        return subject.owner


class ChoicesAreMadeOnce(Current):
    """The creature type or colour for a copy was chosen long ago; the copy's controller chooses nothing."""

    clauses = ("C-036",)

    def applies_to_entering(self, ability, own):
        return super().applies_to_entering(ability, own) and not (own and ability.choose)


class KickedIsKicked(Current):
    """A creature that was kicked was kicked for whatever it enters as a copy of."""

    clauses = ("CR-607.2i",)

    def cost_was_paid_for(self, origin):
        return True


class KeptAbilitiesAreNew(Current):
    """A copier that keeps its own abilities has them anew: nothing was chosen or paid for them."""

    clauses = ("CR-607.2d", "CR-607.2i", "CR-614.5")

    def origin(self, subject):
        return max((effect.timestamp for effect in subject.copies), default=0)


class UndefinedIsWhite(Current):
    """Where no colour was chosen, the first one counts: white."""

    clauses = ("C-037", "C-038", "C-045")

    def choice_for(self, subject, origin, link):
        chosen = super().choice_for(subject, origin, link)
        return WHITE if chosen is None and link.endswith("color") else chosen


class UndefinedProtectionIsFromWhite(Current):
    """Protection from a colour that nobody chose is protection from white, the first of them."""

    clauses = ("C-038",)

    def gained_with_choice(self, keyword, chosen):
        return Gain(Keyword(keyword.name, keyword.cost, keyword.n, WHITE if chosen is None else chosen))


class EmptyProtectionStays(Current):
    """A creature whose colour was never chosen still has protection, from nothing in particular."""

    clauses = ("C-038",)

    def gained_with_choice(self, keyword, chosen):
        return super().gained_with_choice(keyword, chosen) or Gain(keyword)


class ChoicesAreRemembered(Current):
    """An object remembers what was chosen for it, and uses it whenever it has an ability that asks for such a thing."""

    clauses = ("C-041", "C-043", "C-044", "C-045", "C-042")

    def choice_for(self, subject, origin, link):
        kind = link.rpartition("/")[2]
        made = [(when, chosen) for (when, pair), chosen in subject.choices.items() if pair.rpartition("/")[2] == kind]
        return max(made, key=lambda one: one[0])[1] if made else None


class ChoiceServesEveryAbility(Current):
    """A colour that was chosen for one ability of a creature serves its other abilities as well."""

    clauses = ("C-042",)

    def choice_for(self, subject, origin, link):
        kind = link.rpartition("/")[2]
        made = [one for (when, pair), one in subject.choices.items() if when == origin and pair.endswith(kind)]
        return super().choice_for(subject, origin, link) or next(iter(made), None)


class SameTextRemembersItsChoice(Current):
    """A creature that becomes the same thing again has the choice that was made for it the first time."""

    clauses = ("C-041", "C-043")

    def choice_for(self, subject, origin, link):
        made = [chosen for (_, pair), chosen in subject.choices.items() if pair == link]
        return made[-1] if made else None


class CopiesAreNotLinked(Current):
    """Two abilities of a card are linked because they are printed together; on a copy they aren't linked."""

    clauses = ("C-039",)

    def choice_for(self, subject, origin, link):
        return super().choice_for(subject, origin, link) if origin == 0 else None


class CopiesLoseTheirCards(Current):
    """What a copy has exiled is lost: nothing links the copied ability to it."""

    clauses = ("C-039",)

    def linked_cards(self, game, source, origin, link):
        return super().linked_cards(game, source, origin, link) if origin == 0 else []


class OriginalsCardsCount(Current):
    """A copy's ability speaks of the cards that the original has exiled."""

    clauses = ("C-040",)

    def linked_cards(self, game, source, origin, link):
        found = super().linked_cards(game, source, origin, link)
        return found or [card for cards in _of_all(game) for (_, pair), held in cards if pair == link for card in held]


def _of_all(game):
    """What each object has exiled, by the ability that did it."""
    return [one.linked.items() for one in game.labels.values()]


class EverythingExiledCounts(Current):
    """ "The exiled cards" are all cards that this permanent has ever exiled, whatever it was then."""

    clauses = ("C-041",)

    def linked_cards(self, game, source, origin, link):
        return [card for held in source.linked.values() for card in held]


class AbilitiesAreLinkedForGood(Current):
    """Abilities of one permanent are linked to each other whichever copy effect gave them."""

    clauses = ("C-041", "C-043")

    def origin(self, subject):
        return 0
