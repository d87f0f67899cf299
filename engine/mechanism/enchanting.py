"""Auras and what they enchant (303.4).

Rules for this file: looking and choosing only; what becomes of an Aura without
anything to enchant is the business of `entering` and `state_based`.
"""

from __future__ import annotations

from engine.mechanism.abilities import sort
from engine.mechanism.characteristics import Characteristics
from engine.mechanism.context import Context
from engine.mechanism.damage import protected
from engine.mechanism.game import Game
from engine.mechanism.matching import fits
from engine.mechanism.objects import GameObject, Player
from engine.text.abilities import Filter
from engine.text.words import CREATURE, Subtype

AURA = Subtype("Aura")


def finds_something(game: Game, subject: GameObject, controller: Player) -> bool:
    """What is about to enter is put on something, if it is an Aura; whether it can enter at all (303.4f, g).

    A resolving Aura spell has its target already.  Anything else is looked at as it would exist (614.12).
    """
    if subject.attached is not None:
        return True
    values = game.rules.as_it_would_exist(game, subject, controller).values(subject)
    if AURA not in values.subtypes:
        return True
    possible = [one for one in game.battlefield if can_enchant(game, subject, values, controller, one)]
    if not possible:
        return False
    options = [(one.label, one) for one in possible]
    subject.attached = game.choices.pick(controller.name, f"what {subject} enchants", options, forced=True)
    return True


def is_attached(game: Game, aura: GameObject) -> bool:
    """Whether an Aura is on what it can enchant (303.4c, 704.5m)."""
    if aura.attached is None:
        return False
    return can_enchant(game, aura, game.view.values(aura), game.view.controller(aura), aura.attached)


def can_enchant(game: Game, aura: GameObject, values: Characteristics, you: Player, thing: GameObject) -> bool:
    """Whether the Aura, which has these values, can enchant the permanent."""
    enchant = sort(values.abilities).keyword("enchant")
    if CREATURE in values.types or enchant is None or not isinstance(enchant.quality, Filter):
        return False  # 303.4d
    if not fits(Context(game, you, aura), enchant.quality, thing):
        return False
    return not protected(game, aura, thing)  # 702.16c
