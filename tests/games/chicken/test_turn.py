"""The turn of War for Chicken Island: its steps, the roll, the draw, the limit of turns."""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    banner,
    clear,
    dice,
    give,
    hand,
    lead,
    listen,
    machine,
    mark,
    odds,
    offers,
    plus,
    refused,
    roll,
    table,
    told,
)

from bannerhall.core.frames import CHANCE
from bannerhall.games.chicken.rules import questions, scrolls
from bannerhall.games.chicken.rules.components import MOST_TURNS
from bannerhall.games.chicken.rules.state import Chicken


def rolling(seats: int = 2, mode: str = "standard") -> Chicken:
    """Seat 0 has a star on the banner and chooses what to roll."""
    s = table(seats, mode, ask=("reroll",), step=questions.QUICK)
    dice(s, 0, "star")
    return s


# --- The roll --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-TURN-03")
@pytest.mark.clause("CHI-TURN-04")
@pytest.mark.clause("CHI-TURN-07")
def test_one_die_of_five_is_rolled_again_and_the_others_keep_their_faces() -> None:
    """Scenario 14."""
    s = rolling()
    dice(s, 0, "star", "star", "plus2", "claw", "retrieve")
    answer(s, "throw plus2")
    assert refused(s, "throw plus2") == "CHI-TURN-03"
    answer(s, "roll")
    assert asks(s) == "die"
    roll(s, "face claw")
    assert banner(s, 0) == ["retrieve", "claw", "claw", "star", "star"]
    assert asks(s) == "action"


@pytest.mark.clause("CHI-TURN-05")
@pytest.mark.clause("CHI-TURN-06")
def test_used_up_dice_are_always_part_of_the_roll() -> None:
    s = rolling()
    answer(s, "roll")
    roll(s, "face claw", "face claw", "face plus1", "face plus3")
    assert banner(s, 0) == ["claw", "claw", "star", "plus1", "plus3"]
    assert s.spent[0] == 0
    assert asks(s) == "action"


@pytest.mark.clause("CHI-TURN-05")
def test_a_used_up_die_cannot_be_used_before_it_is_rolled() -> None:
    s = table()
    dice(s, 0, "claw")
    answer(s, "march red_1")
    while asks(s) == "walk":
        answer(s, offers(s)[0])
    assert s.spent[0] == 5
    assert refused(s, "march red_1") == "CHI-DICE-01"


@pytest.mark.clause("CHI-TURN-03")
def test_without_a_die_to_choose_the_used_up_ones_are_rolled_unasked() -> None:
    s = table(ask=None, step=questions.ROLL)
    assert asks(s) == "die"
    assert s.cup == 5


@pytest.mark.clause("CHI-TURN-04")
def test_the_roll_is_thrown_when_every_die_is_chosen() -> None:
    s = rolling()
    answer(s, "throw star")
    assert asks(s) == "die"
    assert s.cup == 5


@pytest.mark.clause("CHI-DICE-03")
def test_a_die_has_six_different_faces() -> None:
    s = table(ask=None, step=questions.ROLL)
    assert odds(s) == {f"face {name}": 1 for name in ("retrieve", "claw", "star", "plus1", "plus2", "plus3")}


@pytest.mark.clause("CHI-DICE-07")
@pytest.mark.clause("CHI-DICE-08")
def test_a_permanent_die_taken_back_is_rolled_at_once() -> None:
    """Scenario 20."""
    s = rolling()
    plus(s, "red_1")
    assert refused(s, "take_back red_2") == "CHI-DICE-07"
    answer(s, "take_back red_1")
    assert s.plus[0] == 0
    answer(s, "roll")
    assert s.cup == 4


@pytest.mark.clause("CHI-DICE-14")
def test_a_permanent_die_on_a_golem_is_not_rolled() -> None:
    """Scenario 63."""
    s = rolling()
    golem = machine(s, 0, "golem_rock", "T6b")
    plus(s, golem)
    answer(s, "roll")
    assert s.cup == 3  # neither the star nor the die on the golem
    assert s.plus[golem] == 1
    s = rolling()
    golem = machine(s, 0, "golem_rock", "T6b")
    plus(s, golem)
    answer(s, "take_back golem_1")
    answer(s, "roll")
    assert s.cup == 4


@pytest.mark.clause("CHI-DICE-14")
def test_a_permanent_die_stays_on_its_piece_unless_it_is_taken_back() -> None:
    s = rolling()
    plus(s, "red_1", 2)
    answer(s, "roll")
    assert s.cup == 2
    assert s.plus[0] == 2


@pytest.mark.clause("CHI-COCK-09")
def test_which_face_down_chicken_gives_its_die_back_is_a_secret() -> None:
    s = rolling(2, "cockfight")
    plus(s, "red_1")
    s.eggs |= 1
    assert s.audience_of(0, s.rules.vocabulary.read_exact("take_back red_1"))[1] == 1


# --- The steps -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-TURN-01")
@pytest.mark.clause("CHI-TURN-02")
@pytest.mark.clause("CHI-TURN-11")
@pytest.mark.clause("CHI-TURN-15")
def test_a_turn_is_roll_actions_and_draw_then_the_next_player_begins() -> None:
    s = table(3)
    dice(s, 0, "star", "claw")
    sink = listen(s)
    answer(s, "end")
    assert asks(s) == "draw"
    roll(s, "deal_scroll sharp_beak")
    assert hand(s, 0) == ["sharp_beak"]
    assert banner(s, 0) == ["claw", "star"]
    assert s.active == 1
    assert asks(s) == "die"
    assert [event["seat"] for event in told(s, sink, "turn")] == [1]


@pytest.mark.clause("CHI-TURN-10")
def test_the_free_action_does_not_carry_over() -> None:
    s = table()
    answer(s, "end")
    assert s.free == 0
    roll(s, "deal_scroll sharp_beak")
    assert s.free == 1  # that of the next player


@pytest.mark.clause("CHI-TURN-15")
def test_whoever_can_only_end_the_step_is_not_asked() -> None:
    s = table()
    clear(s, 0)
    answer(s, "retrieve")
    answer(s, "chicken red_1")
    assert asks(s) == "draw"


@pytest.mark.clause("CHI-TURN-15")
def test_whoever_holds_a_card_is_asked_for_it_even_if_it_cannot_be_played() -> None:
    s = table()
    give(s, 0, "sharp_beak")
    s.free = 0
    assert offers(s) == ["end"]
    assert asks(s) == "action"


@pytest.mark.clause("CHI-TURN-13")
def test_there_is_no_hand_limit() -> None:
    s = table()
    give(s, 0, "sharp_beak", 5)
    give(s, 0, "thick_plumage", 5)
    give(s, 0, "pecking_order", 3)
    answer(s, "end")
    roll(s, "deal_scroll steel_talons")
    assert len(hand(s, 0)) == 14


# --- Quick game ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-QUICK-01")
@pytest.mark.clause("CHI-QUICK-02")
@pytest.mark.clause("CHI-QUICK-03")
def test_quick_game_has_a_build_before_the_actions_and_none_among_them() -> None:
    """Scenario 43."""
    s = table(quick_game=True, ask=None, step=questions.QUICK)
    assert asks(s) == "quick_build"
    assert offers(s, "build") == ["soldier_wood", "golem_rock", "car_hammer", "cannon"]
    answer(s, "build cannon")
    answer(s, "hex T6a")
    answer(s, "pilot red_1")
    roll(s, "turn_up cannon")
    assert asks(s) == "action"
    assert s.free == 1
    assert offers(s, "build") == []
    assert refused(s, "build cannon") == "CHI-QUICK-02"
    assert "red_2" in offers(s, "move")


@pytest.mark.clause("CHI-QUICK-01")
def test_quick_build_may_be_left_out() -> None:
    s = table(quick_game=True, ask=None, step=questions.QUICK)
    answer(s, "enough")
    assert asks(s) == "action"
    assert s.goods_of(0) == 9


# --- Lady Pluckington ------------------------------------------------------------------------------------------------


def lady_pluckington(s: Chicken) -> None:
    s.set_spare(1, 0)
    lead(s, 0, "lady_pluckington")


@pytest.mark.clause("CHI-LEADER-07")
def test_lady_pluckington_draws_two_and_discards_one_of_them() -> None:
    s = table()
    lady_pluckington(s)
    give(s, 0, "iron_coop")
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak", "deal_scroll thick_plumage")
    assert asks(s) == "discard"
    assert offers(s) == ["discard sharp_beak", "discard thick_plumage"]
    assert refused(s, "discard iron_coop") == "CHI-LEADER-07"
    answer(s, "discard sharp_beak")
    assert hand(s, 0) == ["thick_plumage", "iron_coop"]
    assert s.discard[scrolls.SHARP_BEAK] == 1
    assert s.active == 1


@pytest.mark.clause("CHI-LEADER-07")
def test_lady_pluckington_discards_nothing_after_a_disaster() -> None:
    s = table()
    lady_pluckington(s)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak", "deal_scroll cyclone")
    assert hand(s, 0) == ["sharp_beak"]
    while s.seat() == 0:
        answer(s, offers(s)[-1])
    assert hand(s, 0) == ["sharp_beak"]
    assert s.active == 1
    assert sum(s.discard) == 0


# --- The limit -------------------------------------------------------------------------------------------------------


def last_turn(seats: int, mode: str = "standard") -> Chicken:
    players = 2 if mode == "solo" else seats
    return table(seats, mode, turns=MOST_TURNS * players)


@pytest.mark.clause("CHI-END-02")
def test_after_two_hundred_turns_each_those_with_most_markers_share_a_draw() -> None:
    s = last_turn(3)
    mark(s, 0, 1)
    mark(s, 2, 1)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak")
    assert s.seat() < CHANCE
    assert s.over == 2
    assert s.winners == 0b101


@pytest.mark.clause("CHI-END-02")
def test_at_the_limit_markers_count_even_on_one_banner() -> None:
    s = last_turn(3)
    mark(s, 0, 1, 2)
    mark(s, 2, 0)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak")
    assert (int(s.over), int(s.winners)) == (2, 0b001)


@pytest.mark.clause("CHI-END-02")
def test_at_the_limit_the_team_with_more_humiliated_opponents_is_ahead() -> None:
    s = last_turn(4, "team")
    mark(s, 0, 1)
    mark(s, 0, 1)
    mark(s, 1, 0)
    mark(s, 3, 2)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak")
    assert s.winners == 0b1010


@pytest.mark.clause("CHI-END-02")
@pytest.mark.parametrize("mode", ["flag", "solo"])
def test_at_the_limit_flag_mode_and_solo_are_drawn_by_all(mode: str) -> None:
    s = last_turn(2, mode)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak")
    assert s.over == 2
    assert s.winners == 0b11


@pytest.mark.clause("CHI-END-02")
def test_before_the_limit_play_goes_on() -> None:
    s = table(2, turns=MOST_TURNS * 2 - 1)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak")
    assert s.over == 0
    assert s.active == 1
