"""Lines to and from a process that may do anything: end, hang, flood, or say nothing.

Rules for this file: no call waits longer than it is told to; whatever happens is
told as a fault; who ends a process ends all that it started.
"""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import threading
import time
import weakref
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from conformance.protocol.messages import EngineFault

LONGEST: Final = 4 * 2**20
"""More bytes than any answer has."""
LINES, MOST = 20, 8192
"""How many lines of standard error are shown, and how many bytes are kept."""
GRACE: Final = 2.0
"""Seconds that a process has to end once its input is closed, and to tell why it has ended."""


class NoEngineError(Exception):
    """The command can't be run, or what it runs is no engine; the message is one line."""


class Process:
    """A running command. After a fault it has to be ended: what it says next could be about anything."""

    def __init__(self, command: Sequence[str], timeout: float) -> None:
        self.timeout = timeout
        self._buffer = b""
        self._notes = b""
        try:
            self._process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise NoEngineError(f"{command[0]!r} can't be run: {error.strerror}") from None
        self._end = weakref.finalize(self, _end, self._process)  # once, and whatever ends the run
        assert self._process.stdin and self._process.stdout and self._process.stderr, "all three are pipes"
        self._in, self._out, self._err = self._process.stdin, self._process.stdout, self._process.stderr
        os.set_blocking(self._in.fileno(), False)
        self._readable = selectors.DefaultSelector()
        self._readable.register(self._out, selectors.EVENT_READ)
        self._writable = selectors.DefaultSelector()
        self._writable.register(self._in, selectors.EVENT_WRITE)
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    @property
    def pid(self) -> int:
        """Its number."""
        return self._process.pid

    def _listen(self) -> None:
        with self._err:
            while piece := os.read(self._err.fileno(), 65536):
                self._notes = (self._notes + piece)[-MOST:]

    def forget_notes(self) -> None:
        """What was written to standard error so far belongs to what is over."""
        self._notes = b""

    def exchange(self, line: bytes, method: str) -> bytes:
        """Send a line and wait for one."""
        deadline = time.monotonic() + self.timeout
        if self._buffer:
            said = self._buffer.partition(b"\n")[0][:80].decode(errors="replace")
            raise EngineFault("unasked", f"before {method}: found {said!r}, expected one answer for each request")
        self._send(line, method, deadline)
        while (end := self._buffer.find(b"\n")) < 0:
            if len(self._buffer) > LONGEST:
                raise EngineFault("too long", f"{method}: found {len(self._buffer)} bytes without a line break")
            if not self._readable.select(max(0.0, deadline - time.monotonic())):
                found = f"found {self._buffer[:60]!r} without a line break" if self._buffer else "found nothing"
                raise EngineFault("time-out", f"{method}: {found} in {self.timeout:g} s, expected an answer")
            piece = os.read(self._out.fileno(), 65536)
            if not piece:
                raise self._ended(method)
            self._buffer += piece
        answer, self._buffer = self._buffer[:end], self._buffer[end + 1 :]
        return answer

    def _send(self, line: bytes, method: str, deadline: float) -> None:
        left = memoryview(line)
        while left:
            try:
                left = left[os.write(self._in.fileno(), left) :]
            except BlockingIOError:
                if not self._writable.select(max(0.0, deadline - time.monotonic())):
                    problem = f"{method}: it didn't read the request in {self.timeout:g} s"
                    raise EngineFault("time-out", problem) from None
            except BrokenPipeError:
                raise self._ended(method) from None

    def _ended(self, method: str) -> EngineFault:
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return EngineFault("early end", f"{method}: it closed its output and goes on running, expected an answer")
        if code == 0:
            return EngineFault("early end", f"{method}: it ended with status 0, expected an answer")
        how = f"signal {signal.Signals(-code).name}" if code < 0 else f"status {code}"
        return EngineFault("crash", f"{method}: it ended with {how}, expected an answer")

    def said(self) -> str:
        """What the process wrote to standard error lately, to be added to a message."""
        lines = self._notes.decode(errors="replace").splitlines()[-LINES:]
        return "".join(f"\n  its standard error: {line[:300]}" for line in lines)

    def close(self) -> bool:
        """Let it end by itself; whether it did. It is ended if it doesn't."""
        if not self._end.alive:
            return True
        self._in.close()
        try:
            self._process.wait(min(GRACE, self.timeout))
        except subprocess.TimeoutExpired:
            self.kill()
            return False
        self.kill()
        return True

    def kill(self) -> None:
        """End it, and everything that it started."""
        if not self._end.alive:
            return
        self._end()
        self._listener.join(GRACE)
        self._readable.close()
        self._writable.close()
        self._in.close()
        self._out.close()


def _end(process: subprocess.Popen[bytes]) -> None:
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()
