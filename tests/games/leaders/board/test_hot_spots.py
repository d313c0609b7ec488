"""Hot Spots on the board: marked regions are counted, and win."""

from __future__ import annotations

import pytest
from leaders_board import begun, board
from leaders_table import BLUE, RED

EIGHT = "alaska midwest cuba venezuela southern_cone germany balkans western_russia"
HOT = {"scenario": "hot_spots"}


@pytest.mark.clause("LDR-VIC-14", "LDR-SCEN-22")
def test_enough_marked_regions_win_at_the_beginning_of_a_turn() -> None:
    game = board(phase="count", regions={BLUE: EIGHT, RED: "china egypt"}, options=HOT).do(BLUE, "continue")
    assert (game.winners(), game.now["end"]["way"]) == ([BLUE], "markers")
    assert game.told_of("markers_held") == [{"event": "markers_held", "seat": BLUE, "markers": 8}]


@pytest.mark.clause("LDR-VIC-14")
def test_one_less_is_not_enough_and_other_regions_do_not_count() -> None:
    seven = EIGHT.replace("alaska ", "")
    game = board(phase="count", regions={BLUE: f"{seven} china france", RED: "egypt"}, options=HOT)
    game.do(BLUE, "continue")
    assert (game.is_over(), game.player(BLUE)["markers"]) == (False, 7)


@pytest.mark.clause("LDR-VIC-14")
def test_not_in_the_first_round() -> None:
    game = board(phase="count", turns=1, regions={BLUE: EIGHT, RED: "china"}, options=HOT).do(BLUE, "continue")
    assert not game.is_over()
    assert game.told_of("markers_held") == []


@pytest.mark.clause("LDR-SCEN-22")
def test_the_start_is_free() -> None:
    game = begun(2, HOT)
    assert (game.asks(), len(game.offers())) == ("start", 48)


@pytest.mark.clause("LDR-VIC-14")
def test_in_other_scenarios_nothing_is_counted() -> None:
    game = board(phase="count", regions={BLUE: EIGHT, RED: "china"}).do(BLUE, "continue")
    assert not game.is_over()
    assert game.told_of("markers_held") == []
