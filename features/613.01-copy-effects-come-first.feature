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
        | mana cost | none                |
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

    @id-bonus-for-what-it-has-become @C-026 @CR-613.1
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
