"""Home realms replace the setup markers; ruleset original hides rune tokens in them [RUN-MAP-18] [RUN-MAP-19]
[RUN-MAP-29] [RUN-MAP-30] [RUN-ORIG-01]."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest
from runewars_orders import question
from runewars_setup import any_answer, box, led, mark, preset, step, until
from runewars_table import area, do, names, offers, refusal

from bannerhall.core.clauses import ALLOWED
from bannerhall.games.runewars.rules import atlas, board, clauses, control, ground, homes, preset_board, units
from bannerhall.games.runewars.rules.components import DRAGON_RUNE, FALSE_RUNE
from bannerhall.games.runewars.rules.state import Runewars


def cell_of(s: Runewars, name: str) -> int:
    return int(s.cell_of[area(name)]) - 1


def realm(faction: str) -> list[str]:
    """The three areas of a home realm."""
    at = units.FACTIONS.index(faction)
    return [name for number, name in enumerate(atlas.AREA_NAMES) if atlas.HOME_OF[number] == at + 1]


def home_time(*factions: str, first: int = 0) -> Runewars:
    """The markers of the preset board lie, and the players replace them."""
    s = preset(len(factions), *factions)
    s.first = first
    return step(s, "homes")


@pytest.mark.clause("RUN-MAP-18")
def test_the_first_player_is_the_last_to_lay_a_home_realm() -> None:
    s = home_time("daqan", "latari", "uthuk", first=1)
    turns: list[int] = []
    while question(s) in ("home_marker", "home_turn"):
        if question(s) == "home_marker":
            turns.append(int(s.seat()))
        any_answer(s)
    assert turns == [2, 0]  # the last marker is left for seat 1
    assert all(ground.tile_is_laid(s, ground.tile_of_faction(faction)) for faction in range(3))


@pytest.mark.clause("RUN-MAP-18")
def test_two_areas_of_the_home_realm_cover_the_marker() -> None:
    s = home_time("daqan", "waiqar")
    marker = {int(s.marker[2]) - 1, int(s.marker[3]) - 1}
    do(s, 1, "marker 2")
    for text in offers(s, 1):
        turned = s.clone()
        assert isinstance(turned, Runewars)
        do(turned, 1, text)
        cells = {cell_of(turned, name) for name in realm("waiqar")}
        assert marker <= cells
        assert len(cells) == 3
    do(s, 1, offers(s, 1)[0])
    assert s.marker[2] == s.marker[3] == 0


@pytest.mark.clause("RUN-MAP-18")
def test_a_marker_is_replaced_once() -> None:
    s = home_time("daqan", "latari", "uthuk")
    do(s, 1, "marker 2")
    do(s, 1, offers(s, 1)[0])
    assert s.waiting() == [2]
    assert "marker 2" not in offers(s, 2)
    assert refusal(s, 2, "marker 2").clause == "RUN-MAP-18"


@pytest.mark.clause("RUN-MAP-18", "RUN-MAP-05")
def test_any_turn_is_allowed_that_lays_no_coloured_border_against_another() -> None:
    s = home_time("daqan", "latari", "uthuk")
    choices = homes.Choices(s, 1)
    assert choices.clause_against_turn(1, 3) == clauses.BORDERS_AGAINST  # the water of the Latari against that of 9B
    for marker in range(3):
        for turn in range(6):
            clause = choices.clause_against_turn(marker, turn)
            laid = lay_home(s, "latari", marker, turn)
            assert clause in (ALLOWED, clauses.NO_ROOM_FOR_HOME, clauses.BORDERS_AGAINST)
            if clause != clauses.NO_ROOM_FOR_HOME:
                assert parallel(laid, realm("latari")) == (clause == clauses.BORDERS_AGAINST)
    do(s, 1, "marker 2")
    assert refusal(s, 1, "rotate 3").clause == "RUN-MAP-05"


def lay_home(s: Runewars, faction: str, marker: int, turn: int) -> Runewars:
    """The home realm as it would lie."""
    laid = s.clone()
    assert isinstance(laid, Runewars)
    tile = ground.tile_of_faction(units.FACTIONS.index(faction))
    at = homes.homes_on_board(s, 0).anchor(tile, marker, turn)
    board.lay_tile(laid, int(tile), turn, int(board.column(at)), int(board.row_of(at)))
    return laid


def parallel(s: Runewars, places: list[str]) -> bool:
    """Whether a coloured border of these areas lies directly against one of another tile."""
    for name in places:
        for side in range(6):
            near = cell_of(s, name) + ground.STEP[side]
            other = int(board.area_at(s, near))
            if other < 0 or atlas.TILE_OF[other] == atlas.TILE_OF[area(name)]:
                continue
            mine = board.border_of(area(name), side, s.turned[atlas.TILE_OF[area(name)]])
            theirs = board.border_of(other, (side + 3) % 6, s.turned[atlas.TILE_OF[other]])
            if mine != 0 and theirs != 0:
                return True
    return False


@pytest.mark.clause("RUN-MAP-19")
def test_two_home_realms_are_never_adjacent() -> None:
    s = home_time("daqan", "waiqar")
    at = homes.homes_on_board(s, 0).anchor(ground.tile_of_faction(0), 0, 0)
    board.lay_tile(s, int(ground.tile_of_faction(0)), 0, int(board.column(at)), int(board.row_of(at)))
    beside = ground.Ground(s)
    tile = ground.tile_of_faction(3)
    found = {
        int(beside.clause_against_home(tile, turn, at + ground.STEP[side] * 2))
        for side in range(6)
        for turn in range(6)
    }
    assert clauses.HOMES_ADJACENT in found


@pytest.mark.clause("RUN-MAP-19", "RUN-MAP-29")
@pytest.mark.parametrize("factions", list(combinations(units.FACTIONS, 3)))
def test_whatever_the_others_do_everybody_finds_a_place_for_the_home_realm(factions: tuple[str, ...]) -> None:
    start = home_time(*factions)
    boards = [start]
    finished = 0
    while boards:
        s = boards.pop()
        if question(s) not in ("home_marker", "home_turn"):
            finished += 1
            for one, other in combinations(factions, 2):
                near = control.around(s, sum(1 << area(name) for name in realm(one)))
                assert not names(int(near)) & set(realm(other))
            continue
        choices = offers(s, int(s.seat()))
        for text in choices if finished < 40 else choices[:1]:
            after = s.clone()
            assert isinstance(after, Runewars)
            do(after, int(after.seat()), text)
            boards.append(after)
    assert finished > 10


@pytest.mark.clause("RUN-MAP-29", "RUN-MAP-19")
def test_a_place_that_would_leave_none_for_the_others_is_refused() -> None:
    s = preset(2, "daqan", "waiqar")
    for place in range(4):
        s.set_marker(place, 0)
    mark(s, ((-1, 3), (-1, 4)), ((1, 2), (2, 1)))  # closer to each other than the rules allow
    step(s, "homes")
    do(s, 1, "marker 1")
    assert offers(s, 1) == ["rotate 1", "rotate 3", "rotate 5"]
    assert refusal(s, 1, "rotate 0").clause == "RUN-MAP-29"
    do(s, 1, "rotate 1")
    do(s, 0, offers(s, 0)[0])
    near = control.around(s, control.home_realm(s, 0))
    assert near & control.home_realm(s, 1) == 0


@pytest.mark.clause("RUN-MAP-29")
@pytest.mark.parametrize(
    ("ways", "fits"),
    [
        ([[63, 63], [63, 63]], True),
        ([[63, 0], [0, 63]], True),
        ([[63, 63], [0, 0]], False),  # nothing is left for the second home realm
        ([[63, 0], [63, 0]], False),  # both would need the first marker
        ([[42, 63], [42, 63]], False),  # turns that bring them to the other side of the first marker
    ],
)
def test_each_marker_needs_a_home_realm_of_its_own(ways: list[list[int]], fits: bool) -> None:
    found = homes.homes_on_board(home_time("daqan", "waiqar"), 0b11)
    for place, row in enumerate(ways):
        for marker, turns in enumerate(row):
            found.ways[place * 2 + marker] = turns
    found.side[0] = found.side[1] = 0
    assert found.all_have_one(0, 0b11) == fits


@pytest.mark.clause("RUN-MAP-30")
@pytest.mark.parametrize("factions", list(permutations(units.FACTIONS, 2)))
def test_a_preset_board_is_for_any_factions(factions: tuple[str, str]) -> None:
    s = until(led(0, *factions), "home_marker", "home_turn", "hide_runes")
    assert question(s) in ("home_marker", "home_turn")
    until(s, "hide_runes")
    assert all(ground.tile_is_laid(s, ground.tile_of_faction(s.faction_of(seat))) for seat in range(2))


@pytest.mark.clause("RUN-MAP-30")
def test_the_ready_made_home_realms_are_for_the_listed_factions() -> None:
    s = led(0, "waiqar", "daqan", homes="preset")
    assert question(s) not in ("home_marker", "home_turn")
    for faction, turn, q, r in atlas.MAP_2P_BASE_HOMES:
        tile = ground.tile_of_faction(faction)
        assert s.turned[tile] == turn
        assert s.cell_of[atlas.FIRST_AREA[tile]] == board.cell(q, r) + 1
    assert all(cell == 0 for cell in s.marker)
    s = led(0, "uthuk", "daqan", homes="preset")
    assert question(s) in ("home_marker", "home_turn")


@pytest.mark.clause("RUN-MAP-18", "RUN-MAP-19", "RUN-MAP-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bow", [True, False])
def test_the_ready_made_home_realms_follow_the_rules(seats: int, bow: bool) -> None:
    s = preset(seats, bow=bow)
    for seat, (faction, _turn, _q, _r) in enumerate(preset_board.preset_homes(s)):
        s.set_faction(seat, faction + 1)
    for number, (faction, turn, q, r) in enumerate(preset_board.preset_homes(s)):
        tile = int(ground.tile_of_faction(faction))
        assert ground.Ground(s).clause_against_home(tile, turn, board.cell(q, r)) == 0
        marker = {int(s.marker[2 * number]) - 1, int(s.marker[2 * number + 1]) - 1}
        board.lay_tile(s, tile, turn, q, r)
        assert marker <= {cell_of(s, name) for name in realm(units.FACTIONS[faction])}


# --- Rune tokens of ruleset original ---------------------------------------------------------------------------------


@pytest.mark.clause("RUN-ORIG-01")
def test_scenario_60_each_home_realm_holds_two_dragon_runes_and_a_false_one() -> None:
    """Scenario 60."""
    s = until(box(3, homes="preset", factions="deal"), "hide_runes")
    assert s.waiting() == [0, 1, 2]
    mine = sorted(names(int(control.home_realm(s, 0))))
    assert offers(s, 0) == [f"false_at {name}" for name in mine]
    other = sorted(names(int(control.home_realm(s, 1))))[0]
    assert refusal(s, 0, f"false_at {other}").clause == "RUN-ORIG-01"
    do(s, 0, f"false_at {mine[1]}")
    any_answer(s)
    for seat in range(3):
        places = sorted(names(int(control.home_realm(s, seat))))
        assert sorted(int(s.rune[area(name)]) for name in places) == [FALSE_RUNE, DRAGON_RUNE, DRAGON_RUNE]
    assert s.rune[area(mine[1])] == FALSE_RUNE
    assert sum(1 for kind in s.rune if kind != 0) == 9
    assert s.rune_up == 0


@pytest.mark.clause("RUN-ORIG-01")
def test_only_its_owner_knows_where_the_false_rune_lies() -> None:
    s = until(box(2, homes="preset", factions="deal"), "hide_runes")
    mine = sorted(names(int(control.home_realm(s, 0))))
    before = s.view(1)
    do(s, 0, f"false_at {mine[2]}")
    shown = {seat: s.view(seat)["runes"] for seat in (-1, 0, 1)}
    assert shown[0] == {mine[0]: "dragon", mine[1]: "dragon", mine[2]: "false"}
    assert shown[1] == shown[-1] == dict.fromkeys(mine, "hidden")
    assert before["waiting"] == [0, 1]
    any_answer(s)
    assert s.waiting() != [1]


@pytest.mark.clause("RUN-ORIG-01", "RUN-MAP-15")
def test_the_revised_ruleset_hides_nothing_at_home() -> None:
    s = until(box(2, homes="preset", factions="deal", ruleset="revised"), "season_card")
    assert not any(s.rune[area(name)] for name in ("DA", "DB", "DC", "WA", "WB", "WC"))
    assert sum(1 for kind in s.rune if kind != 0) == 4
