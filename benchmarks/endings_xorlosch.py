"""How greedy games of Xorlosch end: `python benchmarks/endings_xorlosch.py --games 500 --workers 2`.

Prints, per board and number of players, how many games ended by the last quest and how many by the stall guard.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from statistics import median

from bannerhall.bots import Greedy
from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NOBODY
from bannerhall.games.xorlosch import GAME
from bannerhall.games.xorlosch.rules.components import NO_CARD
from bannerhall.games.xorlosch.rules.state import Xorlosch

Cell = tuple[str, int, int, int]


def play(cell: Cell) -> dict[str, object]:
    """All games of one board and number of players."""
    board, seats, games, seed = cell
    stalled, wins, turns = 0, Counter[int](), []
    for number in range(games):
        stream = Stream(seed + number, 9)
        state = GAME.new(seats=seats, seed=seed + number, options={"board": board})
        assert isinstance(state, Xorlosch)
        while (seat := state.seat()) != NOBODY:
            state.apply(roll_chance(state, stream) if seat == CHANCE else Greedy().choose(state, seat, stream))
        stalled += any(card != NO_CARD for card in state.cards)
        turns.append(int(state.turn))
        standing = state.result()
        wins.update(standing.winners if standing else [])
    return {
        "board": board,
        "seats": seats,
        "games": games,
        "stalled": stalled,
        "share_without_guard": round(1 - stalled / games, 3),
        "median_turns": median(turns),
        "wins_by_seat": [wins[seat] for seat in range(seats)],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="per board and number of players")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--workers", type=int, default=2)
    given = parser.parse_args()
    cells = [(board, seats, given.games, given.seed) for board, seats in product(("ruins", "dungeon"), range(2, 7))]
    with ProcessPoolExecutor(given.workers) as pool:
        rows = []
        for row in pool.map(play, cells):
            rows.append(row)
            print(json.dumps(row), flush=True)
    total, stalled = sum(int(str(row["games"])) for row in rows), sum(int(str(row["stalled"])) for row in rows)
    print(json.dumps({"games": total, "stalled": stalled, "share_without_guard": round(1 - stalled / total, 4)}))


if __name__ == "__main__":
    main()
