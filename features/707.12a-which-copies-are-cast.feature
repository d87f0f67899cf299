Feature: 707.12a Casting some of several copies

  Rule: Whether to cast is chosen for each of the copies

    Today 707.12a, new in September 2026; no edition before said it. An effect that makes several copies and lets a
    player cast "the copies" asks that player about each of them. Those not cast cease to exist (704.5e).

    @id-some-copies-are-cast @C-099 @C-103 @B-30 @CR-707.12a @CR-704.5e
    Scenario Outline: Of three copies those are cast that the player chooses to cast
      Given Alice has "Overrun" in graveyard
      And the card
        """
        Late Lesson {2}{U}
        Sorcery
        Draw two cards.
        """
      And the card
        """
        Warm Ember {R}
        Sorcery
        You gain 1 life.
        """
      And Alice has "Late Lesson" in graveyard
      And Alice has "Warm Ember" in graveyard
      And Alice will choose "<first>"
      And Alice will choose "<second>"
      And Alice will choose "<third>"
      When Alice has the effect "Copy up to three target sorcery cards in your graveyard. You may cast the copies without paying their mana costs." on "Overrun", "Late Lesson" and "Warm Ember"
      Then "the copy" <1st>
      And "the second copy" <2nd>
      And "the third copy" <3rd>
      And Alice has 3 cards in graveyard
      And Alice has 20 life

      Examples:
        | first | second | third | 1st                 | 2nd                 | 3rd                 |
        | yes   | no     | yes   | is on the stack     | has ceased to exist | is on the stack     |
        | no    | yes    | no    | has ceased to exist | is on the stack     | has ceased to exist |
        | no    | no     | yes   | has ceased to exist | has ceased to exist | is on the stack     |
        | yes   | yes    | yes   | is on the stack     | is on the stack     | is on the stack     |
        | no    | no     | no    | has ceased to exist | has ceased to exist | has ceased to exist |

    @id-first-and-third-copy @C-101 @C-104 @B-30 @CR-707.12a @CR-608.2g
    Scenario: The copies that are cast lie on the stack in the order of their casting, and have their own targets
      Given the card
        """
        Whetted Thorn {G}
        Sorcery
        Target creature gets +1/+0 until end of turn.
        """
      And the card
        """
        Warm Ember {R}
        Sorcery
        You gain 1 life.
        """
      And the card
        """
        Sudden Bark {1}{G}
        Sorcery
        Target creature gets +0/+3 until end of turn.
        """
      And Alice has "Whetted Thorn" in graveyard
      And Alice has "Warm Ember" in graveyard
      And Alice has "Sudden Bark" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "no"
      And Alice will choose "yes"
      And Alice will choose "Crazed Armodon"
      When Alice has the effect "Copy up to three target sorcery cards in your graveyard. You may cast the copies without paying their mana costs." on "Whetted Thorn", "Warm Ember" and "Sudden Bark"
      Then the stack is:
        | "the third copy" | Alice |
        | "the copy"       | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "the third copy" targets "Crazed Armodon"
      And "the second copy" has ceased to exist

    @id-each-copy-is-paid @C-103 @B-30 @CR-707.12a @CR-601.2h
    Scenario: A player who pays for the second of two copies hasn't paid for the first
      Given the card
        """
        Warm Ember {R}
        Sorcery
        You gain 1 life.
        """
      And the card
        """
        Late Lesson {U}{U}
        Sorcery
        Draw two cards.
        """
      And Alice has "Warm Ember" in graveyard
      And Alice has "Late Lesson" in graveyard
      And Alice has {R}{U}{U} to spend
      And Alice will choose "no"
      And Alice will choose "yes"
      When Alice has the effect "Copy up to two target sorcery cards in your graveyard. You may cast the copies." on "Warm Ember" and "Late Lesson"
      Then the stack is:
        | "the second copy" | Alice |
      And "the copy" has ceased to exist
      And Alice's mana pool is {R}

    @id-only-the-copy-that-can-be-cast @C-099 @C-103 @B-30 @CR-707.12a @CR-601.2h
    Scenario: Of two copies one can't be paid for: the player is asked about the other alone
      Given the card
        """
        Lavish Growth {4}{G}
        Instant
        Target creature gets +5/+5 until end of turn.
        """
      And Alice has "Lavish Growth" in graveyard
      And Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has {G} to spend
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy up to two target instant cards in your graveyard. You may cast the copies." on "Lavish Growth" and "Giant Growth"
      Then the stack is:
        | "the second copy" | Alice |
      And "the second copy" targets "Runeclaw Bear"
      And "the copy" has ceased to exist
