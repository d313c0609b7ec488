"""City tokens and what Rally Support gives for each: one printed benefit [RUN-ORD6-01] [RUN-FREE-01]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TOKENS: Final = 16  # seven of the base game, eight alternate ones, the Sunken City
ALTERNATE: Final[i64] = 7
SUNKEN_CITY: Final[i64] = 15
NAMES: Final = (
    "city_1",
    "city_2",
    "city_3",
    "city_4",
    "city_5",
    "city_6",
    "city_7",
    "alt_city_1",
    "alt_city_2",
    "alt_city_3",
    "alt_city_4",
    "alt_city_5",
    "alt_city_6",
    "alt_city_7",
    "alt_city_8",
    "sunken_city",
)
NEUTRAL_SHAPE: Final = vec[i64]([1, 3, 1, 2, 2, 4, 0, 1, 3, 1, 2, 2, 4, 0, 0, 0])  # base shape of the neutral units + 1
NEUTRAL_COUNT: Final = vec[i64]([2, 2, 3, 1, 2, 1, 0, 3, 3, 4, 2, 3, 1, 0, 0, 0])
INFLUENCE: Final = vec[i64]([2, 0, 0, 3, 0, 0, 2, 3, 0, 2, 4, 0, 0, 3, 3, 3])
TACTICS: Final = vec[i64]([0, 1, 0, 0, 1, 0, 2, 0, 2, 0, 0, 2, 2, 3, 2, 2])
QUEST: Final = vec[i64]([0, 0, 2, 0, 0, 1, 0, 0, 0, 3, 0, 0, 2, 0, 3, 2])
DRAGON_RUNE: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1])
