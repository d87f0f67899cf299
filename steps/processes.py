"""The pytest plugin: what a run of several processes can't use is told as a run of one tells it.

With -n each process collects for itself; pytest-xdist keeps from the first process why
another has refused the command line, and breaks over it.

Rules for this file: what is refused is for others to say; here it is handed on.
"""

from __future__ import annotations

import sys
from typing import Any, Final

import pytest

REFUSED: Final = "refused"


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """In a process that collects: hand on why it ends, if that is a refusal."""
    error = sys.exc_info()[1]
    if isinstance(error, pytest.UsageError) and hasattr(session.config, "workeroutput"):
        session.config.workeroutput[REFUSED] = [str(each) for each in error.args]


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """In the process that was started by hand: refuse as the first of them did."""
    if told := getattr(node, "workeroutput", {}).get(REFUSED):
        raise pytest.UsageError(*told)
