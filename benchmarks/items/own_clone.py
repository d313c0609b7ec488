"""What a copy of a state costs, and how much longer a stepped game takes when its events are listened to."""

from __future__ import annotations

import _measure
import _own

from bannerhall.core.events import Sink
from bannerhall.core.state import State


def game_cost(start: State, seed: int, seconds: float, sink_for: type[Sink] | None) -> float:
    """CPU seconds per stepped game, with a sink of its own for each or with none."""
    tally = _measure.Tally()

    def play(game_seed: int) -> None:
        state = start.clone()
        state.sink = None if sink_for is None else sink_for()
        _own.step_through(state, game_seed, tally)

    return _measure.timed(play, seed, seconds)["cpu_s"] / tally.games


def main() -> None:
    wanted = _own.arguments()
    start, clock = _own.start(wanted), _measure.Clock()
    middle = start.clone()
    _own.step_through(middle, wanted.seed, _measure.Tally(), _measure.MIDGAME)
    clone_us = _measure.cost_us(middle.clone, wanted.seconds / 2)
    quiet = game_cost(start, wanted.seed, wanted.seconds / 4, None)
    heard = game_cost(start, wanted.seed, wanted.seconds / 4, Sink)
    _measure.line(
        f"{wanted.game}_clone",
        _measure.Tally(),  # a cost, not a rate: nothing is counted
        clock.read(),
        checksum=_own.checksum(middle),
        clone_us=clone_us,
        sink_ratio=heard / quiet,
        **_own.about(wanted.game),
    )


if __name__ == "__main__":
    main()
