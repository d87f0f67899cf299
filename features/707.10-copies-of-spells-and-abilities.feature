Feature: 707.10 Copies of spells and abilities
  What is on the stack can be copied: a spell, an activated ability, a triggered ability. The copy is put onto the stack
  and resolves by itself. It is a spell or an ability like the original, but nobody cast or activated it.

  Rule: To copy a spell or an ability is to put a copy of it onto the stack
    The copy goes on top, has the characteristics of the original and resolves first.
    Today 707.10; 706.10 in 2018, 503.10 in 2008 and 2007; triggered abilities are named there since 2014.

    @id-stack-copy-of-giant-growth @C-069 @C-073
    @CR-707.10
    Scenario: A copy of Giant Growth is on the stack above the original
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Alice has the effect "Copy target spell." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "the copy" is:
        | name       | Giant Growth                                  |
        | mana cost  | {G}                                           |
        | mana value | 1                                             |
        | color      | green                                         |
        | types      | Instant                                       |
        | abilities  | Target creature gets +3/+3 until end of turn. |
      And "Giant Growth" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-stack-copy-resolves-first @C-069
    @CR-707.10 @CR-405.5
    Scenario: The copy of Giant Growth resolves first, and the original still waits
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has the effect "Copy target spell." on "Giant Growth"
      When "the copy" resolves
      Then "Runeclaw Bear" is 5/5
      And the stack is:
        | "Giant Growth" | Alice |
      And "Giant Growth" is unchanged

    @id-stack-copy-and-original-both-work @C-069
    @CR-707.10
    Scenario: A Bear that Giant Growth and its copy both resolve on is 8/8
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has the effect "Copy target spell." on "Giant Growth"
      When the stack resolves
      Then "Runeclaw Bear" is 8/8
      And the copiable values of "Runeclaw Bear" are:
        | size | 2/2 |
      And "Giant Growth" is in Alice's graveyard

    @id-stack-copy-of-activated-ability @C-070 @C-086
    @CR-707.10
    Scenario: A copy of the ability of an archer shoots a second time
      Given the card
        """
        Brass Archer {3}
        Artifact Creature - Archer 1/3
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Brass Archer"
      And Alice activates "{T}" of "Brass Archer" targeting Bob
      And Alice has the effect "Copy target activated ability." on "Brass Archer"
      When the top of the stack resolves
      Then Bob has 19 life
      And the stack is:
        | ability of "Brass Archer" | Alice |
      And "Brass Archer" is unchanged

    @id-stack-copy-of-triggered-ability @C-086 @K-16 @B-16
    @CR-707.10 @since-cr2018
    Scenario: A copy of the ability that triggered for a Wall of Omens draws a second card
      Given Alice has "Wall of Omens" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Wall of Omens"
      And "Wall of Omens" resolves
      And Alice has the effect "Copy target triggered ability." on "Wall of Omens"
      When the stack resolves
      Then Alice has 2 cards in hand
      And "Wall of Omens" is unchanged

    @id-stack-two-copies @C-069
    @CR-707.10
    Scenario: Two copies of Giant Growth lie above the original
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Alice has the effect "Copy target spell twice." on "Giant Growth"
      Then the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Alice |
        | "Giant Growth"    | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "the second copy" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

    @id-stack-copy-of-a-copy @C-069 @C-073
    @CR-707.10
    Scenario: A copy of a copy of Giant Growth is a third Giant Growth
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has the effect "Copy target spell." on "Giant Growth"
      When Bob has the effect "Copy target spell." on "the copy"
      Then the copiable values of "the second copy" are those of "Giant Growth"
      And the stack is:
        | "the second copy" | Bob   |
        | "the copy"        | Alice |
        | "Giant Growth"    | Alice |
      And "the copy" is unchanged

    @id-stack-copy-of-a-blue-giant-growth @C-073
    @CR-707.10 @CR-707.2
    Scenario: A copy of a Giant Growth that has been made blue is green
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Target spell becomes blue." on "Giant Growth"
      When Alice has the effect "Copy target spell." on "Giant Growth"
      Then "the copy" is:
        | color | green |
      And "Giant Growth" is:
        | color | blue |
      And "Giant Growth" is unchanged

    @id-stack-copy-with-a-delayed-ability @C-069
    @CR-707.10 @CR-603.7c
    Scenario: The delayed ability that a copied spell makes speaks of the copy's target
      Given the card
        """
        Slow Venom {B}
        Instant
        Tap target creature. At the beginning of the next end step, destroy that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Slow Venom" in hand
      And Alice has {B} to spend
      And Alice casts "Slow Venom" targeting "Runeclaw Bear"
      And Alice will choose "yes"
      And Alice will choose "Grizzly Bears"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Slow Venom"
      And "the copy" resolves
      And Bob has the effect "Counter target spell." on "Slow Venom"
      And the game goes on to the end step
      When the stack resolves
      Then "Grizzly Bears" is in Bob's graveyard
      And "Runeclaw Bear" is unchanged

    @id-copies-of-two-spells @C-069 @C-075 @CR-707.10 @CR-405.3
    Scenario: The player who copies two spells at once chooses which copy goes on the stack first
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Mulldrifter"
      And Alice has "Giant Growth" in hand
      And Alice has "Emerald Charm" in hand
      And Alice has {G}{G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice casts "Emerald Charm" targeting "Mulldrifter":
        | mode | 3 |
      And Bob will choose "Emerald Charm"
      When Bob has the effect "Copy each instant spell."
      Then the stack is:
        | "the second copy" | Bob   |
        | "the copy"        | Bob   |
        | "Emerald Charm"   | Alice |
        | "Giant Growth"    | Alice |
      And "the copy" targets "Mulldrifter"
      And "the second copy" targets "Runeclaw Bear"
      And the copiable values of "the copy" are those of "Emerald Charm"
      And the copiable values of "the second copy" are those of "Giant Growth"
      And "Giant Growth" is unchanged

    @id-copies-of-two-spells-for-each-player @C-083 @CR-707.10 @CR-405.3
    Scenario: If each player copies the spells on the stack, those of the player whose turn it is lie lowest
      Given the card
        """
        Small Solace {W}
        Instant
        You gain 1 life.
        """
      And the card
        """
        Small Insight {U}
        Instant
        Draw a card.
        """
      And Alice has "Small Solace" in hand
      And Alice has "Small Insight" in hand
      And Alice has {W}{U} to spend
      And Alice casts "Small Solace"
      And Alice casts "Small Insight"
      And Alice will choose "Small Solace"
      And Bob will choose "Small Insight"
      When Alice has the effect "Each player copies each instant spell."
      Then the stack is:
        | "the fourth copy" | Bob   |
        | "the third copy"  | Bob   |
        | "the second copy" | Alice |
        | "the copy"        | Alice |
        | "Small Insight"   | Alice |
        | "Small Solace"    | Alice |
      And the copiable values of "the copy" are those of "Small Solace"
      And the copiable values of "the third copy" are those of "Small Insight"
      And "Small Solace" is unchanged

    @id-copy-of-a-spell-that-was-countered @C-069 @C-075 @CR-707.10 @CR-608.2h
    Scenario: A spell that was countered meanwhile is copied as it last was on the stack
      Given the card
        """
        Echo Sage {2}{U}
        Creature - Human Wizard 1/3
        Whenever you cast an instant spell, copy that spell.
        """
      And Alice controls "Echo Sage"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Counter target spell." on "Giant Growth"
      When the top of the stack resolves
      Then the stack is:
        | "the copy" | Alice |
      And "the copy" is:
        | name      | Giant Growth |
        | mana cost | {G}          |
        | color     | green        |
      And "the copy" targets "Runeclaw Bear"
      And "Giant Growth" is in Alice's graveyard

    @id-copying-a-permanent @C-069 @C-070 @CR-707.10
    Scenario: A permanent is neither a spell nor an ability, so an instruction to copy it puts nothing onto the stack
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      When Alice has the effect "Copy target creature." on "Runeclaw Bear"
      Then the stack is empty
      And "Runeclaw Bear" is unchanged
      And "Wandering Ones" is unchanged

    @id-copy-that-becomes-blue @C-073 @C-026 @CR-707.10 @CR-707.2
    Scenario: What the same effect makes of the copy isn't copied with it: the copy is blue, and its copiable values are green
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Bob has the effect "Copy target spell. The copy becomes blue." on "Giant Growth"
      Then "the copy" is:
        | name  | Giant Growth |
        | color | blue         |
      And the copiable values of "the copy" are those of "Giant Growth"
      And "Giant Growth" is:
        | color | green |
      And "Giant Growth" is unchanged

    @id-if-you-do-copy @C-069 @CR-707.10 @CR-707.10d
    Scenario Outline: Whether a spell was copied is known to "if you do": a copy for <creature> is <made>
      Given Alice controls "<creature>"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Grizzly Bears"
      And Alice will choose "yes"
      When Alice has the effect "You may copy target instant spell for each creature you control that spell could target. Each copy targets a different one of those creatures. If you do, you gain 2 life." on "Giant Growth"
      Then Alice has <life> life
      And "Giant Growth" is unchanged

      Examples:
        | creature      | made     | life |
        | Runeclaw Bear | made     | 22   |
        | Algae Gharial | not made | 20   |

  Rule: A copy of a spell isn't cast, a copy of an activated ability isn't activated
    What looks for casting or activating doesn't see the copy, and limits on them don't hold it up.
    Today 707.10; 706.10 in 2018; 503.10 in 2008 and 2007, where neither is "played".

    @id-stack-copy-is-not-cast @C-071 @K-44 @B-18
    @CR-707.10 @CR-601.2i
    Scenario: A permanent that counts the instants that are cast counts a Giant Growth and not its copy
      Given the card
        """
        Tally Owl {1}{U}
        Creature - Bird 1/2
        Whenever a player casts an instant spell, put a +1/+1 counter on this creature.
        """
      And Bob controls "Tally Owl"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Tally Owl"
      And the top of the stack resolves
      When Alice has the effect "Copy target spell." on "Giant Growth"
      Then "Tally Owl" has 1 +1/+1 counter
      And the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "Tally Owl" is unchanged

    @id-stack-when-you-cast-this-spell @C-071 @B-18
    @CR-707.10 @CR-601.2i
    Scenario: "When you cast this spell" doesn't happen for a copy
      Given the card
        """
        Tolling Bolt {1}{R}
        Instant
        When you cast this spell, draw a card.
        Tolling Bolt deals 2 damage to any target.
        """
      And Alice has "Tolling Bolt" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Tolling Bolt" targeting Bob
      And the top of the stack resolves
      When Alice has the effect "Copy target spell." on "Tolling Bolt"
      Then the stack is:
        | "the copy"     | Alice |
        | "Tolling Bolt" | Alice |
      And Alice has 1 card in hand
      And the copiable values of "the copy" are those of "Tolling Bolt"

    @id-stack-spells-cannot-be-cast @C-071 @C-100
    @CR-707.10 @CR-601.3
    Scenario: A player who can't cast instants can still have a copy of one
      Given the card
        """
        Muted Bell {2}
        Artifact
        Your opponents can't cast instant spells.
        """
      And Bob controls "Muted Bell"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Alice has "Giant Growth" in hand called "Alice's Growth"
      And Alice has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      When Alice has the effect "Copy target spell." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Bob   |
      And Alice can't cast "Alice's Growth" targeting "Runeclaw Bear":
        | rule | 601.3 |

    @id-stack-copy-is-not-activated @C-072
    @CR-707.10 @CR-602.2
    Scenario: A permanent that counts activations counts the ability of an archer and not its copy
      Given the card
        """
        Brass Archer {3}
        Artifact Creature - Archer 1/3
        {T}: This creature deals 1 damage to any target.
        """
      And the card
        """
        Tally Gear {1}
        Artifact
        Whenever a player activates an ability, put a charge counter on this artifact.
        """
      And Bob controls "Tally Gear"
      And Alice controls "Brass Archer"
      And Alice activates "{T}" of "Brass Archer" targeting Bob
      And the top of the stack resolves
      When Alice has the effect "Copy target activated ability." on "Brass Archer"
      Then "Tally Gear" has 1 charge counter
      And the stack is:
        | ability of "Brass Archer" | Alice |
        | ability of "Brass Archer" | Alice |
      And "Tally Gear" is unchanged

    @id-stack-copy-of-once-each-turn-ability @C-072 @B-19
    @CR-707.10 @CR-602.5b
    Scenario: A copy of Crazed Armodon's ability resolves though the ability is used up for the turn
      Given Alice controls "Crazed Armodon"
      And Alice has {G}{G} to spend
      And Alice activates "{G}" of "Crazed Armodon"
      And Alice has the effect "Copy target activated ability." on "Crazed Armodon"
      When the stack resolves
      Then "Crazed Armodon" is 9/3
      And Alice can't activate "{G}" of "Crazed Armodon":
        | rule | 602.5b |
      And Alice's mana pool is {G}

    @id-stack-copying-and-casting-a-copy @C-071 @C-099 @C-100
    @CR-707.10 @CR-707.12
    Scenario: A copy that Isochron Scepter has its controller cast is cast, and a copy of that copy is not
      Given the card
        """
        Tally Owl {1}{U}
        Creature - Bird 1/2
        Whenever a player casts an instant spell, put a +1/+1 counter on this creature.
        """
      And Bob controls "Tally Owl"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice casts "Isochron Scepter"
      And "Isochron Scepter" resolves
      And Alice will choose "yes"
      And the top of the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Tally Owl"
      And the top of the stack resolves
      And the top of the stack resolves
      When Alice has the effect "Copy target spell." on "the copy"
      Then "Tally Owl" has 1 +1/+1 counter
      And the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Alice |
      And "Tally Owl" is unchanged
      And "Giant Growth" is in Alice's exile

    @id-copying-triggers-cast-or-copy @C-071 @C-069 @CR-707.10
    Scenario: An ability that looks for casting or copying triggers when a spell is copied
      Given the card
        """
        Keen Scholar {1}{U}
        Creature - Human Wizard 1/2
        Whenever you cast or copy an instant spell, you gain 1 life.
        """
      And Bob controls "Keen Scholar"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Bob has the effect "Copy target spell." on "Giant Growth"
      Then the stack is:
        | ability of "Keen Scholar" | Bob   |
        | "the copy"                | Bob   |
        | "Giant Growth"            | Alice |
      And "Giant Growth" is unchanged
      And Bob has 20 life

  Rule: A copy of a spell is a spell, a copy of an ability is an ability
    That no card belongs to the copy makes no difference: whatever can be done to spells, or to abilities, can be done to
    the copy. What asks for cards doesn't find it.
    Today 707.10 and 112.1a; 706.10 in 2018; 503.10 in 2008 and 2007.

    @id-stack-copy-can-be-countered @C-085
    @CR-707.10 @CR-112.1a
    Scenario: A copy of Giant Growth is countered as a spell, and the original still resolves
      Given the card
        """
        Flat Refusal {1}{U}
        Instant
        Counter target spell.
        """
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      And Alice has "Flat Refusal" in hand
      And Alice has {1}{U} to spend
      And Alice casts "Flat Refusal" targeting "the copy"
      When the stack resolves
      Then "Runeclaw Bear" is 5/5
      And "Giant Growth" is in Bob's graveyard

    @id-stack-countered-original @C-085 @C-069
    @CR-707.10
    Scenario: A copy of Giant Growth resolves though the original has been countered
      Given Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      And Alice has the effect "Counter target spell." on "Giant Growth"
      When "the copy" resolves
      Then "Runeclaw Bear" is 5/5
      And the stack is empty
      And "Giant Growth" is unchanged

    @id-stack-fork-on-a-copy @C-085
    @CR-707.10 @CR-112.1a
    Scenario: Fork may target a copy of an instant spell
      Given Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "the copy"
      And Alice will choose "no"
      When "Fork" resolves
      Then the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Bob   |
        | "Giant Growth"    | Bob   |
      And "the second copy" targets "Runeclaw Bear"
      And "the copy" is unchanged

    @id-stack-copy-of-a-spell-is-no-ability @C-085 @C-086
    @CR-707.10 @CR-601.2c
    Scenario: What counters abilities can't target a copy of a spell
      Given the card
        """
        Hollow Reed {U}
        Instant
        Counter target activated or triggered ability.
        """
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has "Hollow Reed" in hand
      And Alice has {U} to spend
      When Bob has the effect "Copy target spell." on "Giant Growth"
      Then Alice can't cast "Hollow Reed" targeting "the copy":
        | rule | 601.2c |

    @id-stack-copy-of-an-ability-is-no-spell @C-086
    @CR-707.10 @CR-601.2c
    Scenario: A copy of an ability can be countered by what counters abilities, and not by what counters spells
      Given the card
        """
        Brass Archer {3}
        Artifact Creature - Archer 1/3
        {T}: This creature deals 1 damage to any target.
        """
      And the card
        """
        Hollow Reed {U}
        Instant
        Counter target activated or triggered ability.
        """
      And the card
        """
        Flat Refusal {1}{U}
        Instant
        Counter target spell.
        """
      And Alice controls "Brass Archer"
      And Alice activates "{T}" of "Brass Archer" targeting Bob
      And Bob has "Hollow Reed" in hand
      And Bob has "Flat Refusal" in hand
      And Bob has {1}{U} to spend
      When Alice has the effect "Copy target activated ability." on "Brass Archer"
      Then Bob can cast "Hollow Reed" targeting "the copy"
      And Bob can't cast "Flat Refusal" targeting "the copy":
        | rule | 601.2c |

    @id-stack-copy-is-no-card @C-085
    @CR-707.10 @CR-112.1a
    Scenario: What looks for instant cards doesn't find a copy of an instant spell
      Given the card
        """
        Grave Scribe {1}{B}
        Creature - Human 1/1
        Whenever an instant card is put into a graveyard from anywhere, you gain 1 life.
        """
      And Alice controls "Grave Scribe"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      When "the copy" resolves
      Then the stack is:
        | "Giant Growth" | Bob |
      And Alice has 20 life
      And Bob has 0 cards in graveyard
      And "Runeclaw Bear" is 5/5

    @id-copy-counts-among-the-spells @C-085 @CR-707.10 @CR-112.1a
    Scenario: What grows with the number of instant spells on the stack grows with a copy
      Given the card
        """
        Storm Listener {2}{R}
        Creature - Elemental 1/1
        This creature gets +X/+X, where X is the number of instant spells on the stack.
        """
      And Bob controls "Storm Listener"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And "Storm Listener" is 2/2
      When Alice has the effect "Copy target spell." on "Giant Growth"
      Then "Storm Listener" is 3/3
      And "the copy" is on the stack
      And "Giant Growth" is unchanged

  Rule: A copy belongs to the player under whose control it is put onto the stack
    That player controls it, and owns it if it is a copy of a spell. Usually it is the controller of the copying effect;
    an effect may name another player. "You" and "opponent" in the copy are read from its own controller.
    Today 707.10 and 112.2; 706.10 in 2018. In 2008 and 2007 (503.10) the controller of the copying effect owned the copy
    of a spell, whoever put it there.

    @id-stack-copy-of-an-opponents-spell @C-082 @C-083
    @CR-707.10 @CR-112.2
    Scenario: A copy of Alice's spell that Bob makes is owned and controlled by Bob
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Bob has the effect "Copy target spell." on "Giant Growth"
      Then "the copy" is controlled by Bob
      And "the copy" is owned by Bob
      And "Giant Growth" is controlled by Alice
      And "Giant Growth" is owned by Alice
      And "Giant Growth" is unchanged

    @id-stack-you-is-the-copys-controller @C-083
    @CR-707.10
    Scenario: A copy that says "you" means the player who controls the copy
      Given the card
        """
        Warm Rain {G}
        Instant
        You gain 3 life.
        """
      And Alice has "Warm Rain" in hand
      And Alice has {G} to spend
      And Alice casts "Warm Rain"
      And Bob has the effect "Copy target spell." on "Warm Rain"
      When "the copy" resolves
      Then Bob has 23 life
      And Alice has 20 life
      And "Warm Rain" is unchanged

    @id-stack-copy-for-the-opponent @C-082 @C-083 @K-02
    @CR-707.10 @CR-112.2 @since-cr2013
    Scenario: A copy that an effect of Alice's gives to her opponent is owned and controlled by the opponent
      Given the card
        """
        Warm Rain {G}
        Instant
        You gain 3 life.
        """
      And Alice has "Warm Rain" in hand
      And Alice has {G} to spend
      And Alice casts "Warm Rain"
      When Alice has the effect "Each opponent copies target instant or sorcery spell." on "Warm Rain"
      Then "the copy" is controlled by Bob
      And "the copy" is owned by Bob
      And "Warm Rain" is controlled by Alice
      And "Warm Rain" is unchanged

    @id-stack-copies-for-those-who-want-them @C-082 @C-083
    @CR-707.10 @since-cr2013
    Scenario: Each opponent who may copy a spell decides for themselves, and gets the copy
      Given the players are Alice, Bob and Carol
      And the card
        """
        Warm Rain {G}
        Instant
        You gain 3 life.
        """
      And Alice has "Warm Rain" in hand
      And Alice has {G} to spend
      And Alice casts "Warm Rain"
      And Bob will choose "no"
      And Carol will choose "yes"
      And Alice has the effect "Each opponent may copy target spell." on "Warm Rain"
      And the stack is:
        | "the copy"  | Carol |
        | "Warm Rain" | Alice |
      When "the copy" resolves
      Then Carol has 23 life
      And "Warm Rain" is unchanged

    @id-stack-copies-for-the-other-players @C-082 @C-083 @K-01
    @CR-707.10 @CR-405.3 @since-cr2013
    Scenario: Copies that each other player gets are owned and controlled by those players
      Given the players are Alice, Bob and Carol
      And the card
        """
        Whispering Hive {5}{U}
        Enchantment
        Whenever a player casts an instant or sorcery spell, each other player copies that spell.
        """
      And the card
        """
        Warm Rain {G}
        Instant
        You gain 3 life.
        """
      And Alice controls "Whispering Hive"
      And Bob has "Warm Rain" in hand
      And Bob has {G} to spend
      And Bob casts "Warm Rain"
      When the top of the stack resolves
      Then the stack is:
        | "the second copy" | Carol |
        | "the copy"        | Alice |
        | "Warm Rain"       | Bob   |
      And "the copy" is owned by Alice
      And "the second copy" is owned by Carol
      And "Warm Rain" is unchanged

    @id-stack-creator-leaves-the-game @C-082 @K-01 @B-75
    @CR-707.10 @CR-800.4a @since-cr2013
    Scenario: A copy that Alice's effect gave to Carol stays on the stack when Alice leaves the game
      Given the players are Alice, Bob and Carol
      And the card
        """
        Whispering Hive {5}{U}
        Enchantment
        Whenever a player casts an instant or sorcery spell, each other player copies that spell.
        """
      And the card
        """
        Warm Rain {G}
        Instant
        You gain 3 life.
        """
      And Alice controls "Whispering Hive"
      And Bob has "Warm Rain" in hand
      And Bob has {G} to spend
      And Bob casts "Warm Rain"
      And the top of the stack resolves
      When Alice leaves the game
      Then the stack is:
        | "the second copy" | Carol |
        | "Warm Rain"       | Bob   |
      And "the copy" has ceased to exist
      And "the second copy" is unchanged
      And "Warm Rain" is unchanged

    @id-stack-copy-of-an-opponents-ability @C-084 @K-41
    @CR-707.10
    Scenario: A copy of an ability is controlled by the player who gets it, and takes that player's opponents for its own
      One document says who controls a copy of a spell and leaves out copies of abilities; the rules treat them alike.

      Given the card
        """
        Thorn Idol {2}
        Artifact
        {T}: Each opponent loses 2 life.
        """
      And Alice controls "Thorn Idol"
      And Alice activates "{T}" of "Thorn Idol"
      And Bob has the effect "Copy target activated ability." on "Thorn Idol"
      When the top of the stack resolves
      Then Alice has 18 life
      And Bob has 20 life
      And the stack is:
        | ability of "Thorn Idol" | Alice |
      And "Thorn Idol" is controlled by Alice
      And "Thorn Idol" is unchanged

    @id-stack-ability-copy-for-the-opponent @C-084 @K-02 @K-41
    @CR-707.10
    Scenario: A copy of an ability that an effect of Alice's gives to her opponent is controlled by the opponent
      Given the card
        """
        Thorn Idol {2}
        Artifact
        {T}: Each opponent loses 2 life.
        """
      And Alice controls "Thorn Idol"
      And Alice activates "{T}" of "Thorn Idol"
      When Alice has the effect "Each opponent copies target activated ability." on "Thorn Idol"
      Then the stack is:
        | ability of "Thorn Idol" | Bob   |
        | ability of "Thorn Idol" | Alice |
      And "the copy" is controlled by Bob
      And "Thorn Idol" is unchanged

    @id-stack-copy-of-a-trigger-for-the-opponent @C-084 @B-16
    @CR-707.10 @since-cr2018
    Scenario: A copy of Alice's "draw a card" trigger that Bob makes draws a card for Bob
      Given Alice has "Wall of Omens" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Wall of Omens"
      And "Wall of Omens" resolves
      And Bob has the effect "Copy target triggered ability." on "Wall of Omens"
      When the top of the stack resolves
      Then Bob has 1 card in hand
      And Alice has 0 cards in hand
      And the stack is:
        | ability of "Wall of Omens" | Alice |
      And "Wall of Omens" is unchanged

    @id-copy-taken-over-on-the-stack @C-083 @C-026 @CR-613.1b @CR-707.10
    Scenario: A copy of a spell that another player gains control of is that player's as it resolves
      Given the card
        """
        Small Mercy {W}
        Instant
        You gain 3 life.
        """
      And Alice has "Small Mercy" in hand
      And Alice has {W} to spend
      And Alice casts "Small Mercy"
      And Alice has the effect "Copy target instant spell." on "Small Mercy"
      And Bob has the effect "Gain control of target spell." on "the copy"
      When the top of the stack resolves
      Then Bob has 23 life
      And Alice has 20 life
      And "Small Mercy" is controlled by Alice

  Rule: An exception becomes part of the copy
    An effect may copy a spell and except something. The copy then has the excepted value as its own copiable value, and
    its other characteristics are those of the original.
    Today 707.9b with 707.10; 706.9c and 706.10 in 2018. The rules of 2008 and 2007 leave it to the card (503.10).

    @id-stack-fork-on-emerald-charm @S0-53-X1 @S1-06-X1
    @C-050 @C-051 @C-071 @C-073 @C-074 @C-075 @C-082 @C-083 @C-093 @K-05 @K-44 @CR-707.10 @CR-707.9b
    Scenario: Fork makes a red Emerald Charm of the same mode, with the same target unless its controller changes it
      One document says that the copy has Fork's colour. The card says red, which for an ordinary Fork is the same.

      Given Bob controls "Mulldrifter"
      And Bob controls "Aven Riftwatcher"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Mulldrifter":
        | mode | 3 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Alice will choose "no"
      When "Fork" resolves
      Then the copiable values of "the copy" are those of "Emerald Charm", except:
        | color | red |
      And "the copy" is:
        | name      | Emerald Charm |
        | mana cost | {G}           |
        | types     | Instant       |
      And "the copy" targets "Mulldrifter"
      And the stack is:
        | "the copy"      | Alice |
        | "Emerald Charm" | Bob   |
      And "the copy" is owned by Alice
      And "Emerald Charm" is unchanged

    @id-stack-fork-changes-the-target @S0-53-X1 @S1-06-X1
    @C-074 @C-075 @C-093 @CR-707.10 @CR-700.2g
    Scenario: Fork's controller chooses another target for the copy of Emerald Charm, and the mode stays
      Given Bob controls "Mulldrifter"
      And Bob controls "Aven Riftwatcher"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Mulldrifter":
        | mode | 3 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Alice will choose "yes"
      And Alice will choose "Aven Riftwatcher"
      And "Fork" resolves
      When "the copy" resolves
      Then "Aven Riftwatcher" doesn't have the ability "Flying"
      And "Mulldrifter" has the ability "Flying"
      And "Mulldrifter" is unchanged
      And "Emerald Charm" targets "Mulldrifter"

    @id-stack-forks-copy-is-not-cast @S0-53-X1 @S1-06-X1
    @C-071 @CR-707.10 @CR-601.2i
    Scenario: Belligerent Hatchling sees the casting of Fork, and not Fork's red copy
      Given Alice controls "Belligerent Hatchling"
      And Bob controls "Mulldrifter"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Mulldrifter":
        | mode | 3 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And the top of the stack resolves
      And Alice will choose "no"
      When "Fork" resolves
      Then the stack is:
        | "the copy"      | Alice |
        | "Emerald Charm" | Bob   |
      And "the copy" is:
        | color | red |
      And "Belligerent Hatchling" has 3 -1/-1 counters
      And "Belligerent Hatchling" is unchanged

    @id-stack-copy-of-the-red-copy @S1-06-X1
    @C-050 @C-051 @CR-707.9b @CR-707.10
    Scenario: A copy of Fork's red copy of Emerald Charm is red
      Given Bob controls "Mulldrifter"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Mulldrifter":
        | mode | 3 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Alice will choose "no"
      And "Fork" resolves
      When Bob has the effect "Copy target spell." on "the copy"
      Then "the second copy" is:
        | name      | Emerald Charm |
        | mana cost | {G}           |
        | color     | red           |
      And the copiable values of "the second copy" are those of "the copy"
      And "the copy" is unchanged
      And "Emerald Charm" is unchanged

    @id-stack-blue-fork @S0-53-X1 @S1-06-X1
    @C-050 @K-05 @CR-707.9b @CR-707.10
    Scenario: A Fork that has been made blue still makes a red copy
      By the words of one document the copy has the colour that Fork has. Fork says that the copy is red, so what happened
      to Fork's own colour doesn't matter.

      Given Bob controls "Mulldrifter"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Mulldrifter":
        | mode | 3 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Bob has the effect "Target spell becomes blue." on "Fork"
      And Alice will choose "no"
      When "Fork" resolves
      Then "the copy" is:
        | color | red |
      And "Emerald Charm" is:
        | color | green |
      And "Emerald Charm" is unchanged
