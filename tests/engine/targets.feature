Feature: 115 Targets

  Rule: A player is a target only of what says so

    @id-engine-player-is-no-creature @CR-115.1
    Scenario: A spell with target creature can't target a player
      Given Alice controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      When Alice has {G} to spend
      Then Alice can cast "Giant Growth" targeting "Runeclaw Bear"
      And Alice can't cast "Giant Growth" targeting Bob

  Rule: Several targets are chosen at once

    115.3 and 601.2c. As few as the text allows, and no more than it says.

    @id-engine-up-to-two-targets @CR-603.3d
    Scenario Outline: A trigger with up to two target creatures taps <which>
      Given the card
        """
        Mist Ray {2}{U}
        Creature - Fish 2/2
        When this creature enters, tap up to two target creatures.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Mist Ray" in hand
      And Alice has {2}{U} to spend
      And Alice will choose "<chosen>"
      And Alice casts "Mist Ray"
      When the stack resolves
      Then "Runeclaw Bear" is <bear>
      And "Grizzly Bears" is <other>
      And "Mist Ray" is untapped

      Examples:
        | chosen                          | bear     | other    | which      |
        | Runeclaw Bear and Grizzly Bears | tapped   | tapped   | two        |
        | Grizzly Bears                   | untapped | tapped   | one        |
        | nothing                         | untapped | untapped | none       |

    @id-engine-another-target-asked-for @CR-115.3 @CR-603.3d
    Scenario: The second target of a trigger is another than the first
      Given the card
        """
        Seesaw {2}
        Artifact
        When this artifact enters, target creature gets +1/+1 until end of turn. Another target creature gets -1/-1 until end of turn.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Seesaw" in hand
      And Alice has {2} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice will choose "Crazed Armodon"
      And Alice casts "Seesaw"
      When the stack resolves
      Then "Runeclaw Bear" is 3/3
      And "Crazed Armodon" is 2/2

  Rule: Protection may be from any quality

    702.16a. The source is what has the quality; for an ability, the permanent that has it.

    @id-engine-protection-from-artifacts @CR-702.16a @CR-702.16b
    Scenario: A creature with protection from artifacts is safe from an artifact's ability and from no creature's
      Given the card
        """
        Rust Monk {W}
        Creature - Human 1/1
        Protection from artifacts
        """
      And the card
        """
        Net Gun {1}
        Artifact
        {T}: Tap target creature.
        """
      And the card
        """
        Net Elf {1}
        Creature - Elf 1/1
        {2}: Tap target creature.
        """
      And Bob controls "Rust Monk"
      And Alice controls "Net Gun"
      And Alice controls "Net Elf"
      When Alice has {2} to spend
      Then Alice can't activate "{T}" of "Net Gun" targeting "Rust Monk"
      And Alice can activate "{T}" of "Net Gun" targeting "Net Elf"
      And Alice can activate "{2}" of "Net Elf" targeting "Rust Monk"

  Rule: What keeps one permanent from being targeted keeps no other

    @id-engine-untargetable-for-opponents @CR-115.1
    Scenario: Creatures that opponents can't target are still targets for their controller, and others for all
      Given the card
        """
        Mossy Shrine {G}
        Enchantment
        Creatures you control can't be the target of spells or abilities your opponents control.
        """
      And Bob controls "Mossy Shrine"
      And Bob controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice has "Giant Growth" in hand
      And Bob has "Giant Growth" in hand called "Bob's Growth"
      And Alice has {G} to spend
      When Bob has {G} to spend
      Then Alice can't cast "Giant Growth" targeting "Runeclaw Bear"
      And Alice can cast "Giant Growth" targeting "Grizzly Bears"
      And Bob can cast "Bob's Growth" targeting "Runeclaw Bear"
      And Bob can cast "Bob's Growth" targeting "Grizzly Bears"

  Rule: What targets only one thing may target it more than once

    115.9b. It is asked how many different objects and players are its targets, not how often it says "target".

    @id-engine-targets-only-a-single-creature @CR-115.9b
    Scenario Outline: A spell whose targets are <first> and <second> <is> a spell that targets only a single creature
      Given the card
        """
        Narrow Lens {1}
        Artifact
        Whenever you cast an instant spell that targets only a single creature, draw a card.
        """
      And the card
        """
        Odd Couple {G}
        Instant
        Tap target creature. Untap target permanent.
        """
      And Alice controls "Narrow Lens"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice has "Odd Couple" in hand
      And Alice has {G} to spend
      And Alice casts "Odd Couple" targeting "<first>" and "<second>"
      When the stack resolves
      Then Alice has <n> cards in hand

      Examples:
        | first         | second        | n | is    |
        | Runeclaw Bear | Runeclaw Bear | 1 | is    |
        | Runeclaw Bear | Grizzly Bears | 0 | isn't |
