"""Disasters: who carries them out, what they turn, whom they strike, and who must leave new lava.

On the preset island of two players LN0 and LN2 are lava, LN1 is neutral. LN0 lies beside base_1 and T6c, LN1 beside T2b
and T6d, LN2 beside LN0, T2a and T6c.
"""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    at,
    clear,
    give,
    goods,
    hex_,
    lava,
    listen,
    machine,
    offers,
    put,
    refused,
    roll,
    shield,
    storage,
    table,
    told,
)

from bannerhall.core.bits import mask_of
from bannerhall.games.chicken.rules import leaders, questions, scrolls
from bannerhall.games.chicken.rules.components import LEADER
from bannerhall.games.chicken.rules.state import Chicken


def drawing(seats: int = 2) -> Chicken:
    """Seat 0 is about to draw its scroll."""
    return table(seats, ask=None, step=questions.DRAW_STEP)


def masks(*names: str) -> int:
    return mask_of([hex_(name) for name in names])


@pytest.mark.clause("CHI-DIS-01", "CHI-DIS-03")
def test_an_earthquake_turns_every_tile_and_goes_back_into_the_deck() -> None:
    s = drawing()
    sink = listen(s)
    roll(s, "deal_scroll earthquake")
    assert s.lava == masks("LN1")
    assert [event["scroll"] for event in told(s, sink, "disaster")] == ["earthquake"]
    turned = [(event["hex"], event["lava"]) for event in told(s, sink, "turned")]
    assert turned == [("LN0", 0), ("LN1", 1), ("LN2", 0)]
    assert asks(s, 0) == "anyone"
    answer(s, "enough")
    assert s.deck.counts[scrolls.EARTHQUAKE] == 2
    assert s.hand[scrolls.EARTHQUAKE] == 0


@pytest.mark.clause("CHI-DIS-03", "CHI-DIS-12")
def test_the_drawer_may_move_any_chicken_one_hex() -> None:
    s = drawing()
    roll(s, "deal_scroll earthquake")
    answer(s, "chicken blue_2")
    answer(s, "hex T2c")
    assert at(s, "blue_2") == "T2c"


@pytest.mark.clause("CHI-DIS-02")
def test_the_drawer_of_several_chooses_their_order() -> None:
    s = table()
    give(s, 0, "fresh_straw")
    answer(s, "play fresh_straw")
    roll(s, "deal_scroll earthquake", "deal_scroll cyclone")
    assert asks(s, 0) == "disasters"
    assert offers(s) == ["carry_out earthquake", "carry_out cyclone"]
    assert refused(s, "carry_out tsunami") == "CHI-DIS-02"
    answer(s, "carry_out cyclone")
    assert asks(s, 0) == "blown"


@pytest.mark.clause("CHI-EPIC-02", "CHI-EPIC-09")
def test_a_leader_on_new_lava_loses_its_shields_and_is_pushed_off() -> None:
    """Scenario 35."""
    s = drawing()
    put(s, "leader_red", "LN1")
    shield(s, "leader_red", 2)
    roll(s, "deal_scroll earthquake")
    assert s.shields[LEADER] == 0
    assert s.shields_left == 8
    assert asks(s, 0) == "push"
    assert offers(s, "hex") == ["T2b", "T6d"]
    assert refused(s, "hex T6b") == "CHI-EPIC-09"
    answer(s, "hex T6d")
    assert at(s, "leader_red") == "T6d"


@pytest.mark.clause("CHI-DIS-07")
def test_a_chicken_of_another_is_not_moved_among_the_drawers() -> None:
    s = drawing()
    clear(s, 0)
    put(s, "red_1", "T2c")
    for n, where in enumerate(("T2d", "T2b", "T2b", "T2b", "T2b", "T2b"), 1):
        put(s, f"blue_{n}", where)
    put(s, "leader_red", "T2a")
    roll(s, "deal_scroll earthquake")
    assert asks(s, 0) == "anyone"
    answer(s, "chicken blue_1")
    assert at(s, "blue_1") == "base_2"  # the only hex: the other one next to it has red_1
    s = drawing()
    clear(s, 0)
    for name, where in (("red_1", "T2c"), ("red_2", "base_2"), ("leader_red", "T2a"), ("leader_blue", "T2b")):
        put(s, name, where)
    for n, where in enumerate(("T2d", "T2b", "T2b", "T2b", "T2b", "T2b"), 1):
        put(s, f"blue_{n}", where)
    roll(s, "deal_scroll earthquake")
    assert "blue_2" in offers(s, "chicken")
    assert "blue_1" not in offers(s, "chicken")  # red stands on every hex next to it


@pytest.mark.clause("CHI-EPIC-09")
def test_with_one_way_off_the_lava_nobody_is_asked() -> None:
    s = drawing()
    put(s, "leader_red", "LN1")
    put(s, "blue_1", "T2b")
    roll(s, "deal_scroll earthquake")
    assert at(s, "leader_red") == "T6d"
    assert asks(s, 0) == "anyone"


@pytest.mark.clause("CHI-EPIC-09")
def test_the_only_way_off_the_lava_may_be_the_first_hex_of_all() -> None:
    s = table(ask=None, step=questions.DRAW_STEP, island="calm")
    lava(s, "LN2")
    put(s, "leader_red", "LN0")
    put(s, "blue_1", "T3a")
    roll(s, "deal_scroll earthquake")  # LN0 and LN1 are lava now
    assert at(s, "leader_red") == "T1a"
    assert asks(s, 0) == "anyone"


@pytest.mark.clause("CHI-EPIC-09")
def test_who_does_not_answer_is_pushed_to_the_first_legal_hex() -> None:
    s = drawing()
    put(s, "leader_red", "LN1")
    roll(s, "deal_scroll earthquake")
    assert asks(s, 0) == "push"
    assert s.rules.vocabulary.text(s.lapse(0)) == "hex T2b"


@pytest.mark.clause("CHI-EPIC-03", "CHI-EPIC-09")
def test_a_leader_that_cannot_leave_lava_dies_an_epic_death() -> None:
    """Scenario 35."""
    s = drawing()
    put(s, "leader_red", "LN1")
    put(s, "blue_1", "T2b")
    put(s, "blue_2", "T6d")
    sink = listen(s)
    roll(s, "deal_scroll earthquake")
    assert [event["leader"] for event in told(s, sink, "epic")] == ["keekmee"]
    assert not any(s.feats)  # nobody's feat
    assert s.leader[0] == leaders.SIR_DRUMSTICK + 1
    assert at(s, "leader_red") == "base_1"


@pytest.mark.clause("CHI-DIS-10")
def test_units_on_new_lava_are_destroyed_and_shielded_ones_pushed_off() -> None:
    s = drawing()
    put(s, "red_1", "LN1")
    put(s, "red_2", "LN1")
    shield(s, "red_2", 2)
    roll(s, "deal_scroll earthquake")
    assert at(s, "red_1") is None
    assert asks(s, 0) == "push"
    answer(s, "hex T2b")
    assert at(s, "red_2") == "T2b"
    assert s.shields_left == 8


@pytest.mark.clause("CHI-DIS-10")
def test_a_shielded_unit_without_a_way_out_is_destroyed() -> None:
    s = drawing()
    put(s, "red_2", "LN1")
    shield(s, "red_2")
    put(s, "blue_1", "T2b")
    put(s, "blue_2", "T6d")
    roll(s, "deal_scroll earthquake")
    assert at(s, "red_2") is None


@pytest.mark.clause("CHI-DIS-12", "CHI-DIS-19")
def test_pieces_leave_lava_from_the_drawer_on_and_by_their_numbers() -> None:
    s = drawing()
    lava(s, "LN0")
    put(s, "leader_blue", "LN1")
    put(s, "red_3", "LN2")
    shield(s, "red_3")
    put(s, "leader_red", "LN2")
    roll(s, "deal_scroll earthquake")
    pushed = []
    while asks(s) == "push":
        top = s.top()
        pushed.append((int(s.seat()), int(s.frames[top + questions.PUSH_PIECE])))
        answer(s, offers(s)[0])
    assert pushed == [(0, 2), (0, 24), (1, 25)]


@pytest.mark.clause("CHI-DIS-04", "CHI-DIS-09", "CHI-DIS-11", "CHI-SHLD-02")
def test_an_eruption_strikes_everything_next_to_it() -> None:
    """Scenario 36."""
    s = drawing()
    golem = machine(s, 1, "golem_steel", "T6c")
    shield(s, golem)
    roll(s, "deal_scroll eruption")
    assert asks(s, 0) == "burst"
    assert offers(s, "burst") == ["LN0", "LN2"]
    answer(s, "burst LN0")
    assert at(s, golem) == "T6c"
    assert s.shields[golem] == 0
    assert [at(s, f"red_{n}") for n in range(1, 7)] == [None] * 6
    assert at(s, "leader_red") == "base_1"
    assert sum(int(n) for n in s.markers) == 0


@pytest.mark.clause("CHI-DIS-14", "CHI-SHLD-02")
def test_a_shielded_leader_next_to_an_eruption_loses_one_shield() -> None:
    """Scenario 36."""
    s = drawing()
    shield(s, "leader_red", 2)
    roll(s, "deal_scroll eruption")
    answer(s, "burst LN0")
    assert at(s, "leader_red") == "base_1"
    assert (int(s.shields[LEADER]), int(s.shields_left)) == (1, 7)


@pytest.mark.clause("CHI-ENGINE-06", "CHI-DIS-04")
def test_the_pilots_of_a_steel_golem_come_back_from_an_eruption() -> None:
    """Scenario 39."""
    s = drawing()
    golem = machine(s, 0, "golem_steel", "T6c", ["red_5", "red_6"])
    roll(s, "deal_scroll eruption")
    answer(s, "burst LN2")
    assert (at(s, golem), at(s, "red_5"), at(s, "red_6")) == (None, "base_1", "base_1")
    assert s.fallen(0) == 0


@pytest.mark.clause("CHI-COCK-04", "CHI-DIS-04")
def test_in_a_cockfight_an_eruption_is_carried_out_and_a_cyclone_is_not() -> None:
    """Scenario 69."""
    s = table(2, "cockfight", ask=None, step=questions.DRAW_STEP)
    roll(s, "deal_scroll cyclone")
    assert (asks(s), int(s.discard[scrolls.CYCLONE])) == ("draw", 1)
    roll(s, "deal_scroll eruption")
    answer(s, "burst LN0")
    assert [at(s, f"red_{n}") for n in range(1, 7)] == [None] * 6
    assert s.eggs == 63 * 64  # those of blue


@pytest.mark.clause("CHI-DIS-16")
def test_any_lava_tile_may_erupt_and_no_other() -> None:
    s = drawing()
    roll(s, "deal_scroll eruption")
    assert refused(s, "burst LN1") == "CHI-DIS-16"
    answer(s, "burst LN2")
    assert at(s, "red_1") == "base_1"


@pytest.mark.clause("CHI-DIS-15", "CHI-DIS-04")
def test_without_lava_a_neutral_tile_turns_and_whoever_is_pushed_off_is_hit_there() -> None:
    s = drawing()
    lava(s)
    put(s, "red_1", "LN1")
    shield(s, "red_1", 2)
    roll(s, "deal_scroll eruption")
    answer(s, "burst LN1")
    assert s.lava == masks("LN1")
    answer(s, "hex T2b")
    assert at(s, "red_1") is None


@pytest.mark.clause("CHI-DIS-05", "CHI-DIS-08")
def test_a_cyclone_takes_two_resources_of_one_opponent() -> None:
    s = drawing(3)
    roll(s, "deal_scroll cyclone")
    assert asks(s, 0) == "robbed"
    assert refused(s, "victim 1") == "CHI-DIS-08"
    answer(s, "victim 3")
    answer(s, "good wood")
    answer(s, "good steel")
    assert [int(n) for n in s.goods[6:9]] == [2, 3, 2]
    assert [int(n) for n in s.storage] == [1, 0, 1]
    assert asks(s, 0) == "anyone"


@pytest.mark.clause("CHI-DIS-08", "CHI-DIS-05")
def test_a_banner_with_one_resource_loses_that() -> None:
    """Scenario 38."""
    s = drawing()
    goods(s, 1, wood=1)
    roll(s, "deal_scroll cyclone")
    assert s.goods_of(1) == 0
    assert asks(s, 0) == "anyone"
    empty = drawing()
    for kind in ("wood", "stone", "steel"):
        storage(empty, 1, kind, 3)
    roll(empty, "deal_scroll cyclone")
    assert asks(empty, 0) == "anyone"


@pytest.mark.clause("CHI-DIS-06")
def test_a_tsunami_washes_lava_away() -> None:
    """Scenario 37."""
    s = drawing()
    roll(s, "deal_scroll tsunami")
    assert s.lava == 0
    assert at(s, "red_1") == "base_1"


@pytest.mark.clause("CHI-DIS-06", "CHI-DIS-16")
def test_without_lava_a_tsunami_takes_a_piece_next_to_a_tile_with_a_target() -> None:
    """Scenario 37."""
    s = drawing()
    lava(s)
    machine(s, 0, "golem_rock", "T6d")
    roll(s, "deal_scroll tsunami")
    assert offers(s, "burst") == ["LN0", "LN1"]
    assert refused(s, "burst LN2") == "CHI-DIS-16"
    answer(s, "burst LN0")
    assert asks(s, 0) == "wave"
    assert refused(s, "chicken leader_red") == "CHI-DIS-06"
    assert s.rules.vocabulary.text(s.lapse(0)) == "chicken red_1"
    answer(s, "chicken red_2")
    assert at(s, "red_2") is None


@pytest.mark.clause("CHI-COCK-09", "CHI-DIS-06")
def test_only_its_owner_sees_which_face_down_chicken_lost_its_shield_to_the_wave() -> None:
    s = table(mode="cockfight", ask=None, step=questions.DRAW_STEP)
    lava(s)
    s.eggs = 0b11
    for name in ("red_1", "red_2"):
        shield(s, name)
    roll(s, "deal_scroll tsunami")
    assert asks(s, 0) == "wave"
    read = s.rules.vocabulary.read_exact
    for name in ("red_1", "red_2"):
        assert s.audience_of(0, read(f"chicken {name}"))[1] & 0b11 == 0b01
    assert s.audience_of(0, read("chicken red_3"))[1] & 0b11 == 0b11


@pytest.mark.clause("CHI-DIS-16", "CHI-DIS-06")
def test_the_drawers_own_golem_must_go_if_it_is_the_only_target() -> None:
    """Scenario 68."""
    s = drawing()
    lava(s)
    golem = machine(s, 0, "golem_rock", "T6d")
    clear(s, 0)
    for n in (5, 6):
        s.set_pilot(n - 1, golem - 28 + 1)
    roll(s, "deal_scroll tsunami")
    assert at(s, golem) is None


@pytest.mark.clause("CHI-DIS-13")
def test_a_tsunami_without_lava_and_target_does_nothing() -> None:
    s = drawing()
    lava(s)
    clear(s, 0)
    roll(s, "deal_scroll tsunami")
    assert s.lava == 0
    assert at(s, "leader_red") == "base_1"
    assert s.active == 1
