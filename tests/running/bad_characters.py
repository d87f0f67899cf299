"""Bad features about what can't be seen, refused before they are parsed; written as those of `bad_shapes`."""

from __future__ import annotations

from typing import Final

from tests.running.bad_shapes import Bad

CHARACTERS: Final[dict[str, Bad]] = {
    "a tab": (
        '      When Alice casts "Clone"',
        '\t\t\tWhen Alice casts "Clone"',
        'When Alice casts "Clone"',
        "a tab in column 1, and 2 more",
        "write spaces instead",
    ),
    "a NUL": (
        "Scenario: Another",
        "Scenario: Ano\0ther",
        "Scenario: Ano\0ther",
        "the character U+0000 (NULL) in column 18",
        "save the file as UTF-8",
    ),
    "a no-break space": (
        "is 2/2",
        "is\N{NO-BREAK SPACE}2/2",
        'Then "Clone" is\N{NO-BREAK SPACE}2/2',
        "the character U+00A0 (NO-BREAK SPACE) in column 22",
        "write spaces instead",
    ),
    "a zero-width space": (
        '"Clone" is 2/2',
        '"Clo\N{ZERO WIDTH SPACE}ne" is 2/2',
        'Then "Clo\N{ZERO WIDTH SPACE}ne" is 2/2',
        "the character U+200B (ZERO WIDTH SPACE) in column 16",
        "delete it",
    ),
    "a line end of its own": (
        "Scenario: Another\n",
        "Scenario: Another\r",
        'Scenario: Another\r      Given Alice controls "Bear"',
        "the character U+000D (CARRIAGE RETURN) in column 22",
        "end the lines as Unix does",
    ),
    "a line without end": (
        "Scenario: Another",
        f"Scenario: {'Another ' * 100_000}end",
        f"Scenario: {'Another ' * 100_000}end",
        "a line of 800017 characters",
        "say it in fewer words",
    ),
    "another language": (
        "Feature: 707.2",
        "# language: fr\nFeature: 707.2",
        "# language: fr",
        "the language fr",
        "write the keywords in English",
    ),
}
