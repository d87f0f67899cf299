Feature: 707.9e Exceptions that are additional effects

  Rule: An exception of an entering copy effect may be an additional effect, which is no part of the copiable values
    Today 707.9e, since June 2019 (706.9e then); no such rule in 2018, 2008 and 2007.

    @id-additional-altered-ego-bear @S2-15-X1 @S3-15-X1 @C-061 @CR-707.9e
    Scenario: An Altered Ego cast with X = 3 that copies a Bear enters with three +1/+1 counters
      Given Bob controls "Runeclaw Bear"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" has 3 +1/+1 counters
      And "Altered Ego" is 5/5
      And the copiable values of "Altered Ego" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

    @id-additional-counters-are-put @C-061 @CR-707.9e @CR-122.6 @CR-603.2c
    Scenario: What triggers when a +1/+1 counter is put on a creature triggers for each that an Altered Ego enters with
      Given the card
        """
        Count House {2}
        Artifact
        Whenever a +1/+1 counter is put on a creature you control, draw a card.
        """
      And Alice controls "Count House"
      And Bob controls "Runeclaw Bear"
      And Alice has "Altered Ego" in hand
      And Alice has {4}{G}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 2 |
      And "Altered Ego" resolves
      When the stack resolves
      Then Alice has 2 cards in hand
      And "Altered Ego" has 2 +1/+1 counters
      And "Runeclaw Bear" is unchanged

    @id-additional-not-copied @C-061 @K-40 @CR-707.9e @CR-707.2
    Scenario: A Clone of a creature that entered with additional counters has no counters
      Given the card
        """
        Burly Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Burly Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Burly Mimic"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" has no counters
      And "Clone" is 2/2
      And "Burly Mimic" is 4/4
      And "Burly Mimic" is unchanged

    @id-additional-only-once @C-061 @CR-707.9e
    Scenario: A Burly Mimic that copies a Burly Mimic that is a Bear enters with its own two counters only
      Given the card
        """
        Burly Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
        """
      And Bob controls "Runeclaw Bear"
      And Bob will choose "Runeclaw Bear"
      And Bob controls "Burly Mimic" called "Bob's Mimic"
      And Alice has "Burly Mimic" in hand called "Alice's Mimic"
      And Alice has {3}{R} to spend
      And Alice will choose "Bob's Mimic"
      And Alice casts "Alice's Mimic"
      When "Alice's Mimic" resolves
      Then "Alice's Mimic" has 2 +1/+1 counters
      And "Alice's Mimic" is 4/4
      And the copiable values of "Alice's Mimic" are those of "Runeclaw Bear"
      And "Bob's Mimic" is unchanged

    @id-additional-tapped @C-061 @CR-707.9e
    Scenario: A copy that enters tapped as an exception leaves a Clone of it untapped
      Given the card
        """
        Weary Mimic {1}{W}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters tapped.
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Weary Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Weary Mimic"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is untapped
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Weary Mimic" is tapped
      And "Weary Mimic" is unchanged

    @id-additional-declined @C-061 @CR-707.9e
    Scenario: An Altered Ego that copies nothing enters without additional counters
      Given the card
        """
        Shieldwall Banner {2}{W}
        Enchantment
        Creatures you control get +0/+1.
        """
      And Alice controls "Shieldwall Banner"
      And Bob controls "Runeclaw Bear"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "nothing"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" has no counters
      And "Altered Ego" is:
        | name | Altered Ego |
        | size | 0/1         |
      And "Runeclaw Bear" is unchanged

    @id-additional-beside-copied-counters @C-029 @C-061 @CR-707.9e @CR-707.5
    Scenario: A Burly Mimic of Skyshroud Behemoth enters tapped, with two fade counters and two +1/+1 counters
      Given the card
        """
        Burly Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
        """
      And Bob controls "Skyshroud Behemoth"
      And Alice has "Burly Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Skyshroud Behemoth"
      And Alice casts "Burly Mimic"
      When "Burly Mimic" resolves
      Then "Burly Mimic" is tapped
      And "Burly Mimic" has 2 fade counters
      And "Burly Mimic" has 2 +1/+1 counters
      And "Burly Mimic" is 12/12
      And "Skyshroud Behemoth" is unchanged

    @id-additional-tapped-alone @C-061 @CR-707.9e
    Scenario: A copy that an exception makes enter tapped is tapped, and what enters with counters by one isn't
      Given the card
        """
        Weary Mimic {2}{U}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters tapped.
        """
      And the card
        """
        Burly Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
        """
      And Bob controls "Runeclaw Bear"
      And Alice will choose "Runeclaw Bear"
      And Alice controls "Burly Mimic"
      And Alice has "Weary Mimic" in hand
      And Alice has {2}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Weary Mimic"
      When "Weary Mimic" resolves
      Then "Weary Mimic" is tapped
      And "Weary Mimic" has no counters
      And "Burly Mimic" is untapped
      And "Burly Mimic" is 4/4
      And the copiable values of "Weary Mimic" are those of "Burly Mimic"
      And "Runeclaw Bear" is unchanged

    @id-token-copy-with-additional-counters @C-061 @CR-707.9e
    Scenario: A token copy enters with the additional counters of its exception, and a Clone of the token without them
      Given Bob controls "Runeclaw Bear"
      And Alice has the effect "Create a token that's a copy of target creature, except it enters with two additional +1/+1 counters on it." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "the token"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "the token" has 2 +1/+1 counters
      And "the token" is 4/4
      And the copiable values of "the token" are those of "Runeclaw Bear"
      And "Clone" has no counters
      And "Clone" is 2/2
      And "Runeclaw Bear" is unchanged

  Rule: The additional effect doesn't happen if another copy effect is applied to the object after that one
    Today 707.9e, since June 2019; unspecified in the editions before. Read to the letter, those gave the counters.

    @id-additional-altered-ego-through-clone @S2-15-X1 @S3-15-X1 @C-062 @C-061 @C-034 @K-25 @CR-707.9e @CR-616.1f
    Scenario: An Altered Ego that copies an unfinished Clone and through it a Bear enters without counters
      Given the card
        """
        Shieldwall Banner {2}{W}
        Enchantment
        Creatures you control get +0/+1.
        """
      And Bob controls "Shieldwall Banner"
      And Alice controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Clone" called "the unfinished Clone"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "the unfinished Clone"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" has no counters
      And "Altered Ego" is 2/2
      And the copiable values of "Altered Ego" are those of "Runeclaw Bear"
      And "the unfinished Clone" is unchanged
      And "Runeclaw Bear" is unchanged

    @id-additional-altered-ego-stays-clone @S2-15-X1 @S3-15-X1 @C-062 @C-061 @CR-707.9e
    Scenario: An Altered Ego that copies an unfinished Clone and then nothing is a Clone with its counters
      Given the card
        """
        Shieldwall Banner {2}{W}
        Enchantment
        Creatures you control get +0/+1.
        """
      And Bob controls "Shieldwall Banner"
      And Alice controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Clone" called "the unfinished Clone"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "the unfinished Clone"
      And Alice will choose "nothing"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" has 3 +1/+1 counters
      And the copiable values of "Altered Ego" are those of "the unfinished Clone"
      And "Altered Ego" is:
        | name      | Clone  |
        | mana cost | {3}{U} |
        | size      | 3/3    |
      And "the unfinished Clone" is unchanged

    @id-additional-last-effect-counts @C-061 @C-062 @CR-707.9e @CR-616.1f
    Scenario: A Clone that copies an unfinished Burly Mimic and through it a Bear enters with the counters
      Here the copy effect with the exception is the last one applied.

      Given the card
        """
        Burly Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
        """
      And Alice controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Burly Mimic"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Burly Mimic"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" has 2 +1/+1 counters
      And "Clone" is 4/4
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Burly Mimic" has no counters
      And "Burly Mimic" is unchanged

    @id-additional-one-replaces-the-other @C-061 @C-062 @CR-707.9e
    Scenario: Of two copy effects with additional effects only the later one's happens
      Given the card
        """
        Burly Mimic {3}{R}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters with two additional +1/+1 counters on it.
        """
      And the card
        """
        Weary Mimic {1}{W}
        Creature - Shapeshifter 1/1
        You may have this creature enter as a copy of any creature on the battlefield, except it enters tapped.
        """
      And Alice controls "Runeclaw Bear"
      And Bob will choose "nothing"
      And Bob controls "Weary Mimic"
      And Alice has "Burly Mimic" in hand
      And Alice has {3}{R} to spend
      And Alice will choose "Weary Mimic"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Burly Mimic"
      When "Burly Mimic" resolves
      Then "Burly Mimic" is tapped
      And "Burly Mimic" has no counters
      And the copiable values of "Burly Mimic" are those of "Runeclaw Bear"
      And "Weary Mimic" is unchanged

    @id-additional-essence-of-the-wild @C-062 @C-034 @CR-707.9e @CR-616.1c
    Scenario: An Altered Ego that copies a Bear and then Essence of the Wild enters without counters
      Given Bob controls "Runeclaw Bear"
      And Alice controls "Essence of the Wild"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "Altered Ego"
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 3 |
      When "Altered Ego" resolves
      Then "Altered Ego" has no counters
      And "Altered Ego" is 6/6
      And the copiable values of "Altered Ego" are those of "Essence of the Wild"
      And "Runeclaw Bear" is unchanged

    @id-additional-happened-stays @C-061 @C-062 @CR-707.9e @CR-707.4
    Scenario: Counters that an Altered Ego entered with stay when it becomes a copy of something else later
      By then the additional effect has happened; only what is applied as the object enters can keep it from happening.

      Given Bob controls "Runeclaw Bear"
      And Bob controls "Wall of Omens"
      And Alice has "Altered Ego" in hand
      And Alice has {5}{G}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Altered Ego":
        | X | 3 |
      And "Altered Ego" resolves
      When Alice has the effect "Target creature becomes a copy of another target creature until end of turn." on "Altered Ego" and "Wall of Omens"
      Then "Altered Ego" has 3 +1/+1 counters
      And "Altered Ego" is 3/7
      And the copiable values of "Altered Ego" are those of "Wall of Omens"
      And "Wall of Omens" is unchanged

    @id-additional-tapped-is-no-exception @C-027 @C-034 @CR-707.9e @CR-616.1f
    Scenario: A land that enters tapped as a copy is tapped although it goes on to copy another land
      That it enters tapped is said beside the copying and is no exception to it.

      Given the card
        """
        Echo Fen
        Land
        You may have this land enter tapped as a copy of a land.
        """
      And the card
        """
        Glass Fen
        Land
        You may have this land enter as a copy of a land.
        """
      And Alice controls "Glass Fen"
      And Bob controls "Mutavault"
      And Alice has "Echo Fen" in hand
      And Alice will choose "Glass Fen"
      And Alice will choose "Mutavault"
      When Alice plays "Echo Fen"
      Then "Echo Fen" is tapped
      And the copiable values of "Echo Fen" are those of "Mutavault"
      And "Glass Fen" is untapped
      And "Mutavault" is unchanged
