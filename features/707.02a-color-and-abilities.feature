Feature: 707.2a The color and the abilities of a copy

  Color and abilities aren't copied as things of their own: they follow from what is copied.

  Rule: A copy has the color that its copied mana cost or color indicator gives it
    Today 707.2a; 706.2a in 2018. Until 2009 color itself was one of the copied values (503.2).

    @id-color-of-a-hybrid-mana-cost
    @C-016 @K-08 @CR-707.2a @CR-202.2
    Scenario: A Clone of a creature with a hybrid mana cost is both colors
      Given Bob controls "Figure of Destiny"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Figure of Destiny"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Figure of Destiny |
        | mana cost  | {R/W}             |
        | mana value | 1                 |
        | color      | white and red     |
      And "Figure of Destiny" is unchanged

    @id-color-of-a-colorless-mana-cost
    @C-016 @K-08 @CR-707.2a @CR-202.2
    Scenario: A Clone of a creature with a colorless mana cost is colorless
      Given Bob controls "Juggernaut"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Juggernaut"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Juggernaut                     |
        | mana cost | {4}                            |
        | color     | colorless                      |
        | types     | Artifact Creature - Juggernaut |
        | size      | 5/3                            |
      And "Juggernaut" is unchanged

    @id-devoid-comes-with-the-rules-text
    @C-016 @C-017 @CR-707.2a @CR-702.114a
    Scenario: A Clone of a creature with devoid is colorless although its mana cost is red
      The mana cost alone would make it red; the copied rules text makes it colorless.

      Given the card
        """
        Hollow Raider {1}{R}
        Creature - Eldrazi 3/1
        Devoid
        """
      And Bob controls "Hollow Raider"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Hollow Raider"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | mana cost | {1}{R}    |
        | color     | colorless |
        | size      | 3/1       |
        | abilities | Devoid    |
      And "Hollow Raider" is unchanged

    @id-copy-without-mana-cost-has-no-color
    @C-016 @K-08 @CR-707.2a @CR-707.9b
    Scenario: A copy that has no mana cost has no color
      The 2008 rules copied color as a value of its own: by them the token would be green.

      Given Bob controls "Runeclaw Bear"
      When Alice has the effect "Create a token that's a copy of target creature, except it has no mana cost." on "Runeclaw Bear"
      Then "the token" is:
        | name       | Runeclaw Bear   |
        | mana cost  | none            |
        | mana value | 0               |
        | color      | colorless       |
        | types      | Creature - Bear |
        | size       | 2/2             |
      And "Runeclaw Bear" is unchanged

  Rule: A copy has the abilities that its copied rules text gives it
    Where that text speaks of "this creature", it means the copy.
    Today 707.2a; 706.2a in 2018; without a rule of its own before 2009.

    @id-copied-ability-means-the-copy
    @C-017 @CR-707.2a @CR-201.5
    Scenario: A copied ability that speaks of its creature affects the copy
      Given the card
        """
        Sun Drake {2}{R}
        Creature - Drake 1/3
        {1}: This creature gets +2/+0 until end of turn.
        """
      And Bob controls "Sun Drake"
      And Alice will choose "Sun Drake"
      And Alice controls "Clone"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Clone"
      When the top of the stack resolves
      Then "Clone" is 3/3
      And "Sun Drake" is 1/3
      And "Sun Drake" is unchanged

    @id-copied-ability-targets-for-the-copys-controller
    @C-017 @CR-707.2a @CR-109.5 @CR-602.2b
    Scenario: What the copied ability of a Clone may target is seen from the Clone's controller
      Given the card
        """
        Spite Drummer {1}{R}
        Creature - Goblin Shaman 1/2
        {1}: Target creature an opponent controls gets -1/-0 until end of turn.
        """
      And Bob controls "Spite Drummer"
      And Bob controls "Branchsnap Lorian"
      And Alice controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {4}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Spite Drummer"
      When "Clone" resolves
      Then Alice can activate "{1}" of "Clone" targeting "Branchsnap Lorian"
      And Alice can't activate "{1}" of "Clone" targeting "Runeclaw Bear":
        | rule | 601.2c |
      And "Spite Drummer" is unchanged

    @id-copied-exemption-from-the-legend-rule
    @C-017 @CR-707.2a @CR-704.5j @CR-613.11
    Scenario: The copy of a permanent that suspends the legend rule for its controller suspends it for the copy's controller
      Given the card
        """
        Hall of Likenesses {3}
        Artifact
        The "legend rule" doesn't apply to permanents you control.
        """
      And the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And Bob controls "Hall of Likenesses"
      And Alice will choose "Hall of Likenesses"
      And Alice controls "Sculpting Steel"
      And Alice controls "Oda of the Nine Locks"
      When Alice has the effect "Create a token that's a copy of target creature you control." on "Oda of the Nine Locks"
      Then "the token" is on the battlefield
      And "Oda of the Nine Locks" is on the battlefield
      And "Oda of the Nine Locks" is unchanged

    @id-exemption-from-the-legend-rule-is-anothers
    @C-017 @CR-707.2a @CR-704.5j @CR-613.11
    Scenario: A permanent that suspends the legend rule for its controller does nothing for an opponent without a copy of it
      Given the card
        """
        Hall of Likenesses {3}
        Artifact
        The "legend rule" doesn't apply to permanents you control.
        """
      And the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And Bob controls "Hall of Likenesses"
      And Alice controls "Oda of the Nine Locks"
      And Alice will choose "the token"
      When Alice has the effect "Create a token that's a copy of target creature you control." on "Oda of the Nine Locks"
      Then "the token" is on the battlefield
      And "Oda of the Nine Locks" is in Alice's graveyard

  Rule: A copy doesn't have each ability twice
    The rules text is copied, and the abilities follow from it; they aren't copied besides.
    Today 707.2a; 706.2a in 2018; without a rule of its own before 2009, with the same outcome.

    @id-copied-trigger-triggers-once
    @C-018 @C-017 @CR-707.2a
    Scenario: A Clone of a Grinning Demon triggers once in the upkeep
      Given Bob controls "Grinning Demon"
      And Alice will choose "Grinning Demon"
      And Alice controls "Clone"
      When the game goes on to Alice's upkeep
      Then the stack is:
        | ability of "Clone" | Alice |
      And "Clone" has the ability "At the beginning of your upkeep, you lose 2 life." 1 times
      And Alice has 20 life
      And Bob has 18 life

    @id-copied-bonus-applies-once
    @C-018 @C-017 @CR-707.2a
    Scenario: A lord and its Clone strengthen each other once
      Given the card
        """
        Kennel Master {1}{R}
        Creature - Dog 2/2
        Other Dogs you control get +1/+1.
        """
      And Alice controls "Kennel Master"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Kennel Master"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 3/3
      And "Kennel Master" is 3/3
      And the copiable values of "Clone" are those of "Kennel Master"
