Feature: 707.8 Copies of double-faced permanents and cards

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

  Rule: A copy of a double-faced permanent is a copy of the face that is up
    Today 707.8 and 712.8e; 706.8 in 2018 and 2013. There were no double-faced cards in 2008 and 2007.

    @id-faces-clone-of-the-front @since-cr2013 @B-09 @CR-707.8
    Scenario: A Clone of a Thraben Gargoyle is a copy of its front, and has its mana value
      Given Bob controls "Thraben Gargoyle"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Thraben Gargoyle"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Thraben Gargoyle             |
        | mana cost  | {1}                          |
        | mana value | 1                            |
        | color      | colorless                    |
        | types      | Artifact Creature - Gargoyle |
        | size       | 2/2                          |
        | abilities  | Defender                     |
        | abilities  | {6}: Transform this creature. |
      And "Thraben Gargoyle" is unchanged

    @id-faces-clone-of-the-back @since-cr2013 @B-09 @CR-707.8 @CR-202.3b
    Scenario: A Clone of a Thraben Gargoyle whose back is up is a Stonewing Antagonizer with mana value 0
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Thraben Gargoyle"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Stonewing Antagonizer               |
        | mana cost  | none                                |
        | mana value | 0                                   |
        | color      | colorless                           |
        | types      | Artifact Creature - Gargoyle Horror |
        | size       | 4/2                                 |
        | abilities  | Flying                              |
      And "Thraben Gargoyle" is unchanged

    @id-faces-clone-of-a-colored-back @since-cr2013 @B-09 @CR-707.8 @CR-707.2a
    Scenario: A Clone of a back face has the color of that face's color indicator, and not that of the front
      Given the card
        """
        Lamplighter {1}{W}
        Creature - Human 1/2
        Vigilance
        back face
        Pale Rider
        Creature - Spirit 4/3
        Color indicator: black
        Flying
        """
      And Bob controls "Lamplighter"
      And Bob has the effect "Transform target creature." on "Lamplighter"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Lamplighter"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name            | Pale Rider        |
        | color indicator | black             |
        | color           | black             |
        | types           | Creature - Spirit |
        | size            | 4/3               |
        | abilities       | Flying            |
      And "Lamplighter" is unchanged

    @id-faces-original-transforms-later @since-cr2013 @B-04 @B-09 @CR-707.8 @CR-707.2b
    Scenario: A Clone of a Thraben Gargoyle stays one when the original transforms
      Given Bob controls "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone"
      When Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      Then "Thraben Gargoyle" is:
        | name | Stonewing Antagonizer |
        | size | 4/2                   |
      And "Clone" is:
        | name | Thraben Gargoyle |
        | size | 2/2              |
      And "Clone" is unchanged

    @id-faces-becoming-a-copy-of-the-back @since-cr2013 @B-09 @CR-707.8 @CR-707.4
    Scenario: A Bear that becomes a copy of a Stonewing Antagonizer for a turn is a Bear again afterwards
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Thraben Gargoyle"
      And Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Thraben Gargoyle"
      And "Runeclaw Bear" is:
        | name       | Stonewing Antagonizer |
        | mana value | 0                     |
        | size       | 4/2                   |
      When the game goes on to Bob's upkeep
      Then "Runeclaw Bear" is:
        | name       | Runeclaw Bear |
        | mana value | 2             |
        | size       | 2/2           |
      And "Thraben Gargoyle" is unchanged

  Rule: The mana value of a copied back face is 0
    What has its own back up has the mana value of its front. A copy of a back has none of that, even if it is
    double-faced itself.
    Today 202.3b, as in 2018; in 2013 a back face had mana value 0 itself.

    @id-faces-mana-value-of-a-double-faced-copy @since-cr2018 @B-09 @CR-202.3b @CR-712.8e
    Scenario: A double-faced card whose back is up has mana value 0 while it is a copy of another back
      Given the card
        """
        Pond Student {2}{U}
        Creature - Human Wizard 1/1
        back face
        Pond Horror
        Creature - Insect 3/2
        Flying
        """
      And Alice controls "Pond Student"
      And Alice controls "Thraben Gargoyle"
      And Alice has the effect "Transform target creature." on "Pond Student"
      And Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      And "Pond Student" is:
        | name       | Pond Horror |
        | mana value | 3           |
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Pond Student" and "Thraben Gargoyle"
      Then "Pond Student" is:
        | name       | Stonewing Antagonizer |
        | mana value | 0                     |
        | size       | 4/2                   |
      And "Thraben Gargoyle" is:
        | name       | Stonewing Antagonizer |
        | mana value | 1                     |
      And "Thraben Gargoyle" is unchanged

    @id-faces-mana-value-returns @since-cr2018 @B-09 @CR-202.3b @CR-712.8e
    Scenario: A double-faced card whose back is up has its front's mana value again when it is no copy any more
      Given the card
        """
        Pond Student {2}{U}
        Creature - Human Wizard 1/1
        back face
        Pond Horror
        Creature - Insect 3/2
        Flying
        """
      And Alice controls "Pond Student"
      And Alice controls "Thraben Gargoyle"
      And Alice has the effect "Transform target creature." on "Pond Student"
      And Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Pond Student" and "Thraben Gargoyle"
      When the game goes on to Bob's upkeep
      Then "Pond Student" is:
        | name       | Pond Horror |
        | mana cost  | none        |
        | mana value | 3           |
        | size       | 3/2         |
      And "Thraben Gargoyle" is unchanged

    @id-faces-mana-value-of-a-bear @since-cr2013 @B-09 @B-12 @CR-202.3b @CR-707.3
    Scenario: A double-faced card whose back is up has a Bear's mana value while it is a copy of a Bear
      Given Alice controls "Thraben Gargoyle"
      And Bob controls "Striped Bears"
      And Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Thraben Gargoyle" and "Striped Bears"
      Then "Thraben Gargoyle" is:
        | name       | Striped Bears |
        | mana cost  | {3}{G}        |
        | mana value | 4             |
      And "Striped Bears" is unchanged

    @id-faces-mana-value-counts @since-cr2018 @B-09 @CR-202.3b
    Scenario: An effect on creatures with mana value 0 finds the Clone of a back, and not the original
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone"
      When Bob has the effect "Destroy all creatures with mana value 0."
      Then "Clone" is in Alice's graveyard
      And "Thraben Gargoyle" is on the battlefield
      And "Thraben Gargoyle" is unchanged

  Rule: Whether something can transform isn't copied
    What is represented by a double-faced card or token can transform, and stays a copy of what it was a copy of. What
    isn't can't, whatever it is a copy of.
    Today 712.9; 711.5 in 2018; 701.25a in 2013.

    @id-faces-clone-is-told-to-transform @since-cr2013 @B-11 @CR-712.9
    Scenario: A Clone of a Stonewing Antagonizer doesn't transform when it is told to
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone"
      When Alice has the effect "Transform all creatures."
      Then "Clone" is:
        | name | Stonewing Antagonizer |
        | size | 4/2                   |
      And "Clone" is unchanged
      And "Thraben Gargoyle" is:
        | name | Thraben Gargoyle |
        | size | 2/2              |

    @id-faces-clone-tells-itself-to-transform @since-cr2013 @B-11 @CR-712.9
    Scenario: A Clone of a Thraben Gargoyle has its ability, and nothing happens when that resolves
      Given Bob controls "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone"
      And Alice has {6} to spend
      And Alice activates "{6}" of "Clone"
      When the top of the stack resolves
      Then "Clone" is:
        | name      | Thraben Gargoyle              |
        | size      | 2/2                           |
        | abilities | Defender                      |
        | abilities | {6}: Transform this creature. |
      And "Clone" is unchanged
      And "Thraben Gargoyle" is unchanged

    @id-faces-copy-transforms-and-stays-a-copy @since-cr2013 @B-12 @CR-712.9 @CR-712.18
    Scenario: A Thraben Gargoyle that is a copy of a Bear transforms, and is still a copy of the Bear
      Given Alice controls "Thraben Gargoyle"
      And Bob controls "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Thraben Gargoyle" and "Runeclaw Bear"
      When Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      Then the copiable values of "Thraben Gargoyle" are those of "Runeclaw Bear"
      And "Thraben Gargoyle" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-faces-copy-that-transformed-shows-its-back @since-cr2018 @B-12 @CR-712.9 @CR-712.18
    Scenario: A Thraben Gargoyle that transformed while it was a copy of a Bear is a Stonewing Antagonizer after the turn
      Given Alice controls "Thraben Gargoyle"
      And Bob controls "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Thraben Gargoyle" and "Runeclaw Bear"
      And Alice has the effect "Transform target creature." on "Thraben Gargoyle"
      When the game goes on to Bob's upkeep
      Then "Thraben Gargoyle" is:
        | name       | Stonewing Antagonizer               |
        | mana cost  | none                                |
        | mana value | 1                                   |
        | types      | Artifact Creature - Gargoyle Horror |
        | size       | 4/2                                 |
        | abilities  | Flying                              |
      And "Runeclaw Bear" is unchanged

    @id-faces-kept-color-is-that-of-the-face @since-cr2013 @B-12 @CR-712.9 @CR-707.9c
    Scenario: What a copy keeps of its own is that of the face that is up
      Given the card
        """
        Mask Thief {2}{U}
        Creature - Human Rogue 1/3
        back face
        Bare Thief
        Creature - Rogue 5/1
        Color indicator: red
        """
      And Alice controls "Mask Thief"
      And Bob controls "Runeclaw Bear"
      And Alice has the effect "Target creature becomes a copy of another target creature, except it doesn't copy that creature's color." on "Mask Thief" and "Runeclaw Bear"
      And "Mask Thief" is:
        | name  | Runeclaw Bear |
        | color | blue          |
      When Alice has the effect "Transform target creature." on "Mask Thief"
      Then the copiable values of "Mask Thief" are those of "Runeclaw Bear", except:
        | color | red |
      And "Runeclaw Bear" is unchanged

  Rule: A token that is a copy of something double-faced has both faces
    Each face has the copiable values of the same face of the original, with the exceptions of the copying. The same face
    is up as of the original; of a card that isn't on the battlefield, the front.
    Today 707.8a, since 2023; until then a token had the face that was up, for good (`editions-permanents`).

    @id-faces-token-copy-transforms @since-now @B-13 @CR-707.8a
    Scenario: A token copy of a Thraben Gargoyle transforms into a Stonewing Antagonizer
      Given Bob controls "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      And "the token" is:
        | name       | Thraben Gargoyle |
        | mana value | 1                |
        | size       | 2/2              |
      And Alice has {6} to spend
      And Alice activates "{6}" of "the token"
      When the top of the stack resolves
      Then "the token" is:
        | name       | Stonewing Antagonizer               |
        | mana cost  | none                                |
        | mana value | 1                                   |
        | types      | Artifact Creature - Gargoyle Horror |
        | size       | 4/2                                 |
        | abilities  | Flying                              |
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-copy-enters-back-up @since-now @B-13 @CR-707.8a @CR-202.3b
    Scenario: A token copy of a Stonewing Antagonizer enters with its back up, and its front's mana value is its own
      It isn't a copy of a back face alone: it has a front as well, with that mana cost.
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      When Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      Then "the token" is:
        | name       | Stonewing Antagonizer               |
        | mana cost  | none                                |
        | mana value | 1                                   |
        | types      | Artifact Creature - Gargoyle Horror |
        | size       | 4/2                                 |
        | abilities  | Flying                              |
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-copy-turns-to-its-front @since-now @B-13 @CR-707.8a
    Scenario: A token copy of a Stonewing Antagonizer transforms into a Thraben Gargoyle
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name       | Thraben Gargoyle              |
        | mana cost  | {1}                           |
        | mana value | 1                             |
        | types      | Artifact Creature - Gargoyle  |
        | size       | 2/2                           |
        | abilities  | Defender                      |
        | abilities  | {6}: Transform this creature. |
      And "Thraben Gargoyle" is unchanged

    @id-faces-clone-of-a-token-copy @since-now @B-09 @B-13 @CR-707.8a @CR-707.8
    Scenario: A Clone of a token copy whose back is up has mana value 0 and no other face
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      And Alice will choose "the token"
      And Alice controls "Clone"
      When Alice has the effect "Transform all creatures."
      Then "Clone" is:
        | name       | Stonewing Antagonizer |
        | mana value | 0                     |
        | size       | 4/2                   |
      And "the token" is:
        | name       | Thraben Gargoyle |
        | mana value | 1                |
        | size       | 2/2              |
      And "Clone" is unchanged

    @id-faces-token-of-a-token @since-now @B-13 @CR-707.8a
    Scenario: A token copy of a token copy has both faces, too
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature." on "the token"
      When Alice has the effect "Transform target creature." on "the second token"
      Then "the second token" is:
        | name | Thraben Gargoyle |
        | size | 2/2              |
      And "the token" is:
        | name | Stonewing Antagonizer |
        | size | 4/2                   |
      And "the token" is unchanged
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-copy-of-a-card @since-now @B-13 @CR-707.8a @CR-712.8a
    Scenario: A token copy of a double-faced card in a graveyard enters with its front up and transforms
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Bob has the effect "Destroy target creature." on "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature card in a graveyard." on "Thraben Gargoyle"
      And "the token" is:
        | name | Thraben Gargoyle |
        | size | 2/2              |
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name | Stonewing Antagonizer |
        | size | 4/2                   |
      And "Thraben Gargoyle" is in Bob's graveyard
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-copy-of-what-it-last-was @since-now @B-13 @CR-707.8a @CR-608.2h
    Scenario: A token copy of a creature that has died is like that creature last was, with the same face up
      Given the card
        """
        Grave Twin {2}{B}
        Creature - Human 2/2
        back face
        Ghost Twin
        Creature - Spirit 1/4
        When this creature dies, create a token that's a copy of it.
        """
      And Alice controls "Grave Twin"
      And Alice has the effect "Transform target creature." on "Grave Twin"
      And Alice has the effect "Destroy target creature." on "Grave Twin"
      And the stack resolves
      And "the token" is:
        | name       | Ghost Twin |
        | mana value | 3          |
        | size       | 1/4        |
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name      | Grave Twin |
        | mana cost | {2}{B}     |
        | size      | 2/2        |
        | abilities | none       |
      And "Grave Twin" is in Alice's graveyard

    @id-faces-token-copy-with-exceptions @since-now @B-13 @CR-707.8a @CR-707.9b
    Scenario: The exceptions of the copying hold for both faces of the token
      Given Bob controls "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature, except it's a 7/7 black Zombie." on "Thraben Gargoyle"
      And "the token" is:
        | name  | Thraben Gargoyle           |
        | color | black                      |
        | types | Artifact Creature - Zombie |
        | size  | 7/7                        |
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name      | Stonewing Antagonizer      |
        | color     | black                      |
        | types     | Artifact Creature - Zombie |
        | size      | 7/7                        |
        | abilities | Flying                     |
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-copy-of-a-double-faced-copy @since-now @B-13 @CR-707.8a
    Scenario: A token copy of a Thraben Gargoyle that is a copy of a Bear is a Bear on both faces
      Given Bob controls "Thraben Gargoyle"
      And Bob controls "Runeclaw Bear"
      And Bob has the effect "Target creature becomes a copy of another target creature until end of turn." on "Thraben Gargoyle" and "Runeclaw Bear"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      And the game goes on to Bob's upkeep
      When Alice has the effect "Transform all creatures."
      Then the copiable values of "the token" are those of "Runeclaw Bear"
      And "the token" is:
        | name       | Runeclaw Bear |
        | mana value | 2             |
        | size       | 2/2           |
      And "Thraben Gargoyle" is:
        | name | Stonewing Antagonizer |
        | size | 4/2                   |
      And "Runeclaw Bear" is unchanged

    @id-faces-token-copy-cant-be-turned-face-down @since-now @B-13 @B-78 @CR-707.8a @CR-712.16
    Scenario: A token copy of a double-faced creature can't be turned face down, a Clone of it can
      Given Bob controls "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone"
      And Alice has the effect "Create a token that's a copy of target creature." on "Thraben Gargoyle"
      When Alice has the effect "Turn all creatures face down."
      Then "the token" is face up
      And "the token" is unchanged
      And "Clone" is face down
      And "Clone" is:
        | name | none |
        | size | 2/2  |
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-copy-of-a-face-down-card @since-now @B-13 @CR-707.8a @CR-708.2a
    Scenario: A token copy of a face-down double-faced creature is a 2/2 without a name on whichever side
      Given the card
        """
        Veiled Scout {1}{G}
        Creature - Elf 1/3
        Morph {G}
        back face
        Bare Scout
        Creature - Elf 3/1
        """
      And Bob has "Veiled Scout" in hand
      And the game goes on to Bob's precombat main phase
      And Bob has {3} to spend
      And Bob casts "Veiled Scout" face down
      And the stack resolves
      And Bob has the effect "Create a token that's a copy of target creature." on "Veiled Scout"
      When Bob has the effect "Transform all creatures."
      Then "the token" is:
        | name      | none |
        | mana cost | none |
        | size      | 2/2  |
        | abilities | none |
      And "the token" is face up
      And "Veiled Scout" is face down
      And "Veiled Scout" is:
        | name       | none |
        | mana value | 0    |
      And "the token" is unchanged
      And "Veiled Scout" is unchanged

    @id-faces-token-copy-with-a-sorcery-on-its-back @since-now @B-13 @CR-707.8a @CR-712.10
    Scenario: A token copy of a creature whose back is a sorcery doesn't transform
      Given the card
        """
        Omen Reader {1}{U}
        Creature - Human 1/1
        back face
        Read the Omen
        Sorcery
        Draw a card.
        """
      And Bob controls "Omen Reader"
      And Alice has the effect "Create a token that's a copy of target creature." on "Omen Reader"
      When Alice has the effect "Transform all creatures."
      Then "the token" is:
        | name      | Omen Reader |
        | mana cost | {1}{U}      |
        | size      | 1/1         |
      And "the token" is unchanged
      And "Omen Reader" is unchanged

    @id-faces-copy-of-a-double-faced-spell @since-now @B-27 @CR-707.10g @CR-707.10f
    Scenario: The token that a copy of a double-faced creature spell becomes has both faces
      Given Alice has "Thraben Gargoyle" in hand
      And Alice has {1} to spend
      And Alice casts "Thraben Gargoyle"
      And Alice has the effect "Copy target creature spell." on "Thraben Gargoyle"
      And "the copy" resolves
      And "the copy" is:
        | name | Thraben Gargoyle |
        | size | 2/2              |
      When Alice has the effect "Transform target creature." on "the copy"
      Then "the copy" is:
        | name       | Stonewing Antagonizer |
        | mana value | 1                     |
        | size       | 4/2                   |
        | abilities  | Flying                |
      And "Thraben Gargoyle" is unchanged

  Rule: A token that enters as a copy by its own ability has no other face
    It was created with characteristics of its own, or as a copy of what has one face.
    Today 707.8a.

    @id-faces-token-of-a-clone-of-a-back @since-cr2013 @B-14 @CR-707.8a @CR-202.3b
    Scenario: A token copy of a Clone that is a copy of a back face has mana value 0 and doesn't transform
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice will choose "Thraben Gargoyle"
      And Alice controls "Clone"
      And Alice has the effect "Create a token that's a copy of target creature." on "Clone"
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name       | Stonewing Antagonizer |
        | mana value | 0                     |
        | size       | 4/2                   |
      And "the token" is unchanged
      And "Clone" is unchanged
      And "Thraben Gargoyle" is unchanged

    @id-faces-token-that-enters-as-a-copy @since-cr2013 @B-14 @CR-707.8a @CR-202.3b
    Scenario: A token copy of a Clone card that enters as a copy of a back face has mana value 0 and doesn't transform
      Given Bob controls "Thraben Gargoyle"
      And Bob has the effect "Transform target creature." on "Thraben Gargoyle"
      And Alice has "Clone" in graveyard
      And Alice will choose "Thraben Gargoyle"
      And Alice has the effect "Create a token that's a copy of target creature card in a graveyard." on "Clone"
      When Alice has the effect "Transform target creature." on "the token"
      Then "the token" is:
        | name       | Stonewing Antagonizer |
        | mana value | 0                     |
        | size       | 4/2                   |
        | abilities  | Flying                |
      And "the token" is unchanged
      And "Thraben Gargoyle" is unchanged
