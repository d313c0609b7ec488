"""Options and numbers: what a table may choose, and every cost, bonus and threshold it may know better from its box."""

from __future__ import annotations

from typing import Final

from bannerhall.core.game import Number, Option, Preset

# What all scenarios share are the basic rules [LDR-SCEN-02] [LDR-SETT-05] [LDR-SETT-11].
OPTIONS: Final = (
    Option("mode", ("digital", "companion"), "LDR-MODE-01"),
    Option(
        "scenario", ("free_game", "quick_game", "power_blocs", "home_ground", "two_camps", "hot_spots"), "LDR-SCEN-02"
    ),
    Option("hq_timer", (0, 30, 40, 60, 90, 120, 180), "LDR-SETT-05"),
    Option("special_skills", (True, False), "LDR-SETT-06"),
    Option("parallel_play", (False, True), "LDR-MULT-05"),
    Option("board_profile", (False, True), "LDR-MODE-10"),
    Option("expansion_nations", (False, True), "LDR-NATN-14"),
    Option("global_events", (False, True), "LDR-VARI-03"),
    Option("classic_entry", (False, True), "LDR-VARI-01"),
    Option("hq_first", (False, True), "LDR-VARI-04"),
    Option("strict_supply", (False, True), "LDR-MATL-09"),
    Option("show_exact_chance", (False, True), "LDR-SPYS-11"),
    Option("capacity_bonus_in_defence", ("usa_only", "none", "all"), "LDR-SKIL-03"),
)

FREE: Final = (130, 110, 90, 80, 75)  # [LDR-VIC-04]
QUICK: Final = (110, 95, 80, 70, 65)  # [LDR-SCEN-17] [LDR-SCEN-18]
PRICE: Final = ("LDR-PLYR-03", "LDR-PLYR-06", "LDR-PLYR-04", "LDR-PLYR-06", "LDR-PLYR-06")


def by_seats(name: str, row: tuple[int, ...], high: int, clause: str, clauses: tuple[str, ...] = ()) -> Number:
    """A number of at least 1 (what costs nothing could be ordered without end) that depends on the players."""
    return Number(name, row[0], 1, high, clause, row, clauses)


# Amounts for 2 to 6 players: a factor times 3, 2.5, 2, 1.75, 1.6, rounded half up [LDR-PLYR-02] [LDR-PLYR-07].
NUMBERS: Final = (
    # Units differ in cost and time: infantry is the cheapest, planes are the dearest [LDR-MILI-01] [LDR-MILI-02]
    # [LDR-PLYR-03] [LDR-PLYR-04] [LDR-PLYR-05] [LDR-PLYR-06].
    by_seats("infantry_cost", (9, 8, 6, 5, 5), 99, "LDR-PLYR-03", PRICE),
    by_seats("tank_cost", (12, 10, 8, 7, 6), 99, "LDR-PLYR-03", PRICE),
    by_seats("plane_cost", (15, 13, 10, 9, 8), 99, "LDR-PLYR-03", PRICE),
    Number("infantry_rounds", 1, 1, 6, "LDR-MILI-06"),  # [LDR-MILI-06]
    Number("tank_rounds", 2, 1, 6, "LDR-MILI-06"),
    Number("plane_rounds", 3, 1, 6, "LDR-MILI-06"),
    by_seats("diplomat_cost", (9, 8, 6, 5, 5), 99, "LDR-DIPL-03"),  # [LDR-DIPL-03]
    by_seats("spy_cost", (12, 10, 8, 7, 6), 99, "LDR-SPYS-03"),  # [LDR-SPYS-03]
    Number("most_operatives", 10, 1, 20, "LDR-DIPL-06"),  # [LDR-DIPL-06] [LDR-SPYS-05]
    by_seats("research_1_cost", (30, 25, 20, 18, 16), 400, "LDR-RSCH-05"),  # [LDR-RSCH-05]
    by_seats("research_2_cost", (45, 38, 30, 26, 24), 400, "LDR-RSCH-05"),
    by_seats("research_3_cost", (60, 50, 40, 35, 32), 400, "LDR-RSCH-05"),
    Number("research_1_rounds", 2, 1, 12, "LDR-RSCH-06"),  # [LDR-RSCH-06]
    Number("research_2_rounds", 3, 1, 12, "LDR-RSCH-06"),
    Number("research_3_rounds", 4, 1, 12, "LDR-RSCH-06"),
    by_seats("economy_1", (5, 4, 3, 3, 2), 99, "LDR-RSCH-19"),  # [LDR-RSCH-19]
    by_seats("economy_2", (9, 8, 6, 5, 5), 99, "LDR-RSCH-22"),  # [LDR-RSCH-20] [LDR-RSCH-22]
    by_seats("economy_3", (14, 11, 9, 8, 7), 99, "LDR-RSCH-22"),  # [LDR-RSCH-21]
    Number("technology_2_infantry", 1, 0, 9, "LDR-RSCH-15"),
    Number("technology_3_percent", 10, 0, 100, "LDR-RSCH-16"),
    by_seats("germany_points", (9, 8, 6, 5, 5), 99, "LDR-SKIL-10"),  # [LDR-SKIL-10]
    Number("china_infantry", 1, 0, 9, "LDR-SKIL-13"),
    Number("ussr_percent", 20, 0, 100, "LDR-SKIL-12"),
    Number("india_percent", 20, 0, 100, "LDR-NATN-14"),
    Number("japan_percent", 10, 0, 100, "LDR-NATN-14"),
    Number("egypt_percent", 50, 0, 100, "LDR-NATN-14"),
    Number("covert_percent", 80, 0, 100, "LDR-BOYC-04"),
    Number("guard_percent", 6, 0, 100, "LDR-BOYC-04"),
    Number("technology_1_percent", 10, 0, 100, "LDR-RSCH-14"),  # [LDR-RSCH-14]
    Number("least_percent", 5, 1, 99, "LDR-BOYC-04"),
    Number("most_percent", 95, 1, 99, "LDR-BOYC-04"),
    Number("trace_percent", 50, 0, 100, "LDR-BOYC-07"),
    by_seats("boycott_points", (18, 15, 12, 11, 10), 400, "LDR-BOYC-05"),  # [LDR-BOYC-05]
    Number("sabotage_units", 3, 1, 30, "LDR-EVNT-14"),  # [LDR-EVNT-14]
    Number("troops_units", 30, 1, 99, "LDR-MISS-12"),
    Number("troops_rounds", 4, 1, 99, "LDR-MISS-12"),
    Number("defence_rounds", 5, 1, 99, "LDR-MISS-14"),
    Number("expansion_points", 15, 1, 200, "LDR-MISS-19"),
    Number("expansion_rounds", 5, 1, 99, "LDR-MISS-19"),
    Number("foresight_points", 100, 1, 999, "LDR-MISS-21"),
    Number("foresight_rounds", 99, 1, 99, "LDR-MISS-21"),
    Number("cunning_rounds", 3, 1, 99, "LDR-MISS-10"),
    Number("top_secret_rounds", 3, 1, 99, "LDR-MISS-17"),
    # [LDR-SETT-10] [LDR-SCEN-15] [LDR-SCEN-18] [LDR-VIC-04] [LDR-VIC-14]
    Number("victory_points", 130, 10, 400, "LDR-VIC-04", FREE, (), "scenario", {"quick_game": QUICK}),
    Number("victory_level", 3, 1, 3, "LDR-VIC-06", (3,) * 5, (), "scenario", {"quick_game": (2,) * 5}),
    Number("victory_badge", 7, 1, 7, "LDR-VIC-08", (7,) * 5, (), "scenario", {"quick_game": (5,) * 5}),
    by_seats("victory_markers", (10, 8, 7, 6, 6), 15, "LDR-VIC-14"),
    by_seats("boom_points", (9, 8, 6, 5, 5), 99, "LDR-VARI-03"),
    by_seats("recession_points", (5, 4, 3, 3, 2), 99, "LDR-VARI-03"),
    Number("supply_infantry", 30, 1, 99, "LDR-MATL-05"),
    Number("supply_tanks", 10, 1, 99, "LDR-MATL-05"),
    Number("supply_planes", 10, 1, 99, "LDR-MATL-05"),
    Number("round_limit", 0, 5, 200, "LDR-ELIM-05", or_none=True),  # [LDR-ELIM-05]
)

COST: Final = 0  # of a unit: COST + unit
BUILD_ROUNDS: Final = 3
OPERATIVE_COST: Final = 6
MOST_OPERATIVES: Final = 8
RESEARCH_COST: Final = 9  # of a level: RESEARCH_COST + level - 1
RESEARCH_ROUNDS: Final = 12
ECONOMY_POINTS: Final = 15
TECHNOLOGY_2_INFANTRY: Final = 18
TECHNOLOGY_3_PERCENT: Final = 19
GERMANY_POINTS: Final = 20
CHINA_INFANTRY: Final = 21
USSR_PERCENT: Final = 22
INDIA_PERCENT: Final = 23
JAPAN_PERCENT: Final = 24
EGYPT_PERCENT: Final = 25
COVERT_PERCENT: Final = 26
GUARD_PERCENT: Final = 27
TECHNOLOGY_1_PERCENT: Final = 28
LEAST_PERCENT: Final = 29
MOST_PERCENT: Final = 30
TRACE_PERCENT: Final = 31
BOYCOTT_POINTS: Final = 32
SABOTAGE_UNITS: Final = 33
TROOPS_UNITS: Final = 34
TROOPS_ROUNDS: Final = 35
DEFENCE_ROUNDS: Final = 36
EXPANSION_POINTS: Final = 37
EXPANSION_ROUNDS: Final = 38
FORESIGHT_POINTS: Final = 39
FORESIGHT_ROUNDS: Final = 40
CUNNING_ROUNDS: Final = 41
TOP_SECRET_ROUNDS: Final = 42
VICTORY_POINTS: Final = 43
VICTORY_LEVEL: Final = 44
VICTORY_BADGE: Final = 45
VICTORY_MARKERS: Final = 46
BOOM_POINTS: Final = 47
RECESSION_POINTS: Final = 48
SUPPLY: Final = 49  # of a unit: SUPPLY + unit
ROUND_LIMIT: Final = 52

PRESETS: Final = (
    Preset("free"),
    Preset("quick", {"scenario": "quick_game"}),
    Preset("phones", {"parallel_play": True}),
    Preset("experienced", {"hq_timer": 40}),
    Preset("companion", {"mode": "companion"}),
    Preset("companion_phones", {"mode": "companion", "parallel_play": True}),
)
