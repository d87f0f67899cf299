Feature: 616.1 The order of effects on one entering

  Rule: Whose control comes first

    Today 616.1b; 616.1b in 2018; no such order in 2008 and 2007 (419.9a). An effect that changes under whose control a
    permanent enters is applied before any that makes it a copy.

    @id-diverted-creature-becomes-new-controllers-essence @C-031 @C-032 @C-034 @B-50 @CR-616.1b @since-now
    Scenario: A creature diverted to the controller of Essence of the Wild enters as a copy of it
      Given the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Alice controls "Border Warden"
      And Alice controls "Essence of the Wild"
      When Bob has the effect "Create a 1/1 white Soldier creature token."
      Then "the token" is controlled by Alice
      And "the token" is owned by Bob
      And the copiable values of "the token" are those of "Essence of the Wild"
      And "Essence of the Wild" is unchanged

    @id-diverted-creature-escapes-essence @C-031 @B-50 @CR-616.1b
    Scenario: A creature diverted away from the controller of Essence of the Wild isn't a copy of it
      Given the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Bob controls "Essence of the Wild"
      And Alice controls "Border Warden"
      When Bob has the effect "Create a 1/1 white Soldier creature token."
      Then "the token" is controlled by Alice
      And "the token" is:
        | color     | white              |
        | types     | Creature - Soldier |
        | size      | 1/1                |
        | abilities | none               |
      And "Essence of the Wild" is unchanged

    @id-undiverted-creature-becomes-essence @C-032 @CR-616.1c
    Scenario: A token created by the controller of Essence of the Wild enters as a copy of it
      Given Bob controls "Essence of the Wild"
      When Bob has the effect "Create a 1/1 white Soldier creature token."
      Then "the token" is controlled by Bob
      And the copiable values of "the token" are those of "Essence of the Wild"
      And "Essence of the Wild" is unchanged

    @id-diverted-clone-is-chosen-by-new-controller @C-031 @CR-616.1b
    Scenario: The player under whose control a diverted Clone enters chooses what it copies
      Given the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Alice controls "Border Warden"
      And Bob controls "Juggernaut"
      And Bob has "Clone" in graveyard
      And Alice will choose "Juggernaut"
      When Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Clone"
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Clone" is controlled by Alice
      And "Clone" is owned by Bob
      And "Juggernaut" is unchanged

    @id-diverted-clone-enters-tapped @smoke @C-029 @C-031 @CR-616.1b @CR-616.1e
    Scenario: A Clone that is diverted to Bob enters tapped as the Rusted Sentinel that Bob chooses, and Alice still owns it
      Given the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Bob controls "Border Warden"
      And Bob controls "Rusted Sentinel"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Bob will choose "Rusted Sentinel"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Rusted Sentinel"
      And "Clone" is 3/4
      And "Clone" is tapped
      And "Clone" is controlled by Bob
      And "Clone" is owned by Alice
      And "Runeclaw Bear" is untapped
      And "Rusted Sentinel" is unchanged

    @id-diverted-copy-triggers-for-new-controller @C-030 @C-031 @CR-616.1b
    Scenario: A diverted Clone of Wall of Omens draws for the player under whose control it enters
      Given the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Alice controls "Border Warden"
      And Bob controls "Wall of Omens"
      And Bob has "Clone" in graveyard
      And Alice will choose "Wall of Omens"
      When Bob has the effect "Return target creature card from your graveyard to the battlefield." on "Clone"
      Then the stack is:
        | ability of "Clone" | Alice |
      And Bob has 0 cards in hand
      And "Wall of Omens" is unchanged

    @id-original-among-those-of-the-new-controller @C-031 @C-036 @CR-616.1b @CR-614.12a
    Scenario: A copier that enters under Bob's control instead copies a creature that Bob controls
      Given the card
        """
        Border Warden {3}{W}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And the card
        """
        Homely Mimic {2}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature you control.
        """
      And Bob controls "Border Warden"
      And Bob controls "Juggernaut"
      And Alice controls "Runeclaw Bear"
      And Alice has "Homely Mimic" in hand
      And Alice has {2}{U} to spend
      And Bob will choose "Juggernaut"
      And Alice casts "Homely Mimic"
      When "Homely Mimic" resolves
      Then "Homely Mimic" is controlled by Bob
      And "Homely Mimic" is owned by Alice
      And the copiable values of "Homely Mimic" are those of "Juggernaut"
      And "Juggernaut" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-diverted-by-two-players @C-031 @CR-616.1b @CR-616.1f @since-cr2013
    Scenario: Of two players to whom a Clone would be diverted, the one whose effect applies last chooses what it copies
      Given the players are Alice, Bob and Carol
      And the card
        """
        Long Net {2}{U}
        Enchantment
        If a creature would enter under an opponent's control, it enters under your control instead.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Bob controls "Long Net" called "Bob's Net"
      And Carol controls "Long Net" called "Carol's Net"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Bob's Net"
      And Carol will choose "Crazed Armodon"
      When "Clone" resolves
      Then "Clone" is controlled by Carol
      And "Clone" is owned by Alice
      And the copiable values of "Clone" are those of "Crazed Armodon"
      And "Crazed Armodon" is unchanged

  Rule: Copying comes next

    Today 616.1c; 616.1c in 2018; no such order in 2008 and 2007 (419.9a). Of the effects that are left, those that make
    the permanent a copy must be applied before the others. Where several would, its controller chooses the first.

    @id-sentinel-enters-as-essence @S4-43-X1 @C-027 @C-032 @C-033 @C-034 @K-23 @CR-616.1c @CR-616.1f
    Scenario: A Rusted Sentinel enters as an untapped Essence of the Wild
      Given Alice controls "Essence of the Wild"
      And Alice has "Rusted Sentinel" in hand
      And Alice has {4} to spend
      And Alice casts "Rusted Sentinel"
      When "Rusted Sentinel" resolves
      Then "Rusted Sentinel" is:
        | name      | Essence of the Wild |
        | mana cost | {3}{G}{G}{G}        |
        | color     | green               |
        | types     | Creature - Avatar   |
        | size      | 6/6                 |
        | abilities | Creatures you control enter as a copy of this creature. |
      And "Rusted Sentinel" is untapped
      And the stack is empty
      And "Essence of the Wild" is unchanged

    @id-sentinel-alone-enters-tapped @C-033 @CR-616.1e
    Scenario: A Rusted Sentinel whose opponent controls Essence of the Wild enters tapped as itself
      Given Bob controls "Essence of the Wild"
      And Alice has "Rusted Sentinel" in hand
      And Alice has {4} to spend
      And Alice casts "Rusted Sentinel"
      When "Rusted Sentinel" resolves
      Then "Rusted Sentinel" is:
        | name  | Rusted Sentinel           |
        | types | Artifact Creature - Golem |
        | size  | 3/4                       |
      And "Rusted Sentinel" is tapped
      And "Essence of the Wild" is unchanged

    @id-own-copy-effect-first @C-032 @B-49 @CR-616.1c
    Scenario: A Clone that first applies its own effect still enters as Essence of the Wild
      Given Alice controls "Essence of the Wild"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Clone"
      And Alice will choose "Runeclaw Bear"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Essence of the Wild"
      And "Clone" is 6/6
      And "Runeclaw Bear" is unchanged
      And "Essence of the Wild" is unchanged

    @id-essence-first @C-032 @C-034 @B-49 @CR-616.1c @CR-616.1f
    Scenario: A Clone that first becomes Essence of the Wild has no effect of its own left to apply
      Given Alice controls "Essence of the Wild"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Essence of the Wild"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Essence of the Wild"
      And "Clone" is 6/6
      And "Runeclaw Bear" is unchanged
      And "Essence of the Wild" is unchanged

    @id-own-copy-effect-makes-essence-unfit @C-032 @C-034 @B-49 @CR-616.1c @CR-616.1f
    Scenario: A Clone that first copies an animated Chimeric Staff is no creature and escapes Essence of the Wild
      Given Alice controls "Essence of the Wild"
      And Bob controls "Chimeric Staff"
      And Bob has the effect "Target artifact becomes a 5/5 artifact creature until end of turn." on "Chimeric Staff"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Clone"
      And Alice will choose "Chimeric Staff"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Chimeric Staff |
        | color | colorless      |
        | types | Artifact       |
        | size  | none           |
      And "Chimeric Staff" is unchanged
      And "Essence of the Wild" is unchanged

    @id-copy-of-essence-works @C-032 @CR-616.1c
    Scenario: A creature that enters after a Clone became Essence of the Wild is a copy of the Clone
      Given Bob controls "Essence of the Wild"
      And Alice will choose "Essence of the Wild"
      And Alice controls "Clone"
      And Alice has "Rusted Sentinel" in hand
      And Alice has {4} to spend
      And Alice casts "Rusted Sentinel"
      When "Rusted Sentinel" resolves
      Then the copiable values of "Rusted Sentinel" are those of "Clone"
      And "Rusted Sentinel" is 6/6
      And "Rusted Sentinel" is untapped
      And "Clone" is unchanged

  Rule: All other effects come last

    Today 616.1e, after effects that put a double-faced card onto the battlefield back face up (616.1d, since February
    2022); 616.1d in 2018; no such order in 2008 and 2007 (419.9a). They find the copy, not what was cast.

    @id-copy-enters-tapped-by-effect-of-another @C-033 @CR-616.1e
    Scenario: A Clone enters as a tapped Bear where its controller's creatures enter tapped
      Given the card
        """
        Weary Gate {3}{W}
        Enchantment
        Creatures your opponents control enter tapped.
        """
      And Bob controls "Weary Gate"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is tapped
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is untapped
      And "Runeclaw Bear" is unchanged

    @id-copy-becomes-artifact-and-enters-tapped @C-033 @C-034 @CR-616.1f
    Scenario: A Clone of Juggernaut enters tapped where artifacts enter tapped
      Given the card
        """
        Rust Fog {2}{R}
        Enchantment
        Artifacts enter tapped.
        """
      And Bob controls "Juggernaut"
      And Bob controls "Rust Fog"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Juggernaut"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is tapped
      And the copiable values of "Clone" are those of "Juggernaut"
      And "Juggernaut" is untapped
      And "Juggernaut" is unchanged

    @id-artifact-becomes-essence-and-enters-untapped @C-033 @C-034 @CR-616.1f
    Scenario: A Juggernaut enters as an untapped Essence of the Wild where artifacts enter tapped
      Given the card
        """
        Rust Fog {2}{R}
        Enchantment
        Artifacts enter tapped.
        """
      And Alice controls "Essence of the Wild"
      And Bob controls "Rust Fog"
      And Alice has "Juggernaut" in hand
      And Alice has {4} to spend
      And Alice casts "Juggernaut"
      When "Juggernaut" resolves
      Then "Juggernaut" is untapped
      And the copiable values of "Juggernaut" are those of "Essence of the Wild"
      And "Juggernaut" is:
        | types | Creature - Avatar |
        | size  | 6/6               |
      And "Essence of the Wild" is unchanged

    @id-shapeshifters-enter-tapped @C-033 @C-034 @CR-616.1f
    Scenario: A Clone of a Bear enters untapped where Shapeshifters enter tapped
      Given the card
        """
        Mirror Tax {1}{W}
        Enchantment
        Shapeshifters enter tapped.
        """
      And Bob controls "Mirror Tax"
      And Bob controls "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is untapped
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

    @id-copy-gets-counter-meant-for-its-new-type @C-033 @C-034 @CR-616.1f
    Scenario: A Clone of a Goblin gets the additional counter that Goblins enter with
      Given the card
        """
        Cave Drill {1}{R}
        Enchantment
        Goblins you control enter with an additional +1/+1 counter on them.
        """
      And the card
        """
        Cave Lookout {R}
        Creature - Goblin 1/2
        """
      And Alice controls "Cave Drill"
      And Bob controls "Cave Lookout"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Cave Lookout"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" has 1 +1/+1 counter
      And "Clone" is 2/3
      And the copiable values of "Clone" are those of "Cave Lookout"
      And "Cave Lookout" has no counters
      And "Cave Lookout" is unchanged

  Rule: After each effect the rest is looked at anew

    Today 616.1f and 614.12; 616.1e and 614.12 in 2018; 419.9a and 419.6i in 2008 and 2007. Once an effect has been
    applied, only those count that fit the permanent as it would be now: abilities that it no longer has do nothing,
    abilities that it has gained do.

    @id-enters-with-is-lost @C-032 @C-034 @CR-616.1f
    Scenario: A creature that would enter with counters enters as Essence of the Wild without them
      Given the card
        """
        Moss Titan {3}{G}
        Creature - Plant Giant 1/2
        This creature enters with two +1/+1 counters on it.
        """
      And Alice controls "Essence of the Wild"
      And Alice has "Moss Titan" in hand
      And Alice has {3}{G} to spend
      And Alice casts "Moss Titan"
      When "Moss Titan" resolves
      Then "Moss Titan" has no counters
      And "Moss Titan" is 6/6
      And the copiable values of "Moss Titan" are those of "Essence of the Wild"
      And "Essence of the Wild" is unchanged

    @id-enters-trigger-is-lost @C-030 @C-034 @CR-616.1f
    Scenario: A Wall of Omens that enters as Essence of the Wild draws no card
      Given Alice controls "Essence of the Wild"
      And Alice has "Wall of Omens" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Wall of Omens"
      When "Wall of Omens" resolves
      Then the copiable values of "Wall of Omens" are those of "Essence of the Wild"
      And the stack is empty
      And Alice has 0 cards in hand
      And "Essence of the Wild" is unchanged

    @id-clone-of-clone-chooses-again @C-034 @B-49 @K-26 @CR-616.1f
    Scenario: A Clone of a Clone that copies nothing may copy once more
      Given the card
        """
        Banner of Dawn {2}{W}
        Enchantment
        Creatures you control get +1/+1.
        """
      And Alice controls "Banner of Dawn"
      And Bob controls "Juggernaut"
      And Alice will choose "nothing"
      And Alice controls "Clone" called "the old Clone"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "the old Clone"
      And Alice will choose "Juggernaut"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Clone" is 6/4
      And "the old Clone" is 1/1
      And "the old Clone" is unchanged
      And "Juggernaut" is unchanged

    @id-clone-of-clone-of-behemoth @C-029 @C-034 @B-49 @CR-616.1f
    Scenario: A Clone of a Clone of Skyshroud Behemoth enters tapped with two fade counters
      Given Bob controls "Skyshroud Behemoth"
      And Bob will choose "Skyshroud Behemoth"
      And Bob controls "Clone" called "the old Clone"
      And Bob has the effect "Put three fade counters on target creature." on "the old Clone"
      And Bob has the effect "Untap target creature." on "the old Clone"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the old Clone"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is tapped
      And "Clone" has 2 fade counters
      And the copiable values of "Clone" are those of "the old Clone"
      And "the old Clone" has 5 fade counters
      And "the old Clone" is unchanged
