"""The pytest plugin: --by-rule ends a run with the scenarios of each rule, passed and failed.

It counts reports, which carry the rules that a scenario is tagged with as
properties (its keywords have their older numbers too); so it works with any number
of processes.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from steps.tags import by_number

OUTCOMES: Final = ("passed", "failed", "skipped")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--by-rule", action="store_true", help="end with the scenarios of each rule, passed and failed")


def pytest_configure(config: pytest.Config) -> None:
    if config.option.by_rule and not hasattr(config, "workerinput"):
        config.pluginmanager.register(ByRule(), "by-rule")


class ByRule:
    """Counts the outcomes of scenarios by the rules that they are tagged with."""

    def __init__(self) -> None:
        self.counts: dict[str, Counter[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" or report.outcome != "passed":
            for name, number in report.user_properties:
                if name == "rule":
                    self.counts.setdefault(str(number), Counter())[report.outcome] += 1

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.section("scenarios by rule")
        terminalreporter.write_line(_row("rule", "scenarios", *OUTCOMES))
        for number in sorted(self.counts, key=by_number):
            count = self.counts[number]
            row = _row(number, count.total(), *(count[outcome] for outcome in OUTCOMES))
            terminalreporter.write_line(row, red=count["failed"] > 0)


def _row(rule: str, *cells: object) -> str:
    return f"{rule:<10}" + "".join(f"{cell:>11}" for cell in cells)
