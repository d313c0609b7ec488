"""Compile modules of a copied source tree to C, in place, as one mypyc group.

hall.py copies the package, calls this in the copy, and swaps the copy in only when all went well.
Usage: compile_engine.py TREE SCRATCH MODULE... with the modules as paths relative to TREE.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

GROUP = "bannerhall"


def compiler_options() -> list[str]:
    """What the C compiler is told besides what mypyc tells it."""
    options = []
    if sys.platform != "win32":
        # -Wall includes a check of the indentation, and on one file of 700 000 lines it took gcc seven eighths of its
        # time at -O0. The object file is the same to the byte without it.
        options.append("-Wno-misleading-indentation")
    if sys.platform.startswith("linux"):
        # Calls inside the group need no detour through the linker's table: up to 10 % faster.
        options.append("-fno-semantic-interposition")
    return options


def compile_in_place(tree: Path, scratch: Path, modules: list[str], opt_level: str) -> None:
    """Put a small extension beside each module, and the group's shared library at the top of the tree."""
    os.chdir(tree)
    extensions = mypycify(
        [
            "--config-file=",
            "--namespace-packages",
            "--explicit-package-bases",
            "--ignore-missing-imports",  # a driver of a database need not be there
            "--follow-imports=silent",
            *modules,
        ],
        opt_level=opt_level,
        debug_level="0",  # the C file is gone afterwards, so its line numbers would tell nobody anything
        separate=False,
        group_name=GROUP,
        target_dir=str(scratch / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args += compiler_options()
    setup(
        name=GROUP,
        packages=[],
        ext_modules=extensions,
        script_args=[
            *("build_ext", "--inplace"),
            *("--build-lib", str(scratch / "lib")),
            *("--build-temp", str(scratch / "objects")),
        ],
    )


def loads(tree: Path, modules: list[str]) -> bool:
    """Whether all of them can be imported, and as extensions: some code compiles and then fails to start."""
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    check = (
        "import importlib, sys\n"
        "python = [n for n in sys.argv[1:] if str(importlib.import_module(n).__file__).endswith('.py')]\n"
        "sys.exit('not compiled: ' + ', '.join(python) if python else 0)"
    )
    environ = {**os.environ, "PYTHONPATH": str(tree)}
    return subprocess.call([sys.executable, "-c", check, *names], env=environ) == 0


def main(arguments: list[str]) -> int:
    if len(arguments) < 3:
        print("compile_engine: needs TREE SCRATCH MODULE...", file=sys.stderr)
        return 2
    tree, scratch, modules = Path(arguments[0]).resolve(), Path(arguments[1]).resolve(), arguments[2:]
    compile_in_place(tree, scratch, modules, os.environ.get("BANNERHALL_OPT", "3"))
    return 0 if loads(tree, modules) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
