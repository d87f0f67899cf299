"""Each exception of the port is one verdict, in a scenario and in a portable case."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.driver import ChoiceError, Refused, ScriptError, Unspecified
from conformance.in_process import InProcess
from conformance.judging import judged
from conformance.portable.replaying import Otherwise, play
from conformance.protocol.messages import EngineFault, Unsupported
from conformance.verdicts import ERRORS, Verdict

CASE: dict[str, Any] = {
    "id": "a-case", "title": "A case", "place": "x.feature:1", "clauses": [], "requirements": [], "edition": "now",
    "counts": True, "unspecified": False, "players": ["Alice", "Bob"], "cards": [], "steps": [],
}  # fmt: skip
EXCEPTIONS = [
    (AssertionError("expected 2/2, found 3/3"), "failed", {}),
    (Otherwise("expected 2/2, found 3/3"), "failed", {}),
    (ScriptError("there is no Bear"), "failed", {}),
    (ChoiceError("nothing was prepared"), "failed", {}),
    (Unspecified("the rules don't say"), "failed", {}),
    (Refused("it isn't Alice's turn", "117.1a"), "refused", {"rule": "117.1a"}),
    (Unsupported("combat", "no combat here"), "unsupported", {"capability": "combat"}),
    *((EngineFault(kind, "so"), "error", {"kind": kind}) for kind in ERRORS),
    (KeyError("Bear"), "error", {"kind": "broke"}),
]


@pytest.mark.parametrize(("error", "verdict", "besides"), EXCEPTIONS, ids=lambda one: repr(one)[:60])
def test_an_exception_is_one_verdict(error: Exception, verdict: str, besides: dict[str, str]) -> None:
    plain = Verdict("a-case", "A case", "x.feature:1", (), (), "now", "passed")
    found = judged(plain, error, "so")
    assert {"verdict": found.verdict, "message": found.message} == {"verdict": verdict, "message": "so"}
    assert {name: value for name in ("rule", "capability", "kind") if (value := getattr(found, name))} == besides


@pytest.mark.parametrize(("error", "verdict", "besides"), EXCEPTIONS, ids=lambda one: repr(one)[:60])
def test_a_portable_case_gets_the_same_verdict(
    error: Exception, verdict: str, besides: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise error

    monkeypatch.setattr(InProcess, "end", broken)
    found = play(CASE, InProcess())
    assert found.verdict == verdict
    assert {name: value for name in ("rule", "capability", "kind") if (value := getattr(found, name))} == besides
    assert str(error) in found.message
