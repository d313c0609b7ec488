"""Exploration tokens [RUN-EXPL-01] [RUN-EXPL-05]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 14
NAMES: Final = (
    "dragon_throne",
    "village_food",
    "village_wood",
    "village_ore",
    "portal",
    "dungeon",
    "temple",
    "hall_kellos",
    "merchant",
    "raiders",
    "scroll",
    "training",
    "flooded",
    "defensible",
)
DRAGON_THRONE: Final[i64] = 0
VILLAGE_FOOD: Final[i64] = 1
VILLAGE_WOOD: Final[i64] = 2
VILLAGE_ORE: Final[i64] = 3
PORTAL: Final[i64] = 4
DUNGEON: Final[i64] = 5
TEMPLE: Final[i64] = 6
HALL_KELLOS: Final[i64] = 7
MERCHANT: Final[i64] = 8
RAIDERS: Final[i64] = 9
SCROLL: Final[i64] = 10
TRAINING: Final[i64] = 11
FLOODED: Final[i64] = 12
DEFENSIBLE: Final[i64] = 13
COPIES: Final = vec[i64]([1, 2, 2, 2, 4, 4, 3, 3, 3, 3, 4, 4, 4, 4])
IN_BOW: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1])
FAR: Final = vec[i64]([1, 0, 1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0])  # 1 if the back says 2+
EVENT: Final[i64] = 0
LOCATION: Final[i64] = 1
DESTRUCTIBLE: Final[i64] = 2
SORT: Final = vec[i64]([2, 2, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 1, 2])
