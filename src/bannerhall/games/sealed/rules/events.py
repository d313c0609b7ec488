"""What happens, for the log and for animation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Events
from bannerhall.games.sealed.rules.components import CARDS

EVENTS: Final = Events(__name__)
CARD_SECRET: Final = 2  # the mask of secret arguments where the second one is the card
EVENTS.names("card", CARDS)

DEALT: Final[i64] = EVENTS.add("dealt", "seat", "card")
HARVESTED: Final[i64] = EVENTS.add("harvested", "coins")
BROKE: Final[i64] = EVENTS.add("broke", "seat")
LOOKED: Final[i64] = EVENTS.add("looked", "seat", "card")
BURIED: Final[i64] = EVENTS.add("buried", "seat")
KEPT: Final[i64] = EVENTS.add("kept", "seat")
BID: Final[i64] = EVENTS.add("bid", "seat", "coins")
WON: Final[i64] = EVENTS.add("won", "seat", "coins")
TOOK: Final[i64] = EVENTS.add("took", "seat", "card")
DISCARDED: Final[i64] = EVENTS.add("discarded", "card")
PLEDGED: Final[i64] = EVENTS.add("pledged", "seat", "slot")
LEFT: Final[i64] = EVENTS.add("left", "seat")
ENDED: Final[i64] = EVENTS.add("ended")
