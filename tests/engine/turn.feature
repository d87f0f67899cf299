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

  Rule: Whatever taps or untaps a permanent, it becomes tapped or untapped

    502.3, 508.1f and 701.19a. What triggers on it in the untap step waits for the upkeep.

    @id-engine-tapped-by-attacking @CR-508.1f
    Scenario: An attacker becomes tapped, and one with vigilance doesn't
      Given the card
        """
        Rope Bridge {2}
        Artifact
        Whenever a creature becomes tapped, you gain 1 life.
        """
      And the card
        """
        Calm Ox {2}{W}
        Creature - Ox 2/2
        Vigilance
        """
      And Bob controls "Rope Bridge"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Calm Ox"
      And Alice attacks with "Runeclaw Bear" and "Calm Ox"
      When the stack resolves
      Then Bob has 21 life
      And "Calm Ox" is untapped

    @id-engine-untapped-in-the-untap-step @CR-502.3 @CR-502.4
    Scenario: What triggers when a creature untaps in the untap step goes onto the stack in the upkeep
      Given the card
        """
        Woken Elf {1}{G}
        Creature - Elf 2/2
        Whenever this creature becomes untapped, you gain 1 life.
        """
      And Alice controls "Woken Elf"
      And Bob has the effect "Tap target creature." on "Woken Elf"
      When the game goes on to Alice's upkeep
      Then the stack is:
        | ability of "Woken Elf" | Alice |
      And "Woken Elf" is untapped

    @id-engine-tapped-by-regenerating @CR-701.19a
    Scenario: A creature that regenerates becomes tapped
      Given the card
        """
        Old Troll {2}{G}
        Creature - Troll 2/2
        {G}: Regenerate this creature.
        Whenever this creature becomes tapped, you gain 1 life.
        """
      And Alice controls "Old Troll"
      And Alice has {G} to spend
      And Alice activates "{G}" of "Old Troll"
      And the stack resolves
      And Bob has the effect "Destroy target creature." on "Old Troll"
      When the stack resolves
      Then Alice has 21 life
      And "Old Troll" is tapped

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

  Rule: Another cleanup step follows one in which something happened

    514.3a. What lasts until end of turn and began in the first of them ends in the second.

    @id-engine-discard-in-the-cleanup-step @CR-514.1 @CR-514.3a
    Scenario: What triggers when a player discards down to seven cards goes onto the stack in the cleanup step
      Given the card
        """
        Bone Ledger {2}
        Artifact
        Whenever you discard a card, you gain 1 life.
        """
      And Alice controls "Bone Ledger"
      And Alice has "Runeclaw Bear" in hand
      And Alice has the effect "Draw seven cards."
      And Alice will choose "Runeclaw Bear"
      When the game goes on to the cleanup step
      Then the stack is:
        | ability of "Bone Ledger" | Alice |
      And "Runeclaw Bear" is in Alice's graveyard

    @id-engine-copy-made-in-the-cleanup-step @CR-514.2 @CR-514.3a @CR-707.4
    Scenario: A creature that becomes a copy in the cleanup step is itself again in the next turn
      Given the card
        """
        Ghost Well {2}{U}
        Enchantment
        Whenever a creature you control dies, target creature becomes a copy of that creature until end of turn.
        """
      And Alice controls "Ghost Well"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of target creature until end of turn." on "Wandering Ones" and "Juggernaut"
      And Alice has the effect "Target creature gets -1/-1 until your next turn." on "Wandering Ones"
      And Alice will choose "Runeclaw Bear"
      And the game goes on to the cleanup step
      And "Wandering Ones" is in Alice's graveyard
      And the stack resolves
      And "Runeclaw Bear" is 1/1
      When the game goes on to the upkeep
      Then "Runeclaw Bear" is 2/2
