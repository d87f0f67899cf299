"""Every expected value of a scenario counts: a scenario that says another one fails.

A few files of features are flipped here, so that each kind of step is among them;
`python -m tests.flips` flips all.
"""

from __future__ import annotations

import sys

import pytest

from steps import characteristics, permissions, state
from steps.vocabulary import VOCABULARY
from tests.flips.__main__ import main
from tests.flips.flipping import FLIPS
from tests.flips.running import ROOT, Flipping, report, run

SAMPLE = [
    str(ROOT / "features" / name)
    for name in (
        "707.02-copiable-values.feature",
        "707.04-becoming-a-copy-of-something-else.feature",
        "707.09a-gained-abilities.feature",
    )
]
ASSERTING = {module.__name__ for module in (characteristics, permissions, state)}
ASSERTIONS = [each for each in VOCABULARY.definitions if each.function.__module__ in ASSERTING]


@pytest.mark.parametrize("definition", ASSERTIONS, ids=str)
def test_every_assertion_can_be_flipped(definition: object) -> None:
    assert definition.function in FLIPS  # type: ignore[attr-defined]


def test_no_flip_of_the_sample_survives() -> None:
    done = run(SAMPLE)
    assert not done.failed, report(done)
    assert not done.survivors, report(done)
    assert done.asked.total() > 1000


def test_an_assertion_that_cannot_fail_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state, "expect", lambda *anything: None)
    done = run([SAMPLE[0]])
    told = [str(survivor) for survivor in done.survivors]
    assert any("is controlled by Alice\n    Alice -> Bob: passed" in each for each in told)
    found = [VOCABULARY.find(survivor.step) for survivor in done.survivors]
    assert all(match is not None and match.definition.function.__module__ == state.__name__ for match in found)


def test_that_nothing_was_flipped_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["flips", "no-such.feature"])
    assert main() == 1


def test_an_interrupt_is_not_taken_for_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Flipping, "pytest_bdd_after_step", interrupted)
    with pytest.raises(KeyboardInterrupt):
        run([SAMPLE[0]])
