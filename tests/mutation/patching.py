"""Changing functions that are running: their code is exchanged, so whoever has imported them sees the change.

Rules for this file: what is exchanged is put back, whatever happens; what was
remembered by a cache of the engine is forgotten before and after.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import _lru_cache_wrapper
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final

from tests.mutation.mutants import ROOT, Mutant

Running = Mapping[tuple[str, str], Sequence[FunctionType]]
"""The functions of the engine as they are in memory, by file and qualified name."""


def running() -> Running:
    """Every function of the engine. A decorated one is found itself, beneath what decorates it."""
    found: dict[tuple[str, str], dict[int, FunctionType]] = {}
    for name, module in sorted(sys.modules.items()):
        if name.partition(".")[0] == "engine":
            for one in _functions(module):
                if one.__code__.co_filename.startswith(f"{ROOT}/engine/"):
                    key = one.__code__.co_filename.removeprefix(f"{ROOT}/"), one.__code__.co_qualname
                    found.setdefault(key, {})[id(one)] = one
    return {key: tuple(several.values()) for key, several in found.items()}


def _functions(holder: ModuleType | type) -> Iterator[FunctionType]:
    for value in vars(holder).values():
        if isinstance(value, type) and value.__module__.startswith("engine") and isinstance(holder, ModuleType):
            yield from _functions(value)
        if isinstance(one := _beneath(value), FunctionType):
            yield one


def _beneath(value: Any) -> Any:
    """The function beneath a cache, a property or a class method; None if it is nothing of that kind."""
    while value is not None and (hasattr(value, "__wrapped__") or not isinstance(value, FunctionType)):
        value = next((found for name in BENEATH if (found := getattr(value, name, None)) is not None), None)
    return value


BENEATH: Final = ("__wrapped__", "fget", "__func__", "func")
"""Where what decorates a function keeps it."""


@contextmanager
def mutated(mutant: Mutant, functions: Running) -> Iterator[None]:
    """The engine with the mutant."""
    there = functions.get((mutant.path, mutant.function), ())
    if not there:
        raise LookupError(f"{mutant.place}: {mutant.function} isn't in memory; expected a module that the engine loads")
    before: list[tuple[FunctionType, CodeType]] = [(one, one.__code__) for one in there]
    code = mutant.code()
    forget()
    try:
        for one in there:
            one.__code__ = code
        yield
    finally:
        for one, old in before:
            one.__code__ = old
        forget()


def forget() -> None:
    """Empty the caches of what a game has worked out, and of cards; those of texts that were read stay."""
    for cached in _caches():
        cached.cache_clear()


def _caches() -> Sequence[Any]:
    if not _found:
        for name, module in sorted(sys.modules.items()):
            if name.startswith(("engine.mechanism", "engine.rulebook", "conformance.in_process")):
                mine = (one for one in vars(module).values() if isinstance(one, _lru_cache_wrapper))
                _found.extend(one for one in mine if one.__module__ == name)
    return _found


_found: list[Any] = []
