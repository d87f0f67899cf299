Feature: 614.12 Which effects modify how a copy enters

  Rule: The permanent is judged as it would exist on the battlefield

    Today 614.12, so since September 2017. The effects that apply are those that fit the permanent as it would be there:
    with what has already modified its entering, with its own static abilities, and with effects of others that already
    exist. Only copiable values counted in October 2007 (419.6i); own abilities too from 2008 (419.6i) on.

    @id-clone-without-abilities @C-034 @B-47 @K-37 @CR-614.12 @since-cr2018
    Scenario: A Clone that would have no abilities on the battlefield copies nothing
      Given the card
        """
        Hush of Stone {2}{W}{W}
        Enchantment
        All creatures lose all abilities and have base power and toughness 1/1.
        """
      And Bob controls "Skyshroud Behemoth"
      And Bob controls "Hush of Stone"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is:
        | name      | Clone                   |
        | mana cost | {3}{U}                  |
        | types     | Creature - Shapeshifter |
        | size      | 1/1                     |
        | abilities | none                    |
      And "Clone" is untapped
      And "Clone" has no counters
      And "Skyshroud Behemoth" is unchanged

    @id-changeling-clone-enters-tapped @C-034 @K-37 @CR-614.12 @since-cr2008
    Scenario: A Clone of a changeling enters tapped where Goblins enter tapped
      Given the card
        """
        Bog Toll {1}{B}
        Enchantment
        Goblins enter tapped.
        """
      And the card
        """
        Everyface {1}{G}
        Creature - Shapeshifter 2/3
        Changeling
        """
      And Bob controls "Everyface"
      And Bob controls "Bog Toll"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Everyface"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is tapped
      And the copiable values of "Clone" are those of "Everyface"
      And "Everyface" is untapped
      And "Everyface" is unchanged

    @id-clone-of-non-goblin-enters-untapped @C-034 @CR-614.12
    Scenario: A Clone of a Bear enters untapped where Goblins enter tapped
      Given the card
        """
        Bog Toll {1}{B}
        Enchantment
        Goblins enter tapped.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Bog Toll"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is untapped
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

    @id-effects-of-others-count @C-034 @K-37 @CR-614.12 @since-cr2018
    Scenario: A Clone of a Bear enters tapped where Bears are Goblins and Goblins enter tapped
      Given the card
        """
        Bog Toll {1}{B}
        Enchantment
        Goblins enter tapped.
        """
      And the card
        """
        Ill Repute {1}{R}
        Enchantment
        Bears you control are Goblins in addition to their other types.
        """
      And Bob controls "Runeclaw Bear"
      And Bob controls "Bog Toll"
      And Alice controls "Ill Repute"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Runeclaw Bear"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is tapped
      And "Clone" is:
        | name  | Runeclaw Bear          |
        | types | Creature - Bear Goblin |
      And the copiable values of "Clone" are those of "Runeclaw Bear"
      And "Runeclaw Bear" is unchanged

    @id-clone-from-mute-graveyard @C-034 @CR-614.12
    Scenario: A Clone that had no abilities in the graveyard still enters as a copy
      Given the card
        """
        Crypt Usher {1}{B}
        Creature - Zombie 2/1
        Cards in graveyards lose all abilities.
        """
      And Bob controls "Crypt Usher"
      And Bob controls "Juggernaut"
      And Alice has "Clone" in graveyard
      And Alice will choose "Juggernaut"
      When Alice has the effect "Return target creature card from your graveyard to the battlefield." on "Clone"
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Clone" is on the battlefield
      And "Juggernaut" is unchanged

    @id-general-effect-spares-its-own-source @C-034 @B-53 @CR-614.12
    Scenario: A copied effect on how all creatures enter doesn't change the copy's own entering
      Given the card
        """
        Slumber Keeper {2}{U}
        Creature - Spirit 2/4
        Creatures enter tapped.
        """
      And Bob has "Slumber Keeper" in graveyard
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice will choose "Slumber Keeper"
      And Alice casts "Body Double"
      When "Body Double" resolves
      Then "Body Double" is untapped
      And "Body Double" has the ability "Creatures enter tapped."
      And "Body Double" is 2/4
      And "Slumber Keeper" is in Bob's graveyard

    @id-general-effect-of-the-original-applies @C-032 @C-034 @B-53 @CR-614.12
    Scenario: A copy enters tapped under the effect of the original that is on the battlefield
      Given the card
        """
        Slumber Keeper {2}{U}
        Creature - Spirit 2/4
        Creatures enter tapped.
        """
      And Bob controls "Slumber Keeper"
      And Bob has the effect "Untap target creature." on "Slumber Keeper"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Slumber Keeper"
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is tapped
      And the copiable values of "Clone" are those of "Slumber Keeper"
      And "Slumber Keeper" is untapped
      And "Slumber Keeper" is unchanged

    @id-face-down-shapeshifter-copies-nothing @C-034 @CR-708.3
    Scenario: A Vesuvan Shapeshifter that enters face down copies nothing
      Given Bob controls "Mulldrifter"
      And Alice has "Vesuvan Shapeshifter" in hand
      And Alice has {3} to spend
      And Alice casts "Vesuvan Shapeshifter" face down
      When "Vesuvan Shapeshifter" resolves
      Then "Vesuvan Shapeshifter" is:
        | name      | none      |
        | color     | colorless |
        | types     | Creature  |
        | size      | 2/2       |
        | abilities | none      |
      And "Vesuvan Shapeshifter" is face down
      And the stack is empty
      And "Mulldrifter" is unchanged

    @id-own-static-ability-of-what-enters @C-029 @C-034 @K-37 @CR-614.12 @since-cr2008
    Scenario: A Body Double of a creature that makes its controller's creatures Goblins enters tapped where Goblins do
      Given the card
        """
        Bog Toll {1}{B}
        Enchantment
        Goblins enter tapped.
        """
      And the card
        """
        Warren Matron {2}{R}
        Creature - Giant 3/3
        Creatures you control are Goblins in addition to their other types.
        """
      And Bob has "Warren Matron" in graveyard
      And Bob controls "Bog Toll"
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice will choose "Warren Matron"
      And Alice casts "Body Double"
      When "Body Double" resolves
      Then "Body Double" is tapped
      And "Body Double" is:
        | name  | Warren Matron           |
        | types | Creature - Giant Goblin |
      And the copiable values of "Body Double" are those of "Warren Matron"
      And "Warren Matron" is in Bob's graveyard

    @id-effect-that-does-not-reach-what-enters @C-034 @CR-614.12
    Scenario: A Clone copies where only green creatures lose their abilities, for on the battlefield it would be blue
      Given the card
        """
        Silent Canopy {2}{U}
        Enchantment
        Green creatures lose all abilities.
        """
      And Bob controls "Silent Canopy"
      And Bob controls "Juggernaut"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice will choose "Juggernaut"
      And Alice casts "Clone"
      When "Clone" resolves
      Then the copiable values of "Clone" are those of "Juggernaut"
      And "Clone" is 5/3
      And "Juggernaut" is unchanged

    @id-others-as-they-are-before @since-cr2013 @C-029 @C-034 @CR-614.12
    Scenario: A Body Double enters tapped by the ability of a creature that loses it to what the Double becomes
      The permanent that enters is judged as it would be on the battlefield; the others are judged as they are.

      Given the card
        """
        Slow Warden {2}{W}
        Creature - Giant Cleric 2/4
        Creatures enter tapped.
        """
      And the card
        """
        Thought Drinker {3}{U}
        Creature - Sphinx 3/4
        White creatures lose all abilities.
        """
      And Bob has "Thought Drinker" in graveyard
      And Bob controls "Slow Warden"
      And Alice has "Body Double" in hand
      And Alice has {4}{U} to spend
      And Alice casts "Body Double"
      And Alice will choose "Thought Drinker"
      When "Body Double" resolves
      Then the copiable values of "Body Double" are those of "Thought Drinker"
      And "Body Double" is tapped
      And "Slow Warden" is:
        | abilities | none |
      And "Slow Warden" is untapped
      And "Thought Drinker" is in Bob's graveyard

    @id-counters-for-the-power-that-it-would-have @since-cr2018 @C-029 @B-48 @CR-614.12 @CR-707.5
    Scenario: A Clone that enters with counters for its power has one more where its controller's creatures are stronger
      Given the card
        """
        Swelling Ooze {1}{G}
        Creature - Ooze 1/1
        This creature enters with a number of +1/+1 counters on it equal to its power.
        """
      And the card
        """
        War Horn {2}
        Artifact
        Creatures you control get +1/+0.
        """
      And Bob controls "Swelling Ooze"
      And Alice controls "War Horn"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      And Alice will choose "Swelling Ooze"
      When "Clone" resolves
      Then "Clone" has 2 +1/+1 counters
      And "Clone" is 4/3
      And "Swelling Ooze" has 1 +1/+1 counter
      And "Swelling Ooze" is unchanged

  Rule: The choice of what to copy is made before anything enters

    Today 614.12a; 614.12a in 2018. What is entering, and what enters at the same time, isn't there yet to be copied; as
    a card it is still where it was.

    @id-lone-clone-has-nothing-to-copy @C-028 @B-48 @CR-614.12a
    Scenario: A Clone that enters where no creature is can't choose itself and dies
      Given Bob controls "Mutavault"
      And Alice has "Clone" in hand
      And Alice has {3}{U} to spend
      And Alice casts "Clone"
      When "Clone" resolves
      Then "Clone" is in Alice's graveyard
      And "Mutavault" is unchanged

    @id-clone-cannot-copy-what-enters-with-it @C-027 @C-028 @B-48 @CR-614.12a
    Scenario: A Clone can't copy a Bear that enters together with it
      Given Alice has "Clone" in graveyard
      And Alice has "Runeclaw Bear" in graveyard
      When Alice has the effect "Return all creature cards from your graveyard to the battlefield."
      Then "Clone" is in Alice's graveyard
      And "Runeclaw Bear" is on the battlefield

    @id-card-that-enters-together-with-its-copy @C-027 @C-028 @CR-614.12a @since-cr2018
    Scenario: A Body Double that returns together with a Juggernaut copies its card, which is still in the graveyard
      Given Alice has "Body Double" in graveyard
      And Alice has "Juggernaut" in graveyard
      And Alice will choose "Juggernaut"
      When Alice has the effect "Return all creature cards from your graveyard to the battlefield."
      Then the copiable values of "Body Double" are those of "Juggernaut"
      And "Body Double" is on the battlefield
      And "Juggernaut" is on the battlefield

    @id-card-that-counts-itself-as-it-enters @C-028 @C-029 @CR-614.12a @CR-707.5 @since-cr2018
    Scenario: A Body Double with a counter for each creature card in the graveyard counts the card that it still is
      Given the card
        """
        Barrow Troll {4}{G}
        Creature - Troll 0/0
        This creature enters with a +1/+1 counter on it for each creature card in your graveyard.
        """
      And Alice has "Barrow Troll" in graveyard
      And Alice has "Runeclaw Bear" in graveyard
      And Alice has "Body Double" in graveyard
      And Alice will choose "Barrow Troll"
      When Alice has the effect "Put target creature card in your graveyard onto the battlefield." on "Body Double"
      Then "Body Double" has 3 +1/+1 counters
      And "Body Double" is 3/3
      And the copiable values of "Body Double" are those of "Barrow Troll"
      And "Barrow Troll" is unchanged
