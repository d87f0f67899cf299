"""The vocabulary: few patterns, one meaning each, all of them written down, none that needs Python."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import steps.collecting
from steps.parameters import PARAMETERS
from steps.running import examples
from steps.vocabulary import VOCABULARY, AmbiguousStep, Vocabulary

ROOT = Path(__file__).parents[2]
README = Path(steps.__file__).with_name("README.md").read_text()
LISTED = re.findall(r"^    ((?:<|the )\S.*?)(?: {3,}.*)?$", README, re.MULTILINE)


def plain(pattern: str) -> str:
    return re.sub(r"\(:\)|:$", "", pattern).strip()


def test_there_are_at_most_70_patterns() -> None:
    assert 50 <= len(VOCABULARY.definitions) <= 70


def test_every_pattern_is_used_by_a_scenario() -> None:
    played = [example for folder in ("features", "tests/engine") for example in examples(ROOT / folder)]
    texts = (step.name for example in played for step in example.scenario.steps)
    assert [str(definition) for definition in VOCABULARY.unused(texts)] == []


def test_the_readme_lists_exactly_the_patterns_that_there_are() -> None:
    assert {plain(line) for line in LISTED} == {plain(str(definition)) for definition in VOCABULARY.definitions}


@pytest.mark.parametrize("definition", VOCABULARY.definitions, ids=str)
def test_every_step_says_what_it_takes_below_it(definition: object) -> None:
    assert set(definition.takes) <= {"table", "docstring"}  # type: ignore[attr-defined]
    needs_table = definition.takes.get("table", False)  # type: ignore[attr-defined]
    assert needs_table == definition.pattern.endswith(":")  # type: ignore[attr-defined]


@pytest.mark.parametrize(("name", "pattern"), [(name, pattern) for name, pattern, _ in PARAMETERS])
def test_a_parameter_has_no_group_and_nothing_that_only_python_knows(name: str, pattern: str) -> None:
    assert re.compile(pattern).groups == 0
    assert not re.search(r"\(\?[^:]|\\[AZ]", pattern)


@pytest.mark.parametrize(
    ("text", "arguments"),
    [
        ('Alice controls "Clone"', ("Alice", "Clone")),
        ('Alice has {3}{U/R} to spend', ("Alice", "{3}{U/R}")),
        ('Alice activates "{T}: Add {G}" of "Elf" targeting "Bear", "Wolf", and Bob',
         ("Alice", "{T}: Add {G}", "Elf", ("Bear", "Wolf", "Bob"))),
        ('"Clone" is -1/4', ("Clone", "-1/4")),
        ('"Clone" is not attacking', ("Clone", ("attacking", False))),
        ('"Clone" has 1 +1/+1 counter', ("Clone", 1, "+1/+1")),
        ('"Clone" has 2 fade counters', ("Clone", 2, "fade")),
        ("Alice can't cast \"Clone\":", ("Alice", False, "Clone")),
        ("the game goes on to Bob's end step", ("Bob", "end")),
        ("the players are Alice, Bob and Carol", (("Alice", "Bob", "Carol"),)),
        ('"Clone" has the ability "This has \\"Flying\\"."', ("Clone", 'This has "Flying".')),
    ],
)  # fmt: skip
def test_a_text_gives_the_values_of_its_parameters(text: str, arguments: tuple[object, ...]) -> None:
    match = VOCABULARY.find(text)
    assert match is not None
    assert match.arguments == arguments


@pytest.mark.parametrize(
    "text",
    [
        'alice controls "Clone"',
        "Alice controls Clone",
        'Alice has "Clone" in play',
        '"Clone" is 2',
        '"Clone" is sleepy',
    ],
)
def test_a_text_outside_the_notation_fits_nothing(text: str) -> None:
    assert VOCABULARY.find(text) is None


def test_a_text_that_fits_two_patterns_is_ambiguous() -> None:
    vocabulary = Vocabulary()
    vocabulary.step("{object} is {size}")(lambda game, label, size: None)
    vocabulary.step('"Clone" is {size}')(lambda game, size: None)
    assert vocabulary.find('"Bear" is 2/2') is not None
    with pytest.raises(AmbiguousStep, match=r"fits '<object> is <size>' .* and '\"Clone\" is <size>'"):
        vocabulary.find('"Clone" is 2/2')


def test_a_pattern_that_no_text_fits_is_unused() -> None:
    vocabulary = Vocabulary()
    vocabulary.step("{object} resolves")(lambda game, label: None)
    vocabulary.step("the stack resolves")(lambda game: None)
    assert [str(definition) for definition in vocabulary.unused(['"Clone" resolves'])] == ["the stack resolves"]


def test_a_function_that_would_have_to_be_awaited_is_refused() -> None:
    vocabulary = Vocabulary()

    async def later(game: object) -> None: ...

    with pytest.raises(TypeError, match="found an async function for 'the stack resolves'; expected a plain one"):
        vocabulary.step("the stack resolves")(later)


def test_a_pattern_that_is_there_is_refused() -> None:
    vocabulary = Vocabulary()
    vocabulary.step("the stack resolves")(lambda game: None)
    with pytest.raises(ValueError, match=r"found the pattern 'the stack resolves' again \(the first is at .*:\d+\)"):
        vocabulary.step("the stack resolves")(lambda game: None)


@pytest.mark.parametrize(
    ("text", "near"),
    [
        ('Alice control "Clone"', "<player> controls <object>"),
        ('"Clone" has became 2/2', "<object> is <size>"),
        ("Alice looses the game", "<player> leaves the game"),
        ('Bob casts "Giant Growth" aiming at "Bear"', "<player> casts <object> targeting <objects>"),
    ],
)
def test_an_unknown_text_is_near_to_known_patterns(text: str, near: str) -> None:
    assert near in [str(definition) for definition in VOCABULARY.near(text)]
