"""A case played against an engine: what is said to it, and the verdict.

    python -m conformance replay cases.jsonl --engine-command "python -m engine"

Without a command it is the reference engine in this process.

Rules for this file: nothing is known here of Gherkin or of steps; the verdict is the one that the scenario
itself would get.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from attrs import evolve
from jsonschema import Draft202012Validator

from conformance import verdicts
from conformance.arguments import USAGE, Arguments, problem_of_seconds
from conformance.driver import EDITIONS, CardText, Driver, DriverError, Unspecified
from conformance.in_process import InProcess
from conformance.judging import judged
from conformance.portable.checking import problem
from conformance.protocol.data import decode
from conformance.protocol.external import External, Sitting
from conformance.protocol.link import Link
from conformance.protocol.messages import METHODS
from conformance.protocol.process import NoEngineError
from conformance.verdicts import Verdict

SCHEMA: Final = Path(__file__).with_name("case.schema.json")
ENDLESS: Final = 1000
"""More resolutions than any scenario needs."""

Case = dict[str, Any]


class CaseError(Exception):
    """Cases that can't be read; the message is one line."""


class Otherwise(AssertionError):
    """An answer isn't what the case expects."""


def play(case: Case, driver: Driver) -> Verdict:
    """The verdict on one case."""
    plain = Verdict(
        id=case["id"],
        title=case["title"],
        place=case["place"],
        clauses=tuple(case["clauses"]),
        requirements=tuple(case["requirements"]),
        edition=case["edition"],
        verdict=verdicts.PASSED,
        counts=case["counts"],
    )
    cards = tuple(_card(card) for card in case["cards"])
    try:
        driver.begin(tuple(case["players"]), cards, case["edition"])
        _say(case, driver)
        if not case["unspecified"]:
            driver.end()
    except Unspecified as error:
        if not case["unspecified"]:
            return judged(plain, error, str(error))
    except (AssertionError, DriverError) as error:
        return judged(plain, error, str(error))
    except Exception as error:  # the engine in this process broke, and the next case is played all the same
        return judged(plain, error, f"{type(error).__name__}: {error}")
    return evolve(plain, verdict=verdicts.UNSPECIFIED) if case["unspecified"] else plain


def _say(case: Case, driver: Driver) -> None:
    answers: dict[int, Any] = {}
    for step in case["steps"]:
        for call in step["calls"]:
            answer = answers[call["call"]] = _call(driver, call)
            for expected in call.get("expected", ()):
                if what := problem(expected, answer, answers):
                    raise Otherwise(f"line {step['line']}: {step['text'].removesuffix(':')}: {what}")


def _call(driver: Driver, call: dict[str, Any]) -> Any:
    types = METHODS[call["method"]].parameters
    given = {name: decode(types[name], value, name) for name, value in call["params"].items() if name in types}
    method = getattr(driver, call["method"])
    answer = method(**given)
    if "until" in call:
        for _ in range(ENDLESS):
            if not driver.stack():
                return answer
            method(**given)
        raise Otherwise(f"expected that the stack becomes empty, found an object on it after {ENDLESS} resolutions")
    return answer


def _card(data: dict[str, Any]) -> CardText:
    def printed(side: dict[str, Any]) -> dict[str, Any]:
        return {
            name: printed(value) if name in ("flip", "back") else value
            for name, value in side.items()
            if name != "abilities"
        }

    card: CardText = decode(CardText, printed(data), "card")
    return card


# --- the command -----------------------------------------------------------------------------


def read(path: Path) -> list[Case]:
    """The cases of a file."""
    try:
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise CaseError(f"{path}: found no file that can be read ({error.strerror}); expected cases") from None
    except ValueError as error:
        raise CaseError(f"{path}: found what isn't UTF-8 ({error}); expected cases") from None
    cases: dict[str, Case] = {}
    for n, line in enumerate(lines, 1):
        case = _case(line, f"{path}:{n}")
        if case["id"] in cases:
            raise CaseError(f"{path}:{n}: found the case {case['id']} a second time; expected it once")
        cases[case["id"]] = case
    if not cases:
        raise CaseError(f"{path}: found no case; expected one at least, as export writes them")
    return [*cases.values()]


def _case(line: str, place: str) -> Case:
    try:
        case = json.loads(line)
    except ValueError as error:
        raise CaseError(f"{place}: found what isn't JSON ({error}); expected a case") from None
    except RecursionError:
        raise CaseError(f"{place}: found JSON nested too deep to be a case") from None
    for problem_of in _validator().iter_errors(case):
        where = "/".join(map(str, problem_of.absolute_path)) or "the whole"
        raise CaseError(f"{place}: {where}: {problem_of.message[:200]}; expected what {SCHEMA.name} says")
    return dict(case)


@cache
def _validator() -> Draft202012Validator:
    return Draft202012Validator(json.loads(SCHEMA.read_text(encoding="utf-8")))


def engines(link: Link | None) -> Callable[[Case], Driver]:
    """How the engine of one case is made: at the other end of the link, or else in this process."""

    def engine(case: Case) -> Driver:
        if link is None:
            return InProcess()
        cards = frozenset(card["name"] for card in case["cards"])
        return External(link, Sitting(case["id"], case["title"], cards, frozenset(case["needs"])))

    return engine


def told(given: Sequence[Verdict], editions: Sequence[str]) -> Iterator[str]:
    """What didn't pass, the sums, and the score of an engine that has these editions."""
    for verdict in given:
        if verdict.verdict in verdicts.BAD:
            yield f"{verdict.verdict}: {verdict.title}"
            yield f"  @id-{verdict.id}  {verdict.place}"
            yield from (f"  {line}" for line in verdict.message.splitlines())
    sums = verdicts.totals(given)
    yield f"{sums.scenarios} cases: " + ", ".join(f"{n} {verdict}" for verdict, n in sums.by_verdict.items() if n)
    yield str(verdicts.score(given, editions))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play the cases; 1 if the engine doesn't pass, 4 if they or it can't be used."""
    parser = Arguments(prog="python -m conformance replay", description=__doc__.partition("\n")[0])
    parser.add_argument("file", type=Path, help="cases that export has written")
    parser.add_argument("--engine-command", metavar="COMMAND", help="an engine that speaks the protocol")
    parser.add_argument("--engine-timeout", metavar="SECONDS", type=float, default=10.0)
    given = parser.parse_args(arguments)
    if problem_there := problem_of_seconds(given.engine_timeout):
        parser.error(problem_there)
    link, editions = None, tuple(EDITIONS)
    try:
        cases = read(given.file)
        if given.engine_command is not None:
            link = Link(given.engine_command, timeout=given.engine_timeout)
            editions = link.engine.editions
        engine = engines(link)
        played = [play(case, engine(case)) for case in cases]
    except (CaseError, NoEngineError) as error:
        print(error, file=sys.stderr)
        return USAGE
    finally:
        if link is not None:
            link.stop()
    print("\n".join(told(played, editions)))
    return int(any(verdict.verdict in verdicts.BAD for verdict in played))
