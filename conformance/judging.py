"""Which verdict an exception is, wherever a scenario is played: with its steps, or as a portable case.

What is refused, declined or broken the port tells by the class of its errors; an
assertion is what turned out otherwise than expected.  Anything else should not
have happened, and is an error.

Rules for this file: it knows the exceptions, and nothing of who raised them.
"""

from __future__ import annotations

from attrs import evolve

from conformance import verdicts
from conformance.driver import DriverError, Refused
from conformance.protocol.messages import EngineFault, Unsupported
from conformance.verdicts import Verdict


def judged(scenario: Verdict, error: BaseException, message: str) -> Verdict:
    """The verdict on a scenario in which the exception was raised; `message` tells of it."""
    match error:
        case Unsupported(capability=capability):
            return evolve(scenario, verdict=verdicts.UNSUPPORTED, capability=capability, message=message)
        case EngineFault(kind=kind):
            return evolve(scenario, verdict=verdicts.ERROR, kind=kind, message=message)
        case Refused(rule=rule):
            return evolve(scenario, verdict=verdicts.REFUSED, rule=rule, message=message)
        case AssertionError() | DriverError():
            return evolve(scenario, verdict=verdicts.FAILED, message=message)
    return evolve(scenario, verdict=verdicts.ERROR, kind="broke", message=message)
