Feature: 704 State-based actions

  Rule: All that a check finds happens at once

    704.3 and 704.8. What is found in one check is carried out as a single event, and what a leaving permanent looked
    like is taken from before all of it.

    @id-engine-legend-rule-and-no-toughness-at-once @CR-704.3 @CR-704.5f @CR-704.5j
    Scenario: The legend that is kept dies in the same check if its toughness is 0
      Given the card
        """
        Ghost Lamp {1}{B}
        Enchantment
        Illusions you control get -1/-1.
        """
      And the card
        """
        Ilo the Grey {1}{W}
        Legendary Creature - Human 2/1
        """
      And Alice controls "Ghost Lamp"
      And Alice controls "Ilo the Grey"
      And Alice has "Phantasmal Image" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "Ilo the Grey"
      And Alice will choose "Phantasmal Image"
      And Alice casts "Phantasmal Image"
      When the stack resolves
      Then "Ilo the Grey" is in Alice's graveyard
      And "Phantasmal Image" is in Alice's graveyard

    @id-engine-counters-annul-each-other-as-it-dies @CR-704.8 @CR-704.5f @CR-704.5q
    Scenario: A creature with undying that dies with both kinds of counters had a +1/+1 counter and stays dead
      Given the card
        """
        Moor Pup {G}
        Creature - Wolf 1/1
        Undying
        """
      And Alice controls "Moor Pup"
      And Alice has the effect "Put a +1/+1 counter on target creature." on "Moor Pup"
      When Alice has the effect "Put three -1/-1 counters on target creature." on "Moor Pup"
      Then "Moor Pup" is in Alice's graveyard
      And the stack is empty

  Rule: Deathtouch counts from one check to the next

    704.5h. A creature is destroyed for damage by a source with deathtouch that it has been dealt since the last check.

    @id-engine-deathtouch-of-an-earlier-check @CR-704.5h @CR-707.2
    Scenario: An indestructible creature that was touched earlier lives on as a copy that can be destroyed
      Given the card
        """
        Granite Ox {4}
        Artifact Creature - Ox 2/3
        Indestructible
        """
      And the card
        """
        Reed Adder {G}
        Creature - Snake 1/1
        Deathtouch
        {T}: This creature deals 1 damage to target creature.
        """
      And Alice controls "Granite Ox"
      And Alice controls "Crazed Armodon"
      And Bob controls "Reed Adder"
      And Bob activates "{T}" of "Reed Adder" targeting "Granite Ox"
      And the stack resolves
      And "Granite Ox" is on the battlefield
      When Alice has the effect "Target creature becomes a copy of another target creature." on "Granite Ox" and "Crazed Armodon"
      Then "Granite Ox" is on the battlefield
      And "Granite Ox" is 3/3
      And "Granite Ox" doesn't have the ability "Indestructible"

  Rule: Only the youngest world stays

    704.5k. Of several permanents that are world, whoever controls them, the one that became world last stays; none does
    if several became so at once.

    @id-engine-world-rule @CR-704.5k
    Scenario: A world permanent goes when another player's enters
      Given the card
        """
        Elder Dale {G}
        World Enchantment
        """
      And the card
        """
        Fresh Dale {G}
        World Enchantment
        """
      And Alice controls "Elder Dale"
      And Bob has "Fresh Dale" in graveyard
      When Bob has the effect "Return target card from your graveyard to the battlefield." on "Fresh Dale"
      Then "Elder Dale" is in Alice's graveyard
      And "Fresh Dale" is on the battlefield

    @id-engine-world-rule-with-a-copy @CR-704.5k @CR-707.2
    Scenario: A world permanent goes when a copy of it enters
      Given the card
        """
        Elder Dale {G}
        World Enchantment
        """
      And the card
        """
        Twin Scroll {2}{U}
        Enchantment
        You may have this enchantment enter as a copy of an enchantment.
        """
      And Bob controls "Elder Dale"
      And Alice has "Twin Scroll" in hand
      And Alice has {2}{U} to spend
      And Alice will choose "Elder Dale"
      And Alice casts "Twin Scroll"
      When the stack resolves
      Then "Elder Dale" is in Bob's graveyard
      And "Twin Scroll" is on the battlefield
      And "Twin Scroll" is:
        | name  | Elder Dale        |
        | types | World Enchantment |

    @id-engine-world-rule-with-an-older-permanent @CR-704.5k @CR-707.4
    Scenario: A world permanent goes when an older permanent becomes a copy of it
      Given the card
        """
        Elder Dale {G}
        World Enchantment
        """
      And the card
        """
        Twin Scroll {2}{U}
        Enchantment
        {1}: This enchantment becomes a copy of target enchantment.
        """
      And Alice controls "Twin Scroll"
      And Bob controls "Elder Dale"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Twin Scroll" targeting "Elder Dale"
      When the stack resolves
      Then "Elder Dale" is in Bob's graveyard
      And "Twin Scroll" is on the battlefield
      And "Twin Scroll" is:
        | name  | Elder Dale        |
        | types | World Enchantment |

    @id-engine-world-rule-at-once @CR-704.5k @CR-707.2
    Scenario: No world permanent stays when two token copies of one are created at once
      Given the card
        """
        Elder Dale {G}
        World Enchantment
        """
      And Bob controls "Elder Dale"
      When Alice has the effect "Create two tokens that are copies of target enchantment." on "Elder Dale"
      Then "Elder Dale" is in Bob's graveyard
      And "the token" has ceased to exist
      And "the second token" has ceased to exist

  Rule: A planeswalker without loyalty goes, whatever else it is

    704.5i.

    @id-engine-creature-planeswalker-without-loyalty @CR-704.5i
    Scenario: A planeswalker that is a creature as well goes when its last loyalty counter is paid
      Given the card
        """
        Wandering Scholar {2}{U}
        Legendary Planeswalker - Jace loyalty 1
        -1: Draw a card.
        """
      And Alice controls "Wandering Scholar"
      And Alice has the effect "Target planeswalker becomes a creature in addition to its other types and has base power and toughness 3/3 until end of turn." on "Wandering Scholar"
      And "Wandering Scholar" is 3/3
      When Alice activates "-1" of "Wandering Scholar"
      Then "Wandering Scholar" is in Alice's graveyard
      And the stack is:
        | ability of "Wandering Scholar" | Alice |

  Rule: What is regenerated isn't destroyed the next time in the turn

    701.19a. Instead it is tapped, loses the damage marked on it and is removed from combat. The shield is used up by that,
    and is gone when the turn ends (514.2).

    @id-engine-regenerated-from-damage @CR-701.19a @CR-704.5g
    Scenario: A blocker that is regenerated from lethal damage is tapped, healed and not blocking
      Given Alice controls "Crazed Armodon"
      And Bob controls "Runeclaw Bear"
      And Bob has the effect "Regenerate target creature." on "Runeclaw Bear"
      And Alice attacks with "Crazed Armodon"
      And Bob blocks "Crazed Armodon" with "Runeclaw Bear"
      When the game goes on to the combat damage step
      Then "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is tapped
      And "Runeclaw Bear" is not blocking
      And "Crazed Armodon" is on the battlefield

    @id-engine-regenerated-once @CR-701.19a
    Scenario: One shield saves a creature once
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Regenerate target creature." on "Runeclaw Bear"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      And "Runeclaw Bear" is on the battlefield
      When Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" is in Bob's graveyard

    @id-engine-regenerated-until-end-of-turn @CR-701.19a @CR-514.2
    Scenario: A shield that wasn't used is gone in the next turn
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Regenerate target creature." on "Runeclaw Bear"
      And the game goes on to Bob's upkeep
      When Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" is in Bob's graveyard

    @id-engine-regeneration-and-no-toughness @CR-704.5f @CR-701.19a
    Scenario: A shield doesn't save a creature whose toughness is 0
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Regenerate target creature." on "Runeclaw Bear"
      When Alice has the effect "Target creature gets -2/-2 until end of turn." on "Runeclaw Bear"
      Then "Runeclaw Bear" is in Bob's graveyard

  Rule: Counters of opposite kinds go together

    704.5q. As many of the one as of the other; what is left over stays.

    @id-engine-opposite-counters @CR-704.5q
    Scenario: Three +1/+1 counters and a -1/-1 counter leave two
      Given Alice controls "Runeclaw Bear"
      And Alice has the effect "Put three +1/+1 counters on target creature." on "Runeclaw Bear"
      When Bob has the effect "Put a -1/-1 counter on target creature." on "Runeclaw Bear"
      Then "Runeclaw Bear" has 2 +1/+1 counters
      And "Runeclaw Bear" has 0 -1/-1 counters
      And "Runeclaw Bear" is 4/4

  Rule: What has entered some turns ago has been looked at as well

    704.3. A permanent that a scenario begins with is there only if it could have stayed.

    @id-engine-controls-a-creature-without-toughness @CR-704.5f @CR-707.5
    Scenario: A Clone that is said to be there and copied nothing isn't there
      When Alice controls "Clone"
      Then "Clone" is in Alice's graveyard
      And the stack is empty

    @id-engine-controls-a-creature-that-something-keeps @CR-704.5f
    Scenario: A Clone that copied nothing is there if something keeps it
      Given the card
        """
        Warm Hearth {1}{G}
        Enchantment
        Creatures you control get +0/+1.
        """
      And Alice controls "Warm Hearth"
      When Alice controls "Clone"
      Then "Clone" is on the battlefield
      And "Clone" is 0/1

    @id-engine-controls-two-legends @CR-704.5j
    Scenario: Of two legends of one name that a player is said to control one stays
      Given the card
        """
        Ilo the Grey {1}{W}
        Legendary Creature - Human 2/1
        """
      And Alice controls "Ilo the Grey" called "the old Ilo"
      And Bob controls "Ilo the Grey" called "Bob's Ilo"
      And Alice will choose "the new Ilo"
      When Alice controls "Ilo the Grey" called "the new Ilo"
      Then "the old Ilo" is in Alice's graveyard
      And "the new Ilo" is on the battlefield
      And "Bob's Ilo" is on the battlefield
