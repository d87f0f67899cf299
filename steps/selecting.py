"""The pytest plugin: -m selects scenarios by their tags, written with or without the @.

A tag that no scenario has is an error that says so, since it selects nothing by mistake.
"""

from __future__ import annotations

import difflib
import re
from typing import Final

import pytest
from _pytest.mark.expression import Expression  # as pytest itself reads -m

from steps import tags

_AT: Final = re.compile(r"@(?=\w)")


def pytest_configure(config: pytest.Config) -> None:
    config.option.markexpr = _AT.sub("", config.option.markexpr or "")


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
