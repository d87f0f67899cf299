"""Wiring: the plugins that make tests of feature files, and the engine that they are run against."""

from __future__ import annotations

import pytest

from conformance.driver import Driver
from conformance.in_process import InProcess

pytest_plugins = ("steps.collecting", "steps.summary", "pytester")


@pytest.fixture
def driver() -> Driver:
    """The engine of one scenario: the reference engine, in this process."""
    return InProcess()
