"""What is asked, of whom, and upon what: the steps of a round lie on the stack, last one first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.frames import AWAITS, CHANCE, PROCEEDS, SEVERAL
from bannerhall.core.shapes import SEAT, Questions
from bannerhall.games.sealed.rules.components import DEALT, MOST_PLEDGES

QUESTIONS: Final = Questions(__name__)

ROUND: Final[i64] = QUESTIONS.add("round", PROCEEDS, upon="bottom")
DEAL: Final[i64] = QUESTIONS.add("deal", CHANCE, upon="round")
DEAL_CARD: Final[i64] = QUESTIONS.argument("card", 0, lambda s: s.seats * DEALT - 1)  # how many were dealt before
HARVEST: Final[i64] = QUESTIONS.add("harvest", CHANCE, upon="auction window", teller=True)
WINDOW: Final[i64] = QUESTIONS.add("window", SEAT, upon="auction", window=True)
PEEK: Final[i64] = QUESTIONS.add("peek", CHANCE, upon="closing bids auction window")
PEEK_LOOKER: Final[i64] = QUESTIONS.seat_argument("looker")
AUCTION: Final[i64] = QUESTIONS.add("auction", SEAT, upon="bids")
BIDS: Final[i64] = QUESTIONS.add("bids", SEVERAL, upon="round")
LOT: Final[i64] = QUESTIONS.add("lot", CHANCE, upon="round")
LOT_WINNER: Final[i64] = QUESTIONS.argument("winner", 0, lambda s: s.seats)  # the seat + 1, or 0 if nobody has bid
DESK: Final[i64] = QUESTIONS.add("desk", SEAT, side=True)
DESK_PLEDGES: Final[i64] = QUESTIONS.argument("pledges", 0, MOST_PLEDGES)  # in this visit
CLOSING: Final[i64] = QUESTIONS.add("closing", AWAITS, upon="bottom")
ASIDE: Final[i64] = QUESTIONS.add("aside", aside=True)
