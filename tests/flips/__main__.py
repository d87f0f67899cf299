"""`python -m tests.flips`: flip every expected value, and print what survives."""

from __future__ import annotations

import sys

from conformance.arguments import ended
from tests.flips.running import report, run


def main() -> int:
    """Flip, print, and say by the exit code whether all is well; that nothing was flipped isn't."""
    done = run(sys.argv[1:])
    print(report(done))
    return int(bool(done.survivors or done.failed or not done.asked))


if __name__ == "__main__":
    sys.exit(ended(main))
