"""Entering the battlefield: the loop of 616.1 over the replacement effects of 614.1c.

Before an object is on the battlefield, the replacement effects that apply to it
*as it would exist there* are gathered (614.12); its controller chooses within
the step whose turn it is (616.1a-e); one is applied; then all is looked at again
(616.1f), for it may have become something else.  Copying is such an effect: so
the copy is what enters, and the copied text has its say (707.5).

Rules for this file: every choice is made before anything enters (614.12a), while
what will enter is still where it was; an effect applies once to an entering (614.5).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from attrs import define, field

from engine.mechanism import triggers
from engine.mechanism.abilities import sort
from engine.mechanism.changes import resolved
from engine.mechanism.choices import NOTHING, near
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.copying import Additional, become_copy, copy_effect, tell_becoming
from engine.mechanism.departing import remember, take_away
from engine.mechanism.enchanting import finds_something
from engine.mechanism.errors import Unknown, Unprepared
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.layers import View
from engine.mechanism.matching import amount, fits, matching
from engine.mechanism.objects import BATTLEFIELD, CopyEffect, GameObject, Player, Setting
from engine.mechanism.replacing import REST, Replacement
from engine.mechanism.staticcopies import keep_up
from engine.text import abilities as text
from engine.text.lexicon import CREATURE_TYPES
from engine.text.reader import say
from engine.text.words import BASIC_LAND_TYPES, COLORS, Subtype

ENDLESS = 100
"""More replacement effects than this on one entering are a loop that nobody can end."""


@define(eq=False)
class Arrival:
    """An object on its way to the battlefield, as far as the replacement effects have shaped it."""

    subject: GameObject
    controller: Player
    before: GameObject | None = None
    """What it still is, in another zone, until it enters; a token is nothing."""
    tapped: bool = False
    attacking: Player | None = None
    counters: list[tuple[str, int]] = field(factory=list)
    copies: list[CopyEffect] = field(factory=list)
    extras: list[Additional] = field(factory=list)
    linked: list[tuple[CopyEffect, Replacement, GameObject]] = field(factory=list)
    applied: set[tuple[int, int, text.Entering, int]] = field(factory=set)


def enter(game: Game, arrivals: Sequence[Arrival], *, past: bool = False) -> list[Arrival]:
    """The objects enter the battlefield together; those that did. With `past`, that was long ago: nothing triggers."""
    for arrival in arrivals:
        shape(game, arrival)
    staying = [one for one in arrivals if not finds_something(game, one.subject, one.controller)]
    for arrival in staying:
        _stay(game, arrival)
    entered = [one for one in arrivals if one not in staying]
    _enter(game, entered, past)
    return entered


def _enter(game: Game, arrivals: Sequence[Arrival], past: bool) -> None:
    """They enter as the replacement effects have shaped them."""
    events: list[Happened] = []
    for arrival in arrivals:
        if arrival.before is not None:
            remember(game, arrival.before)
            take_away(game, arrival.before)
    for arrival in arrivals:
        subject = arrival.subject
        subject.zone = BATTLEFIELD
        subject.base_controller = arrival.controller
        subject.timestamp = game.tick()
        subject.tapped |= arrival.tapped
        subject.attacking = arrival.attacking
        subject.sick = not past
        loyalty = game.rules.copiable_values(game, subject).loyalty
        if loyalty is not None:
            arrival.counters.append(("loyalty", loyalty))  # 306.5b
        game.battlefield.append(subject)
        events.append(Happened("enters", subject, arrival.controller))
        for kind, n in arrival.counters:  # 122.6: they are put on it, too
            subject.counters[kind] += n
            events.append(Happened("counter put", subject, arrival.controller, counter=kind, n=n))
    game.changed()
    keep_up(game)
    if past:
        return
    for arrival in arrivals:
        for given, replacement, original in arrival.linked:
            if game.rules.linked_ability_triggers(given, arrival.copies):
                ability = text.Triggered((), replacement.ability.linked)
                triggers.add(game, ability, arrival.subject, arrival.controller, replacement.origin,
                             Happened("linked", arrival.subject, arrival.controller, original))  # fmt: skip
    triggers.announce(game, events)


def _stay(game: Game, arrival: Arrival) -> None:
    """What can't enter stays where it is; a token isn't created (303.4g)."""
    if arrival.before is None:
        game.forget(arrival.subject)
    else:
        arrival.before.became = None


def shape(game: Game, arrival: Arrival) -> None:
    """Apply the replacement effects, one after the other (616.1)."""
    found = replacements(game, arrival)
    while found:
        if len(arrival.applied) > ENDLESS:
            raise Unknown(f"{arrival.subject} never finishes entering: each effect on it makes another one apply")
        step = min(game.rules.step_of(replacement) for replacement in found)
        now = [replacement for replacement in found if game.rules.step_of(replacement) == step]
        chosen = choose_replacement(game, arrival, now, step)
        arrival.applied.add(chosen.key)
        apply(game, arrival, chosen)
        if game.rules.looks_again():
            found = replacements(game, arrival)
        else:
            found = [one for one in found if one.key not in arrival.applied]
    for extra in arrival.extras:
        if game.rules.additional_effect_happens(extra.given, arrival.copies):
            arrival.tapped |= extra.tapped
            if extra.counters is not None:
                arrival.counters.append(extra.counters)


def replacements(game: Game, arrival: Arrival) -> list[Replacement]:
    """The replacement effects that apply to the object as it would exist on the battlefield (614.12)."""
    subject, rules = arrival.subject, game.rules
    view = rules.as_it_would_exist(game, subject, arrival.controller)
    found: list[Replacement] = []
    for source in [subject, *game.battlefield]:
        own = source is subject
        origin = rules.origin(source)
        seen: dict[text.Entering, int] = {}
        for ability in sort((view if own else game.view).values(source).abilities).entering:
            index = seen[ability] = seen.get(ability, -1) + 1
            replacement = Replacement(source, ability, origin, index)
            if replacement.key in arrival.applied or not rules.applies_to_entering(ability, own):
                continue
            who = ability.who
            if own or (isinstance(who, text.Each) and affects(game, view, replacement, subject, who)):
                context = context_of(game, arrival, replacement, view)
                if ability.condition is None or holds(context, ability.condition):
                    found.append(replacement)
    return found


def affects(game: Game, view: View, replacement: Replacement, subject: GameObject, who: text.Each) -> bool:
    """Whether another object's effect, which speaks of these objects, affects the entering one."""
    source = replacement.source
    context = Context(game, game.view.controller(source), source, replacement.origin, view=view)
    return fits(context, who.filter, subject, anywhere=True)


def choose_replacement(game: Game, arrival: Arrival, now: list[Replacement], step: int) -> Replacement:
    """The controller of the entering object chooses which effect to apply (616.1).

    An effect goes by its source, or by its text if the source has several.

    Where the order can't matter, because none of them changes what the object is or who
    controls it, nobody is asked.
    """
    if len(now) == 1 or (step == REST and not any(one.ability.copy or one.ability.under for one in now)):
        return now[0]
    labels = Counter(replacement.source.label for replacement in now)
    options = [(one.source.label if labels[one.source.label] == 1 else say(one.ability), one) for one in now]
    return game.choices.pick(
        arrival.controller.name, f"the effect to apply first as {arrival.subject} enters", options, forced=True
    )


def context_of(game: Game, arrival: Arrival, replacement: Replacement, view: View | None = None) -> Context:
    """The point of view of a replacement effect: its source, and its source's controller."""
    source = replacement.source
    you = arrival.controller if source is arrival.subject else game.view.controller(source)
    return Context(game, you, source, replacement.origin, view=view)


def apply(game: Game, arrival: Arrival, replacement: Replacement) -> None:
    """Apply one replacement effect."""
    ability, subject = replacement.ability, arrival.subject
    context = context_of(game, arrival, replacement)
    arrival.tapped |= ability.tapped
    if ability.counters is not None:
        view = game.rules.as_it_would_exist(game, subject, arrival.controller)
        number = amount(context_of(game, arrival, replacement, view), ability.counters.n)
        arrival.counters.append((ability.counters.kind, number or 0))
    if ability.under is not None:
        [arrival.controller] = context.players(ability.under)
    if ability.copy is not None:
        original = chosen_original(context, arrival, ability, ability.copy)
        if original is not None:
            effect, extras = copy_effect(context, subject, original, ability.copy, ability, arrival.controller)
            become_copy(game, subject, effect)
            arrival.copies.append(effect)
            arrival.extras += extras
            keep_opportunity_used(game, arrival, ability, effect)
            if ability.linked:
                arrival.linked.append((effect, replacement, original))
    make_choices(context, subject, ability, arrival.controller)


def keep_opportunity_used(game: Game, arrival: Arrival, ability: text.Entering, effect: CopyEffect) -> None:
    """What the copy has by "it has this ability" is the same ability, and has had its one opportunity (614.5)."""
    if text.Gain(ability) in effect.exceptions:
        subject = arrival.subject
        same = sort(game.rules.underlying_values(game, subject).abilities).entering.count(ability)
        # it comes after those that were copied
        arrival.applied.add(Replacement(subject, ability, game.rules.origin(subject), same - 1).key)


def make_choices(context: Context, subject: GameObject, ability: text.Entering, controller: Player) -> None:
    """The choices of an "as this enters" or "as this is turned face up" ability."""
    game = context.game
    if ability.choose:
        player = game.rules.choice_is_made_by(subject, controller)
        origin = game.rules.origin(subject)
        chosen = ask_quality(game, player, ability.choose, subject, ability.optional)
        if chosen is not None:
            subject.choices[(origin, ability.link or ability.choose)] = chosen
    if ability.become:
        options = [(str(number), changes) for number, changes in enumerate(ability.become, 1)]
        question = f"which of the {len(options)} forms {subject} takes, by number"
        changes = game.choices.pick(controller.name, question, options, forced=True)
        done = tuple(change for change in (resolved(context, one) for one in changes) if change is not None)
        subject.settings.append(Setting(done, game.tick()))
    game.changed(subject)


def chosen_original(context: Context, arrival: Arrival, ability: text.Entering, copy: text.Copy) -> GameObject | None:
    """What is copied: chosen by the controller of what enters, without targeting; or the object that is named."""
    game = context.game
    player = game.rules.original_is_chosen_by(arrival.subject, arrival.controller)
    match copy.source:
        case text.Choose():
            fitting = candidates(context, copy.source, arrival.subject)
            options = game.rules.originals(game, fitting, arrival.subject, player)
            question = f"what {arrival.subject} enters as a copy of"
            offered: list[tuple[str, GameObject | None]] = [(one.label, one) for one in options]
            if not offered:
                return None
            if ability.optional:
                offered.append((NOTHING, None))
            return game.choices.pick(player.name, question, offered, forced=True)
        case text.Ref():
            found = context.objects(copy.source)
            return found[0] if found else None
    raise ValueError(f"nothing to enter as a copy of: {copy.source}")


def candidates(context: Context, choose: text.Choose, entering: GameObject) -> list[GameObject]:
    """What can be chosen: what is there before the object enters (614.12a)."""
    found: list[GameObject] = []
    for description in (choose.filter, *choose.filters):
        found += [one for one in matching(context, description) if one is not entering and one not in found]
    return found


def ask_quality(game: Game, player: Player, kind: str, subject: GameObject, optional: bool) -> object | None:
    """A choice of a quality (607.2d): of a closed set by name, or of an open one; None if it may be and is declined."""
    question = f"a {kind} for {subject}"
    closed: list[tuple[str, object | None]] = []
    match kind:
        case "color":
            closed = [(word.name, word) for word in COLORS.values()]
        case "basic land type" | "land type":
            closed = [(word.name, word) for word in BASIC_LAND_TYPES]
        case "player" | "opponent":
            closed = [(one.name, one) for one in game.in_turn_order() if kind == "player" or one is not player]
    if closed:
        offered = [*closed, (NOTHING, None)] if optional else closed
        return game.choices.pick(player.name, question, offered, forced=kind in ("player", "opponent"))
    answer = game.choices.free(player.name, question, f"any {kind}" + (f", {NOTHING}" if optional else ""))
    if optional and answer == NOTHING:
        return None
    return open_quality(player, kind, answer, subject)


def open_quality(player: Player, kind: str, answer: str, subject: GameObject) -> object:
    """The quality that an answer names, of a set too large to be offered."""
    match kind:
        case "creature type":
            word = Subtype(answer[:1].upper() + answer[1:])
            if word.name not in CREATURE_TYPES:
                raise Unprepared(
                    f"{player} chose {answer!r} as a creature type for {subject}; there is no such type"
                    + near(word.name, CREATURE_TYPES)
                )
            return word
        case "number":
            if not answer.isdecimal():
                raise Unprepared(
                    f"{player} chose {answer!r} as a number for {subject}; expected a whole number such as 3"
                )
            return int(answer)
        case "card name" | "nonland card name" | "creature card name" | "name":
            return answer
    raise ValueError(f"nothing to choose: {kind}")


def turn_face_up(game: Game, subject: GameObject) -> None:
    """The permanent is turned face up (708.8): its "as ... is turned face up" abilities apply as that happens."""
    subject.face_down = False
    subject.timestamp = game.tick()  # 613.7f
    game.changed(subject)
    arrival = Arrival(subject, game.view.controller(subject))
    while True:
        waiting = [one for one in as_turned_up(game, subject) if one.key not in arrival.applied]
        if not waiting:
            break
        replacement = waiting[0]
        arrival.applied.add(replacement.key)
        ability, context = replacement.ability, context_of(game, arrival, replacement)
        if ability.copy is not None:
            original = chosen_original(context, arrival, ability, ability.copy)
            if original is not None:
                before = triggers.watchers(game)
                effect, _ = copy_effect(context, subject, original, ability.copy, ability)
                become_copy(game, subject, effect)
                keep_opportunity_used(game, arrival, ability, effect)
                tell_becoming(game, [subject], before)
        make_choices(context, subject, ability, arrival.controller)
    game.changed(subject)
    triggers.announce(game, [Happened("turned face up", subject, arrival.controller)])


def as_turned_up(game: Game, subject: GameObject) -> list[Replacement]:
    """The object's abilities that apply as it is turned face up; it may have become something else by one (616.1f)."""
    abilities = sort(game.view.values(subject).abilities).entering
    origin = game.rules.origin(subject)
    turning = [one for one in abilities if one.also_face_up or one.only_face_up]
    return [
        Replacement(subject, ability, origin, turning[:index].count(ability)) for index, ability in enumerate(turning)
    ]
