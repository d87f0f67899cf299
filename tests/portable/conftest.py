"""Other runners of Gherkin: each plays the features as they are, by its own steps, and says which scenarios passed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import pytest

from tests.reports.conftest import report

__all__ = ["report"]

ROOT: Final = Path(__file__).parents[2]
HERE: Final = Path(__file__).parent
RIGHT: Final = (sys.executable, "-m", "engine")
WRONG: Final = (sys.executable, "-m", "tests.portable.wrong")

PACKAGES: Final = {
    "@cucumber/cucumber": "12.9.0",
    "@cucumber/html-formatter": "24.2.0",
    "@cucumber/message-streams": "4.1.1",
    "@cucumber/messages": "34.2.1",
}
"""What is installed from npm, in exact versions, into a folder that is thrown away."""

Passed = Mapping[str, bool]
Runner = Callable[[Path, Sequence[str]], Passed]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "portable: plays all features with other runners, some from npm")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes minutes and a network runs only if it is asked for: -m portable."""
    if "portable" not in config.option.markexpr:
        slow = [item for item in items if item.get_closest_marker("portable")]
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


@cache
def passed_by_pytest(engine: Sequence[str]) -> Passed:
    """Each scenario and whether it passes, by our own runner."""
    with TemporaryDirectory() as folder:
        return _passed_by_pytest(engine, Path(folder))


def _passed_by_pytest(engine: Sequence[str], folder: Path) -> Passed:
    command = [sys.executable, "-m", "pytest", "features", "-q", "-p", "no:cacheprovider", "--report", str(folder)]
    subprocess.run([*command, "--engine-command", " ".join(engine)], cwd=ROOT, capture_output=True, check=False)
    found = json.loads((folder / "conformance.json").read_text())["verdicts"]
    assert [each["message"] for each in found if each["verdict"] == "error"] == []
    return {each["id"]: each["verdict"] in ("passed", "unspecified") for each in found}


def run(command: Sequence[str], folder: Path, engine: str) -> Passed:
    """Each scenario and whether it passes, by the runner that the command is."""
    verdicts = folder / "verdicts.jsonl"
    verdicts.unlink(missing_ok=True)
    environment = os.environ | {
        "PYTHONPATH": str(ROOT),
        "ENGINE_COMMAND": engine,
        "CARDS": str(folder / "features" / "cards"),
        "VERDICTS": str(verdicts),
    }
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert verdicts.exists(), done.stdout + done.stderr
    lines = [json.loads(line) for line in verdicts.read_text().splitlines()]
    assert len({line["id"] for line in lines}) == len(lines), "each scenario once"
    return {line["id"]: line["passed"] for line in lines}


@pytest.fixture(scope="session")
def node_modules(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with what is installed from npm."""
    if shutil.which("npm") is None:
        pytest.fail("found no npm; expected Node.js, which plays the features with cucumber-js")
    folder = tmp_path_factory.mktemp("npm")
    (folder / "package.json").write_text(json.dumps({"private": True, "dependencies": PACKAGES}))
    command = ["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder / "node_modules"


@pytest.fixture
def behave(tmp_path: Path) -> Callable[[Sequence[str]], Passed]:
    """The features by behave."""
    shutil.copytree(ROOT / "features", tmp_path / "features")
    shutil.copytree(HERE / "behave", tmp_path, dirs_exist_ok=True)
    command = [sys.executable, "-m", "behave", "--format", "progress", "features"]
    return lambda engine: run(command, tmp_path, " ".join(engine))


@pytest.fixture
def cucumber_js(tmp_path: Path, node_modules: Path) -> Callable[[Sequence[str]], Passed]:
    """The features by cucumber-js."""
    shutil.copytree(ROOT / "features", tmp_path / "features")
    shutil.copytree(HERE / "cucumber-js", tmp_path / "steps")
    (tmp_path / "node_modules").symlink_to(node_modules)
    command = ["node_modules/.bin/cucumber-js", "--import", "steps/*.mjs", "features/*.feature"]
    return lambda engine: run(command, tmp_path, json.dumps(list(engine)))
