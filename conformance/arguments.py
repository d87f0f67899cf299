"""The arguments of our commands: what can't be used is told in one line, with the status of a wrong command line.

Rules for this file: what a command is told stands with the command; here is only what all of them refuse alike.
"""

from __future__ import annotations

import argparse
from typing import Final, NoReturn

USAGE: Final = 4
"""The exit status for what can't be used, as pytest's."""
LONGEST: Final = 86_400
"""The seconds that an engine may be given for an answer, at most: a day."""


class Arguments(argparse.ArgumentParser):
    """A reader of arguments that refuses in one line, and doesn't repeat how the whole command is used."""

    def error(self, message: str) -> NoReturn:
        """End with what is wrong, and where to read more."""
        self.exit(USAGE, f"{self.prog}: {message}; see {self.prog} --help\n")


def problem_of_seconds(seconds: float) -> str:
    """Why an engine can't be given so long for an answer; nothing if it can."""
    if 0 < seconds <= LONGEST:
        return ""
    return f"found --engine-timeout {seconds:g}; expected more than 0 seconds, and at most {LONGEST}"
