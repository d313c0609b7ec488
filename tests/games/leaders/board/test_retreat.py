"""Retreat: half of the units are lost, the others wait in the drop zone."""

from __future__ import annotations

import pytest
from leaders_board import attack
from leaders_table import BLUE, GREEN, RED


@pytest.mark.clause("LDR-RETR-02", "LDR-RETR-03", "LDR-RETR-07")
@pytest.mark.parametrize(
    ("units", "saved"), [("1i", ""), ("2i", "1i"), ("3i", "1i"), ("4i", "2i"), ("5t", "2t"), ("6p", "3p")]
)
def test_e12_half_rounded_up_is_lost(units: str, saved: str) -> None:
    game = attack("1i", units).do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.drop(RED), game.units("mongolia", RED), game.camp(RED)) == (saved, "", "")
    told = {"event": "retreated", "seat": RED, "place": "mongolia", "saved": int(saved[:1] or 0)}
    assert game.told_of("retreated") == [told]


@pytest.mark.clause("LDR-RETR-04")
def test_the_player_chooses_who_is_lost() -> None:
    game = attack("1i", "2i 1t 1p").do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.asks(), game.asked) == ("losses", RED)
    assert game.offers() == ["lose infantry-p3", "lose tank-p3", "lose plane-p3"]
    game.lose(RED, "1i 1p")
    assert game.drop(RED) == "1i 1t"
    assert game.owner("mongolia") == BLUE


@pytest.mark.clause("LDR-RETR-06", "LDR-RSLT-02")
def test_the_region_of_a_defender_who_retreats_is_the_attackers() -> None:
    game = attack("2i", "2i")
    assert (game.track(BLUE), game.track(RED)) == (7, 3)
    game.do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.owner("mongolia"), game.units("mongolia", BLUE)) == (BLUE, "2i")
    assert (game.track(BLUE), game.track(RED)) == (10, 0)


@pytest.mark.clause("LDR-RETR-06", "LDR-RETR-09")
def test_an_attacker_who_retreats_leaves_everything_as_it_was() -> None:
    game = attack("3i", "2i").do(BLUE, "retreat")
    assert game.asks() == "headquarters", "Red is not asked any more"
    assert (game.owner("mongolia"), game.units("mongolia", RED), game.units("mongolia", BLUE)) == (RED, "2i", "")
    assert (game.drop(BLUE), game.track(BLUE), game.track(RED)) == ("1i", 7, 3)
    assert game.told_of("battle_won") == [{"event": "battle_won", "seat": RED, "player": BLUE, "place": "mongolia"}]


@pytest.mark.clause("LDR-RETR-05")
def test_all_go_or_none() -> None:
    """Who retreats says so with one word, whatever the number of units."""
    game = attack("4i 1t", "1i")
    assert [offer for offer in game.offers() if "retreat" in offer] == ["retreat"]
    game.do(BLUE, "retreat").lose(BLUE, "3i")
    assert (game.units("mongolia", BLUE), game.drop(BLUE)) == ("", "1i 1t")


@pytest.mark.clause("LDR-RETR-01")
def test_at_the_start_of_every_round() -> None:
    game = attack("3i", "3i").round("h--", "h--")
    game.do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.drop(RED), game.owner("mongolia"), game.units("mongolia", BLUE)) == ("1i", BLUE, "2i")


@pytest.mark.clause("LDR-RETR-08", "LDR-WDRW-04")
def test_the_drop_zone_is_closed_until_the_own_next_turn() -> None:
    game = attack("1i", "4i", regions={RED: "japan", GREEN: "brazil"}).do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.drop(RED), game.camp(RED)) == ("2i", "")
    game.confirm(BLUE).play_to(RED, "withdrawal")
    assert game.do(RED, "withdraw").camp(RED) == "2i"


@pytest.mark.clause("LDR-ALLY-23", "LDR-RETR-04", "LDR-ALLY-27")
def test_partners_units_are_lost_first_and_saved_ones_go_to_their_owners() -> None:
    """Two of Red and three of Green: three are lost, and all of them are Green's if Red likes it or not."""
    game = attack(
        "1i",
        "1i 1t",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "2i 1p"},
        allies=[(RED, GREEN)],
    )
    game.do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.drop(RED), game.drop(GREEN)) == ("1i 1t", "")
    assert (game.owner("mongolia"), game.units("mongolia", GREEN)) == (BLUE, "")


@pytest.mark.clause("LDR-ALLY-23", "LDR-ALLY-11", "LDR-ALLY-12")
def test_the_attacked_player_chooses_among_the_partners_units() -> None:
    game = attack(
        "1i",
        "1t",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "2i 1p"},
        allies=[(RED, GREEN)],
    )
    game.do(BLUE, "stand strongest").do(RED, "retreat")
    assert (game.asked, game.offers()) == (RED, ["lose infantry-p2", "lose plane-p2"])
    assert game.refused(RED, "lose tank-p3") == "LDR-ALLY-12"
    game.lose(RED, "1i 1p", GREEN)
    assert (game.drop(RED), game.drop(GREEN)) == ("1t", "1i")
