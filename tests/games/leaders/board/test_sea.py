"""Sea fields: who goes out to sea fights and lands later; nobody owns them."""

from __future__ import annotations

import pytest
from leaders_board import Board, board
from leaders_table import BLUE, GREEN, RED, YELLOW


def at_sea(**told: object) -> Board:
    """Blue and Red have ships in the South China Sea, Green has some as well."""
    given: dict[str, object] = {
        "regions": {BLUE: "china", RED: "japan", GREEN: "indonesia"},
        "units": {
            ("china", BLUE): "3i",
            ("south_china_sea", BLUE): "2i",
            ("south_china_sea", RED): "1t",
            ("south_china_sea", GREEN): "1p",
        },
        **told,
    }
    return board(phase="move", **given)  # type: ignore[arg-type]


@pytest.mark.clause("LDR-SEAF-01", "LDR-SEAF-02", "LDR-SEAF-08", "LDR-MOVE-15", "LDR-WDRW-03")
def test_t33_out_to_sea_and_landing_a_turn_later() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        units={("china", BLUE): "3i", ("south_china_sea", RED): "1i"},
    )
    game.march(BLUE, "china", "south_china_sea", "2i")
    assert game.refused(BLUE, "from south_china_sea") == "LDR-MOVE-09", "their turn has ended"
    game.do(BLUE, "continue")
    assert game.asks() == "headquarters", "who has just come does not fight there"
    game.confirm(BLUE).play_to(BLUE, "move")
    assert game.units("south_china_sea", BLUE) == "2i", "ships are not withdrawn"
    assert game.refused(BLUE, "from south_china_sea") is None
    game.march(BLUE, "south_china_sea", "japan", "2i").do(BLUE, "continue")
    assert (game.asks(), game.board["battle"]["place"]) == ("stand", "japan")


@pytest.mark.clause("LDR-SEAF-03", "LDR-SEAF-06", "LDR-MOVE-11")
def test_ships_land_in_own_empty_and_hostile_regions_and_all_may_go() -> None:
    game = at_sea(units={("china", BLUE): "1i", ("south_china_sea", BLUE): "3i"})
    game.do(BLUE, "from south_china_sea")
    assert game.offers_of("send") == [
        "infantry-china",
        "infantry-japan",
        "infantry-indochina",
        "infantry-indonesia",
    ]
    game.do(BLUE, "send infantry-china", "send infantry-japan", "send infantry-indochina")
    assert game.units("south_china_sea", BLUE) == ""
    assert (game.units("china", BLUE), game.owner("indochina"), game.board["attacked"]) == ("2i", BLUE, ["japan"])


@pytest.mark.clause("LDR-SEAF-04")
def test_not_from_one_sea_field_to_another() -> None:
    game = at_sea().source(BLUE, "south_china_sea")
    assert game.refused(BLUE, "send infantry-north_pacific") == "LDR-SEAF-04"
    assert game.refused(BLUE, "send infantry-india") == "LDR-MOVE-10"


@pytest.mark.clause("LDR-SEAF-05")
def test_several_players_share_a_sea_field_without_limit() -> None:
    game = at_sea(
        units={("china", BLUE): "20i", ("south_china_sea", RED): "9i", ("south_china_sea", GREEN): "9p"}
    ).march(BLUE, "china", "south_china_sea", "19i")
    assert game.units("south_china_sea", BLUE) == "19i"
    assert "owner" not in game.board["places"]["south_china_sea"]
    assert game.board["attacked"] == []


@pytest.mark.clause("LDR-SEAF-07", "LDR-SEAF-09", "LDR-FGHT-01")
def test_a_fight_at_sea_is_voluntary_with_one_named_opponent() -> None:
    game = at_sea().do(BLUE, "continue")
    assert game.asks() == "next_battle"
    assert game.offers() == ["engage south_china_sea-p2", "engage south_china_sea-p3", "pass"]
    assert game.refused(BLUE, "engage south_china_sea-p1") == "LDR-SEAF-09"
    assert game.refused(BLUE, "engage north_pacific-p3") == "LDR-SEAF-09"
    assert game.refused(BLUE, "engage south_china_sea-p6") == "LDR-SEAF-09"
    peace = game.do(BLUE, "pass")
    assert peace.asks() == "headquarters"
    assert peace.units("south_china_sea", BLUE) == "2i"


@pytest.mark.clause("LDR-SEAF-09", "LDR-SEAF-11", "LDR-RSLT-01")
def test_only_the_named_opponent_fights_and_nobody_wins_points() -> None:
    game = at_sea().do(BLUE, "continue", "engage south_china_sea-p3")
    assert (game.asks(), game.asked) == ("stand", BLUE)
    before = game.board["points"]
    game.round("hh", "h")
    assert game.units("south_china_sea", RED) == ""
    assert (game.units("south_china_sea", BLUE), game.units("south_china_sea", GREEN)) == ("1i", "1p")
    assert game.board["points"] == before
    assert game.told_of("battle_won") == [
        {"event": "battle_won", "seat": BLUE, "player": RED, "place": "south_china_sea"}
    ]
    assert (game.asks(), game.offers()) == ("next_battle", ["engage south_china_sea-p2", "pass"])


@pytest.mark.clause("LDR-SEAF-08", "LDR-SEAF-10")
def test_newcomers_look_on_and_all_of_the_attacked_defend() -> None:
    """Two infantry were there before, one plane comes now."""
    game = at_sea(units={("china", BLUE): "1i 1p", ("south_china_sea", BLUE): "2i", ("south_china_sea", RED): "1i 2t"})
    game.march(BLUE, "china", "south_china_sea", "1p").do(BLUE, "continue", "engage south_china_sea-p3")
    sides = game.board["battle"]["sides"]
    assert [side["units"] for side in sides] == [
        {"infantry": 2, "tank": 0, "plane": 0},
        {"infantry": 1, "tank": 2, "plane": 0},
    ]
    game.round("--", "hhh")
    assert game.units("south_china_sea", BLUE) == "1p", "two were lost, the plane took no part"
    assert game.asks() == "headquarters", "it cannot fight in this turn"


@pytest.mark.clause("LDR-SEAF-08")
def test_who_has_only_newcomers_there_does_not_fight() -> None:
    game = at_sea(
        units={
            ("china", BLUE): "3i",
            ("indochina", BLUE): "",
            ("south_china_sea", RED): "1i",
            ("north_pacific", BLUE): "1i",
            ("north_pacific", RED): "1i",
        }
    )
    game.march(BLUE, "china", "south_china_sea", "2i").do(BLUE, "continue")
    assert game.refused(BLUE, "engage south_china_sea-p3") == "LDR-SEAF-08"
    assert game.offers() == ["engage north_pacific-p3", "pass"]


@pytest.mark.clause("LDR-SEAF-12", "LDR-RETR-02", "LDR-RETR-03")
@pytest.mark.parametrize("who", [BLUE, RED])
def test_both_may_retreat_at_sea(who: int) -> None:
    game = at_sea(
        units={("south_china_sea", BLUE): "3i", ("south_china_sea", RED): "3i", ("south_china_sea", GREEN): "1p"}
    ).do(BLUE, "continue", "engage south_china_sea-p3")
    before = game.board["points"]
    if who == RED:
        game.do(BLUE, "stand strongest")
    game.do(who, "retreat")
    assert (game.units("south_china_sea", who), game.drop(who)) == ("", "1i")
    assert game.units("south_china_sea", BLUE + RED - who) == "3i"
    assert game.units("south_china_sea", GREEN) == "1p"
    assert game.board["points"] == before


@pytest.mark.clause("LDR-SEAF-12")
def test_newcomers_do_not_retreat_with_the_others() -> None:
    game = at_sea(units={("china", BLUE): "1i 1p", ("south_china_sea", BLUE): "2i", ("south_china_sea", RED): "2t"})
    game.march(BLUE, "china", "south_china_sea", "1p").do(BLUE, "continue", "engage south_china_sea-p3", "retreat")
    assert (game.units("south_china_sea", BLUE), game.drop(BLUE)) == ("1p", "1i")


@pytest.mark.clause("LDR-SEAF-09", "LDR-ALLY-06", "LDR-ALLY-14")
def test_partners_at_sea_are_neither_attacked_nor_used() -> None:
    game = at_sea(allies=[(BLUE, RED)]).do(BLUE, "continue")
    assert game.offers_of("engage") == ["south_china_sea-p2"]
    assert game.refused(BLUE, "engage south_china_sea-p3") == "LDR-ALLY-06"
    game.do(BLUE, "engage south_china_sea-p2")
    assert game.board["battle"]["sides"][0]["units"] == {"infantry": 2, "tank": 0, "plane": 0}
    parted = at_sea(barred={BLUE: [RED]}).do(BLUE, "continue")
    assert parted.refused(BLUE, "engage south_china_sea-p3") == "LDR-ALLY-14"


@pytest.mark.clause("LDR-ALLY-18")
def test_whether_one_is_asked_tells_nothing_of_alliances() -> None:
    alone = at_sea(units={("south_china_sea", BLUE): "2i", ("south_china_sea", RED): "1t"}, allies=[(BLUE, RED)]).do(
        BLUE, "continue"
    )
    assert (alone.asks(), alone.offers()) == ("next_battle", ["pass"])


@pytest.mark.clause("LDR-FGHT-01", "LDR-SEAF-07")
def test_regions_must_be_fought_for_before_the_sea_is_left_in_peace() -> None:
    game = at_sea().march(BLUE, "china", "mongolia", "1i").march(BLUE, "south_china_sea", "japan", "1i")
    game.do(BLUE, "continue")
    assert game.offers_of("battle") == ["japan"]
    assert game.refused(BLUE, "pass") == "LDR-FGHT-01"
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "battle japan"
    game.do(BLUE, "engage south_china_sea-p2").round("-", "h")
    assert game.asks() == "stand", "the only fight left begins by itself"


@pytest.mark.clause("LDR-SEAF-07")
def test_who_is_away_leaves_the_sea_in_peace() -> None:
    game = at_sea().do(BLUE, "continue")
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "pass"
    assert game.refused(BLUE, "battle japan") == "LDR-FGHT-03"


@pytest.mark.clause("LDR-DFND-06", "LDR-SEAF-07")
def test_t33_nobody_is_reinforced_at_sea() -> None:
    """Red has a base camp, and is not asked for the sea."""
    game = at_sea(camps={RED: "5i"}).do(BLUE, "continue")
    assert game.asks() == "next_battle"
    both = at_sea(camps={RED: "5i"}).march(BLUE, "south_china_sea", "japan", "1i").do(BLUE, "continue")
    assert (both.asked, both.asks()) == (RED, "defend")
    assert both.refused(RED, "reinforce infantry-south_china_sea") == "LDR-DFND-06"


@pytest.mark.clause("LDR-SEAF-05")
def test_a_draw_at_sea_leaves_the_others_there() -> None:
    game = board(
        4,
        phase="move",
        regions={BLUE: "china", RED: "japan", GREEN: "brazil", YELLOW: "india"},
        units={("south_china_sea", BLUE): "1i", ("south_china_sea", RED): "1i", ("south_china_sea", YELLOW): "2t"},
    ).do(BLUE, "continue", "engage south_china_sea-p3")
    game.round("h", "h")
    assert [game.units("south_china_sea", seat) for seat in range(4)] == ["", "", "", "2t"]
    assert game.asks() == "headquarters"
