"""The four ready-made islands: where each hex lies, which tiles show lava, whose base is which [CHI-BOARD-19]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# By preset: (hex, q, r), the hexes with lava up, and the territory linked to each base; base 1 is seat 1's, and so on.
TWO_ROOST_ROCK: Final[i64] = 0
STRETCH_NECK_SPIT: Final[i64] = 1
CACKLE_CAY: Final[i64] = 2
FEUD_ATOLL: Final[i64] = 3
HEXES_OF: Final = (
    (
        (4, 0, -1),
        (5, 1, -3),
        (6, 1, -2),
        (7, 2, -2),
        (20, -2, 0),
        (21, -1, -1),
        (22, -1, 0),
        (23, 0, -2),
        (24, -2, 1),
        (25, 2, -3),
        (28, -1, 1),
        (29, 0, -3),
        (30, 0, 0),
    ),
    (
        (0, 0, 1),
        (1, 0, 2),
        (2, 1, 1),
        (3, 1, 2),
        (8, -1, 0),
        (9, 0, -1),
        (10, 1, -1),
        (11, 1, 0),
        (24, -1, -1),
        (25, 0, 3),
        (28, -1, 1),
        (29, 0, 0),
        (30, 2, 0),
    ),
    (
        (8, -1, 2),
        (9, -1, 3),
        (10, 0, 1),
        (11, 1, 1),
        (16, -1, -1),
        (17, -1, 0),
        (18, -1, 1),
        (19, 0, -2),
        (20, 0, -1),
        (21, 1, -2),
        (22, 1, -1),
        (23, 1, 0),
        (24, 2, -1),
        (25, -2, 3),
        (26, -2, 0),
        (28, -2, 2),
        (29, 0, 0),
        (30, 1, -3),
        (31, 2, 0),
    ),
    (
        (4, -2, 3),
        (5, -1, 1),
        (6, -1, 2),
        (7, 0, 2),
        (8, 0, 1),
        (9, 1, 0),
        (10, 2, 0),
        (11, 2, 1),
        (12, 0, -2),
        (13, 1, -2),
        (14, 1, -1),
        (15, 2, -1),
        (16, -4, 2),
        (17, -3, 2),
        (18, -2, 1),
        (19, -1, 0),
        (24, 1, -3),
        (25, 3, 0),
        (26, -1, 3),
        (27, -3, 1),
        (28, -2, 0),
        (29, -1, -1),
        (30, 0, -1),
        (31, 0, 0),
        (32, 1, 1),
    ),
)
LAVA_OF: Final = vec[i64]([1342177280, 1610612736, 2952790016, 3489660928])
LINKED_OF: Final = vec[i64]([6, 2, 0, 0, 3, 1, 0, 0, 6, 3, 5, 0, 4, 3, 2, 5])  # preset * 4 + base: territory + 1
