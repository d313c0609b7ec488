"""What the core asks about the secrets of Runewars."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import Knowledge
from bannerhall.games.runewars.knowledge import observation, resampling, view
from bannerhall.games.runewars.rules.state import Runewars


@final
class RunewarsKnowledge(Knowledge[Runewars]):
    def view(self, s: Runewars, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def observation_size(self, s: Runewars) -> i64:
        return observation.SIZE

    def fill_observation(self, s: Runewars, seat: i64, out: vec[i64]) -> None:
        observation.fill_observation(s, seat, out)

    def resample(self, s: Runewars, seat: i64, stream: Stream) -> Runewars:
        return resampling.resample(s, seat, stream)
