"""The pytest plugin: -m selects scenarios by their tags.

They are written with or without the @; but an argument that begins with one is a
file of arguments to pytest, which opens it before it knows any plugin.  A tag that
no scenario has is an error that says so, since it selects nothing by mistake.

A scenario is selected by its title, an outline or one row of it also as it is written:
"x.feature::A copy of <creature> is <size>" and "...[Bear, 2/2]" behind it.
"""

from __future__ import annotations

import difflib
import re
from pathlib import Path
from typing import Final

import pytest
from _pytest.mark.expression import Expression  # as pytest itself reads -m

from steps import tags
from steps.reading import Refused, read

_AT: Final = re.compile(r"@(?=\w)")


def pytest_configure(config: pytest.Config) -> None:
    config.option.markexpr = _AT.sub("", config.option.markexpr or "")
    config.args = [each for given in config.args for each in _by_title(given, config.invocation_params.dir)]


def _by_title(given: str, folder: Path) -> list[str]:
    """The rows of the outline that is named as it is written, each by its own title; or what was given."""
    written, bracket, row = given.partition("[")
    file, _, name = written.partition("::")
    path = folder / file
    if path.suffix != ".feature" or not name or not path.is_file():
        return [given]
    try:
        examples = read(path, file, {})
    except Refused:
        return [given]  # as the file is collected, what is wrong with it is told
    rows = [each for each in examples if each.template.name == name and bracket + row in ("", each.row)]
    titles = [each.title for each in examples]
    title = name + bracket + row
    if not rows and title not in titles:
        near = difflib.get_close_matches(title, titles, n=1)
        hint = f"; did you mean '{near[0]}'?" if near else "; pytest --collect-only -q lists them all"
        raise pytest.UsageError(f"{file}: found no scenario '{title}'{hint}")
    return [f"{file}::{each.title}" for each in rows] or [given]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    try:
        wanted = Expression.compile(config.option.markexpr).idents() if config.option.markexpr else ()
    except SyntaxError:
        return  # pytest says what is wrong with it
    known = {re.split(r"[:(]", line)[0].strip() for line in config.getini("markers")}
    for tag in sorted(set(wanted) - known):
        near = difflib.get_close_matches(tag, sorted(filter(tags.names, known)), n=3)
        examples = ", ".join(form.example for form in tags.TAGS)
        possible = f"near: {', '.join(near)}" if near else f"tags are like {examples}"
        raise pytest.UsageError(f'-m "{config.option.markexpr}": no collected scenario has the tag {tag}; {possible}')
