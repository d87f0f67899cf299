@since-now
Feature: 707.10f Copies of permanent spells
  A copy of a spell that would become a permanent becomes one itself, as a token. Until 2020 the rules had no such copies.

  Rule: A copy of a permanent spell becomes a token as it resolves
    It enters under its controller's control, stops being a copy of a spell, and is a token from then on.
    Today 707.10f, 608.3f and 111.13, since 2020; nothing of the kind in 2018 and before.

    @id-permanent-copy-of-a-bear-spell @C-069 @C-082 @C-083 @C-087 @B-25
    @CR-707.10f @CR-608.3f
    Scenario: A copy of a Runeclaw Bear spell becomes a Runeclaw Bear token of the player who controls the copy
      Given Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Bob has the effect "Copy target creature spell." on "Runeclaw Bear"
      When "the copy" resolves
      Then "the copy" is on the battlefield
      And "the copy" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
      And "the copy" is controlled by Bob
      And "the copy" is owned by Bob
      And the stack is:
        | "Runeclaw Bear" | Alice |
      And "Runeclaw Bear" is unchanged

    @id-permanent-copy-is-a-token @B-25
    @CR-707.10f @CR-704.5d
    Scenario: What a copy of a permanent spell has become ceases to exist in a hand, as tokens do
      Given Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Bob has the effect "Copy target creature spell." on "Runeclaw Bear"
      And the stack resolves
      When Alice has the effect "Return all creatures to their owners' hands."
      Then "the copy" has ceased to exist
      And Bob has 0 cards in hand
      And "Runeclaw Bear" is in Alice's hand

    @id-permanent-copy-is-destroyed-as-a-token @B-25
    @CR-707.10f @CR-111.6
    Scenario: An effect on tokens finds what the copy of a permanent spell has become, and not what the card has become
      Given Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Alice has the effect "Copy target creature spell." on "Runeclaw Bear"
      And the stack resolves
      When Bob has the effect "Destroy all creature tokens."
      Then "the copy" has ceased to exist
      And "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is unchanged

    @id-permanent-copy-countered @C-085 @C-087
    @CR-707.10a @CR-707.10f
    Scenario: A copy of a creature spell is a creature spell until it resolves, and ceases to exist when it is countered
      Given Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Alice has the effect "Copy target creature spell." on "Runeclaw Bear"
      When Bob has the effect "Counter target creature spell." on "the copy"
      Then "the copy" has ceased to exist
      And the stack is:
        | "Runeclaw Bear" | Alice |
      And "Runeclaw Bear" is unchanged

    @id-permanent-copy-is-not-created @B-25
    @CR-111.13 @CR-608.3f
    Scenario: A token that was a copy of a spell hasn't been created
      Given the card
        """
        Token Almanac {2}
        Artifact
        Whenever you create a token, you gain 1 life.
        """
      And Alice controls "Token Almanac"
      And Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Alice has the effect "Copy target creature spell." on "Runeclaw Bear"
      When "the copy" resolves
      Then the stack is:
        | "Runeclaw Bear" | Alice |
      And "the copy" is on the battlefield
      And Alice has 20 life
      And "Token Almanac" is unchanged

    @id-permanent-copy-enters @B-25
    @CR-707.10f @CR-603.6a
    Scenario: A token that was a copy of a Wall of Omens spell has entered, and its own ability triggers
      Given Alice has "Wall of Omens" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Wall of Omens"
      And Bob has the effect "Copy target creature spell." on "Wall of Omens"
      And "the copy" resolves
      When the top of the stack resolves
      Then Bob has 1 card in hand
      And Alice has 0 cards in hand
      And the stack is:
        | "Wall of Omens" | Alice |

    @id-permanent-copy-enters-tapped @C-073
    @CR-707.10f @CR-614.12
    Scenario: A token that was a copy of a spell enters as its text says: Rusted Sentinel's copy enters tapped
      Given Alice has "Rusted Sentinel" in hand
      And Alice has {4} to spend
      And Alice casts "Rusted Sentinel"
      And Alice has the effect "Copy target creature spell." on "Rusted Sentinel"
      When "the copy" resolves
      Then "the copy" is tapped
      And "the copy" is 3/4
      And "Rusted Sentinel" is on the stack

    @id-permanent-copy-was-not-cast @C-071 @B-25
    @CR-707.10 @CR-707.10f
    Scenario: A token that was a copy of a spell wasn't cast
      Given the card
        """
        Proud Herald {1}{W}
        Creature - Human 2/2
        When this creature enters, if it was cast, draw a card.
        """
      And Alice has "Proud Herald" in hand
      And Alice has {1}{W} to spend
      And Alice casts "Proud Herald"
      And Alice has the effect "Copy target creature spell." on "Proud Herald"
      When the stack resolves
      Then Alice has 1 card in hand
      And "the copy" is on the battlefield
      And "Proud Herald" is on the battlefield

    @id-permanent-copy-of-a-clone-spell @C-080
    @CR-707.10f @CR-707.5
    Scenario: A copy of a Clone spell enters as a copy of what its own controller chooses
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Crazed Armodon"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Bob has the effect "Copy target creature spell." on "Clone"
      And Bob will choose "Crazed Armodon"
      And Alice will choose "Runeclaw Bear"
      When the stack resolves
      Then the copiable values of "the copy" are those of "Crazed Armodon"
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "the copy" is controlled by Bob
      And "Crazed Armodon" is unchanged
      And "Runeclaw Bear" is unchanged

  Rule: The token keeps what was decided for the spell
    Abilities of the token that ask for kicker, X or another decision find what was decided for the original and copied
    with it.
    Today 707.10 with 707.10f and 400.7d; nothing of the kind in 2018 and before.

    @id-permanent-copy-kicked @C-068 @C-077 @K-46 @B-26
    @CR-707.10f @CR-400.7d
    Scenario: A token that was a copy of a kicked spell enters with the counters for the kicker
      Given the card
        """
        Sturdy Recruit {W}
        Creature - Soldier 1/1
        Kicker {2}
        If this creature was kicked, it enters with two +1/+1 counters on it.
        """
      And Alice has "Sturdy Recruit" in hand
      And Alice has {2}{W} to spend
      And Alice casts "Sturdy Recruit":
        | kicked | yes |
      And Bob has the effect "Copy target creature spell." on "Sturdy Recruit"
      When "the copy" resolves
      Then "the copy" has 2 +1/+1 counters
      And "the copy" is 3/3
      And the copiable values of "the copy" are those of "Sturdy Recruit"
      And "Sturdy Recruit" is unchanged

    @id-permanent-copy-not-kicked @C-068 @C-077 @K-46 @B-26
    @CR-707.10f @CR-400.7d
    Scenario: A token that was a copy of a spell that wasn't kicked enters without them
      Given the card
        """
        Sturdy Recruit {W}
        Creature - Soldier 1/1
        Kicker {2}
        If this creature was kicked, it enters with two +1/+1 counters on it.
        """
      And Alice has "Sturdy Recruit" in hand
      And Alice has {W} to spend
      And Alice casts "Sturdy Recruit"
      And Bob has the effect "Copy target creature spell." on "Sturdy Recruit"
      When "the copy" resolves
      Then "the copy" has no counters
      And "the copy" is 1/1
      And "Sturdy Recruit" is unchanged

    @id-permanent-copy-kicked-trigger @C-068 @C-077 @B-26
    @CR-707.10f @CR-400.7d @CR-603.4
    Scenario: The token's trigger for a kicked creature resolves for the player who controls the token
      Given the card
        """
        Herald of Plenty {1}{G}
        Creature - Elf 2/1
        Kicker {2}
        When this creature enters, if it was kicked, draw two cards.
        """
      And Alice has "Herald of Plenty" in hand
      And Alice has {3}{G} to spend
      And Alice casts "Herald of Plenty":
        | kicked | yes |
      And Bob has the effect "Copy target creature spell." on "Herald of Plenty"
      And "the copy" resolves
      When the top of the stack resolves
      Then Bob has 2 cards in hand
      And Alice has 0 cards in hand
      And "Herald of Plenty" is on the stack

    @id-permanent-copy-with-x @C-068 @C-076 @B-26
    @CR-707.10f @CR-107.3m
    Scenario: A token that was a copy of a spell cast with X = 3 enters with 3 counters and has no X in its cost any more
      Given the card
        """
        Growing Bough {X}{G}
        Creature - Plant 0/1
        This creature enters with X +1/+1 counters on it.
        """
      And Alice has "Growing Bough" in hand
      And Alice has {3}{G} to spend
      And Alice casts "Growing Bough":
        | X | 3 |
      And Alice has the effect "Copy target creature spell." on "Growing Bough"
      When "the copy" resolves
      Then "the copy" has 3 +1/+1 counters
      And "the copy" is:
        | mana cost  | {X}{G} |
        | mana value | 1      |
        | size       | 3/4    |
      And "Growing Bough" is unchanged

    @id-permanent-copy-of-altered-ego @C-061 @C-068 @C-076 @K-40 @B-26
    @CR-707.10f @CR-707.9e
    Scenario: A copy of an Altered Ego spell cast with X = 2 enters with two counters, which aren't copiable
      Given Bob controls "Crazed Armodon"
      And Alice has "Altered Ego" in hand
      And Alice has {4}{G}{U} to spend
      And Alice casts "Altered Ego":
        | X | 2 |
      And Bob has the effect "Copy target creature spell." on "Altered Ego"
      And Bob will choose "Crazed Armodon"
      When "the copy" resolves
      Then "the copy" has 2 +1/+1 counters
      And "the copy" is 5/5
      And the copiable values of "the copy" are those of "Crazed Armodon"
      And "Crazed Armodon" is unchanged
      And "Altered Ego" is unchanged

    @id-permanent-copy-of-an-aura @C-075 @C-093
    @CR-707.10f @CR-608.3c
    Scenario: A copy of an Aura spell becomes an Aura token attached to the copy's own target
      Given the card
        """
        Gentle Vine {G}
        Enchantment - Aura
        Enchant creature
        Enchanted creature gets +1/+2.
        """
      And Alice controls "Runeclaw Bear"
      And Bob controls "Grizzly Bears"
      And Alice has "Gentle Vine" in hand
      And Alice has {G} to spend
      And Alice casts "Gentle Vine" targeting "Runeclaw Bear"
      And Bob will choose "yes"
      And Bob will choose "Grizzly Bears"
      And Bob has the effect "Copy target spell. You may choose new targets for the copy." on "Gentle Vine"
      When the stack resolves
      Then "Grizzly Bears" is 3/4
      And "Runeclaw Bear" is 3/4
      And "the copy" is controlled by Bob
      And "the copy" is on the battlefield

  Rule: Exceptions of the copy are copiable values of the token
    What the copying effect excepted belongs to the token as if it were printed on it, and to whatever copies the token.
    An effect that applies to the copy on the stack goes on applying to the token, and isn't copied.
    Today 707.9b, 111.13 and 400.7a; nothing of the kind in 2018 and before.

    @id-permanent-copy-with-nothing-to-enchant @C-032 @B-25
    @CR-707.10f @CR-303.4g
    Scenario: A copied spell whose token would be an Aura with nothing to enchant becomes no token
      Given the card
        """
        Root Collar {G}
        Enchantment - Aura
        Enchant creature you control
        Enchanted creature gets +1/+1.
        """
      And the card
        """
        Likeness Seal {2}{U}
        Enchantment
        You may have this enchantment enter as a copy of any enchantment on the battlefield.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Root Collar"
      And Alice has "Likeness Seal" in hand
      And Alice has {2}{U} to spend
      And Alice casts "Likeness Seal"
      And Alice has the effect "Copy target enchantment spell." on "Likeness Seal"
      And Alice will choose "Root Collar"
      When "the copy" resolves
      Then "the copy" has ceased to exist
      And "Likeness Seal" is on the stack
      And "Root Collar" is unchanged
      And "Runeclaw Bear" is 3/3

    @id-permanent-copy-not-legendary @C-050 @C-051
    @CR-707.9b @CR-111.13 @CR-704.5j
    Scenario: A copy that isn't legendary becomes a token that lives beside the legendary original
      Given Alice has "Teferi, Mage of Zhalfir" in hand
      And Alice has {2}{U}{U}{U} to spend
      And Alice casts "Teferi, Mage of Zhalfir"
      And Alice has the effect "Copy target creature spell, except the copy isn't legendary." on "Teferi, Mage of Zhalfir"
      When the stack resolves
      Then the copiable values of "the copy" are those of "Teferi, Mage of Zhalfir", except:
        | types | Creature - Human Wizard |
      And "the copy" is on the battlefield
      And "Teferi, Mage of Zhalfir" is:
        | types | Legendary Creature - Human Wizard |

    @id-permanent-copy-of-the-nonlegendary-token @C-021 @C-050 @C-051
    @CR-707.9b @CR-707.3
    Scenario: A Clone of the token that isn't legendary isn't legendary either
      Given Bob has "Teferi, Mage of Zhalfir" in hand
      And Bob has {2}{U}{U}{U} to spend
      And Bob casts "Teferi, Mage of Zhalfir"
      And Bob has the effect "Copy target creature spell, except the copy isn't legendary." on "Teferi, Mage of Zhalfir"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "the copy"
      When "Clone" resolves
      Then "Clone" is:
        | name  | Teferi, Mage of Zhalfir |
        | types | Creature - Human Wizard |
      And the copiable values of "Clone" are those of "the copy"
      And "the copy" is unchanged
      And "Teferi, Mage of Zhalfir" is unchanged

    @id-permanent-copy-red @C-050 @C-051
    @CR-707.9b @CR-111.13
    Scenario: A red copy of a green creature spell becomes a red token with a green mana cost
      Given Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Bob has the effect "Copy target creature spell, except the copy is red." on "Runeclaw Bear"
      When "the copy" resolves
      Then the copiable values of "the copy" are those of "Runeclaw Bear", except:
        | color | red |
      And "the copy" is:
        | mana cost | {1}{G} |
      And "Runeclaw Bear" is unchanged

    @id-permanent-copy-of-a-face-down-spell @C-010 @C-069 @B-25
    @CR-707.10f @CR-708.2
    Scenario: A copy of a face-down creature spell is a face-up 2/2 without a name, and so is the token that it becomes
      Given Alice has "Branchsnap Lorian" in hand
      And Alice has {3} to spend
      And Alice casts "Branchsnap Lorian" face down
      And Bob has the effect "Copy target creature spell." on "Branchsnap Lorian"
      And "the copy" is:
        | name      | none     |
        | mana cost | none     |
        | types     | Creature |
        | size      | 2/2      |
      When "the copy" resolves
      Then "the copy" is:
        | name      | none      |
        | mana cost | none      |
        | color     | colorless |
        | types     | Creature  |
        | size      | 2/2       |
        | abilities | none      |
      And "the copy" is face up
      And "the copy" is controlled by Bob
      And "Branchsnap Lorian" is unchanged

    @id-permanent-copy-made-blue @C-110
    @CR-400.7a @CR-112.4
    Scenario: A copy that was made blue on the stack is a blue token, and a Clone of it is green
      Given Alice has "Runeclaw Bear" in hand
      And Alice has {1}{G} to spend
      And Alice casts "Runeclaw Bear"
      And Alice has the effect "Copy target creature spell." on "Runeclaw Bear"
      And Alice has the effect "Target creature spell becomes blue." on "the copy"
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "the copy"
      When "Clone" resolves
      Then "the copy" is:
        | color | blue |
      And "Clone" is:
        | color | green |
      And the copiable values of "the copy" are those of "Runeclaw Bear"
      And "the copy" is unchanged
      And "Runeclaw Bear" is unchanged
