Feature: 707.9b Characteristics modified in the course of copying

  Rule: A copy effect may modify a characteristic, and the final values are copiable values of the copy
    Today 707.9b; 706.9c in 2018; no such rule in 2008 and 2007 (it came in 2011).

    @id-modified-copy-artifact-juggernaut @S2-05-X1 @S3-05-X1 @C-050 @C-051 @K-38 @CR-707.9b
    Scenario: A Copy Artifact that copies Juggernaut is an artifact creature and an enchantment
      Given Bob controls "Juggernaut"
      And Alice has "Copy Artifact" in hand
      And Alice has {1}{U} to spend
      And Alice will choose "Juggernaut"
      And Alice casts "Copy Artifact"
      When "Copy Artifact" resolves
      Then the copiable values of "Copy Artifact" are those of "Juggernaut", except:
        | types | Artifact Creature Enchantment - Juggernaut |
      And "Copy Artifact" is:
        | name      | Juggernaut |
        | mana cost | {4}        |
        | color     | colorless  |
        | size      | 5/3        |
      And "Juggernaut" is unchanged

    @id-modified-clone-of-copy-artifact @S2-05-X1 @S3-05-X1 @C-051 @C-021 @CR-707.9b @CR-707.3
    Scenario: A Clone of a Copy Artifact that is a Juggernaut is an enchantment too
      Given Bob controls "Juggernaut"
      And Alice will choose "Juggernaut"
      And Alice controls "Copy Artifact"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Copy Artifact"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Juggernaut", except:
        | types | Artifact Creature Enchantment - Juggernaut |
      And "Copy Artifact" is unchanged
      And "Juggernaut" is unchanged

    @id-modified-gargantuan-pumped @C-050 @C-051 @CR-707.9b
    Scenario: A Clone of a pumped Quicksilver Gargantuan that is a Bear has the size from the exception
      Given Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Quicksilver Gargantuan"
      And Alice has the effect "Target creature gets +3/+3 until end of turn." on "Quicksilver Gargantuan"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Quicksilver Gargantuan"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 7/7             |
      And "Quicksilver Gargantuan" is 10/10
      And "Quicksilver Gargantuan" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-modified-clone-through-gargantuan @C-050 @C-051 @CR-707.9b @CR-616.1f
    Scenario: A Clone that copies a plain Quicksilver Gargantuan and through it a Bear is a 7/7 Bear
      The exception provides 7/7. It doesn't keep a size of the copier, which is 0/0 as printed.

      Given Bob controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Quicksilver Gargantuan"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Quicksilver Gargantuan"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | size | 7/7 |
      And "Quicksilver Gargantuan" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-modified-color-added @C-050 @C-051 @CR-707.9b
    Scenario: A copier that is black in addition to the copied colors passes on both colors
      Given the card
        """
        Soot Mimic {2}{B}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it's black in addition to its other colors.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Soot Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Soot Mimic"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Runeclaw Bear", except:
        | color | black and green |
      And "Soot Mimic" is unchanged
      And "Runeclaw Bear" is:
        | color | green |
      And "Runeclaw Bear" is unchanged

    @id-modified-ability-lost @C-050 @C-051 @CR-707.9b
    Scenario: A copier that loses flying in the copying has the other abilities, and so has a Clone of it
      Given the card
        """
        Leaden Mimic {3}
        Artifact Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it loses flying.
        """
      And the card
        """
        Dawn Griffin {3}{W}
        Creature - Griffin 3/2
        Flying
        Vigilance
        """
      And Bob controls "Dawn Griffin"
      And Bob will choose "Dawn Griffin"
      And Bob controls "Leaden Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Leaden Mimic"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Dawn Griffin", except:
        | abilities | Vigilance |
      And "Leaden Mimic" is unchanged
      And "Dawn Griffin" is unchanged

  Rule: A name and supertypes may be modified too, which the legend rule takes note of
    Today 707.9b with 704.5j; 706.9c in 2018 (names that stayed were then worded as retained, 706.9b); no such rule
    in 2008 and 2007.

    @id-modified-no-creature @C-050 @C-051 @CR-707.9b @CR-205.1a
    Scenario: A token copy of an artifact creature that isn't a creature has no creature type either
      Given Bob controls "Juggernaut"
      When Alice has the effect "Create a token that's a copy of target creature, except it isn't a creature." on "Juggernaut"
      Then the copiable values of "the token" are those of "Juggernaut", except:
        | types | Artifact |
      And "the token" is:
        | size | none |
      And "Juggernaut" is unchanged

    @id-modified-lazav-as-teferi @S4-68-X1 @C-050 @C-051 @C-052 @K-27 @K-35 @CR-707.9b @CR-704.5j
    Scenario: Lazav as a copy of Teferi keeps his name and stays beside Teferi
      The document takes this for a retained value. Today's wording of the card provides the name; the outcome is one.

      Given Alice controls "Teferi, Mage of Zhalfir"
      And Alice controls "Lazav, Dimir Mastermind"
      And Bob controls "Teferi, Mage of Zhalfir" called "Bob's Teferi"
      And Alice has the effect "Destroy target creature." on "Bob's Teferi"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then "Lazav, Dimir Mastermind" is:
        | name      | Lazav, Dimir Mastermind           |
        | mana cost | {2}{U}{U}{U}                      |
        | color     | blue                              |
        | types     | Legendary Creature - Human Wizard |
        | size      | 3/4                               |
      And "Lazav, Dimir Mastermind" has the ability "Flash"
      And "Lazav, Dimir Mastermind" has the ability "Hexproof"
      And "Lazav, Dimir Mastermind" is on the battlefield
      And "Teferi, Mage of Zhalfir" is unchanged

    @id-modified-lazav-again @C-050 @C-051 @C-049 @CR-707.9b @CR-707.9a
    Scenario: Lazav as a copy becomes the next creature and is still a legendary Lazav
      Given Alice controls "Lazav, Dimir Mastermind"
      And Bob controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice has the effect "Destroy target creature." on "Runeclaw Bear"
      And Alice will choose "yes"
      And the stack resolves
      And Alice has the effect "Destroy target creature." on "Wall of Omens"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then "Lazav, Dimir Mastermind" is:
        | name      | Lazav, Dimir Mastermind   |
        | mana cost | {1}{W}                    |
        | color     | white                     |
        | types     | Legendary Creature - Wall |
        | size      | 0/4                       |
      And "Lazav, Dimir Mastermind" has the ability "Hexproof"
      And the stack is empty

    @id-modified-clone-of-lazav @C-050 @C-051 @CR-707.9b
    Scenario: A Clone of Lazav that uses the copied ability is named Lazav
      The ability provides the name; it doesn't keep the name Clone.

      Given Alice controls "Lazav, Dimir Mastermind"
      And Alice controls "Runeclaw Bear"
      And Bob will choose "Lazav, Dimir Mastermind"
      And Bob controls "Clone"
      And Bob has the effect "Destroy target creature." on "Runeclaw Bear"
      And Bob will choose "yes"
      When the top of the stack resolves
      Then "Clone" is:
        | name      | Lazav, Dimir Mastermind   |
        | mana cost | {1}{G}                    |
        | color     | green                     |
        | types     | Legendary Creature - Bear |
        | size      | 2/2                       |
      And "Clone" has the ability "Hexproof"
      And "Lazav, Dimir Mastermind" is unchanged

    @id-modified-nonlegendary-token @C-050 @C-051 @CR-707.9b @CR-704.5j
    Scenario: A nonlegendary token copy of a legend stays beside it
      Given the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And Alice controls "Oda of the Nine Locks"
      When Alice has the effect "Create a token that's a copy of target creature you control, except it isn't legendary." on "Oda of the Nine Locks"
      Then the copiable values of "the token" are those of "Oda of the Nine Locks", except:
        | types | Creature - Human Monk |
      And "the token" is on the battlefield
      And "Oda of the Nine Locks" is unchanged

    @id-modified-copy-of-nonlegendary-token @C-051 @CR-707.9b @CR-704.5j
    Scenario: A plain copy of a nonlegendary copy of a legend is nonlegendary
      Given the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And Alice controls "Oda of the Nine Locks"
      And Alice has the effect "Create a token that's a copy of target creature you control, except it isn't legendary." on "Oda of the Nine Locks"
      When Alice has the effect "Create a token that's a copy of target creature you control." on "the token"
      Then "the second token" is:
        | name  | Oda of the Nine Locks |
        | types | Creature - Human Monk |
      And "the second token" is on the battlefield
      And "the token" is unchanged
      And "Oda of the Nine Locks" is unchanged

    @id-modified-plain-token-of-legend @C-050 @CR-707.9b @CR-704.5j
    Scenario: A token copy of a legend without exception falls under the legend rule with it
      Given the card
        """
        Oda of the Nine Locks {1}{W}
        Legendary Creature - Human Monk 2/3
        Vigilance
        """
      And Alice controls "Oda of the Nine Locks"
      And Alice will choose "the token"
      When Alice has the effect "Create a token that's a copy of target creature you control." on "Oda of the Nine Locks"
      Then "the token" is:
        | name  | Oda of the Nine Locks           |
        | types | Legendary Creature - Human Monk |
      And "the token" is on the battlefield
      And "Oda of the Nine Locks" is in Alice's graveyard

    @id-modified-two-of-one-provided-name @C-050 @C-051 @CR-707.9b @CR-704.5j
    Scenario: Two copies of different creatures under one provided legendary name fall under the legend rule
      Given the card
        """
        Vell the Many {2}{R}
        Legendary Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except its name is Vell the Many and it's legendary in addition to its other types.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Wandering Ones"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Vell the Many" called "the first Vell"
      And Alice has "Vell the Many" in hand called "the second Vell"
      And Alice has {2}{R} to spend
      And Alice will choose "Wandering Ones"
      And Alice will choose "the second Vell"
      And Alice casts "the second Vell"
      When "the second Vell" resolves
      Then the copiable values of "the second Vell" are those of "Wandering Ones", except:
        | name  | Vell the Many               |
        | types | Legendary Creature - Spirit |
      And "the first Vell" is in Alice's graveyard
      And "Wandering Ones" is unchanged

    @id-modified-group-becomes-nonlegendary @C-050 @CR-707.9b @CR-704.5j
    Scenario: Creatures that become nonlegendary copies of a legend all stay
      Given the card
        """
        Captain of the Choir {3}{W}
        Legendary Creature - Human Bard 3/4
        {2}: Each other creature you control becomes a copy of this creature until end of turn, except it isn't legendary.
        """
      And Alice controls "Captain of the Choir"
      And Alice controls "Runeclaw Bear"
      And Alice controls "Wandering Ones"
      And Bob controls "Grizzly Bears"
      And Alice has {2} to spend
      And Alice activates "{2}" of "Captain of the Choir"
      When the top of the stack resolves
      Then the copiable values of "Runeclaw Bear" are those of "Captain of the Choir", except:
        | types | Creature - Human Bard |
      And the copiable values of "Wandering Ones" are those of "Runeclaw Bear"
      And "Captain of the Choir" is unchanged
      And "Grizzly Bears" is unchanged

  Rule: A token copy may be modified like any other copy
    Today 707.9b; 706.9c in 2018; no such rule in 2008 and 2007.

    @id-modified-token-of-card-without-cost @C-050 @C-051 @CR-707.9b
    Scenario: A Clone of a white Zombie token of a Bear card without mana cost is the same
      Given Bob has "Runeclaw Bear" in graveyard
      And Alice has the effect "Create a token that's a copy of target creature card in a graveyard, except it's white, it has no mana cost, and it's a Zombie in addition to its other types." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name       | Runeclaw Bear          |
        | mana cost  | none                   |
        | mana value | 0                      |
        | color      | white                  |
        | types      | Creature - Bear Zombie |
        | size       | 2/2                    |
      And the copiable values of "Clone" are those of "the token"
      And "Runeclaw Bear" is unchanged

    @id-modified-token-of-the-dead @C-050 @C-051 @CR-707.9b
    Scenario: A 1/1 Spirit token copy of a creature that died has the creature's ability
      Given the card
        """
        Echo Wolf {2}{G}
        Creature - Wolf 4/3
        When this creature dies, create a token that's a copy of it, except it's 1/1 and it's a Spirit in addition to its other types.
        """
      And Alice controls "Echo Wolf"
      And Bob has the effect "Destroy target creature." on "Echo Wolf"
      When the top of the stack resolves
      Then the copiable values of "the token" are those of "Echo Wolf", except:
        | types | Creature - Wolf Spirit |
        | size  | 1/1                    |
      And "the token" is controlled by Alice
      And "Echo Wolf" is in Alice's graveyard

    @id-modified-color-without-mana-cost @C-050 @C-051 @CR-707.9b
    Scenario: A token that is white and has no mana cost is white, in whichever order the effect says it
      Given Bob controls "Runeclaw Bear"
      When Alice has the effect "Create a token that's a copy of target creature, except it's white and it has no mana cost." on "Runeclaw Bear"
      Then the copiable values of "the token" are those of "Runeclaw Bear", except:
        | mana cost  | none  |
        | mana value | 0     |
        | color      | white |
      And "Runeclaw Bear" is unchanged

    @id-modified-no-mana-cost-of-a-white-copy @C-021 @C-050 @C-051 @CR-707.9b
    Scenario: A token without mana cost of a creature that an exception made white is white too
      Given Bob controls "Runeclaw Bear"
      And Bob has the effect "Create a token that's a copy of target creature, except it's white." on "Runeclaw Bear"
      When Alice has the effect "Create a token that's a copy of target creature, except it has no mana cost." on "the token"
      Then the copiable values of "the second token" are those of "Runeclaw Bear", except:
        | mana cost  | none  |
        | mana value | 0     |
        | color      | white |
      And "the token" is:
        | mana cost | {1}{G} |
        | color     | white  |
      And "Runeclaw Bear" is unchanged
