"""The features are Gherkin as others read it: behave and cucumber-js give every scenario the verdict that we give it.

Both play the files as they are. cucumber-js has steps in JavaScript that know the protocol and nothing of ours.
They take a minute and need npm, so they run by `make portable`; what they rest on is tested every time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import pytest

from steps.collecting import VOCABULARY
from tests.portable.conftest import HERE, RIGHT, WRONG, Passed, passed_by_pytest

Play = Callable[[Sequence[str]], Passed]


def test_cucumber_js_has_the_patterns_of_the_vocabulary() -> None:
    text = (HERE / "cucumber-js" / "steps.mjs").read_text()
    theirs = [
        pattern.replace("\\'", "'") for _, pattern in re.findall(r"^step(?:WithTable)?\((['\"])(.*?)\1, ", text, re.M)
    ]
    assert sorted(theirs) == sorted(definition.pattern for definition in VOCABULARY.definitions)


@pytest.mark.portable
@pytest.mark.parametrize("engine", [RIGHT, WRONG], ids=["right", "wrong"])
@pytest.mark.parametrize("runner", ["behave", "cucumber_js"])
def test_another_runner_gives_the_same_verdicts(
    runner: str, engine: Sequence[str], request: pytest.FixtureRequest
) -> None:
    play: Play = request.getfixturevalue(runner)
    ours, theirs = passed_by_pytest(engine), play(engine)
    differing = {
        one: (ours.get(one), theirs.get(one)) for one in ours.keys() | theirs.keys() if ours.get(one) != theirs.get(one)
    }
    assert differing == {}
    assert all(ours.values()) == (engine == RIGHT)
