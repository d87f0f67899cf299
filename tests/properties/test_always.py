"""What is so at every moment of every game."""

from __future__ import annotations

from hypothesis import given

from steps.vocabulary import VOCABULARY
from tests.properties.drawing import Drawn, examples, games
from tests.properties.playing import Play
from tests.properties.world import ALL, CARDS, leave

WHERE_COPIES_ARE = {
    "copy of a spell": ("stack", ""),
    "copy of a card": ("stack", "battlefield", ""),
    "token": ("battlefield", ""),
    "card": ("battlefield", "graveyard", "hand", "library", "exile", "stack"),
    "ability": ("stack", ""),
}
"""Where an object of each kind can be once state-based actions have been performed (704.5d, e, 707.10a)."""


@examples(2)
@given(games(most=12))
def test_no_copy_survives_where_it_cannot_be(game: Drawn) -> None:
    play = game.begin()
    with play.telling():
        for step in game.steps(play):
            step()
            for label in play.driver.labels():
                state = play.driver.state(label)
                assert state.zone in WHERE_COPIES_ARE[state.kind], f'"{label}", a {state.kind}, is in {state.zone}'


@examples(2)
@given(games((*ALL, leave), most=12, players=("Alice", "Bob", "Carol")))
def test_every_card_is_in_one_zone_unless_its_owner_has_left(game: Drawn) -> None:
    play = game.begin()
    with play.telling():
        library = {name: play.driver.player(name).library for name in play.players}
        for step in game.steps(play):
            step()
            count_the_cards(play, library)


def count_the_cards(play: Play, library: dict[str, int]) -> None:
    """Each player still in the game has as many cards as they ever had, wherever those are."""
    driver = play.driver
    states = {label: driver.state(label) for label in driver.labels()}
    for name in play.players:
        player = driver.player(name)
        mine = {label: state for label, state in states.items() if state.owner == name and state.kind == "card"}
        if not player.in_game:
            assert [label for label, state in mine.items() if state.zone] == []
            continue
        for zone, there in (("hand", player.hand), ("graveyard", player.graveyard), ("exile", player.exile)):
            assert len(set(there)) == len([one for one in there if one in states]) + len(
                {one for one in there if one not in states}
            ), f"{name}'s {zone}: {there}"
            assert {label for label, state in mine.items() if state.zone == zone} == set(there) & set(states)
        elsewhere = sum(state.zone in ("battlefield", "stack") for state in mine.values())
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
@given(games(most=12))
def test_one_script_has_one_outcome(game: Drawn) -> None:
    first, second = game.begin(), game.begin()
    with first.telling():
        for one, other in zip(game.steps(first), game.steps(second), strict=True):
            one()
            other()
        assert first.script == second.script
        assert first.seen() == second.seen()


@examples()
@given(games(most=12))
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
        if text.startswith("the players are"):
            continue
        match = VOCABULARY.find(text)
        assert match is not None
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
    ]
