"""What is wrong in a feature file, said in one form."""

from __future__ import annotations

from attrs import frozen


@frozen
class Problem:
    """Something that isn't accepted: where, what was found, what is expected, and what to do about it."""

    line: int
    found: str
    expected: str
    mend: str

    def __str__(self) -> str:
        return f"{self.line}: found {self.found}; expected {self.expected}; {self.mend}"
