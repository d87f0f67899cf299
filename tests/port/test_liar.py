"""Every way of misbehaving is told apart, named, and costs no other scenario its verdict."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from conformance.protocol.process import Process
from conformance.verdicts import ERRORS, Verdict
from tests.port.liar import LIES, SCENARIO
from tests.port.running import LIAR, THREE, Sat, examine

LIMITS = {"hang": 0.2, "no answer to the end": 0.2, "half a line and hang": 3.0}
"""How long an answer is waited for that never comes; where half of it comes, until that is sure to be there."""

LIES_TOLD = {
    "crash": ("crash", "resolve: it ended with status 3"),
    "signal": ("crash", "it ended with signal SIGABRT"),
    "exit": ("early end", "it ended with status 0"),
    "closed output": ("early end", "it closed its output"),
    "hang": ("time-out", "resolve: found nothing in 0.2 s"),
    "half a line and hang": ("time-out", "without a line break in 3 s"),
    "no answer to the end": ("time-out", "end: found nothing in 0.2 s"),
    "wrong id": ("wrong id", "resolve: found the id"),
    "id as a text": ("wrong id", "resolve: found the id '"),
    "no id": ("not JSON-RPC", "expected an answer with the id of its request"),
    "split line": ("split line", "state: found the line '{', expected a whole message in one line"),
    "flood": ("too long", "bytes without a line break"),
    "flood of lines": ("unasked", "expected one answer for each request"),
    "a line too many": ("unasked", "found 'ready', expected one"),
    "no JSON": ("not JSON", "resolve: found the line 'done', expected one message in JSON"),
    "an empty line": ("not JSON", "found an empty line"),
    "no UTF-8": ("not JSON", "expected UTF-8"),
    "nested": ("not JSON", "nested too deep"),
    "another JSON": ("not JSON-RPC", "expected an object with"),
    "result and error": ("not JSON-RPC", "expected either result or error in it"),
    "an unknown code": ("not JSON-RPC", "found the error code 77 ('no'), expected one of these"),
    "a refusal without rule": ("wrong shape", "found no data.rule, expected data.rule, the number of the rule"),
    "declined without a capability": (
        "wrong shape",
        "found no data.capability, expected data.capability, what it lacks",
    ),
    "declined and misspelt": ("wrong shape", "found data.capability 'exeptions' (did you mean 'exceptions'?)"),
    "huge number": ("wrong number", "found the number 99999999999999999999..."),
    "infinite number": ("wrong number", "found the number 1e999"),
    "unsafe number": ("wrong number", "at result.power: found 9007199254740993"),
    "no zone": ("wrong shape", "state: at result: found 'no zone', expected an object with zone"),
    "a text for a number": ("wrong shape", "current: at result.power: found '2', expected a whole number or null"),
    "a color as a letter": (
        "wrong shape",
        "current: at result.colors[0]: found 'G', expected one of white, blue, black",
    ),
    "a type in lower case": ("wrong shape", "found 'creature', expected one of Artifact, Battle, Creature"),
    "a mana cost without braces": (
        "wrong shape",
        "current: at result.mana_cost: found '1G', expected a text of the form",
    ),
    "an unknown zone": ("wrong shape", "an empty text (did you mean battlefield?)"),
    "an unknown kind": ("wrong shape", "stack: at result[0].kind: found 'spell', expected one of card, copy of a card"),
    "broken inside": ("engine", "resolve: no"),
    "a refused edition": ("false claim", "it has the edition now, and refuses to begin"),
    "an unsupported edition": ("false claim", "it has the edition now, and answered that it doesn't support it"),
    "a capability that it has": ("false claim", "it doesn't support 'combat' (no); in its handshake it has"),
    "declines combat": ("false claim", "it has this capability none; the scenario touches: none"),
}
HONEST = ("many notes", "in pieces", "carriage returns", "long line")


def told(sat: Sat) -> Verdict:
    """The verdict of the scenario in which the liar lies."""
    return next(verdict for verdict in sat.verdicts if verdict.id == SCENARIO)


def lied(lie: str, *arguments: str) -> Sat:
    with pytest.MonkeyPatch.context() as patch:
        if lie in LIMITS:
            patch.setattr(Process, "exchange", hurried(lie))
        return examine(THREE, "--engine-command", f"{LIAR} '{lie}'", *arguments)


def hurried(lie: str) -> Callable[[Process, bytes, str], bytes]:
    """Only the answer that the liar owes has little time, so that a busy machine is taken for no liar."""
    exchange, begun = Process.exchange, b""

    def limited(process: Process, line: bytes, method: str) -> bytes:
        nonlocal begun
        begun = line if method == "begin" else begun
        if method == LIES[lie][0] and SCENARIO.encode() in begun:
            process.timeout = LIMITS[lie]
        return exchange(process, line, method)

    return limited


def test_every_lie_is_told_here() -> None:
    assert {*LIES_TOLD, *HONEST} == set(LIES)


@pytest.mark.parametrize("lie", LIES_TOLD)
def test_a_lie_is_named_and_costs_one_verdict(lie: str) -> None:
    kind, words = LIES_TOLD[lie]
    sat = lied(lie)
    assert sat.by_id() == {"liar-first": "passed", SCENARIO: "error", "liar-third": "passed"}
    assert (told(sat).kind, sat.status) == (kind, 1)
    assert words in told(sat).message
    assert ERRORS[kind] in told(sat).message


def test_last_words_are_shown() -> None:
    assert "its standard error: the last words" in told(lied("crash")).message


@pytest.mark.parametrize("lie", HONEST)
def test_what_is_unusual_and_right_passes(lie: str) -> None:
    sat = lied(lie)
    assert set(sat.by_id().values()) == {"passed"}
    assert (sat.starts, sat.status) == (1, 0)


def test_an_engine_that_is_deaf_to_the_end_is_ended_and_told() -> None:
    sat = lied("deaf to the end")
    assert set(sat.by_id().values()) == {"passed"}
    assert sat.ignored_the_end


def test_an_engine_that_starts_only_once_costs_what_it_could_have_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: object
) -> None:
    monkeypatch.setenv("LIAR_MARK", f"{tmp_path}/started")
    sat = lied("never again")
    assert sat.by_id() == {"liar-first": "passed", SCENARIO: "error", "liar-third": "error"}
    third = sat.verdicts[-1]
    assert third.kind == "no start"
    assert "it can't start a second time" in third.message


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ("a color as a letter", "current: at result.colors[0]: found 'G', expected one of white, blue"),
        ("no zone", "state: at result: found no 'zone', expected zone, kind, owner, controller in it"),
        ("a text for a number", "current: at result.power: found '2', expected a whole number"),
    ],
)
def test_validation_says_whose_fault_it_is(lie: str, words: str) -> None:
    sat = lied(lie, "--validate-protocol")
    assert told(sat).kind == "wrong shape"
    assert words in told(sat).message
    assert "It is a fault of the engine's adapter" in told(sat).message


ERRORS_OF_ERRORS = (
    "an unknown code", "a refusal without rule", "declined without a capability", "declined and misspelt",
)  # fmt: skip


@pytest.mark.parametrize("lie", ERRORS_OF_ERRORS)
def test_what_is_wrong_with_an_error_is_told_the_same_with_validation(lie: str) -> None:
    kind, words = LIES_TOLD[lie]
    sat = lied(lie, "--validate-protocol")
    assert told(sat).kind == kind
    assert words in told(sat).message
