Feature: 603.12 and 608.2 Carrying out instructions

  Rule: Who may pay and can't isn't asked

    118.3 and 608.2d. Whether to pay is decided first, then how.

    @id-engine-counter-unless-paid @CR-118.12a
    Scenario Outline: A spell that is countered unless its controller pays {2} is <result> when they have <mana> and say <answer>
      Given the card
        """
        Soft No {U}
        Instant
        Counter target spell unless its controller pays {2}.
        """
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Grizzly Bears"
      And Bob has "Soft No" in hand
      And Bob has {U} to spend
      And Bob casts "Soft No" targeting "Grizzly Bears"
      And Alice has <mana> to spend
      And Alice will choose "<answer>"
      When the top of the stack resolves
      Then "Grizzly Bears" is <place>
      And Alice's mana pool is <left>

      Examples:
        | mana   | answer | place                | left   | result    |
        | {R}{R} | yes    | on the stack         | {0}    | left      |
        | {R}{R} | no     | in Alice's graveyard | {R}{R} | countered |

    @id-engine-counter-unless-paid-without-mana @CR-118.3 @CR-118.12a
    Scenario: A player without mana isn't asked whether they pay
      Given the card
        """
        Soft No {U}
        Instant
        Counter target spell unless its controller pays {2}.
        """
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Grizzly Bears"
      And Bob has "Soft No" in hand
      And Bob has {U} to spend
      And Bob casts "Soft No" targeting "Grizzly Bears"
      When the top of the stack resolves
      Then "Grizzly Bears" is in Alice's graveyard
      And the stack is empty

    @id-engine-pay-in-one-of-several-ways @CR-608.2d
    Scenario: A player who pays chooses the mana after saying that they do
      Given Alice has {R}{G} to spend
      And Alice will choose "yes"
      And Alice will choose "{R}"
      When Alice has the effect "You may pay {1}. If you do, draw a card."
      Then Alice's mana pool is {G}
      And Alice has 1 card in hand

    @id-engine-decline-to-pay @CR-608.2d
    Scenario: A player who doesn't pay isn't asked with which mana
      Given Alice has {R}{G} to spend
      And Alice will choose "no"
      When Alice has the effect "You may pay {1}. If you do, draw a card."
      Then Alice's mana pool is {R}{G}
      And Alice has 0 cards in hand

  Rule: Nobody is asked whether they do the impossible

    608.2d.

    @id-engine-nothing-to-sacrifice @CR-608.2d
    Scenario: A player without creatures isn't asked whether they sacrifice one
      Given Alice controls "Chimeric Staff"
      When Alice has the effect "You may sacrifice a creature. If you do, draw a card."
      Then Alice has 0 cards in hand
      And "Chimeric Staff" is unchanged

    @id-engine-become-a-copy-of-no-target @CR-608.2d @CR-707.4
    Scenario: A creature that may become a copy of up to one target creature stays itself if none was chosen
      Given the card
        """
        Wax Imp {1}{U}
        Creature - Imp 1/1
        When this creature enters, you may have it become a copy of up to one target creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Wax Imp" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Wax Imp"
      When the stack resolves
      Then "Wax Imp" is 1/1
      And "Runeclaw Bear" is unchanged

  Rule: What is done for each of several things is done for all of them

    608.2f. At the same time, where it can be.

    @id-engine-life-for-each-opponent @CR-608.2f
    Scenario: What is done for each opponent is done once for each of them
      Given the players are Alice, Bob and Carol
      When Alice has the effect "For each opponent, you gain 1 life."
      Then Alice has 22 life
      And Bob has 20 life

    @id-engine-tokens-for-each-creature @CR-608.2f
    Scenario: Tokens that were created for each of several creatures are all "those tokens"
      Given the card
        """
        Tin Drum {2}
        Artifact
        {T}: For each creature you control, create a 1/1 white Soldier creature token. Those tokens get +1/+1 until end of turn.
        """
      And Alice controls "Tin Drum"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice activates "{T}" of "Tin Drum"
      When the stack resolves
      Then "the token" is 2/2
      And "the second token" is 2/2
      And "Wandering Ones" is 1/1

    @id-engine-tokens-and-life-for-each-creature @CR-608.2c
    Scenario: Tokens that were created one after the other are all "those tokens"
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      When Alice has the effect "For each creature you control, create a 1/1 white Soldier creature token, then you gain 1 life. Those tokens get +1/+1 until end of turn."
      Then "the token" is 2/2
      And "the second token" is 2/2
      And Alice has 22 life
      And "Wandering Ones" is 1/1

    @id-engine-token-spoken-of-for-each-creature @CR-608.2c
    Scenario: What was created before may be spoken of for each of several creatures
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      When Alice has the effect "Create a 1/1 white Soldier creature token. For each artifact creature you control, draw a card. For each nontoken creature you control, put a +1/+1 counter on that token."
      Then "the token" has 2 +1/+1 counters
      And "Runeclaw Bear" has no counters
      And Alice has 0 cards in hand

    @id-engine-tokens-for-everybody @CR-608.2f
    Scenario: Each creature's controller creates the token that is a copy of it
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      When Alice has the effect "For each creature, its controller creates a token that's a copy of it."
      Then "the token" is controlled by Alice
      And "the second token" is controlled by Bob
      And the copiable values of "the second token" are those of "Wandering Ones"

  Rule: A reflexive ability chooses its targets when it goes onto the stack

    603.12. It triggers when what it waits for has been done, and not if it hasn't.

    @id-engine-reflexive-trigger @CR-603.12
    Scenario: The target of a reflexive ability may be a creature that was a bad target before
      Given the card
        """
        Pyre Imp {1}{R}
        Creature - Imp 1/1
        When this creature enters, you may sacrifice another creature. When you do, this creature deals 2 damage to any target.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Pyre Imp" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Pyre Imp"
      And "Pyre Imp" resolves
      And Alice will choose "yes"
      And Alice will choose "Bob"
      When the top of the stack resolves
      Then the stack is:
        | ability of "Pyre Imp" | Alice |
      And "Runeclaw Bear" is in Alice's graveyard
      And Bob has 20 life

    @id-engine-reflexive-trigger-declined @CR-603.12
    Scenario: A reflexive ability doesn't trigger if what it waits for wasn't done
      Given the card
        """
        Pyre Imp {1}{R}
        Creature - Imp 1/1
        When this creature enters, you may sacrifice another creature. When you do, this creature deals 2 damage to any target.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Pyre Imp" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Pyre Imp"
      And "Pyre Imp" resolves
      And Alice will choose "no"
      When the top of the stack resolves
      Then the stack is empty
      And "Runeclaw Bear" is on the battlefield

  Rule: An intervening "if" is asked twice

    603.4. An ability whose condition isn't true any more as it would resolve does nothing.

    @id-engine-intervening-if-no-more @CR-603.4
    Scenario: A trigger that counts creatures does nothing when one has gone before it resolves
      Given the card
        """
        Flock Warden {1}{W}
        Creature - Bird 1/1
        When this creature enters, if you control two or more creatures, draw a card.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Flock Warden" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Flock Warden"
      And "Flock Warden" resolves
      And the stack is:
        | ability of "Flock Warden" | Alice |
      And Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      When the stack resolves
      Then Alice has 0 cards in hand

  Rule: A card can be cast from the zone that it went to, and no further

    400.7 and 603.6c. An ability that speaks of a permanent that died finds its card in the graveyard alone.

    @id-engine-cast-the-dead @CR-608.2g
    Scenario: A creature that may be cast when it dies is cast from the graveyard
      Given the card
        """
        Rag Phoenix {2}{R}
        Creature - Phoenix 2/2
        When this creature dies, you may cast it without paying its mana cost.
        """
      And Alice controls "Rag Phoenix"
      And Bob has the effect "Destroy target creature." on "Rag Phoenix"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then "Rag Phoenix" is on the stack

    @id-engine-cast-the-dead-that-were-exiled @CR-400.7 @CR-608.2d
    Scenario Outline: A creature that may be cast when it dies and has been <gone> can't be cast
      Given the card
        """
        Rag Phoenix {2}{R}
        Creature - Phoenix 2/2
        When this creature dies, you may cast it without paying its mana cost.
        """
      And Alice controls "Rag Phoenix"
      And Bob has the effect "Destroy target creature." on "Rag Phoenix"
      And Bob has the effect "<effect>" on "Rag Phoenix"
      When the top of the stack resolves
      Then "Rag Phoenix" is <place>
      And the stack is empty

      Examples:
        | gone     | effect                                               | place               |
        | exiled   | Exile target card from a graveyard.                  | in Alice's exile    |
        | returned | Return target card from a graveyard to the battlefield under its owner's control. | on the battlefield |

    @id-engine-cast-an-exiled-token @CR-111.8 @CR-608.2d
    Scenario: A token that was exiled is no card and can't be cast
      Given Alice has the effect "Create a 2/2 green Bear creature token."
      When Alice has the effect "Exile target creature. You may cast that card without paying its mana cost." on "the token"
      Then "the token" has ceased to exist
      And the stack is empty

  Rule: A trigger waits for counters of its own kind, and triggers for each of them

    603.2c and 122.6. Those that a permanent enters with are put on it as well.

    @id-engine-counter-of-another-kind @CR-603.2
    Scenario: An ability that waits for +1/+1 counters doesn't trigger for a charge counter
      Given the card
        """
        Proud Ox {1}{W}
        Creature - Ox 3/3
        Whenever a +1/+1 counter is put on this creature, draw a card.
        """
      And Alice controls "Proud Ox"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Proud Ox"
      And the stack resolves
      And Alice has 1 card in hand
      When Alice has the effect "Put a charge counter on target creature." on "Proud Ox"
      Then the stack is empty
      And "Proud Ox" has 1 charge counter

    @id-engine-three-counters-at-once @CR-603.2c
    Scenario: An ability that waits for a +1/+1 counter triggers three times for three of them
      Given the card
        """
        Count House {2}
        Artifact
        Whenever a +1/+1 counter is put on a creature you control, draw a card.
        """
      And Alice controls "Count House"
      And Alice controls "Runeclaw Bear"
      And Alice has the effect "Put three +1/+1 counters on target creature." on "Runeclaw Bear"
      When the stack resolves
      Then Alice has 3 cards in hand

  Rule: An ability that leaves the stack is gone

    113.7. It is no card, and no zone has it afterwards.

    @id-engine-exiled-ability @CR-113.7
    Scenario: An ability that is exiled from the stack isn't in exile
      Given the card
        """
        Slow Well {1}
        Artifact
        {T}: Draw a card.
        """
      And Alice controls "Slow Well"
      And Alice activates "{T}" of "Slow Well"
      When Bob has the effect "Exile target ability." on "Slow Well"
      Then the stack is empty
      And Alice has 0 cards in exile
      And Alice has 0 cards in hand

  Rule: A spell with cipher is encoded only if its controller wants it

    702.99a.

    @id-engine-cipher-declined @CR-702.99a @CR-608.2n
    Scenario: A card with cipher whose controller declines goes to the graveyard
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Stolen Identity" in hand
      And Alice has {4}{U}{U} to spend
      And Alice casts "Stolen Identity" targeting "Crazed Armodon"
      And Alice will choose "no"
      When the stack resolves
      Then "Stolen Identity" is in Alice's graveyard
      And "Runeclaw Bear" is unchanged

  Rule: What enters as a copy of what isn't there enters as itself

    101.3 and 707.5. That it must is no matter.

    @id-engine-nothing-to-enter-as @CR-101.3 @CR-707.5
    Scenario: A creature that enters as a copy of an artifact is itself where there is no artifact
      Given the card
        """
        Clay Idol {2}
        Creature - Golem 1/3
        This creature enters as a copy of an artifact.
        """
      And Alice controls "Runeclaw Bear"
      When Alice controls "Clay Idol"
      Then "Clay Idol" is:
        | name | Clay Idol |
        | size | 1/3       |
