"""What differs between two reports: two engines, two versions of one, or two readings of the rules.

    python -m conformance compare-reports a.json b.json

A scenario is the same in both if its id is; it differs if its verdict does, or if
it stands in one of them alone.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import shorten
from typing import Final

from attrs import frozen

from conformance.arguments import USAGE, Arguments
from conformance.driver import NOW
from conformance.reports.summary import ReportError, Run, read
from conformance.verdicts import Verdict

WIDE: Final = 160
"""How much of a message is shown."""


@frozen
class Change:
    """A scenario with two verdicts, or with one where the other report hasn't got it."""

    first: Verdict | None
    second: Verdict | None


def changes(first: Run, second: Run) -> Iterator[Change]:
    """Every scenario that differs, in the order of the first report; then those of the second alone."""
    theirs = {each.id: each for each in second.verdicts}
    for verdict in first.verdicts:
        other = theirs.pop(verdict.id, None)
        if other is None or other.verdict != verdict.verdict:
            yield Change(verdict, other)
    for verdict in theirs.values():
        yield Change(None, verdict)


def told(first: Run, second: Run, names: tuple[str, str]) -> Iterator[str]:
    """The differences in lines; `names` is what the two reports are called there."""
    wide = max(map(len, names))
    for name, run in zip(names, (first, second), strict=True):
        yield f"{name:<{wide}}  {_described(run)}: {run.score}"
    yield ""
    found = list(changes(first, second))
    for change in found:
        known = change.first or change.second
        assert known is not None, "it stands in one of them"
        yield known.title
        yield f"  @id-{known.id}  {known.place}"
        for name, verdict in zip(names, (change.first, change.second), strict=True):
            yield f"  {name:<{wide}}  {_outcome(verdict)}"
        yield ""
    both = len({each.id for each in first.verdicts} & {each.id for each in second.verdicts})
    yield f"{both} scenarios in both reports: {len(found) or 'none'} with another verdict, or in one report only"


def _described(run: Run) -> str:
    by = run.reading or (run.edition if run.edition != NOW else "")
    return (
        f"{run.engine.name} {run.engine.version}".rstrip()
        + (f" by {by}" if by else "")
        + f", suite {run.suite}, frozen set {run.frozen}"
        + (", incomplete" if run.incomplete else "")
    )


def _outcome(verdict: Verdict | None) -> str:
    if verdict is None:
        return "isn't in this report"
    why = " ".join((verdict.reason or verdict.message or verdict.capability).split())
    return shorten(f"{verdict.verdict}: {why}", WIDE, placeholder=" ...") if why else verdict.verdict


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what differs; 0 if that could be done, whatever it is."""
    parser = Arguments(prog="python -m conformance compare-reports", description=__doc__.partition("\n")[0])
    parser.add_argument("first", type=Path, help="a conformance.json")
    parser.add_argument("second", type=Path, help="another")
    given = parser.parse_args(arguments)
    try:
        first, second = read(given.first), read(given.second)
    except ReportError as error:
        print(error, file=sys.stderr)
        return USAGE
    print("\n".join(told(first, second, _names(given.first, given.second))))
    return 0


def _names(first: Path, second: Path) -> tuple[str, str]:
    """What the reports are called: their files, or the folders that differ."""
    if first.name != second.name:
        return first.stem, second.stem
    if first.parent.name != second.parent.name:
        return first.parent.name or str(first), second.parent.name or str(second)
    return str(first), str(second)
