"""The shape of a scenario: what has happened, the one event that it is about, what can be seen afterwards.

A scenario with two events doesn't say which of them its Thens are about; a Then
that does something instead of asking can't fail, and neither can one that
compares an object with itself or says what the Then above it says.

Rules for this file: whether a step is an event or a question is known by where its
function stands: `steps.setting` and `steps.actions` do, the others ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pytest_bdd.gherkin_parser import Scenario, Step
from pytest_bdd.parser import Step as RenderedStep
from pytest_bdd.types import GIVEN, THEN, WHEN

from steps import actions, characteristics, permissions, setting, state
from steps.problems import Problem
from steps.vocabulary import Match

CONJUNCTION: Final = "Conjunction"
PARTS: Final = {"Context": GIVEN, "Action": WHEN, "Outcome": THEN}
ORDER: Final = "Given, one When and Then, in this order"

QUESTIONS: Final = tuple(module.__name__ for module in (characteristics, permissions, state))
ARRIVING: Final = (
    setting.controls,
    setting.controls_called,
    setting.has_in,
    setting.has_in_called,
    setting.has_to_spend,
)
"""What of the setting can be an event too: something is there from now on."""

COMPARING: Final = (characteristics.copiable_values_are_those_of, characteristics.copiable_values_except)


def check_shape(scenario: Scenario) -> Iterator[Problem]:
    """First what has happened, then one event, then what is seen; nothing is seen twice."""
    line, name = scenario.location.line, f"'{scenario.name}'"
    parts = list(_parts(scenario.steps))
    if WHEN not in parts:
        yield Problem(line, f"no When in {name}", "the one event that the scenario is about", "say what happens")
    if THEN not in parts:
        yield Problem(line, f"no Then in {name}", "what can be seen afterwards", "say what follows")
    seen: dict[str, int] = {}
    so_far: list[str] = []
    for step, part in zip(scenario.steps, parts, strict=True):
        at, text = step.location.line, f"'{step.keyword} {step.text}'"
        if part == GIVEN and (WHEN in so_far or THEN in so_far):
            yield Problem(at, f"{text} after the event", ORDER, "move it up, or begin another scenario")
        elif part == WHEN and WHEN in so_far:
            mend = "say under Given what happens before it, or begin another scenario"
            yield Problem(at, f"a second event, {text}", "one When step", mend)
        elif part == THEN and WHEN not in so_far and WHEN in parts:
            yield Problem(at, f"{text} before the event", ORDER, "move it below the When")
        if part == THEN:
            said = repr((step.text, _table(step)))
            if said in seen:
                yield Problem(at, f"{text} again, as in line {seen[said]}", "each thing asked once", "delete one")
            seen.setdefault(said, at)
        so_far.append(part)


def _parts(steps: list[Step]) -> Iterator[str]:
    """Given, When or Then for each step; And and But go with what stands before them."""
    part = ""
    for step in steps:
        part = PARTS.get(step.keyword_type, part)
        yield part


def _table(step: Step) -> list[list[str]]:
    return [[cell.value for cell in row.cells] for row in step.datatable.rows] if step.datatable else []


def check_role(step: RenderedStep, match: Match, text: str) -> Iterator[Problem]:
    """A When is something that happens, a Then is a question whose answer isn't known beforehand.

    A Given may ask: it shows what was so before the event, and fails if it wasn't.
    """
    function = match.definition.function
    if function.__module__ not in (setting.__name__, actions.__name__, *QUESTIONS):
        return  # a vocabulary that isn't this one
    asks = function.__module__ in QUESTIONS
    if step.type == WHEN and function.__module__ != actions.__name__ and function not in ARRIVING:
        what = "asks" if asks else "prepares"
        mend = "say Then" if asks else "say Given"
        yield Problem(step.line_number, f"{text}, which {what}", "something that happens in the game", mend)
    if step.type == THEN and not asks:
        mend = "say When or Given, and ask what follows from it"
        yield Problem(step.line_number, f"{text}, which asks nothing", "a question about the game", mend)
    if function in COMPARING and match.arguments[0] == match.arguments[1]:
        mend = "compare it with the original"
        yield Problem(step.line_number, f"{text}, which is so of any object", "two objects", mend)
