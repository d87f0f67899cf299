"""What a keyword ability means, as abilities that can be played.

Rules for this file: the meanings stand in `keyword_table`; here they are read.
"""

from __future__ import annotations

from functools import cache

from engine.text.abilities import Ability, Keyword
from engine.text.errors import TextError
from engine.text.keyword_table import MEANINGS, PLAYED_BY_ENGINE
from engine.text.reader import read_abilities, say


@cache
def expand(keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword stands for; none, if the engine plays its rule by itself."""
    meaning = MEANINGS.get(keyword.name)
    if meaning is None or not meaning.text:
        if keyword.name in PLAYED_BY_ENGINE:
            return ()
        raise TextError(f'the keyword "{keyword.name}" can be read but has no meaning that could be played')
    text = meaning.text.replace("{n}", str(keyword.n)).replace("{cost}", _cost(keyword))
    return read_abilities(text, "")


def _cost(keyword: Keyword) -> str:
    """The keyword's cost in words: what stands after its name when it is said."""
    return say(keyword)[len(keyword.name) :].strip(" —.") if keyword.cost else ""


__all__ = ["PLAYED_BY_ENGINE", "expand"]
