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
from itertools import islice
from pathlib import Path

from attrs import define, frozen

from conformance.driver import NOW
from conformance.in_process import InProcess
from engine.rulebook import EDITIONS, Current
from engine.rulebook.rule import EDITIONS as COLUMNS
from engine.rulebook.rule import numbers_of
from steps import tags
from steps.editions import edition_of
from steps.reading import Example
from steps.running import Failure, examples, run
from tests.misreadings import Misreading, gallery

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
    def key(self) -> str:
        """What tells it from all others: its id, with the row of an outline."""
        return key_of(self.example)

    @property
    def id(self) -> str:
        """Its @id-, by which it is known for ever; the rows of an outline share it."""
        return self.key.removesuffix(self.example.row)

    @property
    def template(self) -> str:
        """Its title, as it is written; the rows of an outline share it."""
        return self.example.template.name

    @property
    def name(self) -> str:
        """Its title, with the values of its row."""
        return self.example.title

    @property
    def place(self) -> str:
        """Where it is written."""
        return (
            f"{FEATURES.name}/{Path(self.example.scenario.feature.filename).name}:{self.example.template.line_number}"
        )

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


def key_of(example: Example) -> str:
    """The id of a scenario, with the row of an outline."""
    return next(tag for tag in example.tags if tag.startswith(tags.ID)).removeprefix(tags.ID) + example.row


def play(example: Example, rules: type[Current] | None = None) -> Played:
    """Play the scenario under the rules of its edition, or under these, with its consultations noted."""
    driver = InProcess(rules, recorded=True)
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
        """The scenarios that refute it and say that they are about the clause.

        Those that say little else come first, and rows of outlines last: they read less well.
        A game that breaks down refutes nothing.
        """
        dead = self.deaths[misreading.name]
        found = [one for one in self.played if one.key in dead and not dead[one.key].broke and clause in one.cites]
        return sorted(found, key=lambda one: (bool(one.example.row), len(one.cites)))

    def misread(self, clause: str) -> frozenset[str]:
        """The methods of the rulebook that misreadings of the clause override."""
        found = (one.methods for one in self.misreadings if clause in one.clauses)
        return frozenset[str]().union(*found)

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
_CHOSEN: tuple[Misreading, ...] = ()
"""What the processes that play are born with."""


def matrix(
    folder: Path = FEATURES,
    *,
    whole: bool = False,
    only: Sequence[Misreading] | None = None,
    rules: type[Current] | None = None,
) -> Matrix:
    """Play what has to be known; with `whole`, every scenario with every misreading that concerns it.

    A misreading has to be refuted by a scenario that cites its clause, and a scenario has
    to refute something.  So each misreading meets the scenarios of its clauses; then each
    scenario that has refuted nothing yet meets the misreadings that it hasn't met.
    """
    global _PLAYED, _CHOSEN
    _PLAYED = tuple(play(example, rules) for example in examples(folder))
    _CHOSEN = tuple(gallery() if only is None else only)
    gc.freeze()  # what has been collected stays; the processes share it
    deaf = (signal.signal, (signal.SIGINT, signal.SIG_IGN))  # an interrupt is for the process that ends them
    with multiprocessing.get_context("fork").Pool(os.cpu_count() or 1, *deaf) as pool:
        results = pool.starmap(_meet, [(index, whole) for index in range(len(_CHOSEN))], chunksize=1)
        deaths: Deaths = {one.name: dead for one, (_, dead) in zip(_CHOSEN, results, strict=True)}
        runs = sum(met for met, _ in results)
        if not whole:
            useful = {key for dead in deaths.values() for key in dead}
            ids = {one.id for one in _PLAYED if one.key in useful}
            idle = dict.fromkeys(one.id for one in _PLAYED if one.id not in ids)
            for met, name, dead in pool.map(_find, idle, chunksize=1):
                runs += met
                deaths.get(name, {}).update(dead)
    return Matrix(_PLAYED, _CHOSEN, deaths, runs)


def _meet(index: int, whole: bool) -> tuple[int, dict[str, Failure]]:
    """How many scenarios a misreading meets, and which of them fail under it."""
    misreading = _CHOSEN[index]
    met = [one for one in _PLAYED if one.concerns(misreading) and (whole or one.cites & set(misreading.clauses))]
    return len(met), _failing(met, misreading)


def _find(identity: str) -> tuple[int, str, dict[str, Failure]]:
    """The first misreading that the scenario refutes, of those that it hasn't met."""
    rows = [one for one in _PLAYED if one.id == identity]
    runs = 0
    for misreading in _CHOSEN:
        met = [one for one in rows if one.concerns(misreading) and not one.cites & set(misreading.clauses)]
        runs += len(met)
        if dead := _failing(met, misreading):
            return runs, misreading.name, dead
    return runs, "", {}


def _failing(met: Sequence[Played], misreading: Misreading) -> dict[str, Failure]:
    found = ((one.key, fails(one, misreading)) for one in met if one.failure is None)
    return {key: failure for key, failure in found if failure is not None}


def overlooked(played: Sequence[Played], stride: int) -> list[str]:
    """Of the meetings that were spared because no overridden method was consulted, those that make a difference.

    There must be none; so that this isn't taken on trust, one in `stride` is held after all.
    """
    spared = (
        (one, misreading)
        for misreading in gallery()
        for one in played
        if one.failure is None and one.edition == misreading.edition and not one.concerns(misreading)
    )
    return [
        f'{misreading.name} was not met by "{one.name}", which consults no rule of it, and fails: {failure.message}'
        for one, misreading in islice(spared, 0, None, stride)
        if (failure := fails(one, misreading)) is not None
    ]
