"""What the table shows before an answer: targets with what they weigh, ways, and the parts of a fight."""

from __future__ import annotations

from typing import Any

import pytest
from chicken_fight import attack
from chicken_table import answer, asks, dice, follow, give, lava, listen, machine, piece, put, table, told

from bannerhall.games.chicken.display.sentences import changed, remark
from bannerhall.games.chicken.knowledge.view import view
from bannerhall.games.chicken.rules.state import Chicken


def seen(s: Chicken, seat: int = 0) -> Any:
    return view(s, seat)


def facing(mode: str = "standard") -> Chicken:
    """A steel soldier of red with strength 4 next to two chickens of blue with armour 4 and 2."""
    s = table(mode=mode)
    machine(s, 0, "soldier_steel", "T6d")
    put(s, "blue_1", "T2a")
    put(s, "blue_5", "T2a")
    return s


def test_targets_are_weighed_before_an_attack() -> None:
    """[CHI-FIGHT-19]: strength, dice that could be added, armour; a tie is enough."""
    s = facing()
    follow(s, 1, "hold_the_coop")
    dice(s, 0, "plus2")
    aims = {aim["target"]: aim for aim in seen(s)["aims"]["soldier_1"]}
    assert aims["blue_1"] == {"target": "blue_1", "strength": 4, "dice": 2, "armour": 5, "sum": 6, "odds": "dice"}
    assert aims["blue_5"]["odds"] == "sure"
    follow(s, 0, "battle_cry")
    assert {aim["target"]: aim["odds"] for aim in seen(s)["aims"]["soldier_1"]} == {"blue_1": "sure", "blue_5": "sure"}


def test_only_who_is_asked_is_told_of_targets() -> None:
    s = facing()
    assert seen(s, 1)["aims"] == {}
    answer(s, "fight soldier_1")
    assert seen(s)["aims"] == {}


def test_a_remark_says_what_the_aim_said() -> None:
    s = facing()
    told = {
        aim["target"]: {key: fact for key, fact in aim.items() if key != "target"}
        for aim in seen(s)["aims"]["soldier_1"]
    }
    answer(s, "fight soldier_1")
    vocabulary = s.rules.vocabulary
    for name, facts in told.items():
        assert remark(s, 0, vocabulary.read_exact(f"target {name}")) == facts


def test_face_down_targets_are_named_by_their_hex_and_weigh_nothing() -> None:
    """[CHI-COCK-09]"""
    s = facing("cockfight")
    assert seen(s)["aims"]["soldier_1"] == [{"egg": "T2a"}]


def test_ways_lead_round_what_cannot_be_passed() -> None:
    """[CHI-MOVE-01]: the leader of speed 2 gets two hexes far, never over lava."""
    s = table()
    lava(s, "LN0", "LN2")
    answer(s, "move leader_red")
    paths = seen(s)["walk"]["paths"]
    assert paths["T6c"] == ["T6c"]
    assert all("LN0" not in way and way[-1] == goal for goal, way in paths.items())
    assert "T2d" not in paths


@pytest.mark.clause("CHI-MOVE-01")
def test_a_way_of_two_hexes_names_both() -> None:
    s = table()
    machine(s, 0, "soldier_wood", "T6c")
    answer(s, "move soldier_1")
    paths = seen(s)["walk"]["paths"]
    assert paths["T2a"] == ["T2a"]
    assert paths["T2c"] == ["T2a", "T2c"]


def test_every_point_of_a_fight_has_its_part() -> None:
    """[CHI-FIGHT-19]: the parts add up to the sums."""
    s = facing()
    dice(s, 0, "plus3")
    give(s, 1, "sharp_beak")
    answer(s, "fight soldier_1")
    answer(s, "target blue_1")
    answer(s, "add_die plus3")
    fight = seen(s, 1)["fight"]
    assert fight["attack"] == [{"of": "piece", "points": 4, "player": 0}, {"of": "plus3", "points": 3, "player": 0}]
    assert sum(part["points"] for part in fight["attack"]) == fight["strength"] == 7
    assert sum(part["points"] for part in fight["defence"]) == fight["armour"] == 4


@pytest.mark.clause("CHI-FIGHT-36")
def test_only_who_sits_a_fight_out_is_told_so() -> None:
    s = facing()
    give(s, 1, "sharp_beak")
    answer(s, "fight soldier_1")
    answer(s, "target blue_1")
    sink = listen(s)
    answer(s, "pass_order this_fight", 1)
    assert len(told(s, sink, "ordered", 1)) == 1
    assert told(s, sink, "ordered", 0) == []


@pytest.mark.clause("CHI-FIGHT-19")
def test_revealed_scrolls_are_parts_of_a_fight() -> None:
    s = facing()
    machine(s, 1, "tower_white", "T2d")
    dice(s, 1, "star", "star")
    for card in ("sharp_beak", "double_yolk"):
        give(s, 0, card)
        give(s, 1, card)
    answer(s, "fight soldier_1")
    answer(s, "target blue_1")
    while asks(s) == "window":
        answer(s, "pass")
    for _ in range(2):
        answer(s, "lay sharp_beak")
        answer(s, "lay double_yolk")
    assert asks(s) == "window"  # after the reveal
    fight = seen(s, 1)["fight"]
    assert fight["attack"][1:] == [
        {"of": "sharp_beak", "points": 2, "player": 0},
        {"of": "double_yolk", "points": 2, "player": 0},
    ]
    assert {"of": "double_yolk", "points": 2, "player": 1} in fight["defence"]


@pytest.mark.clause("CHI-SCROLL-02")
@pytest.mark.parametrize(
    ("others", "facts"),
    [((), {"count": 0}), (("blue_2",), {"count": 1, "piece": "blue_2"}), (("blue_2", "blue_3"), {"count": 2})],
)
def test_who_lays_change_now_is_told_whom_it_brings(others: tuple[str, ...], facts: dict[str, object]) -> None:
    s = table()
    machine(s, 0, "soldier_steel", "T6d")
    for name in ("blue_1", *others):
        put(s, name, "T2a")
    give(s, 1, "change_now")
    attack(s, "soldier_1", "blue_1")
    while s.seat() != 1:
        answer(s, "pass")
    vocabulary = s.rules.vocabulary
    assert remark(s, 1, vocabulary.read_exact("lay change_now")) == facts
    assert remark(s, 1, vocabulary.read_exact("pass")) == {}


def test_a_face_down_chicken_that_change_now_would_bring_is_not_named() -> None:
    """[CHI-COCK-09]"""
    s = table(mode="cockfight")
    put(s, "red_1", "T6d")
    for name in ("blue_1", "blue_2"):
        put(s, name, "T2a")
    s.attacker, s.defender = piece("red_1") + 1, piece("blue_1") + 1
    assert changed(s) == {"count": 1, "piece": "hidden"}
