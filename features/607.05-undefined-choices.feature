Feature: 607.5a Choices that nobody made
  A copy can have an ability that speaks of a chosen colour, type, name or player although nothing was chosen for it: it
  became a copy after it had entered, or it has the ability without the one that would have asked. Such a choice is
  undefined, and what an ability says about it does nothing. The rest of the ability, and the rest of the copy, works.

  Rule: An object that becomes a copy on the battlefield gets no choice
    It does not enter, so what happens "as this enters" does not happen for it, and nobody is asked. Abilities of the
    copy that refer to the choice refer to nothing: the choice is undefined, and the parts that need it do nothing.
    "As this is turned face up" is another matter: that moment can still come.
    Today 607.5a with 707.4; 706.7a in 2018; 503.7 in 2008 and 2007.

    @id-choices-shapeshifter-becomes-voice-of-all @C-023 @C-037 @C-038 @C-045
    @S0-35-X1 @CR-607.5a @K-19 @K-49
    Scenario: An Unstable Shapeshifter that becomes Voice of All has no protection
      The words about the chosen colour are copied with the rest. Until 2020 they were taken as a protection ability that
      protects from nothing; today no protection ability comes of them at all.

      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Voice of All" in hand
      And Alice has {2}{W}{W} to spend
      And Alice casts "Voice of All"
      And Alice will choose "white"
      And "Voice of All" resolves
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name      | Voice of All     |
        | mana cost | {2}{W}{W}        |
        | color     | white            |
        | types     | Creature - Angel |
        | size      | 2/2              |
      And the copiable values of "Unstable Shapeshifter" are those of "Voice of All", except:
        | abilities | Flying                                              |
        | abilities | As this creature enters, choose a color.            |
        | abilities | This creature has protection from the chosen color. |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Unstable Shapeshifter" doesn't have the ability "Protection from white"
      And "Voice of All" has the ability "Protection from white"
      And "Voice of All" is unchanged

    @id-choices-undefined-protection-stops-no-colour @C-037 @C-038 @C-045
    @S0-35-X1 @CR-607.5a @K-19
    Scenario Outline: A <color> spell targets and kills the Unstable Shapeshifter that became Voice of All
      Given the card
        """
        Prism Lance <mana>
        Instant
        Prism Lance deals 2 damage to target creature.
        """
      And Alice controls "Unstable Shapeshifter"
      And Alice has "Voice of All" in hand
      And Alice has {2}{W}{W} to spend
      And Alice casts "Voice of All"
      And Alice will choose "<color>"
      And the stack resolves
      And Bob has "Prism Lance" in hand
      And Bob has <mana> to spend
      And Bob casts "Prism Lance" targeting "Unstable Shapeshifter"
      When "Prism Lance" resolves
      Then "Unstable Shapeshifter" is in Alice's graveyard
      And "Voice of All" has the ability "Protection from <color>"
      And "Voice of All" is unchanged

      Examples:
        | color | mana |
        | white | {W}  |
        | blue  | {U}  |
        | black | {B}  |
        | red   | {R}  |
        | green | {G}  |

    @id-choices-cytoshaped-bear-has-no-protection @C-037 @C-038 @C-045
    @K-22 @CR-607.5a @K-21 @since-now
    Scenario: A Bear that becomes Voice of All for a turn is protected neither from the old colour nor from another
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Voice of All"
      Then "Runeclaw Bear" is:
        | name      | Voice of All                                        |
        | color     | white                                               |
        | abilities | Flying                                              |
        | abilities | As this creature enters, choose a color.            |
        | abilities | This creature has protection from the chosen color. |
      And "Voice of All" has the ability "Protection from white"
      And "Voice of All" is unchanged

    @id-choices-mirrorweave-on-voice-of-all @C-035 @C-037 @C-038
    @CR-607.5a @CR-707.6
    Scenario: Mirrorweave makes everyone Voice of All and gives nobody its protection
      Given Bob will choose "red"
      And Bob controls "Voice of All"
      And Bob controls "Wandering Ones"
      And Alice controls "Runeclaw Bear"
      And Alice has "Mirrorweave" in hand
      And Alice has {2}{W}{W} to spend
      And Alice casts "Mirrorweave" targeting "Voice of All"
      When "Mirrorweave" resolves
      Then the copiable values of "Wandering Ones" are those of "Voice of All"
      And "Wandering Ones" doesn't have the ability "Protection from red"
      And the copiable values of "Runeclaw Bear" are those of "Voice of All"
      And "Runeclaw Bear" doesn't have the ability "Protection from red"
      And "Voice of All" has the ability "Protection from red"
      And "Voice of All" is unchanged

    @id-choices-shapeshifter-becomes-quirion-elves @C-037 @C-038 @C-048 @C-049
    @S0-46-X1 @S2-03-X1 @S3-03-X1 @S4-66-X1 @CR-707.9a @CR-607.5a
    Scenario: An Unstable Shapeshifter that becomes Quirion Elves adds no mana of a colour that nobody chose
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Quirion Elves"
      And Alice will choose "red"
      And the stack resolves
      When Alice activates "{T}: Add one mana" of "Unstable Shapeshifter"
      Then Alice's mana pool is empty
      And "Unstable Shapeshifter" is tapped
      And the copiable values of "Unstable Shapeshifter" are those of "Quirion Elves", except:
        | abilities | As this creature enters, choose a color. |
        | abilities | {T}: Add {G}.                            |
        | abilities | {T}: Add one mana of the chosen color.   |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Quirion Elves" is unchanged

    @id-choices-shapeshifter-elves-still-add-green @C-038
    @CR-607.5a
    Scenario: The mana ability beside the idle one adds its green mana
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Quirion Elves"
      And Alice will choose "red"
      And the stack resolves
      When Alice activates "{T}: Add {G}" of "Unstable Shapeshifter"
      Then Alice's mana pool is {G}
      And "Unstable Shapeshifter" is tapped
      And "Quirion Elves" is unchanged

    @id-choices-clone-of-shapeshifter-elves @C-021 @C-036 @C-049
    @S0-46-X1 @S2-03-X1 @S3-03-X1 @S4-66-X1 @CR-707.9a @CR-707.6 @K-31
    Scenario: A Clone of the Shapeshifter that became Quirion Elves gets a colour that the Shapeshifter never had
      One document speaks of the printed values of the Shapeshifter; what is copied are its copiable values, to which the
      ability that it gave itself belongs.

      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Quirion Elves"
      And Alice will choose "red"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Unstable Shapeshifter"
      And Alice will choose "blue"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Quirion Elves                            |
        | mana cost | {1}{G}                                   |
        | color     | green                                    |
        | types     | Creature - Elf Druid                     |
        | size      | 1/1                                      |
        | abilities | As this creature enters, choose a color. |
        | abilities | {T}: Add {G}.                            |
        | abilities | {T}: Add one mana of the chosen color.   |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And the stack is:
        | ability of "Unstable Shapeshifter" | Alice |
      And "Quirion Elves" is unchanged
      And "Unstable Shapeshifter" is unchanged

    @id-choices-clone-of-shapeshifter-elves-adds-mana @C-036 @C-039
    @S0-46-X1 @S2-03-X1 @S3-03-X1 @S4-66-X1 @CR-707.6
    Scenario: The Clone of the Shapeshifter that became Quirion Elves adds mana of the Clone's colour
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Quirion Elves"
      And Alice will choose "red"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Unstable Shapeshifter"
      And Alice will choose "blue"
      And the stack resolves
      And Alice has the effect "Target creature gains haste until end of turn." on "Clone"
      When Alice activates "{T}: Add one mana" of "Clone"
      Then Alice's mana pool is {U}
      And "Clone" is tapped
      And "Unstable Shapeshifter" is unchanged

    @id-choices-shapeshifter-elves-twice @C-021 @C-048 @C-049 @C-037
    @S0-46-X1 @S2-03-X1 @S3-03-X1 @S4-66-X1 @CR-707.9a @K-11
    Scenario: Copying the Clone in turn, the Shapeshifter has its ability twice and still no colour
      The ability speaks of another creature today, so the Clone does not answer its own arrival; older documents say
      "a creature", and there the Clone would copy itself as well.

      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Quirion Elves"
      And Alice will choose "red"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Unstable Shapeshifter"
      And Alice will choose "blue"
      And "Clone" resolves
      When the top of the stack resolves
      Then "Unstable Shapeshifter" has the ability "Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability." 2 times
      And "Unstable Shapeshifter" is:
        | name  | Quirion Elves        |
        | types | Creature - Elf Druid |
      And the stack is empty
      And "Clone" is unchanged

    @id-choices-undefined-colour-counts-nothing @C-037 @C-038
    @CR-607.5a
    Scenario: An Unstable Shapeshifter that becomes Chameleon Spirit counts nothing and lives on its counters
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      And Alice controls "Unstable Shapeshifter"
      And Alice has the effect "Put two +1/+1 counters on target creature." on "Unstable Shapeshifter"
      And Alice has "Chameleon Spirit" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Chameleon Spirit"
      And Alice will choose "green"
      And "Chameleon Spirit" resolves
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name  | Chameleon Spirit           |
        | types | Creature - Illusion Spirit |
        | size  | 2/2                        |
      And "Unstable Shapeshifter" has 2 +1/+1 counters
      And "Chameleon Spirit" is 1/1
      And "Chameleon Spirit" is unchanged

    @id-choices-undefined-type-helps-nobody @C-037 @C-038 @C-045
    @CR-607.5a
    Scenario: An Unstable Shapeshifter that becomes Adaptive Automaton has no extra type and helps nobody
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Unstable Shapeshifter"
      And Alice has "Adaptive Automaton" in hand
      And Alice has {3} to spend
      And Alice casts "Adaptive Automaton"
      And Alice will choose "Bear"
      And "Adaptive Automaton" resolves
      When the top of the stack resolves
      Then "Unstable Shapeshifter" is:
        | name  | Adaptive Automaton            |
        | types | Artifact Creature - Construct |
        | size  | 2/2                           |
      And "Runeclaw Bear" is 3/3
      And "Runeclaw Bear" is unchanged
      And "Adaptive Automaton" is unchanged

    @id-choices-undefined-name-shuts-off-nothing @C-035 @C-037 @C-038
    @CR-607.5a @CR-707.6
    Scenario: A Staff that became Pithing Needle stops nothing once the Needle with the name is gone
      Given Alice controls "Mutavault"
      And Alice controls "Chimeric Staff"
      And Bob will choose "Mutavault"
      And Bob controls "Pithing Needle"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Pithing Needle"
      And Alice has {1} to spend
      When Alice has the effect "Destroy target artifact." on "Pithing Needle"
      Then Alice can activate "{1}" of "Mutavault"
      And "Pithing Needle" is in Bob's graveyard
      And "Chimeric Staff" is unchanged

    @id-choices-undefined-player-pays-nothing @C-037 @C-038
    @CR-607.5a
    Scenario: A Staff that became a bell tolls for nobody
      Given the card
        """
        Debtor's Bell {3}
        Artifact
        As this artifact enters, choose a player.
        At the beginning of your upkeep, the chosen player loses 1 life.
        """
      And Bob will choose "Alice"
      And Bob controls "Debtor's Bell"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Debtor's Bell"
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then Alice has 19 life
      And Bob has 20 life
      And "Debtor's Bell" is unchanged

    @id-choices-nobody-may-do-it @C-037 @C-038 @CR-607.5a
    Scenario: What the chosen player may do nobody may do if no player was chosen
      Given the card
        """
        Debtor's Ledger {3}
        Artifact
        As this artifact enters, choose a player.
        {T}: The chosen player may draw a card. You gain 1 life.
        """
      And Bob will choose "Alice"
      And Bob controls "Debtor's Ledger"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Debtor's Ledger"
      And Alice activates "{T}" of "Chimeric Staff"
      When the stack resolves
      Then Alice has 0 cards in hand
      And Bob has 0 cards in hand
      And Alice has 21 life
      And "Debtor's Ledger" is unchanged

    @id-choices-nobody-casts-it @C-037 @C-038 @CR-607.5a
    Scenario: What the chosen player casts nobody casts if no player was chosen
      Given the card
        """
        Debtor's Prison {3}
        Artifact
        As this artifact enters, choose a player.
        {T}: The chosen player may cast target creature card in a graveyard without paying its mana cost. You gain 1 life.
        """
      And Alice has "Runeclaw Bear" in graveyard
      And Bob will choose "Alice"
      And Bob controls "Debtor's Prison"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Debtor's Prison"
      And Alice activates "{T}" of "Chimeric Staff" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" is in Alice's graveyard
      And Alice has 21 life
      And "Debtor's Prison" is unchanged

    @id-choices-nobody-has-to-cast-it @C-037 @C-038 @CR-607.5a
    Scenario: What the chosen player has to cast nobody casts if no player was chosen
      Given the card
        """
        Debtor's Chain {3}
        Artifact
        As this artifact enters, choose a player.
        {T}: The chosen player casts target creature card in a graveyard without paying its mana cost. You gain 1 life.
        """
      And Alice has "Runeclaw Bear" in graveyard
      And Bob will choose "Alice"
      And Bob controls "Debtor's Chain"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Debtor's Chain"
      And Alice activates "{T}" of "Chimeric Staff" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" is in Alice's graveyard
      And Alice has 21 life
      And "Debtor's Chain" is unchanged

    @id-choices-nobody-sacrifices @C-037 @C-038 @CR-607.5a
    Scenario: What the chosen player sacrifices nobody sacrifices if no player was chosen
      Given the card
        """
        Debtor's Knife {3}
        Artifact
        As this artifact enters, choose a player.
        {T}: The chosen player sacrifices a creature. You gain 1 life.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Bob will choose "Alice"
      And Bob controls "Debtor's Knife"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Debtor's Knife"
      And Alice activates "{T}" of "Chimeric Staff"
      When the stack resolves
      Then "Runeclaw Bear" is on the battlefield
      And "Crazed Armodon" is on the battlefield
      And Alice has 21 life
      And "Debtor's Knife" is unchanged

    @id-choices-only-the-part-that-needs-the-choice-fails @C-038
    @CR-607.5a
    Scenario: Of an ability that refers to an undefined choice the other part works
      Given the card
        """
        Dyer's Lamp {2}
        Artifact
        As this artifact enters, choose a color.
        {T}: You gain 2 life. Creatures of the chosen color get +1/+1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob will choose "green"
      And Bob controls "Dyer's Lamp"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Dyer's Lamp"
      And Alice activates "{T}" of "Chimeric Staff"
      When the top of the stack resolves
      Then Alice has 22 life
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is unchanged
      And "Dyer's Lamp" is unchanged

    @id-choices-undefined-colour-for-another-creature @C-037 @C-038
    @CR-607.5a
    Scenario: An ability that gives a color which was never chosen leaves the color as it is, and does the rest
      Given the card
        """
        Dyer's Vat {2}
        Artifact
        As this artifact enters, choose a color.
        {T}: Target creature becomes the chosen color and gets +1/+1 until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Bob will choose "red"
      And Bob controls "Dyer's Vat"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Dyer's Vat"
      And Alice activates "{T}" of "Chimeric Staff" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then "Runeclaw Bear" is:
        | color | green |
        | size  | 3/3   |
      And "Dyer's Vat" is unchanged

    @id-choices-undefined-type-for-another-creature @C-037 @C-038
    @CR-607.5a
    Scenario: An ability that gives a creature type which was never chosen leaves the types as they are
      Given the card
        """
        Name Giver {2}
        Artifact
        As this artifact enters, choose a creature type.
        {T}: Target creature becomes the chosen type until end of turn.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice will choose "Zombie"
      And Alice controls "Name Giver"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Name Giver"
      And Alice activates "{T}" of "Name Giver" targeting "Grizzly Bears"
      And Alice activates "{T}" of "Chimeric Staff" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" is:
        | types | Creature - Bear |
      And "Grizzly Bears" is:
        | types | Creature - Zombie |

    @id-choices-undefined-player-gains-no-control @C-037 @C-038
    @CR-607.5a
    Scenario: An ability that gives control to a player who was never chosen leaves control as it is
      Given the card
        """
        Oath Broker {2}
        Artifact
        As this artifact enters, choose a player.
        {T}: The chosen player gains control of target creature.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice will choose "Bob"
      And Alice controls "Oath Broker"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Target artifact becomes a copy of another target artifact." on "Chimeric Staff" and "Oath Broker"
      And Alice activates "{T}" of "Oath Broker" targeting "Grizzly Bears"
      And Alice activates "{T}" of "Chimeric Staff" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" is controlled by Alice
      And "Grizzly Bears" is controlled by Bob
      And "Oath Broker" is controlled by Alice

    @id-choices-undefined-number-of-counters @C-035 @C-038
    @CR-607.5a @CR-707.6
    Scenario: A Clone for which no number is chosen enters without counters, whatever was chosen for the original
      Given the card
        """
        Tally Keeper {2}{G}
        Creature - Dwarf 2/2
        As this creature enters, you may choose a number.
        This creature enters with a number of +1/+1 counters on it equal to the chosen number.
        """
      And Bob will choose "3"
      And Bob controls "Tally Keeper"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Tally Keeper"
      And Alice will choose "nothing"
      When "Clone" resolves
      Then "Clone" is 2/2
      And "Clone" has no counters
      And "Tally Keeper" has 3 +1/+1 counters
      And the copiable values of "Clone" are those of "Tally Keeper"
      And "Tally Keeper" is unchanged

    @id-choices-undefined-colour-leaves-the-colour-alone @C-037 @C-038
    @CR-607.5a
    Scenario: A Bear that becomes a Golem of a chosen colour is as colourless as the Golem's text
      Given the card
        """
        Chalk Golem {3}
        Artifact Creature - Golem 2/2
        As this creature enters, choose a color.
        This creature is the chosen color.
        """
      And Bob will choose "red"
      And Bob controls "Chalk Golem"
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Chalk Golem"
      Then "Runeclaw Bear" is:
        | name  | Chalk Golem               |
        | color | colorless                 |
        | types | Artifact Creature - Golem |
      And "Chalk Golem" is:
        | color | red |
      And "Chalk Golem" is unchanged

    @id-choices-turned-face-up-as-voice-of-all @C-037 @C-038
    @CR-607.5a @CR-708.8
    Scenario: A Vesuvan Shapeshifter turned face up as Voice of All has not entered and gets no colour
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3} to spend
      And Alice casts "Vesuvan Shapeshifter" face down
      And "Vesuvan Shapeshifter" resolves
      And Alice has {1}{U} to spend
      And Alice will choose "Voice of All"
      When Alice turns "Vesuvan Shapeshifter" face up
      Then "Vesuvan Shapeshifter" is:
        | name  | Voice of All     |
        | color | white            |
        | types | Creature - Angel |
        | size  | 2/2              |
      And "Vesuvan Shapeshifter" has the ability "Flying"
      And "Vesuvan Shapeshifter" doesn't have the ability "Protection from white"
      And "Voice of All" is unchanged

    @id-choices-entering-as-voice-of-all-face-up @C-036 @C-039
    @CR-707.6
    Scenario: A Vesuvan Shapeshifter that enters face up as Voice of All gets its colour
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3}{U}{U} to spend
      And Alice casts "Vesuvan Shapeshifter"
      And Alice will choose "Voice of All"
      And Alice will choose "black"
      When "Vesuvan Shapeshifter" resolves
      Then "Vesuvan Shapeshifter" has the ability "Protection from black"
      And "Vesuvan Shapeshifter" doesn't have the ability "Protection from white"
      And "Vesuvan Shapeshifter" is face up
      And "Voice of All" is unchanged

    @id-choices-as-turned-face-up @C-037
    @CR-708.10 @CR-708.11
    Scenario: A face-down copy makes the choice that comes with being turned face up
      Given the card
        """
        Veiled Dyer {2}{G}
        Creature - Human 2/3
        As this creature enters or is turned face up, choose a color.
        This creature is the chosen color.
        Morph {1}
        """
      And Bob will choose "red"
      And Bob controls "Veiled Dyer"
      And Alice has "Grinning Demon" in hand
      And Alice has {3} to spend
      And Alice casts "Grinning Demon" face down
      And "Grinning Demon" resolves
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Grinning Demon" and "Veiled Dyer"
      And Alice has {1} to spend
      And Alice will choose "blue"
      When Alice turns "Grinning Demon" face up
      Then "Grinning Demon" is:
        | name  | Veiled Dyer      |
        | color | blue             |
        | types | Creature - Human |
        | size  | 2/3              |
      And the copiable values of "Grinning Demon" are those of "Veiled Dyer"
      And "Veiled Dyer" is:
        | color | red |
      And "Veiled Dyer" is unchanged

    @id-undefined-color-in-an-exception @C-037 @C-038 @C-045 @C-047 @CR-607.5a
    Scenario: An exception that speaks of a color which was never chosen does nothing
      Given the card
        """
        Prism Mimic {2}{U}
        Creature - Shapeshifter 1/2
        As this creature enters, choose a color.
        {1}: This creature becomes a copy of target creature, except it's the chosen color and it has vigilance.
        """
      And Alice will choose "red"
      And Alice controls "Prism Mimic"
      And Bob controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Prism Mimic"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Wandering Ones" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then the copiable values of "Wandering Ones" are those of "Runeclaw Bear", except:
        | abilities | Vigilance |
      And "Runeclaw Bear" is unchanged
      And "Prism Mimic" is unchanged

    @id-undefined-protection-before-vigilance @since-now @K-19 @C-037 @C-038 @C-045 @CR-607.5a
    Scenario: Of an ability that gives protection from a color never chosen and vigilance, the vigilance is given
      Given the card
        """
        Chapel Warden {2}{W}
        Creature - Human Cleric 1/3
        As this creature enters, choose a color.
        Other creatures you control have protection from the chosen color and vigilance.
        """
      And Bob will choose "red"
      And Bob controls "Chapel Warden"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Wandering Ones" and "Chapel Warden"
      Then "Runeclaw Bear" is:
        | abilities | Vigilance |
      And "Wandering Ones" doesn't have the ability "Vigilance"
      And the copiable values of "Wandering Ones" are those of "Chapel Warden"
      And "Chapel Warden" is unchanged

    @id-undefined-size @C-037 @C-038 @C-045 @CR-607.5a @CR-604.3
    Scenario: A creature whose size is a number that was never chosen is 0/0 and dies
      Given the card
        """
        Measured Beast {3}{G}
        Creature - Beast */*
        As this creature enters, choose a number.
        This creature's power and toughness are each equal to the chosen number.
        """
      And Bob will choose "4"
      And Bob controls "Measured Beast"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Juggernaut"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Juggernaut"
      And Alice has the effect "Target creature becomes a copy of another target creature." on "Juggernaut" and "Measured Beast"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Measured Beast"
      Then "Runeclaw Bear" is in Alice's graveyard
      And "Juggernaut" is 1/1
      And "Measured Beast" is 4/4
      And "Measured Beast" is unchanged

    @id-undefined-bonus @C-037 @C-038 @C-045 @CR-607.5a
    Scenario: A bonus of a number that was never chosen is none
      Given the card
        """
        Measured Wurm {3}{G}
        Creature - Wurm 0/1
        As this creature enters, choose a number.
        This creature gets +X/+X, where X is the chosen number.
        """
      And Bob will choose "2"
      And Bob controls "Measured Wurm"
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Runeclaw Bear" and "Measured Wurm"
      Then "Runeclaw Bear" is 0/1
      And the copiable values of "Runeclaw Bear" are those of "Measured Wurm"
      And "Measured Wurm" is 2/3
      And "Measured Wurm" is unchanged

  Rule: A choice serves only the abilities linked to the one that asked for it
    If an object has an ability that refers to a choice, but not the ability that would have asked for it, or has both
    and nobody was asked, the choice is undefined. Another choice made for the object doesn't stand in for it.
    Today 607.2d and 607.5a; 706.7a in 2018; 503.8a in 2008; new then (in 2007 a remembered choice could stand in).

    @id-linked-granted-ability-without-its-partner @C-038 @C-042 @C-044
    @CR-607.5a @CR-607.2d
    Scenario: A granted mana ability doesn't find the colour that a copied Voice of All asked for
      Given the card
        """
        Prism Echo {3}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of any creature on the battlefield, except it has "{T}: Add one mana of the chosen color."
        """
      And Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And Alice controls "Prism Echo"
      When Alice activates "{T}" of "Prism Echo"
      Then Alice's mana pool is empty
      And "Prism Echo" is tapped
      And "Prism Echo" has the ability "Protection from blue"
      And "Voice of All" is unchanged

    @id-linked-granted-ability-without-any-choice @C-038 @C-044
    @CR-607.5a
    Scenario: A granted mana ability that came without its partner adds nothing, and no colour is asked for
      Given the card
        """
        Prism Echo {3}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of any creature on the battlefield, except it has "{T}: Add one mana of the chosen color."
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Prism Echo"
      When Alice activates "{T}" of "Prism Echo"
      Then Alice's mana pool is empty
      And "Prism Echo" is tapped
      And "Prism Echo" is:
        | name      | Runeclaw Bear                          |
        | types     | Creature - Bear                        |
        | abilities | {T}: Add one mana of the chosen color. |
      And "Runeclaw Bear" is unchanged

    @id-linked-partner-left-behind @C-032 @C-038 @C-044
    @CR-607.5a @CR-616.1c
    Scenario: A copier whose own question is lost in the copying has no colour for the ability that it keeps
      The creature becomes a copy before anything else that happens as it enters, and then no longer asks for a colour.

      Given the card
        """
        Faded Echo {3}{U}
        Creature - Shapeshifter 0/0
        As this creature enters, choose a color.
        You may have this creature enter as a copy of any creature on the battlefield, except it has "{T}: Add one mana of the chosen color."
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Faded Echo"
      When Alice activates "{T}" of "Faded Echo"
      Then Alice's mana pool is empty
      And "Faded Echo" is tapped
      And "Runeclaw Bear" is unchanged

    @id-linked-granted-pair-on-entering @C-036 @C-039 @C-042 @C-048
    @CR-607.1a @CR-607.5 @CR-707.9a
    Scenario: A pair that an exception grants is linked, and the colour is asked for as the copy enters
      Given the card
        """
        Painted Echo {3}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of any creature on the battlefield, except it has "As this creature enters, choose a color." and "{T}: Add one mana of the chosen color."
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Painted Echo" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Painted Echo"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "black"
      And "Painted Echo" resolves
      And Alice has the effect "Target creature gains haste until end of turn." on "Painted Echo"
      When Alice activates "{T}" of "Painted Echo"
      Then Alice's mana pool is {B}
      And the copiable values of "Painted Echo" are those of "Runeclaw Bear", except:
        | abilities | As this creature enters, choose a color. |
        | abilities | {T}: Add one mana of the chosen color.   |
      And "Runeclaw Bear" is unchanged

    @id-linked-clone-of-a-granted-pair @C-021 @C-036 @C-039 @C-049
    @CR-707.6 @CR-707.7 @CR-707.9a
    Scenario: A Clone of a creature with a granted pair gets the pair and a colour of its own
      Given the card
        """
        Painted Echo {3}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of any creature on the battlefield, except it has "As this creature enters, choose a color." and "{T}: Add one mana of the chosen color."
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "black"
      And Alice controls "Painted Echo"
      And Alice will choose "Painted Echo"
      And Alice will choose "white"
      And Alice controls "Clone"
      When Alice activates "{T}" of "Clone"
      Then Alice's mana pool is {W}
      And the copiable values of "Clone" are those of "Painted Echo"
      And "Painted Echo" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-linked-granted-pair-on-becoming @C-037 @C-038 @C-045 @C-048
    @CR-607.5a @CR-707.9a
    Scenario: A pair granted to a creature that becomes a copy is linked, but nobody was asked
      Given the card
        """
        Painted Moth {1}{U}
        Creature - Insect 1/1
        {2}: This creature becomes a copy of target creature, except it has "As this creature enters, choose a color." and "{T}: Add one mana of the chosen color."
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Painted Moth"
      And Alice has {2} to spend
      And Alice activates "{2}" of "Painted Moth" targeting "Runeclaw Bear"
      And the top of the stack resolves
      When Alice activates "{T}" of "Painted Moth"
      Then Alice's mana pool is empty
      And "Painted Moth" is tapped
      And "Painted Moth" is:
        | name  | Runeclaw Bear   |
        | types | Creature - Bear |
        | size  | 2/2             |
      And "Runeclaw Bear" is unchanged

    @id-linked-clone-of-an-unasked-pair @C-021 @C-036 @C-039
    @CR-707.6 @CR-607.5
    Scenario: A Clone of a creature that nobody was asked for is asked for its own colour
      Given the card
        """
        Painted Moth {1}{U}
        Creature - Insect 1/1
        {2}: This creature becomes a copy of target creature, except it has "As this creature enters, choose a color." and "{T}: Add one mana of the chosen color."
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Painted Moth"
      And Alice has {2} to spend
      And Alice activates "{2}" of "Painted Moth" targeting "Runeclaw Bear"
      And the top of the stack resolves
      And Alice will choose "Painted Moth"
      And Alice will choose "green"
      And Alice controls "Clone"
      When Alice activates "{T}" of "Clone"
      Then Alice's mana pool is {G}
      And the copiable values of "Clone" are those of "Painted Moth"
      And "Painted Moth" is unchanged

    @id-linked-two-pairs-on-one-object @C-039 @C-040 @C-042
    @CR-607.2d @CR-607.5
    Scenario: A copy with a copied pair and a granted pair keeps a choice for each
      Given the card
        """
        Kindred Echo {3}{U}
        Creature - Shapeshifter 0/0
        You may have this creature enter as a copy of any creature on the battlefield, except it has "As this creature enters, choose a creature type." and "Other creatures you control of the chosen type get +1/+1."
        """
      And Bob will choose "white"
      And Bob controls "Quirion Elves"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice will choose "Quirion Elves"
      And Alice will choose "red"
      And Alice will choose "Bear"
      And Alice controls "Kindred Echo"
      When Alice activates "{T}: Add one mana" of "Kindred Echo"
      Then Alice's mana pool is {R}
      And "Runeclaw Bear" is 3/3
      And "Wandering Ones" is 1/1
      And "Kindred Echo" is 1/1
      And "Quirion Elves" is unchanged
