"""What is written of the verdicts: conformance.json, junit.xml, badge.json and index.html."""

from __future__ import annotations

import json
from html import unescape
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from attrs import evolve
from jsonschema import Draft202012Validator

from conformance.driver import EDITIONS
from conformance.register import register
from conformance.reports import badge, junit, page, summary
from conformance.reports.differences import told
from conformance.reports.junit import OUTCOMES
from conformance.reports.page import in_order
from conformance.reports.summary import SCHEMA, ReportError
from conformance.verdicts import VERDICTS
from tests.reports.conftest import RUN
from tests.reports.test_messages import of_kind

# --- conformance.json ------------------------------------------------------------------------


def test_the_schema_knows_every_verdict_and_edition() -> None:
    schema = json.loads(SCHEMA.read_text())
    Draft202012Validator.check_schema(schema)
    assert schema["$defs"]["verdict"]["enum"] == list(VERDICTS)
    assert schema["$defs"]["edition"]["enum"] == list(EDITIONS)


def test_a_run_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "conformance.json"
    path.write_text(summary.written(RUN))
    assert summary.read(path) == RUN
    written = json.loads(path.read_text())
    assert written["totals"] == {"scenarios": 8, "by_verdict": dict.fromkeys(VERDICTS, 1)}
    assert written["score"] == {"passed": 1, "counting": 6, "in_all": 6, "editions": ["now"]}


WIDER = evolve(RUN, verdicts=(*RUN.verdicts, *(evolve(RUN.verdicts[0], id=f"x{n}", edition="cr2008") for n in (1, 2))))
"""With scenarios of an edition that the engine hasn't declared."""


def test_every_report_has_the_score_of_the_terminal() -> None:
    assert str(WIDER.score) == "1 of the 6 that count in the edition now passed; 8 count in all"
    assert json.loads(summary.written(WIDER))["score"] == {
        "passed": 1, "counting": 6, "in_all": 8, "editions": ["now"],
    }  # fmt: skip
    assert json.loads(badge.written(WIDER))["message"] == "1/6"
    assert str(WIDER.score) in page.written(WIDER)
    assert str(WIDER.score) in next(told(WIDER, WIDER, ("a", "b")))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda data: "no JSON", "found what isn't JSON"),
        (
            lambda data: json.dumps([]),
            "the whole: [] is not of type 'object'; expected what conformance.schema.json says",
        ),
        (lambda data: json.dumps(data | {"format": 1}), "found format 1; expected 2"),
        (lambda data: json.dumps(data | {"verdicts": [{"id": "x"}]}), "verdicts/0: 'title' is a required property"),
        (
            lambda data: json.dumps(data | {"verdicts": [data["verdicts"][0] | {"verdict": "good"}]}),
            "verdicts/0/verdict: 'good' is not one of ['passed', 'failed',",
        ),
    ],
)
def test_what_is_no_report_is_told_in_one_line(change, told: str, tmp_path: Path) -> None:
    path = tmp_path / "conformance.json"
    path.write_text(change(json.loads(summary.written(RUN))))
    with pytest.raises(ReportError) as error:
        summary.read(path)
    assert str(error.value).startswith(f"{path}: ") and told in str(error.value) and "\n" not in str(error.value)


# --- junit.xml -------------------------------------------------------------------------------


def test_junit_has_every_verdict_as_one_of_its_outcomes() -> None:
    (suite,) = ET.fromstring(junit.written(RUN))
    assert set(OUTCOMES) == set(VERDICTS)
    counts = {name: suite.get(name) for name in ("tests", "failures", "errors", "skipped", "time")}
    assert counts == {"tests": "8", "failures": "2", "errors": "1", "skipped": "3", "time": "0.250"}
    found = [[part.tag for part in case if part.tag != "properties"] for case in suite]
    assert found == [[], ["failure"], ["failure"], ["skipped"], ["error"], ["skipped"], ["skipped"], []]


def test_junit_tells_where_and_why() -> None:
    case = ET.fromstring(junit.written(RUN))[0][1]
    assert (case.get("file"), case.get("line"), case.get("name")) == (
        "features/707.02-x.feature",
        "2",
        "A <b>copy</b> is failed",
    )
    assert case.find("failure").attrib == {"type": "failed", "message": "expected size 2/2, found 3/3"}
    assert case.find("failure").text == "expected size 2/2, found 3/3\nand ?[31m<i>more</i>"
    facts = [(one.get("name"), one.get("value")) for one in case.find("properties")]
    assert facts == [
        ("id", "copy-2"), ("edition", "now"), ("verdict", "failed"), ("counts", "yes"),
        ("rule", "707.10"), ("rule", "707.2"), ("requirement", "C-004"),
    ]  # fmt: skip


# --- badge.json ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("run", "message", "color"),
    [
        (RUN, "1/6", "red"),
        (evolve(RUN, verdicts=RUN.verdicts[:2]), "1/2", "yellow"),
        (evolve(RUN, verdicts=RUN.verdicts[:1]), "1/1", "brightgreen"),
        (evolve(RUN, verdicts=RUN.verdicts[:1], incomplete=("a file",)), "1/1 (incomplete)", "red"),
        (evolve(RUN, verdicts=()), "0/0", "red"),
    ],
)
def test_the_badge_has_the_score(run, message: str, color: str) -> None:
    label = "copying (CR 707), now"
    assert json.loads(badge.written(run)) == {"schemaVersion": 1, "label": label, "message": message, "color": color}


@pytest.mark.parametrize(
    ("editions", "label"),
    [
        (EDITIONS, "all editions"),
        (("now",), "now"),
        (("cr2008", "now"), "now, cr2008"),
    ],
)
def test_the_badge_says_which_editions_are_in_the_score(editions: tuple[str, ...], label: str) -> None:
    verdicts = tuple(evolve(RUN.verdicts[0], id=edition, edition=edition) for edition in EDITIONS)
    run = evolve(RUN, engine=evolve(RUN.engine, editions=editions), verdicts=verdicts)
    written = json.loads(badge.written(run))
    assert (written["label"], written["message"]) == (f"copying (CR 707), {label}", f"{len(editions)}/{len(editions)}")


# --- index.html ------------------------------------------------------------------------------


def test_the_page_tells_what_is_otherwise_and_runs_nothing() -> None:
    text = page.written(evolve(RUN, incomplete=("features/x.feature:1: broken",)))
    assert "1 of the 6 that count passed" in text and "Of all, 2 don't count." in text
    assert "features/x.feature:1: broken" in text
    assert "expected size 2/2, found 3/3\nand \x1b[31m&lt;i&gt;more&lt;/i&gt;" in text
    assert "<b>copy</b>" not in text and "<script" not in text
    assert 'href="https://example.org/duplicator"' in text and "javascript:" not in text
    assert "nobody has time" in text and "<p>it has declined players</p>" in text


def test_what_the_rules_do_not_decide_is_no_scenario_that_does_not_pass() -> None:
    undecided = evolve(RUN.verdicts[7], id="copy-9")
    text = page.written(evolve(RUN, verdicts=(RUN.verdicts[0], RUN.verdicts[7], undecided)))
    assert '<summary class="good">1 of 1 scenarios pass; 2 more are not decided by the rules</summary>' in text


def test_what_went_wrong_stands_first_below_its_rule() -> None:
    passed, failed = RUN.verdicts[:2]
    (first, *_) = [clause for clause in page.clauses((passed, failed)) if clause.number == "707.2"]
    assert (first.state, first.worst_first) == ("bad", [failed, passed])


def test_a_rule_that_no_scenario_names_is_shown_by_those_of_its_requirements() -> None:
    named = evolve(RUN.verdicts[0], clauses=("707.2",), requirements=("C-010",))
    found = {clause.number: clause for clause in page.clauses((named,))}
    assert "613.2b" in register()["C-010"].rules["now"]
    assert found["707.2"].verdicts == found["613.2b"].verdicts == (named,)


def test_a_rule_without_scenarios_is_on_the_page() -> None:
    text = page.written(evolve(RUN, verdicts=()))
    assert '<td class="number">707.9d<td>' in text and "none played" in text


def test_rules_are_in_their_order() -> None:
    assert sorted(["707.10", "707.9d", "707.9a", "110.5", "707"], key=in_order) == [
        "110.5",
        "707",
        "707.9a",
        "707.9d",
        "707.10",
    ]


# --- titles ----------------------------------------------------------------------------------


def test_every_file_tells_a_row_of_an_outline_by_its_values(report: Path) -> None:
    verdicts = json.loads((report / "conformance.json").read_text())["verdicts"]
    titles = [each["title"] for each in verdicts]
    rows = [each for each in titles if each.endswith("in the edition cr2018")]
    assert rows and not [each for each in titles if "<edition>" in each]
    assert [case.get("name") for case in ET.parse(report / "junit.xml").iter("testcase")] == titles
    pickles = {pickle["name"] for pickle in of_kind("pickle", report)}
    assert pickles.issuperset(rows)
    page_of_run = unescape((report / "index.html").read_text())
    assert "<edition>" not in page_of_run and all(each in page_of_run for each in rows)
