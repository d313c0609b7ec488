"""What a client needs to show Small World and what never changes: boards, looks, races, powers."""

from __future__ import annotations

from bannerhall.games.smallworld.atlas import BOARDS, SYMBOLS, TERRAINS
from bannerhall.games.smallworld.chart import chart, looks
from bannerhall.games.smallworld.components import (
    BADGE_TOKENS,
    BANNER_TOKENS,
    BASE_POWERS,
    BASE_RACES,
    LAYOUTS,
    POLICIES,
    POWERS,
    RACES,
    TRAY,
)
from bannerhall.games.smallworld.events import SOURCES, WAYS


def drawing() -> dict[str, object]:
    """Boards by number of players, their regions with names of ours [SMW-MAP-07]; races and powers in the order in
    which events count them."""
    return {
        "boards": {str(board + 2): chart(board) for board in range(len(BOARDS))},
        "looks": looks(),
        "terrains": list(TERRAINS),
        "symbols": list(SYMBOLS),
        "races": [
            {"id": name, "tokens": int(BANNER_TOKENS[i]), "tray": int(TRAY[i]), "extra": i >= BASE_RACES}
            for i, name in enumerate(RACES)
        ],
        "powers": [
            {"id": name, "tokens": int(BADGE_TOKENS[i]), "extra": i >= BASE_POWERS} for i, name in enumerate(POWERS)
        ],
        "sources": list(SOURCES),
        "ways": list(WAYS),
        "policies": list(POLICIES),
        "layouts": list(LAYOUTS),
    }
