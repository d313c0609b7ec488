"""Special powers, second half: Flying to Wealthy."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

RED, BLUE, GREEN = 0, 1, 2
OTHERS = {"1a": "wizards commando 0"}


@pytest.mark.clause("SMW-POWER-24")
def test_a_flying_race_conquers_any_land_and_no_water() -> None:
    table = at({"m2-01": "0a1", "m2-20": "1a1"}, {"0a": "ratmen flying 3", **OTHERS})
    for region in ("m2-09", "m2-15", "m2-20"):
        assert region in table.offers_of("take")
    for water in ("m2-00", "m2-07", "m2-22"):
        assert table.refused(RED, f"take {water}") == "SMW-CONQ-02"
    assert len(table.offers_of("take")) == 23 - 3 - 1
    assert at({"m2-01": "0a1"}, {"0a": "ratmen hill 3", **OTHERS}).refused(RED, "take m2-09") == "SMW-CONQ-09"


@pytest.mark.clause("SMW-POWER-25", "SMW-POWER-34", "SMW-POWER-35", "SMW-POWER-47")
@pytest.mark.parametrize(
    ("power", "bonus"), [("forest", 2), ("hill", 1), ("swamp", 3), ("merchant", 6), ("berserk", 0)]
)
def test_terrain_and_trade_bring_coins(power: str, bonus: int) -> None:
    regions = {"m2-02": "0a1", "m2-21": "0a1", "m2-04": "0a1", "m2-03": "0a1", "m2-16": "0a1", "m2-20": "0a1"}
    table = at(regions, {"0a": f"ratmen {power} 0", "1a": "wizards commando 0"}).do(RED, "stop")
    assert table.coins(RED) == 5 + 6 + bonus


# --- Fortified -------------------------------------------------------------------------------------------------------

FORTIFIED = {"0a": "ratmen fortified 0", "1a": "wizards commando 0"}
SIX = ("m2-01", "m2-02", "m2-03", "m2-04", "m2-09", "m2-10")


@pytest.mark.clause("SMW-POWER-26", "SMW-POWER-27", "SMW-POWER-30")
def test_s30_one_fortress_a_turn_one_a_region_and_each_brings_a_coin() -> None:
    table = at({"m2-01": "0a1 fortress", "m2-02": "0a1", "m2-03": "0a1"}, FORTIFIED).do(RED, "stop")
    assert table.offers() == ["fortress m2-02", "fortress m2-03", "done"]
    assert table.refused(RED, "fortress m2-01") == "SMW-POWER-26"
    assert table.refused(RED, "fortress m2-05") == "SMW-POWER-26"
    table.do(RED, "fortress m2-02")
    assert (table.state.seat(), table.coins(RED)) == (BLUE, 5 + 3 + 2)


@pytest.mark.clause("SMW-POWER-26")
def test_a_second_fortress_waits_for_the_next_turn_and_none_has_to_be_built() -> None:
    table = at({"m2-01": "0a3", "m2-02": "0a1"}, FORTIFIED).do(RED, "stop", "fortress m2-02")
    assert table.refused(RED, "fortress m2-01") == "SMW-POWER-26"
    assert table.offers_of("fortress") == []
    assert at({"m2-01": "0a1"}, FORTIFIED).do(RED, "stop", "done").region("m2-01")["marks"] == []
    plain = at({"m2-01": "0a2", "m2-02": "0a1"}, {"0a": "ratmen hill 0", **OTHERS}, ask="redeploy")
    assert plain.refused(RED, "fortress m2-01") == "SMW-POWER-26"


@pytest.mark.clause("SMW-POWER-26", "SMW-POWER-30")
def test_six_fortresses_stand_on_the_map_at_once_and_lost_ones_can_be_built_again() -> None:
    regions = dict.fromkeys(SIX, "0a1 fortress") | {"m2-14": "0a1"}
    full = at(regions, FORTIFIED).do(RED, "stop")
    assert (full.state.seat(), full.coins(RED)) == (BLUE, 5 + 7 + 6)
    table = at(regions, FORTIFIED, ask="ready").do(RED, "abandon m2-01", "ready", "stop")
    assert table.offers_of("fortress") == ["m2-14"]
    table.do(RED, "deploy m2-02", "fortress m2-14")
    assert table.region("m2-14")["marks"] == ["fortress"]


@pytest.mark.clause("SMW-POWER-27", "SMW-POWER-28", "SMW-POWER-29")
def test_s28_a_fortress_defends_in_decline_and_brings_nothing_there() -> None:
    regions = {"m2-01": "0a1 fortress", "m2-02": "0a1 fortress", "m2-03": "0a1 fortress", "m2-09": "1a9"}
    table = at(regions, {**FORTIFIED, "1a": "orcs hill 0"}, ask="choose").do(RED, "decline")
    assert table.coins(RED) == 5 + 3
    table.do(BLUE, "expand", "ready")
    assert table.price("m2-03") == 2 + 1 + 1
    table.do(BLUE, "take m2-03")
    assert table.region("m2-03")["marks"] == []
    active = at({"m2-01": "1a2 fortress", "m2-02": "0a1"}, {"0a": "orcs hill 5", "1a": "ratmen fortified 0"})
    assert active.price("m2-01") == 2 + 2 + 1
    assert active.do(RED, "take m2-01").region("m2-01")["marks"] == []


@pytest.mark.clause("SMW-POWER-29")
def test_an_abandoned_fortress_is_gone() -> None:
    table = at({"m2-01": "0a1 fortress", "m2-02": "0a1"}, FORTIFIED, ask="ready").do(RED, "abandon m2-01")
    assert table.region("m2-01")["marks"] == []


# --- Heroic ----------------------------------------------------------------------------------------------------------

HEROIC = {"0a": "ratmen heroic 0", "1a": "orcs hill 9"}


@pytest.mark.clause("SMW-POWER-31")
def test_two_heroes_make_two_different_regions_immune() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a1"}, HEROIC).do(RED, "stop")
    assert table.offers() == ["hero m2-01", "hero m2-02", "hero m2-03"]
    assert table.refused(RED, "done") == "SMW-POWER-31"
    table.do(RED, "hero m2-02")
    assert table.refused(RED, "hero m2-02") == "SMW-POWER-31"
    assert table.refused(RED, "hero m2-05") == "SMW-REDEPLOY-01"
    table.do(RED, "hero m2-03")
    assert [table.region(region)["marks"] for region in ("m2-01", "m2-02", "m2-03")] == [[], ["hero"], ["hero"]]
    table.do(BLUE, "expand")
    assert table.refused(BLUE, "take m2-02") == table.refused(BLUE, "take m2-03") == "SMW-CONQ-17"
    assert table.refused(BLUE, "take m2-01") is None


@pytest.mark.clause("SMW-POWER-32")
def test_heroes_move_every_turn_and_disappear_at_the_decline() -> None:
    regions = {"m2-01": "0a1 hero", "m2-02": "0a1 hero", "m2-03": "0a1"}
    table = at(regions, HEROIC).do(RED, "stop", "hero m2-03", "hero m2-01")
    assert [table.region(region)["marks"] for region in regions] == [["hero"], [], ["hero"]]
    gone = at(regions, HEROIC, ask="choose").do(RED, "decline")
    assert [gone.region(region)["marks"] for region in regions] == [[], [], []]


@pytest.mark.clause("SMW-POWER-33")
def test_with_a_single_region_one_hero_is_placed_and_with_none_no_hero() -> None:
    single = at({"m2-01": "0a3"}, HEROIC).do(RED, "stop", "hero m2-01")
    assert (single.region("m2-01")["marks"], single.position()["supply"]["heroes"]) == (["hero"], 1)
    assert single.state.seat() == BLUE
    none = at({}, {**HEROIC, "0a": "ratmen heroic 4"}).do(RED, "stop")
    assert (none.position()["supply"]["heroes"], none.state.seat()) == (2, BLUE)


# --- Mounted, Seafaring ----------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-POWER-36")
def test_a_mounted_race_pays_less_on_hills_and_farmland() -> None:
    table = at({"m2-10": "0a1", "m2-14": "1a2"}, {"0a": "ratmen mounted 5", **OTHERS})
    assert [table.price(name) for name in ("m2-04", "m2-09", "m2-14", "m2-15")] == [1, 1, 3, 3]


@pytest.mark.clause("SMW-POWER-37")
def test_pillagers_are_paid_for_regions_that_were_not_empty() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-06": "tribe"}
    table = at(regions, {"0a": "ratmen pillaging 8", **OTHERS}).do(RED, "take m2-02", "take m2-06", "take m2-11")
    table.do(RED, "rest m2-01")
    assert table.coins(RED) == 5 + 4 + 2


@pytest.mark.clause("SMW-POWER-38", "SMW-POWER-39")
def test_a_seafaring_race_conquers_seas_and_lake_for_two_and_is_paid_for_them() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1", "m2-20": "0a1"}, {"0a": "ratmen seafaring 6", **OTHERS})
    assert [table.price(water) for water in ("m2-00", "m2-07", "m2-22")] == [2, 2, 2]
    table.do(RED, "take m2-00", "take m2-07", "take m2-22", "rest m2-01")
    assert table.coins(RED) == 5 + 6
    assert at({"m2-01": "0a1"}, {"0a": "ratmen hill 6", **OTHERS}).refused(RED, "take m2-00") == "SMW-CONQ-02"


@pytest.mark.clause("SMW-POWER-40")
def test_water_is_kept_and_paid_for_in_decline() -> None:
    table = at({"m2-00": "0a2", "m2-01": "0a1"}, {"0a": "ratmen seafaring 0", **OTHERS}, ask="choose")
    table.do(RED, "decline")
    assert (table.holder("m2-00"), table.tokens("m2-00"), table.coins(RED)) == ((RED, "declined"), 1, 5 + 2)


@pytest.mark.clause("SMW-POWER-40", "SMW-POWER-41")
def test_only_seafarers_attack_water_and_cast_spells_into_it() -> None:
    regions = {"m2-01": "0a1", "m2-00": "1d1"}
    peoples = {"0a": "orcs seafaring 3", "1d": "elves - 0", **OTHERS}
    assert at(regions, peoples).price("m2-00") == 2 + 1
    plain = at(regions, {**peoples, "0a": "orcs hill 5"})
    assert plain.refused(RED, "take m2-00") == plain.refused(RED, "dare m2-00") == "SMW-CONQ-02"
    spell = at({"m2-01": "0a1", "m2-00": "1a1"}, {"0a": "sorcerers hill 0", "1a": "orcs seafaring 0"})
    assert spell.refused(RED, "spell m2-00") == "SMW-CONQ-02"
    assert spell.offers() == ["stop"]
    flying = at({"m2-01": "0a1", "m2-00": "1a1"}, {"0a": "sorcerers flying 0", "1a": "orcs seafaring 0"})
    assert flying.refused(RED, "spell m2-00") == "SMW-CONQ-02"


# --- Spirit, Stout ---------------------------------------------------------------------------------------------------


def three(ask: str = "choose") -> Table:
    """A Spirit race in decline, another in decline, and an active one."""
    regions = {"m2-01": "0s1", "m2-02": "0d1", "m2-20": "0a2", "m2-21": "0a1", "m2-09": "1a5"}
    peoples = {"0a": "ratmen hill 0", "0d": "elves - 0", "0s": "orcs spirit 0", "1a": "humans swamp 0"}
    return at(regions, peoples, ask=ask)


@pytest.mark.clause("SMW-POWER-42")
def test_s25_a_spirit_race_lies_beside_the_other_race_in_decline() -> None:
    regions = {"m2-01": "0a2", "m2-02": "0d1", "m2-09": "1a1"}
    table = at(regions, {"0a": "orcs spirit 0", "0d": "elves - 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert (table.holder("m2-01"), table.holder("m2-02")) == ((RED, "spirit"), (RED, "declined"))
    assert table.coins(RED) == 5 + 2
    assert table.player(RED)["spirit"] == {"race": "orcs", "power": "spirit", "hand": 0}


@pytest.mark.clause("SMW-POWER-42", "SMW-POWER-43")
def test_s25_all_three_score_and_a_third_decline_removes_the_other_one_only() -> None:
    table = three("ready").do(RED, "ready", "stop", "deploy m2-20")
    assert table.coins(RED) == 5 + 4
    table = three().do(RED, "decline")
    assert (table.holder("m2-01"), table.holder("m2-02")) == ((RED, "spirit"), None)
    assert (table.holder("m2-20"), table.coins(RED)) == ((RED, "declined"), 5 + 3)


@pytest.mark.clause("SMW-POWER-43", "SMW-POWER-44")
def test_the_spirit_race_leaves_with_its_last_region_and_only_then_its_badge_is_free() -> None:
    regions = {"m2-01": "1s1", "m2-02": "0a1", "m2-20": "1a1"}
    table = at(regions, {"0a": "ratmen hill 3", "1s": "orcs spirit 0", "1a": "humans swamp 0"})
    stacks = table.position()["stacks"]
    offered = [combo["power"] for combo in table.position()["column"]]
    assert "spirit" not in [*stacks["badges"], *stacks["discarded"], *offered]
    table.do(RED, "take m2-01")
    assert table.player(BLUE)["spirit"] is None
    assert table.position()["stacks"]["discarded"] == ["spirit"]
    assert table.position()["stacks"]["below"] == ["orcs"]


@pytest.mark.clause("SMW-POWER-45", "SMW-POWER-46")
def test_s27_a_stout_race_declines_after_scoring_and_the_older_one_scores_before_it_leaves() -> None:
    regions = {"m2-01": "0d1", "m2-02": "0d1", "m2-03": "0d1", "m2-09": "1a1"}
    own = ("m2-10", "m2-14", "m2-15", "m2-20", "m2-21", "m2-13")
    peoples = {"0a": "ratmen stout 0", "0d": "elves - 0", **OTHERS}
    table = at(regions | dict.fromkeys(own, "0a1"), peoples).do(RED, "stop")
    assert (table.asks(), table.offers(), table.coins(RED)) == ("stout", ["stay", "retire"], 5 + 6 + 3)
    table.do(RED, "retire")
    assert (table.coins(RED), table.holder("m2-01"), table.holder("m2-10")) == (14, None, (RED, "declined"))
    assert (table.state.seat(), table.asks()) == (BLUE, "choose")
    table.do(BLUE, "expand", "ready")
    assert (table.state.seat(), table.asks()) == (RED, "pick")


@pytest.mark.clause("SMW-POWER-45")
def test_a_stout_race_may_stay_and_no_other_race_is_asked() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen stout 0", **OTHERS}).do(RED, "stop", "stay")
    assert (table.holder("m2-01"), table.state.seat()) == ((RED, "active"), BLUE)
    assert at({"m2-01": "0a1"}, {"0a": "ratmen hill 0", **OTHERS}).do(RED, "stop").state.seat() == BLUE
    decline = at({"m2-01": "0a1"}, {"0a": "ratmen stout 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert decline.state.seat() == BLUE, "a turn spent on the decline asks nothing more"


# --- Underworld, Wealthy ---------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-POWER-48", "SMW-POWER-49")
def test_s9_caverns_cost_less_and_lie_next_to_each_other() -> None:
    table = at({"m2-03": "0a1"}, {"0a": "ratmen underworld 5", **OTHERS})
    assert (table.price("m2-17"), table.price("m2-14"), table.price("m2-05")) == (1, 1, 2)
    assert table.price("m2-16") is None, "no cavern, and far away"
    outside = at({"m2-02": "0a1"}, {"0a": "ratmen underworld 5", **OTHERS})
    assert (outside.price("m2-03"), outside.price("m2-17")) == (1, None)
    plain = at({"m2-03": "0a1"}, {"0a": "ratmen hill 5", **OTHERS})
    assert plain.refused(RED, "take m2-17") == "SMW-CONQ-09"
    entry = at({}, {"0a": "ratmen underworld 5", **OTHERS})
    assert entry.refused(RED, "take m2-14") == "SMW-ENTRY-01"


@pytest.mark.clause("SMW-POWER-50")
def test_tunnels_serve_sorcery_and_the_giants_too() -> None:
    spell = at({"m2-03": "0a1", "m2-17": "1a1"}, {"0a": "sorcerers underworld 0", **OTHERS})
    assert spell.offers_of("spell") == ["m2-17"]
    giants = at({"m2-05": "0a1"}, {"0a": "giants underworld 5", "1a": "orcs hill 0"})
    assert giants.price("m2-14") == 1
    defended = at({"m2-05": "0a1", "m2-14": "1a2"}, {"0a": "giants underworld 5", "1a": "orcs hill 0"})
    assert defended.price("m2-14") == 2 + 2 - 1 - 1
    far = at({"m2-08": "0a1", "m2-03": "0a1", "m2-17": "1a2"}, {"0a": "giants underworld 5", "1a": "orcs hill 0"})
    assert far.price("m2-17") == 2 + 2 - 1, "their mountain has no cavern"


@pytest.mark.clause("SMW-POWER-51")
def test_s30_the_wealthy_are_paid_seven_once() -> None:
    table = at({}, {"1a": "orcs hill 0"}, ask="pick", column=("ratmen wealthy", "elves swamp"))
    table.do(RED, "pick ratmen").reveal().do(RED, "without", "take m2-01", "stop")
    assert table.coins(RED) == 5 + 1 + 7
    table.do(BLUE, "expand").do(RED, "expand", "ready", "stop")
    assert table.coins(RED) == 13 + 1
    second = at({}, {"0a": "orcs hill 0"}, ask="pick", active=BLUE, column=("ratmen wealthy", "elves swamp"))
    second.do(BLUE, "pick ratmen").reveal().do(BLUE, "without", "take m2-01", "stop")
    assert second.coins(BLUE) == 5 + 1 + 7
