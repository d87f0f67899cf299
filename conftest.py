"""Wiring: the plugins that make tests of feature files, and the engine that they are run against."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.portable.exporting import NEEDS
from conformance.readings import ENGINE, ReadingError, engine_of
from conformance.reports.notes import FIND
from steps.needs import needs_of
from steps.vocabulary import VOCABULARY

pytest_plugins = (
    "steps.collecting",
    "steps.selecting",
    "steps.editions",
    "steps.summary",
    "steps.exam",
    "steps.ladder",
    "steps.processes",
    "conformance.reports.plugin",
    "pytester",
)


def pytest_configure(config: pytest.Config) -> None:
    config.stash[FIND], config.stash[NEEDS] = VOCABULARY.find, needs_of
    try:
        config.stash[ENGINE] = engine_of(config.option.reading, config.option.edition)
    except ReadingError as error:
        raise pytest.UsageError(str(error)) from None


@pytest.fixture
def driver(pytestconfig: pytest.Config, external: Driver | None) -> Driver:
    """The engine of one scenario: that of --engine-command, otherwise the reference engine, in this process."""
    return external or pytestconfig.stash[ENGINE]()
