"""Wiring: the plugins that make tests of feature files, and the engine that they are run against."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.readings import ENGINE, ReadingError, engine_of
from conformance.reports.notes import FIND
from steps.vocabulary import VOCABULARY

pytest_plugins = ("steps.collecting", "steps.editions", "steps.summary", "conformance.reports.plugin", "pytester")


def pytest_configure(config: pytest.Config) -> None:
    config.stash[FIND] = VOCABULARY.find
    try:
        config.stash[ENGINE] = engine_of(config.option.reading)
    except ReadingError as error:
        raise pytest.UsageError(str(error)) from None


@pytest.fixture
def driver(pytestconfig: pytest.Config) -> Driver:
    """The engine of one scenario: the reference engine, in this process."""
    return pytestconfig.stash[ENGINE]()
