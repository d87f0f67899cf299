"""Players' choices: prepared by whoever runs the game, asked for by the rules.

Answers are used in the order in which they were prepared, player by player.
There are no defaults: a question without a prepared answer, an answer that
isn't offered, and an answer that is never asked for are all errors.

Whoever drives the engine may have a function give the answers that nobody
prepared (`answer_by`).

Rules for this file: a question with just one possible answer isn't asked;
nothing is used up until the answer is known to fit.
"""

from __future__ import annotations

import re
from collections import defaultdict, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from itertools import islice
from typing import TypeVar

from attrs import frozen

from engine.mechanism.errors import Unprepared

T = TypeVar("T")

NOTHING = "nothing"
YES, NO = "yes", "no"

ITSELF = re.compile(r"\bthis (?:artifact|creature|enchantment|land)\b")
"""What an ability calls the object that has it; it is said with the word for all of them."""


@frozen
class Question:
    """What a player is asked for, what is offered, and how many of it they choose."""

    player: str
    about: str
    offered: Sequence[str]
    """The possible answers; of an open set, only what kind of answer is expected."""
    least: int = 1
    most: int = 1


def folded(words: str) -> str:
    """Words that are the same however they are written: a name, or the text of an ability."""
    return ITSELF.sub("this permanent", " ".join(words.casefold().split()))


def all_fit(shares: tuple[int, ...]) -> bool:
    """Of a division that may be any."""
    return True


class Choices:
    """The prepared answers of every player."""

    def __init__(self) -> None:
        self.answer_by: Callable[[Question], str] | None = None
        """Answers what nobody prepared an answer for."""
        self._prepared: defaultdict[str, deque[str]] = defaultdict(deque)
        self._used: list[tuple[str, str]] = []
        self._supposing = False

    def prepare(self, player: str, answer: str) -> None:
        """Add the player's next answer."""
        self._prepared[player].append(answer)

    def mark(self) -> int:
        """A point to come back to with `undo`."""
        return len(self._used)

    def undo(self, mark: int) -> None:
        """Give back the answers used since the mark: what they were used for did not happen."""
        while len(self._used) > mark:
            player, answer = self._used.pop()
            self._prepared[player].appendleft(answer)

    @contextmanager
    def supposing(self) -> Iterator[None]:
        """For the question whether something may be done at all: any choice will do, and none is used up."""
        before, self._supposing = self._supposing, True
        try:
            yield
        finally:
            self._supposing = before

    def pick(self, player: str, question: str, options: Sequence[tuple[str, T]], *, forced: bool = False) -> T:
        """One of the options, by its name. With `forced`, the only option is taken without asking."""
        if self._supposing or (forced and len(options) == 1):
            return options[0][1]
        answer = self._next(Question(player, question, [name for name, _ in options]))
        for name, value in options:
            if folded(name) == folded(answer):
                self._take(player)
                return value
        raise Unprepared(
            f"{player} chose {answer!r}, but was asked for {question}; offered: {listed(n for n, _ in options)}"
        )

    def pick_some(
        self, player: str, question: str, options: Sequence[tuple[str, T]], least: int, most: int
    ) -> tuple[T, ...]:
        """Between `least` and `most` of the options; their names joined by " and ", or "nothing"."""
        most = min(most, len(options))
        if most == 0 or (least >= most == len(options)):
            return tuple(value for _, value in options[:most])
        if self._supposing:
            return tuple(value for _, value in options[:least])
        names = [name for name, _ in options]
        answer = self._next(Question(player, question, names if least else [*names, NOTHING], least, most))
        parts = [] if answer == NOTHING else split(answer, names)
        offered = {name.casefold(): value for name, value in options}
        unfit = [part for part in parts if part.casefold() not in offered]
        if unfit or not least <= len(set(parts)) <= most or len(set(parts)) != len(parts):
            count = str(least) if least == most else f"{least} to {most}"
            raise Unprepared(
                f"{player} chose {answer!r}, but was asked for {question} ({count} of them); offered: {listed(names)}"
            )
        self._take(player)
        return tuple(offered[part.casefold()] for part in parts)

    def agree(self, player: str, question: str) -> bool:
        """Yes or no."""
        return self.pick(player, question, ((YES, True), (NO, False)))

    def free(self, player: str, question: str, expected: str) -> str:
        """An answer from an open set, such as a card name."""
        answer = self._next(Question(player, question, [expected]))
        self._take(player)
        return answer

    def number(self, player: str, question: str) -> int:
        """A whole number, 0 or more."""
        if self._supposing:
            return 0
        answer = self._next(Question(player, question, ["any number"]))
        if not answer.isdecimal():
            raise Unprepared(f"{player} chose {answer!r}, but was asked for {question}; offered: any number")
        self._take(player)
        return int(answer)

    def shares(
        self,
        player: str,
        question: str,
        total: int,
        among: int,
        *,
        least: int = 0,
        fit: Callable[[tuple[int, ...]], bool] = all_fit,
    ) -> tuple[int, ...]:
        """A total divided among several: as many numbers, joined by " and ", that add up to it and are fit."""
        first, *others = islice(filter(fit, divisions(total, among, least)), 2)
        if self._supposing or not others:
            return first
        expected = f'{among} numbers joined by " and " that add up to {total}'
        answer = self._next(Question(player, question, [expected]))
        parts = answer.split(" and ")
        shared = tuple(int(part) for part in parts) if all(part.isdecimal() for part in parts) else ()
        if len(shared) != among or sum(shared) != total or min(shared) < least or not fit(shared):
            raise Unprepared(f"{player} chose {answer!r}, but was asked for {question}; offered: {expected}")
        self._take(player)
        return shared

    def left(self) -> list[tuple[str, str]]:
        """The prepared answers that nobody asked for."""
        return [(player, answer) for player, answers in self._prepared.items() for answer in answers]

    def _next(self, question: Question) -> str:
        if self._prepared[question.player]:
            return self._prepared[question.player][0]
        if self.answer_by is not None:
            return self.answer_by(question)
        raise Unprepared(
            f"{question.player} is asked for {question.about}, and no choice was prepared; "
            f"offered: {listed(question.offered)}"
        )

    def _take(self, player: str) -> None:
        if self._prepared[player]:  # otherwise the answer was given without being prepared
            self._used.append((player, self._prepared[player].popleft()))


def divisions(total: int, among: int, least: int) -> Iterator[tuple[int, ...]]:
    """Every way to divide a total among so many, of whom each gets at least so much."""
    if among == 1:
        yield (total,)
        return
    for first in range(least, total - least * (among - 1) + 1):
        for others in divisions(total - first, among - 1, least):
            yield (first, *others)


def split(answer: str, names: Sequence[str]) -> list[str]:
    """The parts of an answer joined by " and ", as far as a name doesn't hold that word itself."""
    if any(answer.casefold() == name.casefold() for name in names):
        return [answer]
    return [piece.strip() for piece in answer.replace(", ", " and ").split(" and ")]


def listed(names: object) -> str:
    """Names in a row for a message, or "nothing"."""
    row = ", ".join(str(name) for name in names)  # type: ignore[attr-defined]
    return row or "nothing"


def near(word: str, known: Iterable[str]) -> str:
    """The end of a message about an unknown word: the known ones that are most like it, if any are."""
    found = get_close_matches(word, list(known), 3, 0.6)
    return f"; near: {listed(found)}" if found else ""
