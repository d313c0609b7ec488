"""Phase 3, step 2: units go one step, to attack, to take what is empty, out to sea and back."""

from __future__ import annotations

import pytest
from leaders_board import board
from leaders_table import BLUE, GREEN, RED, YELLOW


@pytest.mark.clause("LDR-MOVE-01", "LDR-MOVE-02", "LDR-MOVE-03")
def test_e9_seven_in_china_and_one_stays() -> None:
    game = board(phase="move", regions={BLUE: "china", RED: "mongolia manchuria"}, units={("china", BLUE): "7i"})
    assert game.offers() == ["continue", "from china"]
    game.march(BLUE, "china", "mongolia", "4i").march(BLUE, "china", "manchuria", "2i")
    assert game.refused(BLUE, "send infantry-manchuria") == "LDR-MOVE-03"
    assert game.offers() == ["continue"]
    assert game.units("china", BLUE) == "1i"
    assert (game.units("mongolia", BLUE), game.units("mongolia", RED)) == ("4i", "1i")
    assert game.board["attacked"] == ["mongolia", "manchuria"]
    assert game.owner("mongolia") == RED, "it is only attacked"


@pytest.mark.clause("LDR-MOVE-02", "LDR-MOVE-03", "LDR-MOVE-06", "LDR-MOVE-07")
def test_e10_divided_and_brought_together() -> None:
    game = board(
        phase="move",
        regions={BLUE: "brazil indonesia new_guinea", RED: "southern_cone queensland"},
        units={("brazil", BLUE): "2i", ("indonesia", BLUE): "4i", ("new_guinea", BLUE): "1i 1t"},
    )
    game.march(BLUE, "brazil", "southern_cone", "1i")
    game.march(BLUE, "indonesia", "queensland", "3i").march(BLUE, "new_guinea", "queensland", "1t")
    assert game.units("queensland", BLUE) == "3i 1t", "four in a region worth three"
    assert [game.units(name, BLUE) for name in ("brazil", "indonesia", "new_guinea")] == ["1i"] * 3
    game.do(BLUE, "continue")
    assert game.asks() == "next_battle"


@pytest.mark.clause("LDR-MOVE-16", "LDR-MOVE-03")
def test_the_player_chooses_who_stays_behind() -> None:
    game = board(phase="move", regions={BLUE: "china", RED: "india"}, units={("china", BLUE): "1i 1p"})
    game.do(BLUE, "from china")
    assert "send infantry-india" in game.offers()
    assert "send plane-india" in game.offers()
    game.do(BLUE, "send infantry-india")
    assert game.refused(BLUE, "send plane-india") == "LDR-MOVE-03"
    assert game.refused(BLUE, "send infantry-india") == "LDR-MOVE-01", "there is no infantry any more"
    assert game.units("china", BLUE) == "1p"


@pytest.mark.clause("LDR-MOVE-04", "LDR-MOVE-05")
def test_empty_regions_are_taken_at_once() -> None:
    game = board(
        phase="move",
        regions={BLUE: "brazil venezuela andean_countries", RED: "china"},
        units={("brazil", BLUE): "3i"},
    )
    assert game.track(BLUE) == 10
    game.march(BLUE, "brazil", "southern_cone", "1i")
    assert (game.owner("southern_cone"), game.track(BLUE), game.board["attacked"]) == (BLUE, 13 + 3, [])
    assert game.told_of("region_taken") == [
        {"event": "region_taken", "seat": BLUE, "region": "southern_cone", "loser": 0}
    ]
    game.march(BLUE, "brazil", "southern_cone", "1i")
    assert game.units("southern_cone", BLUE) == "2i", "more may follow"
    game.do(BLUE, "continue")
    assert (game.asks(), game.board["taken"]) == ("headquarters", [])


@pytest.mark.clause("LDR-MOVE-09")
def test_nobody_takes_two_steps() -> None:
    """Three units take Mongolia, which is empty; none of them goes on, though two could stay behind."""
    game = board(phase="move", regions={BLUE: "china", RED: "siberia"}, units={("china", BLUE): "4i"})
    game.march(BLUE, "china", "mongolia", "3i")
    assert game.refused(BLUE, "from mongolia") == "LDR-MOVE-09"
    game = board(phase="move", regions={BLUE: "china indochina", RED: "india"}, units={("china", BLUE): "3i"})
    game.march(BLUE, "china", "mongolia", "1i")
    assert game.refused(BLUE, "from mongolia") == "LDR-MOVE-09"


@pytest.mark.clause("LDR-MOVE-09", "LDR-SEAF-03")
def test_who_has_landed_stays_and_who_was_there_may_go() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "india"},
        units={("china", BLUE): "1i", ("south_china_sea", BLUE): "1t"},
    )
    assert game.refused(BLUE, "from china") == "LDR-MOVE-03"
    game.march(BLUE, "south_china_sea", "china", "1t")
    game.do(BLUE, "from china")
    assert "send infantry-india" in game.offers(), "the tank holds China now"
    assert game.refused(BLUE, "send tank-india") == "LDR-MOVE-09"
    game.do(BLUE, "send infantry-india")
    assert game.units("china", BLUE) == "1t"
    assert game.refused(BLUE, "send tank-india") == "LDR-MOVE-09"


@pytest.mark.clause("LDR-MOVE-10", "LDR-MOVE-15", "LDR-SEAF-01")
def test_one_step_is_a_border_or_a_line() -> None:
    game = board(
        phase="move", regions={BLUE: "japan", RED: "manchuria china alaska"}, units={("japan", BLUE): "4i"}
    ).source(BLUE, "japan")
    assert game.offers_of("send") == [
        "infantry-far_east",
        "infantry-manchuria",
        "infantry-south_china_sea",
        "infantry-north_pacific",
    ]
    assert game.refused(BLUE, "send infantry-china") == "LDR-MOVE-10", "over the sea it takes two turns"
    assert game.refused(BLUE, "send infantry-alaska") == "LDR-MOVE-10"
    assert game.refused(BLUE, "send infantry-mediterranean") == "LDR-SEAF-01"


@pytest.mark.clause("LDR-MOVE-11")
def test_not_between_own_regions() -> None:
    game = board(phase="move", regions={BLUE: "china mongolia", RED: "india"}, units={("china", BLUE): "3i"})
    game.do(BLUE, "from china")
    assert game.refused(BLUE, "send infantry-mongolia") == "LDR-MOVE-11"
    assert "infantry-mongolia" not in game.offers_of("send")


@pytest.mark.clause("LDR-MOVE-11")
def test_a_place_without_anywhere_to_go_is_not_named() -> None:
    game = board(phase="move", regions={BLUE: "new_zealand queensland"}, units={("new_zealand", BLUE): "3i"})
    assert game.refused(BLUE, "from new_zealand") is None, "there is the sea"
    inland = board(
        phase="move",
        regions={BLUE: "cuba gulf_states central_america", RED: "venezuela"},
        units={("cuba", BLUE): "2i", ("gulf_states", BLUE): "2i"},
        allies=[(BLUE, RED)],
    )
    assert inland.refused(BLUE, "from cuba") == "LDR-MOVE-12"
    assert inland.offers() == ["continue", "from gulf_states"]


@pytest.mark.clause("LDR-MOVE-12", "LDR-ALLY-06")
def test_partners_are_not_attacked_nor_entered() -> None:
    game = board(
        4,
        phase="move",
        regions={BLUE: "china", RED: "india", GREEN: "mongolia", YELLOW: "indochina"},
        units={("china", BLUE): "4i", ("mongolia", RED): "1p"},
        allies=[(BLUE, RED), (RED, GREEN)],
    ).source(BLUE, "china")
    assert game.refused(BLUE, "send infantry-india") == "LDR-MOVE-12"
    assert game.refused(BLUE, "send infantry-mongolia") == "LDR-MOVE-12", "a guest of a partner stands there"
    assert game.refused(BLUE, "send infantry-indochina") is None


@pytest.mark.clause("LDR-MOVE-13", "LDR-ALLY-07")
def test_e24_guests_move_on_and_leave_nobody_behind() -> None:
    """Quebec does not touch the Midwest; Ontario is Red's."""
    game = board(regions={BLUE: "quebec", RED: "ontario", GREEN: "midwest"}, camps={BLUE: "2i"}, allies=[(BLUE, RED)])
    game.place(BLUE, "ontario", "2i").do(BLUE, "continue")
    game.march(BLUE, "ontario", "midwest", "2i")
    assert (game.units("ontario", BLUE), game.units("ontario", RED), game.owner("ontario")) == ("", "1i", RED)
    assert game.units("midwest", BLUE) == "2i"
    assert game.do(BLUE, "continue").asks() == "stand"


@pytest.mark.clause("LDR-MOVE-08", "LDR-CMND-01", "LDR-CMND-02")
def test_after_the_step_nobody_moves_any_more() -> None:
    game = board(phase="move", regions={BLUE: "china", RED: "mongolia india"}, units={("china", BLUE): "4i"})
    game.march(BLUE, "china", "mongolia", "1i").do(BLUE, "continue")
    assert game.asks() == "stand"
    assert game.state.why_not(BLUE, game.action("from china")) is not None


@pytest.mark.clause("LDR-MOVE-01")
def test_what_is_not_there_cannot_go() -> None:
    game = board(phase="move", regions={BLUE: "china", RED: "mongolia"}, units={("china", BLUE): "3i"})
    assert game.refused(BLUE, "from mongolia") == "LDR-MOVE-01"
    assert game.refused(BLUE, "from india") == "LDR-MOVE-01"
    assert game.state.why_not(BLUE, game.action("send infantry-mongolia")) is not None, "from where?"
    game.do(BLUE, "from china")
    assert game.refused(BLUE, "send tank-mongolia") == "LDR-MOVE-01"
    assert game.state.why_not(BLUE, game.action("from china")) is not None, "it is named already"


@pytest.mark.clause("LDR-MOVE-02")
def test_a_place_once_named_is_left_before_another_is() -> None:
    """So that naming places cannot go on for ever."""
    game = board(
        phase="move",
        regions={BLUE: "china brazil", RED: "mongolia venezuela"},
        units={("china", BLUE): "3i", ("brazil", BLUE): "3i"},
    ).do(BLUE, "from china")
    assert game.offers_of("from") == []
    assert game.state.why_not(BLUE, game.action("from brazil")) is not None
    game.do(BLUE, "send infantry-mongolia")
    assert game.offers_of("from") == ["brazil"]
    assert game.board["source"] == "china"
    game.do(BLUE, "from brazil")
    assert game.board["source"] == "brazil"


@pytest.mark.clause("LDR-RSLT-06", "LDR-RSLT-08")
@pytest.mark.parametrize("start", ["china", "south_china_sea", "ontario"])
def test_t38_a_free_region_is_taken_from_beside_from_sea_and_as_a_guest(start: str) -> None:
    """Indochina lies beside China and at the South China Sea; the Midwest beside Ontario, where Blue is a guest."""
    end = "midwest" if start == "ontario" else "indochina"
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "ontario india", GREEN: "brazil"},
        units={("china", BLUE): "2i", ("south_china_sea", BLUE): "1i", ("ontario", BLUE): "1i"},
        allies=[(BLUE, RED)],
    ).march(BLUE, start, end, "1i")
    assert game.owner(end) == BLUE


@pytest.mark.clause("LDR-MOVE-08")
def test_who_is_away_moves_nobody() -> None:
    game = board(phase="move", regions={BLUE: "china"}, units={("china", BLUE): "3i"})
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "continue"


@pytest.mark.clause("LDR-CMND-01")
@pytest.mark.parametrize(
    ("units", "asked"),
    [
        ({}, "headquarters"),
        ({("china", BLUE): "1p"}, "headquarters"),
        ({("china", BLUE): "2i"}, "move"),
        ({("south_china_sea", BLUE): "1i"}, "move"),
        ({("japan", BLUE): "1i"}, "move"),
        ({("japan", RED): "5i"}, "headquarters"),
    ],
)
def test_the_step_is_asked_where_anybody_could_move(units: dict[tuple[str, int], str], asked: str) -> None:
    game = board(phase="secret_events", regions={BLUE: "china", RED: "japan"}, units=units, allies=[(BLUE, RED)]).do(
        BLUE, "continue"
    )
    assert game.asks() == asked


@pytest.mark.clause("LDR-MOVE-02")
def test_naming_a_place_is_the_same_for_the_first_and_the_last_of_the_list() -> None:
    """Alaska is the first place, the South Pacific the last one, where Blue has a ship in Green's turn."""
    game = board(
        phase="move",
        active=GREEN,
        regions={BLUE: "japan", GREEN: "alaska china", RED: "brazil"},
        units={("south_pacific", BLUE): "1i", ("alaska", GREEN): "2i", ("china", GREEN): "2i"},
    )
    assert game.offers() == ["continue", "from alaska", "from china"]
    game.do(GREEN, "from alaska")
    assert game.offers_of("from") == []
    assert game.offers_of("send") == ["infantry-western_canada", "infantry-far_east", "infantry-north_pacific"]


@pytest.mark.clause("LDR-SEAF-05", "LDR-MOVE-12")
@pytest.mark.parametrize(("start", "field"), [("quebec", "north_atlantic"), ("mexico", "south_pacific")])
def test_a_sea_field_is_shared_with_partners_too(start: str, field: str) -> None:
    game = board(
        phase="move",
        regions={BLUE: start, RED: "japan"},
        units={(start, BLUE): "2i", (field, RED): "1i"},
        allies=[(BLUE, RED)],
    ).march(BLUE, start, field, "1i")
    assert game.units(field, BLUE) == "1i"
