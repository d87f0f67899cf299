"""What the engine answers when it can't do as asked. Nothing has happened then.

Rules for this file: every message is for the reader of a scenario; it names
who, what, and what would be possible.
"""

from __future__ import annotations


class EngineError(Exception):
    """Any of the answers below."""


class Forbidden(EngineError):
    """The rules forbid it; `rule` is the number of the rule that does."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class Unprepared(EngineError):
    """A choice was asked for that nobody prepared, was prepared and never asked for, or isn't among those offered."""


class Unspecified(EngineError):
    """The rules of the edition don't say; `rule` is the number that says it today."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


class Unknown(EngineError):
    """What was spoken of isn't there: a label, a player, a card, an ability, a zone, a step."""
