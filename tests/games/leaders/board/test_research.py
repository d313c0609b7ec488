"""Research that acts on the board. Dice are in their own chapter."""

from __future__ import annotations

import pytest
from leaders_board import board
from leaders_table import BLUE, RED


@pytest.mark.clause("LDR-RSCH-11", "LDR-PLCE-05", "LDR-DFND-07")
def test_e19_military_2_places_one_more_and_defends_with_no_more() -> None:
    """Western Australia is worth three."""
    game = board(regions={BLUE: "western_australia"}, camps={BLUE: "9i"}, levels={BLUE: (2, 0, 0)})
    game.place(BLUE, "western_australia", "3i")
    assert game.refused(BLUE, "place infantry-western_australia") == "LDR-PLCE-04"
    attacked = board(
        phase="move",
        regions={BLUE: "queensland", RED: "western_australia"},
        units={("queensland", BLUE): "2i"},
        camps={RED: "9i"},
        levels={RED: (2, 0, 0)},
    )
    attacked.march(BLUE, "queensland", "western_australia", "1i").do(BLUE, "continue")
    attacked.reinforce(RED, "western_australia", "2i")
    assert attacked.asks() == "stand"


@pytest.mark.clause("LDR-RSCH-11")
@pytest.mark.parametrize(("military", "limit"), [(0, 3), (1, 3), (2, 4), (3, 4)])
def test_from_level_2_on(military: int, limit: int) -> None:
    game = board(regions={BLUE: "western_australia"}, camps={BLUE: "9i"}, levels={BLUE: (military, 3, 3)})
    assert game.board["limits"]["western_australia"] == limit


@pytest.mark.clause("LDR-RSCH-25", "LDR-EVNT-17")
def test_a_new_level_counts_in_the_same_turn() -> None:
    game = board(
        phase="count",
        regions={BLUE: "western_australia", RED: "japan"},
        camps={BLUE: "9i"},
        levels={BLUE: (1, 0, 0)},
        running={BLUE: (1, 0, 0)},
    ).play_to(BLUE, "place")
    assert game.card(BLUE, "new_military")["level"] == 2
    assert game.player(BLUE)["military"] == 2, "for all to see"
    assert game.board["limits"]["western_australia"] == 4
