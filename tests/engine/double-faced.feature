Feature: 712 Double-faced permanents

  Background:
    Given the card
      """
      Thraben Gargoyle {1}
      Artifact Creature - Gargoyle 2/2
      Defender
      {6}: Transform this creature.
      back face
      Stonewing Antagonizer
      Artifact Creature - Gargoyle Horror 4/2
      Flying
      """

  Rule: A permanent that transforms is the same object

    712.18. What applied to it goes on applying. It gets a new timestamp (613.7g). Its mana value is that of its front,
    whichever face is up (202.3b).

    @id-engine-transform-keeps-effects @CR-712.18 @CR-202.3b
    Scenario: A creature that transforms keeps its counter, its bonus and its mana value
      Given Alice controls "Thraben Gargoyle"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Thraben Gargoyle"
      And Alice has the effect "Target creature gets +2/+2 until end of turn." on "Thraben Gargoyle"
      When Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      Then "Thraben Gargoyle" is:
        | name       | Stonewing Antagonizer |
        | mana cost  | none                  |
        | mana value | 1                     |
        | size       | 7/5                   |
      And "Thraben Gargoyle" has 1 +1/+1 counter
      And the stack is empty

    @id-engine-transform-there-and-back @CR-712.8d
    Scenario: A creature that transforms twice shows its front again
      Given Alice controls "Thraben Gargoyle"
      And Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      When Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      Then "Thraben Gargoyle" is:
        | name      | Thraben Gargoyle              |
        | mana cost | {1}                           |
        | size      | 2/2                           |
        | abilities | Defender                      |
        | abilities | {6}: Transform this creature. |

    @id-engine-transform-two-faces-alike @CR-712.8e
    Scenario: A card whose back says what its front says transforms nonetheless
      Given the card
        """
        Twin Mask {3}
        Creature - Shapeshifter 2/2
        back face
        Twin Mask
        Creature - Shapeshifter 2/2
        """
      And Alice controls "Twin Mask"
      When Alice has the effect "Transform target creature." on "Twin Mask"
      Then "Twin Mask" is:
        | mana cost  | none |
        | mana value | 3    |
        | size       | 2/2  |

    @id-engine-transform-new-timestamp @CR-613.7g
    Scenario: The effect of a creature that has just transformed is the latest one
      Given the card
        """
        Red Herald {2}
        Creature - Human 1/1
        All creatures are red.
        back face
        Red Prophet
        Creature - Human 1/1
        All creatures are red.
        """
      And the card
        """
        Blue Lamp {2}
        Artifact
        All creatures are blue.
        """
      And Alice controls "Red Herald"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Blue Lamp"
      And "Runeclaw Bear" is:
        | color | blue |
      When Alice has the effect "Transform target creature." on "Red Herald"
      Then "Runeclaw Bear" is:
        | color | red |

    @id-engine-dead-back-face-mana-value @CR-608.2h @CR-202.3b
    Scenario: A creature that died with its back up last had the mana value of its front
      Given the card
        """
        Moon Farmer {2}{G}
        Creature - Human 1/1
        back face
        Moon Wolf
        Creature - Wolf 4/4
        When this creature dies, you gain life equal to its mana value.
        """
      And Alice controls "Moon Farmer"
      And Alice has the effect "Transform target creature." on "Moon Farmer"
      And Alice has the effect "Destroy target creature." on "Moon Farmer"
      When the stack resolves
      Then Alice has 23 life
      And "Moon Farmer" is:
        | name       | Moon Farmer |
        | mana value | 3           |

  Rule: A permanent's own ability transforms it once for each time it was put on the stack

    701.27f. It doesn't, if the permanent has transformed since then. Another's ability does.

    @id-engine-transform-activated-twice @CR-701.27f
    Scenario: A creature whose ability was activated in response to itself transforms once
      Given the card
        """
        Hasty Squire {1}{W}
        Creature - Human Knight 2/2
        {1}: Transform this creature.
        back face
        Hasty Ghost
        Creature - Spirit 3/1
        {1}: Transform this creature.
        """
      And Alice controls "Hasty Squire"
      And Alice has {2} to spend
      And Alice activates "{1}" of "Hasty Squire"
      And Alice activates "{1}" of "Hasty Squire"
      And the top of the stack resolves
      And "Hasty Squire" is 3/1
      When the top of the stack resolves
      Then "Hasty Squire" is 3/1
      And "Hasty Squire" is unchanged
      And the stack is empty

    @id-engine-transform-activated-afterwards @CR-701.27f
    Scenario: A creature whose ability was activated after it transformed transforms back
      Given the card
        """
        Hasty Squire {1}{W}
        Creature - Human Knight 2/2
        {1}: Transform this creature.
        back face
        Hasty Ghost
        Creature - Spirit 3/1
        {1}: Transform this creature.
        """
      And Alice controls "Hasty Squire"
      And Alice has {2} to spend
      And Alice activates "{1}" of "Hasty Squire"
      And the top of the stack resolves
      And Alice activates "{1}" of "Hasty Squire"
      When the top of the stack resolves
      Then "Hasty Squire" is 2/2

    @id-engine-transform-by-another @CR-701.27f
    Scenario: A creature is transformed by abilities of another object as often as they resolve
      Given the card
        """
        Turning Wheel {1}
        Artifact
        {1}: Transform target creature.
        """
      And Alice controls "Turning Wheel"
      And Alice controls "Thraben Gargoyle"
      And Alice has {2} to spend
      And Alice activates "{1}" of "Turning Wheel" targeting "Thraben Gargoyle"
      And Alice activates "{1}" of "Turning Wheel" targeting "Thraben Gargoyle"
      And the top of the stack resolves
      And "Thraben Gargoyle" is 4/2
      When the top of the stack resolves
      Then "Thraben Gargoyle" is 2/2

  Rule: What can't transform stays as it is

    712.10 and 712.15a. Nothing happens to what would turn to the face of an instant or sorcery, and to what is face down.

    @id-engine-transform-to-a-sorcery @CR-712.10
    Scenario: A creature whose back is a sorcery doesn't transform
      Given the card
        """
        Omen Reader {1}{U}
        Creature - Human 1/1
        back face
        Read the Omen
        Sorcery
        Draw a card.
        """
      And Alice controls "Omen Reader"
      When Alice has the effect "Transform target creature." on "Omen Reader"
      Then "Omen Reader" is:
        | name | Omen Reader |
        | size | 1/1         |
      And "Omen Reader" is unchanged

    @id-engine-transform-face-down @CR-712.15a
    Scenario: A face-down double-faced creature doesn't transform, and has its front up when it is turned up
      Given the card
        """
        Veiled Scout {1}{G}
        Creature - Elf 1/3
        Morph {G}
        back face
        Bare Scout
        Creature - Elf 3/1
        """
      And Alice has "Veiled Scout" in hand
      And Alice has {3} to spend
      And Alice casts "Veiled Scout" face down
      And the stack resolves
      And Alice has the effect "Transform target creature." on "Veiled Scout"
      And "Veiled Scout" is face down
      And Alice has {G} to spend
      When Alice turns "Veiled Scout" face up
      Then "Veiled Scout" is:
        | name | Veiled Scout |
        | size | 1/3          |

    @id-engine-transform-one-face @CR-712.9
    Scenario: A creature with one face doesn't transform
      Given Alice controls "Runeclaw Bear"
      When Alice has the effect "Transform target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" is unchanged

  Rule: A card with two faces is played by its front

    712.8a and 712.11. In a hand it is what its front says. Cards whose back can be played as well, modal ones (712.12),
    are not there yet.

    @id-engine-land-on-the-back @CR-712.8a @CR-305.1
    Scenario: A creature card that transforms into a land isn't played as one
      Given the card
        """
        Grove Guide {1}{G}
        Creature - Elf 1/1
        back face
        Guided Grove
        Land
        {T}: Add {G}.
        """
      And Alice has "Grove Guide" in hand
      When the game goes on to Alice's precombat main phase
      Then Alice can't play "Grove Guide":
        | rule | 305.1 |
      And "Grove Guide" is in Alice's hand
