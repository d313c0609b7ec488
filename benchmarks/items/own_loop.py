"""Random games inside the engine's own loop. `--games N` plays exactly so many instead of by the clock."""

from __future__ import annotations

import _measure
import _own

from bannerhall.core.playout import play_games
from bannerhall.core.state import State

BATCH = 20  # games between two looks at the clock; the first batch is the warm-up and gives the checksum


def play_batches(start: State, seed: int, seconds: float) -> tuple[_measure.Tally, dict[str, float]]:
    tally = _measure.Tally()

    def play(batch_seed: int) -> None:
        add(tally, start, batch_seed, BATCH)

    return tally, _measure.timed(play, seed, seconds)


def play_exactly(start: State, seed: int, games: int) -> tuple[_measure.Tally, dict[str, float]]:
    tally, clock = _measure.Tally(), _measure.Clock()
    add(tally, start, seed, games)
    return tally, clock.read()


def add(tally: _measure.Tally, start: State, seed: int, games: int) -> None:
    played = play_games(start, seed, games)
    if played.unfinished:
        raise SystemExit(f"{played.unfinished} games did not end")
    tally.games += played.games
    tally.decisions += played.decisions
    tally.chances += played.chances
    tally.legal_sum += played.legal_sum


def main() -> None:
    parser = _measure.parser()
    parser.add_argument("--games", type=int)
    wanted = _own.arguments(parser)
    start = _own.start(wanted)
    first = play_games(start, wanted.seed, BATCH)
    if wanted.games is None:
        tally, clock = play_batches(start, wanted.seed, wanted.seconds)
    else:
        tally, clock = play_exactly(start, wanted.seed, wanted.games)
    _measure.line(f"{wanted.game}_loop", tally, clock, checksum=first.checksum, **_own.about(wanted.game))


if __name__ == "__main__":
    main()
