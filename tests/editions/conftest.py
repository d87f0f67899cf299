"""Suites of a few features, wired as the specification itself is, in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

Run = Callable[..., pytest.RunResult]


@pytest.fixture
def wired(pytester: pytest.Pytester) -> Run:
    """Write the feature files and run pytest on them with the root's conftest."""

    def run(*arguments: str, **features: str) -> pytest.RunResult:
        pytester.makeconftest((ROOT / "conftest.py").read_text())
        pytester.makeini("[pytest]\naddopts = --strict-markers\n")
        for name, text in features.items():
            pytester.path.joinpath(f"{name}.feature").write_text(text)
        return pytester.runpytest_inprocess(*arguments)

    return run
