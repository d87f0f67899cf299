"""The characters of a feature file: those that can be seen, and plain spaces.

What can't be seen makes a text another text: a step with a no-break space fits no
pattern, a label with a zero-width space is another label, a tab counts as one
column. Other readers of Gherkin end lines elsewhere, or stop at a NUL.

Rules for this file: it is looked at before anything is parsed; Windows' line ends are taken for line ends.
"""

from __future__ import annotations

import codecs
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from typing import Final

from steps.problems import Problem

LONGEST: Final = 400
"""No line that is meant is nearly as long, and some of the checks compare texts letter by letter."""

UNSEEN: Final = frozenset({"Cc", "Cf", "Cn", "Co", "Zs", "Zl", "Zp"})
"""The categories of Unicode whose characters show nothing, or nothing that is known."""

_CONTROLS: Final = {"\0": "NULL", "\t": "TAB", "\v": "LINE TABULATION", "\f": "FORM FEED", "\r": "CARRIAGE RETURN"}
"""Control characters that are met; Unicode gives them no names of its own."""

_SUSPECT: Final = re.compile(r"[^ -~\n]")
_LANGUAGE: Final = re.compile(r"\s*#\s*language\s*:\s*(\S+)")


def decoded(raw: bytes) -> str | Problem:
    """The text with line ends of one kind, or why there is none."""
    try:
        text = raw.decode()
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        is_utf16 = raw.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
        found = "UTF-16" if is_utf16 else "bytes that aren't UTF-8"
        return Problem(line, found, "UTF-8", "save the file as UTF-8")
    if text.startswith("\ufeff"):
        return Problem(1, "a byte order mark", "UTF-8 without it", "save the file without it")
    return text.replace("\r\n", "\n")


def check_characters(text: str) -> Iterator[Problem]:
    """Every character that shows nothing, where it is first; and lines beyond measure."""
    first: dict[str, int] = {}
    times: Counter[str] = Counter()
    for match in _SUSPECT.finditer(text):
        if unicodedata.category(match[0]) in UNSEEN:
            first.setdefault(match[0], match.start())
            times[match[0]] += 1
    for character, at in first.items():
        line, column = text.count("\n", 0, at) + 1, at - text.rfind("\n", 0, at)
        more = f", and {times[character] - 1} more" if times[character] > 1 else ""
        what = "a tab" if character == "\t" else f"the character {named(character)}"
        yield Problem(line, f"{what} in column {column}{more}", "what can be seen, and plain spaces", _mend(character))
    for number, line_text in enumerate(text.split("\n"), 1):
        if len(line_text) > LONGEST:
            found, expected = f"a line of {len(line_text)} characters", f"{LONGEST} at most"
            yield Problem(number, found, expected, "say it in fewer words, or in several lines")


def check_language(text: str) -> Iterator[Problem]:
    """Keywords are English, whatever else a comment at the top says."""
    for number, line in enumerate(text.split("\n"), 1):
        if (said := _LANGUAGE.fullmatch(line.rstrip())) and said[1] != "en":
            mend = "write the keywords in English"
            yield Problem(number, f"the language {said[1]}", "English", mend)
        if line.strip() and not line.lstrip().startswith("#"):
            return


def named(character: str) -> str:
    """A character by its number and its name: one that can't be seen, or looks like another."""
    name = unicodedata.name(character, _CONTROLS.get(character, ""))
    return f"U+{ord(character):04X}" + (f" ({name})" if name else "")


def _mend(character: str) -> str:
    if character == "\0":
        return "save the file as UTF-8, and not as UTF-16"
    if character == "\r":
        return "end the lines as Unix does, or as Windows does"
    return "write spaces instead" if character.isspace() else "delete it"
