"""The reference engine at the other end of a pipe: `python -m engine` reads requests and writes answers.

JSON-RPC 2.0, one message a line; nothing else goes to standard output.  It ends
when its input does, when nobody reads its answers any more, or when it is interrupted.

Rules for this file: lines only; what the requests mean is `engine.adapter`'s.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import traceback
from typing import Any, Final, TextIO

from engine.adapter import Adapter, Trouble

BROKEN: Final = -32603
NO_JSON, NO_REQUEST = -32700, -32600
INTERRUPTED: Final = 130
"""The status of a process that was interrupted, as shells have it."""


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer every line until there are no more."""
    adapter = Adapter()
    for line in requests:
        answers.write(json.dumps(answer(adapter, line), separators=(",", ":"), ensure_ascii=False) + "\n")
        answers.flush()


def answer(adapter: Adapter, line: str) -> dict[str, Any]:
    """The answer to a line."""
    try:
        line.encode()
        request = json.loads(line)
    except UnicodeEncodeError:  # its bytes came as surrogates
        return _failed(None, NO_JSON, "found bytes that aren't UTF-8; expected JSON")
    except ValueError as error:
        return _failed(None, NO_JSON, f"found what isn't JSON: {error}")
    except RecursionError:
        return _failed(None, NO_JSON, "found JSON nested too deep; expected a request")
    if not _is_request(request):
        return _failed(None, NO_REQUEST, "found no request; expected an object with jsonrpc, id, method and params")
    serial, parameters = request["id"], request.get("params", {})
    try:
        return {"jsonrpc": "2.0", "id": serial, "result": adapter(request["method"], parameters)}
    except Trouble as trouble:
        return _failed(serial, trouble.code, str(trouble), {"rule": trouble.rule} if trouble.rule else None)
    except Exception as error:  # whatever broke, the next request is answered
        traceback.print_exception(error)
        return _failed(serial, BROKEN, f"{type(error).__name__}: {error}")


def _is_request(message: Any) -> bool:
    """Whether it is an object with all that a request has; parameters come by name, or not at all."""
    return (
        isinstance(message, dict)
        and "id" in message
        and isinstance(message.get("method"), str)
        and isinstance(message.get("params", {}), dict)
    )


def _failed(serial: Any, code: int, message: str, data: dict[str, Any] | None = None) -> dict[str, Any]:
    error = {"code": code, "message": message} | ({"data": data} if data else {})
    return {"jsonrpc": "2.0", "id": serial, "error": error}


def main() -> int:
    """Serve standard input and output."""
    argparse.ArgumentParser(prog="python -m engine", description=(__doc__ or "").partition("\n")[0]).parse_args()
    gc.freeze()  # what was imported stays; looking through it for garbage again and again would take time
    sys.stdin.reconfigure(encoding="utf-8", errors="surrogateescape")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8", errors="backslashreplace")  # type: ignore[union-attr]
    try:
        serve(sys.stdin, sys.stdout)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # what is left is for nobody
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


if __name__ == "__main__":
    sys.exit(main())
