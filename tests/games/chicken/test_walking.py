"""Moves of War for Chicken Island: how far, over what, and where they may end."""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    at,
    dice,
    follow,
    hex_,
    lead,
    listen,
    machine,
    offers,
    piece,
    put,
    refused,
    table,
    told,
)

from bannerhall.core.bits import BIT
from bannerhall.games.chicken.rules import walking
from bannerhall.games.chicken.rules.components import PIECES
from bannerhall.games.chicken.rules.state import Chicken


def lone(where: str, seats: int = 2, mode: str = "standard") -> Chicken:
    """red_1 stands alone on a hex; all others are at home."""
    s = table(seats, mode)
    put(s, "red_1", where)
    return s


def moving(s: Chicken) -> bool:
    return s.walkers != 0


# --- How far ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MOVE-01")
def test_a_chicken_moves_one_hex_and_no_farther() -> None:
    s = lone("T6b")
    answer(s, "move red_1")
    assert offers(s) == ["step T2a", "step T6a", "step T6c", "step T6d"]
    answer(s, "step T2a")
    assert (at(s, "red_1"), moving(s)) == ("T2a", False)
    assert s.free == 0


@pytest.mark.clause("CHI-MOVE-01")
def test_the_full_speed_need_not_be_used() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6b")
    answer(s, "move soldier_1")
    answer(s, "step T2a")
    assert asks(s) == "walk"
    answer(s, "stop")
    assert (at(s, "soldier_1"), moving(s)) == ("T2a", False)


@pytest.mark.clause("CHI-MOVE-01")
def test_pieces_of_others_are_not_moved() -> None:
    s = table()
    assert refused(s, "move blue_1") == "CHI-MOVE-01"


@pytest.mark.clause("CHI-MOVE-02", "CHI-BAND-03")
def test_a_band_moves_as_far_as_its_fastest_member() -> None:
    """Scenario 26."""
    s = table()
    put(s, "leader_red", "T6b")
    machine(s, 0, "soldier_wood", "T6b")
    answer(s, "move leader_red")
    answer(s, "join soldier_1")
    answer(s, "step T2a")
    answer(s, "step T2c")
    assert (at(s, "leader_red"), at(s, "soldier_1"), moving(s)) == ("T2c", "T2c", False)


@pytest.mark.clause("CHI-BAND-05", "CHI-BAND-06", "CHI-MOVE-01")
def test_a_part_of_a_band_stays_behind() -> None:
    """Scenario 27."""
    s = table()
    answer(s, "move red_1")
    answer(s, "join red_2")
    answer(s, "step T6a")
    assert (at(s, "red_1"), at(s, "red_2"), at(s, "red_3"), at(s, "leader_red")) == ("T6a", "T6a", "base_1", "base_1")


@pytest.mark.clause("CHI-MOVE-09")
def test_a_cannon_never_moves() -> None:
    s = table()
    machine(s, 0, "cannon", "T6b")
    assert refused(s, "move cannon_1") == "CHI-MOVE-09"
    follow(s, 0, "forced_march")
    assert refused(s, "move cannon_1") == "CHI-MOVE-09"


@pytest.mark.clause("CHI-SCROLL-24")
def test_forced_march_adds_one_hex() -> None:
    s = lone("T6b")
    follow(s, 0, "forced_march")
    answer(s, "move red_1")
    answer(s, "step T2a")
    answer(s, "step T2c")
    assert (at(s, "red_1"), moving(s)) == ("T2c", False)


# --- Over what -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MOVE-05", "CHI-MOVE-06", "CHI-MOVE-07")
def test_neither_lava_nor_an_opposing_chicken_is_crossed() -> None:
    """Scenario 1."""
    s = table()
    machine(s, 0, "soldier_wood", "T6c")
    put(s, "blue_1", "T2a")
    put(s, "leader_blue", "T2c")
    answer(s, "move soldier_1")
    assert refused(s, "step LN2") == "CHI-MOVE-05"
    assert refused(s, "step T2a") == "CHI-MOVE-06"
    assert offers(s, "step") == ["T6a", "T6b", "base_1"]
    answer(s, "step T6b")
    assert "T2c" not in offers(s, "step")
    assert offers(s, "step") == ["T6a", "T6d"]


@pytest.mark.clause("CHI-MOVE-07", "CHI-MOVE-10")
def test_a_destroyed_blocker_frees_the_way() -> None:
    """Scenario 2."""
    s = table()
    machine(s, 0, "soldier_wood", "T6b")
    put(s, "blue_5", "T2a")
    dice(s, 0, "claw")
    answer(s, "fight soldier_1")
    while asks(s) != "action":
        answer(s, "pass")
    assert (at(s, "blue_5"), at(s, "soldier_1")) == (None, "T6b")
    answer(s, "march soldier_1")
    answer(s, "step T2a")
    answer(s, "step T2c")
    assert at(s, "soldier_1") == "T2c"


@pytest.mark.clause("CHI-MOVE-03", "CHI-MOVE-04", "CHI-MOVE-12")
def test_own_pieces_are_passed_but_only_bands_share_a_hex() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6a")
    machine(s, 0, "golem_rock", "T6b")
    answer(s, "move soldier_1")
    answer(s, "step T6b")
    assert refused(s, "stop") == "CHI-MOVE-04"
    assert offers(s, "step") == ["T2a", "T6c", "T6d"]
    assert refused(s, "step T6a") == "CHI-MOVE-14"


@pytest.mark.clause("CHI-MOVE-04")
def test_a_golem_ends_nowhere_with_others() -> None:
    s = lone("T6b")
    machine(s, 0, "golem_rock", "T6a")
    answer(s, "move golem_1")
    assert at(s, "golem_1") == "T6c"  # the only hex left: nobody is asked


@pytest.mark.clause("CHI-BAND-01", "CHI-BAND-02", "CHI-BAND-07", "CHI-MOVE-04")
def test_chickens_leaders_and_soldiers_band() -> None:
    s = lone("T6a")
    machine(s, 0, "soldier_wood", "T6a")
    answer(s, "move red_1")
    answer(s, "join soldier_1")
    assert refused(s, "join leader_red") == "CHI-BAND-01"
    answer(s, "step base_1")
    answer(s, "stop")
    assert at(s, "red_1") == at(s, "soldier_1") == at(s, "leader_red") == "base_1"


@pytest.mark.clause("CHI-MOVE-08", "CHI-MOVE-13", "CHI-BAND-09")
def test_bases_and_neutral_tiles_are_ordinary_hexes() -> None:
    s = lone("T2b")
    for n in range(1, 7):
        put(s, f"blue_{n}", "T6d")
    put(s, "leader_blue", "T6d")
    answer(s, "move red_1")
    assert offers(s, "step") == ["T2c", "base_2", "LN1"]
    assert refused(s, "step T6a") == "CHI-MOVE-08"
    answer(s, "step LN1")
    assert at(s, "red_1") == "LN1"


@pytest.mark.clause("CHI-MOVE-11", "CHI-MOVE-12", "CHI-LEADER-04")
def test_a_band_with_krakatoa_crosses_lava() -> None:
    """Scenario 31."""
    s = table()
    lead(s, 0, "krakatoa")
    answer(s, "move leader_red")
    answer(s, "join red_1")
    answer(s, "join red_2")
    answer(s, "step LN0")
    assert at(s, "leader_red") == at(s, "red_1") == at(s, "red_2") == "T6c"  # the only end: not on lava, not back home
    assert at(s, "red_3") == "base_1"


@pytest.mark.clause("CHI-MOVE-12")
def test_a_move_never_ends_on_lava() -> None:
    """Scenario 31."""
    s = table()
    lead(s, 0, "krakatoa")
    follow(s, 0, "forced_march")
    answer(s, "move leader_red")
    answer(s, "step LN0")
    assert refused(s, "stop") == "CHI-MOVE-12"
    assert offers(s) == ["step T6c", "step base_1", "step LN2"]


@pytest.mark.clause("CHI-MOVE-11", "CHI-LEADER-04", "CHI-MOVE-05")
def test_chickens_alone_do_not_cross_lava() -> None:
    """Scenario 31."""
    s = table()
    lead(s, 0, "krakatoa")
    answer(s, "move red_1")
    assert refused(s, "step LN0") == "CHI-MOVE-05"
    answer(s, "join red_2")
    assert refused(s, "step LN0") == "CHI-MOVE-05"


@pytest.mark.clause("CHI-MOVE-12")
def test_lava_is_entered_only_where_an_end_can_be_reached() -> None:
    s = table()
    lead(s, 0, "krakatoa")
    put(s, "leader_red", "T2a")
    put(s, "blue_1", "T6c")
    answer(s, "move leader_red")
    assert "LN2" not in offers(s, "step")  # behind it there is only lava and an opposing chicken
    assert refused(s, "step LN2") == "CHI-MOVE-12"


@pytest.mark.clause("CHI-MOVE-14")
def test_a_move_never_ends_where_it_began() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6b")
    answer(s, "move soldier_1")
    assert refused(s, "stop") == "CHI-MOVE-14"
    answer(s, "step T2a")
    assert refused(s, "step T6b") == "CHI-MOVE-14"


@pytest.mark.clause("CHI-MOVE-14")
def test_a_piece_without_another_hex_does_not_move() -> None:
    s = lone("T2d")
    put(s, "blue_1", "T2c")
    assert refused(s, "move red_1") == "CHI-MOVE-14"


@pytest.mark.clause("CHI-SCROLL-20", "CHI-MOVE-12", "CHI-MOVE-06")
def test_shortcut_passes_over_opposing_pieces_and_ends_beyond() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6b")
    put(s, "blue_1", "T2a")
    s.sneaky = 1
    answer(s, "move soldier_1")
    answer(s, "step T2a")
    assert refused(s, "stop") == "CHI-MOVE-12"
    assert set(offers(s, "step")) == {"T2c", "T6c", "T6d"}
    answer(s, "step T2c")
    assert at(s, "soldier_1") == "T2c"


@pytest.mark.clause("CHI-SCROLL-29")
def test_hot_feet_serve_one_move() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6c")
    dice(s, 0, "claw", "star")
    follow(s, 0, "hot_feet")
    answer(s, "heat")
    answer(s, "move soldier_1")
    assert "LN2" in offers(s, "step")
    answer(s, "step LN2")
    assert at(s, "soldier_1") == "T2a"  # the only end beyond the lava
    assert (s.hot, s.tread) == (0, 0)
    answer(s, "march soldier_1")
    assert "LN2" not in offers(s, "step")


@pytest.mark.clause("CHI-TEAM-04")
def test_a_partner_is_passed_but_shares_no_hex() -> None:
    s = table(4, "team")
    here = next(h for h in range(24) if (s.land >> h) & 1 == 1 and s.standing(h) == 0)
    beside = next(h for h in range(24) if (s.near[here] >> h) & 1 == 1 and s.standing(h) == 0)
    machine(s, 0, "soldier_wood", here)
    put(s, "yellow_1", beside)
    assert not walking.may_stop(s, 0, BIT[piece("soldier_1")], beside)
    assert (walking.passable(s, 0) >> beside) & 1 == 1
    put(s, "yellow_1", None)
    put(s, "blue_1", beside)
    assert (walking.passable(s, 0) >> beside) & 1 == 0


# --- Dropping --------------------------------------------------------------------------------------------------------


def two_together() -> Chicken:
    s = table()
    put(s, "leader_red", "T6b")
    machine(s, 0, "soldier_wood", "T6b")
    answer(s, "move soldier_1")
    answer(s, "join leader_red")
    return s


@pytest.mark.clause("CHI-BAND-06")
def test_the_leader_does_not_go_on_without_the_soldier() -> None:
    """Scenario 64."""
    s = two_together()
    answer(s, "step T2a")
    assert offers(s, "drop") == ["leader_red"]
    assert refused(s, "drop soldier_1") == "CHI-BAND-06"
    answer(s, "drop leader_red")
    answer(s, "step T2c")
    assert (at(s, "leader_red"), at(s, "soldier_1"), moving(s)) == ("T2a", "T2c", False)


@pytest.mark.clause("CHI-BAND-01", "CHI-BAND-06")
def test_only_a_member_stays_behind() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6b")
    for name in ("red_1", "red_2"):
        put(s, name, "T6b")
    answer(s, "move soldier_1")
    answer(s, "join red_1")
    answer(s, "step T2a")
    assert refused(s, "drop red_2") == "CHI-BAND-01"
    answer(s, "drop red_1")
    answer(s, "step T2c")
    assert (at(s, "red_1"), at(s, "soldier_1")) == ("T2a", "T2c")


@pytest.mark.clause("CHI-BAND-06", "CHI-MOVE-11")
def test_permissions_go_with_who_has_them() -> None:
    s = table()
    lead(s, 0, "krakatoa")
    put(s, "leader_red", "T6b")
    machine(s, 0, "soldier_wood", "T6b")
    follow(s, 0, "forced_march")
    answer(s, "move soldier_1")
    answer(s, "join leader_red")
    answer(s, "step T2a")
    assert "LN2" in offers(s, "step")
    answer(s, "drop leader_red")
    assert "LN2" not in offers(s, "step")
    assert refused(s, "step LN2") == "CHI-MOVE-05"


@pytest.mark.clause("CHI-BAND-11")
def test_nobody_is_dropped_before_the_first_step_and_nobody_joins_after_it() -> None:
    s = two_together()
    assert offers(s, "drop") == []
    assert refused(s, "drop leader_red") == "CHI-BAND-11"
    answer(s, "step T6a")
    put(s, "red_1", "T6a")
    assert refused(s, "join red_1") == "CHI-BAND-06"


# --- Cars and Sir Drumstick ------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MACH-06", "CHI-MACH-07", "CHI-ENGINE-07")
def test_a_car_drives_once_beside_the_free_action() -> None:
    s = table()
    machine(s, 0, "car_hammer", "T6b")
    answer(s, "drive car_1")
    answer(s, "step T6d")
    assert (s.free, at(s, "car_1")) == (1, "T6d")
    assert refused(s, "drive car_1") == "CHI-MACH-07"
    assert "car_1" in offers(s, "move")
    assert refused(s, "drive red_1") == "CHI-MACH-06"


@pytest.mark.clause("CHI-LEADER-08")
def test_sir_drumstick_charges_with_his_stack() -> None:
    s = table()
    lead(s, 0, "sir_drumstick")
    s.set_spare(0, 1)
    dice(s, 0, "star")
    answer(s, "charge")
    answer(s, "join red_1")
    answer(s, "step T6a")
    assert refused(s, "drop leader_red") == "CHI-LEADER-08"
    answer(s, "step T6b")
    assert (at(s, "leader_red"), at(s, "red_1"), s.free) == ("T6b", "T6b", 1)


@pytest.mark.clause("CHI-LEADER-08")
def test_sir_drumstick_of_another_player_stays_with_the_charge_as_well() -> None:
    s = table(active=1)
    lead(s, 1, "sir_drumstick")
    s.set_spare(0, 0)
    dice(s, 1, "star")
    answer(s, "charge")
    answer(s, "join blue_1")
    answer(s, "step T2c")
    assert refused(s, "drop leader_blue") == "CHI-LEADER-08"


# --- Cockfight -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-COCK-09", "CHI-COCK-05")
def test_which_face_down_chicken_moves_is_a_secret() -> None:
    s = table(2, "cockfight")
    sink = listen(s)
    answer(s, "move red_1")
    join = s.rules.vocabulary.read_exact("join red_2")
    assert s.audience_of(0, join)[1] == 1
    step = s.rules.vocabulary.read_exact("step T6a")
    assert s.audience_of(0, step)[1] == 0xFFFF
    answer(s, "step T6a")
    assert told(s, sink, "moved", 0)[-1]["piece"] == "red_1"
    assert told(s, sink, "moved", 1)[-1]["piece"] is None
    assert told(s, sink, "moved", 1)[-1]["hex"] == "T6a"


# --- The look-ahead against plain search -----------------------------------------------------------------------------


def slow_ends(s: Chicken, walker: int) -> set[int]:
    """All hexes on which a piece could end, by trying every path."""
    player = int(s.player_of(walker))
    ends: set[int] = set()
    start = int(s.place[walker]) - 1
    open_ = int(walking.passable(s, player))
    if not walking.crosses_lava(s, player, BIT[walker]):
        open_ &= ~int(s.lava)

    def go(here: int, left: int) -> None:
        if here != start and walking.may_stop(s, player, BIT[walker], here):
            ends.add(here)
        for beside in range(40):
            if left > 0 and (s.near[here] >> beside) & 1 == 1 and (open_ >> beside) & 1 == 1:
                go(beside, left - 1)

    go(start, int(walking.speed_of(s, player, BIT[walker])))
    return ends


@pytest.mark.parametrize("sneaky", [0, 1])
@pytest.mark.parametrize("leader", ["keekmee", "krakatoa", "sir_drumstick"])
@pytest.mark.clause("CHI-MOVE-12", "CHI-MOVE-14")
def test_the_look_ahead_agrees_with_trying_every_path(leader: str, sneaky: int) -> None:
    s = table()
    lead(s, 0, leader)
    s.sneaky = sneaky
    machine(s, 0, "soldier_wood", "T6b")
    machine(s, 0, "golem_rock", "T6a")
    put(s, "blue_1", "T2a")
    put(s, "blue_2", "T6d")
    for where in ("base_1", "T6c", "T2c", "LN1"):
        put(s, "leader_red", where)
        for march in (None, "forced_march"):
            s.set_strategy(0, 0 if march is None else 24)
            can = walking.movable(s, 0)
            for walker in range(PIECES):
                if s.place[walker] == 0 or s.player_of(walker) != 0:
                    continue
                mobile = s.printed_speed(walker) > 0 and slow_ends(s, walker) != set()
                assert ((can >> walker) & 1 == 1) == mobile, (where, walker)


@pytest.mark.clause("CHI-DIS-07")
def test_one_hex_seen_from_the_owner() -> None:
    s = lone("T2a")
    put(s, "blue_1", "T2c")
    machine(s, 0, "golem_rock", "T6b")
    found = walking.steps_from(s, piece("red_1"))
    assert found == BIT[hex_("T6c")] | BIT[hex_("T6d")]
