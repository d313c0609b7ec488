"""Victory or defeat in a fight: regions change hands, or are left empty, and the track at once."""

from __future__ import annotations

import pytest
from leaders_board import attack, board
from leaders_table import BLUE, GREEN, RED, YELLOW


@pytest.mark.clause("LDR-RSLT-01", "LDR-RSLT-02")
def test_e15_the_attacker_wins_the_region_and_its_points() -> None:
    game = attack("2i", "1i")
    assert (game.track(BLUE), game.track(RED)) == (7, 3)
    game.round("h-", "-")
    assert (game.owner("mongolia"), game.track(BLUE), game.track(RED)) == (BLUE, 10, 0)
    assert game.told_of("battle_won") == [{"event": "battle_won", "seat": BLUE, "player": RED, "place": "mongolia"}]
    assert game.told_of("region_taken") == [
        {"event": "region_taken", "seat": BLUE, "region": "mongolia", "loser": RED + 1}
    ]


@pytest.mark.clause("LDR-RSLT-01", "LDR-RSLT-04")
def test_e15_the_defender_wins_and_nothing_moves() -> None:
    game = attack("1i", "2i").round("h", "h-")
    assert (game.owner("mongolia"), game.units("mongolia", RED)) == (RED, "1i")
    assert (game.track(BLUE), game.track(RED)) == (7, 3)
    assert game.told_of("battle_won") == [{"event": "battle_won", "seat": RED, "player": BLUE, "place": "mongolia"}]
    assert game.told_of("region_taken") == []


@pytest.mark.clause("LDR-RSLT-05", "LDR-RSLT-06", "LDR-RSLT-07")
def test_e15_a_draw_leaves_the_region_free() -> None:
    game = attack("1i", "1i").round("h", "h")
    assert (game.owner("mongolia"), game.track(BLUE), game.track(RED)) == (None, 7, 0)
    assert game.told_of("battle_drawn") == [{"event": "battle_drawn", "seat": BLUE, "player": RED, "place": "mongolia"}]
    assert game.told_of("region_taken") == []


@pytest.mark.clause("LDR-RSLT-03")
@pytest.mark.parametrize(("faces", "defended", "tracks"), [("h", "-", (7, 10)), ("h", "h", (4, 10))])
def test_t16_a_continent_is_lost_at_once(faces: str, defended: str, tracks: tuple[int, int]) -> None:
    """Red holds all of South America, 13 and 3 more; Blue comes from the sea to Brazil, worth 3."""
    game = board(
        phase="move",
        regions={BLUE: "japan", RED: "venezuela andean_countries brazil southern_cone"},
        units={("south_atlantic", BLUE): "1i"},
    )
    assert (game.track(BLUE), game.track(RED)) == (4, 16)
    game.march(BLUE, "south_atlantic", "brazil", "1i").do(BLUE, "continue").round(faces, defended)
    assert (game.track(BLUE), game.track(RED)) == tracks


@pytest.mark.clause("LDR-RSLT-03", "LDR-RSLT-02")
def test_a_continent_is_won_at_once() -> None:
    game = board(
        phase="move",
        regions={BLUE: "venezuela andean_countries southern_cone", RED: "brazil"},
        units={("venezuela", BLUE): "2i"},
    )
    game.march(BLUE, "venezuela", "brazil", "1i").do(BLUE, "continue").round("h", "-")
    assert (game.track(BLUE), game.track(RED)) == (16, 0)


@pytest.mark.clause("LDR-RSLT-06", "LDR-MOVE-04")
def test_t38_the_next_one_takes_a_region_left_free_by_a_draw() -> None:
    game = attack(
        "1i",
        "1i",
        seats=4,
        regions={GREEN: "siberia", YELLOW: "brazil", RED: "japan"},
        units={("siberia", GREEN): "2i"},
        camps={GREEN: "1i"},
    )
    game.round("h", "h").confirm(BLUE).play_to(GREEN, "place")
    game.place(GREEN, "siberia", "1i").do(GREEN, "continue").march(GREEN, "siberia", "mongolia", "1i")
    assert (game.owner("mongolia"), game.units("mongolia", GREEN)) == (GREEN, "1i")
    assert game.do(GREEN, "continue").asks() == "headquarters", "without a fight"


@pytest.mark.clause("LDR-MOVE-14", "LDR-MOVE-06")
def test_t37_all_who_won_stay_though_they_are_too_many() -> None:
    game = attack("6i", "1i", start="southern_africa", end="madagascar").round("h--", "-")
    assert (game.owner("madagascar"), game.units("madagascar", BLUE)) == (BLUE, "6i")


@pytest.mark.clause("LDR-VIC-13", "LDR-VIC-03")
def test_passing_the_threshold_by_conquest_wins_nothing_yet() -> None:
    game = board(
        2,
        phase="move",
        regions={BLUE: "china", GREEN: "mongolia japan"},
        units={("china", BLUE): "3i"},
        numbers={"victory_points": 10},
    )
    game.march(BLUE, "china", "mongolia", "2i").do(BLUE, "continue").round("h-", "-")
    assert (game.track(BLUE), game.is_over()) == (10, False)
    game.confirm(BLUE).play_to(BLUE, "count")
    assert game.do(BLUE, "continue").winners() == [BLUE]


@pytest.mark.clause("LDR-ALLY-24", "LDR-RSLT-01")
def test_helpers_who_survive_stay_as_guests() -> None:
    game = attack(
        "1i",
        "1i",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "1p"},
        allies=[(RED, GREEN)],
    ).round("-", "h-")
    assert (game.owner("mongolia"), game.units("mongolia", GREEN), game.units("mongolia", RED)) == (RED, "1p", "1i")
    game.confirm(BLUE).play_to(GREEN, "secret_events")
    assert (game.units("mongolia", GREEN), game.camp(GREEN)) == ("", "1p")
