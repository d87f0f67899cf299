"""Current values: continuous effects, layer by layer (613).

A `View` is how all objects look at one moment.  It starts from copiable values
(layer 1 is the rulebook's business, see `rulebook.copying`) and applies
everything else: effects of resolved spells and abilities, whose objects were
fixed then (611.2c), and effects of static abilities, which are looked for anew.

Rules for this file: within a layer, characteristic-defining abilities first
(613.3), then by timestamp (613.7), unless one effect depends on another (613.8);
an effect that began in an earlier layer goes on with the same objects (613.6).
A view changes nothing in the game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from engine.mechanism.abilities import sort
from engine.mechanism.changes import changed, defined, resolved, with_intrinsic
from engine.mechanism.characteristics import Characteristics
from engine.mechanism.conditions import holds
from engine.mechanism.context import Context
from engine.mechanism.dating import Given, dated, defining_nothing, with_given
from engine.mechanism.depending import first
from engine.mechanism.matching import amount, fits
from engine.mechanism.objects import EXILE, GameObject, Player
from engine.mechanism.running import (
    DEFINED_IN,
    LAYER_OF,
    LAYERS,
    Changes,
    Part,
    Restriction,
    Running,
    StaticKey,
    effects_of,
    encoding,
    timestamp,
)
from engine.text import abilities as text
from engine.text.words import CREATURE, LAND

if TYPE_CHECKING:
    from engine.mechanism.game import Game

EVERYTHING, OWN, COPIABLE = "everything", "own", "copiable"
"""What is looked at when an object is about to enter (614.12): all effects, only those of its own
abilities and what applied to it on the stack (400.7a), or no effect."""


class View:
    """How everything looks now; with `entering`, how it would look with that object on the battlefield (614.12)."""

    def __init__(
        self,
        game: Game,
        entering: GameObject | None = None,
        controller: Player | None = None,
        look: str = EVERYTHING,
    ) -> None:
        self.game = game
        self._values: dict[GameObject, Characteristics] = {}
        self._controllers: dict[GameObject, Player] = {}
        self.restrictions: list[Restriction] = []
        self._alone = look != EVERYTHING
        self._subjects = [] if self._alone else list(game.battlefield)
        if entering is not None:
            self._subjects.append(entering)
        for subject in self._subjects:
            values = game.rules.copiable_values(game, subject)
            self._values[subject] = with_intrinsic(values) if LAND in values.types else values
            self._controllers[subject] = subject.base_controller
        if entering is not None and controller is not None:
            self._controllers[entering] = controller
        self._entering = entering
        self._effects: list[Running] = []
        self._statics: dict[StaticKey, Running] = {}
        self._given: dict[GameObject, Given] = {}
        if look != COPIABLE:
            self._apply()

    # --- what can be seen -----------------------------------------------------------------

    def values(self, subject: GameObject) -> Characteristics:
        """The characteristics of the object."""
        values = self._values.get(subject)
        if values is None:
            values = self._values[subject] = self._elsewhere(subject)
        return values

    def controller(self, subject: GameObject) -> Player:
        """The player who controls it."""
        controller = self._controllers.get(subject)
        if controller is None:
            self.values(subject)
            controller = self._controllers.setdefault(subject, subject.base_controller)
        return controller

    def _elsewhere(self, subject: GameObject) -> Characteristics:
        """Off the battlefield an object is looked at by itself, when somebody asks.

        What defines characteristics works there too (604.3), and so do the effects that reach it:
        those of resolved spells and abilities, and static ones that speak of spells or cards.
        """
        self._values[subject] = self.game.rules.copiable_values(self.game, subject)
        self._controllers[subject] = subject.base_controller
        if not (self._effects or self._statics or self._is_defining(subject)):
            return self._values[subject]
        reaching = [one for one in self._effects if one.affected is not None and subject in one.affected]
        reaching += [one for one in self._statics.values() if self._reaches(one, subject)]
        reaching.sort(key=lambda one: one.timestamp)
        for layer in LAYERS:
            if layer in DEFINED_IN.values():
                self._define(layer, [subject])
            for running in reaching:
                self._change(running, [one for one in running.changes if LAYER_OF.get(type(one)) == layer], [subject])
        return self._values[subject]

    def _reaches(self, running: Running, subject: GameObject) -> bool:
        """Whether the effect of a static ability speaks of spells or cards, and of this one."""
        who = running.who
        return (
            isinstance(who, text.Each) and who.filter.noun != "permanent" and fits(running.context, who.filter, subject)
        )

    # --- layer by layer ---------------------------------------------------------------------

    def _apply(self) -> None:
        if not (self._subjects or self.game.effects):
            return
        effects = self._effects = [*self.game.effects, *self._settings(), *self._encoded()]
        counted = [subject for subject in self._subjects if subject.counters]
        defined_by_themselves = [subject for subject in self._subjects if self._is_defining(subject)]
        sources = self._static_sources()
        if not (effects or sources or counted or defined_by_themselves):
            self._without_size()
            return
        fixed: dict[str, list[tuple[Running, list[text.Change | text.Defines]]]] = {layer: [] for layer in LAYERS}
        for effect in effects:
            for change in effect.changes:
                where = LAYER_OF.get(type(change))
                if where is not None:
                    parts = fixed[where]
                    if parts and parts[-1][0] is effect:
                        parts[-1][1].append(change)
                    else:
                        parts.append((effect, [change]))
        for layer in LAYERS:
            if layer in DEFINED_IN.values():
                self._define(layer, defined_by_themselves)
            if sources:
                self._in_order(layer, fixed[layer])
            else:
                for running, changes in sorted(fixed[layer], key=timestamp):
                    self._run(running, changes)
            if layer == "7c":
                self._count(counted)
        self._collect_rules([*effects, *self._running_statics(self._statics)])
        self._without_size()

    def _is_defining(self, subject: GameObject) -> bool:
        return bool(sort(self._values[subject].abilities).defining)

    def _static_sources(self) -> list[GameObject]:
        """The objects that have, or may be given, static abilities."""
        granted = any(isinstance(change, text.Gain) for effect in self.game.effects for change in effect.changes)
        found = [subject for subject in self._subjects if sort(self._values[subject].abilities).static]
        return found or ([*self.game.battlefield] if granted else [])

    def _settings(self) -> list[Running]:
        """What an "as this enters" ability made of an object and isn't copiable, applies as any effect does."""
        rules = self.game.rules
        return [
            Running(
                Context(self.game, subject.base_controller, subject),
                setting.changes,
                setting.timestamp,
                [subject],
            )
            for subject in self._subjects
            for setting in subject.settings
            if not rules.setting_is_copiable(setting)
        ]

    def _encoded(self) -> list[Running]:
        """A creature with a card encoded on it has an ability, as long as that card is exiled so (702.99a)."""
        return [
            Running(
                Context(self.game, subject.base_controller, subject),
                (text.Gain(encoding(index)),),
                subject.timestamp,
                [subject],
            )
            for subject in self._subjects
            for index, card in enumerate(subject.encoded)
            if card.zone == EXILE
        ]

    def _running_statics(self, known: dict[StaticKey, Running]) -> Iterable[Running]:
        """The effects of the static abilities there are now, and of those that have begun to apply (613.6)."""
        current: dict[int, Running] = {}
        for subject in self._subjects:
            seen: Counter[tuple[text.Static | text.Defines, int]] = Counter()
            for static, dated_at in self._statics_of(subject):
                seen[static, dated_at] += 1
                for index, (who, changes) in enumerate(effects_of(static)):
                    key = (subject, static, dated_at, seen[static, dated_at], index)
                    if key not in known:
                        origin = self.game.rules.origin(subject)
                        context = Context(self.game, self.controller(subject), subject, origin, view=self)
                        known[key] = Running(context, changes, dated_at, None, "", static, who)
                    current[id(known[key])] = known[key]
        for running in known.values():
            if running.started:
                current[id(running)] = running
        return list(current.values())

    def _statics_of(self, subject: GameObject) -> list[tuple[text.Static | text.Defines, int]]:
        """The object's static abilities but those that define characteristics, each with its effects' timestamp."""
        given = self._given.get(subject, ())
        return [
            *dated(subject, sort(self._values[subject].abilities).static, given),
            *defining_nothing(subject, given),
        ]

    def _in_order(self, layer: str, fixed: Iterable[Part]) -> None:
        """Apply the effects of a layer by timestamp; one that depends on another waits for it (613.7, 613.8).

        A static ability that one of them gives may have its own effect here: then that waits too (613.8c).
        """
        begun: set[Running] = set()
        waiting = sorted([*fixed, *self._static_parts(layer, begun)], key=timestamp)
        while waiting:
            settled = waiting[0][0].static is None  # so it depends on nothing
            running, changes = waiting.pop(0 if settled else first(waiting, self._depends))
            if not self._is_in_force(running):
                continue
            self._run(running, changes)
            if any(isinstance(change, text.Gain) and with_given((), change, 0) for change in changes):
                waiting = sorted([*waiting, *self._static_parts(layer, begun)], key=timestamp)

    def _static_parts(self, layer: str, begun: set[Running]) -> Iterator[Part]:
        """What the effects of static abilities do in this layer, of those that haven't `begun` to wait there."""
        for running in self._running_statics(self._statics):
            changes = [change for change in running.changes if LAYER_OF.get(type(change)) == layer]
            if changes and running not in begun:
                begun.add(running)
                yield running, changes

    def _is_in_force(self, running: Running) -> bool:
        """Whether the effect has begun to apply (613.6), or its ability is still there to make it begin."""
        if running.static is None or running.started:
            return True
        abilities = sort(self._values[running.context.source].abilities)
        return running.static in abilities.static or running.static in abilities.defining

    def _depends(self, part: Part, other: Part) -> bool:
        """Whether applying the other changes whether this one exists, what it applies to, or what it does (613.8a)."""
        if part[0].static is None:
            return False
        before = self._signature(part)
        values, controllers, given = dict(self._values), dict(self._controllers), dict(self._given)
        started, affected = other[0].started, other[0].affected
        self._run(*other)
        after = self._signature(part)
        self._values, self._controllers, self._given = values, controllers, given
        other[0].started, other[0].affected = started, affected
        return before != after

    def _signature(self, part: Part) -> object:
        running, changes = part
        exists = self._is_in_force(running)
        affected = frozenset(id(subject) for subject in self._affected(running))
        context = running.context
        does = (
            amount(context, one.value)  # type: ignore[arg-type]
            if isinstance(one, text.Defines)
            else resolved(context, one)
            for one in changes
        )
        return exists, affected, tuple(does)

    def _affected(self, running: Running) -> list[GameObject]:
        if running.affected is not None:
            return running.affected
        context = running.context
        if isinstance(running.static, text.Static) and running.static.condition is not None:
            if not holds(context, running.static.condition):
                return []
        match running.who:
            case text.Each(description):
                return [subject for subject in self._subjects if self._fits(context, description, subject)]
            case text.Ref():
                return context.objects(running.who)
        raise ValueError(f"no object is affected by {running}")

    def _fits(self, context: Context, description: text.Filter, subject: GameObject) -> bool:
        """Fitting, where the object that is about to enter counts as being on the battlefield."""
        if subject is self._entering and description.noun == "permanent":
            return fits(context, description, subject, anywhere=True)
        return fits(context, description, subject)

    def _run(self, running: Running, changes: Changes) -> None:
        affected = self._affected(running)
        running.affected = affected  # 613.6: the same objects in every later layer
        running.started = True
        self._change(running, changes, affected)

    def _change(self, running: Running, changes: Changes, affected: list[GameObject]) -> None:
        for change in changes:
            done = change if isinstance(change, text.Defines) else resolved(running.context, change)
            if done is None:
                continue
            for subject in affected:
                if subject not in self._values:
                    continue
                if not self.game.rules.goes_on_applying(running.timestamp, subject):
                    continue
                if isinstance(done, text.SetController):
                    [self._controllers[subject]] = running.context.players(done.player)[:1] or [
                        self._controllers[subject]
                    ]
                elif isinstance(done, text.Defines):
                    self._values[subject] = defined(running.context, self._values[subject], done, done.stats)
                else:
                    self._values[subject] = changed(self._values[subject], done)
                    if isinstance(done, text.Gain):
                        self._given[subject] = with_given(self._given.get(subject, ()), done, running.timestamp)

    def _define(self, layer: str, subjects: list[GameObject]) -> None:
        """Characteristic-defining abilities (604.3, 613.3); what was given besides is set once more in 7b."""
        for subject in subjects:
            for ability in sort(self._values[subject].abilities).defining:
                stats = tuple(stat for stat in ability.stats if DEFINED_IN[stat] == layer)
                if stats:
                    context = Context(
                        self.game, self.controller(subject), subject, self.game.rules.origin(subject), view=self
                    )
                    self._values[subject] = defined(context, self._values[subject], ability, stats)

    def _count(self, subjects: list[GameObject]) -> None:
        """+1/+1 and -1/-1 counters (613.4c, 122.1a)."""
        for subject in subjects:
            n = subject.counters["+1/+1"] - subject.counters["-1/-1"]
            values = self._values[subject]
            if n and values.power is not None and values.toughness is not None:
                self._values[subject] = values.of_size(values.power + n, values.toughness + n)

    def _without_size(self) -> None:
        """A permanent that is no creature has no power and toughness (208.3)."""
        for subject in self._subjects:
            values = self._values[subject]
            if values.power is not None and CREATURE not in values.types:
                self._values[subject] = values.of_size(None, None)

    def _collect_rules(self, effects: Iterable[Running]) -> None:
        for running in effects:
            rules = [change for change in running.changes if isinstance(change, text.Rule)]
            if not rules:
                continue
            players: tuple[Player, ...] | None = None
            affected: tuple[GameObject, ...] | None = None
            if isinstance(running.who, text.Player):
                players = tuple(running.context.players(running.who))
            else:
                affected = tuple(self._affected(running))
            self.restrictions += [Restriction(rule, running.context, affected, players) for rule in rules]
