"""How a step says what it expected: one line for each thing that differs, naming the object.

What explains a difference is a note of the error, told below the message: beside
a current characteristic stands the copiable one, if that is another (707.2, 613).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager


def expect(subject: str, what: str, expected: object, found: object) -> None:
    """Fail unless what is found is what is expected."""
    expect_all(subject, {what: expected}, {what: found})


def expect_all(subject: str, expected: Mapping[str, object], found: Mapping[str, object]) -> None:
    """Fail unless each thing that is expected is found so; every one that differs is named."""
    differing = [
        f"{subject}: expected {what} {_shown(value)}, found {_shown(found[what])}"
        for what, value in expected.items()
        if found[what] != value
    ]
    if differing:
        raise AssertionError("\n".join(differing))


@contextmanager
def noting(note: Callable[[], str]) -> Iterator[None]:
    """A failure within gets the note, in parentheses; it is looked for only then, and an empty one isn't told."""
    try:
        yield
    except AssertionError as error:
        if told := note():
            error.add_note(f"({told})")
        raise


def other(found: Mapping[str, object], others: Mapping[str, object]) -> str:
    """What is found and what else there is of it, where the two differ."""
    return ", ".join(f"{what} {_shown(others[what])}" for what in found if others[what] != found[what])


def _shown(value: object) -> str:
    if isinstance(value, tuple | list):
        return " and ".join(str(part) for part in value) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{n} {kind}" for kind, n in sorted(value.items())) or "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value or value == 0 else "nothing"
