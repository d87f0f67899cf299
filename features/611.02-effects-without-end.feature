Feature: 611.2 Effects that last for the rest of the game

  Rule: An effect that never ends is still not copied, unless it is a copy effect
    How long an effect lasts has no bearing on whether it belongs to the copiable values.
    Today 611.2a and 707.2; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-shapeshifter-of-a-grown-figure @S4-Q1
    @C-110 @C-011 @C-012 @CR-611.2a @CR-707.2
    Scenario: A Vesuvan Shapeshifter of a Figure of Destiny that has grown is a 1/1 Kithkin
      Given Alice controls "Figure of Destiny"
      And Alice has {R}{R}{R}{R} to spend
      And Alice activates "{R/W}:" of "Figure of Destiny"
      And the top of the stack resolves
      And Alice activates "{R/W}{R/W}{R/W}:" of "Figure of Destiny"
      And the top of the stack resolves
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3}{U}{U} to spend
      And Alice will choose "Figure of Destiny"
      And Alice casts "Vesuvan Shapeshifter"
      When "Vesuvan Shapeshifter" resolves
      Then "Vesuvan Shapeshifter" is:
        | name      | Figure of Destiny  |
        | mana cost | {R/W}              |
        | color     | white and red      |
        | types     | Creature - Kithkin |
        | size      | 1/1                |
      And "Vesuvan Shapeshifter" has the ability "At the beginning of your upkeep, you may turn this creature face down."
      And "Figure of Destiny" is:
        | types | Creature - Kithkin Spirit Warrior |
        | size  | 4/4                               |
      And "Figure of Destiny" is unchanged

    @id-copied-figure-grows-from-the-start @S4-Q1
    @C-110 @C-017 @CR-707.2
    Scenario: A Vesuvan Shapeshifter that is a Figure of Destiny begins with its first ability
      The copied second ability does nothing for a creature that isn't a Spirit.

      Given Alice controls "Figure of Destiny"
      And Alice has {R}{R}{R}{R} to spend
      And Alice activates "{R/W}:" of "Figure of Destiny"
      And the top of the stack resolves
      And Alice activates "{R/W}{R/W}{R/W}:" of "Figure of Destiny"
      And the top of the stack resolves
      And Alice will choose "Figure of Destiny"
      And Alice controls "Vesuvan Shapeshifter"
      And Alice has {R}{R}{R} to spend
      And Alice activates "{R/W}{R/W}{R/W}:" of "Vesuvan Shapeshifter"
      When the top of the stack resolves
      Then "Vesuvan Shapeshifter" is:
        | types | Creature - Kithkin |
        | size  | 1/1                |
      And "Figure of Destiny" is 4/4
      And "Figure of Destiny" is unchanged

    @id-endless-effect-is-not-copied
    @C-110 @C-011 @CR-611.2a @CR-707.2
    Scenario Outline: A Clone doesn't take over a change that lasts for the rest of the game
      Given the card
        """
        Harbor Sentry {2}{W}
        Creature - Bird Soldier 2/4
        Flying
        """
      And Alice controls "Harbor Sentry"
      And Alice has the effect "<effect>" on "Harbor Sentry"
      And the game goes on to Bob's precombat main phase
      And Bob has "Clone" in hand
      And Bob has {3}{U} to spend
      And Bob will choose "Harbor Sentry"
      And Bob casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Harbor Sentry           |
        | color     | white                   |
        | types     | Creature - Bird Soldier |
        | size      | 2/4                     |
        | abilities | Flying                  |
      And "Harbor Sentry" is:
        | <characteristic> | <changed> |
      And "Harbor Sentry" is unchanged

      Examples:
        | effect                                                              | characteristic | changed                          |
        | Target creature has base power and toughness 7/7.                   | size           | 7/7                              |
        | Target creature becomes black.                                      | color          | black                            |
        | Target creature loses all abilities.                                | abilities      | none                             |
        | Target creature becomes an artifact in addition to its other types. | types          | Artifact Creature - Bird Soldier |

    @id-endless-copy-effect-is-copied
    @C-110 @C-007 @CR-611.2a @CR-707.2
    Scenario: A Clone takes over a copy effect that lasts for the rest of the game
      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Branchsnap Lorian"
      And the game goes on to Bob's precombat main phase
      And Bob has "Clone" in hand
      And Bob has {3}{U} to spend
      And Bob will choose "Wandering Ones"
      And Bob casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | green             |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
      And "Wandering Ones" is unchanged
