"""What is published is what is spoken: the schema, the example, and what texts say as data."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterator
from typing import Any, Final, get_args

import pytest
from attrs import has

from conformance.capabilities import CAPABILITIES, NEEDED_BY_ALL
from conformance.card_text import catalogue, kind_of, parse_block
from conformance.protocol.data import IS, ShapeError, decode, encode
from conformance.protocol.messages import METHODS
from conformance.protocol.schemas import EXAMPLE, FILE, text
from conformance.protocol.texts import ABILITY, SAYS, ability_text, card_data, effect_data, without_texts
from conformance.protocol.validation import problem_with
from engine.text import abilities
from engine.text.reader import read_abilities, say
from tests.port.conversation import text as example

MESSAGES = [json.loads(line) for line in EXAMPLE.read_text(encoding="utf-8").splitlines()]
PAIRS = list(zip(MESSAGES[::2], MESSAGES[1::2], strict=True))


def test_the_schema_is_the_one_that_the_port_makes() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "run: python -m conformance.protocol.schemas"


def test_no_description_speaks_python() -> None:
    said = list(_descriptions(json.loads(text())))
    assert len(said) > 100
    assert [one for one in said if re.search(r"\b(None|True|False|Raises|tuple)\b", one)] == []
    assert any("Error 1, with the rule" in one for one in said)


def _descriptions(node: Any) -> Iterator[str]:
    if isinstance(node, dict) and isinstance(node.get("description"), str):
        yield node["description"]
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from _descriptions(part)


def test_the_example_is_what_the_engine_says() -> None:
    assert EXAMPLE.read_text(encoding="utf-8") == example(), "run: python -m tests.port.conversation"


@pytest.mark.parametrize(("asked", "answered"), PAIRS)
def test_the_example_fits_the_schema(asked: dict[str, Any], answered: dict[str, Any]) -> None:
    assert problem_with(asked, f"request.{asked['method']}") == ""
    assert problem_with(answered, f"answer.{asked['method']}") == ""


def test_the_example_shows_every_method_and_error() -> None:
    assert {asked["method"] for asked, _ in PAIRS} == {"hello", *METHODS}
    assert {answered["error"]["code"] for _, answered in PAIRS if "error" in answered} == {1, 2, 3}


@pytest.mark.parametrize(("asked", "answered"), PAIRS)
def test_a_field_more_is_refused_in_both_directions(asked: dict[str, Any], answered: dict[str, Any]) -> None:
    assert "found the field 'more'" in problem_with(asked | {"more": 1}, f"request.{asked['method']}")
    assert "found the field 'more'" in problem_with(answered | {"more": 1}, f"answer.{asked['method']}")


HELLO: Final = {"name": "Mine", "version": "1", "language": "Rust", "protocol": 1, "editions": ["now"]}


@pytest.mark.parametrize(
    ("capabilities", "found"),
    [
        ({}, ""),
        ({"combat": "none", "keywords": "part", "abilities": "whole"}, ""),
        ({"flying": "none"}, "at result.capabilities: found the field 'flying', expected only abilities, keywords"),
        ({"combat": "some"}, "at result.capabilities.combat: found 'some', expected one of whole, part, none"),
    ],
)
def test_the_schema_knows_the_capabilities_and_how_much_one_may_have_of_them(
    capabilities: dict[str, str], found: str
) -> None:
    said = {"jsonrpc": "2.0", "id": 1, "result": HELLO | {"capabilities": capabilities}}
    assert problem_with(said, "answer.hello").startswith(found)
    assert bool(problem_with(said, "answer.hello")) == bool(found)


@pytest.mark.parametrize("name", catalogue())
def test_texts_as_data_say_all_that_they_say(name: str) -> None:
    card = catalogue()[name]
    sent = json.loads(json.dumps(card_data(card)))["abilities"]
    known = read_abilities(card.text, card.name, kind=kind_of(card.type_line))
    assert tuple(decode(ABILITY, without_texts(one)) for one in sent) == known
    assert [ability_text(one, "here") for one in sent] == [say(each) for each in known]


def objects(data: Any) -> Iterator[dict[str, Any]]:
    """Every object of the data, however deep."""
    if isinstance(data, dict):
        yield data
    for part in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from objects(part)


NESTED = {
    "an exception": "Wisp {U}\nCreature - Spirit 1/1\nYou may have this creature enter as a copy of a creature, "
    'except it has flying and "{T}: Draw a card."',
    "a token": "Nest {G}\nEnchantment\nWhen this enchantment enters, create a 1/1 green Snake creature token with "
    "deathtouch.",
    "an effect": "Coach {R}\nCreature - Human 1/1\n{T}: Target creature gains haste until end of turn.",
}
"""Cards with an ability within what another ability does."""


@pytest.mark.parametrize("where", NESTED)
def test_every_ability_says_itself_and_may_be_handed_back(where: str) -> None:
    (ability,) = card_data(parse_block(NESTED[where]))["abilities"]
    names = {kind.__name__ for kind in get_args(ABILITY)}
    found = [one for one in objects(ability) if one.get(IS) in names]
    assert len(found) > 1
    for one in found:
        assert ability_text(one, "here") == ability_text(one[SAYS], "here")
        assert ability_text(one | {SAYS: "anything"}, "here") == one[SAYS]


def test_the_abilities_in_an_effect_say_themselves() -> None:
    found = [one for one in objects(effect_data("Target creature gains flying until end of turn.")) if SAYS in one]
    assert [(one[IS], one[SAYS]) for one in found] == [("Keyword", "Flying")]


def test_what_is_no_ability_is_told_with_its_path() -> None:
    with pytest.raises(ShapeError, match=r"at here\.is: found 'Keywrd', expected one of Keyword, Triggered"):
        ability_text({"is": "Keywrd"}, "here")
    with pytest.raises(ShapeError, match=r"at here\.name: found 7, expected a text"):
        ability_text({"is": "Keyword", "name": 7}, "here")


def test_values_are_the_same_there_and_back() -> None:
    event = abilities.Event("enters", who=abilities.Ref("self"))
    ability = abilities.Triggered((event,), (abilities.Does("draw", abilities.Player("you")),))
    data = encode(ability, tagged=True)
    assert data["events"] == [{"kind": "enters", "who": {"is": "Ref", "what": "self"}}]
    assert decode(ABILITY, data) == ability


def test_every_class_of_what_texts_say_belongs_to_a_capability_or_to_every_engine() -> None:
    classes = {name for name, value in vars(abilities).items() if inspect.isclass(value) and has(value)}
    used = {use for each in CAPABILITIES.values() for use in each.uses}
    assert classes == (classes & used) | NEEDED_BY_ALL
    assert not used & NEEDED_BY_ALL
    known = {"players", "detail", "Copy.exceptions", "Copy.until", "Copy.zone"}
    assert {use for use in used if ":" not in use} <= classes | known
