Feature: 502 to 509 Steps

  Rule: What doesn't untap stays tapped through its controller's untap step

    502.3. Everything else of that player's untaps.

    @id-engine-does-not-untap @CR-502.3
    Scenario: A tapped creature that doesn't untap stays tapped, and the one beside it untaps
      Given the card
        """
        Sloth {G}
        Creature - Sloth 1/1
        This creature doesn't untap during your untap step.
        """
      And Alice controls "Sloth"
      And Alice controls "Runeclaw Bear"
      And Bob has the effect "Tap all creatures."
      When the game goes on to Alice's upkeep
      Then "Sloth" is tapped
      And "Runeclaw Bear" is untapped

  Rule: Attackers and blockers are declared in their steps

    508.1 and 509.1. Whether the game has gone there before or goes there for it makes no difference.

    @id-engine-declared-in-the-step @CR-508.1 @CR-509.1
    Scenario: Attackers and blockers are declared when the game is in the step already
      Given Alice controls "Crazed Armodon"
      And Bob controls "Runeclaw Bear"
      And the game goes on to the declare attackers step
      And Alice attacks with "Crazed Armodon"
      And the game goes on to the declare blockers step
      And Bob blocks "Crazed Armodon" with "Runeclaw Bear"
      When the game goes on to the postcombat main phase
      Then "Runeclaw Bear" is in Bob's graveyard
      And Bob has 20 life

    @id-engine-two-attackers-blocked @CR-509.1a
    Scenario: Each of two attackers is blocked by a creature of its own
      Given Alice controls "Crazed Armodon"
      And Alice controls "Wandering Ones"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice attacks with "Crazed Armodon" and "Wandering Ones"
      And Bob blocks "Crazed Armodon" with "Runeclaw Bear"
      And Bob blocks "Wandering Ones" with "Grizzly Bears"
      When the game goes on to the postcombat main phase
      Then "Runeclaw Bear" is in Bob's graveyard
      And "Wandering Ones" is in Alice's graveyard
      And Bob has 20 life

  Rule: After the turn of a player who has left comes that of the player after them

    800.4j. That turn itself goes on to its end.

    @id-engine-turn-of-one-who-left @CR-800.4j
    Scenario: The player after the one who leaves in their own turn has the next turn
      Given the players are Alice, Bob and Carol
      And Alice leaves the game
      And the game goes on to the upkeep
      When Carol has the effect "The active player draws a card."
      Then Bob has 1 card in hand
      And Carol has 0 cards in hand
