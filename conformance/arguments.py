"""The arguments of our commands, and how these end: what can't be used is told in one line, and the status says so.

Rules for this file: what a command is told stands with the command; here is only what all of them refuse alike.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import Final, NoReturn

USAGE: Final = 4
"""The exit status for what can't be used, as pytest's."""
UNREAD: Final = 1
"""The status of a command whose output nobody reads to its end."""
INTERRUPTED: Final = 130
"""The status of a command that is interrupted, as shells have it."""
NO_SCENARIO: Final = "found no scenario; expected feature files, and tags that some of them have"
LONGEST: Final = 86_400
"""The seconds that an engine may be given for an answer, at most: a day."""


class Arguments(argparse.ArgumentParser):
    """A reader of arguments that refuses in one line, and doesn't repeat how the whole command is used."""

    def error(self, message: str) -> NoReturn:
        """End with what is wrong, and where to read more."""
        self.exit(USAGE, f"{self.prog}: {message}; see {self.prog} --help\n")


def ended(command: Callable[[], int], *refusals: type[Exception]) -> int:
    """The status of a command; an interrupt, or an output that is closed, ends it without a word.

    refusals: exceptions that say in a message what can't be used.
    """
    try:
        status = command()
        sys.stdout.flush()
    except refusals as error:
        print(error, file=sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left is for nobody
        return UNREAD
    return status


def problem_of_seconds(seconds: float) -> str:
    """Why an engine can't be given so long for an answer; nothing if it can."""
    if 0 < seconds <= LONGEST:
        return ""
    return f"found --engine-timeout {seconds:g}; expected more than 0 seconds, and at most {LONGEST}"
