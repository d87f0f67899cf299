"""Creating tokens (111): described ones, and copies (707.2)."""

from __future__ import annotations

from attrs import evolve

from engine.mechanism import triggers
from engine.mechanism.changes import naming_granter
from engine.mechanism.characteristics import BLANK, Characteristics
from engine.mechanism.context import Context
from engine.mechanism.copying import Additional, begin_as_copy, copy_effect
from engine.mechanism.entering import Arrival, enter
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import amount
from engine.mechanism.meaning import how_many, objects
from engine.mechanism.objects import GONE, TOKEN, GameObject, Player
from engine.text import abilities as text

COMBAT = ("declare attackers", "declare blockers", "combat damage")


def create(context: Context, effect: text.CreateToken) -> bool:
    """Players create tokens."""
    return bring(context, effect, planned(context, effect))


def planned(context: Context, effect: text.CreateToken) -> list[Arrival]:
    """The tokens that the players are to create, not there yet."""
    made: list[Arrival] = []
    for player in context.players(effect.who):
        for _ in range(how_many(context, effect.n)):
            if isinstance(effect.what, text.Copy):
                for original in objects(context, effect.what.source):
                    made.append(token_copy(context, player, original, effect.what))
            else:
                made.append(Arrival(_token(context, player, described(context, effect.what)), player))
    return made


def bring(context: Context, effect: text.CreateToken, made: list[Arrival]) -> bool:
    """The tokens enter, all at once; they are what the context calls "created"."""
    game = context.game
    for arrival in made:
        arrival.tapped = effect.tapped
        if effect.attacking and game.step in COMBAT:  # 508.4: outside combat nothing attacks
            arrival.attacking = _attacked(game, arrival)
    made = enter(game, made)
    creators = [arrival.subject.owner for arrival in made]
    for arrival in made:
        owner = game.rules.owner_of_token(context.you, arrival.subject.owner, arrival.controller)
        arrival.subject.owner = owner
    context.created = [arrival.subject for arrival in made]
    triggers.announce(
        game, [Happened("created", one, player) for one, player in zip(context.created, creators, strict=True)]
    )
    return bool(made)


def _attacked(game: Game, arrival: Arrival) -> Player | None:
    """Whom what enters attacking attacks: its controller chooses an opponent (508.4), if any is left."""
    options = [(one.name, one) for one in game.in_turn_order() if one is not arrival.controller]
    question = f"whom {arrival.subject} attacks"
    return game.choices.pick(arrival.controller.name, question, options, forced=True) if options else None


def token_copy(context: Context, player: Player, original: GameObject, copy: text.Copy) -> Arrival:
    """A token that is a copy: the copied values, with the exceptions, are what it was created with."""
    token = _token(context, player, BLANK)
    this = context.item.ability if context.item is not None else None
    effect, extras = copy_effect(context, token, original, copy, this, player)
    begin_as_copy(context.game, token, BLANK, effect, original)
    arrival = Arrival(token, player, copies=[effect])
    arrival.extras = [Additional(effect, extra.counters, extra.tapped) for extra in extras]
    return arrival


def _token(context: Context, player: Player, values: Characteristics) -> GameObject:
    game = context.game
    token = GameObject("", TOKEN, player, values, GONE, player, None, game.tick())
    game.name(token, "token")
    return token


def described(context: Context, box: text.TokenBox) -> Characteristics:
    """The characteristics that the effect gives a token (111.3); its name is its subtypes and "Token" (111.4)."""
    name = box.name or " ".join([*(word.name for word in box.subtypes), "Token"])
    return evolve(
        BLANK,
        name=name,
        color=frozenset(box.colors),
        supertypes=box.supertypes,
        types=box.types,
        subtypes=box.subtypes,
        abilities=tuple(naming_granter(context, ability) for ability in box.abilities),
        power=None if box.power is None else amount(context, box.power),
        toughness=None if box.toughness is None else amount(context, box.toughness),
    )
