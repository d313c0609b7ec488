"""Aim and end of the game [RUN-GOAL-01] to [RUN-GOAL-05] [RUN-WIN-01] to [RUN-WIN-07] [RUN-FREE-01] to
[RUN-FREE-05]."""

from __future__ import annotations

import pytest
from runewars_battle import listen, told
from runewars_orders import city, explore, hero, question
from runewars_seasons import lie_open, rich, rune_at, season_card, wasteland
from runewars_table import build, do, hold, names, offers, order_all, put, rune, table, turn

from bannerhall.core.errors import BadRequest
from bannerhall.core.ruleset import Choice
from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars import GAME
from bannerhall.games.runewars.rules import questions, winning
from bannerhall.games.runewars.rules.season_cards import FALL, SPRING, SUMMER, WINTER
from bannerhall.games.runewars.rules.state import Runewars

AREAS_OF_0 = ("DA", "DB", "DC", "5A", "5B", "5C", "5D", "6A", "6B")


def runes_of_0(s: Runewars, number: int, kind: str = "dragon") -> Runewars:
    """The first seat controls so many dragon runes."""
    for at in AREAS_OF_0[:number]:
        rune(s, at, kind, seen=[0])
        put(s, 0, at, footman=1)
    return s


def season_ends(s: Runewars, year: int, season: int = WINTER) -> Runewars:
    """All turns of a season are over."""
    while s.depth != 0:
        s.end_frame()
    s.year, s.season = year, season
    s.ask(questions.YEAR, PROCEEDS, questions.Y_END)
    s.advance()
    return s


def winner(s: Runewars) -> int | None:
    return int(s.winner) - 1 if s.depth == 0 else None


# --- The aim, years and seasons --------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-GOAL-01")
@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_players(seats: int) -> None:
    with pytest.raises(BadRequest):
        GAME.ruleset(seats)
    assert [GAME.new(number).rules.seats for number in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.clause("RUN-GOAL-02", "RUN-GOAL-03", "RUN-EPIC-01", "RUN-EPIC-02")
@pytest.mark.parametrize(
    ("options", "years"), [({}, 6), ({"ruleset": "revised"}, 7), ({"epic": True}, 8), ({"free_cities": True}, 6)]
)
def test_the_last_winter_ends_the_game(options: dict[str, Choice], years: int) -> None:
    s = season_ends(table(2, **options), years - 1)
    assert (s.year, s.season) == (years, SPRING)
    assert question(s) == "season_card"
    s = season_ends(table(2, **options), years, FALL)
    assert (s.year, s.season) == (years, WINTER)
    s = season_ends(s, years)
    assert winner(s) is not None


@pytest.mark.clause("RUN-GOAL-04")
def test_spring_summer_fall_winter() -> None:
    s = table(2)
    seen = [int(s.season)]
    for _ in range(4):
        season_ends(s, int(s.year), int(s.season))
        seen.append(int(s.season))
    assert seen == [SPRING, SUMMER, FALL, WINTER, SPRING]
    assert s.year == 2


@pytest.mark.clause("RUN-GOAL-05", "RUN-WIN-04")
def test_six_dragon_runes_win_and_five_do_not() -> None:
    s = runes_of_0(table(2), 5)
    turn(s, 0, "harvest")
    assert winner(s) is None
    s = runes_of_0(table(2), 6)
    turn(s, 0, "harvest")
    assert winner(s) == 0
    assert all(rune_at(s, at) == "dragon up" for at in AREAS_OF_0[:6])


@pytest.mark.clause("RUN-GOAL-05", "RUN-WIN-06")
def test_false_runes_win_nothing() -> None:
    s = runes_of_0(table(2), 6, "false")
    turn(s, 0, "harvest")
    assert winner(s) is None


@pytest.mark.clause("RUN-EPIC-01", "RUN-FREE-05", "RUN-SUNK-11", "RUN-EPIC-02")
@pytest.mark.parametrize(
    ("options", "needed"),
    [({}, 6), ({"epic": True}, 7), ({"free_cities": True}, 7), ({"epic": True, "free_cities": True}, 8)],
)
def test_variants_need_more_runes(options: dict[str, Choice], needed: int) -> None:
    s = runes_of_0(table(4, **options), 0)
    city(s, "12A", "sunken_city")  # raises the number no further
    assert winning.needed(s) == needed
    assert s.view(-1)["runes_needed"] == needed
    s = runes_of_0(table(2, **options), needed - 1)
    turn(s, 0, "harvest")
    assert winner(s) is None
    s = runes_of_0(table(2, **options), needed)
    turn(s, 0, "harvest")
    assert winner(s) == 0


# --- The end of the last winter --------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-WIN-01", "RUN-GOAL-01")
def test_the_most_dragon_runes_win_and_all_tokens_are_turned_up() -> None:
    s = runes_of_0(table(2), 2)
    for at in ("WA", "WB", "WC"):
        rune(s, at, "dragon")
    rune(s, "6D", "false")
    season_ends(s, 6)
    assert winner(s) == 1
    assert names(int(s.rune_up)) == {"DA", "DB", "WA", "WB", "WC", "6D"}


@pytest.mark.clause("RUN-WIN-02", "RUN-INF-03")
def test_ties_go_to_influence_then_to_the_starting_influence() -> None:
    s = table(3)
    rune(s, "DA", "dragon")
    rune(s, "UA", "dragon")
    rich(s, 4, 9, 5)
    assert winner(season_ends(s, 6)) == 2
    s = table(3)
    rich(s, 5, 5, 5)
    assert winner(season_ends(s, 6)) == 1  # Latari 4, Daqan 3, Uthuk 1


@pytest.mark.clause("RUN-INF-02", "RUN-INF-03")
def test_influence_is_a_number_and_its_value_counts() -> None:
    s = table(2)
    rich(s, 4, 5)
    assert s.view(-1)["influence"] == [4, 5]
    assert winner(season_ends(s, 6)) == 1


@pytest.mark.clause("RUN-WIN-05", "RUN-FREE-02", "RUN-SUNK-05", "RUN-EXPL-06")
def test_printed_runes_count_for_whoever_controls_the_area() -> None:
    s = table(4, free_cities=True, exploration=True)
    city(s, "5B", "alt_city_1")
    city(s, "12A", "sunken_city")
    explore(s, "5A", "dragon_throne")
    city(s, "6B", "alt_city_3")  # shows no rune
    for number, at in enumerate(("5B", "12A", "5A", "6B")):
        put(s, 1, at, warrior=1)
        assert winning.dragon_runes(s, 1) == min(number + 1, 3)
    put(s, 0, "5C", footman=1)
    assert winning.dragon_runes(s, 0) == 0
    wasteland(s, "5B")
    assert winning.dragon_runes(s, 1) == 2


@pytest.mark.clause("RUN-FREE-01", "RUN-FREE-02", "RUN-FREE-05")
def test_scenario_36_a_rune_city_with_a_token_is_worth_two() -> None:
    """Scenario 36."""
    s = table(2, free_cities=True, road_to_victory=True)
    city(s, "5B", "alt_city_8")
    put(s, 0, "5B", footman=1)
    rune(s, "5B", "dragon", seen=[0])
    assert winning.dragon_runes(s, 0) == 2
    for at in ("DA", "DB", "DC", "5A"):
        put(s, 0, at, footman=1)
        rune(s, at, "dragon", seen=[0])
    turn(s, 0, "harvest")
    assert "claim_victory" not in offers(s, 0)
    rune(s, "5C", "dragon", seen=[0])
    put(s, 0, "5C", footman=1)
    turn(s, 0, "harvest")
    assert "claim_victory" in offers(s, 0)


@pytest.mark.clause("RUN-FREE-03", "RUN-SUNK-10")
def test_a_printed_rune_is_no_token() -> None:
    s = table(2, free_cities=True)
    city(s, "5B", "alt_city_1")
    put(s, 0, "5B", footman=1)
    assert s.view(0)["runes"] == {}
    hold(s, 0, "game_of_power")
    turn(s, 0, "fortify")
    assert "play game_of_power" not in offers(s, 0)
    do(s, 0, "go_on")
    assert "fortify move_runes" not in offers(s, 0)
    s = table(2, free_cities=True)  # a Season card that moves tokens finds none
    city(s, "5B", "alt_city_1")
    rich(s, 1, 0)
    season_card(s, "threatened_home_realms")
    assert question(s) == "choose_order"


# --- The immediate win -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-WIN-06", "RUN-WIN-04")
def test_scenario_59_the_sixth_rune_wins_in_another_players_turn() -> None:
    """Scenario 59."""
    for road in (False, True):
        s = runes_of_0(table(2, road_to_victory=road), 5)
        rune(s, "6D", "dragon")
        put(s, 0, "6D", footman=1)
        put(s, 1, "6C", reanimate=1)
        turn(s, 1, "harvest")
        assert winner(s) == (None if road else 0)


@pytest.mark.clause("RUN-WIN-06")
def test_the_win_comes_as_soon_as_a_movement_is_complete() -> None:
    s = runes_of_0(table(2), 5)
    rune(s, "6A", "dragon")
    put(s, 0, "5B", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5B", "move_to 6A")
    assert winner(s) is None
    do(s, 0, "units 1")  # other units could still move
    assert winner(s) == 0


@pytest.mark.clause("RUN-WIN-06")
def test_of_two_the_one_earlier_in_play_order_wins() -> None:
    s = table(2)
    lie_open(s, 0, active="recruit")
    lie_open(s, 1, active="harvest")
    both(s)
    season_ends(s, 2, SUMMER)
    assert winner(s) == 1


@pytest.mark.clause("RUN-WIN-07")
def test_before_any_order_influence_decides_between_two() -> None:
    s = table(2)
    both(s)
    rich(s, 2, 3)
    season_ends(s, 0, WINTER)
    assert winner(s) == 1
    s = table(2)
    both(s)
    rich(s, 3, 3)
    season_ends(s, 0, WINTER)
    assert winner(s) == 0  # Daqan begin with 3, Waiqar with 2


def both(s: Runewars) -> None:
    """Both players control six dragon runes."""
    runes_of_0(s, 6)
    for number, at in enumerate(("WA", "WB", "WC", "8A", "8B", "8D")):
        rune(s, at, "dragon")
        if number > 2:
            put(s, 1, at, reanimate=1)


@pytest.mark.clause("RUN-WIN-03")
def test_the_revised_ruleset_never_ends_at_once() -> None:
    s = runes_of_0(table(2, ruleset="revised"), 7)
    turn(s, 0, "harvest")
    assert winner(s) is None
    assert "claim_victory" in offers(s, 0)


@pytest.mark.clause("RUN-TERM-15")
def test_scenario_54_order_ties_go_to_influence_then_to_the_starting_influence() -> None:
    """Scenario 54."""
    for influence, earliest in (((3, 3, 4), "U"), ((3, 3, 3), "L")):  # Latari begin with 4, Daqan with 3, Uthuk with 1
        s = table(3)
        rich(s, *influence)
        for seat, at in enumerate(("DA", "LA", "UA")):
            build(s, seat, at)
        order_all(s, "recruit", "recruit", "recruit")
        assert s.turn_of == "DLU".index(earliest) + 1


@pytest.mark.clause("RUN-TERM-13", "RUN-TERM-14")
def test_the_current_player_is_the_one_whose_order_is_resolved() -> None:
    s = table(2)
    assert s.turn_of == 0  # while orders are chosen nobody is
    hold(s, 0, "war_chest")
    hold(s, 1, "war_chest")
    build(s, 0, "DA")
    order_all(s, "harvest", "recruit")
    assert s.turn_of == 0
    do(s, 0, "pass_window")
    do(s, 1, "pass_window")
    assert s.turn_of == 1
    assert question(s) == "own_turn"  # right before the order
    assert "play war_chest" in offers(s, 0)
    assert s.waiting() == [0]
    while s.turn_of == 1:
        do(s, 0, "go_on" if "go_on" in offers(s, 0) else offers(s, 0)[-1])
    assert s.turn_of == 2
    assert s.waiting() == [1]
    hero(s, 0, "ronan", "DA")
    while s.turn_of == 2:
        do(s, 1, "go_on" if "go_on" in offers(s, 1) else offers(s, 1)[-1])
    do(s, -1, "season open_roads")
    assert question(s) == "hero_action"
    assert s.turn_of == 0  # in the Quest Phase nobody is


@pytest.mark.clause("RUN-TERM-14")
def test_cards_of_the_own_turn_are_also_for_the_time_right_after_the_order() -> None:
    s = table(2)
    hold(s, 0, "war_chest")
    turn(s, 0, "harvest")
    seen = 0
    while s.waiting() == [0] and question(s) != "choose_order":
        seen += "play war_chest" in offers(s, 0)
        do(s, 0, "go_on" if "go_on" in offers(s, 0) else offers(s, 0)[-1])
    assert seen >= 3  # before, between the steps, and after it


@pytest.mark.clause("RUN-WIN-01", "RUN-WIN-04")
def test_everybody_is_told_which_tokens_are_turned_up_and_who_has_won() -> None:
    s = runes_of_0(table(2), 5)
    rune(s, "6A", "dragon", up=True, seen=[0, 1])
    put(s, 0, "6A", footman=1)
    sink = listen(s)
    turn(s, 0, "harvest")
    assert [event["area"] for event in told(s, sink, "rune_up", -1)] == ["5A", "5B", "DA", "DB", "DC"]
    (won,) = told(s, sink, "wins", -1)
    assert won["seat"] == 0
    assert 6 in won.values()
