"""The start on the board: free, at home, or by shares; and the balance for later players."""

from __future__ import annotations

import pytest
from leaders_board import Board, begun
from leaders_table import BLUE, GREEN, ORANGE, RED, YELLOW

from bannerhall.core.state import CHANCE
from bannerhall.games.leaders.rules.atlas import REGIONS, SHARES


def settle(game: Board, *regions: str) -> Board:
    """The players occupy regions one after the other, in whatever order they are asked."""
    for region in regions:
        game.do(game.asked, f"occupy {region}")
    return game


def settle_all(game: Board) -> Board:
    while game.asks() == "start":
        game.do(game.asked, game.offers()[0])
    return game


@pytest.mark.clause("LDR-AREA-06", "LDR-AREA-04", "LDR-SCEN-10")
def test_the_first_infantry_goes_anywhere() -> None:
    game = begun()
    assert game.offers() == [f"occupy {region}" for region in REGIONS]
    game.do(BLUE, "occupy china")
    assert (game.owner("china"), game.units("china", BLUE)) == (BLUE, "1i")
    assert game.asked == GREEN
    assert len(game.offers()) == 47
    assert game.refused(GREEN, "occupy china") == "LDR-AREA-06"
    assert game.told_of("region_taken") == [{"event": "region_taken", "seat": BLUE, "region": "china", "loser": 0}]


@pytest.mark.clause("LDR-AREA-04")
def test_in_player_order_one_infantry_each() -> None:
    game = begun(order=[RED, BLUE, GREEN])
    asked = []
    for _ in range(7):
        asked.append(game.asked)
        game.do(game.asked, game.offers()[0])
    assert asked == [RED, BLUE, GREEN, RED, BLUE, GREEN, RED]


@pytest.mark.clause("LDR-AREA-08")
def test_further_ones_go_beside_an_own_region() -> None:
    game = settle(begun(), "china", "brazil", "japan")
    assert game.offers_of("occupy") == ["central_asia", "india", "mongolia", "manchuria", "indochina"]
    assert game.refused(BLUE, "occupy siberia") == "LDR-AREA-08"
    assert game.refused(BLUE, "occupy brazil") == "LDR-AREA-06"
    settle(game, "mongolia", "venezuela", "far_east")
    assert "siberia" in game.offers_of("occupy"), "beside any own region, not only the last"


@pytest.mark.clause("LDR-AREA-10", "LDR-AREA-11")
def test_dotted_lines_count_and_sea_fields_do_not() -> None:
    """Japan has dotted lines to two regions, and two sea fields that lead to others."""
    game = settle(begun(2), "japan", "brazil")
    assert game.offers_of("occupy") == ["far_east", "manchuria"]
    assert game.refused(BLUE, "occupy china") == "LDR-AREA-08"


@pytest.mark.clause("LDR-AREA-09")
def test_t44_without_a_free_neighbour_any_region_will_do() -> None:
    """Green shuts Blue in: New Zealand has one neighbour."""
    game = settle(begun(2), "new_zealand", "queensland")
    assert len(game.offers()) == 46
    settle(game, "alaska", "new_guinea")
    assert game.offers_of("occupy") == ["western_canada", "far_east"], "and it goes on from there"


@pytest.mark.clause("LDR-AREA-07", "LDR-SCEN-11", "LDR-SCEN-20")
def test_home_ground_begins_at_home() -> None:
    game = begun(3, {"scenario": "home_ground"}, ["france", "usa", "china"])
    assert game.offers() == ["occupy france"]
    assert game.refused(BLUE, "occupy germany") == "LDR-AREA-07"
    settle(game, "france", "east_coast", "china")
    assert game.offers_of("occupy") == ["united_kingdom", "iberia", "germany", "italy"], "then as in the free start"


@pytest.mark.clause("LDR-AREA-05", "LDR-AREA-19", "LDR-HCAP-01")
@pytest.mark.parametrize(("seats", "many"), [(2, [24, 24]), (5, [10, 10, 10, 9, 9]), (6, [8] * 6)])
def test_t48_until_all_regions_are_occupied(seats: int, many: list[int]) -> None:
    game = settle_all(begun(seats))
    assert [sum(game.owner(region) == seat for region in REGIONS) for seat in range(seats)] == many
    assert all(game.units(region, game.owner(region) or 0) == "1i" for region in REGIONS)
    assert (game.asks(), game.asked, game.now["round"]) == ("count", BLUE, 1)


@pytest.mark.clause("LDR-AREA-19")
def test_the_later_players_of_the_order_occupy_fewer() -> None:
    game = settle_all(begun(5, order=[ORANGE, YELLOW, RED, GREEN, BLUE]))
    assert [sum(game.owner(region) == seat for region in REGIONS) for seat in range(5)] == [9, 9, 10, 10, 10]


@pytest.mark.clause("LDR-HCAP-01")
def test_e3_later_players_begin_with_more_infantry() -> None:
    game = settle_all(begun(5, order=[GREEN, BLUE, RED, YELLOW, ORANGE]))
    assert [game.camp(seat) for seat in range(5)] == ["2i", "1i", "3i", "4i", "5i"]


@pytest.mark.clause("LDR-AREA-13", "LDR-AREA-12", "LDR-PROD-03")
def test_points_and_continents_count_at_once() -> None:
    game = settle(begun(2), "venezuela", "china", "brazil", "india", "andean_countries", "mongolia")
    assert (game.track(BLUE), game.track(GREEN)) == (10, 15)
    game.do(BLUE, "occupy southern_cone")
    assert game.track(BLUE) == 13 + 3
    assert game.board["continents"] == [["south_america"], []]


@pytest.mark.clause("LDR-AREA-14", "LDR-SCEN-12", "LDR-AREA-15", "LDR-AREA-17")
@pytest.mark.parametrize("scenario", ["quick_game", "two_camps"])
def test_a_fixed_start_deals_shares(scenario: str) -> None:
    game = begun(3, {"scenario": scenario})
    assert game.asks(CHANCE) == "share"
    for share in (2, 3, 1):
        assert game.odds()[f"share {share}"] == pytest.approx(100 / len(game.odds()))
        game.chance(f"share {share}")
    for seat, share in enumerate((2, 3, 1)):
        named = SHARES[3][share - 1].split()
        assert [region for region in REGIONS if game.owner(region) == seat] == sorted(named, key=REGIONS.index)
        assert all(game.units(region, seat) == "1i" for region in named)
        assert game.track(seat) in (54, 55)
    assert [game.camp(seat) for seat in range(3)] == ["1i", "2i", "3i"]
    assert game.asks() == "count"


@pytest.mark.clause("LDR-AREA-18", "LDR-MATL-05")
def test_the_infantry_comes_from_the_supply() -> None:
    """24 regions and 2 in the base camp leave four of 30: with a strict supply no fifth arrives."""
    game = settle_all(begun(2, {"strict_supply": True, "special_skills": False}))
    position = game.state.to_json()
    table = position["table"]
    assert isinstance(table, dict)
    table["secrets"][GREEN]["ways"][0] = 9
    from bannerhall.games.leaders import GAME

    game = Board(GAME.load(position))
    game.play_to(GREEN, "public_events")
    assert game.card(GREEN, "fresh_troops")["infantry"] == 4
    assert game.camp(GREEN) == "6i"


@pytest.mark.clause("LDR-AREA-05")
def test_who_is_away_takes_the_first_region_there_is() -> None:
    game = settle(begun(2), "china", "brazil")
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == game.offers()[0]
