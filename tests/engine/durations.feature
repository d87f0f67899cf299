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
