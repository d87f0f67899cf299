Feature: 707.4 Becoming a copy of something else

  Rule: A permanent that is a copy can become a copy of another object where it is

    Today 707.4; 706.4 in 2018; 503.4 in 2008 and 2007. Some effects turn a permanent that already copies something
    into a copy of something else while it stays on the battlefield. It is the same permanent throughout.

    @id-copy-becomes-next-creature @C-022 @CR-707.4
    Scenario: A Shapeshifter that is a Branchsnap Lorian becomes the Wandering Ones that enter next
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Branchsnap Lorian" in graveyard
      And Alice has "Wandering Ones" in graveyard
      And Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Branchsnap Lorian"
      And the top of the stack resolves
      And Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Wandering Ones"
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Branchsnap Lorian" is unchanged
      And "Wandering Ones" is unchanged

    @id-copy-becomes-two-that-enter-at-once @C-022 @CR-707.4 @CR-603.3b
    Scenario: Of two creatures that enter at once a Shapeshifter stays the one that its controller puts on the stack first
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Branchsnap Lorian" in graveyard
      And Alice has "Wandering Ones" in graveyard
      And Alice will choose "Branchsnap Lorian"
      And Alice has the effect "Return all creature cards from your graveyard to the battlefield."
      And the top of the stack resolves
      And "Unstable Shapeshifter" is 1/1
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | green             |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Branchsnap Lorian" is unchanged
      And "Wandering Ones" is unchanged

    @id-doppelganger-changes-in-upkeep @C-022 @CR-707.4
    Scenario: A Vesuvan Doppelganger that is a Bear becomes a blue Branchsnap Lorian in its upkeep
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Branchsnap Lorian"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Vesuvan Doppelganger"
      And Alice will choose "Branchsnap Lorian"
      And Alice will choose "yes"
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then the copiable values of "Vesuvan Doppelganger" are:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | blue              |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
        | abilities | At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability. |
      And "Branchsnap Lorian" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-doppelganger-declines @C-022 @CR-707.4
    Scenario: A Vesuvan Doppelganger whose controller declines stays the Bear that it is
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Branchsnap Lorian"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Vesuvan Doppelganger"
      And Alice will choose "Branchsnap Lorian"
      And Alice will choose "no"
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then "Vesuvan Doppelganger" is unchanged
      And "Vesuvan Doppelganger" is:
        | name  | Runeclaw Bear   |
        | color | blue            |
        | types | Creature - Bear |

    @id-copy-of-a-card-in-a-graveyard @C-022 @C-023 @K-17 @CR-707.4
    Scenario: A creature on the battlefield becomes a copy of a card from a graveyard
      The copied object need not be a permanent. S0 speaks of another permanent only; the rules of October 2007 and all
      later ones speak of an object.

      Given the card
        """
        Grave Borrower {1}{U}{B}
        Creature - Zombie Shapeshifter 1/3
        {1}{U}{B}: Exile target creature card from a graveyard. This creature becomes a copy of that card, except it has this ability.
        """
      And Alice controls "Grave Borrower"
      And Bob has "Wall of Omens" in graveyard
      And Alice has {1}{U}{B} to spend
      And Alice activates "{1}{U}{B}" of "Grave Borrower" targeting "Wall of Omens"
      When the top of the stack resolves
      Then "Grave Borrower" is:
        | name      | Wall of Omens                          |
        | mana cost | {1}{W}                                 |
        | color     | white                                  |
        | types     | Creature - Wall                        |
        | size      | 0/4                                    |
        | abilities | Defender                               |
        | abilities | When this creature enters, draw a card. |
        | abilities | {1}{U}{B}: Exile target creature card from a graveyard. This creature becomes a copy of that card, except it has this ability. |
      And "Wall of Omens" is in Bob's exile
      And Alice has 0 cards in hand
      And the stack is empty

    @id-changed-copy-is-not-summoning-sick @C-022 @CR-707.4
    Scenario: A creature that becomes a copy of a Juggernaut can attack as it could before
      Given Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      Then "Wandering Ones" is 5/3
      And Alice can attack with "Wandering Ones"
      And "Juggernaut" is unchanged

    @id-becoming-until-ones-next-turn @C-022 @CR-707.4 @CR-611.2a
    Scenario Outline: A copy effect of Alice's that lasts until her next turn <outcome> in <whose> upkeep
      Given Alice controls "Wandering Ones"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of another target creature until your next turn." on "Wandering Ones" and "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Juggernaut"
      When the game goes on to <whose> upkeep
      Then "Wandering Ones" is:
        | name | <name> |
        | size | <size> |
      And "Runeclaw Bear" is 2/2
      And "Juggernaut" is unchanged

      Examples:
        | whose   | outcome  | name           | size |
        | Bob's   | lasts    | Juggernaut     | 5/3  |
        | Alice's | has ended | Wandering Ones | 1/1  |

    @id-enchantment-becomes-an-aura @C-001 @CR-707.4 @CR-704.5m @CR-303.4c
    Scenario: An enchantment that becomes a copy of an Aura enchants nothing, and goes to its owner's graveyard
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And the card
        """
        Quiet Grove {1}{G}
        Enchantment
        Creatures you control have vigilance.
        """
      And Bob controls "Juggernaut"
      And Bob controls "Ivory Aegis"
      And Alice controls "Quiet Grove"
      When Bob has the effect "Target enchantment becomes a copy of another target enchantment." on "Quiet Grove" and "Ivory Aegis"
      Then "Quiet Grove" is in Alice's graveyard
      And "Juggernaut" is 6/6
      And "Ivory Aegis" is unchanged

    @id-enchanted-creature-becomes-an-artifact @C-001 @CR-707.4 @CR-704.5m @CR-303.4c
    Scenario: An Aura goes to the graveyard when the creature that it enchants becomes a copy of what is no creature
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And Bob controls "Juggernaut"
      And Bob controls "Ivory Aegis"
      And Alice controls "Chimeric Staff"
      When Alice has the effect "Target creature becomes a copy of target artifact." on "Juggernaut" and "Chimeric Staff"
      Then "Ivory Aegis" is in Bob's graveyard
      And the copiable values of "Juggernaut" are those of "Chimeric Staff"
      And "Juggernaut" is on the battlefield
      And "Chimeric Staff" is unchanged

  Rule: Becoming a copy is no entering

    Today 707.4; 706.4 in 2018; 503.4 in 2008 and 2007. The change triggers no enters ability, neither one that is
    copied nor one that watches, and what happens "as" or "with" entering doesn't happen.

    @id-no-draw-on-becoming-wall @C-023 @CR-707.4
    Scenario: A creature that becomes a Wall of Omens draws no card
      Given Alice controls "Wandering Ones"
      And Bob controls "Wall of Omens"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Wall of Omens"
      Then "Wandering Ones" has the ability "When this creature enters, draw a card."
      And "Wandering Ones" is 0/4
      And the stack is empty
      And Alice has 0 cards in hand
      And "Wall of Omens" is unchanged

    @id-watchers-see-no-entering @C-023 @B-07 @CR-707.4
    Scenario: A land that becomes a copy of a creature isn't a creature that enters
      Given the card
        """
        Gatehouse Bell {2}
        Artifact
        Whenever a creature enters, you gain 1 life.
        """
      And Alice controls "Gatehouse Bell"
      And Alice controls "Mutavault"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Target land becomes a copy of target creature." on "Mutavault" and "Runeclaw Bear"
      Then "Mutavault" is:
        | name  | Runeclaw Bear   |
        | types | Creature - Bear |
        | size  | 2/2             |
      And the stack is empty
      And Alice has 20 life

    @id-no-enters-with @C-023 @CR-707.4
    Scenario: A creature that becomes a Skyshroud Behemoth stays untapped and gets no fade counters
      Given Alice controls "Wandering Ones"
      And Bob controls "Skyshroud Behemoth"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Skyshroud Behemoth"
      Then "Wandering Ones" is 10/10
      And "Wandering Ones" has the ability "Fading 2"
      And "Wandering Ones" has no counters
      And "Wandering Ones" is untapped
      And "Skyshroud Behemoth" is unchanged

    @id-became-fading-is-sacrificed @C-023 @CR-707.4
    Scenario: A creature that became a Skyshroud Behemoth has no fade counter to remove and is sacrificed
      Given Alice controls "Wandering Ones"
      And Bob controls "Skyshroud Behemoth"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Skyshroud Behemoth"
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then "Wandering Ones" is in Alice's graveyard
      And "Skyshroud Behemoth" is unchanged

    @id-turned-up-as-mulldrifter @S4-29-X1 @C-023 @CR-707.4
    Scenario: A Vesuvan Shapeshifter turned face up as a Mulldrifter draws no cards
      Given Bob controls "Mulldrifter"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3} to spend
      And Alice casts "Vesuvan Shapeshifter" face down
      And the top of the stack resolves
      And Alice has {1}{U} to spend
      And Alice will choose "Mulldrifter"
      When Alice turns "Vesuvan Shapeshifter" face up
      Then "Vesuvan Shapeshifter" is:
        | name      | Mulldrifter                               |
        | mana cost | {4}{U}                                    |
        | types     | Creature - Elemental                      |
        | size      | 2/2                                       |
        | abilities | Flying                                    |
        | abilities | When this creature enters, draw two cards. |
        | abilities | Evoke {2}{U}                              |
        | abilities | At the beginning of your upkeep, you may turn this creature face down. |
      And "Vesuvan Shapeshifter" is face up
      And the stack is empty
      And Alice has 0 cards in hand
      And "Mulldrifter" is unchanged

    @id-change-is-no-entering-for-others @C-023 @CR-707.4
    Scenario: A Shapeshifter that changes doesn't change the Shapeshifter beside it
      Given Alice controls "Unstable Shapeshifter" called "Alice's Shapeshifter"
      And Bob controls "Unstable Shapeshifter" called "Bob's Shapeshifter"
      And Alice has "Wandering Ones" in graveyard
      And Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Wandering Ones"
      When the top of the stack resolves
      Then "Bob's Shapeshifter" is:
        | name | Wandering Ones |
        | size | 1/1            |
      And "Alice's Shapeshifter" is unchanged
      And the stack is:
        | ability of "Alice's Shapeshifter" | Alice |

    @id-turned-face-up-does-not-enter @C-023 @C-029 @CR-708.8 @CR-707.5
    Scenario: A Clone that was turned face down is a Clone when it is turned face up, and copies nothing anew
      Given the card
        """
        Growing Pains {1}{G}
        Enchantment
        Creatures you control get +1/+1.
        """
      And Alice controls "Growing Pains"
      And Bob controls "Juggernaut"
      And Alice will choose "nothing"
      And Alice controls "Clone"
      And Alice has the effect "Turn target creature face down." on "Clone"
      When Alice has the effect "Turn target creature face up." on "Clone"
      Then "Clone" is:
        | name  | Clone                   |
        | types | Creature - Shapeshifter |
        | size  | 1/1                     |
      And "Clone" is face up
      And "Juggernaut" is unchanged

  Rule: Becoming a copy is no leaving

    Today 707.4; 706.4 in 2018; 503.4 in 2008 and 2007. What the permanent was doesn't leave the battlefield, neither
    when a copy effect begins nor when one ends.

    @id-no-leaves-trigger-of-its-own @C-024 @CR-707.4
    Scenario: An Aven Riftwatcher that becomes something else gains its controller no life
      Given Alice controls "Aven Riftwatcher"
      And Bob controls "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Aven Riftwatcher" and "Wandering Ones"
      Then "Aven Riftwatcher" is:
        | name      | Wandering Ones |
        | size      | 1/1            |
        | abilities | none           |
      And the stack is empty
      And Alice has 20 life
      And "Wandering Ones" is unchanged

    @id-no-leaves-trigger-of-watchers @C-024 @B-07 @CR-707.4
    Scenario: A permanent that watches creatures leave sees none leave when one changes
      Given the card
        """
        Mourning Bell {2}
        Artifact
        Whenever a creature leaves the battlefield, you gain 1 life.
        """
      And Alice controls "Mourning Bell"
      And Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      Then "Wandering Ones" is 5/3
      And the stack is empty
      And Alice has 20 life

    @id-no-leaves-trigger-at-the-end @C-024 @C-023 @CR-707.4
    Scenario: The end of a copy effect is neither a leaving nor an entering
      Given Alice controls "Wall of Omens"
      And Bob controls "Aven Riftwatcher"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wall of Omens" and "Aven Riftwatcher"
      When the game goes on to Bob's upkeep
      Then "Wall of Omens" is:
        | name      | Wall of Omens                           |
        | size      | 0/4                                     |
        | abilities | Defender                                |
        | abilities | When this creature enters, draw a card. |
      And Alice has 0 cards in hand
      And Alice has 20 life

    @id-changed-copy-really-leaves @C-024 @CR-707.4
    Scenario: A creature that became an Aven Riftwatcher triggers when it really leaves
      Given Alice controls "Wandering Ones"
      And Bob controls "Aven Riftwatcher"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Aven Riftwatcher"
      When Bob has the effect "Destroy target creature." on "Wandering Ones"
      Then the stack is:
        | ability of "Wandering Ones" | Alice |
      And "Wandering Ones" is in Alice's graveyard
      And "Aven Riftwatcher" is unchanged

    @id-blocked-attacker-becomes-a-flyer @C-024 @CR-707.4 @CR-506.4 @CR-509.1h
    Scenario: A blocked attacker that becomes a copy of a creature with flying stays in combat and stays blocked
      Given the card
        """
        Cliff Roc {3}{W}
        Creature - Bird 3/3
        Flying
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Cliff Roc"
      And Bob controls "Grizzly Bears"
      And Alice attacks with "Runeclaw Bear"
      And Bob blocks "Runeclaw Bear" with "Grizzly Bears"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Cliff Roc"
      When the game goes on to the combat damage step
      Then "Grizzly Bears" is in Bob's graveyard
      And Bob has 20 life
      And "Runeclaw Bear" is attacking
      And "Runeclaw Bear" is 3/3
      And "Cliff Roc" is unchanged

  Rule: Effects that aren't copy effects go on applying

    Today 707.4; 706.4 in 2018; 503.4 in 2008 and 2007. Whatever else already applies to the permanent, applies to what
    it has become too, for as long as it lasts. Counters and status stay where they are.

    @id-giant-growth-stays @S0-27-X1 @S4-31-X1 @C-022 @C-023 @C-025 @C-048 @CR-707.4
    Scenario: A Shapeshifter under Giant Growth becomes a Bear and is 5/5
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Unstable Shapeshifter"
      And "Giant Growth" resolves
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Runeclaw Bear"
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is 5/5
      And the copiable values of "Unstable Shapeshifter" are:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And the stack is empty
      And "Runeclaw Bear" is unchanged

    @id-giant-growth-ends @S0-27-X1 @S4-31-X1 @C-025 @CR-707.4
    Scenario: The Shapeshifter that became a Bear under Giant Growth is a 2/2 Bear when the turn is over
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Unstable Shapeshifter"
      And "Giant Growth" resolves
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Runeclaw Bear"
      And the top of the stack resolves
      When the game goes on to Bob's upkeep
      Then "Unstable Shapeshifter" is:
        | name      | Runeclaw Bear |
        | size      | 2/2           |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Runeclaw Bear" is unchanged

    @id-regeneration-stays @C-025 @CR-707.4 @CR-701.19a
    Scenario: A Bear that will be regenerated is regenerated as the Elephant that it has become
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Bob has the effect "Regenerate target creature." on "Runeclaw Bear"
      And Bob has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Crazed Armodon"
      When Alice has the effect "Destroy all creatures."
      Then "Runeclaw Bear" is:
        | name | Crazed Armodon |
        | size | 3/3            |
      And "Runeclaw Bear" is tapped
      And "Crazed Armodon" is in Bob's graveyard

    @id-overrun-then-mirrorweave @S4-31-X2 @C-025 @C-026 @CR-707.4
    Scenario: Creatures under Overrun that Mirrorweave makes Bears are 5/5 Bears with trample
      Given Alice controls "Wandering Ones"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Juggernaut"
      And Alice has "Overrun" in hand
      And Alice has {2}{G}{G}{G} to spend
      And Alice casts "Overrun"
      And "Overrun" resolves
      And Bob has "Mirrorweave" in hand
      And Bob has {2}{U}{U} to spend
      And Bob casts "Mirrorweave" targeting "Runeclaw Bear"
      When "Mirrorweave" resolves
      Then "Wandering Ones" is:
        | name      | Runeclaw Bear   |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 5/5             |
        | abilities | Trample         |
      And "Juggernaut" is:
        | name      | Runeclaw Bear   |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |
      And "Runeclaw Bear" is unchanged

    @id-counters-and-status-stay @C-022 @C-025 @CR-707.4
    Scenario: A creature keeps its counters and stays tapped when it becomes another
      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Alice has the effect "Put two +1/+1 counters on target creature." on "Wandering Ones"
      And Alice has the effect "Tap target creature." on "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Branchsnap Lorian"
      Then "Wandering Ones" is 6/3
      And "Wandering Ones" has 2 +1/+1 counters
      And "Wandering Ones" is tapped
      And the copiable values of "Wandering Ones" are those of "Branchsnap Lorian"
      And "Branchsnap Lorian" is unchanged

    @id-color-and-keyword-stay @C-025 @CR-707.4
    Scenario: A creature that was made red and given flying is so in its new form
      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Alice has the effect "Target creature becomes red until end of turn." on "Wandering Ones"
      And Alice has the effect "Target creature gains flying until end of turn." on "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Branchsnap Lorian"
      Then "Wandering Ones" is:
        | name      | Branchsnap Lorian |
        | color     | red               |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
        | abilities | Flying            |
      And the copiable values of "Wandering Ones" are those of "Branchsnap Lorian"
      And "Branchsnap Lorian" is unchanged

    @id-control-stays @C-025 @CR-707.4
    Scenario: A stolen creature that becomes another is still controlled by the thief
      Given Alice controls "Wandering Ones"
      And Alice controls "Juggernaut"
      And Bob has the effect "Gain control of target creature." on "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      Then "Wandering Ones" is:
        | name  | Juggernaut                     |
        | types | Artifact Creature - Juggernaut |
        | size  | 5/3                            |
      And "Wandering Ones" is controlled by Bob
      And "Wandering Ones" is owned by Alice
      And "Juggernaut" is unchanged

    @id-control-ends-with-the-thief @C-025 @B-75 @CR-707.4 @CR-800.4a
    Scenario: A copy is controlled by its owner again when the player to whom an effect had given it leaves the game
      Given the players are Alice, Bob and Carol
      And Alice controls "Wandering Ones"
      And Alice controls "Juggernaut"
      And Bob has the effect "Target opponent gains 1 life. That player gains control of target creature." on Carol and "Wandering Ones"
      And "Wandering Ones" is controlled by Carol
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      When Carol leaves the game
      Then "Wandering Ones" is controlled by Alice
      And the copiable values of "Wandering Ones" are those of "Juggernaut"
      And "Juggernaut" is unchanged

    @id-control-outlasts-the-giver @C-025 @B-75 @CR-707.4 @CR-800.4a
    Scenario: A copy stays with the player to whom an effect gave it when the player whose effect that was leaves the game
      Given the players are Alice, Bob and Carol
      And Alice controls "Wandering Ones"
      And Alice controls "Juggernaut"
      And Bob has the effect "Target opponent gains 1 life. That player gains control of target creature." on Carol and "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      When Bob leaves the game
      Then "Wandering Ones" is controlled by Carol
      And the copiable values of "Wandering Ones" are those of "Juggernaut"
      And "Juggernaut" is unchanged

    @id-ability-loss-stays @C-025 @C-026 @CR-707.4
    Scenario: A creature that has lost all abilities lacks those that it copies later too
      Given Alice controls "Aven Riftwatcher"
      And Bob controls "Branchsnap Lorian"
      And Bob has the effect "Target creature loses all abilities until end of turn." on "Aven Riftwatcher"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Aven Riftwatcher" and "Branchsnap Lorian"
      Then "Aven Riftwatcher" is:
        | name      | Branchsnap Lorian |
        | color     | green             |
        | size      | 4/1               |
        | abilities | none              |
      And the copiable values of "Aven Riftwatcher" are those of "Branchsnap Lorian"
      And "Branchsnap Lorian" is unchanged

  Rule: What a permanent has done it has done, whatever it becomes a copy of

    Today 707.4, with 510.4 for combat damage: between two combat damage steps an attacker can become something else. Who
    had first or double strike when the first step began has dealt its damage; what counts in the second step is who had
    neither then, and who has double strike now.

    @id-first-striker-becomes-a-copy @C-025 @CR-707.4 @CR-510.4
    Scenario: An attacker that has dealt first-strike damage deals no more as a copy of a creature without first strike
      Given the card
        """
        Dawn Lancer {1}{W}
        Creature - Human Knight 2/2
        First strike
        """
      And Alice controls "Dawn Lancer"
      And Bob controls "Juggernaut"
      And Alice attacks with "Dawn Lancer"
      And the game goes on to the combat damage step
      And Bob has 18 life
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Dawn Lancer" and "Juggernaut"
      And "Dawn Lancer" is attacking
      When the game goes on to the combat damage step
      Then Bob has 18 life
      And "Dawn Lancer" is attacking
      And the copiable values of "Dawn Lancer" are those of "Juggernaut"
      And "Juggernaut" is unchanged

    @id-attacker-becomes-a-first-striker @C-025 @CR-707.4 @CR-510.4
    Scenario: An attacker that becomes a copy of a first striker after the first step still deals its damage
      Given the card
        """
        Dawn Lancer {1}{W}
        Creature - Human Knight 2/2
        First strike
        """
      And Alice controls "Dawn Lancer"
      And Alice controls "Juggernaut"
      And Alice attacks with "Dawn Lancer" and "Juggernaut"
      And the game goes on to the combat damage step
      And Bob has 18 life
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Juggernaut" and "Dawn Lancer"
      When the game goes on to the combat damage step
      Then Bob has 16 life
      And the copiable values of "Juggernaut" are those of "Dawn Lancer"
      And "Dawn Lancer" is unchanged

    @id-first-striker-becomes-a-double-striker @C-025 @CR-707.4 @CR-510.4
    Scenario: An attacker that has dealt first-strike damage deals damage again as a copy of a double striker
      Given the card
        """
        Dawn Lancer {1}{W}
        Creature - Human Knight 2/2
        First strike
        """
      And the card
        """
        Twin Champion {4}{W}
        Creature - Giant Knight 4/4
        Double strike
        """
      And Alice controls "Dawn Lancer"
      And Bob controls "Twin Champion"
      And Alice attacks with "Dawn Lancer"
      And the game goes on to the combat damage step
      And Bob has 18 life
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Dawn Lancer" and "Twin Champion"
      When the game goes on to the combat damage step
      Then Bob has 14 life
      And the copiable values of "Dawn Lancer" are those of "Twin Champion"
      And "Twin Champion" is unchanged
