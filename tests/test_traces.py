"""A thousand random games of each game are the same, entry by entry, on the engine in use and on its plain sources."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

import bannerhall
from bannerhall.core.playout import play_games
from bannerhall.core.uncompiled import SWITCH
from bannerhall.games import slugs

PART = 250  # games of a test, so that none of them takes minutes
SCRIPT = """
import sys
import bannerhall
from bannerhall.core.playout import play_games
game, first, games = bannerhall.game(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
print(play_games(game.new(game.seats[0] + 1), 11, games, first).checksum)
"""


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 4 * PART, PART))
@pytest.mark.parametrize("slug", slugs())
def test_random_games_are_those_of_the_plain_sources(slug: str, first: int) -> None:
    game = bannerhall.game(slug)
    here = play_games(game.new(game.seats[0] + 1), 11, PART, first).checksum
    plain = subprocess.run(
        [sys.executable, "-c", SCRIPT, slug, str(first), str(PART)],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path), SWITCH: "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert int(plain.stdout) == here
