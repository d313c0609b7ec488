"""The world: 48 regions on six continents, 8 sea fields, and the ways between them.

Names, points and bonuses of the printed board are known for a part only; the rest of this map is ours [LDR-AREA-16].
A place is a number: regions first, in the order of `REGIONS`, then the sea fields.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

CONTINENTS: Final = ("north_america", "south_america", "europe", "africa", "asia", "oceania")
BONUS: Final = vec[i64]([7, 3, 7, 5, 10, 3])  # of a whole continent [LDR-PROD-03]

# Name, continent, points, and where its middle is drawn on a map of 1000 by 680.
ROWS: Final = (
    ("alaska", 0, 2, 70, 105),
    ("western_canada", 0, 3, 165, 145),
    ("ontario", 0, 3, 250, 172),
    ("quebec", 0, 3, 322, 160),
    ("west_coast", 0, 4, 135, 225),
    ("midwest", 0, 4, 213, 230),
    ("east_coast", 0, 5, 292, 238),
    ("gulf_states", 0, 4, 222, 288),
    ("mexico", 0, 3, 160, 330),
    ("cuba", 0, 2, 290, 335),
    ("central_america", 0, 2, 225, 378),
    ("venezuela", 1, 4, 312, 408),
    ("andean_countries", 1, 3, 262, 470),
    ("brazil", 1, 3, 360, 470),
    ("southern_cone", 1, 3, 310, 580),
    ("united_kingdom", 2, 4, 452, 172),
    ("scandinavia", 2, 3, 530, 108),
    ("france", 2, 4, 463, 230),
    ("iberia", 2, 3, 428, 280),
    ("germany", 2, 5, 513, 203),
    ("italy", 2, 3, 517, 258),
    ("balkans", 2, 3, 568, 248),
    ("eastern_europe", 2, 4, 575, 188),
    ("western_russia", 2, 5, 640, 145),
    ("maghreb", 3, 3, 455, 335),
    ("egypt", 3, 3, 560, 345),
    ("west_africa", 3, 3, 445, 412),
    ("central_africa", 3, 3, 535, 440),
    ("horn_of_africa", 3, 3, 607, 412),
    ("southern_africa", 3, 4, 550, 545),
    ("madagascar", 3, 2, 640, 525),
    ("near_east", 4, 3, 622, 285),
    ("arabia", 4, 4, 645, 348),
    ("persia", 4, 3, 692, 295),
    ("central_asia", 4, 3, 705, 220),
    ("india", 4, 5, 738, 362),
    ("siberia", 4, 4, 750, 118),
    ("far_east", 4, 2, 895, 108),
    ("mongolia", 4, 3, 800, 195),
    ("manchuria", 4, 3, 872, 208),
    ("china", 4, 7, 812, 275),
    ("japan", 4, 4, 938, 250),
    ("indochina", 4, 3, 812, 372),
    ("indonesia", 5, 6, 852, 450),
    ("new_guinea", 5, 2, 928, 455),
    ("queensland", 5, 3, 922, 540),
    ("western_australia", 5, 3, 845, 562),
    ("new_zealand", 5, 2, 965, 625),
)
SEA_ROWS: Final = (
    ("north_atlantic", 385, 232),
    ("norwegian_sea", 455, 100),
    ("south_atlantic", 442, 535),
    ("mediterranean", 528, 302),
    ("indian_ocean", 728, 470),
    ("south_china_sea", 880, 340),
    ("north_pacific", 50, 215),
    ("south_pacific", 140, 500),
)
REGIONS: Final = tuple(row[0] for row in ROWS)
SEA_FIELDS: Final = tuple(row[0] for row in SEA_ROWS)
PLACES: Final = (*REGIONS, *SEA_FIELDS)
LAND: Final = 48
ALL_PLACES: Final = 56
CONTINENT: Final = vec[i64]([row[1] for row in ROWS])
POINTS: Final = vec[i64]([row[2] for row in ROWS])

# Regions with a common border [LDR-MOVE-10].
BORDERS: Final = (
    ("alaska", "western_canada"),
    ("western_canada", "ontario"),
    ("western_canada", "west_coast"),
    ("western_canada", "midwest"),
    ("ontario", "quebec"),
    ("ontario", "midwest"),
    ("ontario", "east_coast"),
    ("quebec", "east_coast"),
    ("west_coast", "midwest"),
    ("west_coast", "gulf_states"),
    ("west_coast", "mexico"),
    ("midwest", "east_coast"),
    ("midwest", "gulf_states"),
    ("east_coast", "gulf_states"),
    ("gulf_states", "mexico"),
    ("mexico", "central_america"),
    ("central_america", "andean_countries"),
    ("venezuela", "andean_countries"),
    ("venezuela", "brazil"),
    ("andean_countries", "brazil"),
    ("andean_countries", "southern_cone"),
    ("brazil", "southern_cone"),
    ("scandinavia", "western_russia"),
    ("france", "iberia"),
    ("france", "germany"),
    ("france", "italy"),
    ("germany", "italy"),
    ("germany", "balkans"),
    ("germany", "eastern_europe"),
    ("italy", "balkans"),
    ("balkans", "eastern_europe"),
    ("balkans", "near_east"),
    ("eastern_europe", "western_russia"),
    ("western_russia", "near_east"),
    ("western_russia", "central_asia"),
    ("western_russia", "siberia"),
    ("maghreb", "egypt"),
    ("maghreb", "west_africa"),
    ("egypt", "central_africa"),
    ("egypt", "horn_of_africa"),
    ("egypt", "near_east"),
    ("west_africa", "central_africa"),
    ("central_africa", "horn_of_africa"),
    ("central_africa", "southern_africa"),
    ("horn_of_africa", "southern_africa"),
    ("near_east", "arabia"),
    ("near_east", "persia"),
    ("persia", "central_asia"),
    ("persia", "india"),
    ("central_asia", "siberia"),
    ("central_asia", "china"),
    ("india", "china"),
    ("india", "indochina"),
    ("siberia", "far_east"),
    ("siberia", "mongolia"),
    ("far_east", "manchuria"),
    ("mongolia", "manchuria"),
    ("mongolia", "china"),
    ("manchuria", "china"),
    ("china", "indochina"),
    ("queensland", "western_australia"),
)
# Regions joined by a dotted line, which is as good as a border [LDR-AREA-10] [LDR-MOVE-10].
DOTTED: Final = (
    ("alaska", "far_east"),
    ("gulf_states", "cuba"),
    ("cuba", "central_america"),
    ("cuba", "venezuela"),
    ("united_kingdom", "scandinavia"),
    ("united_kingdom", "france"),
    ("scandinavia", "germany"),
    ("iberia", "maghreb"),
    ("italy", "maghreb"),
    ("horn_of_africa", "madagascar"),
    ("horn_of_africa", "arabia"),
    ("southern_africa", "madagascar"),
    ("far_east", "japan"),
    ("manchuria", "japan"),
    ("indochina", "indonesia"),
    ("indonesia", "new_guinea"),
    ("indonesia", "queensland"),
    ("indonesia", "western_australia"),
    ("new_guinea", "queensland"),
    ("queensland", "new_zealand"),
)
# Regions with an anchor, and the sea fields a dashed line joins them to [LDR-SEAF-01].
DASHED: Final = (
    ("quebec", "north_atlantic"),
    ("east_coast", "north_atlantic"),
    ("united_kingdom", "north_atlantic"),
    ("iberia", "north_atlantic"),
    ("united_kingdom", "norwegian_sea"),
    ("scandinavia", "norwegian_sea"),
    ("western_russia", "norwegian_sea"),
    ("quebec", "norwegian_sea"),
    ("brazil", "south_atlantic"),
    ("southern_cone", "south_atlantic"),
    ("west_africa", "south_atlantic"),
    ("southern_africa", "south_atlantic"),
    ("france", "mediterranean"),
    ("italy", "mediterranean"),
    ("egypt", "mediterranean"),
    ("near_east", "mediterranean"),
    ("horn_of_africa", "indian_ocean"),
    ("arabia", "indian_ocean"),
    ("india", "indian_ocean"),
    ("madagascar", "indian_ocean"),
    ("western_australia", "indian_ocean"),
    ("china", "south_china_sea"),
    ("japan", "south_china_sea"),
    ("indochina", "south_china_sea"),
    ("indonesia", "south_china_sea"),
    ("alaska", "north_pacific"),
    ("west_coast", "north_pacific"),
    ("japan", "north_pacific"),
    ("mexico", "south_pacific"),
    ("andean_countries", "south_pacific"),
    ("new_zealand", "south_pacific"),
    ("queensland", "south_pacific"),
)
# [LDR-SCEN-22]
HOT_REGIONS: Final = (
    "alaska",
    "midwest",
    "cuba",
    "venezuela",
    "southern_cone",
    "germany",
    "balkans",
    "western_russia",
    "egypt",
    "central_africa",
    "southern_africa",
    "persia",
    "manchuria",
    "indochina",
    "new_guinea",
)
# The home areas, in the order of the nations [LDR-NATN-08].
HOMES: Final = (
    "east_coast",
    "united_kingdom",
    "france",
    "germany",
    "western_russia",
    "china",
    "cuba",
    "india",
    "japan",
    "egypt",
    "balkans",
)
# What a fixed start gives to each share, for 2 to 6 players [LDR-AREA-14] [LDR-AREA-16].
SHARES: Final = {
    2: (
        "alaska balkans brazil central_africa china eastern_europe egypt far_east india japan maghreb midwest "
        "near_east new_zealand ontario persia quebec queensland scandinavia united_kingdom venezuela "
        "west_africa western_canada western_russia",
        "andean_countries arabia central_america central_asia cuba east_coast france germany gulf_states "
        "horn_of_africa iberia indochina indonesia italy madagascar manchuria mexico mongolia new_guinea "
        "siberia southern_africa southern_cone west_coast western_australia",
    ),
    3: (
        "andean_countries france indochina indonesia italy japan madagascar manchuria mongolia new_guinea "
        "ontario quebec southern_africa united_kingdom venezuela western_canada",
        "alaska arabia balkans brazil central_africa central_asia china eastern_europe far_east gulf_states "
        "horn_of_africa india near_east new_zealand southern_cone west_coast",
        "central_america cuba east_coast egypt germany iberia maghreb mexico midwest persia queensland "
        "scandinavia siberia west_africa western_australia western_russia",
    ),
    4: (
        "central_america eastern_europe indochina indonesia madagascar mexico near_east ontario quebec "
        "southern_africa western_australia western_russia",
        "central_africa china cuba egypt gulf_states japan manchuria new_guinea queensland scandinavia "
        "united_kingdom west_africa",
        "alaska andean_countries central_asia east_coast far_east france iberia india maghreb midwest persia venezuela",
        "arabia balkans brazil germany horn_of_africa italy mongolia new_zealand siberia southern_cone "
        "west_coast western_canada",
    ),
    5: (
        "arabia central_america cuba egypt germany horn_of_africa india madagascar persia venezuela",
        "alaska central_africa mongolia new_guinea queensland siberia southern_africa west_africa "
        "western_canada western_russia",
        "andean_countries east_coast gulf_states manchuria new_zealand ontario quebec scandinavia "
        "southern_cone united_kingdom",
        "balkans eastern_europe indochina indonesia mexico midwest near_east west_coast western_australia",
        "brazil central_asia china far_east france iberia italy japan maghreb",
    ),
    6: (
        "central_asia east_coast gulf_states japan manchuria persia quebec southern_cone",
        "cuba germany horn_of_africa iberia maghreb scandinavia southern_africa venezuela",
        "alaska central_africa china egypt far_east india near_east new_zealand",
        "central_america indochina indonesia mexico mongolia siberia west_africa western_australia",
        "arabia france italy midwest new_guinea ontario queensland united_kingdom",
        "andean_countries balkans brazil eastern_europe madagascar west_coast western_canada western_russia",
    ),
}
# Lines that leave the map on one side and come in on the other, as they are drawn.
WRAPPING: Final = (
    ("alaska", "far_east"),
    ("japan", "north_pacific"),
    ("new_zealand", "south_pacific"),
    ("queensland", "south_pacific"),
)


def place_of(name: str) -> int:
    return PLACES.index(name)


def neighbours_of(place: int) -> list[int]:
    """Where a unit can go from a place in one step, regions before sea fields [LDR-MOVE-09] [LDR-SEAF-01]
    [LDR-SEAF-04]."""
    name = PLACES[place]
    found = [b if a == name else a for a, b in (*BORDERS, *DOTTED, *DASHED) if name in (a, b)]
    return sorted(place_of(other) for other in found)


def _mask(places: list[int]) -> int:
    return sum(2**place for place in places)


# All steps, by where they begin: those from place p are FIRST_STEP[p] to FIRST_STEP[p + 1].
STEPS: Final = tuple((start, end) for start in range(len(PLACES)) for end in neighbours_of(start))
STEP_FROM: Final = vec[i64]([start for start, _ in STEPS])
STEP_TO: Final = vec[i64]([end for _, end in STEPS])
FIRST_STEP: Final = vec[i64]([sum(1 for start, _ in STEPS if start < place) for place in range(len(PLACES) + 1)])
# Steps out of a sea field and over dotted lines are those of sea powers [LDR-SKIL-08].
BY_SEA: Final = vec[i64](
    [
        1 if start >= LAND or {(PLACES[start], PLACES[end]), (PLACES[end], PLACES[start])} & set(DOTTED) else 0
        for start, end in STEPS
    ]
)
NEAR: Final = vec[i64]([_mask([to for to in neighbours_of(place) if to < LAND]) for place in range(len(PLACES))])
ON_CONTINENT: Final = vec[i64](
    [_mask([i for i, row in enumerate(ROWS) if row[1] == c]) for c in range(len(CONTINENTS))]
)
HOT_MASK: Final = _mask([REGIONS.index(name) for name in HOT_REGIONS])
HOME: Final = vec[i64]([REGIONS.index(name) for name in HOMES])
SHARE_MASKS: Final = vec[i64](
    [_mask([REGIONS.index(name) for name in share.split()]) for seats in range(2, 7) for share in SHARES[seats]]
)
FIRST_SHARE: Final = vec[i64]([0, 2, 5, 9, 14])  # of 2 to 6 players
