"""What can't be proved, and why: the exceptions that the proof allows, each with its reason.

Rules for this file: a reason that isn't needed any more is an error.
"""

from __future__ import annotations

from typing import Final

UNGUARDED: Final = {
    "C-003": "it says that something is no copying; nothing can be copied wrongly there",
    "C-054": "it is about the word by which an exception is known; the reader of texts holds it (tests/reading)",
    "C-080": "a copy resolves before the original, so nothing has been chosen on resolution yet that could be copied",
}
"""Requirements that no misreading guards."""

REFUTES_NOTHING: Final = {
    "searching-for-a-card-of-the-same-name": "nothing is copied in it (C-003)",
    "sentinel-alone-enters-tapped": "the other half of sentinel-enters-as-essence: no second effect",
    "decisions-object-chosen-anew": "nothing has been chosen yet that could be copied (C-080)",
    "decisions-sacrifice-chosen-anew": "nothing has been chosen yet that could be copied (C-080)",
    "copiable-values-are-printed": "the smallest of all, for adapters: nothing is copied in it",
    "clone-spell-is-a-clone": "the moment before: nothing has been copied yet",
    "clone-costs-what-is-printed": "the moment before: nothing has been copied yet",
    "scepter-copies-nothing": "the other half of the scenarios of Isochron Scepter: nothing is copied in it",
}
"""Scenarios that hold under every misreading."""

NOTHING_TO_APPLY: Final = "the other half: it shows a copy to which the clause doesn't apply"
STARTING_POINT: Final = "printed values are where the rules begin: nothing changes them in it, so no rule is consulted"

NEVER_EXERCISES: Final = {
    ("copiable-values-are-printed", "C-006"): STARTING_POINT,
    ("clone-spell-is-a-clone", "C-006"): STARTING_POINT,
    ("clone-costs-what-is-printed", "C-006"): STARTING_POINT,
    ("choices-shapeshifter-elves-still-add-green", "C-038"): "the other half: the ability beside the idle one",
    ("searching-for-a-card-of-the-same-name", "C-003"): UNGUARDED["C-003"],
    ("exceptions-of-declined-copy", "C-047"): NOTHING_TO_APPLY,
    ("still-size", "C-054"): UNGUARDED["C-054"],
    ("still-color", "C-054"): UNGUARDED["C-054"],
    ("still-name", "C-054"): UNGUARDED["C-054"],
    ("defining-still-tarmogoyf", "C-054"): UNGUARDED["C-054"],
    ("defining-still-red-devoid", "C-054"): UNGUARDED["C-054"],
    ("defining-devoid-copied-without-exception", "C-055"): NOTHING_TO_APPLY,
    ("indicator-copied-without-exception", "C-058"): NOTHING_TO_APPLY,
    ("additional-declined", "C-061"): NOTHING_TO_APPLY,
    ("linked-trigger-declined", "C-066"): NOTHING_TO_APPLY,
    ("linked-trigger-not-copied", "C-066"): NOTHING_TO_APPLY,
    ("linked-trigger-other-copying", "C-066"): NOTHING_TO_APPLY,
}
"""Scenarios that cite a requirement and consult no rule of it."""
