"""Wasteland and ice tokens [RUN-DES-01] [RUN-CRY-01]."""

from __future__ import annotations

import pytest
from runewars_heroes import hero, land, quest_time, reward
from runewars_orders import dials, explore, set_dials
from runewars_table import area, do, mask, put, rune, table, turn

from bannerhall.core.state import PROCEEDS
from bannerhall.games.runewars.rules import gains, questions, tokens
from bannerhall.games.runewars.rules.tokens import set_ice
from bannerhall.games.runewars.rules.winning import dragon_runes


@pytest.mark.clause("RUN-DES-01", "RUN-DES-02", "RUN-DES-04", "RUN-DES-06", "RUN-DES-07")
def test_scenario_13_a_wasteland_token_gives_once_and_nothing_afterwards() -> None:
    """Scenario 13."""
    s = table(2)
    put(s, 0, "6D", footman=1)  # one food, one ore
    set_dials(s, 0, food=3, wood=2, ore=8)
    tokens.place_wasteland(s, area("6D"))
    assert dials(s, 0) == (4, 2, 8)
    assert gains.provided(s, area("6D"), 0) == 0
    turn(s, 0, "harvest")
    assert dials(s, 0) == (3, 2, 2)
    before = dials(s, 0), dials(s, 1)
    tokens.place_wasteland(s, area("8A"))  # nobody's area
    assert (dials(s, 0), dials(s, 1)) == before


@pytest.mark.clause("RUN-DES-08")
def test_the_gain_includes_a_village() -> None:
    s = table(2, exploration=True)
    put(s, 0, "6D", footman=1)
    explore(s, "6D", "village_wood")
    set_dials(s, 0)
    tokens.place_wasteland(s, area("6D"))
    assert dials(s, 0) == (1, 1, 1)


@pytest.mark.clause("RUN-DES-05", "RUN-CRY-05", "RUN-CRY-07", "RUN-CRY-09")
def test_scenario_14_where_tokens_may_lie() -> None:
    """Scenario 14."""
    s = table(2)
    set_ice(s, area("5A"), 1)
    put(s, 0, "5B", footman=1)
    before = dials(s, 0)
    for at in ("DA", "5A"):
        tokens.place_wasteland(s, area(at))
    assert s.wasteland == 0
    tokens.place_ice(s, area("5A"))
    tokens.place_ice(s, area("5B"))
    tokens.place_ice(s, area("DA"))
    assert (s.ice[area("5A")], s.ice[area("5B")], s.ice[area("DA")]) == (2, 1, 0)
    assert dials(s, 0) == before  # ice gives nothing
    tokens.place_wasteland(s, area("6A"))
    tokens.place_ice(s, area("6A"))
    assert s.ice[area("6A")] == 0
    for at in ("6B", "6C", "6D"):
        tokens.place_ice(s, area(at))
    assert tokens.tokens_left(s) == 0
    assert s.ice[area("6D")] == 0  # only six tokens exist


@pytest.mark.clause("RUN-CRY-06", "RUN-SEA-07", "RUN-DES-06")
def test_spring_takes_one_ice_token_of_each_area_and_no_wasteland() -> None:
    s = table(2)
    set_ice(s, area("5A"), 2)
    set_ice(s, area("5B"), 1)
    s.wasteland = mask("6A")
    while s.depth != 0:
        s.end_frame()
    s.ask(questions.YEAR, PROCEEDS, questions.Y_SECONDARY)
    s.advance()
    assert (s.ice[area("5A")], s.ice[area("5B")]) == (1, 0)
    assert s.iced == mask("5A")
    assert s.wasteland == mask("6A")


@pytest.mark.clause("RUN-CRY-04", "RUN-DES-04")
def test_runes_under_tokens_count() -> None:
    s = table(2)
    put(s, 0, "5A", footman=1)
    put(s, 0, "5B", footman=1)
    rune(s, "5A", "dragon")
    rune(s, "5B", "dragon")
    set_ice(s, area("5A"), 1)
    s.wasteland = mask("5B")
    assert dragon_runes(s, 0) == 2


@pytest.mark.clause("RUN-CRY-04", "RUN-DES-04", "RUN-EXPL-09")
def test_exploration_tokens_under_tokens_work_on() -> None:
    for iced in (True, False):
        s = land(2, exploration=True)
        hero(s, 0, "valadir", "5A")
        explore(s, "5A", "temple")
        if iced:
            set_ice(s, area("5A"), 1)
        else:
            s.wasteland = mask("5A")
        quest_time(s)
        do(s, 0, "train strength")
        assert s.influence[0] == 2


@pytest.mark.clause("RUN-CRY-08", "RUN-CRY-10", "RUN-CRY-01")
def test_heroes_cross_the_water_of_an_area_with_ice_from_both_sides_and_no_other_water() -> None:
    for start, to in (("8C", "3B"), ("3B", "8C")):
        for iced in (None, "8C", "3B"):
            s = land()
            hero(s, 0, "valadir", start)
            reward(s, "valadir", "flute")  # so that the action is not over at once
            if iced:
                set_ice(s, area(iced), 1)
            s.influence[0] = 9
            quest_time(s)
            do(s, 0, f"travel {to}")
            assert s.walked == (1 if iced else 2)  # over the ice, or by 3C
    s = land()
    hero(s, 0, "valadir", "3A")
    reward(s, "valadir", "flute")
    set_ice(s, area("3B"), 1)
    s.influence[0] = 9
    quest_time(s)
    do(s, 0, "travel 6D")
    assert s.walked == 2  # the water between 3A and 6D stays closed
