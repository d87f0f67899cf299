"""Tell what a rules text is understood to mean: python -m engine.text "Target creature gets +1/+1." """

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable
from typing import Any, Final

from engine.text.errors import TextError
from engine.text.lexicon import KEYWORDS
from engine.text.reader import grammar
from engine.text.understood import read, told
from engine.text.words import CARD_TYPES, SUPERTYPES

EXAMPLE: Final = "Target creature gets +1/+1 until end of turn."
NAME: Final = re.compile(r"[A-Z][\w'-]*(?:,?(?: (?:of|the|to|in|and))* [A-Z][\w'-]*)*")
TYPE_LINE: Final = re.compile(rf"(?:{'|'.join((*CARD_TYPES, *SUPERTYPES))})\b(?!.*[.:,])", re.IGNORECASE)

WHOLE_CARD: Final = (
    "found a whole card; expected its text alone: leave out the lines with its name, its types and its size"
)

Check = Callable[[tuple[Any, ...], str], None]
"""Raises `TextError` if abilities that were read can't be played; it is told the card's name too."""


def main(arguments: list[str] | None = None, check: Check | None = None, prog: str = "python -m engine.text") -> int:
    """Read the text given, and print it said back."""
    parser = argparse.ArgumentParser(prog=prog, description="What a rules text is understood to mean.")
    parser.add_argument("text", nargs="?", default="", help=r"the text; \n separates paragraphs")
    parser.add_argument("--name", default="", help="the name of the card that has it")
    parser.add_argument("--kind", choices=("permanent", "spell"), default="", help="whose text it is; else either")
    parser.add_argument("--data", action="store_true", help="show the values too")
    given = parser.parse_args(arguments)
    text = given.text.replace("\\n", "\n")
    if not text.strip():
        parser.error(f'found no text; expected one, as in "{EXAMPLE}"')
    try:
        abilities = read(text, given.name, given.kind)
        if check is not None:
            check(abilities, given.name or "the text")
        print(told(abilities, data=given.data))
    except TextError as problem:
        print(WHOLE_CARD if _is_card(text) else problem, *_hint(problem, text, given.name), sep="\n", file=sys.stderr)
        return 1
    return 0


def _is_card(text: str) -> bool:
    return "\n" in text and any(TYPE_LINE.match(line.strip()) for line in text.splitlines()[:2])


def _hint(problem: TextError, text: str, name: str) -> list[str]:
    """A text may call its own card by a name that only the card's other lines tell."""
    if name or not problem.column or _is_card(text):
        return []
    own = NAME.match(text.splitlines()[problem.line - 1], problem.column - 1)
    is_word = own is not None and (own[0].lower() in KEYWORDS or own[0].lower() in _first_words())
    if own is None or is_word or (problem.meant and problem.column > 1):
        return []
    return [f'if "{own[0]}" is the card itself, say so: --name "{own[0]}"']


def _first_words() -> set[str]:
    """The words with which something that can be read may begin."""
    return {word for templates in grammar().rules.values() for each in templates for word in each.first or ()}


if __name__ == "__main__":
    sys.exit(main())
