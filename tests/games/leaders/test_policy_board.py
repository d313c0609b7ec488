"""The policy on the board: a start that holds together, attacks that are worth it, a reserve for the defence."""

from __future__ import annotations

import pytest
from leaders_board import Board, begun, board
from leaders_policy import advised, follow
from leaders_table import BLUE, GREEN, RED

from bannerhall.core.bits import members
from bannerhall.games.leaders.rules.atlas import POINTS, REGIONS, neighbours_of
from bannerhall.games.leaders.rules.state import Leaders


def attacked(game: Board) -> set[str]:
    assert isinstance(game.state, Leaders)
    return {REGIONS[region] for region in members(game.state.attacked)}


def command(game: Board) -> Board:
    """Blue places and moves as advised."""
    follow(game, BLUE)
    follow(game, BLUE)
    return game


def test_an_empty_region_is_taken() -> None:
    game = board(
        regions={BLUE: "china", RED: "india indochina manchuria central_asia siberia"}, camps={BLUE: "3i", RED: "9i"}
    )
    assert game.owner("mongolia") is None
    assert command(game).owner("mongolia") == BLUE


def test_a_weak_region_is_attacked_and_a_fortress_is_not() -> None:
    neighbours = "india indochina manchuria central_asia mongolia"
    strong = {(name, RED): "5i 2p" for name in neighbours.split() if name != "mongolia"}
    game = board(regions={BLUE: "china", RED: neighbours}, units=strong, camps={BLUE: "6i"})
    assert attacked(command(game)) == {"mongolia"}


def test_without_a_chance_all_stay_in_the_base_camp() -> None:
    neighbours = "india indochina manchuria central_asia mongolia japan indonesia"
    units = {(name, RED): "3i 1p" for name in neighbours.split()}
    game = board(regions={BLUE: "china", RED: neighbours}, units=units, camps={BLUE: "3i", RED: "8i 3p"})
    assert follow(game, BLUE) == ["continue"]
    assert game.camp(BLUE) == "3i"


def test_what_the_defender_can_send_is_reckoned_with() -> None:
    neighbours = "india indochina manchuria central_asia mongolia japan indonesia"
    many = [
        len(follow(board(regions={BLUE: "china", RED: neighbours}, camps={BLUE: "4i", RED: camp}), BLUE))
        for camp in ("", "9i 9p")
    ]
    assert many[0] > many[1]


def test_a_reserve_stays_in_the_base_camp() -> None:
    game = board(regions={BLUE: "china india siberia"}, rest=RED, camps={BLUE: "12i"})
    follow(game, BLUE)
    assert game.camp(BLUE) != ""


def test_strong_units_lead_an_attack() -> None:
    game = board(regions={BLUE: "china"}, rest=RED, camps={BLUE: "4i 1t 1p"})
    assert advised(game, BLUE) == "place plane-china"


def test_nobody_attacks_a_partner() -> None:
    game = board(
        regions={BLUE: "china", RED: "mongolia india indochina", GREEN: "manchuria central_asia"},
        camps={BLUE: "6i"},
        allies=[(BLUE, RED)],
    )
    assert attacked(command(game)) <= {"manchuria", "central_asia"}
    assert attacked(game)


def test_who_is_about_to_win_is_attacked_first() -> None:
    """Southern Cone is worth as much as Brazil to Blue, and is somebody else's."""
    game = board(
        regions={BLUE: "andean_countries", GREEN: "venezuela southern_cone central_america"},
        rest=RED,
        camps={BLUE: "4i"},
    )
    assert attacked(command(game)) == {"brazil"}


def test_an_attack_that_was_begun_is_made_stronger() -> None:
    neighbours = "india indochina manchuria central_asia mongolia"
    strong = {(name, RED): "3i 2p" for name in neighbours.split() if name != "mongolia"}
    units = {("china", BLUE): "5i", **strong}
    game = board(phase="move", regions={BLUE: "china", RED: neighbours}, units=units)
    game.march(BLUE, "china", "mongolia", "1i")
    assert advised(game, BLUE) == "send infantry-mongolia"


def test_units_that_somebody_named_may_all_stay() -> None:
    """A human has named a place from where no attack is worth it."""
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia india indochina central_asia manchuria"},
        units={("china", BLUE): "2i", **{(name, RED): "3p" for name in ("mongolia", "india", "indochina")}}
        | {(name, RED): "3p" for name in ("central_asia", "manchuria")},
    )
    game.do(BLUE, "from china")
    assert advised(game, BLUE) == "continue"


def test_ships_without_a_target_come_home() -> None:
    game = board(
        phase="move",
        regions={BLUE: "brazil", RED: "southern_cone west_africa southern_africa"},
        units={("south_atlantic", BLUE): "1i"}
        | {(name, RED): "3p" for name in ("southern_cone", "west_africa", "southern_africa")},
    )
    assert follow(game, BLUE)[:2] == ["from south_atlantic", "send infantry-brazil"]


def test_who_can_do_nothing_on_land_goes_to_sea() -> None:
    """Japan is Blue's, its neighbours by land are a former partner's; over the North Pacific lies an empty Alaska."""
    game = board(
        regions={BLUE: "japan", GREEN: "far_east manchuria", RED: "west_coast china indochina indonesia"},
        units={(name, RED): "4p" for name in ("west_coast", "china", "indochina", "indonesia")},
        camps={BLUE: "4i"},
        barred={BLUE: [GREEN]},
    )
    follow(game, BLUE)
    assert "send infantry-north_pacific" in follow(game, BLUE)


# --- The start ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_start_is_fair_and_holds_together(seats: int) -> None:
    game = begun(seats)
    while game.asks() == "start":
        game.do(game.asked, advised(game))
    for seat in range(seats):
        held = [REGIONS.index(name) for name in REGIONS if game.owner(name) == seat]
        assert 0.75 < sum(POINTS[region] for region in held) * seats / 163 < 1.25
        beside = sum(any(other in held for other in neighbours_of(region)) for region in held)
        assert beside >= len(held) - 3


def test_the_weakest_stay_and_go() -> None:
    game = board(phase="withdrawal", regions={BLUE: "china"}, units={("china", BLUE): "1i 2p"})
    assert advised(game, BLUE) == "withdraw"
    game = board(phase="sabotage", regions={BLUE: "china"}, camps={BLUE: "1i 2t 3p"}, losses=3)
    assert follow(game, BLUE) == ["remove infantry", "remove tank", "remove tank"]
