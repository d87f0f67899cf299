"""Which of several effects comes first (613.7, 613.8).

Rules for this file: the effects come by timestamp, and one that depends on another waits for it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

T = TypeVar("T")


def first(waiting: Sequence[T], depends: Callable[[T, T], bool]) -> int:
    """The place of the effect that is applied next: the oldest that depends on none, but for loops.

    In a loop each depends, by way of the others, on itself; those are not held up by each other (613.8b).
    """

    @cache
    def needed(place: int) -> frozenset[int]:
        """Those on which it depends."""
        return frozenset(other for other in range(len(waiting)) if depends(waiting[place], waiting[other]))

    @cache
    def awaited(place: int) -> frozenset[int]:
        """Those that it has to wait for in the end."""
        found: set[int] = set()
        left = [place]
        while left:
            new = needed(left.pop()) - found
            found |= new
            left += new
        return frozenset(found)

    return next(place for place in range(len(waiting)) if all(place in awaited(other) for other in awaited(place)))
