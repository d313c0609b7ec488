"""What a client needs to show Small World and what never changes: boards, looks, races, powers."""

from __future__ import annotations

from bannerhall.games.smallworld.display.outlines import chart, looks
from bannerhall.games.smallworld.rules import powers, races
from bannerhall.games.smallworld.rules.atlas import BOARDS, SYMBOLS, TERRAINS
from bannerhall.games.smallworld.rules.components import LAYOUTS, POLICIES
from bannerhall.games.smallworld.rules.events import SOURCES, WAYS


def drawing() -> dict[str, object]:
    """Boards by number of players, their regions with names of ours [SMW-MAP-07]; races and powers in the order in
    which events count them."""
    return {
        "boards": {str(board + 2): chart(board) for board in range(len(BOARDS))},
        "looks": looks(),
        "terrains": list(TERRAINS),
        "symbols": list(SYMBOLS),
        "races": [
            {
                "id": name,
                "tokens": int(races.BANNER_TOKENS[i]),
                "tray": int(races.TRAY[i]),
                "extra": i >= races.BASE,
            }
            for i, name in enumerate(races.NAMES)
        ],
        "powers": [
            {"id": name, "tokens": int(powers.BADGE_TOKENS[i]), "extra": i >= powers.BASE}
            for i, name in enumerate(powers.NAMES)
        ],
        "sources": list(SOURCES),
        "ways": list(WAYS),
        "policies": list(POLICIES),
        "layouts": list(LAYOUTS),
    }
