"""The environment of this checkout: made, filled with pinned sets, locked against a second hall.py.

Standard library only: this runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from pathlib import Path
from subprocess import DEVNULL, STDOUT

ROOT = Path(__file__).resolve().parent.parent.parent
ENV = ROOT / ".venv"
PEERS = ROOT / ".peers"
LOCKS = ROOT / "requirements"
BUILD = ROOT / "build"
INSTALL_LOG = BUILD / "install.log"


class Stop(Exception):
    """A failure told in one line: what, where, and what would be right."""

    def __init__(self, line: str, code: int = 1) -> None:
        super().__init__(line)
        self.code = code


def say(line: str) -> None:
    """Standard error, so that a command's own output (`--json`) stays alone on standard output."""
    print("hall: " + line, file=sys.stderr, flush=True)


def read_stamp(path: Path) -> dict[str, str]:
    with contextlib.suppress(OSError, ValueError):
        stamp = json.loads(path.read_text(encoding="utf-8"))
        if isinstance(stamp, dict):
            return stamp
    return {}


def write_text(path: Path, text: str) -> None:
    """Write only what differs, and never leave half a file."""
    with contextlib.suppress(OSError, UnicodeDecodeError):
        if path.read_text(encoding="utf-8") == text:
            return
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    draft.write_text(text, encoding="utf-8")
    os.replace(draft, path)


def digest(base: Path, files: Iterable[Path]) -> str:
    total = hashlib.sha256()
    for path in sorted(files):
        content = path.read_bytes()
        total.update(f"{path.relative_to(base).as_posix()} {len(content)}\n".encode())
        total.update(content)
    return total.hexdigest()


def remove(path: Path) -> None:
    if path.is_dir() and not path.is_symlink():
        shutil.rmtree(path, ignore_errors=True)
    else:
        with contextlib.suppress(FileNotFoundError):
            path.unlink()


def plain_environ() -> dict[str, str]:
    """The caller's environment without what would lead Python or pip astray."""
    environ = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "PYTHONHOME", "PIP_USER")}
    environ.setdefault("UV_SYSTEM_CERTS", "1")
    return environ


def logged(command: list[str], log: Path, environ: dict[str, str] | None = None) -> bool:
    return logged_code(command, log, environ) == 0


def logged_code(command: list[str], log: Path, environ: dict[str, str] | None = None) -> int:
    """Run a command with all it says in a log; how it ended."""
    log.parent.mkdir(exist_ok=True)
    with open(log, "ab") as file:
        file.write(f"$ {shlex.join(command)}\n".encode())
        file.flush()
        environ = environ or plain_environ()
        return subprocess.call(command, cwd=ROOT, env=environ, stdin=DEVNULL, stdout=file, stderr=STDOUT)


def last_error(log: Path) -> str:
    lines = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()
    errors = [line for line in lines if line.lower().startswith(("error", "  ×", "× "))]
    return (errors or lines or ["no output"])[-1].strip()


@contextlib.contextmanager
def alone(wait: bool = True, what: str = "hall") -> Iterator[bool]:
    """Only one hall.py installs or compiles at a time. Yields False if another does and we do not wait.
    The browser client has a lock of its own, so that it is built beside the engine.

    The system's file lock ends with its process, so that a crash leaves nothing behind; the number of the
    process stands in the file for people.
    """
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f"{what}.lock", "a+", encoding="utf-8") as file:
        got = _lock(file.fileno(), False)
        if not got and wait:
            say(f"waiting for {holder(what)}, which is installing or compiling")
            got = _lock(file.fileno(), True)
        if got:
            file.truncate(0)
            file.write(str(os.getpid()))
            file.flush()
        yield got


def holder(what: str = "hall") -> str:
    with contextlib.suppress(OSError):
        return "process " + (BUILD / f"{what}.lock").read_text(encoding="utf-8").strip()
    return "another process"


def _lock(handle: int, wait: bool) -> bool:
    try:
        if sys.platform == "win32":
            import msvcrt

            os.lseek(handle, 1 << 20, os.SEEK_SET)  # beyond the text, which others may want to read
            msvcrt.locking(handle, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def bin_dir(env: Path) -> Path:
    return env / ("Scripts" if os.name == "nt" else "bin")


def env_python(env: Path) -> Path:
    return bin_dir(env) / ("python.exe" if os.name == "nt" else "python")


def site_packages(env: Path) -> Path:
    return Path(sysconfig.get_path("purelib", "venv", {"base": str(env), "platbase": str(env)}))


def base_python() -> str:
    return getattr(sys, "_base_executable", None) or sys.executable


def find_uv() -> str | None:
    places = [os.environ.get("PATH", ""), *map(os.path.expanduser, ("~/.local/bin", "~/.cargo/bin"))]
    return shutil.which("uv", path=os.pathsep.join(places))


def locks_key(names: Iterable[str]) -> dict[str, str]:
    return {name: digest(LOCKS, [LOCKS / f"{name}.lock"]) for name in names}


def env_works(env: Path) -> bool:
    """Whether it is there, whole, and of the Python that runs now (its pyvenv.cfg names the version)."""
    version = f"{sys.version_info[0]}.{sys.version_info[1]}."
    with contextlib.suppress(OSError):
        lines = (env / "pyvenv.cfg").read_text(encoding="utf-8").splitlines()
        versions = [line.split("=")[1].strip() for line in lines if line.startswith("version")]
        return env_python(env).exists() and any(f"{found}.".startswith(version) for found in versions)
    return False


def make_env(env: Path) -> None:
    base, uv, virtualenv = base_python(), find_uv(), shutil.which("virtualenv")
    recipes = [[uv, "venv", "--quiet", "--python", base]] if uv else []
    recipes.append([base, "-m", "venv"])
    recipes.append([base, "-m", "venv", "--without-pip"])  # Debian without python3-venv: its own pip fills it
    recipes += [[virtualenv, "--python", base]] if virtualenv else []
    for recipe in recipes:
        remove(env)
        if logged([*recipe, str(env)], INSTALL_LOG) and next(installers(env), None):
            return
    remove(env)
    raise Stop(
        f"cannot make an environment with {base}: it has neither venv nor pip, and there is no uv. "
        "Install uv, or on Debian and Ubuntu: apt install python3-venv"
    )


def installers(env: Path) -> Iterator[list[str]]:
    """The ways to install into an environment, best first."""
    python, uv, base = str(env_python(env)), find_uv(), base_python()
    quiet = ["--quiet", "--no-input", "--disable-pip-version-check"]
    if uv:
        yield [uv, "pip", "install", "--quiet", "--python", python]
    if (site_packages(env) / "pip").is_dir():
        yield [python, "-m", "pip", "install", *quiet]
    elif logged([base, "-m", "pip", "--version"], INSTALL_LOG):
        yield [base, "-m", "pip", "--python", python, "install", *quiet]


def fill_env(env: Path, names: Iterable[str]) -> None:
    """Make the environment if need be and install pinned sets; the caller holds the lock."""
    stamp_file = env / "hall.json"
    INSTALL_LOG.unlink(missing_ok=True)
    if not env_works(env):
        if env.exists():
            say(f"{env.name} is broken or of another Python: making it anew")
        make_env(env)
    names = sorted({*names, *read_stamp(stamp_file)} & {path.stem for path in LOCKS.glob("*.lock")})
    say(f"installing {', '.join(names)} into {env.relative_to(ROOT)} (once)")
    wanted = [part for name in names for part in ("-r", str(LOCKS / f"{name}.lock"))]
    if not any(logged([*way, "--require-hashes", *wanted], INSTALL_LOG) for way in installers(env)):
        raise Stop(
            f"installing {', '.join(names)} failed (it needs the network, once), see {INSTALL_LOG}: "
            + last_error(INSTALL_LOG)
        )
    write_text(stamp_file, json.dumps(locks_key(names), indent=1))


def env_has(env: Path, names: Iterable[str]) -> bool:
    stamp = read_stamp(env / "hall.json")
    return env_works(env) and all(stamp.get(name) == key for name, key in locks_key(names).items())


def prepare(*names: str) -> None:
    """The environment has these pinned sets and knows the project. Offline if nothing is missing."""
    if not env_has(ENV, names):
        with alone():
            if not env_has(ENV, names):
                fill_env(ENV, names)
    link_project()


FINDER = """\
# Finds bannerhall in its checkout, compiled if that is of today's sources. Written by hall.py.
import sys
from importlib.machinery import PathFinder


class Checkout:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name != "bannerhall":
            return None
        sys.path.insert(0, {tools!r})
        try:
            from hallkit.engine import best_tree
        finally:
            sys.path.remove({tools!r})
        sys.path.append(str(best_tree()))
        return PathFinder.find_spec(name)


sys.meta_path.append(Checkout)  # last, so that PYTHONPATH goes first
"""
# Guarded, because processes that are spawned and not forked import the script again.
LAUNCHER = 'import sys\n\nfrom bannerhall.cli import main\n\nif __name__ == "__main__":\n    sys.exit(main())\n'


def link_project() -> None:
    """Make the environment find the project, and put the command `bannerhall` beside its python.

    A fixed path would go on naming the compiled engine after an edit of its sources: hence the look-up.
    """
    write_text(site_packages(ENV) / "_bannerhall_checkout.py", FINDER.format(tools=str(ROOT / "tools")))
    write_text(site_packages(ENV) / "bannerhall.pth", "import _bannerhall_checkout\n")
    python, script = str(env_python(ENV)), bin_dir(ENV) / "bannerhall"
    if os.name == "nt":
        write_text(bin_dir(ENV) / "bannerhall-script.py", LAUNCHER)
        write_text(script.with_suffix(".cmd"), '@"%~dp0python.exe" "%~dp0bannerhall-script.py" %*\n')
        return
    plain = " " not in python and len(python) < 120  # what every kernel takes as a first line
    start = f"#!{python}\n" if plain else f"#!/bin/sh\n'''exec' {shlex.quote(python)} \"$0\" \"$@\"\n' '''\n"
    write_text(script, start + LAUNCHER)
    script.chmod(0o755)
