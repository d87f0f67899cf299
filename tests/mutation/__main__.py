"""`python -m tests.mutation [MODULE ...] [--every N] [--seed S] [--write]`: judge the mutants, and print the page."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from conformance.arguments import ended
from conformance.driver import ScriptError
from steps.reading import Refused
from tests.mutation.equivalents import Equivalent, EquivalentsError, equivalents
from tests.mutation.judging import Verdict, judge_all, jury
from tests.mutation.mutants import ROOT, Mutant, mutants_of
from tests.mutation.page import Outcome, page

RULEBOOK = sorted(str(one.relative_to(ROOT)) for one in (ROOT / "engine/rulebook").glob("*.py"))
MECHANISM = (
    *("copying", "running", "layers", "changes", "dating", "depending"),
    *("entering", "enchanting", "staticcopies", "stackcopies", "tokens"),
)
SCOPE = [path for path in RULEBOOK if not path.endswith(("__init__.py", "rule.py"))] + [
    f"engine/mechanism/{name}.py" for name in MECHANISM
]
"""The rules, and what copying goes through. `rule.py` marks methods and takes notes; no game is played by it."""
PAGE = Path(__file__).with_name("README.md")


def main() -> int:
    """Judge, print, and say by the exit code whether all is well: 1 if the table of equivalents is stale."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=sys.modules["tests.mutation"].__doc__)
    parser.add_argument("modules", nargs="*", metavar="MODULE", help="a file below engine/ (the rulebook and copying)")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only each Nth mutant")
    parser.add_argument("--seed", type=int, default=0, metavar="S", help="which of the N the sample starts with")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE.name}")
    chosen = parser.parse_args()
    if chosen.every < 1:
        parser.error(f"found --every {chosen.every}; expected 1 or more")
    if chosen.write and (chosen.modules or chosen.every > 1):
        parser.error("found --write for a part; expected it alone, because the page holds the whole")
    paths = [_module(parser, one) for one in chosen.modules] or SCOPE
    try:
        table = equivalents()
    except EquivalentsError as error:
        parser.error(str(error))
    mutants = [one for path in paths for one in mutants_of(path)][chosen.seed % chosen.every :: chosen.every]
    outcome = _judged(mutants, table, chosen.every)
    text = page(outcome)
    if chosen.write:
        PAGE.write_text(text, encoding="utf-8")
    print(text)
    stale = outcome.stale if chosen.every == 1 else []
    for one in stale:
        print(f"equivalents.toml: no survivor of {one.module} answers to {one.change}", file=sys.stderr)
    return bool(stale)


def _module(parser: argparse.ArgumentParser, given: str) -> str:
    path = Path(given).resolve()
    if not path.is_file() or not path.is_relative_to(ROOT / "engine"):
        parser.error(f"found {given}; expected a module below engine/, such as {SCOPE[0]}")
    return str(path.relative_to(ROOT))


def _judged(mutants: Sequence[Mutant], table: Sequence[Equivalent], every: int) -> Outcome:
    """The verdicts, with a sign of life on the way."""
    start = time.monotonic()
    called = jury()
    for line in called.failing:
        print(f"judges nothing, because it fails as the engine is: {line}", file=sys.stderr)
    verdicts: list[Verdict] = []
    for number, verdict in enumerate(judge_all(called, mutants), 1):
        verdicts.append(verdict)
        if number % 100 == 0 or number == len(mutants):
            print(f"{number} of {len(mutants)} mutants, {time.monotonic() - start:.0f} s", file=sys.stderr)
    return Outcome(verdicts, table, len(called.examples), every)


if __name__ == "__main__":
    sys.exit(ended(main, Refused, ScriptError))
