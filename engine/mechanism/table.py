"""The table: everything that can be done in a game from outside, each in one call.

Rules for this file: an action is checked and planned as a whole, then done; a
refused one changes nothing, not even the prepared choices (733.1).  After each,
state-based actions are performed and triggered abilities put on the stack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from attrs import evolve

from engine.mechanism import activating, announcing, casting, combat, costs, entering, targeting, triggers, turn
from engine.mechanism.abilities import sort
from engine.mechanism.announcing import Announcement
from engine.mechanism.characteristics import Characteristics
from engine.mechanism.choices import listed
from engine.mechanism.context import Context
from engine.mechanism.errors import EngineError, Forbidden, Unknown
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.mana import pool_of
from engine.mechanism.matching import is_permanent_card, number
from engine.mechanism.moving import successor
from engine.mechanism.objects import ABILITY, BATTLEFIELD, GONE, STACK, Card, GameObject, Player
from engine.mechanism.playable import check
from engine.mechanism.priority import settle
from engine.mechanism.resolving import carry_out, resolve_top
from engine.mechanism.state_based import leave_game
from engine.text import abilities as text
from engine.text.reader import read_effect
from engine.text.values import parts
from engine.text.words import LAND

if TYPE_CHECKING:
    from engine.rulebook import Rulebook

Done = Callable[[], None]
"""An action that was found possible; calling it does it."""


class Table:
    """A game and the players at it."""

    def __init__(self, players: Sequence[str], rules: Rulebook, cards: Mapping[str, Card]) -> None:
        self.game = Game(players, rules, cards)

    # --- what had happened before, and what happens by itself --------------------------------

    def put(self, card: str, player: str, zone: str, label: str) -> None:
        """A card has been in the zone for some time; on the battlefield, it entered then with all that goes with it.

        State-based actions are performed: what couldn't have stayed there isn't there.
        """
        game = self.game
        owner = game.present(player)
        if zone not in (BATTLEFIELD, "hand", "graveyard", "library", "exile"):
            raise Unknown(f"no card can be put into {zone!r}; zones are battlefield, hand, graveyard, library, exile")
        known = game.cards.get(card)
        if zone == BATTLEFIELD and known is not None and not is_permanent_card(known.front.types):
            raise Unknown(f"{card} isn't a permanent card, so it can't be on the battlefield (rule 110.4a)")
        subject = game.new_card(card, owner, zone if zone != BATTLEFIELD else GONE, label)
        if zone == BATTLEFIELD:
            if not entering.enter(game, [entering.Arrival(subject, owner)], past=True):
                raise Unknown(
                    f"{card} can't be on the battlefield: there is nothing that it could enchant (rule 303.4g)"
                )
        else:
            cards = owner.cards(zone)
            cards.insert(0 if zone == "library" else len(cards), subject)
        game.changed()
        settle(game)

    def add_mana(self, player: str, mana: str) -> None:
        """Mana is added to a player's pool."""
        try:
            self.game.present(player).pool.update(pool_of(mana))
        except ValueError as error:
            raise Unknown(str(error)) from None

    def effect(self, player: str, words: str, targets: Sequence[str], x: int | None = None) -> None:
        """An effect of the player's happens: read, announced, carried out."""
        game = self.game
        you = game.present(player)
        effects = read_effect(words)
        check(effects, words)
        has_x = any(isinstance(part, text.X) for part in parts(effects))
        if has_x != (x is not None):
            raise Unknown(f'"{words}" ' + ("needs a value for X" if has_x else "has no X"))
        ability = text.Triggered((), effects)
        source = GameObject("the effect", ABILITY, you, game.rules.ability_on_stack(ability, None), GONE, you)
        item = evolve(source, zone=STACK)
        item.ability, item.source = ability, source
        context = Context(game, you, source, 0, item)
        mark = game.choices.mark()
        try:
            announcing.complete(item, context, Announcement(targets=tuple(targets) or None, x=x), f'"{words}"')
        except EngineError:
            game.choices.undo(mark)
            raise
        targeted = [thing for group in item.decisions.targets for thing in group if isinstance(thing, GameObject)]
        triggers.announce(game, [Happened("target", thing, you, item) for thing in targeted])
        context.legal = targeting.still_legal(context, effects, item.decisions.targets)
        carry_out(context, effects)
        item.zone = GONE
        settle(game)

    def resolve(self) -> None:
        """The topmost object on the stack resolves."""
        settle(self.game)
        if not self.game.stack:
            raise Unknown("there is nothing on the stack to resolve")
        resolve_top(self.game)
        settle(self.game)

    def advance(self, step: str, player: str = "") -> None:
        """The game goes on to a step."""
        turn.advance(self.game, step, self.game.present(player) if player else None)

    def leave(self, player: str) -> None:
        """A player leaves the game."""
        leave_game(self.game, self.game.present(player))
        settle(self.game)

    # --- what can be seen ---------------------------------------------------------------------

    def copiable(self, label: str) -> Characteristics:
        """The copiable values of an object, or those it last had."""
        subject = self.game.find(label)
        return subject.last.copiable if subject.last else self.game.rules.copiable_values(self.game, subject)

    def current(self, label: str) -> Characteristics:
        """The characteristics of an object, or those it last had."""
        subject = self.game.find(label)
        return subject.last.values if subject.last else self.game.view.values(subject)

    def mana_value(self, label: str) -> int:
        """Its mana value; on the stack, X is what was chosen for it (202.3e)."""
        subject = self.game.find(label)
        return number(Context(self.game, subject.owner, subject), "mana value", subject)

    # --- actions ------------------------------------------------------------------------------

    def do(self, action: Callable[[], Done]) -> None:
        """Plan the action and do it, or refuse it and leave everything as it was."""
        settle(self.game)
        mark = self.game.choices.mark()
        try:
            done = action()
        except EngineError:
            self.game.choices.undo(mark)
            raise
        done()
        settle(self.game)

    def why_not(self, action: Callable[[], Done]) -> Forbidden | None:
        """Why the action isn't allowed now; None if it is. Nothing happens."""
        settle(self.game)
        try:
            with self.game.choices.supposing():
                action()
        except Forbidden as refusal:
            return refusal
        return None

    def cast(self, player: str, label: str, announced: Announcement) -> Done:
        """Cast a spell (601)."""
        game = self.game
        ready = casting.plan_cast(game, game.present(player), game.find(label), announced)
        return lambda: _forget(casting.cast_as_planned(game, ready))

    def activate(self, player: str, label: str, beginning: str, announced: Announcement) -> Done:
        """Activate an ability, named by the beginning of its text (602)."""
        game = self.game
        subject = game.find(label)
        ability = activating.find_ability(game, subject, beginning)
        ready = activating.plan_activation(game, game.present(player), subject, ability, announced)
        return lambda: _forget(activating.activate_as_planned(game, ready))

    def play_land(self, player: str, label: str) -> Done:
        """Play a land (305): from hand, in one's main phase, one each turn."""
        game = self.game
        you, card = game.present(player), game.find(label)
        if LAND not in game.view.values(card).types:
            raise Forbidden(f"{card} isn't a land and can't be played", "305.1")
        if card not in you.hand:
            raise Forbidden(f"{card} isn't in {you}'s hand", "305.1")
        if not announcing.sorcery_timing(game, you):
            raise Forbidden(f"{you} can't play a land now: {announcing.why_not_sorcery_timing(game, you)}", "305.1")
        if you.lands_played:
            raise Forbidden(f"{you} has already played a land this turn", "305.2a")
        return lambda: self._play_land(you, card)

    def _play_land(self, you: Player, card: GameObject) -> None:
        game = self.game
        you.lands_played += 1
        new = successor(game, card, GONE)
        entering.enter(game, [entering.Arrival(new, you, card)])

    def turn_face_up(self, player: str, label: str, announced: Announcement) -> Done:
        """Turn a face-down permanent face up for the morph cost of what it would be (702.37e, 708.7)."""
        game = self.game
        you, subject = game.present(player), game.find(label)
        if subject.zone != BATTLEFIELD or game.view.controller(subject) is not you:
            raise Forbidden(f"{you} doesn't control {subject}", "702.37e")
        if not subject.face_down:
            raise Forbidden(f"{subject} isn't face down", "702.37e")
        morph = sort(game.rules.underlying_values(game, subject).abilities).keyword("morph")
        if morph is None:
            raise Forbidden(f"{subject} would have no morph ability face up, so it has no cost to turn it", "702.37e")
        context = Context(game, you, subject, game.rules.origin(subject))
        plan = costs.plan(context, morph.cost, "", 0, announced.paid_with, f"turning {subject} face up")

        def done() -> None:
            costs.pay(game, plan)
            entering.turn_face_up(game, subject)

        return done

    def attack(self, player: str, labels: Sequence[str], defenders: Sequence[str] = ()) -> Done:
        """Declare attackers and whom each of them attacks, going to that step first (508)."""
        game = self.game
        you = game.present(player)
        attackers = [game.find(label) for label in labels]
        combat.check_attack(game, you, attackers)
        if turn.is_over(game, "declare attackers"):
            raise Forbidden(f"{you} can't attack: the declare attackers step of this turn is over", "508.1")
        others = [one for one in game.in_turn_order() if one is not you]
        if not others:
            raise Unknown(f"{you} has nobody to attack")
        if not defenders and len(others) > 1:
            raise Unknown(f"{you} can attack {listed(others)}: say for each attacker whom")
        if defenders and len(defenders) != len(attackers):
            raise Unknown(f"{len(attackers)} attackers and {len(defenders)} players: say for each attacker whom")
        against = [game.present(name) for name in defenders] or [others[0]] * len(attackers)
        if you in against:
            raise Forbidden(f"{you} can't attack {you}: a creature attacks an opponent", "508.1b")

        def done() -> None:
            if game.step != "declare attackers":
                turn.advance(game, "declare attackers", you)
                combat.check_attack(game, you, attackers)
            combat.attack(game, you, attackers, against)

        return done

    def block(self, player: str, attacker: str, labels: Sequence[str]) -> Done:
        """Declare blockers of one attacker, going to that step first (509)."""
        game = self.game
        you, attacking = game.present(player), game.find(attacker)
        blockers = [game.find(label) for label in labels]
        combat.check_block(game, you, attacking, blockers)
        if turn.is_over(game, "declare blockers"):
            raise Forbidden(f"{you} can't block: the declare blockers step of this turn is over", "509.1")

        def done() -> None:
            if game.step != "declare blockers":
                turn.advance(game, "declare blockers")
                combat.check_block(game, you, attacking, blockers)
            combat.block(game, you, attacking, blockers)

        return done


def _forget(item: GameObject) -> None:
    """What was announced is on the stack; nothing more to say."""
