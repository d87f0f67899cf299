Feature: 707.9c Characteristics that aren't copied

  Rule: A copy effect may leave a characteristic uncopied, and the object keeps its own original value of it
    Today 707.9c; 706.9b in 2018; part of 503.9 in 2008 and 2007. The value that is kept is a copiable value of the copy.

    @id-retained-color @C-052 @C-053 @K-38 @CR-707.9c
    Scenario: A red copier that doesn't copy color is a red Bear with a green mana cost
      Given the card
        """
        Rust Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Rust Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Rust Mimic"
      When "Rust Mimic" resolves
      Then the copiable values of "Rust Mimic" are:
        | name       | Runeclaw Bear   |
        | mana cost  | {1}{G}          |
        | mana value | 2               |
        | color      | red             |
        | types      | Creature - Bear |
        | size       | 2/2             |
        | abilities  | none            |
      And "Runeclaw Bear" is unchanged

    @id-retained-color-copied-on @C-052 @C-053 @CR-707.9c @CR-707.3
    Scenario: A Clone of a copy that kept its color has that color
      Given the card
        """
        Rust Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's color.
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Rust Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Rust Mimic"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | color | red |
      And "Rust Mimic" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-retained-color-in-the-upkeep @C-052 @C-053 @C-048 @CR-707.9c
    Scenario: A Vesuvan Doppelganger that becomes a copy of a white creature in its upkeep is blue
      Given Bob controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Vesuvan Doppelganger"
      And Alice will choose "Wall of Omens"
      And the game goes on to Alice's upkeep
      And Alice will choose "yes"
      When the top of the stack resolves
      Then the copiable values of "Vesuvan Doppelganger" are:
        | name      | Wall of Omens                                                                    |
        | mana cost | {1}{W}                                                                           |
        | color     | blue                                                                             |
        | types     | Creature - Wall                                                                  |
        | size      | 0/4                                                                              |
        | abilities | Defender                                                                         |
        | abilities | When this creature enters, draw a card.                                          |
        | abilities | At the beginning of your upkeep, you may have this creature become a copy of target creature, except it doesn't copy that creature's color and it has this ability. |
      And "Wall of Omens" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-retained-original-not-current-color @C-052 @CR-707.9c @CR-707.2
    Scenario: The color that a painted creature keeps while copying is its original one
      Given the card
        """
        Ochre Mimic {1}{R}
        Creature - Shapeshifter 1/4
        {1}: This creature becomes a copy of target creature, except it doesn't copy that creature's color.
        """
      And Alice controls "Ochre Mimic"
      And Bob controls "Runeclaw Bear"
      And Bob has the effect "Target creature becomes white until end of turn." on "Ochre Mimic"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Ochre Mimic" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then the copiable values of "Ochre Mimic" are those of "Runeclaw Bear", except:
        | color | red |
      And "Ochre Mimic" is:
        | name  | Runeclaw Bear |
        | color | white         |
        | size  | 2/2           |
      And "Runeclaw Bear" is unchanged

    @id-retained-size @C-053 @C-052 @CR-707.9c
    Scenario: A Clone of a copier that doesn't copy power and toughness has the copier's size
      Given the card
        """
        Stilt Mimic {2}{W}
        Creature - Shapeshifter 1/5
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's power and toughness.
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Stilt Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Stilt Mimic"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | size | 1/5 |
      And the copiable values of "Stilt Mimic" are those of "Clone"
      And "Runeclaw Bear" is unchanged

    @id-retained-size-set-on-entering @C-008 @C-052 @C-053 @CR-707.9c @CR-613.2a
    Scenario: A creature that doesn't copy power and toughness keeps the size that it took as it entered
      The size that was set came first and is the one to keep; the flying that came with it is not.

      Given the card
        """
        Clay Effigy {4}
        Creature - Golem 0/0
        As this creature enters, it becomes your choice of a 5/1 creature or a 2/3 creature with flying.
        """
      And Alice will choose "2"
      And Alice controls "Clay Effigy"
      And Bob controls "Skyshroud Behemoth"
      When Alice has the effect "Target creature you control becomes a copy of another target creature, except it doesn't copy that creature's power and toughness." on "Clay Effigy" and "Skyshroud Behemoth"
      Then the copiable values of "Clay Effigy" are those of "Skyshroud Behemoth", except:
        | size | 2/3 |
      And "Clay Effigy" doesn't have the ability "Flying"
      And "Skyshroud Behemoth" is unchanged

    @id-retained-size-of-both-halves @C-020 @C-052 @C-053 @CR-707.9c @CR-110.5c
    Scenario: A copier that doesn't copy power and toughness keeps its size when the flip card that it copied flips
      Given the card
        """
        Stilt Mimic {2}{W}
        Creature - Shapeshifter 1/5
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's power and toughness.
        """
      And the card
        """
        Dusk Apprentice {1}{U}
        Creature - Human Wizard 2/2
        {1}: Flip this creature.
        flips to
        Tama of the Late Hour
        Legendary Creature - Human Wizard 3/4
        Flying
        """
      And Bob controls "Dusk Apprentice"
      And Alice will choose "Dusk Apprentice"
      And Alice controls "Stilt Mimic"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Stilt Mimic"
      When the top of the stack resolves
      Then "Stilt Mimic" is:
        | name      | Tama of the Late Hour             |
        | types     | Legendary Creature - Human Wizard |
        | size      | 1/5                               |
        | abilities | Flying                            |
      And "Dusk Apprentice" is unchanged

    @id-retained-size-of-the-flipped-half @C-020 @C-052 @C-053 @CR-707.9c @CR-710.1c
    Scenario: A flipped flip card that doesn't copy power and toughness keeps the size of its own flipped half
      Given the card
        """
        Dusk Apprentice {1}{U}
        Creature - Human Wizard 2/2
        {1}: Flip this creature.
        flips to
        Tama of the Late Hour
        Legendary Creature - Human Wizard 3/4
        Flying
        """
      And the card
        """
        Fen Urchin {B}
        Creature - Rat 1/1
        {1}: Flip this creature.
        flips to
        Gulma Mudtooth
        Legendary Creature - Rat Shaman 6/5
        Menace
        """
      And Alice controls "Dusk Apprentice"
      And Alice has the effect "Flip target creature." on "Dusk Apprentice"
      And Bob controls "Fen Urchin"
      When Alice has the effect "Target creature you control becomes a copy of another target creature, except it doesn't copy that creature's power and toughness." on "Dusk Apprentice" and "Fen Urchin"
      Then "Dusk Apprentice" is:
        | name      | Gulma Mudtooth                 |
        | types     | Legendary Creature - Rat Shaman |
        | size      | 3/4                            |
        | abilities | Menace                         |
      And "Dusk Apprentice" is flipped
      And "Fen Urchin" is 1/1
      And "Fen Urchin" is unchanged

    @id-retained-mana-cost @C-005 @C-016 @C-052 @C-053 @CR-707.9c @CR-707.2a
    Scenario: A copier that doesn't copy the mana cost keeps its own, and the color that follows from it
      Given the card
        """
        Tithe Mimic {2}{W}
        Creature - Shapeshifter 1/3
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's mana cost.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Tithe Mimic" in hand
      And Alice has {2}{W} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Tithe Mimic"
      When "Tithe Mimic" resolves
      Then the copiable values of "Tithe Mimic" are:
        | name       | Runeclaw Bear   |
        | mana cost  | {2}{W}          |
        | mana value | 3               |
        | color      | white           |
        | types      | Creature - Bear |
        | size       | 2/2             |
        | abilities  | none            |
      And "Runeclaw Bear" is unchanged

    @id-retained-types @C-052 @C-053 @CR-707.9c
    Scenario: A copier that doesn't copy types is of its own types, and a Clone of it too
      Given the card
        """
        Brass Mummer {3}
        Artifact Creature - Golem 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's types.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Brass Mummer"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Brass Mummer"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are:
        | name      | Runeclaw Bear             |
        | mana cost | {1}{G}                    |
        | color     | green                     |
        | types     | Artifact Creature - Golem |
        | size      | 2/2                       |
        | abilities | none                      |
      And the copiable values of "Brass Mummer" are those of "Clone"
      And "Brass Mummer" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-retained-types-of-no-legend @C-052 @C-053 @CR-707.9c @CR-704.5j
    Scenario: A copier that doesn't copy types isn't legendary beside the legend that it copies
      Given the card
        """
        Brass Mummer {3}
        Artifact Creature - Golem 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it doesn't copy that creature's types.
        """
      And Alice controls "Teferi, Mage of Zhalfir"
      And Alice has "Brass Mummer" in hand
      And Alice has {3} to spend
      And Alice casts "Brass Mummer"
      And Alice will choose "Teferi, Mage of Zhalfir"
      When "Brass Mummer" resolves
      Then the copiable values of "Brass Mummer" are those of "Teferi, Mage of Zhalfir", except:
        | types | Artifact Creature - Golem |
      And "Brass Mummer" is on the battlefield
      And "Teferi, Mage of Zhalfir" is on the battlefield
      And "Teferi, Mage of Zhalfir" is unchanged

    @id-retained-every-creature-type @C-021 @C-052 @C-053 @CR-707.9c
    Scenario: A copy that an exception made every creature type keeps that where types aren't copied
      Given the card
        """
        Crowd of Masks {2}{U}
        Creature - Shapeshifter 1/4
        You may have this creature enter as a copy of any creature on the battlefield, except it's every creature type.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Juggernaut"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Crowd of Masks"
      When Alice has the effect "Target creature you control becomes a copy of another target creature, except it doesn't copy that creature's types." on "Crowd of Masks" and "Juggernaut"
      Then the copiable values of "Crowd of Masks" are those of "Juggernaut", except:
        | types | Creature - every creature type |
      And "Juggernaut" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-retained-abilities @C-017 @C-052 @C-053 @CR-707.9c
    Scenario: A copier that doesn't copy abilities has its own, and none of the original's
      Given the card
        """
        Hollow Mimic {2}{B}
        Creature - Shapeshifter 1/1
        Menace
        {1}: This creature becomes a copy of target creature, except it doesn't copy that creature's abilities.
        """
      And the card
        """
        Dawn Griffin {3}{W}
        Creature - Griffin 3/2
        Flying
        Vigilance
        """
      And Bob controls "Dawn Griffin"
      And Alice controls "Hollow Mimic"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Hollow Mimic" targeting "Dawn Griffin"
      When the top of the stack resolves
      Then the copiable values of "Hollow Mimic" are:
        | name      | Dawn Griffin       |
        | mana cost | {3}{W}             |
        | color     | white              |
        | types     | Creature - Griffin |
        | size      | 3/2                |
        | abilities | Menace             |
        | abilities | {1}: This creature becomes a copy of target creature, except it doesn't copy that creature's abilities. |
      And "Dawn Griffin" is unchanged

    @id-retained-abilities-asked-once @C-052 @C-053 @B-49 @CR-707.9c @CR-614.5
    Scenario: A copier that doesn't copy abilities is asked once what it enters as a copy of
      A replacement effect has one opportunity to affect an event, and this one is still the same.

      Given the card
        """
        Stubborn Mimic {2}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of a creature, except it doesn't copy that creature's abilities.
        """
      And Bob controls "Wall of Omens"
      And Alice has "Stubborn Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Stubborn Mimic"
      And Alice will choose "Wall of Omens"
      When "Stubborn Mimic" resolves
      Then the copiable values of "Stubborn Mimic" are those of "Wall of Omens", except:
        | abilities | You may have this creature enter as a copy of a creature, except it doesn't copy that creature's abilities. |
      And the stack is empty
      And "Wall of Omens" is unchanged

    @id-retained-abilities-keep-their-choice @C-052 @C-053 @CR-707.9c @CR-607.2d
    Scenario: A copier that doesn't copy abilities has the color that was chosen for its own
      Given the card
        """
        Sworn Mimic {2}{W}
        Creature - Shapeshifter 1/4
        As this creature enters, choose a color.
        This creature has protection from the chosen color.
        {1}: This creature becomes a copy of target creature, except it doesn't copy that creature's abilities.
        """
      And Bob will choose "black"
      And Bob controls "Voice of All"
      And Alice will choose "red"
      And Alice controls "Sworn Mimic"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Sworn Mimic" targeting "Voice of All"
      When the top of the stack resolves
      Then "Sworn Mimic" is:
        | name | Voice of All |
        | size | 2/2          |
      And "Sworn Mimic" has the ability "Protection from red"
      And "Sworn Mimic" doesn't have the ability "Protection from black"
      And "Sworn Mimic" doesn't have the ability "Flying"
      And "Voice of All" is unchanged

    @id-retained-abilities-know-the-kicker @C-052 @C-053 @CR-707.9c @CR-607.2i
    Scenario: A kicked copier that doesn't copy abilities was kicked, for its own ability asks for its own kicker
      Given the card
        """
        Paid Mimic {2}{U}
        Creature - Shapeshifter 1/1
        Kicker {1}
        You may have this creature enter as a copy of a creature, except it doesn't copy that creature's abilities.
        When this creature enters, if it was kicked, you gain 3 life.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Paid Mimic" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Paid Mimic":
        | kicked | yes |
      And Alice will choose "Runeclaw Bear"
      And "Paid Mimic" resolves
      And "Paid Mimic" is 2/2
      When the top of the stack resolves
      Then Alice has 23 life
      And Bob has 20 life
      And "Runeclaw Bear" is unchanged

  Rule: The word "still" once marked what a copy effect keeps, in two forms
    706.9b from February 2011 to June 2018, not in the rules today (707.9c); no such rule in 2008 and 2007. Cards said
    "except its [characteristic] is still [value]" or "except it's still [value]". They mean the same to this day.

    @id-still-size @C-054 @C-052 @K-27 @CR-707.9c
    Scenario: A copy that is "still 7/7" is a 7/7 Bear
      Given the card
        """
        Mirror Colossus {5}{U}{U}
        Creature - Shapeshifter 7/7
        You may have Mirror Colossus enter the battlefield as a copy of any creature on the battlefield, except it's still 7/7.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Mirror Colossus" in hand
      And Alice has {5}{U}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Mirror Colossus"
      When "Mirror Colossus" resolves
      Then the copiable values of "Mirror Colossus" are those of "Runeclaw Bear", except:
        | size | 7/7 |
      And "Runeclaw Bear" is unchanged

    @id-still-color @C-054 @C-052 @K-27 @CR-707.9c
    Scenario: A copy whose color "is still red" is a red Bear
      Given the card
        """
        Ember Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have Ember Mimic enter the battlefield as a copy of any creature on the battlefield, except its color is still red.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Ember Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Ember Mimic"
      When "Ember Mimic" resolves
      Then the copiable values of "Ember Mimic" are those of "Runeclaw Bear", except:
        | color | red |
      And "Runeclaw Bear" is unchanged

    @id-still-name @C-054 @C-052 @K-27 @CR-707.9c @CR-704.5j
    Scenario: A copy of a legend whose name "is still" its own stays beside the legend
      Given the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And the card
        """
        Ashwalker {2}{B}
        Creature - Shapeshifter 1/1
        You may have Ashwalker enter the battlefield as a copy of any creature on the battlefield, except its name is still Ashwalker.
        """
      And Alice controls "Oda of the Nine Locks"
      And Alice has "Ashwalker" in hand
      And Alice has {2}{B} to spend
      And Alice will choose "Oda of the Nine Locks"
      And Alice casts "Ashwalker"
      When "Ashwalker" resolves
      Then the copiable values of "Ashwalker" are those of "Oda of the Nine Locks", except:
        | name | Ashwalker |
      And "Ashwalker" is on the battlefield
      And "Oda of the Nine Locks" is unchanged
