"""C files compiled on all cores, each only if no object file of the same content is there already."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

from mypy.version import __version__ as mypy_version
from setuptools.command.build_ext import build_ext

KEPT_DAYS = 14  # an object file that nothing has used for so long is thrown away


class Job(NamedTuple):
    """One C file on its way to an object file."""

    source: Path
    object: Path
    extension: Any


class Store:
    """Object files, named by everything they depend on."""

    def __init__(self, folder: Path, compiler: str) -> None:
        self.folder = folder
        self.compiler = compiler
        folder.mkdir(parents=True, exist_ok=True)

    def place(self, source: Path, headers: Sequence[Path], flags: Sequence[str]) -> Path:
        """Where the object file of a C file lies, whether it is there or not."""
        wanted = [self.compiler, sys.version, mypy_version, os.environ.get("CFLAGS", ""), *flags, source.name]
        total = hashlib.sha256("\0".join(wanted).encode())
        for path in (source, *sorted(headers)):
            content = path.read_bytes()
            total.update(f"\0{len(content)}\0".encode())
            total.update(content)
        return self.folder / f"{total.hexdigest()}.o"

    def clear(self) -> None:
        """Throw away what has not been used for long."""
        oldest = time.time() - KEPT_DAYS * 24 * 3600
        for path in self.folder.iterdir():
            if path.stat().st_mtime < oldest:
                path.unlink()


class CachedBuild(build_ext):  # type: ignore[misc]
    """setuptools' way to build extensions, with our store of object files and on several cores."""

    store: Store
    jobs: int
    runtime: Path  # mypyc's own C files, which depend on nothing that it generates

    def build_extensions(self) -> None:
        jobs = [self.job(extension, Path(source)) for extension in self.extensions for source in extension.sources]
        missing = {job.object: job for job in jobs if not job.object.exists()}
        for job in jobs:
            if job.object.exists():
                os.utime(job.object)
        print(f"{len(jobs)} C files, {len(missing)} of them to compile", flush=True)
        with ThreadPoolExecutor(self.jobs) as pool:
            list(pool.map(self.compile_one, missing.values()))
            list(pool.map(self.link_one, self.extensions))

    def job(self, extension: Any, source: Path) -> Job:
        """mypyc's runtime files are the same in every group: their object is shared.

        Of the headers only the generated ones count: those of the runtime stand for themselves by mypyc's version, and
        mypyc names them only from the second time on."""
        of_runtime = (self.runtime / source.name).is_file()
        generated = [Path(header) for header in extension.depends if Path(header).name.startswith("__native_")]
        headers = [] if of_runtime else generated
        return Job(source, self.store.place(source, headers, extension.extra_compile_args), extension)

    def compile_one(self, job: Job) -> None:
        # In one piece: print() writes the end of a line by itself, and other threads come in between.
        print(f"compiling {job.source.name}\n", end="", flush=True)
        folder = Path(self.build_temp) / job.object.stem  # of its own: C files of two packages may share a name
        folder.mkdir(parents=True, exist_ok=True)
        (made,) = self.compiler.compile(
            [str(job.source)],
            output_dir=str(folder),
            include_dirs=job.extension.include_dirs,
            extra_postargs=job.extension.extra_compile_args,
        )
        draft = job.object.with_suffix(".draft")
        shutil.move(made, draft)
        os.replace(draft, job.object)

    def link_one(self, extension: Any) -> None:
        objects = [str(self.job(extension, Path(source)).object) for source in extension.sources]
        target = self.get_ext_fullpath(extension.name)
        Path(target).parent.mkdir(parents=True, exist_ok=True)
        self.compiler.link_shared_object(
            objects,
            target,
            libraries=self.get_libraries(extension),
            library_dirs=extension.library_dirs,
            runtime_library_dirs=extension.runtime_library_dirs,
            extra_postargs=extension.extra_link_args,
            export_symbols=self.get_export_symbols(extension),
            build_temp=self.build_temp,
            target_lang="c",
        )
