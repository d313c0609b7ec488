"""What the core asks about the secrets of LEADERS."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.chance import Stream
from bannerhall.core.question import Knowledge
from bannerhall.games.leaders.knowledge import resampling, view
from bannerhall.games.leaders.rules.state import Leaders


@final
class LeadersKnowledge(Knowledge[Leaders]):
    def view(self, s: Leaders, seat: i64) -> dict[str, object]:
        return view.view(s, seat)

    def observation_size(self, s: Leaders) -> i64:
        return view.observation_size(s)

    def fill_observation(self, s: Leaders, seat: i64, out: vec[i64]) -> None:
        view.fill_observation(s, seat, out)

    def resample(self, s: Leaders, seat: i64, stream: Stream) -> Leaders:
        return resampling.resample(s, seat, stream)
