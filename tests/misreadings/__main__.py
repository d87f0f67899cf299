"""`python -m tests.misreadings`: play the scenarios by every misreading, and write what is found.

With --whole, every scenario meets every misreading that concerns it, which takes minutes.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from conformance.arguments import ended
from conformance.driver import ScriptError
from steps.reading import Refused
from tests.misreadings.ladder import Rung, ladder, problems
from tests.misreadings.matrix import matrix, overlooked
from tests.misreadings.pages import pages
from tests.misreadings.witnesses import WRITTEN, witnesses


def main() -> int:
    """Play, write, and say by the exit code whether all is well."""
    parser = argparse.ArgumentParser(prog="python -m tests.misreadings", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--whole", action="store_true", help="every scenario meets every misreading that concerns it")
    given = parser.parse_args()

    start = time.perf_counter()
    played = matrix(whole=given.whole)
    for place in ladder(played):
        requirement = place.requirement
        scenarios = sum(requirement.id in one.cites for one in played.played)
        because = f" [{requirement.status}: {requirement.because}]" if requirement.because else ""
        print(f"{requirement.id}  {place.rung!s:<9}  {scenarios:>3} played  {requirement.says}{because}")

    found = witnesses(played)
    WRITTEN.write_text(found.text(), encoding="utf-8")
    for path, text in pages([one.example for one in played.played], found).items():
        path.write_text(text, encoding="utf-8")

    rungs = Counter(place.rung for place in ladder(played))
    counts = f"{len(played.misreadings)} misreadings, {len(played.played)} scenarios and rows"
    print(f"\n{counts}, played {played.runs} times")
    print("requirements: " + ", ".join(f"{rungs[rung]} {rung}" for rung in reversed(Rung)))
    wrong = [*problems(played), *overlooked(played.played, stride=400)]
    print("\n".join(wrong) or "every misreading is refuted, and every scenario refutes one or says why not")
    print(f"{time.perf_counter() - start:.0f} seconds")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(ended(main, Refused, ScriptError))
