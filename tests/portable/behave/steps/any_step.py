"""One step for behave, too: whatever the vocabulary finds."""

from __future__ import annotations

from behave import step, use_step_matcher

from conformance.driver import Unspecified
from steps.collecting import VOCABULARY

use_step_matcher("re")


@step("(?P<said>.*)")
def any_step(context, said):
    """Put the step to the engine; where the rules say nothing it may say so, and what follows isn't looked at."""
    if context.unspecified and (context.over or context.step.step_type == "then"):
        return
    rows = [list(row) for row in (context.table.headings, *context.table.rows)] if context.table else None
    match = VOCABULARY.find(said)
    try:
        if context.step.keyword == "When":
            context.game.remember(context.unchanged)
        match.carry_out(context.game, rows, context.text)
    except Unspecified:
        if not context.unspecified:
            raise
        context.over = True
