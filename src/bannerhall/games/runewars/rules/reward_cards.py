"""The Reward cards by kind [RUN-RWD-01] [RUN-RWD-03]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 31
NAMES: Final = (
    "shard_of_timmorran",
    "soulbiter",
    "fire_bombs",
    "flute",
    "ghost_armor",
    "runeplate",
    "amulet_shielding",
    "cloak_deception",
    "staff_light",
    "ice_storm",
    "sunblade",
    "rune_passage",
    "winged_boots",
    "ring_insight",
    "belt_might",
    "boots_grace",
    "war_banner",
    "healing_draught",
    "spyglass",
    "lucky_coin",
    "heartstone",
    "throwing_knives",
    "guild_writ",
    "elven_robe",
    "frost_brand",
    "sand_glass",
    "command_horn",
    "map_ruins",
    "scale_mail",
    "binding_chain",
    "blood_chalice",
)
SHARD_OF_TIMMORRAN: Final[i64] = 0
SOULBITER: Final[i64] = 1
FIRE_BOMBS: Final[i64] = 2
FLUTE: Final[i64] = 3
GHOST_ARMOR: Final[i64] = 4
RUNEPLATE: Final[i64] = 5
AMULET_SHIELDING: Final[i64] = 6
CLOAK_DECEPTION: Final[i64] = 7
STAFF_LIGHT: Final[i64] = 8
ICE_STORM: Final[i64] = 9
SUNBLADE: Final[i64] = 10
RUNE_PASSAGE: Final[i64] = 11
WINGED_BOOTS: Final[i64] = 12
RING_INSIGHT: Final[i64] = 13
BELT_MIGHT: Final[i64] = 14
BOOTS_GRACE: Final[i64] = 15
WAR_BANNER: Final[i64] = 16
HEALING_DRAUGHT: Final[i64] = 17
SPYGLASS: Final[i64] = 18
LUCKY_COIN: Final[i64] = 19
HEARTSTONE: Final[i64] = 20
THROWING_KNIVES: Final[i64] = 21
GUILD_WRIT: Final[i64] = 22
ELVEN_ROBE: Final[i64] = 23
FROST_BRAND: Final[i64] = 24
SAND_GLASS: Final[i64] = 25
COMMAND_HORN: Final[i64] = 26
MAP_RUINS: Final[i64] = 27
SCALE_MAIL: Final[i64] = 28
BINDING_CHAIN: Final[i64] = 29
BLOOD_CHALICE: Final[i64] = 30
# of the base game; Banners of War adds one Shard of Timmorran
COPIES: Final = vec[i64]([
    3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
])  # fmt: skip
IN_BOW: Final = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1])
SORTS: Final = ("rune", "weapon", "armor", "item")
WEAPON: Final[i64] = 1
ARMOR: Final[i64] = 2
SORT: Final = vec[i64]([0, 1, 1, 3, 2, 2, 3, 2, 1, 3, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 3, 2, 1, 3, 3, 3, 2, 1, 3])
