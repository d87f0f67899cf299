"""What changes if the rules are read otherwise: each scenario is played twice, by one reading and by another.

    python -m conformance.compare now cr2018
    python -m conformance.compare now path/to/file.py:Name -m "CR-707.9d"

A scenario that turns out otherwise is printed with both outcomes, with the first
rule that decided differently, and with the numbers of those that did so after it,
mostly because of it.  The numbers are today's.  What a rule decided after one of
the plays had failed isn't compared.  A scenario in which a reading fails with an
error of its own hasn't turned out at all: it is printed as that.

Rules for this file: pytest collects, plays and selects; here is only what is made
of the two outcomes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import shorten
from typing import Final

import pytest
from _pytest.runner import runtestprotocol  # as plugins do that run a test again
from attrs import define, field, fields, frozen

from conformance.arguments import NO_SCENARIO, USAGE, Arguments, ended
from conformance.driver import NOW, CardText, ScriptError, Values
from conformance.in_process import Consultation, InProcess, Rulebook
from conformance.readings import ENGINE, ReadingError, reading
from conformance.verdicts import ERROR, of_report

ROOT: Final = Path(__file__).parents[1]
PASSED: Final = "passed"
WIDE: Final = 160
"""How much of a message is shown: the rest is what pytest prints for that scenario."""


class Recorded(InProcess):
    """The reference engine by one reading, its consultations noted. What is about an older edition it leaves alone."""

    def __init__(self, rulebook: type[Rulebook]) -> None:
        super().__init__(rulebook, recorded=True)
        self._has_begun = False
        self.left_alone = False

    def begin(self, players: tuple[str, ...], cards: tuple[CardText, ...], edition: str = NOW) -> None:
        """See the port."""
        if edition != NOW:
            self.left_alone = True
            raise ScriptError(f"the scenario is about {edition} alone")
        super().begin(players, cards)
        self._has_begun = True

    def known(self) -> list[Consultation]:
        """The rules that were consulted; none, if the game never began."""
        return list(self.consulted()) if self._has_begun else []


@frozen
class Side:
    """One of the two readings, and what it is called in the output."""

    name: str
    rulebook: type[Rulebook]


@frozen
class Outcome:
    """How a scenario turned out, and the engine that knows by which rules; it didn't turn out if the reading broke."""

    said: str
    engine: Recorded
    broke: bool = False


@frozen
class Difference:
    """A rule that decided one thing under the first reading and another under the second, about the same objects."""

    rule: Consultation
    first: str
    second: str


@frozen
class Change:
    """A scenario that turns out otherwise."""

    title: str
    tag: str
    place: str
    outcomes: tuple[str, str]
    differences: tuple[Difference, ...]


@define(eq=False)
class Comparison:
    """The pytest plugin that plays each scenario by both readings."""

    sides: tuple[Side, Side]
    played: int = 0
    changes: list[Change] = field(factory=list)
    broken: list[Change] = field(factory=list)
    """Scenarios in which a reading failed with an error of its own."""
    refused: list[str] = field(factory=list)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Nothing is printed but the comparison."""
        session.config.pluginmanager.unregister(name="terminalreporter")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that can't be used is told, not passed over."""
        if report.failed:
            self.refused.append(report.longreprtext)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item, nextitem: pytest.Item | None) -> bool:
        """Play the scenario twice, and keep it if it turned out otherwise, or not at all."""
        if item.path.suffix == ".feature":
            first, second = (_play(item, nextitem, side) for side in self.sides)
            self.played += not first.engine.left_alone
            if first.broke or second.broke:
                self.broken.append(_change(item, first, second))
            elif first.said != second.said:
                self.changes.append(_change(item, first, second))
        return True


def _play(item: pytest.Item, nextitem: pytest.Item | None, side: Side) -> Outcome:
    engine = Recorded(side.rulebook)
    item.config.stash[ENGINE] = lambda: engine
    failed = [report for report in runtestprotocol(item, log=False, nextitem=nextitem) if report.failed]
    return _outcome(failed[0], engine) if failed else Outcome(PASSED, engine)


def _outcome(report: pytest.TestReport, engine: Recorded) -> Outcome:
    """A failure in one line: the line of the file, and what was expected or refused; of an error also its own place."""
    crash = getattr(report.longrepr, "reprcrash", None)
    said = f"line {crash.lineno}: {crash.message}" if crash else report.longreprtext.strip().splitlines()[-1]
    verdict = of_report(report)
    if verdict is None or ERROR not in (verdict.verdict, verdict.behind):
        return Outcome(said, engine)
    raised = re.findall(r'File "(.+)", line (\d+)', verdict.message)
    return Outcome(said + "".join(f" ({file}:{line})" for file, line in raised[-1:]), engine, broke=True)


def _change(item: pytest.Item, first: Outcome, second: Outcome) -> Change:
    path, line, title = item.reportinfo()
    place = f"{Path(path).relative_to(item.config.rootpath)}:{(line or 0) + 1}"
    tag = next((f"@{tag}" for tag in item.keywords if tag.startswith("id-")), "")
    compared = not (first.broke or second.broke)
    differences = tuple(_differences(first.engine.known(), second.engine.known())) if compared else ()
    return Change(title, tag, place, (first.said, second.said), differences)


# --- which rules decided differently ---------------------------------------------------------


def _differences(first: Sequence[Consultation], second: Sequence[Consultation]) -> Iterator[Difference]:
    """For each rule the first decision that differs, of those about the same objects, in the order of asking."""
    others = _by_question(second)
    asked: dict[tuple[str, ...], int] = {}
    differing: set[str] = set()
    for each in first:
        key = (each.method, *each.about)
        asked[key] = nth = asked.get(key, -1) + 1
        decided = others.get(key, [])[nth : nth + 1]
        if decided and decided[0] != each.decided and each.method not in differing:
            differing.add(each.method)
            yield Difference(each, *_shown(each.decided, decided[0]))


def _by_question(consulted: Sequence[Consultation]) -> dict[tuple[str, ...], list[Values | str]]:
    decisions: dict[tuple[str, ...], list[Values | str]] = {}
    for each in consulted:
        decisions.setdefault((each.method, *each.about), []).append(each.decided)
    return decisions


def _shown(first: Values | str, second: Values | str) -> tuple[str, str]:
    """Two decisions; of two sets of characteristics what differs."""
    if not (isinstance(first, Values) and isinstance(second, Values)):
        return str(first), str(second)
    differing = [one.name for one in fields(Values) if getattr(first, one.name) != getattr(second, one.name)]
    return _part(first, differing), _part(second, differing)


def _part(values: Values, names: list[str]) -> str:
    return "; ".join(f"{name.replace('_', ' ')}: {_words(getattr(values, name))}" for name in names)


def _words(value: object) -> str:
    if isinstance(value, tuple):
        return " and ".join(str(part) for part in value) or "none"
    return "none" if value in (None, "") else str(value)


# --- the command -----------------------------------------------------------------------------


def told(comparison: Comparison) -> Iterator[str]:
    """The comparison in lines."""
    names = [side.name for side in comparison.sides]
    wide = max(map(len, names))
    for change in (*comparison.changes, *comparison.broken):
        yield change.title
        yield f"  {change.tag}  {change.place}"
        for name, outcome in zip(names, change.outcomes, strict=True):
            yield f"  {name:<{wide}}  {shorten(outcome, WIDE, placeholder=' ...')}"
        for each in change.differences[:1]:
            yield f"  decided differently: {each.rule.number}  {each.rule.says}"
            for name, decided in zip(names, (each.first, each.second), strict=True):
                yield f"    {name:<{wide}}  {shorten(decided, WIDE, placeholder=' ...')}"
        if more := dict.fromkeys(each.rule.number for each in change.differences[1:]):
            yield f"  and after that: {', '.join(more)}"
        yield ""
    played = f"{comparison.played} scenarios played by {names[0]} and by {names[1]}"
    broken = f"; in {len(comparison.broken)} a reading failed with an error of its own" if comparison.broken else ""
    yield f"{played}: {len(comparison.changes) or 'none'} turned out otherwise{broken}"


def sides(first: str, second: str) -> tuple[Side, Side]:
    """The two readings; each is called by its edition or class, or by all of its name if both have the same."""
    names = [named.rpartition(":")[2] for named in (first, second)]
    if names[0] == names[1]:
        names = [first, second]
    return Side(names[0], reading(first)), Side(names[1], reading(second))


def main(arguments: Sequence[str] | None = None) -> int:
    """Compare two readings and print what changes; 0 if that could be done, whatever it is; 1 if a reading broke."""
    parser = Arguments(prog="python -m conformance compare", description=__doc__.partition("\n")[0])
    parser.add_argument("first", help="an edition (now, cr2018, ...), or path/to/file.py:Name of a rulebook")
    parser.add_argument("second", help="the same")
    parser.add_argument("paths", nargs="*", default=[], help="feature files or folders; otherwise all of them")
    parser.add_argument("-m", dest="marks", default="", help="only scenarios with these tags, as for pytest")
    given = parser.parse_intermixed_args(arguments)
    try:
        comparison = Comparison(sides(given.first, given.second))
    except ReadingError as error:
        print(error, file=sys.stderr)
        return USAGE
    paths = given.paths or [str(ROOT / "features")]
    options = ["-qq", "--rootdir", str(ROOT), "-p", "no:cacheprovider", f"-m={given.marks}"]
    code = int(pytest.main([*paths, *options], plugins=[comparison]))
    if code == pytest.ExitCode.INTERRUPTED:
        raise KeyboardInterrupt
    if code == pytest.ExitCode.NO_TESTS_COLLECTED:
        print(NO_SCENARIO, file=sys.stderr)
        return USAGE
    if comparison.refused or code != pytest.ExitCode.OK:
        print("\n".join(comparison.refused) or "nothing was compared", file=sys.stderr)
        return code
    print("\n".join(told(comparison)))
    return int(bool(comparison.broken))


if __name__ == "__main__":
    sys.exit(ended(main))
