"""From a feature file to pytest-bdd's scenarios, or to what is wrong with the file.

The file is read once by pytest-bdd's own Gherkin reader.  The syntax tree is
checked (`steps.checking`) before pytest-bdd makes scenarios of it, because
pytest-bdd drops or runs by mistake what the checks refuse.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen
from pytest_bdd.exceptions import GherkinParseError
from pytest_bdd.gherkin_parser import GherkinDocument, get_gherkin_document
from pytest_bdd.parser import Feature, FeatureParser, Scenario, ScenarioTemplate

from steps.characters import check_characters, check_language, decoded
from steps.checking import Problem, check_document, check_steps


class Refused(Exception):
    """A feature file that isn't accepted; the message has a line for each problem."""

    def __init__(self, shown: str, problems: list[Problem]) -> None:
        in_order = sorted(dict.fromkeys(problems), key=lambda problem: problem.line)
        super().__init__("\n".join(f"{shown}:{problem}" for problem in in_order))


@frozen(eq=False)
class Example:
    """A scenario ready to run: a scenario itself, or one row of an outline.

    row: its values, as in "[now, 2/2]", by which machines know it; title: how people do, with the row's
    values in the places of their columns. Where that doesn't tell the rows of an outline apart, the row
    stands behind it.
    """

    template: ScenarioTemplate
    scenario: Scenario
    row: str
    tags: frozenset[str]
    title: str


class _Parser(FeatureParser):
    """pytest-bdd's way from a syntax tree to scenarios, for a tree that has been read already."""

    def __init__(self, path: Path, document: GherkinDocument) -> None:
        super().__init__(str(path.parent), path.name)
        self._document = document

    def _parse_feature_file(self) -> GherkinDocument:
        return self._document


def read(path: Path, shown: str, ids: dict[str, str]) -> list[Example]:
    """The examples of a feature file; `shown` is its name in messages, `ids` those of others and where they are."""
    text = _text(path, shown)
    document = _document(path, text, shown)
    if problems := list(check_document(document, text, shown, ids)):
        raise Refused(shown, problems)
    examples = _examples(_Parser(path, document).parse())
    problems = [problem for example in examples for problem in check_steps(example.scenario)]
    if problems := [*problems, *_check_titles(examples)]:
        raise Refused(shown, problems)
    return examples


def _text(path: Path, shown: str) -> str:
    try:
        text = decoded(path.read_bytes())
    except OSError as error:
        found = f"what can't be read ({error.strerror})"
        raise Refused(shown, [Problem(1, found, "a file with a feature", "look at its rights, or delete it")]) from None
    if isinstance(text, Problem):
        raise Refused(shown, [text])
    if problems := [*check_characters(text), *check_language(text)]:
        raise Refused(shown, problems)
    if not any(line.strip() and not line.strip().startswith("#") for line in text.split("\n")):
        empty = Problem(1, "no feature in the file", "Feature: and its scenarios", "write them or delete the file")
        raise Refused(shown, [empty])
    return text


def _document(path: Path, text: str, shown: str) -> GherkinDocument:
    try:
        return get_gherkin_document(str(path))
    except GherkinParseError as error:
        raise Refused(shown, [_syntax(error, text)]) from None


def _syntax(error: GherkinParseError, text: str) -> Problem:
    """What isn't Gherkin: the first error of the Gherkin reader, in words."""
    said = str(error.__cause__.errors[0]) if error.__cause__ else error.message  # type: ignore[attr-defined]
    line = "".join(text.split("\n")[error.line - 1 : error.line]).strip()  # none below the last
    found = f"'{line}'" if line else "the end of the file"
    expected = re.search(r"expected: (.*?)(?:, got|$)", said, re.DOTALL)
    if expected is None:
        cause = re.sub(r"^\(\d+:\d+\): ", "", said)
        return Problem(error.line, found, "Gherkin", f"the reader says: {cause}")
    possible = ", ".join(name for name in _TOKENS if f"#{_TOKENS[name]}" in expected[1])
    mend = "look for a misspelt keyword" if line else "look for what was begun and isn't complete"
    return Problem(error.line, found, f"one of: {possible}", mend)


_TOKENS = {
    "Feature:": "FeatureLine", "Background:": "BackgroundLine", "Rule:": "RuleLine", "Scenario:": "ScenarioLine",
    "Examples:": "ExamplesLine", "a step": "StepLine", "a table row": "TableRow", "a doc string": "DocStringSeparator",
    "tags": "TagLine", "the end of the file": "EOF",
}  # fmt: skip


def _examples(feature: Feature) -> list[Example]:
    rendered = [each for template in feature.scenarios.values() for each in _rows(template)]
    named = Counter(scenario.name for _, scenario, _, _ in rendered)
    alike = {template.name for template, scenario, _, _ in rendered if named[scenario.name] > 1}
    return [
        Example(template, scenario, row, tags, f"{scenario.name} {row * (template.name in alike)}".rstrip())
        for template, scenario, row, tags in rendered
    ]


def _rows(template: ScenarioTemplate) -> Iterator[tuple[ScenarioTemplate, Scenario, str, frozenset[str]]]:
    """The scenario, or each row of the outline, with the values of the row and all tags."""
    tags = template.tags | template.feature.tags | (template.rule.tags if template.rule else set())
    if not template.examples:
        yield template, _as_it_is(template), "", frozenset(tags)
    for table in template.examples:
        for values in table.as_contexts():
            row = f"[{', '.join(values.values())}]"
            yield template, template.render(values), row, frozenset(tags | table.tags)


def _check_titles(examples: list[Example]) -> Iterator[Problem]:
    """Each has a title of its own in the file, its row included."""
    lines: dict[str, int] = {}
    for each in examples:
        line = each.template.line_number
        if each.title in lines:
            found = f"a second scenario that is '{each.title}' (the first is in line {lines[each.title]})"
            yield Problem(line, found, "one of each name in a file", "say in the name what is different here")
        lines.setdefault(each.title, line)


def _as_it_is(template: ScenarioTemplate) -> Scenario:
    """A scenario without placeholders needs no rendering, which copies every table."""
    return Scenario(
        feature=template.feature,
        keyword=template.keyword,
        name=template.name,
        line_number=template.line_number,
        steps=template.steps,
        description=template.description,
        tags=template.tags,
        rule=template.rule,
    )
