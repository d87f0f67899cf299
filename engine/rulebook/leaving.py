"""Changing zones (400.7), looking back (603.10), and ceasing to exist (704.5d-e, 707.10a)."""

from __future__ import annotations

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.objects import BATTLEFIELD, CARD_COPY, SPELL_COPY, STACK, TOKEN, GameObject, Player
from engine.rulebook.rule import rule

LOOKING_BACK = frozenset({"leaves", "dies", "sacrifice"})
"""Events whose triggered abilities are looked for as things were just before (603.10a)."""


class Leaving:
    """What remains of an object when it changes zones."""

    @rule("400.7", y2018="400.7", y2013="400.7", y2008="217.1c", y2007="217.1c")
    def values_in_new_zone(self, subject: GameObject) -> Characteristics:
        """An object that changes zones is a new object: a card has what is printed on it, and remembers nothing."""
        return subject.printed

    @rule("603.10a", y2018="603.10a", y2013="603.10a", y2008="410.10d", y2007="410.10d")
    def looks_back(self, kind: str) -> bool:
        """Leaves-the-battlefield abilities trigger as things were just before the event."""
        return kind in LOOKING_BACK

    @rule("603.3a", y2018="603.3a", y2013="603.3a", y2008="410.2", y2007="410.2")
    def controller_of_triggered(self, source: GameObject, controller_then: Player) -> Player:
        """A triggered ability is controlled by who controlled its source when it triggered."""
        return controller_then

    @rule("704.5d", y2018="704.5d", y2013="704.5d", y2008="420.5f", y2007="420.5f")
    def token_ceases(self, subject: GameObject) -> bool:
        """A token anywhere but on the battlefield ceases to exist."""
        return subject.kind == TOKEN and subject.zone != BATTLEFIELD

    @rule("707.10a", y2018="706.10a", y2013="706.10a", y2008="503.10a", y2007="503.10a")
    def copy_ceases(self, subject: GameObject) -> bool:
        """A copy of a spell lasts on the stack only, a copy of a card on the stack or the battlefield (704.5e)."""
        if subject.kind == SPELL_COPY:
            return subject.zone != STACK
        return subject.kind == CARD_COPY and subject.zone not in (STACK, BATTLEFIELD)

    @rule("111.8", y2018="110.5g", y2013="110.5g", y2008="216.4", y2007="216.4")
    def stays_gone(self, subject: GameObject) -> bool:
        """A token that has left the battlefield can't move to another zone or come back."""
        return subject.kind == TOKEN and subject.zone != BATTLEFIELD
