Feature: 707 under old and new wordings of cards
  The examples of the documents differ in the wording of a few cards. What then differs is the card and not the rule:
  each wording has its outcome in every edition.

  Rule: "Whenever a creature enters" or "whenever another creature enters"
    Unstable Shapeshifter's text in the examples of 2018 (706.4, 706.9a), 2013 and of 2008 and 2007 (503.4, 503.9) speaks
    of a creature, today's (707.4, 707.9a) of another creature. With "a creature" it also triggers for itself.

    @id-editions-shapeshifter-alone
    @C-048 @C-049 @K-11 @CR-707.9a @CR-603.2
    Scenario Outline: A lone shapeshifter that copies <whose> creature that enters has its ability <times> times in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Restless Shade {3}{U}
        Creature - Shapeshifter 0/1
        Whenever <whose> creature enters, this creature becomes a copy of that creature, except it has this ability.
        """
      And Alice has "Restless Shade" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Restless Shade"
      And "Restless Shade" resolves
      When the game goes on to the beginning of combat
      Then "Restless Shade" has the ability "Whenever <whose> creature enters, this creature becomes a copy of that creature, except it has this ability." <times> times
      And "Restless Shade" is:
        | name  | Restless Shade          |
        | types | Creature - Shapeshifter |
        | size  | 0/1                     |

      Examples:
        | whose   | edition | times |
        | a       | now     | 2     |
        | a       | cr2018  | 2     |
        | a       | cr2013  | 2     |
        | a       | cr2008  | 2     |
        | a       | cr2007  | 2     |
        | another | now     | 1     |
        | another | cr2018  | 1     |
        | another | cr2013  | 1     |
        | another | cr2008  | 1     |
        | another | cr2007  | 1     |

    @id-editions-clone-of-a-shapeshifter-triggers
    @S0-46-X1 @S2-03-X1 @S3-03-X1 @S4-66-X1 @C-021 @C-030 @C-049 @K-11 @CR-707.9a @CR-707.5
    Scenario Outline: A Clone of a shapeshifter that copies <whose> creature has its ability <times> times in the edition <edition>
      Bob's shapeshifter triggers for the Clone under either wording: the Clone is another creature, and so it gets its
      own ability a second time. The Clone's copy of the ability triggers for its own entering under "a creature" only.

      Given the rules are those of <edition>
      And the card
        """
        Restless Shade {3}{U}
        Creature - Shapeshifter 0/1
        Whenever <whose> creature enters, this creature becomes a copy of that creature, except it has this ability.
        """
      And Bob controls "Restless Shade"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Restless Shade"
      And "Clone" resolves
      When the stack resolves
      Then "Clone" has the ability "Whenever <whose> creature enters, this creature becomes a copy of that creature, except it has this ability." <times> times
      And "Restless Shade" has the ability "Whenever <whose> creature enters, this creature becomes a copy of that creature, except it has this ability." 2 times

      Examples:
        | whose   | edition | times |
        | a       | now     | 2     |
        | a       | cr2018  | 2     |
        | a       | cr2013  | 2     |
        | a       | cr2008  | 2     |
        | a       | cr2007  | 2     |
        | another | now     | 1     |
        | another | cr2018  | 1     |
        | another | cr2013  | 1     |
        | another | cr2008  | 1     |
        | another | cr2007  | 1     |

  Rule: "Except it has this ability", "and gains this ability", and a sentence of its own
    Within the sentence that makes the copy, "gains" is part of the copying as "except it has" is (today 707.9a, 706.9a
    in 2018 and 2013, 503.9 in 2008 and 2007). A second sentence, "It gains haste", is another effect: not copiable
    (today 707.2, 706.2, 503.2).

    @id-editions-gains-this-ability
    @C-021 @C-048 @C-049 @K-12 @CR-707.9a
    Scenario Outline: A Clone gets the ability of a shapeshifter that copies "that <copied>" in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Restless Shade {3}{U}
        Creature - Shapeshifter 0/1
        Whenever another creature enters, this creature becomes a copy of that <copied>.
        """
      And Bob controls "Restless Shade"
      And Bob has the effect "Create a 2/2 green Wolf creature token."
      And the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Restless Shade"
      When "Clone" resolves
      Then "Clone" is:
        | color     | green           |
        | types     | Creature - Wolf |
        | size      | 2/2             |
        | abilities | Whenever another creature enters, this creature becomes a copy of that creature, except it has this ability. |
      And "the token" is unchanged

      Examples:
        | edition | copied                               |
        | now     | creature, except it has this ability |
        | now     | creature and gains this ability      |
        | cr2018  | creature, except it has this ability |
        | cr2018  | creature and gains this ability      |
        | cr2013  | creature, except it has this ability |
        | cr2013  | creature and gains this ability      |
        | cr2008  | creature, except it has this ability |
        | cr2008  | creature and gains this ability      |
        | cr2007  | creature, except it has this ability |
        | cr2007  | creature and gains this ability      |

    @id-editions-haste-in-and-after-the-copying
    @C-011 @C-048 @C-049 @K-12 @CR-707.9a @CR-707.2
    Scenario Outline: A Clone of a token made "<wording>" <has> haste in the edition <edition>
      Given the rules are those of <edition>
      And Bob controls "Runeclaw Bear"
      And Bob has the effect "Create a token that's a copy of target creature<wording>." on "Runeclaw Bear"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "the token"
      When "Clone" resolves
      Then "Clone" <has> the ability "Haste"
      And "the token" has the ability "Haste"
      And "Runeclaw Bear" doesn't have the ability "Haste"
      And "the token" is unchanged

      Examples:
        | edition | wording               | has          |
        | now     | , except it has haste | has          |
        | now     | . It gains haste      | doesn't have |
        | cr2018  | , except it has haste | has          |
        | cr2018  | . It gains haste      | doesn't have |
        | cr2013  | , except it has haste | has          |
        | cr2013  | . It gains haste      | doesn't have |
        | cr2008  | , except it has haste | has          |
        | cr2008  | . It gains haste      | doesn't have |
        | cr2007  | , except it has haste | has          |
        | cr2007  | . It gains haste      | doesn't have |

  Rule: What a copied ability turns the copy into
    Chimeric Staff's ability makes it an artifact creature in the examples of 2018 (706.2), 2013, 2008 and 2007 (503.2),
    and a Construct artifact creature today (707.2). The copy has the ability as it is worded; that the original is
    animated is copied in no edition.

    @id-editions-animated-copy-of-a-staff
    @S0-18-X1 @S4-19-X1 @C-012 @C-017 @K-13 @CR-707.2
    Scenario Outline: A Clone of an animated pole animates itself into "<types>" in the edition <edition>
      Given the rules are those of <edition>
      And the card
        """
        Walking Pole {4}
        Artifact
        {X}: This artifact becomes an X/X <form> until end of turn.
        """
      And Bob controls "Walking Pole"
      And Bob has {5} to spend
      And Bob activates "{X}" of "Walking Pole":
        | X | 5 |
      And the top of the stack resolves
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Walking Pole"
      And "Clone" resolves
      And Alice has {3} to spend
      And Alice activates "{X}" of "Clone":
        | X | 3 |
      When the top of the stack resolves
      Then "Clone" is:
        | name  | Walking Pole |
        | types | <types>      |
        | size  | 3/3          |
      And the copiable values of "Clone" are:
        | types | Artifact |
        | size  | none     |
      And "Walking Pole" is 5/5
      And "Walking Pole" is unchanged

      Examples:
        | edition | form                        | types                         |
        | now     | artifact creature           | Artifact Creature             |
        | now     | Construct artifact creature | Artifact Creature - Construct |
        | cr2018  | artifact creature           | Artifact Creature             |
        | cr2018  | Construct artifact creature | Artifact Creature - Construct |
        | cr2013  | artifact creature           | Artifact Creature             |
        | cr2013  | Construct artifact creature | Artifact Creature - Construct |
        | cr2008  | artifact creature           | Artifact Creature             |
        | cr2008  | Construct artifact creature | Artifact Creature - Construct |
        | cr2007  | artifact creature           | Artifact Creature             |
        | cr2007  | Construct artifact creature | Artifact Creature - Construct |
