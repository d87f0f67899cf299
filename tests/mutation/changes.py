"""What can be changed in a function: every one of its small changes, one after the other.

A change is made in the syntax tree where it stands, and taken back; so each is a place
in the tree and what stands there instead.

Rules for this file: what changes nothing but what a person is told (the wording of errors
and of questions) is left alone, and so are docstrings, annotations, assertions, the
`raise ValueError` that says what can't happen, and the `raise Unprepared` that says what
is wrong with a prepared answer; a kind of change that could only crash is
left out where that can be seen, because its death would prove nothing.
"""

from __future__ import annotations

import ast
import itertools
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final

from attrs import frozen

Signatures = Mapping[str, Sequence[str]]
"""The types of the positional arguments of what can be called, by its name."""

OPPOSITE: Final[dict[type, type]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.And: ast.Or, ast.Or: ast.And, ast.Add: ast.Sub, ast.Sub: ast.Add,
}  # fmt: skip
"""An operator, and what is written by mistake for it."""

MISTAKEN: Final = {"any": "all", "all": "any", "min": "max", "max": "min"}
"""A function, and what is called by mistake for it."""

ASKING: Final = frozenset({"pick", "pick_some", "agree", "free", "order"})
"""Methods whose strings are questions to a player."""

EMPTY: Final = {"list": "[]", "tuple": "()", "dict": "{}", "frozenset": "frozenset()", "str": "''"}
"""What an empty answer of a type is."""


@frozen(eq=False)
class Change:
    """One change: the place in the tree, what stands there instead, and in which statement that is."""

    parent: ast.AST
    field: str
    index: int | None
    new: Any
    statement: ast.AST
    said: str

    @contextmanager
    def made(self) -> Iterator[None]:
        """The tree with the change."""
        holder: Any = self.parent if self.index is None else getattr(self.parent, self.field)
        old = getattr(holder, self.field) if self.index is None else holder[self.index]
        self._put(holder, self.new)
        try:
            yield
        finally:
            self._put(holder, old)

    def _put(self, holder: Any, value: Any) -> None:
        if self.index is None:
            setattr(holder, self.field, value)
        else:
            holder[self.index] = value


def changes(function: ast.FunctionDef, signatures: Signatures) -> Iterator[Change]:
    """Every change of the function."""
    yield from _Finder(function, signatures).block(function, "body")


def source(node: Any) -> str:
    """The node in one line."""
    return " ".join(ast.unparse(node).split())


def header(statement: ast.AST) -> str:
    """The first line of a statement."""
    if isinstance(statement, ast.match_case):
        return f"case {ast.unparse(statement.pattern)}"
    return ast.unparse(statement).partition("\n")[0].rstrip(":")


class _Finder:
    """A walk through one function; it knows which names are bound already, and what the function returns."""

    def __init__(self, function: ast.FunctionDef, signatures: Signatures) -> None:
        self._signatures = signatures
        self._returns = ast.unparse(function.returns) if function.returns is not None else ""
        arguments = function.args
        self._bound = {one.arg for one in (*arguments.args, *arguments.kwonlyargs)}

    # --- statements ------------------------------------------------------------------------

    def block(self, parent: ast.AST, field: str) -> Iterator[Change]:
        """The changes of a list of statements."""
        for index, statement in enumerate(getattr(parent, field)):
            yield from self._statement(parent, field, index, statement)

    def _statement(self, parent: ast.AST, field: str, index: int, statement: ast.stmt) -> Iterator[Change]:
        def instead(text: str, said: str = "") -> Change:
            new = ast.copy_location(ast.parse(f"def _():\n while 1:\n  {text}").body[0].body[0].body[0], statement)  # type: ignore[attr-defined]
            ast.fix_missing_locations(new)
            return Change(parent, field, index, new, statement, said or f"{header(statement)} -> {text}")

        removed = f"without {header(statement)}"
        match statement:
            case ast.FunctionDef():
                inner = _Finder(statement, self._signatures)
                inner._bound |= self._bound
                yield from inner.block(statement, "body")
                self._bound.add(statement.name)
            case ast.If():
                for forced in ("True", "False"):
                    yield self._forced(statement, "test", forced, statement)
                yield from self._expression(statement, "test", None, statement)
                yield from self.block(statement, "body")
                yield from self.block(statement, "orelse")
            case ast.While():
                yield self._forced(statement, "test", "False", statement)
                yield from self._expression(statement, "test", None, statement)
                yield from self.block(statement, "body")
            case ast.For():
                yield self._forced(statement, "iter", "()", statement)
                once = [*statement.body, ast.copy_location(ast.Break(), statement)]
                yield Change(statement, "body", None, once, statement, f"{header(statement)}, the first only")
                yield from self._expression(statement, "iter", None, statement)
                self._bind(statement.target)
                yield from self.block(statement, "body")
            case ast.Match():
                yield from self._expression(statement, "subject", None, statement)
                for case in statement.cases:
                    yield from self._case(case)
            case ast.With():
                for item in statement.items:
                    yield from self._expression(item, "context_expr", None, statement)
                yield from self.block(statement, "body")
            case ast.Try():
                yield from self.block(statement, "body")
                for handler in statement.handlers:
                    yield from self.block(handler, "body")
                yield from self.block(statement, "finalbody")
            case ast.Return(value) if value is not None:
                for other in self._other_answers(value):
                    yield instead(f"return {other}")
                yield from self._expression(statement, "value", None, statement)
            case ast.Expr(ast.Constant()) | ast.Assert():
                pass
            case ast.Expr():
                yield instead("pass", removed)
                yield from self._expression(statement, "value", None, statement)
            case ast.Raise() if not ast.unparse(statement).startswith(("raise ValueError", "raise Unprepared")):
                yield instead("pass", removed)
            case ast.Continue():
                yield instead("pass", f"{removed}")
                yield instead("break")
            case ast.Break():
                yield instead("pass", removed)
            case ast.Assign(targets):
                if all(self._is_rebinding(target) for target in targets):
                    yield instead("pass", removed)
                if not any(isinstance(target, ast.Name) and target.id == "question" for target in targets):
                    yield from self._expression(statement, "value", None, statement)
                for target in targets:
                    self._bind(target)
            case ast.AnnAssign(target, value=value) if value is not None:
                yield from self._expression(statement, "value", None, statement)
                self._bind(target)
            case ast.AugAssign(target, op, value):
                yield instead("pass", removed)
                if type(op) in OPPOSITE:
                    sign = "-" if isinstance(op, ast.Add) else "+"
                    yield instead(f"{source(target)} {sign}= {source(value)}")
                if isinstance(op, ast.BitOr):
                    yield instead(f"{source(target)} = {source(value)}")
                yield from self._expression(statement, "value", None, statement)
            case ast.Delete():
                yield instead("pass", removed)

    def _case(self, case: ast.match_case) -> Iterator[Change]:
        never = ast.copy_location(ast.Constant(False), case.pattern)
        yield Change(case, "guard", None, never, case, f"without {header(case)}")
        if case.guard is not None:
            yield Change(case, "guard", None, None, case, f"{header(case)}, without if {source(case.guard)}")
            yield from self._expression(case, "guard", None, case)
        self._bound |= {n.name for n in ast.walk(case.pattern) if isinstance(n, ast.MatchAs) and n.name}
        yield from self.block(case, "body")

    def _forced(self, parent: ast.AST, field: str, text: str, statement: ast.AST) -> Change:
        old = getattr(parent, field)
        new = ast.copy_location(ast.parse(text, mode="eval").body, old)
        return Change(parent, field, None, new, statement, f"{source(old)} -> {text}")

    def _is_rebinding(self, target: ast.expr) -> bool:
        """Whether the program goes on without this assignment: the name, or the object, is there already."""
        if isinstance(target, ast.Name):
            return target.id in self._bound
        if isinstance(target, ast.Tuple | ast.List):
            return all(map(self._is_rebinding, target.elts))
        return isinstance(target, ast.Attribute | ast.Subscript)

    def _bind(self, target: ast.expr) -> None:
        self._bound |= {node.id for node in ast.walk(target) if isinstance(node, ast.Name)}

    def _other_answers(self, value: ast.expr) -> Iterator[str]:
        kind = self._returns.partition("[")[0]
        others = ["True", "False"] if kind == "bool" else ["None" if "|" in self._returns else EMPTY.get(kind, "None")]
        yield from (other for other in others if not isinstance(value, ast.Constant) and other != source(value))

    # --- expressions -----------------------------------------------------------------------

    def _expression(self, parent: ast.AST, field: str, index: int | None, statement: ast.AST) -> Iterator[Change]:
        node = getattr(parent, field) if index is None else getattr(parent, field)[index]
        if not isinstance(node, ast.expr) or isinstance(node, ast.JoinedStr):
            return
        for new in self._instead_of(node):
            ast.copy_location(new, node)
            ast.fix_missing_locations(new)
            yield Change(parent, field, index, new, statement, f"{source(node)} -> {source(new)}")
        if isinstance(node, ast.Lambda):
            yield from self._expression(node, "body", None, statement)
            return
        for name, inner in ast.iter_fields(node):
            if isinstance(inner, list):
                for number, one in enumerate(inner):
                    if isinstance(one, ast.comprehension):
                        yield from self._comprehension(one, statement)
                    elif isinstance(one, ast.keyword):
                        yield from self._expression(one, "value", None, statement)
                    elif not (_asks(node) and _is_worded(one)):
                        yield from self._expression(node, name, number, statement)
            else:
                yield from self._expression(node, name, None, statement)

    def _comprehension(self, node: ast.comprehension, statement: ast.AST) -> Iterator[Change]:
        for number, condition in enumerate(node.ifs):
            always = ast.copy_location(ast.Constant(True), condition)
            yield Change(node, "ifs", number, always, statement, f"if {source(condition)} -> if True")
            yield from self._expression(node, "ifs", number, statement)
        yield self._forced(node, "iter", "()", statement)
        yield from self._expression(node, "iter", None, statement)

    def _instead_of(self, node: ast.expr) -> Iterator[ast.expr]:
        """What may stand by mistake where this expression stands."""
        match node:
            case ast.Compare(left, operators, comparators):
                for n, operator in enumerate(operators):
                    others = [*operators[:n], OPPOSITE[type(operator)](), *operators[n + 1 :]]
                    yield ast.Compare(left, others, comparators)
            case ast.BoolOp(operator, values):
                yield ast.BoolOp(OPPOSITE[type(operator)](), values)
                for n in range(len(values)):
                    kept = _without(values, n)
                    yield kept[0] if len(kept) == 1 else ast.BoolOp(operator, kept)
            case ast.UnaryOp(ast.Not() | ast.USub(), operand):
                yield operand
            case ast.BinOp(left, ast.Add() | ast.Sub() as operator, right):
                yield ast.BinOp(left, OPPOSITE[type(operator)](), right)
            case ast.BinOp(left, ast.BitOr(), right):
                yield from (left, right)
            case ast.Constant(bool(value)):
                yield ast.Constant(not value)
            case ast.Constant(int(value)):
                yield ast.Constant(0 if value == 1 else value + 1)
            case ast.Constant(str(value)):
                yield ast.Constant(f"not {value}")
            case ast.IfExp(_, body, orelse):
                yield from (body, orelse)
            case ast.Tuple(elements) | ast.List(elements) if any(isinstance(one, ast.Starred) for one in elements):
                for n in range(len(elements)):
                    yield type(node)(_without(elements, n), node.ctx)
            case ast.Call():
                yield from self._calls(node)

    def _calls(self, node: ast.Call) -> Iterator[ast.expr]:
        called = node.func
        name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
        if isinstance(called, ast.Name) and name in MISTAKEN:
            yield ast.Call(ast.copy_location(ast.Name(MISTAKEN[name], ast.Load()), called), node.args, node.keywords)
        for n in range(len(node.keywords)):
            yield ast.Call(called, node.args, _without(node.keywords, n))
        kinds = () if _asks(node) else self._signatures.get(name, ())
        for n, (first, second) in enumerate(itertools.pairwise(kinds)):
            if first == second and n + 1 < len(node.args) and source(node.args[n]) != source(node.args[n + 1]):
                swapped = [*node.args[:n], node.args[n + 1], node.args[n], *node.args[n + 2 :]]
                yield ast.Call(called, swapped, node.keywords)


def _asks(node: ast.expr) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ASKING


def _is_worded(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or any(isinstance(part, ast.JoinedStr) for part in ast.walk(node))


def _without(several: list[Any], n: int) -> list[Any]:
    return several[:n] + several[n + 1 :]


def signatures(trees: Sequence[ast.Module]) -> dict[str, tuple[str, ...]]:
    """The types of the positional arguments of every function and class; a name that means several things has none."""
    found: dict[str, tuple[str, ...]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                kinds = [ast.unparse(one.annotation) for one in node.args.args if one.annotation is not None]
            elif isinstance(node, ast.ClassDef):
                kinds = [ast.unparse(one.annotation) for one in node.body if isinstance(one, ast.AnnAssign)]
            else:
                continue
            if found.setdefault(node.name, tuple(kinds)) != tuple(kinds):
                found[node.name] = ()
    return found
