Feature: 707.2 What is not copied

  Effects other than copy effects, status, counters and stickers belong to the original alone.

  Rule: Effects on the original that aren't copy effects are not copied
    This holds for changes of size, color, type and abilities alike, whatever their duration.
    Today 707.2; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-no-other-effect-is-copied
    @C-011 @C-012 @CR-707.2
    Scenario Outline: A Clone of a changed creature takes over none of the change
      Given the card
        """
        Harbor Sentry {2}{W}
        Creature - Bird Soldier 2/4
        Flying
        """
      And Bob controls "Harbor Sentry"
      And Bob has the effect "<effect>" on "Harbor Sentry"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Harbor Sentry"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Harbor Sentry           |
        | color     | white                   |
        | types     | Creature - Bird Soldier |
        | size      | 2/4                     |
        | abilities | Flying                  |
      And "Harbor Sentry" is:
        | <characteristic> | <changed> |
      And "Harbor Sentry" is unchanged

      Examples:
        | effect                                                                                | characteristic | changed                          |
        | Target creature gets +3/+1 until end of turn.                                         | size           | 5/5                              |
        | Target creature has base power and toughness 0/1 until end of turn.                   | size           | 0/1                              |
        | Switch target creature's power and toughness until end of turn.                       | size           | 4/2                              |
        | Target creature becomes black until end of turn.                                      | color          | black                            |
        | Target creature loses all abilities until end of turn.                                | abilities      | none                             |
        | Target creature becomes an artifact in addition to its other types until end of turn. | types          | Artifact Creature - Bird Soldier |

    @id-granted-ability-is-not-copied
    @C-011 @CR-707.2
    Scenario: A Clone of a creature that was given an ability doesn't have that ability
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Target creature gains trample until end of turn." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Runeclaw Bear |
        | size      | 2/2           |
        | abilities | none          |
      And "Runeclaw Bear" has the ability "Trample"
      And "Runeclaw Bear" is unchanged

    @id-image-of-a-pumped-bear @S4-Q5
    @C-011 @C-049 @C-051 @K-32 @CR-707.2 @CR-707.9a
    Scenario: A Phantasmal Image of a Bear under Giant Growth is 2/2
      The document says that the Bear gets one copiable characteristic more. What is meant is the Image
      that has become the Bear: the original gets nothing. It also leaves out that the Image is an Illusion.

      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And "Giant Growth" resolves
      And Alice has "Phantasmal Image" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Phantasmal Image"
      When "Phantasmal Image" resolves
      Then the copiable values of "Phantasmal Image" are:
        | name      | Runeclaw Bear                                                              |
        | mana cost | {1}{G}                                                                     |
        | color     | green                                                                      |
        | types     | Creature - Bear Illusion                                                   |
        | size      | 2/2                                                                        |
        | abilities | When this creature becomes the target of a spell or ability, sacrifice it. |
      And "Phantasmal Image" is 2/2
      And "Runeclaw Bear" is:
        | types     | Creature - Bear |
        | size      | 5/5             |
        | abilities | none            |
      And "Runeclaw Bear" is unchanged

    @id-control-is-not-copied
    @C-011 @CR-707.2 @CR-110.2
    Scenario: A Clone of a stolen creature stays with its own controller
      Given Alice controls "Branchsnap Lorian"
      And Bob has the effect "Gain control of target creature." on "Branchsnap Lorian"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Branchsnap Lorian"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name | Branchsnap Lorian |
        | size | 4/1               |
      And "Clone" is controlled by Alice
      And "Branchsnap Lorian" is controlled by Bob
      And "Branchsnap Lorian" is unchanged

    @id-static-bonus-is-not-copied
    @C-011 @CR-707.2 @CR-611.3a
    Scenario: A bonus from another permanent's static ability is not copied
      Given the card
        """
        Banner of the Pack {2}{W}
        Enchantment
        Creatures you control get +1/+1.
        """
      And Bob controls "Banner of the Pack"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name | Runeclaw Bear |
        | size | 2/2           |
      And "Runeclaw Bear" is 3/3
      And "Runeclaw Bear" is unchanged

    @id-no-ban-on-attacking-is-copied @C-011 @CR-707.2
    Scenario: That the original can't attack is an effect on it, and isn't copied
      Given Alice controls "Runeclaw Bear"
      And Alice has the effect "Target creature gains trample and vigilance until end of turn." on "Runeclaw Bear"
      And Bob has the effect "Target creature can't attack this turn." on "Runeclaw Bear"
      And Alice has the effect "Target creature gains haste until end of turn." on "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      When Alice controls "Clone"
      Then Alice can attack with "Clone"
      And Alice can't attack with "Runeclaw Bear"
      And "Runeclaw Bear" is:
        | abilities | Trample   |
        | abilities | Vigilance |
        | abilities | Haste     |
      And "Clone" is:
        | abilities | none |
      And "Runeclaw Bear" is unchanged

    @id-granter-that-is-named @C-011 @C-097 @CR-201.5a
    Scenario: An ability that names the artifact which gave it means that artifact, and isn't copied
      Given the card
        """
        Vigil Lamp {2}
        Artifact
        Creatures you control have "Sacrifice Vigil Lamp: You gain 3 life."
        """
      And Alice controls "Vigil Lamp"
      And Alice controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Clone"
      When Alice activates "Sacrifice" of "Runeclaw Bear"
      Then "Vigil Lamp" is in Alice's graveyard
      And "Runeclaw Bear" is on the battlefield
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Clone" is:
        | abilities | none |
      And "Clone" is unchanged

    @id-granters-that-are-named @C-011 @C-097 @CR-201.5a @CR-707.2
    Scenario: Of two abilities that name the artifact which gave them each means its own, also where that is a copy
      Given the card
        """
        Vigil Lamp {2}
        Artifact
        Creatures you control have "Sacrifice Vigil Lamp: You gain 3 life."
        """
      And Bob controls "Vigil Lamp"
      And Bob controls "Wandering Ones"
      And Alice will choose "Vigil Lamp"
      And Alice controls "Sculpting Steel"
      And Alice controls "Runeclaw Bear"
      And Bob activates "Sacrifice" of "Wandering Ones"
      And "Vigil Lamp" is in Bob's graveyard
      When Alice activates "Sacrifice" of "Runeclaw Bear"
      Then "Sculpting Steel" is in Alice's graveyard
      And "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is:
        | abilities | none |

    @id-regeneration-is-not-copied
    @C-011 @CR-707.2 @CR-701.19a
    Scenario: A Clone of a creature that will be regenerated is destroyed
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Regenerate target creature." on "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      And "Clone" is:
        | name | Runeclaw Bear |
        | size | 2/2           |
      When Alice has the effect "Destroy all creatures."
      Then "Clone" is in Alice's graveyard
      And "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is tapped

  Rule: Type-changing effects are not copied
    A land or artifact that is a creature for a while is copied as what is printed on it.
    Today 707.2; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-token-copy-of-an-animated-land
    @C-012 @C-011 @CR-707.2
    Scenario: A token copy of a land that has become a creature is a land and no creature
      Given Alice controls "Mutavault"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the top of the stack resolves
      When Alice has the effect "Create a token that's a copy of target creature." on "Mutavault"
      Then "the token" is:
        | name      | Mutavault |
        | mana cost | none      |
        | color     | colorless |
        | types     | Land      |
        | size      | none      |
      And Alice can activate "{T}: Add {C}" of "the token"
      And "Mutavault" is 2/2
      And "Mutavault" is unchanged

    @id-mirrorweave-on-an-animated-mutavault @S4-19-X2
    @C-011 @C-012 @K-33 @B-43 @CR-707.2 @CR-506.4
    Scenario: Attackers that become copies of an animated Mutavault are lands and leave combat
      The document speaks of the opponent's creatures only; every other creature changes, whoever controls it.

      Given Bob controls "Runeclaw Bear"
      And Bob controls "Juggernaut"
      And Alice controls "Mutavault"
      And Alice controls "Wall of Omens"
      And Alice has "Mirrorweave" in hand
      And the game goes on to Bob's beginning of combat
      And Bob attacks with "Runeclaw Bear" and "Juggernaut"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the top of the stack resolves
      And Alice has {2}{W}{U} to spend
      And Alice casts "Mirrorweave" targeting "Mutavault"
      When "Mirrorweave" resolves
      Then "Runeclaw Bear" is:
        | name      | Mutavault |
        | mana cost | none      |
        | color     | colorless |
        | types     | Land      |
        | size      | none      |
      And "Runeclaw Bear" has the ability "{T}: Add {C}."
      And "Runeclaw Bear" is not attacking
      And the copiable values of "Juggernaut" are those of "Mutavault"
      And "Juggernaut" is not attacking
      And "Wall of Omens" is:
        | name  | Mutavault |
        | types | Land      |
      And "Mutavault" is 2/2
      And "Mutavault" is unchanged

    @id-mirrorweave-ends-with-the-turn @S4-19-X2
    @C-012 @C-025 @CR-707.2 @CR-514.2
    Scenario: Creatures that were Mutavaults for a turn are creatures again afterwards
      Given Bob controls "Runeclaw Bear"
      And Alice controls "Mutavault"
      And Alice has "Mirrorweave" in hand
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the top of the stack resolves
      And Alice has {2}{W}{U} to spend
      And Alice casts "Mirrorweave" targeting "Mutavault"
      And "Mirrorweave" resolves
      When the game goes on to Bob's upkeep
      Then "Runeclaw Bear" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | types     | Creature - Bear |
        | size      | 2/2             |
      And "Mutavault" is:
        | types | Land |
        | size  | none |

    @id-mirrorweave-misses-later-creatures @S4-19-X2
    @C-011 @CR-611.2c
    Scenario: A creature that enters after Mirrorweave has resolved is itself
      Given Bob controls "Runeclaw Bear"
      And Alice controls "Mutavault"
      And Alice has "Mirrorweave" in hand
      And Alice has {1} to spend
      And Alice activates "{1}" of "Mutavault"
      And the top of the stack resolves
      And Alice has {2}{W}{U} to spend
      And Alice casts "Mirrorweave" targeting "Mutavault"
      And "Mirrorweave" resolves
      And Alice has "Wandering Ones" in hand
      And Alice has {U} to spend
      And Alice casts "Wandering Ones"
      When "Wandering Ones" resolves
      Then "Wandering Ones" is:
        | name  | Wandering Ones    |
        | types | Creature - Spirit |
        | size  | 1/1               |
      And "Runeclaw Bear" is:
        | name  | Mutavault |
        | types | Land      |
      And "Runeclaw Bear" is unchanged

    @id-clone-of-an-ape-made-a-bird @C-012 @CR-707.2 @CR-205.1b
    Scenario: A Clone of an Ape that an effect has made a Bird artifact creature is an Ape
      Given the card
        """
        Copper Ape {4}
        Artifact Creature - Ape 3/2
        {1}: Until end of turn, this creature becomes a 5/5 Bird artifact creature.
        """
      And Bob controls "Copper Ape"
      And Bob has {1} to spend
      And Bob activates "{1}" of "Copper Ape"
      And the top of the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Copper Ape"
      When "Clone" resolves
      Then "Clone" is:
        | types | Artifact Creature - Ape |
        | size  | 3/2                     |
      And "Copper Ape" is:
        | types | Artifact Creature - Bird |
        | size  | 5/5                      |
      And "Copper Ape" is unchanged

  Rule: Text-changing effects are not copied
    The copy has the words that are printed, and the original the words that the effect put there.
    Today 707.2; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-changed-color-word-is-not-copied
    @C-013 @CR-707.2 @CR-612.1
    Scenario: A Clone of a creature with a changed color word has the printed word
      Given the card
        """
        Tollgate Knight {1}{W}
        Creature - Human Knight 2/2
        Protection from black
        """
      And Bob controls "Tollgate Knight"
      And Bob will choose "black"
      And Bob will choose "green"
      And Bob has the effect "Change the text of target permanent by replacing all instances of one color word with another." on "Tollgate Knight"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Tollgate Knight"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Tollgate Knight       |
        | abilities | Protection from black |
      And "Tollgate Knight" is:
        | name      | Tollgate Knight       |
        | abilities | Protection from green |
      And "Tollgate Knight" is unchanged

    @id-changed-land-type-is-not-copied
    @C-013 @CR-707.2 @CR-612.1
    Scenario: A Clone of a creature with a changed land type looks for the printed land type
      Given the card
        """
        Grove Hermit {1}{G}
        Creature - Human Druid 1/1
        This creature gets +2/+2 as long as you control a Forest.
        """
      And the card
        """
        Forest
        Basic Land - Forest
        """
      And Alice controls "Forest"
      And Alice controls "Grove Hermit"
      And Bob will choose "Forest"
      And Bob will choose "Swamp"
      And Bob has the effect "Change the text of target permanent by replacing all instances of one basic land type with another." on "Grove Hermit"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Grove Hermit"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 3/3
      And "Clone" has the ability "This creature gets +2/+2 as long as you control a Forest."
      And "Grove Hermit" is 1/1
      And "Grove Hermit" is unchanged

  Rule: Status is not copied
    Whether the original is tapped, flipped or face down doesn't matter: a permanent enters untapped,
    unflipped and face up unless something says otherwise.
    Today 707.2 and 110.5b; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-clone-of-a-tapped-creature
    @C-014 @CR-707.2 @CR-110.5b
    Scenario: A Clone of a tapped creature enters untapped
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Tap target creature." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is untapped
      And "Clone" is:
        | name | Runeclaw Bear |
        | size | 2/2           |
      And "Runeclaw Bear" is tapped
      And "Runeclaw Bear" is unchanged

    @id-clone-of-a-flipped-creature
    @C-014 @C-020 @K-10 @CR-707.2 @CR-110.5b @CR-710.2
    Scenario: A Clone of a tapped and flipped creature is untapped, unflipped, and has the normal half
      Given Bob controls "Jushi Apprentice"
      And Bob has the effect "Flip target creature." on "Jushi Apprentice"
      And Bob has the effect "Tap target creature." on "Jushi Apprentice"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Jushi Apprentice"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Jushi Apprentice        |
        | mana cost | {1}{U}                  |
        | types     | Creature - Human Wizard |
        | size      | 1/2                     |
      And "Clone" is unflipped
      And "Clone" is untapped
      And "Jushi Apprentice" is:
        | name  | Tomoya the Revealer               |
        | types | Legendary Creature - Human Wizard |
        | size  | 2/3                               |
      And "Jushi Apprentice" is unchanged

    @id-token-of-a-flipped-creature-that-died @C-006 @C-014 @CR-707.2 @CR-608.2h
    Scenario: A token copy of a flipped creature that has died meanwhile isn't flipped
      Given the card
        """
        Patient Gardener {1}{G}
        Creature - Human Monk 1/3
        {2}: Flip this creature.
        flips to
        Old Gardener
        Legendary Creature - Human Monk 4/4
        Vigilance
        """
      And the card
        """
        Mourner's Mirror {2}
        Artifact
        Whenever a creature dies, create a token that's a copy of that creature.
        """
      And Alice controls "Mourner's Mirror"
      And Bob controls "Patient Gardener"
      And Bob has {2} to spend
      And Bob has the effect "Flip target creature." on "Patient Gardener"
      And Bob has the effect "Destroy target creature." on "Patient Gardener"
      When the top of the stack resolves
      Then "the token" is:
        | name  | Patient Gardener      |
        | types | Creature - Human Monk |
        | size  | 1/3                   |
      And "the token" is unflipped
      And "Patient Gardener" is in Bob's graveyard

  Rule: Counters are not copied
    The copy has the counters that it enters with by itself, and none of the original's.
    Today 707.2; 706.2 in 2018; 503.2 in 2008 and 2007.

    @id-metamorph-of-a-gharial-with-counters @S4-22-X1
    @C-015 @C-050 @C-051 @K-34 @K-40 @CR-707.2 @CR-707.9b
    Scenario: A Phyrexian Metamorph of an Algae Gharial with five counters has none
      The document calls the result just an Algae Gharial; by the Metamorph's own words it is an artifact too.

      Given Bob controls "Algae Gharial"
      And Bob has the effect "Put five +1/+1 counters on each creature."
      And Alice has "Phyrexian Metamorph" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "{U}{C}{C}{C}"
      And Alice will choose "Algae Gharial"
      And Alice casts "Phyrexian Metamorph"
      When "Phyrexian Metamorph" resolves
      Then "Phyrexian Metamorph" is:
        | name      | Algae Gharial                 |
        | mana cost | {3}{G}                        |
        | color     | green                         |
        | types     | Artifact Creature - Crocodile |
        | size      | 1/1                           |
      And "Phyrexian Metamorph" has the ability "Shroud"
      And "Phyrexian Metamorph" has no counters
      And "Algae Gharial" has 5 +1/+1 counters
      And "Algae Gharial" is 6/6
      And "Algae Gharial" is unchanged

    @id-spitting-image-of-a-hatchling @S4-38-X2
    @C-002 @C-015 @C-029 @CR-707.2 @CR-707.5
    Scenario: A token copy of a Belligerent Hatchling has four counters of its own
      Given Bob controls "Belligerent Hatchling"
      And Bob has the effect "Remove two -1/-1 counters from target creature." on "Belligerent Hatchling"
      And Alice has "Spitting Image" in hand
      And Alice has {4}{G}{G} to spend
      And Alice casts "Spitting Image" targeting "Belligerent Hatchling"
      When "Spitting Image" resolves
      Then "the token" is:
        | name      | Belligerent Hatchling |
        | mana cost | {3}{R/W}              |
        | color     | white and red         |
        | types     | Creature - Elemental  |
        | size      | 2/2                   |
      And "the token" has the ability "First strike"
      And "the token" has 4 -1/-1 counters
      And "the token" is controlled by Alice
      And "Belligerent Hatchling" has 2 -1/-1 counters
      And "Belligerent Hatchling" is 4/4
      And "Belligerent Hatchling" is unchanged
