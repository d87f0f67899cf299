"""Verdicts: what is made of one scenario, and what all of them come to.

Every scenario of a run has exactly one verdict.  Whether it counts is decided
before it is played, by the frozen set, the disputes and its own tags; so the
number of those that count never depends on how the engine plays.  An engine is
scored by those of the editions that it has declared; what it declines within them
counts, and isn't passed.

A report of pytest carries the verdict as plain data (`attach`, `of_report`), which
also crosses from one process of a run to another.  Beside it stands all that the
engine has declined of what the scenario needs.

Rules for this file: values and sums; nothing here plays, reads files or prints.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

import pytest
from attrs import asdict, field, frozen

from conformance.driver import EDITIONS

PASSED: Final = "passed"
FAILED: Final = "failed"
REFUSED: Final = "refused"
UNSUPPORTED: Final = "unsupported"
ERROR: Final = "error"
KNOWN: Final = "known failure"
DISPUTED: Final = "disputed"
UNSPECIFIED: Final = "unspecified"

VERDICTS: Final = {
    PASSED: "everything is as the scenario says",
    FAILED: "something is otherwise than the scenario says",
    REFUSED: "the engine holds what happens in the scenario to be against the rules",
    UNSUPPORTED: "the scenario needs a capability or an edition that the engine has declined",
    ERROR: "there is no answer to judge: the engine, its adapter or a list is broken",
    KNOWN: "it doesn't pass, and is listed with the reason",
    DISPUTED: "whether the scenario is right is in dispute",
    UNSPECIFIED: "the rules of the edition say nothing, and the engine did something",
}
"""Every verdict and what it means."""

BAD: Final = frozenset({FAILED, REFUSED, ERROR})
"""The verdicts with which a run as a whole has failed."""

ERRORS: Final = {
    "no start": "the engine could not be started again",
    "crash": "the engine ended with an error",
    "early end": "the engine ended in the middle of a scenario, without an error",
    "time-out": "the engine did not answer in time",
    "not JSON": "a line of the engine is not JSON",
    "split line": "a line of the engine ends in the middle of a message",
    "too long": "a line of the engine does not end",
    "not JSON-RPC": "a line of the engine is JSON, and no answer",
    "wrong id": "the engine answered another request than the one that was made",
    "unasked": "the engine said something without being asked",
    "wrong number": "a number in an answer is out of range",
    "wrong shape": "an answer is not what the protocol says",
    "false claim": "the engine claimed in its handshake what it does not do",
    "engine": "the engine itself reports that it is broken",
    "own message": "a message of this suite is not what the protocol says",
    "stale": "the scenario passes although it is listed as a known failure",
    "broke": "the engine in this process, or a step, raised an exception",
}
"""The kinds of the verdict "error". At fault is for `stale` the list, for `own message` the suite, else the engine."""


@frozen
class Verdict:
    """One scenario, or one row of an outline, and what came of it.

    id: that of its @id- tag, for a row of an outline followed by the row, as in
    "stolen-clone[cr2008, 2/2]"; clauses: today's rules that it is tagged with; edition: by which
    it was played; message: what was expected and what was found, for those that didn't pass;
    rule: by which the engine refused; capability: that was declined; kind: of an error (one of
    ERRORS); reason, link: of a known failure or dispute; behind: of a known failure or a
    disputed scenario, the verdict without the list; counts: whether it is part of the score.
    """

    id: str
    title: str
    place: str
    clauses: tuple[str, ...]
    requirements: tuple[str, ...]
    edition: str
    verdict: str
    message: str = ""
    rule: str = ""
    capability: str = ""
    kind: str = ""
    reason: str = ""
    link: str = ""
    behind: str = ""
    counts: bool = True
    seconds: float = 0.0


@frozen
class Engine:
    """Who sits the exam, as it says itself. capabilities: those not had whole: name -> "part" or "none"."""

    name: str
    version: str
    language: str
    links: Mapping[str, str] = field(factory=dict)
    editions: tuple[str, ...] = ()
    capabilities: Mapping[str, str] = field(factory=dict)
    command: str = ""
    """"" for the reference engine in this process."""


@frozen
class Totals:
    """How many scenarios a run has, and how many of them got each of VERDICTS."""

    scenarios: int
    by_verdict: Mapping[str, int]


def totals(verdicts: Iterable[Verdict]) -> Totals:
    """The sums of a run, of whatever counts and doesn't."""
    found = Counter(each.verdict for each in verdicts)
    return Totals(found.total(), {verdict: found[verdict] for verdict in VERDICTS})


@frozen
class Score:
    """How many passed of those that count in the editions which the engine has declared.

    editions: these, as far as anything that counts is of them; counting: the scenarios that count
    in them; in_all: those that count in whichever edition.  None of the three depends on how the
    engine plays.
    """

    passed: int
    counting: int
    in_all: int
    editions: tuple[str, ...]

    def __str__(self) -> str:
        if not self.in_all:
            return "nothing that counts was played"
        if self.counting == self.in_all:
            return f"{self.passed} of the {self.counting} that count passed"
        where = f"edition{'s' * (len(self.editions) != 1)} {', '.join(self.editions) or 'declared'}"
        return f"{self.passed} of the {self.counting} that count in the {where} passed; {self.in_all} count in all"


def score(verdicts: Iterable[Verdict], editions: Iterable[str]) -> Score:
    """The score of an engine that has these editions."""
    counting = [each for each in verdicts if each.counts]
    declared = frozenset(editions)
    asked = [each for each in counting if each.edition in declared]
    there = {each.edition for each in asked}
    return Score(
        passed=sum(each.verdict == PASSED for each in asked),
        counting=len(asked),
        in_all=len(counting),
        editions=tuple(edition for edition in EDITIONS if edition in there),
    )


@frozen
class Blocked:
    """How many scenarios need what the engine has declined, and how many of them need nothing else of that kind."""

    what: str
    scenarios: int
    alone: int


def blocked(declined: Iterable[tuple[str, ...]]) -> tuple[Blocked, ...]:
    """What keeps scenarios from being played, the most first; given is what each of them needs and can't have."""
    given = list(declined)
    needed = Counter(what for each in given for what in each)
    alone = Counter(each[0] for each in given if len(each) == 1)
    return tuple(Blocked(what, n, alone[what]) for what, n in sorted(needed.items(), key=lambda one: (-one[1], one[0])))


# --- in a run of pytest ----------------------------------------------------------------------

ENGINE: Final = pytest.StashKey[Engine]()
"""Where the configuration of a run keeps who sits the exam."""
FROZEN: Final = pytest.StashKey[str]()
"""Where it keeps the version of the frozen set that counts."""


def attach(report: pytest.TestReport, verdict: Verdict, declined: tuple[str, ...] = ()) -> None:
    """Let the report carry the verdict; a scenario has it in exactly one of its reports."""
    report.verdict_of_scenario = asdict(verdict)  # type: ignore[attr-defined]
    report.declined_of_scenario = list(declined)  # type: ignore[attr-defined]


def of_report(report: pytest.TestReport) -> Verdict | None:
    """The verdict that the report carries, if it is the one of its scenario that does."""
    data: dict[str, Any] | None = getattr(report, "verdict_of_scenario", None)
    if data is None:
        return None
    sequences = ("clauses", "requirements")  # JSON has made lists of them between two processes
    return Verdict(**(data | {name: tuple(data[name]) for name in sequences}))


def declined_of(report: pytest.TestReport) -> tuple[str, ...]:
    """What the engine has declined of what the scenario of the report needs."""
    return tuple(getattr(report, "declined_of_scenario", ()))
