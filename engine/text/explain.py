"""Why a text can't be read: the place, what stands there, what would fit, and which sentences look alike.

Rules for this file: one message of a line or two, in the words of the text and never in
the signs of the templates; the place is the farthest one that any reading reached.
"""

from __future__ import annotations

import difflib
import re
from functools import cache

from engine.text.errors import TextError
from engine.text.examples import examples
from engine.text.keyword_table import MEANINGS, PLAYED_BY_ENGINE
from engine.text.lexemes import PLURALS, SINGULARS
from engine.text.lexicon import KEYWORDS
from engine.text.reading import Reading
from engine.text.templates import Grammar
from engine.text.tokens import CLOSE, OPEN, Token

SHOWN = 8
"""How many expected words a message names."""

NEAR = 0.5
"""How much a sentence has in common with the text, to be shown."""

KNOWN = tuple(sorted(PLAYED_BY_ENGINE.union(name for name, meaning in MEANINGS.items() if meaning.text)))
"""The keywords that have a meaning here."""

SIGNS = {
    ",": "a comma",
    ".": "a full stop",
    ":": "a colon",
    OPEN: "a quotation",
    CLOSE: "the end of the quotation",
    "~": "the card's own name",
    "~~": "the card's own name",
}
"""What messages call the signs that would be hard to see."""


def cannot_read(
    grammar: Grammar, tokens: tuple[Token, ...], rule: str, *, name: str, line: int, paragraph: str
) -> TextError:
    """The error for a paragraph that has no reading."""
    reading = Reading(grammar, tokens, explain=True)
    reading.whole(rule)
    disagreeing, end = reading.disagreement
    place = disagreeing if end >= reading.farthest else reading.farthest
    described, after = reading.contradiction
    contradicts = after >= max(end, reading.farthest, 1)
    place = described if contradicts else place
    found = tokens[place] if place < len(tokens) else None
    column = found.column + 1 if found else len(paragraph) + 1
    last = tokens[after - 1] if contradicts else found
    phrase = paragraph[found.column : last.end] if found and last else ""
    before = _original(paragraph, tokens[:place], found)
    expected = _expected(grammar, reading.expected)
    meant = ""
    nearest: tuple[str, ...] = ()
    message = f"{name or 'text'}: " + (f"line {line}, " if line > 1 else "") + f"column {column}: "
    if found and (unknown := _unknown_keyword(tokens[place:], reading.expected)):
        message += f'the keyword "{unknown}" isn\'t known here; known are: {", ".join(KNOWN)}'
        phrase, expected = unknown, KNOWN
    elif contradicts:
        message += f'"{phrase}" says something twice, or contradicts itself'
        expected = ()
    elif found and place != reading.farthest:
        message += f'after "{before}" ' if before else ""
        message += f'"{phrase}" doesn\'t agree in number with what stands before it'
        expected = ()
    else:
        message += f'after "{before}" ' if before else ""
        message += f'I can\'t read "{phrase}"' if found else "the text ends too early"
        message += f"; expected one of: {', '.join(expected[:SHOWN])}{', ...' if len(expected) > SHOWN else ''}"
        meant = _meant(phrase, reading.expected)
        message += f'; did you mean "{meant}"?' if meant else ""
        nearest = _nearest(grammar, tokens, place)
        message += f"\nnearest forms: {' | '.join(nearest)}" if nearest else ""
    return TextError(
        message,
        card=name,
        line=line,
        column=column,
        phrase=phrase,
        expected=expected,
        meant=meant,
        nearest=nearest,
    )


def _unknown_keyword(rest: tuple[Token, ...], expected: dict[str, str]) -> str:
    """The keyword that cards have and that isn't known here, if one stands where a keyword may."""
    if not any("keyword" in what for what in expected):
        return ""
    phrases = (rest[:size] for size in (2, 1))
    return next((_words(each) for each in phrases if _words(each).lower() in KEYWORDS.difference(MEANINGS, KNOWN)), "")


def _words(tokens: tuple[Token, ...]) -> str:
    return " ".join(token.text for token in tokens)


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
    return grammar.descriptions[what[1:-1]] if what.startswith("<") else SIGNS.get(what, what)


def _meant(word: str, expected: dict[str, str]) -> str:
    words = [each for each in expected if not each.startswith("<")]
    if any("subtype" in each for each in expected):
        words += [*SINGULARS, *PLURALS]
    if any("keyword" in each for each in expected):
        words += KNOWN
    close = difflib.get_close_matches(word, words, 1, 0.7) or difflib.get_close_matches(word.lower(), words, 1, 0.7)
    return close[0] if close else ""


def _nearest(grammar: Grammar, tokens: tuple[Token, ...], place: int) -> tuple[str, ...]:
    """Sentences by the templates that share most words with what stands around the place."""
    forms = _forms(grammar)
    window = [forms.get(token.low, token.low) for token in tokens[max(0, place - 6) : place + 8]]
    near = set(window)
    scored: list[tuple[float, str]] = []
    for line, words in _wordings(grammar):
        if len(near.intersection(words)) < 2:
            continue
        matcher = difflib.SequenceMatcher(None, words, window, autojunk=False)
        common = sum(block.size for block in matcher.get_matching_blocks())
        score = common / (len(words) + 1.5)
        if common >= 2 and score >= NEAR:
            scored.append((score, examples(grammar)[line]))
    scored.sort(key=lambda each: (-each[0], each[1]))
    return tuple(dict.fromkeys(text for _, text in scored))[:2]


@cache
def _forms(grammar: Grammar) -> dict[str, str]:
    """The singular of each word that the templates have in two numbers."""
    sources = (template.source for templates in grammar.rules.values() for template in templates)
    pairs = (pair for source in sources for pair in PAIR.findall(source))
    return {plural.lower(): singular.lower() for singular, plural in pairs}


PAIR = re.compile(r"(?<!\S)([\w']+)/([\w']+)(?!\S)")


@cache
def _wordings(grammar: Grammar) -> tuple[tuple[int, tuple[str, ...]], ...]:
    """Each template that has some words of its own and can be shown, with these words."""
    forms = _forms(grammar)
    found: dict[int, tuple[str, ...]] = {}
    for templates in grammar.rules.values():
        for template in templates:
            bare = re.sub(r"<[^>]*>|\^[sp]|[\[\]{}]", " ", PAIR.sub(r"\1", template.source))
            words = tuple(forms.get(word, word) for word in (each.lower() for each in re.findall(r"[\w']+", bare)))
            if len(words) > 2 and template.line in examples(grammar):
                found[template.line] = words
    return tuple(found.items())
