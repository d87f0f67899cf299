"""The table of refusals in the README is that of the bad features, each with what is said about it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.running.test_refusals import BAD

MARKDOWN = re.compile(r"[|<*\\]")
README = Path(__file__).with_name("README.md")


def row(what: str) -> str:
    """How the table has a bad feature; what is found may go on."""
    _, _, _, found, mend = BAD[what]
    cells = (MARKDOWN.sub(r"\\\g<0>", cell) for cell in (what, found, mend))
    return f"| {' | '.join(cells)} |"


def test_the_table_has_every_bad_feature_with_its_message() -> None:
    lines = README.read_text().splitlines()
    start = lines.index("|---|---|---|") + 1
    assert [line for line in lines[start:] if line.startswith("| ")] == [row(what) for what in BAD]
