"""The tags of scenarios, known by their form.

A tag is a fact for machines: which requirement, worked example, rule or conflict
a scenario shows.  `TAGS` says which forms there are; anything else is a mistake.
A scenario is selected by its tags, and by every number that the rules of its
requirements have had in any edition.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from attrs import frozen

from conformance.driver import EDITIONS
from conformance.register import register


@frozen
class Form:
    """A form of tags: what it looks like, an example, and what such a tag names."""

    pattern: str
    example: str
    names: str


TAGS: Final = (
    Form(r"id-[a-z0-9]+(-[a-z0-9]+)*", "@id-clone-of-a-token", "the scenario, once and for all"),
    Form(r"C-\d{3}", "@C-012", "a requirement"),
    Form(r"S\d-(\d{2}-X\d+|Q\d+)", "@S0-18-X1 or @S4-Q1", "a worked example of a source document"),
    Form(r"CR-\d{3}(\.\d+[a-z]?)?", "@CR-707.9d", "a rule of the game"),
    Form(r"K-\d{2}", "@K-29", "a conflict between the sources"),
    Form(r"B-\d{2}", "@B-07", "a rule beyond the sources"),
    Form(rf"since-({'|'.join(EDITIONS[:-1])})", "@since-cr2018", "the edition since which the outcome is this one"),
    Form(r"unspecified", "@unspecified", "examples about which the rules of their edition say nothing"),
    Form(r"smoke", "@smoke", "the smallest scenarios, which tell a wrong adapter from a wrong engine"),
)

ID: Final = "id-"
RULE: Final = "CR-"
REQUIREMENT: Final = "C-"
SINCE: Final = "since-"
UNSPECIFIED: Final = "unspecified"


@cache
def names(tag: str) -> str | None:
    """What a tag without its @ names, or None if no tag has this form."""
    return next((form.names for form in TAGS if re.fullmatch(form.pattern, tag)), None)


@cache
def _numbers(tag: str) -> frozenset[str]:
    requirement = register().get(tag)
    return frozenset(RULE + number for number in requirement.numbers) if requirement else frozenset()


def marks(found: Iterable[str]) -> frozenset[str]:
    """By what a scenario with these tags is selected: CR-706.9d finds what is 707.9d today."""
    return frozenset(found).union(*map(_numbers, found))


def by_number(rule: str) -> tuple[int, int, str]:
    """Rules in their order: 707.9d before 707.10."""
    number = re.fullmatch(r"(\d+)(?:\.(\d+)([a-z]?))?", rule)
    assert number is not None, rule
    return int(number[1]), int(number[2] or 0), number[3] or ""
