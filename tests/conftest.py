"""What pytest prints depends on where it runs; the runs within a test print the same everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

SURROUNDINGS: Final = (
    *("CI", "BUILD_NUMBER", "GITHUB_ACTIONS"),  # how much of a failure is printed, and how often
    *("FORCE_COLOR", "NO_COLOR", "PY_COLORS", "CLICOLOR_FORCE", "COLUMNS", "TERM"),
    *("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTHONWARNINGS"),
)
"""The variables of the environment that pytest or Python look at."""


@pytest.fixture(autouse=True, scope="session")
def nowhere_in_particular() -> Iterator[None]:
    """A run within a test, in this process or another, knows nothing of where the tests run."""
    with pytest.MonkeyPatch.context() as patch:
        for name in SURROUNDINGS:
            patch.delenv(name, raising=False)
        yield
