Feature: 707.10e A copy with a given target

  Rule: The copy has the target that the effect gives it, or there is no copy
    Every target of the copy is that object. If it isn't a legal target for each instance of the word "target", the copy
    isn't made at all.
    Today 707.10e; the editions of 2018 and before have no such clause.

    @id-given-target-itself @C-071 @C-082 @B-23
    @CR-707.10e
    Scenario: A creature that has every instant copied for itself is the target of the copy
      Given the card
        """
        Vain Sprite {1}{U}
        Creature - Faerie 2/1
        Whenever a player casts an instant spell, copy that spell. The copy targets this creature.
        """
      And Alice controls "Vain Sprite"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Bob   |
      And "the copy" targets "Vain Sprite"
      And "the copy" is owned by Alice
      And "Giant Growth" is unchanged
      And "Vain Sprite" is unchanged

    @id-given-target-illegal @B-23
    @CR-707.10e
    Scenario: No copy is made if the given creature has protection from the colour of the spell
      Given the card
        """
        Vain Sprite {1}{U}
        Creature - Faerie 2/1
        Whenever a player casts an instant spell, copy that spell. The copy targets this creature.
        """
      And Alice controls "Vain Sprite"
      And Alice has the effect "Target creature gains protection from green until end of turn." on "Vain Sprite"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then the stack is:
        | "Giant Growth" | Bob |
      And "Giant Growth" is unchanged
      And "Vain Sprite" is unchanged

    @id-given-target-token @B-24
    @CR-707.10e
    Scenario: A copy is given the token that the same effect has created
      Given the card
        """
        Rallying Cry {2}{R}
        Enchantment
        Whenever you cast an instant spell, create a 1/1 red Soldier creature token, then copy that spell. The copy targets that token.
        """
      And Alice controls "Rallying Cry"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And the top of the stack resolves
      When "the copy" resolves
      Then "the token" is 4/4
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged
      And "Giant Growth" is unchanged

    @id-given-target-for-all-targets @B-23
    @CR-707.10e
    Scenario: Both targets of a copy are the given creature
      Given the card
        """
        Vain Sprite {1}{U}
        Creature - Faerie 2/1
        Whenever a player casts an instant spell, copy that spell. The copy targets this creature.
        """
      And the card
        """
        Double Measure {1}{G}
        Instant
        Untap target creature. Target creature gets +1/+1 until end of turn.
        """
      And Alice controls "Vain Sprite"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob has "Double Measure" in hand
      And Bob has {1}{G} to spend
      And Bob casts "Double Measure" targeting "Runeclaw Bear" and "Grizzly Bears"
      When the top of the stack resolves
      Then "the copy" targets "Vain Sprite" and "Vain Sprite"
      And "Double Measure" targets "Runeclaw Bear" and "Grizzly Bears"
      And "Double Measure" is unchanged

    @id-given-target-not-for-all-targets @B-23
    @CR-707.10e
    Scenario: No copy is made if the given creature is legal as one target and not as the other
      Given the card
        """
        Vain Sprite {1}{U}
        Creature - Faerie 2/1
        Whenever a player casts an instant spell, copy that spell. The copy targets this creature.
        """
      And the card
        """
        Twofold Stir {1}{U}
        Instant
        Target creature gets +1/+0 until end of turn. Untap target artifact.
        """
      And Alice controls "Vain Sprite"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Chimeric Staff"
      And Bob has "Twofold Stir" in hand
      And Bob has {1}{U} to spend
      And Bob casts "Twofold Stir" targeting "Runeclaw Bear" and "Chimeric Staff"
      When the top of the stack resolves
      Then the stack is:
        | "Twofold Stir" | Bob |
      And "Twofold Stir" is unchanged
      And "Vain Sprite" is unchanged
