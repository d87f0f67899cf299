"""What can't be proved, and why: the exceptions that the proof allows, each with its reason.

Why a requirement has no misreading is said in the register (`conformance/requirements.toml`).

Rules for this file: a reason that isn't needed any more is an error.
"""

from __future__ import annotations

from typing import Final

NOT_COPYING: Final = "nothing is copied in it, which is what C-003 says"

REFUTES_NOTHING: Final = {
    "searching-for-a-card-of-the-same-name": NOT_COPYING,
    "copying-a-permanent": "what can't be copied so: nothing is copied in it",
    "if-you-do-copy-a-card": "the other half of if-you-do-cast-the-copy: nothing is copied in it",
    "sentinel-alone-enters-tapped": "the other half of sentinel-enters-as-essence: no second effect",
    "decisions-object-chosen-anew": "nothing has been chosen yet that could be copied (C-080)",
    "decisions-sacrifice-chosen-anew": "nothing has been chosen yet that could be copied (C-080)",
    "copiable-values-are-printed": "the smallest of all, for adapters: nothing is copied in it",
    "clone-spell-is-a-clone": "the moment before: nothing has been copied yet",
    "clone-costs-what-is-printed": "the moment before: nothing has been copied yet",
    "static-copy-effect-given-too-late": "the other half: an ability that would make copies, and makes none",
    "cipher-ends-with-the-exile": "the other half of clone-of-an-encoded-creature: nothing is copied in it",
    "scepter-copies-nothing": "the other half of the scenarios of Isochron Scepter: nothing is copied in it",
}
"""Scenarios that hold under every misreading."""

ABOUT_WORDS: Final = "C-054 is about the words of an exception, which the reader of texts knows, and no rule is asked"
NOTHING_TO_APPLY: Final = "the other half: it shows a copy to which the clause doesn't apply"
STARTING_POINT: Final = "printed values are where the rules begin: nothing changes them in it, so no rule is consulted"

NEVER_EXERCISES: Final = {
    ("copiable-values-are-printed", "C-006"): STARTING_POINT,
    ("clone-spell-is-a-clone", "C-006"): STARTING_POINT,
    ("clone-costs-what-is-printed", "C-006"): STARTING_POINT,
    ("choices-shapeshifter-elves-still-add-green", "C-038"): "the other half: the ability beside the idle one",
    ("searching-for-a-card-of-the-same-name", "C-003"): NOT_COPYING,
    ("copying-a-permanent", "C-069"): "it shows what is no spell, so that no rule of copying one is consulted",
    ("copying-a-permanent", "C-070"): "it shows what is no ability, so that no rule of copying one is consulted",
    ("if-you-do-copy-a-card", "C-099"): "the other half: no card is copied, so that none is cast",
    ("exceptions-of-declined-copy", "C-047"): NOTHING_TO_APPLY,
    ("still-size", "C-054"): ABOUT_WORDS,
    ("still-color", "C-054"): ABOUT_WORDS,
    ("still-name", "C-054"): ABOUT_WORDS,
    ("defining-still-tarmogoyf", "C-054"): ABOUT_WORDS,
    ("defining-still-red-devoid", "C-054"): ABOUT_WORDS,
    ("defining-devoid-copied-without-exception", "C-055"): NOTHING_TO_APPLY,
    ("indicator-copied-without-exception", "C-058"): NOTHING_TO_APPLY,
    ("static-copy-effect-given-too-late", "C-001"): NOTHING_TO_APPLY,
    ("linked-trigger-declined", "C-066"): NOTHING_TO_APPLY,
    ("linked-trigger-not-copied", "C-066"): NOTHING_TO_APPLY,
    ("linked-trigger-other-copying", "C-066"): NOTHING_TO_APPLY,
}
"""Scenarios that cite a requirement and consult no rule of it."""
