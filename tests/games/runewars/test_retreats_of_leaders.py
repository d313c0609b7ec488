"""Commanders and supporting heroes on a retreat: together with the units, to one area [RUN-CMD-13] [RUN-BAT-47]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    commander,
    draw,
    field,
    hero,
    hit,
    listen,
    misses_to_the_end,
    there,
    told,
    winner,
)
from runewars_cards import picks
from runewars_heroes import in_game, leads, lies
from runewars_orders import explore, hero_at, lying
from runewars_orders import hero as put_hero
from runewars_table import area, build, chance, do, neutrals, put, refusal, table, turn

from bannerhall.games.runewars.rules.state import Runewars

# 5A lies between 5B, 5C, DB over open borders, and 6C and DC over water.


def flyer_with(name: str, routed: bool = False) -> Runewars:
    """A Roc of seat 0 has lost the battle of 5A; 5B and DB are friendly, 6C and DC too, but across water."""
    s = field(commanders=True)
    commander(s, 0, name, "feint", routed=routed)
    put(s, 0, "5B", footman=1)
    build(s, 0, "6C")
    put(s, 1, PLACE, reanimate=5)
    attack(s, PLACE, 0, roc=1)
    misses_to_the_end(s)
    assert winner(s) == "defender"
    return s


@pytest.mark.clause("RUN-CMD-13", "RUN-RET-10", "RUN-RET-01")
def test_units_retreat_where_their_commander_can_follow() -> None:
    s = flyer_with("valadir")
    assert picks(s, 0, "retreat_to") == {"5B", "DB"}
    assert refusal(s, 0, "retreat_to 6C").clause == "RUN-RET-02"
    do(s, 0, "retreat_to 5B")
    assert there(s, "5B") == {"footman": 1, "roc_routed": 1}
    assert (hero_at(s, "valadir"), lies(s, "valadir")) == (area("5B"), True)
    # Elyra crosses water as a Roc does.
    assert picks(flyer_with("elyra"), 0, "retreat_to") == {"5B", "DB", "6C", "DC"}
    # Who lay routed is lost and holds nobody back.
    assert picks(flyer_with("valadir", routed=True), 0, "retreat_to") == {"5B", "DB", "6C", "DC"}


@pytest.mark.clause("RUN-CMD-13", "RUN-RET-10")
def test_a_commander_who_can_follow_nowhere_does_not_hold_the_units_back() -> None:
    s = field(commanders=True)
    commander(s, 0, "valadir", "feint")
    build(s, 0, "6C")
    for at in ("5B", "5C"):
        put(s, 1, at, reanimate=1)
    put(s, 1, "DB", reanimate=1)
    put(s, 1, "DC", reanimate=1)
    put(s, 1, PLACE, reanimate=5)
    attack(s, PLACE, 0, roc=1)
    misses_to_the_end(s)
    assert there(s, "6C") == {"roc_routed": 1}
    assert not in_game(s, "valadir")


@pytest.mark.clause("RUN-NEU-06", "RUN-RET-07", "RUN-RET-10", "RUN-CMD-27")
def test_after_diplomacy_units_fall_back_where_their_commander_can_follow() -> None:
    s = table(2, commanders=True)
    put(s, 0, "DB", roc=1, footman=1)
    put_hero(s, 0, "valadir", "DB", commands=True)
    build(s, 0, "6C")
    neutrals(s, PLACE, beastman=1)
    s.influence[0] = 1
    turn(s, 0, "mobilize")
    do(s, 0, f"activate {PLACE}", "move_from DB", "units 0", "move_hero valadir", "done", "talk 1")
    chance(s, "fate 1")
    assert picks(s, 0, "fall_back") == {"DB"}
    sink = listen(s)
    do(s, 0, "fall_back DB")
    assert [event["hero"] for event in told(s, sink, "hero_moved") + told(s, sink, "hero_routed")] == ["valadir"] * 2
    assert lying(s, "DB") == {"roc": 1}
    assert (hero_at(s, "valadir"), lies(s, "valadir")) == (area("DB"), True)


def through_a_portal(name: str) -> Runewars:
    """After a battle in the same turn a Footman and a commander come out of a portal in 5A, among enemies; only 6C
    beyond the water is friendly. Diplomacy shows red."""
    s = table(2, commanders=True, exploration=True)
    for at in (PLACE, "1A"):
        explore(s, at, "portal")
    put(s, 0, "1A", footman=1)
    put_hero(s, 0, name, "1A", commands=True)
    neutrals(s, PLACE, beastman=1)
    build(s, 0, "6C")
    for at in ("5B", "5C", "DB", "DC"):
        put(s, 1, at, reanimate=1)
    s.influence[0] = 2
    turn(s, 0, "mobilize")
    s.fought = 1
    do(s, 0, f"activate {PLACE}", "open_portals", "move_from 1A", f"move_hero {name}")
    return s


@pytest.mark.clause("RUN-NEU-06", "RUN-RET-02", "RUN-CMD-28")
def test_who_has_nowhere_to_fall_back_is_lost() -> None:
    s = through_a_portal("valadir")
    sink = listen(s)
    chance(s, "fate 1")
    assert [event["unit"] for event in told(s, sink, "units_destroyed")] == ["footman"]
    assert not in_game(s, "valadir")
    s = through_a_portal("elyra")  # she can go where the Footman cannot
    chance(s, "fate 1")
    assert lying(s, "6C") == {}
    assert (hero_at(s, "elyra"), lies(s, "elyra")) == (area("6C"), True)


@pytest.mark.clause("RUN-BAT-47", "RUN-RET-01")
def test_without_retreating_units_all_supporting_heroes_go_to_one_area() -> None:
    s = field(2, ruleset="revised")
    put(s, 1, PLACE, reanimate=1, necromancer=1)
    hero(s, 1, "mordane")
    hero(s, 1, "varikas")
    attack(s, bowman=5)
    do(s, 1, "support mordane", "beside reanimate", "support varikas")
    draw(s, "damage", "damage", "miss", "miss", "miss")
    hit(s, 1, "reanimate")
    assert army(s, 1) == {}
    misses_to_the_end(s)
    do(s, 1, "retreat_to 5B")
    assert [(hero_at(s, name), lies(s, name)) for name in ("mordane", "varikas")] == [(area("5B"), True)] * 2


@pytest.mark.clause("RUN-CMD-28", "RUN-RET-01")
def test_without_units_two_commanders_retreat_to_one_area() -> None:
    s = field(commanders=True)
    commander(s, 1, "varikas", "inspire")
    hero(s, 1, "mordane")
    leads(s, 1, "mordane", "feint")
    build(s, 1, PLACE, damaged=True)
    attack(s, PLACE, 0, knight=4)
    misses_to_the_end(s)
    assert picks(s, 1, "retreat_to") == {"5B", "5C"}
    do(s, 1, "retreat_to 5C")
    assert [(hero_at(s, name), lies(s, name)) for name in ("varikas", "mordane")] == [(area("5C"), True)] * 2
