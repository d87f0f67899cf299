"""Which branches of the engine are reached by scenarios, which by other tests only and why, and which by nothing.

    python -m tests.mutation.covering [--write]

Rules for this file: everything runs as `make spec` and `make test` run it; of lines that
follow one another, the first is shown.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any, Final

from attrs import frozen

from conformance.arguments import ended
from tests.mutation.mutants import ROOT

PAGE: Final = Path(__file__).with_name("COVERAGE.md")
SETTINGS: Final = """\
[run]
branch = True
parallel = True
source = engine
patch = subprocess
[report]
exclude_also =
    if TYPE_CHECKING:
    raise ValueError\\(f
"""
HEAD: Final = """\
# What is reached

Written by `make coverage`: the branches of `engine/` that are reached by the scenarios of `features/`, by those and the
scenarios about other rules in `tests/engine/`, and by all tests. A `raise ValueError` that says what can't happen isn't
counted.
"""

MISTAKES: Final = re.compile(r"raise (Unknown|Unprepared|TextError|GrammarError|Unresolved|Trouble|Clash)\b")
"""What is wrong in a text, a scenario or a message; no scenario can hold it."""

REFUSALS: Final = re.compile(r"raise Forbidden\b")

PROTOCOL: Final = "It speaks the protocol; `make exam` plays every scenario through it:"
MISREAD: Final = "By the rules this never is so, and by some misreading it is (`tests/misreadings`):"
REFUSED: Final = "Why something can't be done, and what a message offers instead (`tests/running`, `tests/asserting`):"

OTHERS: Final = {
    "engine/__main__.py": PROTOCOL,
    "engine/adapter.py": PROTOCOL,
    "engine/rulebook/rule.py": "It notes which rules were consulted, for `make proof` and `make compare`:",
    "engine/text/": "Words that no card of a scenario has, and what is said about a text (`tests/reading`):",
    "engine/mechanism/choices.py": "Answers that don't fit (`tests/running`), and random ones (`tests/properties`):",
    "engine/mechanism/copying.py": MISREAD,
    "engine/mechanism/resolving.py": MISREAD,
    "engine/mechanism/stackcopies.py": MISREAD,
    "engine/mechanism/triggers.py": MISREAD,
    "engine/mechanism/conditions.py": "Random boards (`tests/properties`) and texts (`tests/reading`):",
    "engine/mechanism/layers.py": "Random boards (`tests/properties`) and texts (`tests/reading`):",
    "engine/mechanism/playing.py": "Random boards (`tests/properties`) and texts (`tests/reading`):",
    "engine/mechanism/zones.py": "Random boards (`tests/properties`) and texts (`tests/reading`):",
    "engine/": REFUSED,
}
"""Why no scenario comes to the other places of these modules."""


@frozen
class Reach:
    """What a run has missed of one module."""

    statements: int
    branches: int
    lines: frozenset[int]
    """Lines that were never carried out."""
    ways: frozenset[tuple[int, int]]
    """Branches that were never taken, from line to line."""

    @property
    def share(self) -> float:
        """The share of statements and branches that were reached."""
        everything = self.statements + self.branches
        return 100 * (everything - len(self.lines) - len(self.ways)) / everything if everything else 100.0


Runs = tuple[Mapping[str, Reach], ...]
"""What was missed of each module, by several runs."""


def reached(arguments: Sequence[str]) -> Mapping[str, Reach]:
    """Run pytest with these arguments; what it reaches of each module."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "coveragerc")
        settings.write_text(SETTINGS, encoding="utf-8")
        given = {**os.environ, "COVERAGE_FILE": str(Path(folder, "data")), "COVERAGE_RCFILE": str(settings)}

        def coverage(*words: str) -> int:
            command = [sys.executable, "-m", "coverage", *words]
            return subprocess.run(command, cwd=ROOT, env=given, stdout=sys.stderr, check=False).returncode

        if coverage("run", "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments):
            print(
                f"pytest {' '.join(arguments)}: some of it failed; what is reached counts all the same", file=sys.stderr
            )
        coverage("combine", "-q")
        coverage("json", "-q", "-o", str(Path(folder, "report.json")))
        report = json.loads(Path(folder, "report.json").read_text(encoding="utf-8"))
    return {path: _reach(one) for path, one in sorted(report["files"].items())}


def _reach(one: Mapping[str, Any]) -> Reach:
    summary = one["summary"]
    ways = frozenset((start, end) for start, end in one["missing_branches"])
    return Reach(summary["num_statements"], summary["num_branches"], frozenset(one["missing_lines"]), ways)


def page(scenarios: Runs, everything: Mapping[str, Reach]) -> str:
    """The whole page; `scenarios` are the runs of those of the chapter, and of all."""
    rows = [
        "| module | statements | branches | by the chapter | by all scenarios | by everything |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    runs = (*scenarios, everything)
    for path, one in everything.items():
        shares = " | ".join(f"{run[path].share:.1f} %" for run in runs)
        rows.append(f"| `{path}` | {one.statements} | {one.branches} | {shares} |")
    rows.append(f"| all | | | {' | '.join(f'{_all(run):.1f} %' for run in runs)} |")
    rows += ["", "## Reached by nothing", "", *(_places(everything) or ["Nothing."])]
    rows += ["", "## Reached by other tests only", *_by_reason(scenarios[-1], everything), ""]
    return "\n".join([HEAD, *rows])


def _places(missed: Mapping[str, Reach]) -> list[str]:
    return [line for path, one in missed.items() for line in told(path, one.lines, one.ways)]


def _by_reason(scenarios: Mapping[str, Reach], everything: Mapping[str, Reach]) -> Iterator[str]:
    """What no scenario reaches and some test does, under the reason."""
    found: dict[str, list[str]] = {}
    for path, one in everything.items():
        for line in told(path, scenarios[path].lines - one.lines, scenarios[path].ways - one.ways):
            found.setdefault(_reason(path, line), []).append(line)
    for reason, lines in found.items():
        yield from ("", reason, "", *lines)


def _reason(path: str, line: str) -> str:
    if REFUSALS.search(line):
        return "Refusals, each with a case in `tests/asserting/refusals.py`:"
    if MISTAKES.search(line):
        return "Mistakes in a text, a scenario or a message; a scenario with one can't be played:"
    return next(why for start, why in OTHERS.items() if path.startswith(start))


def _all(reach: Mapping[str, Reach]) -> float:
    everything = sum(one.statements + one.branches for one in reach.values())
    return 100 * (1 - sum(len(one.lines) + len(one.ways) for one in reach.values()) / everything)


def told(path: str, lines: frozenset[int], ways: frozenset[tuple[int, int]]) -> Iterator[str]:
    """The places of one module, each with its text; a branch whose target is missing itself is told by that."""
    source = (ROOT / path).read_text(encoding="utf-8").splitlines()
    for first in sorted(line for line in lines if line - 1 not in lines):
        last = next(line for line in count(first) if line + 1 not in lines)
        place = f"{first}" if first == last else f"{first}-{last}"
        yield f"- `{path}:{place}` `{source[first - 1].strip()}`"
    for start, end in sorted(ways):
        if end not in lines and start not in lines:
            goes = f"goes on to line {end}" if end > 0 else "leaves from here"
            yield f"- `{path}:{start}` `{source[start - 1].strip()}` never {goes}"


def main() -> int:
    """Run the scenarios, then everything, and print the page."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.covering", description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    chosen = parser.parse_args()
    text = page((reached(["features"]), reached(["features", "tests/engine"])), reached([]))
    if chosen.write:
        PAGE.write_text(text, encoding="utf-8")
    print(text)
    return 0


if __name__ == "__main__":
    sys.exit(ended(main))
