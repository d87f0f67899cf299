Feature: 707.9f Exceptions that apply only if the copy is or has something

  Rule: Whether such an exception applies is judged on the permanent as it would turn out without that exception
    Today 707.9f, since February 2021; unspecified in 2018, 2008 and 2007.

    @id-conditional-moritte-animated-land @S2-18-X1 @S3-18-X1 @C-063 @C-064 @C-012 @K-25 @CR-707.9f
    Scenario: A Moritte of the Frost that copies an animated Mutavault is a land without counters and changeling
      Given Alice controls "Mutavault"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the stack resolves
      And Alice has "Moritte of the Frost" in hand
      And Alice has {2}{G}{U}{U} to spend
      And Alice will choose "Mutavault"
      And Alice casts "Moritte of the Frost"
      When "Moritte of the Frost" resolves
      Then the copiable values of "Moritte of the Frost" are those of "Mutavault", except:
        | types | Legendary Snow Land |
      And "Moritte of the Frost" is:
        | name  | Mutavault           |
        | types | Legendary Snow Land |
        | size  | none                |
      And "Moritte of the Frost" has no counters
      And "Mutavault" is 2/2
      And "Mutavault" is unchanged

    @id-conditional-moritte-land-animated-later @S2-18-X1 @S3-18-X1 @C-063 @C-064 @CR-707.9f
    Scenario: A Moritte of the Frost that is a Mutavault gets neither counters nor changeling when it is animated
      Given Alice controls "Mutavault"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the stack resolves
      And Alice has "Moritte of the Frost" in hand
      And Alice has {2}{G}{U}{U} to spend
      And Alice will choose "Mutavault"
      And Alice casts "Moritte of the Frost"
      And "Moritte of the Frost" resolves
      And Alice has {1} to spend
      And Alice activates "{1}" of "Moritte of the Frost"
      When the top of the stack resolves
      Then "Moritte of the Frost" is 2/2
      And "Moritte of the Frost" has no counters
      And "Moritte of the Frost" doesn't have the ability "Changeling"
      And "Mutavault" is unchanged

    @id-conditional-moritte-creature @S2-18-X1 @S3-18-X1 @C-063 @C-064 @C-061 @K-48 @CR-707.9f
    Scenario: A Moritte of the Frost that copies a Bear has changeling and two more +1/+1 counters
      Given Alice controls "Runeclaw Bear"
      And Alice has "Moritte of the Frost" in hand
      And Alice has {2}{G}{U}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Moritte of the Frost"
      When "Moritte of the Frost" resolves
      Then the copiable values of "Moritte of the Frost" are those of "Runeclaw Bear", except:
        | types     | Legendary Snow Creature - Bear |
        | abilities | Changeling                     |
      And "Moritte of the Frost" has 2 +1/+1 counters
      And "Moritte of the Frost" is 4/4
      And "Runeclaw Bear" is unchanged

    @id-conditional-outcome-is-copiable @C-063 @C-049 @C-051 @CR-707.9f @CR-707.3
    Scenario: A Clone of a Moritte of the Frost that is a Bear has changeling but no counters
      Given Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Moritte of the Frost"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Moritte of the Frost"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | types     | Legendary Snow Creature - Bear |
        | abilities | Changeling                     |
      And "Clone" has no counters
      And "Clone" is 2/2
      And "Moritte of the Frost" is unchanged

    @id-conditional-changeling-added-to-changeling @C-063 @C-060 @C-048 @CR-707.9f @CR-707.9d
    Scenario: A Moritte of the Frost that copies a changeling has changeling twice
      Given the card
        """
        Mossface Changeling {1}{G}
        Creature - Shapeshifter 2/2
        Changeling
        """
      And Alice controls "Mossface Changeling"
      And Alice has "Moritte of the Frost" in hand
      And Alice has {2}{G}{U}{U} to spend
      And Alice will choose "Mossface Changeling"
      And Alice casts "Moritte of the Frost"
      When "Moritte of the Frost" resolves
      Then "Moritte of the Frost" has the ability "Changeling" 2 times
      And "Moritte of the Frost" is 4/4
      And "Mossface Changeling" is unchanged

    @id-conditional-not-justified-by-itself @C-064 @CR-707.9f
    Scenario: An exception that would itself make its condition true doesn't apply
      Given the card
        """
        Greedy Mask {2}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except if it's a Goblin, it has changeling.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Greedy Mask" in hand
      And Alice has {2}{R} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Greedy Mask"
      When "Greedy Mask" resolves
      Then the copiable values of "Greedy Mask" are those of "Runeclaw Bear"
      And "Greedy Mask" doesn't have the ability "Changeling"
      And "Runeclaw Bear" is unchanged

    @id-conditional-own-defining-ability-counts @C-063 @C-064 @CR-707.9f @CR-604.3
    Scenario Outline: An exception for Goblins applies to a copy of a Goblin and to a copy of a changeling
      Given the card
        """
        Mossface Changeling {1}{G}
        Creature - Shapeshifter 2/2
        Changeling
        """
      And the card
        """
        Cinder Goblin {R}
        Creature - Goblin 1/3
        """
      And the card
        """
        Raider's Mask {2}{W}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except if it's a Goblin, it has haste.
        """
      And Bob controls "<original>"
      And Alice has "Raider's Mask" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "<original>"
      And Alice casts "Raider's Mask"
      When "Raider's Mask" resolves
      Then "Raider's Mask" is:
        | name | <original> |
        | size | <size>     |
      And "Raider's Mask" has the ability "Haste"
      And "<original>" is unchanged

      Examples:
        | original            | size |
        | Cinder Goblin       | 1/3  |
        | Mossface Changeling | 2/2  |

    @id-conditional-each-side @C-063 @C-061 @CR-707.9f
    Scenario Outline: A copier with one counter for creatures and another for planeswalkers enters with the one that fits
      Given the card
        """
        Bright Double {3}{U}
        Creature - Illusion 1/1
        You may have this creature enter as a copy of a creature or planeswalker you control, except it enters with an additional +1/+1 counter on it if it's a creature, it enters with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.
        """
      And the card
        """
        Oda, Keeper of Locks {1}{W}
        Legendary Planeswalker - Nissa loyalty 3
        """
      And the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And Alice controls "<original>"
      And Alice has "Bright Double" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "<original>"
      And Alice casts "Bright Double"
      When "Bright Double" resolves
      Then the copiable values of "Bright Double" are those of "<original>", except:
        | types | <types> |
      And "Bright Double" has <plus> +1/+1 counters
      And "Bright Double" has <loyalty> loyalty counters
      And "<original>" is unchanged

      Examples:
        | original              | types                 | plus | loyalty |
        | Oda of the Nine Locks | Creature - Human Monk | 1    | 0       |
        | Oda, Keeper of Locks  | Planeswalker - Nissa    | 0    | 4       |

    @id-conditional-land-that-will-be-a-creature @C-063 @C-064 @CR-707.9f @CR-614.12
    Scenario: Where lands are creatures, a Moritte of the Frost that copies a land is one, with counters and changeling
      Whether it is a creature is asked of the permanent as it will be on the battlefield, and not of what is copied.

      Given the card
        """
        Waking Valley {2}{G}{G}
        Enchantment
        Lands are 2/2 creatures that are still lands.
        """
      And the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Waking Valley"
      And Alice has "Moritte of the Frost" in hand
      And Alice has {2}{G}{U}{U} to spend
      And Alice will choose "Hollow Mine"
      And Alice casts "Moritte of the Frost"
      When "Moritte of the Frost" resolves
      Then the copiable values of "Moritte of the Frost" are:
        | name      | Hollow Mine         |
        | types     | Legendary Snow Land |
        | size      | none                |
        | abilities | {T}: Add {C}.       |
        | abilities | Changeling          |
      And "Moritte of the Frost" has 2 +1/+1 counters
      And "Moritte of the Frost" is 4/4
      And "Hollow Mine" is 2/2
      And "Hollow Mine" is unchanged

    @id-conditional-exception-in-the-middle @C-063 @C-065 @CR-707.9f
    Scenario: An exception whose condition isn't met takes no other exception with it
      Given the card
        """
        Cinder Mimic {2}{B}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it has flying if it's an artifact and it's black.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Cinder Mimic" in hand
      And Alice has {2}{B} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Cinder Mimic"
      When "Cinder Mimic" resolves
      Then the copiable values of "Cinder Mimic" are those of "Runeclaw Bear", except:
        | color | black |
      And "Runeclaw Bear" is unchanged

    @id-conditional-counted-once @C-064 @C-025 @CR-707.9f @CR-707.4
    Scenario: A Wall with a counter that becomes a copy of a Bear would be 3/3, too small for what a 4/4 would have
      Given Alice controls "Wall of Omens"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Wall of Omens"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Target creature you control becomes a copy of another target creature, except it has flying if it's a creature with power 4 or greater and it has vigilance if it's a creature with power 3 or greater." on "Wall of Omens" and "Runeclaw Bear"
      Then the copiable values of "Wall of Omens" are those of "Runeclaw Bear", except:
        | abilities | Vigilance |
      And "Wall of Omens" is 3/3
      And "Runeclaw Bear" is unchanged

    @id-conditional-measured-by-x @C-063 @C-064 @CR-707.9f @CR-107.3a
    Scenario Outline: A copy of a Bear made with X = <X> <has> the flying of copies whose power is X or less
      Given the card
        """
        Measured Mimic {2}{U}
        Creature - Shapeshifter 1/3
        {X}: This creature becomes a copy of target creature, except it has flying if it's a creature with power X or less.
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Measured Mimic"
      And Alice has {3} to spend
      And Alice activates "{X}" of "Measured Mimic" targeting "Runeclaw Bear":
        | X | <X> |
      When the top of the stack resolves
      Then the copiable values of "Measured Mimic" are those of "Runeclaw Bear", except:
        | abilities | <ability> |
      And "Runeclaw Bear" is unchanged

      Examples:
        | X | has   | ability |
        | 1 | lacks | none    |
        | 2 | has   | Flying  |

  Rule: The other exceptions of the effect are taken into account
    Today 707.9f, since February 2021; unspecified in 2018, 2008 and 2007.

    @id-conditional-made-true-by-another-exception @C-065 @C-063 @CR-707.9f
    Scenario: A condition that another exception makes true is met
      Given the card
        """
        Cogwork Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it's an artifact in addition to its other types and, if it's an artifact, it has flying.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Cogwork Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Cogwork Mimic"
      When "Cogwork Mimic" resolves
      Then the copiable values of "Cogwork Mimic" are those of "Runeclaw Bear", except:
        | types     | Artifact Creature - Bear |
        | abilities | Flying                   |
      And "Runeclaw Bear" is unchanged

    @id-conditional-made-false-by-another-exception @C-065 @C-063 @CR-707.9f
    Scenario: A condition that another exception makes false isn't met
      Given the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And the card
        """
        Humble Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it isn't legendary and, if it's legendary, it has flying.
        """
      And Bob controls "Oda of the Nine Locks"
      And Alice has "Humble Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Oda of the Nine Locks"
      And Alice casts "Humble Mimic"
      When "Humble Mimic" resolves
      Then the copiable values of "Humble Mimic" are those of "Oda of the Nine Locks", except:
        | types | Creature - Human Monk |
      And "Humble Mimic" doesn't have the ability "Flying"
      And "Oda of the Nine Locks" is unchanged

  Rule: Token copies may have such exceptions as well
    Today 707.9f, since February 2021; unspecified in 2018, 2008 and 2007.

    @id-conditional-token-creature @C-063 @CR-707.9f
    Scenario: A token copy of a creature has what the exception gives to creatures
      Given Bob controls "Runeclaw Bear"
      When Alice has the effect "Create a token that's a copy of target permanent, except if it's a creature, it has flying." on "Runeclaw Bear"
      Then the copiable values of "the token" are those of "Runeclaw Bear", except:
        | abilities | Flying |
      And "Runeclaw Bear" is unchanged

    @id-conditional-token-animated-artifact @C-063 @C-064 @C-012 @CR-707.9f
    Scenario: A token copy of an animated artifact has nothing of what the exception gives to creatures
      Given Bob controls "Chimeric Staff"
      And Bob has the effect "Target artifact becomes a 5/5 artifact creature until end of turn." on "Chimeric Staff"
      When Alice has the effect "Create a token that's a copy of target permanent, except if it's a creature, it has flying." on "Chimeric Staff"
      Then "the token" is:
        | name  | Chimeric Staff |
        | types | Artifact       |
        | size  | none           |
      And the copiable values of "the token" are those of "Chimeric Staff"
      And "the token" doesn't have the ability "Flying"
      And "Chimeric Staff" is 5/5
      And "Chimeric Staff" is unchanged

    @id-conditional-token-of-a-land-that-will-be-a-creature @C-063 @C-064 @CR-707.9f
    Scenario: Where lands are creatures, a token copy of a land has what the exception gives to creatures
      Given the card
        """
        Waking Valley {2}{G}{G}
        Enchantment
        Lands are 2/2 creatures that are still lands.
        """
      And the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Waking Valley"
      When Alice has the effect "Create a token that's a copy of target land, except, if it's a creature, it has flying." on "Hollow Mine"
      Then the copiable values of "the token" are those of "Hollow Mine", except:
        | abilities | {T}: Add {C}. |
        | abilities | Flying        |
      And "the token" is 2/2
