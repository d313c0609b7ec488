"""The drawn world: outlines of all places and the lines between them, with what the atlas says about each.

`outlines.json` is made by tools/draw_leaders_map.py; nothing here knows a rule.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from bannerhall.games.leaders.rules.atlas import BONUS, CONTINENT, CONTINENTS, PLACES, POINTS, REGIONS, neighbours_of

FILE: Final = "outlines.json"


@cache
def outlines() -> dict[str, Any]:
    """The drawing as it was made."""
    found: dict[str, Any] = json.loads(files("bannerhall.games.leaders").joinpath("data", FILE).read_text("utf-8"))
    return found


@cache
def chart() -> dict[str, object]:
    """The drawing with continent and points of each region, the bonus of each continent, and where one can step to."""
    drawn = outlines()
    near = {name: [PLACES[other] for other in neighbours_of(place)] for place, name in enumerate(PLACES)}
    regions = {
        name: {
            **drawn["regions"][name],
            "continent": CONTINENTS[CONTINENT[i]],
            "points": int(POINTS[i]),
            "neighbours": near[name],
        }
        for i, name in enumerate(REGIONS)
    }
    seas = {name: {**sea, "neighbours": near[name]} for name, sea in drawn["seas"].items()}
    continents = {name: {**drawn["continents"][name], "bonus": int(BONUS[i])} for i, name in enumerate(CONTINENTS)}
    return {**drawn, "regions": regions, "seas": seas, "continents": continents}
