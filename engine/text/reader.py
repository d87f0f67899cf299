"""Reading a card's text into abilities, and saying abilities in rules English.

    read_abilities("When this creature enters, draw a card.", "Brass Cat")
    say(ability)

A text is cut into paragraphs (113.2c) and tokens; older wordings are put into today's;
the templates give all readings; pronouns are resolved and sentences folded; links between
abilities of one card are named (607).  A text that can't be read, or that can be read in
two ways, is a `TextError`.

Rules for this file: nothing of a text is passed over; what was read or said once is
remembered.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import Any

from attrs import evolve

from engine.text.abilities import Ability, Chosen, Effect, Entering, Filter, Move, Player, Ref, SetName, Spell
from engine.text.drafts import CLASSES, is_draft
from engine.text.errors import TextError
from engine.text.explain import cannot_read
from engine.text.lexemes import LEXEMES
from engine.text.old_wordings import modernise
from engine.text.pronouns import resolve, unresolve
from engine.text.reading import Reading
from engine.text.saying import Saying
from engine.text.scene import CREATED, PRONOUNS, Unresolved
from engine.text.sentences import fold, unfold, with_x
from engine.text.templates import Grammar, load
from engine.text.tokens import CLOSE, Token, joined, paragraphs, tokenise
from engine.text.values import parts, replace

RULES = {"permanent": "paragraph", "spell": "spell-paragraph"}


@cache
def grammar() -> Grammar:
    """The templates, loaded once."""
    return load(CLASSES, Filter, LEXEMES)


@cache
def _saying() -> Saying:
    return Saying(grammar())


# --- reading -----------------------------------------------------------------------------------


@cache
def read_abilities(text: str, name: str, *, kind: str = "permanent") -> tuple[Ability, ...]:
    """The abilities that a card's text says (113). `kind`: "permanent", or "spell" for an instant or sorcery."""
    if kind not in RULES:
        raise TextError(f'{name}: "{kind}" is no kind of text; expected permanent or spell', card=name)
    drafts = [_readings(line, paragraph, name, kind) for line, paragraph in paragraphs(text)]
    if kind == "spell":
        abilities = _one(text, name, [_finished(_merged(way)) for way in product(*drafts)])
    else:
        found = [
            _one(paragraph, name, [_finished(way) for way in ways])
            for (_, paragraph), ways in zip(paragraphs(text), drafts, strict=True)
        ]
        abilities = tuple(ability for several in found for ability in several)
    return _linked(abilities, name)


@cache
def read_effect(text: str) -> tuple[Effect, ...]:
    """The instructions of an effect that happens once, worded as in a spell."""
    effects: list[Effect] = []
    for ability in read_abilities(text, "", kind="spell"):
        if not isinstance(ability, Spell):
            raise TextError(f'"{text}" is an ability; expected what is done, as in "Draw a card."', phrase=text)
        effects.extend(ability.effects)
    return tuple(effects)


def _readings(line: int, paragraph: str, name: str, kind: str) -> tuple[tuple[Any, ...], ...]:
    """All raw readings of one paragraph."""
    tokens = modernise(tokenise(paragraph, name))
    found = Reading(grammar(), tokens).whole(RULES[kind])
    if not found:
        raise cannot_read(grammar(), tokens, RULES[kind], name=name, line=line, paragraph=paragraph)
    return found


def _merged(paragraphs_read: tuple[tuple[Any, ...], ...]) -> tuple[Any, ...]:
    """The paragraphs of a spell, its instructions put together into one spell ability (113.3a)."""
    merged: list[Any] = []
    for ability in (each for several in paragraphs_read for each in several):
        if isinstance(ability, Spell) and merged and isinstance(merged[-1], Spell):
            merged[-1] = Spell(merged[-1].effects + ability.effects)
        else:
            merged.append(ability)
    return tuple(merged)


def _finished(abilities: tuple[Any, ...]) -> tuple[Any, ...] | Unresolved:
    """The abilities with pronouns resolved and sentences folded."""
    try:
        done = tuple(fold(resolve(fold(each))) for each in abilities)
    except Unresolved as problem:
        return problem
    for part in parts(done):
        if isinstance(part, Ref | Player) and (part.what if isinstance(part, Ref) else part.who) in PRONOUNS:
            raise ValueError(f"a pronoun was passed over: {part}")
        if is_draft(part):
            return Unresolved(f"{LEFT_OVER[type(part).__name__]} has nothing before it that it belongs to")
    return done


LEFT_OVER = {
    "Where": '"where X is ..."',
    "Instead": '"instead"',
    "Otherwise": '"otherwise"',
    "NewTargets": '"choose new targets"',
    "Still": '"still"',
}


def _one(text: str, name: str, readings: list[tuple[Any, ...] | Unresolved]) -> tuple[Any, ...]:
    """The one meaning of a text, if it has one."""
    good = list(dict.fromkeys(each for each in readings if not isinstance(each, Unresolved)))
    where = f"{name}: " if name else ""
    if not good:
        problem = next(each for each in readings if isinstance(each, Unresolved))
        raise TextError(f'{where}in "{text.strip()}" {problem}', card=name, phrase=text)
    if len(good) > 1:
        first, second = (" ".join(say(each) for each in abilities) for abilities in good[:2])
        raise TextError(f'{where}"{text.strip()}" can mean "{first}" and also "{second}"', card=name, phrase=text)
    return good[0]


# --- links -------------------------------------------------------------------------------------


def _linked(abilities: tuple[Any, ...], name: str) -> tuple[Any, ...]:
    """The abilities with the names of their links (607): abilities of one card that speak of one thing share one.

    An ability that the card grants gets the card's name too (607.1a).
    """
    exiled = f"{name}/exiled" if any(_speaks_of_exiled(part) for part in parts(abilities)) else ""
    chosen = {part.choose for part in parts(abilities) if isinstance(part, Entering)}
    kind_of_type = "land type" if "land type" in chosen and "creature type" not in chosen else "creature type"

    def link(value: Any) -> Any:
        match value:
            case Chosen(what="creature type"):  # "the chosen type" is of the kind that the card has chosen
                return evolve(value, link=f"{name}/{kind_of_type}")
            case Chosen(what=what):
                return evolve(value, link=f"{name}/{what}")
            case Player(who="chosen"):
                return evolve(value, link=f"{name}/player")
            case Entering(choose=str(choose)) if choose:
                return evolve(value, link=f"{name}/{LINKED_CHOICES.get(choose, choose)}")
            case Ref(what="linked"):
                return evolve(value, link=exiled)
            case Filter(linked=str(linked)) if linked:
                return evolve(value, linked=exiled)
            case Filter(name="~"):
                return evolve(value, name=name)
            case Move(to="exile", what=what) if what != CREATED:  # a token isn't a card (607.2a)
                return evolve(value, link=exiled)
            case SetName(name="~"):
                return SetName(name)
        return value

    return tuple(replace(abilities, link)) if abilities else ()


LINKED_CHOICES = {
    "nonland card name": "card name",
    "creature card name": "card name",
    "opponent": "player",
}
"""What the linked ability calls what was chosen."""


def _speaks_of_exiled(value: Any) -> bool:
    return (isinstance(value, Ref) and value.what == "linked") or (isinstance(value, Filter) and bool(value.linked))


# --- saying ------------------------------------------------------------------------------------


@cache
def say(ability: Ability) -> str:
    """One ability in our rules English: the same text for the same meaning."""
    draft = unresolve(unfold(_without_links(ability)))
    for rule, wanted in product(("paragraph", "spell-paragraph"), (draft, with_x(draft))):
        for words, _ in _saying().rule(rule, (wanted,), ""):
            return joined(_stops(words))
    raise TextError(f"there is no template that says {ability!r}")


def _without_links(ability: Any) -> Any:
    def unlink(value: Any) -> Any:
        if isinstance(value, Ref) and value.what == "granter":
            return Ref("granter")
        if isinstance(value, Chosen | Entering | Move | Player | Ref) and value.link:
            return evolve(value, link="")
        return value

    return replace(ability, unlink)


def _stops(words: tuple[str, ...]) -> list[str]:
    """A quotation that ends with a full stop ends the sentence around it too."""
    kept: list[str] = []
    for word in words:
        kept.append("" if word == "." and kept[-1:] == [CLOSE] and kept[-2:-1] in ([""], ["."]) else word)
    return kept


def canonical(text: str, kind: str = "permanent", name: str = "") -> str:
    """A text said back: texts of one meaning give one string."""
    return "\n".join(say(each) for each in read_abilities(text, name, kind=kind))


__all__ = ["TextError", "Token", "canonical", "grammar", "read_abilities", "read_effect", "say"]
