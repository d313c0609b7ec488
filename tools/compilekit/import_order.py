"""A plugin of mypy: modules of a group are read in the order in which they import each other.

mypyc 2.4.1 tells mypy that all modules of a group depend on each other, as strongly as `from package import module`
does. mypy then takes the modules of such imports in any order, and cannot tell the type of a constant in a module that
it has not read yet. Here the true imports are made stronger than the made-up ones.
"""

from __future__ import annotations

from pathlib import Path

from mypy.build import PRI_HIGH
from mypy.nodes import ImportFrom, MypyFile
from mypy.plugin import Plugin


def config(folder: Path) -> Path:
    """A configuration of mypy that has this plugin and nothing else."""
    path = folder / "mypy.ini"
    path.write_text(f"[mypy]\nplugins = {__name__}\n", encoding="utf-8")
    return path


class ImportOrder(Plugin):
    """Called by mypy in the folder of the sources."""

    def get_additional_deps(self, file: MypyFile) -> list[tuple[int, str, int]]:
        imports = [node for node in file.imports if isinstance(node, ImportFrom) and node.is_top_level]
        return [
            (PRI_HIGH, f"{node.id}.{name}", node.line)
            for node in imports
            for name, _ in node.names
            if Path(*node.id.split("."), f"{name}.py").is_file()
        ]


def plugin(_version: str) -> type[Plugin]:
    return ImportOrder
