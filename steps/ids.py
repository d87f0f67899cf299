"""The ids of scenarios: each is used once in a folder of feature files, whichever of them are run.

Rules for this file: of the other files only the lines of tags are looked at, once in a session.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Final

from attrs import define, field

_ID: Final = re.compile(r"(?<!\S)@id-\S+")


@define
class Ids:
    """The ids that several files of a folder use, and the line of each file where they do."""

    _shared: dict[Path, dict[str, dict[str, int]]] = field(factory=dict)

    def elsewhere(self, path: Path, shown: str) -> dict[str, str]:
        """Ids that this file can't use, and where they stand; `shown` is the file's own name in messages."""
        if path.parent not in self._shared:
            self._shared[path.parent] = _shared(path.parent)
        return {
            tag: f"{os.path.join(os.path.dirname(shown), name)}:{line}"
            for tag, places in self._shared[path.parent].items()
            for name, line in places.items()
            if name != path.name
        }


def _shared(folder: Path) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for path in sorted(folder.glob("*.feature")):
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), 1):
            if line.lstrip().startswith("@"):
                for tag in _ID.findall(line):
                    found.setdefault(tag, {}).setdefault(path.name, number)
    return {tag: places for tag, places in found.items() if len(places) > 1}
