"""Combat (506 to 510): attackers, blockers, damage, and leaving combat (506.4).

Rules for this file: a permanent that is no creature any more, or changes
controller, is out of combat at once and doesn't come back.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.mechanism import triggers
from engine.mechanism.abilities import sort
from engine.mechanism.choices import listed
from engine.mechanism.costs import sick
from engine.mechanism.damage import deal, protected
from engine.mechanism.errors import Forbidden
from engine.mechanism.events import Happened
from engine.mechanism.game import Game
from engine.mechanism.matching import fits
from engine.mechanism.objects import BATTLEFIELD, GameObject, Player, Targeted
from engine.mechanism.tapping import set_tapped
from engine.text.words import CREATURE


def notice_controllers(game: Game) -> None:
    """A permanent under a new player's control hasn't been there since that player's turn began (302.6)."""
    for subject in game.battlefield:
        controller = game.view.controller(subject)
        if subject.under is not None and subject.under is not controller:
            subject.sick = True
        subject.under = controller


def check_combat(game: Game) -> None:
    """What can't be in combat any more leaves it (506.4)."""
    for subject in game.battlefield:
        if subject.attacking is None and subject.blocking is None:
            continue
        values, controller = game.view.values(subject), game.view.controller(subject)
        wrong_side = (controller is game.active) == (subject.blocking is not None)
        if CREATURE not in values.types or wrong_side or (subject.attacking and not subject.attacking.in_game):
            remove_from_combat(game, subject)


def remove_from_combat(game: Game, subject: GameObject) -> None:
    """The permanent stops attacking or blocking; what it blocked stays blocked (506.4, 509.1h)."""
    subject.attacking = None
    subject.blocking = None
    subject.blocked = False
    game.changed()


def end_combat(game: Game) -> None:
    """Everything leaves combat (511.3)."""
    for subject in game.battlefield:
        if subject.attacking is not None or subject.blocking is not None:
            remove_from_combat(game, subject)


# --- attacking ----------------------------------------------------------------------------------


def check_attack(game: Game, player: Player, attackers: Sequence[GameObject]) -> None:
    """Refuse what can't attack (508.1)."""
    if game.active is not player:
        raise Forbidden(f"{player} can't attack: it is {game.active}'s turn", "508.1")
    if any(one.attacking is not None for one in game.battlefield):
        raise Forbidden(f"{player} has declared attackers in this combat already", "508.1")
    if len(set(attackers)) < len(attackers):
        raise Forbidden(f"{listed(attackers)} names one attacker twice", "508.1a")
    for one in attackers:
        reason = why_not_attack(game, player, one)
        if reason:
            raise Forbidden(*reason)
    must = [
        one
        for restriction in game.restrictions("attacks if able")
        for one in restriction.affected or ()
        if one.zone == BATTLEFIELD and game.view.controller(one) is player
    ]
    left = [one for one in must if one not in attackers and not why_not_attack(game, player, one)]
    if left:
        raise Forbidden(f"{listed(left)} must attack if able", "508.1d")


def why_not_attack(game: Game, player: Player, one: GameObject) -> tuple[str, str] | None:
    """Why the permanent can't attack, and the rule; None if it can."""
    if one.zone != BATTLEFIELD or game.view.controller(one) is not player:
        return f"{player} doesn't control {one}", "508.1a"
    values = game.view.values(one)
    keywords = sort(values.abilities).names
    if CREATURE not in values.types:
        return f"{one} isn't a creature and can't attack", "508.1a"
    if one.tapped:
        return f"{one} is tapped and can't attack", "508.1a"
    if "defender" in keywords:
        return f"{one} has defender and can't attack", "702.3b"
    if sick(game, one):
        return f"{one} came under {player}'s control this turn and can't attack", "302.6"
    if any(one in (restriction.affected or ()) for restriction in game.restrictions("can't attack")):
        return f"an effect keeps {one} from attacking", "508.1c"
    return None


def attack(game: Game, player: Player, attackers: Sequence[GameObject], defenders: Sequence[Player]) -> None:
    """Declare attackers, each with whom it attacks (508.1b); they tap unless they have vigilance (508.1f)."""
    for one, defender in zip(attackers, defenders, strict=True):
        one.attacking = defender
    set_tapped(game, [one for one in attackers if "vigilance" not in sort(game.view.values(one).abilities).names], True)
    triggers.announce(game, [Happened("attacks", one, player) for one in attackers])


# --- blocking -----------------------------------------------------------------------------------


def check_block(game: Game, player: Player, attacker: GameObject, blockers: Sequence[GameObject]) -> None:
    """Refuse what can't block (509.1)."""
    if attacker.attacking is not player:
        raise Forbidden(f"{attacker} isn't attacking {player}", "509.1a")
    if len(set(blockers)) < len(blockers):
        raise Forbidden(f"{listed(blockers)} names one blocker twice", "509.1a")
    values = game.view.values(attacker)
    keywords = sort(values.abilities).names
    for one in blockers:
        mine = one.zone == BATTLEFIELD and game.view.controller(one) is player
        own = game.view.values(one)
        if not mine or CREATURE not in own.types or one.tapped or one.blocking is not None:
            raise Forbidden(f"{one} isn't an untapped creature of {player}'s that can block", "509.1a")
        if "flying" in keywords and not {"flying", "reach"} & sort(own.abilities).names:
            raise Forbidden(f"{one} can't block {attacker}, which has flying", "702.9b")
        if protected(game, one, attacker):
            raise Forbidden(f"{one} can't block {attacker}, which has protection from it", "702.16f")
        for restriction in game.restrictions("can't block"):
            if one in (restriction.affected or ()):
                raise Forbidden(f"an effect keeps {one} from blocking", "509.1b")
        for restriction in game.restrictions("can't be blocked"):
            if attacker in (restriction.affected or ()):
                raise Forbidden(f"{attacker} can't be blocked", "509.1b")
        for restriction in game.restrictions("can't be blocked by"):
            description = restriction.rule.filter
            if attacker in (restriction.affected or ()) and description is not None:
                if fits(restriction.context, description, one, anywhere=True):
                    raise Forbidden(f"{one} can't block {attacker}", "509.1b")
    if "menace" in keywords and len(blockers) == 1:
        raise Forbidden(f"{attacker} has menace: two or more creatures must block it", "702.111b")


def block(game: Game, player: Player, attacker: GameObject, blockers: Sequence[GameObject]) -> None:
    """Declare blockers of one attacker."""
    for one in blockers:
        one.blocking = attacker
    attacker.blocked = True
    game.changed()
    triggers.announce(game, [Happened("blocks", one, player, attacker) for one in blockers])


# --- damage -------------------------------------------------------------------------------------


def deal_first(game: Game) -> None:
    """The first combat damage step, or the only one: if there is first or double strike, only who has it (510.4)."""
    fighting = _fighting(game)
    quick = {one for one in fighting if _strikes(game, one) & {"first strike", "double strike"}}
    game.struck_first = quick or None
    deal_damage(game, quick or fighting)


def deal_second(game: Game) -> None:
    """The second combat damage step: who had neither as the first began, and who has double strike now (510.4)."""
    before = game.struck_first or set()
    game.struck_first = None
    slow = {one for one in _fighting(game) if one not in before or "double strike" in _strikes(game, one)}
    deal_damage(game, slow)


def _fighting(game: Game) -> set[GameObject]:
    return {one for one in game.battlefield if one.attacking is not None or one.blocking is not None}


def _strikes(game: Game, subject: GameObject) -> frozenset[str]:
    return sort(game.view.values(subject).abilities).names


def deal_damage(game: Game, dealing: set[GameObject]) -> None:
    """These creatures deal their combat damage (510.2)."""
    assigned: list[tuple[GameObject, list[tuple[Targeted, int]]]] = []
    for one in list(game.battlefield):
        if one not in dealing:
            continue
        power = max(game.view.values(one).power or 0, 0)
        if one.attacking is not None:
            assigned.append((one, _assign(game, one, power)))
        elif one.blocking is not None and one.blocking.zone == BATTLEFIELD and one.blocking.attacking is not None:
            assigned.append((one, [(one.blocking, power)]))
    for one, portions in assigned:
        deal(game, one, portions, combat=True)


def _assign(game: Game, attacker: GameObject, power: int) -> list[tuple[Targeted, int]]:
    """How an attacker assigns its damage: to the player if unblocked, else among blockers as its controller says."""
    assert attacker.attacking is not None
    blockers = [one for one in game.battlefield if one.blocking is attacker]
    if not attacker.blocked:
        return [(attacker.attacking, power)]
    receivers: list[Targeted] = [*blockers]
    keywords = sort(game.view.values(attacker).abilities).names
    if "trample" in keywords:
        receivers.append(attacker.attacking)
    if len(receivers) <= 1:
        return [(one, power) for one in receivers]
    controller = game.view.controller(attacker)
    names = [one.name if isinstance(one, Player) else one.label for one in receivers]
    tramples = len(receivers) > len(blockers)
    lacking = [max((game.view.values(one).toughness or 0) - one.damage, 0) for one in blockers]
    if "deathtouch" in keywords:
        lacking = [min(least, 1) for least in lacking]  # 702.2c

    def fit(shares: tuple[int, ...]) -> bool:
        """The player gets nothing before each blocker has got lethal damage (702.19b)."""
        return not (tramples and shares[-1]) or all(n >= least for n, least in zip(shares, lacking, strict=False))

    question = f"how {attacker} divides {power} damage among {listed(names)}"
    shares = game.choices.shares(controller.name, question, power, len(receivers), fit=fit)
    return list(zip(receivers, shares, strict=True))
