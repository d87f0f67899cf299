"""Suites of one feature, run by pytest in a folder of their own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

CONFTEST = """
import pytest
from {module} import {driver}

pytest_plugins = ("steps.collecting", "steps.selecting", "steps.summary")

@pytest.fixture
def driver():
    return {driver}()
"""

Run = Callable[..., pytest.RunResult]


@pytest.fixture
def suite(pytester: pytest.Pytester) -> Run:
    """Write the feature files, run pytest on them; `engine` is the driver's module and class."""

    def run(
        *arguments: str, engine: tuple[str, str] = ("bench.trivial", "Trivial"), **features: str
    ) -> pytest.RunResult:
        module, driver = engine
        pytester.makeconftest(CONFTEST.format(module=module, driver=driver))
        pytester.makeini("[pytest]\njunit_family = xunit1\naddopts = --strict-markers\n")
        for name, text in features.items():
            pytester.path.joinpath(f"{name}.feature").write_text(text)
        return pytester.runpytest_inprocess(*arguments)

    return run
