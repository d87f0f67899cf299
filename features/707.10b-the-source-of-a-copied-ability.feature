Feature: 707.10b The source of a copied ability

  Rule: A copy of an ability has the same source as the original
    Whoever controls the copy, its source is the object whose ability was copied: "this creature" is that one, damage
    comes from it, and what is linked to it is linked for the copy too. That the source is gone makes no difference.
    Today 707.10b; 706.10b in 2018; 503.10b in 2008 and 2007.

    @id-source-this-creature @C-090
    @CR-707.10b
    Scenario: A copy that Bob has of the ability of Alice's creature makes Alice's creature larger
      Given the card
        """
        Bellows Ox {2}{R}
        Creature - Ox 2/4
        {R}: This creature gets +2/+0 until end of turn.
        """
      And Bob controls "Bellows Ox" called "Bob's Ox"
      And Alice controls "Bellows Ox"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Bellows Ox"
      And Bob has the effect "Copy target activated ability." on "Bellows Ox"
      When the stack resolves
      Then "Bellows Ox" is 6/4
      And "Bob's Ox" is 2/4
      And "Bob's Ox" is unchanged

    @id-source-gives-no-characteristics @C-070 @C-090
    @CR-707.10b @CR-405.4
    Scenario: The copy of a red creature's ability has the ability's text, and no name, color or mana cost
      Given the card
        """
        Bellows Ox {2}{R}
        Creature - Ox 2/4
        {R}: This creature gets +2/+0 until end of turn.
        """
      And Alice controls "Bellows Ox"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Bellows Ox"
      When Alice has the effect "Copy target activated ability." on "Bellows Ox"
      Then "the copy" is:
        | name      | none                                             |
        | mana cost | none                                             |
        | color     | colorless                                        |
        | abilities | {R}: This creature gets +2/+0 until end of turn. |
      And "Bellows Ox" is:
        | color | red |
      And "Bellows Ox" is unchanged

    @id-source-deals-the-damage @C-084 @C-090
    @CR-707.10b @CR-702.15b
    Scenario: Damage dealt by a copied ability comes from the source of the original, lifelink and all
      Given the card
        """
        Vesper Adept {1}{W}
        Creature - Cleric 1/2
        Lifelink
        {T}: This creature deals 1 damage to target player.
        """
      And Alice controls "Vesper Adept"
      And Alice activates "{T}" of "Vesper Adept" targeting Bob
      And Bob has the effect "Copy target activated ability." on "Vesper Adept"
      When the top of the stack resolves
      Then Bob has 19 life
      And Alice has 21 life
      And "Vesper Adept" is unchanged

    @id-source-has-left @C-090
    @CR-707.10b @CR-113.7a @CR-608.2h
    Scenario: A copy of an ability whose source was sacrificed for it resolves all the same
      Given the card
        """
        Powder Keg Runner {1}{R}
        Creature - Goblin 3/1
        {1}, Sacrifice this creature: It deals damage equal to its power to any target.
        """
      And Alice controls "Powder Keg Runner"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Powder Keg Runner" targeting Bob
      And Alice has the effect "Copy target activated ability." on "Powder Keg Runner"
      When the top of the stack resolves
      Then Bob has 17 life
      And "Powder Keg Runner" is in Alice's graveyard
      And the stack is:
        | ability of "Powder Keg Runner" | Alice |

    @id-source-untaps-itself @C-090
    @CR-707.10b
    Scenario: The copy of an ability that untaps its source can be used to untap it twice
      Given the card
        """
        Wakeful Golem {3}
        Artifact Creature - Golem 2/2
        {1}: Untap this creature.
        """
      And Alice controls "Wakeful Golem"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Wakeful Golem"
      And Bob has the effect "Copy target activated ability." on "Wakeful Golem"
      And Bob has the effect "Tap target creature." on "Wakeful Golem"
      And the top of the stack resolves
      And Bob has the effect "Tap target creature." on "Wakeful Golem"
      When the top of the stack resolves
      Then "Wakeful Golem" is untapped
      And the stack is empty

    @id-source-linked-card @C-090
    @CR-707.10b @CR-607.2a
    Scenario: A copy of Mimic Vat's ability makes another token of the card exiled with the Vat
      Given Alice controls "Mimic Vat"
      And Bob controls "Crazed Armodon"
      And Bob has the effect "Destroy target creature." on "Crazed Armodon"
      And Alice will choose "yes"
      And the top of the stack resolves
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Mimic Vat"
      And Alice has the effect "Copy target activated ability." on "Mimic Vat"
      When the stack resolves
      Then "the token" is:
        | name | Crazed Armodon |
        | size | 3/3            |
      And "the second token" is:
        | name | Crazed Armodon |
        | size | 3/3            |
      And "Crazed Armodon" is unchanged
      And "Mimic Vat" is unchanged

    @id-source-event-of-a-trigger @C-090 @B-16
    @CR-707.10b @CR-608.2k @since-cr2018
    Scenario: A copy of a triggered ability speaks of the creature that the original triggered for
      Given the card
        """
        Kindly Warden {1}{G}
        Creature - Human 1/3
        Whenever another creature enters, put a +1/+1 counter on that creature.
        """
      And Alice controls "Kindly Warden"
      And Alice controls "Wandering Ones"
      And Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And "Runeclaw Bear" resolves
      And Alice has the effect "Copy target triggered ability." on "Kindly Warden"
      When the stack resolves
      Then "Runeclaw Bear" has 2 +1/+1 counters
      And "Wandering Ones" is unchanged
      And "Kindly Warden" is unchanged

  Rule: A source that is named is that very object
    Where the ability calls its source by name, the copy means the same object, and never another of that name.
    Today 707.10b and 201.5; 706.10b in 2018; 503.10b in 2008 and 2007.

    @id-source-by-name @C-091
    @CR-707.10b @CR-201.5
    Scenario: Of two creatures of one name a copied ability that says the name means the one whose ability was copied
      Given the card
        """
        Ember Vixen {1}{R}
        Creature - Fox 2/1
        {R}: Ember Vixen gets +2/+0 until end of turn.
        """
      And Alice controls "Ember Vixen"
      And Alice controls "Ember Vixen" called "the other Vixen"
      And Alice has {R} to spend
      And Alice activates "{R}" of "the other Vixen"
      And Alice has the effect "Copy target activated ability." on "the other Vixen"
      When the stack resolves
      Then "the other Vixen" is 6/1
      And "Ember Vixen" is 2/1
      And "Ember Vixen" is unchanged

    @id-source-by-name-of-another-player @C-084 @C-091
    @CR-707.10b @CR-201.5
    Scenario: A copied ability that says a name doesn't mean the namesake of the player who controls the copy
      Given the card
        """
        Ember Vixen {1}{R}
        Creature - Fox 2/1
        {R}: Put a +1/+1 counter on Ember Vixen.
        """
      And Alice controls "Ember Vixen"
      And Bob controls "Ember Vixen" called "Bob's Vixen"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Vixen"
      And Bob has the effect "Copy target activated ability." on "Ember Vixen"
      When the top of the stack resolves
      Then "Ember Vixen" has 1 +1/+1 counter
      And "Bob's Vixen" has no counters
      And "Bob's Vixen" is unchanged

    @id-source-by-name-is-renamed @C-091
    @CR-707.10b @CR-707.11
    Scenario: A copied ability that says a name still means its source when that has become something else
      Given the card
        """
        Ember Vixen {1}{R}
        Creature - Fox 2/1
        {R}: Put a +1/+1 counter on Ember Vixen.
        """
      And Alice controls "Ember Vixen"
      And Alice controls "Wandering Ones"
      And Alice has {R} to spend
      And Alice activates "{R}" of "Ember Vixen"
      And Alice has the effect "Copy target activated ability." on "Ember Vixen"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Ember Vixen" and "Wandering Ones"
      When the top of the stack resolves
      Then "Ember Vixen" has 1 +1/+1 counter
      And "Ember Vixen" is:
        | name | Wandering Ones |
        | size | 2/2            |
      And "Wandering Ones" is unchanged

  Rule: The copy counts as the same ability
    What counts how many times an ability has resolved in a turn counts its copies along. Limits on how often it may be
    activated or may trigger don't count them: a copy is neither.
    Today 707.10b; 706.10b in 2018; 503.10b in 2008 and 2007.

    @id-source-second-resolution @C-092
    @CR-707.10b
    Scenario: The original that resolves after its copy resolves for the second time this turn
      Given the card
        """
        Patient Ember {2}{R}
        Creature - Elemental 1/1
        {1}: Put a +1/+1 counter on this creature. If this is the second time this ability has resolved this turn, draw a card.
        """
      And Alice controls "Patient Ember"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Patient Ember"
      And Alice has the effect "Copy target activated ability." on "Patient Ember"
      When the stack resolves
      Then Alice has 1 card in hand
      And "Patient Ember" has 2 +1/+1 counters

    @id-source-counts-are-by-source @C-092
    @CR-707.10b
    Scenario: Abilities of two creatures of one name are counted apart, copies with the one that was copied
      Given the card
        """
        Patient Ember {2}{R}
        Creature - Elemental 1/1
        {1}: Put a +1/+1 counter on this creature. If this is the second time this ability has resolved this turn, draw a card.
        """
      And Alice controls "Patient Ember"
      And Alice controls "Patient Ember" called "the other Ember"
      And Alice has {2} to spend
      And Alice activates "{1}" of "the other Ember"
      And the top of the stack resolves
      And Alice activates "{1}" of "Patient Ember"
      And Alice has the effect "Copy target activated ability." on "Patient Ember"
      When the top of the stack resolves
      Then Alice has 0 cards in hand
      And "Patient Ember" has 1 +1/+1 counter
      And "the other Ember" is unchanged

    @id-source-copy-after-the-only-trigger @C-090 @B-16
    @CR-707.10b @CR-707.10 @since-cr2018
    Scenario: A copy of an ability that triggers only once each turn resolves as well, and is no second trigger
      Given the card
        """
        Shy Chronicler {1}{U}
        Creature - Human 1/2
        Whenever another creature enters, draw a card. This ability triggers only once each turn.
        """
      And Alice controls "Shy Chronicler"
      And Bob has the effect "Create a 1/1 red Goblin creature token."
      And Alice has the effect "Copy target triggered ability." on "Shy Chronicler"
      And the stack resolves
      When Bob has the effect "Create a 1/1 red Goblin creature token."
      Then the stack is empty
      And Alice has 2 cards in hand
      And "Shy Chronicler" is unchanged

    @id-count-not-of-another-ability @C-092 @CR-707.10b
    Scenario: What another ability of the same source has done isn't counted for an ability and its copy
      Given the card
        """
        Wheel of Trades {3}
        Artifact
        {1}: You gain 1 life. If this is the third time this ability has resolved this turn, you gain 10 life.
        {0}: You gain 2 life.
        """
      And Alice controls "Wheel of Trades"
      And Alice activates "{0}" of "Wheel of Trades"
      And the top of the stack resolves
      And Alice has {1} to spend
      And Alice activates "{1}" of "Wheel of Trades"
      And Alice has the effect "Copy target activated ability." on "Wheel of Trades"
      When the stack resolves
      Then Alice has 24 life
