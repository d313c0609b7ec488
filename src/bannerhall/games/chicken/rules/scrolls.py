"""The scrolls: 62 cards of 35 kinds, magic, strategies and disasters [CHI-CARD-01] [CHI-COMP-02]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 35
FLYING_ROCK: Final[i64] = 0
CHANGE_NOW: Final[i64] = 1
SHARP_BEAK: Final[i64] = 2
STEEL_TALONS: Final[i64] = 3
FEATHER_FURY: Final[i64] = 4
THICK_PLUMAGE: Final[i64] = 5
EGGSHELL_ARMOUR: Final[i64] = 6
IRON_COOP: Final[i64] = 7
PECKING_ORDER: Final[i64] = 8
DOUBLE_YOLK: Final[i64] = 9
ROTTEN_EGG: Final[i64] = 10
CHICKEN_OUT: Final[i64] = 11
GOLDEN_EGG: Final[i64] = 12
PLUNDER: Final[i64] = 13
MOTHER_HEN: Final[i64] = 14
WELL_THROWN_PEBBLE: Final[i64] = 15
SPY_HEN: Final[i64] = 16
FRESH_STRAW: Final[i64] = 17
LUCKY_WISHBONE: Final[i64] = 18
SHORTCUT: Final[i64] = 19
BATTLE_CRY: Final[i64] = 20
HOLD_THE_COOP: Final[i64] = 21
CLUCK_ALARM: Final[i64] = 22
FORCED_MARCH: Final[i64] = 23
SCAVENGERS: Final[i64] = 24
WAR_ECONOMY: Final[i64] = 25
PAID_ADVISERS: Final[i64] = 26
SHARPSHOOTERS: Final[i64] = 27
HOT_FEET: Final[i64] = 28
HIT_AND_RUN: Final[i64] = 29
BODYGUARD: Final[i64] = 30
EARTHQUAKE: Final[i64] = 31
ERUPTION: Final[i64] = 32
CYCLONE: Final[i64] = 33
TSUNAMI: Final[i64] = 34
NAMES: Final = (
    "flying_rock",
    "change_now",
    "sharp_beak",
    "steel_talons",
    "feather_fury",
    "thick_plumage",
    "eggshell_armour",
    "iron_coop",
    "pecking_order",
    "double_yolk",
    "rotten_egg",
    "chicken_out",
    "golden_egg",
    "plunder",
    "mother_hen",
    "well_thrown_pebble",
    "spy_hen",
    "fresh_straw",
    "lucky_wishbone",
    "shortcut",
    "battle_cry",
    "hold_the_coop",
    "cluck_alarm",
    "forced_march",
    "scavengers",
    "war_economy",
    "paid_advisers",
    "sharpshooters",
    "hot_feet",
    "hit_and_run",
    "bodyguard",
    "earthquake",
    "eruption",
    "cyclone",
    "tsunami",
)
MAGIC: Final[i64] = 0
STRATEGY: Final[i64] = 1
DISASTER: Final[i64] = 2
TYPE: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]
)
COPIES: Final = vec[i64](
    [2, 2, 5, 3, 1, 5, 3, 1, 3, 2, 2, 2, 2, 1, 1, 1, 1, 2, 1, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2]
)
IN_COMBAT: Final = vec[i64](
    [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]
)  # may be played face down in a fight
IN_ACTIONS: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0]
)  # may be played in the action step
STRENGTH: Final = vec[i64](
    [2, 0, 2, 3, 4, 0, 0, 0, 1, 2, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
)  # plain bonus on the attacking side
ARMOUR: Final = vec[i64](
    [0, 0, 0, 0, 0, 2, 3, 4, 1, 2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
)  # plain bonus on the defender's side
SOLO_BONUS: Final = vec[i64](
    [2, 1, 2, 3, 4, 2, 3, 4, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]
)  # what it gives the challenger
SOLO_DRAW: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
)
VOID_IN_COCKFIGHT: Final = vec[i64](
    [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0]
)
FIRST_STRATEGY: Final[i64] = SHORTCUT
FIRST_DISASTER: Final[i64] = EARTHQUAKE  # two of each disaster follow [CHI-DIS-17]
