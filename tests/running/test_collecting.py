"""A feature file behaves like a module of tests: addressed, selected, marked and reported like one."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from tests.running.conftest import Run

GOOD = """\
@CR-707.1
Feature: 707.2 Copiable values

  Background:
    Given Alice controls "Bear"

  @id-bear @C-012 @CR-707.2
  Scenario: A copy is a Bear
    When Alice casts "Clone"
    Then "Clone" is 2/2

  Rule: Everything is copied
    @id-each @CR-707.9d
    Scenario Outline: A copy of <creature> is 2/2
      When Alice casts "Clone"
      Then "<creature>" is <size>

      Examples:
        | creature | size |
        | Bear     | 2/2  |
        | Wolf     | 3/3  |
"""
ALIKE = GOOD.replace("A copy of <creature> is 2/2", "A Bear or a Wolf is 2/2")


def names(result: pytest.RunResult) -> list[str]:
    return sorted(line.split(" ")[0] if "::" not in line else line for line in result.outlines if "::" in line)


@pytest.mark.parametrize(
    ("arguments", "passed", "failed"),
    [
        ((), 2, 1),
        (("good.feature",), 2, 1),
        (("good.feature::A copy is a Bear",), 1, 0),
        (("good.feature::A copy of Wolf is 2/2",), 0, 1),
        (("good.feature::A copy of <creature> is 2/2",), 1, 1),
        (("good.feature::A copy of <creature> is 2/2[Bear, 2/2]",), 1, 0),
        (("good.feature::A copy of <creature> is 2/2[Wolf, 3/3]",), 0, 1),
        (("-k", "Bear and not Wolf"), 2, 0),
        (("-m", "C-012"), 1, 0),
        (("-m", "CR-707.2"), 1, 0),
        (("-m", "CR-707.9d"), 1, 1),
        (("-m", "CR-707.1 and not C-012"), 1, 1),
        (("-m=@C-012",), 1, 0),
        (("-m", "not @C-012 and @CR-707.9d"), 1, 1),
    ],
)
def test_scenarios_are_selected_like_tests(suite: Run, arguments: tuple[str, ...], passed: int, failed: int) -> None:
    suite(*arguments, good=GOOD).assert_outcomes(passed=passed, failed=failed, deselected=None)


@pytest.mark.parametrize(
    ("given", "passed", "failed"),
    [
        ("A Bear or a Wolf is 2/2", 1, 1),
        ("A Bear or a Wolf is 2/2 [Bear, 2/2]", 1, 0),
        ("A Bear or a Wolf is 2/2[Wolf, 3/3]", 0, 1),
    ],
)
def test_rows_that_have_one_title_are_selected_together_or_by_the_row(
    suite: Run, given: str, passed: int, failed: int
) -> None:
    suite(f"good.feature::{given}", good=ALIKE).assert_outcomes(passed=passed, failed=failed)


@pytest.mark.parametrize(
    ("given", "hint"),
    [
        ("A copy is a Bar", "did you mean 'A copy is a Bear'?"),
        ("A copy of Wolf is 2/3", "did you mean 'A copy of Wolf is 2/2'?"),
        ("A copy of <card> is 2/2", "did you mean 'A copy of "),
        ("A copy of <creature> is 2/2[Bear, 3/3]", "did you mean 'A copy of "),
        ("Pigs fly", "pytest --collect-only -q lists them all"),
    ],
)
def test_a_title_that_no_scenario_has_is_told_with_the_nearest(suite: Run, given: str, hint: str) -> None:
    result = suite(f"good.feature::{given}", good=GOOD)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    (line,) = filter(None, result.errlines)
    assert line.startswith(f"ERROR: good.feature: found no scenario '{given}'; {hint}")


@pytest.mark.parametrize("rows", ["apart", "alike"])
def test_only_the_failed_scenario_runs_again(suite: Run, rows: str) -> None:
    good = {"apart": GOOD, "alike": ALIKE}[rows]
    suite(good=good)
    suite("--lf", good=good).assert_outcomes(failed=1)


def test_it_runs_from_another_folder_and_names_files_as_seen_from_there(
    suite: Run, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    elsewhere = pytester.mkdir("elsewhere")
    monkeypatch.chdir(elsewhere)
    result = suite("../good.feature", "--rootdir", "..", good=GOOD)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(['../good.feature:16: Then "Wolf" is 3/3'])


def test_junit_has_the_file_the_line_and_what_failed(suite: Run, pytester: pytest.Pytester) -> None:
    suite("--junitxml=report.xml", good=GOOD)
    cases = {case.get("name"): case for case in ET.parse(pytester.path / "report.xml").iter("testcase")}
    assert set(cases) == {
        "A copy is a Bear",
        "A copy of Bear is 2/2",
        "A copy of Wolf is 2/2",
    }
    bear = cases["A copy is a Bear"]
    assert (bear.get("file"), bear.get("line")) == ("good.feature", "7")  # pytest counts lines from 0
    failure = cases["A copy of Wolf is 2/2"].find("failure")
    assert failure is not None
    assert failure.get("message") == '"Wolf": expected size 3/3, found 2/2'


def test_processes_share_the_scenarios_and_the_summary_counts_them_all(suite: Run) -> None:
    result = suite("-n", "2", "--by-rule", good=GOOD)
    result.assert_outcomes(passed=2, failed=1)
    result.stdout.fnmatch_lines(
        [
            "rule *scenarios *passed *failed *skipped",
            "707.1 *3 *2 *1 *0",
            "707.2 *1 *1 *0 *0",
            "707.9d *2 *1 *1 *0",
        ]
    )


def test_a_title_tells_the_values_of_its_row_and_the_row_where_they_do_not_tell_it_apart(suite: Run) -> None:
    told = names(suite("--collect-only", "-q", good=ALIKE))
    assert told == [
        "good.feature::A Bear or a Wolf is 2/2 [Bear, 2/2]",
        "good.feature::A Bear or a Wolf is 2/2 [Wolf, 3/3]",
        "good.feature::A copy is a Bear",
    ]
    same = GOOD.replace("Scenario: A copy is a Bear", "Scenario: A copy of Wolf is 2/2")
    assert names(suite("--collect-only", "-q", good=same)) == [
        "good.feature::A copy of Bear is 2/2 [Bear, 2/2]",
        "good.feature::A copy of Wolf is 2/2",
        "good.feature::A copy of Wolf is 2/2 [Wolf, 3/3]",
    ]


@pytest.mark.parametrize(
    ("tag", "near"), [("C-12", "near: C-012*"), ("CR-707.99d", "near: CR-707.9d*"), ("slow", "tags are like @id-*")]
)
def test_a_tag_that_no_scenario_has_is_one_line(suite: Run, tag: str, near: str) -> None:
    result = suite("-m", f"{tag} or C-012", good=GOOD)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    message = f'ERROR: -m "{tag} or C-012": no collected scenario has the tag {tag}; {near}'
    result.stderr.fnmatch_lines([message])
    assert len(result.errlines) <= 2


def test_an_id_is_used_once_in_the_whole_suite(suite: Run) -> None:
    result = suite(first=GOOD, second=GOOD.replace("id-each", "id-other"))
    result.stdout.fnmatch_lines(
        [
            "first.feature:7: found @id-bear again (it is the scenario of second.feature:7)*",
            "second.feature:7: found @id-bear again (it is the scenario of first.feature:7)*",
        ]
    )
    result.assert_outcomes(errors=2)


def test_an_id_of_a_file_that_is_not_run_is_used_too(suite: Run) -> None:
    result = suite("first.feature", first=GOOD, second=GOOD.replace("id-each", "id-other"))
    result.stdout.fnmatch_lines(["first.feature:7: found @id-bear again (it is the scenario of second.feature:7)*"])
    result.assert_outcomes(errors=1)


def test_what_is_called_a_feature_and_is_a_folder_stops_no_other(suite: Run, pytester: pytest.Pytester) -> None:
    pytester.mkdir("second.feature")
    suite("first.feature", first=GOOD).assert_outcomes(passed=2, failed=1)


def test_a_refused_file_is_one_error_without_traceback(suite: Run) -> None:
    result = suite(bad=GOOD.replace("@C-012", "@C-12").replace('"<creature>" is', '"<creature>" becomes'))
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["bad.feature:7: found the tag @C-12; expected a tag like *; mend or delete it"])
    assert "Traceback" not in result.stdout.str()
    assert ".py" not in result.stdout.str()


def test_a_then_that_nobody_looks_at_is_a_step_all_the_same(suite: Run) -> None:
    tagged = (
        GOOD
        + """
      @unspecified
      Examples:
        | creature | size   |
        | Ox       | either |
"""
    )
    suite(good=tagged.replace("either", "4/4")).assert_outcomes(passed=3, failed=1)
    suite(good=tagged).assert_outcomes(errors=1)


def test_a_pattern_that_no_scenario_uses_is_an_error_on_demand(suite: Run) -> None:
    assert suite("--unused-steps", good=GOOD).ret == pytest.ExitCode.USAGE_ERROR
    result = suite("--unused-steps", "--co", good=GOOD)
    result.stderr.fnmatch_lines(["ERROR: no collected scenario uses these step patterns:", "  steps.*: *"])
    assert "<object> is <size>" not in result.stderr.str()
    assert "<player> plays <object>" in result.stderr.str()


def test_plugins_of_pytest_bdd_hear_of_every_step(suite: Run, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        listener="""
        def pytest_bdd_before_scenario(scenario): print("scenario", scenario.name)
        def pytest_bdd_after_step(step, step_func_args): print("after", step.name)
        def pytest_bdd_step_error(step, exception): print("error", step.name, type(exception).__name__)
        """
    )
    pytester.syspathinsert()
    result = suite("-s", "-p", "listener", "-k", "Wolf", good=GOOD)
    result.stdout.fnmatch_lines(
        ['*after Alice controls "Bear"', 'after Alice casts "Clone"', 'error "Wolf" is 3/3 AssertionError']
    )


def test_pytest_bdd_itself_runs_the_vocabulary(suite: Run, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_stock='from pytest_bdd import scenarios\nscenarios("good.feature")')
    suite("test_stock.py", good=GOOD).assert_outcomes(passed=2, failed=1)
