Feature: 613 Layers and dependency

  Rule: In one layer, an effect that another would change or end waits for it

    613.8a and 613.8b. Timestamps order the effects of a layer only where none depends on another. An effect that would
    not be there any more, or would do something else, once the other has applied is applied after it.

    @id-engine-older-ability-depends-on-younger-loss @CR-613.8a @CR-613.8b
    Scenario: An ability that grants flying is lost to a younger effect before it can grant anything
      Given the card
        """
        Kite Teacher {1}{U}
        Creature - Bird 1/1
        Other creatures have flying.
        """
      And the card
        """
        Leaden Silence {1}{U}
        Enchantment
        Creatures your opponents control lose all abilities.
        """
      And Bob controls "Kite Teacher"
      And Alice controls "Runeclaw Bear"
      And "Runeclaw Bear" has the ability "Flying"
      When Alice controls "Leaden Silence"
      Then "Runeclaw Bear" doesn't have the ability "Flying"
      And "Kite Teacher" doesn't have the ability "Other creatures have flying."

    @id-engine-younger-ability-depends-on-older-loss @CR-613.8a @CR-613.8b
    Scenario: An ability that grants flying is lost to an older effect as well
      Given the card
        """
        Kite Teacher {1}{U}
        Creature - Bird 1/1
        Other creatures have flying.
        """
      And the card
        """
        Leaden Silence {1}{U}
        Enchantment
        Creatures your opponents control lose all abilities.
        """
      And Alice controls "Leaden Silence"
      And Alice controls "Runeclaw Bear"
      When Bob controls "Kite Teacher"
      Then "Runeclaw Bear" doesn't have the ability "Flying"
      And "Kite Teacher" doesn't have the ability "Other creatures have flying."

    @id-engine-ability-depends-on-a-resolved-loss @CR-613.8a @CR-613.8b
    Scenario: A spell that takes away the granting ability takes away what it granted
      Given the card
        """
        Kite Teacher {1}{U}
        Creature - Bird 1/1
        Other creatures have flying.
        """
      And Bob controls "Kite Teacher"
      And Alice controls "Runeclaw Bear"
      And "Runeclaw Bear" has the ability "Flying"
      When Alice has the effect "Target creature loses all abilities until end of turn." on "Kite Teacher"
      Then "Runeclaw Bear" doesn't have the ability "Flying"

  Rule: A land that is set to a basic land type loses its own abilities

    305.7 and 613.8a. Losing its rules text is part of that effect, in the layer of types; so an ability of the land that
    would give types in the same layer depends on it.

    @id-engine-type-giving-land-becomes-a-mountain @CR-305.7 @CR-613.8a
    Scenario: A land that makes all lands Swamps makes none once it is a Mountain itself
      Given the card
        """
        Cinder Sky {2}{R}
        Enchantment
        Nonbasic lands are Mountains.
        """
      And the card
        """
        Mire Throne
        Legendary Land
        Each land is a Swamp in addition to its other types.
        """
      And the card
        """
        Forest
        Basic Land - Forest
        """
      And Bob controls "Mire Throne"
      And Alice controls "Forest"
      And "Forest" is:
        | types | Basic Land - Forest Swamp |
      When Alice controls "Cinder Sky"
      Then "Forest" is:
        | types | Basic Land - Forest |
      And "Mire Throne" is:
        | types | Legendary Land - Mountain |

    @id-engine-type-giving-land-enters-as-a-mountain @CR-305.7 @CR-613.8a
    Scenario: A land that makes all lands Swamps makes none if it comes when it is a Mountain already
      Given the card
        """
        Cinder Sky {2}{R}
        Enchantment
        Nonbasic lands are Mountains.
        """
      And the card
        """
        Mire Throne
        Legendary Land
        Each land is a Swamp in addition to its other types.
        """
      And the card
        """
        Forest
        Basic Land - Forest
        """
      And Alice controls "Cinder Sky"
      And Alice controls "Forest"
      When Bob controls "Mire Throne"
      Then "Forest" is:
        | types | Basic Land - Forest |
      And "Mire Throne" is:
        | types | Legendary Land - Mountain |

    @id-engine-copied-type-giving-land-becomes-a-mountain @CR-305.7 @CR-613.8a @CR-707.2
    Scenario: A copied land that makes all lands Swamps makes none once it is a Mountain
      Given the card
        """
        Cinder Sky {2}{R}
        Enchantment
        Nonbasic lands are Mountains.
        """
      And the card
        """
        Mire Throne
        Legendary Land
        Each land is a Swamp in addition to its other types.
        """
      And the card
        """
        Drifting Fen
        Land
        You may have this land enter as a copy of a land.
        """
      And the card
        """
        Forest
        Basic Land - Forest
        """
      And Bob controls "Mire Throne"
      And Alice controls "Forest"
      And Alice will choose "Mire Throne"
      And Alice controls "Drifting Fen"
      And "Forest" is:
        | types | Basic Land - Forest Swamp |
      When Alice controls "Cinder Sky"
      Then "Forest" is:
        | types | Basic Land - Forest |
      And "Drifting Fen" is:
        | name  | Mire Throne               |
        | types | Legendary Land - Mountain |

  Rule: Two abilities that say the same are two abilities

    113.2c. An object may have an ability several times; each instance works by itself.

    @id-engine-static-ability-for-others-twice @CR-113.2c @CR-707.9a
    Scenario: A copy that has its original's bonus for others twice gives it twice
      Given the card
        """
        Ditch Chief {1}{R}
        Creature - Goblin 1/1
        Other Goblins you control get +1/+1.
        """
      And the card
        """
        Ditch Mime {1}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of a creature, except it has "Other Goblins you control get +1/+1."
        """
      And Alice controls "Ditch Chief"
      And Alice will choose "Ditch Chief"
      When Alice controls "Ditch Mime"
      Then "Ditch Mime" has the ability "Other Goblins you control get +1/+1." 2 times
      And "Ditch Chief" is 3/3
      And "Ditch Mime" is 2/2

    @id-engine-static-ability-for-itself-twice @CR-113.2c @CR-707.9a
    Scenario: A copy that has its original's bonus for itself twice gets it twice
      Given the card
        """
        Tinker's Ox {G}
        Creature - Ox 1/1
        This creature gets +1/+1 as long as you control an artifact.
        """
      And the card
        """
        Ox Mime {1}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of a creature, except it has "This creature gets +1/+1 as long as you control an artifact."
        """
      And Alice controls "Chimeric Staff"
      And Alice controls "Tinker's Ox"
      And Alice will choose "Tinker's Ox"
      When Alice controls "Ox Mime"
      Then "Ox Mime" is 3/3
      And "Tinker's Ox" is 2/2

  Rule: A star that no ability defines any more is 0

    107.2, with 613.1f and 613.4a: abilities are lost in layer 6, before layer 7a asks what a defining ability says of
    power and toughness.

    @id-engine-size-without-its-defining-ability @CR-107.2 @CR-613.1f @CR-613.4a
    Scenario: A Tarmogoyf without abilities is 0/1
      Given Alice controls "Tarmogoyf"
      And Bob has "Giant Growth" in graveyard
      And "Tarmogoyf" is 1/2
      When Alice has the effect "Target creature loses all abilities until end of turn." on "Tarmogoyf"
      Then "Tarmogoyf" is 0/1
