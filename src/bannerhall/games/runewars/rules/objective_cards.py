"""The Objective cards: eight of each alignment, eleven with Banners of War [RUN-OBJ-01]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CARDS: Final = 22
NAMES: Final = (
    "bound_by_honor",
    "giant_friend",
    "free_cities",
    "shining_host",
    "wall_of_stone",
    "council_voice",
    "open_hand",
    "heartland",
    "dragon_master",
    "black_banner",
    "silence_heroes",
    "hoard",
    "endless_ranks",
    "web_of_lies",
    "discouraging_defeat",
    "iron_grip",
    "quench_fire",
    "healed_land",
    "captain_general",
    "wasteland_king",
    "golden_city",
    "broken_walls",
)
BOUND_BY_HONOR: Final[i64] = 0
GIANT_FRIEND: Final[i64] = 1
FREE_CITIES: Final[i64] = 2
SHINING_HOST: Final[i64] = 3
WALL_OF_STONE: Final[i64] = 4
COUNCIL_VOICE: Final[i64] = 5
OPEN_HAND: Final[i64] = 6
HEARTLAND: Final[i64] = 7
DRAGON_MASTER: Final[i64] = 8
BLACK_BANNER: Final[i64] = 9
SILENCE_HEROES: Final[i64] = 10
HOARD: Final[i64] = 11
ENDLESS_RANKS: Final[i64] = 12
WEB_OF_LIES: Final[i64] = 13
DISCOURAGING_DEFEAT: Final[i64] = 14
IRON_GRIP: Final[i64] = 15
QUENCH_FIRE: Final[i64] = 16
HEALED_LAND: Final[i64] = 17
CAPTAIN_GENERAL: Final[i64] = 18
WASTELAND_KING: Final[i64] = 19
GOLDEN_CITY: Final[i64] = 20
BROKEN_WALLS: Final[i64] = 21
IS_GOOD: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0, 0])
IN_BOW: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1])
