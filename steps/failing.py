"""How a failure is told: the line of the feature, the step, and what is wrong.

What an engine refuses and what turns out otherwise than expected needs no
traceback.  Any other exception is a fault of the engine or of a step; then the
frames below the step show where, and the frames of the test runner don't.
"""

from __future__ import annotations

import traceback
from pathlib import Path
from types import TracebackType

from _pytest._code.code import ReprFileLocation, TerminalRepr
from _pytest._io import TerminalWriter
from attrs import frozen
from pytest_bdd.parser import Scenario, Step

from conformance.driver import DriverError

MESSAGES = (AssertionError, DriverError)
"""Exceptions whose message says it all."""


@frozen(eq=False)
class Told(TerminalRepr):
    """A failure in words; `reprcrash` is what pytest's summary and JUnit quote."""

    heading: str
    message: str
    reprcrash: ReprFileLocation

    def toterminal(self, tw: TerminalWriter) -> None:
        tw.line(self.heading, bold=True)
        for line in self.message.splitlines():
            tw.line(f"  {line}", red=True)

    def __str__(self) -> str:
        return "\n".join([self.heading, *(f"  {line}" for line in self.message.splitlines())])


def tell(error: BaseException, step: Step | None, scenario: Scenario, shown: str) -> Told | None:
    """The failure of the step, or of the scenario's end if there is none."""
    if not isinstance(error, Exception) or (step is None and not isinstance(error, MESSAGES)):
        return None
    line = step.line_number if step else scenario.line_number
    text = f"{step.keyword} {step.name}" if step else "at the end of the scenario"
    message = _said(error) if isinstance(error, MESSAGES) else _fault(error)
    first = message.partition("\n")[0]
    return Told(f"{shown}:{line}: {text}", message, ReprFileLocation(shown, line, first))


def _said(error: Exception) -> str:
    """The message and, in lines of their own, the notes that explain it."""
    return "\n".join([str(error), *getattr(error, "__notes__", ())])


def _fault(error: Exception) -> str:
    """An error that shouldn't happen, with the frames from the step on."""
    frames: TracebackType | None = error.__traceback__
    while frames is not None and Path(frames.tb_frame.f_code.co_filename).parent != Path(__file__).parent:
        frames = frames.tb_next
    while frames is not None and Path(frames.tb_frame.f_code.co_filename).parent == Path(__file__).parent:
        frames = frames.tb_next
    where = "".join(traceback.format_tb(frames))
    return f"the engine broke: {type(error).__name__}: {error}\n{where}"
