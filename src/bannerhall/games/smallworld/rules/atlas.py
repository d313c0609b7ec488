"""The four boards: regions with terrain, symbols and neighbours, one board for each number of players.

`boards.json` lists the regions; here they become masks, so that a set of regions is one int. A region is its place in
the list of its board. What belongs to board b and region r stands at b * MOST_REGIONS + r. Region names are ours
[SMW-MAP-07]; the lists of neighbours are complete [SMW-MAP-03] [SMW-MAP-04] [SMW-MAP-05].
"""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.bits import mask_of

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5
MOST_REGIONS: Final = 48
TERRAINS: Final = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")  # [SMW-MAP-01]
FARMLAND: Final = 0
FOREST: Final = 1
HILL: Final = 2
MOUNTAIN: Final = 3
SWAMP: Final = 4
SEA: Final = 5
LAKE: Final = 6
SYMBOLS: Final = ("mine", "magic", "cavern")  # [SMW-MAP-02]


def read_boards() -> list[list[dict[str, Any]]]:
    """The regions of every board, the one for the fewest players first [SMW-SETUP-01]."""
    found = json.loads(files("bannerhall.games.smallworld").joinpath("data", "boards.json").read_text("utf-8"))
    return [found[str(seats)] for seats in range(FEWEST_SEATS, MOST_SEATS + 1)]


BOARDS: Final = read_boards()
REGION_IDS: Final = tuple(tuple(str(region["id"]) for region in board) for board in BOARDS)
# Events count regions over all boards, so that a log can name one without knowing its board.
ALL_REGION_IDS: Final = tuple(name for ids in REGION_IDS for name in (*ids, *[""] * (MOST_REGIONS - len(ids))))
REGIONS: Final = vec[i64]([len(board) for board in BOARDS])


def of_terrain(board: list[dict[str, Any]], *terrains: str) -> int:
    return mask_of([r for r, region in enumerate(board) if region["terrain"] in terrains])


def with_symbol(board: list[dict[str, Any]], symbol: str) -> int:
    return mask_of([r for r, region in enumerate(board) if symbol in region["symbols"]])


def near(board: list[dict[str, Any]], region: dict[str, Any]) -> int:
    """All regions that share a border with it [SMW-MAP-03] [SMW-MAP-04] [SMW-MAP-05]."""
    return mask_of([r for r, other in enumerate(board) if other["id"] in region["near"]])


def touching(board: list[dict[str, Any]], *terrains: str) -> int:
    """The regions with a neighbour of these terrains."""
    shores = {region["id"] for region in board if region["terrain"] in terrains}
    return mask_of([r for r, region in enumerate(board) if shores & set(region["near"])])


def near_rows() -> list[int]:
    """The neighbours of every region [SMW-MAP-03] [SMW-MAP-04] [SMW-MAP-05]."""
    rows: list[int] = []
    for board in BOARDS:
        row = [near(board, region) for region in board]
        rows.extend(row + [0] * (MOST_REGIONS - len(row)))
    return rows


# Masks of regions, by board.
NEAR: Final = vec[i64](near_rows())
LAND: Final = vec[i64]([of_terrain(board, "farmland", "forest", "hill", "mountain", "swamp") for board in BOARDS])
WATER: Final = vec[i64]([of_terrain(board, "sea", "lake") for board in BOARDS])
FARMLANDS: Final = vec[i64]([of_terrain(board, "farmland") for board in BOARDS])
FORESTS: Final = vec[i64]([of_terrain(board, "forest") for board in BOARDS])
HILLS: Final = vec[i64]([of_terrain(board, "hill") for board in BOARDS])
MOUNTAINS: Final = vec[i64]([of_terrain(board, "mountain") for board in BOARDS])
SWAMPS: Final = vec[i64]([of_terrain(board, "swamp") for board in BOARDS])
MINES: Final = vec[i64]([with_symbol(board, "mine") for board in BOARDS])
MAGIC: Final = vec[i64]([with_symbol(board, "magic") for board in BOARDS])
CAVERNS: Final = vec[i64]([with_symbol(board, "cavern") for board in BOARDS])
TRIBES: Final = vec[i64]([mask_of([r for r, region in enumerate(board) if region["tribe"]]) for board in BOARDS])
# Land on the shore of a sea or the lake [SMW-MAP-06] [SMW-RACE-44].
COASTS: Final = vec[i64]([touching(b, "sea", "lake") & of_terrain(b, *TERRAINS[:SEA]) for b in BOARDS])
# Where a race without a region may enter: at the edge, or over the shore of a sea, which always lies there, not over
# the lake
# [SMW-ENTRY-01] [SMW-ENTRY-02] [SMW-ENTRY-03] [SMW-ENTRY-06] [SMW-MAP-06].
ENTRIES: Final = vec[i64](
    [mask_of([r for r, region in enumerate(b) if region["edge"]]) | touching(b, "sea") for b in BOARDS]
)
