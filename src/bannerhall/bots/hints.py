"""What a good bot would do in somebody's place, and why: the search decides, the game's judgement gives the reasons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bannerhall.bots.thinker import think
from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, FULL, State

ITERATIONS = 400
MOST_IDEAS = 3
MOST_REASONS = 2
FAINT = 5  # a second reason that weighs less than this part of the first is none


@dataclass(frozen=True)
class Idea:
    """An answer, the share of the search that went to it and what it is worth, both of 100; the parts of the
    judgement that speak for it."""

    action: int
    share: int
    worth: int
    reasons: tuple[str, ...]


def ideas(world: State, seat: int, seed: int, iterations: int = ITERATIONS) -> list[Idea]:
    """The best answers to the question that the seat is asked, best first. `world` is what the seat may know."""
    options = world.legal_actions(seat)
    if len(options) == 1:
        return [Idea(options[0], 100, round(100 * world.payoff(seat) / FULL), ())]
    lines = think(world, seat, iterations, Stream(seed, 1))[:MOST_IDEAS]
    weighed = weigh(world, seat, options, Stream(seed, 2))
    return [
        Idea(action, round(100 * visits / iterations), round(100 * worth), reasons(weighed, action))
        for action, visits, worth in lines
    ]


def weigh(world: State, seat: int, options: Sequence[int], stream: Stream) -> dict[int, dict[str, int]]:
    """The evaluation terms after each option; nothing where the game does not name them."""
    if not world.evaluation_terms(seat):
        return {}
    found: dict[int, dict[str, int]] = {}
    for action in options:
        after = world.clone()
        after.answer(seat, action)
        while after.seat() == CHANCE:
            after.apply(roll_chance(after, stream))
        found[action] = after.evaluation_terms(seat)
    return found


def reasons(weighed: dict[int, dict[str, int]], action: int) -> tuple[str, ...]:
    """The parts that are better after this option than after the average one, the greatest gain first."""
    if action not in weighed:
        return ()
    gains = {
        part: worth * len(weighed) - sum(parts[part] for parts in weighed.values())
        for part, worth in weighed[action].items()
    }
    best = sorted((part for part in gains if gains[part] > 0), key=lambda part: -gains[part])[:MOST_REASONS]
    return tuple(part for part in best if gains[part] * FAINT >= gains[best[0]])
