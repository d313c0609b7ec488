"""The policy in a fight: help where it changes something, stand while there is hope, save what can be saved."""

from __future__ import annotations

import pytest
from leaders_board import attack, board, marched
from leaders_policy import advised, follow
from leaders_table import BLUE, GREEN, RED

from bannerhall.games.leaders.bots.odds import hold, lead, strongest, win
from bannerhall.games.leaders.rules.board.armies import ONE

INFANTRY, TANK, PLANE = (int(one) for one in ONE)


# --- The odds -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "theirs", "low", "high"),
    [
        (6 * INFANTRY, INFANTRY, 95, 100),
        (INFANTRY, 3 * INFANTRY, 0, 8),
        (3 * INFANTRY, 3 * INFANTRY, 25, 50),
        (3 * PLANE, 3 * INFANTRY, 65, 90),
        (4 * INFANTRY, 2 * INFANTRY, 80, 95),
        (INFANTRY, 0, 99, 100),
        (0, INFANTRY, 0, 1),
    ],
)
def test_the_odds_are_about_right(mine: int, theirs: int, low: int, high: int) -> None:
    assert low <= win(lead(mine, 0, 0, theirs, 0, 0)) <= high
    assert low <= hold(lead(theirs, 0, 0, mine, 0, 0)) <= high, "the same seen from the other side"


def test_more_and_better_units_research_and_the_sea_help() -> None:
    base = lead(3 * INFANTRY, 0, 0, 3 * INFANTRY, 0, 0)
    assert lead(4 * INFANTRY, 0, 0, 3 * INFANTRY, 0, 0) > base
    assert lead(2 * INFANTRY + TANK, 0, 0, 3 * INFANTRY, 0, 0) > base
    assert lead(3 * INFANTRY, 1, 0, 3 * INFANTRY, 0, 0) > base
    assert lead(3 * INFANTRY, 3, 0, 3 * INFANTRY, 1, 0) > base
    assert lead(3 * INFANTRY, 0, 500, 3 * INFANTRY, 0, 0) > base
    assert lead(90 * PLANE, 3, 500, 90 * INFANTRY, 0, 0) > base, "large armies are no trouble"


def test_the_strongest_of_some_units() -> None:
    assert strongest(3 * INFANTRY + TANK + PLANE, 3) == INFANTRY + TANK + PLANE
    assert strongest(2 * PLANE, 1) == PLANE
    assert strongest(2 * INFANTRY, 5) == 2 * INFANTRY


# --- To stand or to retreat ---------------------------------------------------------------------------------


def test_a_fight_that_is_won_is_fought_to_the_end() -> None:
    assert advised(attack("6i 2p", "1i"), BLUE) == "press"


def test_a_lost_fight_is_left_while_somebody_can_be_saved() -> None:
    assert advised(attack("4i", "6i 3p"), BLUE) == "retreat"
    assert advised(attack("1i", "6i 3p"), BLUE) == "press", "a retreat would save nobody"


def test_an_open_fight_goes_on_round_by_round() -> None:
    assert advised(attack("4i", "3i"), BLUE) == "stand strongest"


def test_france_leaves_sooner() -> None:
    told = [attack("3i", "3i", nations={BLUE: nation, RED: "ussr"}) for nation in ("france", "usa")]
    assert [advised(game, BLUE) for game in told] == ["retreat", "stand strongest"]


def test_a_defender_decides_by_the_same_odds() -> None:
    game = attack("8i 3p", "4i")
    game.do(BLUE, "press")
    assert advised(game, RED) == "retreat"


# --- Dice and losses ----------------------------------------------------------------------------------------


def test_the_strongest_die_that_missed_is_rolled_again() -> None:
    game = attack("1i 1t 1p", "2i", levels={BLUE: (1, 0, 0)})
    game.do(BLUE, "stand strongest")
    game.do(RED, "stand strongest").dice("h--").dice("hh")
    assert advised(game, BLUE) == "reroll 2"


def test_hits_are_left_as_they_are() -> None:
    game = attack("3i", "2i", levels={BLUE: (1, 0, 0)})
    game.do(BLUE, "stand strongest")
    game.do(RED, "stand strongest").dice("hhh").dice("hh")
    assert advised(game, BLUE) == "leave"


def test_the_weakest_are_lost_first() -> None:
    game = attack("1i 1t 1p", "3i")
    game.do(BLUE, "stand strongest")
    game.do(RED, "stand strongest").dice("---").dice("h--")
    assert advised(game, BLUE) == "lose infantry-p1"


# --- Defend -------------------------------------------------------------------------------------------------


def test_help_comes_where_it_changes_the_odds() -> None:
    game = marched("3i", "1i", camps={RED: "4i 1p"})
    assert follow(game, RED)[0] == "reinforce plane-mongolia"


def test_no_help_where_all_is_lost_or_nothing_is_needed() -> None:
    assert advised(marched("9i 5p", "1i", camps={RED: "2i"}), RED) == "pass"
    assert advised(marched("1i", "2i 1p", end="india", camps={RED: "4i"}), RED) == "pass"


def test_strangers_do_not_help() -> None:
    game = marched("3i", "1i", camps={RED: "1i", GREEN: "5p"})
    game.do(game.asked, "pass")
    while game.asks() == "defend":
        assert advised(game) == "pass"
        game.do(game.asked, "pass")


def test_of_two_fights_the_better_one_comes_first() -> None:
    game = board(
        phase="move",
        regions={BLUE: "china", RED: "mongolia india"},
        units={("china", BLUE): "7i"},
    )
    game.march(BLUE, "china", "mongolia", "3i").march(BLUE, "china", "india", "3i").do(BLUE, "continue")
    assert advised(game.undefended(), BLUE) == "battle india"


def test_fights_at_sea_are_sought_by_the_stronger() -> None:
    fleets = [{("south_atlantic", BLUE): "4i", ("south_atlantic", RED): "1i"}]
    fleets.append({("south_atlantic", BLUE): "1i", ("south_atlantic", RED): "4i"})
    told = [board(phase="move", regions={BLUE: "china", RED: "brazil"}, units=units) for units in fleets]
    for game in told:
        game.do(BLUE, "continue")
    assert [advised(game, BLUE) for game in told] == ["engage south_atlantic-p3", "pass"]
