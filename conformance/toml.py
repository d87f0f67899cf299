"""What is written in a TOML file, or one line that says why it can't be read.

Rules for this file: what stands in the file is looked at by whoever asked for it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


def contents(path: Path, expected: str, refusal: type[Exception]) -> dict[str, Any]:
    """The contents of the file; if it can't be read or isn't TOML, the refusal says what was expected in it."""
    try:
        text = path.read_text(encoding="utf-8")
        if text.startswith("\ufeff"):
            raise refusal(f"{path}: found a byte order mark; expected {expected}, in UTF-8 without it")
        return tomllib.loads(text)
    except OSError as error:
        raise refusal(f"{path}: found no file that can be read ({error.strerror}); expected {expected}") from None
    except ValueError as error:  # what isn't TOML, and what isn't UTF-8
        raise refusal(f"{path}: found what isn't TOML; expected {expected}: {error}") from None
    except RecursionError:
        raise refusal(f"{path}: found TOML nested too deep; expected {expected}") from None
