"""The ids of scenarios: each is used once in a folder of feature files, whichever of them are run.

Rules for this file: of the other files only the lines of tags are looked at, once in a session.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Final

from attrs import define, field

_TAGS: Final = re.compile(r"^[ \t]*@.*", re.MULTILINE)
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
    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*.feature")):
        with suppress(OSError):  # that it can't be read is told when it is collected
            texts[path.name] = path.read_bytes().decode(errors="replace")
    files: dict[str, list[str]] = {}
    for name, text in texts.items():
        for tag in set(_ID.findall("\n".join(_TAGS.findall(text)))):
            files.setdefault(tag, []).append(name)
    several = {tag: names for tag, names in files.items() if len(names) > 1}
    return {tag: {name: _line(texts[name], tag) for name in names} for tag, names in several.items()}


def _line(text: str, tag: str) -> int:
    """The line of the first tag like it."""
    lines = enumerate(text.split("\n"), 1)
    return next(number for number, line in lines if line.lstrip().startswith("@") and tag in _ID.findall(line))
