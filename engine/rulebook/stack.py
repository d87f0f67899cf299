"""Spells and abilities on the stack, and copies of them (112, 707.10, 707.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from engine.mechanism.characteristics import BLANK, Characteristics
from engine.mechanism.objects import ABILITY, SPELL_COPY, Decisions, GameObject, Player, Targeted, Which
from engine.rulebook.rule import rule
from engine.text.abilities import Activated, Triggered

if TYPE_CHECKING:
    from engine.mechanism.game import Game


class StackRules:
    """What a copy on the stack takes from the original, and what it is."""

    @rule("405.4", y2018="405.4", y2013="405.4", y2008="217.6c", y2007="217.6c")
    def ability_on_stack(self, ability: Triggered | Activated, source: GameObject | None) -> Characteristics:
        """An ability on the stack has its own text and no other characteristic, whatever its source has."""
        return evolve(BLANK, abilities=(ability,))

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def can_be_copied(self, original: GameObject) -> bool:
        """Spells, activated abilities and triggered abilities can be copied."""
        return True

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def copied_decisions(self, original: GameObject) -> Decisions:
        """All decisions made for a spell or ability are copied; the objects that paid for it count for the copy."""
        made = original.decisions
        return Decisions(
            made.modes, made.targets, made.x, made.kicked, made.alternative, made.division, paid_with=made.paid_with
        )

    @rule("607.2i", y2018="607.1", y2013="607.1", y2008="407.1")
    def cost_was_paid_for(self, origin: int) -> bool:
        """An ability that asks whether a cost was paid is linked to the one that allows that cost.

        What was paid, was paid for an ability of the spell that was cast; a pair that a copy effect
        gave later is linked to itself alone (607.5).
        """
        return not origin

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def owner_of_spell_copy(self, creator: Player, controller: Player) -> Player:
        """A copy of a spell is owned by the player under whose control it was put on the stack (112.2)."""
        return controller

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def controller_of_copy(self, original: GameObject, player: Player) -> Player:
        """A copy is controlled by the player under whose control it was put on the stack."""
        return player

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def kind_of_copy(self, original: GameObject) -> str:
        """The copy of a spell is a spell without a card, the copy of an ability is an ability."""
        return ABILITY if original.kind == ABILITY else SPELL_COPY

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def is_spell(self, item: GameObject) -> bool:
        """On the stack everything but abilities is a spell, a copy too (112.1a)."""
        return item.kind != ABILITY

    @rule("707.10", y2018="706.10", y2013="706.10", y2008="503.10", y2007="503.10")
    def copy_is_cast(self, copy: GameObject) -> bool:
        """A copy put on the stack isn't cast, and a copied ability isn't activated."""
        return False

    @rule("707.10b", y2018="706.10b", y2013="706.10b", y2008="503.10b", y2007="503.10b")
    def source_of_copy(self, game: Game, original: GameObject) -> GameObject | None:
        """A copy of an ability has the same source as the original."""
        return original.source

    @rule("707.10b", y2018="706.10b", y2013="706.10b", y2008="503.10b", y2007="503.10b")
    def counted_as(self, item: GameObject) -> Which:
        """What counts how often an ability has resolved takes a copy for the same ability of the same source."""
        return item.origin, item.ability, item.nth

    @rule("707.10c", y2018="706.10c", y2013="706.10c", y2008="503.10c", y2007="503.10c")
    def may_have_new_targets(self, offered: bool) -> bool:
        """The copy has the original's targets unless the effect offers its controller new ones."""
        return offered

    @rule("707.10c", y2018="706.10c", y2013="706.10c", y2008="503.10c", y2007="503.10c")
    def unchanged_target_may_be_illegal(self) -> bool:
        """Targets that are left unchanged may be illegal."""
        return True

    @rule("707.10c", y2018="706.10c", y2013="706.10c", y2008="503.10c", y2007="503.10c")
    def new_targets_are_judged_for(self, copy: GameObject, original: GameObject) -> GameObject:
        """New targets must be legal for the copy: by its characteristics, and seen from its controller."""
        return copy

    @rule("707.10c", y2018="706.10c", y2013="706.10c", y2008="503.10c", y2007="503.10c")
    def targets_when_put(
        self, inherited: tuple[tuple[Targeted, ...], ...], chosen: tuple[tuple[Targeted, ...], ...]
    ) -> tuple[tuple[Targeted, ...], ...]:
        """The copy is put on the stack with the targets that were decided; it has never had others."""
        return chosen

    @rule("707.10d", y2018="706.10d")
    def is_copied_for(self, legal: bool) -> bool:
        """A copy that is made for an object, or with a given target (707.10e), is made only if it could target that."""
        return legal

    @rule("707.10f")
    def resolves_as_token(self) -> bool:
        """A copy of a permanent spell becomes a token as it resolves (608.3f)."""
        return True

    @rule("111.13")
    def resolved_copy_is_created(self) -> bool:
        """The token that a copy of a permanent spell becomes isn't said to have been created."""
        return False

    @rule("707.12", y2018="706.12", y2013="706.12")
    def zone_of_card_copy(self, original: GameObject) -> str:
        """A copy that is to be cast is created in the zone where the copied object is."""
        return original.zone

    @rule("707.12a")
    def chosen_one_by_one(self) -> bool:
        """Of several copies that a player may cast, they choose for each whether to cast it."""
        return True

    @rule("707.12", y2018="706.12", y2013="706.12")
    def zone_cast_from(self, item: GameObject, zone: str) -> str:
        """And so it is cast from there."""
        return zone

    @rule("707.12", y2018="706.12", y2013="706.12", y2008="503.12", y2007="503.12")
    def timing_matters(self, during_resolution: bool) -> bool:
        """A copy is cast while something resolves; when it could be cast otherwise is no matter (608.2g)."""
        return not during_resolution

    @rule("707.12", y2018="706.12", y2013="706.12", y2008="503.12", y2007="503.12")
    def additional_costs_are_paid(self, free: bool) -> bool:
        """All steps of casting are gone through; additional costs are paid even if the mana cost isn't (118.9d)."""
        return True

    @rule("707.12", y2018="706.12", y2013="706.12", y2008="503.12", y2007="503.12")
    def casting_counts(self, item: GameObject) -> bool:
        """What is cast has been cast, a copy too."""
        return True

    @rule("707.12", y2018="706.12", y2013="706.12", y2008="503.12", y2007="503.12")
    def can_be_countered(self, item: GameObject) -> bool:
        """A copy that was cast can be countered as any other spell."""
        return True
