Feature: 610.3 Exiled until something leaves

  Rule: The card returns when the permanent that exiled it leaves

    610.3. At once, under its owner's control, and not as something that resolves.

    @id-engine-exiled-until-it-leaves @CR-610.3
    Scenario: A creature comes back as soon as the creature that exiled it has died
      Given the card
        """
        Stern Warden {2}{W}
        Creature - Human 2/2
        When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
        """
      And Bob controls "Striped Bears"
      And Alice has "Stern Warden" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Striped Bears"
      And Alice casts "Stern Warden"
      And the stack resolves
      And "Striped Bears" is in Bob's exile
      When Bob has the effect "Destroy target creature." on "Stern Warden"
      Then "Striped Bears" is on the battlefield
      And "Striped Bears" is controlled by Bob
      And the stack is:
        | ability of "Striped Bears" | Bob |

    @id-engine-exiled-until-its-owner-leaves @CR-610.3 @CR-800.4a @CR-707.5
    Scenario: A Clone comes back when the player leaves whose creature had exiled it, and copies anew
      Given the players are Alice, Bob and Carol
      And the card
        """
        Stern Warden {2}{W}
        Creature - Human 2/2
        When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
        """
      And Carol controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Clone"
      And Alice has "Stern Warden" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Clone"
      And Alice casts "Stern Warden"
      And the stack resolves
      And "Clone" is in Bob's exile
      And Carol controls "Crazed Armodon"
      And Bob will choose "Crazed Armodon"
      When Alice leaves the game
      Then "Clone" is 3/3
      And "Clone" is controlled by Bob
      And "Crazed Armodon" is unchanged

    @id-engine-exiled-until-it-leaves-and-gone @CR-610.3 @CR-400.7
    Scenario: A card that has left exile meanwhile doesn't come back
      Given the card
        """
        Stern Warden {2}{W}
        Creature - Human 2/2
        When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Stern Warden" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Stern Warden"
      And the stack resolves
      And Bob has the effect "Put target card from exile into its owner's graveyard." on "Runeclaw Bear"
      When Bob has the effect "Destroy target creature." on "Stern Warden"
      Then "Runeclaw Bear" is in Bob's graveyard

    @id-engine-exiling-when-gone-already @CR-610.3a
    Scenario: Nothing is exiled if the creature that would exile it has left before the ability resolves
      Given the card
        """
        Stern Warden {2}{W}
        Creature - Human 2/2
        When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Stern Warden" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Stern Warden"
      And "Stern Warden" resolves
      And Bob has the effect "Destroy target creature." on "Stern Warden"
      When the stack resolves
      Then "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is unchanged

    @id-engine-token-exiled-until @CR-610.3 @CR-111.8
    Scenario: A token doesn't come back from exile
      Given the card
        """
        Stern Warden {2}{W}
        Creature - Human 2/2
        When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
        """
      And Bob has the effect "Create a 2/2 green Bear creature token."
      And Alice has "Stern Warden" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "the token"
      And Alice casts "Stern Warden"
      And the stack resolves
      When Bob has the effect "Destroy target creature." on "Stern Warden"
      Then "the token" has ceased to exist

  Rule: What the permanent is called meanwhile doesn't matter

    610.3 and 707.4. It is still the same permanent when it becomes a copy of something else.

    @id-engine-exiled-by-what-became-a-copy @CR-610.3 @CR-707.4
    Scenario: A creature stays exiled while the creature that exiled it is a copy of a Bear, and returns when that leaves
      Given the card
        """
        Stern Warden {2}{W}
        Creature - Human 2/2
        When this creature enters, exile target creature an opponent controls until this creature leaves the battlefield.
        """
      And Bob controls "Crazed Armodon"
      And Alice controls "Runeclaw Bear"
      And Alice has "Stern Warden" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Crazed Armodon"
      And Alice casts "Stern Warden"
      And the stack resolves
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Stern Warden" and "Runeclaw Bear"
      And "Crazed Armodon" is in Bob's exile
      When Bob has the effect "Destroy target creature." on "Stern Warden"
      Then "Crazed Armodon" is on the battlefield
      And "Stern Warden" is in Alice's graveyard
