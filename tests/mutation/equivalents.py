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


class EquivalentsError(Exception):
    """The table can't be read; the message says what was found, and what was expected."""


@frozen
class Equivalent:
    """A change that makes no difference: the module, what it is known by, and why.

    `change` is "function: change", with " @ statement" after it where the same change is made in
    several statements; a star stands for anything.
    """

    module: str
    change: str
    because: str

    def covers(self, mutant: Mutant) -> bool:
        """Whether the mutant is this change."""
        found = f"{mutant.function}: {mutant.change} @ {mutant.statement}"
        wanted = self.change if " @ " in self.change else f"{self.change} @ *"
        return mutant.path == self.module and fnmatchcase(found, wanted.replace("[", "[[]"))


def equivalents(file: Path = TABLE) -> tuple[Equivalent, ...]:
    """The entries of the table."""
    try:
        entries = tomllib.loads(file.read_text(encoding="utf-8")).get("equivalent", [])
    except tomllib.TOMLDecodeError as error:
        raise EquivalentsError(f"{file.name}: found no TOML: {error}") from None
    for number, entry in enumerate(entries, 1):
        texts = [entry.get("module"), entry.get("because"), *(entry.get("changes") or [None])]
        if len(entry) != 3 or not all(isinstance(one, str) and one for one in texts):
            raise EquivalentsError(
                f"{file.name}: entry {number} has {', '.join(entry) or 'nothing'}; "
                "expected a module, a list of changes, and because"
            )
    return tuple(Equivalent(one["module"], change, one["because"]) for one in entries for change in one["changes"])


def reason(mutant: Mutant, table: Iterable[Equivalent]) -> str:
    """Why the mutant makes no difference; "" if the table doesn't say so."""
    return next((one.because for one in table if one.covers(mutant)), "")
