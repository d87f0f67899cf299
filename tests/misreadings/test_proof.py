"""The proof holds: each misreading is refuted, each scenario refutes one, and the pages say so.

`make proof` finds the witnesses by playing everything; here each is only asked again.
"""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from conformance.in_process import InProcess
from engine.rulebook import Current
from steps import tags
from steps.reading import Example
from steps.running import examples, run
from tests.misreadings import Misreading, gallery, named
from tests.misreadings.ladder import problems
from tests.misreadings.matrix import FEATURES, key_of, limited, matrix, overlooked, play
from tests.misreadings.pages import pages
from tests.misreadings.reasons import REFUTES_NOTHING
from tests.misreadings.witnesses import written

MAKE = "run `make proof`, which finds the witnesses and writes the pages"


@pytest.fixture(scope="module")
def by_key() -> dict[str, Example]:
    """Every scenario and row."""
    return {key_of(example): example for example in examples(FEATURES)}


def refutes(example: Example, misreading: Misreading) -> bool:
    """Whether the scenario fails under the misreading, as a scenario does."""
    with limited(2.0):
        failure = run(example, InProcess(misreading.rulebook))
    return failure is not None and not failure.broke


# --- the gallery -----------------------------------------------------------------------------


def test_the_gallery_is_large_and_every_belief_is_its_own() -> None:
    assert len(gallery()) >= 120
    assert len({one.name for one in gallery()}) == len(gallery())
    assert len({one.belief for one in gallery()}) == len(gallery())


@pytest.mark.parametrize("misreading", gallery(), ids=lambda one: one.name)
def test_a_misreading_says_its_belief_and_overrides_a_rule(misreading: Misreading) -> None:
    assert re.fullmatch(r'["A-Z].*\.', misreading.belief)
    assert misreading.methods
    assert all(tags.names(clause) for clause in misreading.clauses)


# --- the witnesses ---------------------------------------------------------------------------


@pytest.mark.parametrize("misreading", gallery(), ids=lambda one: one.name)
def test_a_misreading_is_refuted_by_a_scenario_of_each_of_its_clauses(
    misreading: Misreading, by_key: dict[str, Example]
) -> None:
    found = written().misreadings.get(misreading.name, {})
    assert set(found) == set(misreading.clauses), MAKE
    for clause, key in found.items():
        assert key in by_key, f'"{key}" is gone: {MAKE}'
        assert clause in by_key[key].tags
        assert refutes(by_key[key], misreading), f'"{key}" doesn\'t refute it any more: {MAKE}'


def test_every_scenario_refutes_a_misreading_or_says_why_not(by_key: dict[str, Example]) -> None:
    found = written().scenarios
    ids = {key.removesuffix(example.row) for key, example in by_key.items()}
    assert sorted(ids - found.keys() - REFUTES_NOTHING.keys()) == [], f"these have no witness yet: {MAKE}"
    assert sorted(found.keys() - ids) == [], f"these are gone: {MAKE}"
    idle = [key for name, key in found.values() if not refutes(by_key[key], named(name))]
    assert idle == [], MAKE


def test_the_pages_say_what_was_found(by_key: dict[str, Example]) -> None:
    for path, text in pages(list(by_key.values()), written()).items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name} is old: {MAKE}"


def test_a_scenario_that_consults_no_overridden_method_need_not_be_played(by_key: dict[str, Example]) -> None:
    sample = [play(example) for example in list(by_key.values())[::12]]
    assert overlooked(sample, stride=37) == []


# --- the proof can fail ----------------------------------------------------------------------


def without(method: str) -> type[Current]:
    """Today's rules, one of whose clauses has no effect: it leaves the values as they are."""
    return type(f"Without{method}", (Current,), {method: lambda self, values, *_: values})


@pytest.fixture
def part(tmp_path: Path) -> Path:
    """A folder of features with one file."""
    folder = tmp_path / "features"
    folder.mkdir()
    return folder


@pytest.mark.parametrize(
    ("method", "file", "rule"),
    [
        ("with_gained_ability", "707.09a-gained-abilities.feature", "707.9a"),
        ("with_modified", "707.09b-modified-characteristics.feature", "707.9b"),
        ("without_defining", "707.09d-defining-abilities.feature", "707.9d"),
    ],
)
def test_a_clause_without_effect_turns_the_proof_red_and_the_rule_is_named(
    part: Path, method: str, file: str, rule: str
) -> None:
    shutil.copy(FEATURES / file, part)
    found = [line for line in problems(matrix(part, only=[], rules=without(method))) if "fails:" in line]
    assert found
    told = rf"features/{re.escape(file)}:\d+: rule [\d.a-z and]*{re.escape(rule)}"
    assert all(re.match(told, line) for line in found)


class Harmless(Current):
    """Whatever is copied is copied."""

    clauses = ("C-048",)

    def with_gained_ability(self, values, change):  # type: ignore[no-untyped-def]
        return super().with_gained_ability(values, change)


class Breaking(Current):
    """Nothing can be gained."""

    clauses = ("C-048",)

    def with_gained_ability(self, values, change):  # type: ignore[no-untyped-def]
        raise ZeroDivisionError("a fault, and no answer")


class Endless(Current):
    """It never ends."""

    clauses = ("C-048",)

    def with_gained_ability(self, values, change):  # type: ignore[no-untyped-def]
        while True:
            pass


@pytest.mark.parametrize(
    ("rulebook", "expected"),
    [
        (Harmless, "survives: no scenario of C-048 refutes"),
        (Breaking, "breaks the engine in .*ZeroDivisionError"),
        (Breaking, "survives: no scenario of C-048 refutes"),
    ],
)
def test_a_misreading_that_is_not_refuted_turns_the_proof_red(
    part: Path, rulebook: type[Current], expected: str
) -> None:
    shutil.copy(FEATURES / "707.09a-gained-abilities.feature", part)
    found = list(problems(matrix(part, only=[Misreading(rulebook, "a theme")])))
    assert any(re.match(f"{rulebook.__name__} {expected}", line) for line in found)


def test_an_endless_game_is_ended(by_key: dict[str, Example]) -> None:
    [example] = [one for key, one in by_key.items() if key == "gained-clone-of-heat-shimmer-token"]
    with limited(0.2):
        failure = run(example, InProcess(Endless))
    assert failure is not None
    assert failure.broke
    assert "0.2 seconds" in failure.message


def test_a_reason_that_is_not_needed_turns_the_proof_red(part: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copy(FEATURES / "707.09a-gained-abilities.feature", part)
    monkeypatch.setitem(REFUTES_NOTHING, "no-such-scenario", "it isn't there")
    found = problems(matrix(part, only=[]))
    assert "reasons.REFUTES_NOTHING: no-such-scenario is no scenario; delete the entry" in found
