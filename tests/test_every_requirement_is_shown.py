"""Every requirement, worked example and disagreement of the documents has its scenario.

Rules for this file: the tables say what has to be shown; what is shown is read from the tags.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

FEATURES = Path(__file__).parents[1] / "features"
TAG = re.compile(r"(?<!\S)@(\S+)")

REQUIREMENTS = range(1, 111)
"""C-001 to C-110 (`conformance/requirements.toml`)."""

EXAMPLES = {
    "E-01": ("S0-18-X1", "S4-19-X1"),
    "E-02": ("S0-16-X1", "S4-17-X1"),
    "E-03": ("S0-23-X1", "S4-64-X1"),
    "E-04": ("S0-22-X1",),
    "E-05": ("S0-22-X2",),
    "E-06": ("S0-22-X3",),
    "E-07": ("S0-27-X1", "S4-31-X1"),
    "E-08": ("S0-30-X1", "S4-38-X1"),
    "E-09": ("S0-31-X1", "S4-39-X1"),
    "E-10": ("S0-33-X1", "S4-48-X1"),
    "E-11": ("S0-35-X1",),
    "E-12": ("S0-40-X1",),
    "E-13": ("S0-46-X1", "S2-03-X1", "S3-03-X1", "S4-66-X1"),
    "E-14": ("S0-53-X1", "S1-06-X1"),
    "E-15": ("S0-59-X1", "S1-12-X1"),
    "E-16": ("S0-75-X1",),
    "E-17": ("S2-05-X1", "S3-05-X1"),
    "E-18": ("S2-10-X1", "S3-10-X1", "S4-74-X1"),
    "E-19": ("S2-13-X1", "S3-13-X1"),
    "E-20": ("S2-15-X1", "S3-15-X1"),
    "E-21": ("S2-18-X1", "S3-18-X1"),
    "E-22": ("S4-19-X2",),
    "E-23": ("S4-22-X1",),
    "E-24": ("S4-29-X1",),
    "E-25": ("S4-31-X2",),
    "E-26": ("S4-39-X2",),
    "E-27": ("S4-43-X1",),
    "E-28": ("S4-38-X2",),
    "E-29": ("S4-38-X3",),
    "E-30": ("S4-48-X2",),
    "E-31": ("S4-56-X1",),
    "E-32": ("S4-61-X1",),
    "E-33": ("S4-68-X1",),
    "E-34": ("S4-75-X1",),
    "E-35": ("S4-Q1",),
    "E-36": ("S4-Q2",),
    "E-37": ("S4-Q3",),
    "E-38": ("S4-Q4",),
    "E-39": ("S4-Q5",),
}
"""The distinct worked examples, and where each stands in the documents S0 to S4 (features/README.md)."""


DISAGREEMENTS = range(1, 51)
"""K-01 to K-50 (`features/DISAGREEMENTS.md`)."""

SWITCHES = (1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 16, 19, 20, 23, 24, 25, 35, 36, 37)
"""Those of them where the editions differ: each has an outline with the editions as rows."""


def tag_sets() -> list[set[str]]:
    """The tags of each scenario."""
    found: list[set[str]] = []
    for path in FEATURES.glob("*.feature"):
        tags: set[str] = set()
        for line in path.read_text().splitlines():
            stripped = line.strip()
            if stripped.startswith("@"):
                tags |= set(TAG.findall(stripped))
            elif stripped.startswith(("Scenario:", "Scenario Outline:")):
                found.append(tags)
                tags = set()
    return found


def outlines_by_edition() -> list[set[str]]:
    """The tags of each outline whose rows are editions."""
    found: list[set[str]] = []
    for path in FEATURES.glob("*.feature"):
        for part in re.split(r"\n(?=\s+@id-)", path.read_text())[1:]:
            if "Scenario Outline:" in part and "the rules are those of <edition>" in part:
                found.append(set(TAG.findall(part[: part.index("Scenario Outline:")])))
    return found


SHOWN = tag_sets()
OUTLINES = outlines_by_edition()


@pytest.mark.parametrize("number", REQUIREMENTS)
def test_a_requirement_has_a_scenario(number: int) -> None:
    assert any(f"C-{number:03}" in tags for tags in SHOWN)


@pytest.mark.parametrize("example", EXAMPLES)
def test_a_worked_example_is_one_scenario_or_outline_with_all_its_ids(example: str) -> None:
    assert any(set(EXAMPLES[example]) <= tags for tags in SHOWN)


def test_a_requirement_tag_is_one_that_there_is() -> None:
    numbers = {int(tag[2:]) for tags in SHOWN for tag in tags if re.fullmatch(r"C-\d+", tag)}
    assert numbers <= set(range(1, 111))


@pytest.mark.parametrize("number", DISAGREEMENTS)
def test_a_disagreement_has_a_scenario(number: int) -> None:
    assert any(f"K-{number:02}" in tags for tags in SHOWN)


@pytest.mark.parametrize("number", SWITCHES)
def test_a_difference_between_editions_has_an_outline_with_the_editions(number: int) -> None:
    assert any(f"K-{number:02}" in tags for tags in OUTLINES)
