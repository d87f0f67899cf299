Feature: 118 and 601.2 Paying costs

  Rule: The untap symbol is a cost like the tap symbol

    107.6 and 302.6. The permanent becomes untapped, which can be seen; a creature has to have been there since its
    controller's turn began.

    @id-engine-untap-symbol @CR-602.5a @CR-107.6
    Scenario: A permanent is untapped to pay for its ability, and an ability that waits for that triggers
      Given the card
        """
        Idle Twin {1}
        Artifact Creature - Construct 1/1
        Whenever this creature becomes untapped, draw a card.
        {Q}: You gain 1 life.
        """
      And Alice controls "Idle Twin"
      And Alice has the effect "Tap target creature." on "Idle Twin"
      When Alice activates "{Q}" of "Idle Twin"
      Then "Idle Twin" is untapped
      And the stack is:
        | ability of "Idle Twin" | Alice |
        | ability of "Idle Twin" | Alice |

    @id-engine-untap-symbol-of-a-new-creature @CR-302.6
    Scenario: A creature that came this turn can't be untapped to pay for its ability
      Given the card
        """
        Idle Twin {1}
        Artifact Creature - Construct 1/1
        {Q}: You gain 1 life.
        """
      And Alice has "Idle Twin" in hand
      And Alice has {1} to spend
      And Alice casts "Idle Twin"
      And the stack resolves
      When Alice has the effect "Tap target creature." on "Idle Twin"
      Then Alice can't activate "{Q}" of "Idle Twin":
        | rule | 302.6 |

  Rule: Counters are removed as a cost

    118.3 and 606.4. It is removing like any other: the last one is seen to go.

    @id-engine-counters-as-a-cost @CR-118.3
    Scenario: A counter is removed to pay for an ability, and there is none left for a second time
      Given the card
        """
        Spore Jar {1}
        Artifact
        This artifact enters with a charge counter on it.
        When the last charge counter is removed from this artifact, draw a card.
        Remove a charge counter from this artifact: You gain 1 life.
        """
      And Alice controls "Spore Jar"
      When Alice activates "Remove" of "Spore Jar"
      Then "Spore Jar" has 0 charge counters
      And the stack is:
        | ability of "Spore Jar" | Alice |
        | ability of "Spore Jar" | Alice |
      And Alice can't activate "Remove" of "Spore Jar"

    @id-engine-loyalty-as-a-cost @CR-606.4
    Scenario: A loyalty ability puts counters on its planeswalker, or takes them off
      Given the card
        """
        Orrin of the Tides {2}{W}{U}
        Legendary Planeswalker loyalty 2
        Whenever a loyalty counter is put on this planeswalker, draw a card.
        +1: You gain 1 life.
        −2: You gain 5 life.
        """
      And Alice controls "Orrin of the Tides"
      When Alice activates "+1" of "Orrin of the Tides"
      Then "Orrin of the Tides" has 3 loyalty counters
      And the stack is:
        | ability of "Orrin of the Tides" | Alice |
        | ability of "Orrin of the Tides" | Alice |

  Rule: A cost may be X

    107.3a. The player announces X, and that much is paid whatever the cost is.

    @id-engine-x-counters-as-a-cost @CR-107.3a
    Scenario: X counters are removed for an ability with X
      Given the card
        """
        Spore Jar {1}
        Artifact
        This artifact enters with three charge counters on it.
        Remove X charge counters from this artifact: You gain X life.
        """
      And Alice controls "Spore Jar"
      And Alice can't activate "Remove" of "Spore Jar"
      And Alice can't activate "Remove" of "Spore Jar":
        | X | 4 |
      And Alice activates "Remove" of "Spore Jar":
        | X | 2 |
      When the stack resolves
      Then "Spore Jar" has 1 charge counter
      And Alice has 22 life

    @id-engine-x-life-for-a-spell @CR-107.3a @CR-601.2b
    Scenario: X life is paid for a spell with X
      Given the card
        """
        Red Ledger {B}
        Sorcery
        As an additional cost to cast this spell, pay X life.
        Draw X cards.
        """
      And Alice has "Red Ledger" in hand
      And Alice has {B} to spend
      And Alice can't cast "Red Ledger"
      And Alice casts "Red Ledger":
        | X | 3 |
      When the stack resolves
      Then Alice has 17 life
      And Alice has 3 cards in hand

  Rule: Objects pay costs, too

    118.3 and 601.2h. Whoever pays with several names them all, or is asked for them.

    @id-engine-two-things-to-sacrifice @CR-601.2h
    Scenario: Two creatures of three are sacrificed to pay for an ability
      Given the card
        """
        Driftwood Altar {1}
        Artifact
        Sacrifice two creatures: Draw a card.
        """
      And Alice controls "Driftwood Altar"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice controls "Crazed Armodon"
      And Alice will choose "Runeclaw Bear and Crazed Armodon"
      When Alice activates "Sacrifice" of "Driftwood Altar"
      Then "Runeclaw Bear" is in Alice's graveyard
      And "Crazed Armodon" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield

    @id-engine-exile-from-a-graveyard-as-a-cost @CR-601.2h
    Scenario: A creature card is exiled from a graveyard to pay for an ability, and no other card can be
      Given the card
        """
        Bone Mill {1}
        Artifact
        Exile a creature card from your graveyard: Draw a card.
        """
      And Alice controls "Bone Mill"
      And Alice has "Giant Growth" in graveyard
      And Alice has "Runeclaw Bear" in graveyard
      And Bob has "Grizzly Bears" in graveyard
      When Alice activates "Exile" of "Bone Mill"
      Then "Runeclaw Bear" is in Alice's exile
      And "Giant Growth" is in Alice's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Alice can't activate "Exile" of "Bone Mill"

    @id-engine-spell-discarded-for-itself @CR-601.2a
    Scenario: A spell that costs a discarded card can't be cast as the last card in hand
      Given the card
        """
        Trade Away {R}
        Sorcery
        As an additional cost to cast this spell, discard a card.
        Draw two cards.
        """
      And Alice has "Trade Away" in hand
      And Alice has {R} to spend
      And Alice can't cast "Trade Away"
      And Alice has "Runeclaw Bear" in hand
      When Alice casts "Trade Away"
      Then "Trade Away" is on the stack
      And "Runeclaw Bear" is in Alice's graveyard

  Rule: Another cost may stand for the mana cost

    118.9. It is paid if its condition holds, and only if the player says so.

    @id-engine-alternative-cost @CR-118.9
    Scenario: A spell is cast for its other cost where that is allowed
      Given the card
        """
        Free Tide {3}{U}
        Instant
        This spell can't be countered.
        If an opponent controls an artifact, you may pay {U} rather than pay this spell's mana cost.
        Draw a card.
        """
      And Alice has "Free Tide" in hand
      And Alice has {U} to spend
      And Alice can't cast "Free Tide":
        | alternative | alternative cost |
      And Bob controls "Chimeric Staff"
      And Alice can't cast "Free Tide"
      When Alice casts "Free Tide":
        | alternative | alternative cost |
      Then "Free Tide" is on the stack
      And Alice's mana pool is empty

    @id-engine-retrace @CR-702.81a
    Scenario: A card with retrace is cast from the graveyard for its mana cost and a land card
      Given the card
        """
        Worn Echo {R}
        Sorcery
        Draw two cards.
        Retrace
        """
      And the card
        """
        Gray Field
        Land
        {T}: Add {C}.
        """
      And Alice has "Worn Echo" in graveyard
      And Alice has "Runeclaw Bear" in hand
      And Alice has {R} to spend
      And Alice can't cast "Worn Echo"
      And Alice can't cast "Worn Echo":
        | alternative | retrace |
      And Alice has "Gray Field" in hand
      When Alice casts "Worn Echo":
        | alternative | retrace |
      Then "Worn Echo" is on the stack
      And "Gray Field" is in Alice's graveyard
      And "Runeclaw Bear" is in Alice's hand
      And Alice's mana pool is empty

  Rule: What makes a spell cheaper comes last

    601.2f. The mana cost or another cost, what is added, and only then what is taken off; it takes off generic mana only.

    @id-engine-cheaper-on-a-condition @CR-601.2f @CR-118.7a
    Scenario: A spell costs less while its condition holds, and its coloured mana has to be paid all the same
      Given the card
        """
        Toolwork {1}{G}
        Sorcery
        This spell costs {3} less to cast if you control an artifact.
        Draw a card.
        """
      And Alice has "Toolwork" in hand
      And Alice has {G} to spend
      And Alice can't cast "Toolwork"
      And Alice controls "Chimeric Staff"
      When Alice casts "Toolwork"
      Then "Toolwork" is on the stack
      And Alice's mana pool is empty

    @id-engine-cheaper-than-its-increase @CR-601.2f
    Scenario: A reduction that stands before an increase is taken off the increased cost
      Given the card
        """
        Uneven Toll {G}
        Sorcery
        This spell costs {2} less to cast if you control an artifact.
        This spell costs {2} more to cast.
        Draw a card.
        """
      And Alice controls "Chimeric Staff"
      And Alice has "Uneven Toll" in hand
      And Alice has {G} to spend
      When Alice casts "Uneven Toll"
      Then "Uneven Toll" is on the stack
      And Alice's mana pool is empty

    @id-engine-cheaper-alternative @CR-601.2f @CR-118.9
    Scenario: A reduction is taken off another cost that is paid for the spell
      Given the card
        """
        Brisk Ape {4}{G}
        Creature - Ape 3/3
        This spell costs {1} less to cast if you control an artifact.
        Evoke {1}{G}
        """
      And Alice controls "Chimeric Staff"
      And Alice has "Brisk Ape" in hand
      And Alice has {G} to spend
      When Alice casts "Brisk Ape":
        | alternative | evoke |
      Then "Brisk Ape" is on the stack
      And Alice's mana pool is empty
