"""Exploration tokens that change an area for good, and those that can be pulled down [RUN-EXPL-05] [RUN-EXPL-12] to
[RUN-EXPL-17]."""

from __future__ import annotations

import pytest
from runewars_battle import PLACE, attack, field, listen, misses_to_the_end, strengths, told
from runewars_heroes import hero, land, quest_time, reward
from runewars_orders import explore, hero_at, question
from runewars_table import area, do, hold, mask, names, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import exploration_tokens, quest_areas, quest_cards
from bannerhall.games.runewars.rules.atlas import AREA_NAMES
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice


def hidden(s: Runewars, at: str, kind: str) -> None:
    """A facedown exploration token."""
    s.set_exploration(area(at), exploration_tokens.NAMES.index(kind) + 1)


def token(s: Runewars, at: str) -> str | None:
    """The exploration token of an area, with a mark if it lies faceup."""
    kind = int(s.exploration[area(at)]) - 1
    if kind < 0:
        return None
    return exploration_tokens.NAMES[kind] + (" up" if (s.explored >> area(at)) & 1 else "")


def scout(kind: str, at: str = "5A", seats: int = 2, name: str = "valadir") -> Runewars:
    """A hero of seat 0 beside an area with a facedown token; the phase has not begun."""
    s = land(seats, exploration=True)
    hero(s, 0, name, "DB")
    hidden(s, at, kind)
    s.influence[0] = 9
    return s


def explored(s: Runewars, at: str = "5A") -> Runewars:
    """The Quest Phase begins, and the hero moves into the area."""
    quest_time(s)
    do(s, 0, f"travel {at}")
    return s


@pytest.mark.clause("RUN-EXPL-12", "RUN-EXPL-17")
def test_the_left_neighbour_moves_a_hero_out_of_a_flooded_area() -> None:
    s = scout("flooded", "5B", 3)
    s.set_hero_at(2, area("5A") + 1)
    put(s, 1, "5B", warrior=2)
    hidden(s, "5C", "merchant")
    explored(s, "5B")
    assert (question(s), s.seat()) == ("drift", 1)
    steps = {text.removeprefix("drift ") for text in offers(s, 1)}
    assert "5B" in steps  # none at all
    assert names(s.near[area("5B")]) <= steps
    far = next(name for name in AREA_NAMES if name not in steps and (s.land >> area(name)) & 1)
    assert refusal(s, 1, f"drift {far}").clause == "RUN-QST-02"
    do(s, 1, "drift 5C")
    assert hero_at(s, "valadir") == area("5C")
    assert token(s, "5B") == "flooded up"
    assert token(s, "5C") == "merchant"  # nothing else is turned up by it
    assert s.standing[area("5B")] != 0  # units are not affected
    assert s.flooded == mask("5B")


@pytest.mark.clause("RUN-EXPL-17", "RUN-CMD-08")
def test_the_new_water_does_not_hold_the_hero_but_later_it_does() -> None:
    s = scout("flooded", "5B")
    s.set_hero_at(2, area("5A") + 1)
    explored(s, "5B")
    assert {"drift 5A", "drift 5B", "drift 6A", "drift 8A"} <= set(offers(s, 1))
    sink = listen(s)
    do(s, 1, "drift 5B")
    assert told(s, sink, "hero_moved") == []  # it stays
    while s.depth != 0:
        s.end_frame()
    quest_time(s)
    assert [text for text in offers(s, 0) if text.startswith("travel")] == ["travel 5B"]


@pytest.mark.clause("RUN-EXPL-08", "RUN-EXPL-17")
def test_a_dungeon_holds_a_hero_who_was_washed_into_it() -> None:
    s = scout("flooded", "5B")
    s.set_hero_at(2, area("5A") + 1)
    explore(s, "5C", "dungeon")
    reward(s, "valadir", "sand_glass", up=True)
    explored(s, "5B")
    assert "drift 5D" in offers(s, 1)  # not by the Dungeon alone
    do(s, 1, "drift 5C")
    do(s, 0, "use_reward sand_glass")
    assert [text for text in offers(s, 0) if text.startswith("travel")] == ["travel 5C"]


@pytest.mark.clause("RUN-EXPL-13")
def test_a_flooded_area_opens_with_an_ice_token_there() -> None:
    s = land(2, exploration=True)
    hero(s, 0, "valadir", "5B")
    explore(s, "5B", "flooded")
    set_ice(s, area("5B"), 1)
    quest_time(s)
    assert "travel 5A" in offers(s, 0)


@pytest.mark.clause("RUN-EXPL-15")
def test_scenario_40_the_defender_of_a_defensible_area_has_one_more() -> None:
    """Scenario 40."""
    s = field(exploration=True)
    explore(s, PLACE, "defensible")
    put(s, 1, PLACE, reanimate=2)
    sink = listen(s)
    attack(s, PLACE, 0, footman=3)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 3)
    assert s.battle_won == 2
    s = field(exploration=True)
    hidden(s, PLACE, "defensible")
    put(s, 1, PLACE, reanimate=2)
    sink = listen(s)
    attack(s, PLACE, 0, footman=3)
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 2)


@pytest.mark.clause("RUN-EXPL-15", "RUN-EXPL-05", "RUN-EXPL-16")
@pytest.mark.parametrize("kind", ["defensible", "dragon_throne", "village_ore", "portal"])
def test_six_units_pull_a_destructible_location_down(kind: str) -> None:
    s = table(2, exploration=True)
    put(s, 0, "5A", footman=4, knight=1)
    put(s, 0, "5A", routed=True, bowman=1)
    explore(s, "5A", kind)
    turn(s, 0, "fortify")
    assert "raze 5A" in offers(s, 0)
    do(s, 0, "raze 5A")
    assert token(s, "5A") is None
    s = table(2, exploration=True)
    put(s, 0, "5A", footman=5)
    explore(s, "5A", kind)
    hold(s, 0, "war_chest")
    turn(s, 0, "fortify")
    assert refusal(s, 0, "raze 5A").clause == "RUN-EXPL-05"


@pytest.mark.clause("RUN-EXPL-05", "RUN-EXPL-12")
@pytest.mark.parametrize("kind", ["flooded", "dungeon", "temple", "hall_kellos"])
def test_other_locations_stay_for_good(kind: str) -> None:
    s = table(2, exploration=True)
    put(s, 0, "5A", footman=8)
    explore(s, "5A", kind)
    hold(s, 0, "war_chest")
    turn(s, 0, "fortify")
    assert refusal(s, 0, "raze 5A").clause == "RUN-EXPL-05"


@pytest.mark.clause("RUN-EXPL-16")
def test_others_units_and_facedown_tokens_are_left_alone() -> None:
    s = table(2, exploration=True)
    put(s, 1, "5A", reanimate=8)
    explore(s, "5A", "portal")
    put(s, 0, "5B", footman=8)
    hidden(s, "5B", "portal")
    hold(s, 0, "war_chest")
    turn(s, 0, "fortify")
    for at in ("5A", "5B"):
        assert refusal(s, 0, f"raze {at}").clause == "RUN-EXPL-05"


@pytest.mark.clause("RUN-EXPL-07", "RUN-EXPL-18")
def test_portals_are_paid_for_once_an_order() -> None:
    s = table(2, exploration=True)
    put(s, 0, "DB", footman=1)
    explore(s, "5A", "portal")
    explore(s, "8B", "portal")
    s.influence[0] = 2
    turn(s, 0, "mobilize")
    do(s, 0, "activate 8B", "open_portals")
    assert refusal(s, 0, "open_portals").clause == "RUN-EXPL-07"
    assert "open_portals" not in offers(s, 0)


@pytest.mark.clause("RUN-EXPL-19", "RUN-QST-09")
def test_a_mountain_towards_a_flooded_area_is_water_for_quests_on_both_sides() -> None:
    s = table(2)  # 3C has mountains towards 8A and 8B, 8B has no other one
    watch, ferry = (quest_cards.NAMES.index(card) for card in ("border_watch", "ferryman"))
    assert quest_areas.fits(s, 0, watch, area("8B"))
    explore(s, "3C", "flooded")
    assert not quest_areas.fits(s, 0, watch, area("3C"))
    assert not quest_areas.fits(s, 0, watch, area("8B"))
    assert quest_areas.fits(s, 0, ferry, area("8B"))
    assert quest_areas.fits(s, 0, watch, area("5D"))  # towards the edge of the board
