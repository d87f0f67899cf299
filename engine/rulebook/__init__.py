"""The rulebook: a small method for each clause, marked with its number in each edition.

`Current` is today's rules.  Another edition, or another reading, is a subclass
that overrides the methods that differ.
"""

from __future__ import annotations

from engine.rulebook.current import Current

Rulebook = Current

__all__ = ["Current", "Rulebook"]
