Feature: 107.4, 118.7 and 106 Mana and what is paid with it

  Rule: Half of a hybrid symbol may be generic mana

    107.4e and 202.3f. {2/W} is paid with {W} or with any two mana; in the mana value it counts 2.

    @id-engine-two-or-white @CR-107.4e @CR-202.3f
    Scenario Outline: A spell that costs {2/W}{2/W} is paid with <mana>
      Given the card
        """
        Chalk Wisp {2/W}{2/W}
        Creature - Spirit 2/2
        """
      And Alice has "Chalk Wisp" in hand
      And Alice has <mana> to spend
      When Alice casts "Chalk Wisp"
      Then Alice's mana pool is empty
      And "Chalk Wisp" is:
        | mana value | 4     |
        | color      | white |

      Examples:
        | mana         |
        | {W}{W}       |
        | {W}{R}{R}    |
        | {R}{R}{R}{R} |

    @id-engine-two-or-white-too-little @CR-107.4e
    Scenario: A spell that costs {2/W}{2/W} isn't paid with two mana that aren't both white
      Given the card
        """
        Chalk Wisp {2/W}{2/W}
        Creature - Spirit 2/2
        """
      And Alice has "Chalk Wisp" in hand
      When Alice has {W}{R} to spend
      Then Alice can't cast "Chalk Wisp"

  Rule: What reduces a cost by generic mana leaves its coloured part

    118.7a to 118.7f. A reduction by coloured or colourless mana takes that mana first, and generic mana for what is left.

    @id-engine-costs-less @CR-118.7a @CR-118.7b @CR-118.7c @CR-118.7d @CR-118.7f
    Scenario Outline: A spell for <cost> that costs <less> less is paid with <paid>
      Given the card
        """
        Cheap Trick <cost>
        Creature - Spirit 2/2
        This spell costs <less> less to cast if you control an artifact.
        """
      And Alice controls "Chimeric Staff"
      And Alice has "Cheap Trick" in hand
      And Alice has <paid> to spend
      When Alice casts "Cheap Trick"
      Then Alice's mana pool is empty
      And "Cheap Trick" is:
        | mana cost | <cost> |

      Examples:
        | cost      | less   | paid      |
        | {3}{U}    | {2}    | {R}{U}    |
        | {1}{U}{U} | {3}    | {U}{U}    |
        | {3}{U}    | {3}    | {U}       |
        | {1}{U}{U} | {U}    | {R}{U}    |
        | {3}{G}    | {U}    | {R}{R}{G} |
        | {2}{U}    | {U}{U} | {R}       |
        | {2}{C}    | {C}{C} | {R}       |
        | {2}{U}    | {1}{U} | {R}       |
        | {2}{U}    | {U/P}  | {R}{R}    |

  Rule: Any colour of mana is chosen as the mana is added

    106.1b. Of the five colours, by whoever adds it.

    @id-engine-any-color-of-mana @CR-106.1b
    Scenario: A player who adds one mana of any colour chooses which
      Given Alice will choose "green"
      When Alice has the effect "Add one mana of any color."
      Then Alice's mana pool is {G}
