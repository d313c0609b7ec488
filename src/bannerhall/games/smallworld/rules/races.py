"""The races: their banners, their tokens, and their numbers [SMW-SETUP-09] [SMW-PICK-07]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

ROWS: Final = (
    ("amazons", 6, 15),
    ("dwarves", 3, 8),
    ("elves", 6, 11),
    ("ghouls", 5, 10),
    ("giants", 6, 11),
    ("halflings", 6, 11),
    ("humans", 5, 10),
    ("orcs", 5, 10),
    ("ratmen", 8, 13),  # nothing but their number [SMW-RACE-29]
    ("skeletons", 6, 20),
    ("sorcerers", 5, 18),
    ("tritons", 6, 11),
    ("trolls", 5, 10),
    ("wizards", 5, 10),
    # extra [SMW-VAR-01]
    ("goblins", 6, 11),
    ("kobolds", 11, 16),
    ("nomads", 6, 11),
    ("priestesses", 4, 9),
    ("white_ladies", 2, 7),
    ("barbarians", 9, 14),
    ("homunculi", 5, 16),
    ("leprechauns", 6, 11),
    ("pixies", 11, 16),
    ("pygmies", 6, 11),
)
NAMES: Final = tuple(row[0] for row in ROWS)
BANNER_TOKENS: Final = vec[i64]([row[1] for row in ROWS])
TRAY: Final = vec[i64]([row[2] for row in ROWS])
KINDS: Final = 24
BASE: Final = 14
AMAZONS: Final = 0
DWARVES: Final = 1
ELVES: Final = 2
GHOULS: Final = 3
GIANTS: Final = 4
HALFLINGS: Final = 5
HUMANS: Final = 6
ORCS: Final = 7
RATMEN: Final = 8
SKELETONS: Final = 9
SORCERERS: Final = 10
TRITONS: Final = 11
TROLLS: Final = 12
WIZARDS: Final = 13
GOBLINS: Final = 14
KOBOLDS: Final = 15
NOMADS: Final = 16
PRIESTESSES: Final = 17
WHITE_LADIES: Final = 18
BARBARIANS: Final = 19
HOMUNCULI: Final = 20
LEPRECHAUNS: Final = 21
PIXIES: Final = 22
PYGMIES: Final = 23
