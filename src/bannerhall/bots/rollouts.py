"""Thinking ahead where a game gives counsel: the likeliest answers are played on by everybody's counsel, and judged."""

from __future__ import annotations

from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, FULL, NO_POLICY, NOBODY, State

CANDIDATES = 5  # the counsel, and the options that look best after them
AHEAD = 150  # answers that a line is played on: in a long game some turns of everybody


def lines(world: State, seat: int, advice: int, rollouts: int, stream: Stream) -> list[tuple[int, int, float]]:
    """Answers with how often they were tried and what they were worth (0 to 1), best first; of equals the counsel.

    All candidates are tried in the same worlds and with the same dice, so that luck decides less between them.
    """
    candidates = likely(world, seat, advice, stream)
    rounds = max(1, rollouts // len(candidates))
    totals = [0] * len(candidates)
    for _ in range(rounds):
        imagined, luck = world.resample(seat, stream), stream.bits()
        for i, action in enumerate(candidates):
            totals[i] += played_on(imagined, seat, action, Stream(luck, 1))
    ranked = sorted(range(len(candidates)), key=lambda i: (-totals[i], i))
    return [(candidates[i], rounds, totals[i] / (rounds * FULL)) for i in ranked]


def likely(world: State, seat: int, advice: int, stream: Stream) -> list[int]:
    """The counsel first, then what the judgement likes best one answer ahead."""
    others = [action for action in world.legal_actions(seat) if action != advice]
    scores = {action: after(world, seat, action, stream).payoff(seat) for action in others}
    return [advice, *sorted(others, key=lambda action: -scores[action])[: CANDIDATES - 1]]


def after(world: State, seat: int, action: int, stream: Stream) -> State:
    state = world.clone()
    state.answer(seat, action)
    while state.seat() == CHANCE:
        state.apply(roll_chance(state, stream))
    return state


def played_on(world: State, seat: int, action: int, stream: Stream) -> int:
    """What an answer is worth when everybody goes on by counsel for a while."""
    state = after(world, seat, action, stream)
    for _ in range(AHEAD):
        asked = state.seat()
        if asked == NOBODY:
            break
        if asked == CHANCE:
            state.apply(roll_chance(state, stream))
            continue
        advice = state.policy(asked, stream)
        if advice == NO_POLICY:
            break
        state.answer(asked, advice)
    return state.payoff(seat)
