"""Phase 1 on the board: one unit stays in each region, the others go to the base camp."""

from __future__ import annotations

import pytest
from leaders_board import board
from leaders_table import BLUE, GREEN, RED

AFRICA = {("central_africa", BLUE): "1i 2t", ("horn_of_africa", BLUE): "1t 1p"}


@pytest.mark.clause("LDR-WDRW-01", "LDR-WDRW-02")
def test_e5_the_player_chooses_who_stays() -> None:
    game = board(phase="withdrawal", regions={BLUE: "central_africa horn_of_africa"}, units=AFRICA)
    assert game.offers_of("keep") == [
        "infantry-central_africa",
        "tank-central_africa",
        "tank-horn_of_africa",
        "plane-horn_of_africa",
    ]
    game.do(BLUE, "keep infantry-central_africa")
    assert (game.units("central_africa", BLUE), game.camp(BLUE)) == ("1i", "2t")
    game.do(BLUE, "keep tank-horn_of_africa")
    assert (game.units("horn_of_africa", BLUE), game.camp(BLUE)) == ("1t", "2t 1p")
    assert game.offers() == ["withdraw"]
    assert game.do(BLUE, "withdraw").asks() == "secret_events"


@pytest.mark.clause("LDR-WDRW-02", "LDR-WDRW-06")
def test_without_a_choice_the_weakest_stays_and_nobody_else() -> None:
    game = board(phase="withdrawal", regions={BLUE: "central_africa horn_of_africa"}, units=AFRICA)
    game.do(BLUE, "withdraw")
    assert (game.units("central_africa", BLUE), game.units("horn_of_africa", BLUE)) == ("1i", "1t")
    assert game.camp(BLUE) == "2t 1p"
    assert game.told_of("units_withdrawn") == [
        {"event": "units_withdrawn", "seat": BLUE, "infantry": 0, "tank": 2, "plane": 1}
    ]


@pytest.mark.clause("LDR-WDRW-02", "LDR-WDRW-01", "LDR-WDRW-03")
def test_what_cannot_stay() -> None:
    game = board(
        phase="withdrawal",
        regions={BLUE: "central_africa china", RED: "japan"},
        units={**AFRICA, ("horn_of_africa", BLUE): "", ("china", BLUE): "3i", ("south_china_sea", BLUE): "1i 1t"},
    )
    assert game.refused(BLUE, "keep plane-central_africa") == "LDR-WDRW-02"
    assert game.refused(BLUE, "keep infantry-china") == "LDR-WDRW-01", "there is nothing to choose"
    assert game.refused(BLUE, "keep infantry-japan") == "LDR-WDRW-01"
    assert game.refused(BLUE, "keep infantry-south_china_sea") == "LDR-WDRW-03"


@pytest.mark.clause("LDR-WDRW-03")
def test_ships_stay_where_they_are() -> None:
    game = board(
        phase="withdrawal",
        regions={BLUE: "china"},
        units={("china", BLUE): "2i", ("south_china_sea", BLUE): "2i 3p"},
    ).do(BLUE, "withdraw")
    assert (game.units("south_china_sea", BLUE), game.camp(BLUE)) == ("2i 3p", "1i")


@pytest.mark.clause("LDR-WDRW-04", "LDR-RETR-08")
def test_the_drop_zone_is_emptied_into_the_base_camp() -> None:
    game = board(phase="withdrawal", regions={BLUE: "china"}, camps={BLUE: "1i"}, drops={BLUE: "1i 2p", RED: "4t"})
    game.do(BLUE, "withdraw")
    assert (game.camp(BLUE), game.drop(BLUE), game.drop(RED)) == ("2i 2p", "", "4t")


@pytest.mark.clause("LDR-WDRW-05", "LDR-ALLY-24")
def test_guests_all_go_home() -> None:
    game = board(
        phase="withdrawal",
        regions={BLUE: "china", RED: "japan"},
        units={("japan", BLUE): "1i 1p", ("china", RED): "2t"},
        allies=[(BLUE, RED)],
    ).do(BLUE, "withdraw")
    assert (game.units("japan", BLUE), game.units("japan", RED), game.camp(BLUE)) == ("", "1i", "1i 1p")
    assert game.units("china", RED) == "2t", "the guests of Red wait for Red's own turn"


@pytest.mark.clause("LDR-WDRW-01")
@pytest.mark.parametrize(
    ("units", "drops", "asked"),
    [
        ({}, {}, "secret_events"),
        ({("china", BLUE): "1t"}, {}, "secret_events"),
        ({("south_china_sea", BLUE): "4i"}, {}, "secret_events"),
        ({("japan", RED): "4i"}, {RED: "1i"}, "secret_events"),
        ({("china", BLUE): "2i"}, {}, "withdrawal"),
        ({("japan", BLUE): "1i"}, {}, "withdrawal"),
        ({}, {BLUE: "1p"}, "withdrawal"),
    ],
)
def test_it_is_asked_only_where_there_is_something_to_withdraw(
    units: dict[tuple[str, int], str], drops: dict[int, str], asked: str
) -> None:
    game = board(
        phase="count", regions={BLUE: "china", RED: "japan"}, units=units, drops=drops, allies=[(BLUE, RED)]
    ).do(BLUE, "continue")
    assert game.asks() == asked


@pytest.mark.clause("LDR-WDRW-06")
def test_who_is_away_withdraws_all_the_same() -> None:
    game = board(phase="withdrawal", regions={BLUE: "china"}, units={("china", BLUE): "3i"})
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "withdraw"


@pytest.mark.clause("LDR-MOVE-14", "LDR-PLCE-10")
def test_garrisons_and_conquerors_stay_until_the_own_next_turn() -> None:
    """Five in a region worth three, through the turns of the others."""
    game = board(
        phase="headquarters",
        regions={BLUE: "mongolia", GREEN: "brazil", RED: "japan"},
        units={("mongolia", BLUE): "5i"},
    ).confirm(BLUE)
    game.play_to(RED, "headquarters")
    assert game.units("mongolia", BLUE) == "5i"
    game.play_to(BLUE, "secret_events")
    assert (game.units("mongolia", BLUE), game.camp(BLUE)) == ("1i", "4i")


@pytest.mark.clause("LDR-WDRW-01", "LDR-WDRW-03", "LDR-WDRW-05")
def test_nobody_is_kept_among_guests_or_ships() -> None:
    """Of the guests none remains, and ships stay anyway."""
    game = board(
        phase="withdrawal",
        regions={BLUE: "china", RED: "japan"},
        units={("japan", BLUE): "1i 1t", ("north_atlantic", BLUE): "1i 1t"},
        allies=[(BLUE, RED)],
    )
    assert game.offers() == ["withdraw"]
    assert game.refused(BLUE, "keep infantry-japan") == "LDR-WDRW-01"
    assert game.refused(BLUE, "keep infantry-north_atlantic") == "LDR-WDRW-03"
