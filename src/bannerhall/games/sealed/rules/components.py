"""The cards of Sealed, and the numbers that a table may change."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.game import Number

CARDS: Final = ("copper", "silver", "gold", "pearl", "ruby", "seal")
SEAL: Final = 5
VALUE: Final = vec[i64]([1, 2, 3, 4, 5, 0])
DECK: Final = vec[i64]([10, 8, 6, 4, 2, 10])  # [SLD-COMP-02]
DEALT: Final = 2
HAND: Final = 12  # two dealt cards and at most eight won ones fit
MOST_SEATS: Final = 6
MOST_COINS: Final = 1000
MOST_BID: Final = 40
MOST_HARVEST: Final = 9
DESK_SECONDS: Final = 60
MOST_PLEDGES: Final = 3  # a visit

NUMBERS: Final = (
    Number("rounds", 5, 1, 8),
    Number("start_coins", 10, 0, 30),
    Number("bid_limit", 12, 1, MOST_BID),
)
ROUNDS: Final = 0
START_COINS: Final = 1
BID_LIMIT: Final = 2
