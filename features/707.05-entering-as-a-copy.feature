Feature: 707.5 Entering as a copy

  Rule: What enters as a copy is the copy from the moment it enters

    Today 707.5; 706.5 in 2018; 503.5 in 2008 and 2007. An object that enters "as a copy" of another, or "that's a copy"
    of another, becomes the copy in the very event of entering. At no moment is it on the battlefield as anything else.

    @id-clone-enters-as-a-bear @C-027 @CR-707.5
    Scenario: A Clone that enters as a Bear is a Bear that enters
      Given the card
        """
        Honey Shrine {1}{G}
        Enchantment
        Whenever a Bear enters, you gain 3 life.
        """
      And Alice controls "Honey Shrine"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear"
      And the stack is:
        | ability of "Honey Shrine" | Alice |
      And "Runeclaw Bear" is unchanged

    @id-clone-never-enters-as-a-shapeshifter @C-028 @CR-707.5
    Scenario: A Clone that enters as a Bear is no Shapeshifter that enters
      Given the card
        """
        Mirror Shrine {1}{U}
        Enchantment
        Whenever a Shapeshifter enters, draw a card.
        """
      And Alice controls "Mirror Shrine"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the stack is empty
      And "Clone" is:
        | types | Creature - Bear |
        | size  | 2/2             |

    @id-clone-enters-with-copied-power @C-027 @C-028 @CR-707.5
    Scenario: A Clone of Juggernaut enters with power 5
      Given the card
        """
        Strongman's Bond {2}{G}
        Enchantment
        Whenever a creature you control with power 3 or greater enters, draw a card.
        """
      And Alice controls "Strongman's Bond"
      And Bob controls "Juggernaut"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Juggernaut"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 5/3
      And the stack is:
        | ability of "Strongman's Bond" | Alice |
      And "Juggernaut" is unchanged

    @id-clone-of-animated-artifact-enters-as-no-creature @C-027 @C-028 @CR-707.5
    Scenario: A Clone of an animated Chimeric Staff is no creature that enters
      Given the card
        """
        Gatehouse Bell {2}
        Artifact
        Whenever a creature enters, you gain 1 life.
        """
      And Alice controls "Gatehouse Bell"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a 5/5 artifact creature until end of turn." on "Chimeric Staff"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Chimeric Staff"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Chimeric Staff |
        | color | colorless      |
        | types | Artifact       |
        | size  | none           |
      And the stack is empty
      And "Chimeric Staff" is unchanged

    @id-clone-spell-is-a-clone @smoke @C-006 @CR-707.2 @CR-707.5
    Scenario: A Clone on the stack is a Clone, and nobody has chosen yet what it copies
      Given Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      When Alice casts "Clone"
      Then the stack is:
        | "Clone" | Alice |
      And "Clone" is on the stack
      And Alice's mana pool is empty
      And Alice has 0 cards in hand
      And the copiable values of "Clone" are:
        | name       | Clone                                                     |
        | mana cost  | {3}{U}                                                    |
        | mana value | 4                                                         |
        | color      | blue                                                      |
        | types      | Creature - Shapeshifter                                   |
        | size       | 0/0                                                       |
        | abilities  | You may have this creature enter as a copy of a creature. |
      And "Clone" is controlled by Alice
      And "Clone" is owned by Alice
      And "Runeclaw Bear" is unchanged

    @id-clone-costs-what-is-printed @smoke @C-006 @CR-707.2 @CR-707.5 @CR-601.2h
    Scenario: A Clone is cast for its own mana cost, whatever there is to copy
      Given Alice has "Clone" in hand
      And Alice has "Grizzly Bears" in hand
      And Alice has {1}{G} to spend
      When Bob controls "Runeclaw Bear"
      Then Alice can't cast "Clone":
        | rule | 601.2h |
      And Alice can cast "Grizzly Bears"
      And Alice has 2 cards in hand
      And Alice's mana pool is {1}{G}
      And the stack is empty

    @id-clone-chooses-on-resolution @C-027 @CR-707.5
    Scenario: The creature to copy is chosen as the Clone enters, not as it is cast
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Juggernaut"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      And Alice will choose "Juggernaut"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Runeclaw Bear" is in Bob's graveyard
      And "Juggernaut" is unchanged

    @id-clone-choice-is-no-target @C-027 @CR-707.5
    Scenario: A Clone copies a creature with shroud, for it targets nothing
      Given Bob controls "Algae Gharial"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Algae Gharial"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Algae Gharial        |
        | color | green                |
        | types | Creature - Crocodile |
        | size  | 1/1                  |
      And "Algae Gharial" is unchanged

    @id-stolen-clone-is-controlled-by-the-chooser @C-027 @CR-707.5
    Scenario: A Clone put onto the battlefield from an opponent's graveyard enters as a copy too
      Given Bob has "Clone" in graveyard
      And Bob controls "Juggernaut"
      And Alice will choose "Juggernaut"
      When Alice has the effect "Put target creature card from a graveyard onto the battlefield under your control." on "Clone"
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Clone" is controlled by Alice
      And "Clone" is owned by Bob
      And "Juggernaut" is unchanged

    @id-lonely-clone-dies @smoke @C-027 @CR-707.5 @CR-704.5f
    Scenario: A Clone that finds no creature to copy enters as a 0/0 and dies, and nothing is asked
      Given Bob has "Runeclaw Bear" in graveyard
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is in Alice's graveyard
      And Alice has 1 card in graveyard
      And Alice's mana pool is empty
      And the stack is empty
      And "Clone" is:
        | name | Clone |
        | size | 0/0   |
      And "Runeclaw Bear" is in Bob's graveyard
      And "Runeclaw Bear" is unchanged

    @id-declined-clone-dies @smoke @C-027 @K-14 @CR-707.5
    Scenario: A Clone for which no creature is chosen enters as a 0/0 and dies
      Given Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is in Alice's graveyard
      And "Runeclaw Bear" is unchanged

    @id-declined-clone-is-itself @C-027 @K-14 @CR-707.5
    Scenario: A Clone that copies nothing and survives is a Clone
      Given the card
        """
        Banner of Dawn {2}{W}
        Enchantment
        Creatures you control get +1/+1.
        """
      And Alice controls "Banner of Dawn"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Clone                                                                                |
        | mana cost | {3}{U}                                                                               |
        | color     | blue                                                                                 |
        | types     | Creature - Shapeshifter                                                              |
        | size      | 1/1                                                                                  |
        | abilities | You may have this creature enter as a copy of any creature on the battlefield.       |
      And "Runeclaw Bear" is unchanged

    @id-nothing-there-to-enter-as @C-029 @C-036 @CR-707.5
    Scenario: A copier without a choice enters as itself if nothing can be copied, and else as the only creature there is
      Given the card
        """
        Bound Mimic {2}{U}
        Creature - Shapeshifter 1/2
        This creature enters as a copy of a creature an opponent controls.
        """
      And Alice has "Bound Mimic" in hand called "the first Mimic"
      And Alice has "Bound Mimic" in hand called "the second Mimic"
      And Alice has {2}{U} to spend
      And Alice casts "the first Mimic"
      And "the first Mimic" resolves
      And Bob controls "Juggernaut"
      And Alice has {2}{U} to spend
      And Alice casts "the second Mimic"
      When "the second Mimic" resolves
      Then "the first Mimic" is:
        | name | Bound Mimic |
        | size | 1/2         |
      And the copiable values of "the second Mimic" are those of "Juggernaut"
      And "the first Mimic" is unchanged
      And "Juggernaut" is unchanged

    @id-token-copy-tapped-and-attacking @C-002 @C-014 @CR-707.5 @CR-508.4
    Scenario: A token copy that is put onto the battlefield attacking attacks, whether or not its original does
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice attacks with "Wandering Ones"
      When Alice has the effect "Create a tapped and attacking token that's a copy of target creature." on "Runeclaw Bear"
      Then "the token" is attacking
      And "the token" is tapped
      And the copiable values of "the token" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is not attacking
      And "Runeclaw Bear" is untapped
      And "Runeclaw Bear" is unchanged

    @id-token-copy-of-an-aura @C-002 @CR-303.4f
    Scenario: A token copy of an Aura enchants what its controller chooses, and what that is isn't copied
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And Bob controls "Juggernaut"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice has "Ivory Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Ivory Aegis" targeting "Juggernaut"
      And "Ivory Aegis" resolves
      And Bob will choose "Runeclaw Bear"
      When Bob has the effect "Create a token that's a copy of target enchantment." on "Ivory Aegis"
      Then "Runeclaw Bear" is 3/5
      And "Wandering Ones" is 1/1
      And "Juggernaut" is 6/6
      And the copiable values of "the token" are those of "Ivory Aegis"
      And "the token" is controlled by Bob
      And "Ivory Aegis" is unchanged

    @id-token-copy-of-an-aura-with-one-creature @C-002 @CR-303.4f
    Scenario: A token copy of an Aura enchants the only creature there is, and nothing is asked
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And Bob controls "Juggernaut"
      And Alice has "Ivory Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Ivory Aegis" targeting "Juggernaut"
      And "Ivory Aegis" resolves
      When Bob has the effect "Create a token that's a copy of target enchantment." on "Ivory Aegis"
      Then "Juggernaut" is 7/9
      And "the token" is on the battlefield
      And the copiable values of "the token" are those of "Ivory Aegis"
      And "Ivory Aegis" is unchanged

    @id-token-copy-of-an-aura-and-protection @C-002 @CR-303.4f @CR-702.16c
    Scenario: A token copy of a white Aura enchants no creature with protection from white
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And the card
        """
        Umbral Knight {2}{B}
        Creature - Knight 2/2
        Protection from white
        """
      And Bob controls "Juggernaut"
      And Bob controls "Umbral Knight"
      And Alice has "Ivory Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Ivory Aegis" targeting "Juggernaut"
      And "Ivory Aegis" resolves
      When Bob has the effect "Create a token that's a copy of target enchantment." on "Ivory Aegis"
      Then "Juggernaut" is 7/9
      And "Umbral Knight" is 2/2
      And the copiable values of "the token" are those of "Ivory Aegis"
      And "Ivory Aegis" is unchanged

    @id-token-copy-of-an-aura-with-nothing-to-enchant @C-002 @CR-303.4g
    Scenario: A token copy of an Aura isn't created where there is nothing for it to enchant
      Given the card
        """
        Family Aegis {1}{W}
        Enchantment - Aura
        Enchant creature you control
        When this Aura enters, you gain 1 life.
        """
      And Alice controls "Juggernaut"
      And Alice has "Family Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Family Aegis" targeting "Juggernaut"
      And the stack resolves
      And Bob has the effect "Create a token that's a copy of target enchantment." on "Family Aegis"
      And the stack is empty
      And Bob controls "Runeclaw Bear"
      When Bob has the effect "Create a token that's a copy of target enchantment." on "Family Aegis"
      Then the copiable values of "the token" are those of "Family Aegis"
      And "the token" is controlled by Bob
      And "Family Aegis" is unchanged

    @id-token-copies-of-auras-of-which-one-is-created @C-002 @CR-303.4g @CR-608.2f
    Scenario: Of the token copies of two Auras only the one that can enchant something is created
      Given the card
        """
        Root Collar {G}
        Enchantment - Aura
        Enchant land
        """
      And the card
        """
        Family Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+1.
        """
      And Bob controls "Mutavault"
      And Alice controls "Root Collar"
      And Alice controls "Juggernaut"
      And Alice controls "Family Aegis"
      When Alice has the effect "Destroy all lands. For each enchantment you control, create a token that's a copy of that enchantment."
      Then the copiable values of "the token" are those of "Family Aegis"
      And "Juggernaut" is 7/5
      And "Family Aegis" is unchanged

    @id-copy-of-an-aura-without-its-abilities @C-029 @C-050 @CR-303.4g @CR-707.9b
    Scenario: A scroll that would enter as a copy of an Aura without abilities can enchant nothing and goes to the graveyard
      Given the card
        """
        Family Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        """
      And the card
        """
        Blank Scroll {2}{U}
        Enchantment
        You may have this enchantment enter as a copy of an enchantment, except it loses all abilities.
        """
      And Alice controls "Juggernaut"
      And Alice controls "Family Aegis"
      And Alice has "Blank Scroll" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Blank Scroll"
      And Alice will choose "Family Aegis"
      When "Blank Scroll" resolves
      Then "Blank Scroll" is in Alice's graveyard
      And "Family Aegis" is on the battlefield
      And "Family Aegis" is unchanged

    @id-copies-of-an-aura-that-both-stay @C-029 @CR-303.4g @CR-707.5
    Scenario: Two scrolls that would return as copies of an Aura with nothing to enchant both stay in the graveyard
      Given the card
        """
        Family Aegis {1}{W}
        Enchantment - Aura
        Enchant creature you control
        """
      And the card
        """
        Twin Scroll {2}{U}
        Enchantment
        You may have this enchantment enter as a copy of an enchantment.
        """
      And Bob controls "Tarmogoyf"
      And Bob controls "Family Aegis"
      And Alice has "Twin Scroll" in graveyard called "the first Scroll"
      And Alice has "Twin Scroll" in graveyard called "the second Scroll"
      And Alice will choose "Family Aegis"
      And Alice will choose "Family Aegis"
      When Alice has the effect "Return all enchantment cards from your graveyard to the battlefield."
      Then "the first Scroll" is in Alice's graveyard
      And "the second Scroll" is in Alice's graveyard
      And Alice has 2 cards in graveyard
      And "Tarmogoyf" is 1/2
      And "Family Aegis" is unchanged

    @id-copy-of-an-aura-with-nothing-to-enchant @C-029 @CR-303.4g @CR-707.5
    Scenario: A resolving enchantment that would enter as a copy of an Aura with nothing to enchant goes to the graveyard
      Given the card
        """
        Family Aegis {1}{W}
        Enchantment - Aura
        Enchant creature you control
        When this Aura enters, you gain 1 life.
        """
      And the card
        """
        Twin Scroll {2}{U}
        Enchantment
        You may have this enchantment enter as a copy of an enchantment.
        """
      And Alice controls "Juggernaut"
      And Alice has "Family Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Family Aegis" targeting "Juggernaut"
      And the stack resolves
      And the game goes on to Bob's precombat main phase
      And Bob has "Twin Scroll" in hand
      And Bob has {2}{U} to spend
      And Bob will choose "Family Aegis"
      And Bob casts "Twin Scroll"
      When "Twin Scroll" resolves
      Then "Twin Scroll" is in Bob's graveyard
      And the copiable values of "Twin Scroll" are:
        | name  | Twin Scroll |
        | types | Enchantment |
      And the stack is empty
      And "Family Aegis" is unchanged

    @id-token-copies-enter-tapped @C-002 @C-014 @CR-707.5
    Scenario: Two token copies that are created tapped are both tapped, and their original isn't
      Given Bob controls "Runeclaw Bear"
      When Alice has the effect "Create two tapped tokens that are copies of target creature." on "Runeclaw Bear"
      Then "the token" is tapped
      And "the second token" is tapped
      And the copiable values of "the second token" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is untapped
      And "Runeclaw Bear" is unchanged

    @id-token-copy-of-an-attacker @C-002 @C-014 @CR-707.5 @CR-508.4
    Scenario: A token copy of an attacking creature that is created during combat isn't attacking
      Given Alice controls "Runeclaw Bear"
      And Alice attacks with "Runeclaw Bear"
      When Alice has the effect "Create a token that's a copy of target creature." on "Runeclaw Bear"
      Then "the token" is not attacking
      And "the token" is untapped
      And the copiable values of "the token" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is attacking
      And "Runeclaw Bear" is unchanged

    @id-token-copy-that-attacks-deals-damage @C-002 @C-014 @CR-707.5 @CR-508.4
    Scenario: A token copy that enters attacking deals its combat damage to the opponent
      Given Alice controls "Crazed Armodon"
      And Alice controls "Wandering Ones"
      And Alice attacks with "Wandering Ones"
      And Alice has the effect "Create a tapped and attacking token that's a copy of target creature." on "Crazed Armodon"
      When the game goes on to the combat damage step
      Then Bob has 16 life
      And Alice has 20 life
      And the copiable values of "the token" are those of "Crazed Armodon"
      And "Crazed Armodon" is unchanged

    @id-token-copy-attacks-nobody-outside-combat @C-002 @C-014 @CR-707.5 @CR-508.4
    Scenario: Whom a token copy attacks that enters attacking outside combat is asked of nobody, because it doesn't attack
      Given the players are Alice, Bob and Carol
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Create a tapped and attacking token that's a copy of target creature." on "Runeclaw Bear"
      Then "the token" is not attacking
      And "the token" is tapped
      And the copiable values of "the token" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is untapped
      And "Runeclaw Bear" is unchanged

    @id-token-copy-of-an-aura-and-its-creature @C-002 @CR-303.4c @CR-704.5m
    Scenario: A token copy of an Aura goes when the creature that it enchants dies, and the Aura stays on another
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And Bob controls "Juggernaut"
      And Alice controls "Runeclaw Bear"
      And Alice has "Ivory Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Ivory Aegis" targeting "Juggernaut"
      And "Ivory Aegis" resolves
      And Bob will choose "Runeclaw Bear"
      And Bob has the effect "Create a token that's a copy of target enchantment." on "Ivory Aegis"
      When Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      Then "the token" has ceased to exist
      And "Ivory Aegis" is on the battlefield
      And "Ivory Aegis" is unchanged
      And "Juggernaut" is 6/6

    @id-token-copy-of-an-aura-that-is-a-creature @C-002 @C-050 @CR-303.4d @CR-303.4g
    Scenario: A token copy of an Aura that would be a creature as well can enchant nothing, and isn't created
      Given the card
        """
        Ivory Aegis {1}{W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+3.
        """
      And the card
        """
        Mint Keeper {1}{W}
        Creature - Human 1/3
        Whenever you create a token, you gain 1 life.
        """
      And Bob controls "Mint Keeper"
      And Alice has "Ivory Aegis" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Ivory Aegis" targeting "Mint Keeper"
      And "Ivory Aegis" resolves
      When Bob has the effect "Create a token that's a copy of target enchantment, except it's a creature in addition to its other types." on "Ivory Aegis"
      Then the stack is empty
      And "Mint Keeper" is 2/6
      And "Mint Keeper" is unchanged
      And "Ivory Aegis" is unchanged

  Rule: Copied abilities that modify the entering take effect

    Today 707.5 and 614.12; 706.5 in 2018; 503.5 in 2008 and 2007. If the copied text says how the permanent enters
    (tapped, with counters, after a choice), that is how the copy enters, whatever became of the original.

    @id-clone-of-behemoth @S0-30-X1 @S4-38-X1 @C-014 @C-015 @C-027 @C-028 @C-029 @CR-707.5
    Scenario: A Clone of Skyshroud Behemoth enters tapped with two fade counters
      Given Bob controls "Skyshroud Behemoth"
      And Bob has the effect "Put three fade counters on target creature." on "Skyshroud Behemoth"
      And Bob has the effect "Untap target creature." on "Skyshroud Behemoth"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Skyshroud Behemoth"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Skyshroud Behemoth          |
        | types     | Creature - Beast            |
        | size      | 10/10                       |
        | abilities | Fading 2                    |
        | abilities | This creature enters tapped. |
      And "Clone" is tapped
      And "Clone" has 2 fade counters
      And "Skyshroud Behemoth" is untapped
      And "Skyshroud Behemoth" is unchanged

    @id-clone-of-behemoth-fades @S0-30-X1 @S4-38-X1 @C-029 @CR-707.5
    Scenario: A Clone of Skyshroud Behemoth loses a fade counter in its controller's upkeep
      Given Bob controls "Skyshroud Behemoth"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Skyshroud Behemoth"
      And Alice casts "Clone"
      And "Clone" resolves
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then "Clone" has 1 fade counter
      And "Clone" is on the battlefield
      And "Skyshroud Behemoth" is unchanged

    @id-body-double-of-riftwatcher @S4-38-X3 @C-001 @C-027 @C-029 @CR-707.5
    Scenario: A Body Double of an Aven Riftwatcher card enters with three time counters
      Given Bob has "Aven Riftwatcher" in graveyard
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice will choose "Aven Riftwatcher"
      And Alice casts "Body Double"
      When "Body Double" resolves
      Then "Body Double" is:
        | name      | Aven Riftwatcher              |
        | mana cost | {2}{W}                        |
        | color     | white                         |
        | types     | Creature - Bird Rebel Soldier |
        | size      | 2/3                           |
      And "Body Double" has 3 time counters
      And the stack is:
        | ability of "Body Double" | Alice |
      And "Aven Riftwatcher" is in Bob's graveyard
      And "Aven Riftwatcher" is unchanged

    @id-body-double-gains-life @S4-38-X3 @C-030 @CR-707.5
    Scenario: A Body Double that enters as an Aven Riftwatcher gains its controller 2 life
      Given Bob has "Aven Riftwatcher" in graveyard
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice will choose "Aven Riftwatcher"
      And Alice casts "Body Double"
      And "Body Double" resolves
      When the top of the stack resolves
      Then Alice has 22 life
      And Bob has 20 life
      And the stack is empty

    @id-body-double-vanishes @S4-38-X3 @C-029 @CR-707.5
    Scenario: A Body Double that entered as an Aven Riftwatcher vanishes in its third upkeep
      Given Bob has "Aven Riftwatcher" in graveyard
      And Alice will choose "Aven Riftwatcher"
      And Alice controls "Body Double"
      And the game goes on to Alice's upkeep
      And the stack resolves
      And the game goes on to Alice's upkeep
      And the stack resolves
      And the game goes on to Alice's upkeep
      When the stack resolves
      Then "Body Double" is in Alice's graveyard
      And Alice has 22 life
      And "Aven Riftwatcher" is unchanged

    @id-clone-enters-with-its-own-counters @C-029 @CR-707.5
    Scenario: A Clone enters with as many counters as the copied text says, not as many as the original has
      Given the card
        """
        Moss Titan {3}{G}
        Creature - Plant Giant 1/2
        This creature enters with two +1/+1 counters on it.
        """
      And Bob controls "Moss Titan"
      And Bob has the effect "Put a +1/+1 counter on target creature." on "Moss Titan"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Moss Titan"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" has 2 +1/+1 counters
      And "Clone" is 3/4
      And "Moss Titan" has 3 +1/+1 counters
      And "Moss Titan" is unchanged

    @id-clone-of-x-creature @C-029 @CR-707.5
    Scenario: A Clone of a creature that entered with X counters enters with none
      Given the card
        """
        Sprawling Vine {X}{G}
        Creature - Plant 1/1
        This creature enters with X +1/+1 counters on it.
        """
      And Alice has "Sprawling Vine" in hand
      And Alice has {3}{G} to spend
      And Alice casts "Sprawling Vine":
        | X | 3 |
      And "Sprawling Vine" resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Sprawling Vine"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is 1/1
      And "Clone" has no counters
      And "Sprawling Vine" is 4/4
      And "Sprawling Vine" is unchanged

    @id-clone-makes-copied-choice @C-029 @CR-707.5
    Scenario: A Clone makes the choice that the copied text asks for as it enters
      Given the card
        """
        Guild Recruit {2}{W}
        Creature - Human 2/3
        As this creature enters, choose a creature type.
        This creature is the chosen type in addition to its other types.
        """
      And Bob will choose "Goblin"
      And Bob controls "Guild Recruit"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Guild Recruit"
      And Alice will choose "Elf"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Guild Recruit        |
        | types | Creature - Human Elf |
        | size  | 2/3                  |
      And the copiable values of "Clone" are those of "Guild Recruit"
      And "Guild Recruit" is unchanged

    @id-token-copy-enters-with @C-027 @C-029 @B-08 @CR-707.5
    Scenario: A token that's a copy of Skyshroud Behemoth enters tapped with two fade counters
      Given Bob controls "Skyshroud Behemoth"
      And Bob has the effect "Put three fade counters on target creature." on "Skyshroud Behemoth"
      And Bob has the effect "Untap target creature." on "Skyshroud Behemoth"
      When Alice has the effect "Create a token that's a copy of target creature." on "Skyshroud Behemoth"
      Then the copiable values of "the token" are those of "Skyshroud Behemoth"
      And "the token" is tapped
      And "the token" has 2 fade counters
      And "the token" is controlled by Alice
      And "Skyshroud Behemoth" is unchanged

  Rule: Copied enters abilities can trigger

    Today 707.5; 706.5 in 2018; 503.5 in 2008 and 2007. The copy has the copied abilities when it enters, so those that
    trigger on its entering do, for its own controller. An ability that the copying took away is not there to trigger.

    @id-clone-of-drawing-creature-triggers @S0-31-X1 @S4-39-X1 @C-027 @C-030 @K-43 @CR-707.5
    Scenario Outline: A Clone of <original> triggers once as it enters
      Given Bob controls "<original>"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "<original>"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "<original>"
      And the stack is:
        | ability of "Clone" | Alice |
      And Alice has 0 cards in hand
      And "<original>" is unchanged

      Examples:
        | original      |
        | Striped Bears |
        | Wall of Omens |

    @id-clone-triggers-beside-an-opponents-watcher @smoke @C-027 @C-030 @CR-707.5 @CR-603.3b
    Scenario: The copied ability of Alice's Clone triggers beside the ability of Bob's enchantment, whose ability is on top
      Given the card
        """
        Honey Shrine {1}{G}
        Enchantment
        Whenever a Bear enters, you gain 3 life.
        """
      And Bob controls "Honey Shrine"
      And Bob controls "Striped Bears"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Striped Bears"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the stack is:
        | ability of "Honey Shrine" | Bob   |
        | ability of "Clone"        | Alice |
      And the copiable values of "Clone" are those of "Striped Bears"
      And Alice has 0 cards in hand
      And Bob has 20 life
      And "Striped Bears" is unchanged

    @id-clone-of-drawing-creature-draws @S0-31-X1 @S4-39-X1 @C-030 @K-43 @CR-707.5
    Scenario Outline: The controller of a Clone of <original> draws a card, the original's controller none
      Given Bob controls "<original>"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "<original>"
      And Alice casts "Clone"
      And "Clone" resolves
      When the top of the stack resolves
      Then Alice has 1 card in hand
      And Bob has 0 cards in hand
      And the stack is empty
      And "<original>" is unchanged

      Examples:
        | original      |
        | Striped Bears |
        | Wall of Omens |

    @id-shapeshifter-enters-as-mulldrifter @S4-39-X2 @C-027 @C-030 @CR-707.5
    Scenario: A Vesuvan Shapeshifter that enters face up as a Mulldrifter triggers
      Given Bob controls "Mulldrifter"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3}{U}{U} to spend
      And Alice will choose "Mulldrifter"
      And Alice casts "Vesuvan Shapeshifter"
      When "Vesuvan Shapeshifter" resolves
      Then "Vesuvan Shapeshifter" is:
        | name  | Mulldrifter          |
        | types | Creature - Elemental |
        | size  | 2/2                  |
      And the stack is:
        | ability of "Vesuvan Shapeshifter" | Alice |
      And Alice has 0 cards in hand
      And "Mulldrifter" is unchanged

    @id-shapeshifter-as-mulldrifter-draws @S4-39-X2 @C-030 @CR-707.5
    Scenario: A Vesuvan Shapeshifter that entered as a Mulldrifter draws two cards when its ability resolves
      Given Bob controls "Mulldrifter"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3}{U}{U} to spend
      And Alice will choose "Mulldrifter"
      And Alice casts "Vesuvan Shapeshifter"
      And "Vesuvan Shapeshifter" resolves
      When the top of the stack resolves
      Then Alice has 2 cards in hand
      And Bob has 0 cards in hand
      And "Vesuvan Shapeshifter" is on the battlefield

    @id-token-copy-triggers @C-027 @C-030 @B-08 @CR-707.5
    Scenario: A token that's a copy of Wall of Omens triggers as it enters
      Given Bob controls "Wall of Omens"
      When Alice has the effect "Create a token that's a copy of target creature." on "Wall of Omens"
      Then the copiable values of "the token" are those of "Wall of Omens"
      And the stack is:
        | ability of "the token" | Alice |
      And "Wall of Omens" is unchanged

    @id-copied-watcher-sees-own-entering @C-030 @CR-707.5 @CR-603.6a
    Scenario: A Clone of a creature that watches all creatures enter sees itself enter
      Given the card
        """
        Friendly Herald {1}{W}
        Creature - Human 1/2
        Whenever a creature enters, you gain 1 life.
        """
      And Bob controls "Friendly Herald"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Friendly Herald"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the stack is:
        | ability of "Friendly Herald" | Bob   |
        | ability of "Clone"           | Alice |
      And "Friendly Herald" is unchanged

    @id-copied-watcher-of-others @C-030 @CR-707.5 @CR-603.6a
    Scenario: A Clone of a creature that watches others enter doesn't trigger for itself
      Given the card
        """
        Wary Herald {1}{W}
        Creature - Human 1/2
        Whenever another creature enters, you gain 1 life.
        """
      And Bob controls "Wary Herald"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Wary Herald"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the stack is:
        | ability of "Wary Herald" | Bob |
      And "Clone" has the ability "Whenever another creature enters, you gain 1 life."

    @id-own-enters-ability-is-gone @C-027 @C-028 @C-030 @CR-707.5
    Scenario: The copier's own enters ability doesn't trigger when it enters as something else
      Given the card
        """
        Curious Double {3}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of any creature on the battlefield.
        When this creature enters, draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Curious Double" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Curious Double"
      When "Curious Double" resolves
      Then the copiable values of "Curious Double" are those of "Runeclaw Bear"
      And the stack is empty
      And Alice has 0 cards in hand

    @id-own-enters-ability-uncopied @C-030 @CR-707.5
    Scenario: The copier's own enters ability triggers when it copies nothing
      Given the card
        """
        Curious Double {3}{U}
        Creature - Shapeshifter 0/1
        You may have this creature enter as a copy of any creature on the battlefield.
        When this creature enters, draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Curious Double" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Curious Double"
      When "Curious Double" resolves
      Then "Curious Double" is 0/1
      And the stack is:
        | ability of "Curious Double" | Alice |
      And "Runeclaw Bear" is unchanged

    @id-copied-on-being-turned-face-up-triggers @C-009 @C-030 @CR-708.8 @CR-707.5
    Scenario: A Vesuvan Shapeshifter that is turned face up as a copy of Fathom Seer draws the Seer's two cards
      Given Bob controls "Fathom Seer"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3} to spend
      And Alice casts "Vesuvan Shapeshifter" face down
      And "Vesuvan Shapeshifter" resolves
      And Alice has {1}{U} to spend
      And Alice will choose "Fathom Seer"
      And Alice turns "Vesuvan Shapeshifter" face up
      When the top of the stack resolves
      Then Alice has 2 cards in hand
      And Bob has 0 cards in hand
      And "Vesuvan Shapeshifter" is:
        | name | Fathom Seer |
        | size | 1/3         |
      And "Fathom Seer" is unchanged
