"""The simplest player: any option, all alike."""

from __future__ import annotations

from bannerhall.core.chance import Stream
from bannerhall.core.state import State


class Random:
    name = "random"

    def choose(self, world: State, seat: int, stream: Stream) -> int:
        options = world.legal_actions(seat)
        return options[stream.below(len(options))]
