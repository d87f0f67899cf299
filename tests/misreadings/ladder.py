"""The ladder of a requirement: cited, exercised, guarded; and everything that is in the way of the proof.

*Cited*: a scenario says that it shows the requirement.  *Exercised*: such a scenario
really consulted a rule of it: a method with its number, or one that a misreading of
it overrides.  *Guarded*: a misreading of it is refuted by such a scenario.

Rules for this file: it looks at a matrix and judges; a problem is a line.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from attrs import frozen

from conformance.register import COVERED, Requirement, register
from steps import tags
from tests.misreadings import Misreading
from tests.misreadings.matrix import Matrix, Played
from tests.misreadings.reasons import NEVER_EXERCISES, REFUTES_NOTHING


class Rung(IntEnum):
    """How far up a requirement stands."""

    UNCITED = 0
    CITED = 1
    EXERCISED = 2
    GUARDED = 3

    def __str__(self) -> str:
        return self.name.lower()


@frozen
class Place:
    """Where a requirement stands on the ladder."""

    requirement: Requirement
    rung: Rung


def ladder(matrix: Matrix) -> list[Place]:
    """Every requirement and how far up it stands."""
    return [Place(each, _rung(matrix, each)) for each in register().values()]


def _rung(matrix: Matrix, requirement: Requirement) -> Rung:
    citing = [one for one in matrix.played if requirement.id in one.cites]
    if any(requirement.id in one.clauses and matrix.refuting(one, requirement.id) for one in matrix.misreadings):
        return Rung.GUARDED
    if any(exercises(matrix, one, requirement) for one in citing):
        return Rung.EXERCISED
    return Rung.CITED if citing else Rung.UNCITED


def exercises(matrix: Matrix, played: Played, requirement: Requirement) -> bool:
    """Whether the scenario consulted a rule of the requirement."""
    own = frozenset(requirement.rules[played.edition])
    return not (own.isdisjoint(played.numbers) and matrix.misread(requirement.id).isdisjoint(played.consulted))


# --- what is in the way ----------------------------------------------------------------------


def problems(matrix: Matrix) -> Iterator[str]:
    """Everything that keeps the proof from being one."""
    yield from map(failed, (one for one in matrix.played if one.failure is not None))
    for misreading in matrix.misreadings:
        yield from _of_misreading(matrix, misreading)
    yield from _of_scenarios(matrix)
    yield from _of_requirements(matrix)


def failed(played: Played) -> str:
    """A scenario that doesn't hold under the rules: where, which rule decides it, and what was found."""
    assert played.failure is not None
    place = f"{played.place.rpartition(':')[0]}:{played.failure.line}"
    cited = (tag.removeprefix(tags.RULE) for tag in played.cites if tag.startswith(tags.RULE))
    rules = " and ".join(sorted(cited, key=tags.by_number))
    return f'{place}: rule {rules}: "{played.name}" fails: {played.failure.message}'


def _of_misreading(matrix: Matrix, misreading: Misreading) -> Iterator[str]:
    if not misreading.methods:
        yield f"{misreading.name} overrides no rule; expected a method of the rulebook"
    for clause in misreading.clauses:
        if not matrix.refuting(misreading, clause):
            cited = any(clause in one.cites for one in matrix.played)
            mend = "write the scenario that does" if cited else f"no scenario is tagged @{clause}"
            yield f'{misreading.name} survives: no scenario of {clause} refutes "{misreading.belief}"; {mend}'
    for key, failure in matrix.deaths[misreading.name].items():
        if failure.broke:
            yield f'{misreading.name} breaks the engine in "{key}", which refutes nothing: {failure.message}'


def _of_scenarios(matrix: Matrix) -> Iterator[str]:
    refuting = {one.id for one in matrix.played if matrix.refutes[one.key]}
    for one in {each.id: each for each in matrix.played}.values():
        if one.id not in refuting and one.id not in REFUTES_NOTHING:
            yield f'{one.place}: "{one.template}" holds under every misreading; expected one that it refutes'
    yield from _stale("REFUTES_NOTHING", REFUTES_NOTHING.keys() & refuting, "refutes a misreading now")
    there = {one.id for one in matrix.played}
    yield from _stale("REFUTES_NOTHING", REFUTES_NOTHING.keys() - there, "is no scenario")


def _of_requirements(matrix: Matrix) -> Iterator[str]:
    for place in ladder(matrix):
        requirement, covered = place.requirement, place.requirement.status == COVERED
        if covered and place.rung < Rung.GUARDED:
            yield (
                f"{requirement.id} is only {place.rung}; expected a misreading that a scenario refutes, "
                f"or another status in conformance/requirements.toml: {requirement.says}"
            )
        if not covered and place.rung == Rung.GUARDED:
            yield f"{requirement.id} is guarded; expected the status covered in conformance/requirements.toml"
    idle = never_exercising(matrix)
    places = {one.id: f'{one.place}: "{one.template}"' for one in matrix.played}
    for identity, tag in sorted(idle - NEVER_EXERCISES.keys()):
        yield f"{places[identity]} cites {tag} and consults no rule of it: mend the scenario or the tag"
    unneeded = {f"({identity}, {tag})" for identity, tag in NEVER_EXERCISES.keys() - idle}
    yield from _stale("NEVER_EXERCISES", unneeded, "exercises it, or isn't there")


def never_exercising(matrix: Matrix) -> set[tuple[str, str]]:
    """The scenarios that cite a requirement and consult no rule of it, in any row in whose edition it is a rule."""
    cited, exercised = set[tuple[str, str]](), set[tuple[str, str]]()
    for one in matrix.played:
        for tag in one.cites & register().keys():
            cited.add((one.id, tag))
            if exercises(matrix, one, register()[tag]):
                exercised.add((one.id, tag))
    return cited - exercised


def _stale(table: str, entries: set[str], why: str) -> Iterator[str]:
    for entry in sorted(entries):
        yield f"reasons.{table}: {entry} {why}; delete the entry"
