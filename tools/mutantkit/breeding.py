"""Mutants of cited code: each one a small change of the source that breaks a rule, if the rule is there at all."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bannerhall.core.ledger import cited, data_citations

OPERATORS: dict[type[ast.AST], str] = {
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Is: "is",
    ast.IsNot: "is not",
    ast.In: "in",
    ast.NotIn: "not in",
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.FloorDiv: "//",
    ast.Mod: "%",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.And: "and",
    ast.Or: "or",
}
# Off by one and flipped. Not == into <=: where a count only ever rises the two are the same.
COMPARED: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
COUNTED: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
CONSTANT_NAME = re.compile(r"[A-Z][A-Z0-9_]+")
NO_CLAUSE = "ALLOWED"  # which is 0 already
SILENT = (ast.Raise, ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom, ast.arguments)
UNREAD = ("annotation", "returns", "decorator_list")
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mutant:
    """One change of one file: the bytes from start to end become `text`."""

    file: Path
    function: str
    clauses: tuple[str, ...]
    line: int
    mutation: str
    start: int
    end: int
    text: str
    old: str
    new: str


class Change(NamedTuple):
    node: ast.expr | ast.stmt
    text: str
    mutation: str


class Plot(NamedTuple):
    """A piece of code that implements clauses."""

    function: str
    clauses: tuple[str, ...]
    body: list[ast.AST]
    lines: range


def breed(folder: Path) -> list[Mutant]:
    """All mutants of the cited code in a package, in the order of the source."""
    found: dict[tuple[Path, int, int, str], Mutant] = {}
    for path in sorted(folder.rglob("*.py")):
        source = path.read_bytes()
        for plot in plots(path, ast.parse(source)):
            for change in changes(plot):
                mutant = _mutant(path, source, plot, change)
                if mutant.old != mutant.new:
                    found.setdefault((path, mutant.start, mutant.end, mutant.text), mutant)
    return sorted(found.values(), key=lambda m: (m.file, m.start, m.end, m.text))


def plots(path: Path, tree: ast.Module) -> Iterator[Plot]:
    """Functions and methods that cite clauses, or whose class does, and cited data."""
    yield from _functions(tree.body, "", ())
    for citing in data_citations(path):
        for node in tree.body:
            value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
            if value is not None and node.lineno <= citing.first <= (node.end_lineno or 0):
                lines = range(citing.first, citing.last + 1)
                yield Plot(citing.name, citing.clauses, [value], lines)


def _functions(body: list[ast.stmt], inside: str, inherited: tuple[str, ...]) -> Iterator[Plot]:
    for node in body:
        if isinstance(node, Function):
            clauses = cited(ast.get_docstring(node)) or inherited
            if clauses:
                lines = range(node.lineno, (node.end_lineno or node.lineno) + 1)
                yield Plot(f"{inside}{node.name}", clauses, list(node.body), lines)
        elif isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{inside}{node.name}.", cited(ast.get_docstring(node)))


def changes(plot: Plot) -> Iterator[Change]:
    bound: set[str] = set()
    for top in plot.body:
        for node in _walk(top):
            if isinstance(node, ast.expr | ast.stmt) and node.lineno in plot.lines:
                yield from _changed(node, bound)


def _walk(node: ast.AST) -> Iterator[ast.AST]:
    """Everything that acts, in the order of the source: no annotations, docstrings, errors, messages."""
    if isinstance(node, SILENT):
        return
    yield node
    padding = _padding(node)
    for field, value in ast.iter_fields(node):
        if field not in UNREAD:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST) and child not in padding:
                    yield from _walk(child)


def _padding(node: ast.AST) -> list[ast.expr]:
    """Zeros that fill up the arguments of an event, and a mask of secrets where all see everything."""
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "emit"):
        return []
    unread = node.args[1:5]
    if len(node.args) == 7 and ast.unparse(node.args[5]) == "ALL":
        unread.append(node.args[6])
    return [argument for argument in unread if isinstance(argument, ast.Constant) and argument.value == 0]


def _changed(node: ast.expr | ast.stmt, bound: set[str]) -> Iterator[Change]:
    if isinstance(node, ast.Compare):
        yield from _compare(node)
    elif isinstance(node, ast.BinOp):
        yield from _binary(node)
    elif isinstance(node, ast.AugAssign):
        yield from _augmented(node)
        yield _deleted(node)
    elif isinstance(node, ast.BoolOp):
        other: ast.boolop = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        text = f"({ast.unparse(ast.BoolOp(other, node.values))})"
        yield Change(node, text, _arrow(node.op, other))
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield Change(node, ast.unparse(node.operand), "not dropped")
    elif isinstance(node, ast.Constant):
        yield from _constant(node)
    elif isinstance(node, ast.If | ast.IfExp | ast.While):
        yield from _forced(node)
    elif isinstance(node, ast.Return):
        yield from _returned(node)
    elif isinstance(node, ast.Assign):
        yield from _assigned(node, bound)
    elif isinstance(node, ast.Break | ast.Continue) or (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    ):
        yield _deleted(node)
    if isinstance(node, ast.AnnAssign | ast.For) and isinstance(node.target, ast.Name):
        bound.add(node.target.id)


def _arrow(old: ast.AST, new: ast.AST) -> str:
    return f"{OPERATORS[type(old)]} → {OPERATORS[type(new)]}"


def _deleted(node: ast.stmt) -> Change:
    return Change(node, "pass", "deleted")


def _sink_test(node: ast.AST) -> bool:
    """Whether anybody listens. Never: the same as the event deleted; always: `emit` asks once more."""
    return isinstance(node, ast.Compare) and ast.unparse(node).endswith(".sink is not None")


def _compare(node: ast.Compare) -> Iterator[Change]:
    if _sink_test(node):
        return
    for i, op in enumerate(node.ops):
        for kind in COMPARED[type(op)]:
            ops = [*node.ops[:i], kind(), *node.ops[i + 1 :]]
            text = ast.unparse(ast.Compare(node.left, ops, node.comparators))
            yield Change(node, text, _arrow(op, kind()))


def _binary(node: ast.BinOp) -> Iterator[Change]:
    if type(node.op) in COUNTED and not (_is_text(node.left) or _is_text(node.right)):
        op = COUNTED[type(node.op)]()
        yield Change(node, ast.unparse(ast.BinOp(node.left, op, node.right)), _arrow(node.op, op))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _augmented(node: ast.AugAssign) -> Iterator[Change]:
    if type(node.op) in COUNTED:
        op = COUNTED[type(node.op)]()
        text = ast.unparse(ast.AugAssign(node.target, op, node.value))
        yield Change(node, text, f"{OPERATORS[type(node.op)]}= → {OPERATORS[type(op)]}=")


def _constant(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield Change(node, str(not node.value), f"{node.value} → {not node.value}")
    elif isinstance(node.value, int):
        for value in (node.value + 1, node.value - 1):
            yield Change(node, str(value), f"{node.value} → {value}")


def _forced(node: ast.If | ast.IfExp | ast.While) -> Iterator[Change]:
    """The condition always or never true. A loop is not made endless."""
    if isinstance(node.test, ast.Constant) or _sink_test(node.test):
        return
    yield Change(node.test, "False", "condition → False")
    if not isinstance(node, ast.While):
        yield Change(node.test, "True", "condition → True")


def _returned(node: ast.Return) -> Iterator[Change]:
    """A clause that is named no more; a bare return that is gone."""
    if node.value is None:
        yield _deleted(node)
        return
    results: list[ast.expr] = [node.value]
    for result in results:
        if isinstance(result, ast.IfExp):
            results += [result.body, result.orelse]
        elif (name := _constant_name(result)) and name != NO_CLAUSE:
            yield Change(result, "0", f"{name} → 0")


def _constant_name(node: ast.expr) -> str:
    """The name of a constant, whether it was imported or stands in a module: TOO_FEW_COINS, clauses.TOO_FEW_COINS."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name if CONSTANT_NAME.fullmatch(name) else ""


def _assigned(node: ast.Assign, bound: set[str]) -> Iterator[Change]:
    """Deleting the first assignment to a name only proves that names must exist."""
    names = {name.id for target in node.targets for name in ast.walk(target) if isinstance(name, ast.Name)}
    plain = all(isinstance(target, ast.Name | ast.Tuple) for target in node.targets)
    if not plain or names <= bound:
        yield _deleted(node)
    if plain:
        bound |= names


def _mutant(path: Path, source: bytes, plot: Plot, change: Change) -> Mutant:
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    node = change.node
    start = starts[node.lineno - 1] + node.col_offset
    end = starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)
    broken = source[:start] + change.text.encode() + source[end:]
    old = source.splitlines()[node.lineno - 1].decode().strip()
    new = broken.splitlines()[node.lineno - 1].decode().strip()
    return Mutant(path, plot.function, plot.clauses, node.lineno, change.mutation, start, end, change.text, old, new)
