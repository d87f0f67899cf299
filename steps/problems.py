"""What is wrong in a feature file, said in one form."""

from __future__ import annotations

from typing import Final

from attrs import frozen

LONGEST: Final = 240
"""More of what was found isn't read by anybody."""


@frozen
class Problem:
    """Something that isn't accepted: where, what was found, what is expected, and what to do about it."""

    line: int
    found: str
    expected: str
    mend: str

    def __str__(self) -> str:
        found = self.found if len(self.found) <= LONGEST else f"{self.found[:LONGEST]} ..."
        return f"{self.line}: found {found}; expected {self.expected}; {self.mend}"
