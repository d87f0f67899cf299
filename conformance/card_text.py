"""Cards as data: the plain blocks in which cards are written, and the catalogue of them.

A block has the card's name and mana cost, its type line with its size, and its text:

    Brass Cat {2}
    Artifact Creature - Cat 2/1
    When this creature enters, draw a card.

Under the type line may stand `Color indicator: blue` and `Symbol: Arabian Nights`.  A
planeswalker's type line ends with `loyalty 3`.  A line `flips to` or `back face` is followed
by the other half or face, as a block of its own; a back has no mana cost.  In a file, blank lines separate cards.

Rules for this file: a block that is malformed is refused with its place, what was found and
what was expected; text is read by `engine.text` and by nothing else; whether it can be
played is for `engine.mechanism.playable` to say.
"""

from __future__ import annotations

import difflib
import re
import sys
import unicodedata
from functools import cache
from pathlib import Path

from attrs import evolve, frozen

from conformance.arguments import ended
from conformance.driver import CardText, ScriptError
from engine.mechanism import playable as playing
from engine.mechanism.errors import Unknown
from engine.text import reader
from engine.text.__main__ import main as read_text
from engine.text.abilities import Ability
from engine.text.errors import TextError
from engine.text.lexicon import SUBTYPES
from engine.text.understood import understood
from engine.text.words import CARD_TYPES, COLORS, SUPERTYPES

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "features" / "cards"

HEAD = re.compile(r"(?P<name>[^{}]+?)(?:\s+(?P<mana>(?:\{[^{}\s]+\})+))?$")
TYPES = re.compile(r"(?P<types>.*?)(?:\s+(?P<size>\S*/\S*))?(?:\s+loyalty\s+(?P<loyalty>\S+))?$", re.IGNORECASE)
SYMBOL = re.compile(r"[0-9]{1,4}|X|[WUBRGC]|[WUBRGC2]/[WUBRG]|[WUBRG](/[WUBRG])?/P")
NUMBER = re.compile(r"[0-9]{1,4}")
ONE = rf"(?:-?{NUMBER.pattern}|\*|{NUMBER.pattern}\+\*|\*\+{NUMBER.pattern})"
SIZE = re.compile(f"{ONE}/{ONE}")
DASHES = re.compile(r"\s+[-–—]\s+")
COLOR_NAMES = frozenset(color.name for color in COLORS.values())
SPELL_TYPES = frozenset({"Instant", "Sorcery"})


@frozen
class _Line:
    """A line of a block with its place."""

    text: str
    place: str


def _refuse(line: _Line, problem: str) -> ScriptError:
    return ScriptError(f"{line.place}: {problem}")


def parse_block(text: str, file: str = "card", first_line: int = 1) -> CardText:
    """The card that a block describes. `file` and `first_line` tell where it stands, for messages."""
    lines = [_Line(each.strip(), f"{file}:{number}") for number, each in enumerate(text.split("\n"), first_line)]
    for line in lines:
        if unseen := next((character for character in line.text if not character.isprintable()), ""):
            found = f"U+{ord(unseen):04X} {unicodedata.name(unseen, '')}".rstrip()
            raise _refuse(line, f"found the character {found}; expected what can be seen, and plain spaces")
    written = [line for line in lines if line.text]
    if not written:
        raise ScriptError(f"{file}:{first_line}: a card without a line; expected its name and mana cost")
    return _with_other_side(written)


def _with_other_side(lines: list[_Line]) -> CardText:
    for place, line in enumerate(lines):
        if line.text in {"flips to", "back face"}:
            if place + 1 == len(lines):
                raise _refuse(line, f'nothing after "{line.text}"; expected the name of the other side')
            card, other = _one_side(lines[:place]), _with_other_side(lines[place + 1 :])
            if line.text == "back face":
                if other.mana_cost:
                    raise _refuse(lines[place + 1], "a back face with a mana cost; only modal cards have one (712.3), "
                                  "and the back of a card is that of a nonmodal one (712.2)")  # fmt: skip
                return evolve(card, back=other)
            if other.mana_cost:
                raise _refuse(lines[place + 1], "a flip half with a mana cost; it has that of the other half (710.1c)")
            return evolve(card, flip=evolve(other, mana_cost=card.mana_cost))
    return _one_side(lines)


def _one_side(lines: list[_Line]) -> CardText:
    head = HEAD.match(lines[0].text)
    if not head:
        raise _refuse(lines[0], f'"{lines[0].text}" found; expected a name and a mana cost, as in "Brass Cat {{2}}"')
    name = head["name"]
    for symbol in re.findall(r"\{(.+?)\}", head["mana"] or ""):
        if not SYMBOL.fullmatch(symbol):
            expected = "a number of at most four digits, X, or a symbol such as {W}, {C}, {W/U}, {2/W} or {U/P}"
            raise _refuse(lines[0], f"{name}: {{{symbol}}} found in the mana cost; expected {expected}")
    if len(lines) < 2:
        raise _refuse(lines[0], f'{name} has no type line; expected one, as in "Creature - Cat 2/1"')
    type_line, size, loyalty = _types(lines[1], name)
    indicator: tuple[str, ...] = ()
    symbol = ""
    rest = lines[2:]
    while rest and (found := re.match(r"(color indicator|symbol):\s*(.*)", rest[0].text, re.IGNORECASE)):
        if found[1].lower() == "symbol":
            symbol = found[2]
        else:
            indicator = _colors(rest[0], found[2])
        rest = rest[1:]
    return CardText(
        name=name,
        mana_cost=head["mana"] or "",
        type_line=type_line,
        text="\n".join(line.text for line in rest),
        size=size,
        loyalty=loyalty,
        color_indicator=indicator,
        symbol=symbol,
        place=lines[0].place,
    )


def _types(line: _Line, name: str) -> tuple[str, str, str]:
    """The type line in its one notation, the size, and the loyalty."""
    found = TYPES.match(line.text)
    assert found is not None, "the expression fits every line"
    left, *right = DASHES.split(found["types"], maxsplit=1)
    words, subtypes = left.split(), right[0].split() if right else []
    for word in words:
        if word.lower() not in CARD_TYPES and word.lower() not in SUPERTYPES:
            known = ", ".join(each.capitalize() for each in (*SUPERTYPES, *CARD_TYPES))
            raise _refuse(line, f'{name}: unknown type "{word}"; expected {known}, and subtypes after " - "')
    for word in subtypes:
        if word not in SUBTYPES:
            near = difflib.get_close_matches(word, SUBTYPES, n=1)
            meant = f'; did you mean "{near[0]}"?' if near else "; expected subtypes as printed, such as Cat or Aura"
            raise _refuse(line, f'{name}: unknown subtype "{word}"{meant}')
    if not any(word.lower() in CARD_TYPES for word in words):
        raise _refuse(line, f'{name}: "{line.text}" has no card type; expected one, as in "Creature - Cat 2/1"')
    if "Creature" in words and not found["size"]:
        raise _refuse(line, f'{name} is a creature without a size; expected one at the end of the line, as in "2/1"')
    if "Planeswalker" in words and not found["loyalty"]:
        raise _refuse(line, f'{name} is a planeswalker without loyalty; expected "loyalty 3" at the end of the line')
    if found["size"] and not SIZE.fullmatch(found["size"]):
        expected = 'numbers of at most four digits or stars, as in "2/1" or "*/1+*"'
        raise _refuse(line, f'{name}: the size "{found["size"]}" found; expected {expected}')
    if found["loyalty"] and not NUMBER.fullmatch(found["loyalty"]):
        raise _refuse(line, f'{name}: the loyalty "{found["loyalty"]}" found; expected a number, as in "loyalty 3"')
    types = " ".join(words) + (f" - {' '.join(subtypes)}" if subtypes else "")
    return types, found["size"] or "", found["loyalty"] or ""


def _colors(line: _Line, text: str) -> tuple[str, ...]:
    colors = tuple(word for word in re.split(r",\s*|\s+and\s+|\s+", text.strip()) if word)
    for color in colors:
        if color not in COLOR_NAMES:
            raise _refuse(line, f'"{color}" found; expected colors: white, blue, black, red, green')
    return tuple(color for color in (each.name for each in COLORS.values()) if color in colors)


# --- the catalogue -----------------------------------------------------------------------------


def parse_file(path: Path) -> tuple[CardText, ...]:
    """The cards of one file, which is named from the root of the house."""
    shown = path.relative_to(ROOT).as_posix() if path.is_relative_to(ROOT) else path.name
    cards: list[CardText] = []
    block: list[str] = []
    first = 1
    try:
        lines = path.read_text(encoding="utf-8").split("\n")
    except (OSError, ValueError) as error:
        raise ScriptError(f"{shown}: found what can't be read ({error}); expected cards, in UTF-8") from None
    for number, line in enumerate([*lines, ""], 1):
        if line.strip():
            first = first if block else number
            block.append(line)
        elif block:
            cards.append(parse_block("\n".join(block), shown, first))
            block = []
    if not cards:
        raise ScriptError(f"{shown}: found no card; expected one at least")
    return tuple(cards)


@cache
def catalogue(folder: Path = FOLDER) -> dict[str, CardText]:
    """All cards of the catalogue by name; the other half or face of a card comes with it."""
    cards: dict[str, CardText] = {}
    for path in sorted(folder.glob("*.cards")):
        for card in parse_file(path):
            if card.name in cards:
                raise ScriptError(f"{card.place}: a second {card.name}; the first is at {cards[card.name].place}")
            cards[card.name] = card
    return cards


def kind_of(type_line: str) -> str:
    """How a card of these types is read: "spell" for an instant or sorcery, else "permanent"."""
    return "spell" if SPELL_TYPES & set(type_line.split()) else "permanent"


def check(card: CardText) -> None:
    """Refuse a card whose text, or whose other side's text, can't be read or can't be played."""
    for side in (card, card.flip, card.back):
        if side is not None:
            try:
                playable(reader.read_abilities(side.text, side.name, kind=kind_of(side.type_line)), side.name)
            except TextError as problem:
                raise ScriptError(f"{side.place}: {problem}") from None


def check_catalogue() -> None:
    """Refuse the catalogue for its first card that is malformed, or that can't be read or played."""
    for card in catalogue().values():
        check(card)


def canonical(text: str, kind: str = "") -> str:
    """A rules text in its one form, to compare abilities by meaning. Without a kind, either kind of text will do."""
    kinds = (kind,) if kind else ("permanent", "spell")
    problem: TextError | None = None
    for each in kinds:
        try:
            return reader.canonical(text, each)
        except TextError as found:
            problem = problem or found
    raise ScriptError(str(problem))


def playable(abilities: tuple[Ability, ...], name: str) -> None:
    """Refuse abilities that were read and can't be played."""
    try:
        playing.check(abilities, name)
    except Unknown as problem:
        raise TextError(str(problem), card=name) from None


USAGE = """usage: python -m conformance.card_text CARD ...    what the texts of catalogue cards are understood to mean
       python -m conformance.card_text --text TEXT    what a text is understood to mean, if it can be played"""


def main(arguments: list[str]) -> int:
    """Print what the texts of catalogue cards, or one text, are understood to mean."""
    if arguments[:1] == ["--text"]:
        return read_text(arguments[1:], playable, "python -m conformance.card_text --text")
    if not arguments or arguments[0].startswith("-"):
        print(USAGE, file=sys.stderr)
        return 2
    check_catalogue()
    for name in arguments:
        card = catalogue().get(name)
        if card is None:
            near = difflib.get_close_matches(name, catalogue(), 1)
            print(f'no card "{name}" in the catalogue' + (f'; did you mean "{near[0]}"?' if near else ""))
            return 1
        for side in (card, card.flip, card.back):
            if side is not None:
                print(f"{side.name} {side.mana_cost}\n{side.type_line} {side.size}".rstrip())
                print(understood(side.text, side.name, kind=kind_of(side.type_line)))
    return 0


if __name__ == "__main__":
    sys.exit(ended(lambda: main(sys.argv[1:]), ScriptError))
