"""Thinking ahead where a game gives counsel: the likeliest answers are played on by everybody's counsel, and judged."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, FULL, NO_POLICY, NOBODY, State

CANDIDATES = 5  # the counsel, and the options that look best after them
DOUBT = 1.0  # standard errors of the lead that count as luck
AHEAD = 150  # answers that a line is played on: in a long game some turns of everybody


def lines(world: State, seat: int, advice: int, rollouts: int, stream: Stream) -> list[tuple[int, int, float]]:
    """Answers with how often they were tried and what they were worth (0 to 1), best first.

    All candidates are tried in the same worlds and with the same dice, so that luck decides less between them. What is
    left of it must not talk anybody out of the policy's answer: another one counts by what it is surely better.
    """
    candidates = likely(world, seat, advice, stream)
    rounds = max(1, rollouts // len(candidates))
    payoffs: list[list[int]] = [[] for _ in candidates]
    for _ in range(rounds):
        imagined, luck = world.resample(seat, stream), stream.bits()
        for i, action in enumerate(candidates):
            payoffs[i].append(played_on(imagined, seat, action, Stream(luck, 1)))
    leads = [surely_better(each, payoffs[0]) if i > 0 else 0.0 for i, each in enumerate(payoffs)]
    ranked = sorted(range(len(candidates)), key=lambda i: (-leads[i], i))
    return [(candidates[i], rounds, sum(payoffs[i]) / (rounds * FULL)) for i in ranked]


def surely_better(some: Sequence[int], policy: Sequence[int]) -> float:
    """The mean lead of an answer over the policy's in the same worlds, less what may be luck; after one world it may
    all be."""
    leads = [one - other for one, other in zip(some, policy, strict=True)]
    mean = sum(leads) / len(leads)
    if len(leads) == 1:
        return -abs(mean)
    variance = sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1)
    return mean - DOUBT * math.sqrt(variance / len(leads))


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
