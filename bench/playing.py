"""How the engine's cost grows, in ratios measured in one run: `python -m bench.playing`.

Rules for this file: every figure is the best of several rounds, in CPU time; what
counts are the ratios, the absolute times depend on the machine.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from types import FunctionType
from typing import Any

from conformance.card_text import catalogue
from conformance.driver import EDITIONS, CardText, Cast, Details
from conformance.in_process import InProcess, read_card
from engine.mechanism.context import Context
from engine.mechanism.copying import become_copy, copy_effect
from engine.mechanism.game import Game
from engine.mechanism.objects import BATTLEFIELD, GameObject
from engine.mechanism.running import Running
from engine.rulebook import Current
from engine.rulebook.rule import numbers_of
from engine.text.abilities import Copy, ModifySize, Ref

SIZES = (100, 1000, 3000)
CARDS = catalogue()


def best(call: Callable[[], object], rounds: int = 5) -> float:
    """The shortest of several rounds, in seconds of CPU time."""
    times = []
    for _ in range(rounds):
        start = time.process_time()
        call()
        times.append(time.process_time() - start)
    return min(times)


def against(call: Callable[[], object], base: Callable[[], object], rounds: int = 9) -> float:
    """How many times as long as the other it takes; their rounds alternate, for the machine's mood to meet both."""
    pairs = [(best(call, 1), best(base, 1)) for _ in range(rounds)]
    return min(one for one, _ in pairs) / min(other for _, other in pairs)


def unmarked(rulebook: type[Current]) -> type[Current]:
    """The same rulebook without the marks by which a rule can be recorded."""
    methods = {name: getattr(rulebook, name) for name in dir(rulebook) if numbers_of(rulebook, name)}
    bare = {
        name: FunctionType(method.__code__, method.__globals__, name, method.__defaults__, method.__closure__)
        for name, method in methods.items()
    }
    return type(f"Unmarked{rulebook.__name__}", (rulebook,), bare)


def field(n: int, card: str) -> Game:
    """A game with n permanents of one card."""
    game = Game(("Alice", "Bob"), Current(), {})
    alice = game.players[0]
    printed = read_card(CARDS[card])
    for number in range(n):
        one = GameObject(str(number), "card", alice, printed.front, BATTLEFIELD, alice, printed, game.tick())
        game.battlefield.append(one)
    game.changed()
    return game


def copies(game: Game, subject: GameObject, original: GameObject) -> None:
    """The subject becomes a copy of the original."""
    context = Context(game, game.players[0], subject)
    effect, _ = copy_effect(context, subject, original, Copy(Ref("self")))
    become_copy(game, subject, effect)


def chain(n: int) -> Game:
    """A chain of Clones, each a copy of the one before it, the first of a Bear."""
    game = field(n, "Clone")
    bear = read_card(CARDS["Runeclaw Bear"])
    game.battlefield[0].printed = bear.front
    for before, after in zip(game.battlefield, game.battlefield[1:], strict=False):
        copies(game, after, before)
    return game


def crowd(n: int) -> Game:
    """n copies of a Bear, each under an effect of its own and with a counter."""
    game = chain(n)
    for one in game.battlefield:
        context = Context(game, game.players[0], one)
        game.effects.append(Running(context, (ModifySize(3, 3),), game.tick(), [one], "end of turn"))
        one.counters["+1/+1"] = 1
    game.changed()
    return game


def read_all(game: Game) -> None:
    """Every current value, everything worked out anew."""
    for one in game.battlefield:
        one.known_copiable = None
    game.changed()
    for one in game.battlefield:
        game.view.values(one)


def one_scenario(edition: str = "now", rulebook: type[Current] | None = None, recorded: bool = False) -> None:
    """A whole Clone scenario: new game, cast, choose, resolve, read."""
    table = InProcess(rulebook, recorded=recorded)
    table.begin(("Alice", "Bob"), ALL, edition)
    table.put("Runeclaw Bear", "Bob", BATTLEFIELD, "Runeclaw Bear")
    table.put("Clone", "Alice", "hand", "Clone")
    table.add_mana("Alice", "{3}{U}")
    table.prepare("Alice", "Runeclaw Bear")
    table.do(Cast("Alice", "Clone"))
    table.resolve()
    assert table.current("Clone").name == "Runeclaw Bear"
    table.end()


ALL = tuple(CARDS.values())


WARM_RAIN = CardText("Warm Rain", "{G}", "Instant", "Target player gains 1 life.")


def stack_of_copies(n: int) -> None:
    """n copies of one spell put onto the stack, and all of them resolved."""
    table = InProcess()
    table.begin(("Alice", "Bob"), (WARM_RAIN,))
    table.put("Warm Rain", "Alice", "hand", "Warm Rain")
    table.add_mana("Alice", "{G}")
    table.do(Cast("Alice", "Warm Rain", Details(targets=("Bob",))))
    table.effect("Alice", "Copy target spell X times.", ("Warm Rain",), n)
    for _ in range(n + 1):
        table.resolve()
    assert table.player("Bob").life == 20 + n + 1


COLD = """
import time; start = time.process_time()
from conformance.card_text import catalogue
from conformance.in_process import read_card
cards = catalogue()
for card in cards.values(): read_card(card)
print(time.process_time() - start)
start = time.process_time()
for card in cards.values(): read_card(card)
print(time.process_time() - start)
"""


def line(what: str, value: str, aim: str) -> None:
    """A row of the table."""
    print(f"{what:<66} {value:>12}   {aim}")


def main() -> None:
    """Measure and print."""
    line("what", "measured", "aim")
    for name, make in (("chain of n Clones", chain), ("n copies under n effects", crowd)):
        games = {n: make(n) for n in SIZES}
        times = {n: best(lambda game=game: read_all(game)) for n, game in games.items()}  # type: ignore[misc]
        line(f"{name}: reading all, t(3000) / t(100)", f"{times[3000] / times[100]:.1f}", "<= 35")
        line(f"{name}: per object at n = 3000", f"{times[3000] / 3000 * 1e6:.1f} us", "< 20 us")
    becoming = {}
    for n in SIZES:
        game = crowd(n)
        first, second = game.battlefield[0], game.battlefield[1]

        def become(game: Game = game, first: GameObject = first, second: GameObject = second) -> None:
            for _ in range(100):
                copies(game, second, first)
                second.copies.pop()

        becoming[n] = best(become) / 100
    line("becoming a copy: t(3000) / t(100)", f"{becoming[3000] / becoming[100]:.2f}", "about 1")
    line("becoming a copy: each", f"{becoming[3000] * 1e6:.1f} us", "")
    one_scenario()

    def scenarios(**what: Any) -> Callable[[], object]:
        return lambda: [one_scenario(**what) for _ in range(100)]

    line("one whole Clone scenario", f"{best(scenarios()) * 10:.2f} ms", "< 1 ms")
    older = max(against(scenarios(edition=edition), scenarios()) for edition in EDITIONS[1:])
    line("the same under the slowest older edition / today's", f"{older:.2f}", "<= 1.1")
    recorded = against(scenarios(recorded=True), scenarios())
    line("the same with every consultation of a rule recorded", f"{recorded:.2f}", "<= 1.25")
    bare = unmarked(Current)
    line("not recorded / by a rulebook that can't be", f"{against(scenarios(), scenarios(rulebook=bare)):.2f}", "1")
    copying = {n: best(lambda n=n: stack_of_copies(n), 2) for n in (10, *SIZES)}  # type: ignore[misc]
    line("n copies on the stack, resolved: t(3000) / t(100)", f"{copying[3000] / copying[100]:.1f}", "<= 35")
    line("n copies on the stack: each, at n = 3000", f"{copying[3000] / 3000 * 1e6:.0f} us", "< 100 us")
    cold = subprocess.run([sys.executable, "-c", COLD], capture_output=True, text=True, check=True).stdout.split()
    line(f"reading all {len(CARDS)} catalogue cards, from cold", f"{float(cold[0]):.2f} s", "< 1 s")
    line("reading them again", f"{float(cold[1]) * 1e6 / len(CARDS):.1f} us each", "nothing")


if __name__ == "__main__":
    main()
