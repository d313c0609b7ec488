"""Tiles are laid one after the other, and what lies on the finished board [RUN-MAP-01] to [RUN-MAP-32]."""

from __future__ import annotations

import pytest
from runewars_orders import question
from runewars_setup import (
    any_answer,
    box,
    clause_against,
    deal_tiles,
    ground_of,
    lay,
    led,
    preset,
    spots,
    step,
    until,
)
from runewars_table import area, chance, do, mask, names, offers, refusal, table

from bannerhall.core.ruleset import Choice
from bannerhall.games.runewars.rules import (
    atlas,
    board,
    building,
    cities,
    control,
    forces,
    movement,
    quest_cards,
    questions,
    units,
)
from bannerhall.games.runewars.rules.atlas import AREA_NAMES, AREAS
from bannerhall.games.runewars.rules.ground import tile_is_laid
from bannerhall.games.runewars.rules.state import Runewars

TWO = ("daqan", "waiqar")


def chances(s: Runewars) -> set[str]:
    return {s.rules.vocabulary.text(action) for action, _weight in s.odds()}


def building_board(*tiles: int, **options: Choice) -> Runewars:
    """Two players build the board of these tiles, the first player's two before those of the other; the first player
    is asked which one comes first."""
    return deal_tiles(led(0, *TWO, board="build", **options), *tiles)


# --- Dealing and laying tiles ----------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-MAP-01")
def test_everybody_is_dealt_two_tiles_that_all_can_see() -> None:
    s = led(1, *TWO, board="build")
    chance(s, "tile 3", "tile 5")
    assert "tile 3" not in chances(s)
    chance(s, "tile 8", "tile 6")
    assert s.view(-1)["dealt"] == [["tile_6", "tile_8"], ["tile_3", "tile_5"]]
    assert question(s) == "choose_tile"
    assert s.waiting() == [1]


@pytest.mark.clause("RUN-MAP-02", "RUN-BOW-06")
def test_the_tiles_of_the_expansion_are_dealt_with_it_alone() -> None:
    assert chances(led(0, *TWO, board="build")) == {f"tile {number}" for number in range(1, 13)}
    assert chances(led(0, *TWO, board="build", bow=False)) == {f"tile {number}" for number in range(1, 10)}
    s = deal_tiles(led(0, *TWO, board="build"), 12, 5, 8, 6)
    assert offers(s, 0) == ["tile 5", "tile 12"]


@pytest.mark.clause("RUN-MAP-03")
def test_players_take_turns_and_lay_one_tile_at_a_time() -> None:
    s = building_board(3, 5, 8, 6)
    laid: list[int] = []
    while question(s) in ("choose_tile", "place_column", "place_row", "place_turn") and tiles_laid(s) < 4:
        before, seat = tiles_laid(s), int(s.seat())
        any_answer(s)
        if tiles_laid(s) > before:
            laid.append(seat)
    assert laid == [0, 1, 0, 1]


def tiles_laid(s: Runewars) -> int:
    return sum(tile_is_laid(s, tile) for tile in range(12))


@pytest.mark.clause("RUN-MAP-03")
def test_nobody_lays_a_tile_of_another_player() -> None:
    s = building_board(3, 5, 8, 6)
    assert refusal(s, 0, "tile 8").clause == "RUN-MAP-03"
    do(s, 0, "tile 3")
    assert tile_is_laid(s, 2)
    assert s.cell_of[area("3A")] == board.cell(0, 0) + 1  # the first one lies in the middle
    assert offers(s, 1) == ["tile 6", "tile 8"]


@pytest.mark.clause("RUN-MAP-04", "RUN-MAP-31")
def test_two_areas_must_touch_two_areas() -> None:
    s = ground_of((1, 0, 0, 0))
    assert clause_against(s, 9, 0, -1, 0) is None  # 9A and 9B touch 1A and 1C
    assert clause_against(s, 9, 0, 0, 2) == "RUN-MAP-04"  # only 9A touches
    assert clause_against(s, 9, 0, 5, 5) == "RUN-MAP-04"  # far away
    assert clause_against(s, 9, 0, 0, 0) == "RUN-MAP-04"  # 1A lies there


@pytest.mark.clause("RUN-MAP-04", "RUN-MAP-31")
def test_every_offered_spot_touches_twice_and_no_other_one_does() -> None:
    s = ground_of((1, 0, 0, 0), (5, 0, 2, -1))
    lying = {int(s.cell_of[at]) - 1: at for at in range(AREAS) if s.cell_of[at] != 0}
    found = spots(s, 9)
    assert found
    for turn in range(6):
        for q in range(-4, 6):
            for r in range(-5, 5):
                cells = [board.cell_for(at, turn, q, r) for at in (area("9A"), area("9B"))]
                around = [{lying[near] for near in neighbours(cell) if near in lying} for cell in cells]
                twice = all(around) and len(around[0] | around[1]) >= 2
                free = not any(cell in lying for cell in cells)
                if clause_against(s, 9, turn, q, r) not in ("RUN-MAP-05", "RUN-MAP-09"):
                    assert ((turn, q, r) in found) == (free and twice), (turn, q, r)


def neighbours(cell: int) -> list[int]:
    return [int(cell + q * board.SPAN + r) for q, r in zip(board.SIDE_Q, board.SIDE_R, strict=True)]


@pytest.mark.clause("RUN-MAP-05")
def test_water_may_not_lie_against_water() -> None:
    s = ground_of((6, 0, 0, 0))
    assert clause_against(s, 10, 3, 2, 0) == "RUN-MAP-05"  # 6C and 10A show water to each other
    assert (3, 2, 0) not in spots(s, 10)
    assert (0, -1, 1) in spots(s, 10)


@pytest.mark.clause("RUN-MAP-04", "RUN-MAP-05")
def test_a_refused_column_row_or_turn_names_what_is_against_it() -> None:
    s = to_lay(ground_of((2, 0, 0, 0), (6, 5, -3, 3)), 4)
    assert refusal(s, 0, "column 9").clause == "RUN-MAP-04"
    do(s, 0, "column -2")
    assert refusal(s, 0, "row 9").clause == "RUN-MAP-04"
    do(s, 0, "row 1")
    assert offers(s, 0) == ["rotate 0", "rotate 1"]
    assert refusal(s, 0, "rotate 5").clause == "RUN-MAP-05"
    do(s, 0, "rotate 1")
    assert tile_is_laid(s, 3)


@pytest.mark.clause("RUN-MAP-03", "RUN-MAP-04")
def test_all_legal_spots_are_offered_and_no_others() -> None:
    start = ground_of((2, 0, 0, 0), (6, 5, -3, 3))
    legal = spots(start, 4)
    s = to_lay(start, 4)
    assert numbers(s) == {q for _turn, q, _r in legal}
    for column in sorted(numbers(s)):
        chosen = s.clone()
        assert isinstance(chosen, Runewars)
        do(chosen, 0, f"column {column}")
        if question(chosen) == "place_row":
            assert numbers(chosen) == {r for _turn, q, r in legal if q == column}
            row = min(numbers(chosen))
            do(chosen, 0, f"row {row}")
            if question(chosen) == "place_turn":
                assert numbers(chosen) == {turn for turn, q, r in legal if (q, r) == (column, row)}


def numbers(s: Runewars) -> set[int]:
    """The numbers in what is offered: columns, rows or turns."""
    return {int(text.split()[1]) for text in offers(s, int(s.seat()))}


def to_lay(s: Runewars, *tiles: int) -> Runewars:
    """The first player has these tiles to lay now."""
    s.set_dealt(0, sum(1 << (tile - 1) for tile in tiles))
    return step(s, "tiles")


@pytest.mark.clause("RUN-MAP-06")
def test_nobody_crosses_a_hole_even_flying() -> None:
    s = ground_of((9, 0, 0, 0), (2, 0, 2, 0))
    # one cell is left between 9A, 9B and 2A, 2B
    for at in ("9A", "9B"):
        assert names(control.crossable(s, area(at), control.FLIES)) <= {"9A", "9B"}
    everywhere = mask("9A", "9B", "2A", "2B", "2C")
    reach = movement.within(s, area("9A"), control.FLIES, 3, everywhere)
    assert names(reach) <= {"9A", "9B"}


# --- Tile 12 ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-MAP-07", "RUN-MAP-09")
def test_scenario_18_a_first_tile_12_is_touched_with_two_areas() -> None:
    """Scenario 18."""
    s = ground_of((12, 0, 0, 0))
    assert clause_against(s, 9, 0, -1, 0) is None  # 9A and 9B lie at two sides of it
    assert clause_against(s, 9, 0, 0, 1) == "RUN-MAP-07"  # only 9A
    assert clause_against(s, 9, 0, 3, 3) == "RUN-MAP-04"
    lay(s, 1, 0, 1, -1)
    assert clause_against(s, 9, 5, 0, 1) == "RUN-MAP-09"  # mountains against its yellow side
    assert clause_against(s, 9, 0, -1, 0) == "RUN-MAP-04"  # now two areas of the board must be touched


@pytest.mark.clause("RUN-MAP-08")
def test_a_later_tile_12_borders_two_areas() -> None:
    s = ground_of((1, 0, 0, 0))
    assert clause_against(s, 12, 0, 1, 1) is None  # at 1B and 1C
    assert clause_against(s, 12, 0, 2, 0) == "RUN-MAP-08"  # at 1B alone
    assert clause_against(s, 12, 0, 4, 4) == "RUN-MAP-08"


@pytest.mark.clause("RUN-MAP-09")
def test_the_yellow_border_lies_against_no_coloured_one() -> None:
    s = ground_of((1, 0, 0, 0), (2, 0, -1, 1))
    assert clause_against(s, 12, 0, -1, 0) == "RUN-MAP-09"  # 2A has mountains there
    assert (0, -1, 0) not in spots(s, 12)
    assert (1, -1, 0) in spots(s, 12)


@pytest.mark.clause("RUN-MAP-10")
def test_the_yellow_border_hinders_nobody() -> None:
    s = table(4)
    assert s.yellow == area("10D") + 1
    assert "10D" in names(control.crossable(s, area("12A"), control.WALKS))
    assert "12A" in names(control.crossable(s, area("10D"), control.WALKS))


@pytest.mark.clause("RUN-MAP-26")
def test_quest_cards_name_area_12a() -> None:
    assert AREA_NAMES[control.SANDS] == "12A"
    assert sum(1 for tile in atlas.TILE_OF if tile == 11) == 1
    sands = {"setup_12", "sand_giant", "sand_sorcerers", "sunken_vault"}
    for tiles in (((1, 0, 0, 0),), ((1, 0, 0, 0), (12, 0, 1, 1))):
        s = step(ground_of(*tiles), "landscape")
        there = {name for card, name in enumerate(quest_cards.NAMES) if (s.quest_deck >> card) & 1}
        assert there & sands == (sands if len(tiles) == 2 else set())
    assert (atlas.FOOD[control.SANDS], atlas.WOOD[control.SANDS], atlas.ORE[control.SANDS]) == (0, 0, 1)


# --- What lies on the board ------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-MAP-20", "RUN-MAP-21")
def test_neutral_units_stand_where_their_icons_are() -> None:
    s = until(box(4, homes="preset", factions="deal"), "first_stronghold")
    for at in range(AREAS):
        if (s.land >> at) & 1 and atlas.NEUTRAL_COUNT[at] != 0:
            kind = units.NEUTRALS + atlas.NEUTRAL_KIND[at] - 1
            assert s.standing[at] == forces.of_kind(kind, atlas.NEUTRAL_COUNT[at])
        else:
            assert s.standing[at] == 0
        assert s.holder[at] == 0
    giants = {name: atlas.NEUTRAL_COUNT[area(name)] for name in ("2A", "3C", "6D")}
    assert giants == {"2A": 2, "3C": 1, "6D": 1}
    assert all(atlas.NEUTRAL_KIND[area(name)] - 1 + units.NEUTRALS == units.GIANT for name in giants)


@pytest.mark.clause("RUN-MAP-22", "RUN-MAP-23", "RUN-FREE-01")
@pytest.mark.parametrize(("free", "tokens"), [(False, cities.NAMES[:7]), (True, cities.NAMES[7:15])])
def test_each_city_space_gets_a_random_token(free: bool, tokens: tuple[str, ...]) -> None:
    s = until(box(4, homes="preset", factions="deal", free_cities=free), "deal_city")
    assert chances(s) == {f"deal_city {token}" for token in tokens}
    taken = sorted(chances(s))[0]
    chance(s, taken)
    assert taken not in chances(s)
    until(s, "first_stronghold")
    spaces = {at for at in range(AREAS) if atlas.CITY_SPACE[at] == 1 and (s.land >> at) & 1}
    assert {at for at in range(AREAS) if s.city[at] != 0} == spaces
    assert len({int(s.city[at]) for at in spaces}) == len(spaces) == 5


@pytest.mark.clause("RUN-MAP-25")
def test_surplus_city_spaces_stay_empty() -> None:
    with_spaces = (2, 3, 4, 5, 6, 7, 8, 10)
    for free, surplus in ((False, 1), (True, 0)):
        s = ground_of(
            *((tile, 0, 4 * (number % 4), 4 * (number // 4)) for number, tile in enumerate(with_spaces)),
            seats=4,
            free_cities=free,
        )
        step(s, "landscape")
        assert dict(odds(s)).get("deal_city none", 0) == surplus
        until(s, "first_stronghold")
        assert sum(1 for token in s.city if token != 0) == 8 - surplus


def odds(s: Runewars) -> list[tuple[str, int]]:
    return [(s.rules.vocabulary.text(action), weight) for action, weight in s.odds()]


@pytest.mark.clause("RUN-MAP-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_preset_board_is_laid_without_questions(seats: int) -> None:
    s = box(seats)
    while question(s) in ("deal_fates", "choose_faction"):
        any_answer(s)
    assert question(s) in ("home_marker", "home_turn")
    assert sum(tile_is_laid(s, tile) for tile in range(12)) == 2 * seats
    assert sum(1 for cell in s.marker if cell != 0) == 2 * seats
    until(s, "deal_city")  # cities, neutral units and runes as usual
    until(s, "hide_runes")


@pytest.mark.clause("RUN-MAP-24")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bow", [True, False])
def test_the_preset_boards_follow_the_rules_for_tiles(seats: int, bow: bool) -> None:
    s = preset(seats, bow=bow)
    tiles = [tile for tile in range(12) if tile_is_laid(s, tile)]
    laid = [(tile + 1, int(s.turned[tile]), int(s.cell_of[atlas.FIRST_AREA[tile]]) - 1) for tile in tiles]
    assert can_be_built(laid[:1], laid[1:]) or any(
        can_be_built([first], [other for other in laid if other != first]) for first in laid
    )


def can_be_built(lying: list[tuple[int, int, int]], left: list[tuple[int, int, int]]) -> bool:
    """Whether the tiles can be laid in some order, each one legally."""
    if not left:
        return True
    s = ground_of(*((tile, turn, board.column(at), board.row_of(at)) for tile, turn, at in lying))
    for place, (tile, turn, at) in enumerate(left):
        if clause_against(s, tile, turn, board.column(at), board.row_of(at)) is None:
            return can_be_built([*lying, left[place]], [*left[:place], *left[place + 1 :]])
    return False


@pytest.mark.clause("RUN-MAP-29")
def test_a_tile_without_a_legal_place_is_left_out_with_its_quests() -> None:
    s = ground_of((1, 0, 18, 18))  # at the end of the grid there is no room
    s.set_dealt(0, 1 << 1)
    building.lay_next_tile(s, 0)
    assert s.left_out == 1 << 1
    assert not tile_is_laid(s, 1)
    s = ground_of((1, 0, 18, 18))
    s.set_dealt(0, 1 << 1 | 1 << 8)
    s.ask(questions.CHOOSE_TILE, 0)
    assert refusal(s, 0, "tile 3").clause == "RUN-MAP-03"
    assert refusal(s, 0, "tile 9").clause == "RUN-MAP-29"  # there is no place for it


@pytest.mark.clause("RUN-MAP-29")
def test_quests_of_a_tile_that_was_left_out_leave_the_deck() -> None:
    s = ground_of((1, 0, 0, 0))
    s.set_dealt(0, 1 << 1)
    s.left_out = 1 << 1
    step(s, "landscape")
    setups = {name for card, name in enumerate(quest_cards.NAMES) if (s.quest_deck >> card) & 1 and "setup" in name}
    assert setups == {"setup_1"}
