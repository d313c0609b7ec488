"""Redeployment: what may be moved, and what must stay."""

from __future__ import annotations

import pytest
from smallworld_table import at

RED, BLUE = 0, 1
OTHERS = {"1a": "wizards commando 0"}


@pytest.mark.clause("SMW-REDEPLOY-01", "SMW-REDEPLOY-02")
def test_tokens_move_freely_between_regions_that_do_not_touch_and_one_stays_in_each() -> None:
    table = at({"m2-01": "0a5", "m2-21": "0a1", "m2-04": "1a1"}, {"0a": "ratmen alchemist 0", **OTHERS}, ask="redeploy")
    assert table.asks() == "redeploy"
    assert (table.tokens("m2-01"), table.tokens("m2-21"), table.hand(RED)) == (1, 1, 4)
    assert table.offers() == ["deploy m2-01", "deploy m2-21", "rest m2-01", "rest m2-21"]
    table.do(RED, "deploy m2-21", "rest m2-21")
    assert (table.tokens("m2-01"), table.tokens("m2-21"), table.hand(RED)) == (1, 5, 0)
    assert table.asks() == "choose"


@pytest.mark.clause("SMW-REDEPLOY-01")
@pytest.mark.parametrize("region", ["m2-02", "m2-04", "m2-12"])
def test_tokens_go_to_regions_of_their_own_race_only(region: str) -> None:
    """Not to free land, to others, or to the own race in decline."""
    regions = {"m2-01": "0a5", "m2-21": "0a1", "m2-04": "1a1", "m2-12": "0d1"}
    table = at(regions, {"0a": "ratmen alchemist 0", "0d": "orcs - 0", **OTHERS}, ask="redeploy")
    assert table.refused(RED, f"deploy {region}") == "SMW-REDEPLOY-01"
    assert table.refused(RED, f"rest {region}") == "SMW-REDEPLOY-01"


@pytest.mark.clause("SMW-REDEPLOY-02", "SMW-REDEPLOY-03")
def test_only_amazons_leave_regions_at_redeployment() -> None:
    regions = {"m2-01": "0a2", "m2-02": "0a2", "m2-03": "0a1", "m2-04": "0a1", "m2-09": "0a1"}
    ratmen = at(regions, {"0a": "ratmen alchemist 0"}, ask="redeploy")
    assert (ratmen.asks(), ratmen.hand(RED)) == ("redeploy", 2)
    assert ratmen.offers_of("give_up") == []
    assert ratmen.refused(RED, "give_up m2-01") is not None
    ratmen.do(RED, "rest m2-01")
    assert [ratmen.tokens(region) for region in regions] == [3, 1, 1, 1, 1]
    amazons = at(regions, {"0a": "amazons alchemist 0"}, ask="redeploy")
    assert amazons.asks() == "give_up"


@pytest.mark.clause("SMW-REDEPLOY-04")
def test_no_token_may_be_held_back() -> None:
    table = at({"m2-01": "0a4", "m2-02": "0a1"}, {"0a": "ratmen fortified 1", **OTHERS}, ask="redeploy")
    assert table.hand(RED) == 4
    assert table.refused(RED, "done") == "SMW-REDEPLOY-04"
    assert "done" not in table.offers()
    table.do(RED, "deploy m2-01", "deploy m2-01", "deploy m2-01")
    assert table.refused(RED, "done") == "SMW-REDEPLOY-04"
    assert table.refused(RED, "rest m2-01") == "SMW-REDEPLOY-04", "one token is placed by itself"
    table.do(RED, "deploy m2-02")
    assert table.refused(RED, "deploy m2-02") == "SMW-REDEPLOY-04"
    table.do(RED, "done")
    assert (table.tokens("m2-01"), table.tokens("m2-02")) == (4, 2)


@pytest.mark.clause("SMW-REDEPLOY-04")
def test_with_a_single_region_all_go_there_and_with_none_all_stay_in_hand() -> None:
    single = at({"m2-01": "0a1"}, {"0a": "ratmen alchemist 6", **OTHERS}).do(RED, "stop")
    assert (single.tokens("m2-01"), single.hand(RED), single.asks()) == (7, 0, "choose")
    none = at({}, {"0a": "ratmen alchemist 6", **OTHERS}).do(RED, "stop")
    assert none.hand(RED) == 6


@pytest.mark.clause("SMW-REDEPLOY-05")
def test_of_races_in_decline_only_ghouls_are_laid_out_anew() -> None:
    regions = {"m2-01": "0d3", "m2-02": "0d1", "m2-20": "0a1", "m2-21": "0a3"}
    ghouls = at(regions, {"0a": "ratmen alchemist 0", "0d": "ghouls - 0", **OTHERS}, ask="choose")
    ghouls.do(RED, "expand")
    assert "skip" in ghouls.offers()
    ghouls.do(RED, "ready", "stop")
    assert ghouls.offers() == ["deploy m2-01", "deploy m2-02", "rest m2-01", "rest m2-02"]
    ghouls.do(RED, "rest m2-02")
    assert (ghouls.tokens("m2-01"), ghouls.tokens("m2-02")) == (1, 3)
    regions["m2-01"] = "0d1"
    orcs = at(regions, {"0a": "ratmen alchemist 0", "0d": "orcs - 0", **OTHERS}, ask="choose")
    orcs.do(RED, "expand")
    assert "skip" not in orcs.offers()
    orcs.do(RED, "ready", "stop")
    assert orcs.offers_of("deploy") == ["m2-20", "m2-21"]


@pytest.mark.clause("SMW-REDEPLOY-06")
def test_everything_is_placed_in_any_order() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a1 camps2"}
    peoples = {"0a": "ratmen bivouacking 0", **OTHERS}
    table = at(regions, peoples, ask="redeploy", leaders={RED: "m2-01"})
    assert {text.split()[0] for text in table.offers()} == {"deploy", "rest", "lead", "alone", "camp"}
    table.do(RED, "camp m2-02", "deploy m2-02", "lead m2-02", "camp m2-01", "camp m2-01", "camp m2-01", "camp m2-02")
    assert table.refused(RED, "camp m2-02") == "SMW-POWER-07"
    table.do(RED, "deploy m2-01")
    assert (table.region("m2-01")["tokens"], table.region("m2-01")["camps"]) == (2, 3)
    assert (table.region("m2-02")["tokens"], table.region("m2-02")["camps"], table.leader(RED)) == (2, 2, "m2-02")
    assert table.asks() == "choose"


@pytest.mark.clause("SMW-REDEPLOY-06")
def test_a_fortress_may_come_first_or_last() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a1"}
    peoples = {"0a": "ratmen fortified 0", **OTHERS}
    first = at(regions, peoples, ask="redeploy").do(RED, "fortress m2-02", "rest m2-01")
    last = at(regions, peoples, ask="redeploy").do(RED, "rest m2-01", "fortress m2-02")
    assert first.region("m2-02") == last.region("m2-02")
    assert "fortress" in last.region("m2-02")["marks"]
    assert (first.asks(), last.asks()) == ("choose", "choose")


@pytest.mark.clause("SMW-READY-08", "SMW-READY-03")
def test_tokens_kept_back_in_the_last_region_are_forgotten_when_it_is_abandoned() -> None:
    table = at({"m2-01": "0a3"}, {"0a": "ratmen alchemist 0", **OTHERS}, ask="ready")
    table.do(RED, "keep m2-01", "keep m2-01", "abandon m2-01", "take m2-01", "stop").do(BLUE, "expand")
    table.do(RED, "expand", "ready")
    assert (table.tokens("m2-01"), table.hand(RED)) == (1, 2)


@pytest.mark.clause("SMW-REDEPLOY-02", "SMW-READY-01", "SMW-POWER-38")
def test_tokens_in_the_sea_are_lifted_and_laid_out_like_others() -> None:
    """The sea is the first region of the board."""
    regions = {"m2-00": "0a3", "m2-01": "0a2"}
    table = at(regions, {"0a": "trolls seafaring 0", "1a": "wizards commando 0"}, ask="ready").do(0, "ready")
    assert (table.hand(0), table.tokens("m2-00"), table.tokens("m2-01")) == (3, 1, 1)
    table.do(0, "take m2-05")
    assert [table.region(name)["marks"] for name in ("m2-00", "m2-01", "m2-05")] == [["lair"]] * 3
    assert (table.hand(0), table.tokens("m2-05")) == (2, 1)
    table.do(0, "rest m2-00")
    assert (table.tokens("m2-00"), table.coins(0)) == (3, 5 + 3)
