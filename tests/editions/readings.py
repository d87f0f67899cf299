"""Readings of today's rules that somebody might hold, to see what else they change.

Each is today's rulebook with one clause read otherwise:

    python -m conformance.compare now tests/editions/readings.py:AddingCancels
"""

from __future__ import annotations

from engine.mechanism.objects import GameObject
from engine.rulebook import Current


class AddingCancels(Current):
    """Types "in addition to its other types" are provided values too, as they were until 2021 (K-24)."""

    def addition_spares_defining(self) -> bool:
        """An ability that defines types isn't copied, whether the exception sets types or adds one."""
        return False


class ChoicesAreRemembered(Current):
    """An object uses its choices for any ability that asks for the same kind of thing, as it did until 2008 (K-20)."""

    def choice_for(self, subject: GameObject, origin: int, link: str) -> object | None:
        """The latest choice of that kind, whichever ability it was made for."""
        kind = link.rpartition("/")[2]
        made = [(when, chosen) for (when, pair), chosen in subject.choices.items() if pair.rpartition("/")[2] == kind]
        return max(made, key=lambda choice: choice[0])[1] if made else None
