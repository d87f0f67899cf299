"""Targets (115): the target phrases of a text, what is legal, and how targets are chosen.

Rules for this file: targets are numbered by order of mention; nothing is chosen
that isn't legal, and a target is checked again on resolution (608.2b).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from attrs import evolve

from engine.mechanism.abilities import sort
from engine.mechanism.choices import listed
from engine.mechanism.context import Context
from engine.mechanism.errors import Forbidden
from engine.mechanism.game import Game
from engine.mechanism.matching import fits
from engine.mechanism.objects import ABILITY, BATTLEFIELD, GameObject, Player, Targeted
from engine.text import abilities as text
from engine.text.values import fields_of, parts
from engine.text.words import Color

ABILITIES = (
    text.Keyword, text.Triggered, text.Activated, text.Static, text.Entering, text.Defines, text.CastRule,
    text.Labelled, text.TokenBox, text.Later, text.WhenDone, text.Filter,
)  # fmt: skip
"""Parts of a text whose own targets are chosen when they are put on the stack themselves, if ever."""


def phrases(effects: tuple[text.Effect, ...]) -> tuple[text.Target, ...]:
    """The target phrases of the instructions, in order of mention; the very values that stand in them."""
    return _phrases(Very(effects))


class Very:
    """A value that is equal to itself only: two equal texts have target phrases of their own."""

    __slots__ = ("value",)

    def __init__(self, value: tuple[text.Effect, ...]) -> None:
        self.value = value

    def __hash__(self) -> int:
        return id(self.value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Very) and other.value is self.value


@lru_cache(maxsize=4096)
def _phrases(effects: Very) -> tuple[text.Target, ...]:
    found: list[text.Target] = []

    def look(value: object) -> None:
        if isinstance(value, text.Target):
            found.append(value)
        elif isinstance(value, tuple):
            for part in value:
                look(part)
        elif not isinstance(value, ABILITIES):
            for name, _ in fields_of(type(value)):
                look(getattr(value, name))

    look(effects.value)
    return tuple(found)


def legal(context: Context, phrase: text.Target, thing: Targeted) -> bool:
    """Whether the thing is a legal target for the phrase (115.1)."""
    if isinstance(thing, GameObject) and thing is context.item:
        return False  # 115.5
    return any(fits(context, description, thing) for description in phrase.filters) and not forbidding(context, thing)


def forbidding(context: Context, thing: Targeted) -> str:
    """What keeps the thing from being targeted: shroud, hexproof (702.18, 702.11), protection (702.16b), an effect."""
    if isinstance(thing, Player):
        return ""
    if thing.zone == BATTLEFIELD:
        keywords = sort(context.values(thing).abilities)
        if "shroud" in keywords.names:
            return "702.18a"
        if "hexproof" in keywords.names and context.controller(thing) is not context.you:
            return "702.11b"
        source = context.item if context.item is not None and context.item.kind != ABILITY else context.source
        if any(protects(context, keyword, source) for keyword in keywords.keywords if keyword.name == "protection"):
            return "702.16b"
    for restriction in context.game.restrictions("can't be targeted"):
        about = restriction.affected is None or thing in restriction.affected
        by = restriction.rule.player
        if about and (by is None or restriction.context.is_player(by, context.you)):
            return "115.1"
    return ""


def protects(context: Context, keyword: text.Keyword, source: GameObject) -> bool:
    """Whether the protection is from such a source (702.16a)."""
    match keyword.quality:
        case Color() as color:
            return color in context.values(source).colors
        case text.Filter() as description:
            return fits(context, description, source, anywhere=True)
    return False


def candidates(context: Context, phrase: text.Target) -> list[Targeted]:
    """Everything that is a legal target for the phrase."""
    game = context.game
    found: list[Targeted] = [player for player in game.in_turn_order() if legal(context, phrase, player)]
    for description in phrase.filters:
        for thing in game.objects_for(description):
            if thing not in found and legal(context, phrase, thing):
                found.append(thing)
    return found


def possible(context: Context, effects: tuple[text.Effect, ...]) -> bool:
    """Whether there are targets enough for each phrase of the instructions that says nothing of another target."""
    return all(
        len(candidates(context, phrase)) >= phrase.least
        for phrase in phrases(effects)
        if not _speaks_of_another(phrase)
    )


def _speaks_of_another(phrase: text.Target) -> bool:
    found = (part for part in parts(phrase) if isinstance(part, text.Ref | text.Player))
    return any((part.what if isinstance(part, text.Ref) else part.who) == "target" for part in found)


def name_of(thing: Targeted) -> str:
    """How a scenario names it."""
    return thing.name if isinstance(thing, Player) else thing.label


def choose(
    context: Context, effects: tuple[text.Effect, ...], given: Sequence[str] | None, what: str
) -> tuple[tuple[Targeted, ...], ...]:
    """The targets for every phrase: those given by name, or asked for one phrase after the other (601.2c)."""
    wanted = phrases(effects)
    names = list(given) if given is not None else None
    if names is not None and not wanted and names:
        raise Forbidden(f"{what} has no target, but {listed(names)} was given", "601.2c")
    chosen: list[tuple[Targeted, ...]] = []
    for index, phrase in enumerate(wanted):
        taken = [thing for group in chosen for thing in group]
        context = evolve(context, legal=dict(enumerate(chosen)))  # what a later phrase says of the targets before it
        if names is None:
            group = _ask(context, phrase, taken, what, wanted, chosen)
        else:
            later = sum(other.least for other in wanted[index + 1 :])
            count = max(min(phrase.most, len(names) - later), 0)
            group = tuple(_given(context, phrase, taken, name, what) for name in names[:count])
            if len(set(names[:count])) < len(group):
                raise Forbidden(f'{what} can\'t have one target twice for one word "target"', "601.2c")
            del names[:count]
            if len(group) < phrase.least:
                options = [name_of(thing) for thing in candidates(context, phrase)]
                raise Forbidden(f"{what} needs a target more; legal targets: {listed(options)}", "601.2c")
        chosen.append(group)
    if names:
        raise Forbidden(f"{what} has {len(wanted)} target(s); {listed(names)} is more", "601.2c")
    return tuple(chosen)


def is_another(phrase: text.Target) -> bool:
    """Whether it says "another target": none that was chosen before."""
    return any(description.other for description in phrase.filters)


def _given(context: Context, phrase: text.Target, taken: list[Targeted], name: str, what: str) -> Targeted:
    named = (one for one in candidates(context, phrase) if name_of(one) == name)
    thing = next(named, None) or context.game.thing(name)
    if not legal(context, phrase, thing) or (is_another(phrase) and thing in taken):
        options = [name_of(other) for other in candidates(context, phrase)]
        rule = forbidding(context, thing) or "601.2c"
        raise Forbidden(f"{name_of(thing)} isn't a legal target for {what}; legal targets: {listed(options)}", rule)
    return thing


def _ask(
    context: Context,
    phrase: text.Target,
    taken: list[Targeted],
    what: str,
    wanted: Sequence[text.Target],
    chosen: Sequence[tuple[Targeted, ...]],
) -> tuple[Targeted, ...]:
    options = [(name_of(thing), thing) for thing in candidates(context, phrase)]
    if is_another(phrase):
        options = [(name, thing) for name, thing in options if thing not in taken]
    if phrase.most == 1 and any(_speaks_of_another(later) or is_another(later) for later in wanted[len(chosen) + 1 :]):
        options = [one for one in options if _leaves_targets(context, wanted, [*chosen, (one[1],)])]
    if len(options) < phrase.least:
        raise Forbidden(f"there is no legal target for {what}", "601.2c")
    question = f"a target for {what}"
    if phrase.least == phrase.most == 1:
        return (context.game.choices.pick(context.you.name, question, options),)
    return context.game.choices.pick_some(context.you.name, question, options, phrase.least, phrase.most)


def _leaves_targets(context: Context, wanted: Sequence[text.Target], chosen: Sequence[tuple[Targeted, ...]]) -> bool:
    """Whether there are targets for the other phrases as well if these are chosen for the first (601.2c)."""
    if len(chosen) == len(wanted):
        return True
    phrase = wanted[len(chosen)]
    context = evolve(context, legal=dict(enumerate(chosen)))
    taken = [thing for group in chosen for thing in group] if is_another(phrase) else []
    options = [thing for thing in candidates(context, phrase) if thing not in taken]
    return any(_leaves_targets(context, wanted, [*chosen, group]) for group in combinations(options, phrase.least))


def still_legal(
    context: Context, effects: tuple[text.Effect, ...], chosen: tuple[tuple[Targeted, ...], ...]
) -> dict[int, tuple[Targeted, ...]]:
    """The targets that are still legal as the spell or ability resolves (608.2b)."""
    context = evolve(context, legal=dict(enumerate(chosen)))
    return {
        index: tuple(thing for thing in group if _is_there(context.game, thing) and legal(context, phrase, thing))
        for index, (phrase, group) in enumerate(zip(phrases(effects), chosen, strict=True))
    }


def _is_there(game: Game, thing: Targeted) -> bool:
    return thing.in_game if isinstance(thing, Player) else thing.zone != ""
