"""The Commander cards [RUN-CMD-02]."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CARDS: Final = 10
NAMES: Final = (
    "raise_banner",
    "lead_charge",
    "feint",
    "saboteur",
    "battle_mage",
    "inspire",
    "take_the_blow",
    "orderly_retreat",
    "spy",
    "no_quarter",
)
RAISE_BANNER: Final[i64] = 0
LEAD_CHARGE: Final[i64] = 1
FEINT: Final[i64] = 2
SABOTEUR: Final[i64] = 3
BATTLE_MAGE: Final[i64] = 4
INSPIRE: Final[i64] = 5
TAKE_THE_BLOW: Final[i64] = 6
ORDERLY_RETREAT: Final[i64] = 7
SPY: Final[i64] = 8
NO_QUARTER: Final[i64] = 9
