"""The judge: scenarios, and nothing else.

Each scenario is played once as the engine is, and noted by every line that it comes
to.  A mutant is then held against the scenarios that come to the changed statement,
until one of them fails; those first that have caught others in the same function, then
the smallest, which come to the fewest lines.

Rules for this file: a scenario that doesn't pass as the engine is judges nothing; a
game without end counts as caught, and so does a crash, which is counted apart.  The
mutants of one function are judged in their order, so that the outcome depends on no clock.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import resource
import signal
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, groupby
from pathlib import Path
from typing import Final

import coverage
from attrs import define, field, frozen

from conformance.in_process import InProcess
from steps import tags
from steps.reading import Example
from steps.running import Failure, examples, run
from tests.misreadings.matrix import limited
from tests.mutation.mutants import ROOT, Mutant
from tests.mutation.patching import Running, forget, mutated, running

FEATURES: Final = ROOT / "features"
PATIENCE: Final = 0.5
"""Seconds of a processor after which a game is held to be endless; one takes thousandths."""
MEMORY: Final = 3 * 2**30
"""The bytes that a game may take: one without end can grow faster than it is stopped."""

ASSERTED, CRASHED, SURVIVED, UNREACHED = "asserted", "crashed", "survived", "unreached"


@frozen
class Verdict:
    """What became of a mutant; `scenario` caught it, or comes nearest to it."""

    mutant: Mutant
    fate: str
    scenario: str
    played: int


@define(eq=False)
class Jury:
    """The scenarios that pass, and which of them come to each line of the engine."""

    examples: Sequence[Example]
    failing: Sequence[str]
    reaching: dict[tuple[str, int], set[int]]
    functions: Running = field(factory=running)
    size: Counter[int] = field(init=False)
    """How many lines each scenario comes to."""
    caught: defaultdict[tuple[str, str], list[int]] = field(factory=lambda: defaultdict(list))
    """For each function, the scenarios that have caught a mutant of it, the latest first."""

    def __attrs_post_init__(self) -> None:
        self.size = Counter(chain.from_iterable(self.reaching.values()))

    def judge(self, mutant: Mutant) -> Verdict:
        """Play the scenarios that come to the change, until one fails."""
        there = sorted(self.called(mutant), key=lambda number: (self.size[number], number))
        if not there:
            return Verdict(mutant, UNREACHED, "", 0)
        before = self.caught[mutant.path, mutant.function]
        first = [number for number in before if number in set(there)]
        with mutated(mutant, self.functions):
            for played, number in enumerate(dict.fromkeys([*first, *there]), 1):
                failure = play(self.examples[number])
                if failure is not None:
                    before[:] = [number, *(one for one in before if one != number)][:5]
                    return Verdict(mutant, CRASHED if failure.broke else ASSERTED, name(self.examples[number]), played)
        return Verdict(mutant, SURVIVED, name(self.examples[there[0]]), len(there))

    def called(self, mutant: Mutant) -> set[int]:
        """The scenarios that come to the statement that is changed."""
        return set().union(*(self.reaching.get((mutant.path, line), ()) for line in mutant.lines))


def jury(folder: Path = FEATURES) -> Jury:
    """Play every scenario once, and note where it comes."""
    found = examples(folder)
    for example in found:
        run(example, InProcess())  # cards are read, and caches of texts filled, before anything is measured
    functions = running()
    noted = coverage.Coverage(data_file=None, config_file=False, include=[f"{ROOT}/engine/*"])
    passing: list[Example] = []
    failing: list[str] = []
    noted.start()
    try:
        for example in found:
            forget()
            noted.switch_context(str(len(passing)))
            failure = run(example, InProcess())
            if failure is None:
                passing.append(example)
            else:
                noted.switch_context("")
                failing.append(f"{name(example)}: {failure.message}")
    finally:
        noted.stop()
    return Jury(passing, failing, _lines(noted), functions)


def _lines(noted: coverage.Coverage) -> dict[tuple[str, int], set[int]]:
    data = noted.get_data()
    reaching: dict[tuple[str, int], set[int]] = {}
    for file in data.measured_files():
        for line, contexts in data.contexts_by_lineno(file).items():
            reaching[file.removeprefix(f"{ROOT}/"), line] = {int(one) for one in contexts if one}
    return reaching


def play(example: Example) -> Failure | None:
    """Play a scenario; one without end is ended."""
    try:
        with limited(PATIENCE):
            return run(example, InProcess())
    except (TimeoutError, MemoryError) as error:
        return Failure(0, str(error), broke=True)


def name(example: Example) -> str:
    """The id of the scenario, with its row."""
    return next(tag for tag in example.tags if tag.startswith(tags.ID)) + example.row


_jury: Jury | None = None
_groups: list[list[Mutant]] = []
"""What the processes share: the jury, and the mutants function by function."""


def _start() -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # an interrupt ends it without a word


def judge_all(called: Jury, mutants: Sequence[Mutant]) -> Iterator[Verdict]:
    """The verdict on each mutant, in order; as many processes as there are processors share the work."""
    global _jury
    _jury = called
    groups = [list(several) for _, several in groupby(mutants, key=lambda mutant: (mutant.path, mutant.function))]
    _groups[:] = groups
    gc.collect()
    gc.freeze()  # what is there stays as it is; the processes share it
    context = multiprocessing.get_context("fork")
    with ProcessPoolExecutor(os.cpu_count(), context, initializer=_start) as pool:
        for group, found in zip(groups, pool.map(_judge, range(len(groups)), chunksize=1), strict=True):
            for mutant, (fate, scenario, played) in zip(group, found, strict=True):
                yield Verdict(mutant, fate, scenario, played)


def _judge(number: int) -> list[tuple[str, str, int]]:
    assert _jury is not None
    verdicts = map(_jury.judge, _groups[number])
    return [(one.fate, one.scenario, one.played) for one in verdicts]
