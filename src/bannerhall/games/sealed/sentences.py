"""The facts that questions and refusals of Sealed speak of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.core.state import A
from bannerhall.games.sealed.components import (
    BID,
    BID_LIMIT,
    DEAL_FRAME,
    EMPTY_SLOT,
    LOT_FRAME,
    OVER_THE_LIMIT,
    PEEK_FRAME,
    PLEDGE,
    TOO_FEW_COINS,
)

if TYPE_CHECKING:
    from bannerhall.games.sealed.state import Sealed


def facts(s: Sealed, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: numbers the seat itself can see."""
    if clause == TOO_FEW_COINS:
        return {"bid": action - BID, "coins": s.coins[seat]}
    if clause == OVER_THE_LIMIT:
        return {"bid": action - BID, "limit": s.tables.numbers[BID_LIMIT]}
    if clause == EMPTY_SLOT:
        return {"slot": action - PLEDGE + 1, "held": s.held[seat]}
    return {}


def ask_facts(s: Sealed, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: the round, the coins of who is asked, and whom chance serves."""
    told: dict[str, Fact] = {"round": int(s.round), "auctioneer": int(s.auctioneer) + 1}
    if seat >= 0:
        told["coins"] = int(s.coins[seat])
    if s.frames[f] == DEAL_FRAME:
        told["player"] = int(s.frames[f + A] % s.seats) + 1
    if s.frames[f] == PEEK_FRAME:
        told["player"] = int(s.frames[f + A]) + 1
    if s.frames[f] == LOT_FRAME:
        told["player"] = int(s.frames[f + A])
    return told
