"""Random games as values that Hypothesis draws, shrinks and repeats.

A profile says how many: in the ordinary run always the same few thousand games,
with `--hypothesis-profile long` many more, and other ones each time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from attrs import field, frozen
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from tests.properties.playing import Play
from tests.properties.world import ALL, CARDS, Kind, bring_plain

QUICK, LONG = 300, 20_000


def examples(share: float = 1) -> settings:
    """How many examples a property gets; `share` is less than one for costly ones."""
    # The option's profile is known by its name only while tests are collected; it is looked up by pytest's plugin.
    return settings(
        max_examples=int((LONG if _long() else QUICK) * share),
        derandomize=not _long(),
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=False,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


def _long() -> bool:
    return settings.get_current_profile_name() == "long"


settings.register_profile("long")

NUMBER: Final = st.integers(0, 23)


@frozen
class Drawn:
    """A game: its steps by kind and numbers, and the answers that are given in it."""

    kinds: tuple[Kind, ...] = field(repr=False)
    start: tuple[tuple[int, int], ...]
    moves: tuple[tuple[int, int, int], ...]
    picks: tuple[int, ...]
    players: tuple[str, ...] = ("Alice", "Bob")

    def begin(self) -> Play:
        """The game with the creatures that are there from the start."""
        play = Play(CARDS, self.players, iter(self.picks))
        for a, b in self.start:
            bring_plain(play, a, b)
        return play

    def steps(self, play: Play) -> Iterator[Callable[[], None]]:
        """The steps of the game, each to be called."""
        for kind, a, b in self.moves:
            yield lambda kind=kind, a=a, b=b: self.kinds[kind % len(self.kinds)](play, a, b)  # type: ignore[misc]

    def play(self) -> Play:
        """The whole game, and everything on the stack resolved."""
        play = self.begin()
        for step in self.steps(play):
            step()
        if play.driver.stack():
            play.do("the stack resolves")
        return play


def games(
    kinds: tuple[Kind, ...] = ALL, most: int = 8, players: tuple[str, ...] = ("Alice", "Bob")
) -> st.SearchStrategy[Drawn]:
    """Games of up to that many steps, with at least two creatures to begin with."""
    return st.builds(
        Drawn,
        st.just(kinds),
        st.lists(st.tuples(NUMBER, NUMBER), min_size=2, max_size=3).map(tuple),
        st.lists(st.tuples(st.integers(0, len(kinds) - 1), NUMBER, NUMBER), max_size=most).map(tuple),
        st.lists(st.integers(0, 5), max_size=8).map(tuple),
        st.just(players),
    )
