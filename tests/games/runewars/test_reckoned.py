"""What the rules reckon for whoever looks on: control, Harvest, marches, odds; of runes only what is known."""

from __future__ import annotations

import pytest
from runewars_orders import only_fates
from runewars_table import build, do, hold, mask, neutrals, put, rune, table, turn

from bannerhall.core.state import SPECTATOR
from bannerhall.games.runewars.rules.components import ORDERS


@pytest.mark.clause("RUN-RUNE-05")
def test_a_range_of_runes_is_exact_only_for_whoever_has_seen_them() -> None:
    s = table(2)
    rune(s, "WA", "dragon", seen=[1])
    rune(s, "WB", "false", seen=[1])
    rune(s, "WC", "dragon", up=True)
    assert s.view(0)["rune_range"] == [[0, 0], [1, 3]]
    assert s.view(1)["rune_range"] == [[0, 0], [2, 2]]
    assert s.view(SPECTATOR)["rune_range"] == [[0, 0], [1, 3]]


@pytest.mark.clause("RUN-RUNE-05")
def test_what_is_reckoned_tells_nothing_of_a_hidden_rune() -> None:
    seen = []
    for kind in ("dragon", "false"):
        s = table(2)
        put(s, 0, "DB", footman=3)
        rune(s, "5A", kind)
        rune(s, "WA", kind, seen=[1])
        turn(s, 0, "conquer")
        seen.append(s.view(0))
    assert seen[0] == seen[1]


@pytest.mark.clause("RUN-ORD-04", "RUN-ORD-05", "RUN-ORD-07")
def test_lamps_are_lit_above_all_faceup_orders() -> None:
    s = table(2)
    s.used[0] = (1 << ORDERS.index("garrison")) | (1 << ORDERS.index("harvest"))
    lamps = s.view(1)["lamps"]
    assert isinstance(lamps, list)
    assert lamps[0] == ["recruit", "rally_support", "acquire_power"]
    assert lamps[1] == list(ORDERS[:8])


@pytest.mark.clause("RUN-ORD3-01")
def test_marches_name_what_units_would_find_and_how_many_could_come() -> None:
    s = table(2)
    put(s, 0, "DB", footman=3)
    put(s, 1, "5A", reanimate=1)
    neutrals(s, "6D", beastman=1)
    turn(s, 0, "conquer")
    marches = s.view(0)["marches"]
    assert isinstance(marches, dict)
    assert marches["5A"] == ["enemy", 3]
    assert marches["DA"] == ["friendly", 3]
    assert "WB" not in marches
    assert "marches" not in s.view(1)


@pytest.mark.clause("RUN-BAT-01")
def test_a_forecast_counts_who_comes_against_whoever_stands_there() -> None:
    s = table(2)
    put(s, 0, "DB", footman=6)
    put(s, 1, "5A", reanimate=1)
    build(s, 1, "5A")
    hold(s, 1, "ambush")
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A", "move_from DB", "units 4")
    forecast = s.view(0)["forecast"]
    assert isinstance(forecast, dict)
    assert (forecast["attack"], forecast["defence"], forecast["fort"], forecast["cards"]) == (4, 1, 5, 1)
    weak = forecast["win"]
    s = table(2)
    put(s, 0, "DB", footman=8)
    put(s, 1, "5A", reanimate=1)
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A", "move_from DB", "units 7")
    strong = s.view(0)["forecast"]
    assert isinstance(strong, dict)
    assert weak < strong["win"]


@pytest.mark.clause("RUN-NEU-03", "RUN-NEU-04")
def test_odds_of_talks_come_from_the_cards_that_are_left() -> None:
    s = table(2)
    put(s, 0, "DB", footman=3)
    neutrals(s, "5A", beastman=1)
    s.influence[0] = 3
    only_fates(s, 5, 3, 1, 2)  # a gold one, a silver one, two red ones
    turn(s, 0, "mobilize")
    do(s, 0, "activate 5A", "move_from DB", "units 3")
    talks = s.view(0)["talks"]
    assert isinstance(talks, list)
    assert talks[:3] == [[25, 50], [50, 83], [75, 100]]
    assert "talks" not in s.view(1)


@pytest.mark.clause("RUN-ORD4-01")
def test_harvest_is_reckoned_before_it_is_given() -> None:
    s = table(2)
    before = s.view(0)["yields"]
    s.wasteland = mask("DA", "DB", "DC")
    assert isinstance(before, list)
    assert sum(before[0].values()) > 0
    bare = s.view(0)["yields"]
    assert isinstance(bare, list)
    assert bare[0] == {"food": 0, "wood": 0, "ore": 0}
