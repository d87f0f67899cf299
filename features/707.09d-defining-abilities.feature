Feature: 707.9d Characteristic-defining abilities and color indicators under exceptions

  Rule: An ability that defines a characteristic isn't copied if the effect provides values for it
    Today 707.9d; 706.9d in 2018 (which said this of every modified characteristic); no such rule in 2008 and 2007.

    @id-defining-gargantuan-tarmogoyf @S2-10-X1 @S3-10-X1 @S4-74-X1 @C-057 @C-051 @K-24 @CR-707.9d
    Scenario: A Quicksilver Gargantuan that copies Tarmogoyf is 7/7 without the defining ability
      Given Bob controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Alice has "Chimeric Staff" in graveyard
      And Alice has "Quicksilver Gargantuan" in hand
      And Alice has {5}{U}{U} to spend
      And Alice will choose "Tarmogoyf"
      And Alice casts "Quicksilver Gargantuan"
      When "Quicksilver Gargantuan" resolves
      Then the copiable values of "Quicksilver Gargantuan" are:
        | name      | Tarmogoyf           |
        | mana cost | {1}{G}              |
        | color     | green               |
        | types     | Creature - Lhurgoyf |
        | size      | 7/7                 |
        | abilities | none                |
      And "Quicksilver Gargantuan" is 7/7
      And "Tarmogoyf" is 2/3
      And "Tarmogoyf" is unchanged

    @id-defining-clone-of-gargantuan-tarmogoyf @S2-10-X1 @S3-10-X1 @C-057 @C-051 @CR-707.9d
    Scenario: A Clone of a Quicksilver Gargantuan that is a Tarmogoyf is 7/7
      Given Bob controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Alice will choose "Tarmogoyf"
      And Alice controls "Quicksilver Gargantuan"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Quicksilver Gargantuan"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Tarmogoyf |
        | color     | green     |
        | size      | 7/7       |
        | abilities | none      |
      And "Tarmogoyf" is 1/2
      And "Quicksilver Gargantuan" is unchanged

    @id-defining-scarab-god-magnivore @S4-75-X1 @C-057 @C-051 @C-002 @CR-707.9d @CR-707.9b
    Scenario Outline: The Scarab God's token of Magnivore is 4/4 however many sorcery cards are in graveyards
      Given Bob has "Magnivore" in graveyard
      And Bob has "<other card>" in graveyard
      And Alice controls "The Scarab God"
      And Alice has {2}{U}{B} to spend
      And Alice activates "{2}{U}{B}" of "The Scarab God" targeting "Magnivore"
      When the top of the stack resolves
      Then the copiable values of "the token" are:
        | name      | Magnivore         |
        | mana cost | {2}{R}{R}         |
        | color     | black             |
        | types     | Creature - Zombie |
        | size      | 4/4               |
        | abilities | Haste             |
      And "the token" is 4/4
      And "Magnivore" is in Bob's exile
      And "Magnivore" is <size of the card>

      Examples:
        | other card     | size of the card |
        | Overrun        | 1/1              |
        | Chimeric Staff | 0/0              |

    @id-defining-clone-of-scarab-token @S4-75-X1 @C-057 @C-051 @CR-707.9d
    Scenario: A Clone of The Scarab God's token of Magnivore is a 4/4 black Zombie
      Given Bob has "Magnivore" in graveyard
      And Alice controls "The Scarab God"
      And Alice has {2}{U}{B} to spend
      And Alice activates "{2}{U}{B}" of "The Scarab God" targeting "Magnivore"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Magnivore         |
        | color     | black             |
        | types     | Creature - Zombie |
        | size      | 4/4               |
        | abilities | Haste             |
      And "the token" is unchanged

    @id-defining-gargantuan-chameleon-spirit @C-057 @CR-707.9d @CR-614.12
    Scenario: A Quicksilver Gargantuan that copies Chameleon Spirit chooses a color and is 7/7 all the same
      Only the ability that defines the size isn't copied; the one it is linked to is.

      Given Alice controls "Runeclaw Bear"
      And Bob will choose "green"
      And Bob controls "Chameleon Spirit"
      And Alice has "Quicksilver Gargantuan" in hand
      And Alice has {5}{U}{U} to spend
      And Alice will choose "Chameleon Spirit"
      And Alice will choose "blue"
      And Alice casts "Quicksilver Gargantuan"
      When "Quicksilver Gargantuan" resolves
      Then "Quicksilver Gargantuan" is:
        | name      | Chameleon Spirit                         |
        | types     | Creature - Illusion Spirit               |
        | size      | 7/7                                      |
        | abilities | As this creature enters, choose a color. |
      And "Chameleon Spirit" is 1/1

    @id-defining-type-replaced @C-057 @C-050 @CR-707.9d
    Scenario: A token copy of a changeling that is made a Zombie instead of its types has no changeling
      Given the card
        """
        Mossface Changeling {1}{G}
        Creature - Shapeshifter 2/2
        Changeling
        """
      And the card
        """
        Goblin Parade {1}{R}
        Enchantment
        Goblins you control get +2/+0.
        """
      And Bob has "Mossface Changeling" in graveyard
      And Alice controls "Goblin Parade"
      And Alice controls "The Scarab God"
      And Alice has {2}{U}{B} to spend
      And Alice activates "{2}{U}{B}" of "The Scarab God" targeting "Mossface Changeling"
      When the top of the stack resolves
      Then "the token" is:
        | name      | Mossface Changeling |
        | color     | black               |
        | types     | Creature - Zombie   |
        | size      | 4/4                 |
        | abilities | none                |

    @id-defining-devoid-made-black @C-057 @C-051 @CR-707.9d
    Scenario: A token copy of a devoid creature that is made black is black and has no devoid
      Given the card
        """
        Hollow Drake {2}{G}
        Creature - Drake 2/2
        Devoid
        Flying
        """
      And Bob controls "Hollow Drake"
      When Alice has the effect "Create a token that's a copy of target creature, except it's black." on "Hollow Drake"
      Then "the token" is:
        | name      | Hollow Drake |
        | mana cost | {2}{G}       |
        | color     | black        |
        | abilities | Flying       |
      And "Hollow Drake" is unchanged

    @id-defining-power-or-toughness-alone @C-055 @C-057 @CR-707.9d
    Scenario Outline: A Quicksilver Gargantuan that copies a creature whose <stat> alone is defined is 7/7 without that ability
      Given the card
        """
        Keeper of Notes {2}{U}
        Creature - Homunculus <size>
        Vigilance
        This creature's <stat> is equal to the number of cards in your hand.
        """
      And Bob has "Fling" in hand
      And Bob has "Overrun" in hand
      And Bob controls "Keeper of Notes"
      And Alice has "Quicksilver Gargantuan" in hand
      And Alice has {5}{U}{U} to spend
      And Alice will choose "Keeper of Notes"
      And Alice casts "Quicksilver Gargantuan"
      When "Quicksilver Gargantuan" resolves
      Then the copiable values of "Quicksilver Gargantuan" are:
        | name      | Keeper of Notes       |
        | types     | Creature - Homunculus |
        | size      | 7/7                   |
        | abilities | Vigilance             |
      And "Quicksilver Gargantuan" is 7/7
      And "Keeper of Notes" is <now>
      And "Keeper of Notes" is unchanged

      Examples:
        | stat      | size | now |
        | power     | */5  | 2/5 |
        | toughness | 5/*  | 5/2 |

  Rule: An ability that defines a characteristic isn't copied if the effect doesn't copy or keeps that characteristic
    Today 707.9d; 706.9d in 2018; no such rule in 2008 and 2007.

    @id-defining-still-tarmogoyf @S4-74-X1 @C-056 @C-054 @K-27 @CR-707.9d
    Scenario: A copy of Tarmogoyf that is "still 7/7" doesn't have the defining ability
      Given the card
        """
        Mirror Colossus {5}{U}{U}
        Creature - Shapeshifter 7/7
        You may have Mirror Colossus enter the battlefield as a copy of any creature on the battlefield, except it's still 7/7.
        """
      And Bob controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Alice has "Mirror Colossus" in hand
      And Alice has {5}{U}{U} to spend
      And Alice will choose "Tarmogoyf"
      And Alice casts "Mirror Colossus"
      When "Mirror Colossus" resolves
      Then "Mirror Colossus" is:
        | name      | Tarmogoyf           |
        | color     | green               |
        | types     | Creature - Lhurgoyf |
        | size      | 7/7                 |
        | abilities | none                |
      And "Tarmogoyf" is 1/2

    @id-defining-still-red-devoid @C-056 @C-054 @K-27 @CR-707.9d
    Scenario: A copy whose color "is still red" has no devoid
      Given the card
        """
        Hollow Drake {2}{G}
        Creature - Drake 2/2
        Devoid
        Flying
        """
      And the card
        """
        Ember Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have Ember Mimic enter the battlefield as a copy of any creature on the battlefield, except its color is still red.
        """
      And Bob controls "Hollow Drake"
      And Alice has "Ember Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Hollow Drake"
      And Alice casts "Ember Mimic"
      When "Ember Mimic" resolves
      Then "Ember Mimic" is:
        | name      | Hollow Drake |
        | mana cost | {2}{G}       |
        | color     | red          |
        | abilities | Flying       |
      And "Hollow Drake" is unchanged

    @id-defining-size-not-copied @C-055 @C-053 @CR-707.9d
    Scenario: A copier that doesn't copy power and toughness doesn't get Tarmogoyf's defining ability
      Given the card
        """
        Stilt Mimic {2}{W}
        Creature - Shapeshifter 1/5
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's power and toughness.
        """
      And Bob controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Alice has "Stilt Mimic" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Tarmogoyf"
      And Alice casts "Stilt Mimic"
      When "Stilt Mimic" resolves
      Then "Stilt Mimic" is:
        | name      | Tarmogoyf           |
        | color     | green               |
        | types     | Creature - Lhurgoyf |
        | size      | 1/5                 |
        | abilities | none                |
      And "Tarmogoyf" is 1/2

    @id-defining-devoid-not-copied @C-055 @CR-707.9d
    Scenario: A copier that doesn't copy color doesn't get devoid and keeps its own color
      Given the card
        """
        Hollow Drake {2}{G}
        Creature - Drake 2/2
        Devoid
        Flying
        """
      And the card
        """
        Rust Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.
        """
      And Bob controls "Hollow Drake"
      And Alice has "Rust Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Hollow Drake"
      And Alice casts "Rust Mimic"
      When "Rust Mimic" resolves
      Then "Rust Mimic" is:
        | name      | Hollow Drake |
        | mana cost | {2}{G}       |
        | color     | red          |
        | abilities | Flying       |
      And "Hollow Drake" is:
        | color | colorless |

    @id-defining-devoid-copied-without-exception @C-055 @CR-707.9d
    Scenario: A Clone without such an exception copies devoid and is colorless
      Given the card
        """
        Hollow Drake {2}{G}
        Creature - Drake 2/2
        Devoid
        Flying
        """
      And Bob controls "Hollow Drake"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Hollow Drake"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Hollow Drake |
        | color     | colorless    |
        | abilities | Devoid       |
        | abilities | Flying       |
      And "Hollow Drake" is unchanged

    @id-defining-other-characteristic-kept @C-055 @CR-707.9d
    Scenario: A copier that only keeps its color copies the ability that defines Tarmogoyf's size
      Given the card
        """
        Rust Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.
        """
      And Bob controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Alice has "Rust Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Tarmogoyf"
      And Alice casts "Rust Mimic"
      When "Rust Mimic" resolves
      Then the copiable values of "Rust Mimic" are those of "Tarmogoyf", except:
        | color | red |
      And "Rust Mimic" is 1/2
      And "Tarmogoyf" is unchanged

    @id-retained-types-of-a-changeling @C-052 @C-053 @C-055 @CR-707.9c @CR-707.9d
    Scenario: A copier that doesn't copy types doesn't copy changeling, which defines them
      Given the card
        """
        Brass Mummer {3}
        Artifact Creature - Golem 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's types.
        """
      And the card
        """
        Everyface {1}{G}
        Creature - Shapeshifter 2/3
        Vigilance
        Changeling
        """
      And Bob controls "Everyface"
      And Alice has "Brass Mummer" in hand
      And Alice has {3} to spend
      And Alice will choose "Everyface"
      And Alice casts "Brass Mummer"
      When "Brass Mummer" resolves
      Then "Brass Mummer" is:
        | name      | Everyface                 |
        | color     | green                     |
        | types     | Artifact Creature - Golem |
        | size      | 2/3                       |
        | abilities | Vigilance                 |
      And the copiable values of "Brass Mummer" are those of "Everyface", except:
        | types     | Artifact Creature - Golem |
        | abilities | Vigilance                 |
      And "Everyface" is:
        | types | Creature - every creature type |
      And "Everyface" is unchanged

  Rule: If that characteristic is color, the color indicator isn't copied either
    Today 707.9d; 706.9d in 2018 (since 2011); no such rule in 2008 and 2007.

    @id-indicator-color-not-copied @C-058 @C-052 @K-28 @CR-707.9d
    Scenario: A copier that doesn't copy color doesn't copy a color indicator
      Given the card
        """
        Moss Effigy
        Creature - Golem 3/3
        Color indicator: green
        """
      And the card
        """
        Rust Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.
        """
      And Bob controls "Moss Effigy"
      And Alice has "Rust Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Moss Effigy"
      And Alice casts "Rust Mimic"
      When "Rust Mimic" resolves
      Then "Rust Mimic" is:
        | name            | Moss Effigy      |
        | mana cost       | none             |
        | color           | red              |
        | color indicator | none             |
        | types           | Creature - Golem |
        | size            | 3/3              |
      And "Moss Effigy" is:
        | color | green |
      And "Moss Effigy" is unchanged

    @id-indicator-color-provided @C-058 @C-057 @CR-707.9d
    Scenario: The Scarab God's token of a card with a green color indicator is black only
      Given the card
        """
        Moss Effigy
        Creature - Golem 3/3
        Color indicator: green
        """
      And Bob has "Moss Effigy" in graveyard
      And Alice controls "The Scarab God"
      And Alice has {2}{U}{B} to spend
      And Alice activates "{2}{U}{B}" of "The Scarab God" targeting "Moss Effigy"
      When the top of the stack resolves
      Then the copiable values of "the token" are:
        | name            | Moss Effigy       |
        | mana cost       | none              |
        | color           | black             |
        | color indicator | none              |
        | types           | Creature - Zombie |
        | size            | 4/4               |
      And "Moss Effigy" is:
        | color | green |

    @id-indicator-copied-without-exception @smoke @C-058 @CR-707.9d
    Scenario: A Clone without such an exception copies the color indicator
      Given the card
        """
        Moss Effigy
        Creature - Golem 3/3
        Color indicator: green
        """
      And Bob controls "Moss Effigy"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Moss Effigy"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name            | Moss Effigy |
        | mana cost       | none        |
        | color           | green       |
        | color indicator | green       |
        | size            | 3/3         |
      And "Moss Effigy" is unchanged

    @id-indicator-copied-beside-size @C-058 @CR-707.9d
    Scenario: An exception about size leaves the color indicator copied
      Given the card
        """
        Moss Effigy
        Creature - Golem 3/3
        Color indicator: green
        """
      And Bob controls "Moss Effigy"
      And Alice has "Quicksilver Gargantuan" in hand
      And Alice has {5}{U}{U} to spend
      And Alice will choose "Moss Effigy"
      And Alice casts "Quicksilver Gargantuan"
      When "Quicksilver Gargantuan" resolves
      Then the copiable values of "Quicksilver Gargantuan" are those of "Moss Effigy", except:
        | size | 7/7 |
      And "Quicksilver Gargantuan" is:
        | color | green |
      And "Moss Effigy" is unchanged

  Rule: Exceptions that only add types leave type-defining abilities copied
    Today 707.9d, since February 2021. 706.9d in 2018 said the opposite: changeling wasn't copied then. No such rule in
    2008 and 2007.

    @id-defining-glasspool-mimic-changeling @S2-13-X1 @S3-13-X1 @C-059 @C-060 @C-050 @K-24 @K-47 @CR-707.9d
    Scenario: A Glasspool Mimic that copies a changeling has changeling and every creature type
      Given the card
        """
        Mossface Changeling {1}{G}
        Creature - Shapeshifter 2/2
        Changeling
        """
      And the card
        """
        Motley Parade {1}{W}
        Enchantment
        Goblins you control get +2/+0.
        Wizards you control get +0/+3.
        """
      And Alice controls "Mossface Changeling"
      And Alice controls "Motley Parade"
      And Alice has "Glasspool Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice will choose "Mossface Changeling"
      And Alice casts "Glasspool Mimic"
      When "Glasspool Mimic" resolves
      Then the copiable values of "Glasspool Mimic" are:
        | name      | Mossface Changeling           |
        | mana cost | {1}{G}                        |
        | color     | green                         |
        | types     | Creature - Shapeshifter Rogue |
        | size      | 2/2                           |
        | abilities | Changeling                    |
      And "Glasspool Mimic" is 4/5
      And "Mossface Changeling" is unchanged

    @id-defining-phantasmal-image-changeling @C-059 @C-060 @C-048 @K-24 @CR-707.9d
    Scenario: A Phantasmal Image that copies a changeling has changeling and is a Goblin
      Given the card
        """
        Mossface Changeling {1}{G}
        Creature - Shapeshifter 2/2
        Changeling
        """
      And the card
        """
        Goblin Parade {1}{R}
        Enchantment
        Goblins you control get +2/+0.
        """
      And Bob controls "Mossface Changeling"
      And Alice controls "Goblin Parade"
      And Alice has "Phantasmal Image" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "Mossface Changeling"
      And Alice casts "Phantasmal Image"
      When "Phantasmal Image" resolves
      Then the copiable values of "Phantasmal Image" are those of "Mossface Changeling", except:
        | types     | Creature - Shapeshifter Illusion                                           |
        | abilities | Changeling                                                                 |
        | abilities | When this creature becomes the target of a spell or ability, sacrifice it. |
      And "Phantasmal Image" is 4/2
      And "Mossface Changeling" is unchanged

    @id-defining-added-types-and-size @C-059 @CR-707.9d
    Scenario: A Glasspool Mimic that copies Tarmogoyf has the ability that defines its size
      Given Alice controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Alice has "Glasspool Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice will choose "Tarmogoyf"
      And Alice casts "Glasspool Mimic"
      When "Glasspool Mimic" resolves
      Then the copiable values of "Glasspool Mimic" are those of "Tarmogoyf", except:
        | types | Creature - Lhurgoyf Shapeshifter Rogue |
      And "Glasspool Mimic" is 1/2
      And "Tarmogoyf" is unchanged

  Rule: An ability that a copy gains by an exception defines, one that another effect gives it doesn't
    Today 604.3a, as in 2018. What defines a size is applied before what sets one, however old that is; what was given
    sets a size itself, and has its turn by its timestamp.

    @id-defining-ability-of-an-exception @C-048 @C-049 @C-026 @CR-604.3a @CR-613.4a
    Scenario: A copy whose exception says how big it is has the size that an older effect set
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 5/5.
        """
      And the card
        """
        Hoarding Double {3}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of a creature, except it has "This creature's power and toughness are each equal to the number of cards in your hand."
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Hush of Stone"
      And Alice has "Fork" in hand
      And Alice will choose "Runeclaw Bear"
      When Alice controls "Hoarding Double"
      Then "Hoarding Double" is:
        | name | Runeclaw Bear |
        | size | 5/5           |
      And the copiable values of "Hoarding Double" are those of "Runeclaw Bear", except:
        | abilities | This creature's power and toughness are each equal to the number of cards in your hand. |
      And "Runeclaw Bear" is unchanged

    @id-given-ability-that-says-a-size @C-011 @C-026 @CR-604.3a @CR-613.7a
    Scenario: A copy is given what says how big it is, and that sets anew the size that was set before
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 5/5.
        """
      And the card
        """
        Hand Lore {1}{G}
        Enchantment
        Creatures you control have "This creature's power and toughness are each equal to the number of cards in your hand."
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Fork" in hand
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      And Alice controls "Hush of Stone"
      And "Clone" is 5/5
      When Alice controls "Hand Lore"
      Then "Clone" is 1/1
      And "Runeclaw Bear" is 5/5
      And the copiable values of "Clone" are those of "Runeclaw Bear"

    @id-given-ability-that-says-a-color @C-011 @C-026 @CR-604.3a @CR-613.6
    Scenario: A copy that is given devoid keeps the color that it has copied, for what it is given comes too late for that
      Given the card
        """
        Lesson in Grey {2}{U}
        Enchantment
        Creatures you control have devoid.
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      When Alice controls "Lesson in Grey"
      Then "Clone" is:
        | color     | green  |
        | abilities | Devoid |
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged
