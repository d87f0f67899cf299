"""The example that is published beside the schema: one conversation, every method and every kind of answer.

python -m tests.port.conversation        writes it anew
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from conformance.capabilities import CAPABILITIES
from conformance.card_text import catalogue, parse_block
from conformance.driver import EDITIONS, Cast, Details, PlayLand
from conformance.protocol import VERSION
from conformance.protocol.data import encode
from conformance.protocol.messages import request
from conformance.protocol.schemas import EXAMPLE
from conformance.protocol.texts import card_data, effect_data
from engine.__main__ import answer
from engine.adapter import Adapter

CAT: Final = parse_block("Brass Cat {2}\nArtifact Creature - Cat 2/1\nWhen this creature enters, draw a card.")
GROW: Final = "Target creature gets +3/+3 until end of turn."


def _cast(label: str) -> dict[str, Any]:
    return {"action": encode(Cast("Alice", label), tagged=True)}


REQUESTS: Final[list[tuple[str, dict[str, Any]]]] = [
    ("hello", {"protocol": VERSION, "editions": list(EDITIONS), "capabilities": list(CAPABILITIES)}),
    (
        "begin",
        {
            "scenario": {"id": "an-example", "title": "A Clone of a Brass Cat draws a card"},
            "players": ["Alice", "Bob"],
            "cards": [card_data(catalogue()["Clone"])],
            "edition": "now",
        },
    ),
    ("add_card", {"card": card_data(CAT)}),
    ("put", {"card": "Brass Cat", "player": "Bob", "zone": "battlefield", "label": "Brass Cat"}),
    ("put", {"card": "Clone", "player": "Alice", "zone": "hand", "label": "Clone"}),
    ("may", _cast("Clone")),
    ("do", _cast("Clone")),
    ("add_mana", {"player": "Alice", "mana": "{3}{U}"}),
    ("may", _cast("Clone")),
    ("do", _cast("Clone")),
    ("stack", {}),
    ("prepare", {"player": "Alice", "answer": "Brass Cat"}),
    ("resolve", {}),
    ("copiable", {"label": "Clone"}),
    ("stack", {}),
    ("resolve", {}),
    ("effect", {"player": "Alice", "text": GROW, "targets": ["Clone"], "x": None, "effects": effect_data(GROW)}),
    ("current", {"label": "Clone"}),
    ("state", {"label": "Clone"}),
    ("state", {"label": "Cloan"}),
    ("player", {"name": "Alice"}),
    ("labels", {}),
    ("do", {"action": encode(PlayLand("Alice", "Clone"), tagged=True)}),
    ("do", {"action": encode(Cast("Alice", "Clone", Details(targets=("Bob",), face_down=True)), tagged=True)}),
    ("advance", {"step": "upkeep", "player": "Bob"}),
    ("prepare", {"player": "Bob", "answer": "nothing"}),
    ("leave", {"player": "Bob"}),
    ("end", {}),
]


def conversation() -> Iterator[dict[str, Any]]:
    """Requests and the reference engine's answers, in turn."""
    adapter = Adapter()
    for serial, (method, parameters) in enumerate(REQUESTS, 1):
        message = request(serial, method, parameters)
        yield message
        yield answer(adapter, json.dumps(message))


def text() -> str:
    """The example as it is written: a message a line."""
    return "".join(json.dumps(message, ensure_ascii=False) + "\n" for message in conversation())


if __name__ == "__main__":
    EXAMPLE.write_text(text(), encoding="utf-8")
    print(f"wrote {EXAMPLE}")
