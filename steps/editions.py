"""The pytest plugin: --edition plays the scenarios by the rules of another day, as far as they were rules then.

A scenario was one in an edition if each of its requirements has a rule there, if
no tag says that its outcome is younger (@since-cr2018), and if it doesn't say
itself which rules it is about.  All others are deselected.  With --reading, which
takes the place of today's rules, only those are that are about older ones.

Rules for this file: it selects; how a game is begun by an edition is the game's.
"""

from __future__ import annotations

from typing import Final

import pytest

from conformance.driver import EDITIONS, NOW
from conformance.register import RegisterError, register
from conformance.rules import rules
from steps import tags
from steps.collecting import ScenarioItem
from steps.reading import Example
from steps.setting import the_rules_are_those_of
from steps.vocabulary import VOCABULARY

LEFT_OUT: Final = pytest.StashKey[int]()
"""How many scenarios are no rules of the edition."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("rules", "by which rules the scenarios are played")
    group.addoption("--edition", metavar="EDITION", help=f"play what was a rule then: {', '.join(EDITIONS)}")
    group.addoption("--reading", metavar="FILE:CLASS", help="play by another rulebook, as in path/to/file.py:Name")


def pytest_configure(config: pytest.Config) -> None:
    edition = config.option.edition
    if edition not in (None, *EDITIONS):
        raise pytest.UsageError(f"found --edition {edition}; expected one of {', '.join(EDITIONS)}")
    try:
        rules()  # which reads the register, too
    except RegisterError as error:
        raise pytest.UsageError(str(error)) from None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    edition, reading = config.option.edition, config.option.reading
    if edition is None and reading is None:
        return
    left_out = [item for item in items if isinstance(item, ScenarioItem) and not _belongs(item.example, edition)]
    config.stash[LEFT_OUT] = len(left_out)
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        gone = set(left_out)
        items[:] = [item for item in items if item not in gone]


def pytest_report_header(config: pytest.Config) -> list[str]:
    chosen = {"edition": config.option.edition, "reading": config.option.reading}
    return [f"{what} of the rules: {which}" for what, which in chosen.items() if which]


def pytest_report_collectionfinish(config: pytest.Config) -> list[str]:
    count = config.stash.get(LEFT_OUT, 0)
    edition = config.option.edition
    why = f"that are no rules of {edition}, or fix their edition" if edition else "that are about older editions"
    return [f"deselected {count} scenarios {why}"] if count else []


def _belongs(example: Example, edition: str | None) -> bool:
    """Whether the scenario is to be played under this edition; under another reading of today's, if it is None."""
    fixed = edition_of(example)
    if edition is None:
        return fixed in (None, NOW)
    return fixed is None and was_rule_in(example.tags, edition)


def was_rule_in(found: frozenset[str], edition: str) -> bool:
    """Whether all that these tags name was a rule of the edition."""
    requirements = [register()[tag] for tag in found if tag.startswith(tags.REQUIREMENT)]
    since = [tag.removeprefix(tags.SINCE) for tag in found if tag.startswith(tags.SINCE)]
    return all(requirement.is_rule_in(edition) for requirement in requirements) and all(
        EDITIONS.index(edition) <= EDITIONS.index(first) for first in since
    )


def edition_of(example: Example) -> str | None:
    """The edition that the scenario is about, if it says so."""
    for step in example.scenario.steps:
        match = VOCABULARY.find(step.name)
        if match and match.definition.function is the_rules_are_those_of:
            return str(match.arguments[0])
    return None
