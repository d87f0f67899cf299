"""The mutants of a module: for each change of each of its functions, the code with it.

Rules for this file: only the function is compiled, in the classes that it stands in; a
function that uses `super()` goes on using it, because running functions can't gain or
lose a free variable.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from types import CodeType
from typing import Any, Final

from attrs import frozen

from tests.mutation.changes import Change, changes, header, signatures

ROOT: Final = Path(__file__).parents[2]


@frozen(eq=False)
class Mutant:
    """One change of one function of the engine."""

    path: str
    function: str
    """Its qualified name."""
    change: str
    statement: str
    """The first line of the statement that is changed."""
    lines: tuple[int, ...]
    """Where the statement stands; of one that has statements in it, its own lines."""
    made: Change
    within: tuple[ast.stmt, ...]
    """The function, and the classes around it, from outside."""

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.path}:{self.lines[0]}"

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What it is known by, wherever it stands in its file."""
        return self.path, self.function, self.statement, self.change

    def code(self) -> CodeType:
        """The function's code with the change."""
        keeping = _keeping(self.within[-1])
        with self.made.made():
            return compiled(self.within, self.path, keeping)


def mutants_of(path: str) -> Iterator[Mutant]:
    """Every mutant of a module, in the order of the file; those of a statement that read the same are numbered."""
    for within in functions(parsed(path).body):
        function = within[-1]
        assert isinstance(function, ast.FunctionDef)
        name = ".".join(one.name for one in within)  # type: ignore[attr-defined]
        met: Counter[tuple[int, str]] = Counter()
        for change in changes(function, _signatures()):
            met[id(change.statement), change.said] += 1
            number = met[id(change.statement), change.said]
            said = change.said if number == 1 else f"{change.said} ({number})"
            lines = lines_of(change.statement)
            yield Mutant(path, name, said, header(change.statement), lines, change, within)


def functions(body: Sequence[ast.stmt], around: tuple[ast.stmt, ...] = ()) -> Iterator[tuple[ast.stmt, ...]]:
    """The functions of a module and of its classes, each with the classes around it."""
    for one in body:
        if isinstance(one, ast.FunctionDef):
            yield (*around, one)
        elif isinstance(one, ast.ClassDef):
            yield from functions(one.body, (*around, one))


def lines_of(statement: ast.AST) -> tuple[int, ...]:
    """The lines of a statement; if it has others in it, those before them."""
    if isinstance(statement, ast.match_case):
        return tuple(range(statement.pattern.lineno, statement.body[0].lineno)) or (statement.pattern.lineno,)
    assert isinstance(statement, ast.stmt)
    inner: Any = getattr(statement, "body", None) or getattr(statement, "cases", None)
    if not inner:
        return tuple(range(statement.lineno, (statement.end_lineno or statement.lineno) + 1))
    first = inner[0].pattern.lineno if isinstance(inner[0], ast.match_case) else inner[0].lineno
    return tuple(range(statement.lineno, first)) or (statement.lineno,)


def compiled(within: Sequence[ast.stmt], path: str, keeping: Sequence[ast.stmt] = ()) -> CodeType:
    """The code of a function, compiled as it stands in its classes."""
    function = within[-1]
    assert isinstance(function, ast.FunctionDef)
    node: ast.stmt = ast.copy_location(
        ast.FunctionDef(function.name, function.args, [*function.body, *keeping], [], None), function
    )
    for around in reversed(within[:-1]):
        assert isinstance(around, ast.ClassDef)
        node = ast.copy_location(ast.ClassDef(around.name, [], [], [node], []), around)
    future = ast.ImportFrom("__future__", [ast.alias("annotations")], 0)
    tree = ast.fix_missing_locations(ast.Module([future, node], []))
    code = compile(tree, str(ROOT / path), "exec")
    for _ in within:
        code = next(one for one in code.co_consts if isinstance(one, CodeType))
    return code


def _keeping(function: ast.stmt) -> list[ast.stmt]:
    """What keeps the free variable of `super()` in a function that has it, and is never carried out."""
    if not any(isinstance(node, ast.Name) and node.id == "super" for node in ast.walk(function)):
        return []
    return list(ast.parse("if False: __class__").body)


@cache
def parsed(path: str) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse((ROOT / path).read_text(encoding="utf-8"))


@cache
def _signatures() -> dict[str, tuple[str, ...]]:
    return signatures([parsed(str(path.relative_to(ROOT))) for path in sorted((ROOT / "engine").rglob("*.py"))])
