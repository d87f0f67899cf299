"""The words that can stand in a field whose type says only that there is a text.

The schema lists them, and every answer is held against them, whether or not messages
are validated: a colour that is none would be found out later and less clearly, or not at all.

Rules for this file: a field with a closed list of words is in `CLOSED`, one with a form
in `FORMS`; nothing else is known of it here.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from typing import Any, Final

from attrs import has

from conformance.driver import EDITIONS
from conformance.protocol.data import ShapeError

COLORS: Final = ("white", "blue", "black", "red", "green")
ZONES: Final = ("battlefield", "graveyard", "hand", "library", "exile")
STEPS: Final = (
    "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
    "combat damage", "end of combat", "postcombat main", "end", "cleanup",
)  # fmt: skip

CLOSED: Final[Mapping[tuple[str, str], tuple[str, ...]]] = {
    ("Values", "colors"): COLORS,
    ("Values", "color_indicator"): COLORS,
    ("Values", "supertypes"): ("Basic", "Legendary", "Snow", "World"),
    ("Values", "types"): (
        "Artifact", "Battle", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery",
    ),
    ("State", "zone"): (*ZONES, "stack", ""),
    ("State", "kind"): ("card", "token", "copy of a card", "copy of a spell", "ability"),
    ("StackEntry", "kind"): ("card", "copy of a card", "copy of a spell", "ability"),
    ("CardText", "color_indicator"): COLORS,
    ("Hello", "editions"): EDITIONS,
    ("begin", "edition"): EDITIONS,
    ("put", "zone"): ZONES,
    ("advance", "step"): STEPS,
}  # fmt: skip
"""The words of a field or parameter, where only these can be."""

FORMS: Final[Mapping[tuple[str, str], str]] = {
    ("Values", "mana_cost"): r"^(\{[^{}\s]+\})*$",
    ("PlayerState", "mana"): r"^(\{[^{}\s]+\})*$",
    ("Refusal", "rule"): r"^\d{3}(\.\d+[a-z]?)?$",
}
"""The form of a text, where it has one."""


def check(value: Any, path: str = "result") -> None:
    """ShapeError if a value of the port, or one within it, has a word that can't stand there."""
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            check(part, f"{path}[{number}]")
    elif has(type(value)):
        for field, words in _CLOSED.get(type(value).__name__, {}).items():
            found = getattr(value, field)
            if isinstance(found, tuple):
                for number, word in enumerate(found):
                    _among(words, word, f"{path}.{field}[{number}]")
            else:
                _among(words, found, f"{path}.{field}")
        for field, form in _FORMS.get(type(value).__name__, {}).items():
            if not re.search(form, found := getattr(value, field)):
                raise ShapeError(f"{path}.{field}", found, f"a text of the form {form}")


def _among(words: tuple[str, ...], word: str, path: str) -> None:
    if word in words:
        return
    near = {each.lower(): each for each in words}
    close = difflib.get_close_matches(word.lower(), near, n=1)
    hint = f" (did you mean {near[close[0]]}?)" if close else ""
    raise ShapeError(path, word, f"one of {', '.join(each or 'an empty text' for each in words)}{hint}")


def _by_class(table: Mapping[tuple[str, str], Any]) -> dict[str, dict[str, Any]]:
    return {name: {field: what for (of, field), what in table.items() if of == name} for name, _ in table}


_CLOSED: Final = _by_class(CLOSED)
_FORMS: Final = _by_class(FORMS)
