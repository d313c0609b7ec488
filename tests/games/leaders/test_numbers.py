"""Numbers: prices, times, bonuses and thresholds for two to six players, as the table of the rulebook has them."""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, Table, begun, table

from bannerhall.core.errors import BadRequest
from bannerhall.games.leaders import GAME

FACTORS = {
    "diplomat_cost": 3.0,
    "spy_cost": 4.0,
    "research_1_cost": 10.0,
    "research_2_cost": 15.0,
    "research_3_cost": 20.0,
    "germany_points": 3.0,
    "economy_1": 1.5,
    "economy_2": 3.0,
    "economy_3": 4.5,
    "boycott_points": 6.0,
    "boom_points": 3.0,
    "recession_points": 1.5,
}
UNIT = {2: 3.0, 3: 2.5, 4: 2.0, 5: 1.75, 6: 1.6}


def of(seats: int, **options: str) -> dict[str, int]:
    """All numbers of a match."""
    return dict(GAME.ruleset(seats, options).named_numbers)


def by_seats(name: str, **options: str) -> list[int]:
    return [of(seats, **options)[name] for seats in range(2, 7)]


def rich(seats: int, **rest: int) -> Table:
    return table(seats, saved=[400], **rest)  # type: ignore[arg-type]


@pytest.mark.clause("LDR-PLYR-03", "LDR-PLYR-04", "LDR-PLYR-05", "LDR-PLYR-06", "LDR-HEAD-06", "LDR-PLYR-02")
@pytest.mark.parametrize(
    ("seats", "prices"), [(2, (9, 12, 15)), (3, (8, 10, 13)), (4, (6, 8, 10)), (5, (5, 7, 9)), (6, (5, 6, 8))]
)
def test_t1_prices_of_units(seats: int, prices: tuple[int, int, int]) -> None:
    """The printed examples: 9, 12, 15 with two players and 6, 8, 10 with four."""
    for unit, price in zip(("infantry", "tank", "plane"), prices, strict=True):
        game = rich(seats).add(BLUE, unit).confirm(BLUE)
        assert game.saved(BLUE) == 400 - price


@pytest.mark.clause("LDR-MILI-01", "LDR-MILI-02", "LDR-MILI-06")
def test_infantry_is_cheapest_and_quickest_and_planes_are_dearest() -> None:
    for seats in range(2, 7):
        numbers = of(seats)
        assert numbers["infantry_cost"] < numbers["tank_cost"] < numbers["plane_cost"]
        assert [numbers[f"{unit}_rounds"] for unit in ("infantry", "tank", "plane")] == [1, 2, 3]


@pytest.mark.clause("LDR-PLYR-07", "LDR-PLYR-02")
@pytest.mark.parametrize("name", FACTORS)
def test_amounts_follow_the_number_of_players(name: str) -> None:
    """A factor times 3, 2.5, 2, 1.75, 1.6, rounded half up."""
    assert by_seats(name) == [int(FACTORS[name] * UNIT[seats] + 0.5) for seats in range(2, 7)]


@pytest.mark.clause("LDR-RSCH-05", "LDR-HEAD-06")
def test_research_is_paid_in_full_at_the_start() -> None:
    assert [by_seats(f"research_{level}_cost") for level in (1, 2, 3)] == [
        [30, 25, 20, 18, 16],
        [45, 38, 30, 26, 24],
        [60, 50, 40, 35, 32],
    ]
    for level, price in enumerate((20, 30, 40)):
        game = table(4, saved=[100], levels={BLUE: (0, level, 0)}).add(BLUE, "technology")
        assert game.me(BLUE)["left"] == 100 - price
        assert game.confirm(BLUE).saved(BLUE) == 100 - price


@pytest.mark.clause("LDR-RSCH-06")
def test_research_takes_two_three_and_four_rounds() -> None:
    assert [of(2)[f"research_{level}_rounds"] for level in (1, 2, 3)] == [2, 3, 4]


@pytest.mark.clause("LDR-RSCH-19", "LDR-RSCH-20", "LDR-RSCH-21", "LDR-RSCH-22", "LDR-SKIL-10")
def test_points_of_economy_levels_and_of_germany() -> None:
    assert by_seats("economy_1") == [5, 4, 3, 3, 2]
    assert by_seats("economy_2") == by_seats("infantry_cost") == by_seats("germany_points") == [9, 8, 6, 5, 5]
    assert by_seats("economy_3") == [14, 11, 9, 8, 7]


@pytest.mark.clause("LDR-DIPL-03", "LDR-SPYS-03", "LDR-BOYC-05", "LDR-EVNT-14")
def test_operatives_and_what_they_do() -> None:
    assert by_seats("diplomat_cost") == [9, 8, 6, 5, 5]
    assert by_seats("spy_cost") == [12, 10, 8, 7, 6]
    assert by_seats("boycott_points") == [18, 15, 12, 11, 10]
    assert by_seats("sabotage_units") == [3] * 5
    game = rich(4).add(BLUE, "3*diplomat", "spy")
    assert game.me(BLUE)["left"] == 400 - 3 * 6 - 8


@pytest.mark.clause("LDR-VIC-04", "LDR-VIC-06", "LDR-VIC-08", "LDR-SCEN-15", "LDR-SCEN-19", "LDR-SCEN-20")
@pytest.mark.parametrize("scenario", ["free_game", "power_blocs", "home_ground", "two_camps", "hot_spots"])
def test_victory_values_of_the_free_game(scenario: str) -> None:
    assert by_seats("victory_points", scenario=scenario) == [130, 110, 90, 80, 75]
    assert by_seats("victory_level", scenario=scenario) == [3] * 5
    assert by_seats("victory_badge", scenario=scenario) == [7] * 5


@pytest.mark.clause("LDR-SCEN-17", "LDR-SCEN-18", "LDR-SCEN-02")
def test_victory_values_of_the_quick_game() -> None:
    assert by_seats("victory_points", scenario="quick_game") == [110, 95, 80, 70, 65]
    assert by_seats("victory_level", scenario="quick_game") == [2] * 5
    assert by_seats("victory_badge", scenario="quick_game") == [5] * 5
    quick, free = of(4, scenario="quick_game"), of(4, scenario="free_game")
    assert {name for name in free if quick[name] != free[name]} == {"victory_points", "victory_level", "victory_badge"}


@pytest.mark.clause("LDR-VIC-14")
def test_marked_regions_needed() -> None:
    assert by_seats("victory_markers", scenario="hot_spots") == [10, 8, 7, 6, 6]


@pytest.mark.clause("LDR-SETT-10")
def test_a_table_may_change_the_victory_values() -> None:
    game = begun(3, numbers={"victory_points": 60, "victory_level": 1, "victory_badge": 2})
    assert game.now["victory"] == {"points": 60, "level": 1, "badge": 2, "markers": None}
    game.enter(60)
    assert game.winners() == [BLUE]


@pytest.mark.clause("LDR-MISS-12", "LDR-MISS-14", "LDR-MISS-19", "LDR-MISS-21", "LDR-MISS-10", "LDR-MISS-17")
def test_what_missions_ask_for() -> None:
    numbers = of(3)
    assert (numbers["troops_units"], numbers["troops_rounds"]) == (30, 4)
    assert numbers["defence_rounds"] == 5
    assert (numbers["expansion_points"], numbers["expansion_rounds"]) == (15, 5)
    assert (numbers["foresight_points"], numbers["foresight_rounds"]) == (100, 99)
    assert (numbers["cunning_rounds"], numbers["top_secret_rounds"]) == (3, 3)


@pytest.mark.clause("LDR-SETT-05", "LDR-SETT-11", "LDR-SCEN-02")
def test_the_settings_and_their_defaults() -> None:
    options = {option.name: option.values for option in GAME.options}
    assert options["hq_timer"] == (0, 30, 40, 60, 90, 120, 180)
    assert {name: values[0] for name, values in options.items()} == {
        "mode": "digital",
        "scenario": "free_game",
        "hq_timer": 0,
        "special_skills": True,
        "parallel_play": False,
        "board_profile": False,
        "expansion_nations": False,
        "global_events": False,
        "classic_entry": False,
        "hq_first": False,
        "strict_supply": False,
        "show_exact_chance": False,
        "capacity_bonus_in_defence": "usa_only",
    }
    assert all(set(values) == {True, False} for name, values in options.items() if isinstance(values[0], bool))
    assert of(3)["round_limit"] == 0
    assert options["scenario"] == ("free_game", "quick_game", "power_blocs", "home_ground", "two_camps", "hot_spots")
    assert options["capacity_bonus_in_defence"] == ("usa_only", "none", "all")


@pytest.mark.clause("LDR-ELIM-05", "LDR-SETT-10")
def test_numbers_have_bounds() -> None:
    for name, value in (("round_limit", 4), ("infantry_cost", 0), ("victory_points", 9), ("victory_badge", 8)):
        with pytest.raises(BadRequest):
            GAME.ruleset(3, None, {name: value})
    assert GAME.ruleset(3, None, {"round_limit": 5}).named_numbers["round_limit"] == 5


@pytest.mark.clause("LDR-PLYR-02", "LDR-RSCH-05")
def test_a_table_may_know_its_box_better() -> None:
    game = table(2, saved=[100], numbers={"infantry_cost": 11, "research_1_cost": 33}).add(BLUE, "infantry", "military")
    assert game.me(BLUE)["left"] == 100 - 11 - 33
    assert game.player(GREEN)["points"] == 30


# Every number of the game with its bounds: what a table may enter is pinned here.
BOUNDS = {
    "infantry_cost": (1, 99),
    "tank_cost": (1, 99),
    "plane_cost": (1, 99),
    "infantry_rounds": (1, 6),
    "tank_rounds": (1, 6),
    "plane_rounds": (1, 6),
    "diplomat_cost": (1, 99),
    "spy_cost": (1, 99),
    "most_operatives": (1, 20),
    "research_1_cost": (1, 400),
    "research_2_cost": (1, 400),
    "research_3_cost": (1, 400),
    "research_1_rounds": (1, 12),
    "research_2_rounds": (1, 12),
    "research_3_rounds": (1, 12),
    "economy_1": (1, 99),
    "economy_2": (1, 99),
    "economy_3": (1, 99),
    "technology_2_infantry": (0, 9),
    "technology_3_percent": (0, 100),
    "germany_points": (1, 99),
    "china_infantry": (0, 9),
    "ussr_percent": (0, 100),
    "india_percent": (0, 100),
    "japan_percent": (0, 100),
    "egypt_percent": (0, 100),
    "covert_percent": (0, 100),
    "guard_percent": (0, 100),
    "technology_1_percent": (0, 100),
    "least_percent": (1, 99),
    "most_percent": (1, 99),
    "trace_percent": (0, 100),
    "boycott_points": (1, 400),
    "sabotage_units": (1, 30),
    "troops_units": (1, 99),
    "troops_rounds": (1, 99),
    "defence_rounds": (1, 99),
    "expansion_points": (1, 200),
    "expansion_rounds": (1, 99),
    "foresight_points": (1, 999),
    "foresight_rounds": (1, 99),
    "cunning_rounds": (1, 99),
    "top_secret_rounds": (1, 99),
    "victory_points": (10, 400),
    "victory_level": (1, 3),
    "victory_badge": (1, 7),
    "victory_markers": (1, 15),
    "boom_points": (1, 99),
    "recession_points": (1, 99),
    "supply_infantry": (1, 99),
    "supply_tanks": (1, 99),
    "supply_planes": (1, 99),
    "round_limit": (5, 200),
}


@pytest.mark.clause("LDR-SETT-10", "LDR-PLYR-02", "LDR-PLYR-07")
def test_the_bounds_of_every_number() -> None:
    assert {number.name: (number.low, number.high) for number in GAME.numbers} == BOUNDS


@pytest.mark.clause("LDR-PLYR-07", "LDR-SETT-10")
def test_every_number_that_is_not_in_the_examples() -> None:
    numbers = of(2)
    assert {name: numbers[name] for name in numbers if name.endswith("_percent")} == {
        "technology_3_percent": 10,
        "ussr_percent": 20,
        "india_percent": 20,
        "japan_percent": 10,
        "egypt_percent": 50,
        "covert_percent": 80,
        "guard_percent": 6,
        "technology_1_percent": 10,
        "least_percent": 5,
        "most_percent": 95,
        "trace_percent": 50,
    }
    assert (numbers["technology_2_infantry"], numbers["china_infantry"], numbers["most_operatives"]) == (1, 1, 10)
    assert [numbers[f"supply_{units}"] for units in ("infantry", "tanks", "planes")] == [30, 10, 10]


@pytest.mark.clause("LDR-PLYR-07", "LDR-SETT-10", "LDR-PLYR-02")
def test_numbers_that_depend_on_the_players_have_one_for_each_of_five() -> None:
    for number in GAME.numbers:
        rows = [number.by_seats, *number.by_choice.values()] if number.by_seats else []
        assert all(len(row) == 5 for row in rows), number.name
        assert number.default == (number.by_seats[0] if rows else number.default), number.name
