"""Timestamps of the effects of static abilities (613.7a), and which of them were given.

Such an effect is as old as the object that has the ability, or as the effect that
created the ability, if that is younger.  What creates abilities is an effect that
gives them, and a copy effect: before it the object didn't have them.  An ability
that was given may be worded as one that defines characteristics; it is none (604.3a).

Rules for this file: looking only.
"""

from __future__ import annotations

from engine.mechanism.abilities import sort
from engine.mechanism.objects import GameObject
from engine.text import abilities as text

Given = tuple[tuple[text.Static | text.Defines, int], ...]
"""The static abilities that effects have given to an object, in that order, each with the effect's timestamp."""


def with_given(given: Given, gained: text.Gain, timestamp: int) -> Given:
    """What an object has been given, after one more effect has given it something."""
    kinds = sort((gained.ability,))
    new: tuple[text.Static | text.Defines, ...] = (*kinds.static, *kinds.defining)
    return given + tuple((ability, timestamp) for ability in new)


def date(subject: GameObject) -> int:
    """The timestamp of the static abilities that the object has by what it is."""
    return max([subject.timestamp, *(effect.order for effect in subject.copies)])


def dated(subject: GameObject, statics: tuple[text.Static, ...], given: Given) -> list[tuple[text.Static, int]]:
    """The object's static abilities, each with the timestamp of its effects.

    An ability that was given stands after an equal one that the object had by itself.  Where the object is
    younger than what gave the ability, all share its timestamp, and go on in the order in which they stand.
    """
    own = date(subject)
    if not given:
        return [(static, own) for static in statics]
    left = list(given)
    found = []
    for static in reversed(statics):
        latest = next((one for one in reversed(left) if one[0] == static), None)
        if latest is not None:
            left.remove(latest)
        found.append((static, own if latest is None else max(own, latest[1])))
    return found[::-1]


def defining_nothing(subject: GameObject, given: Given) -> list[tuple[text.Defines, int]]:
    """What it was given that only looks as if it defined something, each with the timestamp of its effect (604.3a)."""
    own = date(subject)
    return [(one, max(own, timestamp)) for one, timestamp in given if isinstance(one, text.Defines)]
