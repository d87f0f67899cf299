Feature: 707 Words that mislead

  The documents and the editions word many rules differently and mean the same. Under each point is a situation in which
  somebody who took the words literally would go wrong.

  Rule: What creature type an artifact gets when it becomes a creature is in its text

    Today 707.2; 706.2 in 2018; 503.2 in 2008 and 2007. Chimeric Staff once became an "artifact creature" and now
    becomes a "Construct artifact creature" (K-13). The copy has the text of what it copied and gets what that text
    says.

    @id-words-typeless-staff @C-012 @C-017 @K-13 @CR-707.2
    Scenario: A Clone of an artifact that becomes a creature without a type does so too
      Given the card
        """
        Striding Kettle {4}
        Artifact
        {X}: This artifact becomes an X/X artifact creature until end of turn.
        """
      And Bob controls "Striding Kettle"
      And Bob has {5} to spend
      And Bob activates "{X}" of "Striding Kettle":
        | X | 5 |
      And the top of the stack resolves
      And Alice will choose "Striding Kettle"
      And Alice controls "Clone"
      And Alice has {3} to spend
      And Alice activates "{X}" of "Clone":
        | X | 3 |
      When the top of the stack resolves
      Then "Clone" is:
        | name  | Striding Kettle   |
        | types | Artifact Creature |
        | size  | 3/3               |
      And the copiable values of "Clone" are:
        | types | Artifact |
        | size  | none     |
      And "Striding Kettle" is 5/5
      And "Striding Kettle" is unchanged

  Rule: A choice made "as it enters" is how the copy enters

    Today 707.5 and 614.1c; 706.5 in 2018; 503.5 in 2008 and 2007. Old copiers say "as this comes into play, you may
    choose a creature" in one sentence and "if you do, it comes into play as a copy" in the next (K-14). Both belong to
    the entering: nothing that the copier isn't is on the battlefield for a moment.

    @id-words-old-clone-enters @C-027 @C-029 @K-14 @K-44 @CR-707.5 @CR-614.1c
    Scenario: A copier in the old words enters tapped and with the counters that the copied text asks for
      Given the card
        """
        Mirage Walker {3}{U}
        Creature - Shapeshifter 0/0
        As Mirage Walker comes into play, you may choose a creature in play. If you do, Mirage Walker comes into play as a copy of that creature.
        """
      And Bob controls "Skyshroud Behemoth"
      And Alice has "Mirage Walker" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Mirage Walker"
      And Alice will choose "Skyshroud Behemoth"
      When "Mirage Walker" resolves
      Then the copiable values of "Mirage Walker" are those of "Skyshroud Behemoth"
      And "Mirage Walker" is tapped
      And "Mirage Walker" has 2 fade counters
      And "Skyshroud Behemoth" is unchanged

    @id-words-old-clone-is-what-enters @C-027 @C-030 @K-14 @K-44 @CR-707.5
    Scenario: A copier in the old words that enters as a Wall is no Shapeshifter that enters
      Given the card
        """
        Mirage Walker {3}{U}
        Creature - Shapeshifter 0/0
        As Mirage Walker comes into play, you may choose a creature in play. If you do, Mirage Walker comes into play as a copy of that creature.
        """
      And the card
        """
        Veil Warden {W}
        Creature - Human 1/1
        Whenever a Shapeshifter enters, you gain 5 life.
        """
      And Bob controls "Veil Warden"
      And Bob controls "Wall of Omens"
      And Alice has "Mirage Walker" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Mirage Walker"
      And Alice will choose "Wall of Omens"
      When "Mirage Walker" resolves
      Then the stack is:
        | ability of "Mirage Walker" | Alice |
      And Bob has 20 life

    @id-words-old-clone-declines @C-027 @K-14 @K-44 @CR-707.5 @CR-704.5f
    Scenario: A copier in the old words whose controller chooses nothing is a 0/0 and dies
      Given the card
        """
        Mirage Walker {3}{U}
        Creature - Shapeshifter 0/0
        As Mirage Walker comes into play, you may choose a creature in play. If you do, Mirage Walker comes into play as a copy of that creature.
        """
      And Bob controls "Wall of Omens"
      And Alice has "Mirage Walker" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Mirage Walker"
      And Alice will choose "nothing"
      When "Mirage Walker" resolves
      Then "Mirage Walker" is in Alice's graveyard
      And "Wall of Omens" is unchanged
      And the stack is empty

  Rule: A creature with "no types" is a creature

    Today 707.2 and 708.2a; 706.2 in 2018; 503.2 in 2008 and 2007. The example of the face-down creature speaks of "no
    types", one document of "no creature type" (K-15): subtypes are meant, the card type stays.

    @id-words-no-types-is-a-creature @C-010 @K-15 @CR-707.2 @CR-708.2a
    Scenario: A Clone of a face-down creature gets what creatures get, and not what Demons get
      Given the card
        """
        Banner of Embers {2}{R}
        Enchantment
        Creatures you control get +1/+1.
        """
      And the card
        """
        Infernal Organ {2}{B}
        Artifact
        Demons you control have flying.
        """
      And Alice controls "Banner of Embers"
      And Alice controls "Infernal Organ"
      And Bob controls "Grinning Demon"
      And Bob has the effect "Turn target creature face down." on "Grinning Demon"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Grinning Demon"
      When "Clone" resolves
      Then "Clone" is:
        | name      | none     |
        | types     | Creature |
        | size      | 3/3      |
        | abilities | none     |
      And "Clone" is face up
      And "Grinning Demon" is 2/2
      And "Grinning Demon" is unchanged

  Rule: What is copied needn't be a permanent

    Today 707.1 and 707.4; 706.1 and 706.4 in 2018; 503.4 in 2008 and 2007. One document speaks of becoming a copy of "a
    different permanent", the rules of another object (K-17): a card in a graveyard or in exile can be copied as well.

    @id-words-copy-of-a-card-in-exile @C-022 @K-17 @CR-707.4
    Scenario: A creature becomes a copy of a card in exile and keeps its counters
      Given Alice controls "Wandering Ones"
      And Alice has the effect "Put two +1/+1 counters on target creature." on "Wandering Ones"
      And Bob has "Branchsnap Lorian" in exile
      When Alice has the effect "Target creature becomes a copy of target creature card in exile." on "Wandering Ones" and "Branchsnap Lorian"
      Then the copiable values of "Wandering Ones" are those of "Branchsnap Lorian"
      And "Wandering Ones" is 6/3
      And "Wandering Ones" is controlled by Alice
      And "Branchsnap Lorian" is in Bob's exile
      And "Branchsnap Lorian" is unchanged

  Rule: What is copied on the battlefield isn't printed on the card

    Today 707.3 and 400.7; 706.3 in 2018; 503.3 in 2008 and 2007. One document calls what an Unstable Shapeshifter has
    become its "printed value" (K-31). It is its copiable value, and ends with the permanent.

    @id-words-shapeshifter-in-hand @C-019 @C-106 @K-31 @CR-707.3 @CR-400.7
    Scenario: An Unstable Shapeshifter that became Quirion Elves is itself in its owner's hand
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Quirion Elves" in graveyard
      And Alice will choose "red"
      And Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Quirion Elves"
      And the top of the stack resolves
      When Bob has the effect "Return target creature to its owner's hand." on "Unstable Shapeshifter"
      Then "Unstable Shapeshifter" is in Alice's hand
      And "Unstable Shapeshifter" is:
        | name      | Unstable Shapeshifter                                                                                        |
        | mana cost | {3}{U}                                                                                                       |
        | color     | blue                                                                                                         |
        | types     | Creature - Shapeshifter                                                                                      |
        | size      | 0/1                                                                                                          |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "Quirion Elves" is unchanged

    @id-words-body-double-of-a-former-copy @C-019 @C-106 @K-31 @CR-707.3 @CR-400.7
    Scenario: A Body Double copies the card of a Shapeshifter in the graveyard, not what it was before it died
      Given Bob controls "Unstable Shapeshifter"
      And Bob controls "Runeclaw Bear"
      And Bob has the effect "Target creature becomes a copy of another target creature." on "Unstable Shapeshifter" and "Runeclaw Bear"
      And Bob has the effect "Destroy target creature." on "Unstable Shapeshifter"
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice casts "Body Double"
      And Alice will choose "Unstable Shapeshifter"
      When "Body Double" resolves
      Then "Body Double" is:
        | name | Unstable Shapeshifter |
        | size | 0/1                   |
      And "Runeclaw Bear" is unchanged

  Rule: The exceptions' letters have changed places, their outcome hasn't

    Modified characteristics are 707.9b today and were 706.9c in 2018; retained ones are 707.9c and were 706.9b; 503.9
    in 2008 and 2007 (K-38). Either way the outcome is copiable, in one copier as in two.

    @id-words-modified-and-retained @C-050 @C-051 @C-052 @C-053 @K-38 @CR-707.9b @CR-707.9c
    Scenario: A Clone of a copier with a size of its own and the color that it kept has both
      Given the card
        """
        Lava Double {4}{R}
        Creature - Shapeshifter 5/4
        You may have this creature enter as a copy of a creature, except it's 5/4 and it doesn't copy that creature's color.
        """
      And Bob controls "Branchsnap Lorian"
      And Bob will choose "Branchsnap Lorian"
      And Bob controls "Lava Double"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Lava Double"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Branchsnap Lorian |
        | mana cost | {1}{G}{G}         |
        | color     | red               |
        | types     | Creature - Beast  |
        | size      | 5/4               |
        | abilities | Trample           |
        | abilities | Morph {G}         |
      And "Lava Double" is unchanged
      And "Branchsnap Lorian" is unchanged

  Rule: Section 703 isn't about copying

    One document's heading numbers its section 703 (K-39). In the Comprehensive Rules 703 holds the turn-based actions,
    and just one of them matters here: at cleanup damage is removed and effects "until end of turn" end at the same time
    (514.2).

    @id-words-cleanup-ends-copy-and-damage @C-001 @K-39 @CR-514.2
    Scenario: A Bear with 3 damage survives the end of being a Wall, for the damage ends with it
      Given Alice controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Bob controls "Crazed Armodon"
      And Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Runeclaw Bear" and "Wall of Omens"
      And Bob has the effect "Target creature fights another target creature." on "Runeclaw Bear" and "Crazed Armodon"
      When the game goes on to Bob's upkeep
      Then "Runeclaw Bear" is on the battlefield
      And "Runeclaw Bear" is:
        | name  | Runeclaw Bear   |
        | color | green           |
        | types | Creature - Bear |
        | size  | 2/2             |
      And "Wall of Omens" is unchanged

  Rule: Counters never are copied, not even those that an exception gave

    Today 707.2 and 707.9e; 706.2 in 2018; 503.2 in 2008 and 2007. Stickers, which today's text adds, aren't copied
    either (K-40). Counters that a copier enters with because of its own exception are an effect besides the copying.

    @id-words-clone-of-altered-ego @C-015 @C-061 @K-40 @CR-707.2 @CR-707.9e
    Scenario: A Clone of an Altered Ego that entered as a Bear with three counters is a 2/2 Bear
      Given Bob controls "Runeclaw Bear"
      And Bob has "Altered Ego" in hand
      And the game goes on to Bob's precombat main phase
      And Bob has {5}{G}{U} to spend
      And Bob casts "Altered Ego":
        | X | 3 |
      And Bob will choose "Runeclaw Bear"
      And "Altered Ego" resolves
      And Alice has "Clone" in graveyard
      And Alice will choose "Altered Ego"
      When Alice has the effect "Put target creature card in your graveyard onto the battlefield." on "Clone"
      Then "Clone" is 2/2
      And "Clone" has no counters
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Altered Ego" has 3 +1/+1 counters
      And "Altered Ego" is unchanged

  Rule: Old words on a card say what today's say

    The words of the cards have changed with the editions: play and the battlefield, removing from the game and exile,
    at end of turn and the next end step, naming and choosing (K-44, K-45). A copy has the text of what it copied, in
    either words. Today 707.2; 706.2 in 2018 and 2013; 503.2 in 2008 and 2007.

    @id-words-old-templates-copied @C-006 @C-017 @K-44 @CR-707.2 @CR-707.2a
    Scenario Outline: A Clone has the ability in the words of its time
      Given the card
        """
        Elder Wisp {2}{W}
        Creature - Spirit 2/1
        <old words>
        """
      And Bob controls "Elder Wisp"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Elder Wisp"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Elder Wisp       |
        | abilities | <words of today> |
      And "Elder Wisp" is unchanged

      Examples:
        | old words                                                           | words of today                                                      |
        | When Elder Wisp is put into a graveyard from play, you gain 2 life. | When this creature dies, you gain 2 life.                           |
        | When Elder Wisp leaves play, draw a card.                           | When this creature leaves the battlefield, draw a card.             |
        | {T}: Remove target creature from the game.                          | {T}: Exile target creature.                                         |
        | {1}: Sacrifice Elder Wisp at end of turn.                           | {1}: Sacrifice this creature at the beginning of the next end step. |
        | Whenever a player plays a green spell, you gain 1 life.             | Whenever a player casts a green spell, you gain 1 life.             |
        | {2}: Draw a card. Play this ability only once each turn.            | {2}: Draw a card. Activate only once each turn.                     |
        | Elder Wisp is unblockable.                                          | This creature can't be blocked.                                     |

    @id-words-comes-into-play @C-030 @K-44 @CR-707.5
    Scenario: A copy of a creature that says "when this comes into play" triggers as it enters
      Given the card
        """
        Elder Wisp {2}{W}
        Creature - Spirit 2/1
        When Elder Wisp comes into play, you gain 2 life.
        """
      And Bob controls "Elder Wisp"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Elder Wisp"
      And "Clone" resolves
      When the top of the stack resolves
      Then Alice has 22 life
      And Bob has 20 life

    @id-words-token-put-into-play @C-002 @C-030 @K-44 @CR-707.5 @CR-111.1
    Scenario: A token "put into play as a copy" is created as a copy and triggers as it enters
      Given Bob controls "Wall of Omens"
      When Alice has the effect "Put a token into play as a copy of target creature." on "Wall of Omens"
      Then the copiable values of "the token" are those of "Wall of Omens"
      And "the token" is controlled by Alice
      And the stack is:
        | ability of "the token" | Alice |
      And "Wall of Omens" is unchanged

    @id-words-play-the-copy @C-099 @C-104 @K-44 @CR-707.12 @CR-601.1
    Scenario: Whoever may "play the copy" casts it
      Given the card
        """
        Hearth Chorister {1}{W}
        Creature - Human Cleric 1/1
        Whenever you cast a spell, you gain 1 life.
        """
      And Alice controls "Hearth Chorister"
      And Alice has "Overrun" in graveyard
      And Alice will choose "yes"
      When Alice has the effect "Copy target sorcery card in your graveyard. You may play the copy without paying its mana cost." on "Overrun"
      Then the stack is:
        | ability of "Hearth Chorister" | Alice |
        | "the copy"                    | Alice |
      And "Overrun" is unchanged

    @id-words-naming-is-choosing @C-035 @C-036 @K-45 @CR-707.6
    Scenario: A Clone of a creature for which a card was named gets a name of its own
      Given the card
        """
        Hushing Seer {1}{W}
        Creature - Human Wizard 2/2
        As Hushing Seer comes into play, name a nonland card.
        The named card can't be played.
        """
      And Bob will choose "Giant Growth"
      And Bob controls "Hushing Seer"
      And Alice will choose "Hushing Seer"
      And Alice will choose "Overrun"
      And Alice has "Giant Growth" in hand
      And Alice has "Overrun" in hand
      And Alice has "Clone" in graveyard
      And Alice has {2}{G}{G}{G} to spend
      When Alice has the effect "Put target creature card in your graveyard onto the battlefield." on "Clone"
      Then "Clone" is 2/2
      And Alice can't cast "Giant Growth" targeting "Clone":
        | rule | 601.3 |
      And Alice can't cast "Overrun":
        | rule | 601.3 |
      And "Hushing Seer" is unchanged

    @id-words-named-card-isnt-copied @C-035 @K-45 @CR-707.6
    Scenario: The name for which a creature was named is free again when only its Clone is left
      Given the card
        """
        Hushing Seer {1}{W}
        Creature - Human Wizard 2/2
        As Hushing Seer comes into play, name a nonland card.
        The named card can't be played.
        """
      And Bob will choose "Giant Growth"
      And Bob controls "Hushing Seer"
      And Alice will choose "Hushing Seer"
      And Alice will choose "Overrun"
      And Alice controls "Clone"
      And Alice has "Giant Growth" in hand
      And Alice has {G} to spend
      When Alice has the effect "Destroy target creature." on "Hushing Seer"
      Then Alice can cast "Giant Growth" targeting "Clone"
      And "Clone" is unchanged

  Rule: A Shapeshifter is a creature type, changeling an ability

    Today 707.9d and 702.73; 706.9d in 2018. The names of the two are mixed up easily, in Spanish they are cambiaformas
    and metamorfo (K-47). Changeling gives every creature type; the type Shapeshifter gives none but itself.

    @id-words-shapeshifter-isnt-changeling @C-050 @C-059 @K-47 @CR-707.9d
    Scenario: A Glasspool Mimic of a creature that is a Shapeshifter has no changeling
      Given Alice controls "Unstable Shapeshifter"
      And Alice has "Glasspool Mimic" in graveyard
      And Alice will choose "Unstable Shapeshifter"
      When Bob has the effect "Put target creature card in a graveyard onto the battlefield under its owner's control." on "Glasspool Mimic"
      Then the copiable values of "Glasspool Mimic" are:
        | name      | Unstable Shapeshifter                                                                                        |
        | types     | Creature - Shapeshifter Rogue                                                                                |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |

    @id-words-changeling-isnt-shapeshifter-alone @C-050 @K-47 @CR-707.2 @CR-702.73a
    Scenario: A Clone of a changeling has every creature type, Goblin as well as Shapeshifter
      Given the card
        """
        Thicket Mimic {2}{G}
        Creature - Shapeshifter 2/2
        Changeling
        """
      And the card
        """
        Warren Drummer {R}
        Creature - Goblin 1/1
        Other Goblins get +1/+1.
        """
      And Bob controls "Thicket Mimic"
      And Bob controls "Warren Drummer"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Thicket Mimic"
      When "Clone" resolves
      Then "Clone" is:
        | types     | Creature - every creature type |
        | size      | 3/3                            |
        | abilities | Changeling                     |
      And "Thicket Mimic" is unchanged
