"""A player that does what the game's own sense says, or looks one answer ahead and trusts the game's judgement."""

from __future__ import annotations

from bannerhall.core.chance import Stream
from bannerhall.core.playout import roll_chance
from bannerhall.core.state import CHANCE, NO_POLICY, State

WORLDS = 3  # resampled worlds and rolls of the dice an option is judged in


class Greedy:
    """Takes the game's counsel where there is one (`State.counsel`); elsewhere every option is judged by what stands
    after it, in a few worlds and on a few rolls of the dice."""

    name = "greedy"

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        advice = world.policy(seat, stream)
        if advice != NO_POLICY:
            return advice
        options = world.legal_actions(seat)
        if len(options) == 1:
            return options[0]
        worlds = [world, *(world.resample(seat, stream) for _ in range(WORLDS - 1))]
        scores = [self.worth(worlds, seat, action, stream) for action in options]
        best = max(scores)
        equals = [action for action, score in zip(options, scores, strict=True) if score == best]
        return equals[stream.below(len(equals))]

    def worth(self, worlds: list[State], seat: int, action: int, stream: Stream) -> int:
        """The judged payoff after an option, summed over the worlds that allow it."""
        total = 0
        for world in worlds:
            after = world.clone()
            after.answer(seat, action)
            while after.seat() == CHANCE:
                after.apply(roll_chance(after, stream))
            total += after.payoff(seat)
        return total
