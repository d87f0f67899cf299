"""The ids that no scenario has any more: an id is used once for all time.

Reports, lists of known failures and frozen sets of other projects go by ids.  If one
were given to another scenario, an old list would excuse what it was never about.  So
an id that is given up is written down here, with the reason and the day:

    [[retired]]
    id = "clone-of-a-token"
    since = "2026-11-29"
    reason = "shown by clone-of-a-clone"

An id that a version of the suite requires and that has gone without this is noticed.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path
from typing import Final

from attrs import frozen

from conformance.lists import FROZEN, ListError, frozen_set, versions
from conformance.toml import contents

RETIRED: Final = FROZEN / "retired.toml"
_FORMS: Final = {"id": r"[a-z0-9]+(-[a-z0-9]+)*", "since": r"\d{4}-\d\d-\d\d", "reason": r".*\S.*"}


@frozen
class Retired:
    """An id that was given up, on which day and why."""

    id: str
    since: str
    reason: str


def read(path: Path) -> dict[str, Retired]:
    """The ids of such a file; a file that can't be used is refused in a line."""
    data = contents(path, "a [[retired]] for each id", ListError)
    rows = data.get("retired", [])
    if set(data) - {"retired"} or not isinstance(rows, list):
        raise ListError(f"{path}: found {', '.join(data)}; expected a [[retired]] for each id")
    found: dict[str, Retired] = {}
    for row in rows:
        if not (isinstance(row, dict) and set(row) == set(_FORMS) and _fits(row)):
            raise ListError(f"{path}: found [[retired]] {row}; expected {', '.join(_FORMS)} as in {__name__}")
        if row["id"] in found:
            raise ListError(f"{path}: found [[retired]] {row['id']} a second time; expected it once")
        found[row["id"]] = Retired(**row)
    return found


def _fits(row: dict[str, object]) -> bool:
    return all(isinstance(row[key], str) and re.fullmatch(form, str(row[key])) for key, form in _FORMS.items())


@cache
def retired() -> dict[str, Retired]:
    """The retired ids of this suite."""
    return read(RETIRED)


def vanished(there: Collection[str]) -> Iterator[str]:
    """What is to be said of each id that a version requires, that isn't there and wasn't retired."""
    for version in versions():
        for one in sorted({each.partition("[")[0] for each in frozen_set(version).ids} - set(there) - set(retired())):
            yield (
                f"conformance/frozen/{version}.txt: found the id {one}, which no scenario has any more; "
                f"expected every id of a version to stay: put it back, or retire it in {RETIRED.name} beside it"
            )


def check(there: Collection[str]) -> None:
    """Refuse to go on if an id has vanished: nobody could tell what a list says about it."""
    if gone := list(vanished(there)):
        raise ListError("\n".join(gone))
