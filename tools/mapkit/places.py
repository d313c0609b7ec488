"""What lies on the map beside the land: names, anchors, sea fields, and the bends of the lines between them."""

from __future__ import annotations

from typing import Final

from mapkit.shapes import Point

STACK: Final = (0.0, 5.0)  # from the centre of a region to where its counters stand
NAME: Final = (0.0, -13.0)  # and to the foot of its name
STACKS: Final[dict[str, Point]] = {}
NAMES: Final[dict[str, Point]] = {}

RADIUS: Final = 22.0
RADII: Final = {"mediterranean": 16.0}
SEA_NAME: Final = 8.0  # from the edge of a sea field down to its name
SEA_NAMES: Final[dict[str, Point]] = {}

# An anchor lies on the coast, seen from the centre of its region towards this point.
HARBOURS: Final[dict[str, Point]] = {
    "quebec": (390, 172),
    "east_coast": (385, 236),
    "united_kingdom": (447, 120),
    "iberia": (396, 246),
    "scandinavia": (455, 104),
    "western_russia": (634, 60),
    "brazil": (430, 528),
    "southern_cone": (400, 588),
    "west_africa": (437, 480),
    "southern_africa": (470, 545),
    "france": (477, 280),
    "italy": (536, 290),
    "egypt": (543, 312),
    "near_east": (570, 301),
    "horn_of_africa": (660, 445),
    "arabia": (690, 396),
    "india": (735, 440),
    "madagascar": (680, 515),
    "western_australia": (796, 540),
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
    ("united_kingdom", "north_atlantic"): ((412, 138), (392, 168)),
    ("western_russia", "norwegian_sea"): ((612, 56), (572, 34), (520, 40), (482, 66)),
    ("quebec", "norwegian_sea"): ((408, 140),),
}
# Where a line leaves the map on the right, and how high it comes in again on the left.
EDGES: Final[dict[tuple[str, str], float]] = {
    ("alaska", "far_east"): 104,
    ("japan", "north_pacific"): 262,
    ("new_zealand", "south_pacific"): 608,
    ("queensland", "south_pacific"): 556,
}
CONTINENT_NAMES: Final[dict[str, Point]] = {
    "north_america": (58, 292),
    "south_america": (196, 566),
    "europe": (520, 26),
    "africa": (452, 486),
    "asia": (762, 34),
    "oceania": (752, 584),
}
WAVES: Final[tuple[Point, ...]] = (
    (40, 350), (96, 420), (44, 470), (196, 620), (90, 600), (370, 330), (380, 390), (420, 620), (500, 630),
    (660, 620), (700, 540), (790, 500), (660, 470), (780, 640), (960, 330), (930, 400), (975, 380), (40, 40),
    (140, 40), (450, 40), (610, 30), (880, 30), (410, 330), (360, 300), (20, 540), (250, 640), (850, 640),
)  # fmt: skip
LATITUDES: Final = (110.0, 225.0, 340.0, 455.0, 570.0)
