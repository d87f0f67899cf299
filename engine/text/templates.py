"""The file of templates: loading it, and checking it.

Notation.  A rule begins at the margin, `name: what it is, for messages`; its templates
stand indented below, `words -> meaning` (see `meanings`).  In a template

    word          that word                  enters/enter   singular/plural
    [ ... ]       may be left out            ( a | b )      one of these
    <rule>        a slot                     <name:rule>    a slot with a name of its own
    <rule and>    a list with commas and "and"; also `or`, `,`, and `...` (side by side)
    <:rule>       read, but not kept         <^rule>        agrees in number with the pairs
    ^s ^p         singular, plural                          {{ ... }}      agrees only within itself

Rules for this file: a template is refused at load if its meaning names a field that its
class doesn't have, leaves out one that must be given, or uses a slot that isn't there
(and the other way round); the first template that fits is the one that is said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import resources
from typing import Any, Protocol

from attrs import field, frozen

from engine.text.errors import GrammarError
from engine.text.expressions import parse_meaning
from engine.text.meanings import Constant, Meaning, Use
from engine.text.nodes import (
    Either,
    Found,
    Listed,
    Node,
    Number,
    Option,
    Said,
    Scope,
    Sequence,
    Slot,
    Words,
)
from engine.text.tokens import CLOSE, OPEN, Token, tokenise

PIECE = re.compile(r"<[^>]*>|\^[sp]\b|\{\{|\}\}|[\[\]()|]|\{[tq]\}|[^\s\[\]()|<{}]+")
SLOT = re.compile(r"<(\^?)(?:(\w*):)?([\w-]+)(?: (and|or|,|\.\.\.))?>$")
PAIR = re.compile(r"[\w']+/[\w']+$")

BRACKETS = {"[": "]", "(": ")", "{{": "}}"}

FILE = "rules_english.txt"


class Lexeme(Protocol):
    """A rule that is written in Python: a number, a creature type, mana symbols."""

    @property
    def description(self) -> str:
        """What messages call it."""

    @property
    def nullable(self) -> bool:
        """Whether it may stand for nothing at all."""

    def read(self, tokens: tuple[Token, ...], place: int) -> list[Found]:
        """All readings at a place."""

    def say(self, value: Any, number: str) -> list[Said]:
        """All ways to say a value."""


@frozen(eq=False)
class Template:
    """One wording of a rule."""

    rule: str
    source: str
    line: int
    node: Node
    meaning: Meaning
    first: frozenset[str] | None = None
    """The words it may begin with, if that is known."""


@frozen(eq=False)
class Grammar:
    """All rules: their templates, what they are called in messages, and the lexemes."""

    rules: Mapping[str, tuple[Template, ...]]
    descriptions: Mapping[str, str]
    lexemes: Mapping[str, Lexeme]
    _starts: dict[tuple[str, str], tuple[Template, ...]] = field(factory=dict)

    def starting(self, rule: str, word: str) -> tuple[Template, ...]:
        """The templates of a rule that may begin with the word."""
        key = (rule, word)
        if key not in self._starts:
            self._starts[key] = tuple(each for each in self.rules[rule] if each.first is None or word in each.first)
        return self._starts[key]


def load(classes: Mapping[str, type], merged: type, lexemes: Mapping[str, Lexeme], text: str | None = None) -> Grammar:
    """The grammar in the file of templates (or in `text`), checked."""
    if text is None:
        text = resources.files("engine.text").joinpath(FILE).read_text(encoding="utf-8")
    rules: dict[str, list[Template]] = {}
    descriptions: dict[str, str] = {name: each.description for name, each in lexemes.items()}
    current = ""
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        try:
            if not line[0].isspace():
                current, _, description = line.partition(":")
                if current in rules or current in lexemes:
                    raise GrammarError(f"there are two rules `{current}`")
                rules[current] = []
                descriptions[current] = description.strip() or current.replace("-", " ")
            else:
                rules[current].append(_template(current, line.strip(), number, classes, merged))
        except GrammarError as wrong:
            raise GrammarError(f"{FILE}, line {number}: {wrong}") from None
    _check_slots(rules, lexemes)
    starts = _first_words(rules, lexemes)
    _check_lists(rules, starts)
    return Grammar(
        {name: tuple(_with_first(each, starts) for each in templates) for name, templates in rules.items()},
        descriptions,
        lexemes,
    )


def _template(rule: str, line: str, number: int, classes: Mapping[str, type], merged: type) -> Template:
    source, arrow, meaning_text = line.partition(" -> ")
    node = _node(source)
    if arrow:
        meaning = parse_meaning(meaning_text, classes, merged)
    else:
        named = sorted(node.slots())
        if len(named) > 1:
            raise GrammarError("a template without a meaning has at most one slot")
        meaning = Use(named[0]) if named else Constant(None)
    unused, unknown = node.slots() - meaning.slots(), meaning.slots() - node.slots()
    if unused or unknown:
        raise GrammarError(f"slots and meaning differ in {', '.join(sorted(unused | unknown))}")
    if isinstance(meaning, Use) and meaning.name not in _sure(node):
        raise GrammarError(f"`{meaning.name}` may be left out, and then nothing would be meant")
    return Template(rule, source.strip(), number, node, meaning)


def _node(source: str) -> Node:
    pieces = PIECE.findall(source)
    node, rest = _choice(pieces)
    if rest:
        raise GrammarError(f"`{rest[0]}` without its beginning")
    return node


def _choice(pieces: list[str]) -> tuple[Node, list[str]]:
    branches: list[Node] = []
    while True:
        sequence: list[Node] = []
        while pieces and pieces[0] not in {"|", *BRACKETS.values()}:
            head, pieces = pieces[0], pieces[1:]
            if head in BRACKETS:
                inner, pieces = _choice(pieces)
                if pieces[:1] != [BRACKETS[head]]:
                    raise GrammarError(f"`{head}` without its `{BRACKETS[head]}`")
                pieces = pieces[1:]
                sequence.append(Option(inner) if head == "[" else Scope(inner) if head == "{{" else inner)
            else:
                sequence.extend(_simple(head))
        branches.append(sequence[0] if len(sequence) == 1 else Sequence(tuple(sequence)))
        if not pieces or pieces[0] != "|":
            return (branches[0] if len(branches) == 1 else Either(tuple(branches))), pieces
        pieces = pieces[1:]


def _simple(piece: str) -> list[Node]:
    if piece in {"^s", "^p"}:
        return [Number(piece[1])]
    if piece.startswith("<"):
        found = SLOT.match(piece)
        if not found:
            raise GrammarError(f"`{piece}` isn't a slot")
        agrees, name, rule, style = found.groups()
        if style:
            return [Listed((name or rule).replace("-", "_"), rule, "" if style == "..." else style, bool(agrees))]
        return [Slot(rule.replace("-", "_") if name is None else name, rule, bool(agrees))]
    if PAIR.match(piece):
        singular, plural = piece.split("/")
        return [Words((singular, plural))]
    if piece in {OPEN, CLOSE, "~~"}:
        return [Words((piece,))]
    return [Words((token.text.upper() if token.text.startswith("{") else token.text,)) for token in tokenise(piece)]


# --- checks and first words --------------------------------------------------------------------


def _sure(node: Node) -> frozenset[str]:
    """The slots that are filled however the template is read."""
    if isinstance(node, Slot | Listed):
        return node.slots()
    if isinstance(node, Sequence):
        return frozenset().union(*map(_sure, node.pieces))
    if isinstance(node, Either):
        return frozenset.intersection(*map(_sure, node.pieces))
    return _sure(node.piece) if isinstance(node, Scope) else frozenset()


def _slots(node: Node) -> list[Slot | Listed]:
    if isinstance(node, Slot | Listed):
        return [node]
    if isinstance(node, Sequence | Either):
        return [slot for piece in node.pieces for slot in _slots(piece)]
    return _slots(node.piece) if isinstance(node, Option | Scope) else []


def _check_slots(rules: Mapping[str, list[Template]], lexemes: Mapping[str, Lexeme]) -> None:
    for templates in rules.values():
        for template in templates:
            for slot in _slots(template.node):
                if slot.rule not in rules and slot.rule not in lexemes:
                    raise GrammarError(f"{FILE}, line {template.line}: there is no rule `{slot.rule}`")


def _check_lists(rules: Mapping[str, list[Template]], starts: Mapping[str, Start]) -> None:
    """A list of what may be nothing could be read with any number of nothings in it."""
    for templates in rules.values():
        for template in templates:
            for slot in _slots(template.node):
                if isinstance(slot, Listed) and starts[slot.rule][1]:
                    raise GrammarError(f"{FILE}, line {template.line}: a list of `{slot.rule}`, which may be nothing")


Start = tuple[frozenset[str] | None, bool]
"""Words that may come first (None: any), and whether nothing at all may stand there."""


def _first_words(rules: Mapping[str, list[Template]], lexemes: Mapping[str, Lexeme]) -> dict[str, Start]:
    starts: dict[str, Start] = {name: (None, each.nullable) for name, each in lexemes.items()}
    starts.update({name: (frozenset(), False) for name in rules})
    changed = True
    while changed:
        changed = False
        for name, templates in rules.items():
            new = _union([_start(each.node, starts) for each in templates])
            if new != starts[name]:
                starts[name], changed = new, True
    return starts


def _union(several: list[Start]) -> Start:
    words: frozenset[str] | None = frozenset()
    for first, _ in several:
        words = None if words is None or first is None else words | first
    return words, any(empty for _, empty in several)


def _start(node: Node, starts: Mapping[str, Start]) -> Start:
    if isinstance(node, Words):
        return frozenset(node.lows), False
    if isinstance(node, Slot | Listed):
        return starts[node.rule]
    if isinstance(node, Option):
        return _start(node.piece, starts)[0], True
    if isinstance(node, Scope):
        return _start(node.piece, starts)
    if isinstance(node, Either):
        return _union([_start(piece, starts) for piece in node.pieces])
    if isinstance(node, Sequence):
        before: list[Start] = []
        for piece in node.pieces:
            before.append(_start(piece, starts))
            if not before[-1][1]:
                return _union(before)[0], False
        return _union(before)[0], True
    return frozenset(), True


def _with_first(template: Template, starts: Mapping[str, Start]) -> Template:
    words, empty = _start(template.node, starts)
    return Template(
        template.rule,
        template.source,
        template.line,
        template.node,
        template.meaning,
        None if empty or words is None else words,
    )


__all__ = ["Grammar", "Lexeme", "Template", "load"]
