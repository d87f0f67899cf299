"""Random games as values that Hypothesis draws, shrinks and repeats.

A profile says how many: in the ordinary run always the same two thousand games, in
`make proof` more and other ones each time, with `--hypothesis-profile long` many more.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Final

from attrs import field, frozen
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st

from tests.properties.playing import Play
from tests.properties.world import ALL, CARDS, Kind, bring_plain

PROFILES: Final = {"proof": 250, "long": 3_000}
QUICK: Final = 170
"""How many games a property gets: those of a profile are drawn anew each time."""


def examples(share: float = 1) -> settings:
    """How many examples a property gets; `share` is less than one for costly ones."""
    return settings(
        max_examples=int(PROFILES.get(_profile(), QUICK) * share),
        derandomize=_profile() not in PROFILES,
        database=None,
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        print_blob=False,
        phases=(Phase.explicit, Phase.generate, Phase.shrink),
    )


def _profile() -> str:
    return settings.get_current_profile_name()


ANSWERS: Final = 8
"""How many questions get an answer that is drawn."""
START: Final = 3
"""How many creatures are there from the start."""


@frozen
class Drawn:
    """A game: bytes, of which each says which creature, which answer, or with two others which step comes next."""

    drawn: bytes
    kinds: tuple[Kind, ...] = field(repr=False)
    players: tuple[str, ...] = ("Alice", "Bob")

    def begin(self) -> Play:
        """The game with the creatures that are there from the start."""
        answers, rest = self.drawn[:ANSWERS], self.drawn[ANSWERS:]
        play = Play(CARDS, self.players, iter(answers))
        for n in range(START):
            bring_plain(play, rest[n], rest[n + 1])
        return play

    def steps(self, play: Play) -> Iterator[Callable[[], None]]:
        """The steps of the game, each to be called; where the first byte is 0, there is none."""
        moves = self.drawn[ANSWERS + START :]
        for kind, a, b in zip(moves[::3], moves[1::3], moves[2::3], strict=True):
            if kind:
                yield partial(self.kinds[kind % len(self.kinds)], play, a, b)

    def play(self) -> Play:
        """The whole game, and everything on the stack resolved."""
        play = self.begin()
        for step in self.steps(play):
            step()
        if play.driver.stack():
            play.do("the stack resolves")
        play.settle()
        return play


def games(
    kinds: tuple[Kind, ...] = ALL, most: int = 6, players: tuple[str, ...] = ("Alice", "Bob")
) -> st.SearchStrategy[Drawn]:
    """Games of up to that many steps. One draw of bytes costs a tenth of as many numbers."""
    length = ANSWERS + START + 3 * most
    return st.builds(Drawn, st.binary(min_size=length, max_size=length), st.just(kinds), st.just(players))
