Feature: 707.7 Linked abilities
  Two abilities of a card are linked if one does something and the other speaks of just that: "choose a color" and "the
  chosen color", "exile that card" and "a card exiled with this". A copy gets the pair with its link. What the link leads
  to on the copy is what the copy's own first ability has done, and nothing else: not what the original's has done, and
  not what another ability of the same object has done, however much alike they read.

  Rule: A copied pair is a pair on the copy
    Both abilities come with the link between them, for cards exiled, choices, costs, whatever the first of them does.
    Today 707.7 and 607.5; 706.7 in 2018; 503.8 in 2008; in 2007 only for cards removed from the game.

    @id-linked-steel-vat-knows-nothing-of-the-vat @C-039 @C-040
    @CR-707.7 @CR-607.2a
    Scenario: A Sculpting Steel of Mimic Vat makes no token of the card that the Vat has exiled
      Given Bob controls "Mimic Vat"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "yes"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      And the stack resolves
      And Alice controls "Unstable Shapeshifter"
      And Alice will choose "Mimic Vat"
      And Alice controls "Sculpting Steel"
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Sculpting Steel"
      When the top of the stack resolves
      Then the stack is empty
      And "Unstable Shapeshifter" is unchanged
      And "Sculpting Steel" is tapped
      And "Runeclaw Bear" is in Bob's exile
      And "Mimic Vat" is unchanged

    @id-linked-steel-vat-makes-its-own-token @C-039 @C-040
    @CR-707.7 @CR-607.5
    Scenario: A Sculpting Steel of Mimic Vat makes a token of the card that the Steel has exiled
      Given Bob controls "Mimic Vat"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "yes"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      And the stack resolves
      And Alice will choose "Mimic Vat"
      And Alice controls "Sculpting Steel"
      And Alice controls "Wandering Ones"
      And Bob will choose "no"
      And Alice will choose "yes"
      And Alice has the effect "Destroy target creature." on "Wandering Ones"
      And the stack resolves
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Sculpting Steel"
      When the top of the stack resolves
      Then the copiable values of "the token" are those of "Wandering Ones"
      And "the token" has the ability "Haste"
      And "the token" is controlled by Alice
      And "Mimic Vat" is unchanged

    @id-linked-steel-vat-returns-only-its-own @C-039 @C-040
    @CR-707.7 @CR-607.2a
    Scenario: A card exiled with the copied Vat sends back no card exiled with the original
      Given Bob controls "Mimic Vat"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "yes"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      And the stack resolves
      And Alice will choose "Mimic Vat"
      And Alice controls "Sculpting Steel"
      And Alice controls "Wandering Ones"
      And Bob will choose "no"
      And Alice has the effect "Destroy target creature." on "Wandering Ones"
      And the top of the stack resolves
      And Alice will choose "yes"
      When the top of the stack resolves
      Then "Wandering Ones" is in Alice's exile
      And "Runeclaw Bear" is in Bob's exile
      And "Mimic Vat" is unchanged

    @id-linked-steel-vat-comes-too-late @C-039 @C-040
    @CR-707.7 @CR-400.7 @CR-608.2d
    Scenario: A card that the Vat has exiled is out of reach of the Steel's copied ability, and nobody is asked
      Given Bob controls "Mimic Vat"
      And Alice will choose "Mimic Vat"
      And Alice controls "Sculpting Steel"
      And Alice controls "Wandering Ones"
      And Alice has the effect "Destroy target creature." on "Wandering Ones"
      And the stack is:
        | ability of "Mimic Vat"       | Bob   |
        | ability of "Sculpting Steel" | Alice |
      And Bob will choose "yes"
      And the stack resolves
      And "Wandering Ones" is in Alice's exile
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Sculpting Steel"
      And the stack resolves
      And Bob has {3} to spend
      And Bob activates "{3}, {T}" of "Mimic Vat"
      When the stack resolves
      Then the copiable values of "the token" are those of "Wandering Ones"
      And "the token" is controlled by Bob

    @id-linked-token-of-an-exiler @C-002 @C-039 @C-040
    @CR-707.7 @CR-607.2a
    Scenario: A token copy of a reliquary gives back the card that the token has exiled
      Given the card
        """
        Bone Reliquary {2}
        Artifact
        When this artifact enters, exile a creature card from your graveyard.
        {1}, {T}: Return the exiled card to its owner's hand.
        """
      And Alice has "Runeclaw Bear" in graveyard
      And Alice has "Bone Reliquary" in hand
      And Alice has {2} to spend
      And Alice casts "Bone Reliquary"
      And the stack resolves
      And Alice has "Wandering Ones" in graveyard
      And Alice has the effect "Create a token that's a copy of target artifact." on "Bone Reliquary"
      And the stack resolves
      And Alice has {1} to spend
      And Alice activates "{1}, {T}" of "the token"
      When the top of the stack resolves
      Then "Wandering Ones" is in Alice's hand
      And "Runeclaw Bear" is in Alice's exile
      And "Bone Reliquary" is unchanged

    @id-linked-becoming-a-vat @C-039
    @CR-707.7 @CR-607.5
    Scenario: A Staff that has become a Mimic Vat exiles a card and makes a token of it
      Given Bob controls "Mimic Vat"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Mimic Vat"
      And Alice controls "Wandering Ones"
      And Bob will choose "no"
      And Alice will choose "yes"
      And Alice has the effect "Destroy target creature." on "Wandering Ones"
      And the stack resolves
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Chimeric Staff"
      When the top of the stack resolves
      Then the copiable values of "the token" are those of "Wandering Ones"
      And "the token" is controlled by Alice
      And "Wandering Ones" is in Alice's exile
      And "Mimic Vat" is unchanged

    @id-linked-steel-scepter @C-039 @C-040
    @CR-707.7 @CR-607.2a
    Scenario: A Sculpting Steel of Isochron Scepter casts copies of the card that the Steel has exiled
      Given Alice controls "Runeclaw Bear"
      And Alice has "Emerald Charm" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {2} to spend
      And Alice casts "Isochron Scepter"
      And Alice will choose "yes"
      And the stack resolves
      And Alice has "Giant Growth" in hand
      And Alice has "Sculpting Steel" in hand
      And Alice has {3} to spend
      And Alice casts "Sculpting Steel"
      And Alice will choose "Isochron Scepter"
      And Alice will choose "yes"
      And the stack resolves
      And Alice has {2} to spend
      And Alice activates "{2}, {T}" of "Sculpting Steel"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When the top of the stack resolves
      Then "the copy" is on the stack
      And the copiable values of "the copy" are those of "Giant Growth"
      And "the copy" targets "Runeclaw Bear"
      And "Giant Growth" is in Alice's exile
      And "Emerald Charm" is in Alice's exile
      And "Isochron Scepter" is unchanged

    @id-linked-one-choice-two-users @C-035 @C-036 @C-039
    @CR-707.7 @CR-607.4
    Scenario: Two copied abilities that use one choice both use the copy's
      Given the card
        """
        Dyer's Kite {3}
        Artifact
        As this artifact enters, choose a color.
        Whenever a player casts a spell of the chosen color, you gain 1 life.
        {T}: Add one mana of the chosen color.
        """
      And Bob will choose "green"
      And Bob controls "Dyer's Kite"
      And Alice will choose "Dyer's Kite"
      And Alice will choose "red"
      And Alice controls "Sculpting Steel"
      And Alice has "Magnivore" in hand
      And Alice has {2}{R} to spend
      And Alice activates "{T}" of "Sculpting Steel"
      When Alice casts "Magnivore"
      Then the stack is:
        | ability of "Sculpting Steel" | Alice |
        | "Magnivore"                  | Alice |
      And Alice's mana pool is empty
      And "Dyer's Kite" is unchanged

    @id-linked-clone-was-not-kicked @C-039 @C-040
    @CR-707.7 @CR-607.2i @K-46
    Scenario: A Clone of a creature that was kicked was not kicked
      Given the card
        """
        Ember Courier {1}{R}
        Creature - Goblin 2/1
        Kicker {2}
        When this creature enters, if it was kicked, you gain 3 life.
        """
      And Alice has "Ember Courier" in hand
      And Alice has {3}{R} to spend
      And Alice casts "Ember Courier":
        | kicked | yes |
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Ember Courier"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Ember Courier"
      And the stack is empty
      And Alice has 23 life
      And "Ember Courier" is unchanged

    @id-linked-copy-of-a-kicked-spell @C-039 @C-077
    @CR-707.10 @CR-707.10f @since-now
    Scenario: The token that a copy of a kicked spell becomes was kicked, for that decision is copied on the stack
      Given the card
        """
        Ember Courier {1}{R}
        Creature - Goblin 2/1
        Kicker {2}
        When this creature enters, if it was kicked, you gain 3 life.
        """
      And Alice has "Ember Courier" in hand
      And Alice has {3}{R} to spend
      And Alice casts "Ember Courier":
        | kicked | yes |
      And Alice has the effect "Copy target creature spell." on "Ember Courier"
      When "the copy" resolves
      Then "the copy" is on the battlefield
      And the stack is:
        | ability of "the copy" | Alice |
        | "Ember Courier"       | Alice |
      And "Ember Courier" is unchanged

    @id-linked-copied-trigger-exiles-a-second-card @C-039 @C-040
    @CR-607.3 @CR-707.10b @since-cr2018
    Scenario: If a copy of the exiling ability has exiled a second card, the linked ability gives back both
      Given the card
        """
        Bone Reliquary {2}
        Artifact
        When this artifact enters, exile a creature card from your graveyard.
        {1}, {T}: Return the exiled card to its owner's hand.
        """
      And Alice has "Runeclaw Bear" in graveyard
      And Alice has "Wandering Ones" in graveyard
      And Alice has "Bone Reliquary" in hand
      And Alice has {2} to spend
      And Alice casts "Bone Reliquary"
      And "Bone Reliquary" resolves
      And Alice has the effect "Copy target triggered ability." on "Bone Reliquary"
      And Alice will choose "Wandering Ones"
      And the stack resolves
      And Alice has {1} to spend
      And Alice activates "{1}, {T}" of "Bone Reliquary"
      When the top of the stack resolves
      Then "Wandering Ones" is in Alice's hand
      And "Runeclaw Bear" is in Alice's hand

  Rule: The pair is linked to nothing else that the copy has or ever had
    A colour chosen, a name given, a card exiled for one pair of abilities isn't there for another pair that the object
    gets later, be it of the same kind or of the same card. The object remembers no choice on their behalf.
    Today 707.7, 607.5 and 607.5a; 706.7 and 706.7a in 2018; 503.8 and 503.8a in 2008. Before July 2008 it was the other
    way round (503.8 of 2003 to 2008): a copy remembered its choice and used it for later abilities of a fitting kind.

    @id-linked-doppelganger-spirit-then-elves @C-038 @C-041 @C-043 @C-045 @C-046
    @S0-40-X1 @CR-607.5a @K-20
    Scenario: Blue, chosen for a Doppelganger as Chameleon Spirit, is no colour for it as Quirion Elves
      Under the rules before July 2008 the Doppelganger remembered the colour, and its ability added {U}.

      Given Alice controls "Runeclaw Bear"
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
      Then Alice's mana pool is empty
      And "Vesuvan Doppelganger" is tapped
      And "Vesuvan Doppelganger" is:
        | name  | Quirion Elves        |
        | color | blue                 |
        | types | Creature - Elf Druid |
        | size  | 1/1                  |
      And "Quirion Elves" is unchanged
      And "Chameleon Spirit" is unchanged

    @id-linked-doppelganger-elves-add-green @C-038 @C-043
    @S0-40-X1 @CR-607.5a
    Scenario: The Doppelganger that became Quirion Elves adds green mana, which needs no choice
      Given Alice controls "Runeclaw Bear"
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
      When Alice activates "{T}: Add {G}" of "Vesuvan Doppelganger"
      Then Alice's mana pool is {G}
      And "Quirion Elves" is unchanged

    @id-linked-doppelganger-voice-then-elves @C-038 @C-041 @C-043 @C-045 @C-046
    @CR-607.5a @K-20
    Scenario: Blue, chosen for a Doppelganger as Voice of All, is no colour for it as Quirion Elves
      Under the rules before July 2008 the Doppelganger remembered the colour, and its ability added {U}.

      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Bob will choose "red"
      And Bob controls "Quirion Elves"
      And Alice has "Vesuvan Doppelganger" in hand
      And Alice has {3}{U}{U} to spend
      And Alice casts "Vesuvan Doppelganger"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And "Vesuvan Doppelganger" resolves
      And Alice will choose "Quirion Elves"
      And Alice will choose "yes"
      And the game goes on to Alice's upkeep
      And the top of the stack resolves
      When Alice activates "{T}: Add one mana" of "Vesuvan Doppelganger"
      Then Alice's mana pool is empty
      And "Vesuvan Doppelganger" is tapped
      And "Vesuvan Doppelganger" doesn't have the ability "Protection from blue"
      And "Voice of All" is unchanged
      And "Quirion Elves" is unchanged

    @id-linked-copier-was-kicked-for-itself @C-040 @C-041
    @CR-607.2i @CR-607.5 @K-46
    Scenario: A copier that was kicked wasn't kicked for the abilities that it copies
      Given the card
        """
        Ember Courier {1}{R}
        Creature - Goblin 2/1
        Kicker {2}
        When this creature enters, if it was kicked, you gain 3 life.
        """
      And the card
        """
        Ember Mimic {1}{U}
        Creature - Shapeshifter 1/1
        Kicker {2}
        You may have this creature enter as a copy of a creature.
        When this creature enters, if it was kicked, draw a card.
        """
      And Bob controls "Ember Courier"
      And Alice has "Ember Mimic" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Ember Mimic":
        | kicked | yes |
      And Alice will choose "Ember Courier"
      When "Ember Mimic" resolves
      Then the copiable values of "Ember Mimic" are those of "Ember Courier"
      And the stack is empty
      And Alice has 20 life
      And Alice has 0 cards in hand
      And "Ember Courier" is unchanged

    @id-linked-copier-was-evoked-for-itself @C-041
    @CR-607.5 @CR-702.74a
    Scenario: A copier that was evoked wasn't evoked for the abilities that it copies
      Given the card
        """
        Brief Mimic {4}{U}
        Creature - Elemental Shapeshifter 1/1
        You may have this creature enter as a copy of a creature.
        Evoke {U}
        """
      And Bob controls "Mulldrifter"
      And Alice has "Brief Mimic" in hand
      And Alice has {U} to spend
      And Alice casts "Brief Mimic":
        | alternative | evoke |
      And Alice will choose "Mulldrifter"
      And "Brief Mimic" resolves
      And the stack is:
        | ability of "Brief Mimic" | Alice |
      When the stack resolves
      Then "Brief Mimic" is on the battlefield
      And the copiable values of "Brief Mimic" are those of "Mulldrifter"
      And Alice has 2 cards in hand
      And "Mulldrifter" is unchanged

    @id-linked-copier-was-kicked-and-enters-as-itself @C-040
    @CR-607.2i @K-46
    Scenario: A copier that was kicked and enters as itself was kicked
      Given the card
        """
        Ember Mimic {1}{U}
        Creature - Shapeshifter 1/1
        Kicker {2}
        You may have this creature enter as a copy of a creature.
        When this creature enters, if it was kicked, draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Ember Mimic" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Ember Mimic":
        | kicked | yes |
      And Alice will choose "nothing"
      And "Ember Mimic" resolves
      When the top of the stack resolves
      Then Alice has 1 card in hand
      And "Ember Mimic" is 1/1
      And "Runeclaw Bear" is unchanged

    @id-linked-copier-was-kicked-no-counters @C-040 @C-041
    @CR-607.2i @CR-607.5 @K-46 @since-cr2013
    Scenario: A copier that was kicked enters without the counters that the copied creature would have if kicked
      Given the card
        """
        Kiln Brute {2}{R}
        Creature - Ogre 2/2
        Kicker {2}
        If this creature was kicked, it enters with two +1/+1 counters on it.
        """
      And the card
        """
        Kiln Mimic {1}{U}
        Creature - Shapeshifter 1/1
        Kicker {2}
        You may have this creature enter as a copy of a creature.
        If this creature was kicked, it enters with a +1/+1 counter on it.
        """
      And Bob controls "Kiln Brute"
      And Alice has "Kiln Mimic" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Kiln Mimic":
        | kicked | yes |
      And Alice will choose "Kiln Brute"
      When "Kiln Mimic" resolves
      Then "Kiln Mimic" is 2/2
      And "Kiln Mimic" has no counters
      And "Kiln Brute" is unchanged

    @id-linked-doppelganger-automaton-then-elves @C-038 @C-041 @C-043
    @CR-607.5a @K-20
    Scenario: A Doppelganger's Goblins as Adaptive Automaton are no mana for it as Quirion Elves, and it is no Goblin
      No edition has known Goblin mana: even while choices were remembered, the kind of the choice had to fit.

      Given Bob will choose "Bear"
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
      And "Vesuvan Doppelganger" is:
        | name  | Quirion Elves        |
        | types | Creature - Elf Druid |
      And "Adaptive Automaton" is unchanged

    @id-linked-steel-needle-then-mage @C-038 @C-041 @C-043 @C-045 @C-046
    @S4-56-X1 @CR-607.5a @K-20
    Scenario: A name given for a Sculpting Steel as Pithing Needle is free again when the Steel is a Meddling Mage
      Under the rules before July 2008 the Steel remembered the name, and Meddling Mage's ability forbade those spells.

      Given Alice controls "Crazed Armodon"
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
      Then "Sculpting Steel" is:
        | name  | Meddling Mage           |
        | color | white and blue          |
        | types | Creature - Human Wizard |
        | size  | 2/2                     |
      And Alice can cast "the second Armodon"
      And Alice can activate "{G}" of "Crazed Armodon"
      And "Pithing Needle" is unchanged
      And "Meddling Mage" is unchanged

    @id-linked-voice-again @C-041 @C-043 @C-045
    @CR-607.5 @CR-607.5a
    Scenario: Blue, chosen for a Doppelganger as Voice of All, is no colour for it when it copies Voice of All again
      The second copying brings a pair of its own, which reads like the first. The choice was made for the first.

      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And Alice controls "Vesuvan Doppelganger"
      And Alice will choose "Voice of All"
      And Alice will choose "yes"
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then "Vesuvan Doppelganger" doesn't have the ability "Protection from blue"
      And "Vesuvan Doppelganger" doesn't have the ability "Protection from white"
      And "Vesuvan Doppelganger" has the ability "Flying"
      And "Voice of All" is unchanged

    @id-linked-own-pair-comes-back @C-040 @C-042
    @CR-607.2d @CR-707.7
    Scenario: A Clone of Voice of All that was a Bear for a turn is protected from its own colour again
      The temporary copying hid the pair that the Clone got as it entered; the choice made for that pair still stands.

      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And Alice controls "Clone"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Clone" and "Runeclaw Bear"
      When the game goes on to Bob's upkeep
      Then "Clone" is:
        | name  | Voice of All     |
        | types | Creature - Angel |
      And "Clone" has the ability "Protection from blue"
      And "Clone" doesn't have the ability "Protection from white"
      And "Voice of All" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-linked-reliquary-then-vat @C-041
    @CR-707.7 @CR-607.5
    Scenario: A card exiled by a reliquary's own ability is no card exiled with the Mimic Vat that the reliquary becomes
      Given the card
        """
        Bone Reliquary {2}
        Artifact
        When this artifact enters, exile a creature card from your graveyard.
        {1}, {T}: Return the exiled card to its owner's hand.
        """
      And Alice controls "Mimic Vat"
      And Alice controls "Unstable Shapeshifter"
      And Alice has "Runeclaw Bear" in graveyard
      And Alice has "Bone Reliquary" in hand
      And Alice has {2} to spend
      And Alice casts "Bone Reliquary"
      And the stack resolves
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Bone Reliquary" and "Mimic Vat"
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Bone Reliquary"
      When the top of the stack resolves
      Then the stack is empty
      And "Unstable Shapeshifter" is unchanged
      And "Runeclaw Bear" is in Alice's exile
      And "Mimic Vat" is unchanged

    @id-linked-vat-then-reliquary @C-041
    @CR-707.7 @CR-607.5
    Scenario: A card exiled with a Steel as Mimic Vat stays in exile when the Steel has become a reliquary
      Given the card
        """
        Bone Reliquary {2}
        Artifact
        When this artifact enters, exile a creature card from your graveyard.
        {1}, {T}: Return the exiled card to its owner's hand.
        """
      And Bob controls "Bone Reliquary"
      And Bob controls "Mimic Vat"
      And Alice will choose "Mimic Vat"
      And Alice controls "Sculpting Steel"
      And Alice controls "Runeclaw Bear"
      And Bob will choose "no"
      And Alice will choose "yes"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      And the stack resolves
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Sculpting Steel" and "Bone Reliquary"
      And Alice has {1} to spend
      And Alice activates "{1}, {T}" of "Sculpting Steel"
      When the top of the stack resolves
      Then "Runeclaw Bear" is in Alice's exile
      And "Sculpting Steel" is tapped
      And "Bone Reliquary" is unchanged
      And "Mimic Vat" is unchanged

    @id-linked-vat-again @C-041
    @CR-707.7 @CR-607.5
    Scenario: A card exiled with a Staff as Mimic Vat is lost to it once it has copied the Vat a second time
      Given Bob controls "Mimic Vat"
      And Alice controls "Unstable Shapeshifter"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Mimic Vat"
      And Alice controls "Wandering Ones"
      And Bob will choose "no"
      And Alice will choose "yes"
      And Alice has the effect "Destroy target creature." on "Wandering Ones"
      And the stack resolves
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Mimic Vat"
      And Alice has {3} to spend
      And Alice activates "{3}, {T}" of "Chimeric Staff"
      When the top of the stack resolves
      Then the stack is empty
      And "Unstable Shapeshifter" is unchanged
      And "Wandering Ones" is in Alice's exile
      And "Mimic Vat" is unchanged
