"""Sealed, a small auction of hidden cards: the test game that uses every hard part of the contract.

It is no published game and not offered in the hall; it proves the core, and is the example for adding a game.
"""

from __future__ import annotations

from bannerhall.core.game import Game
from bannerhall.games.sealed.bids import Bids, Lot
from bannerhall.games.sealed.components import CLAUSES, DECISIONS_BY_NAME, EVENTS, NUMBERS, vocabulary
from bannerhall.games.sealed.desk import Desk
from bannerhall.games.sealed.rounds import Auction, Closing, Harvest, Round
from bannerhall.games.sealed.seals import Aside, Peek, Window
from bannerhall.games.sealed.setup import Deal, lay_out
from bannerhall.games.sealed.state import DECISIONS

DECISIONS[:] = [
    Round(),
    Deal(),
    Harvest(),
    Window(),
    Peek(),
    Auction(),
    Bids(),
    Lot(),
    Desk(),
    Closing(),
    Aside(),
]

GAME = Game(
    slug="sealed",
    name="Sealed",
    seats=(2, 6),  # [SLD-COMP-01]
    package=__name__,
    rules_version=1,
    status="test",
    make=lay_out,
    vocabulary=vocabulary,
    decisions=DECISIONS_BY_NAME,
    events=EVENTS,
    clauses=CLAUSES,
    numbers=NUMBERS,
)
