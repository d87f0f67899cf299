"""Which misreading is refuted by which scenario.

A scenario that holds under the rules and fails under a misreading refutes it.  One
that consults none of the methods that the misreading overrides can't fail by it;
so each scenario is played once under the rules, its consultations noted, and then
only by the misreadings that concern it.

Rules for this file: one process collects, as many as there are processors play; the
order of nothing depends on them.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path

from attrs import define, frozen

from conformance.driver import NOW
from conformance.in_process import InProcess
from engine.rulebook import EDITIONS
from engine.rulebook.rule import EDITIONS as COLUMNS
from engine.rulebook.rule import numbers_of
from steps import tags
from steps.editions import edition_of
from steps.reading import Example
from steps.running import Failure, examples, run
from tests.misreadings import Misreading, gallery, named

FEATURES = Path(__file__).parents[2] / "features"
COLUMN = dict(zip(EDITIONS, COLUMNS, strict=True))
"""Where the rulebook keeps a rule's number in each edition."""


@define(eq=False, slots=False)
class Played:
    """A scenario, or a row of an outline, as it was played under the rules of its edition."""

    example: Example
    edition: str
    failure: Failure | None
    consulted: frozenset[str]
    """The methods of the rulebook that were asked."""

    @cached_property
    def id(self) -> str:
        """Its @id-, by which it is known for ever; the rows of an outline share it."""
        return next(tag for tag in self.example.tags if tag.startswith(tags.ID)).removeprefix(tags.ID)

    @property
    def name(self) -> str:
        """Its title, with the row of an outline."""
        return self.example.template.name + self.example.row

    @property
    def key(self) -> str:
        """What tells it from all others: its id, with the row of an outline."""
        return self.id + self.example.row

    @property
    def place(self) -> str:
        """Where it is written."""
        return f"{FEATURES.name}/{Path(self.example.scenario.feature.filename).name}:{self.example.template.line_number}"

    @cached_property
    def cites(self) -> frozenset[str]:
        """The requirements and rules that it says it shows."""
        return frozenset(tag for tag in self.example.tags if tag.startswith((tags.REQUIREMENT, tags.RULE)))

    @cached_property
    def numbers(self) -> frozenset[str]:
        """The numbers, in its edition, of the rules that were consulted."""
        found = (numbers_of(EDITIONS[self.edition], method) for method in self.consulted)
        return frozenset(getattr(each, COLUMN[self.edition]) for each in found if each is not None) - {""}

    def concerns(self, misreading: Misreading) -> bool:
        """Whether the misreading could make a difference to it."""
        return self.edition == misreading.edition and not self.consulted.isdisjoint(misreading.methods)


def play(example: Example) -> Played:
    """Play the scenario under the rules, with its consultations noted."""
    driver = InProcess(recorded=True)
    failure = run(example, driver)
    noted = frozenset(one.method for one in driver.table.game.rules.consulted)
    return Played(example, edition_of(example) or NOW, failure, noted)


@frozen
class Matrix:
    """Which scenarios fail under which misreadings."""

    played: tuple[Played, ...]
    misreadings: tuple[Misreading, ...]
    deaths: Deaths
    runs: int
    """How many times a scenario was played by a misreading."""

    def refuting(self, misreading: Misreading, clause: str) -> list[Played]:
        """The scenarios that refute it and say that they are about the clause; those that say little else first.

        A game that breaks down refutes nothing.
        """
        dead = self.deaths[misreading.name]
        found = [one for one in self.played if one.key in dead and not dead[one.key].broke and clause in one.cites]
        return sorted(found, key=lambda one: len(one.cites))

    @cached_property
    def refutes(self) -> dict[str, list[str]]:
        """For each scenario by key: the misreadings that it refutes."""
        found: dict[str, list[str]] = {one.key: [] for one in self.played}
        for name, dead in self.deaths.items():
            for key, failure in dead.items():
                if not failure.broke:
                    found[key].append(name)
        return found


def fails(played: Played, misreading: Misreading) -> Failure | None:
    """How the scenario fails under the misreading."""
    with limited(PATIENCE):
        return run(played.example, InProcess(misreading.rulebook))


PATIENCE = 2.0
"""Seconds of a processor after which a game is held to be endless; one takes thousandths."""


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """A wrong rulebook can make a game endless; that is ended as an error of the engine."""

    def stop(*_: object) -> None:
        raise TimeoutError(f"the game went on for {seconds} seconds of a processor")

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


# --- playing all of it -----------------------------------------------------------------------

Deaths = dict[str, dict[str, Failure]]
"""For each misreading by name: the keys of the scenarios that fail under it, and how."""

_PLAYED: tuple[Played, ...] = ()
"""What the processes that play are born with."""


def matrix(folder: Path = FEATURES, *, whole: bool = False, only: Sequence[Misreading] | None = None) -> Matrix:
    """Play what has to be known; with `whole`, every scenario with every misreading that concerns it.

    A misreading has to be refuted by a scenario that cites its clause, and a scenario has
    to refute something.  So each misreading meets the scenarios of its clauses; then each
    scenario that has refuted nothing yet meets the misreadings that it hasn't met.
    """
    global _PLAYED
    _PLAYED = tuple(map(play, examples(folder)))
    gc.freeze()  # what has been collected stays; the processes share it
    chosen = tuple(gallery() if only is None else only)
    names = [one.name for one in chosen]
    with multiprocessing.get_context("fork").Pool(os.cpu_count() or 1) as pool:
        results = pool.map(_meet, [(name, whole) for name in names], chunksize=1)
        deaths: Deaths = {name: dead for name, (_, dead) in zip(names, results, strict=True)}
        runs = sum(met for met, _ in results)
        if not whole:
            useful = {key for dead in deaths.values() for key in dead}
            ids = {one.id for one in _PLAYED if one.key in useful}
            idle = dict.fromkeys(one.id for one in _PLAYED if one.id not in ids)
            for met, name, dead in pool.map(_find, [(each, names) for each in idle], chunksize=1):
                runs += met
                deaths.get(name, {}).update(dead)
    return Matrix(_PLAYED, chosen, deaths, runs)


def _meet(work: tuple[str, bool]) -> tuple[int, dict[str, Failure]]:
    """How many scenarios a misreading meets, and which of them fail under it."""
    name, whole = work
    misreading = named(name)
    met = [one for one in _PLAYED if one.concerns(misreading) and (whole or one.cites & set(misreading.clauses))]
    return len(met), _failing(met, misreading)


def _find(work: tuple[str, list[str]]) -> tuple[int, str, dict[str, Failure]]:
    """The first misreading that the scenario refutes, of those that it hasn't met."""
    identity, names = work
    rows = [one for one in _PLAYED if one.id == identity]
    runs = 0
    for misreading in map(named, names):
        met = [one for one in rows if one.concerns(misreading) and not one.cites & set(misreading.clauses)]
        runs += len(met)
        if dead := _failing(met, misreading):
            return runs, misreading.name, dead
    return runs, "", {}


def _failing(met: Sequence[Played], misreading: Misreading) -> dict[str, Failure]:
    found = ((one.key, fails(one, misreading)) for one in met if one.failure is None)
    return {key: failure for key, failure in found if failure is not None}
