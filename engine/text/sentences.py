"""One form for one meaning: sentences that belong together are folded, and what has no order is put in order.

"You may draw a card. If you do, ..." is one effect; so are a copy and the leave to choose
new targets for it, and an effect and the one that may stand in its place.

Rules for this file: `fold` is the last word on what a text means, `unfold` prepares a
value to be said; reading what was said gives the folded value again.
"""

from __future__ import annotations

from functools import partial
from typing import Any

from attrs import evolve

from engine.text.abilities import (
    Act,
    AddTypes,
    CardsIn,
    CardTypesAmong,
    CastRule,
    Chosen,
    Condition,
    Continuous,
    Copy,
    CopyOnStack,
    Count,
    CountersOn,
    CreateToken,
    Damage,
    Defines,
    Does,
    Each,
    EntersTapped,
    EntersWith,
    Event,
    Filter,
    Gain,
    GainThis,
    If,
    Keep,
    Keyword,
    Lose,
    May,
    ModifySize,
    NoManaCost,
    Player,
    Provided,
    PutCounters,
    Ref,
    RemoveTypes,
    ReplaceWord,
    Rule,
    SetColors,
    SetController,
    SetName,
    SetSize,
    SetTypes,
    Static,
    StatOf,
    Sum,
    SwitchSize,
    WhenDone,
    X,
)  # fmt: skip
from engine.text.drafts import Instead, NewTargets, Otherwise, Still, Where
from engine.text.values import parts, replace, word_rank
from engine.text.words import ARTIFACT, CREATURE

CHANGES: tuple[Any, ...] = (
    SetName, NoManaCost, Keep, SetSize, ModifySize, SwitchSize, SetColors, SetTypes, Still, AddTypes, RemoveTypes,
    (Gain, GainThis, Lose), EntersTapped, EntersWith, Event, SetController, ReplaceWord, Rule, Provided,
)  # fmt: skip
"""The order of changes in one effect. Abilities gained and lost keep the order of the text."""

AMOUNTS = (Sum, Count, StatOf, CardsIn, CountersOn, CardTypesAmong)
COUNTING = (Continuous, CreateToken, Damage, Does, PutCounters)
"""Effects that may have an amount in figures or X only."""

HIDDEN_ZONES = frozenset({"hand", "graveyard", "library"})


def _rank(change: Any) -> int:
    return next(place for place, kinds in enumerate(CHANGES) if isinstance(change, kinds))


# --- folding -----------------------------------------------------------------------------------


def fold(value: Any) -> Any:
    """The value in its one form. What can't be folded stays a draft, for the reader to report."""
    return replace(value, _fold)


def _fold(value: Any) -> Any:
    match value:
        case tuple():
            return _fold_row(value)
        case Count(filter=Filter(noun="card", zone=zone, owner=Player() as owner) as cards) if (
            zone in HIDDEN_ZONES and cards == Filter("card", zone=zone, owner=owner)
        ):
            return CardsIn(zone, owner)
        case Each(filter=Filter("opponent") as all_of) if all_of == Filter("opponent"):
            return Player("opponents")
        case Each(filter=Filter("player") as all_of) if all_of == Filter("player"):
            return Player("each")
        case Each(filter=Filter("player", other=True) as all_of) if all_of == Filter("player", other=True):
            return Player("other")
        case Event(kind="cast", who=Filter(zone=str(zone)) as spells) if zone:
            return evolve(value, who=evolve(spells, zone="", owner=None), zone=zone)  # it was cast from there
        case Event(kind="step", by=Player("each")):
            return evolve(value, by=None)  # each player's upkeep is each upkeep
        case SetTypes(types=types, keep=False) if {ARTIFACT, CREATURE} <= set(types):
            return evolve(value, types=tuple(sorted(types, key=word_rank)), keep=True)  # 205.1b
        case Defines(stats=("color",), value=tuple() as colors):
            return evolve(value, value=tuple(sorted(colors, key=word_rank)))
        case SetColors():
            return evolve(value, colors=tuple(sorted(value.colors, key=word_rank)))
        case Continuous(changes=changes):
            return evolve(value, changes=_ordered(_kept(changes)))
        case Provided(changes=changes):
            return evolve(value, changes=_ordered(changes))
        case Copy(exceptions=changes) | CopyOnStack(exceptions=changes):
            return evolve(value, exceptions=_ordered(changes))
        case Act(by=Player("you", of=None)):
            return evolve(value, by=None)
        case Static(effects=(Continuous(who=Ref("self"), changes=(SetColors(colors=colors, add=False),)),)) if (
            value.condition is None and not any(isinstance(each, Chosen) for each in colors)
        ):
            return Defines(("color",), colors)  # 604.3: an object that says its own colour defines it
        case Static(effects=(Continuous(who=Ref("self"), changes=(Rule("can't be countered"),)),)):
            return CastRule("can't be countered")
        case Static(effects=(Continuous(who=Each(filter=Filter(noun="card") as cards), changes=changes),)) if (
            changes == (Gain(Keyword("flash")),)
        ):
            rule = Continuous(Player("you"), (Rule("has flash", filter=cards),))
            return evolve(value, effects=(rule,))
        case Static(effects=(Continuous(who=Ref("self"), changes=(SetTypes() as types,)),)) if (
            types == SetTypes(all_creature_types=True) and value.condition is None
        ):
            return Defines(("creature types",), "all")
    return value


def _ordered(changes: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(sorted(changes, key=_rank))


def _kept(changes: tuple[Any, ...]) -> tuple[Any, ...]:
    if Still() not in changes:
        return changes
    return tuple(evolve(each, keep=True) if isinstance(each, SetTypes) else each for each in changes if each != Still())


def _fold_row(row: tuple[Any, ...]) -> tuple[Any, ...]:
    folded: list[Any] = []
    for each in row:
        previous = folded[-1] if folded else None
        if isinstance(each, Where):
            folded.extend(replace(each.do, partial(_with_x, each.n)))
        elif (together := _together(previous, each)) is not None:
            folded[-1] = together
        else:
            folded.append(each)
    return row if len(folded) == len(row) and all(a is b for a, b in zip(folded, row, strict=True)) else tuple(folded)


def _with_x(amount: Any, part: Any) -> Any:
    return amount if part == X() else part


def _together(previous: Any, each: Any) -> Any | None:
    """Two sentences as one effect, if the second belongs to the first."""
    match previous, each:
        case May(then=()), If(condition=Condition("chosen", negated=False), otherwise=otherwise) if (
            not previous.otherwise
        ):
            return evolve(previous, then=each.do, otherwise=otherwise)
        case May(otherwise=()), If(condition=Condition("chosen", negated=True), otherwise=()):
            return evolve(previous, otherwise=each.do)
        case May(then=()), WhenDone():
            return evolve(previous, then=(each,))
        case If(otherwise=()) | May(otherwise=()), Otherwise():
            return evolve(previous, otherwise=each.do)
        case _, Instead() if previous is not None:
            condition = evolve(each.condition, negated=not each.condition.negated)
            return If(condition, (previous,), each.do)
        case _, NewTargets():
            return _with_new_targets(previous)
    return None


def _with_new_targets(effect: Any) -> Any | None:
    """The effect with the leave to choose new targets for the last copy that it makes."""
    match effect:
        case CopyOnStack(new_targets=False):
            return evolve(effect, new_targets=True)
        case May(then=(*before, last)) if last is not None:
            inner = _with_new_targets(last)
            return None if inner is None else evolve(effect, then=(*before, inner))
        case May(do=(*before, last)) | If(do=(*before, last)):
            inner = _with_new_targets(last)
            return None if inner is None else evolve(effect, do=(*before, inner))
    return None


# --- unfolding ---------------------------------------------------------------------------------


def unfold(value: Any) -> Any:
    """The value as sentences say it."""
    return replace(value, _unfold)


def _unfold(value: Any) -> Any:
    match value:
        case tuple():
            return tuple(part for each in value for part in _apart(each))
        case Continuous(changes=changes) if any(_keeps(each) for each in changes):
            plain: list[Any] = [
                evolve(each, keep=False) if isinstance(each, SetTypes) and _keeps(each) else each for each in changes
            ]
            plain.append(Still())
            return evolve(value, changes=tuple(plain))
    return value


def _keeps(change: Any) -> bool:
    """Whether a change of types says that the others stay, otherwise than by "artifact creature"."""
    return isinstance(change, SetTypes) and change.keep and not {ARTIFACT, CREATURE} <= set(change.types)


def _apart(each: Any) -> tuple[Any, ...]:
    if isinstance(each, CopyOnStack) and each.new_targets:
        return (evolve(each, new_targets=False), NewTargets(each.who))
    return (each,)


def with_x(value: Any) -> Any:
    """The value, ready to be said, with "where X is ..." wherever an effect has an amount."""
    return replace(value, lambda part: tuple(map(_where, part)) if isinstance(part, tuple) else part)


def _where(effect: Any) -> Any:
    if isinstance(effect, COUNTING):
        found = list(parts(effect))
        amount = next((part for part in found if isinstance(part, AMOUNTS)), None)
        if amount is not None and X() not in found:
            return Where((replace(effect, lambda part: X() if part == amount else part),), amount)
    return effect
