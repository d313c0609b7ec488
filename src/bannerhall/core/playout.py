"""Play inside compiled code, at random or by the game's policy. The driver owns chance: a state has no generator."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import BIT
from bannerhall.core.chance import Stream, pick, total
from bannerhall.core.question import LONE_DREW, NO_POLICY
from bannerhall.core.state import CHANCE, NOBODY, State

LONGEST: Final = 1_000_000  # steps after which a game counts as endless
PRIME: Final = 2_147_483_629
ALL_SEATS: Final = 255  # a mask


@final
class Tally:
    """What a series of playouts did. The checksum covers every entry of every game and does not depend on the
    order in which games were played, so that workers may share a series."""

    games: i64
    unfinished: i64
    decisions: i64
    chances: i64
    legal_sum: i64
    checksum: i64
    wins: vec[i64]
    draws: i64  # of a lone seat

    def __init__(self) -> None:
        self.games = 0
        self.unfinished = 0
        self.decisions = 0
        self.chances = 0
        self.legal_sum = 0
        self.checksum = 0
        self.wins = vec[i64]([0] * 8)
        self.draws = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions += other.decisions
        self.chances += other.chances
        self.legal_sum += other.legal_sum
        self.checksum = (self.checksum + other.checksum) % PRIME
        for i in range(8):
            self.wins[i] += other.wins[i]
        self.draws += other.draws


def fold(h: i64, seat: i64, action: i64) -> i64:
    """One more entry in the checksum of a game."""
    return (h * 1_000_003 + (seat + 2) * 1_048_583 + action) % PRIME


def roll_chance(state: State, stream: Stream) -> i64:
    """An outcome of the chance decision now due, by its odds."""
    out = vec[i64]([0] * state.max_actions())
    weights = out[:]
    n = state.fill_odds(out, weights)
    return out[pick(weights, n, stream.below(total(weights, n)))]


def play_out(state: State, stream: Stream, tally: Tally, longest: i64 = LONGEST) -> i64:
    """Play a state to its end at random; returns the checksum of the entries made."""
    out = vec[i64]([0] * state.max_actions())
    weights = out[:]
    h: i64 = 1
    steps: i64 = 0
    seat = state.seat()
    while seat != NOBODY and steps < longest:
        if seat == CHANCE:
            n = state.fill_odds(out, weights)
            action = out[pick(weights, n, stream.below(total(weights, n)))]
            tally.chances += 1
        else:
            n = state.fill_asked(out)
            action = out[stream.below(n)]
            tally.decisions += 1
            tally.legal_sum += n
        h = fold(h, seat, action)
        state.apply_asked(action)
        steps += 1
        seat = state.seat()
    if seat != NOBODY:
        tally.unfinished += 1
    return h


def play_by_policy(state: State, stream: Stream, tally: Tally, seats: i64, longest: i64 = LONGEST) -> i64:
    """Play a state to its end, a mask of seats by the game's policy; returns the checksum of the entries made.

    Policies know no secrets, so they are asked in the true state. The other seats, and questions without a policy, are
    answered at random.
    """
    out = vec[i64]([0] * state.max_actions())
    weights = out[:]
    h: i64 = 1
    steps: i64 = 0
    seat = state.seat()
    while seat != NOBODY and steps < longest:
        if seat == CHANCE:
            n = state.fill_odds(out, weights)
            action = out[pick(weights, n, stream.below(total(weights, n)))]
            tally.chances += 1
        else:
            action = state.policy(seat, stream) if seats & BIT[seat] != 0 else NO_POLICY
            if action == NO_POLICY:
                n = state.fill_asked(out)
                action = out[stream.below(n)]
                tally.legal_sum += n
            tally.decisions += 1
        h = fold(h, seat, action)
        state.apply_asked(action)
        steps += 1
        seat = state.seat()
    if seat != NOBODY:
        tally.unfinished += 1
    return h


def play_games(
    start: State, seed: i64, games: i64, first: i64 = 0, longest: i64 = LONGEST, by_policy: i64 = 0
) -> Tally:
    """Play `games` games from a state, at random but for a mask of seats that play by the game's policy.

    Game number i of a seed is the same whoever plays it."""
    tally = Tally()
    ranks = vec[i64]([0] * 8)
    for i in range(first, first + games):
        state = start.clone()
        stream = Stream(seed, i)
        if by_policy == 0:
            h = play_out(state, stream, tally, longest)
        else:
            h = play_by_policy(state, stream, tally, by_policy, longest)
        tally.checksum = (tally.checksum + h * (i % 999_983 + 1)) % PRIME
        tally.games += 1
        if state.depth == 0:
            state.fill_ranks(ranks)
            for seat in range(state.seats):
                if ranks[seat] == 0:
                    tally.wins[seat] += 1
            if state.seats == 1 and ranks[0] == LONE_DREW:
                tally.draws += 1
    return tally


def truncated(state: State, stream: Stream, steps: i64, out: vec[i64], weights: vec[i64]) -> None:
    """Play at most `steps` decisions at random, in place: the playout of a search."""
    seat = state.seat()
    while seat != NOBODY and steps > 0:
        if seat == CHANCE:
            n = state.fill_odds(out, weights)
            state.apply_asked(out[pick(weights, n, stream.below(total(weights, n)))])
        else:
            n = state.fill_asked(out)
            state.apply_asked(out[stream.below(n)])
            steps -= 1
        seat = state.seat()
