"""Instructions that move objects, deal damage, put counters, add mana.

Rules for this file: a function for each class of effect; it says whether anything was done.
"""

from __future__ import annotations

from engine.mechanism import moving, triggers
from engine.mechanism.context import Context
from engine.mechanism.damage import deal
from engine.mechanism.entering import Arrival, enter
from engine.mechanism.events import Happened
from engine.mechanism.mana import pool_of
from engine.mechanism.meaning import how_many, objects, present, things
from engine.mechanism.objects import BATTLEFIELD, EXILE, GONE, GameObject, Player
from engine.text import abilities as text
from engine.text.words import COLORS


def move(context: Context, effect: text.Move) -> bool:
    """Objects change zones."""
    game = context.game
    found = [where_it_went(one) for one in objects(context, effect.what)]
    found = [one for one in found if one.zone != GONE]
    if not found:
        context.moved = []
        return False
    if effect.to == BATTLEFIELD:
        context.moved = put_onto_battlefield(context, found, effect)
    else:
        zone, top = ZONE_WORDS.get(effect.to, (effect.to, True))
        if effect.until == "leaves" and context.source.zone != BATTLEFIELD:
            return False  # 610.3a: the source has left already
        context.moved = moving.move_all(game, found, zone, top=top)
        if effect.until == "leaves":
            context.source.held += context.moved
        if zone == EXILE and effect.link:
            context.source.linked.setdefault((context.origin, effect.link), []).extend(context.moved)
    return bool(context.moved)


def where_it_went(subject: GameObject) -> GameObject:
    """What a departed object became in the first zone that it went to (603.6c); itself, if it is still there."""
    return subject.became if subject.zone == GONE and subject.became is not None else subject


ZONE_WORDS = {"library top": ("library", True), "library bottom": ("library", False)}


def put_onto_battlefield(context: Context, found: list[GameObject], effect: text.Move) -> list[GameObject]:
    """Cards enter the battlefield, under their owner's or somebody's control."""
    game = context.game
    found = [one for one in found if not game.rules.stays_gone(one)]
    players = context.players(effect.under) if effect.under is not None else []
    arrivals = []
    for one in found:
        controller = one.owner if effect.under is not None and effect.under.who == "owner" else (
            players[0] if players else context.you
        )  # fmt: skip
        new = moving.successor(game, one, GONE)
        arrival = Arrival(new, controller, one, effect.tapped)
        if effect.counters is not None:
            arrival.counters.append((effect.counters.kind, how_many(context, effect.counters.n)))
        arrivals.append(arrival)
    return [arrival.subject for arrival in enter(game, arrivals)]


def damage(context: Context, effect: text.Damage) -> bool:
    """Damage is dealt."""
    sources = context.objects(effect.source)
    if not sources:
        return False
    found = [thing for thing in things(context, effect.to) if isinstance(thing, Player) or thing.zone != GONE]
    n = how_many(context, effect.n)
    if effect.divided and context.item is not None:
        original = [thing for group in context.item.decisions.targets for thing in group]
        shares = list(zip(original, context.item.decisions.division, strict=False))
        portions = [(thing, share) for thing, share in shares if thing in found]
    else:
        portions = [(thing, n) for thing in found]
    return deal(context.game, sources[0], portions)


def put_counters(context: Context, effect: text.PutCounters) -> bool:
    """Counters are put on objects or removed from them."""
    game = context.game
    kind, n = effect.counters.kind, how_many(context, effect.counters.n)
    events = []
    done = False
    for one in present(context, effect.what):
        if effect.remove:
            taken = min(n, one.counters[kind])
            one.counters[kind] -= taken
            done |= taken > 0
            if taken and not one.counters[kind]:
                events.append(Happened("last counter removed", one, context.you, counter=kind))
        else:
            one.counters[kind] += n
            done |= n > 0
            events.append(Happened("counter put", one, context.you, counter=kind, n=n))
        one.counters += type(one.counters)()  # no counter of a kind is no entry
    game.changed()
    triggers.announce(game, events)
    return done


def add_mana(context: Context, effect: text.AddMana) -> bool:
    """Mana is added; of an undefined colour, none (607.5a)."""
    letters = {word.name: letter for letter, word in COLORS.items()}
    for player in context.players(effect.who):
        match effect.mana:
            case text.Chosen() as chosen:
                color = context.choice(chosen)
                name = getattr(color, "name", "")
                if name not in letters:
                    return False
                symbol = f"{{{letters[name]}}}"
            case "any color":
                options = [(name, f"{{{letter}}}") for name, letter in letters.items()]
                symbol = context.game.choices.pick(player.name, "a color of mana", options)
            case symbol:
                pass  # it says which
        player.pool.update(pool_of(symbol * how_many(context, effect.n)))
    return True
