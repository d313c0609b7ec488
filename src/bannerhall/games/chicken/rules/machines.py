"""The machine cards: 41 cards of 17 models in 5 kinds, with their printed values [CHI-COMP-02] [CHI-BUILD-07]."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MODELS: Final = 17
SOLDIER_WOOD: Final[i64] = 0
SOLDIER_STONE: Final[i64] = 1
SOLDIER_STEEL: Final[i64] = 2
GOLEM_WOOD: Final[i64] = 3
GOLEM_ROCK: Final[i64] = 4
GOLEM_STEEL: Final[i64] = 5
CAR_HAMMER: Final[i64] = 6
CAR_SPIKED: Final[i64] = 7
CANNON: Final[i64] = 8
TOWER_RED: Final[i64] = 9
TOWER_BLUE: Final[i64] = 10
TOWER_GREEN: Final[i64] = 11
TOWER_YELLOW: Final[i64] = 12
TOWER_PURPLE: Final[i64] = 13
TOWER_ORANGE: Final[i64] = 14
TOWER_WHITE: Final[i64] = 15
TOWER_BLACK: Final[i64] = 16
NAMES: Final = (
    "soldier_wood",
    "soldier_stone",
    "soldier_steel",
    "golem_wood",
    "golem_rock",
    "golem_steel",
    "car_hammer",
    "car_spiked",
    "cannon",
    "tower_red",
    "tower_blue",
    "tower_green",
    "tower_yellow",
    "tower_purple",
    "tower_orange",
    "tower_white",
    "tower_black",
)
KINDS: Final = ("soldier", "golem", "battle_car", "cannon", "tower")
SOLDIERS: Final[i64] = 0
GOLEMS: Final[i64] = 1
BATTLE_CARS: Final[i64] = 2
CANNONS: Final[i64] = 3
TOWERS: Final[i64] = 4
# A soldier costs two equal resources and one pilot and is fast [CHI-MACH-01]; the three golems cost three equal ones
# and two pilots [CHI-MACH-04] [CHI-MACH-05]; towers need none [CHI-MACH-10]; most have speed 1 [CHI-MACH-13].
KIND: Final = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4])
COPIES: Final = vec[i64]([4, 3, 3, 3, 3, 3, 4, 4, 6, 1, 1, 1, 1, 1, 1, 1, 1])  # cards of each model
COST: Final = vec[i64](
    [
        2,
        0,
        0,
        0,
        2,
        0,
        0,
        0,
        2,
        3,
        0,
        0,
        0,
        3,
        0,
        0,
        0,
        3,
        2,
        0,
        1,
        1,
        1,
        1,
        0,
        1,
        2,
        1,
        2,
        0,
        0,
        2,
        1,
        2,
        1,
        0,
        2,
        0,
        1,
        1,
        2,
        0,
        1,
        1,
        1,
        0,
        3,
        0,
        0,
        1,
        2,
    ]
)  # model * 3 + kind of resource
PILOTS: Final = vec[i64]([1, 1, 1, 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
SPEED: Final = vec[i64]([2, 2, 2, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0])
STRENGTH: Final = vec[i64]([3, 3, 4, 6, 6, 7, 7, 5, 6, 0, 0, 0, 0, 0, 0, 0, 5])
ARMOUR: Final = vec[i64]([5, 6, 5, 8, 9, 8, 6, 7, 5, 9, 9, 10, 9, 9, 9, 10, 8])
RANGE: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 2])

# Miniatures: slots of each kind follow each other, so a slot tells its kind [CHI-COMP-03].
SLOTS: Final = 32
FIRST_SLOT: Final = vec[i64](
    [0, 9, 15, 21, 26, 32]
)  # where the slots of a kind begin; the next kind begins where they end
SLOT_KIND: Final = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 4, 4, 4, 4, 4, 4]
)
