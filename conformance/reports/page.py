"""index.html: the verdicts by rule, to read in a browser.

The page is one file without scripts, so that it can be mailed, printed or put
anywhere.  `page.html.jinja` is what it looks like; here is what it says.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from attrs import frozen
from jinja2 import Environment, PackageLoader, StrictUndefined

from conformance.capabilities import NONE, PART
from conformance.driver import EDITIONS, NOW
from conformance.register import Requirement, register
from conformance.reports.summary import SUITE, Run
from conformance.rules import rules
from conformance.verdicts import BAD, PASSED, UNSPECIFIED, VERDICTS, Verdict, totals

SECTION: Final = "707"
DAYS: Final = dict(
    zip(EDITIONS, ("today's rules", "January 2018", "July 2013", "July 2008", "October 2007"), strict=True)
)


@frozen
class Clause:
    """A rule: its number, what it says, the requirements that rest on it, and the scenarios that cite it."""

    number: str
    says: tuple[str, ...]
    requirements: tuple[Requirement, ...]
    verdicts: tuple[Verdict, ...]

    @property
    def worst_first(self) -> list[Verdict]:
        """Its scenarios, what went wrong first."""
        return sorted(self.verdicts, key=lambda each: each.verdict not in BAD)

    @property
    def decided(self) -> list[Verdict]:
        """Those that the rules of their edition decide."""
        return [each for each in self.verdicts if each.verdict != UNSPECIFIED]

    @property
    def passed(self) -> int:
        """How many of these pass."""
        return sum(each.verdict == PASSED for each in self.decided)

    @property
    def state(self) -> str:
        """In a word how it stands: bad, none (no scenario in this run), part or good."""
        if not self.verdicts:
            return "none"
        if any(each.verdict in BAD for each in self.verdicts):
            return "bad"
        return "good" if self.passed == len(self.decided) else "part"


def declined(verdict: Verdict) -> str:
    """What the engine has declined of what an unsupported scenario needs, in its own words if it has some."""
    said = verdict.message.splitlines()[-1] if verdict.message else ""
    if verdict.capability in said:
        return said
    return f"The engine has declined: {verdict.capability}" + (f" ({said})" if said else "")


def clauses(verdicts: Iterable[Verdict]) -> Iterator[Clause]:
    """Every rule of today that a scenario or a requirement names, in their order.

    A rule that no scenario names is shown by those of its requirements.
    """
    cited: dict[str, list[Verdict]] = {}
    showing: dict[str, list[Verdict]] = {}
    for verdict in verdicts:
        for number in verdict.clauses:
            cited.setdefault(number, []).append(verdict)
        for one in verdict.requirements:
            showing.setdefault(one, []).append(verdict)
    stated: dict[str, list[Requirement]] = {}
    for requirement in register().values():
        for number in requirement.rules[NOW]:
            stated.setdefault(number, []).append(requirement)
    for number in sorted({*cited, *stated}, key=in_order):
        requirements = tuple(stated.get(number, ()))
        found = cited.get(number) or [each for one in requirements for each in showing.get(one.id, ())]
        yield Clause(number, rules().get(number, ()), requirements, tuple(dict.fromkeys(found)))


def _chapters(found: list[Clause]) -> dict[str, list[Clause]]:
    """The section that this is about, and then what it meets elsewhere."""
    own = [clause for clause in found if clause.number.startswith(SECTION)]
    return {f"Section {SECTION}": own, "Other rules that copying meets": [one for one in found if one not in own]}


def in_order(number: str) -> tuple[int, int, str]:
    """Rules in their order: 707.9d before 707.10."""
    found = re.fullmatch(r"(\d+)(?:\.(\d+)([a-z]?))?", number)
    assert found is not None, number
    return int(found[1]), int(found[2] or 0), found[3] or ""


def written(run: Run) -> str:
    """The run as the text of index.html."""
    loader = PackageLoader("conformance.reports", ".")
    environment = Environment(loader=loader, autoescape=True, undefined=StrictUndefined, trim_blocks=True)
    environment.lstrip_blocks = True
    return environment.get_template("page.html.jinja").render(
        suite=SUITE,
        run=run,
        totals=totals(run.verdicts),
        score=run.score,
        others=sum(not each.counts for each in run.verdicts),
        meanings=VERDICTS,
        declined=declined,
        lacking={how: [name for name, had in run.engine.capabilities.items() if had == how] for how in (PART, NONE)},
        chapters=_chapters(list(clauses(run.verdicts))),
        unsaid=[each for each in run.verdicts if not each.clauses],
        bad=[each for each in run.verdicts if each.verdict in BAD],
        rules=f"the reading {run.reading}" if run.reading else DAYS[run.edition],
    )
