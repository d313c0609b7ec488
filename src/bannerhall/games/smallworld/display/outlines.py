"""The drawn boards: outlines and places of all regions with what the atlas says about each, and how things look.

`outlines.json` is made by tools/draw_smallworld_maps.py; glyphs and terrains are drawn by hand. Nothing here knows a
rule.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from bannerhall.core.bits import BIT, members
from bannerhall.games.smallworld.rules.atlas import (
    BOARDS,
    COASTS,
    ENTRIES,
    FEWEST_SEATS,
    MOST_REGIONS,
    NEAR,
    REGION_IDS,
)


@cache
def read(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files("bannerhall.games.smallworld").joinpath("data", name).read_text("utf-8"))
    return found


@cache
def chart(board: int) -> dict[str, object]:
    """One board, counted from that for the fewest players: where everything is drawn, and what never changes."""
    drawn = read("outlines.json")
    outlines = drawn[str(board + FEWEST_SEATS)]["regions"]
    ids = REGION_IDS[board]
    regions: dict[str, object] = {}
    for r, region in enumerate(BOARDS[board]):
        outline = outlines[ids[r]]
        regions[ids[r]] = {
            **outline,
            "name": region["name"],
            "terrain": region["terrain"],
            # A Lost Tribe stands where tokens will stand: never both at once.
            "tribe": outline["token"] if region["tribe"] else None,
            "edge": region["edge"],
            "entry": bool(ENTRIES[board] & BIT[r]),
            "coastal": bool(COASTS[board] & BIT[r]),
            "neighbours": [ids[other] for other in members(NEAR[board * MOST_REGIONS + r])],
        }
    return {
        "size": drawn["size"],
        "seats": board + FEWEST_SEATS,
        "scale": drawn[str(board + FEWEST_SEATS)]["scale"],  # of pieces, signs and names
        "regions": regions,
    }


@cache
def looks() -> dict[str, dict[str, Any]]:
    """How things look on every board: glyphs in a box of 24 by 24, and colours and pattern of each terrain."""
    return {"glyphs": read("glyphs.json"), "terrains": read("terrains.json")}
