"""The catalogue of cards, and the blocks in which cards are written."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.card_text import canonical, catalogue, check, main, parse_block
from conformance.driver import ScriptError


def refused(block: str) -> str:
    """What is said about a bad block."""
    with pytest.raises(ScriptError) as caught:
        parse_block(block, "some.feature", 10)
    return str(caught.value)


def test_the_catalogue_has_every_card_of_the_documents() -> None:
    assert len(catalogue()) == 59


def test_a_file_of_cards_that_cannot_be_read_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "odd.cards").write_bytes(b"\xff\xfe")
    with pytest.raises(ScriptError) as error:
        catalogue(tmp_path)
    assert str(error.value).startswith("odd.cards: found what can't be read (")
    assert str(error.value).endswith("; expected cards, in UTF-8")


@pytest.mark.parametrize("name", sorted(catalogue()))
def test_a_catalogue_card_can_be_read(name: str) -> None:
    check(catalogue()[name])


def test_a_block_is_a_card() -> None:
    card = parse_block(
        "Brass Cat {2}\nArtifact Creature - Cat 2/1\nColor indicator: blue and red\nSymbol: Arabian Nights\n"
        "Flying\nHaste",
        "some.feature",
        10,
    )
    assert (card.name, card.mana_cost, card.type_line, card.size) == (
        "Brass Cat",
        "{2}",
        "Artifact Creature - Cat",
        "2/1",
    )
    assert card.color_indicator == ("blue", "red")
    assert card.symbol == "Arabian Nights"
    assert card.text == "Flying\nHaste"
    assert card.place == "some.feature:10"


def test_a_planeswalker_has_loyalty() -> None:
    card = parse_block("Sunlit Walker {3}{W}\nLegendary Planeswalker - Elspeth  loyalty 4\n+1: Draw a card.")
    assert card.loyalty == "4"
    assert card.type_line == "Legendary Planeswalker - Elspeth"


def test_a_flip_half_has_the_mana_cost_of_the_other_half() -> None:
    half = catalogue()["Jushi Apprentice"].flip
    assert half is not None
    assert (half.name, half.mana_cost, half.size) == ("Tomoya the Revealer", "{1}{U}", "2/3")


def test_a_back_face_has_a_cost_of_its_own() -> None:
    face = catalogue()["Glasspool Mimic"].back
    assert face is not None
    assert (face.name, face.mana_cost, face.type_line) == ("Glasspool Shore", "", "Land")


def test_an_unknown_type_is_refused_with_its_place() -> None:
    found = refused("Brass Cat {2}\nCreatur - Cat 2/1")
    assert found.startswith('some.feature:11: Brass Cat: unknown type "Creatur"; expected ')


def test_an_unknown_subtype_is_refused() -> None:
    found = refused("Brass Cat {2}\nCreature - Catt 2/1")
    assert found == 'some.feature:11: Brass Cat: unknown subtype "Catt"; did you mean "Cat"?'
    assert 'unknown subtype "Qwxyz"; expected subtypes as printed' in refused("Brass Cat {2}\nCreature - Qwxyz 2/1")


def test_a_creature_without_a_size_is_refused() -> None:
    assert "Brass Cat is a creature without a size" in refused("Brass Cat {2}\nCreature - Cat")


def test_a_planeswalker_without_loyalty_is_refused() -> None:
    assert "planeswalker without loyalty" in refused("Sunlit Walker {3}\nPlaneswalker - Elspeth")


def test_a_card_without_a_type_line_is_refused() -> None:
    assert refused("Brass Cat {2}").startswith("some.feature:10: Brass Cat has no type line")


def test_a_type_line_without_a_card_type_is_refused() -> None:
    assert "has no card type" in refused("Brass Cat {2}\nLegendary")


def test_an_unknown_color_is_refused() -> None:
    assert '"purple" found; expected colors' in refused("Brass Cat\nCreature - Cat 2/1\nColor indicator: purple")


def test_a_flip_half_with_a_mana_cost_is_refused() -> None:
    found = refused("Brass Cat {2}\nCreature - Cat 2/1\nflips to\nTin Cat {3}\nCreature - Cat 3/3")
    assert found.startswith("some.feature:13: a flip half with a mana cost")


def test_a_back_face_with_a_mana_cost_is_refused() -> None:
    found = refused("Brass Cat {2}\nCreature - Cat 2/1\nback face\nTin Cat {3}\nCreature - Cat 3/3")
    assert found.startswith("some.feature:13: a back face with a mana cost")


def test_an_other_side_that_is_missing_is_refused() -> None:
    assert 'nothing after "back face"' in refused("Brass Cat {2}\nCreature - Cat 2/1\nback face")


def test_an_empty_block_is_refused() -> None:
    assert "a card without a line" in refused("  \n ")


def test_text_that_cannot_be_read_is_refused_with_the_cards_place() -> None:
    card = parse_block("Brass Cat {2}\nCreature - Cat 2/1\nFlyinng", "some.feature", 10)
    with pytest.raises(ScriptError, match=r'some\.feature:10: Brass Cat: column 1: I can\'t read "Flyinng"'):
        check(card)


@pytest.mark.parametrize(
    ("line", "written", "character"),
    [
        (1, "\ufeffBrass Cat {2}\nArtifact\n", "U+FEFF ZERO WIDTH NO-BREAK SPACE"),
        (1, "Brass\u00a0Cat {2}\nArtifact\n", "U+00A0 NO-BREAK SPACE"),
        (1, "Brass\0Cat {2}\nArtifact\n", "U+0000"),
        (2, "Brass Cat {2}\nArti\u200bfact\n", "U+200B ZERO WIDTH SPACE"),
        (3, "Brass Cat {2}\nArtifact\nHex\u2028proof\n", "U+2028 LINE SEPARATOR"),
    ],
)
def test_what_cannot_be_seen_is_refused(line: int, written: str, character: str, tmp_path: Path) -> None:
    (tmp_path / "odd.cards").write_text(written, encoding="utf-8")
    with pytest.raises(ScriptError) as error:
        catalogue(tmp_path)
    expected = f"found the character {character}; expected what can be seen, and plain spaces"
    assert str(error.value) == f"odd.cards:{line}: {expected}"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_lines_end_as_unix_or_as_windows_ends_them(end: str, tmp_path: Path) -> None:
    written = "Brass Cat {2}\nArtifact\n\nTin Cat {1}\nArtifact\n"
    (tmp_path / "odd.cards").write_bytes(written.replace("\n", end).encode())
    assert {name: card.place for name, card in catalogue(tmp_path).items()} == {
        "Brass Cat": "odd.cards:1",
        "Tin Cat": "odd.cards:4",
    }


def test_a_file_of_cards_without_a_card_is_refused(tmp_path: Path) -> None:
    (tmp_path / "odd.cards").write_text("\n")
    with pytest.raises(ScriptError, match=r"odd\.cards: found no card; expected one at least"):
        catalogue(tmp_path)


def test_two_cards_of_one_name_are_refused(tmp_path: Path) -> None:
    (tmp_path / "twice.cards").write_text("Brass Cat {2}\nArtifact\n\nBrass Cat {3}\nArtifact\n", encoding="utf-8")
    with pytest.raises(ScriptError, match=r"twice\.cards:4: a second Brass Cat; the first is at twice\.cards:1"):
        catalogue(tmp_path)


def test_texts_are_compared_by_meaning() -> None:
    old = (
        "As this creature comes into play, you may choose a creature in play. If you do, this creature comes into play "
        "as a copy of that creature."
    )
    assert canonical(old) == canonical("You may have this creature enter as a copy of any creature on the battlefield.")


def test_texts_of_spells_are_compared_too() -> None:
    assert canonical("Draw a card, then discard a card.") == "Draw a card. Discard a card."


def test_the_list_of_abilities_of_a_card_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Aven Riftwatcher"]) == 0
    assert "When the last time counter is removed from this permanent" in capsys.readouterr().out


def test_an_unknown_card_is_told_with_the_nearest_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["Clon"]) == 1
    assert 'did you mean "Clone"?' in capsys.readouterr().out
