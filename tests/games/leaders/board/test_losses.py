"""Losses: the opponent of a hit removes units of its choice, to the supply."""

from __future__ import annotations

import pytest
from leaders_board import attack
from leaders_table import BLUE, GREEN, RED


@pytest.mark.clause("LDR-LOSS-01", "LDR-LOSS-02", "LDR-LOSS-03")
def test_e14_one_hit_against_a_double() -> None:
    game = attack("2i 1t 1p", "2i 1p").round("h--", "d--")
    assert (game.asks(), game.asked) == ("losses", BLUE)
    assert [side["losses"] for side in game.board["battle"]["sides"]] == [2, 1]
    game.lose(BLUE, "2i")
    assert game.asked == RED
    game.lose(RED, "1i")
    assert (game.units("mongolia", BLUE), game.units("mongolia", RED)) == ("1t 1p", "1i 1p")
    assert [game.camp(seat) + game.drop(seat) for seat in (BLUE, RED)] == ["", ""], "they are in the supply"
    lost = [(told["seat"], told["unit"], told["place"]) for told in game.told_of("unit_lost")]
    assert lost == [(seat, "infantry", "mongolia") for seat in (BLUE, BLUE, RED)]


@pytest.mark.clause("LDR-LOSS-01")
def test_the_choice_is_free_among_what_is_there() -> None:
    game = attack("1i 1p", "2i 1t").round("h-", "---")
    assert (game.asked, game.offers()) == (RED, ["lose infantry-p3", "lose tank-p3"])
    assert game.refused(RED, "lose plane-p3") == "LDR-LOSS-01"
    assert game.refused(RED, "lose infantry-p1") == "LDR-LOSS-01"
    assert game.refused(RED, "lose infantry-p6") == "LDR-LOSS-01"
    game.lose(RED, "1t")
    assert game.units("mongolia", RED) == "2i"


@pytest.mark.clause("LDR-LOSS-01")
def test_what_is_no_choice_is_not_asked() -> None:
    game = attack("3i", "3i").round("h--", "hh-")
    assert (game.asks(), game.units("mongolia", BLUE), game.units("mongolia", RED)) == ("stand", "1i", "2i")
    game = attack("3i", "1i 2t").round("hhh", "---")
    assert game.owner("mongolia") == BLUE, "all of them are lost"
    game = attack("3i", "1i 3t").round("hh-", "---").lose(RED, "1i")
    assert (game.asks(), game.units("mongolia", RED)) == ("stand", "2t"), "then there are only tanks"


@pytest.mark.clause("LDR-LOSS-05")
def test_the_automatic_choice_is_the_weakest() -> None:
    game = attack("3i", "1i 1t 2p").round("hhh", "---")
    answers = []
    while game.asks() == "losses":
        answers.append(game.state.rules.vocabulary.text(game.state.lapse(RED)))
        game.do(RED, answers[-1])
    assert answers == ["lose infantry-p3", "lose tank-p3"]
    assert game.units("mongolia", RED) == "1p"


@pytest.mark.clause("LDR-LOSS-06")
def test_more_hits_than_units_are_without_effect() -> None:
    game = attack("3i", "1i").round("hhh", "h")
    assert (game.units("mongolia", BLUE), game.owner("mongolia")) == ("2i", BLUE)
    assert game.told_of("volley")[0]["hits"] == 3
    assert len(game.told_of("unit_lost")) == 2


@pytest.mark.clause("LDR-ALLY-12", "LDR-ALLY-11", "LDR-ALLY-29", "LDR-LOSS-05")
def test_e25_partners_units_are_lost_first() -> None:
    game = attack(
        "3i",
        "2i",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "1t 1p"},
        allies=[(RED, GREEN)],
    ).round("h--", "---")
    assert (game.asked, game.offers()) == (RED, ["lose tank-p2", "lose plane-p2"]), "the attacked player leads"
    assert game.refused(RED, "lose infantry-p3") == "LDR-ALLY-12"
    assert game.state.rules.vocabulary.text(game.state.lapse(RED)) == "lose tank-p2"
    game.lose(RED, "1t", GREEN)
    assert (game.units("mongolia", GREEN), game.units("mongolia", RED)) == ("1p", "2i")


@pytest.mark.clause("LDR-ALLY-12", "LDR-LOSS-01")
def test_nobody_is_asked_in_which_order_all_of_a_partners_units_go() -> None:
    """Three losses: both guests, and then one of Red's, which Red chooses."""
    game = attack(
        "3i",
        "1i 1p",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "1t 1p"},
        allies=[(RED, GREEN)],
    ).round("hhh", "---")
    assert (game.units("mongolia", GREEN), game.offers()) == ("", ["lose infantry-p3", "lose plane-p3"])


@pytest.mark.clause("LDR-ALLY-12", "LDR-ALLY-27")
def test_so_guests_never_outlive_the_owner() -> None:
    """Whatever is lost, the last unit in the region is one of its owner."""
    game = attack(
        "3p",
        "1i",
        regions={GREEN: "brazil"},
        units={("mongolia", GREEN): "2i"},
        allies=[(RED, GREEN)],
    ).round("hh-", "---")
    assert (game.units("mongolia", GREEN), game.units("mongolia", RED), game.owner("mongolia")) == ("", "1i", RED)
    game.round("d--", "-")
    assert (game.owner("mongolia"), game.units("mongolia", BLUE)) == (BLUE, "3p")
