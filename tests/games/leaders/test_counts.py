"""Count tables: how many sequences of answers there are from named positions. A rule that changes shows at once.

The first numbers of each table are worked out by hand in the comments; the deeper ones are pinned.
"""

from __future__ import annotations

import pytest
from leaders_table import BLUE, GREEN, RED, Table, fresh, table

from bannerhall.core.counts import count


def counts(game: Table, deepest: int) -> list[int]:
    return [count(game.state, depth) for depth in range(1, deepest + 1)]


@pytest.mark.clause("LDR-NATN-02", "LDR-SCEN-05", "LDR-AREA-03")
def test_the_closed_box() -> None:
    """Six colours, six nations, then five of each for the second player, then who of two is first, and second."""
    assert counts(fresh(2), 6) == [6, 36, 180, 900, 1800, 1800]


@pytest.mark.clause("LDR-SCEN-06", "LDR-SCEN-07")
def test_two_players_by_bloc() -> None:
    """A colour, one of two blocs, one of its two nations; then a colour, the other bloc and one of two nations."""
    assert counts(fresh(2, {"scenario": "power_blocs"}), 6) == [6, 12, 24, 120, 120, 240]


@pytest.mark.clause("LDR-HEAD-01", "LDR-HEAD-10")
def test_a_headquarters_with_ten_points() -> None:
    """1: `confirm`, infantry, a tank, a diplomat, a spy, three missions. 2: after `confirm` 401 numbers of points;
    after one that costs 8 or 10 three missions, `drop` and `confirm`, four times; after a mission four to buy, `drop`
    and `confirm`, three times."""
    assert counts(table(3, saved=[10]), 3) == [8, 401 + 4 * 5 + 3 * 6, 3337]


@pytest.mark.clause("LDR-DIPL-01", "LDR-SPYS-01", "LDR-ALLY-20")
def test_a_headquarters_with_one_diplomat_and_one_spy() -> None:
    """1: `confirm`, two boycotts, two espionages, two sabotages, an offer to Red and the alliance with Green to
    dissolve, three missions; no tribute without points. 2: after `confirm` 401 numbers of points; after a boycott or
    the offer 10 each, since the diplomat is used, after espionage or sabotage 9, after the dissolution 12, after a
    mission 10."""
    game = table(3, diplomats=[1], spies=[1], allies=[(BLUE, GREEN)])
    assert len(game.offers()) == 12
    assert counts(game, 2) == [12, 401 + 3 * 10 + 4 * 9 + 12 + 3 * 10]


@pytest.mark.clause("LDR-EVNT-02", "LDR-ELIM-02")
def test_small_questions() -> None:
    """Two offers: accept or decline one, then the other, in either order: 4, 8; then CONTINUE. An entry of 0: remain or
    be out."""
    game = table(3, diplomats=[1, 1]).add(BLUE, "offer-3").confirm(BLUE)
    game.next_turn(GREEN).add(GREEN, "offer-3").confirm(GREEN).play_to(RED, "secret_events")
    assert counts(game, 3) == [4, 8, 8]
    assert counts(table(3, phase="production").enter(0), 1) == [2]
