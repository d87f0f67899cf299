Feature: 707.2 in five editions: which values are copied

  Rule: The expansion symbol
    503.2 in 2008 and 2007 lists the expansion symbol among the copied characteristics, as 706.2 did until 2013-07-13. From
    that day on (706.2 in 2013 and 2018, today 707.2) it isn't listed, and the copy has its own. An effect that looks for
    the cards of an expansion asks for names now.

    @id-editions-expansion-symbol
    @C-005 @K-07 @CR-707.2
    Scenario Outline: A copy of a creature with the symbol of Arabian Nights has the symbol of <symbol> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Lamplit Djinn {2}{R}
        Creature - Djinn 4/2
        Symbol: Arabian Nights
        """
      And the card
        """
        Painted Passerby {2}{U}
        Creature - Shapeshifter 1/1
        Symbol: Eventide
        You may have this creature enter as a copy of a creature.
        """
      And Bob controls "Lamplit Djinn"
      And Alice has "Painted Passerby" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Painted Passerby"
      And Alice will choose "Lamplit Djinn"
      When "Painted Passerby" resolves
      Then "Painted Passerby" is:
        | name   | Lamplit Djinn    |
        | color  | red              |
        | types  | Creature - Djinn |
        | size   | 4/2              |
        | symbol | <symbol>         |
      And "Lamplit Djinn" is unchanged

      Examples:
        | edition | symbol         |
        | now     | Eventide       |
        | cr2018  | Eventide       |
        | cr2013  | Eventide       |
        | cr2008  | Arabian Nights |
        | cr2007  | Arabian Nights |

  Rule: Colour
    503.2 in 2008 and 2007 lists colour itself, so that a copy has the colour of the original whatever becomes of its mana
    cost. Since July 2009 colour follows from the copied mana cost (706.2a in 2013 and 2018, today 707.2a), and since
    September 2011 from the copied colour indicator as well. One document of 2018 has both lists.

    @id-editions-copy-without-mana-cost
    @C-005 @C-016 @K-08 @CR-707.2a
    Scenario Outline: A copy of a green Bear that has no mana cost is <color> in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature, except it has no mana cost." on "Wandering Ones" and "Runeclaw Bear"
      Then "Wandering Ones" is:
        | name       | Runeclaw Bear   |
        | mana cost  | none            |
        | mana value | 0               |
        | color      | <color>         |
        | types      | Creature - Bear |
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | color     |
        | now     | colorless |
        | cr2018  | colorless |
        | cr2013  | colorless |
        | cr2008  | green     |
        | cr2007  | green     |

    @id-editions-copy-of-the-copy-without-mana-cost
    @C-016 @C-021 @K-08 @CR-707.2a @CR-707.3
    Scenario Outline: A Clone of the Bear without mana cost is <color> in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Runeclaw Bear"
      And Bob has the effect "Create a token that's a copy of target creature, except it has no mana cost." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "the token"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Runeclaw Bear |
        | mana value | 0             |
        | color      | <color>       |
      And "the token" is unchanged
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | color     |
        | now     | colorless |
        | cr2018  | colorless |
        | cr2013  | colorless |
        | cr2008  | green     |
        | cr2007  | green     |

    @id-editions-white-copy-without-mana-cost
    @C-050 @C-051 @K-08 @CR-707.9b
    Scenario Outline: A copy that is white by an exception and has no mana cost is white alone in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature, except it's white and it has no mana cost." on "Wandering Ones" and "Runeclaw Bear"
      Then the copiable values of "Wandering Ones" are:
        | name      | Runeclaw Bear |
        | mana cost | none          |
        | color     | white         |
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-color-indicator
    @C-005 @C-016 @K-08 @CR-707.2a @CR-204
    Scenario Outline: A copy of a creature without mana cost is blue by the copied color indicator in the edition <edition>
      In 2008 and 2007 no card had a color indicator, and no rule spoke of any.

      Given the rules are those of <edition>
      And the card
        """
        Drowned Lantern
        Creature - Spirit 3/1
        Color indicator: blue
        """
      And Bob controls "Drowned Lantern"
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Drowned Lantern"
      Then "Runeclaw Bear" is:
        | name            | Drowned Lantern |
        | color           | <color>         |
        | color indicator | blue            |
      And "Drowned Lantern" is unchanged

      Examples:
        | edition | color |
        | now     | blue  |
        | cr2018  | blue  |
        | cr2013  | blue  |

      @unspecified
      Examples:
        | edition | color  |
        | cr2008  | either |
        | cr2007  | either |

  Rule: What "as this enters" and "as this is turned face up" abilities have set
    Today 707.2 and 613.2a, and 706.2 in 2018: what such an ability has set is copied if it set power and toughness, and
    then with all else that it set. 706.2 in 2013 (until September 2014), 503.2 in 2008 and 2007: if it set any
    characteristics. One document leaves the condition out.

    @id-editions-form-with-a-size
    @C-008 @K-09 @CR-707.2
    Scenario Outline: A Bear that becomes a copy of an effigy in its 2/3 flying form has that form in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Clay Effigy {4}
        Creature - Golem 0/0
        As this creature enters, it becomes your choice of a 5/1 creature or a 2/3 creature with flying.
        """
      And Bob will choose "2"
      And Bob controls "Clay Effigy"
      And Alice controls "Grizzly Bears"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Grizzly Bears" and "Clay Effigy"
      Then "Grizzly Bears" is:
        | name | Clay Effigy |
        | size | 2/3         |
      And "Grizzly Bears" has the ability "Flying"
      And "Clay Effigy" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-form-without-a-size
    @C-008 @C-011 @K-09 @CR-707.2
    Scenario Outline: A copy of a mask that entered as a blue Bird is a <color> <kind> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Carnival Mask {3}
        Creature - Scarecrow 3/1
        As this creature enters, it becomes your choice of a blue Bird creature or a black Rat creature.
        """
      And Bob will choose "1"
      And Bob controls "Carnival Mask"
      And Alice controls "Grizzly Bears"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Grizzly Bears" and "Carnival Mask"
      Then "Grizzly Bears" is:
        | name  | Carnival Mask     |
        | color | <color>           |
        | types | Creature - <kind> |
        | size  | 3/1               |
      And "Carnival Mask" is:
        | color | blue            |
        | types | Creature - Bird |
      And "Carnival Mask" is unchanged

      Examples:
        | edition | color     | kind      |
        | now     | colorless | Scarecrow |
        | cr2018  | colorless | Scarecrow |
        | cr2013  | blue      | Bird      |
        | cr2008  | blue      | Bird      |
        | cr2007  | blue      | Bird      |

    @id-editions-color-set-on-turning-face-up
    @C-009 @C-011 @K-09 @CR-707.2
    Scenario Outline: A copy of a lurker that was turned face up red is <color> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Ember Lurker {2}{G}
        Creature - Snake 3/2
        Morph {1}
        As this creature is turned face up, it becomes a red Lizard creature.
        """
      And Alice has "Ember Lurker" in hand
      And Alice has {3} to spend
      And Alice casts "Ember Lurker" face down
      And "Ember Lurker" resolves
      And Alice has {1} to spend
      And Alice turns "Ember Lurker" face up
      And Bob controls "Wandering Ones"
      When Bob has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Ember Lurker"
      Then "Wandering Ones" is:
        | name  | Ember Lurker      |
        | color | <color>           |
        | types | Creature - <kind> |
        | size  | 3/2               |
      And "Ember Lurker" is:
        | color | red               |
        | types | Creature - Lizard |
      And "Ember Lurker" is unchanged

      Examples:
        | edition | color | kind   |
        | now     | green | Snake  |
        | cr2018  | green | Snake  |
        | cr2013  | red   | Lizard |
        | cr2008  | red   | Lizard |
        | cr2007  | red   | Lizard |
