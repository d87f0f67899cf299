Feature: 707.3 The copy's own values and status

  Rule: The copied values take the place of the copy's own
    Nothing of the copy's former copiable values is left, unless the copy effect keeps it.
    Today 707.3; 706.3 in 2018; 503.3 in 2008 and 2007.

    @id-copied-values-replace-the-former-copy
    @C-019 @C-022 @CR-707.3
    Scenario: A Clone that becomes a copy of something else keeps nothing of what it was a copy of
      Given Bob controls "Branchsnap Lorian"
      And Bob controls "Wandering Ones"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Clone" and "Wandering Ones"
      Then "Clone" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | none              |
      And "Branchsnap Lorian" is unchanged
      And "Wandering Ones" is unchanged

    @id-doppelganger-as-a-bear @S0-23-X1 @S4-64-X1
    @C-019 @C-049 @C-053 @K-30 @CR-707.3 @CR-707.9c
    Scenario Outline: A Vesuvan Doppelganger that enters as a Bear is blue and has its upkeep ability
      Given Bob controls "<bear>"
      And Alice has "Vesuvan Doppelganger" in hand
      And Alice has {3}{U}{U} to spend
      And Alice will choose "<bear>"
      And Alice casts "Vesuvan Doppelganger"
      When "Vesuvan Doppelganger" resolves
      Then the copiable values of "Vesuvan Doppelganger" are:
        | name       | <bear>                                                                                                                                                              |
        | mana cost  | {1}{G}                                                                                                                                                              |
        | mana value | 2                                                                                                                                                                   |
        | color      | blue                                                                                                                                                                |
        | types      | Creature - Bear                                                                                                                                                     |
        | size       | 2/2                                                                                                                                                                 |
        | abilities  | At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability. |
      And "<bear>" is unchanged

      Examples:
        | bear          |
        | Grizzly Bears |
        | Runeclaw Bear |

  Rule: The copied values are read through the copy's own status
    A flipped permanent has the flipped half of what it copies. A face-down permanent stays a nameless 2/2
    and has the copied values only once it is face up. Whether it can be turned face up, and for how much,
    depends on what it is a copy of.
    Today 707.3, 708.10, 710.2 and 110.5; 706.3 in 2018; 503.3 in 2008 and 2007.

    @id-becoming-a-copy-keeps-the-own-status
    @C-020 @C-014 @CR-707.3 @CR-110.5c
    Scenario Outline: A permanent that becomes a copy stays tapped or untapped as it was
      Given Alice controls "Wandering Ones"
      And Bob controls "Branchsnap Lorian"
      And Alice has the effect "Tap target creature." on "<tapped one>"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Branchsnap Lorian"
      Then "Wandering Ones" is 4/1
      And "Wandering Ones" is <copy>
      And "Branchsnap Lorian" is <original>
      And "Branchsnap Lorian" is unchanged

      Examples:
        | tapped one        | copy     | original |
        | Wandering Ones    | tapped   | untapped |
        | Branchsnap Lorian | untapped | tapped   |

    @id-flipped-creature-becomes-a-flip-card @S0-22-X1
    @C-020 @C-014 @C-023 @CR-707.3 @CR-710.2 @CR-710.1c
    Scenario: A flipped Tomoya that becomes a copy of Nezumi Shortfang is Stabwhisker the Odious
      Given Alice controls "Jushi Apprentice"
      And Alice has the effect "Flip target creature." on "Jushi Apprentice"
      And Bob controls "Nezumi Shortfang"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Jushi Apprentice" and "Nezumi Shortfang"
      Then "Jushi Apprentice" is:
        | name       | Stabwhisker the Odious                                                                                             |
        | mana cost  | {1}{B}                                                                                                             |
        | mana value | 2                                                                                                                  |
        | color      | black                                                                                                              |
        | types      | Legendary Creature - Rat Shaman                                                                                    |
        | size       | 3/3                                                                                                                |
        | abilities  | At the beginning of each opponent's upkeep, that player loses 1 life for each card fewer than three in their hand. |
      And "Jushi Apprentice" is flipped
      And the stack is empty
      And "Nezumi Shortfang" is unflipped
      And "Nezumi Shortfang" is unchanged

    @id-unflipped-creature-copies-a-flipped-one
    @C-020 @C-014 @K-10 @CR-707.3 @CR-710.2
    Scenario: An unflipped creature that becomes a copy of a flipped one has the normal half
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Nezumi Shortfang"
      And Bob has the effect "Flip target creature." on "Nezumi Shortfang"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Nezumi Shortfang"
      Then "Runeclaw Bear" is:
        | name      | Nezumi Shortfang     |
        | mana cost | {1}{B}               |
        | color     | black                |
        | types     | Creature - Rat Rogue |
        | size      | 1/1                  |
      And "Runeclaw Bear" is unflipped
      And "Nezumi Shortfang" is:
        | name | Stabwhisker the Odious |
        | size | 3/3                    |
      And "Nezumi Shortfang" is unchanged

    @id-a-copy-of-a-flip-card-flips
    @C-020 @C-017 @CR-707.3 @CR-710.2
    Scenario: A Clone that is a Nezumi Shortfang flips by the ability that it copied
      Bob has no cards in hand, so he discards nothing, and his hand is empty.

      Given Bob controls "Nezumi Shortfang"
      And Alice will choose "Nezumi Shortfang"
      And Alice controls "Clone"
      And Alice has {1}{B} to spend
      And Alice activates "{1}{B}, {T}" of "Clone" targeting Bob
      When the top of the stack resolves
      Then "Clone" is:
        | name      | Stabwhisker the Odious          |
        | mana cost | {1}{B}                          |
        | color     | black                           |
        | types     | Legendary Creature - Rat Shaman |
        | size      | 3/3                             |
      And "Clone" is flipped
      And "Nezumi Shortfang" is unflipped
      And "Nezumi Shortfang" is unchanged

    @id-flipped-status-without-relevance
    @C-020 @B-06 @CR-707.3 @CR-110.5c
    Scenario: A flipped creature that becomes a copy of a Bear is a Bear and stays flipped
      Given Alice controls "Jushi Apprentice"
      And Alice has the effect "Flip target creature." on "Jushi Apprentice"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Jushi Apprentice" and "Runeclaw Bear"
      Then "Jushi Apprentice" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |
      And "Jushi Apprentice" is flipped
      And "Runeclaw Bear" is unflipped
      And "Runeclaw Bear" is unchanged

    @id-flipped-status-matters-again
    @C-020 @B-06 @CR-707.3 @CR-110.5c
    Scenario: A flipped status that had no relevance for a Bear matters again for the next flip card
      Given Alice controls "Jushi Apprentice"
      And Alice has the effect "Flip target creature." on "Jushi Apprentice"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Nezumi Shortfang"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Jushi Apprentice" and "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Jushi Apprentice" and "Nezumi Shortfang"
      Then "Jushi Apprentice" is:
        | name  | Stabwhisker the Odious          |
        | types | Legendary Creature - Rat Shaman |
        | size  | 3/3                             |
      And "Jushi Apprentice" is flipped
      And "Nezumi Shortfang" is unchanged

    @id-face-down-creature-becomes-a-copy @S0-22-X2
    @C-020 @C-010 @CR-707.3 @CR-708.10 @CR-702.37e
    Scenario Outline: A face-down Demon that becomes a copy of a Lorian is still a nameless 2/2, with the Lorian's morph cost
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Bob controls "Branchsnap Lorian"
      And Alice has <mana> to spend
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Grinning Demon" and "Branchsnap Lorian"
      Then "Grinning Demon" is:
        | name      | none      |
        | mana cost | none      |
        | color     | colorless |
        | types     | Creature  |
        | size      | 2/2       |
        | abilities | none      |
      And the copiable values of "Grinning Demon" are:
        | name | none |
        | size | 2/2  |
      And "Grinning Demon" is face down
      And Alice <can> turn "Grinning Demon" face up
      And "Branchsnap Lorian" is unchanged

      Examples:
        | mana      | can   |
        | {G}       | can   |
        | {2}{B}{B} | can't |

    @id-face-down-copy-is-turned-face-up @S0-22-X2
    @C-020 @C-019 @CR-707.3 @CR-708.10 @CR-708.8
    Scenario: A face-down Demon that is a copy of a Lorian is a Lorian once it is turned face up
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Bob controls "Branchsnap Lorian"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Grinning Demon" and "Branchsnap Lorian"
      And Alice has {G} to spend
      When Alice turns "Grinning Demon" face up
      Then "Grinning Demon" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | green             |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
      And "Grinning Demon" is face up
      And Alice's mana pool is empty
      And the stack is empty
      And "Branchsnap Lorian" is unchanged

    @id-face-down-copy-without-morph @S0-22-X3
    @C-020 @CR-707.3 @CR-708.10 @CR-702.37e
    Scenario: A face-down Demon that becomes a copy of a creature without morph can't be turned face up
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Bob controls "Wandering Ones"
      And Alice has {2}{B}{B} to spend
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Grinning Demon" and "Wandering Ones"
      Then "Grinning Demon" is:
        | name      | none      |
        | mana cost | none      |
        | color     | colorless |
        | types     | Creature  |
        | size      | 2/2       |
        | abilities | none      |
      And "Grinning Demon" is face down
      And Alice can't turn "Grinning Demon" face up
      And "Wandering Ones" is unchanged

    @id-face-down-copy-is-turned-face-up-by-an-effect @S0-22-X3
    @C-020 @C-019 @CR-707.3 @CR-708.10
    Scenario: A face-down copy of a creature without morph has its values once an effect turns it face up
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Bob controls "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Grinning Demon" and "Wandering Ones"
      When Alice has the effect "Turn target creature face up." on "Grinning Demon"
      Then "Grinning Demon" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | none              |
      And "Grinning Demon" is face up
      And "Wandering Ones" is unchanged

    @id-face-down-copy-for-a-turn
    @C-020 @CR-707.3 @CR-708.8 @CR-708.10
    Scenario: A face-down creature that was a copy for one turn is itself when it is turned face up later
      Given Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Bob controls "Branchsnap Lorian"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Grinning Demon" and "Branchsnap Lorian"
      And the game goes on to Bob's upkeep
      And Alice has {2}{B}{B} to spend
      When Alice turns "Grinning Demon" face up
      Then "Grinning Demon" is:
        | name      | Grinning Demon   |
        | mana cost | {2}{B}{B}        |
        | color     | black            |
        | types     | Creature - Demon |
        | size      | 6/6              |
      And "Grinning Demon" doesn't have the ability "Trample"
      And "Branchsnap Lorian" is unchanged

    @id-face-down-copy-is-as-young-as-its-turning @C-017 @C-020 @C-026 @CR-613.7f @CR-708.8
    Scenario: The static ability that a face-down creature copied is as young as the turning face up
      Given the card
        """
        Flatland Herald {3}{W}
        Creature - Human 3/3
        Other creatures have base power and toughness 1/1.
        """
      And Bob controls "Flatland Herald"
      And Bob controls "Runeclaw Bear"
      And Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Grinning Demon" and "Flatland Herald"
      And Alice has the effect "Destroy target creature." on "Flatland Herald"
      And Bob has the effect "Target creature has base power and toughness 4/5." on "Runeclaw Bear"
      And "Runeclaw Bear" is 4/5
      When Bob has the effect "Turn target creature face up." on "Grinning Demon"
      Then "Grinning Demon" is:
        | name | Flatland Herald |
        | size | 3/3             |
      And "Runeclaw Bear" is 1/1

    @id-flipped-copy-of-what-flips-to-an-enchantment @C-005 @C-014 @C-020 @CR-710.1c @CR-707.2
    Scenario: A flipped Clone of a creature that flips to an enchantment is that enchantment
      Given the card
        """
        Patient Gardener {1}{G}
        Creature - Human Monk 1/3
        {2}: Flip this creature.
        flips to
        Gardener's Legacy
        Legendary Enchantment
        Creatures you control get +0/+2.
        """
      And Bob controls "Patient Gardener"
      And Alice controls "Runeclaw Bear"
      And Alice will choose "Patient Gardener"
      And Alice controls "Clone"
      And Alice has {2} to spend
      And Alice activates "{2}" of "Clone"
      When the top of the stack resolves
      Then "Clone" is:
        | name      | Gardener's Legacy                |
        | mana cost | {1}{G}                           |
        | color     | green                            |
        | types     | Legendary Enchantment            |
        | size      | none                             |
        | abilities | Creatures you control get +0/+2. |
      And "Clone" is flipped
      And "Runeclaw Bear" is 2/4
      And "Patient Gardener" is:
        | types | Creature - Human Monk |
        | size  | 1/3                   |
      And "Patient Gardener" is unchanged

    @id-copy-of-a-double-faced-creature-does-not-transform @C-020 @CR-712.9 @CR-707.8
    Scenario: A Clone of a double-faced creature has one face, and transforming it does nothing
      Given the card
        """
        Lamplighter {1}{W}
        Creature - Human 1/2
        Vigilance
        back face
        Pale Rider
        Creature - Spirit 4/3
        Flying
        """
      And Bob controls "Lamplighter"
      And Bob has the effect "Transform target creature." on "Lamplighter"
      And Alice will choose "Lamplighter"
      And Alice controls "Clone"
      When Alice has the effect "Transform target creature." on "Clone"
      Then "Clone" is:
        | name      | Pale Rider        |
        | types     | Creature - Spirit |
        | size      | 4/3               |
        | abilities | Flying            |
      And "Clone" is unchanged
      And "Lamplighter" is unchanged

  Rule: What copies the copy takes over the copy's new values
    This includes what an exception of the copy effect kept or added.
    Today 707.3; 706.3 in 2018; 503.3 in 2008 and 2007.

    @id-clone-of-a-doppelganger @S0-23-X1 @S4-64-X1
    @C-021 @C-007 @C-019 @C-049 @C-053 @K-30 @CR-707.3
    Scenario Outline: A Clone of a Doppelganger that is a Bear is a blue Bear with the upkeep ability
      One document calls the Clone a Bear without abilities that has the triggered ability, and leaves out
      its name: it has exactly this one ability, and the name is copied.

      Given Bob controls "<bear>"
      And Alice will choose "<bear>"
      And Alice controls "Vesuvan Doppelganger"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Vesuvan Doppelganger"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | <bear>                                                                                                                                                              |
        | mana cost | {1}{G}                                                                                                                                                              |
        | color     | blue                                                                                                                                                                |
        | types     | Creature - Bear                                                                                                                                                     |
        | size      | 2/2                                                                                                                                                                 |
        | abilities | At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability. |
      And "Vesuvan Doppelganger" is unchanged
      And "<bear>" is unchanged

      Examples:
        | bear          |
        | Grizzly Bears |
        | Runeclaw Bear |

    @id-token-copy-of-a-clone
    @C-021 @C-019 @C-002 @CR-707.3
    Scenario: A token copy of a Clone is what the Clone is, and has nothing to choose
      Given Bob controls "Branchsnap Lorian"
      And Bob controls "Wandering Ones"
      And Alice will choose "Branchsnap Lorian"
      And Alice controls "Clone"
      When Alice has the effect "Create a token that's a copy of target creature." on "Clone"
      Then "the token" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | green             |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
      And "Clone" is unchanged

    @id-clone-of-what-was-two-things
    @C-007 @C-021 @C-022 @CR-707.3 @CR-613.2a
    Scenario: A Clone of a creature that has been two things in turn is what that creature was last
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Juggernaut"
      And Alice controls "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Juggernaut"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Wandering Ones"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Wandering Ones" is unchanged
      And "Runeclaw Bear" is unchanged
