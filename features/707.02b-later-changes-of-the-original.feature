Feature: 707.2b Later changes of the original

  Rule: What happens to the original afterwards doesn't change the copy
    The values are taken over once. A later change of the original's copiable values, even its leaving,
    leaves the copy as it is.
    Today 707.2b. The rule has had a number of its own since July 2018; the outcome was the same before.

    @id-clone-outlives-its-legend @smoke
    @C-010 @B-04 @CR-707.2b @CR-704.5j @since-cr2013
    Scenario: A Clone whose controller keeps it and not the legend that it copied stays that legend
      Given the card
        """
        Ansa the Unhurried {1}{G}{W}
        Legendary Creature - Elf Monk 2/4
        """
      And Alice controls "Ansa the Unhurried"
      And Bob controls "Wandering Ones"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Ansa the Unhurried"
      And Alice will choose "Clone"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Ansa the Unhurried            |
        | mana cost  | {1}{G}{W}                     |
        | mana value | 3                             |
        | color      | white and green               |
        | types      | Legendary Creature - Elf Monk |
        | size       | 2/4                           |
        | abilities  | none                          |
      And "Clone" is on the battlefield
      And "Ansa the Unhurried" is in Alice's graveyard
      And "Ansa the Unhurried" is owned by Alice
      And "Wandering Ones" is unchanged

    @id-original-turned-face-up-later @S0-16-X1 @S4-17-X1
    @C-010 @B-04 @CR-707.2b @CR-708.8
    Scenario: A Clone of a face-down creature stays nameless when that creature is turned face up
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Grinning Demon"
      And Alice casts "Clone"
      And "Clone" resolves
      And Alice has {2}{B}{B} to spend
      When Alice turns "Grinning Demon" face up
      Then "Grinning Demon" is:
        | name | Grinning Demon |
        | size | 6/6            |
      And "Clone" is:
        | name  | none     |
        | types | Creature |
        | size  | 2/2      |
      And "Clone" is unchanged

    @id-original-becomes-another-copy-later
    @C-019 @B-04 @CR-707.2b
    Scenario: A Clone stays what it is when its original becomes a copy of something else
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Branchsnap Lorian"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      When Bob has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Branchsnap Lorian"
      Then "Runeclaw Bear" is:
        | name | Branchsnap Lorian |
        | size | 4/1               |
      And "Clone" is:
        | name | Runeclaw Bear |
        | size | 2/2           |
      And "Clone" is unchanged

    @id-original-flips-later
    @C-014 @B-04 @CR-707.2b @CR-710.2
    Scenario: A Clone of a flip card stays unflipped when its original flips
      Given Bob controls "Nezumi Shortfang"
      And Alice will choose "Nezumi Shortfang"
      And Alice controls "Clone"
      When Bob has the effect "Flip target creature." on "Nezumi Shortfang"
      Then "Nezumi Shortfang" is:
        | name | Stabwhisker the Odious |
        | size | 3/3                    |
      And "Clone" is:
        | name | Nezumi Shortfang |
        | size | 1/1              |
      And "Clone" is unchanged

    @id-original-leaves-later
    @C-019 @CR-707.2b
    Scenario: A Clone stays what it is when its original is destroyed
      Given Bob controls "Branchsnap Lorian"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      When Alice has the effect "Destroy target creature." on "Branchsnap Lorian"
      Then "Branchsnap Lorian" is in Bob's graveyard
      And "Clone" is:
        | name  | Branchsnap Lorian |
        | types | Creature - Beast  |
        | size  | 4/1               |
      And "Clone" is unchanged

  Rule: A copy effect of a static ability takes its values when it begins to apply
    The copy effect lasts as long as the ability does and the object is one that it affects; what was copied stays as it
    was then.
    Today 707.2c; the editions of 2018 and before have no such rule.

    @id-static-copy-effect-begins @C-001 @C-004 @B-05 @CR-707.2c
    Scenario: A static ability makes its controller's creatures copies of a card in exile
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Runeclaw Bear"
      And "Likeness Frame" resolves
      When the top of the stack resolves
      Then "Runeclaw Bear" is in Bob's exile
      And the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Wandering Ones" is controlled by Alice
      And "Juggernaut" is unchanged

    @id-static-copy-effect-ends @C-011 @B-05 @CR-707.2c @CR-611.3a
    Scenario: Creatures are themselves again when the static ability that made them copies is gone
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      When Bob has the effect "Destroy target artifact." on "Likeness Frame"
      Then "Wandering Ones" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | types     | Creature - Spirit |
        | size      | 1/1               |
      And "Runeclaw Bear" is in Bob's exile
