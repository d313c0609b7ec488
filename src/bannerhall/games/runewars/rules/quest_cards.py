"""The Quest cards: which there are, and which belong to a tile [RUN-SET-06] [RUN-MAP-01] [RUN-COMP-09]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 41
NAMES: Final = (
    "setup_1",
    "setup_2",
    "setup_3",
    "setup_4",
    "setup_5",
    "setup_6",
    "setup_7",
    "setup_8",
    "setup_9",
    "missing_heir",
    "grave_robbers",
    "ogre_king",
    "beast_hunt",
    "border_watch",
    "ferryman",
    "library",
    "ransom",
    "relic_thieves",
    "plague_village",
    "arena",
    "old_road",
    "sorcerer_ring",
    "mines",
    "pilgrim",
    "setup_10",
    "setup_11",
    "setup_12",
    "ice_tower",
    "sand_giant",
    "sand_sorcerers",
    "frozen_road",
    "ash_walk",
    "recruiters",
    "witch_moot",
    "sky_nest",
    "spy_hunt",
    "dragon_bones",
    "stolen_rune",
    "oathbreaker",
    "healer",
    "sunken_vault",
)
SETUP_1: Final[i64] = 0
SETUP_2: Final[i64] = 1
SETUP_3: Final[i64] = 2
SETUP_4: Final[i64] = 3
SETUP_5: Final[i64] = 4
SETUP_6: Final[i64] = 5
SETUP_7: Final[i64] = 6
SETUP_8: Final[i64] = 7
SETUP_9: Final[i64] = 8
MISSING_HEIR: Final[i64] = 9
GRAVE_ROBBERS: Final[i64] = 10
OGRE_KING: Final[i64] = 11
BEAST_HUNT: Final[i64] = 12
BORDER_WATCH: Final[i64] = 13
FERRYMAN: Final[i64] = 14
LIBRARY: Final[i64] = 15
RANSOM: Final[i64] = 16
RELIC_THIEVES: Final[i64] = 17
PLAGUE_VILLAGE: Final[i64] = 18
ARENA: Final[i64] = 19
OLD_ROAD: Final[i64] = 20
SORCERER_RING: Final[i64] = 21
MINES: Final[i64] = 22
PILGRIM: Final[i64] = 23
SETUP_10: Final[i64] = 24
SETUP_11: Final[i64] = 25
SETUP_12: Final[i64] = 26
ICE_TOWER: Final[i64] = 27
SAND_GIANT: Final[i64] = 28
SAND_SORCERERS: Final[i64] = 29
FROZEN_ROAD: Final[i64] = 30
ASH_WALK: Final[i64] = 31
RECRUITERS: Final[i64] = 32
WITCH_MOOT: Final[i64] = 33
SKY_NEST: Final[i64] = 34
SPY_HUNT: Final[i64] = 35
DRAGON_BONES: Final[i64] = 36
STOLEN_RUNE: Final[i64] = 37
OATHBREAKER: Final[i64] = 38
HEALER: Final[i64] = 39
SUNKEN_VAULT: Final[i64] = 40
# the number of the tile a Setup Quest stands for
SETUP_TILE: Final = vec[i64]([
    1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 10, 11, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0
])  # fmt: skip
IN_BOW: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1
])  # fmt: skip
