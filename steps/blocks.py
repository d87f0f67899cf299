"""What stands below a step, as it is written: doc strings and tables.

The features are for any Cucumber, and Cucumbers differ here: about a doc string that
isn't where its quotes are (pytest-bdd indents it once less, behave refuses it), about
what stands behind the quotes, and about escapes in a table other than that of the bar.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pytest_bdd.gherkin_parser import DocString, ExamplesTable, Step

from steps.problems import Problem

QUOTES: Final = '"""'
_ESCAPE: Final = re.compile(r"\\[^|]")


def check_blocks(steps: Sequence[Step], lines: Sequence[str]) -> Iterator[Problem]:
    """The doc strings and tables of these steps; `lines` are those of the file."""
    for step in steps:
        if step.docstring:
            yield from _check_doc_string(step.docstring, lines)
        if step.datatable:
            for row in step.datatable.rows:
                yield from _check_row(row.location.line, lines)


def check_examples(table: ExamplesTable, lines: Sequence[str]) -> Iterator[Problem]:
    """The rows of examples, as they are written."""
    for row in filter(None, (table.table_header, *(table.table_body or ()))):
        yield from _check_row(row.location.line, lines)


def _check_doc_string(doc_string: DocString, lines: Sequence[str]) -> Iterator[Problem]:
    start = doc_string.location.line
    if doc_string.delimiter != QUOTES:
        found, expected = f"a doc string in {doc_string.delimiter}", f"three double quotes, {QUOTES}"
        yield Problem(start, found, expected, "use these")
        return
    if behind := lines[start - 1].strip().removeprefix(QUOTES):
        yield Problem(start, f"'{behind}' behind {QUOTES}", "nothing there", "begin the text in the next line")
    column = doc_string.location.column - 1
    within = list(enumerate(lines[start : start + doc_string.content.count("\n") + 1], start + 1))
    indents = {number: len(line) - len(line.lstrip()) for number, line in within if line.strip()}
    if indents and (least := min(indents.values())) != column:
        number = next(number for number, indent in indents.items() if indent == least)
        found = f"a doc string that begins in column {least + 1}"
        yield Problem(number, found, f"column {column + 1}, where its quotes are", "move the text or the quotes")


def _check_row(line: int, lines: Sequence[str]) -> Iterator[Problem]:
    for escape in _ESCAPE.findall(lines[line - 1].replace(r"\|", "")):
        yield Problem(line, f"'{escape}' in a table", r"\| alone of all escapes", "write it without the backslash")
