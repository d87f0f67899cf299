"""Today's rules, put together from their chapters."""

from __future__ import annotations

from engine.rulebook.entering import EnteringRules
from engine.rulebook.faces import Faces
from engine.rulebook.leaving import Leaving
from engine.rulebook.objects import Objects
from engine.rulebook.stack import StackRules


class Current(Faces, EnteringRules, Leaving, Objects, StackRules):
    """The Comprehensive Rules of today."""

    edition = "now"
