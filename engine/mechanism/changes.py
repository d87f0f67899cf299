"""What a change does to characteristics (613), once its amounts and choices are filled in.

Rules for this file: values in, values out; which objects are changed, and when, is
the business of `layers`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from attrs import evolve

from engine.mechanism.abilities import intrinsic
from engine.mechanism.characteristics import Characteristics, adding, losing, removing, set_types
from engine.mechanism.context import Context
from engine.mechanism.matching import amount
from engine.text import abilities as text
from engine.text.values import parts, replace
from engine.text.words import BASIC_LAND_TYPES, COLORS, LAND, Color, Subtype, Word


def resolved(context: Context, change: text.Change) -> text.Change | None:
    """The change with every amount and choice filled in; None if it depends on an undefined choice (607.5a)."""
    match change:
        case text.SetSize(power, toughness):
            sizes = amount(context, power), amount(context, toughness)
            return None if None in sizes else text.SetSize(*sizes)  # type: ignore[arg-type]
        case text.ModifySize(power, toughness, minus):
            sizes = amount(context, power), amount(context, toughness)
            if sizes[0] is None or sizes[1] is None:
                return None
            sign = -1 if minus else 1
            return text.ModifySize(sign * sizes[0], sign * sizes[1])
        case text.AddTypes(words):
            filled = tuple(chosen_word(context, word) for word in words)
            return None if None in filled else text.AddTypes(filled)  # type: ignore[arg-type]
        case text.SetTypes(subtypes=subtypes):
            filled = tuple(chosen_word(context, word) for word in subtypes)
            return None if None in filled else evolve(change, subtypes=filled)  # type: ignore[arg-type]
        case text.SetColors(colors, add):
            filled = tuple(chosen_word(context, word) for word in colors)
            return None if None in filled else text.SetColors(filled, add)  # type: ignore[arg-type]
        case text.Gain(text.Keyword(quality=text.Chosen() as quality) as keyword):
            return context.game.rules.gained_with_choice(keyword, context.choice(quality))
        case text.Gain(ability) if GRANTER in parts(ability):
            return text.Gain(naming_granter(context, ability))
    return change


def naming_granter(context: Context, ability: text.Ability) -> Any:
    """A granted ability in which the name of what grants it means that very object (201.5a)."""
    number = context.game.number_of_granter(context.source)
    return replace(ability, lambda part: text.Ref("granter", number) if part == GRANTER else part)


GRANTER = text.Ref("granter")


def chosen_word(context: Context, word: Word | text.Chosen) -> Word | None:
    """The word itself, or the one that was chosen."""
    if isinstance(word, text.Chosen):
        chosen = context.choice(word)
        return chosen if isinstance(chosen, Color | Subtype) else None
    return word


def of_a_choice(word: Word | text.Chosen) -> bool:
    """Whether it is a basic land type that a player chooses as an effect begins, and not one chosen before."""
    return isinstance(word, text.Chosen) and word.what == "land type"


def changed(values: Characteristics, change: text.Change) -> Characteristics:
    """The values after one change, whose amounts and choices are filled in."""
    match change:
        case text.SetSize(int(power), int(toughness)):
            return values.of_size(power, toughness)
        case text.ModifySize(int(power), int(toughness)):
            if values.power is None or values.toughness is None:
                return values
            return values.of_size(values.power + power, values.toughness + toughness)
        case text.SwitchSize():
            return values.of_size(values.toughness, values.power)
        case text.SetTypes():
            lands = tuple(word for word in change.subtypes if word in BASIC_LAND_TYPES)
            if change.keep:
                return with_intrinsic(set_types(values, change), lands)
            others = tuple(word for word in change.subtypes if word not in lands)
            after = without_intrinsic(values, set_types(values, evolve(change, subtypes=others)))
            return set_land_types(after, lands) if lands else after
        case text.AddTypes(words):
            lands = tuple(word for word in words if isinstance(word, Subtype) and word in BASIC_LAND_TYPES)
            return with_intrinsic(adding(values, words), lands)  # type: ignore[arg-type]
        case text.RemoveTypes(words):
            return without_intrinsic(values, removing(values, words))
        case text.SetColors(colors, add):
            named = frozenset(word for word in colors if isinstance(word, Color))
            return evolve(values, color=values.colors | named if add else named)
        case text.Gain(ability):
            return evolve(values, abilities=(*values.abilities, ability))
        case text.Lose(keyword):
            return losing(values, keyword)
        case text.ReplaceWord(_, old, new) if old is not None and new is not None:
            own = tuple(one for one in values.abilities if one not in intrinsic(values.subtypes))
            replaced = evolve(
                values,
                abilities=replace_word(own, old, new),
                subtypes=replace_word(values.subtypes, old, new),
            )
            return with_intrinsic(replaced) if len(own) < len(values.abilities) else replaced
    raise ValueError(f"no change of characteristics: {change}")


def set_land_types(values: Characteristics, subtypes: tuple[Subtype, ...]) -> Characteristics:
    """A land that becomes a basic land type loses its other land types and the abilities of its text (305.7)."""
    if LAND not in values.types:
        return values
    return evolve(values, subtypes=values.creature_types + subtypes, abilities=intrinsic(subtypes))


def without_intrinsic(before: Characteristics, after: Characteristics) -> Characteristics:
    """The later values without the mana abilities of the basic land types that are gone (305.6)."""
    kept = list(after.abilities)
    for ability in intrinsic(tuple(word for word in before.subtypes if word not in after.subtypes)):
        if ability in kept:
            del kept[len(kept) - 1 - kept[::-1].index(ability)]  # the last: those that are printed come first
    return evolve(after, abilities=tuple(kept))


def with_intrinsic(values: Characteristics, subtypes: tuple[Subtype, ...] | None = None) -> Characteristics:
    """A land with the mana abilities of its basic land types, or of those that it has just gained (305.6)."""
    gained = intrinsic(values.subtypes if subtypes is None else subtypes)
    return evolve(values, abilities=(*values.abilities, *gained)) if gained else values


def defined(context: Context, values: Characteristics, ability: text.Defines, stats: Iterable[str]) -> Characteristics:
    """The values with these characteristics as an ability says that they are (604.3)."""
    value = ability.value
    for stat in stats:
        match stat:
            case "creature types":
                values = evolve(values, every_creature_type=True)
            case "color":
                words = value if isinstance(value, tuple) else tuple(COLORS.values())
                chosen = (chosen_word(context, word) for word in words)
                values = evolve(values, color=frozenset(word for word in chosen if isinstance(word, Color)))
            case "power":
                values = evolve(values, power=amount(context, value) or 0)  # type: ignore[arg-type]
            case "toughness":
                values = evolve(values, toughness=(amount(context, value) or 0) + ability.plus)  # type: ignore[arg-type]
            case _:
                raise ValueError(f"nothing can define {stat}")
    return values


def replace_word(value: Any, old: Word, new: Word) -> Any:
    """A text with each mention of a word replaced by another (612.2)."""
    return replace(value, lambda part: new if part == old else part)
