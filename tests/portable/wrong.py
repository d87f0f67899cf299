"""The reference engine with one mistaken belief about today's rules, at the other end of a pipe."""

from __future__ import annotations

import sys

from conformance.driver import NOW
from engine.__main__ import serve
from engine.rulebook import EDITIONS, Current


class CurrentValuesAreCopied(Current):
    """A copy is what the original is right now, with all that changes it."""

    def copied_values(self, game, original):
        if original.last is not None:
            return original.last.values
        return game.view.values(original)


if __name__ == "__main__":
    EDITIONS[NOW] = CurrentValuesAreCopied
    serve(sys.stdin, sys.stdout)
