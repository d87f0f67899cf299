"""What is so at every moment of every game."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.driver import DriverError
from steps.vocabulary import VOCABULARY
from tests.properties.drawing import Drawn, examples, games
from tests.properties.playing import REFUSED, Play
from tests.properties.world import ALL, CARDS, attempt, leave

WHERE_COPIES_ARE = {
    "copy of a spell": ("stack", ""),
    "copy of a card": ("stack", "battlefield", ""),
    "token": ("battlefield", ""),
    "card": ("battlefield", "graveyard", "hand", "library", "exile", "stack"),
    "ability": ("stack", ""),
}
"""Where an object of each kind can be once state-based actions have been performed (704.5d, e, 707.10a)."""


@examples(2)
@given(games((*ALL, leave), players=("Alice", "Bob", "Carol")))
def test_every_card_and_every_copy_is_where_it_can_be(game: Drawn) -> None:
    play = game.begin()
    with play.telling():
        library = {name: play.driver.player(name).library for name in play.players}
        for step in game.steps(play):
            step()
            no_copy_survives_where_it_cannot_be(play)
            every_card_is_in_one_zone_unless_its_owner_has_left(play, library)


def no_copy_survives_where_it_cannot_be(play: Play) -> None:
    for label in play.driver.labels():
        state = play.driver.state(label)
        if play.driver.player(state.owner).in_game:
            assert state.zone in WHERE_COPIES_ARE[state.kind], f'"{label}", a {state.kind}, is in {state.zone}'


def every_card_is_in_one_zone_unless_its_owner_has_left(play: Play, library: dict[str, int]) -> None:
    """Each player still in the game has as many cards as they ever had, wherever those are."""
    states = {label: play.driver.state(label) for label in play.driver.labels()}
    for name in play.players:
        player = play.driver.player(name)
        mine = {label: state.zone for label, state in states.items() if state.owner == name and state.kind == "card"}
        if not player.in_game:
            assert [label for label, zone in mine.items() if zone] == []
            continue
        for zone, there in (("hand", player.hand), ("graveyard", player.graveyard), ("exile", player.exile)):
            labelled = [label for label in there if label in states]
            assert sorted(labelled) == sorted(label for label, its in mine.items() if its == zone)
        elsewhere = sum(zone in ("battlefield", "stack") for zone in mine.values())
        cards = len(player.hand) + len(player.graveyard) + len(player.exile) + player.library + elsewhere
        assert cards == library[name] + len(mine), f"{name} has {cards} cards of {library[name] + len(mine)}"


@examples()
@given(games())
def test_asking_changes_nothing(game: Drawn) -> None:
    play = game.begin()
    with play.telling():
        for step in game.steps(play):
            step()
        assert play.seen() == play.seen()


@examples()
@given(games(), st.lists(st.tuples(st.integers(0, 255), st.integers(0, 255)), min_size=1, max_size=6))
def test_what_is_refused_changes_nothing(game: Drawn, attempts: list[tuple[int, int]]) -> None:
    """And it is refused for the reason that was given when it was asked whether it may be done."""
    play = game.play()
    with play.telling():
        for a, b in attempts:
            play.driver.answer = None
            before = play.seen()
            done = play.do(attempt(play, a, b))
            if not done:
                assert play.seen() == before
            if play.driver.answer is not None:
                assert not done
                assert str(play.refused) == str(play.driver.answer)


@examples()
@given(games())
def test_one_script_has_one_outcome(game: Drawn) -> None:
    first, second = game.begin(), game.begin()
    with first.telling():
        for one, other in zip(game.steps(first), game.steps(second), strict=True):
            one()
            other()
        assert first.script == second.script
        assert first.seen() == second.seen()


@examples()
@given(games())
def test_the_steps_that_are_printed_are_the_game_that_was_played(game: Drawn) -> None:
    play = game.begin()
    with play.telling():
        for step in game.steps(play):
            step()
        assert play_again(play).seen() == play.seen()


def play_again(play: Play) -> Play:
    """The script, carried out anew with nothing but its prepared answers."""
    again = Play(CARDS, play.players)
    again.driver.table.game.choices.answer_by = None
    for text in play.script:
        match = VOCABULARY.find(text.removeprefix(REFUSED))
        assert match is not None
        if text.startswith(REFUSED):
            with pytest.raises(DriverError):
                match.carry_out(again.game, None, None)
        else:
            match.carry_out(again.game, None, None)
    again.driver.end()
    return again


def test_a_failure_prints_steps_that_can_be_pasted() -> None:
    play = Play(CARDS, picks=iter([1]))
    play.do('Bob controls "Runeclaw Bear" called "Bear"')
    play.do('Alice controls "Wall of Omens" called "Wall"')
    play.do('Alice controls "Clone" called "Copy"')
    assert not play.do('Alice has the effect "Tap target creature." on "Nothing"')
    assert play.as_steps().splitlines() == [
        '    Given Bob controls "Runeclaw Bear" called "Bear"',
        '    And Alice controls "Wall of Omens" called "Wall"',
        '    And Alice will choose "Wall"',
        '    And Alice controls "Clone" called "Copy"',
        '    # refused: Alice has the effect "Tap target creature." on "Nothing"',
    ]
