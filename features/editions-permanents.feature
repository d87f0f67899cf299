Feature: 704.5j, 111.2 and 707.8a in five editions: copies of legends, who owns a token copy, and which faces it has

  Rule: The legend rule
    Today 704.5j, as in 2018; 704.5k in 2013 (so since 2013-07-13): of the legendary permanents of one name that a player
    controls, that player keeps one. 420.5e in 2008 and 2007: of all those of one name, whoever controls them, none stays.
    In each edition only legendary permanents count, and only those that share a name.

    @id-editions-clone-of-an-opponents-legend
    @C-004 @C-005 @K-35 @CR-704.5j
    Scenario Outline: Alice's Clone of Bob's Teferi is <clone> and Teferi is <teferi> in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Teferi, Mage of Zhalfir"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Teferi, Mage of Zhalfir"
      When "Clone" resolves
      Then "Clone" is <clone>
      And "Teferi, Mage of Zhalfir" is <teferi>
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | clone                | teferi             |
        | now     | on the battlefield   | on the battlefield |
        | cr2018  | on the battlefield   | on the battlefield |
        | cr2013  | on the battlefield   | on the battlefield |
        | cr2008  | in Alice's graveyard | in Bob's graveyard |
        | cr2007  | in Alice's graveyard | in Bob's graveyard |

    @id-editions-clone-of-ones-own-legend
    @C-004 @C-005 @K-35 @CR-704.5j
    Scenario Outline: Alice, whose Clone copies her own Teferi, keeps <kept> in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Teferi, Mage of Zhalfir"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Teferi, Mage of Zhalfir"
      And Alice will choose "<kept>"
      When "Clone" resolves
      Then "<kept>" is on the battlefield
      And "<lost>" is in Alice's graveyard

      Examples:
        | edition | kept                    | lost                    |
        | now     | Clone                   | Teferi, Mage of Zhalfir |
        | now     | Teferi, Mage of Zhalfir | Clone                   |
        | cr2018  | Clone                   | Teferi, Mage of Zhalfir |
        | cr2018  | Teferi, Mage of Zhalfir | Clone                   |
        | cr2013  | Clone                   | Teferi, Mage of Zhalfir |
        | cr2013  | Teferi, Mage of Zhalfir | Clone                   |

    @id-editions-clone-of-ones-own-legend-loses-both
    @C-004 @C-005 @K-35 @CR-704.5j
    Scenario Outline: Alice, whose Clone copies her own Teferi, keeps neither, and isn't asked, in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Teferi, Mage of Zhalfir"
      And Alice controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Teferi, Mage of Zhalfir"
      When "Clone" resolves
      Then "Clone" is in Alice's graveyard
      And "Teferi, Mage of Zhalfir" is in Alice's graveyard
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition |
        | cr2008  |
        | cr2007  |

    @id-editions-lazav-beside-teferi
    @S4-68-X1 @C-050 @C-051 @C-052 @K-35 @CR-704.5j @CR-707.9b
    Scenario Outline: Lazav as a copy of Teferi, with his own name, stays beside Teferi in the edition <edition>
      The document has one player control both, which settles it only under the newer rule. The names settle it in any.

      Given the rules are those of <edition>
      And Alice controls "Lazav, Dimir Mastermind"
      And Alice controls "Teferi, Mage of Zhalfir"
      And Bob has "Teferi, Mage of Zhalfir" in hand called "Bob's Teferi"
      And Alice has the effect "Each opponent discards a card."
      And Alice will choose "yes"
      When the top of the stack resolves
      Then "Lazav, Dimir Mastermind" is:
        | name  | Lazav, Dimir Mastermind           |
        | color | blue                              |
        | types | Legendary Creature - Human Wizard |
        | size  | 3/4                               |
      And "Lazav, Dimir Mastermind" is on the battlefield
      And "Teferi, Mage of Zhalfir" is on the battlefield
      And "Teferi, Mage of Zhalfir" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-copy-that-is-not-legendary
    @C-005 @C-050 @K-35 @CR-704.5j @CR-707.9b
    Scenario Outline: A copy of Teferi that isn't legendary stays beside him in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Teferi, Mage of Zhalfir"
      When Alice has the effect "Create a token that's a copy of target creature, except it isn't legendary." on "Teferi, Mage of Zhalfir"
      Then "the token" is:
        | name  | Teferi, Mage of Zhalfir |
        | types | Creature - Human Wizard |
      And "the token" is on the battlefield
      And "Teferi, Mage of Zhalfir" is on the battlefield
      And "Teferi, Mage of Zhalfir" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-nameless-legends @C-010 @C-050 @K-35 @CR-704.5j
    Scenario Outline: Two legendary copies without a name both stay, because they share no name, in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Juggernaut"
      And Alice has the effect "Turn target creature face down." on "Juggernaut"
      And Alice has the effect "Create a token that's a copy of target creature, except it's legendary in addition to its other types." on "Juggernaut"
      When Alice has the effect "Create a token that's a copy of target creature, except it's legendary in addition to its other types." on "Juggernaut"
      Then "the token" is:
        | name  | none               |
        | types | Legendary Creature |
        | size  | 2/2                |
      And "the token" is on the battlefield
      And "the second token" is on the battlefield
      And the copiable values of "the second token" are those of "the token"
      And "Juggernaut" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-legend-rule-suspended @C-017 @K-35 @CR-704.5j
    Scenario Outline: Where the legend rule doesn't apply, a Clone stays beside the legend that it copies in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Hall of Heroes {4}
        Artifact
        The "legend rule" doesn't apply.
        """
      And Bob controls "Hall of Heroes"
      And Alice controls "Teferi, Mage of Zhalfir"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Teferi, Mage of Zhalfir"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is on the battlefield
      And "Teferi, Mage of Zhalfir" is on the battlefield
      And the copiable values of "Clone" are those of "Teferi, Mage of Zhalfir"
      And "Teferi, Mage of Zhalfir" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: Who owns a token
    Today 111.2 (since July 2018): the player who creates it. 110.5a in 2018 and 2013 (since July 2009): the player under
    whose control it entered. 216.1 in 2008 and 2007: the controller of the spell or ability that made it.

    @id-editions-owner-of-a-diverted-token
    @C-002 @K-36 @CR-111.2
    Scenario Outline: A token copy made by Alice that enters under Bob's control is owned by <owner> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Alice controls "Juggernaut"
      And Bob controls "Border Warden"
      When Alice has the effect "Create a token that's a copy of target creature." on "Juggernaut"
      Then "the token" is controlled by Bob
      And "the token" is owned by <owner>
      And the copiable values of "the token" are those of "Juggernaut"
      And "Juggernaut" is unchanged

      Examples:
        | edition | owner |
        | now     | Alice |
        | cr2018  | Bob   |
        | cr2013  | Bob   |
        | cr2008  | Alice |
        | cr2007  | Alice |

    @id-editions-owner-of-a-token-made-by-an-opponent
    @C-002 @K-36 @CR-111.2
    Scenario Outline: A token copy that Alice's effect has Bob create is owned by <owner> in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Juggernaut"
      When Alice has the effect "Each opponent creates a token that's a copy of target creature." on "Juggernaut"
      Then "the token" is controlled by Bob
      And "the token" is owned by <owner>
      And the copiable values of "the token" are those of "Juggernaut"
      And "Juggernaut" is unchanged

      Examples:
        | edition | owner |
        | now     | Bob   |
        | cr2018  | Bob   |
        | cr2013  | Bob   |
        | cr2008  | Alice |
        | cr2007  | Alice |

    @id-editions-token-of-a-player-who-left
    @C-002 @K-36 @CR-111.2 @CR-800.4a
    Scenario Outline: When Alice leaves the game, the token copy that her effect had Bob create <outcome> in the edition <edition>
      Given the rules are those of <edition>
      And the players are Carol, Alice and Bob
      And Carol controls "Juggernaut"
      And Alice has the effect "Each opponent creates a token that's a copy of target creature." on "Juggernaut"
      When Alice leaves the game
      Then "the token" <outcome>
      And "the second token" <outcome>
      And "Juggernaut" is unchanged

      Examples:
        | edition | outcome               |
        | now     | is on the battlefield |
        | cr2018  | is on the battlefield |
        | cr2013  | is on the battlefield |
        | cr2008  | has ceased to exist   |
        | cr2007  | has ceased to exist   |

  Rule: Which faces a token copy has
    Today 707.8a: both, and it can transform. 706.8, with 711.1, in 2018 and in 2013: the one that was up, and tokens can't
    transform. There were no double-faced cards in 2008 and 2007.

    @id-editions-token-copy-of-a-double-faced-card
    @C-002 @K-51 @CR-707.8a
    Scenario Outline: In the edition <edition> a token copy of a Stonewing Antagonizer that is told to transform is <name>
      Given the rules are those of <edition>
      And the card
        """
        Thraben Gargoyle {1}
        Artifact Creature - Gargoyle 2/2
        Defender
        {6}: Transform this creature.
        back face
        Stonewing Antagonizer
        Artifact Creature - Gargoyle Horror 4/2
        Flying
        """
      And Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      And "the token" is:
        | name       | Stonewing Antagonizer |
        | mana value | <mana value>          |
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name | <name> |
        | size | <size> |
      And "Thraben Gargoyle" is unchanged

      Examples:
        | edition | mana value | name                  | size |
        | now     | 1          | Thraben Gargoyle      | 2/2  |
        | cr2018  | 0          | Stonewing Antagonizer | 4/2  |
        | cr2013  | 0          | Stonewing Antagonizer | 4/2  |

    @id-editions-mana-value-of-a-back-face
    @C-005 @CR-202.3b
    Scenario Outline: In the edition <edition> a Thraben Gargoyle whose back is up has mana value <value>, a Clone of it 0, and a Clone of its front 1
      Given the rules are those of <edition>
      And the card
        """
        Thraben Gargoyle {1}
        Artifact Creature - Gargoyle 2/2
        Defender
        {6}: Transform this creature.
        back face
        Stonewing Antagonizer
        Artifact Creature - Gargoyle Horror 4/2
        Flying
        """
      And Bob controls "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone" called "the old Clone"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Thraben Gargoyle"
      When "Clone" resolves
      Then "Thraben Gargoyle" is:
        | name       | Stonewing Antagonizer |
        | mana value | <value>               |
      And "Clone" is:
        | name       | Stonewing Antagonizer |
        | mana value | 0                     |
      And "the old Clone" is:
        | name       | Thraben Gargoyle |
        | mana value | 1                |
      And "Thraben Gargoyle" is unchanged

      Examples:
        | edition | value |
        | now     | 1     |
        | cr2018  | 1     |
        | cr2013  | 0     |
