"""Borders, boots and portals on the way of a hero [RUN-QST-02] [RUN-TERM-12] [RUN-EXPL-07] [RUN-EXPL-18]."""

from __future__ import annotations

import pytest
from runewars_heroes import facedown, faceup, hero, land, quest_time, reward
from runewars_orders import explore, hero_at
from runewars_table import area, do, offers, refusal, table, turn

from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice


def go_on(s: Runewars) -> None:
    """Seat 0 does nothing beside its order, where it is asked about that."""
    while "go_on" in offers(s, 0):
        do(s, 0, "go_on")


@pytest.mark.clause("RUN-HER-02", "RUN-MOV-14", "RUN-TERM-12")
@pytest.mark.parametrize("name", ["elyra", "valadir"])
def test_elyra_and_boots_that_lie_faceup_ignore_borders_in_orders_too(name: str) -> None:
    s = table(2)
    hero(s, 0, name, "8A")
    hero(s, 0, "ronan", "8A")
    if name == "valadir":
        reward(s, name, "winged_boots", up=True)
    turn(s, 0, "strategize")
    go_on(s)
    do(s, 0, "move_hero ronan")
    assert refusal(s, 0, "move_to 3C").clause == "RUN-ORD1-01"  # over the mountain
    do(s, 0, "move_to 6A")
    go_on(s)
    do(s, 0, f"move_hero {name}", "move_to 3C")
    assert hero_at(s, name) == area("3C")


@pytest.mark.clause("RUN-RWD-01", "RUN-TERM-12", "RUN-CARD-01")
def test_boots_are_put_on_in_the_own_turn_for_a_step_by_an_order() -> None:
    s = table(2)
    hero(s, 0, "valadir", "8A")
    reward(s, "valadir", "winged_boots")
    turn(s, 0, "strategize")
    assert "use_reward winged_boots" in offers(s, 0)
    do(s, 0, "use_reward winged_boots")
    assert faceup(s, "valadir") == {"winged_boots": 1}
    assert refusal(s, 0, "use_reward winged_boots").clause == "RUN-CARD-01"  # they are on
    go_on(s)
    do(s, 0, "move_hero valadir", "move_to 3C")
    assert hero_at(s, "valadir") == area("3C")


@pytest.mark.clause("RUN-EXPL-07", "RUN-EXPL-18", "RUN-RWD-01")
@pytest.mark.parametrize(
    ("to", "paid", "shown"),
    [("5B", 0, False), ("8B", 1, False), ("6A", 0, True), ("8D", 1, True)],
)
def test_only_what_the_way_needs_is_paid_and_turned_up(to: str, paid: int, shown: bool) -> None:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "DB")
    reward(s, "valadir", "winged_boots")
    explore(s, "5A", "portal")
    explore(s, "8B", "portal")
    s.influence[0] = 3
    quest_time(s)
    do(s, 0, f"travel {to}")
    assert hero_at(s, "valadir") == area(to)
    assert s.influence[0] == 3 - paid
    assert (faceup(s, "valadir") == {"winged_boots": 1}) == shown
    assert (facedown(s, "valadir") == {"winged_boots": 1}) != shown


@pytest.mark.clause("RUN-HER-02", "RUN-CRY-08")
def test_challara_duels_across_no_coloured_border_that_ice_has_opened() -> None:
    s = land()
    hero(s, 0, "challara", "5A")
    hero(s, 1, "varikas", "6C")  # across water
    set_ice(s, area("5A"), 1)
    s.influence[0] = 9
    quest_time(s)
    assert "travel 6C" in offers(s, 0)  # she could walk there
    do(s, 0, "travel 5A")
    assert "challenge varikas" not in offers(s, 0)
