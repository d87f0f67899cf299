"""The reference engine at the other end of a pipe: `python -m engine` reads requests and writes answers.

JSON-RPC 2.0, one message a line; nothing else goes to standard output.  It ends
when its input does.

Rules for this file: lines only; what the requests mean is `engine.adapter`'s.
"""

from __future__ import annotations

import gc
import json
import sys
import traceback
from typing import Any, Final, TextIO

from engine.adapter import Adapter, Trouble

BROKEN: Final = -32603
NO_JSON, NO_REQUEST = -32700, -32600


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer every line until there are no more."""
    adapter = Adapter()
    for line in requests:
        answers.write(json.dumps(answer(adapter, line), separators=(",", ":"), ensure_ascii=False) + "\n")
        answers.flush()


def answer(adapter: Adapter, line: str) -> dict[str, Any]:
    """The answer to a line."""
    try:
        request = json.loads(line)
    except ValueError as error:
        return _failed(None, NO_JSON, f"found what isn't JSON: {error}")
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


if __name__ == "__main__":
    gc.freeze()  # what was imported stays; looking through it for garbage again and again would take time
    for stream in (sys.stdin, sys.stdout):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    serve(sys.stdin, sys.stdout)
