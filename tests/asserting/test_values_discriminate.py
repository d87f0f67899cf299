"""What a scenario asserts of a copy would be otherwise if it were no copy, value for value.

A new value that isn't so is best mended by another original or another copier, whose color or
size differs; a row that shows nothing is deleted. `EXCEPTIONS` has those of a document's own example.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from steps.running import examples
from tests.asserting.discriminating import saying_nothing

ROOT = Path(__file__).parents[2]

EXCEPTIONS = {
    ("id-clone-of-a-doppelganger", "Clone", "color"): "S0-23-X1 is about these cards, and about the color too",
}

CLONING = """\
Feature: Values
  @id-cloning
  Scenario: A Clone is a copy
    Given Bob controls "{original}"
    And Alice has "Clone" in hand
    And Alice has {{3}}{{U}} to spend
    And Alice will choose "{original}"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is:
      | color | {color} |
      | size  | {size}  |
"""


def test_every_value_that_is_asserted_of_a_copy_tells_it_from_what_it_was() -> None:
    values = saying_nothing(examples(ROOT / "features"))
    named = {(value.id, value.label, value.characteristic): value for value in values}
    assert [str(value) for key, value in named.items() if key not in EXCEPTIONS] == []
    assert [key for key in EXCEPTIONS if key not in named] == [], "they needn't be exceptions any more"


@pytest.mark.parametrize(
    ("original", "color", "size", "found"),
    [("Runeclaw Bear", "green", "2/2", []), ("Wandering Ones", "blue", "1/1", ["color"])],
)
def test_a_value_is_found_that_the_copier_and_the_original_share(
    original: str, color: str, size: str, found: list[str], tmp_path: Path
) -> None:
    text = CLONING.format(original=original, color=color, size=size)
    (tmp_path / "values.feature").write_text(text)
    values = saying_nothing(examples(tmp_path))
    assert [value.characteristic for value in values] == found
    assert [value.place for value in values] == ["values.feature:10"] * len(found)
