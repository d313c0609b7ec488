"""What lies on the map beside the land: names, anchors, sea fields, and the bends of the lines between them."""

from __future__ import annotations

from typing import Final

from mapkit.plane import Point

STACK: Final = (0.0, 5.0)  # from the centre of a region to where its counters stand
NAME: Final = (0.0, -13.0)  # and to the foot of its name
STACKS: Final[dict[str, Point]] = {"italy": (0.0, 2.0)}
NAMES: Final[dict[str, Point]] = {
    "italy": (0.0, -16.0),
    "central_asia": (7.0, -13.0),
    "andean_countries": (5.0, -13.0),
    "horn_of_africa": (-5.0, -13.0),
    "southern_cone": (3.0, -13.0),
}

RADIUS: Final = 22.0
RADII: Final = {"mediterranean": 16.0}
SEA_NAME: Final = 8.0  # from the edge of a sea field down to its name
SEA_NAMES: Final[dict[str, Point]] = {
    "norwegian_sea": (442, 73),
    "north_atlantic": (374, 263),
    "mediterranean": (569, 315),
    "indian_ocean": (704, 503),
    "south_china_sea": (902, 370),
}

# An anchor lies on the coast, seen from the centre of its region towards this point.
HARBOURS: Final[dict[str, Point]] = {
    "quebec": (390, 172),
    "east_coast": (385, 236),
    "united_kingdom": (447, 120),
    "iberia": (396, 246),
    "scandinavia": (455, 104),
    "western_russia": (649, 60),
    "brazil": (430, 528),
    "southern_cone": (400, 588),
    "west_africa": (437, 480),
    "southern_africa": (470, 545),
    "france": (477, 280),
    "italy": (546, 284),
    "egypt": (500, 324),
    "near_east": (570, 301),
    "horn_of_africa": (660, 445),
    "arabia": (690, 396),
    "india": (735, 440),
    "madagascar": (680, 515),
    "western_australia": (790, 580),
    "china": (884, 300),
    "japan": (948, 300),
    "indochina": (880, 356),
    "indonesia": (858, 400),
    "alaska": (62, 180),
    "west_coast": (50, 221),
    "mexico": (146, 420),
    "andean_countries": (200, 482),
    "new_zealand": (1010, 612),
    "queensland": (990, 552),
}
# Points that a line passes on its way, where the straight one would cross land.
BENDS: Final[dict[tuple[str, str], tuple[Point, ...]]] = {
    ("united_kingdom", "north_atlantic"): ((424, 146), (402, 164), (393, 190)),
    ("western_russia", "norwegian_sea"): ((632, 64), (602, 42), (556, 32), (510, 42), (480, 68)),
}
# Where a dotted line begins and ends, roughly, if not where the two coasts are nearest.
STRAITS: Final[dict[tuple[str, str], tuple[Point, Point]]] = {
    ("indonesia", "queensland"): ((892, 482), (887, 508)),
    ("indonesia", "western_australia"): ((842, 504), (846, 520)),
    ("indonesia", "new_guinea"): ((899, 452), (906, 454)),
    ("italy", "maghreb"): ((504, 272), (484, 308)),
    ("new_guinea", "queensland"): ((934, 480), (922, 508)),
    ("united_kingdom", "france"): ((440, 194), (448, 206)),
    ("iberia", "maghreb"): ((416, 310), (427, 322)),
    ("horn_of_africa", "arabia"): ((640, 404), (648, 394)),
    ("gulf_states", "cuba"): ((286, 306), (300, 317)),
    ("queensland", "new_zealand"): ((950, 590), (958, 600)),
    ("cuba", "venezuela"): ((310, 352), (314, 374)),
    ("manchuria", "japan"): ((905, 256), (915, 262)),
}
# Where a line leaves the map on the right, and how high it comes in again on the left.
EDGES: Final[dict[tuple[str, str], float]] = {
    ("alaska", "far_east"): 104,
    ("japan", "north_pacific"): 262,
    ("new_zealand", "south_pacific"): 608,
    ("queensland", "south_pacific"): 556,
}
CONTINENT_NAMES: Final[dict[str, Point]] = {
    "north_america": (128, 42),
    "south_america": (186, 604),
    "europe": (520, 26),
    "africa": (556, 626),
    "asia": (762, 34),
    "oceania": (738, 604),
}
WAVES: Final[tuple[Point, ...]] = (
    (40, 350), (96, 420), (44, 470), (196, 620), (90, 600), (370, 330), (380, 390), (420, 620), (500, 630),
    (660, 620), (700, 540), (790, 500), (660, 470), (780, 640), (960, 330), (930, 400), (975, 380),
    (250, 40), (470, 44), (880, 30), (410, 330), (360, 300), (20, 540), (250, 640), (850, 640),
)  # fmt: skip
LATITUDES: Final = (110.0, 225.0, 340.0, 455.0, 570.0)
