"""The register of requirements: whole, and every mistake in it is told with its key."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.driver import EDITIONS
from conformance.register import RegisterError, load, register

GOOD = """\
[C-001]
slug = "scope.kinds"
says = "An effect makes a copy."
rules = { now = "707.1", cr2018 = "706.1", cr2013 = "706.1", cr2008 = "503.1", cr2007 = "" }
documents = ["S0"]
status = "covered"

[C-002]
slug = "scope.token"
says = "An effect creates a token that is a copy."
rules = { now = "707.1, 613.2a", cr2018 = "706.1", cr2013 = "706.1", cr2008 = "503.1", cr2007 = "503.1" }
documents = ["S0", "S4"]
status = "excluded"
because = "a reason"

[C-003]
slug = "scope.search"
says = "Searching is no copying."
rules = { now = "707.1", cr2018 = "706.1", cr2013 = "706.1", cr2008 = "503.1", cr2007 = "503.1" }
documents = ["S1"]
status = "disputed"
readings = [{ says = "it is", held_by = "one" }, { says = "it isn't", held_by = "another" }]
"""


def test_it_has_every_requirement_in_order() -> None:
    assert list(register()) == [f"C-{n:03}" for n in range(1, 111)]


def test_every_document_states_some_and_every_edition_has_rules_for_some() -> None:
    assert {document for each in register().values() for document in each.documents} == {"S0", "S1", "S2", "S3", "S4"}
    for edition in EDITIONS:
        assert 0 < sum(each.is_rule_in(edition) for each in register().values()) < 110


@pytest.mark.parametrize(
    ("tag", "numbers", "editions"),
    [
        ("C-029", {"707.5", "614.12", "706.5", "503.5"}, EDITIONS),
        ("C-046", {"503.8"}, ("cr2007",)),
        ("C-054", {"706.9b"}, ("cr2018", "cr2013")),
        ("C-057", {"707.9d", "706.9d"}, ("now", "cr2018", "cr2013")),
        ("C-060", {"707.9d"}, ("now",)),
    ],
)
def test_a_requirement_knows_its_numbers_and_its_editions(
    tag: str, numbers: set[str], editions: tuple[str, ...]
) -> None:
    requirement = register()[tag]
    assert requirement.numbers == numbers
    assert tuple(edition for edition in EDITIONS if requirement.is_rule_in(edition)) == editions


@pytest.mark.parametrize(
    ("found", "instead", "message"),
    [
        ("[C-002]", "[C-2]", "found [C-2]; expected the tag of a requirement, as in [C-012]"),
        ("[C-002]", "[C-001]", "found what isn't TOML; expected a table for each requirement: "),
        ("[C-002]", "C-009 = 3\n[C-002]", "C-001: found the keys C-009, documents, rules, says, slug, stat"),
        ('slug = "scope.token"\n', "", "C-002: found the keys because, documents, rules, says, status; expected"),
        ('"scope.token"', '"token"', "C-002.slug: found 'token'; expected words joined by dots, as in 'chg.recopy'"),
        ('"scope.token"', '"scope.kinds"', "C-002.slug: found 'scope.kinds', which is that of C-001; expected one of"),
        ('"An effect makes a copy."', '""', "C-001.says: found ''; expected what it says, in one line"),
        ('"707.1, 613.2a"', '"707.1; 613.2a"', "C-002.rules.now: found '707.1; 613.2a'; expected numbers of rules"),
        ('"707.1, 613.2a"', "7071", "C-002.rules.now: found 7071; expected numbers of rules joined by"),
        (', cr2007 = ""', "", "C-001.rules: found now, cr2018, cr2013, cr2008; expected a number or "),
        ("cr2007 = \"\"", 'cr2006 = ""', "C-001.rules: found now, cr2018, cr2013, cr2008, cr2006; expected a number"),
        ('["S0"]', '["S5"]', "C-001.documents: found ['S5']; expected some of S0, S1, S2, S3, S4, each once"),
        ('["S0"]', "[]", "C-001.documents: found []; expected some of"),
        ('["S0"]', '["S0", "S0"]', "C-001.documents: found ['S0', 'S0']; expected some of"),
        ('"covered"', '"done"', "C-001.status: found 'done'; expected covered, excluded, disputed"),
        ('"covered"', '"excluded"', "C-001: found the keys documents, rules, says, slug, status; expected slug,"),
        ('because = "a reason"\n', "", "C-002: found the keys documents, rules, says, slug, status; expected slug,"),
        ('"a reason"', '" "', "C-002.because: found ' '; expected the reason, in one line"),
        (', { says = "it isn\'t", held_by = "another" }', "", "C-003.readings: found [{'says': 'it is', 'held_by'"),
        ('held_by = "another"', 'by = "another"', "C-003.readings: found [{'says': 'it is', 'held_by': 'one'}, {"),
        (
            '{ now = "707.1", cr2018 = "706.1", cr2013 = "706.1", cr2008 = "503.1", cr2007 = "" }',
            '{ now = "", cr2018 = "", cr2013 = "", cr2008 = "", cr2007 = "" }',
            "C-001.rules: found no number in any edition; expected one at least",
        ),
    ],
)  # fmt: skip
def test_a_mistake_is_told_with_its_key(found: str, instead: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(GOOD)
    assert list(load(path)) == ["C-001", "C-002", "C-003"]
    path.write_text(GOOD.replace(found, instead))
    with pytest.raises(RegisterError) as error:
        load(path)
    (line,) = str(error.value).splitlines()
    assert line.removeprefix(f"{tmp_path}/").removeprefix("bad.toml: ").startswith(message)


def test_every_mistake_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(GOOD.replace("707", "7o7"))
    with pytest.raises(RegisterError) as error:
        load(path)
    assert [line.partition(": found")[0] for line in str(error.value).splitlines()] == [
        "bad.toml: C-001.rules.now",
        "bad.toml: C-002.rules.now",
        "bad.toml: C-003.rules.now",
    ]


def test_a_register_that_is_not_there_is_told(tmp_path: Path) -> None:
    with pytest.raises(RegisterError, match=r"none\.toml: found no file that can be read \(No such file"):
        load(tmp_path / "none.toml")
