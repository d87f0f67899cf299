Feature: 603.10a A copy that leaves the battlefield is looked back at

  Abilities that trigger on leaving the battlefield look at the permanent as it was just before.

  Rule: The abilities that a copy had on the battlefield decide what triggers when it leaves
    It doesn't matter that the card is something else in the zone to which it goes.
    Today 603.10a; 603.10a in 2018; 410.10d in 2008 and 2007.

    @id-copied-dies-ability-triggers
    @C-107 @C-106 @CR-603.10a
    Scenario: A Clone that dies triggers the ability that it had copied
      Given the card
        """
        Ember Scholar {1}{R}
        Creature - Human Shaman 3/1
        When this creature dies, draw a card.
        """
      And Bob controls "Ember Scholar"
      And Alice will choose "Ember Scholar"
      And Alice controls "Clone"
      When Bob has the effect "Destroy target creature." on "Clone"
      Then the stack is:
        | ability of "Clone" | Alice |
      And "Clone" is in Alice's graveyard
      And "Clone" is:
        | name | Clone |
        | size | 0/0   |
      And "Clone" doesn't have the ability "When this creature dies, draw a card."
      And "Ember Scholar" is unchanged

    @id-own-dies-ability-is-gone-while-a-copy
    @C-107 @C-106 @CR-603.10a
    Scenario: A creature that dies as a copy doesn't trigger the ability printed on it
      Given the card
        """
        Ember Scholar {1}{R}
        Creature - Human Shaman 3/1
        When this creature dies, draw a card.
        """
      And Alice controls "Ember Scholar"
      And Bob controls "Wandering Ones"
      And Bob has the effect "Target creature becomes a copy of another target creature until end of turn." on "Ember Scholar" and "Wandering Ones"
      When Bob has the effect "Destroy target creature." on "Ember Scholar"
      Then "Ember Scholar" is in Alice's graveyard
      And "Ember Scholar" has the ability "When this creature dies, draw a card."
      And the stack is empty

    @id-copied-leaves-ability-triggers
    @C-107 @CR-603.10a @CR-603.6c
    Scenario: A Clone that is returned to hand triggers the leaves ability that it had copied
      Given the card
        """
        Tide Courier {2}{U}
        Creature - Merfolk 1/3
        When this creature leaves the battlefield, you gain 3 life.
        """
      And Bob controls "Tide Courier"
      And Alice will choose "Tide Courier"
      And Alice controls "Clone"
      And Bob has the effect "Return target creature to its owner's hand." on "Clone"
      When the top of the stack resolves
      Then "Clone" is in Alice's hand
      And Alice has 23 life
      And Bob has 20 life
      And "Tide Courier" is unchanged

    @id-copy-and-original-see-each-other-die
    @C-107 @CR-603.10a
    Scenario: A Clone and its original that die together see each other die
      Given the card
        """
        Carrion Clerk {1}{B}
        Creature - Human Cleric 2/2
        Whenever another creature dies, you gain 1 life.
        """
      And Bob controls "Carrion Clerk"
      And Alice will choose "Carrion Clerk"
      And Alice controls "Clone"
      When Bob has the effect "Destroy all creatures."
      Then the stack is:
        | ability of "Carrion Clerk" | Bob   |
        | ability of "Clone"         | Alice |
      And "Clone" is in Alice's graveyard
      And "Carrion Clerk" is in Bob's graveyard

    @id-dying-copy-is-seen-as-what-it-was
    @C-107 @CR-603.10a
    Scenario: A Clone that dies as a copy of a Spirit is a Spirit that dies
      Given the card
        """
        Chapel Bell {2}
        Artifact
        Whenever a Spirit you control dies, draw a card.
        """
      And Alice controls "Chapel Bell"
      And Bob controls "Wandering Ones"
      And Alice will choose "Wandering Ones"
      And Alice controls "Clone"
      When Bob has the effect "Destroy target creature." on "Clone"
      Then the stack is:
        | ability of "Chapel Bell" | Alice |
      And "Clone" is:
        | types | Creature - Shapeshifter |
      And "Wandering Ones" is unchanged

    @id-dying-copy-is-not-seen-as-what-is-printed
    @C-107 @CR-603.10a
    Scenario: A Spirit that dies as a copy of a Beast is no Spirit that dies
      Given the card
        """
        Chapel Bell {2}
        Artifact
        Whenever a Spirit you control dies, draw a card.
        """
      And Alice controls "Chapel Bell"
      And Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Bob has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Branchsnap Lorian"
      When Bob has the effect "Destroy target creature." on "Wandering Ones"
      Then "Wandering Ones" is in Alice's graveyard
      And "Wandering Ones" is:
        | types | Creature - Spirit |
      And the stack is empty

    @id-lazav-dies-beside-what-he-would-copy @C-107 @CR-603.10 @CR-603.6c
    Scenario: A Lazav that dies together with Bob's creature doesn't become a copy of its card
      His ability speaks of cards put into a graveyard from anywhere. That is no leaving, so it doesn't look back: just
      after both have died, there is no Lazav.

      Given Alice controls "Lazav, Dimir Mastermind"
      And Bob controls "Juggernaut"
      When Bob has the effect "Destroy all creatures."
      Then the stack is empty
      And "Lazav, Dimir Mastermind" is in Alice's graveyard
      And "Lazav, Dimir Mastermind" is:
        | name | Lazav, Dimir Mastermind |
      And "Juggernaut" is in Bob's graveyard

  Rule: The counters that a copy had on the battlefield decide as well
    Undying asks whether the permanent had a +1/+1 counter. What returns is the card: it is offered its own
    copying, and enters with what the copied text says.
    Today 603.10a, 702.93a and 707.5; 603.10a, 702.92a and 706.5 in 2018; 410.10d in 2008 and 2007.

    @id-image-with-undying-dies @S4-Q2
    @C-106 @C-107 @CR-603.10a @CR-702.93a @CR-400.7
    Scenario: A Phantasmal Image that dies as Geralf's Messenger is an Image in the graveyard, and undying triggers
      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Untap target creature." on "Phantasmal Image"
      When the top of the stack resolves
      Then "Phantasmal Image" is in Alice's graveyard
      And "Phantasmal Image" is:
        | name      | Phantasmal Image    |
        | mana cost | {1}{U}              |
        | color     | blue                |
        | types     | Creature - Illusion |
        | size      | 0/0                 |
      And the stack is:
        | ability of "Phantasmal Image" | Alice |
      And "Geralf's Messenger" is unchanged

    @id-image-with-undying-returns-as-a-copy @S4-Q2
    @C-108 @C-107 @C-029 @CR-707.5 @CR-614.12a @CR-702.93a
    Scenario: A Phantasmal Image that undying returns copies a Messenger anew, with its counter
      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Untap target creature." on "Phantasmal Image"
      And the top of the stack resolves
      And Alice will choose "Geralf's Messenger"
      And Alice will choose "Bob"
      When the top of the stack resolves
      Then "Phantasmal Image" is:
        | name      | Geralf's Messenger         |
        | mana cost | {B}{B}{B}                  |
        | color     | black                      |
        | types     | Creature - Zombie Illusion |
        | size      | 4/3                        |
      And "Phantasmal Image" has the ability "When this creature becomes the target of a spell or ability, sacrifice it."
      And "Phantasmal Image" has 1 +1/+1 counter
      And "Phantasmal Image" is tapped
      And the stack is:
        | ability of "Phantasmal Image" | Alice |
      And "Geralf's Messenger" is unchanged

    @id-returned-messenger-image-drains @S4-Q2
    @C-108 @C-029 @CR-707.5
    Scenario: A Phantasmal Image that undying returns as a Messenger makes its opponent lose 2 life again
      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Untap target creature." on "Phantasmal Image"
      And the top of the stack resolves
      And Alice will choose "Geralf's Messenger"
      And Alice will choose "Bob"
      And the top of the stack resolves
      When the top of the stack resolves
      Then Bob has 18 life
      And Alice has 20 life
      And "Phantasmal Image" is unchanged

    @id-image-with-undying-returns-as-nothing @S4-Q2
    @C-108 @CR-707.5 @CR-702.93a
    Scenario: A Phantasmal Image that undying returns and that copies nothing is a 1/1 Illusion
      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Untap target creature." on "Phantasmal Image"
      And the top of the stack resolves
      And Alice will choose "nothing"
      When the top of the stack resolves
      Then "Phantasmal Image" is:
        | name  | Phantasmal Image    |
        | types | Creature - Illusion |
        | size  | 1/1                 |
      And "Phantasmal Image" has 1 +1/+1 counter
      And "Phantasmal Image" is untapped
      And the stack is empty
      And "Geralf's Messenger" is unchanged

    @id-copied-undying-with-a-counter
    @C-107 @CR-603.10a @CR-702.93a
    Scenario: A Phantasmal Image that dies as Geralf's Messenger with a +1/+1 counter stays dead
      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Put a +1/+1 counter on target creature." on "Phantasmal Image"
      When the top of the stack resolves
      Then "Phantasmal Image" is in Alice's graveyard
      And the stack is empty
      And "Geralf's Messenger" is unchanged

  Rule: Whoever controlled the copy controls its trigger, and whoever owns the card gets it back
    The trigger belongs to the last controller of the permanent. Undying returns the card under its owner's
    control, so the owner chooses what it copies, and controls the triggers of its entering.
    Today 603.3a, 603.10a and 702.93a; 603.3a and 702.92a in 2018; 200.7a and 410.2 in 2008 and 2007.

    @id-stolen-copy-dies @S4-Q3
    @C-109 @C-107 @CR-603.3a @CR-603.10a
    Scenario: The thief of a copy controls its undying trigger
      The document leaves the question open.

      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Gain control of all creatures."
      And Alice has the effect "Untap target creature." on "Phantasmal Image"
      When the top of the stack resolves
      Then "Phantasmal Image" is in Alice's graveyard
      And the stack is:
        | ability of "Phantasmal Image" | Bob |
      And "Geralf's Messenger" is unchanged

    @id-stolen-copy-returns-to-its-owner @S4-Q3
    @C-109 @C-108 @CR-702.93a @CR-614.12a @CR-400.7
    Scenario: The owner of a stolen copy gets it back from undying and chooses what it copies
      The document leaves the question open.

      Given Bob controls "Geralf's Messenger"
      And Alice will choose "Geralf's Messenger"
      And Alice controls "Phantasmal Image"
      And Bob has the effect "Gain control of all creatures."
      And Alice has the effect "Untap target creature." on "Phantasmal Image"
      And the top of the stack resolves
      And Alice will choose "Geralf's Messenger"
      And Alice will choose "Bob"
      When the top of the stack resolves
      Then "Phantasmal Image" is controlled by Alice
      And "Phantasmal Image" is:
        | name  | Geralf's Messenger         |
        | types | Creature - Zombie Illusion |
        | size  | 4/3                        |
      And "Phantasmal Image" has 1 +1/+1 counter
      And the stack is:
        | ability of "Phantasmal Image" | Alice |
      And "Geralf's Messenger" is controlled by Bob
      And "Geralf's Messenger" is unchanged

    @id-stolen-copy-with-a-dies-trigger
    @C-109 @C-107 @CR-603.3a @CR-603.10a
    Scenario: The thief of a Clone draws the card for its copied ability, and the owner gets the card
      Given the card
        """
        Ember Scholar {1}{R}
        Creature - Human Shaman 3/1
        When this creature dies, draw a card.
        """
      And Bob controls "Ember Scholar"
      And Alice will choose "Ember Scholar"
      And Alice controls "Clone"
      And Bob has the effect "Gain control of target creature." on "Clone"
      And Alice has the effect "Destroy target creature." on "Clone"
      When the top of the stack resolves
      Then "Clone" is in Alice's graveyard
      And Bob has 1 card in hand
      And Alice has 0 cards in hand
      And "Ember Scholar" is unchanged
