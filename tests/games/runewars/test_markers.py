"""Setup markers at the edge of the board, what happens without room for them, and the first runes of ruleset revised
[RUN-MAP-11] to [RUN-MAP-17] [RUN-MAP-28] [RUN-MAP-32]."""

from __future__ import annotations

import pytest
from runewars_orders import question
from runewars_setup import ground_of, mark, preset, step, until
from runewars_table import area, do, mask, names, offers, refusal, rune

from bannerhall.games.runewars.rules import atlas, board, clauses, first_runes, markers
from bannerhall.games.runewars.rules.atlas import AREAS, NO_BORDER
from bannerhall.games.runewars.rules.board import SIDE_Q, SIDE_R
from bannerhall.games.runewars.rules.ground import STEP, Ground, tile_is_laid
from bannerhall.games.runewars.rules.state import Runewars

Hex = tuple[int, int]
# A board of eight tiles on which markers fit at a distance of three areas, and one on which they do not.
TIGHT = (
    (4, 0, 0, 0), (3, 4, -1, 1), (2, 2, 1, -2), (7, 3, 1, 1), (9, 3, -2, 2), (8, 0, 1, -1), (5, 1, -2, -1),
    (11, 0, 0, -3),
)  # fmt: skip
TOO_TIGHT = (
    (7, 0, 0, 0), (4, 3, 2, -2), (9, 1, 1, -3), (1, 2, 0, -1), (5, 2, 2, 0), (6, 3, 4, -1), (8, 0, 0, 2),
    (12, 2, 3, -1),
)  # fmt: skip


def cells_of(s: Runewars) -> dict[Hex, int]:
    """Where each area lies."""
    return {
        (int(board.column(cell - 1)), int(board.row_of(cell - 1))): at for at, cell in enumerate(s.cell_of) if cell != 0
    }


def around(at: Hex) -> list[Hex]:
    return [(at[0] + int(q), at[1] + int(r)) for q, r in zip(SIDE_Q, SIDE_R, strict=True)]


def free_sides(s: Runewars, at: Hex) -> int:
    """How many borders without any colour an empty hex touches."""
    lying = cells_of(s)
    number = 0
    for side, near in enumerate(around(at)):
        if near in lying:
            other = lying[near]
            number += int(board.border_of(other, (side + 3) % 6, s.turned[atlas.TILE_OF[other]])) == NO_BORDER
    return number


def touched(s: Runewars, marker: tuple[Hex, Hex]) -> set[int]:
    lying = cells_of(s)
    return {lying[near] for at in marker for near in around(at) if near in lying}


def areas_between(s: Runewars, one: tuple[Hex, Hex], other: tuple[Hex, Hex]) -> int:
    """The areas of the shortest way over the board, counted from the first area that one marker touches."""
    reached, goal, number = touched(s, one), touched(s, other), 1
    while not reached & goal:
        reached |= {at for at in range(AREAS) if any((s.near[here] >> at) & 1 for here in reached)}
        number += 1
    return number


def offered(found: markers.MarkerSpots) -> set[frozenset[Hex]]:
    """All places that may be chosen for the next marker."""
    places: set[frozenset[Hex]] = set()
    for at in range(board.CELLS):
        for turn in range(6):
            if (found.turns_at(at) >> turn) & 1:
                places.add(frozenset((hex_of(at), hex_of(int(at + STEP[turn])))))
    return places


def rim(s: Runewars) -> set[Hex]:
    """The empty hexes beside the board."""
    return {near for cell in cells_of(s) for near in around(cell)} - set(cells_of(s))


def with_free_borders(s: Runewars, number: int) -> set[frozenset[Hex]]:
    """Two empty hexes each that touch so many borders without colour, or more."""
    return {
        frozenset((at, other))
        for at in rim(s)
        for other in around(at)
        if other not in cells_of(s) and free_sides(s, at) + free_sides(s, other) >= number
    }


def hex_of(at: int) -> Hex:
    return int(board.column(at)), int(board.row_of(at))


def laid(s: Runewars) -> list[tuple[Hex, Hex]]:
    """The markers on the board."""
    return [(hex_of(int(s.marker[i]) - 1), hex_of(int(s.marker[i + 1]) - 1)) for i in range(0, 8, 2) if s.marker[i]]


def open_board(revised: bool = False) -> Runewars:
    """The preset board for two, without markers; the first player lays them."""
    s = preset(2, "daqan", "waiqar", ruleset="revised" if revised else "original")
    for place in range(4):
        s.set_marker(place, 0)
    s.first = 1
    return step(s, "markers")


# --- Where markers may lie -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-MAP-11", "RUN-MAP-32")
def test_a_marker_touches_three_borders_without_colour() -> None:
    s = open_board()
    places = offered(markers.without_homes(s, 0))
    assert places <= with_free_borders(s, 3)
    assert with_free_borders(s, 2) - with_free_borders(s, 3)


@pytest.mark.clause("RUN-MAP-11")
def test_the_first_player_lays_a_marker_for_everybody() -> None:
    s = open_board()
    assert s.waiting() == [1]
    until(s, "home_marker", "home_turn")
    assert len(laid(s)) == 2


@pytest.mark.clause("RUN-ORIG-02", "RUN-MAP-12", "RUN-MAP-14")
@pytest.mark.parametrize(("revised", "distance"), [(False, 4), (True, 3)])
def test_so_many_areas_lie_between_two_markers(revised: bool, distance: int) -> None:
    s = open_board(revised)
    mark(s, ((3, -3), (3, -2)))
    first = laid(s)[0]
    wide = with_free_borders(s, 3)
    enough = {place for place in wide if areas_between(s, first, pair(place)) >= distance}
    assert 0 < len(enough) < len(wide)
    assert offered(markers.without_homes(s, 0)) == enough


def pair(place: frozenset[Hex]) -> tuple[Hex, Hex]:
    return min(place), max(place)


@pytest.mark.clause("RUN-MAP-29")
def test_the_first_marker_leaves_room_for_the_others() -> None:
    s = ground_of((3, 0, 0, 0), (10, 2, 0, 1), (2, 0, 2, -1))
    places = offered(markers.without_homes(s, 0))
    wide = with_free_borders(s, 3)
    for place in wide:
        partners = [other for other in wide if areas_between(s, pair(place), pair(other)) >= 4]
        assert (place in places) == bool(partners)
    one, two = pair(min(wide - places, key=sorted))
    found = markers.without_homes(s, 0)
    assert found.clause_against(board.cell(*one), around(one).index(two)) == clauses.NO_MARKERS_FOR_REST


@pytest.mark.clause("RUN-MAP-14")
def test_an_area_that_touches_both_markers_counts_as_one() -> None:
    s = ground_of((1, 0, 0, 0))
    assert areas_between(s, ((1, -1), (2, -1)), ((2, 0), (1, 1))) == 1
    near = markers.areas_within(s, mask("1B"), 1)
    assert names(int(near)) == {"1A", "1B", "1C"}


@pytest.mark.clause("RUN-MAP-12", "RUN-ORIG-02", "RUN-MAP-11", "RUN-MAP-29")
@pytest.mark.parametrize(("revised", "clause"), [(False, "RUN-ORIG-02"), (True, "RUN-MAP-12")])
def test_a_refusal_says_what_is_wrong_with_a_place(revised: bool, clause: str) -> None:
    s = open_board(revised)
    mark(s, ((3, -3), (3, -2)))
    step(s, "markers", served=1)
    assert refusal(s, 1, "column 3").clause == clause
    assert refusal(s, 1, "column 15").clause == "RUN-MAP-11"


@pytest.mark.clause("RUN-MAP-32")
def test_a_yellow_border_is_coloured_for_a_marker() -> None:
    s = ground_of((12, 0, 0, 0), (1, 0, 0, -2), (5, 0, -1, -1))
    lying = Ground(s)
    below = markers.MarkerSpots(s, lying, 1)
    assert cells_of(s)[0, 0] == area("12A")
    assert below.free_borders(board.cell(0, 1)) == 0
    assert below.free_borders(board.cell(1, 0)) >= 1


@pytest.mark.clause("RUN-MAP-32")
def test_a_marker_may_lie_in_a_hole_of_the_board() -> None:
    s = ground_of((11, 0, 0, -1), (10, 0, -1, 0), (9, 1, 2, 0), (1, 0, 1, 2))  # all round two empty hexes
    assert {(0, 0), (1, 0)} <= rim(s)
    assert frozenset(((0, 0), (1, 0))) in offered(markers.MarkerSpots(s, Ground(s), 2))


# --- Without room for them -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-MAP-28", "RUN-MAP-13")
def test_scenario_65_three_areas_are_enough_where_four_do_not_fit() -> None:
    """Scenario 65."""
    s = ground_of(*TIGHT, seats=4)
    assert not markers.without_homes(s, 0).can_be_completed()
    step(s, "tiles", served=8)
    assert question(s) == "place_column"
    assert sum(tile_is_laid(s, tile) for tile in range(12)) == 8
    until(s, "home_marker", "home_turn")
    places = laid(s)
    assert len(places) == 4
    gaps = [areas_between(s, one, other) for number, one in enumerate(places) for other in places[:number]]
    assert min(gaps) == 3


def without_room(returns: int) -> Runewars:
    """The last tile of a board without any room for markers has been laid; so often tiles were taken back before."""
    s = ground_of(*TOO_TIGHT, seats=4)
    for seat, tiles in enumerate(((7, 4), (9, 1), (5, 6), (8, 12))):
        s.set_dealt(seat, sum(1 << (tile - 1) for tile in tiles))
    return step(s, "tiles", served=8, returns=returns)


@pytest.mark.clause("RUN-MAP-13", "RUN-MAP-28")
def test_scenario_65_without_any_set_of_markers_the_tiles_are_taken_back() -> None:
    """Scenario 65."""
    s = without_room(returns=0)
    assert question(s) == "choose_tile"
    assert sum(tile_is_laid(s, tile) for tile in range(12)) == 0
    assert offers(s, int(s.first)) == ["tile 4", "tile 7"]  # the same tiles again


@pytest.mark.clause("RUN-MAP-28")
def test_scenario_65_after_the_second_time_the_preset_board_is_used() -> None:
    """Scenario 65."""
    s = without_room(returns=1)
    assert question(s) in ("home_marker", "home_turn")
    preset_tiles = {tile for tile, _turn, _q, _r in atlas.MAP_4P_BOW}
    assert {tile for tile in range(12) if tile_is_laid(s, tile)} == preset_tiles
    assert len(laid(s)) == 4


@pytest.mark.clause("RUN-MAP-27")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bow", [True, False])
def test_preset_boards_keep_four_areas_between_markers(seats: int, bow: bool) -> None:
    s = preset(seats, bow=bow)
    places = laid(s)
    assert len(places) == seats
    for number, one in enumerate(places):
        assert free_sides(s, one[0]) + free_sides(s, one[1]) >= 3
        for other in places[:number]:
            assert areas_between(s, one, other) >= 4


# --- The first runes of ruleset revised ------------------------------------------------------------------------------


def first_rune_time(seats: int = 3) -> Runewars:
    s = preset(seats, *("daqan", "latari", "uthuk")[:seats], ruleset="revised")
    s.first = 1
    return step(s, "runes")


@pytest.mark.clause("RUN-MAP-15")
def test_first_runes_are_laid_counter_clockwise_one_of_each_kind() -> None:
    s = first_rune_time()
    seats: list[int] = []
    while question(s) in ("rune_area", "dragon_at"):
        seats.append(int(s.seat()))
        do(s, int(s.seat()), offers(s, int(s.seat()))[0])
    assert seats == [1, 1, 1, 0, 0, 0, 2, 2, 2]
    assert sorted(int(kind) for kind in s.rune if kind != 0) == [1, 1, 1, 2, 2, 2]
    assert s.rune_up == 0


@pytest.mark.clause("RUN-MAP-15")
def test_only_whoever_lays_them_knows_which_is_which() -> None:
    s = first_rune_time()
    do(s, 1, offers(s, 1)[0])
    do(s, 1, offers(s, 1)[-1])
    choices = offers(s, 1)
    assert len(choices) == 2
    assert question(s) == "dragon_at"
    do(s, 1, choices[1])
    at = choices[1].split()[1]
    runes_of = {seat: s.view(seat)["runes"] for seat in (-1, 0, 1)}
    assert isinstance(runes_of[1], dict)
    assert runes_of[1][at] == "dragon"
    for seat in (-1, 0):
        shown = runes_of[seat]
        assert isinstance(shown, dict)
        assert set(shown.values()) == {"hidden"}


@pytest.mark.clause("RUN-MAP-16")
def test_first_runes_keep_away_from_markers_and_other_tokens() -> None:
    s = first_rune_time()
    near = {atlas.AREA_NAMES[at] for marker in laid(s) for at in touched(s, marker)}
    free = {text.split()[1] for text in offers(s, 1)}
    assert near
    assert not near & free
    assert near | free == names(int(s.land))
    for at in sorted(near):
        assert refusal(s, 1, f"rune_area {at}").clause == "RUN-MAP-16"
    taken = sorted(free)[0]
    do(s, 1, f"rune_area {taken}")
    assert refusal(s, 1, f"rune_area {taken}").clause == "RUN-MAP-16"


@pytest.mark.clause("RUN-MAP-17")
def test_only_tokens_without_another_place_lie_beside_a_marker() -> None:
    s = first_rune_time()
    away = sorted(names(int(first_runes.places(s, 0))))
    for name in away[1:]:
        rune(s, name, "false")
    assert names(int(first_runes.places(s, 0))) == {away[0]}
    beside = names(int(first_runes.places(s, mask(away[0]))))
    near = {atlas.AREA_NAMES[at] for marker in laid(s) for at in touched(s, marker)}
    assert beside == near
