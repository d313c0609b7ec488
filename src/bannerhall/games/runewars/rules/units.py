"""Unit types: six of each faction, then the neutral ones, with what their sheets say [RUN-BOW-03] [RUN-BOW-05].

Units of an area are counts by slot in one number, five bits each: slots 0 to 5 are the types of a faction, 6 to 11
the neutral ones.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FACTIONS: Final = ("daqan", "latari", "uthuk", "waiqar")
UNIT_NAMES: Final = (
    "bowman",
    "footman",
    "knight",
    "siege_tower",
    "novice_wizard",
    "roc",
    "archer",
    "pegasus_rider",
    "sorceress",
    "warrior",
    "leonx_rider",
    "forest_guardian",
    "berserker",
    "flesh_ripper",
    "warlock",
    "chaos_lord",
    "blood_sister",
    "obscene",
    "reanimate",
    "skeleton_archer",
    "necromancer",
    "dark_knight",
    "vampire",
    "great_wyrm",
    "sorcerer",
    "razorwing",
    "beastman",
    "hell_hound",
    "dragon",
    "giant",
)
BOWMAN: Final[i64] = 0
FOOTMAN: Final[i64] = 1
KNIGHT: Final[i64] = 2
SIEGE_TOWER: Final[i64] = 3
NOVICE_WIZARD: Final[i64] = 4
ROC: Final[i64] = 5
ARCHER: Final[i64] = 6
PEGASUS_RIDER: Final[i64] = 7
SORCERESS: Final[i64] = 8
WARRIOR: Final[i64] = 9
LEONX_RIDER: Final[i64] = 10
FOREST_GUARDIAN: Final[i64] = 11
BERSERKER: Final[i64] = 12
FLESH_RIPPER: Final[i64] = 13
WARLOCK: Final[i64] = 14
CHAOS_LORD: Final[i64] = 15
BLOOD_SISTER: Final[i64] = 16
OBSCENE: Final[i64] = 17
REANIMATE: Final[i64] = 18
SKELETON_ARCHER: Final[i64] = 19
NECROMANCER: Final[i64] = 20
DARK_KNIGHT: Final[i64] = 21
VAMPIRE: Final[i64] = 22
GREAT_WYRM: Final[i64] = 23
SORCERER: Final[i64] = 24
RAZORWING: Final[i64] = 25
BEASTMAN: Final[i64] = 26
HELL_HOUND: Final[i64] = 27
DRAGON: Final[i64] = 28
GIANT: Final[i64] = 29
NEUTRALS: Final[i64] = 24  # the first neutral type
FACTION_UNITS: Final[i64] = 6  # types of a faction
TYPES: Final = 30
SLOTS: Final = 12

# Base shapes: the line of a Fate card that counts.
SHAPES: Final = ("triangle", "rectangle", "circle", "hexagon")
TRIANGLE: Final[i64] = 0
RECTANGLE: Final[i64] = 1
CIRCLE: Final[i64] = 2
HEXAGON: Final[i64] = 3
SHAPE: Final = vec[i64]([0, 0, 1, 3, 2, 3, 0, 1, 2, 1, 1, 3, 0, 1, 2, 3, 2, 3, 0, 0, 2, 1, 1, 3, 2, 0, 0, 1, 3, 3])
# how much damage eliminates a unit, and its row and round [RUN-BOW-05]
HEALTH: Final = vec[i64]([1, 1, 2, 3, 1, 4, 1, 3, 1, 2, 2, 5, 1, 1, 1, 4, 1, 5, 1, 1, 1, 3, 2, 4, 1, 1, 1, 2, 4, 5])
INITIATIVE: Final = vec[i64]([1, 3, 2, 5, 2, 4, 1, 2, 3, 4, 3, 5, 2, 1, 3, 4, 2, 5, 4, 1, 2, 3, 3, 5, 1, 1, 2, 3, 4, 5])
FLYING: Final = vec[i64]([0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0])
FAST: Final = vec[i64]([0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
# in the boxes [RUN-COMP-01] [RUN-COMP-07] [RUN-COMP-09]
FIGURES: Final = vec[i64]([
    8, 16, 8, 4, 8, 4, 16, 4, 8, 8, 8, 4, 16, 8, 8, 4, 8, 4, 16, 8, 8, 4, 8, 4, 8, 8, 8, 8, 4, 4
])  # fmt: skip
# the type it is recruited instead of + 1 [RUN-BOW-04]
REPLACES: Final = vec[i64]([
    0, 0, 0, 0, 1, 4, 0, 0, 0, 0, 10, 8, 0, 0, 0, 0, 15, 16, 0, 0, 0, 0, 20, 22, 0, 0, 0, 0, 0, 0
])  # fmt: skip
# comes with Banners of War
IN_BOW: Final = vec[i64]([
    0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0
])  # fmt: skip

# Faction sheets.
START_INFLUENCE: Final = vec[i64]([3, 4, 1, 2])  # breaks ties, too
START_TACTICS: Final = vec[i64]([2, 1, 4, 3])
GOOD: Final = vec[i64]([1, 1, 0, 0])
DIALS: Final = ("food", "wood", "ore")
FOOD: Final[i64] = 0
WOOD: Final[i64] = 1
ORE: Final[i64] = 2
MOST_DIAL: Final = 8
DIAL_START: Final = vec[i64]([3, 2, 2, 2, 3, 2, 3, 1, 3, 3, 2, 2])  # faction * 3 + dial
# Icons of the dials: faction * 24 + dial * 8 + space - 1; a unit type, or one of these two.
INFLUENCE_ICON: Final[i64] = 30
TACTICS_ICON: Final[i64] = 31
ICONS: Final = vec[i64]([
    1, 1, 1, 30, 1, 31, 1, 1, 0, 30, 0, 31, 3, 0, 3, 3, 31, 2, 30, 2, 31, 2, 30, 2, 9, 30, 9, 31, 7, 9, 31, 7, 6, 6,
    6, 30, 6, 30, 6, 6, 8, 30, 31, 8, 30, 7, 8, 8, 12, 12, 12, 31, 12, 12, 31, 12, 14, 31, 30, 14, 31, 14, 30, 14,
    13, 31, 13, 30, 15, 13, 15, 15, 18, 18, 18, 30, 18, 31, 18, 18, 19, 31, 19, 30, 19, 31, 19, 21, 20, 31, 20, 30,
    21, 20, 30, 21
])  # fmt: skip
