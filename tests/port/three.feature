Feature: Three scenarios, in the second of which an engine may misbehave

  @id-liar-first
  Scenario: A Clone copies a Bear
    Given Bob controls "Runeclaw Bear"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Runeclaw Bear"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is 2/2

  @id-liar-second
  Scenario: A second Clone copies a Bear
    Given Bob controls "Runeclaw Bear"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Runeclaw Bear"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is 2/2
    And "Runeclaw Bear" is on the battlefield

  @id-liar-third
  Scenario: A third Clone copies a Bear
    Given Bob controls "Runeclaw Bear"
    And Alice has "Clone" in hand
    And Alice has {3}{U} to spend
    And Alice will choose "Runeclaw Bear"
    And Alice casts "Clone"
    When "Clone" resolves
    Then "Clone" is 2/2
