"""behave plays the features: an engine behind the protocol, one process for all scenarios; a line for each verdict."""

from __future__ import annotations

import json
import os
import re

from conformance.card_text import catalogue
from conformance.protocol.external import External, Sitting
from conformance.protocol.link import Link
from steps.game import Game

UNCHANGED = re.compile(r'"([^"]+)" is unchanged')


def before_all(context):
    context.link = Link(os.environ["ENGINE_COMMAND"])
    context.verdicts = open(os.environ["VERDICTS"], "w", encoding="utf-8")  # noqa: SIM115  (closed after all)


def after_all(context):
    context.link.stop()
    context.verdicts.close()


def before_scenario(context, scenario):
    said = "\n".join(_words(step) for step in scenario.all_steps)
    cards = frozenset(name for name in catalogue() if name in said)
    context.game = Game(External(context.link, Sitting(scenario.name, scenario.name, cards)))
    context.unchanged = frozenset(UNCHANGED.findall(said))
    context.unspecified = "unspecified" in scenario.effective_tags
    context.over = False


def _words(step):
    rows = [step.table.headings, *step.table.rows] if step.table else []
    return "\n".join([step.name, *(cell for row in rows for cell in row)])


def before_step(context, step):
    context.step = step


def after_scenario(context, scenario):
    passed = scenario.status.name == "passed"
    try:
        if passed and not context.unspecified:
            passed = False
            context.game.end()
            passed = True
    finally:
        identity = next(tag for tag in scenario.effective_tags if tag.startswith("id-")).removeprefix("id-")
        row = f"[{', '.join(scenario._row.cells)}]" if scenario._row else ""
        context.verdicts.write(json.dumps({"id": identity + row, "passed": passed}) + "\n")
