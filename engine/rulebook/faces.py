"""Double-faced permanents (712): which faces a copy has (707.8), what can transform, and mana value.

An object that is represented by a double-faced card or token has two faces, one of which is
up; only that one counts, and a copy of the object is a copy of that one.  Whether something
has two faces is never copied, but for tokens and copies of spells, which come into being so.

Rules for this file: a method a clause; nothing here changes the game.
"""

from __future__ import annotations

from engine.mechanism.characteristics import Characteristics
from engine.mechanism.objects import GameObject
from engine.rulebook.copying import Copying
from engine.rulebook.rule import rule
from engine.text.words import INSTANT, SORCERY


class Faces(Copying):
    """Section 712, and what 707.8 and 202.3 say about two faces."""

    @rule("707.8a")
    def copied_other_face(self, original: GameObject) -> Characteristics | None:
        """A token that is a copy of a double-faced permanent or card copies the face that isn't up as well.

        So does a copy of such a spell (707.10g).  What is face down shows neither of its faces (708.2).
        """
        if original.faces is None or original.face_down:
            return None
        return self._as_copied(original, original.faces[1])

    @rule("712.9", y2018="711.5", y2013="701.25a")
    def can_transform(self, subject: GameObject) -> bool:
        """What is represented by a double-faced card or token can transform, whatever it is a copy of.

        Face down it can't (712.15a), nor if it would turn to an instant or sorcery (712.10).
        """
        if subject.faces is None or subject.face_down:
            return False
        return not {INSTANT, SORCERY} & set(subject.faces[1].types)

    @rule("202.3b", y2018="202.3b")
    def cost_for_mana_value(self, subject: GameObject, values: Characteristics) -> str:
        """The mana value of what has its back face up is that of its front; that of a copy of a back face is 0."""
        if subject.back_up and subject.card is not None and not subject.copies:
            return subject.card.front.mana_cost
        return values.mana_cost
