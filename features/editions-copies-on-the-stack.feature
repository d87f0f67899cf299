Feature: 707.10 and 707.12 in five editions: copies on the stack

  Rule: Who owns a copy of a spell
    Today 707.10 and 112.2, 706.10 and 111.2 in 2018, 706.10 in 2013: the player under whose control the copy was put on
    the stack. 503.10 in 2008 and 2007: the player who controlled the spell or ability that made the copy. The two differ
    where an effect of one player gives the copy to another.

    @id-editions-owner-of-a-copy-given-away
    @C-082 @K-01 @CR-707.10 @CR-112.2
    Scenario Outline: In the edition <edition> a copy that Bob's ability puts under Carol's control is owned by <owner>
      Given the rules are those of <edition>
      And the players are Alice, Bob and Carol
      And the card
        """
        Chorus of Echoes {4}{U}
        Enchantment
        Whenever a player casts an instant or sorcery spell, each other player copies that spell.
        """
      And the card
        """
        Small Mercy {W}
        Sorcery
        You gain 3 life.
        """
      And Bob controls "Chorus of Echoes"
      And Alice has "Small Mercy" in hand
      And Alice has {W} to spend
      And Alice casts "Small Mercy"
      When the top of the stack resolves
      Then "the copy" is controlled by Bob
      And "the copy" is owned by Bob
      And "the second copy" is controlled by Carol
      And "the second copy" is owned by <owner>
      And "Small Mercy" is unchanged

      Examples:
        | edition | owner |
        | now     | Carol |
        | cr2018  | Carol |
        | cr2013  | Carol |
        | cr2008  | Bob   |
        | cr2007  | Bob   |

    @id-editions-copy-of-a-player-who-left
    @C-082 @C-083 @K-01 @CR-707.10 @CR-800.4a
    Scenario Outline: In the edition <edition>, when Bob leaves the game, the copy that his ability gave to Carol <outcome>
      What a player owns leaves the game with that player, whoever controls it.

      Given the rules are those of <edition>
      And the players are Alice, Bob and Carol
      And the card
        """
        Chorus of Echoes {4}{U}
        Enchantment
        Whenever a player casts an instant or sorcery spell, each other player copies that spell.
        """
      And the card
        """
        Small Mercy {W}
        Sorcery
        You gain 3 life.
        """
      And Bob controls "Chorus of Echoes"
      And Alice has "Small Mercy" in hand
      And Alice has {W} to spend
      And Alice casts "Small Mercy"
      And the top of the stack resolves
      When Bob leaves the game
      Then "the second copy" <outcome>
      And "the copy" has ceased to exist
      And "Small Mercy" is unchanged

      Examples:
        | edition | outcome             |
        | now     | is on the stack     |
        | cr2018  | is on the stack     |
        | cr2013  | is on the stack     |
        | cr2008  | has ceased to exist |
        | cr2007  | has ceased to exist |

    @id-editions-owner-of-ones-own-copy
    @C-082 @C-083 @CR-707.10 @CR-112.2
    Scenario Outline: In the edition <edition> the copy that a player makes of an opponent's spell is that player's own
      Where maker and controller are one, all editions agree. Whose the original is doesn't matter in any of them.

      Given the rules are those of <edition>
      And the card
        """
        Small Mercy {W}
        Instant
        You gain 3 life.
        """
      And Bob has "Small Mercy" in hand
      And Bob has {W} to spend
      And Bob casts "Small Mercy"
      When Alice has the effect "Copy target instant spell." on "Small Mercy"
      Then "the copy" is owned by Alice
      And "the copy" is controlled by Alice
      And "Small Mercy" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: Where a copy that is cast comes from
    Today 707.12, 706.12 in 2018 and 2013 (the sentence is of February 2012): the copy is created in the zone of the
    copied object, and is cast from there. 503.12 in 2008 and 2007 has a copy played and names no zone for it.

    @id-editions-copy-is-cast-from-exile
    @C-099 @C-102 @K-03 @CR-707.12
    Scenario Outline: The copy of a card exiled with Isochron Scepter is cast from exile in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Rift Scholar {2}{U}
        Creature - Human Wizard 1/3
        Whenever you cast a spell from exile, put a +1/+1 counter on this creature.
        """
      And the card
        """
        Small Mercy {W}
        Instant
        You gain 3 life.
        """
      And Alice controls "Rift Scholar"
      And Alice has "Small Mercy" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {2} to spend
      And Alice casts "Isochron Scepter"
      And Alice will choose "yes"
      And the stack resolves
      And Alice has {2} to spend
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      When the stack resolves
      Then "Rift Scholar" is:
        | name | Rift Scholar |
        | size | <size>       |
      And Alice has 23 life
      And "Small Mercy" is in Alice's exile
      And "the copy" has ceased to exist

      Examples:
        | edition | size |
        | now     | 2/4  |
        | cr2018  | 2/4  |
        | cr2013  | 2/4  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2008  | either |
        | cr2007  | either |

    @id-editions-copy-that-cannot-be-cast-from-exile
    @C-099 @C-102 @C-088 @K-03 @CR-707.12 @CR-707.10a
    Scenario Outline: Where spells can't be cast from exile, the copy of an exiled card isn't cast and is gone in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Closed Rift {1}{W}
        Enchantment
        Players can't cast spells from exile.
        """
      And the card
        """
        Echo Urn {2}
        Artifact
        When this artifact enters, exile an instant card from your hand.
        {2}, {T}: Copy a card exiled with this artifact. Cast the copy without paying its mana cost.
        """
      And the card
        """
        Rallying Horn {W}
        Instant
        Creatures you control get +2/+1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Rallying Horn" in hand
      And Alice has "Echo Urn" in hand
      And Alice has {2} to spend
      And Alice casts "Echo Urn"
      And the stack resolves
      And Bob controls "Closed Rift"
      And Alice has {2} to spend
      And Alice activates "{2}, {T}" of "Echo Urn"
      When the stack resolves
      Then "Runeclaw Bear" is:
        | size | <size> |
      And "the copy" has ceased to exist
      And "Rallying Horn" is in Alice's exile

      Examples:
        | edition | size |
        | now     | 2/2  |
        | cr2018  | 2/2  |
        | cr2013  | 2/2  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2008  | either |
        | cr2007  | either |

    @id-editions-card-is-cast-from-hand @C-069 @C-102 @K-03 @CR-707.12
    Scenario Outline: The card of a Clone is cast from the hand, whatever it will copy, in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Hearth Scholar {1}{U}
        Creature - Human Wizard 1/1
        Whenever you cast a spell from your hand, put a +1/+1 counter on this creature.
        """
      And Alice controls "Hearth Scholar"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      When the top of the stack resolves
      Then "Hearth Scholar" is 2/2
      And "Clone" is on the stack
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: A copy that is cast goes through all steps of casting, payment of costs included
    Today 707.12 with 601.2a-h; 706.12 with 601.2a-h in 2018 and 601.2a-g in 2013; 503.12 with 409.1a-h in 2008 and 2007.
    The letters differ and the steps don't: the last of them is payment in each edition. One document quotes a-g; read
    with today's letters, that would leave the payment out. "Without paying its mana cost" spares no additional cost.

    @id-editions-cast-copy-of-fling-is-paid-for
    @C-099 @C-101 @C-103 @C-104 @K-04 @CR-707.12 @CR-601.2h
    Scenario Outline: The Scepter's copy of Fling takes a sacrifice and deals that creature's damage in the edition <edition>
      Given the rules are those of <edition>
      And Alice has "Fling" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {2} to spend
      And Alice casts "Isochron Scepter"
      And Alice will choose "yes"
      And the stack resolves
      And Alice controls "Juggernaut"
      And Alice has {2} to spend
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Bob"
      When the stack resolves
      Then "Juggernaut" is in Alice's graveyard
      And Bob has 15 life
      And "the copy" has ceased to exist
      And "Fling" is in Alice's exile

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-cast-copy-without-its-additional-cost
    @C-099 @C-103 @K-04 @CR-707.12 @CR-601.2h
    Scenario Outline: Without a creature to sacrifice, the copy of an offering isn't cast in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Echo Urn {2}
        Artifact
        When this artifact enters, exile an instant card from your hand.
        {2}, {T}: Copy a card exiled with this artifact. Cast the copy without paying its mana cost.
        """
      And the card
        """
        Hearth Offering {1}{W}
        Instant
        As an additional cost to cast this spell, sacrifice a creature.
        You gain 4 life.
        """
      And Alice has "Hearth Offering" in hand
      And Alice has "Echo Urn" in hand
      And Alice has {2} to spend
      And Alice casts "Echo Urn"
      And the stack resolves
      And Bob controls "Juggernaut"
      And Alice has {2} to spend
      And Alice activates "{2}, {T}" of "Echo Urn"
      When the top of the stack resolves
      Then the stack is empty
      And "the copy" has ceased to exist
      And Alice has 20 life
      And "Hearth Offering" is in Alice's exile
      And "Juggernaut" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: The colour that Fork gives its copy
    Since July 2009 Fork says that the copy is red. Before, the copy "copied Fork's color" (503.10, example, in 2008 and
    2007), and what is copied are copiable values (503.2), so it was red then too. One document of that time says that
    the copy "has" Fork's colour, which would make it blue here; but an effect that makes Fork blue isn't copied.

    @id-editions-fork-made-blue
    @S0-53-X1 @S1-06-X1 @C-050 @C-073 @C-075 @K-05 @CR-707.10 @CR-707.9b
    Scenario Outline: A Fork that was made blue puts a red copy of Emerald Charm on the stack in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Juggernaut"
      And Bob has "Emerald Charm" in hand
      And Bob has {G} to spend
      And Bob casts "Emerald Charm" targeting "Juggernaut":
        | mode | 1 |
      And Alice has "Fork" in hand
      And Alice has {R}{R} to spend
      And Alice casts "Fork" targeting "Emerald Charm"
      And Alice has the effect "Target spell becomes blue." on "Fork"
      And Alice will choose "no"
      When "Fork" resolves
      Then "the copy" is:
        | name      | Emerald Charm |
        | mana cost | {G}           |
        | color     | red           |
      And "the copy" targets "Juggernaut"
      And "the copy" is controlled by Alice
      And "Emerald Charm" is:
        | color | green |
      And "Emerald Charm" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: What can be copied on the stack
    Spells and activated abilities in every edition: today 707.10, 706.10 in 2018 and 2013, 503.10 in 2008 and 2007.
    Triggered abilities since February 2014 (706.10 in 2018); before, the rules give such a copy no meaning. What becomes
    of a copy of a permanent spell has been said since September 2020 (today 707.10f and 608.3f); before, only the card
    of such a spell was put onto the battlefield (608.3 in 2018), and a copy has none.

    @id-editions-copy-of-an-activated-ability
    @C-070 @C-072 @K-16 @CR-707.10
    Scenario Outline: An activated ability and its copy both happen in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Chapel Bellringer {1}{W}
        Creature - Human Cleric 1/2
        {T}: You gain 2 life.
        """
      And Alice controls "Chapel Bellringer"
      And Alice activates "{T}" of "Chapel Bellringer"
      And Alice has the effect "Copy target activated ability." on "Chapel Bellringer"
      When the stack resolves
      Then Alice has 24 life
      And "Chapel Bellringer" is tapped
      And "Chapel Bellringer" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-copy-of-a-triggered-ability
    @C-070 @K-16 @CR-707.10 @CR-707.10b
    Scenario Outline: A herd whose triggered ability was copied is <size> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Gathering Herd {2}{G}
        Creature - Antelope 1/1
        When this creature enters, put two +1/+1 counters on it.
        """
      And Alice has "Gathering Herd" in hand
      And Alice has {2}{G} to spend
      And Alice casts "Gathering Herd"
      And "Gathering Herd" resolves
      And Alice has the effect "Copy target triggered ability." on "Gathering Herd"
      When the stack resolves
      Then "Gathering Herd" is:
        | name | Gathering Herd |
        | size | <size>         |

      Examples:
        | edition | size |
        | now     | 5/5  |
        | cr2018  | 5/5  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2013  | either |
        | cr2008  | either |
        | cr2007  | either |

    @id-editions-copy-of-a-permanent-spell
    @C-087 @K-16 @CR-707.10f @CR-608.3f
    Scenario Outline: A copy of a creature spell becomes a <size> token as it resolves in the edition <edition>
      Given the rules are those of <edition>
      And Alice has "Juggernaut" in hand
      And Alice has {4} to spend
      And Alice casts "Juggernaut"
      And Alice has the effect "Copy target creature spell." on "Juggernaut"
      When the top of the stack resolves
      Then "the copy" is on the battlefield
      And "the copy" is:
        | name | Juggernaut |
        | size | <size>     |
      And "Juggernaut" is unchanged

      Examples:
        | edition | size |
        | now     | 5/3  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2018  | either |
        | cr2013  | either |
        | cr2008  | either |
        | cr2007  | either |
