"""Losses in War for Chicken Island: shields, golems, epic deaths, and who comes back where."""

from __future__ import annotations

import pytest
from chicken_table import (
    answer,
    asks,
    at,
    clear,
    goods,
    hex_,
    listen,
    machine,
    offers,
    piece,
    plus,
    put,
    refused,
    roll,
    shield,
    table,
    told,
)

from bannerhall.core.bits import BIT
from bannerhall.core.frames import PROCEEDS
from bannerhall.games.chicken.rules import leaders, losses, machines, questions
from bannerhall.games.chicken.rules.components import LEADER, NONE
from bannerhall.games.chicken.rules.state import Chicken


def struck(s: Chicken, *names: str) -> None:
    """These pieces are hit, as by a disaster."""
    s.end_frame()
    s.ask(questions.STRIKE, PROCEEDS, sum(int(BIT[piece(name)]) for name in names))
    s.advance()
    assert s.check() == []


# --- Shields ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-SHLD-04", "CHI-SHLD-05")
def test_each_blow_takes_one_shield_and_nothing_else() -> None:
    s = table()
    machine(s, 0, "golem_wood", "T6b")
    shield(s, "golem_1", 2)
    struck(s, "golem_1")
    assert (at(s, "golem_1"), s.shields[piece("golem_1")], s.shields_left) == ("T6b", 1, 7)
    losses.hit(s, piece("golem_1"), NONE, True)
    assert (at(s, "golem_1"), s.shields_left) == ("T6b", 8)
    losses.hit(s, piece("golem_1"), NONE, True)
    assert at(s, "golem_1") is None


@pytest.mark.clause("CHI-DIS-14", "CHI-EPIC-01")
def test_a_leader_that_is_hit_stays() -> None:
    s = table()
    shield(s, "leader_red")
    struck(s, "leader_red")
    assert (at(s, "leader_red"), s.shields[LEADER]) == ("base_1", 0)
    losses.hit(s, LEADER, NONE, True)
    assert at(s, "leader_red") == "base_1"


# --- Destruction -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MACH-14", "CHI-BUILD-13")
def test_a_destroyed_machine_is_discarded_with_its_pilots() -> None:
    s = table()
    machine(s, 0, "car_hammer", "T6b", ["red_2"])
    plus(s, "car_1")
    struck(s, "car_1")
    assert at(s, "car_1") is None
    assert s.machine_discard[machines.CAR_HAMMER] == 1
    assert s.model[15] == 0
    assert s.fallen(0) == BIT[piece("red_2")]
    assert (s.plus[piece("car_1")], s.spent[0]) == (0, 5)


@pytest.mark.clause("CHI-COCK-11")
def test_a_face_down_chicken_is_turned_up_when_it_is_destroyed() -> None:
    s = table(2, "cockfight")
    sink = listen(s)
    struck(s, "blue_3")
    assert s.eggs & BIT[piece("blue_3")] == 0
    assert told(s, sink, "turned_up")[0]["piece"] == "blue_3"
    assert told(s, sink, "destroyed")[0]["piece"] == "blue_3"


# --- Golems ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-MACH-12", "CHI-ENGINE-04")
def test_the_wood_golem_leaves_three_planks() -> None:
    s = table()
    machine(s, 0, "golem_wood", "T6b")
    goods(s, 0, 1, 1, 1)
    struck(s, "golem_1")
    assert (asks(s), offers(s)) == ("salvage", ["enough", "good wood", "good stone", "good steel"])
    answer(s, "good wood")
    answer(s, "good wood")
    assert refused(s, "good wood") == "CHI-ENGINE-04"
    answer(s, "good steel")
    assert s.goods_of(0) == 6
    assert s.storage[0] == 0


@pytest.mark.clause("CHI-ENGINE-04")
def test_the_wood_golems_owner_may_take_less_and_never_has_more_than_nine() -> None:
    s = table()
    machine(s, 0, "golem_wood", "T6b")
    goods(s, 0, 3, 3, 2)
    struck(s, "golem_1")
    answer(s, "good steel")
    assert s.goods_of(0) == 9
    assert asks(s) != "salvage"


@pytest.mark.clause("CHI-ENGINE-04")
def test_with_an_empty_storage_nobody_is_asked_for_planks() -> None:
    s = table()
    machine(s, 0, "golem_wood", "T6b")
    s.goods[0] -= 1
    s.goods[3] += 1
    struck(s, "golem_1")
    assert (s.goods_of(0), sum(s.storage)) == (8, 0)
    assert asks(s) != "salvage"


@pytest.mark.clause("CHI-MACH-12", "CHI-ENGINE-05", "CHI-SHLD-04")
def test_the_rock_golem_takes_a_neighbour_along() -> None:
    s = table()
    machine(s, 0, "golem_rock", "T6d")
    machine(s, 1, "soldier_wood", "T2c")
    put(s, "blue_1", "T2a")
    put(s, "blue_2", "T2d")
    put(s, "leader_blue", "T2b")
    shield(s, "soldier_1")
    struck(s, "golem_1")
    assert (asks(s), offers(s)) == ("golem", ["chicken blue_1", "chicken soldier_1"])
    assert refused(s, "chicken blue_2") == "CHI-ENGINE-05"
    answer(s, "chicken soldier_1")
    assert (at(s, "soldier_1"), s.shields[piece("soldier_1")]) == ("T2c", 0)


@pytest.mark.clause("CHI-ENGINE-05")
def test_the_rock_golem_has_no_effect_without_a_neighbour() -> None:
    s = table()
    machine(s, 0, "golem_rock", "T6b")
    put(s, "red_1", "T6a")
    struck(s, "golem_1")
    assert at(s, "red_1") == "T6a"
    assert asks(s) != "golem"


@pytest.mark.clause("CHI-DIS-18")
def test_what_a_golem_does_comes_before_the_next_piece_is_hit() -> None:
    s = table()
    machine(s, 0, "golem_rock", "T6d")
    put(s, "blue_1", "T2a")
    machine(s, 1, "golem_rock", "T6b")
    put(s, "red_1", "T6a")
    put(s, "red_2", "T6a")
    struck(s, "golem_1", "golem_2")
    assert at(s, "blue_1") is None  # the only one next to red's golem
    assert (asks(s), s.seat()) == ("golem", 1)
    assert offers(s) == ["chicken red_1", "chicken red_2"]


@pytest.mark.clause("CHI-ENGINE-06", "CHI-MACH-12")
def test_the_steel_golems_pilots_come_back() -> None:
    """Scenario 39."""
    s = table()
    machine(s, 0, "golem_steel", "T6b", ["red_5", "red_6"])
    struck(s, "golem_1")
    assert (at(s, "red_5"), at(s, "red_6"), s.fallen(0)) == ("base_1", "base_1", 0)


@pytest.mark.clause("CHI-ENGINE-06")
def test_pilots_without_a_hex_are_destroyed() -> None:
    s = table()
    machine(s, 0, "golem_steel", "T2a", ["red_5", "red_6"])
    clear(s, 0)
    s.stand(LEADER, 0)
    for n, where in enumerate(("base_1", "T6a", "T6b", "T6c", "T6d"), 1):
        put(s, f"blue_{n}", where)
    s.end_frame()
    losses.destroy(s, piece("golem_1"), NONE, True)
    assert s.fallen(0) == 63


@pytest.mark.clause("CHI-SOLO-12")
def test_the_challengers_rock_golem_takes_the_weakest() -> None:
    s = table(mode="solo")
    machine(s, 1, "golem_rock", "T6d")
    put(s, "red_1", "T2a")  # armour 4
    put(s, "red_5", "T2b")  # armour 2
    put(s, "red_3", "T6b")  # armour 3
    struck(s, "golem_1")
    assert (at(s, "red_1"), at(s, "red_3"), at(s, "red_5")) == ("T2a", "T6b", None)
    assert s.lined == 0


@pytest.mark.clause("CHI-SOLO-12")
def test_the_challengers_other_golems_have_no_effect() -> None:
    s = table(mode="solo")
    machine(s, 1, "golem_wood", "T2a")
    machine(s, 1, "golem_steel", "T2d")
    goods(s, 0, 1, 1, 1)
    struck(s, "golem_1", "golem_2")
    assert asks(s) == "action" or s.goods_of(0) == 3


# --- Coming back -----------------------------------------------------------------------------------------------------


def fallen(s: Chicken, name: str) -> Chicken:
    put(s, name, None)
    return s


@pytest.mark.clause("CHI-RETR-04")
def test_a_chicken_comes_back_to_the_base() -> None:
    s = fallen(table(), "red_1")
    assert losses.return_chicken(s, piece("red_1"))
    assert at(s, "red_1") == "base_1"


@pytest.mark.clause("CHI-RETR-04")
def test_next_to_an_occupied_base_the_owner_chooses_between_equally_near_hexes() -> None:
    s = fallen(table(), "red_1")
    for n in range(2, 7):
        put(s, f"red_{n}", "T2a")
    put(s, "leader_red", "T2a")
    put(s, "blue_1", "base_1")
    put(s, "red_2", "T6a")
    answer(s, "retrieve")
    assert (asks(s), offers(s)) == ("return_hex", ["hex T6a", "hex T6c"])
    assert refused(s, "hex T6b") == "CHI-RETR-04"
    answer(s, "hex T6a")
    assert at(s, "red_1") == "T6a"


@pytest.mark.clause("CHI-RETR-04")
def test_a_golem_on_the_base_is_in_the_way_and_a_full_territory_leaves_no_room() -> None:
    s = table()
    clear(s, 0)
    put(s, "leader_red", "T2a")
    machine(s, 0, "golem_rock", "base_1")
    machine(s, 0, "golem_rock", "T6a")
    machine(s, 0, "golem_rock", "T6c")
    assert losses.return_hexes(s, 0) == BIT[hex_("T6b")]
    put(s, "blue_1", "T6b")
    put(s, "blue_2", "T6d")
    assert losses.return_hexes(s, 0) == 0
    assert not losses.return_chicken(s, piece("red_1"))


@pytest.mark.clause("CHI-COCK-05")
def test_a_retrieved_chicken_lies_face_down() -> None:
    s = fallen(table(2, "cockfight"), "red_1")
    s.eggs &= ~BIT[piece("red_1")]
    losses.return_chicken(s, piece("red_1"))
    assert s.eggs & BIT[piece("red_1")] != 0


@pytest.mark.clause("CHI-SOLO-15")
def test_the_challengers_chicken_comes_back_by_hex_priority() -> None:
    s = table(mode="solo")
    put(s, "blue_1", None)
    base = int(s.base[1]) - 1
    for n in range(2, 7):
        put(s, f"blue_{n}", "T6b")
    put(s, "leader_blue", "T6b")
    s.stand(0, base + 1)  # red_1 stands on the challenger's base
    ways = {losses.return_hexes(s, 1)}
    assert losses.return_chicken(s, piece("blue_1"))
    assert asks(s) == "action"
    assert BIT[hex_(str(at(s, "blue_1")))] & ways.pop() != 0


# --- Epic deaths -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("CHI-EPIC-05", "CHI-EPIC-06", "CHI-EPIC-11", "CHI-EPIC-14")
def test_after_an_epic_death_the_spare_comes_to_the_base() -> None:
    s = table(3)
    put(s, "leader_blue", "T6d")
    shield(s, "leader_blue")
    plus(s, "leader_blue")
    s.set_markers(1, 1)
    s.set_hits(1, 2)
    sink = listen(s)
    losses.epic_death(s, 1, 0)
    assert s.place[LEADER + 1] == s.base[1]
    assert s.leader[1] == leaders.NAMES.index("lady_pluckington") + 1
    assert (s.spare[1], s.shields[LEADER + 1], s.plus[LEADER + 1], s.hits[1]) == (0, 0, 0, 0)
    assert s.markers[1] == 1
    assert s.feats[0] & 1 == 1
    assert [event["event"] for event in told(s, sink)][:1] == ["unshielded"]
    assert told(s, sink, "leads")[0]["leader"] == "lady_pluckington"
    assert s.check() == []


@pytest.mark.clause("CHI-EPIC-12")
def test_without_a_spare_the_same_leader_comes_back() -> None:
    s = table(3)
    put(s, "leader_blue", "T6d")
    s.set_spare(1, 0)
    losses.epic_death(s, 1, 0)
    assert s.leader[1] == leaders.ABIGAIL + 1
    assert s.place[LEADER + 1] == s.base[1]
    assert s.feats[0] == 0


@pytest.mark.clause("CHI-EPIC-07", "CHI-EPIC-08", "CHI-EPIC-10", "CHI-EPIC-13")
def test_a_new_leader_goes_near_the_base_or_waits() -> None:
    """Scenario 40."""
    s = table(active=1, ask=None, step=questions.BEGIN)
    s = table()
    clear(s, 1)
    put(s, "red_1", "base_2")
    losses.epic_death(s, 1, 0)
    assert (asks(s), s.seat(), offers(s)) == ("put_leader", 1, ["hex T2b", "hex T2c", "hex T2d"])
    assert refused(s, "hex T2a") == "CHI-EPIC-07"
    answer(s, "hex T2d")
    assert at(s, "leader_blue") == "T2d"
    for n, where in enumerate(("T2a", "T2b", "T2c", "T2d"), 2):
        put(s, f"red_{n}", where)
    put(s, "leader_blue", None)
    sink = listen(s)
    losses.put_waiting_leader(s, 1)
    assert at(s, "leader_blue") is None
    assert told(s, sink, "waits")[0]["seat"] == 1
    assert not s.leads(1, leaders.LADY_PLUCKINGTON)
    put(s, "red_2", "T6a")
    losses.put_waiting_leader(s, 1)
    assert at(s, "leader_blue") == "T2a"


@pytest.mark.clause("CHI-EPIC-08", "CHI-EPIC-10")
@pytest.mark.parametrize(("free", "where"), [(None, None), ("base_2", "base_2"), ("T2a", "T2a")])
def test_a_waiting_leader_is_placed_before_anything_else_of_its_turn(free: str | None, where: str | None) -> None:
    """Scenario 40."""
    s = table()
    clear(s, 1)
    put(s, "leader_blue", None)
    for n, taken in enumerate(("base_2", "T2a", "T2b", "T2c", "T2d"), 1):
        put(s, f"red_{n}", "T6a" if taken == free else taken)
    sink = listen(s)
    answer(s, "end")
    roll(s, "deal_scroll sharp_beak")
    assert (int(s.active), at(s, "leader_blue")) == (1, where)
    assert (asks(s), int(s.cup)) == ("die", 5)  # nothing has been rolled yet
    assert len(told(s, sink, "waits")) == (1 if free is None else 0)
