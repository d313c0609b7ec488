"""The Hero cards [RUN-HER-01] [RUN-HER-02]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HEROES: Final = 20
NAMES: Final = (
    "ronan",
    "silhouette",
    "valadir",
    "gherinn",
    "red_scorpion",
    "astarra",
    "steelhorns",
    "tatianna",
    "varikas",
    "bogran",
    "grey_ker",
    "krutzbek",
    "trenloe",
    "elyra",
    "brann",
    "challara",
    "orsino",
    "mordane",
    "sethra",
    "vhol",
)
RONAN: Final[i64] = 0
SILHOUETTE: Final[i64] = 1
VALADIR: Final[i64] = 2
GHERINN: Final[i64] = 3
RED_SCORPION: Final[i64] = 4
ASTARRA: Final[i64] = 5
STEELHORNS: Final[i64] = 6
TATIANNA: Final[i64] = 7
VARIKAS: Final[i64] = 8
BOGRAN: Final[i64] = 9
GREY_KER: Final[i64] = 10
KRUTZBEK: Final[i64] = 11
TRENLOE: Final[i64] = 12
ELYRA: Final[i64] = 13
BRANN: Final[i64] = 14
CHALLARA: Final[i64] = 15
ORSINO: Final[i64] = 16
MORDANE: Final[i64] = 17
SETHRA: Final[i64] = 18
VHOL: Final[i64] = 19
ALIGNMENTS: Final = ("good", "neutral", "evil")
IS_GOOD: Final[i64] = 0
IS_NEUTRAL: Final[i64] = 1
IS_EVIL: Final[i64] = 2
ATTRIBUTES: Final = ("strength", "agility", "wisdom")
STRENGTH: Final[i64] = 0
AGILITY: Final[i64] = 1
WISDOM: Final[i64] = 2
ALIGNMENT: Final = vec[i64]([0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 0, 0, 0, 1, 1, 2, 2, 2])
# hero * 3 + attribute
ATTRIBUTE: Final = vec[i64]([
    2, 4, 3, 2, 5, 2, 4, 2, 2, 1, 3, 5, 3, 4, 2, 1, 2, 5, 5, 2, 1, 3, 3, 3, 4, 2, 3, 2, 5, 2, 3, 4, 2, 4, 2, 2, 5,
    2, 1, 2, 4, 3, 4, 1, 3, 3, 5, 1, 2, 3, 4, 5, 3, 1, 2, 4, 4, 3, 2, 3
])  # fmt: skip
HEALTH: Final = vec[i64]([5, 4, 6, 4, 4, 4, 6, 5, 5, 4, 5, 5, 6, 4, 6, 4, 4, 5, 4, 3])
# comes with Banners of War [RUN-COMP-02] [RUN-COMP-11]
IN_BOW: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
