"""The rules of today by their numbers: those of requirements, and others that scenarios are decided by.

`rules.toml` beside this file says of each of the others what it says.  A scenario
names a rule by its number (@CR-614.5); a number that is known here is meant.

Rules for this file: it reads and checks, and knows nothing of scenarios.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from conformance.driver import NOW
from conformance.register import NUMBER, RegisterError, register
from conformance.toml import contents

WRITTEN: Final = Path(__file__).with_name("rules.toml")


@cache
def rules() -> Mapping[str, tuple[str, ...]]:
    """What each rule of today says, by its number: its requirements, or the one line of `rules.toml`."""
    found: dict[str, tuple[str, ...]] = {}
    for requirement in register().values():
        for number in requirement.rules[NOW]:
            found[number] = (*found.get(number, ()), requirement.says)
    return found | {number: (says,) for number, says in load(WRITTEN).items()}


def load(path: Path) -> Mapping[str, str]:
    """The rules that are written in a file."""
    found = contents(path, "a line for each rule", RegisterError)
    mistakes = [f"{path.name}: {mistake}" for mistake in _mistakes(found)]
    if mistakes:
        raise RegisterError("\n".join(mistakes))
    return found


def _mistakes(written: Mapping[str, object]) -> Iterator[str]:
    of_requirements = {number: each.id for each in register().values() for number in each.rules[NOW]}
    for number, says in written.items():
        if not NUMBER.fullmatch(number):
            yield f'found {number}; expected the number of a rule in quotes, as in "613.2a"'
        elif number in of_requirements:
            yield f"found {number}, which is a rule of {of_requirements[number]}; expected it there alone"
        elif not (isinstance(says, str) and says.strip() and "\n" not in says):
            yield f"{number}: found {says!r}; expected what it says, in one line"
