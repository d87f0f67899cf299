Feature: 303.4 Auras

  Background:
    Given the card
      """
      Linen Mantle {W}
      Enchantment - Aura
      Enchant creature
      Enchanted creature gets +1/+3.
      """
    And Alice controls "Runeclaw Bear"
    And Alice has "Linen Mantle" in hand
    And Alice has {W} to spend
    And Alice casts "Linen Mantle" targeting "Runeclaw Bear"
    And the stack resolves

  Rule: An Aura on what it can't enchant any more is put into the graveyard

    704.5m, with 303.4c. What the enchant ability asks for, and protection, are looked at each time.

    @id-engine-aura-on-what-became-no-creature @CR-704.5m @CR-303.4c
    Scenario: An Aura goes when the creature becomes a copy of an artifact that is no creature
      Given "Runeclaw Bear" is 3/5
      And Alice controls "Chimeric Staff"
      When Alice has the effect "Target creature becomes a copy of target artifact until end of turn." on "Runeclaw Bear" and "Chimeric Staff"
      Then "Linen Mantle" is in Alice's graveyard
      And "Runeclaw Bear" is:
        | name  | Chimeric Staff |
        | types | Artifact       |

    @id-engine-aura-on-what-became-another-creature @CR-704.5m
    Scenario: An Aura stays when the creature becomes a copy of another creature
      Given Alice controls "Crazed Armodon"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Crazed Armodon"
      Then "Linen Mantle" is on the battlefield
      And "Runeclaw Bear" is 4/6

    @id-engine-aura-on-what-got-protection @CR-702.16c @CR-704.5m
    Scenario: A white Aura goes when the creature becomes a copy that has protection from white
      Given the card
        """
        Tar Knight {B}{B}
        Creature - Human Knight 2/1
        Protection from white
        """
      And Alice controls "Tar Knight"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Tar Knight"
      Then "Linen Mantle" is in Alice's graveyard
      And "Runeclaw Bear" is 2/1

    @id-engine-aura-on-a-creature-that-was-taken @CR-303.4c @CR-704.5m
    Scenario: An Aura for creatures that its controller controls goes when another player takes the creature
      Given the card
        """
        Family Crest {W}
        Enchantment - Aura
        Enchant creature you control
        Enchanted creature gets +2/+0.
        """
      And Alice has "Family Crest" in hand
      And Alice has {W} to spend
      And Alice casts "Family Crest" targeting "Runeclaw Bear"
      And the stack resolves
      And "Runeclaw Bear" is 5/5
      When Bob has the effect "Gain control of target creature." on "Runeclaw Bear"
      Then "Family Crest" is in Alice's graveyard
      And "Linen Mantle" is on the battlefield
      And "Runeclaw Bear" is 3/5

    @id-engine-aura-that-became-an-aura-for-lands @CR-303.4c @CR-704.5m @CR-707.4
    Scenario: An Aura on a creature goes when it becomes a copy of an Aura for lands
      Given the card
        """
        Clover Patch {G}
        Enchantment - Aura
        Enchant land
        """
      And Alice controls "Mutavault"
      And Alice has "Clover Patch" in hand
      And Alice has {G} to spend
      And Alice casts "Clover Patch" targeting "Mutavault"
      And the stack resolves
      When Alice has the effect "Target enchantment becomes a copy of another target enchantment until end of turn." on "Linen Mantle" and "Clover Patch"
      Then "Linen Mantle" is in Alice's graveyard
      And "Clover Patch" is on the battlefield

  Rule: What is no Aura any more comes off and stays

    704.5p. A creature, or anything else that is neither Aura nor Equipment nor Fortification, is attached to nothing. As
    soon as it is an Aura again, it is one without anything to enchant (704.5m).

    @id-engine-aura-that-became-a-creature @CR-704.5p @CR-707.4
    Scenario: An Aura that becomes a copy of the creature that it enchants comes off it
      When Alice has the effect "Target enchantment becomes a copy of target creature until end of turn." on "Linen Mantle" and "Runeclaw Bear"
      Then "Linen Mantle" is on the battlefield
      And "Linen Mantle" is 2/2
      And "Runeclaw Bear" is 2/2

    @id-engine-aura-that-was-a-creature-for-a-turn @CR-704.5p @CR-704.5m
    Scenario: An Aura that was a creature for a turn has nothing to enchant afterwards
      Given Alice has the effect "Target enchantment becomes a copy of target creature until end of turn." on "Linen Mantle" and "Runeclaw Bear"
      And "Linen Mantle" is 2/2
      When the game goes on to Bob's upkeep
      Then "Linen Mantle" is in Alice's graveyard
      And "Runeclaw Bear" is 2/2

    @id-engine-aura-that-was-no-aura-for-a-turn @CR-704.5p @CR-704.5m
    Scenario: An Aura that was an enchantment of another kind for a turn has nothing to enchant afterwards
      Given the card
        """
        Old Custom {W}
        Enchantment
        """
      And Alice controls "Old Custom"
      And Alice has the effect "Target enchantment becomes a copy of another target enchantment until end of turn." on "Linen Mantle" and "Old Custom"
      And "Linen Mantle" is on the battlefield
      And "Runeclaw Bear" is 2/2
      When the game goes on to Bob's upkeep
      Then "Linen Mantle" is in Alice's graveyard
      And "Old Custom" is on the battlefield

  Rule: An Aura that enters without being cast as one is put on what it can enchant

    303.4f. Its controller chooses among what the enchant ability and everything else allow.

    @id-engine-copied-aura-and-protection @CR-303.4f @CR-702.16c @CR-707.5
    Scenario: A copy of a white Aura can't be put on a creature with protection from white
      Given the card
        """
        Twin Scroll {2}{U}
        Enchantment
        You may have this enchantment enter as a copy of an enchantment.
        """
      And the card
        """
        Tar Knight {B}{B}
        Creature - Human Knight 2/1
        Protection from white
        """
      And Bob controls "Tar Knight"
      And Alice has "Twin Scroll" in hand
      And Alice has {2}{U} to spend
      And Alice will choose "Linen Mantle"
      And Alice casts "Twin Scroll"
      When the stack resolves
      Then "Runeclaw Bear" is 4/8
      And "Tar Knight" is 2/1

  Rule: An Aura that has nothing to enchant doesn't enter

    303.4f and 303.4g. What an Aura can enchant has to be there before: something that enters at the same time is not.
    If there is nothing, a card stays where it is, unless it is on the stack, and a token isn't created.

    @id-engine-aura-stays-in-the-graveyard @CR-303.4g
    Scenario: An Aura for lands stays in the graveyard when there is no land
      Given the card
        """
        Clover Patch {G}
        Enchantment - Aura
        Enchant land
        When this Aura enters, draw a card.
        """
      And Alice has "Clover Patch" in graveyard
      When Alice has the effect "Return target enchantment card from your graveyard to the battlefield." on "Clover Patch"
      Then "Clover Patch" is in Alice's graveyard
      And the stack is empty
      And "Linen Mantle" is on the battlefield

    @id-engine-aura-stays-in-its-order @CR-303.4g
    Scenario: An Aura that stays in exile for want of a creature can return later
      Given the card
        """
        Glass Case {1}
        Artifact
        When this artifact enters, exile target enchantment until this artifact leaves the battlefield.
        """
      And Alice has "Glass Case" in hand
      And Alice has {1} to spend
      And Alice casts "Glass Case"
      And Alice will choose "Linen Mantle"
      And the stack resolves
      And "Linen Mantle" is in Alice's exile
      And Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      And Bob has the effect "Destroy target artifact." on "Glass Case"
      And "Linen Mantle" is in Alice's exile
      And Alice controls "Crazed Armodon"
      When Alice has the effect "Return target enchantment card in exile to the battlefield." on "Linen Mantle"
      Then "Linen Mantle" is on the battlefield
      And "Crazed Armodon" is 4/6

    @id-engine-aura-and-creature-enter-together @CR-303.4f
    Scenario: An Aura that enters together with a creature is put on another one
      Given the card
        """
        Hemp Mantle {W}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+0.
        """
      And Alice has "Crazed Armodon" in graveyard
      And Alice has "Hemp Mantle" in graveyard
      When Alice has the effect "Return all cards from your graveyard to the battlefield."
      Then "Runeclaw Bear" is 4/5
      And "Crazed Armodon" is 3/3

    @id-engine-aura-and-the-only-creature-enter-together @CR-303.4g
    Scenario: An Aura that would enter together with the only creature stays in the graveyard
      Given Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      And "Linen Mantle" is in Alice's graveyard
      When Alice has the effect "Return all cards from your graveyard to the battlefield."
      Then "Linen Mantle" is in Alice's graveyard
      And "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is 2/2

    @id-engine-aura-that-is-a-creature @CR-303.4d @CR-303.4g
    Scenario: An Aura that would be a creature can enchant nothing and doesn't enter
      Given the card
        """
        Cloth Spirits {3}
        Artifact
        Enchantments are creatures in addition to their other types and have base power and toughness 1/1.
        """
      And Bob has the effect "Destroy target enchantment." on "Linen Mantle"
      And Alice controls "Cloth Spirits"
      When Alice has the effect "Return target enchantment card from your graveyard to the battlefield." on "Linen Mantle"
      Then "Linen Mantle" is in Alice's graveyard
      And "Runeclaw Bear" is 2/2
