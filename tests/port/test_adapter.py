"""The reference engine at the other end: a request that can't be carried out is an error with a code and a message."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from functools import partial
from subprocess import PIPE
from typing import Any

import pytest

from engine.__main__ import BROKEN, NO_JSON, NO_REQUEST, answer
from engine.adapter import BAD_METHOD, BAD_PARAMETERS, CHOICE, SCRIPT, UNSPECIFIED, Adapter

ENGINE = [sys.executable, "-m", "engine"]
CLONE = {
    "name": "Clone",
    "mana_cost": "{3}{U}",
    "type_line": "Creature - Shapeshifter",
    "text": "You may have this creature enter as a copy of any creature on the battlefield.",
    "size": "0/0",
}
HERALD = {
    "name": "Herald",
    "mana_cost": "{0}",
    "type_line": "Creature - Human",
    "text": "When this creature enters, draw a card.",
    "size": "1/1",
}
BEAR = {"name": "Runeclaw Bear", "mana_cost": "{1}{G}", "type_line": "Creature - Bear", "size": "2/2"}


class Pipe:
    """Requests by name, and their answers."""

    def __init__(self) -> None:
        self.adapter = Adapter()

    def line(self, line: str) -> dict[str, Any]:
        """The answer to a line."""
        return answer(self.adapter, line)

    def __call__(self, method: str, **parameters: Any) -> Any:
        """The result of a request."""
        answered = self.line(json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": parameters}))
        assert "error" not in answered, answered
        return answered["result"]

    def error(self, method: str, **parameters: Any) -> tuple[int, str]:
        """The code and the message of a request that fails."""
        answered = self.line(json.dumps({"jsonrpc": "2.0", "id": 7, "method": method, "params": parameters}))
        assert answered["id"] == 7
        return answered["error"]["code"], answered["error"]["message"]

    def begin(self, *cards: dict[str, Any], edition: str = "now") -> None:
        """A game with these cards."""
        self("begin", scenario={"id": "a", "title": "A"}, players=["Alice", "Bob"], cards=list(cards), edition=edition)


@pytest.fixture
def pipe() -> Pipe:
    """An engine that hasn't begun a game."""
    return Pipe()


def test_a_line_that_is_not_json_is_told_so(pipe: Pipe) -> None:
    error = pipe.line("begin\n")["error"]
    assert (error["code"], error["message"][:24]) == (NO_JSON, "found what isn't JSON: E")


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b'{"id":"\xff"}', "found bytes that aren't UTF-8; expected JSON"),
        (b"[" * 99999, "found JSON nested too deep; expected a request"),
        (b'\xef\xbb\xbf{"id":1}', "found what isn't JSON: Unexpected UTF-8 BOM"),
        (b"9" * 9999, "found what isn't JSON: Exceeds the limit"),
    ],
)
def test_after_a_line_that_cannot_be_read_the_next_request_is_answered(line: bytes, message: str) -> None:
    hello = b'{"id":"\\ud800","method":"hello","params":{"protocol":1}}\r\n'
    done = subprocess.run(ENGINE, input=line + b"\n" + hello, capture_output=True, timeout=60, check=True)
    first, second = map(json.loads, done.stdout.splitlines())
    assert (first["error"]["code"], done.stderr) == (NO_JSON, b"")
    assert first["error"]["message"].startswith(message)
    assert (second["id"], second["result"]["protocol"]) == ("\ud800", 1)


def test_it_ends_quietly_when_nobody_reads_its_answers() -> None:
    with subprocess.Popen(ENGINE, stdin=PIPE, stdout=PIPE, stderr=PIPE) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdout.close()
        process.stdin.write(b"{}\n")
        process.stdin.close()
        assert (process.stderr.read(), process.wait(60)) == (b"", 0)


def test_it_ends_quietly_when_it_is_interrupted() -> None:
    heard = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # whether or not the tests are
    with subprocess.Popen(ENGINE, stdin=PIPE, stdout=PIPE, stderr=PIPE, preexec_fn=heard) as process:
        assert process.stdin and process.stdout and process.stderr
        process.stdin.write(b"{}\n")
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert (process.stderr.read(), process.wait(60)) == (b"", 130)


@pytest.mark.parametrize(
    "message", [1, [], {}, {"id": 1}, {"method": "labels"}, {"id": 1, "method": "labels", "params": ["Alice"]}]
)
def test_a_message_that_is_no_request_is_told_what_one_has(message: object, pipe: Pipe) -> None:
    assert pipe.line(json.dumps(message)) == {
        "jsonrpc": "2.0",
        "id": None,
        "error": {
            "code": NO_REQUEST,
            "message": "found no request; expected an object with jsonrpc, id, method and params",
        },
    }


def test_an_unknown_method_is_answered_with_those_there_are(pipe: Pipe) -> None:
    code, message = pipe.error("dance")
    assert code == BAD_METHOD
    assert message.startswith("found the method 'dance'; expected one of hello, begin, add_card, ")


def test_parameters_of_other_names_are_answered_with_the_right_ones(pipe: Pipe) -> None:
    assert pipe.error("copiable", object="Clone") == (
        BAD_PARAMETERS,
        "copiable: found the parameters object; expected label",
    )


def test_a_greeting_may_say_more_than_is_understood(pipe: Pipe) -> None:
    assert pipe("hello", protocol=1, mood="fine")["protocol"] == 1


def test_a_greeting_says_which_protocol_is_spoken(pipe: Pipe) -> None:
    code, message = pipe.error("hello", editions=["now"])
    assert (code, message) == (BAD_PARAMETERS, "hello: found the parameters editions; expected editions, protocol")


def test_before_a_game_has_begun_there_is_nothing_to_ask_for(pipe: Pipe) -> None:
    assert pipe.error("labels") == (SCRIPT, "no game has begun")


def test_an_unknown_edition_is_answered_with_those_there_are(pipe: Pipe) -> None:
    code, message = pipe.error("begin", scenario={}, players=["Alice"], cards=[], edition="cr1999")
    assert code == SCRIPT
    assert message.startswith("there is no edition 'cr1999'; editions are now")


def test_an_unknown_action_is_answered_with_those_there_are(pipe: Pipe) -> None:
    pipe.begin()
    code, message = pipe.error("do", action={"is": "Dance", "player": "Alice"})
    assert code == BAD_PARAMETERS
    assert message.startswith("found the action 'Dance'; expected one of PlayLand, Cast, ")


def test_a_choice_that_nobody_prepared_is_an_error_of_choice(pipe: Pipe) -> None:
    pipe.begin(CLONE, BEAR)
    pipe("put", card="Runeclaw Bear", player="Bob", zone="battlefield", label="Runeclaw Bear")
    pipe("put", card="Clone", player="Alice", zone="hand", label="Clone")
    pipe("add_mana", player="Alice", mana="{3}{U}")
    pipe("do", action={"is": "Cast", "player": "Alice", "object": "Clone"})
    code, message = pipe.error("resolve")
    assert code == CHOICE
    assert "Runeclaw Bear" in message


def test_what_the_rules_of_an_edition_do_not_say_is_an_error_of_its_own(pipe: Pipe) -> None:
    pipe.begin(HERALD, edition="cr2008")
    pipe("put", card="Herald", player="Alice", zone="hand", label="Herald")
    pipe("do", action={"is": "Cast", "player": "Alice", "object": "Herald"})
    pipe("resolve")
    copying = {"text": "Copy target triggered ability.", "targets": ["Herald"], "x": None, "effects": []}
    code, message = pipe.error("effect", player="Alice", **copying)
    assert code == UNSPECIFIED
    assert message.endswith("(rule 707.10 today)")


def test_creatures_attack_and_block(pipe: Pipe) -> None:
    pipe.begin(BEAR)
    for player in ("Alice", "Bob"):
        pipe("put", card="Runeclaw Bear", player=player, zone="battlefield", label=f"{player}'s Bear")
    pipe("advance", step="declare attackers", player="Alice")
    pipe("do", action={"is": "Attack", "player": "Alice", "attackers": ["Alice's Bear"]})
    pipe("advance", step="declare blockers", player="Alice")
    block = {"is": "Block", "player": "Bob", "attacker": "Alice's Bear", "blockers": ["Bob's Bear"]}
    assert pipe("may", action=block) is None
    pipe("do", action=block)
    assert pipe("state", label="Bob's Bear")["blocking"]
    assert "blocking" not in pipe("state", label="Alice's Bear")


def test_whatever_breaks_is_answered_and_so_is_the_next_request(pipe: Pipe, capsys: pytest.CaptureFixture[str]) -> None:
    pipe.begin()
    assert pipe.error("do", action={"player": "Alice"}) == (BROKEN, "KeyError: 'is'")
    assert "Traceback" in capsys.readouterr().err
    assert pipe("labels") == []
