"""The hall's own clauses, which every game has, and the number that stands for no clause at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ALLOWED: Final[i64] = 0  # no clause forbids it

# The hall's own clauses stand before every game's: clause numbers below FIRST_CLAUSE belong to the core.
GAME_OVER: Final[i64] = 1
NOT_ASKED: Final[i64] = 2
OTHER_QUESTION: Final[i64] = 3
UNKNOWN_ACTION: Final[i64] = 4
NOT_OFFERED: Final[i64] = 5
NO_SUCH_SEAT: Final[i64] = 6
CANNOT_STEP_BACK: Final[i64] = 7
NOT_THE_TELLER: Final[i64] = 8
OUT_OF_SIGHT: Final[i64] = 9
UNSOUND_REPAIR: Final[i64] = 10
NOT_AGREED: Final[i64] = 11
FIRST_CLAUSE: Final[i64] = 16
HALL_CLAUSES: Final = (
    "HALL-ASK-01",
    "HALL-ASK-02",
    "HALL-ASK-03",
    "HALL-ASK-04",
    "HALL-ASK-05",
    "HALL-ASK-06",
    "HALL-BACK-01",
    "HALL-TELL-01",
    "HALL-FIX-01",
    "HALL-FIX-02",
    "HALL-FIX-03",
)
