"""Older wordings, back to about 1999, as today's: a table of phrases, applied before anything is read.

In the table `...` stands for any words within one sentence.  Whole sentences that were
built differently ("As this comes into play, you may choose ...") are templates instead.

Rules for this file: a row changes the words of a text and never its meaning; older free
prose isn't tried.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from attrs import evolve

from engine.text.tokens import CLOSE, OPEN, Token, shift, tokenise

ROWS: Final = (
    # zones and events
    ("enters the battlefield", "enters"),
    ("enter the battlefield", "enter"),
    ("entered the battlefield", "entered"),
    ("comes into play", "enters"),
    ("come into play", "enter"),
    ("came into play", "entered"),
    ("is put into a graveyard from play", "dies"),
    ("are put into a graveyard from play", "die"),
    ("is put into a graveyard from the battlefield", "dies"),
    ("goes to the graveyard from play", "dies"),
    ("leaves play", "leaves the battlefield"),
    ("in play", "on the battlefield"),
    ("from play", "from the battlefield"),
    ("to play", "to the battlefield"),
    ("remains in play", "remains on the battlefield"),
    ("remove ... from the game", "exile ..."),
    ("removed from the game", "exiled"),
    ("card in play", "permanent"),
    ("from a player's graveyard", "from a graveyard"),
    ("in any player's graveyard", "in a graveyard"),
    # tokens
    ("put ... token into play", "create ... token"),
    ("put ... tokens into play", "create ... tokens"),
    ("put ... token onto the battlefield", "create ... token"),
    ("put ... tokens onto the battlefield", "create ... tokens"),
    ("puts ... token onto the battlefield", "creates ... token"),
    ("put ... creature token into play as a copy of", "create ... token that's a copy of"),
    ("put ... token into play as a copy of", "create ... token that's a copy of"),
    ("put ... creature token into play that's a copy of", "create ... token that's a copy of"),
    ("put ... token into play that's a copy of", "create ... token that's a copy of"),
    ("put ... tokens into play that are copies of", "create ... tokens that are copies of"),
    ("put ... token onto the battlefield that's a copy of", "create ... token that's a copy of"),
    ("put ... tokens onto the battlefield that are copies of", "create ... tokens that are copies of"),
    # casting
    ("you play a ... spell", "you cast a ... spell"),
    ("you play a spell", "you cast a spell"),
    ("a player plays a ... spell", "a player casts a ... spell"),
    ("a player plays a spell", "a player casts a spell"),
    ("opponent plays a ... spell", "opponent casts a ... spell"),
    ("opponent plays a spell", "opponent casts a spell"),
    ("to play this spell", "to cast this spell"),
    ("to play ~", "to cast ~"),
    ("play the copy", "cast the copy"),
    ("can play spells", "can cast spells"),
    ("could play a sorcery", "could cast a sorcery"),
    ("play this ability only any time you could cast a sorcery", "activate only as a sorcery"),
    ("play this ability only any time you could play a sorcery", "activate only as a sorcery"),
    ("activate this ability only any time you could cast a sorcery", "activate only as a sorcery"),
    ("play this ability only once each turn", "activate only once each turn"),
    ("play this ability only during your turn", "activate only during your turn"),
    ("play ... without paying", "cast ... without paying"),
    # choices
    ("name a nonland card", "choose a nonland card name"),
    ("name a card", "choose a card name"),
    ("activated abilities of the named card can't be played", "activated abilities of sources with the chosen name "
     "can't be activated"),
    ("the named card can't be played", "spells with the chosen name can't be cast"),
    ("the named card can't be cast", "spells with the chosen name can't be cast"),
    ("cards with the chosen name can't be cast", "spells with the chosen name can't be cast"),
    ("activated abilities of sources with the chosen name can't be played", "activated abilities of sources with the "
     "chosen name can't be activated"),
    # numbers and players
    ("converted mana cost", "mana value"),
    ("he or she controls", "they control"),
    ("he or she has", "they have"),
    ("he or she could", "they could"),
    ("he or she", "that player"),
    ("his or her", "their"),
    ("him or her", "them"),
    ("to your mana pool", ""),
    ("to that player's mana pool", ""),
    ("target creature or player", "any target"),
    # times
    ("at end of turn", "at the beginning of the next end step"),
    ("at end of turn,", "at the beginning of the end step,"),
    ("at end of combat", "at the beginning of the next end of combat"),
    # sizes and types
    ("still counts as a", "is still a"),
    ("is unblockable", "can't be blocked"),
    ("are unblockable", "can't be blocked"),
)  # fmt: skip

REACH = 20
"""How many words `...` may stand for."""


@cache
def _table() -> dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]]:
    table: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    for old, new in ROWS:
        words = _words(old)
        table.setdefault(words[0], []).append((words, _words(new)))
    for rows in table.values():
        rows.sort(key=lambda row: -len(row[0]))
    return table


def _words(phrase: str) -> tuple[str, ...]:
    found: list[str] = []
    for piece in phrase.split():
        found.extend((piece,) if piece in {"...", "~"} else (token.low for token in tokenise(piece)))
    return tuple(found)


def modernise(tokens: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens with older phrases replaced; columns point into the text as it was written."""
    found: list[Token] = []
    place = 0
    rest = list(tokens)
    while place < len(rest):
        for old, new in _table().get(rest[place].low, ()):
            fitted = _fit(rest, place, old)
            if fitted is not None:
                end, gap = fitted
                rest[place:end] = _written(rest[place:end], new, gap)
                break
        else:
            found.append(rest[place])
            place += 1
            continue
        if not new:
            continue
        found.append(rest[place])
        place += 1
    return tuple(found)


def _fit(tokens: list[Token], place: int, old: tuple[str, ...]) -> tuple[int, list[Token]] | None:
    """Where an old phrase that begins here ends, and what its `...` stands for."""
    if "..." not in old:
        end = place + len(old)
        return (end, []) if tuple(token.low for token in tokens[place:end]) == old else None
    split = old.index("...")
    head, tail = old[:split], old[split + 1 :]
    start = place + len(head)
    if tuple(token.low for token in tokens[place:start]) != head:
        return None
    for end in range(start, min(start + REACH, len(tokens))):
        if tuple(token.low for token in tokens[end : end + len(tail)]) == tail:
            return end + len(tail), tokens[start:end]
        if tokens[end].low in {".", ":", OPEN, CLOSE}:
            return None
    return None


def _written(old: list[Token], new: tuple[str, ...], gap: list[Token]) -> list[Token]:
    """The new words: each stands for the part of the old phrase on its side of the gap."""
    start = old.index(gap[0]) if gap else len(old)
    sides = [old[:start], old[start + len(gap) :] or old[:start]]
    written: list[Token] = []
    for word in new:
        if word == "...":
            written.extend(gap)
            del sides[:-1]
        else:
            side = sides[0]
            token = evolve(side[0], text=word, low=word, end=side[-1].end)
            written.append(token if written else shift(token, word))
    return written
