"""Playing a random game in the words of scenarios, and seeing all of it.

Each step is said in the vocabulary of the scenarios and carried out by it, through
the port.  What a player is asked is answered by drawing among what is offered, and
written down as the step that prepares that answer.  So whatever happens, the
steps so far are a scenario, and a failure prints them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TypeVar

from attrs import define, field

import steps.collecting  # noqa: F401  (fills the vocabulary)
from conformance.driver import Action, CardText, DriverError, PlayerState, Refused, StackEntry, State, Values
from conformance.in_process import InProcess
from engine.mechanism.choices import Question
from steps import actions
from steps.game import Game
from steps.vocabulary import VOCABULARY, Table

T = TypeVar("T")

Seen = tuple[
    dict[str, tuple[Values, Values, State]], dict[str, PlayerState], tuple[StackEntry, ...], list[tuple[str, str]]
]
"""Everything that can be seen: each object, each player, the stack, and the answers that are prepared."""

OPEN = {
    "any creature type": ("Bear", "Zombie"),
    "any card name": ("Runeclaw Bear", "Storm Crow"),
    "any number": ("0", "2"),
}
"""Answers to questions whose answers aren't listed."""


REFUSED = "# refused: "
"""How a step that was refused stands in the script."""


AFTERWARDS = (
    actions.casts, actions.casts_targeting, actions.activates, actions.activates_targeting, actions.turns_face_up,
    actions.attacks_with, actions.blocks_with, actions.plays, actions.the_top_resolves, actions.the_stack_resolves,
    actions.goes_on_to,
)  # fmt: skip
"""Steps before which state-based actions are performed; what Givens say comes before that."""


class Dropped(Exception):
    """A question that is never answered here, such as how to divide damage: this game ends."""


class Asked(InProcess):
    """The engine, asked before each action whether it may be done."""

    answer: Refused | None = None

    def do(self, action: Action) -> None:
        self.answer = self.may(action)
        super().do(action)


@define
class Play:
    """A game that is played step by step, and the script of it."""

    cards: dict[str, CardText]
    players: tuple[str, ...] = ("Alice", "Bob")
    picks: Iterator[int] = field(factory=lambda: iter(()))
    """Which of the offered answers is given, question by question; the first when there are no more."""
    driver: Asked = field(factory=Asked)
    script: list[str] = field(factory=list)
    refused: DriverError | None = None
    """What the last step was refused with."""
    game: Game = field(init=False)
    _answered: list[tuple[str, str]] = field(factory=list)
    _labels: int = 0

    def __attrs_post_init__(self) -> None:
        self.game = Game(self.driver)
        self.driver.begin(self.players, tuple(self.cards.values()))
        self.driver.table.game.choices.answer_by = self._answer
        self.game._begun = True
        if self.players != ("Alice", "Bob"):
            self.script.append(f"the players are {', '.join(self.players[:-1])} and {self.players[-1]}")

    # --- what goes on

    def do(self, text: str, table: Table | None = None) -> bool:
        """Carry out a step, and write it down; a refused one as a comment. Whether it was carried out."""
        match = VOCABULARY.find(text)
        assert match is not None, f"no step: {text}"
        if match.definition.function in AFTERWARDS:
            self.settle()
        try:
            match.carry_out(self.game, table, None)
        except DriverError as error:
            self.refused = error
            self._answered.clear()
            self.script.append(REFUSED + text)
            return False
        self._write_answers()
        self.script += [text, *(f"  | {' | '.join(row)} |" for row in table or ())]
        return True

    def settle(self) -> None:
        """State-based actions are performed; the choices that they ask for are no part of what comes next."""
        self.driver.table.why_not(lambda: lambda: None)
        self._write_answers()

    def _write_answers(self) -> None:
        self.script += [f'{player} will choose "{answer}"' for player, answer in self._answered]
        self._answered.clear()

    def _answer(self, question: Question) -> str:
        if "joined by" in question.offered[0]:
            raise Dropped(question.about)
        answer = self._drawn(question, OPEN.get(question.offered[0], question.offered))
        self._answered.append((question.player, answer))
        return answer

    def _drawn(self, question: Question, offered: Sequence[str]) -> str:
        number = next(self.picks, None)
        if number is None:  # who has drawn enough declines, so that no Clone of a Clone goes on choosing forever
            declining = [one for one in ("nothing", "no") if one in offered]
            if declining:
                return declining[0]
        several = [offered[((number or 0) + n) % len(offered)] for n in range(max(question.least, 1))]
        return "nothing" if "nothing" in several else " and ".join(several)

    # --- what there is

    def pick(self, options: Sequence[T], number: int) -> T:
        """One of the options."""
        return options[number % len(options)]

    def player(self, number: int) -> str:
        """A player who is still in the game."""
        return self.pick([name for name in self.players if self.driver.player(name).in_game], number)

    def player_on_turn(self) -> str:
        """Whose turn it is; another player, if they have left."""
        active = self.driver.table.game.active
        return active.name if active.in_game else self.player(0)

    def new_label(self, name: str) -> str:
        """A label that nothing has."""
        self._labels += 1
        return f"{name} {self._labels}"

    def on_battlefield(self) -> list[str]:
        """Every permanent."""
        return [label for label in self.driver.labels() if self.driver.state(label).zone == "battlefield"]

    def creatures(self) -> list[str]:
        """Every creature."""
        return [label for label in self.on_battlefield() if "Creature" in self.driver.current(label).types]

    def seen(self) -> Seen:
        """Everything that can be seen."""
        driver = self.driver
        objects = {
            label: (driver.copiable(label), driver.current(label), driver.state(label)) for label in driver.labels()
        }
        players = {name: driver.player(name) for name in self.players}
        return objects, players, driver.stack(), driver.table.game.choices.left()

    # --- what is told

    @contextmanager
    def telling(self) -> Iterator[None]:
        """A failure within prints the steps so far, as a scenario has them."""
        try:
            yield
        except Dropped:
            return
        except Exception as error:
            error.add_note("The steps so far:\n" + self.as_steps())
            raise

    def as_steps(self) -> str:
        """The steps so far, to be pasted below a scenario's name."""
        lines, keyword = [], "Given"
        for text in self.script:
            if text.startswith(("  |", "#")):
                lines.append(f"    {text}")
            else:
                lines.append(f"    {keyword} {text}")
                keyword = "And"
        return "\n".join(lines)
