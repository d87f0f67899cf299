"""Copying objects (707): copiable values, and how a copy takes them.

The values of an object come in three steps: *printed* (a card, or a token as
created), *copiable* (layer 1: copy effects and "as enters" settings in timestamp
order, then face-down status), *current* (layers 2 to 7, see `layers`).  A copy
takes copiable values, once, and folds the exceptions of its copy effect into
them; that is all there is to every way of copying.

Rules for this file: a method a clause; nothing here changes the game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from engine.mechanism.characteristics import BLANK, Characteristics, adding, losing, removing, set_types
from engine.mechanism.objects import CopyEffect, GameObject, Setting
from engine.rulebook.rule import rule
from engine.text.abilities import (
    AddTypes,
    Change,
    Defines,
    Gain,
    Keep,
    Keyword,
    Lose,
    NoManaCost,
    RemoveTypes,
    SetColors,
    SetName,
    SetSize,
    SetTypes,
)
from engine.text.keywords import expand
from engine.text.words import CREATURE, Color

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class Copying:
    """Section 707, and what 613.2, 708 and 710 say about copiable values."""

    # --- copiable values -------------------------------------------------------------------

    @rule("707.2", y2018="706.2", y2013="706.2", y2008="503.2", y2007="503.2")
    def copied_values(self, game: Game, original: GameObject) -> Characteristics:
        """A copy takes the copiable values of the original: no other effect, no status, no counters.

        Of an object that is gone, those it last had (608.2h).
        """
        if original.last is not None:
            return original.last.copiable
        values = self.underlying_values(game, original)
        return self.face_down_values(values) if original.face_down else values

    @rule("613.2a", y2018="613.1a", y2013="613.1a", y2008="418.5a", y2007="418.5a")
    def underlying_values(self, game: Game, subject: GameObject) -> Characteristics:
        """The printed values, as copy effects and copiable settings change them, in timestamp order."""
        if subject.known_copiable is not None:
            return subject.known_copiable
        values = self._as_copied(subject, subject.faces[0] if subject.faces else subject.printed)
        subject.known_copiable = values
        return values

    def _as_copied(self, subject: GameObject, values: Characteristics) -> Characteristics:
        """The values of a face, as the object's copy effects and settings change them."""
        steps: list[CopyEffect | Setting] = [*subject.copies, *subject.settings]
        for step in sorted(steps, key=lambda step: step.order):
            if isinstance(step, CopyEffect):
                values = self.with_exceptions(values, step)
            elif self.setting_is_copiable(step):
                values = self.with_changes(values, values, step.changes)
        return values

    @rule("707.3", y2018="706.3", y2013="706.3", y2008="503.3", y2007="503.3")
    def copiable_values(self, game: Game, subject: GameObject) -> Characteristics:
        """What is there to be copied, read through the object's own status: flipped (710.1c), face down (613.2b)."""
        values = self.underlying_values(game, subject)
        if subject.flipped:
            values = self.flipped_values(values)
        if subject.face_down:
            values = self.face_down_values(values)
        return values

    @rule("708.2a", y2018="707.2", y2013="707.2", y2008="504.2", y2007="504.2")
    def face_down_values(self, values: Characteristics) -> Characteristics:
        """A face-down permanent is a 2/2 creature without name, mana cost, subtypes and text; these are copiable."""
        return evolve(BLANK, types=(CREATURE,), power=2, toughness=2)

    @rule("710.1c", y2018="709.1c", y2013="709.1c", y2008="508.1c", y2007="508.1c")
    def flipped_values(self, values: Characteristics) -> Characteristics:
        """A flipped permanent has the alternative name, type line, text and size; its cost and colour stay."""
        if values.flip is None:
            return values  # 710.2: what isn't a flip card has no other half to show
        other = values.flip
        return evolve(
            values,
            name=other.name,
            supertypes=other.supertypes,
            types=other.types,
            subtypes=other.subtypes,
            abilities=other.abilities,
            power=other.power,
            toughness=other.toughness,
        )

    @rule("707.2", y2018="706.2", y2013="706.2", y2008="503.2", y2007="503.2")
    def setting_is_copiable(self, setting: Setting) -> bool:
        """An "as this enters" ability counts if it sets power and toughness; what it sets besides, then counts too."""
        return any(isinstance(change, SetSize) for change in setting.changes)

    @rule("707.2", y2018="706.2", y2013="706.2", y2008="503.2", y2007="503.2")
    def copied_status(self, original: GameObject) -> frozenset[str]:
        """Of the original's status (110.5), what is copied, of tapped, flipped and face_down: nothing."""
        return frozenset()

    @rule("707.2", y2018="706.2", y2013="706.2", y2008="503.2", y2007="503.2")
    def copied_counters(self, original: GameObject) -> dict[str, int]:
        """Of the original's counters those that are copied: none."""
        return {}

    # --- one copy effect -------------------------------------------------------------------

    @rule("707.9", y2018="706.9", y2013="706.9", y2008="503.9", y2007="503.9")
    def with_exceptions(self, own: Characteristics, effect: CopyEffect) -> Characteristics:
        """The copied values replace the copier's own (707.3), with the copy effect's exceptions folded in."""
        copied = effect.copied
        if copied.symbol != own.symbol and not self.symbol_is_copied():
            copied = evolve(copied, symbol=own.symbol)
        if copied.flip is not None and effect.exceptions:
            half = self.with_changes(own.flip or own, copied.flip, effect.exceptions)
            copied = evolve(copied, flip=half)  # 110.5c: they hold for the flipped half as well
        return self.with_changes(own, copied, effect.exceptions)

    def with_changes(
        self, own: Characteristics, values: Characteristics, changes: tuple[Change, ...]
    ) -> Characteristics:
        """The values with each of the changes; `own` is what the object had before."""
        for change in changes:
            match change:
                case Gain():
                    values = self.with_gained_ability(values, change)
                case Keep():
                    values = self.with_kept(own, values, change)
                case _:
                    values = self.with_modified(values, change)
        return values

    @rule("707.9a", y2018="706.9a", y2013="706.9a", y2008="503.9", y2007="503.9")
    def with_gained_ability(self, values: Characteristics, change: Gain) -> Characteristics:
        """An ability that the copy gains in the copying is one of its copiable values."""
        return evolve(values, abilities=(*values.abilities, change.ability))

    @rule("707.9c", y2018="706.9b", y2013="706.9b", y2008="503.9", y2007="503.9")
    def with_kept(self, own: Characteristics, values: Characteristics, change: Keep) -> Characteristics:
        """A characteristic that isn't copied stays what it was; the copier's own value is copiable."""
        values = self.without_defining(values, KEPT[change.characteristic])
        match change.characteristic:
            case "color":
                return evolve(values, color=own.colors)
            case "name":
                return evolve(values, name=own.name)
            case "mana cost":
                return evolve(values, mana_cost=own.mana_cost)
            case "size":
                return evolve(values, power=own.power, toughness=own.toughness)
            case "types":
                return evolve(
                    values,
                    supertypes=own.supertypes,
                    types=own.types,
                    subtypes=own.subtypes,
                    every_creature_type=own.every_creature_type,
                )
            case "abilities":
                return evolve(values, abilities=own.abilities)
        raise ValueError(f"no characteristic to keep: {change.characteristic}")

    @rule("707.9b", y2018="706.9c", y2013="706.9c")
    def with_modified(self, values: Characteristics, change: Change) -> Characteristics:
        """A characteristic that the copying changes: the final value is copiable."""
        match change:
            case SetSize(int(power), int(toughness)):
                values = self.without_defining(values, ("power", "toughness"))
                return evolve(values, power=power, toughness=toughness)
            case SetColors(colors, add):
                words = frozenset(word for word in colors if isinstance(word, Color))
                if add:
                    return evolve(values, color=values.colors | words)
                return evolve(self.without_defining(values, ("color",)), color=words)
            case SetName(name):
                return evolve(values, name=name)
            case NoManaCost():
                color = None if self.color_is_derived() else values.colors
                return evolve(values, mana_cost="", color=values.color if color is None else color)
            case AddTypes(words):
                kept = values if self.addition_spares_defining() else self.without_defining(values, ("creature types",))
                return adding(kept, words)  # type: ignore[arg-type]
            case SetTypes():
                return set_types(self.without_defining(values, ("creature types",)), change)
            case RemoveTypes(words):
                return removing(values, words)
            case Lose(keyword):
                return losing(values, keyword)
        raise ValueError(f"no exception of a copy effect: {change}")

    @rule("707.9d", y2018="706.9d", y2013="706.9d")
    def without_defining(self, values: Characteristics, stats: tuple[str, ...]) -> Characteristics:
        """An ability that defines a characteristic which isn't copied or is provided, isn't copied.

        If that is colour, neither is a colour indicator.
        """
        kept = tuple(ability for ability in values.abilities if not defines(ability, stats))
        if "color" in stats:
            return evolve(values, abilities=kept, color_indicator=frozenset())
        return evolve(values, abilities=kept)

    @rule("707.9d")
    def addition_spares_defining(self) -> bool:
        """Types "in addition to its other types" don't keep an ability that defines types from being copied."""
        return True

    @rule("707.2", y2018="706.2", y2013="706.2", y2008="503.2", y2007="503.2")
    def symbol_is_copied(self) -> bool:
        """The expansion symbol isn't a characteristic and isn't copied."""
        return False

    @rule("707.2a", y2018="706.2a", y2013="706.2a")
    def color_is_derived(self) -> bool:
        """The copy's colour follows from the mana cost or colour indicator that it has copied."""
        return True

    # --- becoming a copy -------------------------------------------------------------------

    @rule("707.4", y2018="706.4", y2013="706.4", y2008="503.4", y2007="503.4")
    def events_of_becoming(self, game: Game, subject: GameObject) -> tuple[str, ...]:
        """What becomes a copy neither enters nor leaves: there is no event that anything could trigger on."""
        return ()

    @rule("707.4", y2018="706.4", y2013="706.4", y2008="503.4", y2007="503.4")
    def goes_on_applying(self, began: int, subject: GameObject) -> bool:
        """Other continuous effects apply to the object whatever it becomes a copy of, before or afterwards."""
        return True

    @rule("707.11", y2018="706.11", y2013="706.11", y2008="503.11", y2007="503.11")
    def named(self, source: GameObject, origin: int) -> GameObject | None:
        """Where a text names its own object, that object is meant, whatever its name is now.

        `origin` is the copy effect that gave the text to the object.
        """
        return source

    @rule("611.2a", y2018="611.2a", y2013="611.2a", y2008="418.3a", y2007="418.3a")
    def copy_effect_ends(self, effect: CopyEffect) -> bool:
        """A copy effect ends with its duration; that of a static ability with the ability (611.3a)."""
        return True

    # --- what the copier remembers ---------------------------------------------------------

    @rule("707.7", y2018="706.7", y2013="706.7", y2008="503.8")
    def origin(self, subject: GameObject) -> int:
        """Which copy effect gave the object its abilities: linked abilities are linked only within it (607.5).

        One that doesn't copy abilities leaves it those that it had (707.9c).
        """
        giving = [effect for effect in subject.copies if Keep("abilities") not in effect.exceptions]
        return max(giving, key=lambda effect: effect.order).timestamp if giving else 0

    @rule("607.5a", y2018="706.7a", y2013="706.7a", y2008="503.8a")
    def choice_for(self, subject: GameObject, origin: int, link: str) -> object | None:
        """What was chosen for the linked ability; None is an undefined choice.

        The choice is undefined if it was made for other abilities than those that the object
        has now, or for none.
        """
        return subject.choices.get((origin, link))

    @rule("707.7", y2018="706.7", y2013="706.7", y2008="503.8")
    def linked_cards(self, game: Game, source: GameObject, origin: int, link: str) -> list[GameObject]:
        """The cards that the linked ability of this object exiled, since it has the two abilities (607.2a)."""
        return source.linked.get((origin, link), [])

    @rule("707.6", y2018="706.6", y2013="706.6", y2008="503.6", y2007="503.6")
    def copied_choices(self, original: GameObject) -> dict[str, object]:
        """Of the choices made for the original, by linked pair, those that are copied: none."""
        return {}


KEPT = {
    "color": ("color",),
    "name": (),
    "mana cost": (),
    "size": ("power", "toughness"),
    "types": ("creature types",),
    "abilities": (),
}
"""What the abilities define that go with a characteristic which the copy keeps (707.9d)."""


def defines(ability: object, stats: tuple[str, ...]) -> bool:
    """Whether it is a characteristic-defining ability for one of these (604.3)."""
    if isinstance(ability, Keyword):
        return any(defines(part, stats) for part in expand(ability))
    return isinstance(ability, Defines) and any(stat in stats for stat in ability.stats)
