"""Equal seeds give equal games: whoever plays them, whatever order sets have, compiled or not."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from bannerhall.core.conformance.walk import Check
from bannerhall.core.playout import play_games
from bannerhall.core.uncompiled import SWITCH

GAMES = 30
SCRIPT = """
import importlib, json, sys
from bannerhall.core.playout import play_games
module, options, numbers = sys.argv[1], json.loads(sys.argv[2]), json.loads(sys.argv[3])
seats, seed, games, longest = map(int, sys.argv[4:])
game = getattr(importlib.import_module(module.partition(":")[0]), module.partition(":")[2])
print(play_games(game.new(seats, None, options, numbers), seed, games, 0, longest).checksum)
"""


class WorkersDoNotMatter(Check):
    """A series of games has one checksum, however it is divided."""

    def once(self) -> None:
        walk = self.walk
        start = walk.game.new(walk.seats, None, walk.options, walk.numbers)
        whole = play_games(start, walk.seed, GAMES, 0, walk.longest)
        parts = play_games(start, walk.seed, GAMES // 3, 0, walk.longest)
        parts.add(play_games(start, walk.seed, GAMES - GAMES // 3, GAMES // 3, walk.longest))
        if parts.checksum != whole.checksum:
            raise self.fail("two workers play other games than one")


class Subprocess(Check):
    """Compares the checksum of a series played in two processes that differ in one thing."""

    def checksum(self, **environment: str) -> str:
        walk = self.walk
        chosen = [json.dumps(walk.options), json.dumps(walk.numbers)]
        counts = [str(n) for n in (walk.seats, walk.seed, GAMES, walk.longest)]
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, walk.game.source, *chosen, *counts],
            env={**os.environ, "PYTHONPATH": os.pathsep.join(p for p in sys.path if p), **environment},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode != 0:
            raise self.fail(f"{walk.game.source} cannot be played in a process of its own: {done.stderr[-300:]}")
        return done.stdout


class HashSeedDoesNotMatter(Subprocess):
    """No game depends on the order of a set or a dict of strings."""

    def once(self) -> None:
        if len({self.checksum(PYTHONHASHSEED=seed) for seed in ("1", "2", "3")}) != 1:
            raise self.fail("the games depend on the hash seed")


class CompiledEqualsUncompiled(Subprocess):
    """The same sources, run as they are, play the same games as the engine in use."""

    def once(self) -> None:
        if self.checksum(**{SWITCH: "0"}) != self.checksum(**{SWITCH: "1"}):
            raise self.fail("the games differ between the engine in use and the uncompiled sources")
