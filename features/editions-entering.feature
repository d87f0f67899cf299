Feature: 614.12 and 616.1 in five editions: entering as a copy

  Rule: In which order the effects on one entering apply
    Today 616.1b and 616.1c, the same in 2018 and 2013: effects that change who gets control come first (since July 2009),
    then those that make the permanent a copy (since September 2011), then the rest. 419.9a in 2008 and 2007: the
    controller of the permanent applies them in any order, each if it still fits after the one before.

    @id-editions-sentinel-copies-first
    @S4-43-X1 @C-032 @C-033 @C-034 @K-23 @CR-616.1c @CR-616.1f
    Scenario Outline: A Rusted Sentinel enters as an untapped Essence of the Wild, and nobody is asked, in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Essence of the Wild"
      And Alice has "Rusted Sentinel" in hand
      And Alice has {4} to spend
      And Alice casts "Rusted Sentinel"
      When "Rusted Sentinel" resolves
      Then "Rusted Sentinel" is untapped
      And the copiable values of "Rusted Sentinel" are those of "Essence of the Wild"
      And "Essence of the Wild" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |

    @id-editions-sentinel-in-any-order
    @S4-43-X1 @C-033 @C-034 @K-23 @CR-616.1
    Scenario Outline: A Rusted Sentinel that applies <first> first enters as a copy that is <status> in the edition <edition>
      Either way it is an Essence of the Wild. If it became that first, it no longer has the ability to enter tapped.

      Given the rules are those of <edition>
      And Alice controls "Essence of the Wild"
      And Alice has "Rusted Sentinel" in hand
      And Alice has {4} to spend
      And Alice casts "Rusted Sentinel"
      And Alice will choose "<first>"
      When "Rusted Sentinel" resolves
      Then "Rusted Sentinel" is <status>
      And the copiable values of "Rusted Sentinel" are those of "Essence of the Wild"
      And "Essence of the Wild" is unchanged

      Examples:
        | edition | first               | status   |
        | cr2008  | Rusted Sentinel     | tapped   |
        | cr2008  | Essence of the Wild | untapped |
        | cr2007  | Rusted Sentinel     | tapped   |
        | cr2007  | Essence of the Wild | untapped |

    @id-editions-control-changes-first
    @C-031 @C-032 @C-034 @K-23 @CR-616.1b @CR-616.1f
    Scenario Outline: A Soldier diverted from the controller of Essence of the Wild enters as a Soldier in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Bob controls "Essence of the Wild"
      And Alice controls "Border Warden"
      When Bob has the effect "Create a 1/1 white Soldier creature token."
      Then "the token" is controlled by Alice
      And "the token" is:
        | color | white              |
        | types | Creature - Soldier |
        | size  | 1/1                |
      And "Essence of the Wild" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |

    @id-editions-control-and-copy-in-any-order
    @C-031 @C-034 @K-23 @CR-616.1
    Scenario Outline: If Bob applies <first> first, Alice gets his Soldier token as a <size> "<types>" in the edition <edition>
      In a creature that is Alice's, Bob's Essence of the Wild takes no interest. Nobody is asked but Bob, under whose
      control the token was about to enter.

      Given the rules are those of <edition>
      And the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Bob controls "Essence of the Wild"
      And Alice controls "Border Warden"
      And Bob will choose "<first>"
      When Bob has the effect "Create a 1/1 white Soldier creature token."
      Then "the token" is controlled by Alice
      And "the token" is:
        | types | <types> |
        | size  | <size>  |
      And "Essence of the Wild" is unchanged

      Examples:
        | edition | first               | types              | size |
        | cr2008  | Border Warden       | Creature - Soldier | 1/1  |
        | cr2008  | Essence of the Wild | Creature - Avatar  | 6/6  |
        | cr2007  | Border Warden       | Creature - Soldier | 1/1  |
        | cr2007  | Essence of the Wild | Creature - Avatar  | 6/6  |

    @id-editions-control-and-tapping-in-any-order @C-031 @C-033 @C-034 @CR-616.1
    Scenario Outline: Alice is asked which is first, the change of control or the tapping, in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And the card
        """
        Slow Field {1}{W}
        Enchantment
        Creatures enter tapped.
        """
      And Bob controls "Border Warden"
      And Bob controls "Slow Field"
      And Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Alice will choose "<first>"
      When "Runeclaw Bear" resolves
      Then "Runeclaw Bear" is controlled by Bob
      And "Runeclaw Bear" is tapped

      Examples:
        | edition | first         |
        | cr2008  | Border Warden |
        | cr2008  | Slow Field    |
        | cr2007  | Border Warden |
        | cr2007  | Slow Field    |

  Rule: What is looked at to find the effects that apply
    Today 614.12, and 614.12 in 2018 (since September 2017): the permanent as it would be on the battlefield, under its
    own static abilities and under the effects that exist already. 614.12 in 2013 and 419.6i in 2008: under its own static
    abilities and what has changed it on the stack, and not under what other permanents do. 419.6i in 2007: its copiable
    values alone.

    @id-editions-clone-of-a-fading-beast
    @S0-30-X1 @S4-38-X1 @C-014 @C-015 @C-027 @C-029 @CR-707.5 @CR-614.12
    Scenario Outline: A Clone of Skyshroud Behemoth enters tapped with two fade counters in the edition <edition>
      The copied abilities are copiable values: those have been looked at in every edition.

      Given the rules are those of <edition>
      And Bob controls "Skyshroud Behemoth"
      And Bob has the effect "Untap target creature." on "Skyshroud Behemoth"
      And Bob has the effect "Remove a fade counter from target creature." on "Skyshroud Behemoth"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Skyshroud Behemoth"
      When "Clone" resolves
      Then "Clone" is tapped
      And "Clone" has 2 fade counters
      And the copiable values of "Clone" are those of "Skyshroud Behemoth"
      And "Skyshroud Behemoth" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-copying-where-abilities-are-lost
    @C-034 @K-37 @CR-614.12
    Scenario Outline: Where creatures lose all abilities, a mimic enters as <name>, <status>, in the edition <edition>
      Its ability to enter as a copy is among those that it would lose on the battlefield.

      Given the rules are those of <edition>
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures lose all abilities and have base power and toughness 1/1.
        """
      And the card
        """
        Herd Mimic {3}{U}
        Creature - Shapeshifter 0/3
        This creature enters as a copy of a Beast.
        """
      And Bob controls "Skyshroud Behemoth"
      And Bob controls "Hush of Stone"
      And Alice has "Herd Mimic" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Herd Mimic"
      When "Herd Mimic" resolves
      Then "Herd Mimic" is:
        | name      | <name> |
        | size      | 1/1    |
        | abilities | none   |
      And "Herd Mimic" is <status>
      And "Herd Mimic" has <counters> fade counters
      And "Skyshroud Behemoth" is unchanged

      Examples:
        | edition | name               | status   | counters |
        | now     | Herd Mimic         | untapped | 0        |
        | cr2018  | Herd Mimic         | untapped | 0        |
        | cr2013  | Skyshroud Behemoth | tapped   | 2        |
        | cr2008  | Skyshroud Behemoth | tapped   | 2        |
        | cr2007  | Skyshroud Behemoth | tapped   | 2        |

    @id-editions-changeling-where-goblins-enter-tapped
    @C-034 @K-37 @CR-614.12
    Scenario Outline: Where Goblins enter tapped, a Clone of a changeling enters <status> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Bog Toll {1}{B}
        Enchantment
        Goblins enter tapped.
        """
      And the card
        """
        Grove Mummer {1}{G}
        Creature - Elemental 2/3
        Changeling
        """
      And Bob controls "Grove Mummer"
      And Bob controls "Bog Toll"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Grove Mummer"
      When "Clone" resolves
      Then "Clone" is <status>
      And the copiable values of "Clone" are those of "Grove Mummer"
      And "Grove Mummer" is unchanged

      Examples:
        | edition | status   |
        | now     | tapped   |
        | cr2018  | tapped   |
        | cr2013  | tapped   |
        | cr2008  | tapped   |
        | cr2007  | untapped |

    @id-editions-bear-made-a-goblin-by-another-permanent
    @C-034 @K-37 @CR-614.12
    Scenario Outline: Where Bears are Goblins and Goblins enter tapped, a Clone of a Bear enters <status> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Bog Toll {1}{B}
        Enchantment
        Goblins enter tapped.
        """
      And the card
        """
        Ill Repute {1}{R}
        Enchantment
        Bears you control are Goblins in addition to their other types.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Bog Toll"
      And Alice controls "Ill Repute"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Runeclaw Bear"
      When "Clone" resolves
      Then "Clone" is <status>
      And "Clone" is:
        | name  | Runeclaw Bear          |
        | types | Creature - Bear Goblin |
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | status   |
        | now     | tapped   |
        | cr2018  | tapped   |
        | cr2013  | untapped |
        | cr2008  | untapped |
        | cr2007  | untapped |

    @id-editions-clone-made-black-on-the-stack
    @C-034 @K-37 @CR-614.12 @CR-400.7a
    Scenario Outline: Where black Bears enter tapped, a Clone spell that was made black enters <status> in the edition <edition>
      What changed the spell on the stack applies to the permanent as well.

      Given the rules are those of <edition>
      And the card
        """
        Night Toll {1}{W}
        Enchantment
        Black Bears enter tapped.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Night Toll"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice has the effect "Target spell becomes black." on "Clone"
      And Alice will choose "Runeclaw Bear"
      When "Clone" resolves
      Then "Clone" is <status>
      And "Clone" is:
        | name  | Runeclaw Bear |
        | color | black         |
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

      Examples:
        | edition | status   |
        | now     | tapped   |
        | cr2018  | tapped   |
        | cr2013  | tapped   |
        | cr2008  | tapped   |
        | cr2007  | untapped |
