Feature: 707.10d A copy for each object that could be targeted

  Rule: There is a copy for every object that the spell or ability could target
    The copies are put onto the stack with these targets, one each, in the order that their controller chooses. An object
    that isn't a legal target gets none.
    Today 707.10d; 706.10d in 2018; the rules of 2008 and 2007 have no such clause.

    @id-could-target-one-creature @C-075 @B-21
    @CR-707.10d
    Scenario: A copy of Giant Growth is made for the creature that it could target, and none for a creature with shroud
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Algae Gharial"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      When Alice has the effect "Copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "Giant Growth" targets "Grizzly Bears"
      And "Giant Growth" is unchanged
      And "Algae Gharial" is unchanged

    @id-could-target-order @B-21
    @CR-707.10d
    Scenario: The controller of the copies chooses the order in which they are put onto the stack
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Alice will choose "Wandering Ones"
      When Alice has the effect "Copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Giant Growth"
      Then the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Alice |
        | "Giant Growth"    | Alice |
      And "the copy" targets "Wandering Ones"
      And "the second copy" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

    @id-could-target-every-instance @B-22
    @CR-707.10d
    Scenario: A copy of a spell with two targets is made only for an object that is legal as both, and targets it twice
      Given the card
        """
        Twofold Stir {1}{U}
        Instant
        Target creature gets +1/+0 until end of turn. Untap target artifact.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Juggernaut"
      And Alice controls "Chimeric Staff"
      And Bob controls "Grizzly Bears"
      And Bob controls "Mimic Vat"
      And Alice has "Twofold Stir" in hand
      And Alice has {1}{U} to spend
      And Alice casts "Twofold Stir" targeting "Grizzly Bears" and "Mimic Vat"
      When Alice has the effect "Copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Twofold Stir"
      Then the stack is:
        | "the copy"     | Alice |
        | "Twofold Stir" | Alice |
      And "the copy" targets "Juggernaut" and "Juggernaut"
      And "Twofold Stir" is unchanged

    @id-could-target-nothing @B-21
    @CR-707.10d
    Scenario: Where the spell could target none of the objects there is no copy
      Given Alice controls "Algae Gharial"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      When Alice has the effect "Copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Giant Growth"
      Then the stack is:
        | "Giant Growth" | Alice |
      And "Giant Growth" is unchanged
      And "Algae Gharial" is unchanged

    @id-could-target-creatures-of-the-caster @B-21
    @CR-707.10d @CR-707.10
    Scenario: The player who cast the spell gets the copies, one for each other creature of theirs
      Given the card
        """
        Mirror Wyrm {4}{R}
        Creature - Dragon 4/5
        Whenever a player casts an instant or sorcery spell that targets only this creature, that player copies that spell for each other creature they control that the spell could target. Each copy targets a different one of those creatures.
        """
      And Alice controls "Mirror Wyrm"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Mirror Wyrm"
      When the top of the stack resolves
      Then the stack is:
        | "the copy"     | Bob |
        | "Giant Growth" | Bob |
      And "the copy" targets "Grizzly Bears"
      And "Giant Growth" targets "Mirror Wyrm"
      And "Giant Growth" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-could-target-each-other @B-21
    @CR-707.10d
    Scenario: "Each other creature" that the spell could target is each but the one that it targets
      Given the card
        """
        Hollow Choir {5}
        Artifact Creature - Golem 3/3
        Whenever a player casts an instant or sorcery spell that targets only a single artifact creature, that player copies that spell for each other artifact creature that spell could target. Each copy targets a different one of those creatures.
        """
      And Alice controls "Hollow Choir"
      And Bob controls "Juggernaut"
      And Bob controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Juggernaut"
      When the top of the stack resolves
      Then the stack is:
        | "the copy"     | Bob |
        | "Giant Growth" | Bob |
      And "the copy" targets "Hollow Choir"
      And "Giant Growth" targets "Juggernaut"
      And "Giant Growth" is unchanged
      And "Grizzly Bears" is unchanged

    @id-could-target-creatures-of-each-player @B-21
    @CR-707.10d @CR-707.10
    Scenario: If each player copies a spell for their creatures, each gets the copies for their own
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      When Alice has the effect "Each player copies target instant spell for each creature they control that the spell could target. Each copy targets a different one of those creatures." on "Giant Growth"
      Then the stack is:
        | "the second copy" | Bob   |
        | "the copy"        | Alice |
        | "Giant Growth"    | Bob   |
      And "the copy" targets "Runeclaw Bear"
      And "the second copy" targets "Grizzly Bears"
      And "Giant Growth" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

    @id-could-target-of-a-trigger @B-21
    @CR-707.10d @CR-115.9b
    Scenario Outline: A Drake that shares the spells that target it alone <shares> one that targets <whom>
      Given the card
        """
        Bright Drake {3}{R}
        Creature - Drake 3/3
        Whenever you cast an instant or sorcery spell that targets only this creature, copy that spell for each other creature you control that the spell could target. Each copy targets a different one of those creatures.
        """
      And the card
        """
        Shared Meal {G}
        Instant
        Up to two target creatures get +1/+1 until end of turn.
        """
      And Alice controls "Bright Drake"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Shared Meal" in hand
      And Alice has {G} to spend
      And Alice casts "Shared Meal" targeting <targets>
      When the stack resolves
      Then "Bright Drake" is 4/4
      And "Runeclaw Bear" is <bear>
      And "Grizzly Bears" is <other>

      Examples:
        | shares        | whom        | targets                            | bear | other |
        | shares        | it          | "Bright Drake"                     | 3/3  | 2/2   |
        | doesn't share | a Bear, too | "Bright Drake" and "Grizzly Bears" | 2/2  | 3/3   |

    @id-could-target-not-itself @B-21
    @CR-707.10d @CR-115.5
    Scenario: A spell that counters a spell is copied for the other spells, not for itself
      Given the card
        """
        Plain No {1}{U}
        Instant
        Counter target spell.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has "Plain No" in hand
      And Bob has {1}{U} to spend
      And Bob casts "Plain No" targeting "Giant Growth"
      When Bob has the effect "Copy target spell for each spell that spell could target. Each copy targets a different one of those spells." on "Plain No"
      Then the stack is:
        | "the copy"     | Bob   |
        | "Plain No"     | Bob   |
        | "Giant Growth" | Alice |
      And "the copy" targets "Giant Growth"
      And "Plain No" is unchanged

    @id-could-target-players @B-21 @B-22
    @CR-707.10d
    Scenario: A spell that targets a player is copied for each opponent, in the order that the copies' controller chooses
      Given the players are Alice, Bob and Carol
      And the card
        """
        Solemn Toll {B}
        Instant
        Target player loses 2 life.
        """
      And Alice has "Solemn Toll" in hand
      And Alice has {B} to spend
      And Alice casts "Solemn Toll" targeting Bob
      And Alice will choose "Carol"
      When Alice has the effect "Copy target instant spell for each opponent that spell could target. Each copy targets a different one of those players." on "Solemn Toll"
      Then the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Alice |
        | "Solemn Toll"     | Alice |
      And "the copy" targets Carol
      And "the second copy" targets Bob
      And "Solemn Toll" is unchanged

    @id-could-target-without-targets @B-21
    @CR-707.10d
    Scenario: A spell without targets could target no creature, so it isn't copied
      Given Alice controls "Runeclaw Bear"
      And Alice has "Overrun" in hand
      And Alice has {2}{G}{G}{G} to spend
      And Alice casts "Overrun"
      When Alice has the effect "Copy target sorcery spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Overrun"
      Then the stack is:
        | "Overrun" | Alice |
      And "Overrun" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-could-target-of-an-ability @B-21 @C-090
    @CR-707.10d @CR-707.10b
    Scenario: What a copied ability could target is judged by the ability's source: its colour, and that it isn't another
      Given the card
        """
        Crimson Trainer {1}{R}
        Creature - Human 2/2
        {T}: Another target creature gets +1/+0 until end of turn.
        """
      And Alice controls "Crimson Trainer"
      And Alice will choose "red"
      And Alice controls "Voice of All"
      And Alice controls "Wandering Ones"
      And Bob controls "Runeclaw Bear"
      And Alice activates "{T}" of "Crimson Trainer" targeting "Runeclaw Bear"
      When Alice has the effect "Copy target activated ability for each creature you control that ability could target. Each copy targets a different one of those creatures." on "Crimson Trainer"
      Then the stack is:
        | ability of "Crimson Trainer" | Alice |
        | ability of "Crimson Trainer" | Alice |
      And "the copy" targets "Wandering Ones"
      And "Voice of All" is unchanged
      And "Crimson Trainer" is unchanged

    @id-could-target-as-its-controllers @B-22
    @CR-707.10d
    Scenario: A creature that is legal as "target creature that creature's controller controls" beside itself is both targets of a copy
      Given the card
        """
        Shared Burden {1}{W}
        Instant
        Tap target creature. Untap target creature that creature's controller controls.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Wandering Ones"
      And Alice has "Shared Burden" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Shared Burden" targeting "Grizzly Bears" and "Wandering Ones"
      When Alice has the effect "Copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Shared Burden"
      Then "the copy" targets "Runeclaw Bear" and "Runeclaw Bear"
      And "Shared Burden" targets "Grizzly Bears" and "Wandering Ones"
      And "Shared Burden" is unchanged

    @id-could-target-not-as-another @B-22
    @CR-707.10d
    Scenario: A spell that needs another target isn't copied, for no creature can be both
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
      And Alice casts "Uneven Trade" targeting "Grizzly Bears" and "Crazed Armodon"
      When Alice has the effect "Copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures." on "Uneven Trade"
      Then the stack is:
        | "Uneven Trade" | Alice |
      And "Uneven Trade" is unchanged
      And "Runeclaw Bear" is unchanged
