"""One match with people at it: seats, drafts, votes, clocks, leavers, the curtain. No transport and no real clock."""

from __future__ import annotations

from bannerhall.table.curtain import Curtain
from bannerhall.table.sitters import BOT, HUMAN, INVITED, LEFT, OPEN, Sitter
from bannerhall.table.table import LAPSE, PASS, Chore, Table
from bannerhall.table.votes import Proposal

__all__ = [
    "BOT",
    "HUMAN",
    "INVITED",
    "LAPSE",
    "LEFT",
    "OPEN",
    "PASS",
    "Chore",
    "Curtain",
    "Proposal",
    "Sitter",
    "Table",
]
