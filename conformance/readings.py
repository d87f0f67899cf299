"""Readings of the rules: the rulebook of an edition, or any other that somebody holds to be right.

A reading is a class of rulebook in a file of its own: it derives from one of ours
and overrides the methods of the clauses that it reads otherwise.  It is named by
the file and the class, as in `tests/editions/readings.py:NoSparing`.

Rules for this file: a reading is whole before anything is played by it.  A method
that overrides nothing would change nothing, so it is a mistake too, unless its
name begins with an underscore.
"""

from __future__ import annotations

import difflib
import importlib.util
import sys
import traceback
from collections.abc import Callable
from inspect import signature
from pathlib import Path
from types import ModuleType
from typing import Final

import pytest

from conformance.driver import NOW, Driver
from conformance.in_process import EDITIONS, InProcess, Rulebook

ENGINE: Final = pytest.StashKey[Callable[[], Driver]]()
"""Where a run of pytest keeps how the engine of one scenario is made."""


class ReadingError(Exception):
    """A reading that isn't there or can't be used; the message is one line."""


def reading(named: str) -> type[Rulebook]:
    """The rulebook of an edition, or of a reading: `cr2018`, or `path/to/file.py:Name`."""
    if named in EDITIONS:
        return EDITIONS[named]
    path, colon, name = named.rpartition(":")
    if not (colon and path.endswith(".py") and name.isidentifier()):
        raise ReadingError(
            f"found the reading {named!r}; expected one of {', '.join(EDITIONS)}, or path/to/file.py:Name"
        )
    kind = getattr(_module(Path(path)), name, None)
    if kind is None:
        raise ReadingError(f"{path}: found no {name}; expected a rulebook, and there are: {_rulebooks(path)}")
    if not (isinstance(kind, type) and issubclass(kind, Rulebook)):
        raise ReadingError(
            f"{path}: found {name}, which is no subclass of Rulebook; rulebooks there: {_rulebooks(path)}"
        )
    for part in kind.__mro__[: kind.__mro__.index(Rulebook)]:
        if part.__module__ == kind.__module__:
            _check_overrides(part, path)
    try:
        kind()
    except (Exception, SystemExit) as error:
        said = f"{type(error).__name__}: {error}"
        raise ReadingError(
            f"{path}: {name} can't be made ({said}); expected a class that is called without arguments"
        ) from None
    return kind


def engine_of(named: str | None, edition: str | None = None) -> Callable[[], Driver]:
    """How the reference engine is made that plays by a reading; by the edition of the scenario, if none is named.

    Where the scenarios are those of an edition, the reading is one of its rules.
    """
    if named is None:
        return InProcess
    rulebook = reading(named)
    theirs = EDITIONS.get(edition or NOW, Rulebook)
    if not issubclass(rulebook, theirs):
        raise ReadingError(
            f"found --edition {edition} and --reading {named}, which is no reading of the rules of that edition; "
            f"expected a subclass of {theirs.__name__}"
        )
    return lambda: InProcess(rulebook)


_MODULES: Final[dict[Path, ModuleType]] = {}


def _module(path: Path) -> ModuleType:
    """The file, carried out once."""
    if not path.is_file():
        raise ReadingError(f"found no file {path}; expected one with a rulebook, named from {Path.cwd()}")
    found = path.resolve()
    if found not in _MODULES:
        specification = importlib.util.spec_from_file_location(f"reading_{len(_MODULES)}_{found.stem}", found)
        assert specification is not None and specification.loader is not None, "its name ends in .py"
        module = importlib.util.module_from_spec(specification)
        sys.modules[module.__name__] = module
        try:
            specification.loader.exec_module(module)
        except (Exception, SystemExit) as error:
            raise ReadingError(f"{path}:{_line(error, found)}: found {type(error).__name__}: {error}") from None
        _MODULES[found] = module
    return _MODULES[found]


def _line(error: BaseException, path: Path) -> int:
    """The line of the file at which it failed."""
    if isinstance(error, SyntaxError):
        return error.lineno or 1
    frames = traceback.extract_tb(error.__traceback__)
    return next((frame.lineno or 1 for frame in reversed(frames) if frame.filename == str(path)), 1)


def _rulebooks(path: str) -> str:
    module = _module(Path(path))
    own = (kind for kind in vars(module).values() if isinstance(kind, type) and kind.__module__ == module.__name__)
    return ", ".join(kind.__name__ for kind in own if issubclass(kind, Rulebook)) or "none"


def _check_overrides(kind: type, path: str) -> None:
    """Every public method of a reading overrides one that the rulebook has, and takes what that one takes."""
    for name, value in vars(kind).items():
        if not callable(value) or name.startswith("_"):
            continue
        overridden = next((getattr(base, name) for base in kind.__bases__ if hasattr(base, name)), None)
        if overridden is None:
            near = difflib.get_close_matches(name, [each for each in dir(Rulebook) if not each.startswith("_")], n=3)
            mend = f"did you mean {' or '.join(near)}?" if near else "engine/rulebook/ has them all"
            raise ReadingError(f"{path}: found {kind.__name__}.{name}, which overrides no rule; {mend}")
        if not _is_called_alike(getattr(kind, name), overridden):
            raise ReadingError(f"{path}: found {kind.__name__}.{name}{_taken(value)}; expected {_taken(overridden)}")


def _is_called_alike(mine: Callable[..., object], theirs: Callable[..., object]) -> bool:
    """Whether the one can be called as the other is."""
    taken = signature(theirs).parameters.values()
    by_name = {one.name: None for one in taken if one.kind is one.KEYWORD_ONLY}
    try:
        signature(mine).bind(*(None for one in taken if one.name not in by_name), **by_name)
    except TypeError:
        return False
    return True


def _taken(method: Callable[..., object]) -> str:
    return f"({', '.join(signature(method).parameters)})"
