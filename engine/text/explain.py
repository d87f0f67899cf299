"""Why a text can't be read: the place, what stands there, what would fit, and which templates look alike.

Rules for this file: one message of a line or two; the place is the farthest one that
any reading reached.
"""

from __future__ import annotations

import difflib
import re
from functools import cache

from engine.text.errors import TextError
from engine.text.keyword_table import MEANINGS
from engine.text.lexemes import PLURALS, SINGULARS
from engine.text.reading import Reading
from engine.text.templates import Grammar
from engine.text.tokens import Token

SHOWN = 8
"""How many expected words a message names."""


def cannot_read(
    grammar: Grammar, tokens: tuple[Token, ...], rule: str, *, name: str, line: int, paragraph: str
) -> TextError:
    """The error for a paragraph that has no reading."""
    reading = Reading(grammar, tokens, explain=True)
    reading.whole(rule)
    disagreeing, end = reading.disagreement
    place = disagreeing if end >= reading.farthest else reading.farthest
    found = tokens[place] if place < len(tokens) else None
    column = found.column + 1 if found else len(paragraph) + 1
    before = _original(paragraph, tokens[:place], found)
    expected = _expected(grammar, reading.expected)
    nearest = _nearest(grammar, tokens, place)
    message = f"{name or 'text'}: " + (f"line {line}, " if line > 1 else "") + f"column {column}: "
    message += f'after "{before}" ' if before else ""
    if place != reading.farthest and found:
        message += f'"{found.text}" doesn\'t agree in number with what stands before it'
        return TextError(message, card=name, line=line, column=column, phrase=found.text)
    message += f'I can\'t read "{found.text}"' if found else "the text ends too early"
    message += f"; expected one of: {', '.join(expected[:SHOWN])}{', ...' if len(expected) > SHOWN else ''}"
    meant = _meant(found.text, reading.expected) if found else ""
    message += f'; did you mean "{meant}"?' if meant else ""
    message += f"\nnearest forms: {' | '.join(nearest)}" if nearest else ""
    return TextError(
        message,
        card=name,
        line=line,
        column=column,
        phrase=found.text if found else "",
        expected=expected,
        nearest=nearest,
    )


def _original(paragraph: str, before: tuple[Token, ...], found: Token | None) -> str:
    """The last words before the place, as they were written."""
    if not before:
        return ""
    start = before[max(0, len(before) - 5)].column
    return paragraph[start : found.column if found else None].strip()


def _expected(grammar: Grammar, expected: dict[str, str]) -> tuple[str, ...]:
    """The words that would fit; if they are many, the rules they belong to are named instead."""
    words = {_called(grammar, each) for each in expected}
    if len(words) > SHOWN:
        words = {grammar.descriptions[rule] if rule else _called(grammar, each) for each, rule in expected.items()}
    return tuple(sorted(words))


def _called(grammar: Grammar, what: str) -> str:
    return grammar.descriptions[what[1:-1]] if what.startswith("<") else what


def _meant(word: str, expected: dict[str, str]) -> str:
    words = [each for each in expected if not each.startswith("<")]
    if any("subtype" in each for each in expected):
        words += [*SINGULARS, *PLURALS]
    if any("keyword" in each for each in expected):
        words += MEANINGS
    close = difflib.get_close_matches(word, words, 1, 0.7) or difflib.get_close_matches(word.lower(), words, 1, 0.7)
    return close[0] if close else ""


def _nearest(grammar: Grammar, tokens: tuple[Token, ...], place: int) -> tuple[str, ...]:
    """The templates that share most words with what stands around the place."""
    window = [token.low for token in tokens[max(0, place - 6) : place + 8]]
    near = set(window)
    scored: list[tuple[float, str]] = []
    for source, words in _wordings(grammar):
        if len(near.intersection(words)) < 2:
            continue
        matcher = difflib.SequenceMatcher(None, words, window, autojunk=False)
        common = sum(block.size for block in matcher.get_matching_blocks())
        if common >= 2:
            scored.append((common / (len(words) + 1.5), source))
    scored.sort(key=lambda each: (-each[0], each[1]))
    return tuple(_plain(source) for _, source in scored[:2])


@cache
def _wordings(grammar: Grammar) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Each template that has several words, with these words."""
    found: dict[str, tuple[str, ...]] = {}
    for templates in grammar.rules.values():
        for template in templates:
            bare = re.sub(r"<[^>]*>|\^[sp]|[\[\]{}]", " ", template.source)
            words = tuple(word.split("/")[0].lower() for word in re.findall(r"[\w'/]+", bare))
            if len(words) > 1:
                found[template.source] = words
    return tuple(found.items())


def _plain(source: str) -> str:
    """A template as a person would write it: slots by what they hold."""
    text = re.sub(r"<\^?(?:\w*:)?([\w-]+)(?: [^>]*)?>", lambda found: f"<{found.group(1).replace('-', ' ')}>", source)
    return re.sub(r"\s+", " ", re.sub(r"\^[sp]|\{\{|\}\}", "", text)).strip()
