"""What can be answered, by players and by chance."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Actions
from bannerhall.games.sealed.rules.components import CARDS, HAND, MOST_BID, MOST_HARVEST

ACTIONS: Final = Actions(__name__)

DEAL: Final[i64] = ACTIONS.add("deal", CARDS)
HARVEST: Final[i64] = ACTIONS.add("harvest", low=0, high=MOST_HARVEST)
BREAK: Final[i64] = ACTIONS.add("break")
PASS: Final[i64] = ACTIONS.add("pass", passing=True)
PEEK: Final[i64] = ACTIONS.add("peek", CARDS)
BURY: Final[i64] = ACTIONS.add("bury")
KEEP: Final[i64] = ACTIONS.add("keep")
BID: Final[i64] = ACTIONS.add("bid", low=0, high=MOST_BID)
LOT: Final[i64] = ACTIONS.add("lot", CARDS)
PLEDGE: Final[i64] = ACTIONS.add("pledge", [f"slot{i + 1}" for i in range(HAND)])
LEAVE: Final[i64] = ACTIONS.add("leave")
