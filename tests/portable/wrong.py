"""The reference engine with one mistaken belief about today's rules, at the other end of a pipe."""

from __future__ import annotations

import sys

from conformance.driver import NOW
from engine.__main__ import serve
from engine.rulebook import EDITIONS
from tests.misreadings.copiable_values import CurrentValuesAreCopied as Misreading

if __name__ == "__main__":
    EDITIONS[NOW] = Misreading
    serve(sys.stdin, sys.stdout)
