Feature: 508 and 509 Attacking and blocking

  Rule: Attackers are declared once

    508.1. It is the turn-based action with which the declare attackers step begins, and nothing that can be done later.

    @id-engine-second-declaration-of-attackers @CR-508.1
    Scenario: A creature that stayed back can't attack after attackers were declared
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      When Alice attacks with "Runeclaw Bear"
      Then Alice can't attack with "Crazed Armodon"
      And "Runeclaw Bear" is attacking
      And "Crazed Armodon" is not attacking

    @id-engine-attack-after-combat @CR-508.1
    Scenario: A creature can't attack in the postcombat main phase
      Given Alice controls "Runeclaw Bear"
      And Alice can attack with "Runeclaw Bear"
      When the game goes on to the postcombat main phase
      Then Alice can't attack with "Runeclaw Bear"

    @id-engine-attack-with-a-creature-just-taken @CR-302.6
    Scenario: A creature that an Aura gives to another player can't attack in that turn
      Given the card
        """
        Puppet Strings {3}{U}
        Enchantment - Aura
        Enchant creature
        You control enchanted creature.
        """
      And Bob controls "Runeclaw Bear"
      And Alice has "Puppet Strings" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Puppet Strings" targeting "Runeclaw Bear"
      When the stack resolves
      Then Alice can't attack with "Runeclaw Bear"
      And "Runeclaw Bear" is controlled by Alice

  Rule: What enters attacking attacks only for a player who is attacking

    506.3. In the main phase nobody is: it enters, and isn't attacking.

    @id-engine-tapped-and-attacking-outside-combat @CR-506.3
    Scenario: A token that enters tapped and attacking in a main phase is tapped and not attacking
      Given Alice controls "Runeclaw Bear"
      When Alice has the effect "Create a tapped and attacking token that's a copy of target creature." on "Runeclaw Bear"
      Then "the token" is not attacking
      And "the token" is tapped
      And "the token" is 2/2

  Rule: A blocker goes on blocking when its attacker is gone

    506.4 and 509.1h. What stops being a creature is removed from combat; what blocked it still is a blocking creature.

    @id-engine-attacker-becomes-an-artifact @CR-506.4 @CR-707.4
    Scenario: An attacker that becomes a copy of an artifact that is no creature deals no damage
      Given Alice controls "Crazed Armodon"
      And Bob controls "Grizzly Bears"
      And Bob controls "Chimeric Staff"
      And Alice attacks with "Crazed Armodon"
      And Bob blocks "Crazed Armodon" with "Grizzly Bears"
      And Bob has the effect "Target creature becomes a copy of target artifact until end of turn." on "Crazed Armodon" and "Chimeric Staff"
      And "Grizzly Bears" is blocking
      And "Crazed Armodon" is not attacking
      When the game goes on to the postcombat main phase
      Then Bob has 20 life
      And "Grizzly Bears" is on the battlefield
      And "Crazed Armodon" is on the battlefield

  Rule: What has protection can't be blocked by creatures of that quality

    702.16f.

    @id-engine-blocking-what-has-protection @CR-702.16f
    Scenario: A black creature can't block one with protection from black, a green one can
      Given the card
        """
        Chalk Rider {W}{W}
        Creature - Human Knight 2/2
        Protection from black
        """
      And the card
        """
        Soot Rat {B}
        Creature - Rat 1/1
        """
      And Alice controls "Chalk Rider"
      And Bob controls "Soot Rat"
      And Bob controls "Grizzly Bears"
      When Alice attacks with "Chalk Rider"
      Then Bob can't block "Chalk Rider" with "Soot Rat"
      And Bob can block "Chalk Rider" with "Grizzly Bears"
