Feature: 611.2 How long effects last

  Rule: An effect that lasts until something leaves ends when it does

    611.2a.

    @id-engine-copy-until-the-source-leaves @CR-611.2a @CR-707.4
    Scenario: A creature that is a copy until an artifact leaves is itself again when it has left
      Given the card
        """
        Mask Rack {2}
        Artifact
        {1}: Target creature becomes a copy of another target creature until this artifact leaves the battlefield.
        """
      And Alice controls "Mask Rack"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mask Rack" targeting "Runeclaw Bear" and "Crazed Armodon"
      And the stack resolves
      And "Runeclaw Bear" is 3/3
      When Alice has the effect "Destroy target artifact." on "Mask Rack"
      Then "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is:
        | name | Runeclaw Bear |

  Rule: An effect whose time is over before it begins does nothing

    611.2b. It neither starts and stops at once nor lasts for good.

    @id-engine-copy-for-as-long-as-the-source-stays @CR-611.2b
    Scenario: A copy effect that lasts as long as an artifact stays doesn't begin if the artifact has gone
      Given the card
        """
        Mask Rack {2}
        Artifact
        {1}: Target creature becomes a copy of another target creature for as long as this artifact remains on the battlefield.
        """
      And Alice controls "Mask Rack"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mask Rack" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice has the effect "Destroy target artifact." on "Mask Rack"
      When the stack resolves
      Then "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged

  Rule: An effect that lasts until the next turn of a player who has left ends when that turn would have begun

    800.4m. It neither ends as the player leaves nor goes on for good.

    @id-engine-until-the-turn-of-one-who-left @CR-800.4m @CR-707.4
    Scenario: A copy effect until the next turn of a player who has left lasts through the turns of the others
      Given the players are Alice, Bob and Carol
      And Bob controls "Runeclaw Bear"
      And Carol controls "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of target creature until your next turn." on "Runeclaw Bear" and "Juggernaut"
      And Alice leaves the game
      And "Runeclaw Bear" is 5/3
      And the game goes on to Carol's end step
      And "Runeclaw Bear" is 5/3
      When the game goes on to Bob's upkeep
      Then "Runeclaw Bear" is 2/2
      And "Juggernaut" is unchanged
