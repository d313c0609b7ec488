"""Games by the game's own policy inside the engine's loop, and what one of its answers costs.

A game whose policy has no answers plays at random here, and its answers cost next to nothing.
"""

from __future__ import annotations

from time import process_time

import _measure
import _own

from bannerhall.core.chance import Stream
from bannerhall.core.playout import ALL_SEATS, play_games, roll_chance
from bannerhall.core.state import CHANCE, NO_POLICY, NOBODY, State

BATCH = 5  # games between two looks at the clock; the first batch is the warm-up and gives the checksum
POSITIONS = 400  # questions whose answers are timed


def questions(start: State, seed: int) -> list[State]:
    """Positions of games by policy in which a player is asked, one after the other."""
    found: list[State] = []
    stream = Stream(seed)
    while len(found) < POSITIONS:
        state = start.clone()
        while (seat := state.seat()) != NOBODY and len(found) < POSITIONS:
            if seat == CHANCE:
                state.apply_asked(roll_chance(state, stream))
                continue
            found.append(state.clone())
            action = state.policy(seat, stream)
            options = state.legal_actions(seat)
            state.apply_asked(action if action != NO_POLICY else options[stream.below(len(options))])
    return found


def answer_us(asked: list[State], seed: int, seconds: float) -> float:
    """CPU microseconds of one answer, the loop around it included."""
    stream, done, spent = Stream(seed), 0, 0.0
    while spent < seconds:
        begun = process_time()
        for state in asked:
            state.policy(state.seat(), stream)
        spent += process_time() - begun
        done += len(asked)
    return 1e6 * spent / done


def main() -> None:
    wanted = _own.arguments()
    start, tally = _own.start(wanted), _measure.Tally()
    first = play_games(start, wanted.seed, BATCH, by_policy=ALL_SEATS)

    def play(batch_seed: int) -> None:
        played = play_games(start, batch_seed, BATCH, by_policy=ALL_SEATS)
        tally.games += played.games
        tally.decisions += played.decisions
        tally.chances += played.chances
        tally.legal_sum += played.legal_sum

    clock = _measure.timed(play, wanted.seed, wanted.seconds / 2)
    _measure.line(
        f"{wanted.game}_policy",
        tally,
        clock,
        checksum=first.checksum,
        policy_us=answer_us(questions(start, wanted.seed), wanted.seed, wanted.seconds / 2),
        **_own.about(wanted.game),
    )


if __name__ == "__main__":
    main()
