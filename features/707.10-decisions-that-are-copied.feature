Feature: 707.10 Decisions copied with a spell or ability
  Whoever casts a spell or activates an ability decides about modes, targets, X, costs and divisions before it is on the
  stack. A copy comes with all these decisions. What is decided only as it resolves is decided again for the copy.

  Rule: The mode is copied
    The copy has the mode or modes chosen for the original, and its controller can't choose others.
    Today 707.2, 707.10 and 700.2g; 706.2 and 706.10 in 2018; 503.2 and 503.10 in 2008 and 2007.

    @id-decisions-mode-untap @S0-53-X1 @S1-06-X1 @C-068 @C-074
    @CR-707.10 @CR-700.2g
    Scenario: A copy of Emerald Charm cast to untap a permanent untaps a permanent
      Given Bob controls "Chimeric Staff"
      And Bob controls "Mulldrifter"
      And Bob has the effect "Tap target permanent." on "Chimeric Staff"
      And Bob has the effect "Tap target permanent." on "Mulldrifter"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Chimeric Staff":
        | mode | 1 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Alice will choose "yes"
      And Alice will choose "Mulldrifter"
      And "Fork" resolves
      When "the copy" resolves
      Then "Mulldrifter" is untapped
      And "Mulldrifter" has the ability "Flying"
      And "Chimeric Staff" is tapped
      And "Chimeric Staff" is unchanged

    @id-decisions-mode-destroy @S0-53-X1 @S1-06-X1 @C-068 @C-074
    @CR-707.10 @CR-700.2g
    Scenario: A copy of Emerald Charm cast to destroy an enchantment destroys an enchantment
      Given the card
        """
        Frozen Oath {1}{W}
        Enchantment
        Creatures you control have vigilance.
        """
      And Bob controls "Frozen Oath"
      And Bob controls "Frozen Oath" called "the other Oath"
      And Alice has "Emerald Charm" in hand
      And Alice has {G} to spend
      And Alice casts "Emerald Charm" targeting "Frozen Oath":
        | mode | 2 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Alice will choose "yes"
      And Alice will choose "the other Oath"
      And "Fork" resolves
      When "the copy" resolves
      Then "the other Oath" is in Bob's graveyard
      And "Frozen Oath" is unchanged
      And "Emerald Charm" is unchanged

    @id-decisions-charm-spares-auras @K-06 @S0-53-X1 @S1-06-X1
    @C-074 @CR-707.10d @CR-601.2c
    Scenario: Emerald Charm's second mode could target an enchantment, and not an Aura
      One document says that this mode destroys an Aura. The card says the opposite: an enchantment that is no Aura. So an
      effect that copies the Charm for each enchantment that it could target makes no copy for the Aura.

      Given the card
        """
        Frozen Oath {1}{W}
        Enchantment
        Creatures you control have vigilance.
        """
      And the card
        """
        Gentle Vine {G}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+2.
        """
      And Bob controls "Frozen Oath"
      And Alice controls "Runeclaw Bear"
      And Alice has "Gentle Vine" in hand
      And Alice has {G} to spend
      And Alice casts "Gentle Vine" targeting "Runeclaw Bear"
      And "Gentle Vine" resolves
      And Alice has "Emerald Charm" in hand
      And Alice has {G} to spend
      And Alice casts "Emerald Charm" targeting "Frozen Oath":
        | mode | 2 |
      When Alice has the effect "Copy target instant spell for each enchantment that spell could target. Each copy targets a different one of those enchantments." on "Emerald Charm"
      Then the stack is:
        | "the copy"      | Alice |
        | "Emerald Charm" | Alice |
      And "the copy" targets "Frozen Oath"
      And "Gentle Vine" is unchanged

    @id-decisions-two-modes @C-068 @C-074
    @CR-707.10 @CR-700.2g
    Scenario: A copy of a spell with two modes chosen has these two modes
      Given the card
        """
        Grand Accord {2}{W}
        Instant
        Choose two —
        • You gain 3 life.
        • Draw a card.
        • Each opponent loses 2 life.
        """
      And Alice has "Grand Accord" in hand
      And Alice has {2}{W} to spend
      And Alice casts "Grand Accord":
        | mode | 1 and 3 |
      And Bob has the effect "Copy target spell." on "Grand Accord"
      When "the copy" resolves
      Then Bob has 23 life
      And Alice has 18 life
      And Bob has 0 cards in hand
      And "Grand Accord" is unchanged

    @id-decisions-targets-of-two-modes @C-068 @C-074
    @CR-707.10 @CR-707.10c @CR-700.2g
    Scenario: A copy of a spell with two modes has the targets of both, and a new one may be chosen for either
      Given the card
        """
        Twin Omens {1}{U}
        Instant
        Choose two —
        • Tap target creature.
        • Target creature gets +1/+1 until end of turn. Put a charge counter on that creature.
        • Draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice controls "Crazed Armodon"
      And Alice has "Twin Omens" in hand
      And Alice has {1}{U} to spend
      And Alice casts "Twin Omens" targeting "Runeclaw Bear" and "Grizzly Bears":
        | mode | 1 and 2 |
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "Crazed Armodon"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Twin Omens"
      When "the copy" resolves
      Then "Runeclaw Bear" is tapped
      And "Crazed Armodon" is 4/4
      And "Crazed Armodon" has 1 charge counter
      And "Grizzly Bears" is unchanged
      And "Twin Omens" is unchanged

    @id-decisions-mode-of-an-ability @C-068 @C-074
    @CR-707.10 @CR-700.2g
    Scenario: A copy of a modal ability has the mode chosen for the ability
      Given the card
        """
        Forked Idol {3}
        Artifact
        {T}: Choose one —
        • You gain 3 life.
        • Each opponent loses 1 life.
        """
      And Alice controls "Forked Idol"
      And Alice activates "{T}" of "Forked Idol":
        | mode | 2 |
      And Alice has the effect "Copy target activated ability." on "Forked Idol"
      When the top of the stack resolves
      Then Bob has 19 life
      And Alice has 20 life
      And "Forked Idol" is unchanged

    @id-decisions-mode-of-a-triggered-ability @C-068 @C-074
    @CR-707.10 @CR-700.2g @since-cr2018
    Scenario: A copy of a triggered ability has the mode chosen when that was put onto the stack
      Given the card
        """
        Forked Herald {3}
        Creature - Human 1/1
        When this creature enters, choose one —
        • You gain 3 life.
        • Each opponent loses 1 life.
        """
      And Alice has "Forked Herald" in hand
      And Alice has {3} to spend
      And Alice casts "Forked Herald"
      And Alice will choose "2"
      And "Forked Herald" resolves
      And Bob has the effect "Copy target triggered ability." on "Forked Herald"
      When "the copy" resolves
      Then Alice has 19 life
      And Bob has 20 life
      And "Forked Herald" is unchanged

  Rule: The targets are copied
    The copy targets what the original targets, as many and in the same order, unless the copying effect lets somebody
    choose new targets.
    Today 707.2 and 707.10; 706.2 and 706.10 in 2018; 503.2 and 503.10 in 2008 and 2007.

    @id-decisions-same-target @C-068 @C-075
    @CR-707.10
    Scenario: A copy of Giant Growth targets the creature that Giant Growth targets, whoever controls the copy
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      When "the copy" resolves
      Then "Runeclaw Bear" is 5/5
      And "Grizzly Bears" is 2/2
      And "Grizzly Bears" is unchanged
      And "Giant Growth" is unchanged

    @id-decisions-two-targets @C-068 @C-075
    @CR-707.10
    Scenario: A copy of a spell with two targets has the same two, each for its part of the effect
      Given the card
        """
        Uneven Trade {1}{G}
        Instant
        Target creature gets +2/+2 until end of turn. Another target creature gets -1/-1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Uneven Trade" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Uneven Trade" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice has the effect "Copy target spell." on "Uneven Trade"
      When "the copy" resolves
      Then "Runeclaw Bear" is 4/4
      And "Crazed Armodon" is 2/2
      And "Uneven Trade" is unchanged

    @id-decisions-number-of-targets @C-068 @C-075
    @CR-707.10 @CR-601.2c
    Scenario: A copy of a spell cast with one target out of up to two has one target
      Given the card
        """
        Quiet Word {1}{W}
        Instant
        Tap up to two target creatures.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Quiet Word" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Quiet Word" targeting "Runeclaw Bear"
      And Alice has the effect "Copy target spell." on "Quiet Word"
      When "the copy" resolves
      Then "Runeclaw Bear" is tapped
      And "Grizzly Bears" is untapped
      And "Grizzly Bears" is unchanged

    @id-decisions-targets-of-an-ability @C-068 @C-075
    @CR-707.10
    Scenario: A copy of an ability targets the player that the ability targets
      Given the card
        """
        Brass Archer {3}
        Artifact Creature - Archer 1/3
        {T}: This creature deals 1 damage to any target.
        """
      And Alice controls "Brass Archer"
      And Alice activates "{T}" of "Brass Archer" targeting Bob
      When Bob has the effect "Copy target activated ability." on "Brass Archer"
      Then "the copy" targets Bob
      And "the copy" is controlled by Bob
      And "Brass Archer" is unchanged

  Rule: The value of X is copied
    X has for the copy the value that was chosen for the original, and counts for the copy's mana value too.
    Today 707.2, 707.10 and 202.3e; 706.2 and 706.10 in 2018; 503.2 and 503.10 in 2008 and 2007.

    @id-decisions-x-of-a-spell @C-068 @C-076
    @CR-707.10
    Scenario: A copy of a spell cast with X = 3 deals 3 damage
      Given the card
        """
        Scorching Ray {X}{R}
        Instant
        Scorching Ray deals X damage to any target.
        """
      And Alice has "Scorching Ray" in hand
      And Alice has {3}{R} to spend
      And Alice casts "Scorching Ray" targeting Bob:
        | X | 3 |
      And Alice has the effect "Copy target spell." on "Scorching Ray"
      When "the copy" resolves
      Then Bob has 17 life
      And "Scorching Ray" is unchanged

    @id-decisions-x-counts-for-the-mana-value @C-068 @C-076
    @CR-707.10 @CR-202.3e
    Scenario: The copy of a spell cast with X = 3 can be countered as a spell with mana value 4, and not as one with 1
      Given the card
        """
        Scorching Ray {X}{R}
        Instant
        Scorching Ray deals X damage to any target.
        """
      And the card
        """
        Narrow Gate {U}
        Instant
        Counter target spell with mana value 3 or less.
        """
      And the card
        """
        Wide Gate {U}
        Instant
        Counter target spell with mana value 4 or greater.
        """
      And Alice has "Scorching Ray" in hand
      And Alice has {3}{R} to spend
      And Alice casts "Scorching Ray" targeting Bob:
        | X | 3 |
      And Bob has "Narrow Gate" in hand
      And Bob has "Wide Gate" in hand
      And Bob has {U} to spend
      When Alice has the effect "Copy target spell." on "Scorching Ray"
      Then Bob can cast "Wide Gate" targeting "the copy"
      And Bob can't cast "Narrow Gate" targeting "the copy":
        | rule | 601.2c |
      And "the copy" is:
        | mana cost | {X}{R} |

    @id-decisions-x-of-an-ability @C-068 @C-076
    @CR-707.10
    Scenario: A copy of an ability activated with X = 2 has X = 2
      Given the card
        """
        Flux Beetle {2}{R}
        Creature - Insect 1/4
        {X}: This creature gets +X/+0 until end of turn.
        """
      And Alice controls "Flux Beetle"
      And Alice has {2} to spend
      And Alice activates "{X}" of "Flux Beetle":
        | X | 2 |
      And Bob has the effect "Copy target activated ability." on "Flux Beetle"
      When the stack resolves
      Then "Flux Beetle" is 5/4
      And Alice's mana pool is empty

  Rule: Additional costs are copied and not paid again
    Whether the original was kicked, and what else was paid for it, counts for the copy. Nobody pays anything for the
    copy, and nobody can pay more for it.
    Today 707.2 and 707.10; 706.2 and 706.10 in 2018; 503.2 and 503.10 in 2008; in 2007 only optional ones were named.

    @id-decisions-kicked @C-068 @C-077 @K-46
    @CR-707.10
    Scenario: A copy of a kicked spell is kicked
      Given the card
        """
        Deep Breath {W}
        Instant
        Kicker {2}
        You gain 3 life. If this spell was kicked, draw two cards.
        """
      And Alice has "Deep Breath" in hand
      And Alice has {2}{W} to spend
      And Alice casts "Deep Breath":
        | kicked | yes |
      And Bob has the effect "Copy target spell." on "Deep Breath"
      When "the copy" resolves
      Then Bob has 23 life
      And Bob has 2 cards in hand
      And Alice has 0 cards in hand
      And "Deep Breath" is unchanged

    @id-decisions-not-kicked @C-068 @C-077 @K-46
    @CR-707.10
    Scenario: A copy of a spell that wasn't kicked isn't kicked, whatever its controller could pay
      Given the card
        """
        Deep Breath {W}
        Instant
        Kicker {2}
        You gain 3 life. If this spell was kicked, draw two cards.
        """
      And Alice has "Deep Breath" in hand
      And Alice has {W} to spend
      And Alice casts "Deep Breath"
      And Bob has {2} to spend
      And Bob has the effect "Copy target spell." on "Deep Breath"
      When "the copy" resolves
      Then Bob has 23 life
      And Bob has 0 cards in hand
      And Bob's mana pool is {2}

    @id-decisions-life-is-not-paid-again @C-077
    @CR-707.10
    Scenario: A copy of a spell that cost 3 life costs no life
      Given the card
        """
        Blood Ledger {B}
        Instant
        As an additional cost to cast this spell, pay 3 life.
        Draw two cards.
        """
      And Alice has "Blood Ledger" in hand
      And Alice has {B} to spend
      And Alice casts "Blood Ledger"
      And Bob has the effect "Copy target spell." on "Blood Ledger"
      When "the copy" resolves
      Then Bob has 20 life
      And Bob has 2 cards in hand
      And Alice has 17 life

    @id-decisions-nothing-paid-for-an-ability @C-070 @C-077 @B-19
    @CR-707.10
    Scenario: Nothing is paid for a copy of an ability
      Given the card
        """
        Costly Orb {3}
        Artifact
        {1}, {T}, Pay 2 life: Draw a card.
        """
      And Alice controls "Costly Orb"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Costly Orb"
      And Alice has the effect "Copy target activated ability." on "Costly Orb"
      When the stack resolves
      Then Alice has 2 cards in hand
      And Alice has 18 life
      And "Costly Orb" is unchanged

    @id-decisions-loyalty-is-not-paid-again @C-070 @C-077 @C-084
    @CR-707.10 @CR-606.4
    Scenario: A copy of a loyalty ability puts no loyalty counter on its source
      Given the card
        """
        Sable Mentor {2}{B}
        Planeswalker - Sable loyalty 3
        +1: You gain 2 life.
        −2: Draw a card.
        """
      And Alice controls "Sable Mentor"
      And Alice activates "+1" of "Sable Mentor"
      And Bob has the effect "Copy target activated ability." on "Sable Mentor"
      When the stack resolves
      Then "Sable Mentor" has 4 loyalty counters
      And Bob has 22 life
      And Alice has 22 life
      And "Sable Mentor" is unchanged

  Rule: Alternative costs are copied
    If the original was cast for another cost than its mana cost, so, for its effects, was the copy.
    Today 707.10; 706.10 in 2018; 503.10 in 2008. In 2007 alternative costs weren't named among the decisions.

    @id-decisions-evoked @C-068 @C-078 @B-26
    @CR-707.10 @CR-702.74a
    Scenario: A copy of an evoked Mulldrifter is evoked: it draws two cards and is sacrificed
      Given Alice has "Mulldrifter" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Mulldrifter":
        | alternative | evoke |
      And Bob has the effect "Copy target spell." on "Mulldrifter"
      And Bob will choose "When this permanent enters, draw two cards."
      And "the copy" resolves
      And the top of the stack resolves
      When the top of the stack resolves
      Then "the copy" has ceased to exist
      And Bob has 2 cards in hand
      And the stack is:
        | "Mulldrifter" | Alice |
      And "Mulldrifter" is unchanged

    @id-decisions-not-evoked @C-068 @C-078
    @CR-707.10 @CR-702.74a @since-now
    Scenario: A copy of a Mulldrifter cast for its mana cost isn't evoked, and stays
      Given Alice has "Mulldrifter" in hand
      And Alice has {4}{U} to spend
      And Alice casts "Mulldrifter"
      And Bob has the effect "Copy target spell." on "Mulldrifter"
      And "the copy" resolves
      When the top of the stack resolves
      Then "the copy" is on the battlefield
      And Bob has 2 cards in hand
      And the stack is:
        | "Mulldrifter" | Alice |

  Rule: A division among several targets is copied
    How much each target gets was settled as the original was cast. It holds for the copy, and stays with the places of
    the targets if these are changed.
    Today 707.2, 707.10 and 115.7f; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-decisions-division @C-068 @C-079
    @CR-707.10 @CR-601.2d
    Scenario: A copy of 4 damage divided as 3 and 1 deals 3 and 1
      Given the card
        """
        Split Embers {1}{R}
        Instant
        Split Embers deals 4 damage divided as you choose among up to two target creatures.
        """
      And Bob controls "Crazed Armodon"
      And Bob controls "Grizzly Bears"
      And Alice has "Split Embers" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Split Embers" targeting "Crazed Armodon" and "Grizzly Bears":
        | division | 3 and 1 |
      And Alice has the effect "Copy target spell." on "Split Embers"
      When "the copy" resolves
      Then "Crazed Armodon" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield
      And "Split Embers" is on the stack

    @id-decisions-division-with-new-targets @C-079 @C-093
    @CR-707.10c @CR-115.7f
    Scenario: A new target for a copy of divided damage gets the share of the target that it replaces
      Given the card
        """
        Split Embers {1}{R}
        Instant
        Split Embers deals 4 damage divided as you choose among up to two target creatures.
        """
      And Bob controls "Crazed Armodon"
      And Bob controls "Grizzly Bears"
      And Bob controls "Fathom Seer"
      And Alice has "Split Embers" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Split Embers" targeting "Crazed Armodon" and "Grizzly Bears":
        | division | 3 and 1 |
      And Alice will choose "yes"
      And Alice will choose "Fathom Seer"
      And Alice will choose "Grizzly Bears"
      And Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Split Embers"
      When "the copy" resolves
      Then "Fathom Seer" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield
      And "Crazed Armodon" is unchanged

  Rule: Choices made on resolution are not copied
    What the controller or another player chooses as a spell or ability resolves is chosen for the copy by itself, and
    before the original has come to it.
    Today 707.10 and 608.2d; 706.10 in 2018; 503.10 in 2008 and 2007.

    @id-decisions-may-is-decided-anew @C-080
    @CR-707.10 @CR-608.2d
    Scenario: Each controller of "you may draw a card" decides for their own
      Given the card
        """
        Idle Thought {U}
        Instant
        You may draw a card.
        """
      And Alice has "Idle Thought" in hand
      And Alice has {U} to spend
      And Alice casts "Idle Thought"
      And Bob has the effect "Copy target spell." on "Idle Thought"
      And Bob will choose "yes"
      And Alice will choose "no"
      When the stack resolves
      Then Bob has 1 card in hand
      And Alice has 0 cards in hand

    @id-decisions-object-chosen-anew @C-080
    @CR-707.10 @CR-608.2d
    Scenario: For a copy of a spell that chooses a creature on resolution another creature may be chosen
      Given the card
        """
        Blunt Lesson {1}{G}
        Instant
        Put a +1/+1 counter on a creature you control.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice has "Blunt Lesson" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Blunt Lesson"
      And Alice has the effect "Copy target spell." on "Blunt Lesson"
      And Alice will choose "Wandering Ones"
      And Alice will choose "Runeclaw Bear"
      When the stack resolves
      Then "Wandering Ones" has 1 +1/+1 counter
      And "Runeclaw Bear" has 1 +1/+1 counter

    @id-decisions-sacrifice-chosen-anew @C-080
    @CR-707.10 @CR-608.2d
    Scenario: The opponent chooses a creature to sacrifice for the copy of an edict and another for the edict
      Given the card
        """
        Grim Edict {1}{B}
        Instant
        Each opponent sacrifices a creature.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      And Bob controls "Crazed Armodon"
      And Alice has "Grim Edict" in hand
      And Alice has {1}{B} to spend
      And Alice casts "Grim Edict"
      And Alice has the effect "Copy target spell." on "Grim Edict"
      And Bob will choose "Wandering Ones"
      And Bob will choose "Crazed Armodon"
      When the stack resolves
      Then "Wandering Ones" is in Bob's graveyard
      And "Crazed Armodon" is in Bob's graveyard
      And "Runeclaw Bear" is unchanged

  Rule: Objects that paid the costs of the original count as having paid for the copy
    If the effect of the copy speaks of an object that was sacrificed, discarded or otherwise used to pay, that is the one
    used for the original, as it last was. Mana is no object: what mana was spent on the original says nothing of the copy.
    Today 707.10; 706.10 in 2018; 503.10 in 2008 and 2007.

    @id-decisions-fling @S0-59-X1 @S1-12-X1 @C-077 @C-081 @K-44
    @CR-707.10
    Scenario: A copy of Fling deals damage equal to the power of the creature sacrificed for Fling
      Given Alice controls "Grinning Demon"
      And Alice controls "Runeclaw Bear"
      And Alice has "Fling" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Fling" targeting Bob:
        | paid with | "Grinning Demon" |
      And Alice has the effect "Copy target spell." on "Fling"
      When "the copy" resolves
      Then Bob has 14 life
      And "Grinning Demon" is in Alice's graveyard
      And "Runeclaw Bear" is unchanged
      And "Fling" is unchanged

    @id-decisions-fling-without-a-creature @S0-59-X1 @S1-12-X1 @C-077 @C-081 @K-44
    @CR-707.10
    Scenario: A player without a creature gets a copy of Fling and sacrifices nothing
      Fling could hit a creature or a player when the documents were written, and can hit any target today.

      Given Alice controls "Grinning Demon"
      And Alice controls "Runeclaw Bear"
      And Alice has "Fling" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Fling" targeting Bob:
        | paid with | "Grinning Demon" |
      And Bob will choose "yes"
      And Bob will choose "Runeclaw Bear"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Fling"
      When "the copy" resolves
      Then "Runeclaw Bear" is in Alice's graveyard
      And Bob has 20 life
      And "Fling" is unchanged

    @id-decisions-fling-last-known-power @S0-59-X1 @S1-12-X1 @C-081
    @CR-707.10 @CR-608.2h
    Scenario: A copy of Fling for a Bear grown by Giant Growth deals 5 damage
      Given Alice controls "Runeclaw Bear"
      And Alice has the effect "Target creature gets +3/+3 until end of turn." on "Runeclaw Bear"
      And Alice has "Fling" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Fling" targeting Bob:
        | paid with | "Runeclaw Bear" |
      And Alice has the effect "Copy target spell." on "Fling"
      When the stack resolves
      Then Bob has 10 life
      And "Runeclaw Bear" is in Alice's graveyard

    @id-decisions-discarded-card @C-077 @C-081
    @CR-707.10
    Scenario: A copy of a spell that was paid for with a discarded card refers to that card
      Given the card
        """
        Cold Appraisal {U}
        Instant
        As an additional cost to cast this spell, discard a card.
        You gain life equal to the discarded card's mana value.
        """
      And Alice has "Mulldrifter" in hand
      And Alice has "Cold Appraisal" in hand
      And Alice has {U} to spend
      And Bob has "Wandering Ones" in hand
      And Alice casts "Cold Appraisal":
        | paid with | "Mulldrifter" |
      And Bob has the effect "Copy target spell." on "Cold Appraisal"
      When "the copy" resolves
      Then Bob has 25 life
      And "Wandering Ones" is unchanged
      And Alice has 20 life

    @id-decisions-creature-sacrificed-for-an-ability @C-077 @C-081
    @CR-707.10
    Scenario: A copy of an ability paid for with a creature uses that creature's power
      Given the card
        """
        Ember Altar {3}
        Artifact
        Sacrifice a creature: This artifact deals damage equal to the sacrificed creature's power to any target.
        """
      And Alice controls "Ember Altar"
      And Alice controls "Crazed Armodon"
      And Alice controls "Wandering Ones"
      And Alice activates "Sacrifice a creature" of "Ember Altar" targeting Bob:
        | paid with | "Crazed Armodon" |
      And Alice has the effect "Copy target activated ability." on "Ember Altar"
      When the top of the stack resolves
      Then Bob has 17 life
      And "Wandering Ones" is unchanged
      And "Ember Altar" is unchanged

    @id-decisions-mana-is-no-object @C-081 @B-17
    @CR-707.10
    Scenario: No mana was spent on a copy, whatever was spent on the original
      Given the card
        """
        Dawn Draught {1}{G}
        Instant
        You gain 1 life. If {G} was spent to cast this spell, you gain 4 life.
        """
      And Alice has "Dawn Draught" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Dawn Draught"
      And Bob has the effect "Copy target spell." on "Dawn Draught"
      When the stack resolves
      Then Bob has 21 life
      And Alice has 25 life
