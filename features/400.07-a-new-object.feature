Feature: 400.7 A copy that changes zones

  An object that moves to another zone becomes a new object, which remembers nothing of what it was.

  Rule: Off the battlefield a card that was a copy is what is printed on it
    The copy effect applied to the permanent, and the permanent is gone.
    Today 400.7; 400.7 in 2018; 217.1c in 2008 and 2007.

    @id-former-copy-is-itself-in-every-zone
    @C-106 @CR-400.7
    Scenario Outline: A Clone that leaves the battlefield is a Clone again
      Given Bob controls "Branchsnap Lorian"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      When Bob has the effect "<effect>" on "Clone"
      Then "Clone" is in Alice's <zone>
      And "Clone" is:
        | name      | Clone                                                                          |
        | mana cost | {3}{U}                                                                         |
        | color     | blue                                                                           |
        | types     | Creature - Shapeshifter                                                        |
        | size      | 0/0                                                                            |
        | abilities | You may have this creature enter as a copy of any creature on the battlefield. |
      And "Branchsnap Lorian" is unchanged

      Examples:
        | effect                                      | zone      |
        | Destroy target creature.                    | graveyard |
        | Return target creature to its owner's hand. | hand      |
        | Exile target creature.                      | exile     |

    @id-creature-turned-into-a-copy-dies-as-itself
    @C-106 @K-31 @CR-400.7
    Scenario: A creature that dies while it is a copy is itself in the graveyard
      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Bob has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Branchsnap Lorian"
      When Bob has the effect "Destroy target creature." on "Wandering Ones"
      Then "Wandering Ones" is in Alice's graveyard
      And "Wandering Ones" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | none              |
      And "Branchsnap Lorian" is unchanged

    @id-returned-creature-is-not-the-copy-any-more
    @C-106 @CR-400.7
    Scenario: A creature that comes back in the same turn isn't the copy any more
      The copy effect lasts until end of turn, but what comes back is not the object that it affects.

      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Bob has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Branchsnap Lorian"
      When Alice has the effect "Exile target creature, then return that card to the battlefield under its owner's control." on "Wandering Ones"
      Then "Wandering Ones" is on the battlefield
      And "Wandering Ones" is:
        | name      | Wandering Ones    |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | none              |
      And "Branchsnap Lorian" is unchanged

    @id-returned-creature-is-not-flipped
    @C-106 @CR-400.7 @CR-710.4
    Scenario: A flipped creature that comes back is unflipped
      Given Alice controls "Nezumi Shortfang"
      And Alice has the effect "Flip target creature." on "Nezumi Shortfang"
      When Alice has the effect "Exile target creature, then return that card to the battlefield under its owner's control." on "Nezumi Shortfang"
      Then "Nezumi Shortfang" is unflipped
      And "Nezumi Shortfang" is:
        | name  | Nezumi Shortfang     |
        | types | Creature - Rat Rogue |
        | size  | 1/1                  |

    @id-exiled-token-copy-does-not-come-back
    @C-106 @C-002 @CR-400.7 @CR-111.8 @CR-704.5d
    Scenario: A token copy that is exiled doesn't come back
      Given Bob controls "Branchsnap Lorian"
      And Alice has the effect "Create a token that's a copy of target creature." on "Branchsnap Lorian"
      When Alice has the effect "Exile target creature, then return that card to the battlefield under its owner's control." on "the token"
      Then "the token" has ceased to exist
      And Alice has 0 cards in exile
      And "Branchsnap Lorian" is unchanged

    @id-transformed-card-in-the-graveyard @C-106 @CR-400.7 @CR-712.8a
    Scenario: A double-faced card that dies with its back face up is copied by its front face from the graveyard
      Given the card
        """
        Lamplighter {1}{W}
        Creature - Human 1/2
        Vigilance
        back face
        Pale Rider
        Creature - Spirit 4/3
        Flying
        """
      And Bob controls "Lamplighter"
      And Bob has the effect "Transform target creature." on "Lamplighter"
      And Bob has the effect "Destroy target creature." on "Lamplighter"
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice will choose "Lamplighter"
      And Alice casts "Body Double"
      When "Body Double" resolves
      Then the copiable values of "Body Double" are:
        | name      | Lamplighter      |
        | mana cost | {1}{W}           |
        | types     | Creature - Human |
        | size      | 1/2              |
        | abilities | Vigilance        |
      And "Lamplighter" is in Bob's graveyard
      And "Lamplighter" is unchanged

  Rule: A card that comes back is offered its own copying again
    What replaces its entering is the ability printed on the card, not one that it had copied.
    Today 707.5 and 614.12a; 706.5 in 2018; 503.5 in 2008 and 2007.

    @id-clone-cast-again-copies-anew
    @C-108 @C-106 @CR-400.7 @CR-707.5
    Scenario: A Clone that was returned to hand and is cast again copies another creature
      Given Bob controls "Branchsnap Lorian"
      And Bob controls "Wandering Ones"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      And Bob has the effect "Return target creature to its owner's hand." on "Clone"
      And Alice has {3}{U} to spend
      And Alice will choose "Wandering Ones"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | none              |
      And "Branchsnap Lorian" is unchanged
      And "Wandering Ones" is unchanged

    @id-clone-exiled-and-returned-copies-anew
    @C-108 @CR-400.7 @CR-707.5 @CR-614.12a
    Scenario: A Clone that is exiled and returned copies another creature as it enters
      Given Bob controls "Branchsnap Lorian"
      And Bob controls "Wandering Ones"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      And Alice will choose "Wandering Ones"
      When Bob has the effect "Exile target creature, then return that card to the battlefield under its owner's control." on "Clone"
      Then "Clone" is on the battlefield
      And "Clone" is:
        | name      | Wandering Ones |
        | size      | 1/1            |
        | abilities | none           |
      And "Clone" is controlled by Alice
      And "Branchsnap Lorian" is unchanged

    @id-returned-clone-may-copy-nothing
    @C-108 @CR-400.7 @CR-707.5 @CR-704.5f
    Scenario: A Clone that is exiled and returned dies if its controller chooses nothing to copy
      Given Bob controls "Branchsnap Lorian"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      And Alice will choose "nothing"
      When Bob has the effect "Exile target creature, then return that card to the battlefield under its owner's control." on "Clone"
      Then "Clone" is in Alice's graveyard
      And "Branchsnap Lorian" is unchanged
