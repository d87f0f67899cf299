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

    @id-static-copy-effect-ends-for-all @C-011 @B-05 @CR-707.2c @CR-611.3a
    Scenario: All the creatures that a static ability made copies are themselves again when it is gone
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice controls "Wandering Ones"
      And Alice controls "Mulldrifter"
      And the copiable values of "Mulldrifter" are those of "Runeclaw Bear"
      When Bob has the effect "Destroy target artifact." on "Likeness Frame"
      Then "Wandering Ones" is:
        | name | Wandering Ones |
        | size | 1/1            |
      And "Mulldrifter" is:
        | name      | Mulldrifter                                |
        | types     | Creature - Elemental                       |
        | abilities | Flying                                     |
        | abilities | When this creature enters, draw two cards. |
        | abilities | Evoke {2}{U}                               |
      And "Runeclaw Bear" is in Bob's exile

    @id-static-copy-effects-of-one-object @C-001 @CR-707.2c @CR-611.3a
    Scenario: Of two static abilities that make copies, the one whose condition isn't met makes none, and the other does
      Given the card
        """
        Twofold Mirror {3}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        As long as you control a land, other artifacts you control are copies of the exiled card.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Alice controls "Chimeric Staff"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Twofold Mirror" in hand
      And Alice has {3} to spend
      And Alice casts "Twofold Mirror"
      And Alice will choose "Runeclaw Bear"
      And "Twofold Mirror" resolves
      When the top of the stack resolves
      Then the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Chimeric Staff" is unchanged
      And "Twofold Mirror" is unchanged

    @id-static-copy-effect-and-its-original @C-001 @C-048 @CR-707.2c @CR-707.9a
    Scenario: The creature that is copied has the exception too if it is one of those that are copies, and each has it once
      Given the card
        """
        Winged Mob {2}{U}
        Enchantment - Aura
        Enchant creature
        Creatures you control are copies of enchanted creature, except they have flying.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      And Alice has "Winged Mob" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Winged Mob" targeting "Runeclaw Bear"
      When "Winged Mob" resolves
      Then "Wandering Ones" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | Flying          |
      And "Runeclaw Bear" is:
        | abilities | Flying |
      And the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Juggernaut" is unchanged

    @id-static-copy-effects-of-one-object-together @C-001 @CR-707.2c @CR-611.3a
    Scenario: Two static abilities of one artifact that make copies both do if the condition of the one is met
      Given the card
        """
        Twofold Mirror {3}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        As long as you control a land, other artifacts you control are copies of the exiled card.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Treetop Village"
      And Alice controls "Wandering Ones"
      And Alice controls "Chimeric Staff"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Twofold Mirror" in hand
      And Alice has {3} to spend
      And Alice casts "Twofold Mirror"
      And Alice will choose "Runeclaw Bear"
      And "Twofold Mirror" resolves
      When the top of the stack resolves
      Then the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And the copiable values of "Chimeric Staff" are those of "Runeclaw Bear"
      And "Twofold Mirror" is unchanged
      And "Treetop Village" is unchanged

  Rule: The copy effect of a static ability applies even though it takes the ability away
    Today 611.3a and 613.6; 611.3a and 613.5 in 2018. What an object is gets worked out from the start: there it has the
    ability, so the copy effect applies, in the first layer, and goes on applying when the ability is gone by that. What
    removes abilities in a later layer comes too late, and so does what changes types.

    @id-static-copy-effect-on-itself @C-001 @C-026 @CR-611.3a @CR-613.6
    Scenario: An artifact whose static ability makes it a copy stays one, without the ability
      Given the card
        """
        Mirror Idol {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        This artifact is a copy of the exiled card.
        """
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Mirror Idol" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Idol"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And "Mirror Idol" is 2/2
      When the game goes on to Bob's upkeep
      Then "Mirror Idol" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |
      And the copiable values of "Mirror Idol" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is in Bob's exile

    @id-static-copy-effect-on-its-own-kind @C-001 @C-026 @CR-611.3a @CR-613.6
    Scenario: A creature whose static ability makes creatures copies is one of them
      Given the card
        """
        Likeness Golem {3}
        Artifact Creature - Golem 3/3
        When this creature enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Golem" in hand
      And Alice has {3} to spend
      And Alice casts "Likeness Golem"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      When the game goes on to Bob's upkeep
      Then the copiable values of "Likeness Golem" are those of "Runeclaw Bear"
      And the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Likeness Golem" is 2/2

    @id-static-copy-effect-ends-its-condition @C-001 @C-026 @CR-611.3a @CR-613.6
    Scenario: A copy effect that needs an artifact goes on when the only artifact becomes a copy of a Bear by it
      Given the card
        """
        Mirror Idol {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        As long as you control an artifact, this artifact is a copy of the exiled card.
        """
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Mirror Idol" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Idol"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      When the game goes on to Bob's upkeep
      Then the copiable values of "Mirror Idol" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is in Bob's exile

    @id-static-copy-effect-makes-no-creatures @C-001 @C-026 @CR-611.3a @CR-613.6
    Scenario: Creatures that become copies of a land by a static ability stay copies of it
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob has "Mutavault" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Mutavault"
      And the stack resolves
      When the game goes on to Bob's upkeep
      Then "Wandering Ones" is:
        | name  | Mutavault |
        | types | Land      |
        | size  | none      |
      And the copiable values of "Wandering Ones" are those of "Mutavault"

    @id-static-copy-effect-without-abilities @C-001 @C-026 @CR-613.1a @CR-613.6
    Scenario: Creatures stay copies when the artifact that makes them so loses all abilities
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
      When Bob has the effect "Target artifact loses all abilities until end of turn." on "Likeness Frame"
      Then the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Wandering Ones" is 2/2
      And "Likeness Frame" doesn't have the ability "Creatures you control are copies of the exiled card."

    @id-static-copy-effect-given-too-late @C-001 @C-026 @CR-613.1a @CR-613.6
    Scenario: A static ability that an effect gives is too late to make anything a copy
      Given the card
        """
        Late Likeness {2}
        Artifact
        {1}: Target creature gains "Artifacts are copies of this creature." until end of turn.
        """
      And Alice controls "Late Likeness"
      And Alice controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Late Likeness" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Late Likeness" is unchanged
      And "Runeclaw Bear" has the ability "Artifacts are copies of this creature."

    @id-static-copy-effect-and-becoming-a-copy @C-001 @C-026 @CR-613.8a @CR-611.2a
    Scenario: An artifact that is a copy by its own ability is another copy for a turn, and the first again afterwards
      Given the card
        """
        Mirror Idol {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        This artifact is a copy of the exiled card.
        """
      And Bob has "Runeclaw Bear" in graveyard
      And Bob controls "Wandering Ones"
      And Alice has "Mirror Idol" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Idol"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Mirror Idol" and "Wandering Ones"
      And the copiable values of "Mirror Idol" are those of "Wandering Ones"
      When the game goes on to Bob's upkeep
      Then the copiable values of "Mirror Idol" are those of "Runeclaw Bear"
      And "Wandering Ones" is on the battlefield

    @id-static-copy-effect-depends-on-another @C-001 @C-026 @CR-613.8a @CR-613.8b
    Scenario: A copy effect waits for a younger one that takes its ability away
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Other artifacts are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Mutavault" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And "Wandering Ones" is 2/2
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Mutavault"
      When the stack resolves
      Then the copiable values of "Likeness Frame" are those of "Mutavault"
      And "Wandering Ones" is:
        | name | Wandering Ones |
        | size | 1/1            |

    @id-static-copy-effects-against-each-other @C-001 @C-026 @CR-613.8b
    Scenario: Of two artifacts that would each make the other a copy, the older one does
      Given the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        As long as a player controls a land, other artifacts are copies of the exiled card.
        """
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Wandering Ones" in graveyard
      And Alice has "Mirror Wall" in hand called "the old Wall"
      And Alice has "Mirror Wall" in hand called "the young Wall"
      And Alice has {2}{2} to spend
      And Alice casts "the old Wall"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice casts "the young Wall"
      And Alice will choose "Wandering Ones"
      And the stack resolves
      When Bob controls "Mutavault"
      Then the copiable values of "the young Wall" are those of "Runeclaw Bear"
      And "the old Wall" is unchanged

    @id-static-copy-effect-before-enters-triggers @C-001 @C-026 @CR-603.6a @CR-611.3a
    Scenario: An artifact that a static ability makes a copy has no enters trigger of its own
      Given the card
        """
        Likeness Wall {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Other artifacts are copies of the exiled card.
        """
      And the card
        """
        Welcome Mat {1}
        Artifact
        When this artifact enters, draw a card.
        """
      And Bob has "Mutavault" in graveyard
      And Alice has "Likeness Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Wall"
      And Alice will choose "Mutavault"
      And the stack resolves
      And Alice has "Welcome Mat" in hand
      And Alice has {1} to spend
      And Alice casts "Welcome Mat"
      When "Welcome Mat" resolves
      Then the stack is empty
      And the copiable values of "Welcome Mat" are those of "Mutavault"

    @id-static-copy-effect-is-as-old-as-its-source @C-001 @C-026 @CR-613.7a
    Scenario: A copy effect whose condition is met later is still as old as the artifact that it is from
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        As long as you control a land, creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Juggernaut"
      When Alice controls "Mutavault"
      Then the copiable values of "Wandering Ones" are those of "Juggernaut"
      And "Juggernaut" is unchanged

    @id-static-copy-effect-on-an-artifact-by-copying @C-001 @C-022 @C-026 @CR-613.6 @CR-613.7a
    Scenario: A Clone that is an artifact because of what it copied stays the copy of a land that an artifact has to be
      Given the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Other artifacts you control are copies of the exiled card.
        """
      And Bob controls "Juggernaut"
      And Alice will choose "Juggernaut"
      And Alice controls "Clone"
      And Bob has "Mutavault" in graveyard
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Mutavault"
      And the stack resolves
      When the game goes on to Bob's upkeep
      Then "Clone" is:
        | name  | Mutavault |
        | types | Land      |
        | size  | none      |
      And the copiable values of "Clone" are those of "Mutavault"
      And "Juggernaut" is unchanged

    @id-static-copy-effect-that-was-copied @C-001 @C-017 @C-026 @CR-613.8a
    Scenario: A static copy effect that creatures have as copies applies as well, after the one that made them copies
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target enchantment card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And the card
        """
        Mirror Veil {1}{U}
        Enchantment
        Lands you control are copies of this enchantment.
        """
      And Alice controls "Wandering Ones"
      And Alice controls "Mutavault"
      And Bob controls "Treetop Village"
      And Bob has "Mirror Veil" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Mirror Veil"
      And "Likeness Frame" resolves
      When the top of the stack resolves
      Then the copiable values of "Wandering Ones" are those of "Mirror Veil"
      And the copiable values of "Mutavault" are those of "Mirror Veil"
      And "Mirror Veil" is in Bob's exile
      And "Treetop Village" is unchanged

    @id-static-copy-effect-depends-on-one-of-several @C-001 @C-026 @CR-613.8a @CR-613.8b
    Scenario: A copy effect waits for the one that takes its ability away, whatever else that one affects
      Given the card
        """
        Likeness Frame {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target creature card from a graveyard.
        Creatures your opponents control are copies of the exiled card.
        """
      And the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Other artifacts are copies of the exiled card.
        """
      And Alice controls "Chimeric Staff"
      And Alice controls "Wandering Ones"
      And Bob controls "Grizzly Bears"
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Crazed Armodon" in graveyard
      And Bob has "Mutavault" in graveyard
      And Alice has "Likeness Frame" in hand
      And Alice has "Likeness Rite" in hand
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Likeness Frame"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Crazed Armodon"
      And the stack resolves
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Mutavault"
      When the stack resolves
      Then the copiable values of "Likeness Frame" are those of "Mutavault"
      And the copiable values of "Chimeric Staff" are those of "Mutavault"
      And "Wandering Ones" is:
        | name | Wandering Ones |
        | size | 1/1            |
      And the copiable values of "Grizzly Bears" are those of "Crazed Armodon"

    @id-static-copy-effect-waits-for-what-it-affects @C-001 @C-026 @CR-613.8a @CR-613.8b
    Scenario: A copy effect on artifacts is applied after a younger one that makes creatures artifacts
      Given the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target creature card from a graveyard.
        Creatures your opponents control are copies of the exiled card.
        """
      And the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Other artifacts you control are copies of the exiled card.
        """
      And the card
        """
        Likeness Ape {3}{G}
        Creature - Ape 3/3
        When this creature enters, exile target artifact card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob controls "Crazed Armodon"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Rite" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Bob has "Mutavault" in graveyard
      And Bob has "Juggernaut" in graveyard
      And Alice has "Mirror Wall" in hand
      And Alice has "Likeness Ape" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Mutavault"
      And the stack resolves
      And "Wandering Ones" is 1/1
      And Alice has {3}{G} to spend
      And Alice casts "Likeness Ape"
      And Alice will choose "Juggernaut"
      And "Likeness Ape" resolves
      When the top of the stack resolves
      Then the copiable values of "Wandering Ones" are those of "Mutavault"
      And the copiable values of "Likeness Ape" are those of "Mutavault"
      And "Wandering Ones" is:
        | types | Land |
        | size  | none |
      And the copiable values of "Crazed Armodon" are those of "Runeclaw Bear"
      And "Crazed Armodon" is unchanged

    @id-static-copy-effect-that-applies-waits @C-001 @C-026 @CR-613.8a @CR-613.8c
    Scenario: A copy effect on artifacts that applies already comes after a younger one that makes creatures artifacts
      Given the card
        """
        Brass Cat {2}
        Artifact Creature - Cat 2/1
        """
      And the card
        """
        Cog Valley
        Artifact Land
        {T}: Add {C}.
        """
      And the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Other artifacts you control are copies of the exiled card.
        """
      And the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target land card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Juggernaut"
      And Alice controls "Juggernaut" called "the second Juggernaut"
      And Alice controls "Wandering Ones"
      And Bob has "Brass Cat" in graveyard
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Brass Cat"
      And the stack resolves
      And "Juggernaut" is 2/1
      And "Wandering Ones" is 1/1
      And Bob has "Cog Valley" in graveyard
      And Alice has "Likeness Rite" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Cog Valley"
      When the stack resolves
      Then the copiable values of "Juggernaut" are:
        | name      | Brass Cat               |
        | types     | Artifact Creature - Cat |
        | size      | 2/1                     |
        | abilities | none                    |
      And the copiable values of "the second Juggernaut" are those of "Juggernaut"
      And the copiable values of "Wandering Ones" are those of "Juggernaut"
      And "Mirror Wall" is unchanged

    @id-static-copy-effect-that-adds-no-artifacts @C-001 @C-052 @C-026 @CR-613.8a @CR-707.9c
    Scenario: A copy effect on artifacts waits for none that leaves what is a copy of an artifact an artifact
      Given the card
        """
        Brass Cat {2}
        Artifact Creature - Cat 2/1
        """
      And the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Other artifacts you control are copies of the exiled card.
        """
      And the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target creature card from a graveyard.
        Creatures you control are copies of the exiled card, except they don't copy its types.
        """
      And Bob controls "Juggernaut"
      And Alice controls "Wandering Ones"
      And Alice has the effect "Target creature you control becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      And Bob has "Brass Cat" in graveyard
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Brass Cat"
      And the stack resolves
      And "Wandering Ones" is 2/1
      And Bob has "Crazed Armodon" in graveyard
      And Alice has "Likeness Rite" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Crazed Armodon"
      When the stack resolves
      Then the copiable values of "Wandering Ones" are those of "Crazed Armodon", except:
        | types | Artifact Creature - Cat |
      And "Juggernaut" is unchanged

    @id-static-copy-effects-one-after-the-other @C-001 @C-026 @CR-613.8a @CR-613.8c
    Scenario: Of three copy effects the oldest waits for the second, and that one for the youngest
      Given the card
        """
        Grove Likeness {2}{G}
        Enchantment
        When this enchantment enters, exile target creature card from a graveyard.
        Lands you control are copies of the exiled card.
        """
      And the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target land card from a graveyard.
        Other artifacts you control are copies of the exiled card.
        """
      And the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target artifact card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And Alice controls "Chimeric Staff"
      And Alice controls "Wandering Ones"
      And Bob has "Crazed Armodon" in graveyard
      And Alice has "Grove Likeness" in hand
      And Alice has {2}{G} to spend
      And Alice casts "Grove Likeness"
      And Alice will choose "Crazed Armodon"
      And the stack resolves
      And Bob has "Mutavault" in graveyard
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Mutavault"
      And the stack resolves
      And "Wandering Ones" is 1/1
      And Bob has "Juggernaut" in graveyard
      And Alice has "Likeness Rite" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Juggernaut"
      When the stack resolves
      Then the copiable values of "Wandering Ones" are:
        | name  | Crazed Armodon      |
        | types | Creature - Elephant |
        | size  | 3/3                 |
      And the copiable values of "Chimeric Staff" are those of "Wandering Ones"
      And "Mirror Wall" is unchanged

    @id-static-copy-effect-that-waits-no-longer @C-001 @C-052 @C-026 @CR-613.8a @CR-613.8c
    Scenario: A copy effect that waited for one that is taken away is applied after what took it away
      Given the card
        """
        Mirror Wall {2}
        Artifact
        When this artifact enters, exile target creature card from a graveyard.
        Other artifacts you control are copies of the exiled card, except they don't copy its types.
        """
      And the card
        """
        Hushed Likeness {2}{W}
        Enchantment
        When this enchantment enters, exile target creature card from a graveyard.
        As long as a player controls a land, other enchantments you control are copies of the exiled card, except they don't copy its types.
        """
      And the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target artifact card from a graveyard.
        Creatures you control are copies of the exiled card.
        """
      And the card
        """
        Gilded Psalm {3}{W}
        Artifact Enchantment
        {T}: You gain 1 life.
        """
      And Alice controls "Gilded Psalm"
      And Alice controls "Wandering Ones"
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Mirror Wall" in hand
      And Alice has {2} to spend
      And Alice casts "Mirror Wall"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Bob has "Crazed Armodon" in graveyard
      And Alice has "Hushed Likeness" in hand
      And Alice has {2}{W} to spend
      And Alice casts "Hushed Likeness"
      And Alice will choose "Crazed Armodon"
      And the stack resolves
      And Bob has "Juggernaut" in graveyard
      And Alice has "Likeness Rite" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Juggernaut"
      And the stack resolves
      And "Wandering Ones" is:
        | name  | Runeclaw Bear                  |
        | types | Artifact Creature - Juggernaut |
      When Bob controls "Mutavault"
      Then "Likeness Rite" is:
        | name  | Crazed Armodon |
        | types | Enchantment    |
      And "Wandering Ones" is:
        | name | Wandering Ones |
      And "Gilded Psalm" is:
        | name  | Runeclaw Bear        |
        | types | Artifact Enchantment |

    @id-static-copy-effect-copies-what-another-made @C-001 @C-007 @C-026 @CR-613.8a @CR-613.8b
    Scenario: Of two copy effects that begin together, the older one copies what the younger one has made of its original
      Given the card
        """
        Common Mask {1}{U}
        Enchantment - Aura
        Enchant creature
        As long as a player controls a land, creatures you control are copies of enchanted creature.
        """
      And the card
        """
        Likeness Rite {2}{B}
        Enchantment
        When this enchantment enters, exile target creature card from a graveyard.
        As long as a player controls a land, creatures your opponents control are copies of the exiled card.
        """
      And Alice controls "Wandering Ones"
      And Bob controls "Crazed Armodon"
      And Alice has "Common Mask" in hand
      And Alice has {1}{U} to spend
      And Alice casts "Common Mask" targeting "Crazed Armodon"
      And the stack resolves
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has "Likeness Rite" in hand
      And Alice has {2}{B} to spend
      And Alice casts "Likeness Rite"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And "Wandering Ones" is 1/1
      When Bob controls "Mutavault"
      Then the copiable values of "Crazed Armodon" are those of "Runeclaw Bear"
      And the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Wandering Ones" is 2/2
