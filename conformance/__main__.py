"""The commands: `python -m conformance COMMAND ...`."""

from __future__ import annotations

import difflib
import importlib
import sys
from collections.abc import Sequence
from typing import Final

from conformance.arguments import USAGE, ended

COMMANDS: Final = {
    "compare": ("conformance.compare", "two readings of the rules: the scenarios that turn out otherwise, and why"),
    "compare-reports": ("conformance.reports.differences", "two reports: the scenarios with another verdict"),
    "export": ("conformance.portable.exporting", "every scenario as plain data"),
    "replay": ("conformance.portable.replaying", "such data, played against an engine"),
}
"""Each command: the module with its `main`, and what it is about."""


def main(arguments: Sequence[str]) -> int:
    """Carry out the command that is named first."""
    named = arguments[0] if arguments else ""
    if named in COMMANDS:
        return int(importlib.import_module(COMMANDS[named][0]).main(arguments[1:]))
    is_help = named in ("-h", "--help")
    output = sys.stdout if is_help else sys.stderr
    if not is_help:
        near = difflib.get_close_matches(named, COMMANDS, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        print(f"found {f'the command {named!r}' if named else 'no command'}; expected one of these{hint}", file=output)
    for name, (_, about) in COMMANDS.items():
        print(f"  python -m conformance {name:<16} {about}", file=output)
    return 0 if is_help else USAGE


if __name__ == "__main__":
    sys.exit(ended(lambda: main(sys.argv[1:])))
