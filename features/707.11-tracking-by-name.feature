Feature: 707.11 Effects that refer to a permanent by name

  Rule: The effect tracks the permanent when its name changes

    Today 707.11; 706.11 in 2018; 503.11 in 2008 and 2007. A name in the text of an effect means that very permanent.
    Whatever it is called later, it is the one meant; another of that name isn't.

    @id-face-down-fox-is-sacrificed @C-097 @CR-707.11
    Scenario: An Ember Fox that has been turned face down is still the one to sacrifice
      Given the card
        """
        Ember Fox {1}{R}
        Creature - Fox 2/1
        {R}: Ember Fox gets +2/+0 until end of turn. Sacrifice Ember Fox at the beginning of the next end step.
        """
      And Alice controls "Ember Fox"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Fox"
      And the top of the stack resolves
      And Bob has the effect "Turn target creature face down." on "Ember Fox"
      And the game goes on to the end step
      When the top of the stack resolves
      Then "Ember Fox" is in Alice's graveyard

    @id-face-down-fox-keeps-the-bonus @C-097 @CR-707.11
    Scenario: An Ember Fox keeps the bonus that it gave itself by name when it is turned face down
      Given the card
        """
        Ember Fox {1}{R}
        Creature - Fox 2/1
        {R}: Ember Fox gets +2/+0 until end of turn. Sacrifice Ember Fox at the beginning of the next end step.
        """
      And Alice controls "Ember Fox"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Fox"
      And the top of the stack resolves
      When Bob has the effect "Turn target creature face down." on "Ember Fox"
      Then "Ember Fox" is:
        | name | none |
        | size | 4/2  |

    @id-only-the-named-one-of-two @C-097 @CR-707.11 @CR-201.5
    Scenario: A Clone of Ember Fox means itself by that name
      Given the card
        """
        Ember Fox {1}{R}
        Creature - Fox 2/1
        {R}: Ember Fox gets +2/+0 until end of turn. Sacrifice Ember Fox at the beginning of the next end step.
        """
      And Alice controls "Ember Fox"
      And Alice will choose "Ember Fox"
      And Alice controls "Clone"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Clone"
      When the top of the stack resolves
      Then "Clone" is 4/1
      And "Ember Fox" is 2/1
      And "Ember Fox" is unchanged

    @id-returned-fox-is-another-object @C-097 @CR-707.11 @CR-400.7
    Scenario: An Ember Fox that left and returned isn't the one to sacrifice
      Given the card
        """
        Ember Fox {1}{R}
        Creature - Fox 2/1
        {R}: Ember Fox gets +2/+0 until end of turn. Sacrifice Ember Fox at the beginning of the next end step.
        """
      And Alice controls "Ember Fox"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Fox"
      And the top of the stack resolves
      And Bob has the effect "Destroy target creature." on "Ember Fox"
      And Alice has the effect "Put target creature card from a graveyard onto the battlefield under your control." on "Ember Fox"
      And the game goes on to the end step
      When the top of the stack resolves
      Then "Ember Fox" is on the battlefield
      And "Ember Fox" is 2/1
      And "Ember Fox" is unchanged

  Rule: The effect tracks the permanent when it becomes a copy of something else

    Today 707.11; 706.11 in 2018; 503.11 in 2008 and 2007. This holds for an effect that already applies, for one that
    waits for a moment to come, and for an ability that is still on the stack.

    @id-armodon-shapeshifter-is-destroyed @S0-75-X1 @C-097 @C-098 @K-42 @K-43 @CR-707.11
    Scenario: A Shapeshifter that used the ability of Crazed Armodon is destroyed although it is a Bear by then
      Given Alice controls "Unstable Shapeshifter"
      And Bob has "Crazed Armodon" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Crazed Armodon"
      And the top of the stack resolves
      And Alice has {G} to spend
      And Alice activates "{G}" of "Unstable Shapeshifter"
      And the top of the stack resolves
      And Bob has "Grizzly Bears" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Grizzly Bears"
      And the top of the stack resolves
      And the game goes on to the end step
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is in Alice's graveyard
      And "Crazed Armodon" is on the battlefield
      And "Crazed Armodon" is unchanged
      And "Grizzly Bears" is unchanged

    @id-armodon-shapeshifter-keeps-the-bonus @S0-75-X1 @C-025 @C-098 @CR-707.11
    Scenario: A Shapeshifter that used the ability of Crazed Armodon is a 5/2 Bear with trample until end of turn
      Given Alice controls "Unstable Shapeshifter"
      And Bob has "Crazed Armodon" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Crazed Armodon"
      And the top of the stack resolves
      And Alice has {G} to spend
      And Alice activates "{G}" of "Unstable Shapeshifter"
      And the top of the stack resolves
      And Bob has "Grizzly Bears" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Grizzly Bears"
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name      | Grizzly Bears   |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 5/2             |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
        | abilities | Trample         |
      And the copiable values of "Unstable Shapeshifter" are:
        | size      | 2/2 |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Crazed Armodon" is unchanged
      And "Grizzly Bears" is unchanged

    @id-duchess-shapeshifter-gets-the-counter @C-097 @C-098 @B-28 @K-43 @CR-707.11 @since-cr2013
    Scenario: A Shapeshifter gets the counter of the named creature's ability although it is something else by then
      Given the card
        """
        Duchess of Dusk {2}{B}{R}
        Legendary Creature - Vampire 3/3
        Flying
        {1}{R}: Duchess of Dusk deals 1 damage to another target creature. That creature becomes a Vampire in addition to its other types. Put a +1/+1 counter on Duchess of Dusk.
        """
      And the card
        """
        Pale Healer {W}
        Creature - Cleric 1/2
        Lifelink
        """
      And Bob controls "Grinning Demon"
      And Alice controls "Unstable Shapeshifter"
      And Bob has "Duchess of Dusk" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Duchess of Dusk"
      And the top of the stack resolves
      And Alice has {1}{R} to spend
      And Alice activates "{1}{R}" of "Unstable Shapeshifter" targeting "Grinning Demon"
      And Bob has "Pale Healer" in graveyard
      And Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Pale Healer"
      And the top of the stack resolves
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name | Pale Healer |
        | size | 2/3         |
      And "Unstable Shapeshifter" has 1 +1/+1 counter
      And Alice has 21 life
      And "Grinning Demon" is:
        | types | Creature - Demon Vampire |
        | size  | 6/6                      |
      And "Duchess of Dusk" is unchanged
      And "Pale Healer" is unchanged

    @id-changed-fox-is-sacrificed @C-098 @CR-707.11
    Scenario: An Ember Fox that became a copy of Wandering Ones is still the one to sacrifice
      Given the card
        """
        Ember Fox {1}{R}
        Creature - Fox 2/1
        {R}: Ember Fox gets +2/+0 until end of turn. Sacrifice Ember Fox at the beginning of the next end step.
        """
      And Alice controls "Ember Fox"
      And Alice controls "Wandering Ones"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Fox"
      And the top of the stack resolves
      And Bob has the effect "Target creature becomes a copy of another target creature." on "Ember Fox" and "Wandering Ones"
      And the game goes on to the end step
      When the top of the stack resolves
      Then "Ember Fox" is in Alice's graveyard
      And "Wandering Ones" is on the battlefield
      And "Wandering Ones" is unchanged

    @id-new-bearer-of-the-name-is-spared @C-098 @CR-707.11
    Scenario: A creature that becomes a copy of Ember Fox later isn't the one to sacrifice
      Given the card
        """
        Ember Fox {1}{R}
        Creature - Fox 2/1
        {R}: Ember Fox gets +2/+0 until end of turn. Sacrifice Ember Fox at the beginning of the next end step.
        """
      And Alice controls "Ember Fox"
      And Alice controls "Wandering Ones"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Fox"
      And the top of the stack resolves
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Ember Fox"
      And the game goes on to the end step
      When the top of the stack resolves
      Then "Ember Fox" is in Alice's graveyard
      And "Wandering Ones" is on the battlefield
      And "Wandering Ones" is unchanged
      And "Wandering Ones" is:
        | name | Ember Fox |
        | size | 2/1       |

    @id-copy-until-turned-face-down-ends @C-098 @CR-707.11
    Scenario: A Vesuvan Shapeshifter that was a Bear is no Bear any more once it has been turned face down
      Its copy effect lasts until the Shapeshifter is turned face down. That means this permanent, though it was called
      Runeclaw Bear when that happened.

      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Vesuvan Shapeshifter"
      And the game goes on to Alice's upkeep
      And Alice will choose "yes"
      And the top of the stack resolves
      And Alice has {1}{U} to spend
      And Alice will choose "nothing"
      When Alice turns "Vesuvan Shapeshifter" face up
      Then "Vesuvan Shapeshifter" is in Alice's graveyard
      And "Runeclaw Bear" is unchanged
