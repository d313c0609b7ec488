"""Names and numbers of places: hexes by the tile they are printed on, cells of the grid they lie on [CHI-BOARD-24].

A hex is T1a to T6d (territories), base_1 to base_4, or LN0 to LN11 (tiles with a lava and a neutral side; the box has
eight of them). The grid is a hexagon of cells round the central lava; a test proves it large enough for every island.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.hexes import DIRECTIONS, Hex, turned

TILES: Final = 6
TILE_HEXES: Final = 4  # of a territory [CHI-COMP-06]
FIRST_BASE: Final[i64] = 24
FIRST_SINGLE: Final[i64] = 28
SINGLES: Final = 8  # in the box [CHI-COMP-01]
HEX_COUNT: Final = 40
SIX: Final[i64] = 6

TILE_NAMES: Final = tuple(f"T{tile}" for tile in range(1, TILES + 1))
HEX_NAMES: Final = (
    *(f"{tile}{part}" for tile in TILE_NAMES for part in "abcd"),
    *(f"base_{n}" for n in range(1, 5)),
    *(f"LN{n}" for n in range(12)),
)

# --- The grid --------------------------------------------------------------------------------------------------------

RADIUS: Final = 8
WIDE: Final = 17
CELLS: Final = 217


def _cells() -> list[Hex]:
    reach = range(-RADIUS, RADIUS + 1)
    return [(q, r) for r in reach for q in reach if abs(q + r) <= RADIUS]


def _numbers() -> list[int]:
    numbers = [-1] * (WIDE * WIDE)
    for cell, (q, r) in enumerate(_cells()):
        numbers[(r + RADIUS) * WIDE + q + RADIUS] = cell
    return numbers


def _neighbours() -> list[int]:
    found: list[int] = []
    for q, r in _cells():
        for dq, dr in DIRECTIONS:
            inside = max(abs(q + dq), abs(r + dr), abs(q + dq + r + dr)) <= RADIUS
            found.append(_NUMBER[(r + dr + RADIUS) * WIDE + q + dq + RADIUS] if inside else -1)
    return found


_NUMBER: Final = _numbers()
CELL_NAMES: Final = tuple(f"q{q}r{r}" for q, r in _cells())
CELL_Q: Final = vec[i64]([q for q, r in _cells()])
CELL_R: Final = vec[i64]([r for q, r in _cells()])
CELL_NUMBER: Final = vec[i64](_NUMBER)  # by row and column of the square round the grid
CELL_NEIGHBOUR: Final = vec[i64](_neighbours())  # cell * 6 + direction; -1 outside
CENTRE: Final[i64] = CELLS // 2


def cell_at(q: i64, r: i64) -> i64:
    """The cell of these coordinates, or -1 outside the grid [CHI-BOARD-24]."""
    if q < -RADIUS or q > RADIUS or r < -RADIUS or r > RADIUS:
        return -1
    return CELL_NUMBER[(r + RADIUS) * WIDE + q + RADIUS]


def cell_distance(a: i64, b: i64) -> i64:
    """Fewest steps between two cells [CHI-RANGE-04]."""
    q = CELL_Q[a] - CELL_Q[b]
    r = CELL_R[a] - CELL_R[b]
    both = q + r
    q = -q if q < 0 else q
    r = -r if r < 0 else r
    both = -both if both < 0 else both
    return (q + r + both) // 2


# --- Shapes of the territories [CHI-BOARD-23] ------------------------------------------------------------------------

SHAPES: Final[tuple[tuple[Hex, ...], ...]] = (
    ((0, 0), (1, 0), (0, 1), (1, -1)),
    ((0, 0), (1, 0), (-1, 1), (0, -1)),
    ((1, 0), (1, -1), (0, -1), (-1, 0)),
    ((0, 0), (1, 0), (1, 1), (2, 1)),
    ((0, 0), (1, 0), (2, 0), (2, 1)),
    ((0, 0), (1, 0), (2, 0), (0, 1)),
)
TURNS: Final = vec[i64]([3, 2, 6, 3, 6, 6])  # rotations that differ; equal shapes are offered once


def _offsets(part: int) -> list[int]:
    """By shape, rotation and hex: how far it lies from the first hex of its tile."""
    found: list[int] = []
    for shape in SHAPES:
        for sixths in range(6):
            first = turned(shape[0], sixths)
            found += [turned(at, sixths)[part] - first[part] for at in shape]
    return found


OFFSET_Q: Final = vec[i64](_offsets(0))
OFFSET_R: Final = vec[i64](_offsets(1))
