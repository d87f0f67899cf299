"""The conversation with an engine, written down: a line for each message, with the scenario that it belongs to.

    - > {"jsonrpc":"2.0","id":1,"method":"hello",...}
    declined-clone-dies > {"jsonrpc":"2.0","id":2,"method":"begin",...}
    declined-clone-dies < {"jsonrpc":"2.0","id":2,"result":null}
    declined-clone-dies ! the engine did not answer in time: put: found nothing in 10 s, expected an answer

`>` goes to the engine, `<` comes from it as it wrote it, `!` is told instead of what
didn't come; before any scenario the name is `-`.

Rules for this file: a message is one line, whatever it is made of, written at once;
so several processes may write into one file.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

TO, FROM, FAULT = ">", "<", "!"

BEFORE: Final = "-"
"""In the place of a scenario, before the first."""


class TraceError(Exception):
    """The file can't be written; the message says why."""


class Trace:
    """A file of messages. `anew`: what it holds is over; otherwise it goes on."""

    def __init__(self, path: Path, *, anew: bool) -> None:
        self.path = path
        self.scenario = BEFORE
        self.problem = ""
        try:
            if anew:
                path.write_bytes(b"")
            self._file = path.open("ab", buffering=0)
        except OSError as error:
            raise TraceError(f"{path}: can't be written: {error.strerror}") from None

    def note(self, way: str, line: bytes) -> None:
        """A message, without its line break."""
        text = line.decode(errors="backslashreplace").rstrip("\r\n")
        shown = "".join(one if one.isprintable() else ascii(one)[1:-1] for one in text)
        try:
            self._file.write(f"{self.scenario} {way} {shown}\n".encode())
        except OSError as error:  # a full disk is no fault of the engine
            self.problem = f"{self.path}: not every message is written: {error.strerror}"

    def close(self) -> None:
        """The run is over."""
        self._file.close()
