"""A bad feature file is refused before anything runs: one message, with its line and the way to mend it."""

from __future__ import annotations

from pathlib import Path

import pytest

import steps.collecting  # noqa: F401  (fills the vocabulary)
from steps import checking
from steps.reading import Refused, read
from steps.vocabulary import Vocabulary
from tests.running.bad_characters import CHARACTERS
from tests.running.bad_shapes import SHAPES

GOOD = """\
Feature: 707.2 Copiable values
  Rule: A copy has the copiable values
    When a copy is made, it has what is printed.

    @id-one @C-001 @S0-18-X1 @S4-Q1 @K-29 @B-07 @CR-707.2 @smoke
    Scenario Outline: A <copier> is a copy
      Given the card
        \"\"\"
        Brass Cat {2}
        Artifact Creature - Cat 2/1
        \"\"\"
      And Alice controls "<copier>"
      When Alice casts "Clone"
      Then "Clone" is:
        | name | <copier> |

      Examples:
        | copier |
        | Bear   |
        | Wolf   |

    @id-two
    Scenario: Another
      Given Alice controls "Bear"
      When Alice casts "Clone"
      Then "Clone" is 2/2
"""

# What is changed in the good file (where it stands last), the line at fault, what is found, how to mend it.
BAD = {
    "two scenarios of one name": (
        "Scenario: Another",
        "Scenario: A <copier> is a copy",
        "Scenario: A <copier> is a copy",
        "a second scenario named 'A <copier> is a copy' (the first is in line 6)",
        "say in the name",
    ),
    "two rows of one title, from two outlines": (
        """\
    Scenario: Another
      Given Alice controls "Bear"
      When Alice casts "Clone"
      Then "Clone" is 2/2
""",
        """\
    Scenario Outline: A <creature> is a copy
      Given Alice controls "<creature>"
      When Alice casts "Clone"
      Then "Clone" is 2/2

      Examples:
        | creature |
        | Bear     |
""",
        "Scenario Outline: A <creature> is a copy",
        "a second scenario that is 'A Bear is a copy [Bear]' (the first is in line 6)",
        "say in the name",
    ),
    "no steps": (
        '      Given Alice controls "Bear"\n      When Alice casts "Clone"\n      Then "Clone" is 2/2\n',
        "",
        "Scenario: Another",
        "no steps in 'Another'",
        "write them",
    ),
    "no When": (
        '      When Alice casts "Clone"\n      Then "Clone" is 2/2',
        '      Then "Clone" is 2/2',
        "Scenario: Another",
        "no When in 'Another'",
        "say what happens",
    ),
    "no Then": ('\n      Then "Clone" is 2/2', "", "Scenario: Another", "no Then in 'Another'", "say what follows"),
    "an outline without examples": (
        "      Examples:\n        | copier |\n        | Bear   |\n        | Wolf   |\n",
        "",
        "Scenario Outline: A <copier> is a copy",
        "no Examples of 'A <copier> is a copy'",
        "or say Scenario",
    ),
    "examples without rows": (
        "        | Bear   |\n        | Wolf   |\n",
        "",
        "Examples:",
        "Examples without rows",
        "write them",
    ),
    "examples without a header": (
        "        | copier |\n        | Bear   |\n        | Wolf   |\n",
        "",
        "Examples:",
        "Examples without rows",
        "write them",
    ),
    "examples of a plain scenario": (
        "Scenario Outline: A",
        "Scenario: A",
        "Scenario: A <copier> is a copy",
        "Examples of a Scenario",
        "call it that",
    ),
    "a row twice": ("| Wolf   |", "| Bear   |", "| Bear   |", "the row of line 19 again", "delete one"),
    "an unused column": (
        "| copier |\n        | Bear   |\n        | Wolf   |",
        "| copier | size |\n        | Bear | 2/2 |\n        | Wolf | 1/1 |",
        "| copier | size |",
        "the unused column 'size'",
        "use or delete it",
    ),
    "a column twice": (
        "| copier |\n        | Bear   |\n        | Wolf   |",
        "| copier | copier |\n        | Bear | Bear |\n        | Wolf | Wolf |",
        "| copier | copier |",
        "two columns named 'copier'",
        "rename",
    ),
    "a misspelt placeholder": (
        'controls "<copier>"',
        'controls "<copyer>"',
        'And Alice controls "<copyer>"',
        "the placeholder <copyer>",
        "mend the spelling",
    ),
    "a misspelt placeholder in a table": (
        "name | <copier>",
        "name | <coper>",
        "| name | <coper> |",
        "the placeholder <coper>",
        "mend the spelling",
    ),
    "a placeholder in a plain scenario": (
        '"Clone" is 2/2',
        '"Clone" is <size>',
        'Then "Clone" is <size>',
        "<size> in a Scenario",
        "write the value",
    ),
    "an unknown step": (
        '"Clone" is 2/2',
        '"Clone" becomes 2/2',
        'Then "Clone" becomes 2/2',
        "the unknown step 'Then \"Clone\" becomes 2/2'",
        "did you mean '<object> is <size>'",
    ),
    "a step like no other": (
        '"Clone" is 2/2',
        "pigs fly",
        "Then pigs fly",
        "the unknown step 'Then pigs fly'",
        "see steps/README.md",
    ),
    "a misspelt status": (
        '"Clone" is 2/2',
        '"Clone" is taped',
        'Then "Clone" is taped',
        '"taped" where <status> stands in \'Then "Clone" is taped\'; expected tapped, untapped, ',
        'did you mean "tapped"?',
    ),
    "a value of either parameter": (
        '"Clone" is 2/2',
        '"Clone" is sleepy',
        'Then "Clone" is sleepy',
        '"sleepy" where <status> or <size> stands',
        "not blocking, or power and toughness such as 2/2; ",
    ),
    "a player in small letters": (
        'Alice controls "Bear"',
        'alice controls "Bear"',
        'Given alice controls "Bear"',
        '"alice" where <player> stands',
        "expected a player, one capitalised word such as Alice; the step is '<player> controls <object>'",
    ),
    "mana without braces": (
        'Alice controls "Bear"',
        "Alice has 3U to spend",
        "Given Alice has 3U to spend",
        '"3U" where <mana> stands',
        "symbols in braces such as {3}{U}",
    ),
    "no zone": (
        'Alice controls "Bear"',
        'Alice has "Bear" in the hand',
        'Given Alice has "Bear" in the hand',
        '"the hand" where <zone> stands',
        'expected hand, graveyard, library, exile; did you mean "hand"?',
    ),
    "no step of the turn": (
        'Alice casts "Clone"\n      Then "Clone" is 2/2',
        'the game goes on to the lunch step\n      Then "Clone" is 2/2',
        "When the game goes on to the lunch step",
        '"lunch step" where <step> stands',
        "expected upkeep, draw step, ",
    ),
    "no edition": (
        'Alice controls "Bear"',
        "the rules are those of cr2020",
        "Given the rules are those of cr2020",
        '"cr2020" where <edition> stands',
        "expected now, cr2018, cr2013, cr2008, cr2007",
    ),
    "a label without quotes": (
        '"Clone" is 2/2',
        "the token is 2/2",
        "Then the token is 2/2",
        '"the token" where <object> stands',
        'expected a label in double quotes such as "Clone"',
    ),
    "a missing table": ('"Clone" is 2/2', '"Clone" is:', 'Then "Clone" is:', "no table below", "write it below"),
    "a missing table that the colon announces": (
        'casts "Clone"\n      Then "Clone" is 2/2',
        'casts "Clone":\n      Then "Clone" is 2/2',
        'When Alice casts "Clone":',
        "no table below",
        "delete the colon",
    ),
    "a missing doc string": (
        'Given Alice controls "Bear"',
        "Given the card",
        "Given the card",
        "no doc string below",
        "write it below",
    ),
    "a table that the step doesn't take": (
        "is 2/2",
        "is 2/2\n        | a | b |",
        'Then "Clone" is 2/2',
        "a table below",
        "delete it",
    ),
    "a doc string that the step doesn't take": (
        "is 2/2",
        'is 2/2\n        """\n        x\n        """',
        'Then "Clone" is 2/2',
        "a doc string below",
        "delete it",
    ),
    "a doc string in backticks": (
        '"""\n        Brass Cat {2}\n        Artifact Creature - Cat 2/1\n        """',
        "```text\n        Brass Cat {2}\n        ```",
        "```text",
        "a doc string in ```",
        "use these",
    ),
    "a misspelt first step": (
        'Given Alice controls "Bear"',
        'Gievn Alice controls "Bear"',
        'Gievn Alice controls "Bear"',
        "'Gievn Alice controls \"Bear\"', which looks like a step",
        "misspelt keyword",
    ),
    "a misspelt Scenario at the top of a Rule": (
        "    @id-one @C-001 @S0-18-X1 @S4-Q1 @K-29 @B-07 @CR-707.2 @smoke\n    Scenario Outline: A",
        "    Scenaro Outline: A",
        "Scenaro Outline: A <copier> is a copy",
        "'Scenaro Outline: A <copier> is a copy', which looks like a keyword",
        "misspelt keyword",
    ),
    "a description that behave takes for a step": (
        "Scenario: Another\n",
        "Scenario: Another\n      It is copied\n      and the copy is 2/2.\n\n",
        "and the copy is 2/2.",
        "'and the copy is 2/2.', which looks like a step to behave",
        "begin the line with another word",
    ),
    "a tag in a description": (
        "    When a copy is made, it has what is printed.",
        "    id-zero @C-001",
        "id-zero @C-001",
        "'id-zero @C-001', which looks like tags",
        "misspelt",
    ),
    "an unknown tag": (
        "@smoke",
        "@slow",
        "@id-one @C-001 @S0-18-X1 @S4-Q1 @K-29 @B-07 @CR-707.2 @slow",
        "the tag @slow",
        "mend or delete it",
    ),
    "an unknown tag of examples": (
        "      Examples:\n",
        "      @slow\n      Examples:\n",
        "@slow",
        "the tag @slow",
        "mend or delete it",
    ),
    "a scenario that can't fail": (
        "@id-two",
        "@id-two @unspecified",
        "@id-two @unspecified",
        "the tag @unspecified",
        "move it to the rows",
    ),
    "a tag of no known form": (
        "@CR-707.2",
        "@CR-707.2.1",
        "@id-one @C-001 @S0-18-X1 @S4-Q1 @K-29 @B-07 @CR-707.2.1 @smoke",
        "the tag @CR-707.2.1",
        "mend or delete it",
    ),
    "a rule that there isn't": (
        "@CR-707.2",
        "@CR-707.2z",
        "@id-one @C-001 @S0-18-X1 @S4-Q1 @K-29 @B-07 @CR-707.2z @smoke",
        "the rule @CR-707.2z",
        "mend the number, or write there what 707.2z says",
    ),
    "no id": ("    @id-two\n", "", "Scenario: Another", "no @id- tags of 'Another'", "tag it like"),
    "two ids": ("@id-two", "@id-two @id-three", "Scenario: Another", "2 @id- tags of 'Another'", "tag it like"),
    "an id again": (
        "@id-two",
        "@id-one",
        "@id-one",
        "@id-one again (it is the scenario of bad.feature:5)",
        "give this scenario another",
    ),
    "And as the first step": (
        'Given Alice controls "Bear"',
        'And Alice controls "Bear"',
        'And Alice controls "Bear"',
        "'And' as the first step",
        "begin with one of these",
    ),
    "But as the first step": (
        'Given Alice controls "Bear"',
        'But Alice controls "Bear"',
        'But Alice controls "Bear"',
        "'But' as the first step",
        "begin with one of these",
    ),
    "a star as a step": (
        '      When Alice casts "Clone"\n      Then "Clone" is 2/2',
        '      When Alice casts "Clone"\n      Then "Clone" is 2/2\n      * "Clone" is tapped',
        '* "Clone" is tapped',
        "'*' for a step",
        "use one of these",
    ),
    "And as the first step of a background": (
        "  Rule: A copy",
        '  Background:\n    And Alice controls "Bear"\n\n  Rule: A copy',
        'And Alice controls "Bear"',
        "'And' as the first step",
        "begin with one of these",
    ),
    "a When in a background": (
        "  Rule: A copy",
        '  Background:\n    When Alice casts "Bear"\n\n  Rule: A copy',
        'When Alice casts "Bear"',
        "'When' in a Background",
        "move the step",
    ),
    "a placeholder in a background": (
        "  Rule: A copy",
        '  Background:\n    Given Alice controls "<copier>"\n\n  Rule: A copy',
        'Given Alice controls "<copier>"',
        "a placeholder in a Background",
        "move the step",
    ),
    "a name with should": (
        "Scenario: Another",
        "Scenario: A copy should be 2/2",
        "Scenario: A copy should be 2/2",
        "'should' in the name",
        "say 'A copy is'",
    ),
    "a name with must": (
        "Scenario: Another",
        "Scenario: A copy mustn't be 2/2",
        "Scenario: A copy mustn't be 2/2",
        "'mustn't' in the name",
        "say 'A copy is'",
    ),
    "a name with test": (
        "Scenario: Another",
        "Scenario: Test that a copy is 2/2",
        "Scenario: Test that a copy is 2/2",
        "'Test' in the name",
        "say 'A copy is'",
    ),
    "no name": ("Scenario: Another", "Scenario:", "Scenario:", "a scenario without a name", "give it one"),
    "a name that pytest can't be given": (
        "Scenario: Another",
        "Scenario: A::B",
        "Scenario: A::B",
        "'::' or '[' in the name",
        "do without it",
    ),
    "text below Examples": (
        "      Examples:\n",
        "      Examples:\n        These are all.\n",
        "These are all.",
        "'These are all.' below Examples:",
        "move the text",
    ),
    "a misspelt step between steps": (
        'When Alice casts "Clone"\n      Then "Clone" is 2/2',
        'When Alice casts "Clone"\n      Tehn "Clone" is 2/2',
        'Tehn "Clone" is 2/2',
        "'Tehn \"Clone\" is 2/2'",
        "misspelt keyword",
    ),
    "a table with a ragged row": (
        "| name | <copier> |",
        "| name | <copier> |\n        | size |",
        "| size |",
        "'| size |'",
        "inconsistent cell count",
    ),
    **SHAPES,
    **CHARACTERS,
}


def refusal(folder: Path, text: str | bytes) -> list[str]:
    path = folder / "bad.feature"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    with pytest.raises(Refused) as error:
        read(path, "bad.feature", {})
    return str(error.value).splitlines()


def test_the_good_feature_is_three_examples(tmp_path: Path) -> None:
    path = tmp_path / "good.feature"
    path.write_text(GOOD)
    examples = read(path, "good.feature", {})
    assert [example.title for example in examples] == ["A Bear is a copy", "A Wolf is a copy", "Another"]
    assert examples[0].tags == {"id-one", "C-001", "S0-18-X1", "S4-Q1", "K-29", "B-07", "CR-707.2", "smoke"}
    assert examples[1].scenario.steps[1].name == 'Alice controls "Wolf"'


@pytest.mark.parametrize("what", BAD)
def test_a_bad_feature_is_refused_with_its_line(what: str, tmp_path: Path) -> None:
    old, new, at, found, mend = BAD[what]
    head, _, tail = GOOD.rpartition(old)
    bad = head + new + tail
    line = max(n for n, text in enumerate(bad.split("\n"), 1) if text.strip() == at)
    [message] = [each for each in refusal(tmp_path, bad) if found in each]
    assert message.startswith(f"bad.feature:{line}: found {found}")
    assert "; expected " in message
    assert mend in message


def test_a_misspelt_scenario_among_others_is_not_gherkin(tmp_path: Path) -> None:
    [message] = refusal(tmp_path, GOOD.replace("    @id-two\n    Scenario: Another", "    Scenaro: Another"))
    assert message.startswith("bad.feature:22: found 'Scenaro: Another'; expected one of: ")
    assert message.endswith("look for a misspelt keyword")


def test_every_lost_line_is_named(tmp_path: Path) -> None:
    lost = GOOD.replace("    @id-two\n    Scenario: Another", "  Rule: Second\n    Scenaro: Another")
    messages = refusal(tmp_path, lost)
    assert [message.partition(",")[0] for message in messages] == [
        "bad.feature:22: found no scenario of 'Rule: Second'; expected one at least; write one or delete the Rule",
        "bad.feature:23: found 'Scenaro: Another'",
        "bad.feature:24: found 'Given Alice controls \"Bear\"'",
        "bad.feature:25: found 'When Alice casts \"Clone\"'",
        "bad.feature:26: found 'Then \"Clone\" is 2/2'",
    ]


def test_all_problems_of_a_file_are_named_in_order(tmp_path: Path) -> None:
    bad = GOOD.replace("@smoke", "@slow").replace("@id-two", "@id-one").replace("Another", "Another test")
    assert [message.split(":")[1] for message in refusal(tmp_path, bad)] == ["5", "22", "23"]


def test_an_ambiguous_step_is_refused_with_both_patterns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    vocabulary = Vocabulary()
    for pattern in ("{object} is {size}", "{object} is 2\\/2", "{player} controls {object}", "{player} casts {object}"):
        vocabulary.step(pattern)(lambda game, *arguments: None)
    monkeypatch.setattr(checking, "VOCABULARY", vocabulary)
    messages = refusal(tmp_path, GOOD[: GOOD.index("    @id-one")] + GOOD[GOOD.index("    @id-two") :])
    [message] = messages
    assert "found 'Then \"Clone\" is 2/2', which fits '<object> is <size>'" in message


@pytest.mark.parametrize("text", ["", "\n\n", "# nothing\n  # at all\n"])
def test_an_empty_file_is_refused(text: str, tmp_path: Path) -> None:
    [message] = refusal(tmp_path, text)
    assert message.startswith("bad.feature:1: found no feature in the file; expected Feature: and its scenarios")


def test_a_feature_without_scenarios_is_refused(tmp_path: Path) -> None:
    [message] = refusal(tmp_path, "Feature: 707.2\n  Nothing yet.\n")
    assert message.startswith("bad.feature:1: found a feature without scenarios")


def test_another_language_is_refused(tmp_path: Path) -> None:
    french = (
        "# language: fr\nFonctionnalité: 707.2\n  @id-one\n  Scénario: Un\n"
        '    Quand Alice casts "Clone"\n    Alors "Clone" is 2/2\n'
    )
    assert refusal(tmp_path, french) == [
        "bad.feature:1: found the language fr; expected English; write the keywords in English"
    ]


def test_a_byte_order_mark_is_refused(tmp_path: Path) -> None:
    [message] = refusal(tmp_path, b"\xef\xbb\xbf" + GOOD.encode())
    assert message.startswith("bad.feature:1: found a byte order mark")


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-le", "utf-32"])
def test_another_encoding_is_refused_with_the_right_one(encoding: str, tmp_path: Path) -> None:
    [message] = refusal(tmp_path, GOOD.encode(encoding))
    assert message.startswith("bad.feature:1: found ")
    assert "; save the file as UTF-8" in message


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / "bad.feature").mkdir()
    with pytest.raises(Refused, match=r"^bad\.feature:1: found what can't be read "):
        read(tmp_path / "bad.feature", "bad.feature", {})


def test_the_line_ends_of_windows_are_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "good.feature"
    path.write_bytes(GOOD.replace("\n", "\r\n").encode())
    assert len(read(path, "good.feature", {})) == 3
    [message] = refusal(tmp_path, GOOD.replace("@id-two", "@slow").replace("\n", "\r\n"))[:1]
    assert message.startswith("bad.feature:22: found the tag @slow")


def test_bytes_that_are_not_utf8_are_refused(tmp_path: Path) -> None:
    [message] = refusal(tmp_path, GOOD.encode().replace(b"Another", b"Anoth\xe9r"))
    assert message.startswith("bad.feature:23: found bytes that aren't UTF-8")


@pytest.mark.parametrize(
    "prose",
    [
        "When an object enters as a copy, it is never anything else.",
        "Then again, a copy isn't a new object: see 707.4.",
        "Today 707.9f; unspecified in 2018. Where there is smoke, C-012 is near.",
        "Given both, the copy wins. Today 707.2; 706.2 in 2018.",
    ],
)
def test_prose_in_a_description_is_accepted(prose: str, tmp_path: Path) -> None:
    path = tmp_path / "good.feature"
    path.write_text(GOOD.replace("When a copy is made, it has what is printed.", prose))
    assert len(read(path, "good.feature", {})) == 3
