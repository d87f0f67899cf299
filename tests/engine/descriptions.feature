Feature: 109 and 115 What fits a description

  Rule: A description may ask for status, counters and size

    109.3 and 110.5. Each is looked at as it is now.

    @id-engine-described-by-status @CR-110.5 @CR-115.1
    Scenario Outline: A <description> is another than the one that isn't
      Given the card
        """
        Long Look {U}
        Instant
        Tap target <description>. Draw a card.
        """
      And Alice controls "Grinning Demon"
      And Alice controls "Runeclaw Bear"
      And Bob has the effect "<effect>" on "Grinning Demon"
      And Alice has "Long Look" in hand
      When Alice has {U} to spend
      Then Alice <one> cast "Long Look" targeting "Grinning Demon"
      And Alice <other> cast "Long Look" targeting "Runeclaw Bear"

      Examples:
        | description                            | effect                                                                    | one   | other |
        | tapped creature                        | Tap target creature.                                                      | can   | can't |
        | untapped creature                      | Tap target creature.                                                      | can't | can   |
        | face-down creature                     | Turn target creature face down.                                           | can   | can't |
        | face-up creature                       | Turn target creature face down.                                           | can't | can   |
        | creature with a +1/+1 counter on it    | Put a +1/+1 counter on target creature.                                   | can   | can't |
        | creature with toughness 3 or greater   | Target creature has base power and toughness 1/3 until end of turn.       | can   | can't |
        | creature with power greater than 2     | Target creature has base power and toughness 3/1 until end of turn.       | can   | can't |
        | creature with toughness less than 2    | Target creature has base power and toughness 3/1 until end of turn.       | can   | can't |

    @id-engine-described-by-combat @CR-115.1
    Scenario Outline: Of an attacker, a blocker and a creature that stayed back, <which> is <description>
      Given the card
        """
        Long Look {U}
        Instant
        Untap target <description>.
        """
      And Alice controls "Crazed Armodon"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Long Look" in hand
      And Alice attacks with "Crazed Armodon"
      And Bob blocks "Crazed Armodon" with "Grizzly Bears"
      When Alice has {U} to spend
      Then Alice <attacker> cast "Long Look" targeting "Crazed Armodon"
      And Alice <blocker> cast "Long Look" targeting "Grizzly Bears"
      And Alice can't cast "Long Look" targeting "Runeclaw Bear"

      Examples:
        | which        | description        | attacker | blocker |
        | the attacker | attacking creature | can      | can't   |
        | the blocker  | blocking creature  | can't    | can     |

    @id-engine-described-as-enchanted @CR-115.1
    Scenario: A creature with an Aura on it is an enchanted creature
      Given the card
        """
        Gray Veil {U}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+1.
        """
      And the card
        """
        Long Look {U}
        Instant
        Tap target enchanted creature.
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Grizzly Bears"
      And Alice has "Gray Veil" in hand
      And Alice has "Long Look" in hand
      And Alice has {U} to spend
      And Alice casts "Gray Veil" targeting "Runeclaw Bear"
      And the stack resolves
      When Alice has {U} to spend
      Then Alice can cast "Long Look" targeting "Runeclaw Bear"
      And Alice can't cast "Long Look" targeting "Grizzly Bears"

  Rule: What has left is seen as it last was

    603.10a.

    @id-engine-described-as-it-last-was @CR-603.10a
    Scenario Outline: A creature that died <how> was <description>
      Given the card
        """
        Grave Bell {1}
        Artifact
        Whenever <article> <description> dies, draw a card.
        """
      And the card
        """
        Gray Veil {U}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+1.
        """
      And Bob controls "Grave Bell"
      And Alice controls "Crazed Armodon"
      And Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Gray Veil"
      And Alice attacks with "Crazed Armodon"
      And Bob blocks "Crazed Armodon" with "Runeclaw Bear"
      When Alice has the effect "<effect>" on "<creature>"
      Then the stack is:
        | ability of "Grave Bell" | Bob |

      Examples:
        | how                      | article | description        | creature       | effect                                                     |
        | attacking                | an      | attacking creature | Crazed Armodon | Destroy target creature.                                   |
        | tapped                   | a       | tapped creature    | Crazed Armodon | Destroy target creature.                                   |
        | blocking                 | a       | blocking creature  | Runeclaw Bear  | Destroy target creature.                                   |
        | untapped                 | an      | untapped creature  | Runeclaw Bear  | Destroy target creature.                                   |
        | under an Aura            | an      | enchanted creature | Runeclaw Bear  | Destroy target creature.                                   |

    @id-engine-described-as-it-last-was-with-its-aura @CR-603.10a
    Scenario: A creature that dies together with the Aura on it was an enchanted creature
      Given the card
        """
        Grave Bell {1}
        Artifact
        Whenever an enchanted creature dies, draw a card.
        """
      And the card
        """
        Gray Veil {U}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+1.
        """
      And Bob controls "Grave Bell"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Gray Veil"
      And Alice controls "Grizzly Bears"
      When Alice has the effect "Destroy all permanents."
      Then the stack is:
        | ability of "Grave Bell" | Bob |

  Rule: An amount may be worked out from others

    107.1b. What would be less than 0 is 0.

    @id-engine-sum-of-amounts @CR-107.1b
    Scenario Outline: A player with <n> creature <tokens> loses <lost> life for 2 minus their number
      Given Alice has the effect "Create <n> 1/1 white Soldier creature <tokens>."
      When Alice has the effect "You lose life equal to 2 minus the number of creatures you control."
      Then Alice has <life> life

      Examples:
        | n     | tokens | lost | life |
        | a     | token  | 1    | 19   |
        | three | tokens | 0    | 20   |

    @id-engine-sum-with-an-undefined-number @CR-607.5a
    Scenario: An amount that is worked out from a number that nobody chose is none
      Given the card
        """
        Idle Abacus {1}
        Artifact
        As this artifact enters, you may choose a number.
        {T}: You lose life equal to 3 minus the chosen number.
        """
      And Alice will choose "nothing"
      And Alice controls "Idle Abacus"
      And Alice activates "{T}" of "Idle Abacus"
      When the stack resolves
      Then Alice has 20 life

    @id-engine-sum-with-a-chosen-number @CR-607.2d
    Scenario: An amount that is worked out from a chosen number counts it
      Given the card
        """
        Idle Abacus {1}
        Artifact
        As this artifact enters, you may choose a number.
        {T}: You lose life equal to 3 minus the chosen number.
        """
      And Alice will choose "1"
      And Alice controls "Idle Abacus"
      And Alice activates "{T}" of "Idle Abacus"
      When the stack resolves
      Then Alice has 18 life
