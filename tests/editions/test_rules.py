"""The rules that scenarios are decided by are known by their numbers, and each of them is cited."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.register import RegisterError, register
from conformance.rules import WRITTEN, load, rules
from steps import tags
from steps.running import examples

ROOT = Path(__file__).parents[2]


def test_a_rule_says_what_its_requirements_say_or_what_its_line_says() -> None:
    assert rules()["707.4"] == tuple(one.says for one in register().values() if "707.4" in one.rules["now"])
    assert rules()["614.5"] == (load(WRITTEN)["614.5"],)


def test_every_rule_of_the_list_is_cited_and_the_list_is_in_order() -> None:
    cited = {tag for folder in ("features", "tests/engine") for each in examples(ROOT / folder) for tag in each.tags}
    written = list(load(WRITTEN))
    assert [number for number in written if tags.RULE + number not in cited] == []
    assert written == sorted(written, key=tags.by_number)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ('"614.5" = "', "found what isn't TOML; expected a line for each rule"),
        ('"614.x" = "once"', 'found 614.x; expected the number of a rule in quotes, as in "613.2a"'),
        ('"614.5" = ""', "614.5: found ''; expected what it says, in one line"),
        ('"614.5" = 3', "614.5: found 3; expected what it says, in one line"),
        ('"707.9d" = "defining"', "found 707.9d, which is a rule of C-060; expected it there alone"),
    ],
)
def test_a_mistake_is_told_with_the_number(line: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(line)
    with pytest.raises(RegisterError) as error:
        load(path)
    assert message in str(error.value)


def test_a_list_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(RegisterError, match=r"none\.toml: found no file that can be read \(No such file"):
        load(tmp_path / "none.toml")
