"""The facts that questions and refusals of Sealed speak of."""

from __future__ import annotations

from mypy_extensions import i64

from bannerhall.core.errors import Fact
from bannerhall.games.sealed.rules import actions, clauses, questions
from bannerhall.games.sealed.rules.components import BID_LIMIT
from bannerhall.games.sealed.rules.state import Sealed


def facts(s: Sealed, seat: i64, action: i64, clause: i64) -> dict[str, Fact]:
    """What a refusal tells: numbers the seat itself can see."""
    if clause == clauses.TOO_FEW_COINS:
        return {"bid": action - actions.BID, "coins": s.coins[seat]}
    if clause == clauses.OVER_THE_LIMIT:
        return {"bid": action - actions.BID, "limit": s.rules.numbers[BID_LIMIT]}
    if clause == clauses.EMPTY_SLOT:
        return {"slot": action - actions.PLEDGE + 1, "held": s.held[seat]}
    return {}


def ask_facts(s: Sealed, f: i64, seat: i64) -> dict[str, Fact]:
    """What a question tells: the round, the coins of who is asked, and whom chance serves."""
    shown: dict[str, Fact] = {"round": int(s.round), "auctioneer": int(s.auctioneer) + 1}
    if seat >= 0:
        shown["coins"] = int(s.coins[seat])
    if s.frames[f] == questions.DEAL:
        shown["player"] = int(s.frames[f + questions.DEAL_CARD] % s.seats) + 1
    if s.frames[f] == questions.PEEK:
        shown["player"] = int(s.frames[f + questions.PEEK_LOOKER]) + 1
    if s.frames[f] == questions.LOT:
        shown["player"] = int(s.frames[f + questions.LOT_WINNER])
    return shown
