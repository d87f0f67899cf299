"""What rules texts say, as plain data, so that an engine needs no reader of texts.

Each ability is an object of the class that `engine/text/abilities.py` describes,
with its text beside it, however deep it stands:

    {"is": "Keyword", "name": "flying", "says": "Flying"}

An engine that is asked for abilities answers with texts or with such objects; what an
object says of itself is then of no account, only what it is.

Rules for this file: texts are read and said by the reader alone; data that was made once is
made once, and nobody changes it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Final, get_args

from attrs import fields, has

from conformance.card_text import kind_of
from conformance.driver import CardText, ScriptError
from conformance.protocol.data import IS, ShapeError, decode, encode
from conformance.protocol.idle import ALL, idle
from engine.text import abilities as said
from engine.text.errors import TextError
from engine.text.reader import read_abilities, read_effect, say

SAYS: Final = "says"

ABILITY: Final = said.Ability
ABILITIES: Final = get_args(ABILITY)
NAMES: Final = tuple(kind.__name__ for kind in ABILITIES)
EFFECT: Final = said.Effect
UNIONS: Final = {
    "Ability": said.Ability, "Effect": said.Effect, "Change": said.Change, "Amount": said.Amount, "What": said.What,
}  # fmt: skip
"""The classes of which one must stand, by the name that they have together."""


@cache
def card_data(card: CardText) -> dict[str, Any]:
    """A card: what is printed on each of its sides, and the abilities that the text of each means."""
    data: dict[str, Any] = encode(card)
    data.pop("place", None)  # where it is written is nothing to an engine
    try:
        found = read_abilities(card.text, card.name, kind=kind_of(card.type_line))
    except TextError as problem:
        raise ScriptError(f"{card.place}: {problem}") from None
    data["abilities"] = encode(found, tagged=True, besides=_text_of)
    for name, side in (("flip", card.flip), ("back", card.back)):
        if side is not None:
            data[name] = card_data(side)
    return data


def _text_of(value: Any) -> dict[str, str]:
    return {SAYS: say(value)} if isinstance(value, ABILITIES) else {}


@cache
def effect_data(text: str) -> list[dict[str, Any]]:
    """The instructions of an effect."""
    try:
        data: list[dict[str, Any]] = encode(read_effect(text), tagged=True, besides=_text_of)
    except TextError as problem:
        raise ScriptError(str(problem)) from None
    return data


def ability_text(data: Any, path: str) -> str:
    """An ability of an answer as a text: it is one already, or the data of an ability."""
    if isinstance(data, str):
        return data
    if not isinstance(data, dict):
        raise ShapeError(path, data, "the text of an ability, or an ability as data")
    try:
        return _said(decode(ABILITY, without_texts(data), path))
    except TextError as problem:
        raise ShapeError(path, data, f"an ability that can be said ({problem})") from None


def without_texts(data: Any) -> Any:
    """The data without what its abilities say of themselves."""
    if isinstance(data, list):
        return [without_texts(each) for each in data]
    if not isinstance(data, dict):
        return data
    left_out = SAYS if data.get(IS) in NAMES else None
    return {name: without_texts(each) for name, each in data.items() if name != left_out}


@cache
def _said(ability: said.Ability) -> str:
    return say(ability)


# --- what a text uses, for `conformance.capabilities` ------------------------------------------


@cache
def classes_in(card: CardText, awake: frozenset[str] = ALL) -> frozenset[str]:
    """The classes of what a card says, and what they are used for, as `capabilities` names it.

    Abilities that are idle, when only so much of them is awake, are left out (`conformance.protocol.idle`).
    """
    try:
        found = read_abilities(card.text, card.name, kind=kind_of(card.type_line))
    except TextError as problem:
        raise ScriptError(f"{card.place}: {problem}") from None
    sides = [classes_in(side, awake) for side in (card.flip, card.back) if side is not None]
    return frozenset(_uses(found, awake)).union(*sides)


@cache
def classes_of(effect: str, awake: frozenset[str] = ALL) -> frozenset[str]:
    """The same of an effect."""
    try:
        return frozenset(_uses(read_effect(effect), awake))
    except TextError as problem:
        raise ScriptError(str(problem)) from None


ENTERING: Final = ("tapped", "counters", "choose", "become", "under", "linked")


def _uses(value: Any, awake: frozenset[str]) -> Iterator[str]:
    if isinstance(value, tuple):
        for part in value:
            yield from _uses(part, awake)
    elif has(type(value)) and not idle(value, awake):
        yield type(value).__name__
        yield from _further(value)
        for one in fields(type(value)):
            yield from _uses(getattr(value, one.name), awake)


def _further(value: Any) -> Iterator[str]:
    match value:
        case said.Keyword(name=name):
            yield f"keyword:{name}"
        case said.Filter(keyword=keyword, lacks=lacks) if keyword or lacks:
            yield "asks:keyword"
        case said.Act(verb=verb):
            yield f"verb:{verb}"
        case said.Copy(source=source, exceptions=exceptions, until=until):
            if isinstance(source, said.Choose) and source.filter.zone:
                yield "Copy.zone"
            if exceptions:
                yield "Copy.exceptions"
            if until:
                yield "Copy.until"
        case said.Entering():
            yield from (f"entering:{name}" for name in ENTERING if getattr(value, name))
            if value.who != said.Ref("self"):
                yield "entering:others"
            if value.also_face_up or value.only_face_up:
                yield "entering:face up"
