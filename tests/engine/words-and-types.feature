Feature: 612 and 205.1 Words that are replaced, and types that are chosen

  Rule: An effect that replaces words names them, or has them chosen as it resolves

    612.1 and 612.2.

    @id-engine-named-color-words @CR-612.2
    Scenario: A named color word is replaced by another, and nobody is asked
      Given the card
        """
        Chalk Rider {W}{W}
        Creature - Human Knight 2/2
        Protection from black
        """
      And Alice controls "Chalk Rider"
      When Alice has the effect "Change the text of target permanent by replacing all instances of black with red." on "Chalk Rider"
      Then "Chalk Rider" has the ability "Protection from red"
      And "Chalk Rider" doesn't have the ability "Protection from black"

    @id-engine-chosen-creature-types @CR-612.2
    Scenario: Both creature types are chosen as the effect resolves
      Given the card
        """
        Pack Caller {G}
        Creature - Elf 1/1
        Other Bears get +1/+1.
        """
      And Alice controls "Pack Caller"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And "Runeclaw Bear" is 3/3
      And Alice will choose "Bear"
      And Alice will choose "Elephant"
      When Alice has the effect "Change the text of target creature by replacing all instances of one creature type with another." on "Pack Caller"
      Then "Runeclaw Bear" is 2/2
      And "Crazed Armodon" is 4/4
      And "Pack Caller" has the ability "Other Elephants get +1/+1."

  Rule: A type may be a chosen one

    205.1a. A creature type replaces creature types, a basic land type land types and what the land could do (305.7).

    @id-engine-becomes-the-chosen-type @CR-205.1a
    Scenario: A creature that becomes the chosen type has no other creature type
      Given the card
        """
        Name Giver {2}
        Artifact
        As this artifact enters, choose a creature type.
        {1}: Target creature becomes the chosen type until end of turn.
        """
      And Alice will choose "Zombie"
      And Alice controls "Name Giver"
      And Bob controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Name Giver" targeting "Runeclaw Bear"
      When the stack resolves
      Then "Runeclaw Bear" is:
        | types | Creature - Zombie |
        | size  | 2/2               |

    @id-engine-subtypes-go-with-their-type @CR-205.1a
    Scenario: A Forest that becomes a creature and is no land any more has no land type
      Given the card
        """
        Elder Grove
        Land - Forest
        """
      And Alice controls "Elder Grove"
      When Alice has the effect "Target land becomes a 3/3 Elemental creature until end of turn." on "Elder Grove"
      Then "Elder Grove" is:
        | types     | Creature - Elemental |
        | abilities | none                 |

    @id-engine-subtypes-of-another-type-stay @CR-205.1a
    Scenario: An artifact creature that becomes another artifact type keeps its creature types
      Given the card
        """
        Walking Cellar {2}
        Artifact Creature - Golem Food 2/2
        """
      And Alice controls "Walking Cellar"
      When Alice has the effect "Target creature becomes a Clue until end of turn." on "Walking Cellar"
      Then "Walking Cellar" is:
        | types | Artifact Creature - Golem Clue |

  Rule: What has one face doesn't transform, and what has one half isn't flipped

    712.9 and 710.4.

    @id-engine-transforming-what-has-one-face @CR-712.9
    Scenario: A creature with one face that would transform stays as it is
      Given Alice controls "Runeclaw Bear"
      When Alice has the effect "Transform target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" is unchanged
      And "Runeclaw Bear" is:
        | name | Runeclaw Bear |
        | size | 2/2           |

    @id-engine-flipping-what-has-one-half @CR-710.4
    Scenario: A creature without another half that would be flipped stays as it is
      Given Alice controls "Runeclaw Bear"
      When Alice has the effect "Flip target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" is unflipped
      And "Runeclaw Bear" is unchanged
