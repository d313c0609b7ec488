"""Phase 0 on the board: points are counted, the player confirms them; they win, or they are booked."""

from __future__ import annotations

import pytest
from leaders_board import board
from leaders_table import BLUE, GREEN, RED

SOUTH = "venezuela andean_countries brazil southern_cone"


@pytest.mark.clause("LDR-PROD-01", "LDR-PROD-03", "LDR-MODE-12")
def test_e4_regions_and_a_whole_continent() -> None:
    game = board(phase="count", regions={BLUE: SOUTH, RED: "china"})
    assert game.track(BLUE) == 16
    assert game.offers() == ["continue"], "the player only confirms"
    game.do(BLUE, "continue")
    assert game.points(BLUE) == 16
    assert game.told_of("entered") == [{"event": "entered", "seat": BLUE, "points": 16, "change": -14}]


@pytest.mark.clause("LDR-PROD-03")
def test_e4_without_brazil_there_is_no_bonus() -> None:
    game = board(phase="count", regions={BLUE: "venezuela andean_countries southern_cone", RED: "brazil"})
    assert game.do(BLUE, "continue").points(BLUE) == 10


@pytest.mark.clause("LDR-RSLT-07")
def test_a_free_region_breaks_the_continent_too() -> None:
    game = board(phase="count", regions={BLUE: "venezuela andean_countries southern_cone"})
    assert (game.owner("brazil"), game.track(BLUE), game.track(RED)) == (None, 10, 0)


@pytest.mark.clause("LDR-PROD-05", "LDR-SEAF-05")
def test_sea_fields_and_guests_bring_nothing() -> None:
    game = board(
        phase="count",
        regions={BLUE: "china", RED: "japan"},
        units={("south_china_sea", BLUE): "5i", ("japan", BLUE): "2i"},
        allies=[(BLUE, RED)],
    )
    assert game.do(BLUE, "continue").points(BLUE) == 7


@pytest.mark.clause("LDR-VIC-03", "LDR-VIC-13")
@pytest.mark.parametrize(("taken", "winners"), [("far_east", [BLUE]), ("", [])])
def test_e31_the_counted_points_win_at_the_beginning_of_a_turn(taken: str, winners: list[int]) -> None:
    """All of Asia but the Far East are 42, the Far East 2 more and the continent 10; Africa 21 + 5; Europe 34 + 7."""
    asia = "near_east arabia persia central_asia india siberia mongolia manchuria china japan indochina"
    africa = "maghreb egypt west_africa central_africa horn_of_africa southern_africa madagascar"
    europe = "united_kingdom scandinavia france iberia germany italy balkans eastern_europe western_russia"
    game = board(phase="count", regions={BLUE: f"{asia} {africa} {europe} {taken}", RED: "alaska"})
    assert game.track(BLUE) == (121 if taken else 109)
    game.do(BLUE, "continue")
    assert game.winners() == winners


@pytest.mark.clause("LDR-VIC-11", "LDR-RSCH-16")
def test_e21_bonuses_are_booked_and_do_not_win() -> None:
    """20 points counted, 2 more by technology 3."""
    game = board(phase="count", regions={BLUE: f"{SOUTH} southern_africa", RED: "china"}, levels={BLUE: (0, 3, 0)})
    game.do(BLUE, "continue")
    assert (game.card(BLUE, "production_points")["points"], game.points(BLUE)) == (22, 20)


@pytest.mark.clause("LDR-VARI-01", "LDR-VARI-06")
def test_classic_entry_counts_for_all_before_the_first_turn() -> None:
    game = board(
        active=RED,
        phase="headquarters",
        regions={BLUE: "china", GREEN: SOUTH, RED: "alaska"},
        options={"classic_entry": True},
    ).confirm(RED)
    assert [game.points(seat) for seat in range(3)] == [7, 16, 2]
    assert (game.asked, game.asks()) == (BLUE, "secret_events"), "nobody is asked to count, nothing is to withdraw"


@pytest.mark.clause("LDR-VARI-06")
def test_classic_entry_wins_only_after_all_have_been_counted() -> None:
    game = board(
        active=RED,
        phase="headquarters",
        regions={BLUE: "china", GREEN: "brazil"},
        rest=RED,
        options={"classic_entry": True},
    ).confirm(RED)
    assert game.winners() == [RED]
    assert [told["seat"] for told in game.told_of("entered")] == [BLUE, GREEN, RED]


@pytest.mark.clause("LDR-PROD-02", "LDR-AREA-15")
def test_the_track_shows_everybody_the_points_of_now() -> None:
    game = board(phase="move", regions={BLUE: "china", RED: "brazil"}, units={("china", BLUE): "2i"})
    assert game.board["points"] == [7, 0, 3]
    game.march(BLUE, "china", "mongolia", "1i")
    assert game.board["points"] == [10, 0, 3], "a region just taken counts at once"
    assert game.points(BLUE) == 30, "the entry is that of the beginning of the turn"
