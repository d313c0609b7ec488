"""The Development cards: eight for each faction, with their cost [RUN-DCRD-01] [RUN-DCRD-05]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 32
NAMES: Final = (
    "daqan_capital",
    "daqan_people",
    "daqan_journeymen",
    "daqan_longbows",
    "daqan_drill",
    "daqan_heraldry",
    "daqan_trebuchet",
    "daqan_aerie",
    "latari_capital",
    "latari_envoys",
    "latari_prowl",
    "latari_vaal",
    "latari_fletchers",
    "latari_bladesong",
    "latari_windriders",
    "latari_rootwall",
    "uthuk_capital",
    "uthuk_warpaths",
    "uthuk_hunger",
    "uthuk_gorge",
    "uthuk_frenzy",
    "uthuk_hellfire",
    "uthuk_dread",
    "uthuk_coven",
    "waiqar_capital",
    "waiqar_blight",
    "waiqar_toxic",
    "waiqar_barbed",
    "waiqar_masters",
    "waiqar_steeds",
    "waiqar_bilehall",
    "waiqar_mists",
)
DAQAN_CAPITAL: Final[i64] = 0
DAQAN_PEOPLE: Final[i64] = 1
DAQAN_JOURNEYMEN: Final[i64] = 2
DAQAN_LONGBOWS: Final[i64] = 3
DAQAN_DRILL: Final[i64] = 4
DAQAN_HERALDRY: Final[i64] = 5
DAQAN_TREBUCHET: Final[i64] = 6
DAQAN_AERIE: Final[i64] = 7
LATARI_CAPITAL: Final[i64] = 8
LATARI_ENVOYS: Final[i64] = 9
LATARI_PROWL: Final[i64] = 10
LATARI_VAAL: Final[i64] = 11
LATARI_FLETCHERS: Final[i64] = 12
LATARI_BLADESONG: Final[i64] = 13
LATARI_WINDRIDERS: Final[i64] = 14
LATARI_ROOTWALL: Final[i64] = 15
UTHUK_CAPITAL: Final[i64] = 16
UTHUK_WARPATHS: Final[i64] = 17
UTHUK_HUNGER: Final[i64] = 18
UTHUK_GORGE: Final[i64] = 19
UTHUK_FRENZY: Final[i64] = 20
UTHUK_HELLFIRE: Final[i64] = 21
UTHUK_DREAD: Final[i64] = 22
UTHUK_COVEN: Final[i64] = 23
WAIQAR_CAPITAL: Final[i64] = 24
WAIQAR_BLIGHT: Final[i64] = 25
WAIQAR_TOXIC: Final[i64] = 26
WAIQAR_BARBED: Final[i64] = 27
WAIQAR_MASTERS: Final[i64] = 28
WAIQAR_STEEDS: Final[i64] = 29
WAIQAR_BILEHALL: Final[i64] = 30
WAIQAR_MISTS: Final[i64] = 31
# card * 3 + dial; eight cards of each faction [RUN-COMP-03]
COST: Final = vec[i64]([
    0, 1, 2, 2, 0, 0, 0, 2, 0, 0, 2, 0, 1, 0, 1, 0, 0, 2, 0, 1, 1, 2, 1, 0, 0, 2, 1, 1, 1, 0, 0, 2, 0, 0, 0, 2, 0,
    2, 0, 1, 0, 1, 2, 0, 0, 0, 3, 0, 0, 0, 3, 2, 0, 0, 0, 0, 2, 2, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 2, 0, 2, 0, 0, 1,
    2, 2, 0, 0, 0, 0, 2, 0, 2, 0, 0, 0, 2, 1, 0, 1, 1, 1, 0, 0, 2, 0
])  # fmt: skip
# the unit type a card concerns + 1 [RUN-DCRD-05]
CONCERNS: Final = vec[i64]([
    0, 0, 5, 1, 2, 3, 4, 6, 0, 0, 11, 9, 7, 10, 8, 12, 0, 0, 14, 18, 13, 15, 16, 17, 0, 19, 24, 20, 21, 22, 23, 0
])  # fmt: skip
