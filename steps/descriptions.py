"""Lines that are lost: what looks like Gherkin but has become part of a description.

Between a keyword's line and the first step or scenario below it, Gherkin takes
whatever it doesn't know for description.  A misspelt "Scenario:" under a Rule so
takes all its steps along, silently.  Ordinary prose isn't refused: a line that
begins with "When" is one only if the rest of it is, or nearly is, a step.  Just
above the steps of a scenario it is refused all the same, since behave takes it
for one, in any case of letters.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from typing import Final

from pytest_bdd.gherkin_parser import Feature

from steps import tags
from steps.problems import Problem
from steps.vocabulary import VOCABULARY, AmbiguousStep

KEYWORDS: Final = ("Feature", "Background", "Rule", "Scenario", "Scenario Outline", "Example", "Examples")
STEP_KEYWORDS: Final = ("Given", "When", "Then", "And", "But", "*")
NEARLY: Final = 0.8
"""How like a step the rest of a line must be; prose stays well below."""


def lost_lines(feature: Feature, text: str) -> Iterator[Problem]:
    """Every line of a description that looks like something else."""
    lines = text.split("\n")
    for start, description, above_steps in _descriptions(feature):
        at = start
        for wanted in filter(None, map(str.strip, description.split("\n"))):
            at = next(n for n in range(at + 1, len(lines) + 1) if lines[n - 1].strip() == wanted)
            if what := _looks_like(wanted, above_steps):
                yield Problem(
                    at,
                    f"'{wanted}', which looks like {what} but is description",
                    "prose there",
                    "look for a misspelt keyword in this line or above it, or begin the line with another word",
                )
    for table_start, header in _examples(feature):
        for n in range(table_start + 1, header):
            if (line := lines[n - 1].strip()) and not line.startswith(("#", "|")):
                yield Problem(n, f"'{line}' below Examples:", "the table", "move the text below Scenario Outline:")


def _descriptions(feature: Feature) -> Iterator[tuple[int, str, bool]]:
    """Each description, the line of the keyword that it stands below, and whether steps follow it."""
    yield feature.location.line, feature.description, False
    for child in feature.children:
        if child.rule:
            yield child.rule.location.line, child.rule.description, False
        for part in child.rule.children if child.rule else [child]:
            if node := part.scenario or part.background:
                yield node.location.line, node.description, True


def _examples(feature: Feature) -> Iterator[tuple[int, int]]:
    for child in feature.children:
        for part in child.rule.children if child.rule else [child]:
            for table in part.scenario.examples if part.scenario else ():
                if table.table_header:
                    yield table.location.line, table.table_header.location.line


def _looks_like(line: str, above_steps: bool) -> str | None:
    words = line.split()
    if any(word.startswith("@") for word in words) or all(tags.names(word) for word in words):
        return "tags"
    if line.startswith("|"):
        return "a table row"
    if line.startswith('"""'):
        return "a doc string"
    before, colon, _ = line.partition(":")
    if colon and difflib.get_close_matches(before.strip().title(), KEYWORDS, n=1, cutoff=NEARLY):
        return "a keyword"
    first, _, rest = line.partition(" ")
    if first in ("Scenario", "Background"):
        return "a keyword without its colon"
    if above_steps and first.title() in STEP_KEYWORDS:
        return "a step to behave"
    return "a step" if rest and _is_step(first, rest) else None


def _is_step(first: str, rest: str) -> bool:
    try:
        if VOCABULARY.find(rest):
            return True
    except AmbiguousStep:
        return True
    return first in STEP_KEYWORDS and bool(VOCABULARY.near(rest, NEARLY))
