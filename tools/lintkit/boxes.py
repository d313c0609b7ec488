"""Finds numbers that compiled code would wrap into objects for nothing.

`return clauses.TOO_DEAR if price > coins else 0` joins an `i64` with a Python int, and mypyc makes an object of either
before it takes the number out again. With `ALLOWED` or `i64(0)` both sides are of one type. A literal from 2**62 on is
an object as well, opened at every use.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple, TypeGuard

from lintkit.constants import Module, Worth, is_final, module_at

TOO_LARGE = 2**62


class Box(NamedTuple):
    path: Path
    line: int
    wrong: str
    right: str

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}: {self.wrong}: {self.right}"


def boxes(src: Path, modules: list[str]) -> list[Box]:
    """What is wrapped in modules that are given as paths relative to src."""
    found: list[Box] = []
    for name in modules:
        module = module_at(src, name.removesuffix(".py").replace("/", "."))
        if module is not None:
            tree = ast.parse((src / name).read_text(encoding="utf-8"))
            found += [Box(src / name, *box) for box in [*mixed_returns(module, tree), *large_literals(tree)]]
    return found


def mixed_returns(module: Module, tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and is_i64(function.returns):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and isinstance(node.value, ast.IfExp):
                    plain = [is_plain(module, branch) for branch in branches(node.value)]
                    if any(plain) and not all(plain):
                        wrong = f"{function.name} returns an i64 or a plain int"
                        yield node.lineno, wrong, "write ALLOWED for no clause, i64(0) for the number 0"


def large_literals(tree: ast.Module) -> Iterator[tuple[int, str, str]]:
    """Those that code refers to. An argument at the top level is read once."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            for part in ast.walk(node):
                if is_large(part):
                    yield part.lineno, f"{part.value!r} is an object at every use", "give it a name, Final[i64]"
    for statement in tree.body:
        if isinstance(statement, ast.AnnAssign) and statement.value is not None and is_large(statement.value):
            yield statement.lineno, f"{statement.value.value!r} is an object at every use", "let a function return it"


def branches(value: ast.expr) -> list[ast.expr]:
    """What a conditional expression may come to."""
    return branches(value.body) + branches(value.orelse) if isinstance(value, ast.IfExp) else [value]


def is_i64(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "i64"


def is_plain(module: Module, value: ast.expr) -> bool:
    """A Python int as the compiler sees it: a literal, or a constant that is not declared an i64."""
    if isinstance(value, ast.UnaryOp):
        return is_plain(module, value.operand)
    if isinstance(value, ast.Constant):
        return True
    if isinstance(value, ast.Name):
        return is_plain_name(module, value.id)
    if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id in module.imported:
        there, name = module.imported[value.value.id]
        other = module_at(module.src, f"{there}.{name}" if name else there)
        return other is not None and is_plain_name(other, value.attr)
    return False


def is_plain_name(module: Module, name: str) -> bool:
    if name in module.imported:
        there, theirs = module.imported[name]
        other = module_at(module.src, there)
        return other is not None and is_plain_name(other, theirs)
    node = module.assigned.get(name)
    return isinstance(node, ast.AnnAssign) and is_final(node.annotation) and module.worth_of_name(name) != Worth.OTHER


def is_large(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and type(node.value) is int and node.value >= TOO_LARGE
