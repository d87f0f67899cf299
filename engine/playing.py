"""Carrying out instructions: one function for each class of effect.

Rules for this file: an effect says whether it did anything, for "if you do"
(608.2c); what it created, moved or chose stands in the context for the
instructions after it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from attrs import evolve

from engine import copying, costs, moving, triggers
from engine.conditions import holds
from engine.context import Context
from engine.damage import deal
from engine.entering import Arrival, enter, turn_face_up
from engine.errors import Forbidden
from engine.events import Happened
from engine.layers import Running, resolved
from engine.matching import amount, matching
from engine.objects import BATTLEFIELD, EXILE, GONE, GameObject, Player, Targeted
from engine.stackcopies import cast_object, copy_card, copy_on_stack
from engine.text import abilities as text
from engine.text.words import BASIC_LAND_TYPES, COLORS, Subtype
from engine.tokens import create


def play(context: Context, effect: text.Effect) -> bool:
    """Carry out one instruction; whether anything was done."""
    return PLAYERS[type(effect)](context, effect)


def play_all(context: Context, effects: tuple[text.Effect, ...]) -> bool:
    """Carry out instructions in order; whether the first did anything."""
    done = False
    for effect in effects:
        context.did = play(context, effect)
        done |= context.did
    return done


# --- what and who is meant ----------------------------------------------------------------------


def things(context: Context, what: text.What | text.Player) -> list[Targeted]:
    """The objects or players that the instruction is about."""
    match what:
        case text.Target():
            return list(context.targets(context.numbers[id(what)]))
        case text.Ref():
            return list(context.objects(what))
        case text.Each(description):
            if description.noun == "player":
                return list(context.game.in_turn_order())
            return list(matching(context, description))
        case text.Player():
            return list(context.players(what))
        case text.Choose():
            return list(choose(context, what))
    raise ValueError(f"nothing is meant by {what}")


def objects(context: Context, what: text.What) -> list[GameObject]:
    """The objects that the instruction is about."""
    return [thing for thing in things(context, what) if isinstance(thing, GameObject)]


def present(context: Context, what: text.What) -> list[GameObject]:
    """Those of them that are still where they were spoken of (608.2c)."""
    return [thing for thing in objects(context, what) if thing.zone != GONE]


def choose(context: Context, what: text.Choose) -> list[GameObject]:
    """Objects chosen as the instruction is carried out."""
    game = context.game
    player = context.players(what.by)[0] if what.by is not None else context.you
    options: list[GameObject] = []
    for description in (what.filter, *what.filters):
        options += [one for one in matching(context, description) if one not in options]
    named = [(one.label, one) for one in options]
    chosen = list(game.choices.pick_some(player.name, "what to choose", named, what.least, what.most))
    context.chosen = chosen
    return chosen


def player_list(context: Context, who: text.Player | text.Target) -> list[Player]:
    """The players that the instruction is about."""
    return [thing for thing in things(context, who) if isinstance(thing, Player)]


def how_many(context: Context, value: text.Amount) -> int:
    """The amount now; an undefined one is none."""
    return amount(context, value) or 0


# --- players do something -----------------------------------------------------------------------


def does(context: Context, effect: text.Does) -> bool:
    """A player draws, discards, mills, gains or loses life, scries, loses."""
    n = how_many(context, effect.n)
    done = False
    for player in player_list(context, effect.who):
        done |= DOING[effect.verb](context, player, n, effect)
    return done


def _discard(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    game = context.game
    if effect.random:
        raise Forbidden("a random discard has no outcome to be shown", "701.9b")
    options = [(card.label, card) for card in player.hand]
    cards = game.choices.pick_some(player.name, f"{n} card(s) to discard", options, n, n)
    moving.move_all(game, cards, "graveyard")
    triggers.announce(game, [Happened("discard", None, player) for _ in cards])
    return bool(cards)


def _life(sign: int) -> Callable[[Context, Player, int, text.Does], bool]:
    def change(context: Context, player: Player, n: int, effect: text.Does) -> bool:
        if n <= 0:
            return False
        player.life += sign * n
        context.game.changed()
        kind = "gain life" if sign > 0 else "lose life"
        triggers.announce(context.game, [Happened(kind, None, player, n=n)])
        return True

    return change


def _scry(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    """Named cards of the library can be put on the bottom; blank ones are all alike (701.22)."""
    top = player.library[:n]
    if top:
        options = [(card.label, card) for card in top]
        for card in context.game.choices.pick_some(player.name, "cards to put on the bottom", options, 0, len(top)):
            player.library.remove(card)
            player.library.append(card)
    return n > 0


def _mill(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    context.moved = moving.mill(context.game, player, n)
    return bool(context.moved)


def _lose(context: Context, player: Player, n: int, effect: text.Does) -> bool:
    from engine.state_based import leave_game

    leave_game(context.game, player)
    return True


DOING: dict[str, Callable[[Context, Player, int, text.Does], bool]] = {
    "draw": lambda context, player, n, effect: moving.draw(context.game, player, n) > 0,
    "discard": _discard,
    "mill": _mill,
    "scry": _scry,
    "gain life": _life(+1),
    "lose life": _life(-1),
    "lose": _lose,
}
"""What players do, by verb."""

# --- something is done to objects ---------------------------------------------------------------


def act(context: Context, effect: text.Act) -> bool:
    """Objects are destroyed, sacrificed, tapped, flipped, turned, countered."""
    if effect.verb == "sacrifice" and isinstance(effect.what, text.Choose) and effect.by is not None:
        found: list[GameObject] = []
        for player in player_list(context, effect.by):
            found += present(evolve(context, you=player), effect.what)
    else:
        found = present(context, effect.what)
    if not found:
        return False
    return ACTING[effect.verb](context, found, effect)


def _destroy(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    from engine.state_based import destroy

    return destroy(context.game, found)


def _sacrifice(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    game = context.game
    mine = [one for one in found if effect.by is not None or context.controller(one) is context.you]
    if not mine:
        return False  # 701.21a: a player can't sacrifice what they don't control
    before = triggers.watchers(game)
    players = [context.controller(one) for one in mine]
    context.moved = moving.move_all(game, mine, "graveyard")
    triggers.announce(
        game, [Happened("sacrifice", one, player) for one, player in zip(mine, players, strict=True)], before
    )
    return True


def _set_tapped(tapped: bool) -> Callable[[Context, list[GameObject], text.Act], bool]:
    def turn(context: Context, found: list[GameObject], effect: text.Act) -> bool:
        turned = [one for one in found if one.tapped != tapped]
        for one in turned:
            one.tapped = tapped
        context.game.changed()
        kind = "tapped" if tapped else "untapped"
        triggers.announce(context.game, [Happened(kind, one, context.controller(one)) for one in turned])
        return bool(turned)

    return turn


def _counter(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    from engine.resolving import leave_stack

    game = context.game
    done = False
    for item in found:
        if _cant_be_countered(context, item):
            continue
        leave_stack(game, item)
        triggers.announce(game, [Happened("countered", item, context.you)])
        done = True
    return done


def _cant_be_countered(context: Context, item: GameObject) -> bool:
    from engine.abilities import sort

    own = any(rule.kind == "can't be countered" for rule in sort(context.values(item).abilities).casting)
    return own or any(
        one.affected is None or item in one.affected for one in context.game.restrictions("can't be countered")
    )


def _flip(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    """A flip card is flipped and stays so (710.4); flipping another permanent does nothing."""
    game = context.game
    for one in found:
        if game.rules.underlying_values(game, one).flip is not None:
            one.flipped = True
        game.changed(one)
    return True


def _face_up(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    turned = [one for one in found if one.face_down]
    for one in turned:
        turn_face_up(context.game, one)
    return bool(turned)


def _face_down(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    game = context.game
    turned = [one for one in found if not one.face_down]
    for one in turned:
        copying.end_copies(game, one, "turned face down")
        one.face_down = True
        game.changed(one)
    return bool(turned)


def _fight(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    others = present(context, effect.other) if effect.other is not None else []
    if not others:
        return False
    first, second = found[0], others[0]
    powers = [max(context.values(one).power or 0, 0) for one in (first, second)]
    deal(context.game, first, [(second, powers[0])])
    deal(context.game, second, [(first, powers[1])])
    return True


def _transform(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    """A double-faced permanent turns over (701.27); what has one face doesn't."""
    game = context.game
    done = False
    for one in found:
        if one.card is None or one.card.back is None:
            continue
        one.printed = one.card.front if one.printed == one.card.back else one.card.back
        game.changed(one)
        done = True
    return done


def _regenerate(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    """The next time it would be destroyed this turn, it isn't (701.19)."""
    for one in found:
        one.shields += 1
    return True


def _out_of_combat(context: Context, found: list[GameObject], effect: text.Act) -> bool:
    from engine.combat import remove_from_combat

    for one in found:
        remove_from_combat(context.game, one)
    return True


ACTING: dict[str, Callable[[Context, list[GameObject], text.Act], bool]] = {
    "destroy": _destroy,
    "sacrifice": _sacrifice,
    "tap": _set_tapped(True),
    "untap": _set_tapped(False),
    "counter": _counter,
    "flip": _flip,
    "turn face up": _face_up,
    "turn face down": _face_down,
    "transform": _transform,
    "regenerate": _regenerate,
    "fight": _fight,
    "remove from combat": _out_of_combat,
}
"""What is done to objects, by verb."""


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
        context.moved = moving.move_all(game, found, zone, top=top)
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
        old = one
        moving.remember(game, old)
        moving.take_away(game, old)
        new = moving.successor(game, old, GONE)
        arrival = Arrival(new, controller, effect.tapped)
        if effect.counters is not None:
            arrival.counters.append((effect.counters.kind, how_many(context, effect.counters.n)))
        arrivals.append(arrival)
    enter(game, arrivals)
    return [arrival.subject for arrival in arrivals]


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
    from engine.mana import pool_of

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
            case str() as symbols:
                symbol = symbols
        player.pool.update(pool_of(symbol * how_many(context, effect.n)))
    return True


# --- continuous effects and copies --------------------------------------------------------------


def continuous(context: Context, effect: text.Continuous) -> bool:
    """A continuous effect begins; its objects and amounts are fixed now (611.2c, 608.2h)."""
    game = context.game
    found = things(context, effect.who)
    affected = [thing for thing in found if isinstance(thing, GameObject) and thing.zone != GONE]
    if not found:
        return False
    changes: list[text.Change] = []
    for change in effect.changes:
        if isinstance(change, text.SetController):
            [player] = context.players(change.player)[:1] or [context.you]
            for one in affected:
                if game.view.controller(one) is not player:
                    one.sick = True  # 302.6
            changes.append(change)
        elif isinstance(change, text.ReplaceWord):
            changes.append(asked_words(context, change))
        else:
            done = resolved(context, change)
            if done is not None:
                changes.append(done)
    fixed = evolve(context, view=None, created=list(context.created), chosen=list(context.chosen))
    game.effects.append(Running(fixed, tuple(changes), game.tick(), affected, effect.until, None, effect.who))
    game.changed()
    return True


def asked_words(context: Context, change: text.ReplaceWord) -> text.ReplaceWord:
    """The words of a text change are chosen as it resolves (612)."""
    game, you = context.game, context.you
    if change.old is not None and change.new is not None:
        return change
    options: list[tuple[str, Any]] = []
    if "color" in change.kind:
        options += [(word.name, word) for word in COLORS.values()]
    if "land" in change.kind:
        options += [(word.name, word) for word in BASIC_LAND_TYPES]
    if "creature" in change.kind:
        old, new = (
            Subtype(game.choices.free(you.name, f"the creature type to {which}", "any creature type"))
            for which in ("replace", "put in its place")
        )
        return evolve(change, old=old, new=new)
    old = game.choices.pick(you.name, f"the {change.kind} to replace", options)
    alike = [(name, word) for name, word in options if type(word) is type(old)]
    new = game.choices.pick(you.name, f"the {change.kind} to put in its place", alike)
    return evolve(change, old=old, new=new)


def become_copy(context: Context, effect: text.BecomeCopy) -> bool:
    """Objects become copies (707.4); what is copied is taken before any of them changes (707.2b)."""
    game = context.game
    originals = objects(context, effect.copy.source)
    if not originals:
        return False
    original = originals[0]
    this = context.item.ability if context.item is not None else None
    begun = []
    for subject in present(context, effect.who):
        one = evolve(context, each=subject)
        made, _ = copying.copy_effect(one, subject, original, effect.copy, this)
        begun.append((subject, made))
    for subject, made in begun:
        copying.become_copy(game, subject, made)
    return bool(begun)


# --- the order of doing ---------------------------------------------------------------------------


def may(context: Context, effect: text.May) -> bool:
    """A player may do something, perhaps for a cost."""
    game = context.game
    player = context.players(effect.who)[0]
    plan = None
    if effect.cost:
        try:
            plan = costs.plan(evolve(context, you=player), effect.cost, "", 0, (), "it")
        except Forbidden:
            return play_all(context, effect.otherwise)  # 118.3: what can't be paid isn't paid
    elif not _possible(context, effect.do):
        return play_all(context, effect.otherwise)
    if not game.choices.agree(player.name, f'"yes" or "no" to what {context.source} says they may do'):
        return play_all(context, effect.otherwise)
    if plan is not None:
        costs.pay(game, plan)
    done = play_all(context, effect.do) if effect.do else True
    if done and effect.then:
        play_all(context, effect.then)
    return done


def _possible(context: Context, effects: tuple[text.Effect, ...]) -> bool:
    """Whether there is anything to do it with; nobody is asked whether they do the impossible (101.3)."""
    for effect in effects:
        what = getattr(effect, "what", None)
        if isinstance(what, text.Ref) and not context.objects(what):
            return False
        if isinstance(what, text.Choose) and not any(
            matching(context, description) for description in (what.filter, *what.filters)
        ):
            return False
        if isinstance(effect, text.BecomeCopy):
            source = effect.copy.source
            if isinstance(source, text.Target | text.Ref) and not objects(context, source):
                return False
    return True


def conditional(context: Context, effect: text.If) -> bool:
    """If it is so, do this, else that."""
    return play_all(context, effect.do if holds(context, effect.condition) else effect.otherwise)


def for_each(context: Context, effect: text.ForEach) -> bool:
    """Do it for each of the objects."""
    done = False
    for one in objects(context, effect.each):
        inner = evolve(context, each=one)
        done |= play_all(inner, effect.do)
        context.created = inner.created
    return done


def later(context: Context, effect: text.Later) -> bool:
    """A delayed triggered ability is made (603.7a)."""
    kept = evolve(context, created=list(context.created), moved=list(context.moved), chosen=list(context.chosen))
    context.game.delayed.append(triggers.Delayed(effect.event, effect.do, kept))
    return True


def when_done(context: Context, effect: text.WhenDone) -> bool:
    """A reflexive triggered ability triggers at once (603.12)."""
    kept = evolve(context, created=list(context.created), moved=list(context.moved), chosen=list(context.chosen))
    event = context.event or Happened("done", context.source, context.you)
    ability = text.Triggered((), effect.do)
    context.game.pending.append(triggers.Pending(ability, context.source, context.you, context.origin, event, kept))
    return True


PLAYERS: dict[type, Callable[[Context, Any], bool]] = {
    text.Does: does,
    text.Act: act,
    text.Move: move,
    text.Damage: damage,
    text.PutCounters: put_counters,
    text.AddMana: add_mana,
    text.CreateToken: create,
    text.BecomeCopy: become_copy,
    text.CopyOnStack: copy_on_stack,
    text.CopyCard: copy_card,
    text.CastObject: cast_object,
    text.Continuous: continuous,
    text.May: may,
    text.If: conditional,
    text.ForEach: for_each,
    text.Later: later,
    text.WhenDone: when_done,
}
"""The one way in which each class of effect is played."""
