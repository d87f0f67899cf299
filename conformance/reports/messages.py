"""messages.ndjson: a run as Cucumber Messages, one a line, as every tool of Cucumber reads them.

A file is parsed once more for the ids by which messages refer to each other; a
scenario is found in it by its line and its row.  Each test case ends with a step
of its own, "the scenario is over": there it fails if no step did, as when an
answer was prepared that nobody asked for.

A status of theirs is a fact about a step and not a verdict: a step that failed
in a scenario whose verdict isn't bad (a known failure, a dispute, a capability
declined) is SKIPPED, with what was found as its message.

Rules for this file: what the official schema asks for, and no more.
"""

from __future__ import annotations

import json
import platform
import textwrap
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from attrs import define, field
from gherkin.ast_builder import AstBuilder
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler
from gherkin.stream.id_generator import IdGenerator

from conformance.reports.notes import FAILED, PASSED, SKIPPED, Notes, StepNote
from conformance.reports.summary import SUITE, Run
from conformance.verdicts import BAD, Verdict
from conformance.verdicts import PASSED as ALL_PASSED

PROTOCOL: Final = "34.2.0"
"""The version of Cucumber Messages."""
OVER: Final = "the scenario is over"
HOOK_AT: Final = "conformance/driver.py"

Message = dict[str, Any]
Played = tuple[Verdict, Notes]


def written(run: Run, played: Sequence[Played], root: Path) -> str:
    """The run as the text of messages.ndjson."""
    lines = (
        json.dumps(message, ensure_ascii=False, separators=(",", ":")) for message in _Writer(root).all(run, played)
    )
    return "".join(f"{line}\n" for line in lines)


@define
class _Writer:
    root: Path
    _ids: IdGenerator = field(factory=IdGenerator)
    _pickles: dict[tuple[str, int, str], Message] = field(factory=dict)
    """By file, line and row."""
    _lines: dict[str, int] = field(factory=dict)
    """The line of each node of the syntax trees, by its id."""
    _definitions: dict[tuple[str, str], str] = field(factory=dict)

    def _id(self) -> str:
        return str(self._ids.get_next_id())

    def all(self, run: Run, played: Sequence[Played]) -> Iterator[Message]:
        """Every message of the run, in the order that its readers expect."""
        yield {"meta": _meta(run)}
        for file in dict.fromkeys(notes.file for _, notes in played):
            yield from self._file(file)
        for step in (step for _, notes in played for step in notes.steps):
            yield from self._definition(step)
        hook = self._id()
        at = {"uri": HOOK_AT, "location": {"line": 1}}
        yield {"hook": {"id": hook, "name": OVER, "sourceReference": at, "type": "AFTER_TEST_CASE"}}
        began = min((notes.began for _, notes in played), default=time.time())
        ended = max((notes.began + notes.seconds for _, notes in played), default=began)
        whole = self._id()
        yield {"testRunStarted": {"id": whole, "timestamp": _stamp(began)}}
        cases = [self._case(notes, hook, whole) for _, notes in played]
        yield from ({"testCase": case} for case in cases)
        for case, (verdict, notes) in zip(cases, played, strict=True):
            yield from self._course(case, verdict, notes)
        good = not run.incomplete and all(verdict.verdict not in BAD for verdict, _ in played)
        yield {"testRunFinished": {"testRunStartedId": whole, "timestamp": _stamp(ended), "success": good}}

    def _file(self, file: str) -> Iterator[Message]:
        text = (self.root / file).read_text(encoding="utf-8")
        yield {"source": {"uri": file, "data": text, "mediaType": "text/x.cucumber.gherkin+plain"}}
        document: Any = {"uri": file, **Parser(ast_builder=AstBuilder(self._ids)).parse(text)}
        rows: dict[str, str] = {}
        for node in _nodes(document):
            if "description" in node:
                node["description"] = textwrap.dedent(node["description"])
            if "id" in node:
                self._lines[node["id"]] = node["location"]["line"]
            if "cells" in node and "id" in node:
                rows[node["id"]] = f"[{', '.join(cell['value'] for cell in node['cells'])}]"
        yield {"gherkinDocument": document}
        pickles: Any = Compiler(self._ids).compile(document)
        for pickle in pickles:
            scenario, *row = pickle["astNodeIds"]
            self._pickles[file, self._lines[scenario], rows[row[0]] if row else ""] = pickle
            yield {"pickle": pickle}

    def _definition(self, step: StepNote) -> Iterator[Message]:
        key = (step.pattern, step.place)
        if key not in self._definitions:
            self._definitions[key] = self._id()
            module, _, line = step.place.rpartition(":")
            yield {
                "stepDefinition": {
                    "id": self._definitions[key],
                    "pattern": {"type": "CUCUMBER_EXPRESSION", "source": step.pattern},
                    "sourceReference": {"uri": f"{module.replace('.', '/')}.py", "location": {"line": int(line)}},
                }
            }

    def _case(self, notes: Notes, hook: str, whole: str) -> Message:
        pickle = self._pickles[notes.file, notes.line, notes.row]
        steps: list[Message] = [
            {
                "id": self._id(),
                "pickleStepId": step["id"],
                "stepDefinitionIds": [self._definitions[note.pattern, note.place]],
                "stepMatchArgumentsLists": [{"stepMatchArguments": [_argument(*each) for each in note.arguments]}],
            }
            for step, note in zip(pickle["steps"], notes.steps, strict=True)
        ]
        steps.append({"id": self._id(), "hookId": hook})
        return {"id": self._id(), "pickleId": pickle["id"], "testRunStartedId": whole, "testSteps": steps}

    def _course(self, case: Message, verdict: Verdict, notes: Notes) -> Iterator[Message]:
        """What happened: the steps one after the other, and the end."""
        started = self._id()
        now = notes.began
        start = {"id": started, "testCaseId": case["id"], "attempt": 0, "timestamp": _stamp(now)}
        yield {"testCaseStarted": start}
        for step, note in zip(case["testSteps"], _told(verdict, notes), strict=True):
            of_step = {"testCaseStartedId": started, "testStepId": step["id"]}
            yield {"testStepStarted": {**of_step, "timestamp": _stamp(now)}}
            now += note.seconds
            result = {"status": note.status, "duration": _stamp(note.seconds)}
            if note.message:
                result["message"] = note.message
            yield {"testStepFinished": {**of_step, "testStepResult": result, "timestamp": _stamp(now)}}
        yield {"testCaseFinished": {"testCaseStartedId": started, "timestamp": _stamp(now), "willBeRetried": False}}


def _told(verdict: Verdict, notes: Notes) -> Iterator[StepNote]:
    """Each step as the verdict lets it be told, and the end."""
    said = f"{verdict.verdict}: {verdict.reason or verdict.message or verdict.capability}".rstrip(": ")
    bad = verdict.verdict in BAD
    failed = False
    for step in notes.steps:
        failed = failed or step.status == FAILED
        if step.status == FAILED and not bad:
            step = StepNote(step.line, SKIPPED, step.seconds, f"{said}\n{step.message}", step.pattern, step.place, ())
        yield step
    if bad and not failed:
        yield _over(FAILED, said)
    elif failed or verdict.verdict != ALL_PASSED:
        yield _over(SKIPPED, "" if bad else said)
    else:
        yield _over(PASSED, "")


def _over(status: str, message: str) -> StepNote:
    return StepNote(0, status, 0.0, message, "", "", ())


def _argument(start: int, text: str, name: str) -> Message:
    return {"parameterTypeName": name, "group": {"start": start, "value": text, "children": []}}


def _nodes(node: Any) -> Iterator[Message]:
    """Every object of a syntax tree."""
    if isinstance(node, dict):
        yield node
    if isinstance(node, dict | list):
        for part in node.values() if isinstance(node, dict) else node:
            yield from _nodes(part)


def _meta(run: Run) -> Message:
    return {
        "protocolVersion": PROTOCOL,
        "implementation": {"name": SUITE, "version": run.suite},
        "runtime": {"name": run.engine.name, "version": run.engine.version},
        "os": {"name": platform.system()},
        "cpu": {"name": platform.machine()},
    }


def _stamp(seconds: float) -> Message:
    whole = int(seconds)
    return {"seconds": whole, "nanos": int((seconds - whole) * 1e9)}
