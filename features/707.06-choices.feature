Feature: 707.6 Choices made for a permanent
  A permanent may carry a choice that a player made for it: a colour, a creature type, a name. Such a choice is not a
  characteristic. A copy gets the words that ask for the choice and the words that use it, never the answer. Whether
  there is an answer for the copy depends on whether it entered as the copy or became one later.

  Rule: An object that enters as a copy gets choices of its own
    Choices made for the copied permanent stay with that permanent. If the copying happens as the object enters, the
    object has the copied "as this enters" abilities in that very event, and its controller makes their choices for it.
    Today 707.6 with 707.5 and 614.12; 706.6 in 2018; 503.6 in 2008 and 2007.

    @id-choices-clone-of-chameleon-spirit @C-035 @C-036 @C-039
    @S0-33-X1 @S4-48-X1 @K-43 @CR-707.6
    Scenario: A Clone of Chameleon Spirit counts the permanents of a colour chosen for the Clone
      Given Alice controls "Runeclaw Bear"
      And Bob will choose "green"
      And Bob controls "Chameleon Spirit"
      And Bob controls "Wandering Ones"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Chameleon Spirit"
      And Alice will choose "blue"
      When "Clone" resolves
      Then "Clone" is 2/2
      And the copiable values of "Clone" are those of "Chameleon Spirit"
      And "Chameleon Spirit" is 1/1
      And "Chameleon Spirit" is unchanged

    @id-choices-clone-of-adaptive-automaton @C-035 @C-036 @C-039
    @S0-33-X1 @S4-48-X1 @K-43 @CR-707.6
    Scenario: A Clone of Adaptive Automaton has a creature type of its own and helps only that
      Given Bob controls "Runeclaw Bear"
      And Bob will choose "Bear"
      And Bob controls "Adaptive Automaton"
      And Alice controls "Wandering Ones"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Adaptive Automaton"
      And Alice will choose "Spirit"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Adaptive Automaton                   |
        | color | colorless                            |
        | types | Artifact Creature - Construct Spirit |
        | size  | 2/2                                  |
      And "Wandering Ones" is 2/2
      And "Runeclaw Bear" is 3/3
      And "Runeclaw Bear" is unchanged
      And "Adaptive Automaton" is unchanged

    @id-choices-clone-of-voice-of-all @C-035 @C-036 @C-039 @C-045
    @CR-707.6 @CR-607.5 @K-21
    Scenario: A Clone of Voice of All has protection from the colour chosen for the Clone
      One document calls a choice undefined as soon as the choice itself isn't copied along with the abilities. Choices
      are never copied, so nothing could ever be chosen for a copy; the rule speaks of a choice that nobody makes.

      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Voice of All"
      And Alice will choose "red"
      When "Clone" resolves
      Then "Clone" has the ability "Protection from red"
      And "Clone" doesn't have the ability "Protection from white"
      And "Voice of All" has the ability "Protection from white"
      And "Voice of All" is unchanged

    @id-choices-heat-shimmer-on-voice-of-all @C-002 @C-035 @C-036 @C-039
    @S4-48-X2 @CR-707.6 @CR-614.12 @K-21
    Scenario: Heat Shimmer's token of Voice of All is protected from the colour that its controller chooses
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice has "Heat Shimmer" in hand
      And Alice has {2}{R} to spend
      And Alice casts "Heat Shimmer" targeting "Voice of All"
      And Alice will choose "green"
      When "Heat Shimmer" resolves
      Then "the token" has the ability "Protection from green"
      And "the token" doesn't have the ability "Protection from white"
      And "the token" has the ability "Flying"
      And "the token" has the ability "Haste"
      And "the token" is controlled by Alice
      And "Voice of All" is unchanged

    @id-choices-token-under-another-player @C-002 @C-035 @C-036
    @CR-707.6 @CR-614.12
    Scenario: The choice for a token copy belongs to the controller of the token, not to that of the original
      Given Alice will choose "white"
      And Alice controls "Voice of All"
      And Bob will choose "black"
      When Bob has the effect "Create a token that's a copy of target creature." on "Voice of All"
      Then "the token" is controlled by Bob
      And "the token" has the ability "Protection from black"
      And "the token" doesn't have the ability "Protection from white"
      And "Voice of All" is unchanged

    @id-choices-two-tokens-two-choices @C-002 @C-036
    @CR-707.6 @CR-614.12
    Scenario: Two tokens created at once get a choice each
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice will choose "red"
      And Alice will choose "blue"
      When Alice has the effect "Create two tokens that are copies of target creature." on "Voice of All"
      Then "the token" has the ability "Protection from red"
      And "the token" doesn't have the ability "Protection from blue"
      And "the second token" has the ability "Protection from blue"
      And "the second token" doesn't have the ability "Protection from red"
      And "Voice of All" is unchanged

    @id-choices-clone-of-a-clone @C-021 @C-035 @C-036
    @CR-707.6 @CR-707.3
    Scenario: In a chain of Clones of Voice of All every link has the choice made for it
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And Alice controls "Clone" called "the old Clone"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "the old Clone"
      And Alice will choose "red"
      When "Clone" resolves
      Then "Clone" has the ability "Protection from red"
      And "Clone" doesn't have the ability "Protection from blue"
      And "Clone" doesn't have the ability "Protection from white"
      And "the old Clone" has the ability "Protection from blue"
      And "the old Clone" is unchanged

    @id-choices-body-double-of-a-card @C-036
    @CR-707.5 @CR-614.12
    Scenario: A Body Double of a Voice of All in a graveyard gets the choice that the card never had
      Given Bob has "Voice of All" in graveyard
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice casts "Body Double"
      And Alice will choose "Voice of All"
      And Alice will choose "green"
      When "Body Double" resolves
      Then "Body Double" has the ability "Protection from green"
      And the copiable values of "Body Double" are those of "Voice of All"
      And "Voice of All" is in Bob's graveyard
      And "Voice of All" is unchanged

    @id-choices-copy-of-a-permanent-spell @C-036
    @CR-707.10f @CR-608.3f @CR-614.12 @since-now
    Scenario: The token that a copied Voice of All spell becomes is given its own colour before the original arrives
      Given Alice has "Voice of All" in hand
      And Alice has {2}{W}{W} to spend
      And Alice casts "Voice of All"
      And Alice has the effect "Copy target creature spell." on "Voice of All"
      And Alice will choose "red"
      And "the copy" resolves
      And Alice will choose "white"
      When "Voice of All" resolves
      Then "Voice of All" has the ability "Protection from white"
      And "Voice of All" doesn't have the ability "Protection from red"
      And "the copy" is on the battlefield
      And "the copy" has the ability "Protection from red"
      And "the copy" is unchanged

    @id-choices-the-copys-controller-chooses @C-036
    @CR-707.6
    Scenario: Bob makes the choices for Alice's Clone that enters under his control
      Given Alice will choose "white"
      And Alice controls "Voice of All"
      And Alice has "Clone" in graveyard
      And Bob will choose "Voice of All"
      And Bob will choose "black"
      When Bob has the effect "Put target creature card from a graveyard onto the battlefield under your control." on "Clone"
      Then "Clone" is controlled by Bob
      And "Clone" is owned by Alice
      And "Clone" has the ability "Protection from black"
      And "Clone" doesn't have the ability "Protection from white"
      And "Voice of All" is unchanged

    @id-choices-clone-cast-again @C-036 @C-108
    @CR-707.6 @CR-400.7
    Scenario: A Clone that comes back is asked again, and what was chosen in its former life is gone
      Given Bob will choose "white"
      And Bob controls "Voice of All"
      And Alice will choose "Voice of All"
      And Alice will choose "blue"
      And Alice controls "Clone"
      And Alice has the effect "Return target creature to its owner's hand." on "Clone"
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Voice of All"
      And Alice will choose "green"
      When "Clone" resolves
      Then "Clone" has the ability "Protection from green"
      And "Clone" doesn't have the ability "Protection from blue"
      And "Voice of All" is unchanged

    @id-choices-sculpting-steel-of-pithing-needle @C-035 @C-036 @C-039
    @CR-707.6
    Scenario: A Sculpting Steel of Pithing Needle names a card of its own, and both names are shut off
      Given Bob controls "Crazed Armodon"
      And Bob controls "Mutavault"
      And Bob will choose "Crazed Armodon"
      And Bob controls "Pithing Needle"
      And Bob has {1}{G} to spend
      And Alice has "Sculpting Steel" in hand
      And Alice has {3} to spend
      And Alice casts "Sculpting Steel"
      And Alice will choose "Pithing Needle"
      And Alice will choose "Mutavault"
      When "Sculpting Steel" resolves
      Then Bob can't activate "{1}" of "Mutavault"
      And Bob can activate "{T}" of "Mutavault"
      And Bob can't activate "{G}" of "Crazed Armodon"
      And "Pithing Needle" is unchanged

    @id-choices-clone-of-meddling-mage @C-035 @C-036 @C-039
    @CR-707.6
    Scenario: A Clone of Meddling Mage forbids a second name and leaves the first to the Mage
      Given Bob will choose "Mulldrifter"
      And Bob controls "Meddling Mage"
      And Alice has "Mulldrifter" in hand
      And Alice has "Striped Bears" in hand
      And Alice has "Crazed Armodon" in hand
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice has {4}{U}{G}{G} to spend
      And Alice will choose "Meddling Mage"
      And Alice will choose "Striped Bears"
      When "Clone" resolves
      Then Alice can't cast "Striped Bears"
      And Alice can't cast "Mulldrifter"
      And Alice can cast "Crazed Armodon"
      And "Meddling Mage" is unchanged

    @id-choices-a-chosen-player @C-035 @C-036 @C-039
    @CR-707.6
    Scenario: A copied bell tolls for the player who was chosen for the copy
      Given the card
        """
        Debtor's Bell {3}
        Artifact
        As this artifact enters, choose a player.
        At the beginning of your upkeep, the chosen player loses 1 life.
        """
      And Bob will choose "Alice"
      And Bob controls "Debtor's Bell"
      And Alice has "Sculpting Steel" in hand
      And Alice has {3} to spend
      And Alice casts "Sculpting Steel"
      And Alice will choose "Debtor's Bell"
      And Alice will choose "Bob"
      And "Sculpting Steel" resolves
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then Bob has 19 life
      And Alice has 19 life
      And the stack is empty

    @id-choices-chosen-colour-is-no-copiable-value @C-011 @C-035 @C-036
    @CR-707.2 @CR-707.6 @K-22
    Scenario: The colour that a choice gives a permanent is no copiable value, and the copy gets another
      Given the card
        """
        Chalk Golem {3}
        Artifact Creature - Golem 2/2
        As this creature enters, choose a color.
        This creature is the chosen color.
        """
      And Bob will choose "red"
      And Bob controls "Chalk Golem"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Chalk Golem"
      And Alice will choose "black"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Chalk Golem               |
        | color | black                     |
        | types | Artifact Creature - Golem |
      And the copiable values of "Clone" are:
        | color | colorless |
      And "Chalk Golem" is:
        | color | red |
      And "Chalk Golem" is unchanged

    @id-choices-creatures-enter-as-a-copy-of-a-chooser @C-035 @C-036
    @CR-707.6 @CR-616.1f
    Scenario: A creature made a copy by another permanent's effect brings the copied choice with it
      Given the card
        """
        Dye Matron {4}{G}
        Creature - Elemental 4/4
        As this creature enters, choose a color.
        This creature is the chosen color.
        Creatures you control enter as a copy of this creature.
        """
      And Alice will choose "red"
      And Alice controls "Dye Matron"
      And Alice has "Wandering Ones" in hand
      And Alice has {U} to spend
      And Alice casts "Wandering Ones"
      And Alice will choose "white"
      When "Wandering Ones" resolves
      Then "Wandering Ones" is:
        | name  | Dye Matron           |
        | color | white                |
        | types | Creature - Elemental |
        | size  | 4/4                  |
      And the copiable values of "Wandering Ones" are those of "Dye Matron"
      And "Dye Matron" is unchanged

    @id-choices-the-copiers-own-choice-is-lost @C-032 @C-034 @C-036
    @CR-616.1c @CR-616.1f
    Scenario: A copier that asks for a colour itself asks for none when it copies a creature that doesn't
      Given the card
        """
        Undecided Mimic {2}{U}
        Creature - Shapeshifter 0/3
        As this creature enters, choose a color.
        This creature is the chosen color.
        You may have this creature enter as a copy of any creature on the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Undecided Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Undecided Mimic"
      And Alice will choose "Runeclaw Bear"
      When "Undecided Mimic" resolves
      Then "Undecided Mimic" is:
        | name      | Runeclaw Bear   |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |
      And "Runeclaw Bear" is unchanged

    @id-choices-the-copiers-own-choice-is-kept @C-032 @C-036
    @CR-616.1c @CR-616.1e
    Scenario: The same copier asks for its colour after its controller has declined to copy
      Given the card
        """
        Undecided Mimic {2}{U}
        Creature - Shapeshifter 0/3
        As this creature enters, choose a color.
        This creature is the chosen color.
        You may have this creature enter as a copy of any creature on the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Undecided Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Undecided Mimic"
      And Alice will choose "nothing"
      And Alice will choose "red"
      When "Undecided Mimic" resolves
      Then "Undecided Mimic" is:
        | name  | Undecided Mimic         |
        | color | red                     |
        | types | Creature - Shapeshifter |
        | size  | 0/3                     |
      And "Runeclaw Bear" is unchanged

    @id-choices-gargantuan-of-chameleon-spirit @C-036 @C-057
    @CR-707.6 @CR-707.9d
    Scenario: A Quicksilver Gargantuan of Chameleon Spirit chooses a colour that nothing on it uses
      The copied "choose a color" is an ability like any other and takes effect as the Gargantuan enters; the ability
      that would count with the answer defines power and toughness, which the Gargantuan provides itself.

      Given Alice controls "Runeclaw Bear"
      And Bob will choose "green"
      And Bob controls "Chameleon Spirit"
      And Alice has "Quicksilver Gargantuan" in hand
      And Alice has {5}{U}{U} to spend
      And Alice casts "Quicksilver Gargantuan"
      And Alice will choose "Chameleon Spirit"
      And Alice will choose "red"
      When "Quicksilver Gargantuan" resolves
      Then "Quicksilver Gargantuan" is:
        | name      | Chameleon Spirit                         |
        | types     | Creature - Illusion Spirit               |
        | size      | 7/7                                      |
        | abilities | As this creature enters, choose a color. |
      And "Chameleon Spirit" is unchanged

    @id-choices-two-kinds-on-one-copy @C-035 @C-036 @C-039 @C-040
    @CR-707.6 @CR-607.2d
    Scenario: A copy of a permanent with two choices gets both anew, each for the ability that uses it
      Given the card
        """
        Motley Banner {3}
        Artifact
        As this artifact enters, choose a color.
        As this artifact enters, choose a creature type.
        {T}: Add one mana of the chosen color.
        Creatures you control of the chosen type get +1/+1.
        """
      And Bob will choose "white"
      And Bob will choose "Spirit"
      And Bob controls "Motley Banner"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Alice will choose "Motley Banner"
      And Alice will choose "red"
      And Alice will choose "Bear"
      And Alice controls "Sculpting Steel"
      When Alice activates "{T}" of "Sculpting Steel"
      Then Alice's mana pool is {R}
      And "Runeclaw Bear" is 3/3
      And "Wandering Ones" is 1/1
      And "Motley Banner" is unchanged

    @id-choice-for-being-turned-face-up-alone @C-036 @C-009 @CR-708.8
    Scenario: Of a copier that chooses a color as it enters and copies as it is turned face up, the color isn't asked for then
      Given the card
        """
        Veiled Mimic {2}{U}
        Creature - Shapeshifter 1/2
        As this creature enters, choose a color.
        As this creature is turned face up, you may have it become a copy of any other creature on the battlefield.
        Morph {U}
        """
      And Bob controls "Juggernaut"
      And Alice has "Veiled Mimic" in hand
      And Alice has {3} to spend
      And Alice casts "Veiled Mimic" face down
      And "Veiled Mimic" resolves
      And Alice has {U} to spend
      And Alice will choose "Juggernaut"
      When Alice turns "Veiled Mimic" face up
      Then the copiable values of "Veiled Mimic" are those of "Juggernaut"
      And "Veiled Mimic" is face up
      And "Juggernaut" is unchanged

    @id-choices-opponent-of-a-copy @C-035 @C-036 @CR-707.6 @CR-607.2d
    Scenario: A Clone of a creature that has named an opponent names one of its own controller's opponents
      With two players there is one opponent, and nothing is asked.

      Given the card
        """
        Grudge Bearer {2}{B}
        Creature - Ogre 3/2
        As this creature enters, choose an opponent.
        At the beginning of your upkeep, the chosen player loses 2 life.
        """
      And Bob controls "Grudge Bearer"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Grudge Bearer"
      And Alice casts "Clone"
      And "Clone" resolves
      And Bob has the effect "Destroy target creature." on "Grudge Bearer"
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then Bob has 18 life
      And Alice has 20 life
      And "Clone" is:
        | name | Grudge Bearer |
        | size | 3/2           |

    @id-choices-player-of-a-copy @C-035 @C-036 @CR-707.6 @CR-607.2d
    Scenario: A Clone of a creature that has named a player may name its own controller
      Given the card
        """
        Guardian of One {2}{W}
        Creature - Spirit 2/3
        As this creature enters, choose a player.
        At the beginning of your upkeep, the chosen player gains 3 life.
        """
      And Bob will choose "Bob"
      And Bob controls "Guardian of One"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Guardian of One"
      And Alice will choose "Alice"
      And "Clone" resolves
      And the game goes on to Alice's upkeep
      When the top of the stack resolves
      Then Alice has 23 life
      And Bob has 23 life
      And the copiable values of "Clone" are those of "Guardian of One"

    @id-choices-number-of-a-copy @C-035 @C-036 @CR-707.6 @CR-607.2d
    Scenario: A Clone of a creature whose size is a chosen number has the number that its own controller chooses
      Given the card
        """
        Measured Wurm {3}{G}
        Creature - Wurm 0/1
        As this creature enters, choose a number.
        This creature gets +X/+X, where X is the chosen number.
        """
      And Bob will choose "2"
      And Bob controls "Measured Wurm"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Measured Wurm"
      And Alice will choose "4"
      When "Clone" resolves
      Then "Clone" is 4/5
      And "Measured Wurm" is 2/3
      And the copiable values of "Clone" are those of "Measured Wurm"
      And "Measured Wurm" is unchanged

    @id-choices-that-may-be-made @C-035 @C-036 @C-045 @CR-707.6 @CR-607.2d
    Scenario Outline: A Clone of a creature whose controller may choose a color has the outcome of its own controller's choice of <choice>
      Given the card
        """
        Wavering Templar {2}{W}
        Creature - Human Knight 2/2
        As this creature enters, you may choose a color.
        This creature has protection from the chosen color.
        """
      And Bob will choose "black"
      And Bob controls "Wavering Templar"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Wavering Templar"
      And Alice will choose "<choice>"
      When "Clone" resolves
      Then "Clone" <has> the ability "Protection from red"
      And "Clone" doesn't have the ability "Protection from black"
      And "Wavering Templar" has the ability "Protection from black"
      And the copiable values of "Clone" are those of "Wavering Templar"
      And "Wavering Templar" is unchanged

      Examples:
        | choice  | has          |
        | red     | has          |
        | nothing | doesn't have |

    @id-choices-type-that-may-be-chosen @C-035 @C-036 @C-045 @CR-707.6 @CR-607.2d
    Scenario Outline: A Clone of a creature whose controller may choose a creature type is a <types> after the choice of <choice>
      Given the card
        """
        Wavering Chieftain {2}{R}
        Creature - Giant 2/2
        As this creature enters, you may choose a creature type.
        This creature is the chosen type in addition to its other types.
        """
      And Bob will choose "Bear"
      And Bob controls "Wavering Chieftain"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Wavering Chieftain"
      And Alice will choose "<choice>"
      When "Clone" resolves
      Then "Clone" is:
        | types | <types> |
      And "Wavering Chieftain" is:
        | types | Creature - Giant Bear |
      And the copiable values of "Clone" are those of "Wavering Chieftain"
      And "Wavering Chieftain" is unchanged

      Examples:
        | choice  | types                   |
        | Goblin  | Creature - Giant Goblin |
        | nothing | Creature - Giant        |

    @id-choices-land-of-the-chosen-type @C-035 @C-036 @CR-707.6 @CR-305.7
    Scenario: A copy of a land that is the chosen type is of the type that its own controller chooses
      Given the card
        """
        Shifting Meadow
        Land
        As this land enters, choose a basic land type.
        This land is the chosen type.
        """
      And the card
        """
        Drifting Fen
        Land
        You may have this land enter as a copy of a land.
        """
      And Bob will choose "Island"
      And Bob controls "Shifting Meadow"
      And Alice has "Drifting Fen" in hand
      And Alice will choose "Shifting Meadow"
      And Alice will choose "Swamp"
      When Alice plays "Drifting Fen"
      Then "Drifting Fen" is:
        | name      | Shifting Meadow |
        | types     | Land - Swamp    |
        | abilities | {T}: Add {B}.   |
      And the copiable values of "Drifting Fen" are those of "Shifting Meadow"
      And the copiable values of "Drifting Fen" are:
        | types | Land |
      And "Shifting Meadow" is:
        | types     | Land - Island |
        | abilities | {T}: Add {U}. |
      And "Shifting Meadow" is unchanged

    @id-choices-land-that-became-of-the-chosen-type @C-035 @C-045 @CR-607.5a @CR-305.7
    Scenario: A land that becomes a copy of a land that is the chosen type is of no type, for nothing was chosen
      Given the card
        """
        Shifting Meadow
        Land
        As this land enters, choose a basic land type.
        This land is the chosen type.
        """
      And the card
        """
        Forest
        Basic Land - Forest
        """
      And Bob will choose "Island"
      And Bob controls "Shifting Meadow"
      And Alice controls "Forest"
      When Alice has the effect "Target land becomes a copy of another target land until end of turn." on "Forest" and "Shifting Meadow"
      Then "Forest" is:
        | name      | Shifting Meadow                                |
        | types     | Land                                           |
        | abilities | As this land enters, choose a basic land type. |
        | abilities | This land is the chosen type.                  |
      And the copiable values of "Forest" are those of "Shifting Meadow"
      And "Shifting Meadow" is unchanged
