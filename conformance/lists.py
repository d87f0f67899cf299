"""Lists of scenarios that go with a run: known failures, disputes, frozen sets, and advice on the smallest ones.

Known failures are an engine's own: a TOML file with a table for each scenario that it
is known not to pass, and why.

    [[failure]]
    id = "clone-of-a-token"
    reason = "tokens can't be copied yet"
    link = "https://example.org/engine/issues/12"

Disputes are this suite's: scenarios about which somebody has shown another reading.  A
frozen set is the scenarios that a version of the suite requires; what was written
later is played and shown, and doesn't count.

Rules for this file: a list is read whole or refused in one line that says where.
"""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Collection, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from conformance.toml import contents
from conformance.verdicts import BAD, KNOWN, Verdict

HERE: Final = Path(__file__).parent
DISPUTES: Final = HERE / "disputes.toml"
ADVICE: Final = HERE / "smoke.toml"
FROZEN: Final = HERE / "frozen"
VERSION: Final = re.compile(r"[0-9]+(\.[0-9]+)*")


class ListError(Exception):
    """A list that can't be used; the message is one line."""


@frozen
class Entry:
    """A scenario on a list, why it is there, and where more is said about it."""

    id: str
    reason: str
    link: str = ""


def known_failures(path: Path) -> dict[str, Entry]:
    """The known failures of a file, by the ids of their scenarios."""
    return _entries(path, "failure", ("id", "reason"), ("link",))


def disputes() -> dict[str, Entry]:
    """The scenarios in dispute, by their ids."""
    return _entries(DISPUTES, "dispute", ("id", "clause", "reading", "authority"), ("link",))


def advice() -> dict[str, Entry]:
    """What to look at if one of the smallest scenarios fails, by their ids."""
    return _entries(ADVICE, "advice", ("id", "reason"), ())


def _entries(path: Path, table: str, needed: tuple[str, ...], optional: tuple[str, ...]) -> dict[str, Entry]:
    data = contents(path, f"a [[{table}]] for each scenario", ListError)
    rows = data.get(table, [])
    if set(data) - {table} or not isinstance(rows, list):
        raise ListError(f"{path}: found {', '.join(data)}; expected a [[{table}]] for each scenario")
    found: dict[str, Entry] = {}
    for row in rows:
        entry = _entry(row, needed, optional, f"{path}: [[{table}]]")
        if entry.id in found:
            raise ListError(f"{path}: [[{table}]] {entry.id}: found a second time, expected once")
        found[entry.id] = entry
    return found


def _entry(row: Any, needed: tuple[str, ...], optional: tuple[str, ...], where: str) -> Entry:
    known = (*needed, *optional)
    if not isinstance(row, dict):
        raise ListError(f"{where}: found {row!r}; expected a table with {', '.join(needed)}")
    named = f"{where} {row['id']}" if isinstance(row.get("id"), str) else where
    for key in needed:
        if not (isinstance(row.get(key), str) and row[key].strip()):
            raise ListError(f"{named}: found no {key}; expected {', '.join(needed)}, each a text")
    for key, value in row.items():
        if key not in known or not isinstance(value, str):
            raise ListError(f"{named}: found {key} = {value!r}; expected {', '.join(known)}, each a text")
    reason = row.get("reason") or f"{row['clause']}: {row['reading']} ({row['authority']})"
    return Entry(row["id"], reason, row.get("link", ""))


def check_ids(listed: Iterable[str], known: Collection[str], where: object) -> None:
    """Every id of a list is that of a scenario."""
    for one in listed:
        if one not in known:
            near = difflib.get_close_matches(one, known, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            raise ListError(f"{where}: found {one}, which is the id of no scenario{hint}")


# --- written -----------------------------------------------------------------------------------


def check_writable(path: Path, option: str) -> None:
    """A list that is to be written when all has been played can be."""
    new = not path.exists()
    try:
        path.open("a").close()
    except OSError as error:
        raise ListError(f"found {option} {path}, which can't be written ({error.strerror}); expected a file") from None
    if new:
        path.unlink(missing_ok=True)


def written(entries: Mapping[str, Entry], verdicts: Iterable[Verdict]) -> str:
    """The list of known failures after a run: what failed is on it, what passed isn't, reasons are kept."""
    kept = dict(entries)
    for verdict in verdicts:
        if verdict.verdict in BAD and verdict.kind != "stale":
            kept.setdefault(verdict.id, Entry(verdict.id, _first(verdict)))
        elif verdict.verdict != KNOWN:
            kept.pop(verdict.id, None)
    return "\n".join(_table(kept[one]) for one in sorted(kept))


def _first(verdict: Verdict) -> str:
    said = [*verdict.message.split("\n", 2), ""][1].strip() or verdict.message  # behind the step is what was found
    return f"not looked into yet; {verdict.verdict}: {said}"


def _table(entry: Entry) -> str:
    pairs = [("id", entry.id), ("reason", entry.reason), *([("link", entry.link)] if entry.link else [])]
    lines = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in pairs]
    return "\n".join(["[[failure]]", *lines, ""])


# --- frozen sets -------------------------------------------------------------------------------


def versions() -> list[str]:
    """The versions of the suite that have a frozen set, the latest last."""
    found = {path: VERSION.fullmatch(path.stem) for path in FROZEN.glob("*.txt")}
    for path, fits in found.items():
        if fits is None:
            raise ListError(f"{path}: found a name that is no version; expected a frozen set, as in 0.1.txt")
    if not found:
        raise ListError(f"{FROZEN}: found no frozen set; expected one at least, as in 0.1.txt")
    return sorted((path.stem for path in found), key=lambda name: [int(n) for n in name.split(".")])


@frozen
class FrozenSet:
    """The ids that a version of the suite requires; nothing else counts."""

    version: str
    ids: frozenset[str]


def frozen_set(version: str) -> FrozenSet:
    """The frozen set of the version."""
    if version not in versions():
        raise ListError(f"found the version {version!r}; expected one of {', '.join(versions())}")
    path = FROZEN / f"{version}.txt"
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise ListError(f"{path}: found what can't be read ({error}); expected a line for each id") from None
    found = frozenset(line for line in lines if line and not line.startswith("#"))
    if not found:
        raise ListError(f"{path}: found no id; expected those that the version requires")
    return FrozenSet(version, found)


def frozen_text(ids: Iterable[str]) -> str:
    """The ids as a frozen set is written."""
    head = f"# Written by: pytest features --write-frozen {FROZEN.relative_to(HERE.parent)}/VERSION.txt"
    return "\n".join([head, *sorted(ids), ""])


def ids_written_in(folder: Path) -> frozenset[str]:
    """The @id- tags of every feature below a folder, without parsing; rows of outlines have none of their own."""
    found: set[str] = set()
    for path in folder.rglob("*.feature"):
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise ListError(f"{path}: found what can't be read ({error.strerror}); expected a feature file") from None
        found.update(re.findall(r"@id-([a-z0-9-]+)", text))
    return frozenset(found)
