"""The short form of the proof: for each misreading a scenario that refutes it, for each scenario a misreading.

`make proof` finds the witnesses by playing everything; once found, each is checked by
playing it alone, which takes seconds.  They stand in `witnesses.json`, from which the
pages are written too.

Rules for this file: what is written is the same for the same suite, down to the byte.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from attrs import asdict, frozen

from tests.misreadings.ladder import ladder
from tests.misreadings.matrix import Matrix

WRITTEN: Final = Path(__file__).with_name("witnesses.json")


@frozen
class Witnesses:
    """Who refutes whom, and how far up the ladder each requirement stands.

    misreadings: for each by name, and each clause of it, the key of a scenario; scenarios: for
    each by id, the name of a misreading and the key of the row that refutes it.
    """

    misreadings: dict[str, dict[str, str]]
    scenarios: dict[str, tuple[str, str]]
    rungs: dict[str, str]

    def text(self) -> str:
        """As it is written."""
        return json.dumps(asdict(self), indent=1, ensure_ascii=False) + "\n"


def witnesses(matrix: Matrix) -> Witnesses:
    """The witnesses that a matrix has found."""
    order = {each.name: index for index, each in enumerate(matrix.misreadings)}
    found_for: dict[str, list[tuple[bool, int, str, str]]] = {}
    for one in matrix.played:
        for name in matrix.refutes[one.key]:
            elsewhere = one.cites.isdisjoint(matrix.misreadings[order[name]].clauses)
            found_for.setdefault(one.id, []).append((elsewhere, order[name], one.key, name))
    # A misreading of what the scenario is about is the better witness; and both kinds of run find the same.
    best = {identity: min(found, key=lambda each: each[:2]) for identity, found in found_for.items()}
    scenarios = {identity: (name, key) for identity, (_, _, key, name) in sorted(best.items())}
    return Witnesses(
        {
            each.name: {clause: found[0].key for clause in each.clauses if (found := matrix.refuting(each, clause))}
            for each in matrix.misreadings
        },
        scenarios,
        {place.requirement.id: str(place.rung) for place in ladder(matrix)},
    )


def written() -> Witnesses:
    """The witnesses that were found last."""
    found = json.loads(WRITTEN.read_text(encoding="utf-8"))
    scenarios = {identity: (name, key) for identity, (name, key) in found["scenarios"].items()}
    return Witnesses(found["misreadings"], scenarios, found["rungs"])
