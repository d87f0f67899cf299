"""badge.json: the score in a form of which shields.io makes a badge (an "endpoint")."""

from __future__ import annotations

import json
from typing import Final

from conformance.driver import EDITIONS
from conformance.reports.summary import Run

COLORS: Final = ((1.0, "brightgreen"), (0.9, "green"), (0.7, "yellowgreen"), (0.5, "yellow"), (0.25, "orange"))
"""The share that passes, at least, and its colour; below all of them, or if scenarios couldn't be played, it is red."""


def written(run: Run) -> str:
    """The run as the text of badge.json."""
    score = run.score
    share = score.passed / score.counting if score.counting else 0.0
    color = next((color for least, color in COLORS if share >= least and not run.incomplete), "red")
    message = f"{score.passed}/{score.counting}" + (" (incomplete)" if run.incomplete else "")
    editions = "all editions" if score.editions == EDITIONS else ", ".join(score.editions) or run.edition
    badge = {"schemaVersion": 1, "label": f"copying (CR 707), {editions}", "message": message, "color": color}
    return json.dumps(badge) + "\n"
