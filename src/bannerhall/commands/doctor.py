"""`bannerhall doctor`: what is installed, what is missing, how to get it."""

from __future__ import annotations

import platform
import shutil
import sqlite3
import sys
from importlib import import_module, metadata
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import click

from bannerhall import __version__
from bannerhall.commands.common import json_option, lang_option, say, speak, tell, tell_json

NEEDED = ("click", "fluent.runtime", "librt", "mypy_extensions", "rich")
EXTRAS = {"rl": ("gymnasium", "numpy", "pettingzoo")}
ENGINE = "bannerhall.core.state"
COMPILERS = ("cc", "gcc", "clang", "cl")
SAFE_SQLITE = (3, 51, 3)  # older ones can damage a database that two connections write at once


def version_of(distribution: str) -> str | None:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return None


def is_compiled(module: str = ENGINE) -> bool:
    """Whether the engine is machine code: the module must be an extension that lies on the disk."""
    file = getattr(import_module(module), "__file__", None)
    return file is not None and file.endswith(tuple(EXTENSION_SUFFIXES)) and Path(file).is_file()


def examine() -> dict[str, object]:
    compiler = next((name for name in COMPILERS if shutil.which(name)), None)
    return {
        "bannerhall": __version__,
        "python": platform.python_version(),
        "platform": platform.platform(terse=True),
        "compiled": is_compiled(),
        "engine": str(import_module(ENGINE).__file__),
        "compiler": compiler,
        "sqlite": sqlite3.sqlite_version,
        "encoding": sys.stdout.encoding,
        "libraries": {name: version_of(name) for name in NEEDED},
        "extras": {extra: {name: version_of(name) for name in names} for extra, names in EXTRAS.items()},
    }


def remarks(compiled: bool, compiler: str | None) -> list[str]:
    """What could be better and how; nothing here keeps the hall from working."""
    found: list[str] = []
    if not compiled:
        found.append(say("cli-doctor-uncompiled" if compiler else "cli-doctor-no-compiler"))
    if sqlite3.sqlite_version_info < SAFE_SQLITE:
        wanted = ".".join(map(str, SAFE_SQLITE))
        found.append(say("cli-doctor-sqlite", version=sqlite3.sqlite_version, wanted=wanted))
    for extra, names in EXTRAS.items():
        missing = [name for name in names if version_of(name) is None]
        if missing:
            found.append(say("cli-doctor-extra", extra=extra, missing=", ".join(missing)))
    return found


@click.command()
@lang_option
@json_option
@click.pass_context
def command(ctx: click.Context, lang: str | None, as_json: bool) -> None:
    """Tell what is installed, whether the engine is compiled, and what is missing; 1 if something needed is."""
    speak(lang)
    found = examine()
    missing = [name for name in NEEDED if version_of(name) is None]
    advice = remarks(found["compiled"] is True, str(found["compiler"]) if found["compiler"] else None)
    if as_json:
        tell_json({**found, "missing": missing, "remarks": advice})
        ctx.exit(int(bool(missing)))
    for name in ("bannerhall", "python", "platform", "sqlite", "encoding", "compiler", "engine"):
        click.echo(f"{name:<16} {found[name] or '-'}")
    for name in (*NEEDED, *(name for names in EXTRAS.values() for name in names)):
        click.echo(f"{name:<16} {version_of(name) or '-'}")
    tell("cli-doctor-compiled" if found["compiled"] else "cli-doctor-plain")
    for name in missing:
        tell("cli-doctor-missing", library=name)
    for line in advice:
        click.echo(line)
    ctx.exit(int(bool(missing)))
