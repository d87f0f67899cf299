Feature: 601.2b and 601.2d Modes and divisions

  Rule: Each mode is chosen once, and is carried out where it stands

    700.2d and 608.2c. Modes are carried out in the order in which they are written, whatever the order of choosing.

    @id-engine-two-modes-with-targets @CR-700.2c @CR-608.2c
    Scenario: A spell with two modes has a target for each
      Given the card
        """
        Twin Omens {U}
        Instant
        Choose two —
        • Tap target creature.
        • Untap target artifact.
        • Destroy target enchantment.
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Chimeric Staff"
      And Alice has the effect "Tap target artifact." on "Chimeric Staff"
      And Alice has "Twin Omens" in hand
      And Alice has {U} to spend
      And Alice casts "Twin Omens" targeting "Runeclaw Bear" and "Chimeric Staff":
        | mode | 1 and 2 |
      When "Twin Omens" resolves
      Then "Runeclaw Bear" is tapped
      And "Chimeric Staff" is untapped

    @id-engine-later-mode-speaks-of-its-own-target @CR-700.2c @CR-608.2c
    Scenario: A mode that speaks of its target twice means its own, and not that of the mode before it
      Given the card
        """
        Twin Omens {U}
        Instant
        Choose two —
        • Tap target creature.
        • Untap target creature. It gets +1/+1 until end of turn.
        • Target player draws a card. That player gains 2 life.
        """
      And Bob controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice has the effect "Tap target creature." on "Grizzly Bears"
      And Alice has "Twin Omens" in hand
      And Alice has {U} to spend
      And Alice casts "Twin Omens" targeting "Runeclaw Bear" and "Grizzly Bears":
        | mode | 1 and 2 |
      When "Twin Omens" resolves
      Then "Grizzly Bears" is 3/3
      And "Grizzly Bears" is untapped
      And "Runeclaw Bear" is 2/2
      And "Runeclaw Bear" is tapped

    @id-engine-later-mode-speaks-of-its-own-player @CR-700.2c @CR-608.2c
    Scenario: A mode that speaks of its target player twice means its own
      Given the card
        """
        Twin Omens {U}
        Instant
        Choose two —
        • Target player loses 1 life.
        • Target player draws a card. That player gains 2 life.
        """
      And Alice has "Twin Omens" in hand
      And Alice has {U} to spend
      And Alice casts "Twin Omens" targeting Bob and Alice
      When "Twin Omens" resolves
      Then Bob has 19 life
      And Alice has 22 life
      And Alice has 1 card in hand

    @id-engine-modes-in-their-order @CR-608.2c
    Scenario: Modes that are chosen in another order are carried out in theirs
      Given the card
        """
        Small Toll {B}
        Sorcery
        Choose two —
        • You gain 1 life.
        • Draw a card.
        • You lose life equal to the number of cards in your hand.
        """
      And Alice has "Small Toll" in hand
      And Alice has {B} to spend
      And Alice will choose "3 and 2"
      And Alice casts "Small Toll"
      When "Small Toll" resolves
      Then Alice has 19 life
      And Alice has 1 card in hand

    @id-engine-one-mode-twice @CR-700.2d
    Scenario: One mode can't be chosen twice
      Given the card
        """
        Small Toll {B}
        Sorcery
        Choose two —
        • You gain 1 life.
        • Draw a card.
        • You lose 1 life.
        """
      And Alice has "Small Toll" in hand
      When Alice has {B} to spend
      Then Alice can't cast "Small Toll":
        | mode | 1 and 1 |
        | rule | 700.2d  |
      And Alice can cast "Small Toll":
        | mode | 1 and 2 |

    @id-engine-beside-the-modes @CR-700.2
    Scenario: What a modal spell says beside its modes is done whatever the mode
      Given the card
        """
        Open Book {U}
        Sorcery
        Choose one —
        • You gain 3 life.
        • Draw two cards.
        Draw a card.
        """
      And Alice has "Open Book" in hand
      And Alice has {U} to spend
      And Alice casts "Open Book":
        | mode | 1 |
      When "Open Book" resolves
      Then Alice has 23 life
      And Alice has 1 card in hand

  Rule: A mode without a legal target can't be chosen

    700.2a and 700.2b. What a player may choose from is what is left; a triggered ability of which no mode is left isn't
    put onto the stack (603.3c).

    @id-engine-only-one-mode-possible @CR-700.2b
    Scenario: A triggered ability of which one mode has a target gets that one, and nobody is asked
      Given the card
        """
        Stern Judge {1}{W}
        Creature - Human 2/2
        When this creature enters, choose one —
        • Destroy target artifact.
        • Destroy target enchantment.
        """
      And Bob controls "Chimeric Staff"
      And Alice will choose "Chimeric Staff"
      And Alice has "Stern Judge" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Stern Judge"
      When the stack resolves
      Then "Chimeric Staff" is in Bob's graveyard

    @id-engine-no-mode-possible @CR-603.3c
    Scenario: A triggered ability of which no mode has a target isn't put onto the stack
      Given the card
        """
        Stern Judge {1}{W}
        Creature - Human 2/2
        When this creature enters, choose one —
        • Destroy target artifact.
        • Destroy target enchantment.
        """
      And Alice has "Stern Judge" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Stern Judge"
      When "Stern Judge" resolves
      Then the stack is empty
      And "Stern Judge" is on the battlefield

  Rule: A triggered ability without a legal target isn't put onto the stack

    603.3d.

    @id-engine-trigger-without-a-target @CR-603.3d
    Scenario: A triggered ability that has nothing to target isn't put onto the stack
      Given the card
        """
        Rust Imp {1}{R}
        Creature - Imp 2/2
        When this creature enters, destroy target artifact.
        """
      And Alice controls "Runeclaw Bear"
      And Alice has "Rust Imp" in hand
      And Alice has {1}{R} to spend
      And Alice casts "Rust Imp"
      When "Rust Imp" resolves
      Then the stack is empty
      And "Rust Imp" is on the battlefield

  Rule: Damage is divided as the spell is cast

    601.2d. Each target gets at least 1. Where there is only one way to divide, nobody is asked.

    @id-engine-division-asked-for @CR-601.2d
    Scenario: Whoever casts a spell that divides damage says how
      Given the card
        """
        Split Embers {R}
        Instant
        Split Embers deals 4 damage divided as you choose among up to two target creatures.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Split Embers" in hand
      And Alice has {R} to spend
      And Alice can cast "Split Embers" targeting "Runeclaw Bear" and "Crazed Armodon"
      And Alice will choose "1 and 3"
      And Alice casts "Split Embers" targeting "Runeclaw Bear" and "Crazed Armodon"
      When "Split Embers" resolves
      Then "Runeclaw Bear" is on the battlefield
      And "Crazed Armodon" is in Bob's graveyard

    @id-engine-division-for-one @CR-601.2d
    Scenario: All of it goes to the only target
      Given the card
        """
        Split Embers {R}
        Instant
        Split Embers deals 4 damage divided as you choose among up to two target creatures.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Split Embers" in hand
      And Alice has {R} to spend
      And Alice casts "Split Embers" targeting "Crazed Armodon"
      When "Split Embers" resolves
      Then "Crazed Armodon" is in Bob's graveyard
      And "Runeclaw Bear" is on the battlefield

    @id-engine-division-among-none @CR-601.2d
    Scenario: A spell that divides damage among up to two creatures can be cast without a target
      Given the card
        """
        Split Embers {R}
        Instant
        Split Embers deals 4 damage divided as you choose among up to two target creatures. Draw a card.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Split Embers" in hand
      And Alice has {R} to spend
      And Alice will choose "nothing"
      And Alice casts "Split Embers"
      When "Split Embers" resolves
      Then Alice has 1 card in hand
      And "Runeclaw Bear" is on the battlefield

    @id-engine-division-among-too-many @CR-601.2d
    Scenario: Damage can't be divided among more targets than there is damage
      Given the card
        """
        Few Embers {R}
        Instant
        Few Embers deals 2 damage divided as you choose among any number of target creatures.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Crazed Armodon"
      And Alice has "Few Embers" in hand
      When Alice has {R} to spend
      Then Alice can't cast "Few Embers" targeting "Runeclaw Bear" and "Grizzly Bears" and "Crazed Armodon":
        | rule | 601.2d |
      And Alice can cast "Few Embers" targeting "Runeclaw Bear" and "Grizzly Bears"
