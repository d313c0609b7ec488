"""What the core asks about what is known in Xorlosch: all but the order of the piles, by everybody."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import Knowledge
from bannerhall.games.xorlosch.knowledge import observation, view, viewtext
from bannerhall.games.xorlosch.rules.state import Xorlosch


@final
class XorloschKnowledge(Knowledge[Xorlosch]):
    def view(self, s: Xorlosch, seat: i64) -> dict[str, object]:
        return view.view(s)

    def view_text(self, s: Xorlosch, seat: i64) -> bytes:
        return viewtext.view_text(s)

    def observation_size(self, s: Xorlosch) -> i64:
        return observation.observation_size(s)

    def fill_observation(self, s: Xorlosch, seat: i64, out: vec[i64]) -> None:
        observation.fill_observation(s, seat, out)

    def resample(self, s: Xorlosch, seat: i64, stream: Stream) -> Xorlosch:
        """Nobody knows the order of a pile, and the state does not hold one: every copy is a possible world
        [XOR-SETUP-08]."""
        return s.clone()
