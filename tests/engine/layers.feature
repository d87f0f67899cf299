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

    @id-engine-effects-in-a-loop-and-one-beside-it @CR-613.8b
    Scenario: An effect that depends on two that depend on each other waits for both
      Given the card
        """
        Tide Charter {1}{U}
        Enchantment
        Islands are artifacts in addition to their other types.
        """
      And the card
        """
        Cinder Reach
        Land
        Other lands are Mountains.
        """
      And the card
        """
        Brackish Reach
        Land
        Other lands are Islands.
        """
      And the card
        """
        Reed Holm
        Land - Island
        """
      And Alice controls "Tide Charter"
      And Bob controls "Reed Holm"
      And "Reed Holm" is:
        | types | Artifact Land - Island |
      And Alice controls "Cinder Reach"
      When Alice controls "Brackish Reach"
      Then "Reed Holm" is:
        | types | Land - Mountain |
      And "Brackish Reach" is:
        | types | Land - Mountain |
      And "Cinder Reach" is:
        | types | Land |

    @id-engine-effects-in-a-loop-go-by-age @CR-613.8b
    Scenario: Of two effects that depend on each other the older is applied first
      Given the card
        """
        Cinder Reach
        Land
        Other lands are Mountains.
        """
      And the card
        """
        Brackish Reach
        Land
        Other lands are Islands.
        """
      And the card
        """
        Fern Hollow
        Land - Forest
        """
      And Alice controls "Brackish Reach"
      And Bob controls "Fern Hollow"
      When Alice controls "Cinder Reach"
      Then "Fern Hollow" is:
        | types | Land - Island |
      And "Cinder Reach" is:
        | types | Land - Island |
      And "Brackish Reach" is:
        | types | Land |

  Rule: A static ability that is given in layer 6 can have an effect in layer 6

    613.8c. After each effect it is looked anew which effects are left and which of them depends on which.

    @id-engine-given-ability-that-gives-an-ability @CR-613.8c
    Scenario: Creatures are given an ability that gives flying to the others
      Given the card
        """
        Lesson in Lift {2}{U}
        Enchantment
        Creatures you control have "Other creatures you control have flying."
        """
      And Alice controls "Lesson in Lift"
      And Alice controls "Runeclaw Bear"
      And "Runeclaw Bear" doesn't have the ability "Flying"
      And Bob controls "Crazed Armodon"
      When Alice controls "Grizzly Bears"
      Then "Runeclaw Bear" has the ability "Flying"
      And "Grizzly Bears" has the ability "Flying"
      And "Crazed Armodon" doesn't have the ability "Flying"

    @id-engine-ability-given-first-takes-an-older-one @CR-613.8c
    Scenario: An ability that was given before another applied takes that one away
      Given the card
        """
        Kite Teacher {1}{U}
        Creature - Bird 1/1
        Other creatures have flying.
        """
      And the card
        """
        Crown of Quiet {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature has "Other creatures lose all abilities."
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Crown of Quiet" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Crown of Quiet" targeting "Runeclaw Bear"
      And the stack resolves
      When Alice controls "Kite Teacher"
      Then "Runeclaw Bear" doesn't have the ability "Flying"
      And "Kite Teacher" doesn't have the ability "Other creatures have flying."

    @id-engine-ability-given-after-an-older-one-applied @CR-613.8c
    Scenario: An ability that is given after another applied comes too late for what that one did
      Given the card
        """
        Kite Teacher {1}{U}
        Creature - Bird 1/1
        Other creatures have flying.
        """
      And the card
        """
        Crown of Quiet {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature has "Other creatures lose all abilities."
        """
      And Alice controls "Kite Teacher"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Crown of Quiet" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Crown of Quiet" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" has the ability "Flying"
      And "Grizzly Bears" doesn't have the ability "Flying"
      And "Kite Teacher" doesn't have the ability "Other creatures have flying."

  Rule: An ability that was given defines no characteristic

    604.3a. What says how big its object is and was given to it sets that size in layer 7b, as any static ability would;
    one that is printed or copied has its turn before.

    @id-engine-given-size-after-another-was-set @CR-604.3a @CR-613.7a
    Scenario: A creature is given what says its size, and that prevails over what set it before
      Given the card
        """
        Hand Lore {1}{G}
        Enchantment
        Creatures you control have "This creature's power and toughness are each equal to the number of cards in your hand."
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has the effect "Target creature has base power and toughness 5/5 until end of turn." on "Runeclaw Bear"
      When Alice controls "Hand Lore"
      Then "Runeclaw Bear" is 1/1

    @id-engine-printed-size-after-another-was-set @CR-604.3a
    Scenario: What set a creature's size prevails over what its own text says, however young the creature
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 5/5.
        """
      And the card
        """
        Hand Golem {3}
        Artifact Creature - Golem */*
        This creature's power and toughness are each equal to the number of cards in your hand.
        """
      And Alice controls "Hush of Stone"
      And Alice has "Clone" in hand
      When Alice controls "Hand Golem"
      Then "Hand Golem" is 5/5

    @id-engine-given-power-alone @CR-604.3a
    Scenario: A creature whose power alone is said by what it is given keeps its toughness
      Given the card
        """
        Ledger of Might {1}{G}
        Enchantment
        Creatures you control have "This creature's power is equal to the number of cards in your hand."
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Clone" in hand
      When Alice controls "Ledger of Might"
      Then "Runeclaw Bear" is 1/2
      And "Grizzly Bears" is 2/2

    @id-engine-given-size-beside-its-own @CR-604.3a @CR-613.7a
    Scenario: A creature with a size of its own text is given another, loses both, and is nothing
      Given the card
        """
        Hand Golem {3}
        Artifact Creature - Golem */*
        This creature's power and toughness are each equal to the number of cards in your hand.
        """
      And the card
        """
        Herd Lore {1}{G}
        Enchantment
        Creatures you control have "This creature's power and toughness are each equal to the number of creatures on the battlefield."
        """
      And Alice has "Clone" in hand
      And Alice has "Fork" in hand
      And Alice controls "Hand Golem"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And "Hand Golem" is 2/2
      And Alice controls "Herd Lore"
      And "Hand Golem" is 3/3
      When Alice has the effect "Target creature loses all abilities until end of turn." on "Hand Golem"
      Then "Hand Golem" is in Alice's graveyard

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

    @id-engine-land-of-the-chosen-type @CR-305.7 @CR-607.2d
    Scenario: A land that is the chosen type has that type's mana ability and no other ability
      Given the card
        """
        Shifting Meadow
        Land
        As this land enters, choose a basic land type.
        This land is the chosen type.
        {T}: Add {C}.
        """
      And Alice has "Shifting Meadow" in hand
      And Alice will choose "Island"
      When Alice plays "Shifting Meadow"
      Then "Shifting Meadow" is:
        | types     | Land - Island |
        | abilities | {T}: Add {U}. |

    @id-engine-creature-of-the-chosen-type @CR-205.1a @CR-607.2d
    Scenario: A creature that is the chosen type has no creature type besides
      Given the card
        """
        Guild Masker {2}{U}
        Creature - Human 2/2
        As this creature enters, choose a creature type.
        This creature is the chosen type.
        """
      And Alice will choose "Goblin"
      When Alice controls "Guild Masker"
      Then "Guild Masker" is:
        | types     | Creature - Goblin                              |
        | abilities | As this creature enters, choose a creature type. |
        | abilities | This creature is the chosen type.              |

    @id-engine-basic-land-type-of-a-choice @CR-305.7 @CR-608.2d
    Scenario: A land becomes the basic land type that is chosen as an ability resolves
      Given the card
        """
        Wandering Well {2}
        Artifact
        {T}: Target land becomes the basic land type of your choice until end of turn.
        """
      And Alice controls "Wandering Well"
      And Bob controls "Mutavault"
      And Alice activates "{T}" of "Wandering Well" targeting "Mutavault"
      And Alice will choose "Swamp"
      When the stack resolves
      Then "Mutavault" is:
        | types     | Land - Swamp  |
        | abilities | {T}: Add {B}. |

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

  Rule: The effect of a static ability is as old as what created the ability, if that is younger than its object

    613.7a. An ability that an effect gives to an object comes with that effect; what an object has by itself comes with
    the object. Whichever is the later one is the timestamp.

    @id-engine-static-ability-given-by-a-spell @CR-613.7a
    Scenario: A static ability that is given to an old creature prevails over a younger enchantment
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And the card
        """
        Herald's Horn {2}
        Artifact
        {1}: Target creature gains "All creatures have base power and toughness 4/4." until end of turn.
        """
      And Alice controls "Herald's Horn"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Hush of Stone"
      And "Runeclaw Bear" is 1/1
      And Alice has {1} to spend
      And Alice activates "{1}" of "Herald's Horn" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" is 4/4
      And "Runeclaw Bear" has the ability "All creatures have base power and toughness 4/4."

    @id-engine-static-ability-given-before-an-enchantment @CR-613.7a
    Scenario: An enchantment that comes after a static ability was given prevails over it
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And the card
        """
        Herald's Horn {2}
        Artifact
        {1}: Target creature gains "All creatures have base power and toughness 4/4." until end of turn.
        """
      And Alice controls "Herald's Horn"
      And Alice controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Herald's Horn" targeting "Runeclaw Bear"
      And the stack resolves
      When Bob controls "Hush of Stone"
      Then "Runeclaw Bear" is 1/1
      And "Runeclaw Bear" has the ability "All creatures have base power and toughness 4/4."

    @id-engine-static-ability-given-by-an-aura @CR-613.7a
    Scenario: A static ability that an Aura gives is as old as the Aura
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And the card
        """
        Crown of Boughs {1}{G}
        Enchantment - Aura
        Enchant creature
        Enchanted creature has "All creatures have base power and toughness 4/4."
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Hush of Stone"
      And Alice has "Crown of Boughs" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Crown of Boughs" targeting "Runeclaw Bear"
      When "Crown of Boughs" resolves
      Then "Runeclaw Bear" is 4/4
      And "Hush of Stone" is on the battlefield

    @id-engine-static-ability-given-to-a-younger-creature @CR-613.7a
    Scenario: A static ability that an old enchantment gives to a new creature is as old as the creature
      Given the card
        """
        Gift of Boughs {3}{G}
        Enchantment
        Creatures you control have "All creatures have base power and toughness 4/4."
        """
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And Bob controls "Grizzly Bears"
      And Alice controls "Gift of Boughs"
      And Bob controls "Hush of Stone"
      And "Grizzly Bears" is 1/1
      When Alice controls "Runeclaw Bear"
      Then "Grizzly Bears" is 4/4
      And "Runeclaw Bear" is 4/4

    @id-engine-equal-static-abilities-of-two-ages @CR-613.7a @CR-113.2c
    Scenario: An ability of a creature's own stays as old as the creature when it is given the same once more
      Given the card
        """
        Elder Herald {3}{W}
        Creature - Giant 2/2
        All creatures have base power and toughness 4/4.
        """
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And the card
        """
        Herald's Horn {2}
        Artifact
        {1}: Target creature gains "All creatures have base power and toughness 4/4." until end of turn.
        """
      And Alice controls "Herald's Horn"
      And Bob controls "Elder Herald"
      And Bob controls "Hush of Stone"
      And "Elder Herald" is 1/1
      And Alice has {1} to spend
      And Alice activates "{1}" of "Herald's Horn" targeting "Elder Herald"
      And the stack resolves
      And "Elder Herald" is 4/4
      When the game goes on to Bob's upkeep
      Then "Elder Herald" is 1/1

  Rule: A permanent that turns over is as old as its turning over

    613.7f and 613.7g. Face up, face down, or the other face: each time the permanent gets a new timestamp.

    @id-engine-static-ability-of-what-was-turned-face-up @CR-613.7f
    Scenario: A static ability prevails over what came while its creature was face down
      Given the card
        """
        Veiled Herald {3}{W}
        Creature - Giant 2/2
        All creatures have base power and toughness 4/4.
        Morph {W}
        """
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And Alice has "Veiled Herald" in hand
      And Alice has {3} to spend
      And Alice casts "Veiled Herald" face down
      And "Veiled Herald" resolves
      And Bob controls "Hush of Stone"
      And "Veiled Herald" is 1/1
      And Alice has {W} to spend
      When Alice turns "Veiled Herald" face up
      Then "Veiled Herald" is 4/4
      And "Hush of Stone" is on the battlefield

    @id-engine-static-ability-of-what-was-transformed @CR-613.7g
    Scenario: A static ability prevails over what came before its creature was transformed
      Given the card
        """
        Sleeping Herald {3}{W}
        Creature - Human 2/2
        {1}: Transform this creature.
        back face
        Waking Herald
        Creature - Giant 2/2
        All creatures have base power and toughness 4/4.
        """
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And Alice controls "Sleeping Herald"
      And Bob controls "Hush of Stone"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Sleeping Herald"
      When the stack resolves
      Then "Sleeping Herald" is 4/4
      And "Sleeping Herald" is:
        | name | Waking Herald |
