Feature: 608.2 Whom and what a text means

  Rule: A player is meant by what they are at that time

    102.1 and 109.5.

    @id-engine-the-active-player @CR-102.1
    Scenario: The active player is the one whose turn it is
      Given the card
        """
        Dusk Toll {B}
        Enchantment
        At the beginning of each upkeep, the active player loses 1 life.
        """
      And Alice controls "Dusk Toll"
      And the game goes on to Bob's upkeep
      When the stack resolves
      Then Bob has 19 life
      And Alice has 20 life

    @id-engine-its-controller @CR-608.2c
    Scenario: The controller of what has died is who controlled it last
      Given the card
        """
        Grave Toll {B}
        Enchantment
        Whenever a creature dies, its controller loses 1 life.
        """
      And Alice controls "Grave Toll"
      And Bob controls "Runeclaw Bear"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      When the stack resolves
      Then Bob has 19 life
      And Alice has 20 life

    @id-engine-that-player @CR-603.2
    Scenario: That player is the one whose upkeep it is
      Given the players are Alice, Bob and Carol
      And the card
        """
        Dawn Toll {B}
        Enchantment
        At the beginning of each opponent's upkeep, that player loses 1 life.
        """
      And Alice controls "Dawn Toll"
      And the game goes on to Carol's upkeep
      When the stack resolves
      Then Carol has 19 life
      And Bob has 19 life
      And Alice has 20 life

    @id-engine-each-other-player @CR-109.5
    Scenario: Each other player is everyone but the one whose effect it is
      Given the players are Alice, Bob and Carol
      When Alice has the effect "Each other player draws a card."
      Then Alice has 0 cards in hand
      And Bob has 1 card in hand
      And Carol has 1 card in hand

    @id-engine-as-long-as-it-is-your-turn @CR-611.3a
    Scenario: What holds in your turn ends with it
      Given the card
        """
        Noon Rider {1}{W}
        Creature - Human Knight 2/2
        As long as it's your turn, this creature gets +2/+0.
        """
      And Alice controls "Noon Rider"
      And Bob controls "Noon Rider" called "Bob's Rider"
      And "Noon Rider" is 4/2
      And "Bob's Rider" is 2/2
      When the game goes on to Bob's upkeep
      Then "Noon Rider" is 2/2
      And "Bob's Rider" is 4/2

  Rule: What an effect has chosen or named before is meant by what follows

    608.2c and 608.2h.

    @id-engine-the-chosen-creature @CR-608.2c
    Scenario: The chosen creature is the one that was returned
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice will choose "Grizzly Bears"
      When Alice has the effect "Untap a creature you control. Put a +1/+1 counter on the chosen creature."
      Then "Grizzly Bears" has 1 +1/+1 counter
      And "Runeclaw Bear" has no counters

    @id-engine-delayed-ability-and-its-target @CR-603.7c
    Scenario: A delayed ability speaks of the creature that the spell targeted
      Given the card
        """
        Slow Venom {B}
        Instant
        Tap target creature. At the beginning of the next end step, destroy that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Slow Venom" in hand
      And Alice has {B} to spend
      And Alice casts "Slow Venom" targeting "Runeclaw Bear"
      And the stack resolves
      And the game goes on to the end step
      When the stack resolves
      Then "Runeclaw Bear" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield

    @id-engine-delayed-ability-with-a-target-of-its-own @CR-603.7c @CR-603.3d
    Scenario: A delayed ability with a target of its own still speaks of the target of the spell
      Given the card
        """
        Slow Venom {B}
        Instant
        Tap target creature. At the beginning of the next end step, destroy that creature and tap target land.
        """
      And the card
        """
        Gray Field
        Land
        {T}: Add {C}.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Gray Field"
      And Bob controls "Gray Field" called "the other Field"
      And Alice has "Slow Venom" in hand
      And Alice has {B} to spend
      And Alice casts "Slow Venom" targeting "Runeclaw Bear"
      And the stack resolves
      And Alice will choose "the other Field"
      And the game goes on to the end step
      When the stack resolves
      Then "Runeclaw Bear" is in Bob's graveyard
      And "the other Field" is tapped
      And "Gray Field" is untapped

    @id-engine-target-that-depends-on-a-target @CR-601.2c @CR-608.2b
    Scenario: A target may have to stand to another target as the text says, when it is chosen and when the spell resolves
      Given the card
        """
        Rough Justice {B}
        Instant
        Tap target creature and tap target artifact its controller controls.
        """
      And Alice controls "Chimeric Staff"
      And Bob controls "Chimeric Staff" called "Bob's Staff"
      And Bob controls "Runeclaw Bear"
      And Alice has "Rough Justice" in hand
      And Alice has {B} to spend
      And Alice can't cast "Rough Justice" targeting "Runeclaw Bear" and "Chimeric Staff":
        | rule | 601.2c |
      And Alice casts "Rough Justice" targeting "Runeclaw Bear" and "Bob's Staff"
      When "Rough Justice" resolves
      Then "Bob's Staff" is tapped
      And "Runeclaw Bear" is tapped
      And "Chimeric Staff" is untapped

  Rule: A player sacrifices only what they control

    701.21a.

    @id-engine-sacrificing-what-is-not-yours @CR-701.21a
    Scenario: A creature of another player that somebody would sacrifice stays where it is
      Given Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Sacrifice target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" is on the battlefield
      And "Grizzly Bears" is on the battlefield

    @id-engine-each-sacrifices-their-own @CR-701.21a
    Scenario: Each player who sacrifices a creature chooses one of their own
      Given Alice controls "Grizzly Bears"
      And Alice controls "Wandering Ones"
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Wandering Ones"
      When Alice has the effect "Each player sacrifices a creature."
      Then "Wandering Ones" is in Alice's graveyard
      And "Runeclaw Bear" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield

    @id-engine-who-may-sacrifice @CR-701.21a @CR-608.2d
    Scenario: Each opponent who may sacrifice a creature is asked if they control one, and sacrifices that
      Given the players are Alice, Bob and Carol
      And Alice controls "Grizzly Bears"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "yes"
      When Alice has the effect "Each opponent may sacrifice a creature. If they do, they draw a card."
      Then "Runeclaw Bear" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield
      And Bob has 1 card in hand
      And Carol has 0 cards in hand

  Rule: Who casts or creates something is who has done so, wherever it goes

    111.2 and 601.2. Another effect may put it under somebody else's control as it enters.

    @id-engine-cast-by-another @CR-616.1b @CR-603.4
    Scenario: A creature that enters under another player's control was cast, but not by that player
      Given the card
        """
        Proud Ogre {2}{R}
        Creature - Ogre 3/3
        When this creature enters, if you cast it, draw a card.
        When this creature enters, if it was cast, you gain 1 life.
        """
      And the card
        """
        Long Net {2}{U}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Bob controls "Long Net"
      And Alice has "Proud Ogre" in hand
      And Alice has {2}{R} to spend
      And Alice casts "Proud Ogre"
      And "Proud Ogre" resolves
      When the stack resolves
      Then "Proud Ogre" is controlled by Bob
      And Bob has 21 life
      And Bob has 0 cards in hand

    @id-engine-created-by-another @CR-111.2 @CR-616.1b
    Scenario: A token that enters under another player's control was created by the player who was to create it
      Given the card
        """
        Token Mill {2}
        Artifact
        Whenever you create a token, you gain 1 life.
        """
      And the card
        """
        Long Net {2}{U}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Alice controls "Token Mill"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Token Mill" called "Bob's Mill"
      And Bob controls "Long Net"
      And Alice has the effect "Create a token that's a copy of target creature." on "Runeclaw Bear"
      When the stack resolves
      Then "the token" is controlled by Bob
      And Alice has 21 life
      And Bob has 20 life
