"""What is refused in a feature file before anything runs.

pytest-bdd passes all of this silently, or runs something else than what is
written; a scenario that can't fail is worse than none.  Each check yields
`Problem`s: the line, what was found, what is expected and how to mend it.

Rules for this file: a check looks at the syntax tree or at rendered steps and
changes nothing; a new check gets a small bad feature in tests/running.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import Final

from pytest_bdd.gherkin_parser import Background, GherkinDocument, Scenario, Step, Tag
from pytest_bdd.parser import Scenario as Rendered
from pytest_bdd.parser import Step as RenderedStep
from pytest_bdd.types import THEN

from conformance.register import register
from conformance.rules import rules
from steps import tags
from steps.descriptions import lost_lines
from steps.misfits import misfit
from steps.outlines import check_outline
from steps.problems import Problem
from steps.vocabulary import VOCABULARY, AmbiguousStep, Match

__all__ = ["Problem", "check_document", "check_steps"]

PRESCRIBING: Final = re.compile(r"\b(?:should|must|test)(?:n't|s|ed|ing)?\b", re.IGNORECASE)
CONJUNCTION: Final = "Conjunction"


def check_document(document: GherkinDocument, text: str, shown: str, ids: dict[str, str]) -> Iterator[Problem]:
    """All that can be seen without rendering an outline; `ids` is completed with those of this file."""
    feature = document.feature
    if feature.language != "en":
        yield Problem(1, f"the language {feature.language}", "English", "write the keywords in English")
    yield from _check_tags(feature.tags)
    yield from lost_lines(feature, text)
    scenarios = []
    for child in feature.children:
        parts = child.rule.children if child.rule else [child]
        if child.rule:
            yield from _check_tags(child.rule.tags)
        for part in parts:
            if part.background:
                yield from _check_background(part.background)
            if part.scenario:
                scenarios.append(part.scenario)
    if not scenarios:
        line = feature.location.line
        yield Problem(line, "a feature without scenarios", "one at least", "write one or delete the file")
    titles: dict[str, int] = {}
    for scenario in scenarios:
        yield from _check_scenario(scenario)
        yield from _check_title(scenario, titles)
        yield from _check_id(scenario, shown, ids)


# --- a scenario ------------------------------------------------------------------------------


def _check_scenario(scenario: Scenario) -> Iterator[Problem]:
    line, name = scenario.location.line, f"'{scenario.name}'"
    yield from _check_tags(scenario.tags)
    for table in scenario.examples:
        yield from _check_tags(table.tags, above="Examples")
    if not scenario.steps:
        yield Problem(line, f"no steps in {name}", "Given, When and Then", "write them or delete the scenario")
        return
    yield from _check_first(scenario.steps)
    yield from _check_doc_strings(scenario.steps)
    kinds = {step.keyword_type for step in scenario.steps}
    if "Action" not in kinds:
        yield Problem(line, f"no When in {name}", "the one event that the scenario is about", "say what happens")
    if "Outcome" not in kinds:
        yield Problem(line, f"no Then in {name}", "what can be seen afterwards", "say what follows")
    yield from check_outline(scenario)


def _check_background(background: Background) -> Iterator[Problem]:
    yield from _check_first(background.steps)
    yield from _check_doc_strings(background.steps)
    for step in background.steps:
        if step.keyword_type not in ("Context", CONJUNCTION):
            found = f"'{step.keyword}' in a Background"
            yield Problem(step.location.line, found, "only Given and And", "move the step into the scenarios")
        if re.search("<[^<>]+>", step.text):
            found = f"a placeholder in a Background: '{step.text}'"
            yield Problem(step.location.line, found, "none there", "move the step into the outline")


def _check_first(steps: list[Step]) -> Iterator[Problem]:
    for step in steps[:1]:
        if step.keyword_type not in ("Context", "Action", "Outcome"):
            found = f"'{step.keyword}' as the first step"
            yield Problem(step.location.line, found, "Given, When or Then", "begin with one of these")
    for step in steps[1:]:
        if step.keyword == "*":
            yield Problem(step.location.line, "'*' for a step", "Given, When, Then, And or But", "use one of these")


def _check_doc_strings(steps: list[Step]) -> Iterator[Problem]:
    for step in steps:
        if step.docstring and step.docstring.delimiter != '"""':
            found = f"a doc string in {step.docstring.delimiter}"
            yield Problem(step.docstring.location.line, found, 'three double quotes, """', "use these")


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


# --- tags ------------------------------------------------------------------------------------


def _check_tags(found: list[Tag], above: str = "") -> Iterator[Problem]:
    for tag in found:
        if tag.name == f"@{tags.UNSPECIFIED}" and above != "Examples":
            # Above a scenario it would be a scenario that can't fail.
            expected = "it above Examples only"
            yield Problem(tag.location.line, f"the tag {tag.name}", expected, "move it to the rows that it is about")
        name = tag.name.removeprefix("@")
        if tags.names(name) is None:
            possible = ", ".join(form.example for form in tags.TAGS)
            yield Problem(tag.location.line, f"the tag {tag.name}", f"a tag like {possible}", "mend or delete it")
        elif name.startswith(tags.REQUIREMENT) and name not in register():
            first, *_, last = register()
            expected = f"one of conformance/requirements.toml, which has {first} to {last}"
            yield Problem(tag.location.line, f"the requirement {tag.name}", expected, "mend the number")
        elif name.startswith(tags.RULE) and name.removeprefix(tags.RULE) not in rules():
            expected = "a rule that conformance/rules.toml or a requirement has"
            mend = f"mend the number, or write there what {name.removeprefix(tags.RULE)} says"
            yield Problem(tag.location.line, f"the rule {tag.name}", expected, mend)


def _check_id(scenario: Scenario, shown: str, ids: dict[str, str]) -> Iterator[Problem]:
    line = scenario.location.line
    own = [tag for tag in scenario.tags if tag.name.startswith(f"@{tags.ID}")]
    if len(own) != 1:
        found = f"{len(own) or 'no'} @id- tags of '{scenario.name}'"
        yield Problem(line, found, "one of its own, never used before", "tag it like @id-clone-of-a-token")
    for tag in own:
        place = f"{shown}:{tag.location.line}"
        first = ids.setdefault(tag.name, place)
        if first != place:
            found = f"{tag.name} again (it is the scenario of {first})"
            yield Problem(tag.location.line, found, "an id of its own", "give this scenario another")


# --- steps, as they run ----------------------------------------------------------------------


def check_steps(scenario: Rendered, found: Collection[str] = ()) -> Iterator[Problem]:
    """Every step fits one pattern and has below it what the pattern takes; `found` are the scenario's tags."""
    for step in scenario.steps:
        if tags.UNSPECIFIED in found and step.type == THEN:
            continue  # nobody looks at it, and what the cell says may be no value
        text = f"'{step.keyword} {step.name}'"
        try:
            match = VOCABULARY.find(step.name)
        except AmbiguousStep as error:
            yield Problem(step.line_number, f"{text}, which {error}", "a text with one meaning", "change a pattern")
            continue
        if match is None:
            yield _unknown(step, text)
            continue
        yield from _check_blocks(step, match, text)


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


def _check_blocks(step: RenderedStep, match: Match, text: str) -> Iterator[Problem]:
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
