"""How much running scenarios costs: the same 1000 scenarios of 8 steps by three runners.

The driver knows no rule and answers at once, so that only the runner is measured:
our collector and vocabulary, the same calls to the same driver as plain pytest
functions, and behave with the same patterns on the same files.  The measure is
CPU time of the whole process; the runners take turns, and a ratio is taken within each round.

Below them stands what the checks of the real feature files cost (`steps.checking`), of what it
costs to collect them: every file is checked once by a process that has matched no step yet.

    python bench/collecting.py
"""

from __future__ import annotations

import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = 40
SCENARIOS: Final = 25
ROUNDS: Final = 7

SCENARIO: Final = """
  @id-bench-{n} @C-001 @CR-707.2
  Scenario: Clone {n} copies Bear {n}
    Given Alice controls "Bear {n}"
    And Alice has "Clone {n}" in hand
    And Alice has {{3}}{{U}} to spend
    When Alice casts "Clone {n}"
    Then "Clone {n}" is:
      | name | Runeclaw Bear |
      | size | 2/2           |
    And "Clone {n}" is untapped
    And "Clone {n}" is controlled by Alice
    And Alice has 20 life
"""

FUNCTION: Final = """
def test_{n}(driver):
    driver.begin(("Alice", "Bob"), tuple(catalogue().values()))
    driver.put("Bear {n}", "Alice", "battlefield", "Bear {n}")
    driver.put("Clone {n}", "Alice", "hand", "Clone {n}")
    driver.add_mana("Alice", "{{3}}{{U}}")
    driver.do(Cast("Alice", "Clone {n}"))
    values = driver.current("Clone {n}")
    assert values.name == "Runeclaw Bear"
    assert (values.power, values.toughness) == (2, 2)
    assert not driver.state("Clone {n}").tapped
    assert driver.state("Clone {n}").controller == "Alice"
    assert driver.player("Alice").life == 20
    driver.end()
"""

CONFTEST: Final = """
import pytest
from bench.trivial import Trivial

@pytest.fixture
def driver():
    return Trivial()
"""

BEHAVE: Final = """
import behave
from behave.cucumber_expression import define_parameter_type, use_step_matcher_for_cucumber_expressions
from steps.collecting import VOCABULARY

for each in VOCABULARY._types.parameter_types:
    if each.name in {names}:
        define_parameter_type(each)
use_step_matcher_for_cucumber_expressions()

def bind(function):
    def run(context, *arguments):
        table = context.table
        blocks = dict(table=[list(table.headings), *(list(row) for row in table)]) if table else dict()
        function(context.game, *arguments, **blocks)
    return run

for definition in VOCABULARY.definitions:
    behave.step(definition.pattern)(bind(definition.function))
"""

ENVIRONMENT: Final = """
from bench.trivial import Trivial
from steps.game import Game

def before_scenario(context, scenario):
    context.game = Game(Trivial())

def after_scenario(context, scenario):
    context.game.end()
"""


def write(folder: Path) -> None:
    """The scenarios, and what each runner needs beside them."""
    from steps.parameters import PARAMETERS

    for name in ("ours", "plain", "behave/steps"):
        (folder / name).mkdir(parents=True)
    for file in range(FILES):
        numbers = range(file * SCENARIOS, (file + 1) * SCENARIOS)
        feature = f"Feature: Part {file}\n" + "".join(SCENARIO.format(n=n) for n in numbers)
        functions = "from conformance.card_text import catalogue\nfrom conformance.driver import Cast\n"
        (folder / "ours" / f"{file}.feature").write_text(feature)
        (folder / "behave" / f"{file}.feature").write_text(feature)
        (folder / "plain" / f"test_{file}.py").write_text(functions + "".join(FUNCTION.format(n=n) for n in numbers))
    (folder / "ours" / "conftest.py").write_text('pytest_plugins = ["steps.collecting"]\n' + CONFTEST)
    (folder / "plain" / "conftest.py").write_text(CONFTEST)
    for name in ("ours", "plain"):
        (folder / name / "pytest.ini").write_text("[pytest]\n")
    names = {name for name, _, _ in PARAMETERS}
    (folder / "behave" / "steps" / "steps.py").write_text(BEHAVE.format(names=names))
    (folder / "behave" / "environment.py").write_text(ENVIRONMENT)


def seconds(command: list[str], folder: Path) -> float:
    """CPU time of a process that has to succeed."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    path = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH")]))
    # Compiled files are kept, so that only the first run pays for compiling the plain functions.
    environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": ""}
    whole = [sys.executable, "-m", *command]
    run = subprocess.run(whole, cwd=folder, env=environment, capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"found: {' '.join(command)} fails; expected a passing run:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def measure(folder: Path) -> dict[str, list[float]]:
    """The times of each runner, round by round."""
    pytest = ["pytest", "-q", "-p", "no:cacheprovider"]
    runners = {
        "plain pytest functions": (pytest, folder / "plain"),
        "features, our collector": (pytest, folder / "ours"),
        "features, behave": (["behave", "--format", "progress", "."], folder / "behave"),
    }
    for runner in runners.values():
        seconds(*runner)  # compiles
    rounds = [{name: seconds(*runner) for name, runner in runners.items()} for _ in range(ROUNDS)]
    return {name: [each[name] for each in rounds] for name in runners}


def report(times: dict[str, list[float]]) -> Iterator[str]:
    """The table: seconds, and how many times the first runner's, as the median of the rounds."""
    unit = next(iter(times.values()))
    yield f"{FILES * SCENARIOS} scenarios of 8 steps{'CPU s':>12}{'ratio':>8}"
    for name, spent in times.items():
        ratio = median(mine / plain for mine, plain in zip(spent, unit, strict=True))
        yield f"{name:<27}{median(spent):>12.2f}{ratio:>8.2f}"


def linting() -> tuple[int, float]:
    """How many files the specification has, and the CPU time of all checks of them, without parsing."""
    from steps import collecting, reading

    spent = 0.0

    def timed(check: Callable[..., Iterable[object]]) -> Callable[..., list[object]]:
        def run(*arguments: object) -> list[object]:
            nonlocal spent
            start = time.process_time()
            problems = list(check(*arguments))
            spent += time.process_time() - start
            return problems

        return run

    for name in ("check_characters", "check_language", "check_document", "check_steps"):
        setattr(reading, name, timed(getattr(reading, name)))
    paths = sorted((ROOT / "features").glob("*.feature"))
    ids = collecting.Ids()
    start = time.process_time()
    others = {path: ids.elsewhere(path, path.name) for path in paths}
    spent += time.process_time() - start
    for path in paths:
        reading.read(path, path.name, others[path])
    return len(paths), spent


def main() -> None:
    sys.path.insert(0, str(ROOT))
    files, lint = linting()
    collection = seconds(["pytest", "features", "--collect-only", "-q", "-p", "no:cacheprovider"], ROOT)
    print(f"checking {files} feature files: {lint:.2f} CPU s, {lint / collection:.0%} of collecting them\n")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(folder)
        print("\n".join(report(measure(folder))))


if __name__ == "__main__":
    main()
