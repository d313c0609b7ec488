"""Simulations per CPU second of the search, on the first question of a game that leaves a choice."""

from __future__ import annotations

import argparse

import _measure
import _own

from bannerhall.core.search import search
from bannerhall.core.state import CHANCE, NOBODY, State

SIMULATIONS = 1000  # per search
HORIZON = 40  # decisions in a playout, as in the goals


def first_choice(wanted: argparse.Namespace) -> State:
    state, tally = _own.start(wanted), _measure.Tally()
    while state.seat() == CHANCE or len(state.legal()) < 2:
        _own.step_through(state, wanted.seed, tally, 1)
        if state.seat() == NOBODY:
            raise SystemExit(f"seed {wanted.seed}: a whole game without a choice")
    return state


def main() -> None:
    wanted = _own.arguments()
    state, searches = first_choice(wanted), 0
    seat = state.seat()
    first = search(state, seat, SIMULATIONS, wanted.seed, HORIZON)

    def think(seed: int) -> None:
        nonlocal searches
        search(state, seat, SIMULATIONS, seed, HORIZON)
        searches += 1

    clock = _measure.timed(think, wanted.seed, wanted.seconds)
    _measure.line(
        f"{wanted.game}_search",
        _measure.Tally(),  # a search does not say how many decisions its playouts took
        clock,
        checksum=_measure.checksum(repr(first.lines)),
        simulations_per_second=searches * SIMULATIONS / clock["cpu_s"],
        **_own.about(wanted.game),
    )


if __name__ == "__main__":
    main()
