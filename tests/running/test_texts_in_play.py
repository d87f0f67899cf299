"""What a text says is what is played: exceptions of copied cards, and abilities named by their beginning."""

from __future__ import annotations

import pytest

from tests.running.conftest import Run

ENGINE = ("conformance.in_process", "InProcess")

COPIED = """\
Feature: 707.12 Casting a copy
  @id-red-bear
  Scenario: The cast copy of a card is as the exception says
    Given the card
      \"\"\"
      Twin Bell {1}
      Artifact
      {T}: Copy target creature card in a graveyard, except the copy is red and it's 4/4. You may cast the copy without paying its mana cost.
      \"\"\"
    And Alice controls "Twin Bell"
    And Alice has "Runeclaw Bear" in graveyard
    And Alice will choose "yes"
    And Alice activates "{T}" of "Twin Bell" targeting "Runeclaw Bear"
    When the stack resolves
    Then "the copy" is:
      | name      | Runeclaw Bear |
      | mana cost | {1}{G}        |
      | color     | red           |
      | size      | 4/4           |
    And "Runeclaw Bear" is in Alice's graveyard
"""  # noqa: E501

NAMED = """\
Feature: 602 Activating
  @id-named
  Scenario: An ability is named by its beginning
    Given the card
      \"\"\"
      Brass Cat {2}
      Artifact Creature - Cat 2/1
      Sacrifice this creature: You gain 1 life.
      {1}: You gain 2 life.
      \"\"\"
    And Alice controls "Brass Cat"
    And Alice activates "BEGINNING" of "Brass Cat"
    When the stack resolves
    Then Alice has 21 life
"""


def test_the_exceptions_of_a_copied_card_are_played(suite: Run) -> None:
    suite(engine=ENGINE, good=COPIED).assert_outcomes(passed=1)


def test_without_the_exception_the_copy_is_the_card(suite: Run) -> None:
    plain = COPIED.replace(", except the copy is red and it's 4/4", "")
    suite(engine=ENGINE, good=plain).assert_outcomes(failed=1)
    as_printed = plain.replace("| red           |", "| green         |").replace(
        "| 4/4           |", "| 2/2           |"
    )
    suite(engine=ENGINE, good=as_printed).assert_outcomes(passed=1)


@pytest.mark.parametrize(
    "beginning", ["Sacrifice this creature", "sacrifice this artifact:", "Sacrifice this permanent: You gain"]
)
def test_the_object_itself_is_named_by_any_word(suite: Run, beginning: str) -> None:
    suite(engine=ENGINE, good=NAMED.replace("BEGINNING", beginning)).assert_outcomes(passed=1)


@pytest.mark.parametrize("beginning", ["Sacrifice that creature", "Sacrifice a creature", "Sacrifice this player"])
def test_another_object_is_not_the_object_itself(suite: Run, beginning: str) -> None:
    suite(engine=ENGINE, good=NAMED.replace("BEGINNING", beginning)).assert_outcomes(failed=1)


def test_what_may_be_done_is_asked_with_its_details(suite: Run) -> None:
    suite(
        engine=ENGINE,
        good="""\
Feature: 602 Activating
  @id-staff
  Scenario: X is announced
    Given Alice controls "Chimeric Staff"
    And Alice has {2} to spend
    And the game goes on to the postcombat main phase
    When Alice has {2} to spend
    Then Alice can activate "{X}" of "Chimeric Staff":
      | X | 2 |
    And Alice can't activate "{X}" of "Chimeric Staff":
      | X    | 3      |
      | rule | 601.2h |
""",
    ).assert_outcomes(passed=1)
