"""A file that stands under a rule's number is held to it: its title, its clauses and what its scenarios show."""

from __future__ import annotations

from pathlib import Path

import pytest

import steps.collecting  # noqa: F401  (fills the vocabulary)
from steps.reading import Refused, read

GOOD = """\
Feature: 707.5 Entering as a copy
  Rule: It is asked as it enters
    Today 707.5; 706.5 in 2018.

    @id-one @C-027 @CR-707.5
    Scenario: A Clone enters as a copy
      Given Alice controls "Bear"
      When Alice casts "Clone"
      Then "Clone" is 2/2
"""

# What is changed, the line, what is found and what is expected.
BAD = {
    "another number": (
        "Feature: 707.5 ",
        "Feature: 707.50 ",
        "1: found the feature '707.50 Entering as a copy' in 707.05-entering.feature; "
        "expected a title that opens with 707.5",
    ),
    "no number": ("707.5 Entering", "Entering", "1: found the feature 'Entering as a copy' in 707.05-entering.feature"),
    "a clause without numbers": (
        "    Today 707.5; 706.5 in 2018.\n",
        "    So it is.\n",
        "2: found no number of a rule below 'Rule: It is asked as it enters'; "
        "expected the clause in our words and its numbers",
    ),
    "a scenario outside of a Rule": (
        "  Rule: It is asked as it enters\n    Today 707.5; 706.5 in 2018.\n",
        "",
        "4: found 'A Clone enters as a copy' outside of any Rule",
    ),
    "a scenario that shows nothing": (
        "@C-027 ",
        "",
        "6: found no requirement above 'A Clone enters as a copy'; expected what it shows: @C-012, @B-07 or @K-29",
    ),
    "a scenario without a rule": (
        " @CR-707.5",
        "",
        "6: found no rule above 'A Clone enters as a copy'; expected a tag like @CR-707.9d",
    ),
}


def answer(folder: Path, name: str, text: str) -> list[str]:
    (folder / name).write_text(text)
    try:
        read(folder / name, name, {})
    except Refused as error:
        return str(error).splitlines()
    return []


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("707.05-entering.feature", "707.5 Entering as a copy"),
        ("707.00-words.feature", "707 Words"),
        ("607.05-choices.feature", "607.5a Choices"),
        ("707.09d-defining.feature", "707.9d Defining"),
        ("editions-choices.feature", "607.5 in five editions"),
        ("editions-permanents.feature", "704.5j, 111.2 and 707.8a in five editions"),
    ],
)
def test_a_title_opens_with_the_number_of_its_file(name: str, title: str, tmp_path: Path) -> None:
    assert answer(tmp_path, name, GOOD.replace("707.5 Entering as a copy", title)) == []


@pytest.mark.parametrize(
    ("name", "title"),
    [
        ("707.09d-defining.feature", "707.9 Defining"),
        ("707.05-entering.feature", "707.5Entering"),
        ("editions-choices.feature", "Five editions"),
    ],
)
def test_a_title_that_opens_otherwise_is_refused(name: str, title: str, tmp_path: Path) -> None:
    [message] = answer(tmp_path, name, GOOD.replace("707.5 Entering as a copy", title))
    assert message.startswith(f"{name}:1: found the feature '{title}' in {name}; expected a title that opens with ")


@pytest.mark.parametrize("what", BAD)
def test_a_file_of_the_specification_says_what_it_is_about(what: str, tmp_path: Path) -> None:
    old, new, said = BAD[what]
    [message] = answer(tmp_path, "707.05-entering.feature", GOOD.replace(old, new))
    assert message.startswith(f"707.05-entering.feature:{said}")


@pytest.mark.parametrize("what", BAD)
def test_another_file_is_free(what: str, tmp_path: Path) -> None:
    old, new, _ = BAD[what]
    assert answer(tmp_path, "entering.feature", GOOD.replace(old, new)) == []
