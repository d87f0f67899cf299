"""From characters to tokens: the words, numbers, symbols and stops of one paragraph, each with its column.

Rules for this file: what stands in parentheses is reminder text and isn't read
(207.2); the object's own name becomes one token, `~` (201.5), or `~~` inside
quotation marks, where it means the object that grants the quoted ability
(201.5a); "an" is read as "a".
"""

from __future__ import annotations

import re

from attrs import evolve, frozen

OPEN, CLOSE = "“", "”"
DASH = "—"

CHARACTERS = str.maketrans({"’": "'", "‘": "'", "−": "-", "–": DASH, OPEN: '"', CLOSE: '"', "\u00a0": " "})

TOKEN = re.compile(
    r"""
      \{[^}]+\}              # a symbol
    | [+-](?:\d+|X\b)        # a signed number
    | \d+ | X\b
    | '(?:s|re)\b            # it's, they're, the card's
    | \w+n't\b               # can't, doesn't
    | \w+(?:-\w+)+           # non-Aura, face-down
    | \w+
    | \S
    """,
    re.VERBOSE,
)


@frozen
class Token:
    """One token: as written, as compared, and the columns of the text that it stands for (from 0, up to `end`)."""

    text: str
    low: str
    column: int
    end: int
    quoted: bool = False


def own_names(name: str) -> tuple[str, ...]:
    """The names by which a card's text may call it, the longest first: its name, and what stands before a comma."""
    short = name.split(",")[0]
    return (name, short) if short != name else (name,)


def clean(paragraph: str) -> str:
    """The paragraph in plain characters, with reminder text blanked out; columns stay the same."""
    text = paragraph.translate(CHARACTERS)
    text = re.sub(r"(?<=\s)-(?=\s)", DASH, text)
    return re.sub(r"\([^()]*\)", lambda found: " " * len(found.group()), text)


def tokenise(paragraph: str, name: str = "") -> tuple[Token, ...]:
    """The tokens of one paragraph of the card that is called `name`."""
    text = clean(paragraph)
    found: list[Token] = []
    inside = False
    place = 0
    while place < len(text):
        if text[place].isspace():
            place += 1
        elif text[place] == '"':
            found.append(Token(CLOSE if inside else OPEN, CLOSE if inside else OPEN, place, place + 1))
            inside = not inside
            place += 1
        elif name and (own := _own_name(text, place, name)):
            found.append(Token(own, "~~" if inside else "~", place, place + len(own), quoted=inside))
            place += len(own)
        else:
            match = TOKEN.match(text, place)
            assert match is not None, "every character but a blank is part of a token"
            word = match.group()
            low = "a" if word.lower() == "an" else word.lower()
            found.append(Token(word, low, place, match.end(), quoted=inside))
            place = match.end()
    return tuple(found)


def _own_name(text: str, place: int, name: str) -> str:
    """The card's own name, if it stands at this place as whole words."""
    if place and (text[place - 1].isalnum() or text[place - 1] == "-"):
        return ""
    for own in own_names(name):
        after = place + len(own)
        if text.startswith(own, place) and not text[after : after + 1].isalnum() and text[after : after + 1] != "-":
            return own
    return ""


def paragraphs(text: str) -> tuple[tuple[int, str], ...]:
    """The paragraphs of a text with the number of their first line; the modes of a choice belong to its head."""
    found: list[tuple[int, str]] = []
    for number, line in enumerate(text.splitlines(), 1):
        if not clean(line).strip():
            continue
        if line.strip().startswith("•") and found:
            first, head = found[-1]
            found[-1] = (first, f"{head} {line.strip()}")
        else:
            found.append((number, line.rstrip()))
    return tuple(found)


def joined(words: list[str]) -> str:
    """Words put together to a text: capitals after a stop, no blank before a comma, "an" before a vowel.

    An empty word is a stop that isn't written, after a quotation that ends with one.
    """
    text = ""
    start = True
    for place, word in enumerate(words):
        if not word:
            start = True
            continue
        if word == "a" and place + 1 < len(words) and re.match(r"[aeiouAEIOU]|8|11\b|18\b|X\b", words[place + 1]):
            word = "an"
        if start and word[:1].islower():
            word = word[0].upper() + word[1:]
        glued = word in {",", ".", ":", ";", CLOSE, "'", "/"} or word.startswith("'")
        text += word if not text or glued or text[-1] in {OPEN, "/"} else f" {word}"
        start = word in {".", OPEN, ":", DASH, "•"}
    return text.replace(OPEN, '"').replace(CLOSE, '"')


def shift(token: Token, text: str) -> Token:
    """Another word at the place of this token, with its capital if it had one."""
    return evolve(token, text=text.capitalize() if token.text[:1].isupper() else text, low=text.lower())
