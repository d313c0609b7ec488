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
from statistics import median
from typing import Any

from bannerhall.core.chance import Stream
from bannerhall.core.match import Match
from bannerhall.games import game

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
def hall(folder: Path) -> Iterator[tuple[str, int]]:
    """A hall whose files lie in a folder: its address and process id."""
    port = free_port()
    command = [sys.executable, "-m", "bannerhall.cli", "serve", "--host", "127.0.0.1", "--port", str(port)]
    env = {**os.environ, "BANNERHALL_LIMITS": "off"}
    with (folder / "log").open("a") as log:
        process = subprocess.Popen([*command, "--home", str(folder)], env=env, stdout=log, stderr=log)
        try:
            wait_for(f"http://127.0.0.1:{port}/healthz")
            yield f"http://127.0.0.1:{port}", process.pid
        finally:
            process.terminate()
            process.wait(20)


@contextmanager
def new_hall() -> Iterator[tuple[str, int]]:
    with tempfile.TemporaryDirectory(prefix="bannerhall-load-") as folder, hall(Path(folder)) as running:
        yield running


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


def ask(url: str, path: str, body: object, token: str = "") -> Any:
    """One POST; what it is answered with."""
    headers = {"content-type": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
    with urllib.request.urlopen(urllib.request.Request(url + path, json.dumps(body).encode(), headers)) as answer:
        return json.loads(answer.read())


def long_match(entries: int) -> str:
    """A match of six players at random, so many entries long, as a record with its seed."""
    match = Match.begin(game("xorlosch"), 6, seed=7, options={"stall_guard": "vote"})
    stream, text = Stream(7), match.state.rules.vocabulary.text
    while len(match.record.entries) < entries:
        seat = match.state.seat()
        legal = [action for action in match.state.legal(seat) if text(action) != "stop"]
        match.answer(seat, legal[stream.below(len(legal))])
    match.record.seed = match.stream.seed.hex()
    return json.dumps(match.record.to_json(match.state.rules.vocabulary))


def cold_load(entries: int) -> dict[str, Any]:
    """How long the first look at a long match takes after the hall was started anew."""
    with tempfile.TemporaryDirectory(prefix="bannerhall-load-") as folder:
        with hall(Path(folder)) as (url, _):
            tokens = [ask(url, "/api/guest", {"bearer": True})["token"] for _ in range(6)]
            table = ask(url, "/api/records", json.loads(long_match(entries)), tokens[0])["id"]
            for token in tokens[1:]:
                ask(url, f"/api/tables/{table}/join", {}, token)
            ask(url, f"/api/tables/{table}/start", {}, tokens[0])
        times = []
        for _ in range(5):
            with hall(Path(folder)) as (url, _):
                asking = urllib.request.Request(f"{url}/api/tables/{table}/scene?have={entries}")
                asking.add_header("authorization", f"Bearer {tokens[0]}")
                began = time.perf_counter()
                urllib.request.urlopen(asking).read()
                times.append(1000 * (time.perf_counter() - began))
    return {"entries": entries, "ms": [round(each, 1) for each in times]}


ROUNDS = 9  # either one varies by a third from one try to the next


def saturate(name: str, plan: dict[str, Any]) -> float:
    """Acts a second that one of the two can do at most."""
    if name == "peer":
        with peer() as url:
            return float(generate(target="boardgame.io", url=url, rate=0, **plan)["per_second"])
    with new_hall() as (url, _):
        return float(generate(target="bannerhall", url=url, rate=0, **plan)["per_second"])


def saturation(plan: dict[str, Any]) -> dict[str, Any]:
    """Turn and turn about, now one first and now the other, so that both meet the same machine; the ratio of each
    round, and the median of these."""
    rounds: dict[str, list[float]] = {"hall": [], "peer": []}
    for number in range(ROUNDS):
        for name in ("hall", "peer") if number % 2 == 0 else ("peer", "hall"):
            rounds[name].append(saturate(name, plan))
    ratios = [round(ours / theirs, 2) for ours, theirs in zip(rounds["hall"], rounds["peer"], strict=True)]
    return {**rounds, "ratios": ratios, "ratio": median(ratios)}


def measure(seconds: int) -> dict[str, Any]:
    told: dict[str, Any] = {}
    small = {"game": "xorlosch", "tables": 20, "seats": 5, "connected": 5, "seconds": seconds}
    with new_hall() as (url, _):
        told["twenty_tables"] = generate(target="bannerhall", url=url, rate=100, **small)
    told["saturation"] = saturation(small)
    with new_hall() as (url, pid):
        many = {**small, "tables": 500, "seats": 2, "connected": 2}
        told["five_hundred_tables"] = generate(target="bannerhall", url=url, rate=200, **many)
        told["five_hundred_tables"]["memory_mib"] = round(memory(pid), 1)
    told["cold_load"] = cold_load(2000)
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
