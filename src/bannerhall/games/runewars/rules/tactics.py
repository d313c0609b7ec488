"""The Tactics cards by kind, with the Fate lines of those that are Tactical Fate cards [RUN-TAC-01] [RUN-TFC-01]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KINDS: Final = 48
NAMES: Final = (
    "summon_lightning",
    "rally_cry",
    "tactical_retreat",
    "horrific_rumors",
    "ambush",
    "lost_city",
    "spy_guild",
    "mountain_pass",
    "to_the_winner",
    "shared_secrets",
    "scatter",
    "forced_march",
    "battle_fury",
    "shield_wall",
    "hold_the_line",
    "war_chest",
    "foragers",
    "sabotage",
    "burn_granary",
    "assassin",
    "healing_springs",
    "silver_tongue",
    "call_wild",
    "master_mason",
    "counterspell",
    "pathfinder",
    "frozen_waters",
    "turned_spy",
    "scrying",
    "feigned_flight",
    "bribery",
    "ashen_sky",
    "game_of_power",
    "intrigue",
    "lieutenant_general",
    "arrow_storm",
    "cavalry_charge",
    "dark_bargain",
    "stand_firm",
    "beast_lure",
    "veiled_threat",
    "runic_echo",
    "deepfrost",
    "scorched_earth",
    "restore_land",
    "rune_rumours",
    "siege_plans",
    "oath_fealty",
)
SUMMON_LIGHTNING: Final[i64] = 0
RALLY_CRY: Final[i64] = 1
TACTICAL_RETREAT: Final[i64] = 2
HORRIFIC_RUMORS: Final[i64] = 3
AMBUSH: Final[i64] = 4
LOST_CITY: Final[i64] = 5
SPY_GUILD: Final[i64] = 6
MOUNTAIN_PASS: Final[i64] = 7
TO_THE_WINNER: Final[i64] = 8
SHARED_SECRETS: Final[i64] = 9
SCATTER: Final[i64] = 10
FORCED_MARCH: Final[i64] = 11
BATTLE_FURY: Final[i64] = 12
SHIELD_WALL: Final[i64] = 13
HOLD_THE_LINE: Final[i64] = 14
WAR_CHEST: Final[i64] = 15
FORAGERS: Final[i64] = 16
SABOTAGE: Final[i64] = 17
BURN_GRANARY: Final[i64] = 18
ASSASSIN: Final[i64] = 19
HEALING_SPRINGS: Final[i64] = 20
SILVER_TONGUE: Final[i64] = 21
CALL_WILD: Final[i64] = 22
MASTER_MASON: Final[i64] = 23
COUNTERSPELL: Final[i64] = 24
PATHFINDER: Final[i64] = 25
FROZEN_WATERS: Final[i64] = 26
TURNED_SPY: Final[i64] = 27
SCRYING: Final[i64] = 28
FEIGNED_FLIGHT: Final[i64] = 29
BRIBERY: Final[i64] = 30
ASHEN_SKY: Final[i64] = 31
GAME_OF_POWER: Final[i64] = 32
INTRIGUE: Final[i64] = 33
LIEUTENANT_GENERAL: Final[i64] = 34
ARROW_STORM: Final[i64] = 35
CAVALRY_CHARGE: Final[i64] = 36
DARK_BARGAIN: Final[i64] = 37
STAND_FIRM: Final[i64] = 38
BEAST_LURE: Final[i64] = 39
VEILED_THREAT: Final[i64] = 40
RUNIC_ECHO: Final[i64] = 41
DEEPFROST: Final[i64] = 42
SCORCHED_EARTH: Final[i64] = 43
RESTORE_LAND: Final[i64] = 44
RUNE_RUMOURS: Final[i64] = 45
SIEGE_PLANS: Final[i64] = 46
OATH_FEALTY: Final[i64] = 47
COPIES: Final = vec[i64]([
    3, 3, 2, 1, 2, 1, 2, 2, 2, 2, 2, 1, 2, 3, 1, 2, 1, 2, 1, 1, 1, 2, 1, 1, 1, 2, 1, 2, 1, 2, 2, 1, 2, 2, 1, 2, 2,
    2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 1
])  # fmt: skip
IN_BOW: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1,
    1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1
])  # fmt: skip
TIMINGS: Final = (
    "battle_start",
    "battle",
    "battle_start_defender",
    "your_turn",
    "quest_phase",
    "before_fate_draw",
    "damage_step",
    "strength",
    "reaction",
    "battle_end",
    "bid",
    "battle_start_attacker",
    "rout_step",
    "order_reveal",
    "duel_start",
)
AT_BATTLE_START: Final[i64] = 0
AT_BATTLE: Final[i64] = 1
AT_BATTLE_START_DEFENDER: Final[i64] = 2
AT_YOUR_TURN: Final[i64] = 3
AT_QUEST_PHASE: Final[i64] = 4
AT_BEFORE_FATE_DRAW: Final[i64] = 5
AT_DAMAGE_STEP: Final[i64] = 6
AT_STRENGTH: Final[i64] = 7
AT_REACTION: Final[i64] = 8
AT_BATTLE_END: Final[i64] = 9
AT_BID: Final[i64] = 10
AT_BATTLE_START_ATTACKER: Final[i64] = 11
AT_ROUT_STEP: Final[i64] = 12
AT_ORDER_REVEAL: Final[i64] = 13
AT_DUEL_START: Final[i64] = 14
TIMING: Final = vec[i64]([
    0, 1, 2, 3, 4, 3, 3, 3, 0, 3, 3, 3, 5, 6, 7, 3, 3, 3, 3, 3, 4, 3, 3, 3, 8, 4, 3, 3, 3, 9, 3, 3, 3, 10, 3, 0, 11,
    3, 12, 3, 13, 14, 3, 9, 3, 3, 11, 3
])  # fmt: skip
# a Tactical Fate card
IS_FATE: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 1, 1,
    1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0
])  # fmt: skip
# kind * 4 + shape, as in fate.py
RESULT: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3, 1, 3, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 2, 1, 0, 2,
    3, 0, 3, 0, 0, 3, 2, 1, 1, 1, 1, 3, 2, 2, 2, 2, 3, 3, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0
])  # fmt: skip
# kind * 4 + shape
AMOUNT: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 2, 1, 2, 0, 2,
    1, 0, 1, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0
])  # fmt: skip
# [RUN-REV-07]
FORCES_REVEAL: Final = vec[i64]([
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0,
    0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0
])  # fmt: skip
