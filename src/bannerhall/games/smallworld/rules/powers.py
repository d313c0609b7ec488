"""The special powers: their badges and their numbers."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final = (
    ("alchemist", 4),
    ("berserk", 4),
    ("bivouacking", 5),
    ("commando", 4),
    ("diplomat", 5),
    ("dragon_master", 5),
    ("flying", 5),
    ("forest", 4),
    ("fortified", 3),
    ("heroic", 5),
    ("hill", 4),
    ("merchant", 2),
    ("mounted", 5),
    ("pillaging", 5),
    ("seafaring", 5),
    ("spirit", 5),
    ("stout", 4),
    ("swamp", 4),
    ("underworld", 5),
    ("wealthy", 4),
    # extra [SMW-VAR-01]
    ("cursed", 5),
    ("hordes", 5),
    ("marauding", 5),
    ("ransacking", 5),
    ("were", 4),
    ("historian", 5),
    ("peace_loving", 5),
    ("barricade", 4),
    ("catapult", 4),
    ("corrupt", 4),
    ("imperial", 4),
    ("mercenary", 4),
)
NAMES: Final = tuple(row[0] for row in ROWS)
BADGE_TOKENS: Final = vec[i64]([row[1] for row in ROWS])
KINDS: Final = 32
BASE: Final = 20
ALCHEMIST: Final = 0
BERSERK: Final = 1
BIVOUACKING: Final = 2
COMMANDO: Final = 3
DIPLOMAT: Final = 4
DRAGON_MASTER: Final = 5
FLYING: Final = 6
FOREST: Final = 7
FORTIFIED: Final = 8
HEROIC: Final = 9
HILL: Final = 10
MERCHANT: Final = 11
MOUNTED: Final = 12
PILLAGING: Final = 13
SEAFARING: Final = 14
SPIRIT: Final = 15
STOUT: Final = 16
SWAMP: Final = 17
UNDERWORLD: Final = 18
WEALTHY: Final = 19
CURSED: Final = 20
HORDES: Final = 21
MARAUDING: Final = 22
RANSACKING: Final = 23
WERE: Final = 24
HISTORIAN: Final = 25
PEACE_LOVING: Final = 26
BARRICADE: Final = 27
CATAPULT: Final = 28
CORRUPT: Final = 29
IMPERIAL: Final = 30
MERCENARY: Final = 31
