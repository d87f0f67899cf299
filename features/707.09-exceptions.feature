Feature: 707.9 Modifications of and exceptions to copying

  Rule: A copy effect may carry modifications of the copying or exceptions to it
    Today 707.9; 706.9 in 2018; 503.9 in 2008 and 2007. What kinds there are is told by 707.9a to 707.9g.

    @id-exceptions-several-at-once @C-047 @C-050 @C-052 @C-048 @CR-707.9
    Scenario: All exceptions of one copy effect apply together
      Given the card
        """
        Gilded Impostor {2}{U}{R}
        Creature - Shapeshifter Rogue 2/3
        You may have this creature enter as a copy of any creature on the battlefield, except its name is Gilded Impostor, it's an artifact in addition to its other types, it doesn't copy that creature's color, and it has flying.
        """
      And Bob controls "Wall of Omens"
      And Alice has "Gilded Impostor" in hand
      And Alice has {2}{U}{R} to spend
      And Alice will choose "Wall of Omens"
      And Alice casts "Gilded Impostor"
      When "Gilded Impostor" resolves
      Then the copiable values of "Gilded Impostor" are:
        | name      | Gilded Impostor                         |
        | mana cost | {1}{W}                                  |
        | color     | blue and red                            |
        | types     | Artifact Creature - Wall                |
        | size      | 0/4                                     |
        | abilities | Defender                                |
        | abilities | When this creature enters, draw a card. |
        | abilities | Flying                                  |
      And "Wall of Omens" is unchanged

    @id-exceptions-add-up-along-a-chain @C-047 @C-050 @C-051 @B-15 @CR-707.9 @CR-707.3
    Scenario: The exceptions of a whole chain of copies add up
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Phyrexian Metamorph"
      And Alice will choose "Phyrexian Metamorph"
      And Alice controls "Copy Artifact"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Copy Artifact"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | types | Artifact Creature Enchantment - Bear |
      And the copiable values of "Phyrexian Metamorph" are those of "Runeclaw Bear", except:
        | types | Artifact Creature - Bear |
      And "Runeclaw Bear" is unchanged

    @id-exceptions-of-declined-copy @C-047 @CR-707.9
    Scenario: Exceptions don't apply to an object whose controller declines to copy
      Given Bob controls "Juggernaut"
      And Alice has "Copy Artifact" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Copy Artifact"
      When "Copy Artifact" resolves
      Then "Copy Artifact" is:
        | name      | Copy Artifact |
        | mana cost | {1}{U}        |
        | color     | blue          |
        | types     | Enchantment   |
        | size      | none          |
      And "Juggernaut" is unchanged

    @id-exceptions-replaced-by-next-copy @C-047 @C-051 @CR-707.9 @CR-707.4
    Scenario: The exceptions of an earlier copy effect don't outlast a later copying of something else
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Glasspool Mimic"
      When Bob has the effect "Target creature becomes a copy of another target creature." on "Glasspool Mimic" and "Wall of Omens"
      Then the copiable values of "Glasspool Mimic" are those of "Wall of Omens"
      And "Glasspool Mimic" is:
        | types | Creature - Wall |
        | size  | 0/4             |
      And "Wall of Omens" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-exceptions-leave-with-the-battlefield @C-047 @CR-707.9 @CR-400.7
    Scenario: A card in the graveyard keeps nothing of the exceptions of the copy it was
      Given Bob controls "Juggernaut"
      And Alice will choose "Juggernaut"
      And Alice controls "Copy Artifact"
      When Bob has the effect "Destroy target artifact." on "Copy Artifact"
      Then "Copy Artifact" is in Alice's graveyard
      And "Copy Artifact" is:
        | name      | Copy Artifact |
        | mana cost | {1}{U}        |
        | color     | blue          |
        | types     | Enchantment   |
        | size      | none          |
      And "Juggernaut" is unchanged
