"""What the copy was before, and becoming a copy on the battlefield (707.3, 707.4, 707.11)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.abilities import sort
from engine.rulebook import Current
from engine.text.abilities import Ref


class OldAbilitiesStay(Current):
    """A copy has the original's abilities besides its own."""

    clauses = ("C-019",)

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        if own == effect.copied:
            return values  # on the stack a copy has nothing of its own
        return evolve(values, abilities=(*own.abilities, *values.abilities))


class OldTypesStay(Current):
    """A Clone of a Bear is a Bear in addition to being a Shapeshifter."""

    clauses = ("C-019",)

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        more = tuple(word for word in own.subtypes if word not in values.subtypes)
        return evolve(values, subtypes=(*values.subtypes, *more))


class OldColorStays(Current):
    """A blue Clone of a green Bear is blue and green."""

    clauses = ("C-019",)

    def with_exceptions(self, own, effect):
        values = super().with_exceptions(own, effect)
        return evolve(values, color=values.colors | own.colors)


class ExceptionsAreLost(Current):
    """A copy of a copy copies what that one is a copy of; the exceptions were for that one alone."""

    clauses = ("C-021", "C-049", "C-051")

    def copied_values(self, game, original):
        return original.copies[-1].copied if original.copies else super().copied_values(game, original)


class OnceACopyAlwaysACopy(Current):
    """What is a copy already stays what it is; it can't become a copy of anything else."""

    clauses = ("C-022",)

    def underlying_values(self, game, subject):
        later = subject.copies[1:]
        if not later:
            return super().underlying_values(game, subject)
        subject.known_copiable, subject.copies = None, subject.copies[:1]
        values = super().underlying_values(game, subject)
        subject.known_copiable, subject.copies = None, [*subject.copies, *later]
        return values


class BecomingUntaps(Current):
    """What becomes a copy starts anew: it is untapped."""

    clauses = ("C-022",)

    def events_of_becoming(self, game, subject):
        subject.tapped = False
        return ()


class BecomingIsANewObject(Current):
    """What becomes a copy is a new object: its counters and damage are gone."""

    clauses = ("C-022", "C-025")

    def events_of_becoming(self, game, subject):
        subject.counters.clear()
        subject.damage = 0
        game.changed()
        return ()


class BecomingIsEntering(Current):
    """When a permanent becomes a copy, the copied "when this enters" ability triggers."""

    clauses = ("C-023",)

    def events_of_becoming(self, game, subject):
        triggered = sort(self.copiable_values(game, subject).abilities).triggered
        own = any(one.kind == "enters" and one.who == Ref("self") for each in triggered for one in each.events)
        return ("enters",) if own else ()


class BecomingEntersWithCounters(Current):
    """What becomes a copy of a creature that enters with counters, or tapped, gets those counters, or is tapped."""

    clauses = ("C-023",)

    def events_of_becoming(self, game, subject):
        for ability in sort(self.copiable_values(game, subject).abilities).entering:
            subject.tapped |= ability.tapped
            if ability.counters is not None and isinstance(ability.counters.n, int):
                subject.counters[ability.counters.kind] += ability.counters.n
        game.changed()
        return ()


class BecomingIsLeaving(Current):
    """When a permanent becomes a copy of something else, what it was has left the battlefield."""

    clauses = ("C-024",)

    def events_of_becoming(self, game, subject):
        return ("leaves",)


class BecomingIsDying(Current):
    """When a creature becomes a copy of another, the old creature dies."""

    clauses = ("C-024",)

    def events_of_becoming(self, game, subject):
        return ("leaves", "dies")


class BecomingEndsEffects(Current):
    """A creature that becomes a copy loses what was given to it before."""

    clauses = ("C-025", "C-026")

    def goes_on_applying(self, began, subject):
        return not subject.copies or began > subject.copies[-1].timestamp


class NothingAppliesToACopy(Current):
    """A copy is exactly like the original, whatever would change it."""

    clauses = ("C-026",)

    def goes_on_applying(self, began, subject):
        return not subject.copies


class EffectsWaitForTheirCreature(Current):
    """An effect on a permanent stops while the permanent is a copy of something else that came later."""

    clauses = ("C-025",)

    def goes_on_applying(self, began, subject):
        return not any(effect.timestamp > began for effect in subject.copies)


class NameIsFollowed(Current):
    """An ability that says its card's name is about nothing any more once the card has become something else."""

    clauses = ("C-097", "C-098")

    def named(self, source, origin):
        return source if source.last is not None or origin == self.origin(source) else None


class FaceDownHasNoNameToFollow(Current):
    """A face-down creature has no name, so an ability that says its name isn't about it."""

    clauses = ("C-097",)

    def named(self, source, origin):
        return None if source.face_down else source


class EffectsNeedAFace(Current):
    """A creature that is turned face down loses what was given to it by name."""

    clauses = ("C-097",)

    def goes_on_applying(self, began, subject):
        return not subject.face_down


class TheCardIsFollowed(Current):
    """An ability that says its card's name is about that card, wherever it goes and whenever it comes back."""

    clauses = ("C-097",)

    def named(self, source, origin):
        return source.now()


class BecomingIsForGood(Current):
    """What has become a copy stays one, even if it says "until end of turn"."""

    clauses = ("CR-611.2a", "CR-514.2")

    def copy_effect_ends(self, effect):
        return effect.static is not None


class EnchantedForGood(Current):
    """What an Aura has made a copy stays one when the Aura is gone."""

    clauses = ("CR-611.3a",)

    def copy_effect_ends(self, effect):
        return effect.static is None
