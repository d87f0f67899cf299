"""What a card's data can't say is named."""

from __future__ import annotations

import pytest

from engine.mechanism.cards import type_line
from engine.mechanism.errors import Unknown


def test_a_word_that_is_no_type_is_named_with_its_type_line() -> None:
    with pytest.raises(
        Unknown, match='no supertype or card type "creture" in the type line "Legendary Creture - Bear"'
    ):
        type_line("Legendary Creture - Bear")
