"""The map: tiles, home realms, what their areas provide, and the preset boards [RUN-MAP-20] [RUN-MAP-21]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

TILES: Final = 16  # numbered tiles 1 to 12, then the home realms of the factions
HOMES: Final[i64] = 12  # the first home realm
AREAS: Final = 49
AREA_NAMES: Final = (
    "1A",
    "1B",
    "1C",
    "2A",
    "2B",
    "2C",
    "3A",
    "3B",
    "3C",
    "4A",
    "4B",
    "4C",
    "5A",
    "5B",
    "5C",
    "5D",
    "6A",
    "6B",
    "6C",
    "6D",
    "7A",
    "7B",
    "7C",
    "8A",
    "8B",
    "8C",
    "8D",
    "9A",
    "9B",
    "10A",
    "10B",
    "10C",
    "10D",
    "11A",
    "11B",
    "11C",
    "12A",
    "DA",
    "DB",
    "DC",
    "LA",
    "LB",
    "LC",
    "UA",
    "UB",
    "UC",
    "WA",
    "WB",
    "WC",
)
# the tile an area is printed on
TILE_OF: Final = vec[i64]([
    0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 7, 8, 8, 9, 9, 9, 9, 10, 10, 10,
    11, 12, 12, 12, 13, 13, 13, 14, 14, 14, 15, 15, 15
])  # fmt: skip
# of each tile; its areas follow each other
FIRST_AREA: Final = vec[i64]([
    0, 3, 6, 9, 12, 16, 20, 23, 27, 29, 33, 36, 37, 40, 43, 46, 49
])  # fmt: skip
# the faction whose home realm an area belongs to + 1
HOME_OF: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4
])  # fmt: skip
FOOD: Final = vec[i64]([
    2, 1, 1, 0, 1, 1, 1, 0, 0, 2, 0, 0, 1, 1, 2, 0, 1, 1, 0, 1, 1, 0, 1, 0, 2, 0, 0, 0, 2, 2, 0, 0, 1, 0, 1, 1, 0,
    1, 1, 1, 0, 1, 1, 0, 2, 1, 1, 1, 1
])  # fmt: skip
WOOD: Final = vec[i64]([
    0, 1, 0, 0, 1, 0, 0, 2, 1, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 3, 0, 0, 1, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0,
    1, 0, 1, 2, 0, 1, 0, 1, 0, 0, 2, 0
])  # fmt: skip
ORE: Final = vec[i64]([
    1, 0, 0, 2, 0, 0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 2, 0, 0, 1, 1, 1, 1, 0, 0, 0, 1, 1, 2, 0, 0, 1, 2, 0, 0, 0, 1, 1,
    0, 2, 0, 0, 1, 1, 2, 0, 1, 1, 0, 1
])  # fmt: skip
# the neutral units an area starts with: their type + 1
NEUTRAL_KIND: Final = vec[i64]([
    0, 2, 0, 6, 0, 0, 0, 3, 6, 0, 0, 3, 0, 0, 0, 5, 0, 0, 4, 6, 0, 1, 0, 2, 0, 0, 4, 5, 0, 3, 0, 4, 0, 0, 1, 5, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
])  # fmt: skip
NEUTRAL_COUNT: Final = vec[i64]([
    0, 2, 0, 2, 0, 0, 0, 2, 1, 0, 0, 3, 0, 0, 0, 1, 0, 0, 2, 1, 0, 3, 0, 3, 0, 0, 2, 1, 0, 2, 0, 3, 0, 0, 2, 1, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
])  # fmt: skip
# 1 where a city token is laid at set-up
CITY_SPACE: Final = vec[i64]([
    0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
])  # fmt: skip
# where an area lies in its tile, seen from the first one
SHAPE_Q: Final = vec[i64]([
    0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 1, 2, 0, 1, 2, 1, 0, 0, 0, 0, 0, 1, 0, 1, 2, 0,
    0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0
])  # fmt: skip
SHAPE_R: Final = vec[i64]([
    0, 0, 1, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0, 1, 1, 2, 0, -1, -1, 0, 0, -1, 1, 0, 1, 0, 1, 2, 1, 0, 0, 0,
    0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1
])  # fmt: skip

# Coloured borders as printed: area, side (clockwise from north), kind.
NO_BORDER: Final[i64] = 0
WATER: Final[i64] = 1
MOUNTAIN: Final[i64] = 2
YELLOW: Final[i64] = 3
PRINTED: Final = (
    (0, 0, 1),  # 1A N water
    (3, 0, 2),  # 2A N mountain
    (3, 5, 2),  # 2A NW mountain
    (5, 2, 1),  # 2C SE water
    (6, 5, 1),  # 3A NW water
    (8, 3, 2),  # 3C S mountain
    (8, 2, 2),  # 3C SE mountain
    (11, 1, 1),  # 4C NE water
    (10, 4, 2),  # 4B SW mountain
    (12, 5, 1),  # 5A NW water
    (15, 3, 2),  # 5D S mountain
    (15, 2, 2),  # 5D SE mountain
    (18, 1, 1),  # 6C NE water
    (19, 3, 2),  # 6D S mountain
    (19, 2, 2),  # 6D SE mountain
    (21, 0, 2),  # 7B N mountain
    (20, 4, 1),  # 7A SW water
    (23, 5, 2),  # 8A NW mountain
    (25, 0, 1),  # 8C N water
    (27, 0, 2),  # 9A N mountain
    (27, 1, 2),  # 9A NE mountain
    (28, 3, 1),  # 9B S water
    (29, 1, 1),  # 10A NE water
    (31, 4, 2),  # 10C SW mountain
    (31, 3, 2),  # 10C S mountain
    (33, 0, 1),  # 11A N water
    (35, 3, 2),  # 11C S mountain
    (36, 3, 3),  # 12A S yellow
    (37, 0, 1),  # DA N water
    (41, 1, 1),  # LB NE water
    (45, 3, 2),  # UC S mountain
    (46, 0, 2),  # WA N mountain
    (46, 5, 2),  # WA NW mountain
)

# Preset boards: tile, sixths of a turn, column and row of its first area [RUN-MAP-24] [RUN-MAP-30].
MAP_2P_BASE: Final = (
    (5, 5, 0, 0),
    (2, 2, 2, 0),
    (4, 2, 2, -2),
    (7, 1, -1, 1),
)
MAP_2P_BASE_HOMES: Final = (
    (0, 2, 4, -3),  # daqan
    (3, 0, -3, 2),  # waiqar
)
MAP_2P_BASE_MARKERS: Final = (
    ((3, -3), (3, -2)),
    ((-3, 3), (-2, 2)),
)
MAP_3P_BASE: Final = (
    (5, 5, 0, 0),
    (2, 2, 4, -1),
    (1, 2, 1, -1),
    (0, 0, 0, 1),
    (4, 0, -2, 1),
    (8, 4, -2, 0),
)
MAP_3P_BASE_HOMES: Final = (
    (0, 1, 5, -1),  # daqan
    (1, 1, 1, -3),  # latari
    (2, 0, -3, 3),  # uthuk
)
MAP_3P_BASE_MARKERS: Final = (
    ((4, 0), (5, -1)),
    ((0, -2), (1, -2)),
    ((-3, 3), (-2, 3)),
)
MAP_4P_BASE: Final = (
    (5, 5, 0, 0),
    (3, 5, 0, -1),
    (1, 5, 0, 1),
    (8, 1, 3, 0),
    (7, 2, 3, 1),
    (2, 3, 1, 3),
    (0, 3, 3, -2),
    (6, 2, 4, 0),
)
MAP_4P_BASE_HOMES: Final = (
    (0, 0, -1, 4),  # daqan
    (1, 3, -1, 0),  # latari
    (2, 4, 4, -3),  # uthuk
    (3, 2, 6, -1),  # waiqar
)
MAP_4P_BASE_MARKERS: Final = (
    ((-1, 4), (0, 4)),
    ((-1, -1), (-1, 0)),
    ((4, -4), (4, -3)),
    ((5, -1), (5, 0)),
)
MAP_4P_BOW: Final = (
    (9, 3, 0, 0),
    (5, 3, -1, 1),
    (11, 0, -1, -2),
    (7, 5, -2, -2),
    (6, 5, -3, -1),
    (0, 3, 1, -4),
    (10, 1, 1, -3),
    (4, 3, -2, 2),
)
MAP_4P_BOW_HOMES: Final = (
    (0, 1, 2, -1),  # daqan
    (1, 2, 3, -6),  # latari
    (2, 5, -5, 3),  # uthuk
    (3, 5, -5, 0),  # waiqar
)
MAP_4P_BOW_MARKERS: Final = (
    ((1, 0), (2, -1)),
    ((2, -6), (2, -5)),
    ((-4, 2), (-4, 3)),
    ((-4, -1), (-4, 0)),
)
