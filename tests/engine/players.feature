Feature: 104, 119 and 121 Players, their libraries and their hands

  Rule: What is put on the bottom of a library lies below every other card

    701.22a. The cards that nobody named are cards, too.

    @id-engine-scry-to-the-bottom @CR-701.22a @CR-121.1
    Scenario: A card that scry puts on the bottom isn't drawn next
      Given Alice has "Runeclaw Bear" in library
      And Alice will choose "Runeclaw Bear"
      And Alice has the effect "Scry 2."
      When Alice has the effect "Draw a card."
      Then Alice has 1 card in hand
      And "Runeclaw Bear" is in Alice's library
      And Alice has 53 cards in library

    @id-engine-scry-and-keep @CR-701.22a @CR-121.1
    Scenario: A card that scry leaves on top is drawn next
      Given Alice has "Runeclaw Bear" in library
      And Alice will choose "nothing"
      And Alice has the effect "Scry 2."
      When Alice has the effect "Draw a card."
      Then "Runeclaw Bear" is in Alice's hand
      And Alice has 53 cards in library

    @id-engine-scry-without-named-cards @CR-701.22a
    Scenario: Whoever scries cards that are all alike is asked for nothing
      Given the card
        """
        Lark {W}
        Creature - Bird 1/1
        {T}: Scry 1.
        """
      And Alice controls "Lark"
      And Alice activates "{T}" of "Lark"
      When the stack resolves
      Then Alice has 53 cards in library
      And "Lark" is tapped

    @id-engine-creature-put-on-the-bottom @CR-121.1
    Scenario: A creature that is put on the bottom of a library isn't drawn next
      Given Bob controls "Runeclaw Bear"
      And Bob has "Grizzly Bears" in library
      And Alice has the effect "Put target creature on the bottom of its owner's library." on "Runeclaw Bear"
      When Bob has the effect "Draw two cards."
      Then "Grizzly Bears" is in Bob's hand
      And "Runeclaw Bear" is in Bob's library
      And Bob has 53 cards in library

  Rule: Milling takes from the top, as many cards as there are

    701.17a and 701.17b.

    @id-engine-mill @CR-701.17a
    Scenario: The cards that a player mills are those on top of the library
      Given Bob has "Runeclaw Bear" in library
      And Bob has "Grizzly Bears" in library
      When Alice has the effect "Target player mills two cards." on Bob
      Then "Runeclaw Bear" is in Bob's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Bob has 53 cards in library

    @id-engine-mill-a-whole-library @CR-701.17b
    Scenario: A player with fewer cards than they are to mill mills those, and goes on playing
      Given Bob controls "Runeclaw Bear"
      When Alice has the effect "Target player mills 60 cards." on Bob
      Then Bob has 0 cards in library
      And Bob has 53 cards in graveyard
      And "Runeclaw Bear" is on the battlefield

  Rule: Who draws from an empty library loses

    104.3c and 704.5b. The player who loses leaves the game, and what they own leaves with them.

    @id-engine-draw-from-an-empty-library @CR-104.3c @CR-704.5b @CR-800.4a
    Scenario: A player draws the cards that are left and loses for the one that isn't there
      Given the players are Alice, Bob and Carol
      And Bob controls "Runeclaw Bear"
      And Carol controls "Grizzly Bears"
      And Alice has the effect "Target player mills 52 cards." on Bob
      And "Runeclaw Bear" is on the battlefield
      When Alice has the effect "Target player draws two cards." on Bob
      Then "Runeclaw Bear" has ceased to exist
      And "Grizzly Bears" is unchanged

    @id-engine-effect-that-makes-lose @CR-104.3e @CR-800.4a
    Scenario: A player who loses by an effect takes along what they own
      Given the players are Alice, Bob and Carol
      And Bob controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      When Carol has the effect "Target player loses the game." on Bob
      Then "Runeclaw Bear" has ceased to exist
      And "Grizzly Bears" is unchanged

  Rule: A hand is seven cards as a turn ends

    514.1. The active player discards down to seven in the cleanup step.

    @id-engine-discard-down-to-seven @CR-514.1
    Scenario: The active player chooses what to discard down to seven cards
      Given Alice has "Runeclaw Bear" in hand
      And Alice has "Grizzly Bears" in hand
      And Alice has the effect "Draw seven cards."
      And Bob has the effect "Draw eight cards."
      And Alice will choose "Runeclaw Bear and Grizzly Bears"
      When the game goes on to Bob's upkeep
      Then Alice has 7 cards in hand
      And "Runeclaw Bear" is in Alice's graveyard
      And "Grizzly Bears" is in Alice's graveyard
      And Bob has 8 cards in hand

  Rule: What a player who leaves controlled doesn't stay behind

    800.4a. A copy or an ability on the stack ceases to exist, and another player's card is exiled.

    @id-engine-leaving-with-a-borrowed-card-on-the-stack @CR-800.4a
    Scenario: A card that another player has cast is exiled when that player leaves
      Given the players are Alice, Bob and Carol
      And Bob has "Giant Growth" in graveyard
      And Carol controls "Runeclaw Bear"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice has the effect "You may cast target instant card in a graveyard without paying its mana cost." on "Giant Growth"
      And the stack is:
        | "Giant Growth" | Alice |
      When Alice leaves the game
      Then "Giant Growth" is in Bob's exile
      And the stack is empty
      And "Runeclaw Bear" is unchanged

    @id-engine-leaving-with-a-borrowed-copy-on-the-stack @CR-800.4a
    Scenario: A copy that another player owns by the rules of 2008 ceases to exist when its controller leaves
      Given the players are Alice, Bob and Carol
      And the rules are those of cr2008
      And Carol controls "Runeclaw Bear"
      And Carol has "Giant Growth" in hand
      And Carol has {G} to spend
      And Carol casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has the effect "Each opponent copies target spell." on "Giant Growth"
      And "the copy" is controlled by Bob
      And "the copy" is owned by Alice
      When Bob leaves the game
      Then "the copy" has ceased to exist
      And the stack is:
        | "the second copy" | Carol |
        | "Giant Growth"    | Carol |

  Rule: What would fall to a player who has left is exiled

    800.4c. It is so as soon as nobody else controls it any more, if it came onto the battlefield under that player's
    control.

    @id-engine-falling-to-one-who-left @CR-800.4c
    Scenario: A creature that would fall back to a player who has left is exiled
      Given the players are Alice, Bob and Carol
      And Bob has "Runeclaw Bear" in graveyard
      And Alice has the effect "Put target creature card from a graveyard onto the battlefield under your control." on "Runeclaw Bear"
      And Carol has the effect "Gain control of target creature until end of turn." on "Runeclaw Bear"
      And Alice leaves the game
      And "Runeclaw Bear" is controlled by Carol
      When the game goes on to the upkeep
      Then "Runeclaw Bear" is in Bob's exile
