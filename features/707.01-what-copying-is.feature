Feature: 707.1 What copying is

  Some effects make their own object a copy, some turn another object into one, and some make
  a new object that is one.

  Rule: A spell, a permanent or a card is copied by becoming, by being turned into, or by creating
    The one word "copy" covers all of them, and whatever is said of copies afterwards holds for each.
    Today 707.1; 706.1 in 2018; 503.1 in 2008 and 2007.

    @id-becomes-a-copy-by-its-own-ability
    @C-001 @C-004 @CR-707.1
    Scenario: A creature makes itself a copy of a permanent by its own ability
      Given the card
        """
        Veil Walker {2}{U}
        Creature - Shapeshifter 1/4
        {1}: This creature becomes a copy of target creature.
        """
      And Alice controls "Veil Walker"
      And Bob controls "Runeclaw Bear"
      And Alice has {1} to spend
      And Alice activates "{1}" of "Veil Walker" targeting "Runeclaw Bear"
      When the top of the stack resolves
      Then "Veil Walker" is:
        | name      | Runeclaw Bear   |
        | mana cost | {1}{G}          |
        | color     | green           |
        | types     | Creature - Bear |
        | size      | 2/2             |
        | abilities | none            |
      And "Veil Walker" is controlled by Alice
      And "Runeclaw Bear" is unchanged

    @id-turned-into-a-copy-by-another-effect
    @C-001 @C-004 @B-01 @K-50 @CR-707.1
    Scenario: An effect turns a creature of one player into a copy of a creature of another
      Given Alice controls "Branchsnap Lorian"
      And Bob controls "Wandering Ones"
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Branchsnap Lorian"
      Then "Wandering Ones" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | green             |
        | types     | Creature - Beast  |
        | size      | 4/1               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
      And "Wandering Ones" is controlled by Bob
      And "Branchsnap Lorian" is unchanged

    @id-a-copy-for-a-turn-is-itself-afterwards
    @C-001 @B-01 @CR-707.1 @CR-611.2a
    Scenario: A creature that is a copy until end of turn is itself again afterwards
      Given Alice controls "Branchsnap Lorian"
      And Bob controls "Wandering Ones"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Wandering Ones" and "Branchsnap Lorian"
      When the game goes on to Bob's upkeep
      Then "Wandering Ones" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
        | abilities | none              |
      And "Branchsnap Lorian" is unchanged

    @id-a-spell-is-copied
    @C-001 @CR-707.1 @CR-707.10
    Scenario: A copied spell is on the stack twice
      Given Bob controls "Runeclaw Bear"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      And Alice casts "Giant Growth" targeting "Runeclaw Bear"
      When Alice has the effect "Copy target instant or sorcery spell." on "Giant Growth"
      Then the stack is:
        | "the copy"     | Alice |
        | "Giant Growth" | Alice |
      And "the copy" is:
        | name      | Giant Growth |
        | mana cost | {G}          |
        | color     | green        |
        | types     | Instant      |
      And "the copy" targets "Runeclaw Bear"
      And "Giant Growth" is unchanged

  Rule: An effect creates a token that is a copy
    The token has the copiable values of what it copies, and nothing else about it is taken over.
    Today 707.1; 706.1 in 2018; 503.1 in 2008 and 2007.

    @id-token-copy-of-a-permanent
    @C-002 @C-001 @C-004 @CR-707.1
    Scenario: A token copy of an opponent's creature belongs to the player who creates it
      Given Bob controls "Branchsnap Lorian"
      When Alice has the effect "Create a token that's a copy of target creature." on "Branchsnap Lorian"
      Then "the token" is:
        | name       | Branchsnap Lorian |
        | mana cost  | {1}{G}{G}         |
        | mana value | 3                 |
        | color      | green             |
        | types      | Creature - Beast  |
        | size       | 4/1               |
        | abilities  | Trample           |
        | abilities  | Morph {G}         |
      And "the token" is controlled by Alice
      And "the token" is owned by Alice
      And "Branchsnap Lorian" is unchanged

    @id-token-copy-of-a-card-in-a-graveyard
    @C-002 @C-001 @CR-707.1
    Scenario: A token is created as a copy of a card, and the card stays where it is
      Given Alice has "Wandering Ones" in graveyard
      When Alice has the effect "Create a token that's a copy of target creature card in your graveyard." on "Wandering Ones"
      Then "the token" is:
        | name      | Wandering Ones    |
        | mana cost | {U}               |
        | color     | blue              |
        | types     | Creature - Spirit |
        | size      | 1/1               |
      And "the token" is on the battlefield
      And "Wandering Ones" is in Alice's graveyard
      And "Wandering Ones" is unchanged

    @id-two-token-copies
    @C-002 @CR-707.1
    Scenario: Two tokens created as copies of one creature are two copies
      Given Bob controls "Branchsnap Lorian"
      When Alice has the effect "Create two tokens that are copies of target creature." on "Branchsnap Lorian"
      Then the copiable values of "the token" are those of "Branchsnap Lorian"
      And the copiable values of "the second token" are those of "Branchsnap Lorian"
      And "the second token" is 4/1
      And "the second token" is controlled by Alice
      And "Branchsnap Lorian" is unchanged

    @id-token-copies-for-each-creature
    @C-002 @CR-707.1 @CR-608.2f
    Scenario: A token is created for each of a player's creatures, and none for the tokens
      Given the card
        """
        Roll Caller {1}{W}
        Creature - Human 1/2
        Whenever another creature enters, you gain 1 life.
        """
      And Alice controls "Roll Caller"
      And Alice controls "Branchsnap Lorian"
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Roll Caller"
      And Alice will choose "Roll Caller"
      And Alice has the effect "For each creature you control, create a token that's a copy of that creature."
      When the stack resolves
      Then the copiable values of "the token" are those of "Roll Caller"
      And the copiable values of "the second token" are those of "Branchsnap Lorian"
      And Alice has 23 life
      And "Roll Caller" is unchanged
      And "Branchsnap Lorian" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-token-copy-of-a-noncreature-artifact
    @C-002 @C-004 @CR-707.1
    Scenario: A token copy of a noncreature artifact is no creature
      Given Bob controls "Chimeric Staff"
      When Alice has the effect "Create a token that's a copy of target artifact." on "Chimeric Staff"
      Then "the token" is:
        | name      | Chimeric Staff |
        | mana cost | {4}            |
        | color     | colorless      |
        | types     | Artifact       |
        | size      | none           |
      And "Chimeric Staff" is unchanged

    @id-token-copy-of-each-creature
    @C-002 @CR-707.2 @CR-111.1
    Scenario: A token for each creature is created by an effect that copies each of them
      Given Alice controls "Wandering Ones"
      And Alice controls "Juggernaut"
      And Bob controls "Runeclaw Bear"
      When Alice has the effect "Create a token that's a copy of each creature you control."
      Then the copiable values of "the token" are those of "Wandering Ones"
      And the copiable values of "the second token" are those of "Juggernaut"
      And "the second token" is controlled by Alice
      And "Juggernaut" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-token-copies-are-created
    @C-002 @C-001 @CR-707.2 @CR-111.1
    Scenario: What triggers on creating a token triggers for a token that is a copy
      Given the card
        """
        Mint Keeper {1}{W}
        Creature - Human 1/3
        Whenever you create a token, you gain 1 life.
        """
      And Alice controls "Mint Keeper"
      And Bob controls "Juggernaut"
      When Alice has the effect "Create a token that's a copy of target creature." on "Juggernaut"
      Then the stack is:
        | ability of "Mint Keeper" | Alice |
      And the copiable values of "the token" are those of "Juggernaut"
      And "Juggernaut" is unchanged

    @id-if-you-do-populate
    @C-002 @CR-707.2
    Scenario Outline: Who <has> a creature token populates, and <does> what "if you do" speaks of
      Given <player> has the effect "Create a 3/2 red Goblin creature token with haste."
      And Alice controls "Runeclaw Bear"
      When Alice has the effect "Populate. If you do, you gain 2 life."
      Then Alice has <life> life
      And "<newest>" has the ability "Haste"
      And "the token" is unchanged
      And "Runeclaw Bear" is unchanged

      Examples:
        | player | has          | does       | life | newest           |
        | Alice  | has          | does       | 22   | the second token |
        | Bob    | doesn't have | doesn't do | 20   | the token        |

  Rule: A card that is searched for is found, not copied
    Old cards asked for "a copy" where a card of the same name was meant; their text today names the card.
    Nothing of section 707 applies to them.
    Today 707.1; 706.1 in 2018; 503.1 in 2008 and 2007.

    @id-searching-for-a-card-of-the-same-name
    @C-003 @CR-707.1
    Scenario: A search for a card of the same name finds a card and makes no copy
      Given the card
        """
        Ridge Howler {2}{G}
        Creature - Wolf 2/2
        When this creature enters, you may search your library for a card named Ridge Howler, reveal it, put it into your hand, then shuffle.
        """
      And Alice has "Ridge Howler" in hand
      And Alice has "Ridge Howler" in library called "the second Howler"
      And Alice has {2}{G} to spend
      And Alice casts "Ridge Howler"
      And "Ridge Howler" resolves
      And Alice has the effect "Target creature gets +3/+3 until end of turn." on "Ridge Howler"
      And Alice will choose "yes"
      When the top of the stack resolves
      Then "the second Howler" is in Alice's hand
      And "the second Howler" is 2/2
      And Alice has 1 card in hand
      And the stack is empty
      And "Ridge Howler" is unchanged
