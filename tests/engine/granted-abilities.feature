Feature: 201.5 Abilities that name their source

  Rule: A name in an ability that was granted means what granted it

    201.5a. The name stands for the one object whose ability grants it, whoever has the ability then.

    @id-engine-ability-of-a-creature-names-the-artifact @CR-201.5a
    Scenario: A creature's ability puts a counter on the artifact that granted it
      Given the card
        """
        Ember Bowl {2}
        Artifact
        Creatures you control have "{1}: Put a charge counter on Ember Bowl."
        """
      And Alice controls "Ember Bowl"
      And Alice controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Runeclaw Bear"
      When the stack resolves
      Then "Ember Bowl" has 1 charge counter
      And "Runeclaw Bear" has no counters

    @id-engine-ability-of-a-creature-names-its-aura @CR-201.5a
    Scenario: A creature's ability returns the Aura that granted it
      Given the card
        """
        Silk Ribbon {W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature has "{1}: Return Silk Ribbon to its owner's hand."
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Silk Ribbon" in hand
      And Alice has {W} to spend
      And Alice casts "Silk Ribbon" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice has {1} to spend
      And Alice activates "{1}" of "Runeclaw Bear"
      When the stack resolves
      Then "Silk Ribbon" is in Alice's hand
      And "Runeclaw Bear" is on the battlefield

    @id-engine-token-counts-on-its-maker @CR-201.5a
    Scenario: A token is as big as its maker has counters
      Given the card
        """
        Moss Bed {4}{G}
        Enchantment
        {1}: Put a charge counter on Moss Bed.
        {2}: Create a green Plant creature token with "This creature's power and toughness are each equal to the number of charge counters on Moss Bed."
        """
      And Alice controls "Moss Bed"
      And Alice has {1}{2} to spend
      And Alice activates "{1}" of "Moss Bed"
      And the stack resolves
      And Alice activates "{2}" of "Moss Bed"
      And the stack resolves
      And "the token" is 1/1
      And Alice has {1} to spend
      And Alice activates "{1}" of "Moss Bed"
      When the stack resolves
      Then "the token" is 2/2
