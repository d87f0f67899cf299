Feature: 707.9a Abilities gained in the course of copying

  Rule: A copy effect may give the copy an ability, and that ability is as copiable as those it copied
    Today 707.9a; 706.9a in 2018; part of 503.9 in 2008 and 2007.

    @id-gained-second-vesuvan-shapeshifter @S4-61-X1 @C-048 @C-049 @C-021 @CR-707.9a @CR-707.3
    Scenario: A Vesuvan Shapeshifter that copies another one has the upkeep ability twice
      The first copied Fathom Seer and got the ability with it. The second copies all of that and gets the ability from
      its own copy effect once more.

      Given Bob controls "Fathom Seer"
      And Bob will choose "Fathom Seer"
      And Bob controls "Vesuvan Shapeshifter" called "Shapeshifter A"
      And Alice has "Vesuvan Shapeshifter" in hand called "Shapeshifter B"
      And Alice has {3}{U}{U} to spend
      And Alice will choose "Shapeshifter A"
      And Alice casts "Shapeshifter B"
      When "Shapeshifter B" resolves
      Then "Shapeshifter B" is:
        | name      | Fathom Seer         |
        | mana cost | {1}{U}              |
        | types     | Creature - Illusion |
        | size      | 1/3                 |
      And "Shapeshifter B" has the ability "At the beginning of your upkeep, you may turn this creature face down." 2 times
      And "Shapeshifter A" has the ability "At the beginning of your upkeep, you may turn this creature face down." 1 time
      And "Fathom Seer" doesn't have the ability "At the beginning of your upkeep, you may turn this creature face down."
      And "Shapeshifter A" is unchanged

    @id-gained-both-instances-trigger @S4-61-X1 @C-048 @C-049 @CR-707.9a
    Scenario: Both upkeep abilities of the second Vesuvan Shapeshifter trigger
      Given Bob controls "Fathom Seer"
      And Bob will choose "Fathom Seer"
      And Bob controls "Vesuvan Shapeshifter" called "Shapeshifter A"
      And Alice will choose "Shapeshifter A"
      And Alice controls "Vesuvan Shapeshifter" called "Shapeshifter B"
      And Bob will choose "no"
      And the game goes on to Bob's end step
      When the game goes on to Alice's upkeep
      Then the stack is:
        | ability of "Shapeshifter B" | Alice |
        | ability of "Shapeshifter B" | Alice |

    @id-gained-clone-of-phantasmal-image @C-048 @C-049 @C-051 @CR-707.9a
    Scenario: A Clone of a Phantasmal Image that is a Bear has the Image's ability and type
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Phantasmal Image"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Phantasmal Image"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are:
        | name      | Runeclaw Bear                                                              |
        | mana cost | {1}{G}                                                                     |
        | color     | green                                                                      |
        | types     | Creature - Bear Illusion                                                   |
        | size      | 2/2                                                                        |
        | abilities | When this creature becomes the target of a spell or ability, sacrifice it. |
      And "Phantasmal Image" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-gained-ability-works-on-the-clone @C-049 @CR-707.9a
    Scenario: A gained ability that a Clone copied works on the Clone
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Phantasmal Image"
      And Alice will choose "Phantasmal Image"
      And Alice controls "Clone"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Clone"
      When the top of the stack resolves
      Then "Clone" is in Alice's graveyard
      And "Phantasmal Image" is unchanged
      And "Giant Growth" is on the stack

    @id-gained-not-by-the-original @C-048 @K-32 @CR-707.9a
    Scenario: The creature that a Phantasmal Image copied doesn't gain the Image's ability
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Phantasmal Image"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      When Bob casts "Giant Growth" targeting "Runeclaw Bear"
      Then the stack is:
        | "Giant Growth" | Bob |
      And "Runeclaw Bear" doesn't have the ability "When this creature becomes the target of a spell or ability, sacrifice it."
      And "Phantasmal Image" has the ability "When this creature becomes the target of a spell or ability, sacrifice it."

    @id-gained-added-to-a-copied-twin @C-048 @C-049 @CR-707.9a
    Scenario: A gained ability comes on top of the same ability among those copied
      Given the card
        """
        Kite Heron {1}{W}
        Creature - Bird 1/2
        Flying
        """
      And the card
        """
        Thistledown Mimic {3}{G}
        Creature - Shapeshifter 2/1
        You may have this creature enter as a copy of any creature on the battlefield, except it has flying.
        """
      And Bob controls "Kite Heron"
      And Alice has "Thistledown Mimic" in hand
      And Alice has {3}{G} to spend
      And Alice will choose "Kite Heron"
      And Alice casts "Thistledown Mimic"
      When "Thistledown Mimic" resolves
      Then "Thistledown Mimic" is:
        | name  | Kite Heron      |
        | color | white           |
        | types | Creature - Bird |
        | size  | 1/2             |
      And "Thistledown Mimic" has the ability "Flying" 2 times
      And "Kite Heron" is unchanged

    @id-gained-ability-that-is-there-twice @C-029 @C-048 @C-049 @CR-707.9a @CR-614.5
    Scenario: A copy that gains an ability which the original has as well has it twice, and enters accordingly
      Given the card
        """
        Swollen Mimic {2}{G}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it has "This creature enters with a +1/+1 counter on it."
        """
      And the card
        """
        Sprouting Troll {3}{G}
        Creature - Troll 3/3
        This creature enters with a +1/+1 counter on it.
        """
      And Bob controls "Sprouting Troll"
      And Alice has "Swollen Mimic" in hand
      And Alice has {2}{G} to spend
      And Alice will choose "Sprouting Troll"
      And Alice casts "Swollen Mimic"
      When "Swollen Mimic" resolves
      Then "Swollen Mimic" has 2 +1/+1 counters
      And "Swollen Mimic" is 5/5
      And "Swollen Mimic" has the ability "This creature enters with a +1/+1 counter on it." 2 times
      And "Sprouting Troll" has 1 +1/+1 counter
      And "Sprouting Troll" is unchanged

    @id-gained-static-ability-that-is-there-twice @C-048 @C-049 @CR-707.9a @CR-613.1
    Scenario: A static ability that the copy gains, and that the original has as well, applies twice
      Given the card
        """
        Rallying Mimic {2}{W}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it has "Other creatures you control get +1/+1."
        """
      And the card
        """
        Rallying Captain {2}{W}
        Creature - Human Soldier 2/2
        Other creatures you control get +1/+1.
        """
      And Bob controls "Rallying Captain"
      And Bob controls "Wandering Ones"
      And Alice controls "Runeclaw Bear"
      And Alice has "Rallying Mimic" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Rallying Captain"
      And Alice casts "Rallying Mimic"
      When "Rallying Mimic" resolves
      Then "Rallying Mimic" has the ability "Other creatures you control get +1/+1." 2 times
      And "Runeclaw Bear" is 4/4
      And "Rallying Mimic" is 2/2
      And "Wandering Ones" is 2/2
      And "Wandering Ones" is unchanged
      And "Rallying Captain" is unchanged

    @id-gained-this-ability-asked-once @C-047 @C-048 @B-49 @CR-707.9a @CR-614.5
    Scenario: A copier that gives itself "this ability" as it enters is asked once what it is a copy of
      A replacement effect has one opportunity to affect an event. Its own ability has had it; a copied one hasn't.

      Given the card
        """
        Patient Mimic {2}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature, except it has this ability.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Patient Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Patient Mimic"
      And Alice will choose "Runeclaw Bear"
      When "Patient Mimic" resolves
      Then the copiable values of "Patient Mimic" are those of "Runeclaw Bear", except:
        | abilities | You may have this creature enter as a copy of a creature, except it has this ability. |
      And "Runeclaw Bear" is unchanged

    @id-gained-this-ability-and-a-copied-one @C-028 @C-048 @B-49 @CR-707.9a @CR-614.5 @CR-616.1f
    Scenario: A copier that copies another of its kind is asked again, by the ability that it has copied
      Given the card
        """
        Patient Mimic {2}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature, except it has this ability.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      And Bob will choose "Wandering Ones"
      And Bob controls "Patient Mimic" called "the old Mimic"
      And Alice has "Patient Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Patient Mimic"
      And Alice will choose "the old Mimic"
      And Alice will choose "Runeclaw Bear"
      When "Patient Mimic" resolves
      Then the copiable values of "Patient Mimic" are those of "Runeclaw Bear", except:
        | abilities | You may have this creature enter as a copy of a creature, except it has this ability. |
      And "the old Mimic" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-gained-this-ability-turned-up-asked-once @C-047 @C-048 @B-49 @CR-707.9a @CR-614.5
    Scenario: A copier that gives itself "this ability" as it is turned face up is asked once what it becomes
      Given the card
        """
        Veiled Mimic {2}{U}
        Creature - Shapeshifter 1/1
        As this creature is turned face up, you may have it become a copy of a creature, except it has this ability.
        Morph {U}
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Veiled Mimic" in hand
      And Alice has {3} to spend
      And Alice casts "Veiled Mimic" face down
      And the stack resolves
      And Alice has {U} to spend
      And Alice will choose "Runeclaw Bear"
      When Alice turns "Veiled Mimic" face up
      Then the copiable values of "Veiled Mimic" are those of "Runeclaw Bear", except:
        | abilities | As this creature is turned face up, you may have it become a copy of a creature, except it has this ability. |
      And "Runeclaw Bear" is unchanged

    @id-gained-once-a-turn-twice @C-048 @CR-707.9a @CR-602.5c
    Scenario: A copy that has a once-a-turn ability copied and gained activates each of the two once
      Given the card
        """
        Lane Sage {1}{G}
        Creature - Human 1/2
        {1}: You gain 1 life. Activate only once each turn.
        """
      And the card
        """
        Sage Mimic {1}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of a creature, except it has "{1}: You gain 1 life. Activate only once each turn."
        """
      And Alice controls "Lane Sage"
      And Alice will choose "Lane Sage"
      And Alice controls "Sage Mimic"
      And Alice has {4} to spend
      And Alice activates "{1}" of "Sage Mimic"
      When Alice activates "{1}" of "Sage Mimic"
      Then Alice can't activate "{1}" of "Sage Mimic":
        | rule | 602.5b |
      And Alice can activate "{1}" of "Lane Sage"
      And the stack is:
        | ability of "Sage Mimic" | Alice |
        | ability of "Sage Mimic" | Alice |
      And "Lane Sage" is unchanged

    @id-gained-once-a-turn-trigger-twice @C-048 @CR-707.9a @CR-113.2c
    Scenario: A copy that has a once-a-turn trigger copied and gained has each of the two trigger once
      Given the card
        """
        Lane Crier {1}{G}
        Creature - Human 1/2
        Whenever another creature enters, you gain 1 life. This ability triggers only once each turn.
        """
      And the card
        """
        Crier Mimic {1}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of a creature, except it has "Whenever another creature enters, you gain 1 life. This ability triggers only once each turn."
        """
      And Bob controls "Lane Crier"
      And Alice will choose "Lane Crier"
      And Alice controls "Crier Mimic"
      And Alice has the effect "Create a 1/1 red Goblin creature token."
      And the stack resolves
      And Alice has 22 life
      When Alice has the effect "Create a 1/1 red Goblin creature token."
      Then the stack is empty
      And Alice has 22 life
      And Bob has 21 life

    @id-gained-counting-ability-twice @C-048 @C-092 @CR-707.9a @CR-113.2c
    Scenario: A copy that has an ability twice which counts how often it has resolved counts each of the two for itself
      Given the card
        """
        Lane Teller {1}{G}
        Creature - Human 1/2
        Whenever another creature enters, you gain 1 life. If this is the second time this ability has resolved this turn, draw a card.
        """
      And the card
        """
        Teller Mimic {1}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of a creature, except it has "Whenever another creature enters, you gain 1 life. If this is the second time this ability has resolved this turn, draw a card."
        """
      And Bob controls "Lane Teller"
      And Alice will choose "Lane Teller"
      And Alice controls "Teller Mimic"
      And Alice has the effect "Create a 1/1 red Goblin creature token."
      And the stack resolves
      And Alice has 22 life
      And Alice has 0 cards in hand
      And Alice has the effect "Create a 1/1 red Goblin creature token."
      When the stack resolves
      Then Alice has 24 life
      And Alice has 2 cards in hand
      And Bob has 1 card in hand

  Rule: The same holds for token copies and for permanents that become copies
    Today 707.9a; 706.9a in 2018; part of 503.9 in 2008 and 2007.

    @id-gained-heat-shimmer-token @C-048 @C-049 @CR-707.9a
    Scenario: A Heat Shimmer token has haste and the exiling ability among its copiable values
      Given Bob controls "Runeclaw Bear"
      And Alice has "Heat Shimmer" in hand
      And Alice has {2}{R} to spend
      And Alice casts "Heat Shimmer" targeting "Runeclaw Bear"
      When "Heat Shimmer" resolves
      Then the copiable values of "the token" are those of "Runeclaw Bear", except:
        | abilities | Haste                                                  |
        | abilities | At the beginning of the end step, exile this creature. |
      And "the token" is controlled by Alice
      And "Runeclaw Bear" is unchanged

    @id-gained-clone-of-heat-shimmer-token @C-049 @CR-707.9a
    Scenario: A Clone of a Heat Shimmer token has haste and may attack at once
      Given Bob controls "Runeclaw Bear"
      And Alice has "Heat Shimmer" in hand
      And Alice has {2}{R} to spend
      And Alice casts "Heat Shimmer" targeting "Runeclaw Bear"
      And "Heat Shimmer" resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "the token"
      And "Clone" has the ability "Haste"
      And Alice can attack with "Clone"
      And "the token" is unchanged

    @id-gained-clone-of-heat-shimmer-token-leaves-too @C-049 @CR-707.9a
    Scenario: A Clone of a Heat Shimmer token is exiled by its own copy of the exiling ability
      Given Bob controls "Runeclaw Bear"
      And Alice has "Heat Shimmer" in hand
      And Alice has {2}{R} to spend
      And Alice casts "Heat Shimmer" targeting "Runeclaw Bear"
      And "Heat Shimmer" resolves
      And Alice will choose "the token"
      And Alice controls "Clone"
      And Alice will choose "the token"
      When the game goes on to the end step
      Then the stack is:
        | ability of "Clone"     | Alice |
        | ability of "the token" | Alice |
      And "Runeclaw Bear" is unchanged

    @id-gained-afterwards-is-not-copiable @C-048 @C-049 @CR-707.9a @CR-707.2
    Scenario: Haste that a token gains only after its creation isn't copied
      Given Bob controls "Runeclaw Bear"
      And Alice has the effect "Create a token that's a copy of target creature. That token gains haste." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "the token" has the ability "Haste"
      And the copiable values of "the token" are those of "Runeclaw Bear"
      And "Clone" doesn't have the ability "Haste"
      And Alice can't attack with "Clone"

    @id-gained-this-ability-stays @C-048 @C-049 @CR-707.9a
    Scenario: A creature that becomes a copy of a card and has "this ability" uses it again
      Given the card
        """
        Barrow Mimic {2}{B}
        Creature - Shapeshifter 1/3
        {1}{B}: Exile target creature card from a graveyard. This creature becomes a copy of that card, except it has this ability.
        """
      And Alice controls "Barrow Mimic"
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Wall of Omens" in graveyard
      And Alice has {1}{B} to spend
      And Alice activates "{1}{B}" of "Barrow Mimic" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice has {1}{B} to spend
      And Alice activates "{1}{B}" of "Barrow Mimic" targeting "Wall of Omens"
      When the top of the stack resolves
      Then the copiable values of "Barrow Mimic" are:
        | name      | Wall of Omens                                                                    |
        | mana cost | {1}{W}                                                                           |
        | color     | white                                                                            |
        | types     | Creature - Wall                                                                  |
        | size      | 0/4                                                                              |
        | abilities | Defender                                                                         |
        | abilities | When this creature enters, draw a card.                                          |
        | abilities | {1}{B}: Exile target creature card from a graveyard. This creature becomes a copy of that card, except it has this ability. |
      And the stack is empty
      And "Wall of Omens" is in Bob's exile
      And "Runeclaw Bear" is in Bob's exile

    @id-gained-ability-lost-without-exception @C-048 @CR-707.9a
    Scenario: A creature that becomes a copy without exception loses the ability that did it
      Given the card
        """
        Forgetful Mimic {2}{B}
        Creature - Shapeshifter 1/3
        {1}{B}: Exile target creature card from a graveyard. This creature becomes a copy of that card.
        """
      And Alice controls "Forgetful Mimic"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has {1}{B} to spend
      And Alice activates "{1}{B}" of "Forgetful Mimic" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then "Forgetful Mimic" is:
        | name      | Runeclaw Bear   |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |

    @id-gained-until-end-of-turn @C-048 @C-049 @CR-707.9a
    Scenario: An ability gained with a copying that lasts until end of turn is copied in that turn
      Given the card
        """
        Quickface Acrobat {1}{R}
        Creature - Human Rogue 1/4
        {1}: This creature becomes a copy of target creature until end of turn, except it has flying.
        """
      And Alice controls "Quickface Acrobat"
      And Bob controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Quickface Acrobat" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Quickface Acrobat"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | abilities | Flying |
      And "Quickface Acrobat" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-gained-ends-with-the-copying @C-048 @CR-707.9a
    Scenario: A gained ability ends with the copy effect, but not for a Clone that copied it
      Given the card
        """
        Quickface Acrobat {1}{R}
        Creature - Human Rogue 1/4
        {1}: This creature becomes a copy of target creature until end of turn, except it has flying.
        """
      And Alice controls "Quickface Acrobat"
      And Bob controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Quickface Acrobat" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice will choose "Quickface Acrobat"
      And Alice controls "Clone"
      When the game goes on to Bob's upkeep
      Then "Quickface Acrobat" is:
        | name  | Quickface Acrobat      |
        | color | red                    |
        | types | Creature - Human Rogue |
        | size  | 1/4                    |
      And "Quickface Acrobat" doesn't have the ability "Flying"
      And "Clone" has the ability "Flying"
      And "Clone" is 2/2

    @id-gained-ability-of-both-halves @C-047 @C-048 @C-049 @CR-707.9a @CR-110.5c
    Scenario: An ability that a copy of a flip card gains in the copying is there after it flips
      Given the card
        """
        Patient Gardener {1}{G}
        Creature - Human Monk 1/3
        {2}: Flip this creature.
        flips to
        Old Gardener
        Legendary Creature - Human Monk 4/4
        Vigilance
        """
      And Bob controls "Patient Gardener"
      And Alice has the effect "Create a token that's a copy of target creature, except it has flying." on "Patient Gardener"
      And Alice has {2} to spend
      And Alice activates "{2}" of "the token"
      When the top of the stack resolves
      Then "the token" is:
        | name      | Old Gardener                    |
        | types     | Legendary Creature - Human Monk |
        | size      | 4/4                             |
        | abilities | Vigilance                       |
        | abilities | Flying                          |
      And "Patient Gardener" is:
        | name  | Patient Gardener      |
        | types | Creature - Human Monk |
      And "Patient Gardener" is unchanged

    @id-token-copy-with-this-ability @C-048 @C-049 @CR-707.9a
    Scenario: A token copy that has "this ability" makes such tokens itself
      Given the card
        """
        Loom of Selves {4}
        Artifact
        {2}: Create a token that's a copy of target creature, except it has this ability.
        """
      And Alice controls "Loom of Selves"
      And Bob controls "Juggernaut"
      And Bob controls "Wandering Ones"
      And Alice has {4} to spend
      And Alice activates "{2}" of "Loom of Selves" targeting "Juggernaut"
      And the top of the stack resolves
      And Alice activates "{2}" of "the token" targeting "Wandering Ones"
      When the top of the stack resolves
      Then the copiable values of "the second token" are:
        | name      | Wandering Ones    |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | {2}: Create a token that's a copy of target creature, except it has this ability. |
      And "the token" has the ability "{2}: Create a token that's a copy of target creature, except it has this ability."
      And "Wandering Ones" doesn't have the ability "{2}: Create a token that's a copy of target creature, except it has this ability."
      And "Wandering Ones" is unchanged
