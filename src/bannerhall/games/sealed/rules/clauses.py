"""The clauses that refusals name."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from bannerhall.core.declare import Clauses

CLAUSES: Final = Clauses(__name__)

NO_SEAL: Final[i64] = CLAUSES.add("SLD-SEAL-02")
NO_CARD_TO_SEE: Final[i64] = CLAUSES.add("SLD-SEAL-04")
NOTHING_BENEATH: Final[i64] = CLAUSES.add("SLD-AUCT-02")
TOO_FEW_COINS: Final[i64] = CLAUSES.add("SLD-BID-02")
OVER_THE_LIMIT: Final[i64] = CLAUSES.add("SLD-BID-03")
EMPTY_SLOT: Final[i64] = CLAUSES.add("SLD-DESK-02")
AT_THE_DESK: Final[i64] = CLAUSES.add("SLD-DESK-04")
TIRED_CLERK: Final[i64] = CLAUSES.add("SLD-DESK-06")
