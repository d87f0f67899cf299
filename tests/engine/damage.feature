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

  Rule: Damage to a planeswalker takes loyalty counters

    120.3c. No more than there are; the rest of the damage is dealt all the same. A planeswalker that is a creature as
    well has the damage marked on it besides.

    @id-engine-damage-to-a-planeswalker @CR-120.3c
    Scenario: A planeswalker loses as many loyalty counters as it is dealt damage
      Given the card
        """
        Vera the Wary {2}{W}
        Legendary Planeswalker loyalty 3
        +1: You gain 1 life.
        """
      And the card
        """
        Spark Imp {1}{R}
        Creature - Imp 1/1
        Lifelink
        {T}: This creature deals 2 damage to any target.
        """
      And Bob controls "Vera the Wary"
      And Alice controls "Spark Imp"
      And Alice activates "{T}" of "Spark Imp" targeting "Vera the Wary"
      When the stack resolves
      Then "Vera the Wary" has 1 loyalty counter
      And Alice has 22 life

    @id-engine-damage-to-a-creature-planeswalker @CR-120.3c @CR-120.3e
    Scenario: A planeswalker that is a creature loses loyalty and has the damage marked on it
      Given the card
        """
        Vera the Wary {2}{W}
        Legendary Planeswalker loyalty 5
        +1: You gain 1 life.
        """
      And the card
        """
        Spark Imp {1}{R}
        Creature - Imp 1/1
        {T}: This creature deals 2 damage to any target.
        """
      And Bob controls "Vera the Wary"
      And Alice controls "Spark Imp"
      And Bob has the effect "Target planeswalker becomes a creature in addition to its other types and has base power and toughness 4/4 until end of turn." on "Vera the Wary"
      And Alice activates "{T}" of "Spark Imp" targeting "Vera the Wary"
      And the stack resolves
      And "Vera the Wary" has 3 loyalty counters
      When Alice has the effect "Target creature gets -2/-2 until end of turn." on "Vera the Wary"
      Then "Vera the Wary" is in Bob's graveyard

    @id-engine-damage-to-a-planeswalker-without-loyalty-left @CR-120.3c @CR-704.5i
    Scenario: A planeswalker with less loyalty than damage goes, and lifelink counts all of the damage
      Given the card
        """
        Vera the Wary {2}{W}
        Legendary Planeswalker loyalty 3
        +1: You gain 1 life.
        """
      And the card
        """
        Spark Imp {1}{R}
        Creature - Imp 1/1
        Lifelink
        {T}: This creature deals 5 damage to any target.
        """
      And Bob controls "Vera the Wary"
      And Alice controls "Spark Imp"
      And Alice activates "{T}" of "Spark Imp" targeting "Vera the Wary"
      When the stack resolves
      Then "Vera the Wary" is in Bob's graveyard
      And Alice has 25 life

  Rule: What is no creature, planeswalker or player is dealt no damage

    120.1a.

    @id-engine-damage-to-what-is-no-creature @CR-120.1a
    Scenario: A creature that has become an artifact alone is dealt no damage, and lifelink gains nothing by it
      Given the card
        """
        Stern Moth {1}{W}
        Creature - Insect 1/1
        Lifelink
        Whenever a creature becomes tapped, this creature deals 1 damage to it.
        """
      And the card
        """
        Grumpy Boar {1}{R}
        Creature - Boar 0/4
        Whenever this creature is dealt damage, draw a card.
        """
      And Alice controls "Stern Moth"
      And Bob controls "Grumpy Boar"
      And Bob controls "Chimeric Staff"
      And Alice has the effect "Tap target creature." on "Grumpy Boar"
      And the stack is:
        | ability of "Stern Moth" | Alice |
      And Bob has the effect "Target creature becomes an artifact." on "Grumpy Boar"
      When the stack resolves
      Then Alice has 20 life
      And Bob has 0 cards in hand
      And "Grumpy Boar" is unchanged

  Rule: Damage can be dealt to several players at once

    @id-engine-damage-to-players @CR-120.3a
    Scenario Outline: <whom> is dealt damage
      Given the players are Alice, Bob and Carol
      And the card
        """
        Fire Jar {1}
        Artifact
        {T}: This artifact deals 2 damage to <whom>.
        """
      And Alice controls "Fire Jar"
      And Alice activates "{T}" of "Fire Jar"
      When the stack resolves
      Then Alice has <alice> life
      And Bob has 18 life
      And Carol has 18 life

      Examples:
        | whom              | alice |
        | each player       | 18    |
        | each opponent     | 20    |
        | each other player | 20    |
