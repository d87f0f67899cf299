"""The requirements: what the documents state, and which rule says so in each edition.

`requirements.toml` beside this file is the one place where that is written.  A
scenario names requirements (@C-029); through them it is found by every number
that their rules have had, and it is known in which editions it was a rule.

Rules for this file: it reads and checks, and knows nothing of scenarios.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from attrs import frozen

from conformance.driver import EDITIONS
from conformance.toml import contents

WRITTEN: Final = Path(__file__).with_name("requirements.toml")
DOCUMENTS: Final = ("S0", "S1", "S2", "S3", "S4")
COVERED, EXCLUDED, DISPUTED = "covered", "excluded", "disputed"

KEYS: Final = ("slug", "says", "rules", "documents", "status")
TOLD: Final = {COVERED: (), EXCLUDED: ("because",), DISPUTED: ("readings",)}
"""What more has to be said of a requirement with this status."""

ID: Final = re.compile(r"C-\d{3}")
SLUG: Final = re.compile(r"[a-z0-9]+(\.[a-z0-9]+)+")
NUMBER: Final = re.compile(r"\d{3}(\.\d+[a-z]?)?")


class RegisterError(Exception):
    """A register that can't be used; the message has a line for each mistake."""


@frozen
class Reading:
    """What a requirement says by one reading, and who holds it."""

    says: str
    held_by: str


@frozen
class Requirement:
    """One requirement: its tag, a short name, what it says, its rules by edition, and the documents that state it.

    status: covered, if its scenarios refute misreadings of it; excluded, if they can't, `because`
    of something; disputed, if it has several `readings`.
    """

    id: str
    slug: str
    says: str
    rules: Mapping[str, tuple[str, ...]]
    documents: tuple[str, ...]
    status: str = COVERED
    because: str = ""
    readings: tuple[Reading, ...] = ()

    def is_rule_in(self, edition: str) -> bool:
        """Whether the edition has a rule that says so."""
        return bool(self.rules[edition])

    @property
    def numbers(self) -> frozenset[str]:
        """Every number that its rules have had."""
        return frozenset(number for numbers in self.rules.values() for number in numbers)


Register = Mapping[str, Requirement]


@cache
def register() -> Register:
    """The requirements of this specification, by their tags."""
    return load(WRITTEN)


def load(path: Path) -> Register:
    """The requirements that are written in a file, in its order."""
    found = contents(path, "a table for each requirement", RegisterError)
    mistakes = [f"{path.name}: {mistake}" for mistake in _mistakes(found)]
    if mistakes:
        raise RegisterError("\n".join(mistakes))
    return {tag: _requirement(tag, entry) for tag, entry in found.items()}


def _requirement(tag: str, entry: dict[str, object]) -> Requirement:
    rules, documents, readings = entry["rules"], entry["documents"], entry.get("readings", [])
    assert isinstance(rules, dict) and isinstance(documents, list) and isinstance(readings, list), "it was checked"
    return Requirement(
        tag,
        str(entry["slug"]),
        str(entry["says"]),
        {edition: tuple(_numbers(rules[edition])) for edition in EDITIONS},
        tuple(documents),
        str(entry["status"]),
        str(entry.get("because", "")),
        tuple(Reading(**one) for one in readings),
    )


def _numbers(text: str) -> list[str]:
    return text.split(", ") if text else []


# --- what may be wrong -----------------------------------------------------------------------


def _mistakes(written: dict[str, object]) -> Iterator[str]:
    if not written:
        yield "found no requirement; expected one at least"
    slugs: dict[object, str] = {}
    for tag, entry in written.items():
        if not ID.fullmatch(tag):
            yield f"found [{tag}]; expected the tag of a requirement, as in [C-012]"
        elif not isinstance(entry, dict):
            yield f"{tag}: found {entry!r}; expected a table with {', '.join(KEYS)}"
        elif set(entry) != set(expected := (*KEYS, *TOLD.get(str(entry.get("status")), ()))):
            yield f"{tag}: found the keys {', '.join(sorted(entry)) or 'none'}; expected {', '.join(expected)}"
        else:
            yield from (f"{tag}.{mistake}" for mistake in _mistakes_of(entry))
            first = slugs.setdefault(entry["slug"], tag) if isinstance(entry["slug"], str) else tag
            if first != tag:
                yield f"{tag}.slug: found {entry['slug']!r}, which is that of {first}; expected one of its own"


def _mistakes_of(entry: dict[str, object]) -> Iterator[str]:
    slug, says, rules, documents, status = (entry[key] for key in KEYS)
    if not (isinstance(slug, str) and SLUG.fullmatch(slug)):
        yield f"slug: found {slug!r}; expected words joined by dots, as in 'chg.recopy'"
    if not _is_line(says):
        yield f"says: found {says!r}; expected what it says, in one line"
    if not isinstance(rules, dict) or set(rules) != set(EDITIONS):
        found = ", ".join(rules) if isinstance(rules, dict) else repr(rules)
        yield f'rules: found {found}; expected a number or "" for each edition: {", ".join(EDITIONS)}'
    else:
        yield from _mistakes_of_numbers(rules)
    known = isinstance(documents, list) and documents and all(each in DOCUMENTS for each in documents)
    if not known or len(set(documents)) < len(documents):  # type: ignore[arg-type,call-overload]
        yield f"documents: found {documents!r}; expected some of {', '.join(DOCUMENTS)}, each once"
    if status not in TOLD:
        yield f"status: found {status!r}; expected {', '.join(TOLD)}"
    if not _is_line(entry.get("because", "-")):
        yield f"because: found {entry['because']!r}; expected the reason, in one line"
    if not _are_readings(entry.get("readings")):
        yield f"readings: found {entry['readings']!r}; expected two at least, each with says and held_by"


def _is_line(found: object) -> bool:
    return isinstance(found, str) and bool(found.strip()) and "\n" not in found


def _are_readings(found: object) -> bool:
    return found is None or (
        isinstance(found, list)
        and len(found) > 1
        and all(isinstance(one, dict) and set(one) == {"says", "held_by"} for one in found)
        and all(_is_line(said) for one in found for said in one.values())
    )


def _mistakes_of_numbers(rules: dict[str, object]) -> Iterator[str]:
    for edition, numbers in rules.items():
        if not isinstance(numbers, str) or not all(NUMBER.fullmatch(number) for number in _numbers(numbers)):
            yield f'rules.{edition}: found {numbers!r}; expected numbers of rules joined by ", ", as in "707.2, 613.2a"'
    if not any(rules.values()):
        yield "rules: found no number in any edition; expected one at least"
