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

  Rule: Each attacker attacks a player of its controller's choice

    508.1b. Where there are several opponents, it is said of each attacker whom it attacks; only that player can block it.

    @id-engine-attacking-two-players @CR-508.1b
    Scenario: Two creatures attack two players, and each player is dealt what is dealt to them
      Given the players are Alice, Bob and Carol
      And Alice controls "Runeclaw Bear"
      And Alice controls "Crazed Armodon"
      And Alice attacks with "Runeclaw Bear" and "Crazed Armodon":
        | "Runeclaw Bear"  | Bob   |
        | "Crazed Armodon" | Carol |
      When the game goes on to the combat damage step
      Then Alice has 20 life
      And Bob has 18 life
      And Carol has 17 life

    @id-engine-blocking-for-another-player @CR-508.1b @CR-509.1a
    Scenario: Who isn't attacked by a creature can't block it
      Given the players are Alice, Bob and Carol
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Carol controls "Crazed Armodon"
      When Alice attacks with "Runeclaw Bear":
        | "Runeclaw Bear" | Carol |
      Then Bob can't block "Runeclaw Bear" with "Grizzly Bears":
        | rule | 509.1a |
      And Carol can block "Runeclaw Bear" with "Crazed Armodon"

    @id-engine-attacking-oneself @CR-508.1b
    Scenario: A creature can attack each opponent, and not its controller
      Given the players are Alice, Bob and Carol
      When Alice controls "Runeclaw Bear"
      Then Alice can attack with "Runeclaw Bear":
        | "Runeclaw Bear" | Bob |
      And Alice can attack with "Runeclaw Bear":
        | "Runeclaw Bear" | Carol |
      And Alice can't attack with "Runeclaw Bear":
        | "Runeclaw Bear" | Alice  |
        | rule            | 508.1b |

    @id-engine-token-attacking-one-of-two @CR-508.4
    Scenario: Whom a token that enters attacking attacks is its controller's choice
      Given the players are Alice, Bob and Carol
      And Alice controls "Runeclaw Bear"
      And Alice attacks with "Runeclaw Bear":
        | "Runeclaw Bear" | Bob |
      And Alice will choose "Carol"
      And Alice has the effect "Create a tapped and attacking token that's a copy of target creature." on "Runeclaw Bear"
      When the game goes on to the combat damage step
      Then Bob has 18 life
      And Carol has 18 life

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

  Rule: First and double strike make a second combat damage step

    510.4. In the first step those deal damage that have first or double strike as it begins, in the second one those
    that had neither then, and those that have double strike now. Between them abilities resolve and players act.

    @id-engine-first-strike-comes-first @CR-510.4
    Scenario: A creature with first strike has dealt its damage before it is dealt any
      Given the card
        """
        Dawn Lancer {1}{W}
        Creature - Human Knight 2/2
        First strike
        """
      And Alice controls "Dawn Lancer"
      And Bob controls "Crazed Armodon"
      And Alice attacks with "Dawn Lancer"
      And Bob blocks "Dawn Lancer" with "Crazed Armodon"
      And the game goes on to the combat damage step
      And "Dawn Lancer" is on the battlefield
      When the game goes on to the combat damage step
      Then "Dawn Lancer" is in Alice's graveyard
      And "Crazed Armodon" is on the battlefield

    @id-engine-acting-between-the-damage-steps @CR-510.4
    Scenario: A blocker that dies of what a player does after the first combat damage step deals none
      Given the card
        """
        Dawn Lancer {1}{W}
        Creature - Human Knight 2/2
        First strike
        """
      And the card
        """
        Thorn Prick {R}
        Instant
        Thorn Prick deals 1 damage to target creature.
        """
      And Alice controls "Dawn Lancer"
      And Bob controls "Crazed Armodon"
      And Alice has "Thorn Prick" in hand
      And Alice attacks with "Dawn Lancer"
      And Bob blocks "Dawn Lancer" with "Crazed Armodon"
      And the game goes on to the combat damage step
      And Alice has {R} to spend
      And Alice casts "Thorn Prick" targeting "Crazed Armodon"
      And "Thorn Prick" resolves
      When the game goes on to the end of combat
      Then "Dawn Lancer" is on the battlefield
      And "Crazed Armodon" is in Bob's graveyard
      And Bob has 20 life

    @id-engine-trigger-between-the-damage-steps @CR-510.4 @CR-510.3
    Scenario: What triggers on the damage of a first strike resolves before the other damage
      Given the card
        """
        Twin Lancer {1}{W}
        Creature - Human Knight 2/2
        Double strike
        Whenever this creature deals combat damage to a player, put a +1/+1 counter on it.
        """
      And Alice controls "Twin Lancer"
      And Alice attacks with "Twin Lancer"
      And the game goes on to the combat damage step
      And the stack is:
        | ability of "Twin Lancer" | Alice |
      And Bob has 18 life
      When the game goes on to the combat damage step
      Then Bob has 15 life
      And "Twin Lancer" has 1 +1/+1 counter
      And the stack is:
        | ability of "Twin Lancer" | Alice |

    @id-engine-double-strike-that-comes-late @CR-510.4 @CR-702.4d
    Scenario Outline: A creature with <first> that has <then> in the second combat damage step deals damage <times>
      Given the card
        """
        Old Lancer {1}{W}
        Creature - Human Knight 2/2
        <first>
        """
      And Alice controls "Old Lancer"
      And Alice controls "Crazed Armodon"
      And Alice attacks with "Old Lancer"
      And the game goes on to the combat damage step
      And Bob has 18 life
      And Alice has the effect "<effect>" on "Old Lancer"
      When the game goes on to the end of combat
      Then Bob has <life> life

      Examples:
        | first         | then            | effect                                                 | times | life |
        | First strike  | double strike   | Target creature gains double strike until end of turn. | twice | 16   |
        | Double strike | no abilities    | Target creature loses all abilities until end of turn. | once  | 18   |
        | First strike  | no abilities    | Target creature loses all abilities until end of turn. | once  | 18   |
        | Double strike | double strike   | Target creature gains flying until end of turn.        | twice | 16   |

    @id-engine-combat-without-first-strike @CR-510.4
    Scenario: Without first strike there is one combat damage step in a combat
      Given Alice controls "Crazed Armodon"
      And Alice attacks with "Crazed Armodon"
      And the game goes on to the combat damage step
      And Bob has 17 life
      When the game goes on to the combat damage step
      Then "Crazed Armodon" is not attacking
      And Bob has 17 life

  Rule: Mana is gone when a step ends, between the combat damage steps too

    106.4.

    @id-engine-mana-between-the-damage-steps @CR-106.4 @CR-510.4
    Scenario: Mana of the first combat damage step is gone in the second
      Given the card
        """
        Dawn Lancer {1}{W}
        Creature - Human Knight 2/2
        First strike
        """
      And Alice controls "Dawn Lancer"
      And Alice attacks with "Dawn Lancer"
      And the game goes on to the combat damage step
      And Alice has {R} to spend
      When the game goes on to the combat damage step
      Then Alice's mana pool is empty
      And Bob has 18 life
