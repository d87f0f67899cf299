"""Adapters that are mistaken about one thing: `python -m tests.port.mistaken "owner is the controller"`.

Behind each is the reference engine, so that whatever goes wrong is the adapter's fault.

Rules for this file: a mistake is one entry of the table, at one method: it gets the call as it
should be, and gives the result.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.__main__ import answer
from engine.adapter import Adapter

Data = Mapping[str, Any]
Call = Callable[[str, Data], Any]
"""The adapter as it should be: the result of a method with these parameters."""
Mistake = Callable[[Call, Data], Any]

LETTERS: Final = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}


def says(method: str, change: Callable[[Any], Data]) -> tuple[str, Mistake]:
    """Fields of an answer are otherwise."""

    def mistaken(call: Call, asked: Data) -> Any:
        honest = call(method, asked)
        return {**honest, **change(honest)}

    return method, mistaken


def instead(method: str, mistake: Mistake) -> tuple[str, Mistake]:
    """Something else is done or answered."""
    return method, mistake


def forgetting_nothing() -> Mistake:
    begun: list[Data] = []

    def begin(call: Call, asked: Data) -> Any:
        if not begun:
            call("begin", asked)
        begun.append(asked)

    return begin


def casts_for_nothing(call: Call, asked: Data) -> Any:
    name = asked["action"]["player"]
    mana = call("player", {"name": name})["mana"]
    call("do", asked)
    call("add_mana", {"player": name, "mana": mana})


MISTAKES: Final[Mapping[str, tuple[str, Mistake]]] = {
    "every zone is the graveyard": says("state", lambda told: {"zone": "graveyard"}),
    "every zone is the battlefield": says("state", lambda told: {"zone": "battlefield"}),
    "the controller is always Alice": says("state", lambda told: {"controller": "Alice"}),
    "the owner is the controller": says("state", lambda told: {"owner": told["controller"]}),
    "the controller is the owner": says("state", lambda told: {"controller": told["owner"]}),
    "everything is untapped": says("state", lambda told: {"tapped": False}),
    "everything is tapped": says("state", lambda told: {"tapped": True}),
    "copiable is current": instead("copiable", lambda call, asked: call("current", asked)),
    "current is copiable": instead("current", lambda call, asked: call("copiable", asked)),
    "colors are letters": says("current", lambda told: {"colors": [LETTERS[one] for one in told["colors"]]}),
    "types are in lower case": says("current", lambda told: {"types": [one.lower() for one in told["types"]]}),
    "a mana cost is turned round": says(
        "copiable",
        lambda told: {"mana_cost": "".join(f"{{{one}" for one in reversed(told["mana_cost"].split("{")[1:]))},
    ),
    "there are no abilities": says("copiable", lambda told: {"abilities": []}),
    "color indicators are left out": says("current", lambda told: {"color_indicator": []}),
    "a mana pool is a number": says("player", lambda told: {"mana": str(told["mana"].count("{"))}),
    "casting is free": instead("do", casts_for_nothing),
    "no ability is on the stack": instead(
        "stack", lambda call, asked: [one for one in call("stack", asked) if not one["source"]]
    ),
    "the stack is upside down": instead("stack", lambda call, asked: call("stack", asked)[::-1]),
    "a game goes on into the next": instead("begin", forgetting_nothing()),
    "a label is a name": instead("put", lambda call, asked: call("put", {**asked, "label": asked["card"]})),
    "everything may be done": instead("may", lambda call, asked: None),
    "what may be done is done": instead("may", lambda call, asked: call("do", asked)),
}
"""What is mistaken, and at which method."""


class Mistaken(Adapter):
    """The reference engine's adapter with a mistake."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._honest = Adapter()
        self._where, self._mistake = MISTAKES[name]

    def __call__(self, method: str, parameters: Mapping[str, Any]) -> Any:
        """The result of a request."""
        return self._mistake(self._honest, parameters) if method == self._where else self._honest(method, parameters)


def main(name: str) -> None:
    adapter = Mistaken(name)
    for line in sys.stdin:
        print(json.dumps(answer(adapter, line)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
