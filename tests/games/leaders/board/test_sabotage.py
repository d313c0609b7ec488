"""Phase 2 on the board: fresh troops arrive in the base camp, sabotage strikes there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from leaders_board import Board, board
from leaders_table import BLUE, GREEN, RED

from bannerhall.games.leaders import GAME

SABOTAGE_HIT = 1
LOST_3 = (SABOTAGE_HIT, RED, 3)


def struck(camp: str, *cards: Sequence[int]) -> Board:
    """Blue has been sabotaged and sees the public cards."""
    return board(phase="public_events", regions={BLUE: "china", RED: "japan"}, camps={BLUE: camp}, cards={BLUE: cards})


@pytest.mark.clause("LDR-EVNT-11", "LDR-EVNT-12", "LDR-SABO-06")
def test_e6_the_victim_picks_three_of_five() -> None:
    game = struck("3i 1t 1p", LOST_3)
    assert game.camp(BLUE) == "3i 1t 1p", "first the cards are read"
    game.do(BLUE, "continue")
    assert (game.asks(), game.offers()) == ("sabotage", ["remove infantry", "remove tank", "remove plane"])
    assert game.told_of("units_lost") == [{"event": "units_lost", "seat": BLUE, "units": 3}]
    game.do(BLUE, "remove plane", "remove infantry")
    assert game.refused(BLUE, "remove plane") == "LDR-EVNT-12", "there is none left"
    game.do(BLUE, "remove tank")
    assert (game.camp(BLUE), game.asks()) == ("2i", "secret_events")


@pytest.mark.clause("LDR-EVNT-13")
def test_e6_fewer_units_than_shown_are_all_lost() -> None:
    game = struck("1i 1p", LOST_3).do(BLUE, "continue")
    assert (game.camp(BLUE), game.asks()) == ("", "secret_events")
    assert game.told_of("units_lost") == [{"event": "units_lost", "seat": BLUE, "units": 2}]


@pytest.mark.clause("LDR-EVNT-13")
def test_an_empty_base_camp_loses_nothing() -> None:
    game = struck("", LOST_3).do(BLUE, "continue")
    assert game.asks() == "secret_events"
    assert game.told_of("units_lost") == []


@pytest.mark.clause("LDR-EVNT-12")
def test_where_all_are_alike_nothing_is_asked() -> None:
    game = struck("5t", LOST_3).do(BLUE, "continue")
    assert (game.camp(BLUE), game.asks()) == ("2t", "secret_events")


@pytest.mark.clause("LDR-EVNT-12")
def test_the_last_choice_is_the_last_question() -> None:
    """One infantry and four tanks, three to go: after the infantry only tanks are left."""
    asked = struck("1i 4t", LOST_3).do(BLUE, "continue")
    assert asked.offers() == ["remove infantry", "remove tank"]
    game = struck("1i 4t", LOST_3).do(BLUE, "continue", "remove infantry")
    assert (game.camp(BLUE), game.asks()) == ("2t", "secret_events")


@pytest.mark.clause("LDR-EVNT-11")
def test_several_cards_add_up_and_others_do_not_count() -> None:
    boycott = (2, RED, 4)
    game = struck("9i", LOST_3, LOST_3, boycott).do(BLUE, "continue")
    assert game.camp(BLUE) == "3i"


@pytest.mark.clause("LDR-EVNT-12")
def test_who_is_away_loses_the_weakest() -> None:
    game = struck("1t 4p", LOST_3).do(BLUE, "continue")
    assert game.state.rules.vocabulary.text(game.state.lapse(BLUE)) == "remove tank"


@pytest.mark.clause("LDR-EVNT-11", "LDR-SABO-06", "LDR-EVNT-10")
def test_fresh_troops_come_first_and_can_be_hit() -> None:
    """Red's spy succeeds; two tanks of Blue arrive just before the loss."""
    game = board(
        active=RED,
        phase="headquarters",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        camps={BLUE: "1i"},
        spies={RED: 1},
        orders={BLUE: {"tank 1": 2, "plane 2": 1}},
    )
    game.add(RED, "sabotage-1").confirm(RED, "succeeds").play_to(BLUE, "public_events")
    assert game.kinds(BLUE)[:2] == ["fresh_troops", "sabotage_hit"]
    assert game.camp(BLUE) == "1i 2t"
    assert game.do(BLUE, "continue").camp(BLUE) == ""


@pytest.mark.clause("LDR-EVNT-10", "LDR-SKIL-13", "LDR-RSCH-15")
def test_all_that_arrives_goes_into_the_base_camp() -> None:
    game = board(
        phase="count",
        regions={BLUE: "china", RED: "japan"},
        nations={BLUE: "china"},
        levels={BLUE: (0, 2, 0)},
        orders={BLUE: {"infantry 1": 4, "tank 1": 3, "plane 1": 2, "infantry 2": 9}},
        camps={BLUE: "1i"},
    ).do(BLUE, "continue")
    assert game.camp(BLUE) == "7i 3t 2p"
    assert game.card(BLUE, "fresh_troops")["infantry"] == 6


@pytest.mark.clause("LDR-MATL-08")
def test_without_a_strict_supply_there_is_no_limit() -> None:
    game = board(phase="count", regions={BLUE: "china"}, orders={BLUE: {"plane 1": 40}}).do(BLUE, "continue")
    assert game.camp(BLUE) == "40p"


@pytest.mark.clause("LDR-MATL-09", "LDR-MATL-05")
def test_a_strict_supply_stops_the_delivery() -> None:
    """Of ten planes one stands in China, two wait in the base camp, one in the drop zone, two at sea."""
    game = board(
        phase="count",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        units={("china", BLUE): "1i 1p", ("south_china_sea", BLUE): "2p"},
        camps={BLUE: "2p"},
        drops={BLUE: "1p"},
        orders={BLUE: {"plane 1": 9, "tank 1": 9, "infantry 1": 2}},
        options={"strict_supply": True},
    ).do(BLUE, "continue", "withdraw")
    card = game.card(BLUE, "fresh_troops")
    assert [card["infantry"], card["tank"], card["plane"]] == [2, 9, 4], "the others are lost"
    assert game.camp(BLUE) == "2i 9t 8p"
    later = game.play_to(RED, "count").play_to(BLUE, "secret_events")
    assert "fresh_troops" not in later.kinds(BLUE)


@pytest.mark.clause("LDR-MATL-09")
def test_a_supply_that_is_used_up_delivers_nothing() -> None:
    """Eleven planes are on the board, from a position that was made without the setting."""
    game = board(
        phase="count",
        regions={BLUE: "china"},
        units={("china", BLUE): "1p"},
        camps={BLUE: "10p"},
        orders={BLUE: {"plane 1": 2, "infantry 1": 1}},
        options={"strict_supply": True},
    ).do(BLUE, "continue")
    assert game.camp(BLUE) == "1i 10p"


@pytest.mark.clause("LDR-EVNT-07")
def test_public_cards_are_read_where_there_are_any() -> None:
    """Nobody has to confirm an empty list; fresh troops are news for all."""
    game = board(phase="headquarters", regions={BLUE: "china", RED: "japan"}, saved=[20])
    game.add(BLUE, "infantry").confirm(BLUE).play_to(BLUE, "count").do(BLUE, "continue")
    assert game.asks(BLUE) == "public_events"
    assert (
        board(phase="count", regions={BLUE: "china", RED: "japan"}).do(BLUE, "continue").asks(BLUE) == "secret_events"
    )


@pytest.mark.clause("LDR-MULT-05", "LDR-EVNT-12")
def test_in_parallel_play_a_covert_action_is_resolved_while_the_victim_chooses() -> None:
    """Blue leaves the headquarters, whose spy is just sent, while Green is asked what sabotage has cost it."""
    game = board(
        phase="move",
        regions={BLUE: "china", GREEN: "brazil", RED: "japan"},
        camps={GREEN: "1i 1t"},
        spies=[1],
        options={"parallel_play": True},
    ).do(BLUE, "continue")
    position: Any = game.state.to_json()
    position["table"]["secrets"][GREEN]["mail"] = [[SABOTAGE_HIT, RED, 1]]
    game = Board(GAME.load(position))
    game.add(BLUE, "sabotage-3").do(GREEN, "continue", "continue")
    assert game.asks(GREEN) == "sabotage"
    game.confirm(BLUE, "succeeds")
    assert (game.asks(GREEN), game.offers(GREEN)) == ("sabotage", ["remove infantry", "remove tank"])
