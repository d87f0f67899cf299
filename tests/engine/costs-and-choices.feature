Feature: 601 and 603 Costs, choices and targets

  Rule: What is paid has happened

    119.4 and 603.3. Discarding a card or losing life to pay a cost triggers what waits for it; the trigger goes onto the
    stack above the ability that was paid for.

    @id-engine-discard-as-a-cost @CR-603.3 @CR-602.2b
    Scenario: A card that is discarded to pay a cost is a card that was discarded
      Given the card
        """
        Rag Picker {1}
        Artifact
        Whenever you discard a card, you gain 1 life.
        {1}, Discard a card: Scry 1.
        """
      And Alice controls "Rag Picker"
      And Alice has "Runeclaw Bear" in hand
      And Alice has {1} to spend
      When Alice activates "{1}" of "Rag Picker"
      Then the stack is:
        | ability of "Rag Picker" | Alice |
        | ability of "Rag Picker" | Alice |
      And "Runeclaw Bear" is in Alice's graveyard

    @id-engine-life-as-a-cost @CR-119.4 @CR-603.3
    Scenario: Life that is paid is life that was lost
      Given the card
        """
        Leech Jar {1}
        Artifact
        Whenever you lose life, draw a card.
        Pay 1 life: Scry 1.
        """
      And Alice controls "Leech Jar"
      When Alice activates "Pay 1 life" of "Leech Jar"
      Then the stack is:
        | ability of "Leech Jar" | Alice |
        | ability of "Leech Jar" | Alice |
      And Alice has 19 life

  Rule: A permanent knows how the spell that it was has been paid for

    400.7d and 107.3m. Its abilities may ask for the mana that was spent and for the X that was chosen. For a copy that was
    cast, it is what was paid for the copier.

    @id-engine-mana-spent-on-a-creature @CR-400.7d
    Scenario Outline: A trigger that asks for blue mana finds <found> in what was spent
      Given the card
        """
        Tide Elder {2}{G}
        Creature - Elf 2/2
        When this creature enters, if {U} was spent to cast it, draw a card.
        """
      And Alice has "Tide Elder" in hand
      And Alice has <mana> to spend
      And Alice casts "Tide Elder"
      When the stack resolves
      Then Alice has <n> cards in hand

      Examples:
        | found  | mana      | n |
        | it     | {U}{R}{G} | 1 |
        | no {U} | {R}{R}{G} | 0 |

    @id-engine-mana-spent-on-a-copier @CR-400.7d @CR-707.2
    Scenario: A Clone of a creature that asks for blue mana finds the blue mana spent on the Clone
      Given the card
        """
        Tide Elder {2}{G}
        Creature - Elf 2/2
        When this creature enters, if {U} was spent to cast it, draw a card.
        """
      And Bob controls "Tide Elder"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Tide Elder"
      And Alice casts "Clone"
      When the stack resolves
      Then Alice has 1 card in hand
      And Bob has 0 cards in hand

    @id-engine-x-of-the-spell-in-an-enters-trigger @CR-107.3m
    Scenario: An enters trigger with X has the X of the spell
      Given the card
        """
        Milk Cow {X}{G}
        Creature - Ox 1/1
        When this creature enters, you gain X life.
        """
      And Alice has "Milk Cow" in hand
      And Alice has {3}{G} to spend
      And Alice casts "Milk Cow":
        | X | 3 |
      When the stack resolves
      Then Alice has 23 life
      And "Milk Cow" is:
        | mana value | 1 |

    @id-engine-x-of-a-spell-in-its-mana-value @CR-202.3e
    Scenario: The mana value of a spell counts the X that was chosen
      Given the card
        """
        Milk Cow {X}{G}
        Creature - Ox 1/1
        """
      And Alice has "Milk Cow" in hand
      And Alice has {2}{G} to spend
      When Alice casts "Milk Cow":
        | X | 2 |
      Then "Milk Cow" is:
        | mana value | 3      |
        | mana cost  | {X}{G} |

  Rule: A choice that may be declined leaves nothing behind

    607.5a. What refers to a choice that wasn't made does nothing.

    @id-engine-creature-type-that-nobody-chose @CR-607.5a
    Scenario: A creature that is the chosen type gets none if none is chosen
      Given the card
        """
        Blank Effigy {3}
        Artifact Creature - Construct 2/2
        As this creature enters, you may choose a creature type.
        This creature is the chosen type in addition to its other types.
        """
      And Alice will choose "nothing"
      When Alice controls "Blank Effigy"
      Then "Blank Effigy" is:
        | types | Artifact Creature - Construct |

  Rule: "The chosen type" is the type that the card has chosen

    607.2d. A basic land type, if that is what it asks for; the land has the ability of its new type and no other (305.7).

    @id-engine-chosen-land-type @CR-607.2d @CR-305.7
    Scenario Outline: An Aura makes a Forest the basic land type that was chosen
      Given the card
        """
        Salt Tide {1}{U}
        Enchantment - Aura
        Enchant land
        As this Aura enters, choose a basic land type.
        Enchanted land is the chosen type.
        """
      And the card
        """
        Forest
        Basic Land - Forest
        """
      And Bob controls "Forest"
      And Alice has "Salt Tide" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "<type>"
      And Alice casts "Salt Tide" targeting "Forest"
      When the stack resolves
      Then "Forest" is:
        | name      | Forest              |
        | types     | Basic Land - <type> |
        | abilities | {T}: Add <mana>.    |

      Examples:
        | type     | mana |
        | Island   | {U}  |
        | Mountain | {R}  |

    @id-engine-land-type-of-your-choice @CR-608.2d @CR-305.7
    Scenario: A land that becomes a basic land type of a player's choice becomes the type that this player names
      Given the card
        """
        Gray Field
        Land
        {T}: Add {C}.
        """
      And Bob controls "Gray Field"
      And Alice will choose "Swamp"
      When Alice has the effect "Target land becomes the basic land type of your choice until end of turn." on "Gray Field"
      Then "Gray Field" is:
        | types     | Land - Swamp  |
        | abilities | {T}: Add {B}. |

    @id-engine-chosen-type-alone @CR-607.2d @CR-205.1a
    Scenario: A creature that is the chosen type has lost its other creature types
      Given the card
        """
        Odd Effigy {3}
        Artifact Creature - Construct 2/2
        As this creature enters, choose a creature type.
        This creature is the chosen type.
        """
      And Alice will choose "Goat"
      When Alice controls "Odd Effigy"
      Then "Odd Effigy" is:
        | types | Artifact Creature - Goat |

  Rule: One thing can't be the same target twice

    115.3, and 115.7d for new targets. A spell takes an object once for each time that its text says "target"; "another"
    keeps the second apart from the first.

    @id-engine-two-targets-are-two @CR-115.3
    Scenario: A spell with two target creatures can't have one creature for both
      Given the card
        """
        Long Yawn {U}
        Instant
        Tap two target creatures.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Long Yawn" in hand
      When Alice has {U} to spend
      Then Alice can cast "Long Yawn" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice can't cast "Long Yawn" targeting "Runeclaw Bear" and "Runeclaw Bear"

    @id-engine-new-targets-are-two @CR-115.7d @CR-707.10c
    Scenario: A copied spell with a target and another target gets two different new ones
      Given the card
        """
        Muddle {U}
        Instant
        Target creature becomes a copy of another target creature.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice controls "Grizzly Bears"
      And Alice has "Muddle" in hand
      And Alice has {U} to spend
      And Alice casts "Muddle" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Grizzly Bears"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target spell. You may choose new targets for the copy." on "Muddle"
      Then "the copy" targets "Grizzly Bears" and "Runeclaw Bear"
      And "Muddle" targets "Runeclaw Bear" and "Crazed Armodon"
