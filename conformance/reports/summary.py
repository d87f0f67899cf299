"""conformance.json: a verdict for each scenario, by which engine, suite and rules, and what they come to.

Its form is published in `conformance.schema.json`.  What isn't there of a verdict
is as `conformance.verdicts` has it by default.

Rules for this file: the form of the file and nothing about how it is shown.
"""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, Final

from attrs import NOTHING, asdict, fields, frozen
from jsonschema import Draft202012Validator

from conformance.verdicts import Engine, Score, Verdict, score, totals

FORMAT: Final = 2
SCHEMA: Final = Path(__file__).with_name("conformance.schema.json")
PROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
SUITE: Final = "Truecopy"
_SEQUENCES: Final = ("clauses", "requirements", "editions")


class ReportError(Exception):
    """A report that can't be read; the message is one line."""


@frozen
class Run:
    """All that is known of a run when it is over.

    suite: the version of the scenarios; frozen: the version whose set of scenarios counts; edition, reading:
    by which rules the scenarios were played that don't say so themselves; incomplete: what kept scenarios from
    being played at all, such as a file that can't be read.
    """

    suite: str
    frozen: str
    engine: Engine
    edition: str
    reading: str
    verdicts: tuple[Verdict, ...]
    incomplete: tuple[str, ...] = ()

    @property
    def score(self) -> Score:
        """The score of the engine, as every report tells it."""
        return score(self.verdicts, self.engine.editions)


@cache
def version() -> str:
    """The version of this suite."""
    return str(tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["version"])


def written(run: Run) -> str:
    """The run as the text of conformance.json."""
    data = {
        "format": FORMAT,
        "suite": {"name": SUITE, "version": run.suite, "frozen": run.frozen},
        "engine": asdict(run.engine),
        "rules": {"edition": run.edition, "reading": run.reading},
        "totals": asdict(totals(run.verdicts)),
        "score": asdict(run.score),
        "verdicts": [_brief(verdict) for verdict in run.verdicts],
        "incomplete": list(run.incomplete),
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def _brief(verdict: Verdict) -> dict[str, Any]:
    """The verdict without what is as it is by default."""
    defaults = {
        each.name: each.default for each in fields(Verdict) if each.default is not NOTHING and each.name != "seconds"
    }
    return {
        name: round(value, 6) if name == "seconds" else value
        for name, value in asdict(verdict).items()
        if name not in defaults or value != defaults[name]
    }


def read(path: Path) -> Run:
    """A run that conformance.json tells of."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise ReportError(f"{path}: found no file that can be read ({error.strerror}); expected a report") from None
    except ValueError as error:
        raise ReportError(f"{path}: found what isn't JSON ({error}); expected a conformance.json") from None
    except RecursionError:
        raise ReportError(f"{path}: found JSON nested too deep to be a conformance.json") from None
    if isinstance(data, dict) and data.get("format") not in (None, FORMAT):
        raise ReportError(f"{path}: found format {data['format']}; expected {FORMAT}, that of this version")
    for problem in sorted(_validator().iter_errors(data), key=lambda each: list(map(str, each.absolute_path))):
        where = "/".join(map(str, problem.absolute_path)) or "the whole"
        raise ReportError(f"{path}: {where}: {problem.message[:200]}; expected what {SCHEMA.name} says")
    twice = [one for one, n in Counter(each["id"] for each in data["verdicts"]).items() if n > 1]
    if twice:
        raise ReportError(f"{path}: found {twice[0]} a second time; expected one verdict on each scenario")
    return Run(
        suite=data["suite"]["version"],
        frozen=data["suite"]["frozen"],
        engine=Engine(**_frozen(data["engine"])),
        edition=data["rules"]["edition"],
        reading=data["rules"]["reading"],
        verdicts=tuple(Verdict(**_frozen(each)) for each in data["verdicts"]),
        incomplete=tuple(data["incomplete"]),
    )


def _frozen(data: dict[str, Any]) -> dict[str, Any]:
    return {name: tuple(value) if name in _SEQUENCES else value for name, value in data.items()}


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))
