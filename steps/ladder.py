"""The pytest plugin: the smallest scenarios, where they are all that is run, are played from the lowest rung up.

So `pytest features -m smoke -x` stops at what has to be mended first.
"""

from __future__ import annotations

from typing import Final

import pytest

from conformance import lists
from steps.collecting import ScenarioItem
from steps.exam import id_of

SMOKE: Final = "smoke"


def pytest_collection_finish(session: pytest.Session) -> None:
    """Put the rungs in order, if there is nothing else."""
    items = [item for item in session.items if isinstance(item, ScenarioItem) and SMOKE in item.example.tags]
    if not items or len(items) < len(session.items):
        return
    rungs = {one: number for number, one in enumerate(lists.advice())}
    session.items[:] = sorted(items, key=lambda item: rungs.get(id_of(item), len(rungs)))
