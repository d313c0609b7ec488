"""The small extensions that stand where Python looks for a compiled module and lead into the library of its group.

mypyc makes a C file for each of them. They differ in names only, and compiling and linking each took longer than some
games do. One extension with the doors of many modules is made instead and copied to all their places: Python asks a
file only for the function named after the module.
"""

from __future__ import annotations

import shutil
import sysconfig
from pathlib import Path
from typing import Any

from setuptools import Extension

SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))


def last_name(module: str) -> str:
    return module.rpartition(".")[2]


def sort_out(modules: list[str]) -> list[list[str]]:
    """Sets of modules in which no last name comes twice: `rules.state` and `bots.state` need two extensions."""
    sets: list[dict[str, str]] = []
    for module in modules:
        name = last_name(module)
        free = next((names for names in sets if name not in names), None)
        if free is None:
            sets.append(free := {})
        free[name] = module
    return [list(names.values()) for names in sets]


class Doors:
    """The doors of all modules, merged into as few extensions as can be."""

    def __init__(self, shims: list[Any], folder: Path) -> None:
        self.sources = {shim.name: Path(shim.sources[0]) for shim in shims}
        self.flags = shims[0].extra_compile_args if shims else []
        self.sets = {f"doors_{number}": names for number, names in enumerate(sort_out(sorted(self.sources)))}
        self.folder = folder

    def extensions(self) -> list[Any]:
        return [self.extension(name, modules) for name, modules in self.sets.items()]

    def extension(self, name: str, modules: list[str]) -> Any:
        # Each C file also defines PyInit___init__, for packages; the linker would meet it many times.
        parts = [
            f"#define PyInit___init__ PyInit___init__{number}\n{self.sources[module].read_text(encoding='utf-8')}"
            "\n#undef PyInit___init__\n"
            for number, module in enumerate(modules)
        ]
        own = f"PyMODINIT_FUNC PyInit_{name}(void) {{ return NULL; }}\n"  # setuptools exports it on Windows
        path = self.folder / f"{name}.c"
        path.write_text("".join([*parts, own]), encoding="utf-8")
        return Extension(name, sources=[str(path)], extra_compile_args=self.flags)

    def hang(self, tree: Path) -> None:
        """Copy what was built to the places of the modules."""
        for name, modules in self.sets.items():
            built = tree / f"{name}{SUFFIX}"
            for module in modules:
                shutil.copy(built, tree / (module.replace(".", "/") + SUFFIX))
            built.unlink()
