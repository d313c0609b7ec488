"""A player that searches: the core's information-set tree search with a fixed number of iterations.

It trusts the game's judgement at the leaves: random playouts are blind in games where getting anywhere takes a plan.
"""

from __future__ import annotations

from bannerhall.core.chance import Stream
from bannerhall.core.search import search
from bannerhall.core.state import State

CURIOSITY = 0.1  # small, because payoffs are taken relative to the best and worst option
HORIZON = 0


class Thinker:
    def __init__(self, iterations: int = 400) -> None:
        self.name = f"search:{iterations}"
        self.iterations = iterations

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        options = world.options(seat)
        if len(options) == 1:
            return options[0]
        return search(world, seat, self.iterations, stream.bits(), HORIZON, CURIOSITY).best
