"""The Fate cards: a destiny symbol and one result for each base shape [RUN-COMP-08]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FATES: Final = 30
ALL_FATES: Final[i64] = 2**30 - 1
RESULTS: Final = ("miss", "damage", "rout", "special")
MISS: Final[i64] = 0
DAMAGE: Final[i64] = 1
ROUT: Final[i64] = 2
SPECIAL: Final[i64] = 3
DESTINIES: Final = ("red", "silver", "gold")
RED: Final[i64] = 0
SILVER: Final[i64] = 1
GOLD: Final[i64] = 2
FATE_NAMES: Final = tuple(str(number) for number in range(1, FATES + 1))
DESTINY: Final = vec[i64]([0, 0, 1, 1, 2, 0, 2, 0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 1, 1, 1, 0, 2, 0, 0, 0])
# card * 4 + shape
RESULT: Final = vec[i64]([
    0, 2, 3, 1, 0, 2, 3, 1, 0, 3, 3, 1, 0, 3, 3, 0, 2, 0, 1, 0, 2, 0, 1, 3, 2, 0, 0, 3, 2, 2, 0, 1, 3, 2, 0, 1, 3,
    2, 0, 1, 0, 1, 3, 1, 0, 1, 3, 1, 0, 3, 3, 1, 0, 3, 3, 1, 1, 0, 2, 0, 1, 0, 2, 3, 1, 0, 0, 3, 1, 1, 0, 1, 3, 1,
    0, 0, 3, 1, 0, 1, 0, 1, 3, 2, 0, 1, 3, 2, 0, 3, 3, 2, 0, 3, 3, 0, 1, 0, 1, 0, 1, 0, 1, 3, 1, 0, 0, 3, 1, 1, 0,
    2, 3, 1, 0, 2, 3, 1, 0, 2
])  # fmt: skip
# card * 4 + shape
AMOUNT: Final = vec[i64]([
    0, 2, 1, 2, 0, 2, 1, 1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 3, 1, 1, 0, 3, 1,
    1, 0, 2, 0, 2, 1, 2, 0, 2, 1, 1, 0, 1, 1, 1, 0, 1, 1, 1, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0, 3, 1, 1,
    0, 0, 1, 1, 0, 2, 0, 2, 1, 2, 0, 2, 1, 2, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 1, 0, 1, 0, 1, 1, 1, 0, 0, 1, 1, 1, 0,
    2, 1, 1, 0, 2, 1, 1, 0, 2
])  # fmt: skip
