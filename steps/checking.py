"""What is refused in a feature file before anything runs.

pytest-bdd passes all of this silently, or runs something else than what is
written; a scenario that can't fail is worse than none.  Each check yields
`Problem`s: the line, what was found, what is expected and how to mend it.

Rules for this file: a check looks at the syntax tree or at rendered steps and
changes nothing; a new check gets a small bad feature in tests/running.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from pytest_bdd.gherkin_parser import Background, GherkinDocument, Rule, Scenario, Step, Tag
from pytest_bdd.parser import Scenario as Rendered
from pytest_bdd.parser import Step as RenderedStep

from steps.blocks import check_blocks, check_examples
from steps.chapters import check_feature, check_shows, is_chapter
from steps.descriptions import lost_lines
from steps.misfits import misfit
from steps.outlines import PLACEHOLDER, check_outline, texts_of
from steps.problems import Problem
from steps.shape import CONJUNCTION, check_role, check_shape
from steps.tagging import EXAMPLES, SCENARIO, check_id, check_tags
from steps.vocabulary import VOCABULARY, AmbiguousStep, Match

__all__ = ["Problem", "check_document", "check_steps"]

PRESCRIBING: Final = re.compile(
    r"\b(?:should|must|shall|test)(?:n't|s|ed|ing)?\b|^(?:check|verify|ensure|make sure|expect)\b", re.IGNORECASE
)
SYNONYMS: Final = {"Scenario Template": "Scenario Outline", "Example": "Scenario", "Scenarios": "Examples"}
"""Keywords that mean the same as another; whoever looks through the files knows one of them."""


def check_document(document: GherkinDocument, text: str, shown: str, ids: dict[str, str]) -> Iterator[Problem]:
    """All that can be seen without rendering an outline; `ids` is completed with those of this file."""
    feature, lines = document.feature, text.split("\n")
    yield from _check_keyword(feature.keyword, "Feature", feature.location.line)
    yield from check_tags(feature.tags, "Feature")
    yield from lost_lines(feature, text)
    if is_chapter(shown):
        yield from check_feature(feature, shown)
    yield from _check_rules([child.rule for child in feature.children if child.rule], feature.tags)
    scenarios: list[tuple[Scenario, list[str]]] = []
    for child in feature.children:
        above = [tag.name for tag in (*feature.tags, *(child.rule.tags if child.rule else ()))]
        for part in child.rule.children if child.rule else [child]:
            if part.background:
                yield from _check_background(part.background, lines)
            if part.scenario:
                scenarios.append((part.scenario, above))
    if not scenarios:
        line = feature.location.line
        yield Problem(line, "a feature without scenarios", "one at least", "write one or delete the file")
    titles: dict[str, int] = {}
    for scenario, above in scenarios:
        yield from _check_scenario(scenario, above, lines)
        yield from _check_title(scenario, titles)
        yield from check_id(scenario, shown, ids)
        if is_chapter(shown):
            yield from check_shows(scenario, above)


def _check_rules(rules: Sequence[Rule], above: Sequence[Tag]) -> Iterator[Problem]:
    for rule in rules:
        line, column = rule.location.line, rules[0].location.column
        yield from check_tags(rule.tags, "Rule", [tag.name for tag in above])
        if rule.location.column != column:
            found = f"'Rule: {rule.name}' in column {rule.location.column}"
            yield Problem(line, found, f"column {column}: a Rule can't stand in another", "begin the line there")
        if not any(part.scenario for part in rule.children):
            yield Problem(line, f"no scenario of 'Rule: {rule.name}'", "one at least", "write one or delete the Rule")


def _check_keyword(keyword: str, wanted: str, line: int) -> Iterator[Problem]:
    if keyword != wanted:
        yield Problem(line, f"the keyword {keyword}", wanted, "use one word for one thing")


# --- a scenario ------------------------------------------------------------------------------


def _check_scenario(scenario: Scenario, above: list[str], lines: Sequence[str]) -> Iterator[Problem]:
    line, name = scenario.location.line, f"'{scenario.name}'"
    yield from _check_keyword(scenario.keyword, SYNONYMS.get(scenario.keyword, scenario.keyword), line)
    yield from check_tags(scenario.tags, SCENARIO, above)
    for table in scenario.examples:
        at = table.location.line
        keyword = lines[at - 1].strip().partition(":")[0]
        yield from _check_keyword(keyword, EXAMPLES, at)
        yield from check_tags(table.tags, EXAMPLES, [*above, *(tag.name for tag in scenario.tags)])
        yield from check_examples(table, lines)
    if not scenario.steps:
        yield Problem(line, f"no steps in {name}", "Given, When and Then", "write them or delete the scenario")
        return
    yield from _check_first(scenario.steps)
    yield from check_blocks(scenario.steps, lines)
    yield from check_shape(scenario)
    yield from check_outline(scenario)


def _check_background(background: Background, lines: Sequence[str]) -> Iterator[Problem]:
    if not background.steps:
        line = background.location.line
        yield Problem(line, "a Background without steps", "Given and what all share", "write it or delete it")
    yield from _check_first(background.steps)
    yield from check_blocks(background.steps, lines)
    for step in background.steps:
        if step.keyword_type not in ("Context", CONJUNCTION):
            found = f"'{step.keyword}' in a Background"
            yield Problem(step.location.line, found, "only Given and And", "move the step into the scenarios")
        for text, line in texts_of(step):
            if PLACEHOLDER.search(text):
                found = f"a placeholder in a Background: '{text.strip()}'"
                yield Problem(line, found, "none there", "move the step into the outline")


def _check_first(steps: list[Step]) -> Iterator[Problem]:
    for step in steps[:1]:
        if step.keyword_type not in ("Context", "Action", "Outcome"):
            found = f"'{step.keyword}' as the first step"
            yield Problem(step.location.line, found, "Given, When or Then", "begin with one of these")
    for step in steps[1:]:
        if step.keyword == "*":
            yield Problem(step.location.line, "'*' for a step", "Given, When, Then, And or But", "use one of these")


def _check_title(scenario: Scenario, titles: dict[str, int]) -> Iterator[Problem]:
    line, title = scenario.location.line, scenario.name
    if not title:
        yield Problem(line, "a scenario without a name", "a sentence that states the ruling", "give it one")
    elif title in titles:
        found = f"a second scenario named '{title}' (the first is in line {titles[title]})"
        yield Problem(line, found, "one of each name in a file", "say in the name what is different here")
    titles.setdefault(title, line)
    if word := PRESCRIBING.search(title):
        found = f"'{word[0]}' in the name '{title}'"
        yield Problem(line, found, "what is so, in the present", "say 'A copy is', not 'A copy should be'")
    if "::" in title or "[" in title:
        found = f"'::' or '[' in the name '{title}'"
        yield Problem(line, found, "a name that pytest can be given", "do without it")
    if title.endswith("."):
        found, expected = f"a full stop at the end of the name '{title}'", "a sentence without it"
        yield Problem(line, found, expected, "delete it")


# --- steps, as they run ----------------------------------------------------------------------


def check_steps(scenario: Rendered) -> Iterator[Problem]:
    """Every step fits one pattern and has below it what the pattern takes, whether or not anybody looks at it."""
    for step in scenario.steps:
        text = f"'{step.keyword} {step.name}'"
        try:
            match = VOCABULARY.find(step.name)
        except AmbiguousStep as error:
            yield Problem(step.line_number, f"{text}, which {error}", "a text with one meaning", "change a pattern")
            continue
        if match is None:
            yield _unknown(step, text)
            continue
        yield from _check_takes(step, match, text)
        yield from check_role(step, match, text)


def _unknown(step: RenderedStep, text: str) -> Problem:
    near = VOCABULARY.near(step.name)
    wrong = misfit(step.name, (definition.pattern for definition in VOCABULARY.definitions))
    patterns = " or ".join(f"'{definition}'" for definition in near)
    mend = f"did you mean {patterns}?" if near else "see steps/README.md for all of them"
    if wrong is None:
        return Problem(step.line_number, f"the unknown step {text}", "a step of the vocabulary", mend)
    if wrong.meant:
        mend = f'did you mean "{wrong.meant}"?'
    elif near and near[0].pattern in wrong.patterns:
        mend = f"the step is '{near[0]}'"
    return Problem(step.line_number, f"{wrong.stands} in {text}", wrong.expected, mend)


def _check_takes(step: RenderedStep, match: Match, text: str) -> Iterator[Problem]:
    there = {"table": step.datatable is not None, "docstring": step.docstring is not None}
    for block, is_there in there.items():
        words = {"table": "a table", "docstring": "a doc string"}[block]
        needed = match.definition.takes.get(block)
        if is_there and needed is None:
            yield Problem(step.line_number, f"{words} below {text}", "none: the step takes none", "delete it")
        elif needed and not is_there:
            yield Problem(step.line_number, f"no {words[2:]} below {text}", words, "write it below the step")
        elif block == "table" and step.name.endswith(":") and not is_there:
            yield Problem(step.line_number, f"no table below {text}", "one, as the colon says", "delete the colon")
