"""Phase 3, step 1: units go from the base camp into regions, as many as these take."""

from __future__ import annotations

import pytest
from leaders_board import board
from leaders_table import BLUE, GREEN, RED, YELLOW


@pytest.mark.clause("LDR-PLCE-01", "LDR-PLCE-04")
def test_e7_china_takes_six_more_and_brazil_two() -> None:
    game = board(regions={BLUE: "china brazil", RED: "mongolia"}, camps={BLUE: "9i 1t"})
    game.place(BLUE, "china", "6i")
    assert game.refused(BLUE, "place infantry-china") == "LDR-PLCE-04"
    game.place(BLUE, "brazil", "1t")
    assert (game.units("china", BLUE), game.units("brazil", BLUE), game.camp(BLUE)) == ("7i", "1i 1t", "3i")
    game.place(BLUE, "brazil", "1i")
    assert game.refused(BLUE, "place infantry-brazil") == "LDR-PLCE-04"
    assert game.offers_of("place") == []


@pytest.mark.clause("LDR-PLCE-04", "LDR-PLCE-07")
def test_e8_new_guinea_takes_one_and_indonesia_three() -> None:
    game = board(regions={BLUE: "new_guinea indonesia", RED: "queensland"}, camps={BLUE: "3i 1t"})
    game.place(BLUE, "new_guinea", "1t").place(BLUE, "indonesia", "3i")
    assert (game.units("new_guinea", BLUE), game.units("indonesia", BLUE)) == ("1i 1t", "4i")
    assert game.board["limits"]["new_guinea"] == 2
    assert game.do(BLUE, "continue").asks() == "move"


@pytest.mark.clause("LDR-PLCE-01", "LDR-PLCE-02", "LDR-PLCE-03")
def test_only_what_is_there_into_regions_that_are_open() -> None:
    game = board(regions={BLUE: "china", RED: "mongolia"}, camps={BLUE: "1i", RED: "5t"})
    assert game.offers_of("place") == ["infantry-china"]
    assert game.refused(BLUE, "place tank-china") == "LDR-PLCE-01"
    assert game.refused(BLUE, "place infantry-mongolia") == "LDR-PLCE-02"
    assert game.refused(BLUE, "place infantry-india") == "LDR-PLCE-02", "free regions are taken by moving"
    assert game.refused(BLUE, "place infantry-south_china_sea") == "LDR-PLCE-03"


@pytest.mark.clause("LDR-PLCE-07")
def test_placing_is_voluntary() -> None:
    game = board(regions={BLUE: "china"}, camps={BLUE: "4i"}).do(BLUE, "continue")
    assert game.camp(BLUE) == "4i"
    assert board(phase="secret_events", regions={BLUE: "china"}).do(BLUE, "continue").asks() == "headquarters", (
        "nobody is asked who has nothing to place and nobody to move"
    )


@pytest.mark.clause("LDR-PLCE-09")
def test_what_was_placed_can_be_taken_back_until_the_step_is_confirmed() -> None:
    game = board(regions={BLUE: "china brazil"}, units={("china", BLUE): "1t"}, camps={BLUE: "2i 1t"})
    assert game.refused(BLUE, "recall tank-china") == "LDR-PLCE-09", "who stood there before stays"
    game.place(BLUE, "china", "1i 1t")
    assert game.offers_of("recall") == ["infantry-china", "tank-china"]
    game.do(BLUE, "recall tank-china")
    assert (game.units("china", BLUE), game.camp(BLUE)) == ("1i 1t", "1i 1t")
    assert game.refused(BLUE, "recall tank-china") == "LDR-PLCE-09"
    game.do(BLUE, "recall infantry-china").place(BLUE, "brazil", "1i")
    assert (game.units("china", BLUE), game.units("brazil", BLUE)) == ("1t", "2i")
    assert game.offers_of("recall") == ["infantry-brazil"]


@pytest.mark.clause("LDR-PLCE-09")
def test_whoever_changes_its_mind_comes_to_an_end() -> None:
    game = board(regions={BLUE: "china"}, camps={BLUE: "2i"}).place(BLUE, "china", "1i")
    for _ in range(60):
        assert "recall infantry-china" in game.offers()
        game.do(BLUE, "recall infantry-china", "place infantry-china")
    assert game.offers_of("recall") == []
    assert game.refused(BLUE, "recall infantry-china") == "LDR-PLCE-09"


@pytest.mark.clause("LDR-PLCE-02", "LDR-ALLY-07", "LDR-ALLY-08", "LDR-PLCE-06")
def test_regions_of_partners_are_open_and_their_units_count() -> None:
    game = board(
        4,
        regions={BLUE: "quebec", RED: "ontario", GREEN: "midwest", YELLOW: "alaska"},
        units={("ontario", RED): "1i 1t"},
        camps={BLUE: "4i"},
        allies=[(BLUE, RED), (RED, YELLOW)],
    )
    assert game.offers_of("place") == ["infantry-ontario", "infantry-quebec"]
    game.place(BLUE, "ontario", "1i")
    assert game.refused(BLUE, "place infantry-ontario") == "LDR-PLCE-04", "three in all"
    assert game.refused(BLUE, "place infantry-alaska") == "LDR-PLCE-02", "a partner's partner is nobody"
    assert (game.owner("ontario"), game.units("ontario", BLUE)) == (RED, "1i")


@pytest.mark.clause("LDR-PLCE-06")
def test_guests_count_in_the_own_region_too() -> None:
    game = board(
        regions={BLUE: "brazil", RED: "china"},
        units={("brazil", RED): "1p"},
        camps={BLUE: "4i"},
        allies=[(BLUE, RED)],
    ).place(BLUE, "brazil", "1i")
    assert game.refused(BLUE, "place infantry-brazil") == "LDR-PLCE-04"


@pytest.mark.clause("LDR-PLCE-08")
@pytest.mark.parametrize(("levels", "room"), [({BLUE: (2, 0, 0)}, 3), ({RED: (2, 0, 0)}, 2), ({}, 2)])
def test_in_a_partners_region_the_own_limit_counts(levels: dict[int, tuple[int, int, int]], room: int) -> None:
    game = board(
        regions={BLUE: "quebec", RED: "ontario"}, camps={BLUE: "9i"}, allies=[(BLUE, RED)], levels=levels
    ).place(BLUE, "ontario", f"{room}i")
    assert game.refused(BLUE, "place infantry-ontario") == "LDR-PLCE-04"


@pytest.mark.clause("LDR-PLCE-10", "LDR-CMND-02")
def test_placed_units_may_stay_and_nothing_is_placed_later() -> None:
    game = board(regions={BLUE: "china", RED: "mongolia"}, camps={BLUE: "5i"}).place(BLUE, "china", "3i")
    game.do(BLUE, "continue")
    assert game.state.why_not(BLUE, game.action("place infantry-china")) is not None, "the step is over"
    game.do(BLUE, "continue")
    assert (game.asks(), game.units("china", BLUE)) == ("headquarters", "4i")


@pytest.mark.clause("LDR-PLCE-07")
def test_who_is_away_places_nobody() -> None:
    game = board(regions={BLUE: "china"}, camps={BLUE: "5i"})
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "continue"
    assert game.state.why_not(BLUE, game.action("withdraw")) is not None
