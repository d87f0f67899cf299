"""The pages that tell the proof: the gallery by theme, and the ladder by requirement.

Rules for this file: pages are written from the gallery, the register, the tags and the
witnesses, without playing anything; nothing in them changes with the lines of a file.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

from conformance.register import COVERED, DISPUTED, EXCLUDED, Requirement, register
from steps import tags
from steps.reading import Example
from tests.misreadings import THEMES, Misreading, gallery, title
from tests.misreadings.matrix import FEATURES, key_of
from tests.misreadings.reasons import REFUTES_NOTHING
from tests.misreadings.witnesses import Witnesses

ROOT: Final = FEATURES.parent
GALLERY: Final = Path(__file__).with_name("README.md")
COVERAGE: Final = ROOT / "conformance" / "COVERAGE.md"

GALLERY_BEGINS: Final = """\
# Misreadings

What people get wrong about copying, and the scenario that shows it. Each line is a rulebook with one mistaken belief;
by that rulebook the scenario fails. So the scenarios do notice these mistakes: that is what this page proves.

{count} misreadings, {scenarios} scenarios. `make proof` writes this page; to play the suite by one of the misreadings:

    .venv/bin/pytest features --reading tests/misreadings/status.py:TappedIsCopied
"""

COVERAGE_BEGINS: Final = """\
# Requirements

How well the scenarios hold each requirement. It is *cited* if a scenario says that it shows it, *exercised* if such a
scenario really consults a rule of it, and *guarded* if such a scenario refutes a
[misreading](../tests/misreadings/README.md) of it. `make proof` writes this page.

{summary}
"""

SECTIONS: Final = {
    COVERED: "A misreading of each of these is refuted by a scenario that is about it.",
    EXCLUDED: "No misreading of these can be refuted, and it is said why.",
    DISPUTED: "These are read in several ways, and it is said who reads them how.",
}
"""Each status of a requirement, and what it means."""


def pages(examples: Sequence[Example], found: Witnesses) -> dict[Path, str]:
    """Each page and what stands in it."""
    return {GALLERY: "\n".join(_gallery(examples, found)), COVERAGE: "\n".join(_coverage(examples, found))}


def _gallery(examples: Sequence[Example], found: Witnesses) -> Iterator[str]:
    by_key = {key_of(each): each for each in examples}
    ids = {_id(each) for each in examples}
    yield GALLERY_BEGINS.format(count=len(gallery()), scenarios=len(ids))
    for theme in THEMES:
        yield f"## {title(theme)}\n"
        yield f"`{Path(theme.__file__ or '').name}`\n"
        yield "| mistaken belief | rule | refuted by |"
        yield "|---|---|---|"
        for misreading in (one for one in gallery() if one.theme == title(theme)):
            keys = dict.fromkeys(found.misreadings.get(misreading.name, {}).values())
            scenarios = "<br>".join(_linked(by_key[key], GALLERY) for key in keys if key in by_key)
            yield f"| {_cell(misreading.belief)} | {_rules(misreading)} | {scenarios} |"
        yield ""
    yield "## Scenarios that hold under every misreading\n"
    yield "| scenario | why |"
    yield "|---|---|"
    for identity, reason in REFUTES_NOTHING.items():
        scenario = next((_linked(each, GALLERY) for each in examples if _id(each) == identity), identity)
        yield f"| {scenario} | {_cell(reason)} |"
    yield ""


def _coverage(examples: Sequence[Example], found: Witnesses) -> Iterator[str]:
    counts = Counter(one.status for one in register().values())
    total = ", ".join(f"{counts[status]} {status}" for status in SECTIONS)
    yield COVERAGE_BEGINS.format(summary=f"{len(register())} requirements: {total}.")
    citing = Counter(tag for tags_of in {_id(each): each.tags for each in examples}.values() for tag in tags_of)
    for status, begins in SECTIONS.items():
        yield f"## {status.capitalize()}\n\n{begins}\n"
        some = [one for one in register().values() if one.status == status]
        if some:
            yield "| | says | rule today | scenarios | misreadings refuted | stands |"
            yield "|---|---|---|---|---|---|"
        for one in some:
            refuted = sum(one.id in clauses for clauses in found.misreadings.values())
            rules = ", ".join(one.rules["now"]) or "none"
            stands = _cell(_stands(one, found))
            yield f"| {one.id} | {_cell(one.says)} | {rules} | {citing[one.id]} | {refuted or ''} | {stands} |"
        yield "" if some else "None.\n"


def _stands(requirement: Requirement, found: Witnesses) -> str:
    """How far up the ladder, and what is said of it."""
    held = "; ".join(f'"{reading.says}" ({reading.held_by})' for reading in requirement.readings)
    said = requirement.because or held
    return found.rungs[requirement.id] + (f": {said}" if said else "")


def _rules(misreading: Misreading) -> str:
    """The rules that it gets wrong, by their number in its edition, with the requirements."""
    told = []
    for clause in misreading.clauses:
        requirement = register().get(clause)
        if requirement is None:
            told.append(clause.removeprefix(tags.RULE))
        else:
            told.append(f"{', '.join(requirement.rules[misreading.edition])} ({clause})")
    return "<br>".join(told)


def _linked(example: Example, page: Path) -> str:
    path = os.path.relpath(FEATURES / Path(example.scenario.feature.filename).name, page.parent)
    return f"[{_cell(example.title)}]({path})"


def _id(example: Example) -> str:
    return key_of(example).removesuffix(example.row)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("<", "&lt;").replace("[", "\\[").replace("]", "\\]")
