"""A template said with sample words, so that messages show sentences and no grammar.

Rules for this file: a rule that isn't in `SAMPLES` is said by its first template that
can be said; what may be left out is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, Final

from engine.text.nodes import PLURAL, SINGULAR, Either, Listed, Node, Said, Scope, Sequence, Slot, Spoken
from engine.text.templates import Grammar, Template
from engine.text.tokens import joined, tokenise

SAMPLES: Final[Mapping[str, tuple[str, ...]]] = {
    # lexemes
    "number": ("a", "two"),
    "count": ("", "two"),
    "digits": ("2",),
    "signed": ("+1",),
    "subtype": ("Goblin", "Goblins"),
    "one-subtype": ("Goblin",),
    "non-subtype": ("non-Human",),
    "mana": ("{2}",),
    "end": (".",),
    "counter-kind": ("+1/+1",),
    "name": ("Brass Cat",),
    "plain-keyword": ("flying",),
    "costed-keyword": ("cycling",),
    "numbered-keyword": ("fading",),
    "ability-word": ("Imprint",),
    # objects and players
    "object": ("target creature", "two target creatures"),
    "subject": ("target creature", "creatures you control"),
    "target": ("target creature", "two target creatures"),
    "thing": ("creature", "creatures"),
    "other-thing": ("creature", "creatures"),
    "library-thing": ("creature card", "creature cards"),
    "kind": ("creature", "creatures"),
    "type-noun": ("creature", "creatures"),
    "self": ("this creature", ""),
    "self-noun": ("creature", ""),
    "that-noun": ("creature", "creatures"),
    "attached-noun": ("creature", ""),
    "self-whose": ("this creature's",),
    "ref": ("this creature", "they"),
    "possessive": ("its",),
    "player": ("target player", "you"),
    "someone": ("target player", "you"),
    "doer": ("target player", "you"),
    "someone-or-doer": ("target player", "you"),
    "actor": ("a player", "you"),
    "entering-one": ("this creature", ""),
    "recipient": ("any target",),
    # numbers
    "amount": ("the number of creatures you control",),
    "plain-amount": ("the number of creatures you control",),
    "figure": ("2",),
    "size": ("2/2",),
    "bonus": ("+1/+1",),
    # sentences and their parts
    "ability": ("when this creature enters, draw a card.",),
    "body": ("draw a card.",),
    "trigger-body": ("draw a card.",),
    "clauses": ("draw a card",),
    "clause": ("draw a card",),
    "mode": ("• draw a card.",),
    "modal": ("choose one — • draw a card. • you gain 2 life.",),
    "condition": ("you control a creature",),
    "moment": ("this creature enters",),
    "moments": ("this creature enters",),
    "happening": ("this creature enters",),
    "happenings": ("this creature enters",),
    "cost": ("{2}",),
    "duration": ("until end of turn",),
    "form": ("a 2/2 creature", "2/2 creatures"),
    "new-types": ("creature", "creatures"),
    "any-type": ("artifact", ""),
    "gain": ("flying",),
    "exception": ("it's red",),
    "change-phrase": ("gets +1/+1", ""),
}
"""What stands for a rule: the same words in any number, or those for one and for several."""


def example(grammar: Grammar, template: Template) -> str:
    """The words of one template, with samples in its slots; "" if it can't be said so."""
    spoken = next(filter(None, (_Sampler(grammar, number).template(template) for number in NUMBERS)), None)
    words = list(spoken.words) if spoken else []
    if not words or set(words) & UNSAID:
        return ""
    if words[0] == ",":
        words = words[1:]
    text = joined(words)
    return text if words[-1] == "." else words[0] + text[len(words[0]) :]  # only a sentence begins with a capital


NUMBERS: Final = (SINGULAR, PLURAL)
UNSAID: Final = {"~", "~~", "~'s", "-"}
"""Signs of the templates that aren't words: a card's own name, and part of "-X"."""


class _Sampler:
    """Says rules whose values don't matter, in one grammatical number."""

    def __init__(self, grammar: Grammar, number: str) -> None:
        self.grammar = grammar
        self.number = number
        self._busy: set[str] = set()

    def template(self, template: Template) -> Spoken | None:
        """The template with samples in the slots that can't be left out."""
        slots = {name: self._rule(rule) for name, rule in _needed(template.node).items()}
        filled = {name: spoken for name, spoken in slots.items() if spoken is not None}
        if len(filled) < len(slots):
            return None
        return next((Spoken(*said) for said in template.node.say(self, filled, "")), None)

    def _rule(self, name: str) -> Spoken | None:
        if name in SAMPLES:
            words = SAMPLES[name]
            number = self.number if len(words) > 1 else ""
            said = words[NUMBERS.index(number)] if number else words[0]
            return Spoken(tuple(token.text for token in tokenise(said)), number) if said else None
        if name in self._busy:
            return None
        self._busy.add(name)
        ways = (self.template(each) for each in self.grammar.rules.get(name, ()))
        found = next((spoken for spoken in ways if spoken), None)
        self._busy.discard(name)
        return found

    # --- what the pieces of a template ask for

    def rule(self, name: str, value: Any, number: str) -> Iterator[Said]:
        """Not here: every slot is in words already."""
        raise ValueError(f"{name} should be in words already; found {value!r}")

    def any_word(self, name: str, number: str) -> Iterator[Said]:
        """The sample of a rule whose value isn't kept."""
        spoken = self._rule(name)
        if spoken:
            yield spoken.words, spoken.number


def _needed(node: Node) -> dict[str, str]:
    """The slots that can't be left out, each with its rule."""
    if isinstance(node, Slot | Listed):
        return {node.name: node.rule} if node.name else {}
    if isinstance(node, Sequence):
        return {name: rule for piece in node.pieces for name, rule in _needed(piece).items()}
    if isinstance(node, Either):
        return _needed(node.pieces[0])
    return _needed(node.piece) if isinstance(node, Scope) else {}


@cache
def examples(grammar: Grammar) -> Mapping[int, str]:
    """The example of every template that can be said, by its line in the file of templates."""
    found = {each.line: example(grammar, each) for templates in grammar.rules.values() for each in templates}
    return {line: text for line, text in found.items() if text}
