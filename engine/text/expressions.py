"""Reading the right side of a template: an expression, as a `Meaning`.

Rules for this file: an expression names only classes, their fields, and slots; what
doesn't fit its class is refused here, when the templates are loaded.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.text.errors import GrammarError
from engine.text.meanings import Constant, Flat, Make, MakePart, Meaning, Merge, Row, Use
from engine.text.values import NOTHING, fields_of

SIGN = re.compile(r"\s*(\"[^\"]*\"|-?\d+|\w+|[()=,*])")

WORDS = {"True": True, "False": False, "None": None}


class _Parser:
    """Goes over the signs of one expression."""

    def __init__(self, text: str, classes: Mapping[str, type], merged: type) -> None:
        self.text = text.strip()
        self.classes = classes
        self.merged = merged
        self.signs = SIGN.findall(text)
        if "".join(self.signs) != re.sub(r"(\"[^\"]*\")|\s", r"\1", text):
            raise GrammarError(f"`{self.text}` has a sign that no meaning has")

    def next(self, expected: str = "") -> str:
        """The next sign, which must be the expected one."""
        sign = self.signs.pop(0) if self.signs else "the end"
        if expected and sign != expected:
            raise GrammarError(f"`{self.text}`: expected `{expected}`, found {sign}")
        return sign

    def at(self, sign: str) -> bool:
        """Whether this sign comes next."""
        return self.signs[:1] == [sign]

    def meaning(self) -> Meaning:
        """One expression."""
        sign = self.next()
        if sign.startswith('"'):
            return Constant(sign[1:-1])
        if re.fullmatch(r"-?\d+", sign):
            return Constant(int(sign))
        if sign == "(":
            return Row(tuple(self.items()))
        if sign in WORDS:
            return Constant(WORDS[sign])
        if re.fullmatch(r"\w+", sign):
            return self.call(sign) if self.at("(") else Use(sign)
        raise GrammarError(f"`{self.text}`: expected a class, a slot, a tuple or a constant, found `{sign}`")

    def items(self) -> list[tuple[bool, Meaning]]:
        """What stands in a tuple, up to its end."""
        items: list[tuple[bool, Meaning]] = []
        while not self.at(")"):
            starred = self.at("*")
            if starred:
                self.next()
            items.append((starred, self.meaning()))
            if not self.at(")"):
                self.next(",")
        self.next(")")
        return items

    def call(self, name: str) -> Meaning:
        """A class with its fields, or one of the two ways to put lists together."""
        self.next("(")
        if name in {"joined", "chained"}:
            slot = self.next()
            self.next(")")
            return Flat(slot, longest_first=name == "joined")
        if name != "Part" and name not in self.classes:
            raise GrammarError(f"there is no class {name}")
        if self.at("*"):
            names = tuple(item.name for starred, item in self.items() if starred and isinstance(item, Use))
            return Merge(self.classes[name], names)
        return self.made(name, self.fields(name))

    def fields(self, name: str) -> dict[str, Meaning]:
        """The fields in a call: `field=expression`, a slot called like its field, or constants in order."""
        known = [field for field, _ in fields_of(self.merged if name == "Part" else self.classes[name])]
        given: dict[str, Meaning] = {}
        while not self.at(")"):
            if self.signs[1:2] == ["="]:
                field = self.next()
                self.next("=")
                given[field] = self.meaning()
            else:
                item = self.meaning()
                given[item.name if isinstance(item, Use) else known[len(given)]] = item
            if not self.at(")"):
                self.next(",")
        self.next(")")
        for field in given:
            if field not in known:
                raise GrammarError(f"{name} has no field `{field}`; it has {', '.join(known)}")
        order = {field: place for place, field in enumerate(known)}
        return dict(sorted(given.items(), key=lambda each: order[each[0]]))

    def made(self, name: str, given: dict[str, Meaning]) -> Meaning:
        """The call as a meaning, if no field is missing."""
        if name == "Part":
            return MakePart(tuple(given.items()))
        for field, default in fields_of(self.classes[name]):
            if default is NOTHING and field not in given:
                raise GrammarError(f"{name} needs its field `{field}`")
        return Make(self.classes[name], tuple(given.items()))


def parse_meaning(text: str, classes: Mapping[str, type], merged: type) -> Meaning:
    """The meaning that an expression states. `merged` is the class that `Part`s describe."""
    parser = _Parser(text, classes, merged)
    meaning = parser.meaning()
    if parser.signs:
        raise GrammarError(f"`{parser.text}`: expected the end, found `{parser.signs[0]}`")
    return meaning
