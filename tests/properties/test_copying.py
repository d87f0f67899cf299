"""What is so of every copy, whatever happened before."""

from __future__ import annotations

from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from conformance.driver import Values
from tests.properties.drawing import Drawn, examples, games
from tests.properties.playing import Play, Seen
from tests.properties.world import BECOMING, OTHERWISE, PLAIN, PLAIN_ONLY, TOKENS

TOKEN, BECOME, BECOME_FOR_A_TURN = TOKENS[0], BECOMING[0], BECOMING[1]
NUMBER = st.integers(0, 23)


def shapes_itself(values: Values) -> bool:
    """Whether something of its text makes what enters with it something else (707.5)."""
    return any("enter as" in text or text.startswith("As this") for text in values.abilities)


def flipped(play: Play, *labels: str) -> bool:
    """Whether one of them is flipped; a copy of that isn't, and so has the values of the other half (707.2, 710.2)."""
    return any(play.driver.state(label).flipped for label in labels)


def token_copy(play: Play, label: str) -> str | None:
    """A new token that is a copy of it; None if it can't be targeted."""
    before = play.driver.labels()
    if not play.do(f'Alice has the effect "{TOKEN}" on "{label}"'):
        return None
    [token] = [each for each in play.driver.labels() if each not in before]
    return token


@examples()
@given(games(), NUMBER)
def test_a_copy_of_a_copy_is_a_copy(game: Drawn, number: int) -> None:
    """Copiable values are handed on unchanged, however often they are copied (707.2, 707.3)."""
    play = game.play()
    with play.telling():
        there = play.creatures()
        if not there:
            return
        original = play.pick(there, number)
        values = play.driver.copiable(original)
        if shapes_itself(values) or flipped(play, original):
            return
        token = token_copy(play, original)
        if token is None:
            return
        assert play.driver.copiable(token) == values
        if play.driver.state(token).zone == "battlefield" and (second := token_copy(play, token)):
            assert play.driver.copiable(second) == values


@examples()
@given(games(), NUMBER, NUMBER)
def test_what_becomes_a_copy_has_the_copiable_values(game: Drawn, one: int, other: int) -> None:
    """Unless it is face down itself, or flipped; and the original doesn't change (707.2, 707.4)."""
    play = game.play()
    with play.telling():
        there = play.creatures()
        if len(there) < 2:
            return
        subject = play.pick(there, one)
        original = play.pick([each for each in there if each != subject], other)
        values = play.driver.copiable(original)
        if play.driver.state(subject).face_down or flipped(play, subject, original):
            return
        if play.do(f'Alice has the effect "{BECOME}" on "{subject}" and "{original}"'):
            for label in (subject, original):
                if label in play.on_battlefield():
                    assert play.driver.copiable(label) == values


@examples()
@given(games(), NUMBER, NUMBER)
def test_nothing_but_copying_shows_in_copiable_values(game: Drawn, which: int, number: int) -> None:
    """Other effects, counters and status leave the copiable values of everything as they were (707.2)."""
    play = game.play()
    with play.telling():
        there = play.creatures()
        if not there:
            return
        before = {label: play.driver.copiable(label) for label in play.on_battlefield()}
        text, label = play.pick(OTHERWISE, which), play.pick(there, number)
        play.do(f'{play.player(number)} has the effect "{text}" on "{label}"')
        assert {label: play.driver.copiable(label) for label in play.on_battlefield()} == {
            label: values for label, values in before.items() if label in play.on_battlefield()
        }


@examples()
@given(games(), NUMBER)
def test_an_original_is_as_it_was(game: Drawn, number: int) -> None:
    """To be copied does nothing to the original, on the battlefield or on its way there (707.2)."""
    play = game.play()
    with play.telling():
        mine = [label for label in play.creatures() if "Legendary" not in play.driver.current(label).supertypes]
        if not mine:
            return
        original = play.pick(mine, number)
        look = play.game.look(original)
        clone, player = play.new_label("Clone"), play.player(number)
        play.driver.prepare(player, original)
        play.script.append(f'{player} will choose "{original}"')
        assert play.do(f'{player} controls "Clone" called "{clone}"')
        after = play.game.look(original)
        assert (after.copiable, after.state) == (look.copiable, look.state)
        if look.copiable.name in PLAIN:
            assert after.current == look.current
        if not shapes_itself(look.copiable) and not flipped(play, original):
            assert play.driver.copiable(clone) == look.copiable


@examples()
@given(games(PLAIN_ONLY), NUMBER, NUMBER)
def test_what_was_a_copy_until_end_of_turn_is_what_it_was(game: Drawn, one: int, other: int) -> None:
    """It is afterwards as it would be if it had never been a copy."""
    changed, spared = game.play(), game.play()
    with changed.telling():
        there = changed.creatures()
        if len(there) < 2:
            return
        subject = changed.pick(there, one)
        original = changed.pick([each for each in there if each != subject], other)
        changed.do(f'Alice has the effect "{BECOME_FOR_A_TURN}" on "{subject}" and "{original}"')
        for play in (changed, spared):
            play.do("the game goes on to the cleanup step")
        if set(changed.on_battlefield()) == set(spared.on_battlefield()):
            assert changed.seen() == spared.seen()


@examples()
@given(games(PLAIN_ONLY), st.tuples(NUMBER, NUMBER, NUMBER), st.tuples(NUMBER, NUMBER, NUMBER))
def test_the_order_of_unrelated_actions_does_not_matter(
    game: Drawn, one: tuple[int, int, int], other: tuple[int, int, int]
) -> None:
    """Two creatures are changed, or become copies of a third; which comes first can't be seen afterwards."""
    first, second = game.play(), game.play()
    with first.telling():
        there = first.creatures()
        if len(there) < 3:
            return
        original = there[0]
        subject = first.pick(there[1:], one[2])
        another = first.pick([each for each in there[1:] if each != subject], other[2])
        actions = [_change(*one[:2], subject, original, first), _change(*other[:2], another, original, first)]
        for play, order in ((first, actions), (second, actions[::-1])):
            for text in order:
                play.do(text)
        if not first.driver.stack():
            assert in_any_order(first.seen()) == in_any_order(second.seen())


def in_any_order(seen: Seen) -> tuple[object, ...]:
    """Everything that can be seen, but which card came to a graveyard first (404.2)."""
    objects, players, stack, prepared = seen
    alike = {name: evolve(player, graveyard=tuple(sorted(player.graveyard))) for name, player in players.items()}
    return objects, alike, stack, prepared


def _change(number: int, player: int, subject: str, original: str, play: Play) -> str:
    if number % 2:
        return f'{play.player(player)} has the effect "{BECOME}" on "{subject}" and "{original}"'
    return f'{play.player(player)} has the effect "{play.pick(OTHERWISE, number // 2)}" on "{subject}"'
