Feature: 707.9 in five editions: exceptions to copying

  Rule: Which abilities that define a characteristic are not copied
    Today 707.9d (since February 2021): those that define what the effect doesn't copy, retains, or provides specific
    values for; but types "in addition to its other types" spare the abilities that define types. 706.9d in 2018 and 2013
    (since February 2011): those that define what the effect doesn't copy, retains or modifies, additions included.
    503.9 in 2008 and 2007 has no such rule: the whole rules text is copied (503.2).

    @id-editions-mimic-of-a-changeling
    @S2-13-X1 @S3-13-X1 @C-059 @C-060 @K-24 @CR-707.9d
    Scenario Outline: A Glasspool Mimic of a changeling Elemental is a "<types>" in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Grove Mummer {1}{G}
        Creature - Elemental 2/3
        Changeling
        """
      And Alice controls "Grove Mummer"
      And Alice has "Glasspool Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Glasspool Mimic"
      And Alice will choose "Grove Mummer"
      When "Glasspool Mimic" resolves
      Then "Glasspool Mimic" is:
        | name      | Grove Mummer |
        | color     | green        |
        | types     | <types>      |
        | size      | 2/3          |
        | abilities | <abilities>  |
      And "Grove Mummer" is unchanged

      Examples:
        | edition | types                                   | abilities  |
        | now     | Creature - every creature type          | Changeling |
        | cr2018  | Creature - Elemental Shapeshifter Rogue | none       |
        | cr2013  | Creature - Elemental Shapeshifter Rogue | none       |
        | cr2008  | Creature - every creature type          | Changeling |
        | cr2007  | Creature - every creature type          | Changeling |

    @id-editions-gargantuan-of-tarmogoyf
    @S2-10-X1 @S3-10-X1 @S4-74-X1 @C-056 @C-057 @K-24 @CR-707.9d
    Scenario Outline: A Quicksilver Gargantuan of Tarmogoyf is <size> in the edition <edition>
      In 2008 and 2007 nothing takes the copied ability away, and nothing says that it doesn't apply: read to the letter,
      it made the creature 3/4 (layer 6a) where three card types are in the graveyards.

      Given the rules are those of <edition>
      And Bob controls "Tarmogoyf"
      And Bob has "Overrun" in graveyard
      And Bob has "Giant Growth" in graveyard
      And Bob has "Mutavault" in graveyard
      And Alice has "Quicksilver Gargantuan" in hand
      And Alice has {5}{U}{U} to spend
      And Alice casts "Quicksilver Gargantuan"
      And Alice will choose "Tarmogoyf"
      When "Quicksilver Gargantuan" resolves
      Then the copiable values of "Quicksilver Gargantuan" are:
        | name      | Tarmogoyf           |
        | mana cost | {1}{G}              |
        | types     | Creature - Lhurgoyf |
        | size      | <size>              |
        | abilities | none                |
      And "Quicksilver Gargantuan" is:
        | size | <size> |
      And "Tarmogoyf" is 3/4
      And "Tarmogoyf" is unchanged

      Examples:
        | edition | size |
        | now     | 7/7  |
        | cr2018  | 7/7  |
        | cr2013  | 7/7  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2008  | either |
        | cr2007  | either |

  Rule: An additional effect, when a further copy effect follows
    Today 707.9e (since June 2019): it doesn't happen. 706.9 in 2018 and 2013 and 503.9 in 2008 and 2007 don't speak of
    such exceptions; read to the letter, an effect that has been applied to the entering stays applied.

    @id-editions-altered-ego-through-a-clone
    @S2-15-X1 @S3-15-X1 @C-061 @C-062 @K-25 @CR-707.9e
    Scenario Outline: An Altered Ego that copies an unfinished Clone, then a Bear, is <size> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Shieldwall Banner {2}{W}
        Enchantment
        Creatures you control get +0/+1.
        """
      And Bob controls "Shieldwall Banner"
      And Alice controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Clone" called "the unfinished Clone"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "the unfinished Clone"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" is:
        | name | Runeclaw Bear |
        | size | <size>        |
      And "Altered Ego" has no counters
      And the copiable values of "Altered Ego" are those of "Runeclaw Bear"
      And "the unfinished Clone" is unchanged
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | size |
        | now     | 2/2  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2018  | either |
        | cr2013  | either |
        | cr2008  | either |
        | cr2007  | either |

    @id-editions-altered-ego-of-a-bear @C-061 @K-25 @CR-707.9e
    Scenario Outline: An Altered Ego that copies a Bear enters with its additional counters in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Runeclaw Bear"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" has 3 +1/+1 counters
      And "Altered Ego" is 5/5
      And "Altered Ego" is untapped
      And the copiable values of "Altered Ego" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: An exception that depends on what the copy is
    Today 707.9f (since February 2021): it is judged on the permanent as it would be without that exception, with the
    others. 706.9 in 2018 and 2013 and 503.9 in 2008 and 2007 don't say on what it is judged.

    @id-editions-moritte-of-an-animated-land
    @S2-18-X1 @S3-18-X1 @C-012 @C-063 @C-064 @C-065 @K-25 @CR-707.9f
    Scenario Outline: Moritte of the Frost as a copy of an animated Mutavault is a "<types>" in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Mutavault"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the stack resolves
      And Alice has "Moritte of the Frost" in hand
      And Alice has {2}{G}{U}{U} to spend
      And Alice will choose "Mutavault"
      And Alice casts "Moritte of the Frost"
      When "Moritte of the Frost" resolves
      Then "Moritte of the Frost" is:
        | name  | Mutavault |
        | types | <types>   |
      And "Moritte of the Frost" has no counters
      And "Moritte of the Frost" doesn't have the ability "Changeling"
      And "Mutavault" is unchanged

      Examples:
        | edition | types               |
        | now     | Legendary Snow Land |

      @unspecified
      Examples:
        | edition | types  |
        | cr2018  | either |
        | cr2013  | either |
        | cr2008  | either |
        | cr2007  | either |

  Rule: A linked triggered ability, when a further copy effect follows
    Today 707.9g (since October 2019; in August and September 2019 the question was whether the resulting object has the
    ability): it doesn't trigger. Older editions know the link (607.2g in 2018, 407.2e in 2008; none in 2007) and say
    nothing about a further copy effect.

    @id-editions-linked-trigger-through-an-unfinished-copier
    @C-066 @C-067 @K-25 @CR-707.9g
    Scenario Outline: An understudy is <size> after a creature that puts counters on what it copies has copied a Bear through it in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, put a +1/+1 counter on that creature.
        """
      And the card
        """
        Eager Understudy {2}{W}
        Creature - Human 2/1
        You may have this creature enter as a copy of a creature.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Eager Understudy"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Eager Understudy"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Borrowed Shadow"
      And "Borrowed Shadow" resolves
      When the game goes on to the beginning of combat
      Then "Eager Understudy" is:
        | name | Eager Understudy |
        | size | <size>           |
      And the copiable values of "Borrowed Shadow" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | size |
        | now     | 2/1  |

      @unspecified
      Examples:
        | edition | size   |
        | cr2018  | either |
        | cr2013  | either |
        | cr2008  | either |
        | cr2007  | either |

    @id-editions-linked-trigger-of-a-copier @C-066 @K-25 @CR-707.9g
    Scenario Outline: A creature that puts a counter on what it copies puts it on the Bear that it has copied in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Borrowed Shadow {3}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature an opponent controls. When you do, put a +1/+1 counter on that creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Borrowed Shadow" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Borrowed Shadow"
      And "Borrowed Shadow" resolves
      When the top of the stack resolves
      Then "Runeclaw Bear" has 1 +1/+1 counter
      And "Runeclaw Bear" is 3/3
      And "Borrowed Shadow" has no counters
      And the copiable values of "Borrowed Shadow" are those of "Runeclaw Bear"

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
