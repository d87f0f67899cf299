Feature: 707.10a Copies where they can't be

  Rule: A copy of a spell exists only on the stack
    In any other zone it ceases to exist. The card of the original goes where cards go.
    Today 707.10a and 704.5e; 706.10a in 2018; 503.10a in 2008 and 2007.

    @id-elsewhere-after-resolving @C-087
    @CR-707.10a @CR-704.5e
    Scenario: A copy of Giant Growth has ceased to exist once it has resolved
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      When the stack resolves
      Then "the copy" has ceased to exist
      And Bob has 0 cards in graveyard
      And "Giant Growth" is in Alice's graveyard
      And Alice has 1 card in graveyard

    @id-elsewhere-by-an-effect @C-087
    @CR-707.10a @CR-704.5e
    Scenario Outline: A copy of Giant Growth that an effect puts into <zone> ceases to exist
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      When Alice has the effect "<effect>" on "the copy"
      Then "the copy" has ceased to exist
      And Bob has 0 cards in <zone>
      And Alice has 0 cards in <zone>
      And the stack is:
        | "Giant Growth" | Alice |
      And "Giant Growth" is unchanged

      Examples:
        | effect                                   | zone      |
        | Counter target spell.                    | graveyard |
        | Return target spell to its owner's hand. | hand      |
        | Exile target spell.                      | exile     |

    @id-elsewhere-the-original-is-a-card @C-087
    @CR-707.10a @CR-704.5e
    Scenario: The original that is returned to hand is a card there, and its copy stays on the stack
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      When Bob has the effect "Return target spell to its owner's hand." on "Giant Growth"
      Then "Giant Growth" is in Alice's hand
      And the stack is:
        | "the copy" | Bob |
      And "the copy" is unchanged

    @id-elsewhere-drawn-from-the-library @C-087
    @CR-707.10a @CR-704.5e
    Scenario: A copy of a spell that is put on top of a library can't be drawn from there
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has "Wandering Ones" in library
      And Bob has the effect "Copy target spell." on "Giant Growth"
      And Alice has the effect "Put target spell on top of its owner's library." on "the copy"
      When Bob has the effect "Draw a card."
      Then "Wandering Ones" is in Bob's hand
      And Bob has 1 card in hand
      And "the copy" has ceased to exist

    @id-elsewhere-copy-of-an-ability @C-086
    @CR-707.10 @CR-608.2n
    Scenario: A copy of an ability ceases to exist as it resolves and goes nowhere
      Given the card
        """
        Thorn Idol {2}
        Artifact
        {T}: Each opponent loses 2 life.
        """
      And Alice controls "Thorn Idol"
      And Alice activates "{T}" of "Thorn Idol"
      And Alice has the effect "Copy target activated ability." on "Thorn Idol"
      When the top of the stack resolves
      Then "the copy" has ceased to exist
      And Alice has 0 cards in graveyard
      And the stack is:
        | ability of "Thorn Idol" | Alice |

  Rule: A copy of a card exists only on the stack and on the battlefield
    Such a copy is made by an effect that lets a player cast it. If it isn't cast, or when it has left the stack, it
    ceases to exist; the card that was copied stays where it is.
    Today 707.10a and 704.5e; 706.10a in 2018; 503.10a in 2008 and 2007.

    @id-elsewhere-card-copy-not-cast @C-088
    @CR-707.10a @CR-707.12 @CR-704.5e
    Scenario: A copy of the card under Isochron Scepter that isn't cast ceases to exist in exile
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice casts "Isochron Scepter"
      And "Isochron Scepter" resolves
      And Alice will choose "yes"
      And the top of the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "no"
      When the top of the stack resolves
      Then "the copy" has ceased to exist
      And Alice has 1 card in exile
      And "Giant Growth" is in Alice's exile
      And "Giant Growth" is unchanged

    @id-elsewhere-card-copy-cast @C-088
    @CR-707.10a @CR-707.12 @CR-704.5e
    Scenario: A copy of a card that has been cast and has resolved ceases to exist, and the card stays in exile
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice casts "Isochron Scepter"
      And "Isochron Scepter" resolves
      And Alice will choose "yes"
      And the top of the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the top of the stack resolves
      When "the copy" resolves
      Then "Runeclaw Bear" is 5/5
      And "the copy" has ceased to exist
      And Alice has 0 cards in graveyard
      And "Giant Growth" is in Alice's exile

  Rule: Copies cease to exist only when state-based actions are performed
    Until then, which is after the spell or ability that is resolving, they are still there and the instructions that
    follow deal with them.
    Today 707.10a, 704.3 and 704.4; 706.10a in 2018; 503.10a in 2008 and 2007 (state-based effects, rule 420).

    @id-elsewhere-card-copy-lives-through-the-resolution @C-088 @C-089 @K-44
    @CR-707.10a @CR-704.4 @CR-707.12
    Scenario: A copy of a card waits in exile during the resolution of Isochron Scepter's ability, and can be cast
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice casts "Isochron Scepter"
      And "Isochron Scepter" resolves
      And Alice will choose "yes"
      And the top of the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When the top of the stack resolves
      Then the stack is:
        | "the copy" | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

    @id-elsewhere-copy-was-returned @C-087 @C-089
    @CR-707.10a @CR-704.4
    Scenario: A copy of a spell that is returned to hand has been returned, though it doesn't stay there

      Given the card
        """
        Rueful Tide {1}{U}
        Instant
        You may return target spell to its owner's hand. If you do, draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob has the effect "Copy target spell." on "Giant Growth"
      And Alice has "Rueful Tide" in hand
      And Alice has {1}{U} to spend
      And Alice casts "Rueful Tide" targeting "the copy"
      And Alice will choose "yes"
      When "Rueful Tide" resolves
      Then Alice has 1 card in hand
      And "the copy" has ceased to exist
      And Bob has 0 cards in hand
      And "Giant Growth" is unchanged
