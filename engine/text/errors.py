"""What the reader answers when it can't read a text."""

from __future__ import annotations


class TextError(Exception):
    """A card's text that can't be read: which card, where, what stands there, and what would fit.

    `column` counts from 1 in the paragraph `line`; `expected` holds words and descriptions
    that would have fitted at that column, `meant` the one that the phrase is like; `nearest`
    holds sentences that look alike.
    """

    def __init__(
        self,
        message: str,
        *,
        card: str = "",
        line: int = 1,
        column: int = 0,
        phrase: str = "",
        expected: tuple[str, ...] = (),
        meant: str = "",
        nearest: tuple[str, ...] = (),
    ) -> None:
        super().__init__(message)
        self.card = card
        self.line = line
        self.column = column
        self.phrase = phrase
        self.expected = expected
        self.meant = meant
        self.nearest = nearest


class GrammarError(Exception):
    """A mistake in the file of templates: the message names its line."""
