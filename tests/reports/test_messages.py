"""The Cucumber Messages of a run: every reference is to something that was said before, every step is told of."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.reports.conftest import FILES, played

Message = dict[str, Any]

REFERENCES = ("pickleId", "pickleStepId", "testCaseId", "testCaseStartedId", "testStepId", "testRunStartedId", "hookId")


def messages(report: Path) -> list[Message]:
    return [json.loads(line) for line in (report / "messages.ndjson").read_text().splitlines()]


def of_kind(kind: str, report: Path) -> list[Any]:
    return [message[kind] for message in messages(report) if kind in message]


def _objects(node: Any) -> Iterator[Message]:
    if isinstance(node, dict):
        yield node
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _objects(part)


def test_whatever_is_referred_to_was_said_before(report: Path) -> None:
    known: set[str] = set()
    for message in messages(report):
        objects = list(_objects(message))
        known |= {each["id"] for each in objects if "id" in each}
        for each in objects:
            named = [each[name] for name in REFERENCES if name in each]
            named += each.get("astNodeIds", []) + each.get("stepDefinitionIds", [])
            assert known.issuperset(named)


def test_every_scenario_and_step_of_the_files_is_told_of(report: Path) -> None:
    assert [each["uri"] for each in of_kind("source", report)] == list(FILES)
    pickles, cases = of_kind("pickle", report), of_kind("testCase", report)
    assert sorted(case["pickleId"] for case in cases) == sorted(pickle["id"] for pickle in pickles)
    steps = sum(len(pickle["steps"]) + 1 for pickle in pickles)
    assert len(of_kind("testStepFinished", report)) == len(of_kind("testStepStarted", report)) == steps


def test_a_failure_is_at_its_step_and_what_comes_after_is_skipped(report: Path) -> None:
    verdicts = json.loads((report / "conformance.json").read_text())["verdicts"]
    told = [each["message"] for each in verdicts if each["verdict"] == "failed"]
    results = {each["testStepId"]: each["testStepResult"] for each in of_kind("testStepFinished", report)}
    texts = {step["id"]: step["text"] for pickle in of_kind("pickle", report) for step in pickle["steps"]}
    failed = []
    for case in of_kind("testCase", report):
        steps = case["testSteps"]
        statuses = "".join(results[step["id"]]["status"][0] for step in steps)
        assert re.fullmatch("P+|P*FS+|P+S+", statuses)
        failed += [step for step in steps if results[step["id"]]["status"] == "FAILED"]
    said = [f" {texts[step['pickleStepId']]}\n{results[step['id']]['message']}" for step in failed]
    assert len(said) == len(told) > 0
    assert all(any(message.endswith(one) for message in told) for one in said)
    assert of_kind("testRunFinished", report)[0]["success"] is False


def test_where_the_rules_say_nothing_no_step_fails(report: Path) -> None:
    run = json.loads((report / "conformance.json").read_text())
    unspecified = [each for each in run["verdicts"] if each["verdict"] == "unspecified"]
    said = Counter(each["testStepResult"].get("message") for each in of_kind("testStepFinished", report))
    assert said["unspecified"] == len(unspecified) > 0


def test_two_processes_say_the_same_as_one(report: Path, tmp_path: Path) -> None:
    command = json.loads((report / "conformance.json").read_text())["engine"]["command"]
    done = played(*FILES, "-n", "2", "--report", str(tmp_path), "--engine-command", command)
    assert done.returncode == 1, done.stdout + done.stderr

    def timeless(folder: Path, name: str) -> list[Any]:
        text = re.sub(r'"(seconds|nanos)": ?[\d.e-]+', "", (folder / name).read_text())
        return sorted(text.splitlines())

    for name in ("conformance.json", "messages.ndjson", "badge.json", "index.html"):
        assert timeless(tmp_path, name) == timeless(report, name), name
