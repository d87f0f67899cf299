"""Resolving what is on the stack (608).

Rules for this file: targets are checked first (608.2b); then the instructions are
carried out in order; a permanent spell becomes a permanent last (608.3).
"""

from __future__ import annotations

from attrs import evolve

from engine.mechanism import moving, targeting, triggers
from engine.mechanism.abilities import sort
from engine.mechanism.announcing import instructions
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.entering import Arrival, enter
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import is_permanent_card
from engine.mechanism.objects import ABILITY, CARD, EXILE, GONE, GRAVEYARD, SPELL_COPY, TOKEN, GameObject
from engine.mechanism.playing import play_all
from engine.text import abilities as text
from engine.text.words import CREATURE


def carry_out(context: Context, effects: tuple[text.Effect, ...]) -> None:
    """The instructions in the order written (608.2c)."""
    context.numbers = {
        id(phrase): index for index, phrase in enumerate(targeting.phrases(effects), len(context.earlier))
    }
    play_all(context, effects)


def context_for(game: Game, item: GameObject) -> Context:
    """The point of view of a spell or ability that resolves."""
    controller = game.view.controller(item)
    if item.made_in is not None:
        return evolve(item.made_in, you=controller, item=item, event=item.event, legal={}, numbers={})
    source = item.source if item.source is not None else item
    context = Context(game, controller, source, item.origin, item, item.event)
    if item.event is not None and item.event.kind == "linked":
        context.copied = item.event.other
    return context


def resolve_top(game: Game) -> None:
    """The topmost object on the stack resolves."""
    item = game.stack[-1]
    context = context_for(game, item)
    effects = instructions(item, context)
    chosen = item.decisions.targets
    context.legal = targeting.still_legal(context, effects, chosen)
    if any(chosen) and not any(context.legal.values()):
        moving.leave_stack(game, item)  # 608.2b: all its targets are illegal, it doesn't resolve
        return
    if item.kind == ABILITY:
        ability = item.ability
        if isinstance(ability, text.Triggered) and ability.condition is not None:
            if not holds(context, ability.condition):  # 603.4
                moving.leave_stack(game, item)
                return
        if item.source is not None:
            item.source.resolutions[game.rules.counted_as(item)] += 1
        carry_out(context, effects)
        moving.leave_stack(game, item)
        return
    if is_permanent_card(context.values(item).types):
        become_permanent(game, item, context)
        return
    carry_out(context, effects)
    if "cipher" in sort(context.values(item).abilities).names and item.zone != GONE:
        encode(context, item)
    moving.leave_stack(game, item)


def become_permanent(game: Game, item: GameObject, context: Context) -> None:
    """A resolving permanent spell enters the battlefield under its controller's control (608.3a)."""
    kind = item.kind
    if kind == SPELL_COPY and game.rules.resolves_as_token():
        kind = TOKEN  # 707.10f
    permanent = GameObject(
        item.label, kind, item.owner, item.printed, GONE, context.you, item.card, game.tick(),
    )  # fmt: skip
    permanent.face_down = item.face_down
    permanent.decisions = item.decisions  # 400.7d, 107.3m
    permanent.cast_by = item.cast_by
    permanent.copies = list(item.copies) if item.kind == SPELL_COPY else []
    item.became = permanent
    for effect in game.effects:
        if effect.affected is not None and item in effect.affected:
            effect.affected.append(permanent)  # 400.7a
    enchanted = [one for group in context.legal.values() for one in group if isinstance(one, GameObject)]
    permanent.attached = enchanted[0] if enchanted else None  # 303.4f
    if not enter(game, [Arrival(permanent, context.you, item)]):
        if kind == TOKEN:
            moving.cease(game, item)
        else:
            moving.move_all(game, [item], GRAVEYARD)
        return
    if kind == TOKEN and game.rules.resolved_copy_is_created():
        triggers.announce(game, [Happened("created", permanent, context.you)])


def encode(context: Context, item: GameObject) -> None:
    """Cipher (702.99a): the spell card may be exiled encoded on a creature that its controller controls."""
    game = context.game
    if item.kind != CARD:
        return  # only a card can be encoded
    mine = [
        one for one in game.battlefield if game.view.controller(one) is context.you
        and CREATURE in game.view.values(one).types
    ]  # fmt: skip
    if not mine or not game.choices.agree(context.you.name, f"whether {item} is exiled encoded on a creature"):
        return
    creature = game.choices.pick(
        context.you.name, f"the creature that {item} is encoded on", [(one.label, one) for one in mine], forced=True
    )
    creature.encoded += moving.move_all(game, [item], EXILE)
    game.changed()
