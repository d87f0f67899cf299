"""Rules that are lists of words or shapes of tokens, written in Python: numbers, subtypes, mana symbols, names.

Rules for this file: a lexeme reads what it says and says what it reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from attrs import frozen

from engine.text.abilities import X
from engine.text.keyword_table import COSTED, NUMBERED, PLAIN
from engine.text.lexicon import ABILITY_WORDS, COUNTERS, NUMBERS, SUBTYPES, plural
from engine.text.nodes import PLURAL, SINGULAR, Found, Said
from engine.text.templates import Lexeme
from engine.text.tokens import CLOSE, Token, tokenise
from engine.text.words import Subtype

MANA = re.compile(r"\{([0-9]{1,4}|x|[wubrgc]|[wubrgc2]/[wubrg]|[wubrg](/[wubrg])?/p)\}")
"""A mana symbol (107.4): an amount, X, a color or colorless, hybrid, Phyrexian."""

CONNECTORS = frozenset({"of", "the", "and", "from", "in", "to", "a", "for", "with", "at", "on", ",", "'s", "'"})
"""Words in small letters that may stand inside a name."""


@frozen(eq=False)
class Shape:
    """One token, or none, that a function turns into a value."""

    description: str
    value: Callable[[Token], tuple[Any, str] | None]
    words: Callable[[Any, str], tuple[str, str] | None]
    nullable: bool = False

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """The value of the token at this place."""
        found = self.value(tokens[place]) if place < len(tokens) else None
        return [] if found is None else [(place + 1, *found)]

    def say(self, value: Any, number: str) -> list[Said]:
        """The token for a value."""
        said = self.words(value, number)
        return [] if said is None else [((said[0],), said[1])]


@frozen(eq=False)
class Phrases:
    """Fixed phrases of one or several words, each a value of its own."""

    description: str
    phrases: Mapping[tuple[str, ...], str]
    nullable: bool = False

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """Every phrase that stands at this place."""
        found: list[Found] = []
        for size in (1, 2, 3):
            name = self.phrases.get(tuple(token.low for token in tokens[place : place + size]))
            if name is not None and place + size <= len(tokens):
                found.append((place + size, name, ""))
        return found

    def say(self, value: Any, number: str) -> list[Said]:
        """The phrase, if it is one of these."""
        words = tuple(token.text for token in tokenise(value)) if isinstance(value, str) else ()
        return [(words, number)] if tuple(word.lower() for word in words) in self.phrases else []


def _phrases(description: str, names: Iterable[str]) -> Phrases:
    return Phrases(description, {tuple(token.low for token in tokenise(name)): name for name in names})


@frozen(eq=False)
class Mana:
    """One or more mana symbols (107.4), as one string."""

    description: str = "mana symbols"
    nullable: bool = False

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """All symbols that stand side by side."""
        end = place
        while end < len(tokens) and MANA.fullmatch(tokens[end].low):
            end += 1
        return [(end, "".join(token.text.upper() for token in tokens[place:end]), "")] if end > place else []

    def say(self, value: Any, number: str) -> list[Said]:
        """The symbols."""
        return [((value,), number)] if isinstance(value, str) and re.fullmatch(r"(\{[^{}]+\})+", value) else []


@frozen(eq=False)
class End:
    """The end of a sentence: a full stop, or a quotation that ends with one."""

    description: str = "the end of the sentence"
    nullable: bool = True

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """After the stop."""
        if place < len(tokens) and tokens[place].low == ".":
            return [(place + 1, None, "")]
        return [(place, None, "")] if place and tokens[place - 1].low == CLOSE else []

    def say(self, value: Any, number: str) -> list[Said]:
        """A full stop; where a quotation has one already, it is left out when the words are joined."""
        return [((".",), number)]


@frozen(eq=False)
class CounterKind:
    """A kind of counter: +1/+1, -1/-1, or a word."""

    description: str = "a kind of counter"
    nullable: bool = False

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """A word of the list, or two signed numbers."""
        words = tuple(token.low for token in tokens[place : place + 3])
        if words and words[0] in COUNTERS:
            return [(place + 1, words[0], "")]
        signed = len(words) == 3 and words[1] == "/" and re.match(r"[+-]\d", words[0]) and re.match(r"[+-]\d", words[2])
        return [(place + 3, "".join(words), "")] if signed else []

    def say(self, value: Any, number: str) -> list[Said]:
        """The word, or the numbers with their stroke."""
        if value in COUNTERS:
            return [((value,), number)]
        left, stroke, right = value.partition("/")
        return [((left, "/", right), number)] if stroke else []


@frozen(eq=False)
class Name:
    """A card's name: capitalised words, with small words or commas between them."""

    description: str = "a card's name"
    nullable: bool = False

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """Every beginning that could be a name."""
        found: list[Found] = []
        if place >= len(tokens):
            return found
        if tokens[place].low in {"~", "~~"}:
            return [(place + 1, "~", "")]
        end = place
        while end < len(tokens):
            text = tokens[end].text
            if text[:1].isupper() or text[:1].isdecimal():
                end += 1
                found.append((end, _together(tokens[place:end]), ""))
            elif end > place and text in CONNECTORS:
                end += 1
            else:
                break
        return found

    def say(self, value: Any, number: str) -> list[Said]:
        """The name."""
        return [(tuple(token.text for token in tokenise(value)), number)] if isinstance(value, str) and value else []


def _together(tokens: tuple[Token, ...]) -> str:
    text = ""
    for token in tokens:
        text += token.text if token.text in {",", "'"} or token.text.startswith("'") or not text else f" {token.text}"
    return text


# --- shapes of one token -----------------------------------------------------------------------


def _number(token: Token) -> tuple[Any, str] | None:
    if token.low == "a":
        return 1, SINGULAR
    if token.text == "X":
        return X(), PLURAL
    value = int(token.text) if token.text.isdecimal() else NUMBERS.index(token.low) if token.low in NUMBERS else None
    return None if value is None else (value, SINGULAR if value == 1 else PLURAL)


def _say_number(value: Any, number: str) -> tuple[str, str] | None:
    if value == X():
        return "X", PLURAL
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        return None
    return ("a", SINGULAR) if value == 1 else (NUMBERS[value] if value < len(NUMBERS) else str(value), PLURAL)


def _count(token: Token) -> tuple[Any, str] | None:
    return None if token.low == "a" else _number(token)


def _say_count(value: Any, number: str) -> tuple[str, str] | None:
    return ("one", SINGULAR) if value == 1 and not isinstance(value, bool) else _say_number(value, number)


def _digits(token: Token) -> tuple[Any, str] | None:
    if token.text == "X":
        return X(), ""
    return (int(token.text), "") if token.text.isdecimal() else None


def _say_digits(value: Any, number: str) -> tuple[str, str] | None:
    if value == X():
        return "X", number
    return (str(value), number) if isinstance(value, int) and not isinstance(value, bool) and value >= 0 else None


def _signed(token: Token) -> tuple[Any, str] | None:
    if token.text in {"+X", "+x"}:
        return X(), ""
    return (int(token.text), "") if re.fullmatch(r"[+-]\d+", token.text) else None


def _say_signed(value: Any, number: str) -> tuple[str, str] | None:
    if value == X():
        return "+X", number
    return (f"{value:+d}", number) if isinstance(value, int) and not isinstance(value, bool) else None


SINGULARS = {word: Subtype(word) for word in SUBTYPES}
PLURALS = {plural(word): Subtype(word) for word in SUBTYPES}


def _subtype(token: Token) -> tuple[Any, str] | None:
    one, many = SINGULARS.get(token.text), PLURALS.get(token.text)
    if one is not None:
        return one, "" if many == one else SINGULAR
    return None if many is None else (many, PLURAL)


def _say_subtype(value: Any, number: str) -> tuple[str, str] | None:
    if not isinstance(value, Subtype) or value.name not in SUBTYPES:
        return None
    if plural(value.name) == value.name:
        return value.name, number
    return (plural(value.name), PLURAL) if number == PLURAL else (value.name, SINGULAR)


def _one_subtype(token: Token) -> tuple[Any, str] | None:
    found = SINGULARS.get(token.text)
    return None if found is None else (found, "")


def _say_one_subtype(value: Any, number: str) -> tuple[str, str] | None:
    return (value.name, number) if isinstance(value, Subtype) and value.name in SUBTYPES else None


def _non(token: Token) -> tuple[Any, str] | None:
    stem = re.fullmatch(r"non-(\w+)", token.text, re.IGNORECASE)
    found = SINGULARS.get(stem.group(1)) if stem else None
    return None if found is None else (found, "")


def _say_non(value: Any, number: str) -> tuple[str, str] | None:
    return (f"non-{value.name}", number) if isinstance(value, Subtype) else None


LEXEMES: dict[str, Lexeme] = {
    "number": Shape("a number", _number, _say_number),
    "count": Shape("a number", _count, _say_count),
    "digits": Shape("a number", _digits, _say_digits),
    "signed": Shape("a number with + or -", _signed, _say_signed),
    "subtype": Shape("a subtype", _subtype, _say_subtype),
    "one-subtype": Shape("a subtype", _one_subtype, _say_one_subtype),
    "non-subtype": Shape('a subtype with "non-"', _non, _say_non),
    "mana": Mana(),
    "end": End(),
    "counter-kind": CounterKind(),
    "name": Name(),
    "plain-keyword": _phrases("a keyword", PLAIN),
    "costed-keyword": _phrases("a keyword with a cost", COSTED),
    "numbered-keyword": _phrases("a keyword with a number", NUMBERED),
    "ability-word": _phrases("an ability word", ABILITY_WORDS),
}

__all__ = ["LEXEMES", "PLURALS", "SINGULARS"]
