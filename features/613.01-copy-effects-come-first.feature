Feature: 613.1 Copy effects come first

  Rule: All other continuous effects apply to what copying has made

    Today 613.1a and 613.2a; 613.1a in 2018; 418.5a in 2008 and 2007. Copy effects are applied in the first layer,
    whenever they began; effects on control, text, types, colors, abilities and size follow in their own layers.

    @id-village-under-mirrorweave @S4-Q4 @C-012 @C-025 @C-026 @K-29 @CR-613.1a
    Scenario: A Treetop Village that attacks when Mirrorweave makes it a Mutavault is a green 3/3 Ape land
      S4 answers that it has no creature types. But it is the Village's own ability, no copy effect, that made it
      an Ape, and that goes on applying. What is missing are the creature types of the animated Mutavault: they aren't
      copied.

      Given Bob controls "Mutavault"
      And Alice controls "Treetop Village"
      And Alice has the effect "Untap target land." on "Treetop Village"
      And Alice has {1}{G} to spend
      And Alice activates "{1}{G}" of "Treetop Village"
      And the top of the stack resolves
      And Alice attacks with "Treetop Village"
      And Bob has {1} to spend
      And Bob activates "{1}" of "Mutavault"
      And the top of the stack resolves
      And Bob has "Mirrorweave" in hand
      And Bob has {2}{U}{U} to spend
      And Bob casts "Mirrorweave" targeting "Mutavault"
      When "Mirrorweave" resolves
      Then "Treetop Village" is:
        | name      | Mutavault           |
        | color     | green               |
        | types     | Land Creature - Ape |
        | size      | 3/3                 |
        | abilities | {T}: Add {C}.       |
        | abilities | {1}: Until end of turn, this land becomes a 2/2 creature with all creature types. It's still a land. |
        | abilities | Trample             |
      And the copiable values of "Treetop Village" are:
        | name  | Mutavault |
        | color | colorless |
        | types | Land      |
        | size  | none      |
      And "Treetop Village" is attacking
      And "Mutavault" is unchanged

    @id-village-after-the-turn @S4-Q4 @C-026 @CR-613.1a
    Scenario: The Treetop Village that was an Ape Mutavault is a land and itself when the turn is over
      Given Alice controls "Treetop Village"
      And Alice has {1}{G} to spend
      And Alice activates "{1}{G}" of "Treetop Village"
      And the top of the stack resolves
      And Bob controls "Mutavault"
      And Bob has {1} to spend
      And Bob activates "{1}" of "Mutavault"
      And the top of the stack resolves
      And Bob has "Mirrorweave" in hand
      And Bob has {2}{U}{U} to spend
      And Bob casts "Mirrorweave" targeting "Mutavault"
      And "Mirrorweave" resolves
      When the game goes on to Bob's upkeep
      Then "Treetop Village" is:
        | name  | Treetop Village |
        | color | colorless       |
        | types | Land            |
        | size  | none            |
      And "Treetop Village" doesn't have the ability "{T}: Add {C}."
      And "Mutavault" is:
        | types | Land |

    @id-size-setting-effect-outlasts-copy @C-025 @C-026 @CR-613.1a
    Scenario: An earlier effect that sets the size is applied after a later copy effect
      Given Alice controls "Wandering Ones"
      And Bob controls "Skyshroud Behemoth"
      And Bob has the effect "Target creature has base power and toughness 0/2 until end of turn." on "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Skyshroud Behemoth"
      Then "Wandering Ones" is 0/2
      And the copiable values of "Wandering Ones" are those of "Skyshroud Behemoth"
      And "Skyshroud Behemoth" is 10/10
      And "Skyshroud Behemoth" is unchanged

    @id-added-type-outlasts-copy @C-025 @C-026 @CR-613.1d
    Scenario: An earlier effect that gives a creature type is applied after a later copy effect
      Given Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      And Bob has the effect "Target creature becomes a Goblin in addition to its other types until end of turn." on "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Juggernaut"
      Then "Wandering Ones" is:
        | name  | Juggernaut                            |
        | types | Artifact Creature - Juggernaut Goblin |
        | size  | 5/3                                   |
      And the copiable values of "Wandering Ones" are those of "Juggernaut"
      And "Juggernaut" is unchanged

    @id-text-change-applies-to-copied-text @C-025 @C-026 @CR-613.1c
    Scenario: An earlier change of a color word applies to the text that is copied later
      Given the card
        """
        Ash Warden {1}{W}
        Creature - Human Knight 2/2
        Protection from black
        """
      And Alice controls "Wandering Ones"
      And Bob controls "Ash Warden"
      And Alice will choose "black"
      And Alice will choose "red"
      And Alice has the effect "Change the text of target permanent by replacing all instances of one color word with another." on "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Ash Warden"
      Then "Wandering Ones" is:
        | name      | Ash Warden          |
        | color     | white               |
        | abilities | Protection from red |
      And the copiable values of "Wandering Ones" are those of "Ash Warden"
      And "Ash Warden" has the ability "Protection from black"
      And "Ash Warden" is unchanged

    @id-basic-land-type-outlasts-copy @since-cr2018 @C-025 @C-026 @B-40 @K-53 @CR-305.7
    Scenario: A land that was made an Island has none of the abilities that it copies later
      Said by the rules since September 2013: setting a basic land type removes copied abilities too.

      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Treetop Village"
      And Bob has the effect "Target land becomes an Island until end of turn." on "Hollow Mine"
      When Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Treetop Village"
      Then "Hollow Mine" is:
        | name      | Treetop Village |
        | types     | Land - Island   |
        | abilities | {T}: Add {U}.   |
      And the copiable values of "Hollow Mine" are those of "Treetop Village"
      And "Treetop Village" is unchanged

    @id-bonus-for-what-it-has-become @smoke @C-026 @CR-613.1
    Scenario: A Clone of a Bear gets what Bears get, and only the Bear is copiable
      Given the card
        """
        Den of Plenty {2}{G}
        Enchantment
        Bears you control get +1/+1.
        """
      And Alice controls "Den of Plenty"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 3/3
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged

    @id-bonus-for-what-it-was @C-026 @CR-613.1
    Scenario: A Bear that becomes something else no longer gets what Bears get
      Given the card
        """
        Den of Plenty {2}{G}
        Enchantment
        Bears you control get +1/+1.
        """
      And Alice controls "Den of Plenty"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Wandering Ones"
      Then "Runeclaw Bear" is:
        | name  | Wandering Ones    |
        | types | Creature - Spirit |
        | size  | 1/1               |
      And "Wandering Ones" is unchanged

    @id-copied-static-ability-applies @C-026 @CR-613.1
    Scenario: A Goblin leader and its copy make each other bigger
      Given the card
        """
        Cave Marshal {1}{R}
        Creature - Goblin 2/1
        Other Goblins you control get +1/+1.
        """
      And Alice controls "Cave Marshal"
      And Alice controls "Wandering Ones"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Cave Marshal"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 3/2
      And "Cave Marshal" is 3/2
      And the copiable values of "Clone" are:
        | size | 2/1 |
      And "Wandering Ones" is unchanged

  Rule: Of several copy effects the latest shows

    Today 613.2a and 613.7b; 613.2 and 613.6b in 2018; 418.5a and 418.5g in 2008 and 2007. Copy effects on one permanent
    are applied in the order in which they began; when a later one ends, an earlier one shows again.

    @id-earlier-copy-shows-again @C-022 @C-026 @B-34 @CR-613.2
    Scenario: When a copy effect ends at end of turn the earlier one shows again
      Given Alice controls "Unstable Shapeshifter"
      And Bob controls "Juggernaut"
      And Alice has "Wandering Ones" in graveyard
      And Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Wandering Ones"
      And the top of the stack resolves
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Unstable Shapeshifter" and "Juggernaut"
      When the game goes on to Bob's upkeep
      Then "Unstable Shapeshifter" is:
        | name      | Wandering Ones    |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Juggernaut" is unchanged

    @id-latest-copy-shows @C-022 @B-34 @CR-613.2
    Scenario: A Shapeshifter that is a Juggernaut for the turn lacks its own ability and copies nothing that enters
      Given Alice controls "Unstable Shapeshifter"
      And Bob controls "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Unstable Shapeshifter" and "Juggernaut"
      And Alice has "Wandering Ones" in graveyard
      When Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Wandering Ones"
      Then the stack is empty
      And the copiable values of "Unstable Shapeshifter" are those of "Juggernaut"
      And "Unstable Shapeshifter" is unchanged
      And "Juggernaut" is unchanged

    @id-later-lasting-copy-stays @C-022 @B-34 @CR-613.2
    Scenario: A lasting copy effect that is later than one until end of turn shows at once and stays
      Given Alice controls "Wandering Ones"
      And Bob controls "Juggernaut"
      And Bob controls "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Runeclaw Bear"
      When the game goes on to Bob's upkeep
      Then the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Wandering Ones" is unchanged
      And "Wandering Ones" is 2/2
      And "Runeclaw Bear" is unchanged

  Rule: What is copied is looked at layer by layer, and in each layer in the order of timestamps
    Today 613.1, 613.4 and 613.7; 613.1, 613.3 and 613.6 in 2018; 418.5a and 418.5e to 418.5g in 2008 and 2007. Copying
    settles the first layer; a copy stands under all other effects as any object does, and its static abilities are as
    old as its time on the battlefield.

    @id-layers-later-effect-on-a-copy @C-026 @CR-613.7
    Scenario: A later effect that sets a Clone's size prevails over an older static ability
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And Bob controls "Hush of Stone"
      And Bob controls "Juggernaut"
      And Alice will choose "Juggernaut"
      And Alice controls "Clone"
      When Alice has the effect "Target creature has base power and toughness 4/4 until end of turn." on "Clone"
      Then "Clone" is 4/4
      And the copiable values of "Clone" are those of "Juggernaut"
      And "Juggernaut" is 1/1
      And "Juggernaut" is unchanged

    @id-layers-static-ability-of-a-new-copy @C-026 @C-029 @CR-613.7
    Scenario: The static ability that a Clone has copied is younger than what came while the Clone was on the stack
      Given the card
        """
        Elder Herald {3}{W}
        Creature - Giant 2/2
        Creatures have base power and toughness 4/4.
        """
      And the card
        """
        Imp of Stillness {1}{B}
        Creature - Imp 2/1
        Flash
        Creatures have base power and toughness 1/1.
        """
      And Bob controls "Elder Herald"
      And Bob has "Imp of Stillness" in hand
      And Bob has {1}{B} to spend
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Bob casts "Imp of Stillness"
      And "Imp of Stillness" resolves
      And Alice will choose "Elder Herald"
      When "Clone" resolves
      Then "Clone" is 4/4
      And "Imp of Stillness" is 4/4
      And the copiable values of "Clone" are those of "Elder Herald"

    @id-layers-static-ability-comes-with-becoming-a-copy @C-017 @C-026 @CR-613.7a @CR-707.4
    Scenario: A static ability that a permanent gets by becoming a copy is as young as the copy effect
      Given the card
        """
        Elder Herald {3}{W}
        Creature - Giant 2/2
        Creatures have base power and toughness 4/4.
        """
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And Alice controls "Wandering Ones"
      And Bob controls "Elder Herald"
      And Bob controls "Hush of Stone"
      And "Wandering Ones" is 1/1
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Elder Herald"
      Then "Wandering Ones" is 4/4
      And "Elder Herald" is 4/4
      And the copiable values of "Wandering Ones" are those of "Elder Herald"
      And the copiable values of "Elder Herald" are:
        | name | Elder Herald |
        | size | 2/2          |

    @id-layers-static-ability-goes-with-the-copy-effect @C-017 @C-026 @CR-613.7a @CR-611.2a
    Scenario: A static ability is as old as its creature again when the copy effect ends that gave it once more
      Given the card
        """
        Elder Herald {3}{W}
        Creature - Giant 2/2
        Creatures have base power and toughness 4/4.
        """
      And the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures have base power and toughness 1/1.
        """
      And Alice controls "Elder Herald" called "the first Herald"
      And Bob controls "Elder Herald" called "the second Herald"
      And Bob controls "Hush of Stone"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "the first Herald" and "the second Herald"
      And "the second Herald" is 4/4
      When the game goes on to Bob's upkeep
      Then "the first Herald" is 1/1
      And "the second Herald" is 1/1
      And the copiable values of "the first Herald" are those of "the second Herald"

    @id-layers-copy-shrinks @C-011 @C-026 @CR-613.4c
    Scenario: A Clone of a shrunken creature is of full size, and shrinks by an effect of its own only
      Given Bob controls "Juggernaut"
      And Bob has the effect "Target creature gets -1/-1 until end of turn." on "Juggernaut"
      And Alice will choose "Juggernaut"
      And Alice controls "Clone"
      When Bob has the effect "Target creature gets -2/-1 until end of turn." on "Clone"
      Then "Clone" is 3/2
      And the copiable values of "Clone" are those of "Juggernaut"
      And "Juggernaut" is 4/2
      And "Juggernaut" is unchanged

    @id-layers-several-abilities-gained @C-011 @CR-613.1f
    Scenario: Effects that give several abilities give all of them to the creatures that they were for
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      And Bob has the effect "Target creature gains trample until end of turn." on "Runeclaw Bear"
      When Alice has the effect "Target creature gains flying and vigilance until end of turn." on "Clone"
      Then "Clone" is:
        | abilities | Flying    |
        | abilities | Vigilance |
      And the copiable values of "Clone" are:
        | abilities | none |
      And "Runeclaw Bear" is:
        | abilities | Trample |
      And "Runeclaw Bear" is unchanged

    @id-layers-static-ability-gained @C-011 @C-017 @CR-613.1f
    Scenario: A static ability that an effect gave works where it was given, and isn't copied
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Bob has the effect "Target creature gains “Other creatures you control get +1/+1.” until end of turn." on "Runeclaw Bear"
      And Bob has the effect "Target creature gets +0/+2 until end of turn." on "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 2/2
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Wandering Ones" is 1/1
      And "Wandering Ones" is unchanged
      And "Wall of Omens" is 1/5
      And "Runeclaw Bear" is 2/4
      And "Runeclaw Bear" is unchanged

    @id-layers-colour-added @C-011 @C-016 @CR-613.1e
    Scenario: A Clone that becomes blue as well is blue and green, and its copiable values are green
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      When Alice has the effect "Target creature becomes blue in addition to its other colors until end of turn." on "Clone"
      Then "Clone" is:
        | color | blue and green |
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is:
        | color | green |
      And "Runeclaw Bear" is unchanged

    @id-layers-defined-colour-painted-over @C-016 @C-017 @CR-613.3 @since-cr2018
    Scenario: A Clone of a devoid creature that becomes blue is blue, for what defines its color is applied before
      Given the card
        """
        Null Drone {2}{R}
        Creature - Eldrazi Drone 3/2
        Devoid
        """
      And Bob controls "Null Drone"
      And Alice will choose "Null Drone"
      And Alice controls "Clone"
      When Alice has the effect "Target creature becomes blue until end of turn." on "Clone"
      Then "Clone" is:
        | color | blue |
      And the copiable values of "Clone" are those of "Null Drone"
      And "Null Drone" is:
        | color | colorless |
      And "Null Drone" is unchanged

    @id-layers-two-colours-defined @C-005 @C-016 @C-017 @CR-604.3
    Scenario: A Clone of an artifact creature whose text says its colors has these colors
      Given the card
        """
        Chequered Golem {4}
        Artifact Creature - Golem 3/4
        Chequered Golem is white and black.
        """
      And Bob controls "Chequered Golem"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Chequered Golem"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | mana cost | {4}                       |
        | color     | white and black           |
        | types     | Artifact Creature - Golem |
        | size      | 3/4                       |
      And "Chequered Golem" is unchanged

    @id-layers-power-and-toughness-defined-apart @C-017 @CR-613.4a
    Scenario: A Clone has the power that one copied ability defines and the toughness that another does
      Given the card
        """
        Weigher of Pages {3}{U}
        Creature - Homunculus */*
        Weigher of Pages's power is equal to the number of cards in your hand.
        Weigher of Pages's toughness is equal to the number of creatures you control.
        """
      And Bob controls "Weigher of Pages"
      And Bob has "Fling" in hand
      And Bob has "Overrun" in hand
      And Alice controls "Juggernaut"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Weigher of Pages"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 1/3
      And "Weigher of Pages" is 2/1
      And "Weigher of Pages" is unchanged

    @id-layers-shrunk-by-an-amount @C-011 @C-026 @CR-613.4c
    Scenario: A Clone of a creature that gets -X/-X is of full size, and the effect stays with the original
      Given Bob controls "Skyshroud Behemoth"
      And Alice has "Fling" in hand
      And Alice has "Overrun" in hand
      And Alice has the effect "Target creature gets -X/-X until end of turn, where X is the number of cards in your hand." on "Skyshroud Behemoth"
      And Alice will choose "Skyshroud Behemoth"
      When Alice controls "Clone"
      Then "Skyshroud Behemoth" is 8/8
      And "Clone" is 10/10
      And the copiable values of "Clone" are those of "Skyshroud Behemoth"
      And "Skyshroud Behemoth" is unchanged

    @id-layers-effect-before-a-static-ability @C-025 @C-026 @CR-613.7
    Scenario: An effect on a copy that is older than a static ability of its layer is applied before that
      Given the card
        """
        Woods Primeval {3}{G}
        Enchantment
        Creatures are Bears in addition to their other types.
        """
      And Bob controls "Juggernaut"
      And Alice controls "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Juggernaut"
      And Alice has the effect "Target creature becomes a Goblin until end of turn." on "Wandering Ones"
      When Bob controls "Woods Primeval"
      Then "Wandering Ones" is:
        | name  | Juggernaut                      |
        | types | Artifact Creature - Goblin Bear |
      And "Juggernaut" is:
        | types | Artifact Creature - Juggernaut Bear |
      And the copiable values of "Wandering Ones" are those of "Juggernaut"

    @id-layers-copied-ability-and-a-given-one @C-026 @CR-613.7a
    Scenario: A copied static ability is as old as the copy, and an equal one that it is given later is as old as the giving
      Given the card
        """
        Levelling Stone {3}
        Artifact
        Creatures you control have base power and toughness 2/3.
        Creatures you control get +1/+0.
        """
      And the card
        """
        Stone Carver {1}{W}
        Creature - Human 1/2
        {T}: Target artifact gains "Creatures you control have base power and toughness 2/3." until end of turn.
        """
      And Bob controls "Levelling Stone"
      And Alice will choose "Levelling Stone"
      And Alice controls "Sculpting Steel"
      And Alice controls "Stone Carver"
      And Alice controls "Wandering Ones"
      And Bob has the effect "Target creature has base power and toughness 0/1 until end of turn." on "Wandering Ones"
      And "Wandering Ones" is 1/1
      And Alice activates "{T}" of "Stone Carver" targeting "Sculpting Steel"
      And the top of the stack resolves
      And "Wandering Ones" is 3/3
      When Bob has the effect "Target creature has base power and toughness 0/1 until end of turn." on "Stone Carver"
      Then "Wandering Ones" is 3/3
      And "Stone Carver" is 1/1
      And the copiable values of "Sculpting Steel" are those of "Levelling Stone"
      And "Levelling Stone" is unchanged

    @id-layers-copied-ability-stays-before-a-given-one @C-017 @C-026 @CR-613.7a @CR-613.7f
    Scenario: A copied ability and one that was given later keep their order when the copy is turned face up
      Both are as young as the turning then, and the one that was given is still the later one.

      Given the card
        """
        Flatland Herald {3}{W}
        Creature - Human 3/3
        Other creatures you control have base power and toughness 1/1.
        """
      And the card
        """
        Second Lesson {2}
        Artifact
        {1}: Target creature gains "Other creatures you control have base power and toughness 4/4." until end of turn.
        """
      And Bob controls "Flatland Herald"
      And Alice controls "Second Lesson"
      And Alice controls "Juggernaut"
      And Alice will choose "Flatland Herald"
      And Alice controls "Clone"
      And "Juggernaut" is 1/1
      And Alice has {1} to spend
      And Alice activates "{1}" of "Second Lesson" targeting "Clone"
      And the top of the stack resolves
      And Alice has the effect "Turn target creature face down." on "Clone"
      When Alice has the effect "Turn target creature face up." on "Clone"
      Then "Juggernaut" is 4/4
      And "Clone" is:
        | name | Flatland Herald |
        | size | 3/3             |
      And the copiable values of "Clone" are those of "Flatland Herald"
      And "Flatland Herald" is unchanged

  Rule: An effect may depend on another of its layer, and one that has begun goes on with what it affects
    Today 613.8 and 613.6; 613.7 and 613.5 in 2018; 418.5b to 418.5d in 2008 and 2007. What was copied makes no
    difference: a copied static ability depends on others, and goes on applying, as the original one would.

    @id-layers-copied-ability-waits-for-another @C-017 @C-026 @CR-613.8a
    Scenario: A copied ability that speaks of Bears waits for a younger one that makes Bears
      Given the card
        """
        Bear Smith {2}{R}
        Creature - Human Artificer 2/2
        Bears are artifacts in addition to their other types.
        """
      And the card
        """
        Woods Primeval {3}{G}
        Enchantment
        Creatures are Bears in addition to their other types.
        """
      And Bob controls "Bear Smith"
      And Bob controls "Wandering Ones"
      And Alice will choose "Bear Smith"
      And Alice controls "Clone"
      And Bob controls "Woods Primeval"
      And Alice has the effect "Target creature becomes a Goblin in addition to its other types until end of turn." on "Wandering Ones"
      When Bob has the effect "Destroy target creature." on "Bear Smith"
      Then "Clone" is:
        | name  | Bear Smith                               |
        | types | Artifact Creature - Human Artificer Bear |
        | size  | 2/2                                      |
      And "Wandering Ones" is:
        | types | Artifact Creature - Spirit Bear Goblin |
      And the copiable values of "Clone" are:
        | types | Creature - Human Artificer |

    @id-layers-two-that-depend-on-each-other @C-017 @C-026 @CR-613.8b
    Scenario: A copied ability and another that depend on each other apply in the order of their timestamps
      Given the card
        """
        Elfcaller {2}{G}
        Creature - Giant Shaman 3/3
        Bears are Elves.
        """
      And the card
        """
        Woods Primeval {3}{G}
        Enchantment
        Elves are Bears.
        """
      And the card
        """
        Glade Runner {G}
        Creature - Elf 1/2
        """
      And Bob controls "Elfcaller"
      And Bob controls "Glade Runner"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Woods Primeval"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Elfcaller"
      And Alice casts "Clone"
      And "Clone" resolves
      When Bob has the effect "Destroy target creature." on "Elfcaller"
      Then "Runeclaw Bear" is:
        | types | Creature - Elf |
      And "Glade Runner" is:
        | types | Creature - Elf |
      And "Clone" is:
        | name  | Elfcaller               |
        | types | Creature - Giant Shaman |

    @id-layers-begun-and-continued @C-017 @C-026 @CR-613.6
    Scenario: A copied ability that has begun to apply goes on in later layers although the copy loses it
      Given the card
        """
        Captain of Dusk {2}{B}
        Creature - Human Knight 2/2
        Nonblack creatures you control are black and get +1/+1.
        """
      And the card
        """
        Hush of Voices {2}{W}{W}
        Enchantment
        All creatures lose all abilities.
        """
      And Bob controls "Captain of Dusk"
      And Alice controls "Runeclaw Bear"
      And Alice will choose "Captain of Dusk"
      And Alice controls "Clone"
      And Bob controls "Juggernaut"
      When Bob controls "Hush of Voices"
      Then "Runeclaw Bear" is:
        | color | black |
        | size  | 3/3   |
      And "Clone" is:
        | color     | black |
        | size      | 2/2   |
        | abilities | none  |
      And the copiable values of "Clone" are those of "Captain of Dusk"
      And "Juggernaut" is:
        | color | black |
        | size  | 6/4   |

    @id-layers-copied-ability-that-is-taken-away @C-017 @C-026 @CR-613.8a
    Scenario: A copied ability that a younger effect of the same layer takes away doesn't apply there
      Given the card
        """
        Forge Warden {2}{W}
        Creature - Dwarf 2/2
        Artifacts you control have hexproof.
        """
      And the card
        """
        Hush of Voices {2}{W}{W}
        Enchantment
        All creatures lose all abilities.
        """
      And Bob controls "Forge Warden"
      And Alice controls "Chimeric Staff"
      And Alice will choose "Forge Warden"
      And Alice controls "Clone"
      When Bob controls "Hush of Voices"
      Then "Chimeric Staff" doesn't have the ability "Hexproof"
      And "Clone" is:
        | abilities | none |
      And the copiable values of "Clone" are those of "Forge Warden"

    @id-layers-loop-of-three-with-a-copied-ability @C-017 @C-026 @CR-613.8b @CR-613.8c
    Scenario: Of three abilities that take each other away in a circle, one of them copied, the oldest is applied first
      Given the card
        """
        Pale Warden {1}{W}
        Creature - Human 2/2
        Green creatures lose all abilities.
        """
      And the card
        """
        Mossy Warden {1}{G}
        Creature - Elf 2/2
        Blue creatures lose all abilities.
        """
      And the card
        """
        Ashen Warden {1}{R}
        Creature - Ogre 3/3
        White creatures lose all abilities.
        """
      And the card
        """
        Drowned Double {3}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of a creature card in a graveyard, except it's blue.
        """
      And Alice controls "Pale Warden"
      And Bob controls "Mossy Warden"
      And Bob has "Ashen Warden" in graveyard
      And Alice has "Drowned Double" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Ashen Warden"
      And Alice casts "Drowned Double"
      When "Drowned Double" resolves
      Then "Mossy Warden" doesn't have the ability "Blue creatures lose all abilities."
      And "Drowned Double" is:
        | name      | Ashen Warden                        |
        | color     | blue                                |
        | abilities | White creatures lose all abilities. |
      And "Pale Warden" doesn't have the ability "Green creatures lose all abilities."

    @id-layers-token-copy-is-given-what-its-original-was-given @C-011 @C-026 @CR-613.8c
    Scenario: A token copies no ability that its original was given, is given it too, and each of them gives flying to the other
      Given the card
        """
        Lesson in Lift {2}{U}
        Enchantment
        Creatures you control have vigilance and "Other creatures you control have flying."
        """
      And the card
        """
        Lesson in Reach {2}{G}
        Enchantment
        Creatures you control have reach.
        """
      And Alice controls "Lesson in Lift"
      And Alice controls "Lesson in Reach"
      And Alice controls "Runeclaw Bear"
      And "Runeclaw Bear" doesn't have the ability "Flying"
      When Alice has the effect "Create a token that's a copy of target creature." on "Runeclaw Bear"
      Then "the token" has the ability "Flying" 1 time
      And "the token" has the ability "Vigilance" 1 time
      And "the token" has the ability "Reach" 1 time
      And "the token" has the ability "Other creatures you control have flying." 1 time
      And the copiable values of "the token" are:
        | abilities | none |
      And "Runeclaw Bear" has the ability "Flying" 1 time

    @id-layers-copied-ability-counts-what-another-does @C-017 @C-026 @CR-613.8a
    Scenario: A copied ability that gives as much as its creature's power waits for a younger one that adds to that power
      Given the card
        """
        Pack Matron {2}{G}
        Creature - Wolf 2/4
        Other creatures you control get +X/+X, where X is this creature's power.
        """
      And the card
        """
        Wolf Moon {1}{G}
        Enchantment
        Wolves you control get +1/+1.
        """
      And Bob controls "Pack Matron"
      And Alice controls "Runeclaw Bear"
      And Alice will choose "Pack Matron"
      And Alice controls "Clone"
      When Alice controls "Wolf Moon"
      Then "Clone" is 3/5
      And "Runeclaw Bear" is 5/5
      And "Pack Matron" is 2/4
      And the copiable values of "Clone" are those of "Pack Matron"

    @id-layers-copied-ability-that-changes-what-it-counts @C-017 @C-026 @CR-613.7 @CR-613.8a
    Scenario: A copied ability doesn't wait for anything because it changes the very power that it counts
      Only another effect can make one wait: the younger effect on the Ones is applied afterwards.

      Given the card
        """
        Dust Leveller {2}{B}
        Creature - Ogre 4/4
        Creatures you control have base power and toughness X/X, where X is the number of creatures you control with power 4 or greater.
        """
      And Bob controls "Dust Leveller"
      And Alice controls "Wandering Ones"
      And Alice will choose "Dust Leveller"
      And Alice controls "Clone"
      And "Wandering Ones" is 1/1
      When Alice has the effect "Target creature has base power and toughness 2/3." on "Wandering Ones"
      Then "Wandering Ones" is 2/3
      And "Clone" is 1/1
      And the copiable values of "Clone" are those of "Dust Leveller"
      And "Dust Leveller" is unchanged

    @id-layers-copied-ability-that-a-spell-takes-away @C-017 @C-026 @CR-613.8a @CR-613.8b
    Scenario: A spell that takes the copied ability away takes away what that ability gave, though it is older
      Given the card
        """
        Kite Teacher {1}{U}
        Creature - Bird 1/1
        Other creatures have flying.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Kite Teacher"
      And Alice will choose "Kite Teacher"
      And Alice controls "Clone"
      And Alice has the effect "Destroy target creature." on "Kite Teacher"
      And "Runeclaw Bear" has the ability "Flying" 1 time
      When Bob has the effect "Target creature loses all abilities until end of turn." on "Clone"
      Then "Runeclaw Bear" doesn't have the ability "Flying"
      And "Clone" is:
        | name      | Kite Teacher |
        | abilities | none         |
      And the copiable values of "Clone" are:
        | abilities | Other creatures have flying. |

    @id-layers-given-size-waits-for-what-it-counts @C-011 @C-026 @CR-613.8a @CR-604.3a
    Scenario: What a copy is given counts creatures by their power once a younger effect has set that
      Given the card
        """
        Lesson in Awe {1}{G}
        Enchantment
        Creatures you control have "This creature's power and toughness are each equal to the number of creatures with power 5 or greater."
        """
      And the card
        """
        Swelling Tide {3}{U}
        Enchantment
        Creatures your opponents control have base power and toughness 5/5.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Juggernaut"
      And Alice controls "Lesson in Awe"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      And "Clone" is 1/1
      When Alice controls "Swelling Tide"
      Then "Clone" is 3/3
      And "Juggernaut" is 5/5
      And the copiable values of "Clone" are those of "Runeclaw Bear"

  Rule: What isn't a creature has no power and toughness, whatever it has copied
    Today 208.3. The copiable values keep them, and an effect that would change them waits.

    @id-layers-copy-made-a-mere-artifact @C-026 @C-012 @CR-208.3
    Scenario: A Clone that becomes an artifact instead of a creature has no size, and its copiable values have one
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      When Alice has the effect "Target creature becomes an artifact." on "Clone"
      Then "Clone" is:
        | name  | Runeclaw Bear |
        | types | Artifact      |
        | size  | none          |
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged

    @id-layers-copy-of-a-vehicle @C-005 @C-026 @CR-208.3
    Scenario: A Sculpting Steel that copies a Vehicle has the Vehicle's size among its copiable values only
      Given the card
        """
        Salt Skiff {2}
        Artifact - Vehicle 4/3
        {1}: Salt Skiff becomes an artifact creature until end of turn.
        """
      And Bob controls "Salt Skiff"
      And Alice has "Sculpting Steel" in hand
      And Alice has {3} to spend
      And Alice will choose "Salt Skiff"
      And Alice casts "Sculpting Steel"
      When "Sculpting Steel" resolves
      Then the copiable values of "Sculpting Steel" are:
        | name  | Salt Skiff         |
        | types | Artifact - Vehicle |
        | size  | 4/3                |
      And "Sculpting Steel" is:
        | types | Artifact - Vehicle |
        | size  | none               |
      And "Salt Skiff" is unchanged

    @id-layers-counters-on-a-copied-land @C-015 @C-026 @CR-208.3 @CR-613.4c
    Scenario: A creature with a counter that becomes a copy of a land has the counter and no size
      Given Alice controls "Juggernaut"
      And Bob controls "Mutavault"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Juggernaut"
      And Alice has the effect "Target creature gets +2/+2 until end of turn." on "Juggernaut"
      When Alice has the effect "Target creature becomes a copy of target land." on "Juggernaut" and "Mutavault"
      Then "Juggernaut" is:
        | name  | Mutavault |
        | types | Land      |
        | size  | none      |
      And "Juggernaut" has 1 +1/+1 counter
      And "Mutavault" has no counters
      And "Mutavault" is unchanged

    @id-layers-counters-on-a-copied-land-animated @C-025 @C-026 @CR-613.4c
    Scenario: The counter and the bonus of a creature that became a copy of a land count when that land is animated
      Given Alice controls "Juggernaut"
      And Bob controls "Mutavault"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Juggernaut"
      And Alice has the effect "Target creature gets +2/+0 until end of turn." on "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of target land." on "Juggernaut" and "Mutavault"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Juggernaut"
      When the top of the stack resolves
      Then "Juggernaut" is 5/3
      And "Mutavault" is:
        | size | none |
      And "Mutavault" is unchanged

    @id-layers-copy-that-is-no-creature-for-now @C-017 @C-026 @CR-613.1d @CR-208.3 @CR-205.1a
    Scenario: A Clone of a creature that is none while its controller has others is judged by what Alice has
      Given the card
        """
        Quiet Warden {2}{W}
        Legendary Enchantment Creature - God 5/6
        As long as you control two or more artifacts, this creature isn't a creature.
        """
      And Bob controls "Quiet Warden"
      And Alice controls "Chimeric Staff"
      And Alice controls "Rusted Sentinel"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Quiet Warden"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Quiet Warden          |
        | types | Legendary Enchantment |
        | size  | none                  |
      And the copiable values of "Clone" are those of "Quiet Warden"
      And "Quiet Warden" is 5/6
      And "Quiet Warden" is unchanged

  Rule: A land has the mana abilities of its basic land types, copied or not
    Today 305.6 and 305.7. These abilities follow from the type line, so they
    are no copiable values; they come after copying.

    @id-layers-copy-of-a-typed-land @C-005 @C-017 @CR-305.6
    Scenario: A land that enters as a copy of a Forest with an ability of its own has both abilities
      Given the card
        """
        Glowing Grove
        Land - Forest
        {1}, {T}: You gain 1 life.
        """
      And the card
        """
        Hall of Tides
        Land
        You may have this land enter as a copy of any land on the battlefield.
        {T}: Add {C}.
        """
      And Bob controls "Glowing Grove"
      And Alice has "Hall of Tides" in hand
      And Alice will choose "Glowing Grove"
      And Alice plays "Hall of Tides"
      When Alice activates "{T}: Add {G}" of "Hall of Tides"
      Then Alice's mana pool is {G}
      And "Hall of Tides" is:
        | name      | Glowing Grove              |
        | types     | Land - Forest              |
        | abilities | {1}, {T}: You gain 1 life. |
        | abilities | {T}: Add {G}.              |
      And the copiable values of "Hall of Tides" are:
        | types     | Land - Forest              |
        | abilities | {1}, {T}: You gain 1 life. |
      And "Glowing Grove" is unchanged

    @id-layers-island-added-to-a-copied-land @C-025 @C-026 @CR-305.7
    Scenario: A land that was made an Island as well has the abilities that it copies later and the Island's
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And the card
        """
        Glowing Grove
        Land - Forest
        {1}, {T}: You gain 1 life.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Glowing Grove"
      And Bob has the effect "Target land becomes an Island in addition to its other types until end of turn." on "Hollow Mine"
      When Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Glowing Grove"
      Then "Hollow Mine" is:
        | name      | Glowing Grove              |
        | types     | Land - Forest Island       |
        | abilities | {1}, {T}: You gain 1 life. |
        | abilities | {T}: Add {G}.              |
        | abilities | {T}: Add {U}.              |
      And the copiable values of "Hollow Mine" are those of "Glowing Grove"
      And "Glowing Grove" is unchanged

    @id-layers-island-effect-on-what-is-no-land @C-025 @C-026 @CR-305.7
    Scenario: A land that was made an Island, and then becomes a copy of a creature, is no Island
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Skyshroud Behemoth"
      And Bob has the effect "Target land becomes an Island until end of turn." on "Hollow Mine"
      When Alice has the effect "Target land becomes a copy of target creature." on "Hollow Mine" and "Skyshroud Behemoth"
      Then "Hollow Mine" is:
        | name  | Skyshroud Behemoth |
        | types | Creature - Beast   |
        | size  | 10/10              |
      And "Hollow Mine" doesn't have the ability "{T}: Add {U}."
      And the copiable values of "Hollow Mine" are those of "Skyshroud Behemoth"
      And "Skyshroud Behemoth" is unchanged

    @id-layers-ape-that-becomes-an-island @C-026 @CR-305.7 @CR-205.1a
    Scenario: A land with a creature type that becomes an Island after it was animated stays an Ape
      Given Bob controls "Treetop Village"
      And Alice controls "Mutavault"
      And Alice has the effect "Target land becomes a copy of another target land." on "Mutavault" and "Treetop Village"
      And Alice has {1}{G} to spend
      And Alice activates "{1}{G}" of "Mutavault"
      And the top of the stack resolves
      When Bob has the effect "Target land becomes an Island until end of turn." on "Mutavault"
      Then "Mutavault" is:
        | name      | Treetop Village            |
        | types     | Land Creature - Ape Island |
        | size      | 3/3                        |
        | abilities | {T}: Add {U}.              |
        | abilities | Trample                    |
      And "Treetop Village" is unchanged

    @id-layers-land-word-changed @C-013 @C-025 @C-026 @CR-612.2 @CR-613.1c
    Scenario: An earlier change of a land word applies to the type and the text that are copied later
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And the card
        """
        Glowing Grove
        Land - Forest
        {1}, {T}: You gain 1 life for each Forest you control.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Glowing Grove"
      And Alice will choose "Forest"
      And Alice will choose "Swamp"
      And Alice has the effect "Change the text of target land by replacing all instances of one basic land type with another." on "Hollow Mine"
      When Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Glowing Grove"
      Then "Hollow Mine" is:
        | name      | Glowing Grove                                         |
        | types     | Land - Swamp                                          |
        | abilities | {1}, {T}: You gain 1 life for each Swamp you control. |
        | abilities | {T}: Add {B}.                                         |
      And the copiable values of "Hollow Mine" are those of "Glowing Grove"
      And "Glowing Grove" is:
        | types | Land - Forest |
      And "Glowing Grove" is unchanged

    @id-layers-island-instead-of-a-copied-forest @C-025 @C-026 @CR-305.7
    Scenario: A land that was made an Island, and then becomes a copy of a Forest, is an Island and no Forest
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And the card
        """
        Glowing Grove
        Land - Forest
        {1}, {T}: You gain 1 life.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Glowing Grove"
      And Bob has the effect "Target land becomes an Island until end of turn." on "Hollow Mine"
      When Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Glowing Grove"
      Then "Hollow Mine" is:
        | name      | Glowing Grove |
        | types     | Land - Island |
        | abilities | {T}: Add {U}. |
      And the copiable values of "Hollow Mine" are those of "Glowing Grove"
      And "Glowing Grove" is unchanged

    @id-layers-copied-land-of-a-chosen-basic-type @C-012 @C-026 @CR-305.7 @CR-608.2d
    Scenario: A land that is a copy becomes the basic land type that Bob chooses, and a copy of it doesn't
      Given the card
        """
        Glowing Grove
        Land - Forest
        {1}, {T}: You gain 1 life.
        """
      And the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And Alice controls "Glowing Grove"
      And Alice controls "Hollow Mine"
      And Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Glowing Grove"
      And Bob will choose "Swamp"
      And Bob has the effect "Target land becomes the basic land type of your choice until end of turn." on "Hollow Mine"
      When Alice has the effect "Create a token that's a copy of target land." on "Hollow Mine"
      Then "Hollow Mine" is:
        | name      | Glowing Grove |
        | types     | Land - Swamp  |
        | abilities | {T}: Add {B}. |
      And "the token" is:
        | name      | Glowing Grove              |
        | types     | Land - Forest              |
        | abilities | {1}, {T}: You gain 1 life. |
        | abilities | {T}: Add {G}.              |
      And "Glowing Grove" is unchanged

    @id-layers-creature-made-a-forest @C-012 @C-026 @CR-305.7 @CR-205.1a
    Scenario: A creature that has become a Forest is a land with the Forest's ability only, and a copy of it the creature
      Given Bob controls "Wall of Omens"
      And Bob has the effect "Target permanent becomes a colorless Forest land." on "Wall of Omens"
      When Alice has the effect "Create a token that's a copy of target permanent." on "Wall of Omens"
      Then "Wall of Omens" is:
        | name      | Wall of Omens |
        | color     | colorless     |
        | types     | Land - Forest |
        | size      | none          |
        | abilities | {T}: Add {G}. |
      And "the token" is:
        | color | white           |
        | types | Creature - Wall |
        | size  | 0/4             |
      And the copiable values of "the token" are those of "Wall of Omens"

    @id-layers-copied-land-that-is-a-dryad @C-025 @C-026 @CR-305.7 @CR-205.1b
    Scenario: A land that became a Forest Dryad and is still a land has the Forest's ability too, whatever it copies
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And the card
        """
        Salt Marsh
        Land - Swamp
        {1}, {T}: You gain 1 life.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Salt Marsh"
      And Alice has the effect "Target land becomes a 2/5 green Forest Dryad creature that's still a land." on "Hollow Mine"
      When Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Salt Marsh"
      Then "Hollow Mine" is:
        | name      | Salt Marsh                         |
        | color     | green                              |
        | types     | Land Creature - Swamp Forest Dryad |
        | size      | 2/5                                |
        | abilities | {1}, {T}: You gain 1 life.         |
        | abilities | {T}: Add {B}.                      |
        | abilities | {T}: Add {G}.                      |
      And the copiable values of "Hollow Mine" are those of "Salt Marsh"
      And "Salt Marsh" is unchanged

    @id-layers-copied-land-that-is-no-land @C-025 @C-026 @CR-205.1a @CR-305.6
    Scenario: A land that is made a creature instead has neither land types nor their abilities, and what it has copied besides
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And the card
        """
        Fen Grove
        Land - Swamp Forest
        {1}, {T}: You gain 1 life.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Fen Grove"
      And Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Fen Grove"
      When Bob has the effect "Target permanent becomes a 0/4 green Wall creature until end of turn." on "Hollow Mine"
      Then "Hollow Mine" is:
        | name      | Fen Grove                  |
        | types     | Creature - Wall            |
        | size      | 0/4                        |
        | abilities | {1}, {T}: You gain 1 life. |
      And the copiable values of "Hollow Mine" are those of "Fen Grove"
      And "Fen Grove" is unchanged

    @id-layers-copied-land-that-becomes-a-land @C-025 @C-026 @CR-205.1a @CR-305.6
    Scenario: An artifact land that has copied a Forest and becomes a land alone keeps the land type and its ability
      Given the card
        """
        Hollow Mine
        Land
        {T}: Add {C}.
        """
      And the card
        """
        Brass Grove
        Artifact Land - Forest
        {1}, {T}: You gain 1 life.
        """
      And Alice controls "Hollow Mine"
      And Bob controls "Brass Grove"
      And Alice has the effect "Target land becomes a copy of another target land." on "Hollow Mine" and "Brass Grove"
      When Bob has the effect "Target permanent becomes a colorless land until end of turn." on "Hollow Mine"
      Then "Hollow Mine" is:
        | name      | Brass Grove                |
        | types     | Land - Forest              |
        | abilities | {1}, {T}: You gain 1 life. |
        | abilities | {T}: Add {G}.              |
      And the copiable values of "Hollow Mine" are those of "Brass Grove"
      And "Brass Grove" is unchanged

  Rule: Effects that speak of spells and cards apply to copies of spells
    Today 613.1, as in 2018; 418.5a in 2008 and 2007.

    @id-layers-spells-are-blue @C-073 @C-026 @CR-613.1e
    Scenario: Where instant spells are blue, the copy of a green one is blue and its copiable values are green
      Given the card
        """
        Azure Vault {2}{U}
        Enchantment
        Instant spells you control are blue.
        """
      And Alice controls "Azure Vault"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      When Alice has the effect "Copy target instant spell." on "Giant Growth"
      Then "the copy" is:
        | name      | Giant Growth |
        | mana cost | {G}          |
        | color     | blue         |
      And the copiable values of "the copy" are:
        | color | green |
      And "Giant Growth" is:
        | color | green |
      And "Giant Growth" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-layers-later-effect-on-a-copied-spell @C-073 @C-026 @CR-613.7
    Scenario: Where instant spells are blue, a copy that becomes red, and then white, is white
      Given the card
        """
        Azure Vault {2}{U}
        Enchantment
        Instant spells are blue and have lifelink.
        """
      And Alice controls "Azure Vault"
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice has the effect "Copy target instant spell." on "Giant Growth"
      And Alice has the effect "Target spell becomes red." on "the copy"
      When Alice has the effect "Target spell becomes white." on "the copy"
      Then "the copy" is:
        | color | white |
      And "the copy" has the ability "Lifelink" 1 time
      And "Giant Growth" is:
        | color | blue |
      And "Giant Growth" is unchanged
