"""A step is one command or one question to the driver, and says what it expected."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

import steps.collecting  # noqa: F401  (fills the vocabulary)
from bench.trivial import BEAR, PLAYER, STATE
from conformance.driver import (
    Activate,
    Attack,
    Block,
    Cast,
    Details,
    PlayLand,
    Refused,
    ScriptError,
    StackEntry,
    TurnFaceUp,
)
from steps.game import Game
from steps.vocabulary import VOCABULARY, Table
from tests.running.scripted import Scripted


def run(text: str, driver: Scripted, table: Table | None = None) -> Game:
    """One step, as a scenario runs it."""
    game = Game(driver)
    match = VOCABULARY.find(text)
    assert match is not None, text
    match.carry_out(game, table, None)
    return game


COMMANDS: list[tuple[str, Table | None, tuple[Any, ...]]] = [
    ('Alice controls "Clone"', None, ("put", "Clone", "Alice", "battlefield", "Clone")),
    ('Alice controls "Clone" called "Old"', None, ("put", "Clone", "Alice", "battlefield", "Old")),
    ('Bob has "Clone" in graveyard', None, ("put", "Clone", "Bob", "graveyard", "Clone")),
    ('Bob has "Clone" in exile called "Old"', None, ("put", "Clone", "Bob", "exile", "Old")),
    ("Alice has {3}{U} to spend", None, ("add_mana", "Alice", "{3}{U}")),
    ('Alice will choose "Bear and Wolf"', None, ("prepare", "Alice", "Bear and Wolf")),
    ('Alice casts "Clone"', None, ("do", Cast("Alice", "Clone"))),
    ('Alice casts "Fork" targeting "Bear" and Bob', None,
     ("do", Cast("Alice", "Fork", Details(targets=("Bear", "Bob"))))),
    ('Alice casts "Morph" face down', None, ("do", Cast("Alice", "Morph", Details(face_down=True)))),
    ('Alice casts "Fling" targeting Bob:', [("paid with", '"Bear" and "Wolf"'), ("X", "2"), ("kicked", "yes")],
     ("do", Cast("Alice", "Fling", Details(targets=("Bob",), paid_with=("Bear", "Wolf"), x=2, kicked=True)))),
    ('Alice casts "Charm":', [("mode", "1 and 3"), ("alternative", "evoke"), ("division", "2, 1")],
     ("do", Cast("Alice", "Charm", Details(mode=(1, 3), alternative="evoke", division=(2, 1))))),
    ('Alice plays "Forest"', None, ("do", PlayLand("Alice", "Forest"))),
    ('Alice activates "{X}" of "Staff":', [("X", "5")], ("do", Activate("Alice", "Staff", "{X}", Details(x=5)))),
    ('Alice activates "{T}" of "Elf" targeting "Bear"', None,
     ("do", Activate("Alice", "Elf", "{T}", Details(targets=("Bear",))))),
    ('Alice turns "Morph" face up', None, ("do", TurnFaceUp("Alice", "Morph"))),
    ('Alice attacks with "Bear" and "Wolf"', None, ("do", Attack("Alice", ("Bear", "Wolf")))),
    ('Alice attacks with "Bear" and "Wolf":', [('"Wolf"', "Bob"), ('"Bear"', "Carol")],
     ("do", Attack("Alice", ("Bear", "Wolf"), ("Carol", "Bob")))),
    ('Alice attacks with "Bear" and "Wolf":', [('"Bear" and "Wolf"', "Carol")],
     ("do", Attack("Alice", ("Bear", "Wolf"), ("Carol", "Carol")))),
    ('Bob blocks "Bear" with "Wolf"', None, ("do", Block("Bob", "Bear", ("Wolf",)))),
    ('"Fork" resolves', None, ("resolve",)),
    ("the top of the stack resolves", None, ("resolve",)),
    ('Alice has the effect "Draw a card."', None, ("effect", "Alice", "Draw a card.", (), None)),
    ('Alice has the effect "Destroy it." on "Bear" and "Wolf":', [("X", "3")],
     ("effect", "Alice", "Destroy it.", ("Bear", "Wolf"), 3)),
    ("the game goes on to the end step", None, ("advance", "end", "")),
    ("the game goes on to Bob's declare attackers step", None, ("advance", "declare attackers", "Bob")),
    ("Bob leaves the game", None, ("leave", "Bob")),
]  # fmt: skip


@pytest.mark.parametrize(("text", "table", "command"), COMMANDS, ids=[text for text, _, _ in COMMANDS])
def test_a_step_is_one_command(text: str, table: Table | None, command: tuple[Any, ...]) -> None:
    driver = Scripted(entries=[StackEntry("Fork", "card", "Alice")])
    run(text, driver, table)
    assert driver.calls == [("begin", ("Alice", "Bob"), "now"), command]


def test_the_players_begin_the_game() -> None:
    driver = Scripted()
    game = run("the players are Alice, Bob and Carol", driver)
    assert driver.calls == []
    game.driver.resolve()
    assert driver.calls == [("begin", ("Alice", "Bob", "Carol"), "now"), ("resolve",)]


def test_the_rules_are_those_of_an_edition() -> None:
    driver = Scripted()
    game = run("the rules are those of cr2008", driver)
    game.driver.resolve()
    assert driver.calls[0] == ("begin", ("Alice", "Bob"), "cr2008")


def test_the_stack_resolves_until_it_is_empty() -> None:
    driver = Scripted(entries=[StackEntry("Fork", "card", "Alice"), StackEntry("Bear", "card", "Bob")])
    run("the stack resolves", driver)
    assert driver.calls.count(("resolve",)) == 2


def test_a_stack_that_never_empties_fails() -> None:
    class Endless(Scripted):
        def resolve(self) -> None: ...

    with pytest.raises(AssertionError, match="found an object on it after 1000 resolutions"):
        run("the stack resolves", Endless(entries=[StackEntry("Fork", "card", "Alice")]))


SEEN = Scripted(
    currents={"Cat": evolve(BEAR, name="", mana_cost="", mana_value=0, colors=("white", "blue"),
                            supertypes=("Legendary",), types=("Artifact", "Creature"), subtypes=("Cat", "Time Lord"),
                            abilities=("Flying", "Haste", "Flying"), power=-1, toughness=4, loyalty=3,
                            color_indicator=("blue",), symbol="Arabian Nights"),
              "Staff": evolve(BEAR, colors=(), types=("Artifact",), subtypes=(), power=None, toughness=None),
              "Changeling": evolve(BEAR, subtypes=("every creature type",))},
    states={"Cat": evolve(STATE, tapped=True, face_down=True, counters={"+1/+1": 2, "fade": 1}, controller="Bob",
                          targets=("Bear", "Bob")),
            "Gone": evolve(STATE, zone=""), "Dead": evolve(STATE, zone="graveyard"),
            "Fork": evolve(STATE, zone="stack")},
    players={"Bob": evolve(PLAYER, life=17, mana="{C}{U}{C}", hand=("Fork",), library=1)},
    entries=[StackEntry("Fork", "card", "Alice"), StackEntry("Elf", "ability", "Bob", source="Elf")],
)  # fmt: skip

TRUE: list[tuple[str, Table | None]] = [
    ('"Cat" is:', [("name", "none"), ("mana cost", "none"), ("mana value", "0"), ("color", "blue and white"),
                   ("types", "Legendary Creature Artifact - Time Lord Cat"), ("size", "-1/4"), ("loyalty", "3"),
                   ("color indicator", "blue"), ("symbol", "Arabian Nights"),
                   ("abilities", "Flying"), ("abilities", "flying"), ("abilities", "Haste")]),
    ('"Staff" is:', [("size", "none"), ("color", "colorless"), ("types", "Artifact"), ("abilities", "none"),
                     ("loyalty", "none"), ("color indicator", "none"), ("symbol", "none"), ("mana cost", "{1}{G}")]),
    ('"Changeling" is:', [("types", "Creature - every creature type")]),
    ('the copiable values of "Cat" are:', [("name", "Runeclaw Bear")]),
    ('the copiable values of "Cat" are those of "Bear"', None),
    ('"Cat" is -1/4', None),
    ('"Cat" has the ability "flying"', None),
    ('"Cat" has the ability "Flying" 2 times', None),
    ('"Cat" has the ability "Haste" 1 time', None),
    ('"Cat" doesn\'t have the ability "Trample"', None),
    ('"Cat" is tapped', None), ('"Bear" is untapped', None), ('"Cat" is face down', None), ('"Bear" is face up', None),
    ('"Bear" is unflipped', None), ('"Bear" is not attacking', None), ('"Bear" is not blocking', None),
    ('"Cat" has 2 +1/+1 counters', None), ('"Cat" has 1 fade counter', None), ('"Cat" has 0 time counters', None),
    ('"Bear" has no counters', None),
    ('"Bear" is on the battlefield', None), ('"Dead" is in Alice\'s graveyard', None), ('"Fork" is on the stack', None),
    ('"Gone" has ceased to exist', None), ('"Cat" is controlled by Bob', None), ('"Cat" is owned by Alice', None),
    ('"Cat" targets "Bear" and Bob', None), ("Bob has 17 life", None), ("Bob has 1 card in hand", None),
    ("Bob has 1 card in library", None), ("Bob has 0 cards in exile", None), ("Bob's mana pool is {2}{U}", None),
    ("Alice's mana pool is empty", None),
    ("the stack is:", [('"Fork"', "Alice"), ('ability of "Elf"', "Bob")]),
    ('Alice can cast "Fork"', None), ('Alice can cast "Fork" targeting Bob', None), ('Alice can play "Forest"', None),
    ('Alice can activate "{T}" of "Elf"', None), ('Alice can activate "{T}" of "Elf" targeting "Bear"', None),
    ('Alice can turn "Morph" face up', None), ('Alice can attack with "Bear"', None),
    ('Alice can block "Bear" with "Wolf"', None),
]  # fmt: skip


@pytest.mark.parametrize(("text", "table"), TRUE, ids=[text for text, _ in TRUE])
def test_what_is_so_passes(text: str, table: Table | None) -> None:
    run(text, SEEN, table)


FALSE: list[tuple[str, Table | None, str]] = [
    ('"Cat" is:', [("size", "2/2"), ("name", "none"), ("color", "blue")],
     '"Cat": expected size 2/2, found -1/4\n"Cat": expected color blue, found white and blue'),
    ('"Cat" is:', [("abilities", "Flying"), ("abilities", "Haste")],
     '"Cat": expected abilities Flying; Haste, found Flying; Flying; Haste'),
    ('"Cat" is:', [("types", "Legendary Artifact Creature")],
     '"Cat": expected types Legendary Artifact Creature, found Legendary Artifact Creature - Cat Lord Time'),
    ('the copiable values of "Cat" are:', [("size", "-1/4")],
     'copiable values of "Cat": expected size -1/4, found 2/2'),
    ('the copiable values of "Cat" are those of "Bear", except:', [("size", "7/7")],
     'copiable values of "Cat": expected size 7/7, found 2/2'),
    ('"Bear" is 3/3', None, '"Bear": expected size 3/3, found 2/2'),
    ('"Cat" has the ability "Trample"', None,
     '"Cat": expected the ability "Trample"; found it 0 times among: Flying; Haste; Flying'),
    ('"Cat" has the ability "Flying" 1 time', None,
     '"Cat": expected the ability "Flying" 1 times; found it 2 times among: Flying; Haste; Flying'),
    ('"Cat" doesn\'t have the ability "Haste"', None,
     '"Cat": expected the ability "Haste" 0 times; found it 1 times among: Flying; Haste; Flying'),
    ('"Cat" is untapped', None, '"Cat": expected tapped no, found yes'),
    ('"Bear" is face down', None, '"Bear": expected face down yes, found no'),
    ('"Cat" has 3 fade counters', None, '"Cat": expected counters 3 fade, found 2 +1/+1, 1 fade'),
    ('"Cat" has no counters', None, '"Cat": expected counters nothing, found 2 +1/+1, 1 fade'),
    ('"Dead" is on the battlefield', None, '"Dead": expected zone battlefield, found graveyard'),
    ('"Bear" has ceased to exist', None, '"Bear": expected zone none (ceased to exist), found battlefield'),
    ('"Dead" is in Bob\'s graveyard', None, '"Dead": expected owner Bob, found Alice'),
    ('"Dead" is in Alice\'s hand', None, '"Dead": expected zone hand, found graveyard'),
    ('"Bear" is controlled by Bob', None, '"Bear": expected controller Bob, found Alice'),
    ('"Cat" targets Bob and "Bear"', None, '"Cat": expected targets Bob and Bear, found Bear and Bob'),
    ("Bob has 20 life", None, "Bob: expected life 20, found 17"),
    ("Bob has 2 cards in hand", None, "Bob: expected cards in hand 2, found 1"),
    ("Bob's mana pool is {3}", None, "Bob: expected mana pool {3}, found {C}{U}{C}"),
    ("Bob's mana pool is empty", None, "Bob: expected mana pool nothing, found {C}{U}{C}"),
    ("the stack is empty", None, 'the stack: expected objects nothing, found "Fork" and ability of "Elf"'),
    ("the stack is:", [('"Elf"', "Bob"), ('"Fork"', "Alice")],
     'the stack: expected from the top "Elf" (Bob) and "Fork" (Alice), '
     'found "Fork" (Alice) and ability of "Elf" (Bob)'),
    ('Alice can\'t cast "Fork"', None, 'Alice: expected can\'t cast "Fork", found nothing that forbids it'),
]  # fmt: skip


@pytest.mark.parametrize(("text", "table", "message"), FALSE, ids=[message for _, _, message in FALSE])
def test_what_is_not_so_is_said_in_a_line_for_each_difference(text: str, table: Table | None, message: str) -> None:
    with pytest.raises(AssertionError) as error:
        run(text, SEEN, table)
    assert str(error.value) == message


FORBIDDEN = Scripted(refusal=Refused("it is Bob's turn", "117.1a"))


def test_a_permission_may_be_asked_with_its_rule() -> None:
    run('Alice can\'t cast "Fork"', FORBIDDEN)
    run('Alice can\'t cast "Fork":', FORBIDDEN, [("rule", "117.1a")])
    with pytest.raises(AssertionError, match=r"expected can't cast \"Fork\" by rule 601.3, found: it is .*117.1a"):
        run('Alice can\'t cast "Fork":', FORBIDDEN, [("rule", "601.3")])
    with pytest.raises(AssertionError, match=r"expected can cast \"Fork\", found can't: it is Bob's turn \(rule 117"):
        run('Alice can cast "Fork"', FORBIDDEN)


@pytest.mark.parametrize(
    ("text", "table", "action"),
    [
        ('Alice can cast "Fork" targeting "Bolt":', [("X", "2"), ("kicked", "yes")],
         Cast("Alice", "Fork", Details(("Bolt",), x=2, kicked=True))),
        ('Alice can activate "{X}" of "Staff":', [("X", "2")], Activate("Alice", "Staff", "{X}", Details(x=2))),
        ('Alice can turn "Ox" face up:', [("X", "1")], TurnFaceUp("Alice", "Ox", Details(x=1))),
        ('Alice can attack with "Ox":', [('"Ox"', "Carol")], Attack("Alice", ("Ox",), ("Carol",))),
    ],
)  # fmt: skip
def test_a_permission_may_be_asked_with_the_details_of_the_action(text: str, table: Table, action: object) -> None:
    driver = Scripted()
    run(text, driver, table)
    assert ("may", action) in driver.calls


def test_a_permission_takes_details_and_a_rule_together() -> None:
    run('Alice can\'t cast "Fork":', FORBIDDEN, [("mode", "2"), ("rule", "117.1a")])
    assert ("may", Cast("Alice", "Fork", Details(mode=(2,)))) in FORBIDDEN.calls


MALFORMED: list[tuple[str, Table, str]] = [
    ('"Cat" is:', [("size", "two")], "found 'two' in the table; expected power and toughness"),
    ('"Cat" is:', [("size",)], "found a table row of 1 cells"),
    ('"Cat" is:', [("size", "")], "found an empty value of 'size'"),
    ('"Cat" is:', [("name", "A"), ("name", "B")], "found 'name' twice"),
    ('"Cat" is:', [("mana cost", "2G")], "expected mana symbols in braces"),
    ("the stack is:", [("Fork", "Alice")], "expected a label in double quotes"),
    ('Alice casts "Fling":', [("paid with", "Bear")], "expected labels in double quotes"),
    ('Alice casts "Fling":', [("kicked", "twice")], "expected yes or no"),
    ('Alice attacks with "Bear":', [("Bear", "Bob")], "expected an attacker in double quotes"),
    ('Alice attacks with "Bear":', [('"Wolf"', "Bob")], "found the attacker 'Wolf'; expected one of: Bear"),
    ('Alice attacks with "Bear":', [('"Bear"', "Bob"), ('"Bear"', "Carol")], "found the attacker 'Bear' twice"),
    ('Alice attacks with "Bear" and "Wolf":', [('"Wolf"', "Bob")], "found no row for the attacker 'Bear'"),
    ('Alice has the effect "Draw a card.":', [("mode", "1")], "found the detail 'mode' of an effect; expected only X"),
    ('Alice can\'t cast "Fork":', [("rule", "117-1")], "expected the number of a rule"),
    ('Alice can\'t cast "Fork":', [("reason", "117.1a")], "expected one of: X, mode, "),
    ('Alice can\'t cast "Fork":', [("rule", "117.1a"), ("rule", "601.3")], "found 'rule' twice"),
]


@pytest.mark.parametrize(("text", "table", "message"), MALFORMED, ids=[message for _, _, message in MALFORMED])
def test_a_malformed_table_says_what_may_stand_there(text: str, table: Table, message: str) -> None:
    with pytest.raises(ScriptError) as error:
        run(text, SEEN, table)
    assert message in str(error.value)


# --- unchanged -------------------------------------------------------------------------------


def test_unchanged_compares_everything_with_the_moment_before_the_when() -> None:
    driver = Scripted()
    game = Game(driver)
    unchanged = VOCABULARY.find('"Bear" is unchanged')
    assert unchanged is not None
    game.remember(frozenset({"Bear"}))
    unchanged.carry_out(game, None, None)
    driver.copiables["Bear"] = driver.currents["Bear"] = evolve(BEAR, power=5)
    driver.states["Bear"] = evolve(STATE, tapped=True, counters={"fade": 1})
    with pytest.raises(AssertionError) as error:
        unchanged.carry_out(game, None, None)
    assert str(error.value).splitlines() == [
        '"Bear" since the When: expected size 2/2, found 5/2',
        '"Bear" since the When: expected copiable size 2/2, found 5/2',
        '"Bear" since the When: expected tapped no, found yes',
        '"Bear" since the When: expected counters nothing, found 1 fade',
    ]


def test_unchanged_without_a_when_is_an_error() -> None:
    with pytest.raises(ScriptError, match="without a When before it"):
        run('"Bear" is unchanged', Scripted())


def test_unchanged_of_what_was_not_there_is_an_error() -> None:
    game = Game(Scripted(there=("Wolf",)))
    game.remember(frozenset({"Bear"}))
    with pytest.raises(ScriptError, match='"Bear" wasn\'t there before the When'):
        game.before("Bear")


# --- in a suite ------------------------------------------------------------------------------

FEATURE = """\
Feature: Failing
  @id-one
  Scenario: One
    Given Alice controls "Bear"
    When Alice casts "Clone"
    Then "Bear" is unchanged
"""


def test_unchanged_looks_back_to_the_moment_before_the_when(suite: Any, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        shifting="""
        from attrs import evolve
        from tests.running.scripted import BEAR, Scripted

        class Shifting(Scripted):
            def do(self, action): self.currents["Bear"] = evolve(BEAR, power=5)
        """
    )
    pytester.syspathinsert()
    result = suite(engine=("shifting", "Shifting"), failing=FEATURE)
    result.stdout.fnmatch_lines(
        ['failing.feature:6: Then "Bear" is unchanged', '  "Bear" since the When: expected size 2/2, found 5/2']
    )


def test_an_engine_that_breaks_shows_its_own_frames_only(suite: Any, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        broken="""
        from tests.running.scripted import Scripted

        class Broken(Scripted):
            def do(self, action): return {}[action.object]
        """
    )
    pytester.syspathinsert()
    result = suite(engine=("broken", "Broken"), failing=FEATURE)
    result.stdout.fnmatch_lines(
        [
            'failing.feature:5: When Alice casts "Clone"',
            "  the engine broke: KeyError: 'Clone'",
            '*broken.py", line 4, in do',
        ]
    )
    assert "steps/" not in result.stdout.str()
    assert "_pytest" not in result.stdout.str()


def test_a_choice_that_nobody_asked_for_fails_at_the_end(suite: Any, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        asking="""
        from conformance.driver import ChoiceError
        from tests.running.scripted import Scripted

        class Asking(Scripted):
            def end(self): raise ChoiceError("Alice chooses red: prepared, never asked for")
        """
    )
    pytester.syspathinsert()
    result = suite(engine=("asking", "Asking"), failing=FEATURE)
    result.stdout.fnmatch_lines(
        ["failing.feature:3: at the end of the scenario", "  Alice chooses red: prepared, never asked for"]
    )


UNSPECIFIED = """\
Feature: Unspecified
  @id-one
  Scenario Outline: One
    Given the rules are those of <edition>
    And Alice will choose "red"
    When Alice casts "Clone"
    Then "Bear" is <size>

    Examples:
      | edition | size |
      | now     | 3/3  |

    @unspecified
    Examples:
      | edition | size |
      | cr2018  | 4/4  |
"""


@pytest.mark.parametrize("answer", ["pass", "raise Unspecified('the rules of 2018 do not say')"])
def test_where_the_rules_say_nothing_no_then_is_looked_at(answer: str, suite: Any, pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        silent=f"""
        from conformance.driver import ChoiceError, Unspecified
        from tests.running.scripted import Scripted

        class Silent(Scripted):
            def do(self, action): {answer}
            def end(self): raise ChoiceError("never asked for")
        """
    )
    pytester.syspathinsert()
    result = suite(engine=("silent", "Silent"), unspecified=UNSPECIFIED)
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["FAILED unspecified.feature::One [[]now, 3/3] - *"])
