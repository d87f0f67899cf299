"""Every scenario has one verdict, whichever engine sits the exam and however it is listed."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest

from conformance import lists, retired
from conformance.closing import blocking, uncounted
from conformance.driver import EDITIONS
from conformance.lists import Entry, FrozenSet
from conformance.verdicts import Blocked, Score, Verdict, blocked, score
from engine import adapter
from steps import tags
from steps.exam import REFERENCE as IN_PROCESS
from steps.running import examples
from tests.port.running import LIAR, REFERENCE, ROOT, THREE, TOY, examine, run

PART = [str(path) for path in sorted((ROOT / "features").glob("707.0[2569]-*.feature"))]
LIST = Path(__file__).parent / "toy" / "known-failures.toml"

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="the toy engine is in JavaScript: no node here")


def test_both_ways_to_the_reference_engine_give_the_same_verdicts() -> None:
    ways = examine(*PART), examine(*PART, "--engine-command", REFERENCE)
    first, second = ([evolved(verdict) for verdict in way.verdicts] for way in ways)
    assert len(first) > 50
    assert first == second


def evolved(verdict: Verdict) -> tuple[object, ...]:
    return verdict.id, verdict.verdict, verdict.message, verdict.edition, verdict.counts


def test_the_reference_engine_is_called_the_same_both_ways() -> None:
    said = adapter.Adapter().hello(1)
    assert (said["name"], said["version"], said["language"]) == (
        IN_PROCESS.name,
        IN_PROCESS.version,
        IN_PROCESS.language,
    )
    written = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert IN_PROCESS.version == written["project"]["version"]


@needs_node
def test_the_toy_passes_or_declines_and_has_one_known_failure() -> None:
    files = [*PART, str(ROOT / "features" / "editions-copiable-values.feature")]
    sat = examine(*files, "--engine-command", TOY, "--known-failures", str(LIST), "--validate-protocol")
    found = sat.by_id()
    listed = lists.known_failures(LIST)
    assert sat.status == 0
    assert set(found.values()) == {"passed", "unsupported", "known failure"}
    assert {one for one, verdict in found.items() if verdict == "known failure"} == set(listed)
    assert sum(verdict == "passed" for verdict in found.values()) >= 10
    assert sat.starts == 1


@needs_node
def test_the_number_of_scenarios_that_count_does_not_depend_on_the_engine() -> None:
    reference, toy = examine(*PART), examine(*PART, "--engine-command", TOY)
    assert len(reference.verdicts) == len(toy.verdicts)
    scores = [score(sat.verdicts, ["now"]) for sat in (reference, toy)]
    assert scores[0].counting == scores[1].counting > 0
    assert scores[0].in_all == scores[1].in_all
    assert scores[0].passed > scores[1].passed > 0


def given(number: int, edition: str, verdict: str, *, counts: bool = True) -> Verdict:
    return Verdict(f"id-{number}", "", "", (), (), edition, verdict, counts=counts)


def test_the_score_is_of_the_editions_declared_and_keeps_what_is_declined_in_them() -> None:
    verdicts = [
        given(1, "now", "passed"),
        given(2, "now", "unsupported"),
        given(3, "now", "passed", counts=False),
        given(4, "cr2018", "unsupported"),
        given(5, "cr2008", "unsupported"),
    ]
    now = score(verdicts, ["now"])
    assert now == Score(passed=1, counting=2, in_all=4, editions=("now",))
    assert str(now) == "1 of the 2 that count in the edition now passed; 4 count in all"
    two = score(verdicts, ["cr2018", "now"])
    assert str(two) == "1 of the 3 that count in the editions now, cr2018 passed; 4 count in all"
    other = score(verdicts, ["cr2013"])
    assert str(other) == "0 of the 0 that count in the editions declared passed; 4 count in all"
    every = score(verdicts, EDITIONS)
    assert every == Score(passed=1, counting=4, in_all=4, editions=("now", "cr2018", "cr2008"))
    assert str(every) == "1 of the 4 that count passed"
    assert str(score(verdicts[2:3], EDITIONS)) == "nothing that counts was played"


def test_what_is_declined_is_counted_for_every_scenario_that_needs_it() -> None:
    assert blocked([("combat", "tokens"), ("tokens",), ("tokens", "turns"), ("turns",)]) == (
        Blocked("tokens", 3, alone=1),
        Blocked("turns", 2, alone=1),
        Blocked("combat", 1, alone=0),
    )
    assert list(blocking([("combat", "tokens"), ("tokens",)])) == [
        "unsupported: tokens     2, of which    1 lack nothing else",
        "unsupported: combat     1, of which    0 lack nothing else",
    ]


@needs_node
def test_at_the_end_the_terminal_tells_what_was_declined() -> None:
    done = run(str(ROOT / "features" / "editions-copiable-values.feature"), "-n", "2", "--engine-command", TOY)
    assert re.search(r"of the \d+ that count in the edition now passed; \d+ count in all", done.stdout)
    assert "unsupported: edition cr2008" in done.stdout


def test_what_the_engine_alone_forbids_is_told_as_a_disagreement_with_the_scenario() -> None:
    verdict = only(examine(*SMOKE, "--engine-command", f"{LIAR} refusing").verdicts)
    assert (verdict.verdict, verdict.rule) == ("refused", "101.1")
    step, told = verdict.message.splitlines()
    assert step.endswith('Given Bob controls "Runeclaw Bear"')
    assert told == "your engine refuses what the scenario holds to be allowed: no (its rule: 101.1)"


# --- known failures and disputes -------------------------------------------------------------


def test_a_known_failure_is_no_failure_and_says_what_it_is(tmp_path: Path) -> None:
    sat = examine(*lying(tmp_path, '[[failure]]\nid = "declined-clone-dies"\nreason = "it lies"\n'))
    verdict = only(sat.verdicts)
    assert (verdict.verdict, verdict.behind, verdict.reason, sat.status) == ("known failure", "refused", "it lies", 0)


def test_a_known_failure_that_passes_is_an_error(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    path.write_text('[[failure]]\nid = "declined-clone-dies"\nreason = "it was so once"\n')
    sat = examine(*SMOKE, "--known-failures", str(path))
    verdict = only(sat.verdicts)
    assert (verdict.verdict, verdict.kind, sat.status) == ("error", "stale", 1)
    assert "it was so once" in verdict.message


SMOKE = [str(ROOT / "features" / "707.05-entering-as-a-copy.feature"), "-m", "id-declined-clone-dies"]


def lying(tmp_path: Path, listed: str) -> list[str]:
    path = tmp_path / "known.toml"
    path.write_text(listed)
    return [*SMOKE, "--engine-command", f"{LIAR} refusing", "--known-failures", str(path)]


def only(verdicts: list[Verdict]) -> Verdict:
    assert len(verdicts) == 1
    return verdicts[0]


def test_a_disputed_scenario_is_played_and_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "disputes.toml"
    path.write_text(
        '[[dispute]]\nid = "declined-clone-dies"\nclause = "707.5"\nreading = "it lives"\nauthority = "a judge"\n'
    )
    monkeypatch.setattr(lists, "DISPUTES", path)
    verdict = only(examine(*SMOKE).verdicts)
    assert (verdict.verdict, verdict.behind, verdict.counts) == ("disputed", "passed", False)
    assert verdict.reason == "707.5: it lives (a judge)"


def test_the_list_is_written_with_what_fails_and_keeps_its_reasons(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    two = "id-declined-clone-dies or id-clone-chooses-on-resolution"
    path.write_text('[[failure]]\nid = "declined-clone-dies"\nreason = "it lies"\nlink = "https://example.org/1"\n')
    arguments = [SMOKE[0], "-m", two, "--engine-command", f"{LIAR} refusing", "--write-known-failures", str(path)]
    assert examine(*arguments).status == 1
    written = lists.known_failures(path)
    assert written["declined-clone-dies"] == Entry("declined-clone-dies", "it lies", "https://example.org/1")
    assert written["clone-chooses-on-resolution"].reason == (
        "not looked into yet; refused: your engine refuses what the scenario holds to be allowed: no (its rule: 101.1)"
    )
    again = examine(*arguments[:-2], "--known-failures", str(path))
    assert (set(again.by_id().values()), again.status) == ({"known failure"}, 0)
    assert examine(SMOKE[0], "-m", two, "--write-known-failures", str(path)).status == 0
    assert lists.known_failures(path) == {}


def test_where_nothing_is_played_no_list_is_written(tmp_path: Path) -> None:
    path = tmp_path / "known.toml"
    assert examine(SMOKE[0], "-m", "C-999", "--write-known-failures", str(path)).status == 4
    assert not path.exists()


# --- what counts -----------------------------------------------------------------------------


def test_scenarios_that_came_later_are_played_and_do_not_count() -> None:
    sat = examine(THREE)
    assert [(verdict.verdict, verdict.counts) for verdict in sat.verdicts] == [("passed", False)] * 3


def test_a_suite_that_has_grown_shows_its_new_scenarios_and_leaves_the_score_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "9.9.txt").write_text(lists.frozen_text(["liar-first"]))
    monkeypatch.setattr(lists, "FROZEN", tmp_path)
    monkeypatch.setattr(retired, "vanished", lambda there: iter(()))  # its three scenarios are none of the suite
    first, second, third = examine(THREE, "--engine-command", f"{LIAR} crash").verdicts
    assert [(one.id, one.counts) for one in (first, second, third)] == [
        ("liar-first", True),
        ("liar-second", False),
        ("liar-third", False),
    ]
    assert (second.verdict, score([first, second, third], EDITIONS)) == ("error", Score(1, 1, 1, ("now",)))


def test_at_the_end_the_terminal_tells_what_does_not_count() -> None:
    done = run(THREE, "--engine-command", REFERENCE, "--frozen", "0.1")
    assert "3 don't count: 3 not in the frozen set 0.1" in done.stdout, done.stdout + done.stderr


def test_what_does_not_count_is_told_with_the_reason() -> None:
    verdicts = [
        given(1, "now", "passed"),
        given(2, "now", "passed", counts=False),
        given(3, "now", "unspecified", counts=False),
        given(4, "now", "disputed", counts=False),
    ]
    frozen = FrozenSet("0.1", frozenset({"id-1", "id-3", "id-4"}))
    assert list(uncounted(verdicts, frozen)) == [
        "3 don't count: 1 not in the frozen set 0.1, 2 in dispute, or not decided by the rules"
    ]
    assert list(uncounted(verdicts[1:2], frozen)) == ["1 doesn't count: 1 not in the frozen set 0.1"]
    assert list(uncounted(verdicts[:1], frozen)) == []


def test_every_id_of_every_frozen_set_is_that_of_a_scenario() -> None:
    """A row whose values are changed is another scenario: it would cost the set one without a word."""
    known = {
        next(tag for tag in each.tags if tag.startswith(tags.ID)).removeprefix(tags.ID) + each.row
        for each in examples(ROOT / "features")
    }
    for version in lists.versions():
        lists.check_ids(lists.frozen_set(version).ids, known, version)


def test_rows_about_which_the_rules_say_nothing_do_not_count() -> None:
    sat = examine(str(ROOT / "features"), "-m", "unspecified")
    assert {(verdict.verdict, verdict.counts) for verdict in sat.verdicts} == {("unspecified", False)}
