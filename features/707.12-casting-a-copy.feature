Feature: 707.12 Casting a copy

  Rule: Whoever casts a copy follows the rules for casting

    Today 707.12 and 601.2a to 601.2h; 706.12 in 2018 with the same letters, in 2013 with 601.2a to 601.2g, where g was
    already the payment; 503.12 in 2008 and 2007, where the copy was "played" by 409.1a to 409.1h. Nothing has been
    decided for the copy beforehand: modes, targets and X are chosen now, and every cost is paid that isn't the mana
    cost.

    @id-scepter-copy-is-cast @C-099 @C-102 @C-103 @C-104 @K-03 @CR-707.12
    Scenario: Isochron Scepter casts a copy of the exiled card, and the card stays in exile
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice will choose "yes"
      And Alice casts "Isochron Scepter"
      And the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Crazed Armodon"
      When the top of the stack resolves
      Then "the copy" is:
        | name       | Giant Growth                                  |
        | mana cost  | {G}                                           |
        | mana value | 1                                             |
        | color      | green                                         |
        | types      | Instant                                       |
        | abilities  | Target creature gets +3/+3 until end of turn. |
      And the stack is:
        | "the copy" | Alice |
      And "the copy" targets "Crazed Armodon"
      And "Giant Growth" is in Alice's exile
      And "Giant Growth" is unchanged

    @id-copy-without-mana-cost @C-103 @C-099 @CR-707.12 @CR-601.2f
    Scenario: A copy that is cast without paying its mana cost leaves the mana in the pool and keeps its mana cost
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice has {G}{G} to spend
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then "the copy" is on the stack
      And the copiable values of "the copy" are those of "Giant Growth"
      And Alice's mana pool is {G}{G}
      And "Giant Growth" is in Alice's graveyard

    @id-copy-of-a-card-made-red @C-050 @C-051 @C-099 @CR-707.12 @CR-707.9b
    Scenario: A copy of a green card that is made red is cast as a red spell, and the card stays green
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target instant card in your graveyard, except it's red. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then "the copy" is on the stack
      And the copiable values of "the copy" are those of "Giant Growth", except:
        | color | red |
      And "Giant Growth" is in Alice's graveyard
      And "Giant Growth" is unchanged

    @id-copy-for-its-mana-cost @C-103 @C-099 @K-04 @CR-707.12 @CR-601.2h
    Scenario: A copy that may be cast, and not for free, costs its mana cost
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice has {G} to spend
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy." on "Giant Growth"
      Then "the copy" is on the stack
      And Alice's mana pool is empty
      And "Giant Growth" is unchanged

    @id-copy-that-cant-be-paid @C-103 @C-099 @K-04 @CR-601.2h @CR-704.5e
    Scenario: A copy whose mana cost its caster can't pay isn't cast and ceases to exist
      Given Alice has "Overrun" in graveyard
      And Alice has {5} to spend
      When Alice has the effect "Copy target sorcery card in your graveyard. Cast the copy." on "Overrun"
      Then the stack is empty
      And "the copy" has ceased to exist
      And Alice's mana pool is {5}
      And "Overrun" is unchanged

    @id-fling-copy-sacrifices @C-103 @C-099 @K-04 @CR-707.12 @CR-601.2h
    Scenario: For a copy of Fling that is cast without paying its mana cost a creature is sacrificed
      Given Alice has "Fling" in graveyard
      And Alice controls "Runeclaw Bear"
      And Alice controls "Juggernaut"
      And Alice will choose "yes"
      And Alice will choose "Bob"
      And Alice will choose "Juggernaut"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Fling"
      Then "the copy" is on the stack
      And "the copy" targets Bob
      And "Juggernaut" is in Alice's graveyard
      And "Runeclaw Bear" is unchanged
      And Bob has 20 life

    @id-fling-copy-damage @C-103 @C-105 @K-04 @CR-707.12
    Scenario: A copy of Fling that was cast deals damage equal to the power of the creature sacrificed for that copy
      Given Alice has "Fling" in graveyard
      And Alice controls "Runeclaw Bear"
      And Alice controls "Juggernaut"
      And Alice will choose "yes"
      And Alice will choose "Bob"
      And Alice will choose "Juggernaut"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Fling"
      When "the copy" resolves
      Then Bob has 15 life
      And "the copy" has ceased to exist
      And "Fling" is in Alice's graveyard

    @id-copy-without-a-creature-to-sacrifice @C-103 @C-099 @K-04 @CR-601.2h @CR-704.5e
    Scenario: A copy that demands the sacrifice of a creature isn't cast by a player who controls none
      Given the card
        """
        Pyre Tithe {1}{B}
        Sorcery
        As an additional cost to cast this spell, sacrifice a creature.
        Draw two cards.
        """
      And Alice has "Pyre Tithe" in graveyard
      And Alice controls "Chimeric Staff"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Copy target sorcery card in your graveyard. Cast the copy without paying its mana cost." on "Pyre Tithe"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Runeclaw Bear" is unchanged
      And "Chimeric Staff" is unchanged
      And "Pyre Tithe" is in Alice's graveyard

    @id-copy-costs-life @C-103 @K-04 @CR-601.2f
    Scenario: An additional cost in life is paid for a copy that is cast without paying its mana cost
      Given the card
        """
        Bitter Reading {2}{B}
        Sorcery
        As an additional cost to cast this spell, pay 3 life.
        Draw two cards.
        """
      And Alice has "Bitter Reading" in graveyard
      And Alice will choose "yes"
      When Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Bitter Reading"
      Then "the copy" is on the stack
      And Alice has 17 life
      And Alice has 0 cards in hand

    @id-copy-costs-more @C-103 @K-04 @CR-601.2f
    Scenario: An increase of the cost is paid for a copy that is cast without paying its mana cost
      Given the card
        """
        Ponderous Bell {1}{W}
        Sorcery
        This spell costs {1} more to cast.
        You gain 4 life.
        """
      And Alice has "Ponderous Bell" in graveyard
      And Alice has {R} to spend
      And Alice will choose "yes"
      When Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Ponderous Bell"
      Then "the copy" is on the stack
      And Alice's mana pool is empty

    @id-copy-is-kicked @C-103 @K-04 @CR-601.2b @CR-601.2f
    Scenario: A copy that is cast without paying its mana cost can be kicked
      Given the card
        """
        Stoke the Kiln {R}
        Sorcery
        Kicker {2}
        You gain 1 life. If this spell was kicked, draw three cards.
        """
      And Alice has "Stoke the Kiln" in graveyard
      And Alice has {2} to spend
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Stoke the Kiln"
      When "the copy" resolves
      Then Alice has 3 cards in hand
      And Alice has 21 life
      And Alice's mana pool is empty

    @id-copy-is-not-kicked-for-want-of-mana @C-103 @CR-601.2b @CR-608.2d
    Scenario: A copy whose kicker can't be paid for is cast without it, and nobody is asked
      Given the card
        """
        Stoke the Kiln {R}
        Sorcery
        Kicker {2}
        You gain 1 life. If this spell was kicked, draw three cards.
        """
      And Alice has "Stoke the Kiln" in graveyard
      And Alice has {1} to spend
      And Alice will choose "yes"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Stoke the Kiln"
      When "the copy" resolves
      Then Alice has 21 life
      And Alice has 0 cards in hand
      And Alice's mana pool is {C}

    @id-copy-is-cast-for-another-cost @C-103 @CR-601.2b @CR-118.9
    Scenario: A copy of a Mulldrifter that may be cast, and not for free, can be evoked
      Given Alice has "Mulldrifter" in graveyard
      And Alice has {4}{U} to spend
      And Alice will choose "yes"
      And Alice will choose "evoke"
      And Alice has the effect "Copy target creature card in your graveyard. You may cast the copy." on "Mulldrifter"
      And Alice's mana pool is {2}
      And Alice will choose "When this permanent enters, draw two cards."
      And "the copy" resolves
      When the stack resolves
      Then "the copy" has ceased to exist
      And Alice has 2 cards in hand
      And "Mulldrifter" is in Alice's graveyard

    @id-copy-is-cast-for-its-alternative-cost @C-103 @CR-601.2b @CR-118.9
    Scenario: A copy of a card that has a cost of its own beside its mana cost can be cast for that
      Given the card
        """
        Quick Jolt {3}{R}
        Instant
        You may pay {U} rather than pay this spell's mana cost.
        Quick Jolt deals 2 damage to target player.
        """
      And Alice has "Quick Jolt" in graveyard
      And Alice has {U} to spend
      And Alice will choose "yes"
      And Alice will choose "Bob"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy." on "Quick Jolt"
      Then "the copy" targets Bob
      And Alice's mana pool is empty
      And "Quick Jolt" is in Alice's graveyard

    @id-copy-that-cannot-be-paid-for @C-103 @CR-601.2h @CR-118.9
    Scenario: A copy of a Mulldrifter that can be paid for in no way isn't cast, and nobody is asked
      Given Alice has "Mulldrifter" in graveyard
      And Alice has {1}{U} to spend
      When Alice has the effect "Copy target creature card in your graveyard. You may cast the copy." on "Mulldrifter"
      Then the stack is empty
      And "the copy" has ceased to exist
      And Alice's mana pool is {1}{U}
      And "Mulldrifter" is in Alice's graveyard

    @id-free-copy-is-not-evoked @C-103 @CR-118.9
    Scenario: A copy of a Mulldrifter that is cast without paying its mana cost can't be evoked as well
      Given Alice has "Mulldrifter" in graveyard
      And Alice has {2}{U} to spend
      And Alice will choose "yes"
      And Alice has the effect "Copy target creature card in your graveyard. You may cast the copy without paying its mana cost." on "Mulldrifter"
      And "the copy" resolves
      When the stack resolves
      Then "the copy" is on the battlefield
      And Alice's mana pool is {2}{U}

    @id-copy-with-a-target-that-depends-on-another @C-103 @CR-601.2c @CR-608.2d
    Scenario: A copy whose second target has to go with the first is cast if there is any pair for it
      Given the card
        """
        Rough Justice {B}
        Instant
        Tap target creature and tap target artifact its controller controls.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Chimeric Staff"
      And Alice has "Rough Justice" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Grizzly Bears"
      And Alice will choose "Chimeric Staff"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Rough Justice"
      When "the copy" resolves
      Then "Grizzly Bears" is tapped
      And "Chimeric Staff" is tapped
      And "Runeclaw Bear" is unchanged

    @id-copy-has-x-zero @C-103 @CR-601.2b @CR-107.3b
    Scenario: X is 0 for a copy that is cast without paying its mana cost
      Given the card
        """
        Rising Tally {X}{G}
        Sorcery
        You gain X life. Draw a card.
        """
      And Alice has "Rising Tally" in graveyard
      And Alice has {5} to spend
      And Alice will choose "yes"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Rising Tally"
      When "the copy" resolves
      Then Alice has 20 life
      And Alice has 1 card in hand
      And Alice's mana pool is {5}

    @id-copy-for-its-mana-cost-x @C-103 @C-099 @CR-707.12 @CR-601.2b
    Scenario: X is chosen and paid for a copy that may be cast, and not for free
      Given the card
        """
        Rising Tally {X}{G}
        Sorcery
        You gain X life. Draw a card.
        """
      And Alice has "Rising Tally" in graveyard
      And Alice has {2}{G} to spend
      And Alice will choose "yes"
      And Alice will choose "2"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy." on "Rising Tally"
      When "the copy" resolves
      Then Alice has 22 life
      And Alice has 1 card in hand
      And Alice's mana pool is empty

    @id-copy-additional-cost-x @C-103 @C-099 @CR-707.12 @CR-601.2b @CR-107.3a
    Scenario: X is chosen and paid in an additional cost of a copy that is cast without paying its mana cost
      Given the card
        """
        Red Ledger {4}{B}
        Sorcery
        As an additional cost to cast this spell, pay X life.
        Draw X cards.
        """
      And Alice has "Red Ledger" in graveyard
      And Alice will choose "yes"
      And Alice will choose "3"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Red Ledger"
      When "the copy" resolves
      Then Alice has 17 life
      And Alice has 3 cards in hand
      And "Red Ledger" is unchanged

    @id-copy-mode-chosen-when-cast @C-103 @C-099 @CR-601.2b
    Scenario Outline: The mode of a copy of Emerald Charm is chosen as the copy is cast
      Given Alice has "Emerald Charm" in graveyard
      And Bob controls "Copy Artifact"
      And Bob controls "Mulldrifter"
      And Bob controls "Mutavault"
      And Bob has the effect "Tap target land." on "Mutavault"
      And Alice will choose "yes"
      And Alice will choose "<mode>"
      And Alice will choose "<target>"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Emerald Charm"
      When "the copy" resolves
      Then "Mutavault" is <status>
      And "Mulldrifter" <has> the ability "Flying"
      And "Copy Artifact" is <place>

      Examples:
        | mode | target        | status   | has          | place              |
        | 1    | Mutavault     | untapped | has          | on the battlefield |
        | 2    | Copy Artifact | tapped   | has          | in Bob's graveyard |
        | 3    | Mulldrifter   | tapped   | doesn't have | on the battlefield |

    @id-copy-mana-spent @C-103 @C-099 @CR-601.2h @CR-707.12
    Scenario Outline: A copy knows the mana that was spent to cast it
      Given the card
        """
        Dewlight Hymn {G}
        Sorcery
        You gain 5 life if {G} was spent to cast this spell. You gain 1 life.
        """
      And Alice has "Dewlight Hymn" in graveyard
      And Alice has {G} to spend
      And Alice will choose "yes"
      And Alice has the effect "<effect>" on "Dewlight Hymn"
      When "the copy" resolves
      Then Alice has <life> life

      Examples:
        | effect                                                                                          | life |
        | Copy target sorcery card in your graveyard. You may cast the copy.                              | 26   |
        | Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost. | 21   |

    @id-copy-of-a-card-with-an-exception @C-099 @C-050 @CR-707.12 @CR-707.9b
    Scenario: An exception belongs to the copy of a card that is cast, and not to the card
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target instant card in your graveyard, except the copy is red. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then the copiable values of "the copy" are those of "Giant Growth", except:
        | color | red |
      And "the copy" is on the stack
      And "Giant Growth" is:
        | color | green |
      And "Giant Growth" is unchanged

    @id-if-you-do-cast-the-copy @C-099 @C-104 @CR-707.12
    Scenario Outline: Who has <mana> for a copy of Overrun, which costs {2}{G}{G}{G}, <casts> it and <does> what follows on it
      Given Alice has "Overrun" in graveyard
      And Alice has <mana> to spend
      When Alice has the effect "Copy target sorcery card in your graveyard. Cast the copy. If you do, you gain 2 life." on "Overrun"
      Then Alice has <life> life
      And "the copy" <place>
      And "Overrun" is unchanged

      Examples:
        | mana         | casts      | does       | life | place               |
        | {2}{G}{G}{G} | casts      | does       | 22   | is on the stack     |
        | {2}{G}{G}    | can't cast | doesn't do | 20   | has ceased to exist |

    @id-several-copies-are-cast @C-099 @C-101 @CR-707.12 @CR-608.2g
    Scenario: Who is told to cast two copies casts both, one after the other
      Given the card
        """
        Warm Ember {R}
        Sorcery
        You gain 1 life.
        """
      And Alice has "Warm Ember" in graveyard
      And Alice has "Overrun" in graveyard
      And Alice has {7} to spend
      When Alice has the effect "Copy up to two target sorcery cards in your graveyard. Cast the copies without paying their mana costs." on "Warm Ember" and "Overrun"
      Then the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Alice |
      And the copiable values of "the copy" are those of "Warm Ember"
      And the copiable values of "the second copy" are those of "Overrun"
      And Alice's mana pool is {7}
      And Alice has 2 cards in graveyard

    @id-if-you-do-copy-a-card @C-099 @CR-707.12
    Scenario: Who has copied no card hasn't done what "if you do" speaks of
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Copy up to one target sorcery card in your graveyard. If you do, you gain 2 life."
      Then Alice has 20 life
      And "Giant Growth" is unchanged
      And the stack is empty

    @id-copy-that-each-player-is-to-cast @C-099 @C-103 @CR-707.12
    Scenario: If each player is told to cast a copy, the first in turn order who can pay for it casts it
      Given the card
        """
        Warm Ember {R}
        Sorcery
        You gain 1 life.
        """
      And Alice has "Warm Ember" in graveyard
      And Alice has {U} to spend
      And Bob has {R} to spend
      When Alice has the effect "Copy target sorcery card in your graveyard. Each player casts the copy." on "Warm Ember"
      Then the stack is:
        | "the copy" | Bob |
      And Bob's mana pool is empty
      And Alice's mana pool is {U}
      And "Warm Ember" is unchanged

  Rule: A copy that can't be cast isn't

    Today 707.12, 601.2 and 601.3; 706.12 in 2018 and 2013; 503.12 in 2008 and 2007. What forbids or prevents the
    casting of a card forbids or prevents that of its copy. The copy then ceases to exist the next time state-based
    actions are checked (704.5e), and the card is where it was.

    @id-copy-without-legal-target @C-099 @C-103 @CR-601.2c @CR-704.5e
    Scenario: A copy for which there is no legal target isn't cast
      Given Alice has "Giant Growth" in graveyard
      And Bob controls "Algae Gharial"
      When Alice has the effect "Copy target instant card in your graveyard. Cast the copy without paying its mana cost." on "Giant Growth"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Algae Gharial" is unchanged
      And "Giant Growth" is in Alice's graveyard

    @id-copy-of-a-land-card @C-099 @C-103 @K-03 @CR-707.12 @CR-305.1
    Scenario: A copy of a land card isn't cast, and isn't played as a land either
      Given Alice has "Mutavault" in graveyard
      And Alice has "Treetop Village" in hand
      When Alice has the effect "Copy target card in your graveyard. Cast the copy without paying its mana cost." on "Mutavault"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Mutavault" is in Alice's graveyard
      And Alice can play "Treetop Village"

    @id-copy-named-by-meddling-mage @C-099 @C-103 @CR-601.3
    Scenario: A copy with the name that was chosen for Meddling Mage isn't cast
      Given Bob will choose "Giant Growth"
      And Bob controls "Meddling Mage"
      And Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in graveyard
      When Alice has the effect "Copy target instant card in your graveyard. Cast the copy without paying its mana cost." on "Giant Growth"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Runeclaw Bear" is unchanged

    @id-copying-isnt-forbidden-by-meddling-mage @C-100 @CR-707.10 @CR-601.3
    Scenario: Meddling Mage doesn't stop a copy that is put on the stack without being cast
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob will choose "Giant Growth"
      And Bob controls "Meddling Mage"
      When Alice has the effect "Copy target instant spell." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

    @id-copy-under-teferi @C-099 @C-101 @CR-601.3 @CR-307.5
    Scenario: Under an opponent's Teferi no copy is cast while something resolves

      Alice could cast a sorcery only with priority, in her main phase and with an empty stack; while an effect is
      carried out, nobody has priority.

      Given Bob controls "Teferi, Mage of Zhalfir"
      And Alice has "Overrun" in graveyard
      When Alice has the effect "Copy target sorcery card in your graveyard. Cast the copy without paying its mana cost." on "Overrun"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Overrun" is unchanged

    @id-nobody-is-asked-to-cast-the-impossible @C-099 @C-103 @CR-707.12 @CR-601.2c @CR-704.5e
    Scenario: Nobody is asked whether to cast a copy for which there is no legal target
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Algae Gharial"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Algae Gharial" is unchanged
      And "Giant Growth" is unchanged

    @id-copy-that-cant-be-paid-and-another @C-099 @C-103 @CR-601.2h
    Scenario: What was chosen for a copy that can't be paid for is taken back, and the other copy is cast
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
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy up to two target instant cards in your graveyard. Cast the copies." on "Lavish Growth" and "Giant Growth"
      Then the stack is:
        | "the second copy" | Alice |
      And "the second copy" targets "Runeclaw Bear"
      And "the copy" has ceased to exist
      And Alice's mana pool is empty

    @id-copy-that-ceased-before-it-was-to-be-cast @C-099 @C-088 @CR-707.12 @CR-704.5e
    Scenario: A copy of a card that is to be cast later has ceased to exist by then
      Given Alice has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Alice has the effect "Copy target instant card in your graveyard. At the beginning of the next end step, you may cast the copy without paying its mana cost." on "Giant Growth"
      And the game goes on to the end step
      When the top of the stack resolves
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Giant Growth" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-exiled-token-copy-isnt-cast @C-002 @CR-111.8
    Scenario: A token copy that was exiled isn't cast, as the card that it is a copy of would be
      Given Bob controls "Runeclaw Bear"
      And Alice has the effect "Create a token that's a copy of target creature." on "Runeclaw Bear"
      When Alice has the effect "Exile target creature. You may cast that card without paying its mana cost." on "the token"
      Then "the token" has ceased to exist
      And the stack is empty
      And "Runeclaw Bear" is unchanged

  Rule: The copy comes into being in the zone of what is copied, and is cast from there

    Today 707.12; 706.12 in 2018 and 2013. In 2008 and 2007 (503.12) no zone was named. What looks for spells cast from
    that zone sees it, and what forbids them forbids it. The copy isn't a card.

    @id-copy-cast-from-exile-is-seen @C-102 @K-03 @CR-707.12 @CR-601.2a
    Scenario: A copy of a card in exile is cast from exile
      Given the card
        """
        Riftwatch Sage {1}{U}
        Creature - Human Wizard 1/3
        Whenever you cast a spell from exile, draw a card.
        """
      And Alice controls "Riftwatch Sage"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice will choose "yes"
      And Alice casts "Isochron Scepter"
      And the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Riftwatch Sage"
      When the top of the stack resolves
      Then the stack is:
        | ability of "Riftwatch Sage" | Alice |
        | "the copy"                  | Alice |
      And Alice has 0 cards in hand

    @id-copy-cast-from-graveyard-is-seen @C-102 @K-03 @CR-707.12 @CR-601.2a
    Scenario: A copy of a card in a graveyard is cast from the graveyard, and not from exile
      Given the card
        """
        Riftwatch Sage {1}{U}
        Creature - Human Wizard 1/3
        Whenever you cast a spell from exile, draw a card.
        """
      And the card
        """
        Tombside Reader {2}{B}
        Creature - Human Wizard 2/2
        Whenever you cast a spell from a graveyard, you gain 1 life.
        """
      And Alice controls "Riftwatch Sage"
      And Alice controls "Tombside Reader"
      And Alice has "Giant Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Riftwatch Sage"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then the stack is:
        | ability of "Tombside Reader" | Alice |
        | "the copy"                   | Alice |

    @id-copy-from-a-forbidden-zone @C-102 @C-099 @K-03 @CR-707.12 @CR-601.3
    Scenario Outline: Where spells can't be cast from the zone of the card, the copy isn't cast
      Given the card
        """
        Sealed Reliquary {2}
        Artifact
        Players can't cast spells from <zone>.
        """
      And Bob controls "Sealed Reliquary"
      And Alice has "Overrun" in <place>
      When Alice has the effect "Copy target sorcery card in <target>. Cast the copy without paying its mana cost." on "Overrun"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Overrun" is unchanged

      Examples:
        | zone       | place     | target         |
        | exile      | exile     | exile          |
        | graveyards | graveyard | your graveyard |

    @id-copy-from-a-free-zone @C-102 @K-03 @CR-707.12 @CR-601.3
    Scenario Outline: Where spells can't be cast from another zone, the copy is cast
      Given the card
        """
        Sealed Reliquary {2}
        Artifact
        Players can't cast spells from <zone>.
        """
      And Bob controls "Sealed Reliquary"
      And Alice has "Overrun" in <place>
      When Alice has the effect "Copy target sorcery card in <target>. Cast the copy without paying its mana cost." on "Overrun"
      Then the stack is:
        | "the copy" | Alice |
      And "Overrun" is unchanged

      Examples:
        | zone       | place     | target         |
        | graveyards | exile     | exile          |
        | exile      | graveyard | your graveyard |

    @id-copy-of-an-opponents-card @C-102 @B-66 @CR-112.2a @CR-707.12
    Scenario: A copy of an opponent's card is owned by the player who may cast it
      Given Bob has "Giant Growth" in graveyard
      And Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When Alice has the effect "Copy target instant card in a graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then "the copy" is owned by Alice
      And "the copy" is controlled by Alice
      And "Giant Growth" is in Bob's graveyard
      And "Giant Growth" is unchanged

    @id-copy-not-cast-ceases @C-102 @C-088 @C-089 @B-29 @CR-704.5e
    Scenario: A copy that Isochron Scepter's controller doesn't cast ceases to exist in exile
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice will choose "yes"
      And Alice casts "Isochron Scepter"
      And the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "yes"
      And Alice will choose "no"
      When the top of the stack resolves
      Then the stack is empty
      And "the copy" has ceased to exist
      And Alice has 1 card in exile
      And "Giant Growth" is in Alice's exile
      And "Runeclaw Bear" is unchanged

    @id-scepter-copies-nothing @C-099 @B-29 @CR-707.12
    Scenario: Isochron Scepter's controller who doesn't copy the card isn't asked to cast it
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has "Isochron Scepter" in hand
      And Alice has {4} to spend
      And Alice will choose "yes"
      And Alice casts "Isochron Scepter"
      And the stack resolves
      And Alice activates "{2}, {T}" of "Isochron Scepter"
      And Alice will choose "no"
      When the top of the stack resolves
      Then the stack is empty
      And Alice has 1 card in exile
      And "Giant Growth" is unchanged

  Rule: It is cast while another spell or ability resolves

    Today 707.12 and 608.2g; 706.12 in 2018 and 2013; 503.12 in 2008 and 2007. So it doesn't matter whose turn it is, or
    that the stack isn't empty; nobody gets priority before the resolving object has done everything that it says, and
    the copy lies on the stack meanwhile.

    @id-sorcery-copy-in-upkeep @C-101 @CR-608.2g
    Scenario: A copy of a sorcery is cast in the opponent's upkeep, above the spells on the stack
      Given the card
        """
        Basin of Echoes {2}
        Artifact
        {T}: Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost.
        """
      And Alice controls "Basin of Echoes"
      And Alice controls "Runeclaw Bear"
      And Alice has "Overrun" in graveyard
      And the game goes on to Bob's upkeep
      And Bob has "Giant Growth" in hand
      And Bob has {G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Alice activates "{T}" of "Basin of Echoes" targeting "Overrun"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Bob   |
      And "Runeclaw Bear" is unchanged

    @id-resolving-goes-on @C-101 @CR-608.2g
    Scenario: The effect that has the copy cast is finished before the copy resolves
      Given the card
        """
        Basin of Echoes {2}
        Artifact
        {T}: Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost. You gain 2 life.
        """
      And the card
        """
        Late Lesson {2}{U}
        Sorcery
        Draw two cards.
        """
      And Alice has "Late Lesson" in graveyard
      And Alice controls "Basin of Echoes"
      And Alice activates "{T}" of "Basin of Echoes" targeting "Late Lesson"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then the stack is:
        | "the copy" | Alice |
      And Alice has 22 life
      And Alice has 0 cards in hand

    @id-cast-trigger-above-the-copy @C-101 @C-103 @CR-603.3 @CR-608.2g
    Scenario: What triggers on the casting goes onto the stack above the copy, after the effect is finished
      Given the card
        """
        Basin of Echoes {2}
        Artifact
        {T}: Copy target instant card in your graveyard. You may cast the copy without paying its mana cost. You gain 2 life.
        """
      And Alice controls "Basin of Echoes"
      And Alice controls "Belligerent Hatchling"
      And the card
        """
        Ashen Verdict {R}
        Instant
        Each opponent loses 1 life.
        """
      And Alice has "Ashen Verdict" in graveyard
      And Alice activates "{T}" of "Basin of Echoes" targeting "Ashen Verdict"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then the stack is:
        | ability of "Belligerent Hatchling" | Alice |
        | "the copy"                         | Alice |
      And Alice has 22 life
      And Bob has 20 life
      And "Belligerent Hatchling" has 4 -1/-1 counters

  Rule: The copy has been cast, which a copied spell hasn't

    Today 707.12 and 707.10; 706.12 and 706.10 in 2018 and 2013; 503.12 and 503.10 in 2008 and 2007. What looks for
    casting sees the casting of a copy; what looks for the copying of a spell doesn't, since no spell was copied.

    @id-cast-copy-is-cast @C-100 @C-103 @C-104 @CR-707.12 @CR-601.2i
    Scenario: An ability that looks for casting triggers when a copy is cast
      Given the card
        """
        Hearth Chorister {1}{W}
        Creature - Human Cleric 1/1
        Whenever you cast an instant spell, you gain 1 life.
        """
      And Alice controls "Hearth Chorister"
      And Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Hearth Chorister"
      When Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      Then the stack is:
        | ability of "Hearth Chorister" | Alice |
        | "the copy"                    | Alice |

    @id-copied-spell-is-not-cast @C-100 @CR-707.10
    Scenario: An ability that looks for casting doesn't trigger when a spell is copied
      Given the card
        """
        Hearth Chorister {1}{W}
        Creature - Human Cleric 1/1
        Whenever you cast an instant spell, you gain 1 life.
        """
      And Alice controls "Hearth Chorister"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Hearth Chorister"
      And the top of the stack resolves
      When Alice has the effect "Copy target instant spell." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And Alice has 21 life

    @id-cast-copy-sees-its-own-casting @C-100 @C-103 @CR-707.12 @CR-601.2i
    Scenario: A copy that says "when you cast this spell" triggers when it is cast
      Given the card
        """
        Forerunner's Call {2}{R}
        Sorcery
        When you cast this spell, draw a card.
        You gain 3 life.
        """
      And Alice has "Forerunner's Call" in graveyard
      And Alice will choose "yes"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Forerunner's Call"
      When the top of the stack resolves
      Then the stack is:
        | "the copy" | Alice |
      And Alice has 1 card in hand
      And Alice has 20 life

    @id-cast-copy-is-no-copied-spell @C-100 @CR-707.12 @CR-707.10
    Scenario: An ability that looks for casting or copying triggers once when a copy is cast
      Given the card
        """
        Prism Adept {1}{R}
        Creature - Human Wizard 1/2
        Whenever you cast or copy an instant or sorcery spell, you gain 1 life.
        """
      And Alice controls "Prism Adept"
      And Alice has "Overrun" in graveyard
      And Alice will choose "yes"
      And Alice has the effect "Copy target sorcery card in your graveyard. You may cast the copy without paying its mana cost." on "Overrun"
      When the top of the stack resolves
      Then the stack is:
        | "the copy" | Alice |
      And Alice has 21 life

    @id-copy-of-the-cast-copy @C-100 @C-104 @CR-707.10 @CR-112.1b
    Scenario: A copy that was cast is a spell that can be copied, and that further copy isn't cast
      Given the card
        """
        Hearth Chorister {1}{W}
        Creature - Human Cleric 1/1
        Whenever you cast an instant spell, you gain 1 life.
        """
      And Alice controls "Hearth Chorister"
      And Alice controls "Crazed Armodon"
      And Alice has "Giant Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Crazed Armodon"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      And the top of the stack resolves
      When Alice has the effect "Copy target instant spell." on "the copy"
      Then the stack is:
        | "the second copy" | Alice |
        | "the copy"        | Alice |
      And "the second copy" targets "Crazed Armodon"
      And the copiable values of "the second copy" are those of "Giant Growth"
      And Alice has 21 life
      And "the copy" is unchanged

  Rule: Once cast it is a spell, which resolves or is countered like any other

    Today 707.12 and 112.1b; 706.12 in 2018 and 2013; 503.12 in 2008 and 2007. A copy that has left the stack ceases to
    exist (704.5e); one of a permanent card is a permanent when it has resolved.

    @id-cast-copy-resolves @C-104 @C-105 @CR-707.12 @CR-704.5e
    Scenario: A copy that was cast resolves, has its effect and ceases to exist
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Giant Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      When "the copy" resolves
      Then "Runeclaw Bear" is 5/5
      And "Crazed Armodon" is unchanged
      And "the copy" has ceased to exist
      And Alice has 1 card in graveyard
      And "Giant Growth" is unchanged

    @id-cast-copy-is-countered @C-104 @C-105 @CR-707.12 @CR-704.5e
    Scenario: A copy that was cast can be countered, and the card isn't
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Giant Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      When Bob has the effect "Counter target spell." on "the copy"
      Then the stack is empty
      And "the copy" has ceased to exist
      And "Runeclaw Bear" is 2/2
      And "Giant Growth" is unchanged

    @id-uncounterable-copy @C-105 @CR-707.12 @CR-601.2a
    Scenario: A cast copy of a spell that can't be countered isn't countered
      Given Alice has "Altered Ego" in graveyard
      And Bob controls "Crazed Armodon"
      And Alice will choose "yes"
      And Alice has the effect "Copy target creature card in your graveyard. You may cast the copy without paying its mana cost." on "Altered Ego"
      When Bob has the effect "Counter target spell." on "the copy"
      Then the stack is:
        | "the copy" | Alice |
      And "the copy" is unchanged

    @id-cast-copy-loses-its-target @C-105 @CR-608.2b
    Scenario: A copy that was cast doesn't resolve when its only target is gone
      Given the card
        """
        Cheering Growth {G}
        Instant
        Target creature gets +3/+3 until end of turn. You gain 5 life.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Cheering Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Cheering Growth"
      And Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      When the top of the stack resolves
      Then "the copy" has ceased to exist
      And Alice has 20 life
      And "Crazed Armodon" is unchanged

    @id-cast-copy-counters-a-spell @C-104 @C-105 @CR-707.12
    Scenario: A copy of a spell that counters spells counters one below it on the stack
      Given the card
        """
        Firm Refusal {U}{U}
        Instant
        Counter target spell.
        """
      And Alice has "Firm Refusal" in graveyard
      And Bob controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Bob has "Giant Growth" in hand
      And Bob has "Emerald Charm" in hand
      And Bob has {G}{G} to spend
      And Bob casts "Giant Growth" targeting "Runeclaw Bear"
      And Bob casts "Emerald Charm" targeting "Runeclaw Bear":
        | mode | 1 |
      And Alice will choose "yes"
      And Alice will choose "Giant Growth"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Firm Refusal"
      When "the copy" resolves
      Then the stack is:
        | "Emerald Charm" | Bob |
      And "Giant Growth" is in Bob's graveyard
      And "the copy" has ceased to exist

    @id-resolved-copy-is-no-card @C-105 @B-74 @CR-704.5e @CR-112.1b
    Scenario: A copy that has resolved isn't a card that is put into a graveyard
      Given the card
        """
        Archive Keeper {1}{W}
        Creature - Human Wizard 1/1
        Whenever an instant card is put into a graveyard from anywhere, you gain 1 life.
        """
      And Alice controls "Archive Keeper"
      And Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in graveyard
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And Alice has the effect "Copy target instant card in your graveyard. You may cast the copy without paying its mana cost." on "Giant Growth"
      When "the copy" resolves
      Then the stack is empty
      And Alice has 1 card in graveyard
      And "Runeclaw Bear" is 5/5

    @id-cast-copy-of-a-creature-card @C-104 @C-105 @C-088 @B-25 @CR-608.3f @CR-707.12
    Scenario: A copy of a creature card that was cast becomes a permanent and triggers as it enters
      Given Alice has "Wall of Omens" in graveyard
      And Alice will choose "yes"
      And Alice has the effect "Copy target creature card in your graveyard. You may cast the copy without paying its mana cost." on "Wall of Omens"
      When "the copy" resolves
      Then "the copy" is on the battlefield
      And "the copy" is:
        | name      | Wall of Omens                           |
        | mana cost | {1}{W}                                  |
        | color     | white                                   |
        | types     | Creature - Wall                         |
        | size      | 0/4                                     |
        | abilities | Defender                                |
        | abilities | When this creature enters, draw a card. |
      And the stack is:
        | ability of "the copy" | Alice |
      And "Wall of Omens" is unchanged

    @id-cast-copy-of-a-creature-card-leaves @C-105 @C-088 @C-089 @CR-704.5d @CR-608.3f
    Scenario: A permanent that was a copy of a card ceases to exist when it leaves the battlefield
      Given Alice has "Runeclaw Bear" in graveyard
      And Alice will choose "yes"
      And Alice has the effect "Copy target creature card in your graveyard. You may cast the copy without paying its mana cost." on "Runeclaw Bear"
      And the stack resolves
      When Bob has the effect "Return target creature to its owner's hand." on "the copy"
      Then "the copy" has ceased to exist
      And Alice has 0 cards in hand
      And "Runeclaw Bear" is unchanged

    @id-cast-copy-of-a-clone-card @C-104 @C-105 @C-029 @CR-707.12 @CR-707.5
    Scenario: A copy of a Clone card that was cast enters as a copy of a creature
      Given Alice has "Clone" in graveyard
      And Bob controls "Crazed Armodon"
      And Bob controls "Wandering Ones"
      And Alice will choose "yes"
      And Alice has the effect "Copy target creature card in your graveyard. You may cast the copy without paying its mana cost." on "Clone"
      And Alice will choose "Crazed Armodon"
      When "the copy" resolves
      Then the copiable values of "the copy" are those of "Crazed Armodon"
      And "the copy" is controlled by Alice
      And "Clone" is unchanged
      And "Crazed Armodon" is unchanged

  Rule: A card encoded by cipher is copied, and the copy is cast

    Today 707.12 and 702.99; 706.12 in 2018 and 2013. The creature has the ability as long as the card stays exiled and
    encoded on it: an effect on that permanent, no copiable value. Only a card can be encoded, so the copy isn't.

    @id-cipher-copy-is-cast @C-099 @C-101 @C-102 @B-71 @CR-702.99a @CR-707.12
    Scenario: The encoded card is copied and the copy cast when the creature deals combat damage to a player
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Stolen Identity" in hand
      And Alice has {4}{U}{U} to spend
      And Alice casts "Stolen Identity" targeting "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice attacks with "Runeclaw Bear"
      And the game goes on to the combat damage step
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      When the top of the stack resolves
      Then the stack is:
        | "the copy" | Alice |
      And "the copy" targets "Runeclaw Bear"
      And "Stolen Identity" is in Alice's exile
      And Bob has 18 life

    @id-cipher-copy-isnt-encoded @C-105 @B-71 @CR-702.99a @CR-704.5e
    Scenario: The cast copy of an encoded card isn't encoded itself
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Stolen Identity" in hand
      And Alice has {4}{U}{U} to spend
      And Alice casts "Stolen Identity" targeting "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice attacks with "Runeclaw Bear"
      And the game goes on to the combat damage step
      And Alice will choose "yes"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the top of the stack resolves
      When "the copy" resolves
      Then the copiable values of "the second token" are those of "Runeclaw Bear"
      And "the copy" has ceased to exist
      And Alice has 1 card in exile

    @id-cipher-ends-with-the-exile @C-011 @B-71 @CR-702.99a
    Scenario: A creature has the ability to copy the encoded card no longer than that is exiled
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Stolen Identity" in hand
      And Alice has {4}{U}{U} to spend
      And Alice casts "Stolen Identity" targeting "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And "Runeclaw Bear" has the ability "Whenever this creature deals combat damage to a player, you may copy the encoded card. If you do, you may cast the copy without paying its mana cost."
      When Alice has the effect "Return target card in exile to its owner's hand." on "Stolen Identity"
      Then "Runeclaw Bear" is:
        | abilities | none |
      And "Stolen Identity" is in Alice's hand

    @id-clone-of-an-encoded-creature @C-011 @B-71 @CR-702.99a @CR-707.2
    Scenario: A Clone of a creature with an encoded card has nothing encoded on it
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Stolen Identity" in hand
      And Alice has {4}{U}{U} to spend
      And Alice casts "Stolen Identity" targeting "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Clone"
      And Alice attacks with "Clone"
      When the game goes on to the combat damage step
      Then Bob has 18 life
      And the stack is empty
      And "Clone" is:
        | name      | Runeclaw Bear |
        | abilities | none          |

    @id-encoded-creature-becomes-a-copy @C-011 @C-101 @B-71 @CR-702.99a @CR-707.4
    Scenario: A creature that becomes a copy of another keeps the card encoded on it
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice has "Stolen Identity" in hand
      And Alice has {4}{U}{U} to spend
      And Alice casts "Stolen Identity" targeting "Crazed Armodon"
      And Alice will choose "yes"
      And Alice will choose "Runeclaw Bear"
      And the stack resolves
      And Bob controls "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of target creature." on "Runeclaw Bear" and "Wandering Ones"
      And Alice attacks with "Runeclaw Bear"
      When the game goes on to the combat damage step
      Then Bob has 19 life
      And the stack is:
        | ability of "Runeclaw Bear" | Alice |
