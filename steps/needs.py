"""What a scenario uses: its cards, and the things for which an engine needs a capability.

Found by reading the scenario, without playing it: first all that it touches, and from that
what is awake in it; it needs a capability for what it uses besides idle abilities.

Rules for this file: `USES` names what a step uses; what a text uses is known from
what it means (`conformance.protocol.texts`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from attrs import frozen
from pytest_bdd.parser import Scenario, Step

from conformance.capabilities import needs
from conformance.card_text import catalogue, parse_block
from conformance.driver import CardText, DriverError
from conformance.protocol.idle import ALL, wakes
from conformance.protocol.texts import classes_in, classes_of
from steps import actions, permissions, setting, state
from steps.notation import rule
from steps.vocabulary import VOCABULARY

USES: Final = {
    setting.the_players_are: "players",
    actions.casts_face_down: "step:face down",
    actions.turns_face_up: "step:face down",
    permissions.can_turn_face_up: "step:face down",
    actions.plays: "step:play",
    permissions.can_play: "step:play",
    actions.attacks_with: "step:combat",
    actions.blocks_with: "step:combat",
    permissions.can_attack_with: "step:combat",
    permissions.can_block_with: "step:combat",
    actions.activates: "step:activate",
    actions.activates_targeting: "step:activate",
    permissions.can_activate: "step:activate",
    permissions.can_activate_targeting: "step:activate",
    actions.casts_targeting: "step:target",
    permissions.can_cast_targeting: "step:target",
    actions.has_the_effect: "step:effect",
    actions.has_the_effect_on: "step:effect",
    actions.goes_on_to: "step:advance",
    actions.goes_on_to_step_of: "step:advance",
    actions.leaves: "step:leave",
    state.has_counters: "step:counters",
}
"""What is used by a step of each of these definitions."""

EFFECTS: Final = (actions.has_the_effect, actions.has_the_effect_on)
DETAILED: Final = (actions.casts, actions.casts_targeting, actions.activates, actions.activates_targeting, *EFFECTS)
PUTTING: Final = (setting.controls, setting.controls_called, setting.has_in, setting.has_in_called)
QUOTED: Final = re.compile(r'"([^"]+)"')


@frozen
class Needs:
    """The cards of the catalogue that a scenario names, and the capabilities that it needs.

    touched: those, and the ones of which it has only idle abilities; awake: what isn't idle in it.
    """

    cards: frozenset[str]
    capabilities: frozenset[str]
    touched: frozenset[str]
    awake: frozenset[str]


def needs_of(scenario: Scenario) -> Needs:
    """What is found in the steps of a scenario."""
    named = {word for step in scenario.steps for word in _words(step)}
    used = {use for step in scenario.steps for use in _uses(step, ALL)}
    awake = wakes(used)
    needed = needs(use for step in scenario.steps for use in _uses(step, awake))
    return Needs(frozenset(named & set(catalogue())), needed, needs(used), awake)


def _words(step: Step) -> Iterator[str]:
    yield from QUOTED.findall(step.name)
    for row in step.datatable.raw() if step.datatable else ():
        for cell in row:
            yield cell
            yield from QUOTED.findall(cell)


def _uses(step: Step, awake: frozenset[str]) -> Iterator[str]:
    match = VOCABULARY.find(step.name)
    if match is None:
        return  # it is refused before anything is played
    function = match.definition.function
    if function in USES and (function is not setting.the_players_are or len(match.arguments[0]) > 2):
        yield USES[function]
    if function.__module__ == permissions.__name__:
        yield "step:may"
    if function in DETAILED and step.datatable:
        yield "detail"
    if '"the token' in step.name or '" token' in step.name:
        yield "kind:token"
    if re.search("face (down|up)$", step.name):
        yield "status:face down"
    try:
        if function in PUTTING and (card := catalogue().get(match.arguments[1])):
            yield from _of_card(card, awake)
        elif function is setting.the_card:
            yield from _of_card(parse_block(step.docstring or ""), awake)
        elif function.__module__ == permissions.__name__ and step.datatable and rule(step.datatable.raw())[1]:
            yield "detail"
        elif function in EFFECTS:
            yield from classes_of(match.arguments[1], awake)
    except DriverError:
        return  # the step itself will say what is wrong with the text


def _of_card(card: CardText, awake: frozenset[str]) -> Iterator[str]:
    yield from classes_in(card, awake)
    for what, there in (("flip", card.flip), ("back", card.back), ("loyalty", card.loyalty)):
        if there:
            yield f"card:{what}"
