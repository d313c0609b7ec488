"""The cards of Sealed, and its words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.core.events import EventKind
from bannerhall.core.game import Number
from bannerhall.core.tables import FIRST_CLAUSE, Choice
from bannerhall.core.vocabulary import SPAN, Kind, Vocabulary

CARDS: Final = ("copper", "silver", "gold", "pearl", "ruby", "seal")
SEAL: Final = 5
VALUE: Final = vec[i64]([1, 2, 3, 4, 5, 0])
DECK: Final = vec[i64]([10, 8, 6, 4, 2, 10])  # [SLD-COMP-02]
DEALT: Final = 2
HAND: Final = 12  # two dealt cards and at most eight won ones fit
MOST_BID: Final = 40
MOST_HARVEST: Final = 9
DESK_SECONDS: Final = 60
MOST_PLEDGES: Final = 3  # a visit

NUMBERS: Final = (
    Number("rounds", 5, 1, 8),
    Number("start_coins", 10, 0, 30),
    Number("bid_limit", 12, 1, MOST_BID),
)
ROUNDS: Final = 0
START_COINS: Final = 1
BID_LIMIT: Final = 2

DEAL: Final = 0 * SPAN
HARVEST: Final = 1 * SPAN
BREAK: Final = 2 * SPAN
PASS: Final = 3 * SPAN
PEEK: Final = 4 * SPAN
BURY: Final = 5 * SPAN
KEEP: Final = 6 * SPAN
BID: Final = 7 * SPAN
LOT: Final = 8 * SPAN
PLEDGE: Final = 9 * SPAN
LEAVE: Final = 10 * SPAN

KINDS: Final = (
    Kind("deal", names=CARDS),
    Kind("harvest", low=0, high=MOST_HARVEST),
    Kind("break"),
    Kind("pass", passing=True),
    Kind("peek", names=CARDS),
    Kind("bury"),
    Kind("keep"),
    Kind("bid", low=0, high=MOST_BID),
    Kind("lot", names=CARDS),
    Kind("pledge", names=[f"slot{i + 1}" for i in range(HAND)]),
    Kind("leave"),
)


def vocabulary(seats: int, options: Mapping[str, Choice]) -> Vocabulary:
    return Vocabulary(KINDS)


DECISIONS_BY_NAME: Final = (
    "round",
    "deal",
    "harvest",
    "window",
    "peek",
    "auction",
    "bids",
    "lot",
    "desk",
    "closing",
    "aside",
)
ROUND_FRAME: Final = 0
DEAL_FRAME: Final = 1
HARVEST_FRAME: Final = 2
WINDOW_FRAME: Final = 3
PEEK_FRAME: Final = 4
AUCTION_FRAME: Final = 5
BIDS_FRAME: Final = 6
LOT_FRAME: Final = 7
DESK_FRAME: Final = 8
CLOSING_FRAME: Final = 9
ASIDE_FRAME: Final = 10
CHANCE_FRAMES: Final = (DEAL_FRAME, HARVEST_FRAME, PEEK_FRAME, LOT_FRAME)

CLAUSES: Final = (
    "SLD-SEAL-02",
    "SLD-SEAL-04",
    "SLD-AUCT-02",
    "SLD-BID-02",
    "SLD-BID-03",
    "SLD-DESK-02",
    "SLD-DESK-04",
    "SLD-DESK-06",
)
NO_SEAL: Final = FIRST_CLAUSE
NO_CARD_TO_SEE: Final = FIRST_CLAUSE + 1
NOTHING_BENEATH: Final = FIRST_CLAUSE + 2
TOO_FEW_COINS: Final = FIRST_CLAUSE + 3
OVER_THE_LIMIT: Final = FIRST_CLAUSE + 4
EMPTY_SLOT: Final = FIRST_CLAUSE + 5
AT_THE_DESK: Final = FIRST_CLAUSE + 6
TIRED_CLERK: Final = FIRST_CLAUSE + 7

EVENTS: Final = (
    EventKind("dealt", "seat", "card"),
    EventKind("harvested", "coins"),
    EventKind("broke", "seat"),
    EventKind("looked", "seat", "card"),
    EventKind("buried", "seat"),
    EventKind("kept", "seat"),
    EventKind("bid", "seat", "coins"),
    EventKind("won", "seat", "coins"),
    EventKind("took", "seat", "card"),
    EventKind("discarded", "card"),
    EventKind("pledged", "seat", "slot"),
    EventKind("left", "seat"),
    EventKind("ended"),
)
DEALT_EVENT: Final = 0
HARVESTED: Final = 1
BROKE: Final = 2
LOOKED: Final = 3
BURIED: Final = 4
KEPT: Final = 5
BID_SHOWN: Final = 6
WON: Final = 7
TOOK: Final = 8
DISCARDED: Final = 9
PLEDGED: Final = 10
LEFT: Final = 11
ENDED: Final = 12
CARD_SECRET: Final = 2  # the mask of secret arguments where the second one is the card
