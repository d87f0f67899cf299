"""--edition plays what was a rule then, older numbers find what they have become, and mistakes are one line."""

from __future__ import annotations

import pytest

from tests.editions.conftest import Run

FEATURE = """\
Feature: 707.9d What defines a characteristic
  @id-always @C-001 @CR-707.1
  Scenario: This was always so
    Given Alice controls "Runeclaw Bear"
    When the game goes on to the end step
    Then "Runeclaw Bear" is 2/2

  @id-defining @C-001 @C-057 @CR-707.9d
  Scenario: This has been so since 2011
    Given Alice controls "Runeclaw Bear"
    When the game goes on to the end step
    Then "Runeclaw Bear" is 2/2

  @id-adding @C-059 @CR-707.9d
  Scenario: This has been so since 2021
    Given Alice controls "Runeclaw Bear"
    When the game goes on to the end step
    Then "Runeclaw Bear" is 2/2

  @id-legends @since-cr2013 @CR-704.5j @K-35
  Scenario: A Clone of an opponent's legend stays, and so does the legend
    Given Bob controls "Teferi, Mage of Zhalfir"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Teferi, Mage of Zhalfir"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is on the battlefield
    And "Teferi, Mage of Zhalfir" is on the battlefield

  @id-fixed @C-001 @K-35
  Scenario Outline: In <edition> a Clone of an opponent's legend is on the <zone>
    Given the rules are those of <edition>
    And Bob controls "Teferi, Mage of Zhalfir"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Teferi, Mage of Zhalfir"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is <zone>

    Examples:
      | edition | zone                 |
      | now     | on the battlefield   |
      | cr2008  | in Alice's graveyard |
"""


@pytest.mark.parametrize(
    ("arguments", "passed", "deselected"),
    [
        ((), 6, 0),
        (("--edition", "now"), 4, 2),
        (("--edition", "cr2018"), 3, 3),
        (("--edition", "cr2013"), 3, 3),
        (("--edition", "cr2008"), 1, 5),
        (("--edition", "cr2007"), 1, 5),
        (("-m", "CR-706.9d"), 1, 5),
        (("-m", "CR-707.9d"), 2, 4),
        (("-m", "CR-503.1"), 4, 2),
        (("-m", "CR-706.9d or CR-704.5j"), 2, 4),
    ],
)
def test_scenarios_are_selected_by_edition_and_by_old_numbers(
    arguments: tuple[str, ...], passed: int, deselected: int, wired: Run
) -> None:
    wired(*arguments, editions=FEATURE).assert_outcomes(passed=passed, deselected=deselected)


def test_an_edition_is_really_played(wired: Run) -> None:
    result = wired("--edition", "cr2008", editions=FEATURE.replace("@since-cr2013 ", ""))
    result.assert_outcomes(passed=1, failed=1, deselected=4)
    result.stdout.fnmatch_lines(
        [
            "edition of the rules: cr2008",
            "deselected 4 scenarios that are no rules of cr2008, or fix their edition",
            '  "Clone": expected zone battlefield, found graveyard',
        ]
    )


def test_the_table_by_rule_counts_by_the_tags_alone(wired: Run) -> None:
    result = wired("--by-rule", "-m", "CR-706.9d", editions=FEATURE)
    result.stdout.fnmatch_lines(["rule *scenarios*", "707.9d *1 *1 *0 *0"])
    assert "706.9d  " not in result.stdout.str()


def test_an_unknown_edition_is_told_in_one_line(wired: Run) -> None:
    result = wired("--edition", "cr2019", editions=FEATURE)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    assert list(filter(None, result.errlines)) == [
        "ERROR: found --edition cr2019; expected one of now, cr2018, cr2013, cr2008, cr2007"
    ]


@pytest.mark.parametrize(
    ("found", "instead", "message"),
    [
        ("@C-059", "@C-111", "editions.feature:14: found the requirement @C-111; expected one of *C-001 to C-110;*"),
        ("@since-cr2013", "@since-cr2019", "editions.feature:20: found the tag @since-cr2019; expected a tag like *"),
        ("@since-cr2013", "@since-cr2007", "editions.feature:20: found the tag @since-cr2007; expected a tag like *"),
    ],
)  # fmt: skip
def test_a_tag_that_names_nothing_is_refused(found: str, instead: str, message: str, wired: Run) -> None:
    result = wired(editions=FEATURE.replace(found, instead))
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines([message])
