"""What the core asks about the secrets of Small World."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import Knowledge
from bannerhall.games.smallworld.knowledge import observation, resampling, view
from bannerhall.games.smallworld.rules.state import SmallWorld


@final
class SmallWorldKnowledge(Knowledge[SmallWorld]):
    def view(self, s: SmallWorld, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def observation_size(self, s: SmallWorld) -> i64:
        return observation.observation_size(s)

    def fill_observation(self, s: SmallWorld, seat: i64, out: vec[i64]) -> None:
        observation.fill_observation(s, seat, out)

    def resample(self, s: SmallWorld, seat: i64, stream: Stream) -> SmallWorld:
        return resampling.resample(s, seat, stream)
