"""Compile modules of a copied source tree to C, in place, in the groups that the plan names.

hall.py copies the package, calls this in the copy, and swaps the copy in only when all went well.
Usage: compile_engine.py PLAN, a file as tools/compilekit/plan.py writes it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
import traceback
from pathlib import Path
from typing import Any

from mypyc.build import include_dir, mypycify
from setuptools import setup

from compilekit.doors import Doors
from compilekit.import_order import config
from compilekit.objects import CachedBuild, Store
from compilekit.plan import Plan, read_plan
from compilekit.runtime import complete

FAULTY_SOURCES = 1  # mypy or mypyc has something to say about the sources
UNEXPECTED = 3  # anything else: what was kept from the last time may be to blame


def compiler_options() -> list[str]:
    """What the C compiler is told besides what mypyc tells it."""
    options = []
    if sys.platform != "win32":
        # -Wall includes a check of the indentation, and on one file of 700 000 lines it took gcc seven eighths of its
        # time at -O0. The object file is the same to the byte without it.
        options.append("-Wno-misleading-indentation")
        # Where a group has several C files, mypyc 2.4.1 defines in each of them the table of what other groups export.
        # This makes one of them all.
        options.append("-fcommon")
    if sys.platform.startswith("linux"):
        # Calls inside the group need no detour through the linker's table: up to 10 % faster.
        options.append("-fno-semantic-interposition")
    return options


def translate(plan: Plan) -> list[Any]:
    """The sources as C files, described as setuptools wants them. Of what was kept, only what changed is done anew.

    Several groups have a C file for each module: they are compiled on all cores, and a change inside of a function
    changes one of them. A single group is one C file, so that the C compiler sees everything at once.
    """
    started = time.monotonic()
    several = len(plan.groups) > 1
    kept = Path(plan.translation or plan.scratch)
    extensions: list[Any] = mypycify(
        [
            f"--config-file={config(Path(plan.scratch))}",
            "--namespace-packages",
            "--explicit-package-bases",
            "--ignore-missing-imports",  # a driver of a database need not be there
            "--follow-imports=silent",
            f"--cache-dir={kept / 'mypy'}",
            *(module for modules in plan.groups.values() for module in modules),
        ],
        opt_level=plan.opt,
        debug_level="0",  # the C file is gone afterwards, so its line numbers would tell nobody anything
        separate=[(modules, name) for name, modules in plan.groups.items()] if several else False,
        multi_file=several,
        group_name=None if several else next(iter(plan.groups)),
        target_dir=str(kept / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *compiler_options()]
    print(f"translated in {time.monotonic() - started:.1f} s", flush=True)
    return extensions


def in_order(libraries: list[Any], plan: Plan) -> list[Any]:
    """mypyc sorts as it likes; the C files are compiled in the order of the plan."""
    order = [f"{name}__mypyc" for name in plan.groups]
    return sorted(libraries, key=lambda library: order.index(library.name))


def build(extensions: list[Any], plan: Plan) -> None:
    """Put a small extension beside each module, and the shared library of each group at the top of the tree."""
    started, scratch = time.monotonic(), Path(plan.scratch)
    libraries = [extension for extension in extensions if extension.name.endswith("__mypyc")]
    complete(libraries, Path(plan.translation or plan.scratch))
    doors = Doors([extension for extension in extensions if extension not in libraries], scratch)
    CachedBuild.store, CachedBuild.jobs = Store(Path(plan.objects), plan.compiler), plan.jobs
    CachedBuild.runtime = Path(include_dir())
    setup(
        name="bannerhall",
        packages=[],
        ext_modules=[*in_order(libraries, plan), *doors.extensions()],
        cmdclass={"build_ext": CachedBuild},
        script_args=[
            *("--quiet", "build_ext", "--inplace"),
            *("--build-lib", str(scratch / "lib")),
            *("--build-temp", str(scratch / "objects")),
        ],
    )
    doors.hang(Path(plan.tree))
    CachedBuild.store.clear()
    print(f"compiled in {time.monotonic() - started:.1f} s", flush=True)


def loads(plan: Plan) -> bool:
    """Whether all of them can be imported, and as extensions: some code compiles and then fails to start."""
    modules = [module for group in plan.groups.values() for module in group]
    names = [module.removesuffix(".py").replace("/", ".") for module in modules]
    check = (
        "import importlib, sys\n"
        "python = [n for n in sys.argv[1:] if str(importlib.import_module(n).__file__).endswith('.py')]\n"
        "sys.exit('not compiled: ' + ', '.join(python) if python else 0)"
    )
    environ = {**os.environ, "PYTHONPATH": plan.tree}
    return subprocess.call([sys.executable, "-c", check, *names], env=environ) == 0


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        print("compile_engine: needs a PLAN", file=sys.stderr)
        return 2
    plan = read_plan(Path(arguments[0]))
    os.chdir(plan.tree)
    try:
        extensions = translate(plan)
    except SystemExit:  # mypyc ends the program, after it has told what is wrong
        return FAULTY_SOURCES
    try:
        build(extensions, plan)
    except SystemExit as fault:  # so does setuptools
        print(fault, flush=True)
        return UNEXPECTED
    return 0 if loads(plan) else UNEXPECTED


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except Exception:
        traceback.print_exc()
        sys.exit(UNEXPECTED)
