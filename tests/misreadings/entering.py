"""Entering as a copy, and the order of what replaces entering (707.5, 614.12, 616.1)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism.abilities import sort
from engine.mechanism.layers import COPIABLE, OWN, View
from engine.mechanism.objects import GONE, TOKEN
from engine.rulebook import Current
from engine.rulebook.entering import CONTROL, REST
from engine.text.abilities import Entering


class EntersAsItself(Current):
    """A Clone enters as a Clone, and becomes a copy right afterwards."""

    clauses = ("C-027", "C-028")

    def seen_entering(self, game, subject):
        view = View(game)
        view._values[subject] = subject.card.front if subject.card is not None else subject.printed
        return view


class EntersTriggersCopiedTooLate(Current):
    """A copy has the original's abilities only after it has entered, so "when this enters" doesn't trigger."""

    clauses = ("C-027", "C-030")

    def own_entering_triggers(self, subject):
        return not subject.copies


class TokenCopyDoesntTrigger(Current):
    """A token wasn't cast, so what it is a copy of doesn't trigger on entering."""

    clauses = ("C-030",)

    def own_entering_triggers(self, subject):
        return subject.kind != TOKEN


class CopiedReplacementsComeTooLate(Current):
    """What a copied card says about how it enters comes too late for the copy: it is entering already."""

    clauses = ("C-029", "C-034")

    def looks_again(self):
        return False


class CopyEntersUntapped(Current):
    """A copy of a creature that enters tapped enters untapped: only counters are copied with the text."""

    clauses = ("C-029",)

    def as_it_would_exist(self, game, subject, controller):
        return without(super().as_it_would_exist(game, subject, controller), subject, lambda one: one.tapped)


class CopyEntersWithoutCounters(Current):
    """A copy of a creature that enters with counters enters without any: counters aren't copied."""

    clauses = ("C-029",)

    def as_it_would_exist(self, game, subject, controller):
        view = super().as_it_would_exist(game, subject, controller)
        return without(view, subject, lambda one: one.counters is not None)


def without(view, subject, unwanted):
    """The view, where the entering copy lacks those of its abilities that replace entering so."""
    if subject.copies or subject.kind == TOKEN:
        values = view.values(subject)
        kept = tuple(one for one in values.abilities if not any(map(unwanted, sort((one,)).entering)))
        view._values[subject] = evolve(values, abilities=kept)
    return view


class ControlHasNoPrecedence(Current):
    """Which effect is applied first, control or copying, is for the player to choose."""

    clauses = ("C-031",)

    def control_comes_first(self):
        return False


class CopyingBeforeControl(Current):
    """What it is comes before whose it is: copying is applied before a change of control."""

    clauses = ("C-031", "C-032")

    def step_of(self, replacement):
        return CONTROL - 1 if replacement.ability.copy is not None else super().step_of(replacement)


class CopyingHasNoPrecedence(Current):
    """Entering as a copy is one replacement among others; the player may apply it whenever they like."""

    clauses = ("C-032", "C-033")

    def copying_comes_next(self):
        return False


class CopyingComesLast(Current):
    """Copying is applied last, after everything that the object's own text has to say."""

    clauses = ("C-032", "C-033")

    def step_of(self, replacement):
        return REST + 1 if replacement.ability.copy is not None else super().step_of(replacement)


class LooksOnce(Current):
    """The replacement effects on an entering are found once, before any of them is applied."""

    clauses = ("C-034",)

    def looks_again(self):
        return False


class OthersEffectsDontCount(Current):
    """To find out what applies to an entering permanent, only its own abilities are looked at."""

    clauses = ("C-034",)

    def as_it_would_exist(self, game, subject, controller):
        return View(game, subject, controller, OWN)


class CopiableValuesCount(Current):
    """To find out what applies to an entering permanent, only its copiable values are looked at."""

    clauses = ("C-034",)

    def as_it_would_exist(self, game, subject, controller):
        return View(game, subject, controller, COPIABLE)


class ReplacementsOfTheCardStay(Current):
    """What the copying card itself says about how it enters still applies to the copy."""

    clauses = ("C-034",)

    def as_it_would_exist(self, game, subject, controller):
        view = super().as_it_would_exist(game, subject, controller)
        if subject.copies:
            own = tuple(one for one in subject.printed.abilities if isinstance(one, Entering) and one.copy is None)
            values = view.values(subject)
            view._values[subject] = evolve(values, abilities=(*values.abilities, *own))
        return view


class ChoosingIsTargeting(Current):
    """A Clone targets what it copies, so a creature with shroud or hexproof can't be copied."""

    clauses = ("CR-707.5",)

    def originals(self, game, fitting, subject, chooser):
        def protected(one):
            names = sort(game.view.values(one).abilities).names
            return "shroud" in names or ("hexproof" in names and game.view.controller(one) is not chooser)

        return [one for one in fitting if not protected(one)]


class OnlyOwnCreatures(Current):
    """A Clone can copy only a creature that its controller controls."""

    clauses = ("C-027",)

    def originals(self, game, fitting, subject, chooser):
        return [one for one in fitting if game.view.controller(one) is chooser]


class CloneCanCopyItself(Current):
    """A Clone that enters is a creature on the battlefield, so it can copy itself if there is no other."""

    clauses = ("C-028", "CR-614.12a")

    def originals(self, game, fitting, subject, chooser):
        return fitting or [subject]


class CloneCanCopyWhatEntersWithIt(Current):
    """Creatures that enter at the same time are there for each other, so a Clone can copy one of them."""

    clauses = ("C-027", "C-028", "CR-614.12a")

    def originals(self, game, fitting, subject, chooser):
        arriving = [one for one in game.labels.values() if one.now().zone == GONE and one.now().last is None]
        return fitting + [one.now() for one in arriving if one.now() is not subject and one.card and one.now().card]


class OwnerChoosesTheOriginal(Current):
    """The owner of the card chooses what it copies, whoever will control it."""

    clauses = ("C-031",)

    def original_is_chosen_by(self, subject, controller):
        return subject.owner
