"""A refused action changes nothing: every kind of refusal there is, and everything that can be seen.

The kinds are read from the engine's source, so that a new one without a case is noticed.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import steps.collecting  # noqa: F401  (fills the vocabulary)
from conformance.card_text import catalogue
from conformance.driver import Refused
from conformance.in_process import InProcess
from steps.game import Game
from steps.vocabulary import VOCABULARY
from tests.asserting.refusals import BY_OTHER_RULES, CARDS, CASES, ELSEWHERE, Refusal, Step
from tests.properties.playing import Asked

MECHANISM = Path(__file__).parents[2] / "engine" / "mechanism"
RULE = re.compile(r"\d{3}\.\d+[a-z]?")
HOLE = "…"
RULES_ELSEWHERE = {("casting", "307.5")}
"""The rules of `ELSEWHERE`."""


def refusals() -> Iterator[Refusal]:
    """Every refusal in the engine's source: the message and rule of a `Forbidden`, or of a reason given for one."""
    for path in sorted(MECHANISM.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text())):
            match node:
                case ast.Call(func=ast.Name("Forbidden"), args=[message, *_]):
                    pass
                case ast.Tuple(elts=[ast.JoinedStr() as message, ast.Constant(rule)]) if RULE.fullmatch(str(rule)):
                    pass
                case _:
                    continue
            if template := _template(message):
                yield Refusal(path.stem, template)


def _template(message: ast.expr) -> str:
    match message:
        case ast.JoinedStr(values):
            return "".join(str(one.value) if isinstance(one, ast.Constant) else HOLE for one in values)
        case ast.Constant(str() as text):
            return text
    return ""  # a reason that is found elsewhere in the source


def carry_out(game: Game, step: Step) -> None:
    text, table = (step, None) if isinstance(step, str) else step
    match = VOCABULARY.find(text)
    assert match is not None, text
    match.carry_out(game, table, None)


def seen(driver: InProcess) -> tuple[object, ...]:
    """Everything that can be seen, and the answers that are prepared."""
    labels = driver.labels()
    objects = [(label, driver.copiable(label), driver.current(label), driver.state(label)) for label in labels]
    game = driver.table.game
    return (
        objects,
        [driver.player(name) for name in ("Alice", "Bob")],
        driver.stack(),
        game.choices.left(),
        (game.turn, game.step, len(game.effects), len(game.pending), len(game.delayed)),
    )


def refused(steps: Sequence[Step]) -> tuple[Refused, Asked]:
    """The last step, refused; nothing that can be seen has changed, prepared choices included."""
    driver = Asked()
    driver.begin(("Alice", "Bob"), (*catalogue().values(), *CARDS))
    game = Game(driver, begun=True)
    *before, last = steps
    for step in before:
        carry_out(game, step)
    driver.prepare("Bob" if str(last).lstrip("('").startswith("Alice") else "Alice", "Runeclaw Bear")
    driver.answer = None
    then = seen(driver)
    with pytest.raises(Refused) as error:
        carry_out(game, last)
    assert seen(driver) == then
    return error.value, driver


ALL = [*CASES.items(), *BY_OTHER_RULES]


@pytest.mark.parametrize(
    ("refusal", "steps"), ALL, ids=[f"{refusal.module}: {refusal.template}".replace(HOLE, "_") for refusal, _ in ALL]
)
def test_a_refusal_changes_nothing_and_may_says_the_same(refusal: Refusal, steps: Sequence[Step]) -> None:
    error, driver = refused(steps)
    pattern = ".*".join(map(re.escape, refusal.template.split(HOLE)))
    assert re.fullmatch(rf"{pattern} \(rule [\d.a-z]+\)", str(error))
    assert raised_in(error) == refusal.module
    assert driver.answer is None or str(driver.answer) == str(error)


def raised_in(error: BaseException) -> str:
    """The module of the engine that refused."""
    traceback = error.__context__.__traceback__ if error.__context__ else None
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    return Path(traceback.tb_frame.f_code.co_filename).stem if traceback else ""


def test_every_refusal_has_a_case_or_a_reason() -> None:
    there = set(refusals())
    known = {*CASES, *ELSEWHERE}
    assert len(there) > 50
    assert sorted(map(str, there - known)) == [], "refusals without a case"
    assert sorted(map(str, known - there)) == [], "cases of refusals that aren't in the engine any more"


def test_every_rule_that_forbids_has_a_case_or_a_reason() -> None:
    modules = {refusal.module for refusal in CASES}
    there = {
        (path.stem, node.value)
        for path in MECHANISM.glob("*.py")
        if path.stem in modules
        for node in ast.walk(ast.parse(path.read_text()))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and RULE.fullmatch(node.value)
    }
    reached = {(refusal.module, refused(steps)[0].rule) for refusal, steps in ALL}
    assert sorted(there - reached - RULES_ELSEWHERE) == []
    assert sorted(reached - there) == []
