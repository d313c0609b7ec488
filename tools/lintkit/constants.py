"""Finds constants of compiled modules that the compiler cannot fold.

`X: Final = 13 * SPAN` with an imported SPAN is no constant to mypyc: it becomes a Python int that is looked up, tested
and unpacked at every use. `X: Final[i64] = 13 * SPAN` is a plain load. Only whole numbers are looked at: what is not
made of them by arithmetic (vectors, tuples, strings, results of functions) is fine as it is.
"""

from __future__ import annotations

import ast
from enum import Enum
from functools import cache
from pathlib import Path
from typing import NamedTuple


class Worth(Enum):
    """What the compiler makes of a name or an expression."""

    FOLDED = "a number it knows"
    NUMBER = "a number it does not know"
    OTHER = "no number"


class Fault(NamedTuple):
    path: Path
    line: int
    name: str

    def __str__(self) -> str:
        return (
            f"{self.path.as_posix()}:{self.line}: {self.name}: Final is made of imported numbers and slow compiled: "
            f"write {self.name}: Final[i64]"
        )


def together(worths: list[Worth]) -> Worth:
    """What arithmetic makes of its parts."""
    if Worth.OTHER in worths:
        return Worth.OTHER
    return Worth.NUMBER if Worth.NUMBER in worths else Worth.FOLDED


def is_final(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "Final"


def is_declared_number(annotation: ast.expr) -> bool:
    """`Final[i64]`, `Final[int]` and the types alone."""
    inner = annotation.slice if isinstance(annotation, ast.Subscript) else annotation
    return isinstance(inner, ast.Name) and inner.id in ("i64", "i32", "i16", "u8", "int")


class Module:
    """The names that one file defines or imports at its top level."""

    def __init__(self, src: Path, path: Path) -> None:
        self.src = src
        self.imported: dict[str, tuple[str, str]] = {}  # module and name there, an empty name for a module itself
        self.assigned: dict[str, ast.AnnAssign | ast.Assign] = {}
        self.asked: set[str] = set()
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (node.module, alias.name)
            elif isinstance(node, ast.Import):
                for alias in node.names:
                    self.imported[alias.asname or alias.name] = (alias.name, "")
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.assigned[node.target.id] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                self.assigned[node.targets[0].id] = node

    def worth_of_name(self, name: str) -> Worth:
        if name in self.asked:  # modules that import each other in a circle
            return Worth.OTHER
        self.asked.add(name)
        try:
            if name in self.assigned:
                return self.worth_of_assignment(self.assigned[name])
            if name in self.imported:
                return imported_worth(self.src, *self.imported[name])
            return Worth.OTHER
        finally:
            self.asked.remove(name)

    def worth_of_assignment(self, node: ast.AnnAssign | ast.Assign) -> Worth:
        worth = self.worth(node.value) if node.value else Worth.OTHER
        if isinstance(node, ast.Assign):  # anybody may assign to it again
            return Worth.OTHER if worth == Worth.OTHER else Worth.NUMBER
        return Worth.NUMBER if worth == Worth.OTHER and is_declared_number(node.annotation) else worth

    def worth(self, value: ast.expr) -> Worth:
        if isinstance(value, ast.Constant):
            return Worth.FOLDED if type(value.value) is int else Worth.OTHER
        if isinstance(value, ast.Name):
            return self.worth_of_name(value.id)
        if isinstance(value, ast.Attribute) and isinstance(value.value, ast.Name) and value.value.id in self.imported:
            module, name = self.imported[value.value.id]
            return imported_worth(self.src, f"{module}.{name}" if name else module, value.attr)
        if isinstance(value, ast.BinOp):
            return together([self.worth(value.left), self.worth(value.right)])
        if isinstance(value, ast.UnaryOp):
            return self.worth(value.operand)
        return Worth.OTHER

    def faults(self, path: Path) -> list[Fault]:
        return [
            Fault(path, node.lineno, name)
            for name, node in self.assigned.items()
            if isinstance(node, ast.AnnAssign)
            and is_final(node.annotation)
            and self.worth_of_assignment(node) == Worth.NUMBER
        ]


@cache
def module_at(src: Path, name: str) -> Module | None:
    base = src / name.replace(".", "/")
    path = next((path for path in (base.with_suffix(".py"), base / "__init__.py") if path.is_file()), None)
    return Module(src, path) if path else None


def imported_worth(src: Path, module: str, name: str) -> Worth:
    """Whatever the compiler knows of a number in its own module, elsewhere it does not."""
    there = module_at(src, module)
    if there is None or there.worth_of_name(name) == Worth.OTHER:
        return Worth.OTHER
    return Worth.NUMBER


def slow_constants(src: Path, modules: list[str]) -> list[Fault]:
    """The faults in modules that are given as paths relative to src."""
    found = []
    for name in modules:
        module = module_at(src, name.removesuffix(".py").replace("/", "."))
        if module is not None:
            found += module.faults(src / name)
    return found
