"""The action step of War for Chicken Island: the free action, dice, and their order."""

from __future__ import annotations

import pytest
from chicken_table import answer, asks, at, dice, give, machine, offers, plus, put, refused, table

from bannerhall.games.chicken.rules.state import Chicken


def walk_on(s: Chicken) -> None:
    """Whatever is asked about a move is answered by the first step, then by stopping."""
    while asks(s) == "walk":
        answer(s, next(text for text in offers(s) if text.startswith(("stop", "step"))))


def face_to_face() -> Chicken:
    """A red chicken stands next to a blue one."""
    s = table()
    put(s, "red_1", "T6b")
    put(s, "blue_1", "T2a")
    return s


@pytest.mark.clause("CHI-TURN-08")
def test_the_free_action_is_a_build_a_move_a_retrieve_or_a_fight_once() -> None:
    s = face_to_face()
    put(s, "red_6", None)
    kinds = {text.split()[0] for text in offers(s)}
    assert kinds == {"end", "build", "move", "retrieve", "fight"}
    dice(s, 0, "claw")
    answer(s, "move red_2")
    walk_on(s)
    for text in ("build cannon", "move red_3", "retrieve", "fight red_1"):
        assert refused(s, text) == "CHI-TURN-08"


@pytest.mark.clause("CHI-TURN-09")
@pytest.mark.clause("CHI-TURN-10")
@pytest.mark.clause("CHI-DICE-05")
def test_a_claw_is_a_move_or_a_fight_before_or_after_the_free_action() -> None:
    """Scenario 16."""
    s = face_to_face()
    dice(s, 0, "claw", "claw")
    answer(s, "march red_2")
    walk_on(s)
    assert s.free == 1
    assert s.spent[0] == 4
    answer(s, "move red_3")
    walk_on(s)
    answer(s, "strike red_1")
    assert s.spent[0] == 5


@pytest.mark.clause("CHI-DICE-01")
@pytest.mark.clause("CHI-STAR-15")
def test_a_die_is_used_by_its_upper_face_only() -> None:
    s = face_to_face()
    dice(s, 0, "star", "plus2", "plus3")
    assert refused(s, "march red_2") == "CHI-DICE-01"
    assert refused(s, "strike red_1") == "CHI-DICE-01"
    assert refused(s, "plus red_1") == "CHI-DICE-01"


@pytest.mark.clause("CHI-DICE-02")
def test_dice_of_others_cannot_be_used_in_this_step() -> None:
    s = table()
    dice(s, 1, "claw", "plus1", "retrieve", "star", "star")
    assert s.legal_actions(1) == []
    assert refused(s, "march blue_1", 1) == "HALL-ASK-02"


@pytest.mark.clause("CHI-DICE-06")
@pytest.mark.clause("CHI-DICE-09")
@pytest.mark.clause("CHI-DICE-13")
def test_permanent_dice_lie_on_pieces_of_their_owner_and_add_up() -> None:
    s = table()
    machine(s, 0, "tower_white", "T6a")
    dice(s, 0, "plus1", "plus1", "plus1")
    assert refused(s, "plus blue_1") == "CHI-DICE-13"
    answer(s, "plus red_1")
    answer(s, "plus red_1")
    answer(s, "plus tower_1")  # it cannot attack
    assert s.plus[0] == 2
    assert s.spent[0] == 2


@pytest.mark.clause("CHI-DICE-10")
@pytest.mark.clause("CHI-DICE-11")
def test_plus_two_and_plus_three_are_of_no_use_outside_a_fight() -> None:
    s = table()
    dice(s, 0, "plus2", "plus3")
    assert not any("plus" in text for text in offers(s))


@pytest.mark.clause("CHI-COCK-09")
def test_an_own_face_down_chicken_is_not_named_to_others() -> None:
    s = table(mode="cockfight")
    s.eggs |= 1
    move = s.rules.vocabulary.read_exact("move red_1")
    leader = s.rules.vocabulary.read_exact("move leader_red")
    assert s.audience_of(0, move)[1] == 0b1
    assert s.audience_of(0, leader)[1] & 0b10 != 0


@pytest.mark.clause("CHI-MACH-07")
def test_a_car_drives_once_besides_the_free_action() -> None:
    s = table()
    machine(s, 0, "car_spiked", "T6a")
    answer(s, "drive car_1")
    walk_on(s)
    assert at(s, "car_1") != "T6a"
    assert s.free == 1
    assert refused(s, "drive car_1") == "CHI-MACH-07"


def test_every_action_that_is_offered_is_legal_and_no_other() -> None:
    s = face_to_face()
    machine(s, 0, "tower_orange", "T6a")
    machine(s, 0, "car_hammer", "T6d")
    give(s, 0, "fresh_straw")
    plus(s, "red_2")
    dice(s, 0, "star", "star", "claw", "plus1")
    offered = set(s.legal(0))
    sizes = s.rules.sizes
    for kind in range(len(sizes)):
        for argument in range(int(sizes[kind])):
            action = kind * 1024 + argument
            assert (s.why_not(0, action) is None) == (action in offered), s.rules.vocabulary.text(action)
