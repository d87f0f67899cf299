"""--reading plays the suite by any rulebook; one that isn't there, or changes nothing, is one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.in_process import EDITIONS
from conformance.readings import ReadingError, reading
from tests.editions.conftest import ROOT, Run
from tests.editions.readings import AddingCancels

READINGS = ROOT / "tests" / "editions" / "readings.py"

FEATURE = """\
Feature: 707.9d What defines a characteristic
  @id-mimic @C-059 @C-060 @CR-707.9d
  Scenario: A Glasspool Mimic of a changeling has changeling
    Given the card
      \"\"\"
      Many-Shaped Moth {1}{G}
      Creature - Shapeshifter 2/2
      Changeling
      \"\"\"
    And Alice controls "Many-Shaped Moth"
    And Alice has "Glasspool Mimic" in hand
    And Alice has {2}{U} to spend
    And Alice will choose "Many-Shaped Moth"
    And Alice casts "Glasspool Mimic"
    When "Glasspool Mimic" resolves
    Then "Glasspool Mimic" has the ability "Changeling"

  @id-old @C-001 @K-35
  Scenario: In 2008 a Clone of an opponent's legend goes to the graveyard
    Given the rules are those of cr2008
    And Bob controls "Teferi, Mage of Zhalfir"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Teferi, Mage of Zhalfir"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is in Alice's graveyard
"""

BOOK = """\
from engine.rulebook import Current

class Good(Current):
    def _no(self): return False
    def addition_spares_defining(self): return self._no()

class Misspelt(Current):
    def addition_spare_defining(self): return False

class Wanting(Current):
    def setting_is_copiable(self): return False

class Asking(Current):
    def __init__(self, what): self.what = what

class Other: ...

number = 1
"""


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_edition_is_a_reading(edition: str) -> None:
    assert reading(edition) is EDITIONS[edition]


def test_a_reading_is_a_class_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "book.py"
    path.write_text(BOOK)
    assert reading(f"{path}:Good") is reading(f"{path}:Good")
    assert reading(f"{READINGS}:AddingCancels").__doc__ == AddingCancels.__doc__


@pytest.mark.parametrize(
    ("named", "message"),
    [
        ("cr2019", "found the reading 'cr2019'; expected one of now, cr2018, cr2013, cr2008, cr2007, or path"),
        ("book.py", "found the reading 'book.py'; expected one of now"),
        ("book.py:a b", "found the reading 'book.py:a b'; expected one of now"),
        ("none.py:Good", "found no file none.py; expected one with a rulebook, named from "),
        ("book.py:Missing", "book.py: found no Missing; expected a rulebook, and there are: Good, Misspelt, Wanting"),
        ("book.py:Other", "book.py: found Other, which is no subclass of Rulebook; rulebooks there: Good, Misspelt"),
        ("book.py:number", "book.py: found number, which is no subclass of Rulebook; rulebooks there: Good"),
        ("book.py:Misspelt", "book.py: found Misspelt.addition_spare_defining, which overrides no rule; did you mean "
                             "addition_spares_defining"),
        ("book.py:Wanting", "book.py: found Wanting.setting_is_copiable(self); expected (self, setting)"),
        ("book.py:Asking", "book.py: Asking can't be made (TypeError: "),
        ("broken.py:Good", "broken.py:2: found NameError: name 'Currant' is not defined"),
        ("bad.py:Good", "bad.py:1: found SyntaxError: "),
        ("ending.py:Good", "ending.py:1: found SystemExit: 0"),
    ],
)  # fmt: skip
def test_a_reading_that_cannot_be_used_is_told_in_one_line(
    named: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("book.py").write_text(BOOK)
    Path("broken.py").write_text("\nclass Good(Currant): ...\n")
    Path("bad.py").write_text("class Good(:\n")
    Path("ending.py").write_text("raise SystemExit(0)\n")
    with pytest.raises(ReadingError) as error:
        reading(named)
    assert str(error.value).startswith(message)
    assert "\n" not in str(error.value)


def test_the_suite_is_played_by_a_reading(wired: Run) -> None:
    wired(readings=FEATURE).assert_outcomes(passed=2)
    result = wired("--reading", f"{READINGS}:AddingCancels", readings=FEATURE)
    result.assert_outcomes(failed=1, deselected=1)
    result.stdout.fnmatch_lines(
        [
            f"reading of the rules: {READINGS}:AddingCancels",
            "deselected 1 scenarios that are about older editions",
            '  "Glasspool Mimic": expected the ability "Changeling"*',
        ]
    )


def test_pytest_tells_a_reading_that_cannot_be_used_in_one_line(wired: Run) -> None:
    result = wired("--reading", "none.py:Good", readings=FEATURE)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    (line,) = filter(None, result.errlines)
    assert line.startswith("ERROR: found no file none.py; expected one with a rulebook")


CARRIED = """\
Feature: 707.2 What is not copied
  @id-tapped @C-014 @CR-707.2
  Scenario: A Clone of a tapped Bear is untapped
    Given Alice controls "Runeclaw Bear"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Runeclaw Bear"
    And Alice has the effect "Tap target creature." on "Runeclaw Bear"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is untapped
"""
"""It was a rule in every edition."""

OLDER = """\
from engine.rulebook import CR2018

class TappedIsCopied(CR2018):
    def copied_status(self, original): return frozenset({"tapped"}) if original.tapped else frozenset()
"""


def test_the_scenarios_of_an_edition_are_played_by_a_reading_of_its_rules(wired: Run, tmp_path: Path) -> None:
    book = tmp_path / "book.py"
    book.write_text(OLDER)
    wired("--edition", "cr2018", carried=CARRIED).assert_outcomes(passed=1)
    result = wired("--edition", "cr2018", "--reading", f"{book}:TappedIsCopied", carried=CARRIED)
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["edition of the rules: cr2018", f"reading of the rules: {book}:TappedIsCopied"])


@pytest.mark.parametrize("edition", ["cr2013", "cr2008"])
def test_a_reading_of_other_rules_than_those_of_the_edition_is_refused(
    edition: str, wired: Run, tmp_path: Path
) -> None:
    book = tmp_path / "book.py"
    book.write_text(OLDER)
    result = wired("--edition", edition, "--reading", f"{book}:TappedIsCopied", carried=CARRIED)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    (line,) = filter(None, result.errlines)
    assert line == (
        f"ERROR: found --edition {edition} and --reading {book}:TappedIsCopied, which is no reading of the rules of "
        f"that edition; expected a subclass of {edition.upper()}"
    )
