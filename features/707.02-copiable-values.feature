Feature: 707.2 Copiable values

  A copy takes over the copiable values of the original: what is printed on it, as changed by copy
  effects, by being face down, and by abilities that set power and toughness as it enters or is
  turned face up. Everything else about the original stays with the original.

  Rule: The copy takes over every characteristic that is printed on the original
    These are name, mana cost, color indicator, card types, subtypes, supertypes, rules text, power,
    toughness and loyalty. (Color itself was in the list until 2009, the expansion symbol until 2013.)
    Today 707.2; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-copiable-values-are-printed @smoke
    @C-006 @CR-707.2
    Scenario: The copiable values of a creature that nothing changes are those that are printed on it
      Given Alice controls "Wandering Ones"
      When Bob controls "Runeclaw Bear"
      Then the copiable values of "Runeclaw Bear" are:
        | name       | Runeclaw Bear   |
        | mana cost  | {1}{G}          |
        | mana value | 2               |
        | color      | green           |
        | types      | Creature - Bear |
        | size       | 2/2             |
        | abilities  | none            |
      And "Runeclaw Bear" is:
        | name       | Runeclaw Bear   |
        | mana cost  | {1}{G}          |
        | mana value | 2               |
        | color      | green           |
        | types      | Creature - Bear |
        | size       | 2/2             |
        | abilities  | none            |
      And "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is controlled by Bob
      And "Runeclaw Bear" is owned by Bob
      And "Runeclaw Bear" is untapped
      And "Runeclaw Bear" has no counters
      And "Wandering Ones" is unchanged

    @id-clone-of-a-bear @smoke
    @C-004 @C-005 @CR-707.2 @CR-707.5
    Scenario: A Clone of an opponent's Bear is a Bear that is controlled by the player who cast the Clone
      Given Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Runeclaw Bear   |
        | mana cost  | {1}{G}          |
        | mana value | 2               |
        | color      | green           |
        | types      | Creature - Bear |
        | size       | 2/2             |
        | abilities  | none            |
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Clone" is on the battlefield
      And "Clone" is controlled by Alice
      And "Clone" is owned by Alice
      And the stack is empty
      And "Runeclaw Bear" is unchanged

    @id-every-printed-characteristic-is-copied
    @C-004 @C-005 @C-006 @CR-707.2 @since-cr2013
    Scenario: A Clone takes over name, mana cost, types, abilities and size
      Given the card
        """
        Ashen Marshal {3}{R}{W}
        Legendary Creature - Human Knight 4/3
        First strike
        """
      And Bob controls "Ashen Marshal"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Ashen Marshal"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Ashen Marshal                     |
        | mana cost  | {3}{R}{W}                         |
        | mana value | 5                                 |
        | color      | white and red                     |
        | types      | Legendary Creature - Human Knight |
        | size       | 4/3                               |
        | abilities  | First strike                      |
      And the copiable values of "Clone" are those of "Ashen Marshal"
      And "Clone" is controlled by Alice
      And "Ashen Marshal" is unchanged

    @id-color-indicator-is-copied
    @C-005 @C-006 @K-08 @CR-707.2 @CR-202.3a
    Scenario: A Clone of a creature without mana cost has its color indicator and no mana cost
      Given the card
        """
        Pale Regent
        Creature - Spirit 2/5
        Color indicator: white
        Vigilance
        """
      And Bob controls "Pale Regent"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Pale Regent"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name            | Pale Regent       |
        | mana cost       | none              |
        | mana value      | 0                 |
        | color           | white             |
        | color indicator | white             |
        | types           | Creature - Spirit |
        | size            | 2/5               |
      And "Pale Regent" is unchanged

    @id-loyalty-is-copied
    @C-005 @C-015 @CR-707.2 @CR-306.5b @since-cr2013
    Scenario: A copy of a planeswalker has the printed loyalty, not the loyalty that is left
      Given the card
        """
        Orrin of the Tides {2}{W}{U}
        Legendary Planeswalker loyalty 5
        """
      And Bob controls "Orrin of the Tides"
      And Bob has the effect "Remove two loyalty counters from target planeswalker." on "Orrin of the Tides"
      When Alice has the effect "Create a token that's a copy of target planeswalker." on "Orrin of the Tides"
      Then "the token" is:
        | name      | Orrin of the Tides     |
        | mana cost | {2}{W}{U}              |
        | color     | white and blue         |
        | types     | Legendary Planeswalker |
        | size      | none                   |
        | loyalty   | 5                      |
      And "the token" has 5 loyalty counters
      And "Orrin of the Tides" has 3 loyalty counters
      And "Orrin of the Tides" is unchanged

    @id-clone-of-a-described-token
    @C-001 @C-006 @CR-707.2 @CR-111.3
    Scenario: A Clone of a token has what the effect that created the token gave to it
      Nothing is printed on a token; what its effect says of it stands in the place of that.

      Given Bob has the effect "Create a 3/2 red Goblin creature token with haste."
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Goblin Token      |
        | mana cost  | none              |
        | mana value | 0                 |
        | color      | red               |
        | types      | Creature - Goblin |
        | size       | 3/2               |
        | abilities  | Haste             |
      And "the token" is unchanged

    @id-value-of-x-is-not-copied-from-a-permanent
    @C-006 @C-015 @CR-707.2 @CR-107.3m
    Scenario: A Clone of a creature that was cast with X has no X
      Choices are copied from objects on the stack only. The X of the copied ability is that of the
      Clone's own spell, which had none, so it is 0.

      Given the card
        """
        Mire Hydra {X}{G}
        Creature - Hydra 1/1
        This creature enters with X +1/+1 counters on it.
        """
      And Alice has "Mire Hydra" in hand
      And Alice has {3}{G} to spend
      And Alice casts "Mire Hydra":
        | X | 3 |
      And "Mire Hydra" resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Mire Hydra"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Mire Hydra |
        | mana cost  | {X}{G}     |
        | mana value | 1          |
        | size       | 1/1        |
      And "Clone" has no counters
      And "Mire Hydra" has 3 +1/+1 counters
      And "Mire Hydra" is unchanged

    @id-clone-of-an-animated-staff @S0-18-X1 @S4-19-X1
    @C-004 @C-006 @C-011 @C-012 @C-017 @K-13 @CR-707.2
    Scenario: A Clone of a Chimeric Staff that has become a creature is an artifact and no creature
      Given Alice controls "Chimeric Staff"
      And Alice has {5} to spend
      And Alice activates "{X}" of "Chimeric Staff":
        | X | 5 |
      And the top of the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Chimeric Staff"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Chimeric Staff                                                                   |
        | mana cost  | {4}                                                                              |
        | color      | colorless                                                                        |
        | types      | Artifact                                                                         |
        | size       | none                                                                             |
        | abilities  | {X}: This artifact becomes an X/X Construct artifact creature until end of turn. |
      And "Clone" is on the battlefield
      And "Chimeric Staff" is 5/5
      And "Chimeric Staff" is unchanged

    @id-clone-of-a-staff-is-animated-by-its-own-ability @S0-18-X1 @S4-19-X1
    @C-017 @C-012 @K-13 @CR-707.2
    Scenario: A Clone that is a Chimeric Staff becomes a creature by the ability that it copied
      Given Alice controls "Chimeric Staff"
      And Alice has {5} to spend
      And Alice activates "{X}" of "Chimeric Staff":
        | X | 5 |
      And the top of the stack resolves
      And Alice will choose "Chimeric Staff"
      And Alice controls "Clone"
      And Alice has {3} to spend
      And Alice activates "{X}" of "Clone":
        | X | 3 |
      When the top of the stack resolves
      Then "Clone" is:
        | name  | Chimeric Staff                |
        | types | Artifact Creature - Construct |
        | size  | 3/3                           |
      And "Chimeric Staff" is 5/5
      And "Chimeric Staff" is unchanged

    @id-clone-of-a-named-token @since-cr2013
    @C-001 @C-006 @CR-707.2 @CR-111.3
    Scenario: A Clone of a legendary token with a name of its own has that name and is legendary
      Given Bob has the effect "Create a legendary 2/2 white Cat creature token named Old Grim."
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Old Grim                 |
        | mana cost | none                     |
        | color     | white                    |
        | types     | Legendary Creature - Cat |
        | size      | 2/2                      |
        | abilities | none                     |
      And the copiable values of "Clone" are those of "the token"
      And "the token" is unchanged

    @id-copy-of-an-artifact-token
    @C-001 @C-006 @CR-707.2 @CR-111.3
    Scenario: A Phyrexian Metamorph that copies an artifact token has the token's ability, and neither color nor size
      Given Bob has the effect "Create a Treasure artifact token with “{T}: Add {C}.”"
      And Alice has "Phyrexian Metamorph" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "{U}{C}{C}{C}"
      And Alice will choose "the token"
      And Alice casts "Phyrexian Metamorph"
      When "Phyrexian Metamorph" resolves
      Then "Phyrexian Metamorph" is:
        | name      | Treasure Token      |
        | mana cost | none                |
        | color     | colorless           |
        | types     | Artifact - Treasure |
        | size      | none                |
        | abilities | {T}: Add {C}.       |
      And "the token" is unchanged

  Rule: Copy effects on the original are part of its copiable values
    What has become a copy is copied as what it has become.
    Today 707.2 and 613.2a; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-clone-of-a-clone
    @C-007 @C-021 @CR-707.2 @CR-613.2a
    Scenario: A Clone of a Clone is what the first Clone has become
      Given Bob controls "Branchsnap Lorian"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone" called "the first Clone"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the first Clone"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | green             |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
      And "the first Clone" is unchanged

    @id-clone-of-the-clone-that-is-chosen @smoke
    @C-007 @C-021 @CR-707.2 @CR-707.3
    Scenario: Of three creatures the one that is chosen is copied, which is a Clone that has become a Bear
      Given Alice controls "Wandering Ones"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Clone" called "the old Clone"
      And Alice has "Clone" in hand called "the new Clone"
      And Alice has {3}{U} to spend
      And Alice will choose "the old Clone"
      And Alice casts "the new Clone"
      When "the new Clone" resolves
      Then "the new Clone" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |
      And "the new Clone" is controlled by Alice
      And "the old Clone" is controlled by Bob
      And "the old Clone" is unchanged
      And "Wandering Ones" is unchanged

    @id-a-copy-for-a-turn-is-copied-for-good
    @C-007 @B-04 @CR-707.2 @CR-707.2b
    Scenario: A Clone of a creature that is a copy for one turn stays that copy after the turn
      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Bob has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Branchsnap Lorian"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Wandering Ones"
      And Alice casts "Clone"
      And "Clone" resolves
      When the game goes on to Bob's upkeep
      Then "Clone" is:
        | name | Branchsnap Lorian |
        | size | 4/1               |
      And "Wandering Ones" is:
        | name | Wandering Ones |
        | size | 1/1            |
      And "Clone" is unchanged

  Rule: What an ability set as the original entered is copied if it set power and toughness
    Such an ability ("as this enters, it becomes ...") modifies the copiable values of the original.
    Today 707.2, 613.2a and 208.2b; 706.2 in 2018; 503.2 in 2008 and 2007. Until 2014 the ability could
    set any characteristics.

    @id-form-set-on-entering-is-copied
    @C-008 @K-09 @CR-707.2 @CR-613.2a
    Scenario: A creature that becomes a copy takes over the form that the original took as it entered
      Given the card
        """
        Clay Effigy {4}
        Creature - Golem 0/0
        As this creature enters, it becomes your choice of a 5/1 creature or a 2/3 creature with flying.
        """
      And Bob will choose "2"
      And Bob controls "Clay Effigy"
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Clay Effigy"
      Then "Runeclaw Bear" is:
        | name  | Clay Effigy      |
        | types | Creature - Golem |
        | size  | 2/3              |
      And "Runeclaw Bear" has the ability "Flying"
      And the copiable values of "Runeclaw Bear" are those of "Clay Effigy"
      And "Clay Effigy" is unchanged

    @id-form-is-chosen-anew-by-an-entering-copy
    @C-008 @K-09 @CR-707.2 @CR-707.5 @CR-707.6
    Scenario: A Clone that enters as a copy chooses a form of its own
      Given the card
        """
        Clay Effigy {4}
        Creature - Golem 0/0
        As this creature enters, it becomes your choice of a 5/1 creature or a 2/3 creature with flying.
        """
      And Bob will choose "1"
      And Bob controls "Clay Effigy"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Clay Effigy"
      And Alice will choose "2"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are:
        | name | Clay Effigy |
        | size | 2/3         |
      And "Clone" has the ability "Flying"
      And "Clay Effigy" is 5/1
      And "Clay Effigy" is unchanged

    @id-form-is-gone-with-the-next-copy @C-008 @C-019 @C-022 @CR-707.4
    Scenario: A creature with a chosen form that becomes a copy has nothing of that form, until it is itself again
      Given the card
        """
        Kneaded Clay {4}
        Artifact Creature - Shapeshifter 0/0
        As this creature enters, it becomes your choice of a 3/3 Golem, a 2/2 Golem with flying, or a 1/6 Wall with defender.
        """
      And Alice will choose "2"
      And Alice controls "Kneaded Clay"
      And Bob controls "Skyshroud Behemoth"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Kneaded Clay" and "Skyshroud Behemoth"
      Then "Kneaded Clay" is:
        | name  | Skyshroud Behemoth |
        | types | Creature - Beast   |
        | size  | 10/10              |
      And "Kneaded Clay" doesn't have the ability "Flying"
      And the copiable values of "Kneaded Clay" are those of "Skyshroud Behemoth"
      And "Skyshroud Behemoth" is unchanged

    @id-form-is-back-after-the-copy @C-008 @CR-707.2 @CR-613.2a
    Scenario: A creature with a chosen form has it again, and once, when it is no longer a copy
      Given the card
        """
        Kneaded Clay {4}
        Artifact Creature - Shapeshifter 0/0
        As this creature enters, it becomes your choice of a 3/3 Golem, a 2/2 Golem with flying, or a 1/6 Wall with defender.
        """
      And Alice will choose "2"
      And Alice controls "Kneaded Clay"
      And Bob controls "Skyshroud Behemoth"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Kneaded Clay" and "Skyshroud Behemoth"
      When the game goes on to Bob's upkeep
      Then "Kneaded Clay" is:
        | name | Kneaded Clay |
        | size | 2/2          |
      And "Kneaded Clay" has the ability "Flying" 1 time
      And "Skyshroud Behemoth" is 10/10

    @id-form-without-a-size-stays-on-a-copy @C-011 @C-025 @CR-707.4 @CR-613.2a @since-cr2018
    Scenario: A mask that entered as a blue Bird stays one when it becomes a copy of a Bear
      A form that sets no power and toughness is no copiable effect. It goes on applying as other effects do.

      Given the card
        """
        Carnival Mask {3}
        Creature - Scarecrow 3/1
        As this creature enters, it becomes your choice of a blue Bird creature or a black Rat creature.
        """
      And Alice will choose "1"
      And Alice controls "Carnival Mask"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Target creature you control becomes a copy of another target creature." on "Carnival Mask" and "Runeclaw Bear"
      Then "Carnival Mask" is:
        | name  | Runeclaw Bear   |
        | color | blue            |
        | types | Creature - Bird |
        | size  | 2/2             |
      And the copiable values of "Carnival Mask" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

  Rule: What an ability set as the original was turned face up is copied if it set power and toughness
    Turning face up is not entering: a Clone that enters face up has no such choice of its own.
    Today 707.2 and 613.2a; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-form-set-on-turning-face-up-is-copied
    @C-009 @CR-707.2 @CR-613.2a
    Scenario: A Clone takes over the form that a creature took as it was turned face up
      Given the card
        """
        Shrouded Colossus {5}{W}
        Creature - Giant 3/3
        Morph {2}
        As this creature is turned face up, it becomes your choice of a 6/1 creature or a 1/6 creature.
        """
      And Alice has "Shrouded Colossus" in hand
      And Alice has {3} to spend
      And Alice casts "Shrouded Colossus" face down
      And "Shrouded Colossus" resolves
      And Alice has {2} to spend
      And Alice will choose "2"
      And Alice turns "Shrouded Colossus" face up
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Shrouded Colossus"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are:
        | name      | Shrouded Colossus |
        | mana cost | {5}{W}            |
        | color     | white             |
        | types     | Creature - Giant  |
        | size      | 1/6               |
      And "Shrouded Colossus" is unchanged

    @id-creature-cast-face-up-has-no-such-form
    @C-009 @CR-707.2 @CR-613.2a
    Scenario: A Clone of a creature that was never face down has the printed size
      Given the card
        """
        Shrouded Colossus {5}{W}
        Creature - Giant 3/3
        Morph {2}
        As this creature is turned face up, it becomes your choice of a 6/1 creature or a 1/6 creature.
        """
      And Bob controls "Shrouded Colossus"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Shrouded Colossus"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name | Shrouded Colossus |
        | size | 3/3               |
      And "Shrouded Colossus" is unchanged

  Rule: The values of a face-down permanent are its copiable values
    A copy of it is an ordinary face-up object with just these values, and has no way to be turned face up.
    Today 707.2, 708.2 and 613.2b; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-clone-of-a-face-down-creature @S0-16-X1 @S4-17-X1
    @C-010 @C-014 @C-019 @K-15 @K-18 @CR-707.2 @CR-708.2
    Scenario: A Clone of a face-down creature is face up and has no name
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Grinning Demon"
      And Alice casts "Clone"
      And Alice has {2}{B}{B} to spend
      When "Clone" resolves
      Then "Clone" is:
        | name       | none      |
        | mana cost  | none      |
        | mana value | 0         |
        | color      | colorless |
        | types      | Creature  |
        | size       | 2/2       |
        | abilities  | none      |
      And "Clone" is face up
      And Alice can't turn "Clone" face up
      And Alice can turn "Grinning Demon" face up
      And "Grinning Demon" is unchanged

    @id-token-copy-of-a-creature-turned-face-down
    @C-010 @C-014 @C-002 @K-18 @CR-707.2 @CR-708.2a
    Scenario: A token copy of a creature that was turned face down is a nameless face-up 2/2
      Given Bob controls "Branchsnap Lorian"
      And Bob has the effect "Turn target creature face down." on "Branchsnap Lorian"
      When Alice has the effect "Create a token that's a copy of target creature." on "Branchsnap Lorian"
      Then "the token" is:
        | name      | none      |
        | mana cost | none      |
        | color     | colorless |
        | types     | Creature  |
        | size      | 2/2       |
        | abilities | none      |
      And "the token" is face up
      And "Branchsnap Lorian" is face down
      And "Branchsnap Lorian" is unchanged

    @id-face-up-creature-becomes-a-copy-of-a-face-down-one
    @C-010 @C-020 @CR-707.2 @CR-708.2
    Scenario: A creature that becomes a copy of a face-down creature stays face up
      Given Alice controls "Crazed Armodon"
      And Bob controls "Branchsnap Lorian"
      And Bob has the effect "Turn target creature face down." on "Branchsnap Lorian"
      And Alice has {G} to spend
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Crazed Armodon" and "Branchsnap Lorian"
      Then "Crazed Armodon" is:
        | name      | none      |
        | mana cost | none      |
        | color     | colorless |
        | types     | Creature  |
        | size      | 2/2       |
        | abilities | none      |
      And "Crazed Armodon" is face up
      And Alice can't turn "Crazed Armodon" face up
      And "Branchsnap Lorian" is unchanged
