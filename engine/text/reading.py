"""All readings of a row of tokens by the templates: a memoised list of successes.

Rules for this file: nothing is preferred or dropped here.  Whether several readings
of a text are the same is for `reader` to find out.
"""

from __future__ import annotations

from typing import Any

from engine.text.meanings import Clash
from engine.text.nodes import Found
from engine.text.templates import Grammar
from engine.text.tokens import Token


class Reading:
    """The reading of one row of tokens. With `explain`, it notes how far it came and what would have fitted there."""

    def __init__(self, grammar: Grammar, tokens: tuple[Token, ...], *, explain: bool = False) -> None:
        self.grammar = grammar
        self.tokens = tokens
        self.explain = explain
        self.farthest = 0
        self.expected: dict[str, str] = {}
        """What would have fitted at the farthest place, each with the outermost rule that begins there."""
        self.disagreement = (0, 0)
        self.contradiction = (0, 0)
        self._open: list[tuple[str, int]] = []
        self._known: dict[tuple[str, int], tuple[Found, ...]] = {}

    def whole(self, rule: str) -> tuple[Any, ...]:
        """The different values of all readings that use up every token."""
        return tuple(dict.fromkeys(value for end, value, _ in self.rule(rule, 0) if end == len(self.tokens)))

    def rule(self, name: str, place: int) -> tuple[Found, ...]:
        """All readings of a rule at a place."""
        key = (name, place)
        known = self._known.get(key)
        if known is not None:
            return known
        lexeme = self.grammar.lexemes.get(name)
        if lexeme is not None:
            found = tuple(lexeme.read(self.tokens, place))
            if not found:
                self.missed(place, f"<{name}>")
            self._known[key] = found
            return found
        self._known[key] = ()  # a rule that begins with itself finds nothing there
        word = self.tokens[place].low if place < len(self.tokens) else ""
        templates = self.grammar.rules[name] if self.explain else self.grammar.starting(name, word)
        self._open.append((name, place))
        results: dict[Found, None] = {}
        for template in templates:
            for end, number, slots in template.node.read(self, (place, "", ())):
                try:
                    value = template.meaning.build(dict(slots))
                except Clash:
                    self._contradicted(place, end)
                else:
                    results[(end, value, number)] = None
        self._open.pop()
        self._known[key] = tuple(results)
        return self._known[key]

    def disagreed(self, place: int, end: int) -> None:
        """Remember the farthest words that don't agree in number with what is before them."""
        if self.explain and end > self.disagreement[1]:
            self.disagreement = (place, end)

    def _contradicted(self, place: int, end: int) -> None:
        """Remember the farthest words that say something twice, or contradict each other."""
        if self.explain and end > self.contradiction[1]:
            self.contradiction = (place, end)

    def missed(self, place: int, what: str) -> None:
        """Remember what would have fitted at a place, if no reading came farther."""
        if not self.explain or place < self.farthest:
            return
        if place > self.farthest:
            self.farthest = place
            self.expected = {}
        self.expected[what] = next((rule for rule, start in self._open if start == place), "")
