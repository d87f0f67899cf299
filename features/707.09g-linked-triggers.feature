Feature: 707.9g Triggered abilities linked to a copy effect

  Rule: A copy effect may be linked to a triggered ability that stands in the same paragraph
    Today 707.9g with 603.11 and 607.2h (the linking alone: 607.2g in 2018, 407.2e in 2008); no such rule about copy
    effects before August 2019.

    @id-linked-trigger-triggers @C-066 @CR-707.9g @CR-607.2h
    Scenario: A "When you do" ability triggers as its creature enters as a copy that doesn't have it
      By the letter of the rules of August and September 2019 it wouldn't trigger, as the copy lacks the ability.

      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Borrowed Shadow"
      When "Borrowed Shadow" resolves
      Then the stack is:
        | ability of "Borrowed Shadow" | Alice |
      And the copiable values of "Borrowed Shadow" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

    @id-linked-trigger-of-each-that-enters @C-066 @CR-707.9g @CR-603.3b
    Scenario: The "When you do" abilities of two creatures that enter together as copies both trigger
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      And Alice has "Borrowed Shadow" in graveyard called "the first Shadow"
      And Alice has "Borrowed Shadow" in graveyard called "the second Shadow"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "Wandering Ones"
      And Alice will choose "the first Shadow"
      And Alice has the effect "Return all creature cards from your graveyard to the battlefield."
      When the stack resolves
      Then "Runeclaw Bear" is tapped
      And "Wandering Ones" is tapped
      And the copiable values of "the first Shadow" are those of "Runeclaw Bear"
      And the copiable values of "the second Shadow" are those of "Wandering Ones"
      And Alice has 0 cards in graveyard

    @id-linked-trigger-means-the-copied @C-066 @CR-707.9g @CR-603.11
    Scenario: A linked "tap that creature" taps the creature that was copied and no other
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear" called "the first Bear"
      And Bob controls "Runeclaw Bear" called "the second Bear"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the second Bear"
      And Alice casts "Borrowed Shadow"
      And "Borrowed Shadow" resolves
      When the top of the stack resolves
      Then "the second Bear" is tapped
      And "the first Bear" is unchanged
      And "Borrowed Shadow" is unchanged
      And the stack is empty

    @id-linked-trigger-declined @C-066 @CR-707.9g @CR-607.2h
    Scenario: A linked ability doesn't trigger if its creature enters as itself
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Borrowed Shadow"
      When "Borrowed Shadow" resolves
      Then the stack is empty
      And "Borrowed Shadow" is:
        | name  | Borrowed Shadow         |
        | color | blue                    |
        | types | Creature - Shapeshifter |
        | size  | 1/1                     |
      And "Runeclaw Bear" is unchanged

    @id-linked-trigger-not-copied @C-066 @CR-707.9g @CR-707.3
    Scenario: A Clone of a creature that entered through a linked copy effect has no part of it
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Alice controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Borrowed Shadow"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Borrowed Shadow"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the stack is empty
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Borrowed Shadow" is unchanged

    @id-linked-trigger-other-copying @C-066 @CR-707.9g @CR-607.2h
    Scenario: A linked ability doesn't trigger when its creature becomes a copy by another effect
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "nothing"
      And Alice controls "Borrowed Shadow"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Borrowed Shadow" and "Runeclaw Bear"
      Then the stack is empty
      And the copiable values of "Borrowed Shadow" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

  Rule: The linked ability doesn't trigger if another copy effect is applied to the object after that one
    Today 707.9g, since October 2019; no such rule in 2018, 2008 and 2007.

    @id-linked-trigger-through-unfinished-copier @C-067 @K-25 @B-64 @CR-707.9g @CR-616.1f
    Scenario: A linked ability doesn't trigger if its creature goes on to copy through what it copied
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And the card
        """
        Eager Understudy {2}{W}
        Creature - Human 2/1
        You may have this creature enter as a copy of any creature on the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Eager Understudy"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Eager Understudy"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Borrowed Shadow"
      When "Borrowed Shadow" resolves
      Then the stack is empty
      And the copiable values of "Borrowed Shadow" are those of "Runeclaw Bear"
      And "Eager Understudy" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-linked-trigger-further-copy-declined @C-067 @C-066 @CR-707.9g
    Scenario: A linked ability triggers if its creature could go on to copy but doesn't
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And the card
        """
        Eager Understudy {2}{W}
        Creature - Human 2/1
        You may have this creature enter as a copy of any creature on the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Eager Understudy"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Eager Understudy"
      And Alice will choose "nothing"
      And Alice casts "Borrowed Shadow"
      And "Borrowed Shadow" resolves
      When the top of the stack resolves
      Then "Eager Understudy" is tapped
      And the copiable values of "Borrowed Shadow" are those of "Eager Understudy"
      And "Runeclaw Bear" is unchanged

    @id-linked-trigger-of-the-last-copy-effect @C-066 @C-067 @CR-707.9g @CR-616.1f
    Scenario: A Clone that copies an unfinished creature with a linked ability and through it a Bear triggers it
      Here the copy effect with the linked ability is the last one applied.

      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Bob will choose "nothing"
      And Bob controls "Borrowed Shadow"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Borrowed Shadow"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      And "Clone" resolves
      When the top of the stack resolves
      Then "Runeclaw Bear" is tapped
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Borrowed Shadow" is unchanged
      And "Wandering Ones" is unchanged

    @id-linked-trigger-one-of-two @C-066 @C-067 @CR-707.9g @CR-607.5
    Scenario: Of two copy effects with linked abilities only the later one's triggers
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And the card
        """
        Whispering Mimic {2}{B}
        Creature - Shapeshifter 2/1
        You may have this creature enter as a copy of any creature on the battlefield. When you do, you gain 3 life.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Whispering Mimic"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Whispering Mimic"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Borrowed Shadow"
      And "Borrowed Shadow" resolves
      When the top of the stack resolves
      Then Alice has 23 life
      And the stack is empty
      And "Whispering Mimic" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-linked-trigger-essence-of-the-wild @C-067 @C-034 @CR-707.9g @CR-616.1c
    Scenario: A linked ability doesn't trigger if Essence of the Wild's effect is applied after its copy effect
      Given the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, tap that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Essence of the Wild"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Borrowed Shadow"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Borrowed Shadow"
      When "Borrowed Shadow" resolves
      Then the stack is empty
      And "Borrowed Shadow" is 6/6
      And the copiable values of "Borrowed Shadow" are those of "Essence of the Wild"
      And "Runeclaw Bear" is unchanged
