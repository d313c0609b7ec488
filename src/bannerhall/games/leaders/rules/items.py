"""What can be chosen in the headquarters: units, operatives, research, aimed orders and missions, one list of items."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bannerhall.games.leaders.rules.components import MOST_SEATS

UNITS: Final = ("infantry", "tank", "plane")
INFANTRY: Final = 0
TANK: Final = 1
PLANE: Final = 2
OPERATIVES: Final = ("diplomat", "spy")
FIELDS: Final = ("military", "technology", "economy")  # [LDR-RSCH-01] [LDR-VIC-10]
MILITARY: Final = 0
TECHNOLOGY: Final = 1
ECONOMY: Final = 2
LEVELS: Final = 3
MISSIONS: Final = ("troops-1", "troops-2", "defence", "expansion", "foresight", "cunning", "top-secret")
TROOPS_1: Final = 0
TROOPS_2: Final = 1
DEFENCE: Final = 2
EXPANSION: Final = 3
FORESIGHT: Final = 4
CUNNING: Final = 5
TOP_SECRET: Final = 6
# The missions of a category follow each other: military, strategic, special [LDR-MISS-01] [LDR-MISS-06].
CATEGORY: Final = vec[i64]([0, 0, 1, 1, 1, 2, 2])
CATEGORIES: Final = ("military", "strategic", "special")
BADGES: Final = ("corporal", "sergeant", "captain", "major", "colonel", "general", "leaders")

UNIT_ITEM: Final = 0
DIPLOMAT: Final = 3
SPY: Final = 4
RESEARCH: Final = 5
BOYCOTT: Final = 8
ESPIONAGE: Final = 14
SABOTAGE: Final = 20
OFFER: Final = 26
DISSOLVE: Final = 32
MISSION: Final = 38
KINDS: Final = 45
AIMED: Final = ("boycott", "espionage", "sabotage", "offer", "dissolve")
NAMES: Final = (
    *UNITS,
    *OPERATIVES,
    *FIELDS,
    *(f"{aim}-{seat + 1}" for aim in AIMED for seat in range(MOST_SEATS)),
    *MISSIONS,
)
