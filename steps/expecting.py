"""How a step says what it expected: one line for each thing that differs, naming the object."""

from __future__ import annotations

from collections.abc import Mapping


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


def _shown(value: object) -> str:
    if isinstance(value, tuple | list):
        return " and ".join(str(part) for part in value) or "nothing"
    if isinstance(value, dict):
        return ", ".join(f"{n} {kind}" for kind, n in sorted(value.items())) or "nothing"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value or value == 0 else "nothing"
