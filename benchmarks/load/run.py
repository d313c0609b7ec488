"""Load on the hall, with boardgame.io's server as a peer: `python benchmarks/load/run.py [--quick] [--json]`.

Server and load generator are separate processes on loopback, bounded in time and number. The hall runs compiled, with
SQLite and full durability; boardgame.io keeps its matches in memory. Needs Node 20 or newer for generator and peer.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
MODULES = ROOT / ".peers" / "load"
READY = 30.0


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def install() -> None:
    """Generator and peer beside their modules, outside the sources."""
    MODULES.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "generator.mjs", "peer.mjs"):
        shutil.copy(HERE / name, MODULES / name)
    if not (MODULES / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=MODULES, check=True, stdout=sys.stderr)


def wait_for(url: str) -> None:
    end = time.monotonic() + READY
    while time.monotonic() < end:
        try:
            urllib.request.urlopen(url, timeout=1).close()
            return
        except urllib.error.HTTPError:
            return  # somebody answers
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nobody answers at {url}")


@contextmanager
def hall() -> Iterator[tuple[str, int, Path]]:
    """A hall of its own: address, process id and folder."""
    with tempfile.TemporaryDirectory(prefix="bannerhall-load-") as folder:
        port = free_port()
        command = [sys.executable, "-m", "bannerhall.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
        env = {**os.environ, "BANNERHALL_LIMITS": "off"}
        with (Path(folder) / "log").open("w") as log:
            process = subprocess.Popen([*command, "--home", folder], env=env, stdout=log, stderr=log)
            try:
                wait_for(f"http://127.0.0.1:{port}/healthz")
                yield f"http://127.0.0.1:{port}", process.pid, Path(folder)
            finally:
                process.terminate()
                process.wait(20)


@contextmanager
def peer() -> Iterator[str]:
    port = free_port()
    process = subprocess.Popen(["node", "peer.mjs", str(port)], cwd=MODULES, stdout=subprocess.DEVNULL)
    try:
        wait_for(f"http://127.0.0.1:{port}/games")
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(20)


def generate(**plan: object) -> dict[str, Any]:
    """Let the generator run to its end; what it measured."""
    done = subprocess.run(
        ["node", "generator.mjs", json.dumps(plan)],
        cwd=MODULES,
        check=True,
        capture_output=True,
        text=True,
        timeout=300,
    )
    measured: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return measured


def memory(pid: int) -> float:
    """MiB that a process has in use."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def measure(seconds: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    small = {"game": "xorlosch", "tables": 20, "seats": 5, "connected": 5, "seconds": seconds}
    rounds: dict[str, list[float]] = {"hall": [], "peer": []}
    with hall() as (url, _, _):
        told["twenty_tables"] = generate(target="bannerhall", url=url, rate=100, **small)
    for _ in range(2):  # turn and turn about, so that both meet the same machine
        with hall() as (url, _, _):
            rounds["hall"].append(generate(target="bannerhall", url=url, rate=0, **small)["per_second"])
        with peer() as url:
            rounds["peer"].append(generate(target="boardgame.io", url=url, rate=0, **small)["per_second"])
    told["saturation"] = {**rounds, "ratio": round(max(rounds["hall"]) / max(rounds["peer"]), 2)}
    with hall() as (url, pid, _):
        many = {**small, "tables": 500, "seats": 2, "connected": 2}
        told["five_hundred_tables"] = generate(target="bannerhall", url=url, rate=200, **many)
        told["five_hundred_tables"]["memory_mib"] = round(memory(pid), 1)
    return told


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="three seconds a measurement instead of ten")
    parser.add_argument("--json", action="store_true", help="one JSON document on standard output")
    chosen = parser.parse_args()
    install()
    told = measure(3 if chosen.quick else 10)
    print(json.dumps(told, indent=None if chosen.json else 2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
