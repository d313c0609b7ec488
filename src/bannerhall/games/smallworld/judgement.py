"""What a position is worth to each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from bannerhall.games.smallworld.state import SmallWorld


def evaluate(s: SmallWorld, out: vec[i64]) -> None:
    for seat in range(s.seats):
        out[seat] = 5000
