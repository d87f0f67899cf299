"""The mutation tester itself: it finds changes, makes them in the running engine, and takes them back."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from engine.mechanism import abilities
from engine.text.abilities import Keyword
from tests.mutation import __main__ as program
from tests.mutation import mutants
from tests.mutation.changes import changes
from tests.mutation.covering import Reach
from tests.mutation.covering import page as page_of_coverage
from tests.mutation.equivalents import EquivalentsError, equivalents
from tests.mutation.judging import ASSERTED, CRASHED, SURVIVED, UNREACHED, Jury, Verdict, jury
from tests.mutation.mutants import Mutant, mutants_of
from tests.mutation.page import Outcome, page
from tests.mutation.patching import Running, mutated, running

FEATURE = """
Feature: One copy

  @id-one-copy
  Scenario: A Clone that enters as a Bear is a Bear
    Given Bob controls "Runeclaw Bear"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Runeclaw Bear"
    And Alice casts "Clone"
    When "Clone" resolves
    Then the copiable values of "Clone" are those of "Runeclaw Bear"
    And "Runeclaw Bear" is unchanged
"""


@pytest.fixture(scope="module")
def called(tmp_path_factory: pytest.TempPathFactory) -> Jury:
    folder = tmp_path_factory.mktemp("features")
    (folder / "one.feature").write_text(FEATURE, encoding="utf-8")
    return jury(folder)


@pytest.fixture(autouse=True)
def _nothing_stays_changed() -> Iterator[None]:
    before = codes(running())
    yield
    assert codes(running()) == before


def codes(functions: Running) -> dict[tuple[str, str], list[object]]:
    return {key: [one.__code__ for one in several] for key, several in functions.items()}


def the(path: str, function: str, change: str) -> Mutant:
    found = [one for one in mutants_of(path) if one.function == function and one.change == change]
    assert found, f"no such change; there are {[one.change for one in mutants_of(path) if one.function == function]}"
    return found[0]


COPYING, ENTERING = "engine/rulebook/copying.py", "engine/mechanism/entering.py"


@pytest.mark.parametrize(
    ("written", "changed"),
    [
        ("return a == b", {"return a == b -> return None", "a == b -> a != b"}),
        ("return a and b", {"return a and b -> return None", "a and b -> a or b", "a and b -> a", "a and b -> b"}),
        ("if a < 1:\n  f()", {"a < 1 -> True", "a < 1 -> False", "a < 1 -> a <= 1", "1 -> 0", "without f()"}),
        ("for x in a:\n  f(x)", {"a -> ()", "for x in a, the first only", "without f(x)"}),
        ("a.b += 1", {"without a.b += 1", "a.b += 1 -> a.b -= 1", "1 -> 0"}),
        ("c = 1\n c = 2", {"1 -> 0", "without c = 2", "2 -> 3"}),
        ("g(a, k=True)", {"without g(a, k=True)", "g(a, k=True) -> g(a)", "True -> False"}),
        ("f(a, b)", {"without f(a, b)", "f(a, b) -> f(b, a)"}),
        ("match a:\n  case 1:\n   f()", {"without case 1", "without f()"}),
        ("return [x for x in a if x]", {"return [x for x in a if x] -> return None", "if x -> if True", "a -> ()"}),
        ("assert a == b", set()),
        ("raise ValueError(f'no {a}')", set()),
        ("raise Forbidden('no')", {"without raise Forbidden('no')"}),
        ("'''Of it.'''", set()),
        ("game.choices.pick(a, 'which of 1')", {"without game.choices.pick(a, 'which of 1')"}),
    ],
)
def test_each_kind_of_change(written: str, changed: set[str]) -> None:
    [function] = ast.parse(f"def _(a, b):\n {written}").body
    assert isinstance(function, ast.FunctionDef)
    before = ast.dump(function)
    assert {one.said for one in changes(function, {"f": ("int", "int")})} == changed
    assert ast.dump(function) == before


def test_a_known_mutant_dies(called: Jury) -> None:
    mutant = the(
        COPYING, "Copying.with_exceptions", "return self.with_changes(own, copied, effect.exceptions) -> return None"
    )
    assert called.judge(mutant).fate == CRASHED


def test_a_mutant_that_gives_another_game_fails_an_assertion(called: Jury) -> None:
    mutant = the(ENTERING, "apply", "original is not None -> False")
    verdict = called.judge(mutant)
    assert (verdict.fate, verdict.scenario) == (ASSERTED, "id-one-copy")


def test_a_known_equivalent_survives(called: Jury) -> None:
    mutant = the(COPYING, "Copying.underlying_values", "without subject.known_copiable = values")
    assert called.judge(mutant).fate == SURVIVED


def test_a_change_where_no_scenario_comes_is_told_apart(called: Jury) -> None:
    mutant = the(COPYING, "Copying.flipped_values", "values.flip is None -> True")
    assert called.judge(mutant) == Verdict(mutant, UNREACHED, "", 0)


def test_a_game_without_end_is_ended(called: Jury) -> None:
    assert (
        called.judge(the("engine/mechanism/objects.py", "GameObject.now", "without found = found.became")).fate
        == CRASHED
    )


def test_everything_is_put_back_although_the_game_broke() -> None:
    mutant = the(COPYING, "Copying.origin", "0 -> 1")
    before = codes(functions := running())
    during: list[object] = []
    with suppress(ZeroDivisionError), mutated(mutant, functions):
        during.append(codes(functions))
        raise ZeroDivisionError
    assert during != [before]
    assert codes(functions) == before


def test_a_function_behind_a_cache_is_changed_and_what_it_remembered_is_forgotten() -> None:
    mutant = the("engine/mechanism/abilities.py", "sort", "abilities -> ()")
    flying = (Keyword("flying"),)
    assert abilities.sort(flying).names == {"flying"}
    with mutated(mutant, running()):
        assert abilities.sort(flying).names == frozenset()
    assert abilities.sort(flying).names == {"flying"}


@pytest.mark.parametrize("path", program.SCOPE)
def test_every_mutant_can_stand_in_for_the_function(path: str) -> None:
    functions = running()
    for mutant in mutants_of(path):
        for function in functions[path, mutant.function]:
            assert len(mutant.code().co_freevars) == len(function.__code__.co_freevars), mutant.key


def test_the_page_tells_what_survives_and_what_is_equivalent(called: Jury, tmp_path: Path) -> None:
    survivor = called.judge(the(COPYING, "Copying.underlying_values", "without subject.known_copiable = values"))
    table = tmp_path / "table.toml"
    table.write_text(
        f'[[equivalent]]\nmodule = "{COPYING}"\nbecause = "it is found again"\n'
        'changes = ["Copying.underlying_values: without subject.known_copiable*"]\n'
    )
    noticed = page(Outcome([survivor], (), 1, 1))
    assert "| 1 | 0 | 0 | 0 | 1 | 0 | 0.0 % |" in noticed
    assert "(nearest: id-one-copy)" in noticed
    spared = Outcome([survivor], equivalents(table), 1, 1)
    assert "- it is found again" in page(spared)
    assert not spared.left
    assert not spared.stale
    died = Outcome([Verdict(survivor.mutant, ASSERTED, "id-one-copy", 1)], equivalents(table), 1, 1)
    assert died.stale == list(equivalents(table))


def test_each_entry_of_the_table_names_a_change_that_there_is() -> None:
    mutants = [one for path in {entry.module for entry in equivalents()} for one in mutants_of(path)]
    assert [entry for entry in equivalents() if not any(map(entry.covers, mutants))] == []


@pytest.mark.parametrize(
    ("written", "message"),
    [
        ("[[equivalent]", "found no TOML"),
        (
            '[[equivalent]]\nmodule = "x"\n',
            "entry 1 has module; expected a module, a list of changes, and because",
        ),
    ],
)
def test_a_table_that_cannot_be_read_is_told_in_one_line(written: str, message: str, tmp_path: Path) -> None:
    table = tmp_path / "table.toml"
    table.write_text(written)
    with pytest.raises(EquivalentsError, match=message):
        equivalents(table)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["features/README.md"], "found features/README.md; expected a module below engine/"),
        (["--every", "0"], "found --every 0; expected 1 or more"),
        (["--every", "5", "--write"], "found --write for a part"),
    ],
)
def test_a_wrong_command_is_told_in_one_line(
    words: list[str], message: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["mutation", *words])
    with pytest.raises(SystemExit):
        program.main()
    assert message in capsys.readouterr().err


def test_the_page_of_coverage_tells_lines_that_follow_one_another_together() -> None:
    path = "engine/rulebook/current.py"
    first = "from engine.rulebook.entering import EnteringRules"
    line = (mutants.ROOT / path).read_text(encoding="utf-8").splitlines().index(first) + 1
    all_of_it = {path: Reach(6, 2, frozenset(), frozenset({(line, -1)}))}
    scenarios = {path: Reach(6, 2, frozenset({line, line + 1, line + 3}), frozenset({(line, -1), (line, line + 1)}))}
    told = page_of_coverage((scenarios, scenarios), all_of_it)
    assert f"| `{path}` | 6 | 2 | 37.5 % | 37.5 % | 87.5 % |" in told
    assert f"- `{path}:{line}` `{first}` never leaves from here" in told
    assert f"- `{path}:{line}-{line + 1}` `{first}`" in told
