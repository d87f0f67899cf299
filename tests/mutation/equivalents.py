"""Changes that make no difference to any game, and why: the table `equivalents.toml`.

Rules for this file: an entry that no survivor answers to is an error, because the
function has changed, or a scenario has come that notices.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from attrs import frozen

from tests.mutation.mutants import Mutant

TABLE: Final = Path(__file__).with_name("equivalents.toml")
FIELDS: Final = ("path", "function", "statement", "change", "because")


class EquivalentsError(Exception):
    """The table can't be read; the message says what was found, and what was expected."""


@frozen
class Equivalent:
    """A change, or several, that make no difference: where, which, and why."""

    path: str
    function: str
    statement: str
    change: str
    because: str

    def covers(self, mutant: Mutant) -> bool:
        """Whether the mutant is one of these changes."""
        wanted = self.path, self.function, self.statement, self.change
        return all(map(_is, mutant.key, wanted))


def _is(found: str, wanted: str) -> bool:
    return fnmatchcase(found, wanted.replace("[", "[[]"))


def equivalents(file: Path = TABLE) -> tuple[Equivalent, ...]:
    """The entries of the table."""
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
    except tomllib.TOMLDecodeError as error:
        raise EquivalentsError(f"{file.name}: found no TOML: {error}") from None
    for number, entry in enumerate(entries, 1):
        if sorted(entry) != sorted(FIELDS) or not all(isinstance(one, str) and one for one in entry.values()):
            raise EquivalentsError(
                f"{file.name}: entry {number} has {', '.join(entry) or 'nothing'}; expected a text for each of "
                + ", ".join(FIELDS)
            )
    return tuple(Equivalent(**entry) for entry in entries)


def reason(mutant: Mutant, table: Iterable[Equivalent]) -> str:
    """Why the mutant makes no difference; "" if the table doesn't say so."""
    return next((one.because for one in table if one.covers(mutant)), "")
