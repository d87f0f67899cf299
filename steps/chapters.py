"""What a file of the specification is held to besides: it stands under a rule's number, and so does all in it.

Such a file is known by its name: `707.05-entering-as-a-copy.feature`, or `editions-choices.feature`.
Someone who looks for a ruling goes by the number; a scenario that names no rule and no
requirement isn't found, and nobody can say what it is derived from.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import PurePath
from typing import Final

from pytest_bdd.gherkin_parser import Feature, Scenario

from steps import tags
from steps.problems import Problem

_NUMBERED: Final = re.compile(r"(\d{3})\.(\d\d)([a-z]?)-")
_EDITIONS: Final = "editions-"
_RULE: Final = re.compile(r"\d{3}(?:\.\d+[a-z]?)?\b")
SHOWING: Final = ("C-", "B-", "K-")
"""What a scenario can show: a requirement, a rule beyond the documents, a disagreement."""


def is_chapter(shown: str) -> bool:
    """Whether a file of this name belongs to the specification."""
    name = PurePath(shown).name
    return _NUMBERED.match(name) is not None or name.startswith(_EDITIONS)


def check_feature(feature: Feature, shown: str) -> Iterator[Problem]:
    """The feature opens with the number of its file; each clause says what it is about, and by which rule."""
    line, name = feature.location.line, PurePath(shown).name
    numbered = _NUMBERED.match(name)
    wanted = _number(numbered) if numbered else "a rule's number"
    form = re.escape(wanted) + ("" if numbered and numbered[3] else "[a-z]?") if numbered else _RULE.pattern
    if not re.match(rf"{form}(?=[ ,])", feature.name):
        yield Problem(line, f"the feature '{feature.name}' in {name}", f"a title that opens with {wanted}", "mend one")
    for child in feature.children:
        if child.rule and not _RULE.search(child.rule.description):
            found = f"no number of a rule below 'Rule: {child.rule.name}'"
            mend = "restate the clause there, with its number in each edition"
            yield Problem(child.rule.location.line, found, "the clause in our words and its numbers", mend)
        if child.scenario:
            found = f"'{child.scenario.name}' outside of any Rule"
            yield Problem(child.scenario.location.line, found, "it under its clause", "put a Rule: above it")


def _number(numbered: re.Match[str]) -> str:
    chapter, rule, letter = numbered.groups()
    return f"{chapter}.{int(rule)}{letter}" if int(rule) else chapter


def check_shows(scenario: Scenario, inherited: Collection[str]) -> Iterator[Problem]:
    """A scenario names what it shows, and the rule by which it is decided."""
    found = {tag.removeprefix("@") for tag in (*inherited, *(tag.name for tag in scenario.tags))}
    line, name = scenario.location.line, f"'{scenario.name}'"
    if not any(tag.startswith(SHOWING) for tag in found):
        expected = "what it shows: @C-012, @B-07 or @K-29"
        yield Problem(line, f"no requirement above {name}", expected, "look it up in conformance/requirements.toml")
    if not any(tag.startswith(tags.RULE) for tag in found):
        yield Problem(line, f"no rule above {name}", "a tag like @CR-707.9d", "say by which rule it is decided")
