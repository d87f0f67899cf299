"""The parameters of the step patterns: what each looks like and what it becomes.

Rules for this file: a regular expression uses only what every Cucumber's
language has, and no capturing group; what it matches is closed, so that a
misspelt zone is an unknown step and not a strange question to an engine.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from cucumber_expressions.parameter_type import ParameterType
from cucumber_expressions.parameter_type_registry import ParameterTypeRegistry

from conformance.driver import EDITIONS

STEPS_OF_THE_TURN: Final = {
    "upkeep": "upkeep",
    "draw step": "draw",
    "precombat main phase": "precombat main",
    "beginning of combat": "beginning of combat",
    "declare attackers step": "declare attackers",
    "declare blockers step": "declare blockers",
    "combat damage step": "combat damage",
    "end of combat": "end of combat",
    "postcombat main phase": "postcombat main",
    "end step": "end",
    "cleanup step": "cleanup",
}
"""The steps of a turn as scenarios call them (500-514), and as the port does."""

STATUSES: Final = {
    "tapped": ("tapped", True),
    "untapped": ("tapped", False),
    "face down": ("face_down", True),
    "face up": ("face_down", False),
    "flipped": ("flipped", True),
    "unflipped": ("flipped", False),
    "attacking": ("attacking", True),
    "not attacking": ("attacking", False),
    "blocking": ("blocking", True),
    "not blocking": ("blocking", False),
}
"""A status (110.5) or part in combat: which field of `State` says it, and how."""

ZONES: Final = ("hand", "graveyard", "library", "exile")

_LABEL = r'"[^"]+"'
_PLAYER = r"[A-Z][a-z]+"
_AND = r"(?:, and |, | and )"


def unquote(text: str) -> str:
    """What stands between the double quotes; a quote within is written with a backslash."""
    return text[1:-1].replace('\\"', '"')


def listed(text: str) -> tuple[str, ...]:
    """The labels and players of a list, without their quotes."""
    return tuple(part.strip('"') for part in re.findall(f"{_LABEL}|{_PLAYER}", text))


def one_of(words: object) -> str:
    """A regular expression for any of the words."""
    return "|".join(re.escape(word).replace("\\ ", " ") for word in words)  # type: ignore[attr-defined]


PARAMETERS: Final[tuple[tuple[str, str, Callable[[str], object]], ...]] = (
    ("player", _PLAYER, str),
    ("players", f"{_PLAYER}(?:{_AND}{_PLAYER})*", listed),
    ("object", _LABEL, unquote),
    ("objects", f"(?:{_LABEL}|{_PLAYER})(?:{_AND}(?:{_LABEL}|{_PLAYER}))*", listed),
    ("text", r'"(?:[^"\\]|\\.)+"', unquote),
    ("mana", r"(?:\{[^{}\s]+\})+", str),
    ("size", r"-?\d+\/-?\d+", str),
    ("counter", r"[+-]\d+\/[+-]\d+|[a-z]+(?: [a-z]+)?", str),
    ("zone", one_of(ZONES), str),
    ("status", one_of(STATUSES), STATUSES.__getitem__),
    ("can", "can't|can", lambda word: word == "can"),
    ("step", one_of(STEPS_OF_THE_TURN), STEPS_OF_THE_TURN.__getitem__),
    ("edition", one_of(EDITIONS), str),
    ("n", r"\d+", int),
)

CLOSED: Final = {
    "zone": ZONES,
    "status": tuple(STATUSES),
    "can": ("can", "can't"),
    "step": tuple(STEPS_OF_THE_TURN),
    "edition": EDITIONS,
}
"""All values of the parameters that have a few."""

TAKES: Final = {
    "player": "a player, one capitalised word such as Alice",
    "players": 'players, capitalised words joined by commas and "and"',
    "object": 'a label in double quotes such as "Clone"',
    "objects": 'labels in double quotes, or players, joined by commas and "and"',
    "text": "a text in double quotes",
    "mana": "symbols in braces such as {3}{U}",
    "size": "power and toughness such as 2/2",
    "counter": "a kind of counter such as +1/+1 or fade",
    "n": "a whole number",
} | {name: ", ".join(words) for name, words in CLOSED.items()}
"""What each takes, for messages."""

assert set(TAKES) == {name for name, _, _ in PARAMETERS}


def parameter_types() -> ParameterTypeRegistry:
    """The parameters as Cucumber Expressions know them."""
    registry = ParameterTypeRegistry()
    for name, pattern, convert in PARAMETERS:
        registry.define_parameter_type(ParameterType(name, pattern, object, convert))
    return registry
