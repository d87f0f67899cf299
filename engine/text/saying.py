"""Saying a value with the templates by which it would be read.

Rules for this file: rules and templates are tried in the order of the file, so one
value is always said in one way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.text.meanings import MakePart, Merge
from engine.text.nodes import Listed, Node, Option, Said, Scope, Sequence, Slot, Spoken
from engine.text.templates import Grammar, Template


class Saying:
    """Says values by rules; what was said once is remembered."""

    def __init__(self, grammar: Grammar) -> None:
        self.grammar = grammar
        self._known: dict[tuple[str, Any, str], tuple[Said, ...]] = {}
        self._busy: set[tuple[str, Any, str]] = set()

    def rule(self, name: str, value: Any, number: str) -> Iterator[Said]:
        """The first way to say a value by a rule in this number ("": any)."""
        key = (name, (type(value), value), number)
        if key in self._busy:
            return
        if key not in self._known:
            self._busy.add(key)
            first = next(self._ways(name, value, number), None)
            self._busy.discard(key)
            self._known[key] = () if first is None else (first,)
        yield from self._known[key]

    def any_word(self, name: str, number: str) -> Iterator[Said]:
        """The first template, in this number, of a rule whose value doesn't matter."""
        lexeme = self.grammar.lexemes.get(name)
        if lexeme is not None:
            yield from lexeme.say(None, number)
        else:
            for template in self.grammar.rules[name]:
                yield from template.node.say(self, {}, number)

    def _ways(self, name: str, value: Any, number: str) -> Iterator[Said]:
        lexeme = self.grammar.lexemes.get(name)
        if lexeme is not None:
            yield from lexeme.say(value, number)
            return
        for template in self.grammar.rules[name]:
            for slots in self._filled(template, value, number):
                yield from template.node.say(self, slots, number)

    def _filled(self, template: Template, value: Any, number: str) -> Iterator[dict[str, Any]]:
        if not isinstance(template.meaning, Merge):
            yield from template.meaning.match(value)
            return
        facts = template.meaning.facts(value)
        if facts is not None:
            slots = _slot_nodes(template.node)
            yield from self._described(template.meaning, facts, slots, number)

    def _described(
        self, meaning: Merge, facts: dict[str, Any], slots: dict[str, Slot | Listed], number: str
    ) -> Iterator[dict[str, Any]]:
        """Who says which part of a description: each slot in order takes the first templates that fit."""
        spoken: dict[str, Any] = {}
        for name in meaning.names:
            slot = slots[name]
            said: list[str] = []
            own = ""
            spoke = False
            while True:
                several = isinstance(slot, Listed)
                step = self._one_part(slot.rule, facts, number if slot.agrees else "", several)
                if step is None:
                    break
                spoke = True
                said.extend(step[0])
                own, facts = step[1], step[2]
                if not several:
                    break
            if spoke:
                spoken[name] = Spoken(tuple(said), own)
        if not facts:
            yield spoken

    def _one_part(
        self, rule: str, facts: dict[str, Any], number: str, telling: bool
    ) -> tuple[tuple[str, ...], str, Any] | None:
        """The words for some of the facts, and those that are left. `telling`: words that say nothing won't do."""
        for template in self.grammar.rules[rule]:
            if not isinstance(template.meaning, MakePart) or (telling and not template.meaning.given):
                continue
            for part, left in template.meaning.candidates(facts):
                for slots in template.meaning.match(part):
                    for words, own in template.node.say(self, slots, number):
                        return words, own, left
        return None


def _slot_nodes(node: Node) -> dict[str, Slot | Listed]:
    """The slots of a template by name."""
    if isinstance(node, Slot | Listed):
        return {node.name: node}
    if isinstance(node, Sequence):
        return {name: slot for piece in node.pieces for name, slot in _slot_nodes(piece).items()}
    return _slot_nodes(node.piece) if isinstance(node, Option | Scope) else {}
