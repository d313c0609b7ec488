"""What the core asks about the secrets of War for Chicken Island."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import Knowledge
from bannerhall.games.chicken.knowledge import observation, resampling, view
from bannerhall.games.chicken.rules.state import Chicken


@final
class ChickenKnowledge(Knowledge[Chicken]):
    def view(self, s: Chicken, seat: i64) -> dict[str, object]:
        return view.view(s, int(seat))

    def observation_size(self, s: Chicken) -> i64:
        return observation.observation_size(s)

    def fill_observation(self, s: Chicken, seat: i64, out: vec[i64]) -> None:
        observation.fill_observation(s, seat, out)

    def resample(self, s: Chicken, seat: i64, stream: Stream) -> Chicken:
        return resampling.resample(s, seat, stream)
