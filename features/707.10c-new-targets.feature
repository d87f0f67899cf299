Feature: 707.10c New targets for a copy

  Rule: New targets are chosen only where the effect says so
    The effect may let the copy's controller, or another player whom it names, choose new targets. Otherwise the targets
    stay. A copy without targets gets none.
    Today 707.10c; 706.10c in 2018; 503.10c in 2008 and 2007.

    @id-targets-no-leave @C-075 @C-093
    @CR-707.10c
    Scenario: A copy that comes without leave to choose new targets has the old one, and nobody is asked
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Bob has the effect "Copy target spell." on "Giant Growth"
      Then "the copy" targets "Runeclaw Bear"
      And "Giant Growth" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

    @id-targets-new-target @C-093 @C-095
    @CR-707.10c
    Scenario: The controller of the copy chooses a new target, and the original keeps its own
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob will choose "yes"
      And Bob will choose "Grizzly Bears"
      When Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Giant Growth"
      Then "the copy" targets "Grizzly Bears"
      And "Giant Growth" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged
      And "Grizzly Bears" is unchanged

    @id-targets-leave-not-used @C-093 @C-094
    @CR-707.10c
    Scenario: The controller of the copy may do without new targets
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob will choose "no"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Giant Growth"
      When "the copy" resolves
      Then "Runeclaw Bear" is 5/5
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" is unchanged

    @id-targets-player-to-creature @C-093 @C-095
    @CR-707.10c
    Scenario: A copy of Fling that could hit any target is turned from a player to a creature
      Given Alice controls "Crazed Armodon"
      And Bob controls "Fathom Seer"
      And Alice has "Fling" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Fling" targeting Bob:
        | paid with | "Crazed Armodon" |
      And Alice will choose "yes"
      And Alice will choose "Fathom Seer"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Fling"
      When the stack resolves
      Then "Fathom Seer" is in Bob's graveyard
      And Bob has 17 life

    @id-targets-of-a-copied-ability @C-093 @C-095
    @CR-707.10c
    Scenario: A copy of an ability gets a new target as a copy of a spell does
      Given the card
        """
        Brass Archer {3}
        Artifact Creature - Archer 1/3
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Brass Archer"
      And Alice activates "{T}" of "Brass Archer" targeting Bob
      And Bob will choose "yes"
      And Bob will choose "Alice"
      And Bob has the effect "Copy target activated ability. You may choose new targets for the copy." on "Brass Archer"
      When the stack resolves
      Then Alice has 19 life
      And Bob has 19 life

    @id-targets-each-of-two-copies @C-093
    @CR-707.10c
    Scenario: Each of two copies gets a target of its own
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Wandering Ones"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob will choose "yes"
      And Bob will choose "Grizzly Bears"
      And Bob will choose "yes"
      And Bob will choose "Wandering Ones"
      When Bob has the effect "Copy target spell twice. You may choose new targets for the copies." on "Giant Growth"
      Then "the copy" targets "Grizzly Bears"
      And "the second copy" targets "Wandering Ones"
      And "Giant Growth" is unchanged

    @id-targets-none-to-change @C-093
    @CR-707.10c
    Scenario: For a copy of Overrun, which has no target, nobody is asked
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Overrun" in hand
      And Alice has {2}{G}{G}{G} to spend
      And Alice casts "Overrun"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Overrun"
      When "the copy" resolves
      Then "Grizzly Bears" is 5/5
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged

    @id-targets-chosen-by-the-opponent @C-083 @C-093 @K-02
    @CR-707.10c
    Scenario: An opponent who gets the copy and the leave chooses its new target
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob will choose "yes"
      And Bob will choose "Grizzly Bears"
      When Alice has the effect "Each opponent copies target spell. Each opponent may choose new targets for the copy." on "Giant Growth"
      Then "the copy" is controlled by Bob
      And "the copy" targets "Grizzly Bears"
      And "Giant Growth" is unchanged

  Rule: Any of the targets may be left unchanged, even an illegal one
    A target that has become illegal since the original got it, or is illegal for the copy, may be kept. If none of its
    targets is legal when it comes to resolve, the copy doesn't resolve.
    Today 707.10c and 608.2b; 706.10c in 2018; 503.10c in 2008 and 2007.

    @id-targets-one-of-two-changed @C-094
    @CR-707.10c @CR-115.7d
    Scenario: Of two targets one is changed and one is kept
      Given the card
        """
        Uneven Trade {1}{G}
        Instant
        Target creature gets +2/+2 until end of turn. Another target creature gets -1/-1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Bob controls "Grizzly Bears"
      And Alice has "Uneven Trade" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Uneven Trade" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "Grizzly Bears"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Uneven Trade"
      When "the copy" resolves
      Then "Runeclaw Bear" is 4/4
      And "Grizzly Bears" is 1/1
      And "Crazed Armodon" is 3/3
      And "Crazed Armodon" is unchanged

    @id-targets-kept-with-shroud @C-094
    @CR-707.10c @CR-608.2b
    Scenario: A target that has gained shroud may be kept, and then the copy doesn't resolve
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Target creature gains shroud until end of turn." on "Runeclaw Bear"
      And Alice will choose "no"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Giant Growth"
      When "the copy" resolves
      Then "Runeclaw Bear" is 2/2
      And "the copy" has ceased to exist
      And "Runeclaw Bear" is unchanged
      And "Giant Growth" is unchanged

    @id-targets-illegal-one-of-two-kept @C-094 @C-095
    @CR-707.10c @CR-115.7d @CR-608.2b
    Scenario: An illegal target is kept beside a new one, and the copy works on the new one alone
      Given the card
        """
        Uneven Trade {1}{G}
        Instant
        Target creature gets +2/+2 until end of turn. Another target creature gets -1/-1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Bob controls "Grizzly Bears"
      And Alice has "Uneven Trade" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Uneven Trade" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Bob has the effect "Target creature gains shroud until end of turn." on "Runeclaw Bear"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "Grizzly Bears"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Uneven Trade"
      When "the copy" resolves
      Then "Grizzly Bears" is 1/1
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged
      And "Crazed Armodon" is unchanged

    @id-targets-gone @C-075 @C-094
    @CR-707.10c @CR-608.2b
    Scenario: A copy is put onto the stack though its only target is gone, and doesn't resolve
      Given the card
        """
        Fond Farewell {1}{G}
        Instant
        Target creature gets +3/+3 until end of turn. Draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Fond Farewell" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Fond Farewell" targeting "Runeclaw Bear"
      And Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      And Alice has the effect "Copy target spell." on "Fond Farewell"
      When "the copy" resolves
      Then Alice has 0 cards in hand
      And "the copy" has ceased to exist
      And "Runeclaw Bear" is in Bob's graveyard
      And the stack is:
        | "Fond Farewell" | Alice |

    @id-targets-illegal-for-the-new-controller @C-083 @C-094
    @CR-707.10c @CR-608.2b
    Scenario: A copy that keeps "target creature you control" of another player doesn't resolve
      Given the card
        """
        Guarded Rite {W}
        Instant
        Target creature you control gets +0/+3 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Guarded Rite" in hand
      And Alice has {W} to spend
      And Alice casts "Guarded Rite" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Guarded Rite"
      When "the copy" resolves
      Then "Runeclaw Bear" is 2/2
      And "the copy" has ceased to exist
      And "Runeclaw Bear" is unchanged
      And "Guarded Rite" is unchanged

    @id-targets-illegal-for-the-red-copy @C-050 @C-094
    @CR-707.10c @CR-608.2b @CR-707.9b
    Scenario: Fork's red copy keeps a target with protection from red, and doesn't resolve; the green original does
      Given Bob will choose "red"
      And Bob controls "Voice of All"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Voice of All"
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Giant Growth"
      And Alice will choose "no"
      And "Fork" resolves
      When the stack resolves
      Then "Voice of All" is 5/5
      And "the copy" has ceased to exist
      And "Giant Growth" is in Bob's graveyard

  Rule: Changed targets must be legal
    A new target must be legal for the copy as it will be: for its mode, its characteristics and its controller. What
    counts is the whole of the targets after all changes.
    Today 707.10c, 115.7d and 115.7e; 706.10c in 2018; 503.10c in 2008 and 2007.

    @id-targets-legal-for-the-new-controller @C-083 @C-095
    @CR-707.10c
    Scenario: The new target for "target creature you control" is a creature that the copy's controller controls
      Given the card
        """
        Guarded Rite {W}
        Instant
        Target creature you control gets +0/+3 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Guarded Rite" in hand
      And Alice has {W} to spend
      And Alice casts "Guarded Rite" targeting "Runeclaw Bear"
      And Bob will choose "yes"
      And Bob will choose "Grizzly Bears"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Guarded Rite"
      When "the copy" resolves
      Then "Grizzly Bears" is 2/5
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged

    @id-targets-legal-for-the-red-copy @C-050 @C-095
    @CR-707.10c @CR-707.9b
    Scenario: Fork's red copy of a green spell gets a target with protection from green
      Given Bob will choose "green"
      And Bob controls "Voice of All"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Giant Growth"
      And Alice will choose "yes"
      And Alice will choose "Voice of All"
      And "Fork" resolves
      When "the copy" resolves
      Then "Voice of All" is 5/5
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged

    @id-targets-of-one-phrase-are-different @C-094 @C-095 @CR-707.10c @CR-115.3
    Scenario: Of two targets that stand in one phrase the second gets what is left when the first becomes that one
      There are two creatures, and both targets are changed: for the second nobody has a choice.

      Given the card
        """
        Twin Snare {1}{W}
        Instant
        Tap two target creatures.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Twin Snare" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Twin Snare" targeting "Runeclaw Bear" and "Grizzly Bears"
      And Bob will choose "yes"
      And Bob will choose "Grizzly Bears"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Twin Snare"
      When "the copy" resolves
      Then "Runeclaw Bear" is tapped
      And "Grizzly Bears" is tapped
      And "Twin Snare" targets "Runeclaw Bear" and "Grizzly Bears"

    @id-targets-swapped @C-095 @B-20
    @CR-707.10c @CR-115.7e
    Scenario: The two different targets of a spell are exchanged for its copy
      Given the card
        """
        Uneven Trade {1}{G}
        Instant
        Target creature gets +2/+2 until end of turn. Another target creature gets -1/-1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Bob controls "Juggernaut"
      And Alice has "Uneven Trade" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Uneven Trade" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Bob will choose "yes"
      And Bob will choose "Crazed Armodon"
      And Bob will choose "Runeclaw Bear"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Uneven Trade"
      When "the copy" resolves
      Then "Crazed Armodon" is 5/5
      And "Runeclaw Bear" is 1/1
      And "Uneven Trade" is unchanged

    @id-targets-taken-from-the-other @C-094 @C-095 @CR-707.10c @CR-115.7d @CR-115.7e
    Scenario: A copy whose first target becomes what the second was can't leave the second as it is
      The second is another target than the first, and what was changed must not make it an illegal one.

      Given the card
        """
        Muddle {U}
        Instant
        Target creature becomes a copy of another target creature.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Muddle" in hand
      And Alice has {U} to spend
      And Alice casts "Muddle" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Crazed Armodon"
      When Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Muddle"
      Then "the copy" targets "Crazed Armodon" and "Runeclaw Bear"
      And "Muddle" targets "Runeclaw Bear" and "Crazed Armodon"

    @id-targets-measured-by-the-copied-x @C-095 @C-076
    @CR-707.10c @CR-202.3e
    Scenario: A copy that says "this spell's mana value" measures its new target by its own, with the copied X
      Given the card
        """
        Gauged Blow {X}{R}
        Instant
        Destroy target creature with power less than or equal to this spell's mana value.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Gauged Blow" in hand
      And Alice has {2}{R} to spend
      And Alice casts "Gauged Blow" targeting "Runeclaw Bear":
        | X | 2 |
      And Alice will choose "yes"
      And Alice will choose "Crazed Armodon"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Gauged Blow"
      When "the copy" resolves
      Then "Crazed Armodon" is in Bob's graveyard
      And "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is unchanged

    @id-targets-that-depend-on-a-new-one @C-095
    @CR-707.10c @CR-115.7e
    Scenario: "Target creature that player controls" is one of the player who is the copy's new target
      Given the card
        """
        Levy of Beasts {2}{B}
        Instant
        Target player loses 1 life. Destroy target creature that player controls.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Levy of Beasts" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Levy of Beasts" targeting Bob and "Grizzly Bears"
      And Bob will choose "yes"
      And Bob will choose "Alice"
      And Bob will choose "Runeclaw Bear"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Levy of Beasts"
      When "the copy" resolves
      Then "Runeclaw Bear" is in Alice's graveyard
      And Alice has 19 life
      And Bob has 20 life
      And "Grizzly Bears" is unchanged

    @id-targets-twice-the-same @C-095
    @CR-707.10c @CR-601.2c
    Scenario: A spell that says "target creature" twice may get one creature for both targets of its copy
      Given the card
        """
        Double Measure {1}{G}
        Instant
        Untap target creature. Target creature gets +1/+1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Wandering Ones"
      And Alice has "Double Measure" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Double Measure" targeting "Grizzly Bears" and "Wandering Ones"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Double Measure"
      Then "the copy" targets "Runeclaw Bear" and "Runeclaw Bear"
      And "Double Measure" targets "Grizzly Bears" and "Wandering Ones"
      And "Double Measure" is unchanged

  Rule: The targets are settled before the copy is on the stack
    The copy is put there with the targets that it has in the end. It never had others.
    Today 707.10c; 706.10c in 2018; 503.10c in 2008 and 2007.

    @id-targets-settled-first @C-093 @C-096
    @CR-707.10c
    Scenario: The old target doesn't become the target of a copy for which another one is chosen
      Given the card
        """
        Skittish Hare {W}
        Creature - Rabbit 1/1
        Whenever this creature becomes the target of a spell, put a +1/+1 counter on it.
        """
      And Bob controls "Skittish Hare"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Skittish Hare"
      And the top of the stack resolves
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "Skittish Hare" has 1 +1/+1 counter
      And "Skittish Hare" is unchanged

    @id-targets-phantasmal-image @C-096
    @CR-707.10c
    Scenario: A Phantasmal Image isn't sacrificed for a copy that is turned away from it
      Given Bob controls "Crazed Armodon"
      And Bob will choose "Crazed Armodon"
      And Bob controls "Phantasmal Image"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Phantasmal Image"
      And Alice has the effect "Counter target triggered ability." on "Phantasmal Image"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "Phantasmal Image" is on the battlefield
      And "Phantasmal Image" is unchanged

    @id-copy-becomes-known-to-its-target @C-075 @C-096 @CR-707.10c @CR-115.7d
    Scenario: An Illusion that is sacrificed when it becomes a target is so when a copy of a spell has it as its target
      Given Bob will choose "Juggernaut"
      And Bob controls "Juggernaut"
      And Bob controls "Phantasmal Image"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice will choose "yes"
      And Alice will choose "Phantasmal Image"
      And Alice has the effect "Copy target instant spell. You may choose new targets for the copy." on "Giant Growth"
      When the top of the stack resolves
      Then "Phantasmal Image" is in Bob's graveyard
      And "the copy" is on the stack
      And "Runeclaw Bear" is 2/2
      And "Juggernaut" is unchanged
