Feature: 110.5 Flipped and face-down permanents

  Rule: A status stays while it doesn't matter

    110.5c. A flipped permanent that becomes a copy of what has no other half is flipped nonetheless. What the copy effect
    adds or changes holds for both halves.

    @id-engine-flipped-through-three-copies @CR-110.5c @CR-707.3 @CR-707.9a
    Scenario: A flipped copier that was a Bear shows the other half of the next flip card, with its own ability
      Given the card
        """
        Grave Mask {1}{U}{B}
        Creature - Shapeshifter 0/2
        {1}{U}{B}: This creature becomes a copy of target creature card in a graveyard, except it has this ability.
        """
      And Alice controls "Grave Mask"
      And Bob has "Jushi Apprentice" in graveyard
      And Bob has "Runeclaw Bear" in graveyard
      And Bob has "Nezumi Shortfang" in graveyard
      And Alice has {1}{U}{B} to spend
      And Alice activates "{1}{U}{B}" of "Grave Mask" targeting "Jushi Apprentice"
      And the stack resolves
      And Alice has the effect "Flip target creature." on "Grave Mask"
      And "Grave Mask" is:
        | name | Tomoya the Revealer |
        | size | 2/3                 |
      And Alice has {1}{U}{B} to spend
      And Alice activates "{1}{U}{B}" of "Grave Mask" targeting "Runeclaw Bear"
      And the stack resolves
      And "Grave Mask" is 2/2
      And "Grave Mask" is flipped
      And Alice has {1}{U}{B} to spend
      And Alice activates "{1}{U}{B}" of "Grave Mask" targeting "Nezumi Shortfang"
      When the stack resolves
      Then "Grave Mask" is:
        | name  | Stabwhisker the Odious          |
        | types | Legendary Creature - Rat Shaman |
        | size  | 3/3                             |
      And "Grave Mask" has the ability "{1}{U}{B}: This creature becomes a copy of target creature card in a graveyard, except it has this ability."

    @id-engine-flipped-copy-of-another-size @CR-110.5c @CR-707.9b
    Scenario: A Gargantuan that is a flip card is 7/7 when it flips
      Given Alice controls "Jushi Apprentice"
      And Alice will choose "Jushi Apprentice"
      And Alice controls "Quicksilver Gargantuan"
      When Alice has the effect "Flip target creature." on "Quicksilver Gargantuan"
      Then "Quicksilver Gargantuan" is:
        | name | Tomoya the Revealer |
        | size | 7/7                 |
      And "Jushi Apprentice" is unchanged

  Rule: What has two faces can't be turned face down

    712.16. If an effect tries, nothing happens.

    @id-engine-two-faces-and-face-down @CR-712.16
    Scenario: A permanent with two faces stays face up when it is told to turn face down
      Given the card
        """
        Lane Urchin {1}{G}
        Creature - Human 1/1
        back face
        Lane Hound
        Creature - Wolf 3/3
        """
      And Alice controls "Lane Urchin"
      When Alice has the effect "Turn target creature face down." on "Lane Urchin"
      Then "Lane Urchin" is face up
      And "Lane Urchin" is unchanged

  Rule: What is asked as a permanent is turned face up is asked by what it then is

    708.11. An "as ... is turned face up" ability that the permanent has only once it is face up applies all the same.

    @id-engine-turned-face-up-as-a-copy-that-asks @CR-708.11 @CR-707.6
    Scenario: A Vesuvan Shapeshifter that turns face up as a copy makes the copied choice anew
      Given the card
        """
        Paint Beast {2}{G}
        Creature - Beast 2/2
        As this creature enters or is turned face up, choose a color.
        This creature has protection from the chosen color.
        Morph {G}
        """
      And Alice will choose "red"
      And Alice controls "Paint Beast"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3} to spend
      And Alice casts "Vesuvan Shapeshifter" face down
      And the stack resolves
      And Alice has {1}{U} to spend
      And Alice will choose "Paint Beast"
      And Alice will choose "white"
      When Alice turns "Vesuvan Shapeshifter" face up
      Then "Vesuvan Shapeshifter" has the ability "Protection from white"
      And "Vesuvan Shapeshifter" doesn't have the ability "Protection from red"
      And "Paint Beast" is unchanged
