"""What an object is: its copiable values (707.2) and its current characteristics (613)."""

from __future__ import annotations

from collections.abc import Callable

from attrs import asdict

from conformance.card_text import canonical
from conformance.driver import Values
from steps.expecting import expect_all, noting, other
from steps.game import Game, Look
from steps.notation import abilities, characteristics, found
from steps.vocabulary import Table, step


def _expect_current(game: Game, label: str, expected: dict[str, str]) -> None:
    _expect(f'"{label}"', expected, game.driver.current(label), "copiable", lambda: game.driver.copiable(label))


def _expect_copiable(game: Game, label: str, expected: dict[str, str]) -> None:
    subject = f'copiable values of "{label}"'
    _expect(subject, expected, game.driver.copiable(label), "current", lambda: game.driver.current(label))


def _expect(subject: str, expected: dict[str, str], values: Values, beside: str, others: Callable[[], Values]) -> None:
    """The values are as expected; if not, the other values that the object has beside them explain it."""
    there = found(values, expected)
    wrong = {what: value for what, value in there.items() if value != expected[what]}
    with noting(lambda: (telling := other(wrong, found(others(), wrong))) and f"{beside}: {telling}"):
        expect_all(subject, expected, there)


@step("{object} is:")
def is_(game: Game, label: str, table: Table) -> None:
    _expect_current(game, label, characteristics(table))


@step("the copiable values of {object} are:")
def copiable_values_are(game: Game, label: str, table: Table) -> None:
    _expect_copiable(game, label, characteristics(table))


@step("the copiable values of {object} are those of {object}")
def copiable_values_are_those_of(game: Game, label: str, original: str) -> None:
    copiable_values_except(game, label, original, ())


@step("the copiable values of {object} are those of {object}, except:")
def copiable_values_except(game: Game, label: str, original: str, table: Table) -> None:
    expected = found(game.driver.copiable(original)) | characteristics(table)
    _expect_copiable(game, label, expected)


@step("{object} is {size}")
def is_of_size(game: Game, label: str, size: str) -> None:
    _expect_current(game, label, {"size": size})


@step("{object} has the ability {text}")
def has_the_ability(game: Game, label: str, text: str) -> None:
    _count(game, label, text, at_least=1)


@step("{object} doesn't have the ability {text}")
def has_not_the_ability(game: Game, label: str, text: str) -> None:
    has_the_ability_times(game, label, text, 0)


@step("{object} has the ability {text} {n} time(s)")
def has_the_ability_times(game: Game, label: str, text: str, times: int) -> None:
    _count(game, label, text, exactly=times)


def _count(game: Game, label: str, text: str, *, exactly: int | None = None, at_least: int = 0) -> None:
    there = abilities(game.driver.current(label))
    times = there.count(canonical(text))
    if times < at_least or exactly not in (None, times):
        wanted = "" if exactly is None else f" {exactly} times"
        among = "; ".join(there) or "no abilities"
        copiable = abilities(game.driver.copiable(label)).count(canonical(text))
        with noting(lambda: f"copiable: {copiable} times" if copiable != times else ""):
            raise AssertionError(
                f'"{label}": expected the ability "{text}"{wanted}; found it {times} times among: {among}'
            )


@step("{object} is unchanged")
def is_unchanged(game: Game, label: str) -> None:
    expect_all(f'"{label}" since the When', _all_of(game.before(label)), _all_of(game.look(label)))


def _all_of(look: Look) -> dict[str, object]:
    """Everything that can be seen of an object, by the words for it."""
    copiable = {f"copiable {name}": value for name, value in found(look.copiable).items()}
    return {**found(look.current), **copiable, **asdict(look.state, recurse=False)}
