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

  Rule: Attackers and blockers deal damage to each other

    510.1 and 510.2. All of it is dealt at once.

    @id-engine-blocker-strikes-back @CR-510.2 @CR-510.1d
    Scenario: An attacker and its blocker kill each other
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice attacks with "Runeclaw Bear"
      And Bob blocks "Runeclaw Bear" with "Grizzly Bears"
      When the game goes on to the combat damage step
      Then "Runeclaw Bear" is in Alice's graveyard
      And "Grizzly Bears" is in Bob's graveyard
      And Bob has 20 life

    @id-engine-two-blockers @CR-510.1c
    Scenario: An attacker divides its damage among its blockers as its controller says
      Given the card
        """
        Broad Ox {4}{G}
        Creature - Ox 5/5
        """
      And Alice controls "Broad Ox"
      And Bob controls "Grizzly Bears"
      And Bob controls "Crazed Armodon"
      And Alice attacks with "Broad Ox"
      And Bob blocks "Broad Ox" with "Grizzly Bears" and "Crazed Armodon"
      And Alice will choose "1 and 4"
      When the game goes on to the combat damage step
      Then "Crazed Armodon" is in Bob's graveyard
      And "Grizzly Bears" is on the battlefield
      And "Broad Ox" is in Alice's graveyard

    @id-engine-no-damage-to-divide @CR-510.1a
    Scenario: An attacker without power has nothing to divide among its blockers
      Given the card
        """
        Meek Calf {W}
        Creature - Ox 0/2
        """
      And Alice controls "Meek Calf"
      And Bob controls "Grizzly Bears"
      And Bob controls "Crazed Armodon"
      And Alice attacks with "Meek Calf"
      And Bob blocks "Meek Calf" with "Grizzly Bears" and "Crazed Armodon"
      When the game goes on to the combat damage step
      Then "Meek Calf" is in Alice's graveyard
      And "Grizzly Bears" is on the battlefield
      And "Crazed Armodon" is on the battlefield

    @id-engine-attacker-without-its-blocker @CR-509.1h @CR-510.1c
    Scenario: A blocked attacker whose blocker has gone deals no damage, and one with trample deals all of it
      Given the card
        """
        Rolling Stone {3}
        Artifact Creature - Golem 3/3
        Trample
        """
      And Alice controls "Rolling Stone"
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Bob controls "Crazed Armodon"
      And Alice attacks with "Runeclaw Bear" and "Rolling Stone"
      And Bob blocks "Runeclaw Bear" with "Grizzly Bears"
      And Bob blocks "Rolling Stone" with "Crazed Armodon"
      And Alice has the effect "Return target creature to its owner's hand." on "Grizzly Bears"
      And Alice has the effect "Return target creature to its owner's hand." on "Crazed Armodon"
      When the game goes on to the combat damage step
      Then Bob has 17 life
      And "Runeclaw Bear" is on the battlefield
      And "Rolling Stone" is on the battlefield

  Rule: Trample lets damage through once each blocker has got enough

    702.19b. What is enough counts damage that is there already, and is 1 for an attacker with deathtouch (702.2c).

    @id-engine-trample @CR-702.19b
    Scenario: An attacker with trample deals to the player what its blocker doesn't need
      Given the card
        """
        Rolling Stone {3}
        Artifact Creature - Golem 3/3
        Trample
        """
      And Alice controls "Rolling Stone"
      And Bob controls "Grizzly Bears"
      And Alice attacks with "Rolling Stone"
      And Bob blocks "Rolling Stone" with "Grizzly Bears"
      And Alice will choose "2 and 1"
      When the game goes on to the combat damage step
      Then Bob has 19 life
      And "Grizzly Bears" is in Bob's graveyard
      And "Rolling Stone" is on the battlefield

    @id-engine-trample-with-nothing-to-spare @CR-702.19b
    Scenario: An attacker with trample and no damage to spare deals all of it to its blocker, and nobody is asked
      Given the card
        """
        Rolling Stone {3}
        Artifact Creature - Golem 3/3
        Trample
        """
      And the card
        """
        Long Wall {2}
        Artifact Creature - Wall 0/7
        """
      And Alice controls "Rolling Stone"
      And Bob controls "Long Wall"
      And Alice attacks with "Rolling Stone"
      And Bob blocks "Rolling Stone" with "Long Wall"
      When the game goes on to the combat damage step
      Then Bob has 20 life
      And "Long Wall" is on the battlefield

    @id-engine-trample-with-deathtouch @CR-702.2c @CR-702.19b
    Scenario: An attacker with trample and deathtouch needs 1 damage for each blocker
      Given the card
        """
        Bane Stone {3}
        Artifact Creature - Golem 3/3
        Trample, deathtouch
        """
      And the card
        """
        Long Wall {2}
        Artifact Creature - Wall 0/7
        """
      And Alice controls "Bane Stone"
      And Bob controls "Long Wall"
      And Alice attacks with "Bane Stone"
      And Bob blocks "Bane Stone" with "Long Wall"
      And Alice will choose "1 and 2"
      When the game goes on to the combat damage step
      Then Bob has 18 life
      And "Long Wall" is in Bob's graveyard

  Rule: A creature with vigilance stays untapped

    702.20b and 508.1f.

    @id-engine-attack-with-vigilance @CR-702.20b @CR-508.1f
    Scenario: Of two attackers the one with vigilance stays untapped
      Given the card
        """
        Chapel Hound {W}
        Creature - Dog 2/1
        Vigilance
        """
      And Alice controls "Chapel Hound"
      And Alice controls "Runeclaw Bear"
      When Alice attacks with "Chapel Hound" and "Runeclaw Bear"
      Then "Chapel Hound" is untapped
      And "Runeclaw Bear" is tapped
      And "Chapel Hound" is attacking

  Rule: A restriction binds only the creatures that it is about

    508.1c and 509.1b.

    @id-engine-restrictions-on-others @CR-509.1b
    Scenario: Creatures that no restriction is about can block and be blocked
      Given Alice controls "Runeclaw Bear"
      And Alice controls "Juggernaut"
      And Bob controls "Grizzly Bears"
      And Bob controls "Crazed Armodon"
      And Alice has the effect "Target creature can't be blocked." on "Runeclaw Bear"
      And Alice has the effect "Target creature can't block." on "Grizzly Bears"
      When Alice attacks with "Runeclaw Bear" and "Juggernaut"
      Then Bob can block "Juggernaut" with "Crazed Armodon"
      And Bob can't block "Juggernaut" with "Grizzly Bears"
      And Bob can't block "Runeclaw Bear" with "Crazed Armodon"

    @id-engine-restriction-by-kind @CR-509.1b
    Scenario: A creature that can't be blocked by Walls can be blocked by others, and Walls can block others
      Given the card
        """
        Long Wall {2}
        Artifact Creature - Wall 0/7
        """
      And Alice controls "Runeclaw Bear"
      And Alice controls "Juggernaut"
      And Bob controls "Long Wall"
      And Bob controls "Crazed Armodon"
      When Alice attacks with "Runeclaw Bear" and "Juggernaut"
      Then Bob can block "Juggernaut" with "Crazed Armodon"
      And Bob can block "Runeclaw Bear" with "Long Wall"
      And Bob can't block "Juggernaut" with "Long Wall"

  Rule: What is removed from combat neither attacks nor blocks any more

    506.4.

    @id-engine-removed-from-combat @CR-506.4
    Scenario: A creature that is removed from combat deals and is dealt no combat damage
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice attacks with "Runeclaw Bear"
      And Bob blocks "Runeclaw Bear" with "Grizzly Bears"
      And Bob has the effect "Remove target creature from combat." on "Runeclaw Bear"
      And "Runeclaw Bear" is not attacking
      When the game goes on to the combat damage step
      Then "Runeclaw Bear" is on the battlefield
      And "Grizzly Bears" is on the battlefield
      And "Runeclaw Bear" is tapped
      And Bob has 20 life

    @id-engine-regenerated-in-combat @CR-701.19a @CR-506.4
    Scenario: An attacker that regenerates in combat is tapped, has no damage and has left combat
      Given the card
        """
        Broad Ox {4}{G}
        Creature - Ox 5/5
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Broad Ox"
      And Alice attacks with "Runeclaw Bear"
      And Bob blocks "Runeclaw Bear" with "Broad Ox"
      And Alice has the effect "Regenerate target creature." on "Runeclaw Bear"
      When the game goes on to the combat damage step
      Then "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is not attacking
      And "Runeclaw Bear" is tapped
      And "Broad Ox" is on the battlefield
