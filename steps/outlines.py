"""Outlines and their examples: every row is run once, every column is used, every placeholder has a column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pytest_bdd.gherkin_parser import ExamplesTable, Row, Scenario

from steps.problems import Problem

PLACEHOLDER: Final = re.compile(r"<([^<>]+)>")
OUTLINES: Final = ("Scenario Outline", "Scenario Template")


def check_outline(scenario: Scenario) -> Iterator[Problem]:
    """The examples of a scenario, or that it needs none."""
    line = scenario.location.line
    is_outline = scenario.keyword in OUTLINES
    if is_outline and not scenario.examples:
        yield Problem(line, f"no Examples of '{scenario.name}'", "a table of them", "write it, or say Scenario")
        return
    if scenario.examples and not is_outline:
        yield Problem(line, f"Examples of a {scenario.keyword}", "Scenario Outline", "call it that")
    placeholders = dict(_placeholders(scenario))
    if not scenario.examples:
        for name, where in placeholders.items():
            yield Problem(where, f"<{name}> in a {scenario.keyword}", "no placeholder", "write the value itself")
    rows: dict[tuple[tuple[str, str], ...], int] = {}
    for table in scenario.examples:
        yield from _check_table(table, placeholders, rows)


def _check_table(
    table: ExamplesTable, placeholders: dict[str, int], rows: dict[tuple[tuple[str, str], ...], int]
) -> Iterator[Problem]:
    line = table.location.line
    if table.table_header is None or not table.table_body:
        yield Problem(line, "Examples without rows", "a header and a row for each example", "write them")
        return
    columns = _values(table.table_header)
    header = table.table_header.location.line
    for column in dict.fromkeys(columns):
        if columns.count(column) > 1:
            yield Problem(header, f"two columns named '{column}'", "one of each name", "rename or delete one")
        if column not in placeholders:
            yield Problem(header, f"the unused column '{column}'", f"<{column}> in a step", "use or delete it")
    for name, where in placeholders.items():
        if name not in columns:
            possible = ", ".join(f"<{column}>" for column in columns)
            yield Problem(where, f"the placeholder <{name}>", f"one of the columns: {possible}", "mend the spelling")
    for row in table.table_body:
        key = tuple(sorted(zip(columns, _values(row), strict=True)))
        if key in rows:
            found = f"the row of line {rows[key]} again"
            yield Problem(row.location.line, found, "different values in each row", "delete one")
        rows.setdefault(key, row.location.line)


def _values(row: Row) -> list[str]:
    return [cell.value for cell in row.cells]


def _placeholders(scenario: Scenario) -> Iterator[tuple[str, int]]:
    """Every placeholder and a line where it stands."""
    texts = [(scenario.name, scenario.location.line)]
    for step in scenario.steps:
        texts.append((step.text, step.location.line))
        if step.docstring:
            texts.append((step.docstring.content, step.docstring.location.line))
        if step.datatable:
            texts += [(cell.value, row.location.line) for row in step.datatable.rows for cell in row.cells]
    for text, line in texts:
        for name in PLACEHOLDER.findall(text):
            yield name, line
