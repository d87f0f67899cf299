"""An adapter that misbehaves: `python -m tests.port.liar crash` knows the answers of three.feature, and crashes in one.

Rules for this file: a misbehaviour is one function in the table; up to the request at which
it sets in, and in every other scenario, each request gets its answer.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

SCENARIO: Final = "liar-second"
"""The scenario in which the liar lies."""

Answer = dict[str, Any]
Lie = Callable[[Answer], object]


BEAR: Final = {
    "name": "Runeclaw Bear", "mana_cost": "{1}{G}", "mana_value": 2, "colors": ["green"], "supertypes": [],
    "types": ["Creature"], "subtypes": ["Bear"], "abilities": [], "power": 2, "toughness": 2,
}  # fmt: skip
RESULTS: Final[dict[str, Any]] = {
    "hello": {"name": "Liar", "version": "1", "language": "Python", "protocol": 1, "editions": ["now"]},
    "stack": [{"label": "Clone", "kind": "card", "controller": "Alice"}],
    "current": BEAR,
    "state": {"zone": "battlefield", "kind": "card", "owner": "Bob", "controller": "Bob"},
}
"""What three.feature asks for; to everything else the answer is null."""

HELLOS: Final[dict[str, dict[str, Any]]] = {
    "hello: another protocol": {"protocol": 2},
    "hello: no edition": {"editions": []},
    "hello: unknown edition": {"editions": ["now", "cr1999"]},
    "hello: unknown capability": {"capabilities": {"flying": "none"}},
    "hello: unknown level": {"capabilities": {"combat": "some"}},
    "declines combat": {"capabilities": {"combat": "none"}},
}
"""What is said of itself otherwise."""


def say(message: object) -> None:
    write(json.dumps(message) + "\n")


def write(text: str | bytes) -> None:
    sys.stdout.buffer.write(text.encode() if isinstance(text, str) else text)
    sys.stdout.buffer.flush()


def note(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def in_pieces(message: Answer) -> None:
    for one in json.dumps(message) + "\n":
        write(one)


def error(code: int, **data: str) -> Lie:
    return lambda honest: say(
        {"jsonrpc": "2.0", "id": honest["id"], "error": {"code": code, "message": "no", "data": data}}
    )


def noisy_crash(honest: Answer) -> None:
    note("the last words")
    os._exit(3)


def close_output(honest: Answer) -> None:
    os.close(1)
    time.sleep(3600)


LIES: Final[dict[str, tuple[str, Lie]]] = {
    # at which request, and what is done instead of answering
    "crash": ("resolve", noisy_crash),
    "signal": ("resolve", lambda honest: os.kill(os.getpid(), signal.SIGABRT)),
    "exit": ("resolve", lambda honest: os._exit(0)),
    "closed output": ("resolve", close_output),
    "hang": ("resolve", lambda honest: time.sleep(3600)),
    "half a line and hang": ("resolve", lambda honest: (write('{"jsonrpc"'), time.sleep(3600))),
    "no answer to the end": ("end", lambda honest: time.sleep(3600)),
    "wrong id": ("resolve", lambda honest: say(honest | {"id": honest["id"] + 1})),
    "id as a text": ("resolve", lambda honest: say(honest | {"id": str(honest["id"])})),
    "no id": ("resolve", lambda honest: say({"jsonrpc": "2.0", "result": None})),
    "split line": ("state", lambda honest: write(json.dumps(honest, indent=1) + "\n")),
    "flood": ("resolve", lambda honest: write("x" * 10_000_000)),
    "flood of lines": ("resolve", lambda honest: (say(honest), [say(honest) for _ in range(2000)])),
    "a line too many": ("resolve", lambda honest: write(json.dumps(honest) + "\nready\n")),
    "no JSON": ("resolve", lambda honest: write("done\n")),
    "an empty line": ("resolve", lambda honest: write("\n")),
    "no UTF-8": ("resolve", lambda honest: write(b'{"jsonrpc": "\xff"}\n')),
    "nested": ("resolve", lambda honest: write("[" * 100_000 + "\n")),
    "another JSON": ("resolve", lambda honest: say([honest])),
    "result and error": ("resolve", lambda honest: say(honest | {"error": {"code": 1, "message": "no"}})),
    "an unknown code": ("resolve", error(77)),
    "a refusal without rule": ("do", error(1)),
    "declined without a capability": ("resolve", error(5)),
    "declined and misspelt": ("resolve", error(5, capability="exeptions")),
    "huge number": (
        "current",
        lambda honest: write(json.dumps(honest).replace('"power": 2', f'"power": {"9" * 5000}') + "\n"),
    ),
    "infinite number": (
        "current",
        lambda honest: write(json.dumps(honest).replace('"power": 2', '"power": 1e999') + "\n"),
    ),
    "unsafe number": (
        "current",
        lambda honest: write(json.dumps(honest).replace('"power": 2', '"power": 9007199254740993') + "\n"),
    ),
    "no zone": ("state", lambda honest: say(honest | {"result": {"kind": "card"}})),
    "a text for a number": ("current", lambda honest: say(honest | {"result": honest["result"] | {"power": "2"}})),
    "a color as a letter": ("current", lambda honest: say(honest | {"result": honest["result"] | {"colors": ["G"]}})),
    "a type in lower case": (
        "current",
        lambda honest: say(honest | {"result": honest["result"] | {"types": ["creature"]}}),
    ),
    "a mana cost without braces": (
        "current",
        lambda honest: say(honest | {"result": honest["result"] | {"mana_cost": "1G"}}),
    ),
    "an unknown zone": ("state", lambda honest: say(honest | {"result": honest["result"] | {"zone": "Battlefield"}})),
    "an unknown kind": ("stack", lambda honest: say(honest | {"result": [honest["result"][0] | {"kind": "spell"}]})),
    "broken inside": ("resolve", error(-32603)),
    "a refused edition": ("begin", error(3)),
    "an unsupported edition": ("begin", error(5, capability="edition")),
    "a capability that it has": ("resolve", error(5, capability="combat")),
    "declines combat": ("resolve", error(5, capability="combat")),
    # what no rule forbids
    "many notes": ("resolve", lambda honest: (note("a note\n" * 50_000), say(honest))),
    "in pieces": ("current", in_pieces),
    "carriage returns": ("current", lambda honest: write(json.dumps(honest) + "\r\n")),
    "long line": ("current", lambda honest: write(json.dumps(honest) + " " * 1_000_000 + "\n")),
}


def main(lie: str) -> None:
    mark = Path(os.environ.get("LIAR_MARK", os.devnull))
    if lie == "never again" and mark.exists():
        sys.exit("it can't start a second time")
    if lie == "never again":
        mark.touch()
    where, done = LIES.get(lie, LIES["crash"] if lie == "never again" else ("", say))
    results = RESULTS | {"hello": RESULTS["hello"] | HELLOS.get(lie, {})}
    if lie == "hello: no name":
        del results["hello"]["name"]
    scenario = ""
    for line in sys.stdin:
        request = json.loads(line)
        if lie == "hello: late":
            time.sleep(3600)
        if request["method"] == "begin":
            scenario = request["params"]["scenario"]["id"]
        honest = {"jsonrpc": "2.0", "id": request["id"], "result": results.get(request["method"])}
        if lie == "refusing" and request["method"] == "put":
            error(1, rule="101.1")(honest)
        elif scenario == SCENARIO and request["method"] == where:
            done(honest)
        else:
            say(honest)
    if lie == "deaf to the end":
        time.sleep(3600)


if __name__ == "__main__":
    main(sys.argv[1])
