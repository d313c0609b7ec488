"""A player that searches: the core's information-set tree search with a fixed number of iterations."""

from __future__ import annotations

from bannerhall.core.chance import Stream
from bannerhall.core.search import search
from bannerhall.core.state import State


class Thinker:
    def __init__(self, iterations: int = 400, horizon: int = 40) -> None:
        self.name = f"search:{iterations}"
        self.iterations = iterations
        self.horizon = horizon

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        return search(world, seat, self.iterations, stream.bits(), self.horizon).best
