Feature: 607.5 in five editions: choices and what copies remember of them

  Rule: A choice made for one pair of abilities and another pair that is copied later
    Today 607.5 and 607.5a; 706.7 and 706.7a in 2018 and 2013; 503.8 and 503.8a in 2008 (since that edition): the choice
    belongs to its pair, and no other ability uses it. 503.8 in 2007: a copy remembers a choice made as it came into play
    and goes on using it for its abilities, if the choice is of a kind that fits.

    @id-editions-blue-of-chameleon-spirit
    @S0-40-X1 @C-038 @C-041 @C-043 @C-045 @C-046 @K-20 @CR-607.5a
    Scenario Outline: A Doppelganger's blue as Chameleon Spirit, used as Quirion Elves, leaves a pool that is <mana> in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Runeclaw Bear"
      And Bob will choose "green"
      And Bob controls "Chameleon Spirit"
      And Bob controls "Wandering Ones"
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Alice will choose "Chameleon Spirit"
      And Alice will choose "blue"
      And Alice controls "Vesuvan Doppelganger"
      And Alice will choose "Quirion Elves"
      And Alice will choose "yes"
      And the game goes on to Alice's upkeep
      And the top of the stack resolves
      When Alice activates "{T}: Add one mana" of "Vesuvan Doppelganger"
      Then Alice's mana pool is <mana>
      And "Vesuvan Doppelganger" is tapped
      And "Quirion Elves" is unchanged
      And "Chameleon Spirit" is unchanged

      Examples:
        | edition | mana  |
        | now     | empty |
        | cr2018  | empty |
        | cr2013  | empty |
        | cr2008  | empty |
        | cr2007  | {U}   |

    @id-editions-type-and-color-chosen
    @C-041 @C-043 @C-046 @K-20 @CR-607.5a
    Scenario Outline: A Clone for which a creature type and a color were chosen, used as Quirion Elves, leaves a pool that is <mana> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Choirmaster of Masks {3}{W}
        Creature - Human 2/3
        As this creature enters, choose a creature type.
        As this creature enters, choose a color.
        Other creatures of the chosen type get +1/+1.
        This creature has protection from the chosen color.
        """
      And Bob will choose "Elf"
      And Bob will choose "white"
      And Bob controls "Choirmaster of Masks"
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Alice will choose "Choirmaster of Masks"
      And Alice will choose "Goblin"
      And Alice will choose "blue"
      And Alice controls "Clone"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Clone" and "Quirion Elves"
      When Alice activates "{T}: Add one mana" of "Clone"
      Then Alice's mana pool is <mana>
      And "Clone" is tapped
      And "Quirion Elves" is 2/2
      And "Quirion Elves" is unchanged

      Examples:
        | edition | mana  |
        | now     | empty |
        | cr2018  | empty |
        | cr2013  | empty |
        | cr2008  | empty |
        | cr2007  | {U}   |

    @id-editions-two-colors-chosen
    @C-046 @K-20 @CR-607.5a
    Scenario Outline: The Elves' mana of a mimic that chose white for itself and <color> as Voice of All is <mana> in the edition <edition>
      Nothing says which of two colours is remembered; if both are white, that is no question.

      Given the rules are those of <edition>
      And the card
        """
        Painted Mimic {3}{U}
        Creature - Shapeshifter 1/4
        As this creature enters, choose a color.
        You may have this creature enter as a copy of any creature on the battlefield.
        This creature has protection from the chosen color.
        """
      And Bob will choose "red"
      And Bob controls "Voice of All"
      And Bob will choose "green"
      And Bob controls "Quirion Elves"
      And Alice will choose "As this creature enters, choose a color."
      And Alice will choose "white"
      And Alice will choose "Voice of All"
      And Alice will choose "<color>"
      And Alice controls "Painted Mimic"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Painted Mimic" and "Quirion Elves"
      When Alice activates "{T}: Add one mana" of "Painted Mimic"
      Then Alice's mana pool is <mana>
      And "Painted Mimic" is tapped
      And "Quirion Elves" is unchanged

      Examples:
        | edition | color | mana  |
        | cr2008  | white | empty |
        | cr2007  | white | {W}   |

      @unspecified
      Examples:
        | edition | color | mana |
        | cr2007  | blue  | {W}  |

    @id-editions-own-color-and-another
    @C-041 @C-042 @C-046 @K-20 @CR-607.5a
    Scenario Outline: A mimic that chose white for itself and blue as Voice of All is protected from blue in the edition <edition>
      What is remembered from elsewhere is used where nothing was chosen for the ability itself.

      Given the rules are those of <edition>
      And the card
        """
        Painted Mimic {3}{U}
        Creature - Shapeshifter 1/4
        As this creature enters, choose a color.
        You may have this creature enter as a copy of any creature on the battlefield.
        This creature has protection from the chosen color.
        """
      And Bob will choose "red"
      And Bob controls "Voice of All"
      And Alice has "Painted Mimic" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Painted Mimic"
      And Alice will choose "As this creature enters, choose a color."
      And Alice will choose "white"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      When "Painted Mimic" resolves
      Then "Painted Mimic" has the ability "Protection from blue"
      And "Painted Mimic" doesn't have the ability "Protection from white"
      And the copiable values of "Painted Mimic" are those of "Voice of All"
      And "Voice of All" is unchanged

      Examples:
        | edition |
        | cr2008  |
        | cr2007  |

    @id-editions-blue-through-several-copies
    @C-041 @C-043 @C-046 @K-20 @CR-607.5a
    Scenario Outline: A Clone's blue as Voice of All, used as Quirion Elves after being a Bear, leaves a pool that is <mana> in the edition <edition>
      Given the rules are those of <edition>
      And Bob will choose "white"
      And Bob controls "Voice of All"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And Alice controls "Clone"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Clone" and "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Clone" and "Quirion Elves"
      When Alice activates "{T}: Add one mana" of "Clone"
      Then Alice's mana pool is <mana>
      And "Clone" is tapped
      And the copiable values of "Clone" are those of "Quirion Elves"
      And "Quirion Elves" is unchanged

      Examples:
        | edition | mana  |
        | now     | empty |
        | cr2018  | empty |
        | cr2013  | empty |
        | cr2008  | empty |
        | cr2007  | {U}   |

    @id-editions-protection-from-a-remembered-color
    @C-041 @C-043 @C-046 @K-20 @CR-607.5a
    Scenario Outline: With blue chosen as Quirion Elves, a Clone that is now Voice of All <can> be Bob's target for a blue spell in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Tide Lance {U}
        Instant
        Tap target creature.
        """
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice will choose "Quirion Elves"
      And Alice will choose "blue"
      And Alice controls "Clone"
      And Bob has "Tide Lance" in hand
      And Bob has {U} to spend
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Clone" and "Voice of All"
      Then Bob <can> cast "Tide Lance" targeting "Clone"
      And Bob can cast "Tide Lance" targeting "Voice of All"
      And "Voice of All" is unchanged

      Examples:
        | edition | can   |
        | now     | can   |
        | cr2018  | can   |
        | cr2013  | can   |
        | cr2008  | can   |
        | cr2007  | can't |

    @id-editions-no-goblin-mana
    @C-038 @C-043 @C-045 @C-046 @K-20 @CR-607.5a
    Scenario Outline: A Doppelganger's Goblin as Adaptive Automaton is no mana for it as Quirion Elves in the edition <edition>
      A creature type is no colour: even where choices were remembered, this one doesn't fit.

      Given the rules are those of <edition>
      And Bob will choose "Bear"
      And Bob controls "Adaptive Automaton"
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Alice will choose "Adaptive Automaton"
      And Alice will choose "Goblin"
      And Alice controls "Vesuvan Doppelganger"
      And Alice will choose "Quirion Elves"
      And Alice will choose "yes"
      And the game goes on to Alice's upkeep
      And the top of the stack resolves
      When Alice activates "{T}: Add one mana" of "Vesuvan Doppelganger"
      Then Alice's mana pool is empty
      And "Vesuvan Doppelganger" is tapped
      And "Quirion Elves" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-name-given-as-pithing-needle
    @S4-56-X1 @C-038 @C-041 @C-042 @C-043 @C-045 @C-046 @K-20 @CR-607.5a
    Scenario Outline: Alice <can> cast what her Steel named as Pithing Needle when it is Meddling Mage in the edition <edition>
      Given the rules are those of <edition>
      And Alice controls "Crazed Armodon"
      And Alice has "Crazed Armodon" in hand called "the second Armodon"
      And Bob will choose "Chimeric Staff"
      And Bob controls "Pithing Needle"
      And Bob will choose "Mulldrifter"
      And Bob controls "Meddling Mage"
      And Alice will choose "Pithing Needle"
      And Alice will choose "Crazed Armodon"
      And Alice controls "Sculpting Steel"
      And Alice has {2}{G}{G} to spend
      When Alice has the effect "Target artifact becomes a copy of target creature." on "Sculpting Steel" and "Meddling Mage"
      Then Alice <can> cast "the second Armodon"
      And Alice can activate "{G}" of "Crazed Armodon"
      And the copiable values of "Sculpting Steel" are those of "Meddling Mage"
      And "Pithing Needle" is unchanged
      And "Meddling Mage" is unchanged

      Examples:
        | edition | can   |
        | now     | can   |
        | cr2018  | can   |
        | cr2013  | can   |
        | cr2008  | can   |
        | cr2007  | can't |

  Rule: The choices of an object that enters as a copy are made anew
    Today 707.6, 706.6 in 2018 and 2013, 503.6 in 2008 and 2007. One document calls a choice undefined if it wasn't copied;
    it is undefined if none was made (today 607.5a, 706.7a in 2018 and 2013, 503.8a in 2008, 503.7 in 2007).

    @id-editions-clone-chooses-its-own-color
    @C-035 @C-036 @K-21 @CR-707.6 @CR-607.5a
    Scenario Outline: A Clone of Voice of All is protected from the colour that its controller chose in the edition <edition>
      Given the rules are those of <edition>
      And Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Voice of All"
      And Alice will choose "red"
      When "Clone" resolves
      Then "Clone" has the ability "Protection from red"
      And "Clone" doesn't have the ability "Protection from white"
      And the copiable values of "Clone" are those of "Voice of All"
      And "Voice of All" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

  Rule: Protection from a colour that nobody chose
    706.7a in 2018 and 2013, 503.8a in 2008, 503.7 in 2007: the protection ability is there and protects from nothing.
    Today 607.5a (since April 2020): the copy gains no protection ability at all. Every other ability that refers to an
    undefined choice is there in all editions, and does nothing.

    @id-editions-protection-from-nothing
    @S0-35-X1 @C-037 @C-038 @C-045 @K-19 @CR-607.5a
    Scenario Outline: Where creatures with protection get +1/+1, a Shapeshifter that became Voice of All is <size> in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Warding Bell {2}{W}
        Enchantment
        Creatures with protection get +1/+1.
        """
      And Bob controls "Warding Bell"
      And Alice controls "Unstable Shapeshifter"
      And Alice has "Voice of All" in hand
      And Alice has {2}{W}{W} to spend
      And Alice casts "Voice of All"
      And Alice will choose "white"
      And "Voice of All" resolves
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is <size>
      And "Unstable Shapeshifter" doesn't have the ability "Protection from white"
      And "Voice of All" is 3/3
      And "Voice of All" is unchanged

      Examples:
        | edition | size |
        | now     | 2/2  |
        | cr2018  | 3/3  |
        | cr2013  | 3/3  |
        | cr2008  | 3/3  |
        | cr2007  | 3/3  |

    @id-editions-protection-from-nothing-protects-from-nothing
    @S0-35-X1 @C-037 @C-038 @C-045 @K-19 @CR-607.5a
    Scenario Outline: A Shapeshifter that became Voice of All is protected neither from white nor from blue in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Pale Lance {W}
        Instant
        Tap target creature.
        """
      And the card
        """
        Tide Lance {U}
        Instant
        Tap target creature.
        """
      And Alice controls "Unstable Shapeshifter"
      And Alice has "Voice of All" in hand
      And Alice has {2}{W}{W} to spend
      And Alice casts "Voice of All"
      And Alice will choose "white"
      And "Voice of All" resolves
      And Bob has "Pale Lance" in hand
      And Bob has "Tide Lance" in hand
      And Bob has {W}{U} to spend
      When the top of the stack resolves
      Then Bob can cast "Pale Lance" targeting "Unstable Shapeshifter"
      And Bob can cast "Tide Lance" targeting "Unstable Shapeshifter"
      And Bob can't cast "Pale Lance" targeting "Voice of All"
      And "Voice of All" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |

    @id-editions-idle-ability-stays
    @C-037 @C-038 @K-19 @CR-607.5a
    Scenario Outline: A Bear that became Quirion Elves has its idle mana ability and taps for nothing in the edition <edition>
      Given the rules are those of <edition>
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Alice controls "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Quirion Elves"
      When Alice activates "{T}: Add one mana" of "Runeclaw Bear"
      Then Alice's mana pool is empty
      And "Runeclaw Bear" is tapped
      And "Runeclaw Bear" has the ability "{T}: Add one mana of the chosen color."
      And "Quirion Elves" is unchanged

      Examples:
        | edition |
        | now     |
        | cr2018  |
        | cr2013  |
        | cr2008  |
        | cr2007  |
