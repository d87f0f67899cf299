"""Four checks that no word is passed over, over every card of the catalogue.

Each word matters; what was read can be said back and means the same; two templates that
build one value differ only in words without meaning; a text has one reading (a second one
would be refused).
"""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from conformance.card_text import CardText, catalogue, kind_of
from engine.text.errors import TextError
from engine.text.meanings import Constant
from engine.text.nodes import Either, Listed, Node, Option, Scope, Sequence, Slot, Words
from engine.text.reader import grammar, read_abilities, say

SIDES = [
    side for card in catalogue().values() for side in (card, card.flip, card.back) if side is not None and side.text
]

WITHOUT_MEANING = {
    "it": "the subject of an exception, which is always the copy",
    "you": "the subject of what an ability does, which is its controller if nobody is named",
    "and": "between the last two of a list",
    "all": '"cards in graveyards" are those in all of them',
    "Then": "sentences are carried out in order anyway",
}
"""Words that may be left out of a text without changing it, and why."""


def read(side: CardText, text: str) -> tuple[object, ...]:
    """The abilities of a side of a card, if this were its text."""
    return read_abilities(text, side.name, kind=kind_of(side.type_line))


@pytest.mark.parametrize("side", SIDES, ids=[side.name for side in SIDES])
def test_each_word_of_a_text_matters(side: CardText) -> None:
    meant = read(side, side.text)
    passed_over = []
    for word in re.finditer(r"\S+", side.text):
        try:
            without = read(side, side.text[: word.start()] + side.text[word.end() :])
        except TextError:
            continue
        if without == meant and word.group() not in WITHOUT_MEANING:
            passed_over.append(word.group())
    assert passed_over == []


@pytest.mark.parametrize("side", SIDES, ids=[side.name for side in SIDES])
def test_a_text_said_back_means_the_same(side: CardText) -> None:
    meant = read(side, side.text)
    assert read(side, "\n".join(say(ability) for ability in meant)) == meant


@pytest.mark.parametrize("side", SIDES, ids=[side.name for side in SIDES])
def test_what_is_said_is_the_same_for_every_wording(side: CardText) -> None:
    said = "\n".join(say(ability) for ability in read(side, side.text))
    assert "\n".join(say(ability) for ability in read(side, said)) == said


# --- templates -----------------------------------------------------------------------------------

TELLING = frozenset(
    """
    no not non other another each any up or more less fewer than two three x twice random opponent opponents
    may can't don't until turn tapped untapped attacking first second third additional unless if instead
    """.split()
)
"""Words that change what a sentence means, so that two templates of one value can't differ in them."""

PARAPHRASES = {
    "all-of": 'each is "all"',
    "some-of": 'a is "any"',
    "kind": "an ability on the stack is activated or triggered",
    "post": "your opponents are the players other than you; a graveyard is any graveyard",
    "player": "your opponents are each opponent",
    "whose": "your opponents are each opponent",
    "step-event": 'the end step of any turn is "each end step"',
    "next-step": "the next such step is that of the next turn",
    "condition": "isn't is not",
    "duration": "this turn lasts until end of turn; while it remains is until it no longer does",
    "rule-phrase": "creatures attack once each turn",
    "static-phrase": "what is no longer so isn't so",
    "entering-ones": 'each of them is "they"',
    "could-target": "what could be targeted is a spell or an ability",
}
"""Rules whose templates of one value differ in such a word all the same, and why that is one meaning."""

SILENT = {
    "each": 'creatures that "each" get +1/+1 get it',
    "don't": "the plural of doesn't",
    "if": '"if you don\'t" is "otherwise"',
}
"""Such words that stand in an optional piece without a slot, and why they may."""


def words(node: Node) -> set[str]:
    """The words of a piece of a template."""
    if isinstance(node, Words):
        return set(node.lows)
    if isinstance(node, Sequence | Either):
        return set().union(*(words(piece) for piece in node.pieces))
    return words(node.piece) if isinstance(node, Option | Scope) else set()


def silent_words(node: Node) -> set[str]:
    """Words that may stand or not, and leave no trace in a slot either way."""
    if isinstance(node, Option):
        return (words(node.piece) if not node.slots() else set()) | silent_words(node.piece)
    if isinstance(node, Either):
        plain = [words(piece) for piece in node.pieces if not piece.slots()]
        return set().union(*(a ^ b for a, b in combinations(plain, 2)), *(silent_words(p) for p in node.pieces))
    if isinstance(node, Sequence):
        return set().union(*(silent_words(piece) for piece in node.pieces))
    return silent_words(node.piece) if isinstance(node, Scope) else set()


def rules(node: Node) -> list[str]:
    """The rules of the slots in a piece of a template."""
    if isinstance(node, Slot | Listed):
        return [node.rule]
    if isinstance(node, Sequence | Either):
        return [rule for piece in node.pieces for rule in rules(piece)]
    return rules(node.piece) if isinstance(node, Option | Scope) else []


def test_words_that_may_be_left_out_of_a_template_have_no_meaning() -> None:
    silent = {
        word
        for templates in grammar().rules.values()
        for template in templates
        for word in silent_words(template.node) & TELLING
    }
    assert silent == set(SILENT)


def test_templates_of_one_value_differ_only_in_words_without_meaning() -> None:
    alike = {
        rule
        for rule, templates in grammar().rules.items()
        for one, two in combinations(templates, 2)
        if one.meaning == two.meaning != Constant(None)
        and sorted(rules(one.node)) == sorted(rules(two.node))
        and (words(one.node) ^ words(two.node)) & TELLING
    }
    assert alike == set(PARAPHRASES)


def test_every_text_is_looked_at() -> None:
    assert len(SIDES) == 59
