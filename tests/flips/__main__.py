"""`python -m tests.flips`: flip every expected value, and print what survives."""

from __future__ import annotations

import sys

from tests.flips.running import report, run

done = run(sys.argv[1:])
print(report(done))
sys.exit(bool(done.survivors or done.failed))
