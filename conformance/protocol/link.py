"""The link to an engine in another process: one process for a whole run, one request at a time.

`begin` makes a new game in the same process.  After a fault that leaves open what
the process will say next it is ended, and the next request starts another.

Rules for this file: it knows messages, and no game; a request either gets its
answer or a fault that says what was found instead.
"""

from __future__ import annotations

import shlex
import shutil
from collections.abc import Mapping
from typing import Any, Final

from attrs import frozen

from conformance.capabilities import CAPABILITIES, NONE, PART, WHOLE
from conformance.driver import EDITIONS
from conformance.protocol import VERSION
from conformance.protocol.data import ShapeError, decode
from conformance.protocol.messages import HELLO, EngineFault, answer, error_of, misshapen, request, written
from conformance.protocol.process import NoEngineError, Process
from conformance.protocol.trace import FAULT, FROM, TO, Trace
from conformance.protocol.validation import Checker
from conformance.verdicts import Engine

TRIES: Final = 3
"""How often in a row an engine may fail to start before it isn't tried again."""
IN_STEP: Final = frozenset(("wrong shape", "false claim", "engine", "own message"))
"""Faults after which it is still clear who has to speak."""


@frozen
class Hello:
    """What an engine says of itself. capabilities: those that it has only in "part", or "none" of."""

    name: str
    version: str
    language: str
    protocol: int
    editions: tuple[str, ...]
    links: Mapping[str, str] = {}
    capabilities: Mapping[str, str] = {}


class Link:
    """The engine that a command runs, started when it is needed."""

    def __init__(
        self, command: str, *, timeout: float = 10.0, validated: bool = False, trace: Trace | None = None
    ) -> None:
        self.command = command
        self.timeout = timeout
        self.starts = 0
        self._checker = Checker() if validated else None
        self.trace = trace
        self._process: Process | None = None
        self._serial = 0
        self._failed_starts = 0
        self._engine: Engine | None = None

    @property
    def pid(self) -> int:
        """The number of the process that runs now; 0 if none does."""
        return self._process.pid if self._process else 0

    @property
    def engine(self) -> Engine:
        """Who is there, as it said in its first handshake; NoEngineError if there was none."""
        self._start()
        assert self._engine is not None, "it has said hello"
        return self._engine

    def call(self, method: str, parameters: Mapping[str, Any]) -> Any:
        """Ask, and give the result of the answer; an error of the port if that is the answer."""
        self._start()
        return self._ask(method, parameters)

    def fault(self, fault: EngineFault) -> EngineFault:
        """The fault with what the engine noted on standard error; the process is ended, if it could be out of step."""
        if self._process is None:
            return fault
        if fault.kind not in IN_STEP:
            self._process.kill()
        told = EngineFault(fault.kind, fault.found + self._process.said())
        if fault.kind not in IN_STEP:
            self._process = None
        return told

    def turn_to(self, scenario: str) -> None:
        """A scenario begins: what is said from now on is about it, and what the engine noted before isn't."""
        if self.trace:
            self.trace.scenario = scenario
        if self._process:
            self._process.forget_notes()

    def stop(self) -> bool:
        """The run is over; whether the process ended by itself when its input was closed."""
        process, self._process = self._process, None
        if self.trace:
            self.trace.close()
        return process.close() if process else True

    # --- how

    def _start(self) -> None:
        """Start the process, unless it runs."""
        if self._process is not None:
            return
        if self._failed_starts >= TRIES:
            raise EngineFault("no start", f"it failed to start {TRIES} times in a row, and isn't tried again")
        try:
            self._process = Process(words(self.command), self.timeout)
            self.starts += 1
            engine = self._greet()
        except (NoEngineError, EngineFault) as error:
            self._failed_starts += 1
            if self._process:
                self._process.kill()
                self._process = None
            if self._engine is None:
                raise NoEngineError(str(error)) from None
            raise EngineFault("no start", str(error)) from None
        self._failed_starts = 0
        self._engine = self._engine or engine

    def _greet(self) -> Engine:
        data = self._ask(HELLO, {"protocol": VERSION, "editions": list(EDITIONS), "capabilities": list(CAPABILITIES)})
        try:
            hello: Hello = decode(Hello, data)
            _check(hello)
        except ShapeError as error:
            raise misshapen(HELLO, error) from None
        return Engine(
            name=hello.name,
            version=hello.version,
            language=hello.language,
            links=hello.links,
            editions=hello.editions,
            capabilities=hello.capabilities,
            command=self.command,
        )

    def _ask(self, method: str, parameters: Mapping[str, Any]) -> Any:
        assert self._process is not None, "it was started"
        self._serial += 1
        message = request(self._serial, method, parameters)
        try:
            if self._checker:
                self._checker.check_request(message)
            found = answer(self._exchange(written(message), method), self._serial, method)
            # an error's own fault comes first: the port knows better than the schema what was meant
            error = error_of(found["error"], method) if "error" in found else None
            if isinstance(error, EngineFault):
                raise error
            if self._checker:
                self._checker.check_answer(found, method)
        except EngineFault as fault:
            raise self.fault(fault) from None
        if error:
            raise error
        return found["result"]

    def _exchange(self, line: bytes, method: str) -> bytes:
        assert self._process is not None, "it was started"
        if self.trace is None:
            return self._process.exchange(line, method)
        self.trace.note(TO, line)
        try:
            found = self._process.exchange(line, method)
        except EngineFault as fault:
            self.trace.note(FAULT, str(fault).encode())
            raise
        self.trace.note(FROM, found)
        return found


def words(command: str) -> list[str]:
    """The command as the words of a shell; NoEngineError if there is none that can be run."""
    try:
        found = shlex.split(command)
    except ValueError as error:
        raise NoEngineError(f"it can't be read as a command ({error})") from None
    if not found:
        raise NoEngineError('it is empty; expected a command, as in "python -m engine"')
    if shutil.which(found[0]) is None:
        raise NoEngineError(f"there is no program {found[0]!r} that can be run")
    return found


def _check(hello: Hello) -> None:
    """What the types of the fields don't say."""
    if hello.protocol != VERSION:
        raise ShapeError(
            "result.protocol", hello.protocol, f"{VERSION}, the version of the protocol that is spoken here"
        )
    if not hello.editions:
        raise ShapeError("result.editions", [], f"one at least of {', '.join(EDITIONS)}")
    for edition in hello.editions:
        if edition not in EDITIONS:
            raise ShapeError("result.editions", edition, f"some of {', '.join(EDITIONS)}")
    for name, level in hello.capabilities.items():
        if name not in CAPABILITIES:
            raise ShapeError("result.capabilities", name, f"some of {', '.join(CAPABILITIES)}")
        if level not in (WHOLE, PART, NONE):
            raise ShapeError(f"result.capabilities.{name}", level, f"{WHOLE}, {PART} or {NONE}")
