"""A player that thinks ahead: the core's information-set tree search with a fixed number of iterations.

It trusts the game's judgement at the leaves: random playouts are blind in games where getting anywhere takes a plan.
Where a game gives counsel it plays the likeliest answers on by everybody's counsel instead (`bots.rollouts`): a tree of
single steps is too short-sighted where a turn has dozens of them.
"""

from __future__ import annotations

from bannerhall.bots import rollouts
from bannerhall.core.chance import Stream
from bannerhall.core.search import search
from bannerhall.core.state import NO_POLICY, State

CURIOSITY = 0.1  # small, because payoffs are taken relative to the best and worst option
HORIZON = 0


class Thinker:
    def __init__(self, iterations: int = 400) -> None:
        self.name = f"search:{iterations}"
        self.iterations = iterations

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        options = world.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        return think(world, seat, self.iterations, stream)[0][0]


def think(world: State, seat: int, iterations: int, stream: Stream) -> list[tuple[int, int, float]]:
    """Answers to a question that has several, with how often each was tried and what it is worth, best first."""
    advice = world.policy(seat, stream)
    if advice != NO_POLICY:
        return rollouts.lines(world, seat, advice, iterations, stream)
    return search(world, seat, iterations, stream.bits(), HORIZON, CURIOSITY).lines
