"""What the documents say can be done and found: commands, quotations, paths, links, and the entries of the tables.

Rules for this file: the documents are read as they stand, and what they are held against is there: the folders, the
feature files, and what pytest selects. Nothing is listed here a second time.
"""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest
from attrs import define, field, frozen

ROOT = Path(__file__).parents[1]
FEATURES = ROOT / "features"
OWN = [path for path in sorted(ROOT.iterdir()) if not path.name.startswith(".")]
"""What belongs to the project: caches and environments have names with a dot."""

DOCUMENTS = sorted(
    path
    for top in OWN
    for path in ([top] if top.is_file() else top.rglob("*.md"))
    if path.suffix == ".md" and not any(part.startswith(".") for part in path.relative_to(ROOT).parts)
)
READMES = [path for path in DOCUMENTS if path.name == "README.md"]
DISAGREEMENTS = FEATURES / "DISAGREEMENTS.md"

COMMAND = re.compile(r"(?:^ {4}|`)\.venv/bin/pytest ([^`\n#]+)", re.MULTILINE)
QUOTATION = re.compile(r"(?:^ {4}@id-).*\n(?: {4}.*\n)+", re.MULTILINE)
IN_BACKTICKS = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"(?=.*[a-z])[\w.-]+/[\w./-]*|[\w.-]+\.[a-z]+|\d{3}\.\d\d[a-z]?-[a-z-]+")
"""With a slash, with an ending, or the name of a feature file without it."""

METHOD = re.compile(r"[A-Z]\w*\.[a-z_]+")
"""What looks like a file with an ending and is a method of a class."""

IN_PICTURE = re.compile(r"^ {4}( {2})?(\w+/) ", re.MULTILINE)
LINK = re.compile(r"\[((?:[^\[\]\\]|\\.)+)\]\(([^()\s]+)\)")
TAG = re.compile(r"(?<!\S)@(\S+)")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


# --- commands --------------------------------------------------------------------------------

COMMANDS = sorted({command.strip() for path in DOCUMENTS for command in COMMAND.findall(path.read_text())})

SELECTING = ("markexpr", "keyword", "edition", "reading")
"""The options that select, as pytest's configuration calls them."""


@define(eq=False)
class Selecting:
    """The pytest plugin that asks, once everything is collected, what each command would select of it."""

    selected: dict[str, int] = field(factory=dict)
    refused: dict[str, str] = field(factory=dict)
    """What pytest has against a command."""
    parser: pytest.Parser = field(init=False)

    def pytest_addoption(self, parser: pytest.Parser) -> None:
        self.parser = parser

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(
        self, session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
    ) -> None:
        select = config.pluginmanager.subset_hook_caller("pytest_collection_modifyitems", remove_plugins=[self])
        before = {option: getattr(config.option, option) for option in SELECTING}
        for command in COMMANDS:
            given, unknown = self.parser.parse_known_and_unknown_args(shlex.split(command))
            vars(config.option).update({option: getattr(given, option) for option in SELECTING})
            chosen = [item for item in items if any(lies_in(item.nodeid, path) for path in given.file_or_dir)]
            try:
                select(session=session, config=config, items=chosen)
            except pytest.UsageError as error:
                self.refused[command] = str(error)
            if unknown:
                self.refused[command] = f"unknown: {' '.join(unknown)}"
            self.selected[command] = len(chosen)
        vars(config.option).update(before)


def lies_in(test: str, place: str) -> bool:
    return test == place or test.startswith((f"{place}/", f"{place}::", f"{place}["))


@pytest.fixture(scope="module")
def selecting() -> Selecting:
    """The features are collected once for all commands."""
    plugin = Selecting()
    options = ["--collect-only", "-qq", "--rootdir", str(ROOT), "-p", "no:cacheprovider"]
    assert pytest.main([str(FEATURES), *options], plugins=[plugin]) == pytest.ExitCode.OK
    return plugin


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_is_one_and_selects_something(command: str, selecting: Selecting) -> None:
    assert selecting.refused.get(command) is None
    assert selecting.selected[command]


# --- quotations, paths, links ----------------------------------------------------------------


def test_the_scenario_that_is_quoted_stands_in_the_features() -> None:
    (quotation,) = QUOTATION.findall((ROOT / "README.md").read_text())
    lines = [line.strip() for line in quotation.splitlines()]
    (tag,) = re.findall(r"@id-\S+", lines[0])
    (path,) = (path for path in FEATURES.glob("*.feature") if re.search(rf"{tag}(?!\S)", path.read_text()))
    stands = [line.strip() for line in path.read_text().splitlines()]
    first = stands.index(lines[0])
    assert stands[first : first + len(lines) + 1] == [*lines, ""]


def paths_named() -> Iterator[tuple[Path, str]]:
    for readme in READMES:
        for said in IN_BACKTICKS.findall(readme.read_text()):
            if PATH.fullmatch(said) and not METHOD.fullmatch(said):
                yield readme, said


@pytest.mark.parametrize(
    ("readme", "said"), [pytest.param(*pair, id=f"{name(pair[0])}-{pair[1]}") for pair in paths_named()]
)
def test_a_path_that_is_named_is_there(readme: Path, said: str) -> None:
    assert any((base / found).exists() for base in (ROOT, readme.parent) for found in (said, f"{said}.feature"))


def test_the_house_has_the_rooms_of_the_picture() -> None:
    above = ""
    rooms = []
    for is_inner, room in IN_PICTURE.findall((ROOT / "README.md").read_text()):
        above = above if is_inner else room
        rooms.append(above + room if is_inner else room)
    assert rooms
    assert [room for room in rooms if not (ROOT / room).is_dir()] == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_a_link_leads_to_a_file(document: Path) -> None:
    links = [target for _, target in LINK.findall(document.read_text())]
    relative = [target.partition("#")[0] for target in links if not re.match(r"[a-z]+:|#", target)]
    assert [target for target in relative if not (document.parent / target).exists()] == []


# --- the tables of disagreements -------------------------------------------------------------


@frozen
class Entry:
    """A row of the table: the tag, and the scenarios that it names, each with its file."""

    tag: str
    shown_by: tuple[tuple[str, str], ...]


def rows(kind: str) -> Iterator[list[str]]:
    """The cells of each row whose entry is of this kind."""
    for line in DISAGREEMENTS.read_text().splitlines():
        if line.startswith(f"| {kind}-"):
            yield [cell.strip() for cell in line.strip("|").split("|")]


def scenarios() -> dict[tuple[str, str], set[str]]:
    """The tags of each scenario, by its title and its file."""
    found: dict[tuple[str, str], set[str]] = {}
    for path in FEATURES.glob("*.feature"):
        tags: set[str] = set()
        for line in map(str.strip, path.read_text().splitlines()):
            if line.startswith("@"):
                tags |= set(TAG.findall(line))
            elif line.startswith(("Scenario:", "Scenario Outline:")):
                found[line.partition(": ")[2], path.name] = tags
                tags = set()
    return found


def entry(cells: list[str]) -> Entry:
    return Entry(cells[0], tuple((title.replace("\\", ""), file) for title, file in LINK.findall(cells[-1])))


SCENARIOS = scenarios()
TAGGED = {tag for tags in SCENARIOS.values() for tag in tags}
ENTRIES = [entry(cells) for cells in rows("K")]


def test_every_disagreement_has_its_row() -> None:
    assert [each.tag for each in ENTRIES] == [f"K-{number:02}" for number in range(1, len(ENTRIES) + 1)]
    assert {tag for tag in TAGGED if tag.startswith("K-")} <= {each.tag for each in ENTRIES}


@pytest.mark.parametrize("each", ENTRIES, ids=lambda each: each.tag)
def test_a_disagreement_is_shown_by_the_scenarios_that_its_row_names(each: Entry) -> None:
    assert [place for place in each.shown_by if each.tag not in SCENARIOS.get(place, ())] == []
    assert bool(each.shown_by) == (each.tag in TAGGED)


def test_the_rules_of_today_that_scenarios_cite_have_their_rows() -> None:
    assert [cells[0] for cells in rows("B")] == sorted(tag for tag in TAGGED if tag.startswith("B-"))
