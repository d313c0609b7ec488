"""Nations and blocs."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

BLOCS: Final = ("capitalist", "neutral", "communist")
# [LDR-SCEN-06]
BLOC_SEATS: Final = vec[i64]([1, 0, 1, 1, 1, 1, 1, 2, 1, 2, 1, 2, 2, 2, 2])  # (seats - 2) * 3 + bloc
# [LDR-NATN-11] [LDR-NATN-14]
NAMES: Final = (
    "usa",
    "uk",
    "france",
    "germany",
    "ussr",
    "china",
    "cuba",
    "india",
    "japan",
    "egypt",
    "yugoslavia",
)
BASE: Final = 6
BLOC_OF: Final = vec[i64]([0, 0, 1, 1, 2, 2, 2, 1, 0, 1, 2])  # [LDR-NATN-09] [LDR-NATN-12]
USA: Final = 0
UK: Final = 1
FRANCE: Final = 2
GERMANY: Final = 3
USSR: Final = 4
CHINA: Final = 5
CUBA: Final = 6
INDIA: Final = 7
JAPAN: Final = 8
EGYPT: Final = 9
YUGOSLAVIA: Final = 10
