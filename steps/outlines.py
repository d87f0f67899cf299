"""Outlines and their examples: every row is run once, every column is used, every placeholder has a column."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from pytest_bdd.gherkin_parser import ExamplesTable, Row, Scenario, Step

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
    rows: dict[object, int] = {}
    for table in scenario.examples:
        yield from _check_table(table, placeholders, rows)


def _check_table(table: ExamplesTable, placeholders: dict[str, int], rows: dict[object, int]) -> Iterator[Problem]:
    line = table.location.line
    if table.table_header is None or not table.table_body:
        yield Problem(line, "Examples without rows", "a header and a row for each example", "write them")
        return
    columns = _values(table.table_header)
    header = table.table_header.location.line
    for column in dict.fromkeys(columns):
        if not column:
            yield Problem(header, "a column without a name", "a word for what it has", "name it or delete it")
            continue
        if columns.count(column) > 1:
            yield Problem(header, f"two columns named '{column}'", "one of each name", "rename or delete one")
        if column not in placeholders:
            yield Problem(header, f"the unused column '{column}'", f"<{column}> in a step", "use or delete it")
    for name, where in placeholders.items():
        if name not in columns:
            possible = ", ".join(f"<{column}>" for column in columns if column)
            yield Problem(where, f"the placeholder <{name}>", f"one of the columns: {possible}", "mend the spelling")
    for row in table.table_body:
        yield from _check_row(row, columns, rows)


def _check_row(row: Row, columns: list[str], rows: dict[object, int]) -> Iterator[Problem]:
    """Another row than those above it, by its values and by its name, which is its values joined (`steps.reading`)."""
    line, values = row.location.line, _values(row)
    key, name = tuple(sorted(zip(columns, values, strict=True))), ", ".join(values)
    if key in rows:
        yield Problem(line, f"the row of line {rows[key]} again", "different values in each row", "delete one")
    elif name in rows:
        found = f"a row that is called [{name}], as that of line {rows[name]}"
        yield Problem(line, found, "another name for each row", "say one of the values otherwise")
    for value in values:
        if PLACEHOLDER.search(value):
            yield Problem(line, f"the placeholder {value} in a row", "a value", "write the value itself")
    rows.setdefault(key, line)
    rows.setdefault(name, line)


def _values(row: Row) -> list[str]:
    return [cell.value for cell in row.cells]


def _placeholders(scenario: Scenario) -> Iterator[tuple[str, int]]:
    """Every placeholder and a line where it stands."""
    texts = [(scenario.name, scenario.location.line), *(each for step in scenario.steps for each in texts_of(step))]
    for text, line in texts:
        for name in PLACEHOLDER.findall(text):
            yield name, line


def texts_of(step: Step) -> Iterator[tuple[str, int]]:
    """All that a step says, and the lines where it does."""
    yield step.text, step.location.line
    if step.docstring:
        yield step.docstring.content, step.docstring.location.line
    for row in step.datatable.rows if step.datatable else ():
        yield from ((cell.value, row.location.line) for cell in row.cells)
