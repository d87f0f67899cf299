Feature: 120 and 701.14 Damage and fights

  Rule: Both fight or none does

    701.14b. If one of the two isn't a creature any more, neither deals or is dealt damage.

    @id-engine-fight-of-what-is-no-creature @CR-701.14b
    Scenario: A creature doesn't fight what has become a copy of an artifact that is no creature
      Given the card
        """
        Alley Cat {1}{G}
        Creature - Cat 3/3
        {G}: This creature fights target creature.
        """
      And the card
        """
        Temple Cat {1}{W}
        Creature - Cat 2/4
        Lifelink
        """
      And Alice controls "Alley Cat"
      And Bob controls "Temple Cat"
      And Alice controls "Chimeric Staff"
      And Alice has {G} to spend
      And Alice activates "{G}" of "Alley Cat" targeting "Temple Cat"
      And Alice has the effect "Target creature becomes a copy of target artifact until end of turn." on "Alley Cat" and "Chimeric Staff"
      When the stack resolves
      Then Bob has 20 life
      And "Temple Cat" is unchanged
      And "Alley Cat" is unchanged

  Rule: Being dealt damage is one thing, dealing it another

    701.14a and 120.8. A source with power 0 deals no damage at all, and is dealt the other's all the same.

    @id-engine-fight-with-no-power @CR-701.14a @CR-120.8
    Scenario: A creature with power 0 that fights is dealt damage
      Given the card
        """
        Grumpy Boar {1}{R}
        Creature - Boar 0/4
        Whenever this creature is dealt damage, draw a card.
        """
      And the card
        """
        Calm Ox {1}{W}
        Creature - Ox 3/5
        Whenever this creature is dealt damage, you gain 1 life.
        """
      And Alice controls "Grumpy Boar"
      And Bob controls "Calm Ox"
      When Alice has the effect "Target creature fights another target creature." on "Grumpy Boar" and "Calm Ox"
      Then the stack is:
        | ability of "Grumpy Boar" | Alice |
      And "Grumpy Boar" is on the battlefield
