"""What all items share: command line, clock, the one JSON line. Standard library only: peers import it."""

from __future__ import annotations

import argparse
import json
import platform
import zlib
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib.metadata import version
from time import perf_counter, process_time
from typing import TypeVar

Played = TypeVar("Played")  # a peer's own game or state

FOREVER = 1 << 30  # decisions: more than any game has
MIDGAME = 40  # decisions played before a state is copied, so that there is something in it to copy
CLONE_SHARE = 0.2  # of the item's time


@dataclass(slots=True)
class Tally:
    """What was played, counted by the item's own loop."""

    decisions: int = 0
    chances: int = 0
    games: int = 0
    legal_sum: int = 0

    def add(self, decisions: int, chances: int, legal_sum: int) -> None:
        """One more game. Loops count in local variables, which are cheaper than attributes."""
        self.decisions += decisions
        self.chances += chances
        self.games += 1
        self.legal_sum += legal_sum


def parser() -> argparse.ArgumentParser:
    known = argparse.ArgumentParser()
    known.add_argument("--seconds", type=float, default=1.0)
    known.add_argument("--seed", type=int, default=7)
    return known


def cost_us(work: Callable[[], object], seconds: float) -> float:
    """CPU microseconds of one call, the loop around it included."""
    done, spent = 0, 0.0
    while spent < seconds:
        start = process_time()
        for _ in range(1000):
            work()
        spent += process_time() - start
        done += 1000
    return 1e6 * spent / done


class Clock:
    """Started when made; what it reads goes into the item's line."""

    def __init__(self) -> None:
        self.wall, self.cpu = perf_counter(), process_time()

    def read(self) -> dict[str, float]:
        return {"cpu_s": process_time() - self.cpu, "wall_s": perf_counter() - self.wall}


def timed(play: Callable[[int], object], seed: int, seconds: float) -> dict[str, float]:
    """Play whole games, each with the next seed, until the CPU time is used."""
    clock = Clock()
    while process_time() - clock.cpu < seconds:
        play(seed)
        seed += 1
    return clock.read()


def checksum(trace: str) -> int:
    return zlib.crc32(trace.encode())


def versions(*distributions: str) -> dict[str, str]:
    return {"python": platform.python_version()} | {name: version(name) for name in distributions}


def line(name: str, tally: Tally, clock: dict[str, float], **more: object) -> None:
    """The item's answer. `more` holds checksum, versions, compiled and the item's own figures."""
    print(json.dumps({"name": name} | asdict(tally) | clock | more))


def run_peer(
    name: str,
    play: Callable[[int, Tally, int], Played],
    trace: Callable[[Played], str],
    copy: Callable[[Played], Callable[[], object]],
    **more: object,
) -> None:
    """Measure a peer: `play(seed, tally, most)` returns what it played, `trace` tells it, `copy` copies it.

    The first game is played outside the clock: it warms up and gives the checksum, whatever `--seconds` says.
    """
    wanted = parser().parse_args()
    first = play(wanted.seed, Tally(), FOREVER)
    tally = Tally()
    clock = timed(lambda seed: play(seed, tally, FOREVER), wanted.seed, wanted.seconds * (1 - CLONE_SHARE))
    clone_us = cost_us(copy(play(wanted.seed, Tally(), MIDGAME)), wanted.seconds * CLONE_SHARE)
    line(name, tally, clock, checksum=checksum(trace(first)), clone_us=clone_us, **more)
