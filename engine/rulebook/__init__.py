"""The rulebook: a small method for each clause, marked with its number in each edition.

`Current` is today's rules.  Another edition, or another reading, is a subclass
that overrides the methods that differ.
"""

from __future__ import annotations

from typing import Final

from engine.rulebook.cr2007 import CR2007
from engine.rulebook.cr2008 import CR2008
from engine.rulebook.cr2013 import CR2013
from engine.rulebook.cr2018 import CR2018
from engine.rulebook.current import Current

Rulebook = Current
"""Every rulebook is today's, with differences."""

EDITIONS: Final[dict[str, type[Rulebook]]] = {
    "now": Current,
    "cr2018": CR2018,
    "cr2013": CR2013,
    "cr2008": CR2008,
    "cr2007": CR2007,
}

__all__ = ["CR2007", "CR2008", "CR2013", "CR2018", "EDITIONS", "Current", "Rulebook"]
