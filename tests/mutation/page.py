"""The page: how many mutants of each module the scenarios catch, and which they don't.

Rules for this file: an equivalent mutant isn't counted among those that could be caught;
one that a scenario catches all the same is counted as caught.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from attrs import frozen

from tests.mutation.equivalents import Equivalent, reason
from tests.mutation.judging import ASSERTED, CRASHED, UNREACHED, Verdict

EQUIVALENT = "equivalent"

HEAD = """\
# What the scenarios notice

    make mutation                                     # write this page anew
    .venv/bin/python -m tests.mutation --every 10     # one mutant of ten, for a quick look
    .venv/bin/python -m tests.mutation engine/mechanism/zones.py

The engine is changed in one small place at a time (a comparison turned round, a condition that always holds, a
statement left out, an argument dropped), and the scenarios that come to that place are played until one fails. No other
test has a say. *Asserted*: a scenario didn't find what it says, or was refused or asked something. *Crashed*: the
engine failed with an error of its own, or played without end. *Equivalent*: no game can show a difference, for the
reasons below. The score is the share of those that could be noticed.
"""


@frozen
class Outcome:
    """The verdicts, with what the table of equivalents makes of them."""

    verdicts: Sequence[Verdict]
    table: Sequence[Equivalent]
    scenarios: int
    sampled: int

    def fate(self, verdict: Verdict) -> str:
        """What became of the mutant; a survivor may be equivalent."""
        if verdict.fate in (ASSERTED, CRASHED) or not reason(verdict.mutant, self.table):
            return verdict.fate
        return EQUIVALENT

    @property
    def left(self) -> list[Verdict]:
        """The mutants that could be noticed and aren't."""
        return [one for one in self.verdicts if self.fate(one) not in (ASSERTED, CRASHED, EQUIVALENT)]

    @property
    def stale(self) -> list[Equivalent]:
        """Entries of the table, of the modules that were looked at, to which no survivor answers."""
        paths = {one.mutant.path for one in self.verdicts}
        spared = [one.mutant for one in self.verdicts if self.fate(one) == EQUIVALENT]
        return [one for one in self.table if one.module in paths and not any(map(one.covers, spared))]


def page(outcome: Outcome) -> str:
    """The whole page."""
    parts = [HEAD]
    if outcome.sampled > 1:
        parts.append(f"A sample: one mutant of {outcome.sampled}.\n")
    parts.append("\n".join(_table(outcome)) + "\n")
    parts.append(f"{outcome.scenarios} scenarios and rows judged.\n")
    parts.append("## What nobody notices\n")
    parts.append("\n".join(_survivors(outcome)) + "\n")
    parts.append("## What makes no difference\n")
    parts.append("\n".join(_reasons(outcome)) + "\n")
    return "\n".join(parts)


def _table(outcome: Outcome) -> Iterator[str]:
    yield "| module | mutants | asserted | crashed | equivalent | survive | never reached | score |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    total: Counter[str] = Counter()
    for path in dict.fromkeys(one.mutant.path for one in outcome.verdicts):
        counts = Counter(outcome.fate(one) for one in outcome.verdicts if one.mutant.path == path)
        total += counts
        yield _row(f"`{path}`", counts)
    yield _row("all", total)


def _row(what: str, counts: Counter[str]) -> str:
    columns = (ASSERTED, CRASHED, EQUIVALENT, "survived", UNREACHED)
    return f"| {what} | {counts.total()} | {' | '.join(str(counts[one]) for one in columns)} | {score(counts)} |"


def score(counts: Counter[str]) -> str:
    """The share of mutants that are noticed, of those that could be."""
    could = counts.total() - counts[EQUIVALENT]
    return f"{100 * (counts[ASSERTED] + counts[CRASHED]) / could:.1f} %" if could else "-"


def _survivors(outcome: Outcome) -> Iterator[str]:
    """The survivors, each with its place, the change, and the scenario that comes nearest."""
    for one in outcome.left:
        near = f"nearest: {one.scenario}" if one.scenario else "no scenario comes there"
        yield f"- `{one.mutant.place} {one.mutant.function}`: `{one.mutant.change}` ({near})"
    if not outcome.left:
        yield "Nothing."


def _reasons(outcome: Outcome) -> Iterator[str]:
    """The equivalents, under their reasons."""
    spared = [
        (reason(one.mutant, outcome.table), one.mutant) for one in outcome.verdicts if outcome.fate(one) == EQUIVALENT
    ]
    for why in dict.fromkeys(why for why, _ in spared):
        yield f"- {why}"
        yield from (f"  - `{one.place} {one.function}`: `{one.change}`" for each, one in spared if each == why)
    if not spared:
        yield "Nothing."
