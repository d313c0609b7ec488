"""The nine leaders and what is printed on their cards [CHI-LEAD-01] [CHI-LEAD-02]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LEADERS: Final = 9
KEEKMEE: Final[i64] = 0
ABIGAIL: Final[i64] = 1
ILL_POLLAZZO: Final[i64] = 2
KRAKATOA: Final[i64] = 3
CHICKEN_CAESAR: Final[i64] = 4
CAPTAIN_CLUCKBEARD: Final[i64] = 5
LADY_PLUCKINGTON: Final[i64] = 6
SIR_DRUMSTICK: Final[i64] = 7
DOCTOR_EGGBERT: Final[i64] = 8
NAMES: Final = (
    "keekmee",
    "abigail",
    "ill_pollazzo",
    "krakatoa",
    "chicken_caesar",
    "captain_cluckbeard",
    "lady_pluckington",
    "sir_drumstick",
    "doctor_eggbert",
)
SPEED: Final = vec[i64]([1, 1, 1, 2, 1, 1, 1, 2, 1])
STRENGTH: Final = vec[i64]([4, 4, 5, 4, 4, 4, 3, 4, 3])
ARMOUR: Final = vec[i64]([11, 11, 10, 10, 11, 10, 10, 10, 12])
RANGE: Final = vec[i64]([1, 1, 1, 1, 1, 2, 1, 1, 1])
VOID_IN_COCKFIGHT: Final = vec[i64]([0, 0, 1, 0, 0, 0, 0, 0, 1])
