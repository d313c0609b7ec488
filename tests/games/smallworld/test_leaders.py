"""Leaders in service: one more piece, with regions he may not end a turn in."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

RED, BLUE = 0, 1
OTHERS = {"1a": "wizards swamp 0"}
PLAIN = {"0a": "ratmen hill 0", **OTHERS}


# --- One more piece --------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-01", "SMW-LEADER-02")
def test_s35_a_leader_is_one_piece_more_beside_the_tokens() -> None:
    column = ("humans alchemist", "orcs hill")
    regions = {"m2-01": "1a8"}
    led = at(regions, OTHERS, ask="pick", column=column).do(RED, "pick humans").reveal().do(RED, "attach")
    assert (led.hand(RED), led.leader(RED), led.tray("humans")) == (9, "hand", 1)
    assert (led.price("m2-01"), "m2-01" in led.offers_of("take")) == (10, True)
    alone = at(regions, OTHERS, ask="pick", column=column).do(RED, "pick humans").reveal().do(RED, "without")
    assert (alone.hand(RED), alone.leader(RED)) == (9, "none")
    assert alone.refused(RED, "take m2-01") == "SMW-CONQ-01"


@pytest.mark.clause("SMW-LEADER-03", "SMW-LEADER-04")
def test_s36_a_leader_defends_his_region_like_a_token() -> None:
    table = at({"m2-01": "0a1", "m2-05": "1a1"}, {"0a": "ratmen hill 9", **OTHERS}, leaders={BLUE: "m2-05"})
    assert table.price("m2-05") == 2 + 1 + 1 + 1
    lone = at({"m2-01": "0a1", "m2-06": "1a0"}, {"0a": "ratmen hill 9", **OTHERS}, leaders={BLUE: "m2-06"})
    assert lone.price("m2-06") == 2 + 1


@pytest.mark.clause("SMW-LEADER-03")
def test_a_leader_conquers_and_holds_a_region_alone() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen commando 0", **OTHERS}, leaders={RED: "hand"})
    table.do(RED, "take m2-02")
    assert (table.asks(), table.offers()) == ("redeploy", ["alone m2-01", "alone m2-02"])
    table.do(RED, "alone m2-02")
    assert (table.leader(RED), table.tokens("m2-02"), table.holder("m2-02")) == ("m2-02", 0, (RED, "active"))
    assert table.coins(RED) == 5 + 2


@pytest.mark.clause("SMW-LEADER-03")
@pytest.mark.parametrize(("face", "taken"), [("face 0", False), ("face 1", False), ("face 2", True), ("face 3", True)])
def test_s57_the_leader_alone_may_dare_the_die_and_takes_the_region_alone(face: str, taken: bool) -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, PLAIN, leaders={RED: "hand"})
    assert table.offers_of("dare") == ["m2-02", "m2-05", "m2-06"]
    table.do(RED, "dare m2-02").roll(face)
    if taken:
        assert table.holder("m2-02") == (RED, "active")
        assert table.do(RED, "alone m2-02").leader(RED) == "m2-02"
    else:
        assert table.holder("m2-02") == (BLUE, "active")
        assert table.do(RED, "lead m2-01").leader(RED) == "m2-01"


@pytest.mark.clause("SMW-LEADER-02", "SMW-DIE-05")
def test_with_the_die_all_that_is_left_goes_along_the_leader_too() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a3"}, {"0a": "ratmen hill 2", **OTHERS}, leaders={RED: "hand"})
    table.do(RED, "dare m2-02").roll("face 3")
    conquered = table.told("conquered")[-1]
    assert conquered["tokens"] == 3, "two tokens and the Leader"


@pytest.mark.clause("SMW-LEADER-55")
def test_the_leader_goes_along_only_when_the_tokens_do_not_suffice() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen hill 3", **OTHERS}, leaders={RED: "hand"}).do(RED, "take m2-02")
    assert (table.leader(RED), table.hand(RED), table.tokens("m2-02")) == ("hand", 1, 2)
    table.do(RED, "take m2-06")
    assert table.told("conquered")[-1]["tokens"] == 2
    assert (table.asks(), table.hand(RED), table.leader(RED)) == ("redeploy", 1, "hand")


@pytest.mark.clause("SMW-LEADER-46")
def test_reductions_count_for_a_leader_too() -> None:
    commando = at({"m2-01": "0a1"}, {"0a": "ratmen commando 0", **OTHERS}, leaders={RED: "hand"})
    assert commando.offers_of("take") == ["m2-02", "m2-06"]
    berserk = at({"m2-01": "0a1"}, {"0a": "ratmen berserk 0", **OTHERS}, leaders={RED: "hand"})
    assert berserk.offers() == ["stop", "roll"]
    berserk.do(RED, "roll").roll("face 1")
    assert berserk.offers_of("take") == ["m2-02", "m2-06"]


@pytest.mark.clause("SMW-LEADER-49", "SMW-READY-03")
def test_the_region_of_a_leader_may_be_abandoned() -> None:
    table = at({"m2-01": "0a2", "m2-02": "0a1"}, PLAIN, ask="ready", leaders={RED: "m2-01"}).do(RED, "abandon m2-01")
    assert (table.holder("m2-01"), table.hand(RED), table.leader(RED)) == (None, 2, "hand")
    alone = at({"m2-01": "0a0", "m2-02": "0a1"}, PLAIN, ask="ready", leaders={RED: "m2-01"}).do(RED, "abandon m2-01")
    assert (alone.holder("m2-01"), alone.hand(RED), alone.leader(RED)) == (None, 0, "hand")


@pytest.mark.clause("SMW-LEADER-03", "SMW-READY-01")
def test_a_leader_is_readied_like_a_token_but_not_from_a_region_he_holds_alone() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, PLAIN, ask="ready", leaders={RED: "m2-01"}).do(RED, "ready")
    assert (table.leader(RED), table.tokens("m2-01")) == ("hand", 1)
    alone = at({"m2-01": "0a0", "m2-02": "0a3"}, PLAIN, ask="ready", leaders={RED: "m2-01"}).do(RED, "ready")
    assert (alone.leader(RED), alone.hand(RED)) == ("m2-01", 2)


@pytest.mark.clause("SMW-LEADER-36")
@pytest.mark.parametrize("where", ["waiting", "hand"])
def test_a_race_of_a_leader_alone_plays_on(where: str) -> None:
    table = at({"m2-20": "1a1"}, {"0a": "ratmen commando 0", **OTHERS}, ask="choose", leaders={RED: where})
    assert table.offers() == ["expand", "decline"]
    table.do(RED, "expand")
    assert table.asks() == "conquer"
    table.do(RED, "take m2-01", "alone m2-01")
    assert (table.leader(RED), table.holder("m2-01"), table.state.seat()) == ("m2-01", (RED, "active"), BLUE)


# --- Regions he may not end the turn in ------------------------------------------------------------------------------

IMMUNE = [("ratmen dragon_master", "dragon"), ("halflings hill", "hole")]


@pytest.mark.clause("SMW-LEADER-08", "SMW-LEADER-09")
@pytest.mark.parametrize(("people", "mark"), IMMUNE)
def test_a_leader_does_not_end_the_turn_in_an_immune_region(people: str, mark: str) -> None:
    regions = {"m2-01": f"0a2 {mark}", "m2-02": "0a1"}
    table = at(regions, {"0a": f"{people} 0", **OTHERS}, ask="redeploy", leaders={RED: "m2-01"})
    assert table.leader(RED) == "hand", "he is laid out anew like the tokens"
    assert table.refused(RED, "lead m2-01") == table.refused(RED, "alone m2-01") == "SMW-LEADER-08"
    assert table.offers_of("lead") == ["m2-02"]
    assert table.refused(RED, "lead m2-05") == "SMW-REDEPLOY-01"
    table.do(RED, "lead m2-02", "deploy m2-01")
    assert (table.leader(RED), table.state.seat()) == ("m2-02", BLUE)


@pytest.mark.clause("SMW-LEADER-08", "SMW-LEADER-09", "SMW-LEADER-44", "SMW-REDEPLOY-06")
def test_s44_heroes_in_two_regions_leave_the_third_to_the_leader() -> None:
    regions = {"m2-01": "0a2", "m2-02": "0a1 hero", "m2-03": "0a1 hero"}
    table = at(regions, {"0a": "ratmen heroic 0", **OTHERS}, ask="redeploy", leaders={RED: "m2-01"})
    assert table.refused(RED, "lead m2-03") == "SMW-LEADER-44", "first the Heroes"
    assert table.offers_of("lead") == table.offers_of("alone") == []
    table.do(RED, "hero m2-01", "hero m2-02")
    assert table.offers_of("lead") == ["m2-03"]
    assert table.refused(RED, "lead m2-01") == table.refused(RED, "lead m2-02") == "SMW-LEADER-08"
    table.do(RED, "deploy m2-01", "lead m2-03")
    assert (table.leader(RED), table.state.seat()) == ("m2-03", BLUE)


@pytest.mark.clause("SMW-LEADER-10", "SMW-LEADER-44")
@pytest.mark.parametrize("regions", [{"m2-01": "0a2"}, {"m2-01": "0a2", "m2-02": "0a2"}])
def test_s44_with_one_or_two_regions_heroes_leave_no_place_for_the_leader(regions: dict[str, str]) -> None:
    table = at(regions, {"0a": "ratmen heroic 0", **OTHERS}, leaders={RED: "m2-01"}).do(RED, "stop")
    for region in regions:
        table.do(RED, f"hero {region}")
    while table.state.seat() == RED:
        assert set(table.offers_of("lead")) == set()
        table.do(RED, table.offers()[-1])
    assert table.leader(RED) == "waiting"
    assert table.told("waits") != []


@pytest.mark.clause("SMW-LEADER-10", "SMW-LEADER-11", "SMW-LEADER-45", "SMW-LEADER-51")
def test_s43_the_leader_of_halflings_with_two_holes_waits_off_the_board_and_is_back_next_turn() -> None:
    regions = {"m2-09": "0a2 hole", "m2-14": "0a3 hole", "m2-20": "1a1"}
    table = at(regions, {"0a": "halflings hill 0", **OTHERS}, ask="redeploy", leaders={RED: "hand"})
    table.do(RED, "rest m2-09")
    assert (table.leader(RED), table.state.seat(), table.coins(RED)) == ("waiting", BLUE, 5 + 2 + 1)
    table.do(BLUE, "expand", "ready").do(RED, "expand")
    assert table.leader(RED) == "hand"
    table.do(RED, "ready")
    assert (table.hand(RED), table.price("m2-10"), table.price("m2-08")) == (3, 2, 3)
    table.do(RED, "take m2-08")
    assert (table.hand(RED), table.leader(RED)) == (0, "hand")
    assert "m2-10" in table.offers_of("dare"), "he attacks, as the Amazons do"


@pytest.mark.clause("SMW-LEADER-12")
def test_a_leader_off_the_board_defends_nothing_and_cannot_be_captured() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a2", "m2-20": "1a1"}
    table = at(regions, {"0a": "ratmen hill 9", **OTHERS}, leaders={BLUE: "waiting"})
    assert table.price("m2-02") == 4
    table.do(RED, "take m2-02")
    assert (table.asks(), table.state.seat(), table.leader(BLUE)) == ("conquer", RED, "waiting")
    assert table.told("captured") == []


@pytest.mark.clause("SMW-LEADER-13")
def test_a_leader_is_not_kept_off_the_board_by_choice() -> None:
    regions = {"m2-01": "0a1", "m2-02": "0a1"}
    table = at(regions, {"0a": "ratmen fortified 0", **OTHERS}, ask="redeploy", leaders={RED: "hand"})
    assert table.refused(RED, "done") == "SMW-LEADER-13"
    assert "done" not in table.offers()
    table.do(RED, "lead m2-01")
    assert "done" in table.offers()
    assert table.refused(RED, "lead m2-02") == "SMW-LEADER-01"


@pytest.mark.clause("SMW-LEADER-14", "SMW-LEADER-24")
def test_during_his_turn_he_may_stand_in_a_region_that_becomes_immune() -> None:
    table = at({}, {"0a": "sorcerers dragon_master 0", **OTHERS}, leaders={RED: "hand"})
    table.do(RED, "dragon m2-01")
    assert (table.leader(RED), table.region("m2-01")["marks"], table.asks()) == ("m2-01", ["dragon"], "conquer")
    halflings = at({}, {"0a": "halflings commando 0", **OTHERS}, leaders={RED: "hand"}, change={"supply": {"holes": 2}})
    halflings.do(RED, "take m2-09")
    assert halflings.told("conquered")[-1]["tokens"] == 1


@pytest.mark.clause("SMW-LEADER-16")
@pytest.mark.parametrize(
    ("people", "region", "marks", "players"),
    [
        ("ratmen diplomat", "m2-02", "", {RED: {"ally": None}}),
        ("ratmen seafaring", "m2-00", "", {}),
        ("ratmen seafaring", "m2-07", "", {}),
        ("ratmen hill", "m2-05", "", {}),
        ("trolls hill", "m2-02", "lair", {}),
        ("ratmen fortified", "m2-02", "fortress", {}),
        ("ratmen bivouacking", "m2-02", "camps5", {}),
    ],
)
def test_strong_places_are_not_immune(
    people: str, region: str, marks: str, players: dict[int, dict[str, object]]
) -> None:
    regions = {"m2-01": "0a1", region: f"0a1 {marks}"}
    table = at(regions, {"0a": f"{people} 0", **OTHERS}, ask="redeploy", leaders={RED: "hand"}, players=players)
    assert set(table.offers_of("lead")) == {"m2-01", region}
    assert table.do(RED, f"lead {region}").leader(RED) == region


@pytest.mark.clause("SMW-VAR-05")
def test_a_setting_forbids_water_to_leaders() -> None:
    regions = {"m2-00": "0a0", "m2-01": "0a1", "m2-07": "0a1"}
    peoples = {"0a": "ratmen seafaring 0", **OTHERS}
    dry = at(regions, peoples, ask="redeploy", leaders={RED: "m2-00"}, options={"leader_in_water": "forbidden"})
    assert dry.refused(RED, "alone m2-00") == dry.refused(RED, "lead m2-07") == "SMW-VAR-05"
    assert dry.offers() == ["alone m2-01"]
    dry.do(RED, "alone m2-01")
    assert (dry.leader(RED), dry.tokens("m2-00"), dry.tokens("m2-01")) == ("m2-01", 1, 0)
    only = {"m2-00": "0a2", "m2-07": "0a1"}
    off = at(only, peoples, ask="redeploy", leaders={RED: "hand"}, options={"leader_in_water": "forbidden"})
    assert off.do(RED, "deploy m2-00").leader(RED) == "waiting"
    wet = at(regions, peoples, ask="redeploy", leaders={RED: "m2-00"})
    assert wet.do(RED, "alone m2-00").leader(RED) == "m2-00"


# --- Alone in an immune region ---------------------------------------------------------------------------------------


def dragon(regions: dict[str, str], target: str, hand: int = 0) -> Table:
    """The Leader is the last piece in hand, and goes with the Dragon."""
    table = at(regions, {"0a": f"ratmen dragon_master {hand}", **OTHERS}, leaders={RED: "hand"})
    return table.do(RED, f"dragon {target}")


@pytest.mark.clause("SMW-LEADER-15", "SMW-LEADER-43")
def test_s45_a_leader_who_went_with_the_dragon_is_relieved_by_trading_places() -> None:
    table = dragon({"m2-09": "0a1"}, "m2-08")
    assert table.told("conquered")[-1]["tokens"] == 1
    assert table.offers() == ["alone m2-09"]
    assert table.refused(RED, "lead m2-08") == table.refused(RED, "alone m2-08") == "SMW-LEADER-08"
    assert table.refused(RED, "lead m2-09") == "SMW-LEADER-15", "somebody has to hold the other region"
    table.do(RED, "alone m2-09")
    assert (table.leader(RED), table.tokens("m2-09"), table.tokens("m2-08")) == ("m2-09", 0, 1)
    assert (table.region("m2-08")["marks"], table.coins(RED)) == (["dragon"], 5 + 2)


@pytest.mark.clause("SMW-LEADER-15", "SMW-LEADER-43")
def test_s45_a_token_to_spare_relieves_him_at_once() -> None:
    table = dragon({"m2-09": "0a3"}, "m2-08")
    assert (table.tokens("m2-08"), table.tokens("m2-09"), table.hand(RED)) == (1, 1, 1)
    assert table.refused(RED, "lead m2-08") == "SMW-LEADER-08"
    assert table.offers() == ["deploy m2-08", "deploy m2-09", "lead m2-09", "alone m2-09"]
    table.do(RED, "lead m2-09", "deploy m2-08")
    assert (table.leader(RED), table.tokens("m2-08")) == ("m2-09", 2)


@pytest.mark.clause("SMW-LEADER-15", "SMW-LEADER-10")
def test_s46_without_a_token_to_spare_the_region_is_given_up_and_the_dragon_goes_to_hand() -> None:
    table = dragon({}, "m2-05")
    assert (table.holder("m2-05"), table.region("m2-05")["marks"]) == (None, [])
    assert (table.leader(RED), table.state.seat(), table.coins(RED)) == ("waiting", BLUE, 5)
    table.do(BLUE, "expand").do(RED, "expand")
    assert "m2-05" in table.offers_of("dragon"), "both are there again"


@pytest.mark.clause("SMW-LEADER-15", "SMW-RACE-26")
def test_a_hole_is_lost_with_the_region_given_up() -> None:
    regions = {"m2-09": "0a1 hole"}
    peoples = {"0a": "halflings commando 0", **OTHERS}
    table = at(regions, peoples, leaders={RED: "hand"}, change={"supply": {"holes": 1}}).do(RED, "take m2-14")
    assert (table.holder("m2-14"), table.leader(RED), table.holder("m2-09")) == (None, "waiting", (RED, "active"))
    assert table.position()["supply"]["holes"] == 0
    assert table.coins(RED) == 5 + 1


@pytest.mark.clause("SMW-LEADER-15", "SMW-LEADER-45")
def test_with_a_token_to_spare_both_holes_are_kept() -> None:
    regions = {"m2-09": "0a2 hole"}
    peoples = {"0a": "halflings commando 0", **OTHERS}
    table = at(regions, peoples, leaders={RED: "hand"}, change={"supply": {"holes": 1}}).do(RED, "take m2-14")
    assert (table.tokens("m2-09"), table.tokens("m2-14"), table.leader(RED)) == (1, 1, "waiting")
    assert table.coins(RED) == 5 + 2


@pytest.mark.clause("SMW-LEADER-15")
def test_dragon_and_holes_together_leave_him_no_region() -> None:
    regions = {"m2-09": "0a1 hole", "m2-14": "0a1 hole"}
    table = at(regions, {"0a": "halflings dragon_master 0", **OTHERS}, leaders={RED: "hand"}).do(RED, "dragon m2-08")
    assert (table.holder("m2-08"), table.leader(RED), table.coins(RED)) == (None, "waiting", 5 + 2)
    regions["m2-10"] = "0a1"
    table = at(regions, {"0a": "halflings dragon_master 0", **OTHERS}, leaders={RED: "hand"}).do(RED, "dragon m2-08")
    assert table.offers() == ["alone m2-10"]
    table.do(RED, "alone m2-10")
    assert (table.tokens("m2-08"), table.leader(RED), table.coins(RED)) == (1, "m2-10", 5 + 4)


@pytest.mark.clause("SMW-LEADER-15", "SMW-LEADER-03")
def test_a_leader_may_take_the_place_of_any_token_and_free_it() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, PLAIN, ask="redeploy", leaders={RED: "m2-01"})
    assert table.offers() == ["lead m2-01", "alone m2-01", "lead m2-02", "alone m2-02"]
    table.do(RED, "alone m2-01")
    assert (table.leader(RED), table.tokens("m2-01"), table.hand(RED)) == ("m2-01", 0, 1)
    table.do(RED, "deploy m2-02")
    assert (table.tokens("m2-02"), table.state.seat()) == (2, BLUE)
    single = at({"m2-01": "0a2"}, PLAIN, ask="redeploy", leaders={RED: "hand"})
    assert single.refused(RED, "alone m2-01") == "SMW-REDEPLOY-04", "the token would have nowhere to go"


# --- Heroes and a Leader alone ---------------------------------------------------------------------------------------

HEROIC = {"0a": "ratmen heroic 0", **OTHERS}


@pytest.mark.clause("SMW-LEADER-52", "SMW-LEADER-44")
def test_no_hero_goes_where_the_leader_has_to_stand_alone() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a0"}, HEROIC, ask="redeploy", leaders={RED: "m2-02"})
    assert table.offers() == ["hero m2-01", "hero m2-02"]
    table.do(RED, "hero m2-01")
    assert table.refused(RED, "hero m2-02") == "SMW-LEADER-52"
    assert table.offers() == ["alone m2-02"]
    table.do(RED, "alone m2-02")
    assert (table.leader(RED), table.position()["supply"]["heroes"], table.state.seat()) == ("m2-02", 1, BLUE)
    assert (table.region("m2-01")["marks"], table.region("m2-02")["marks"]) == (["hero"], [])


@pytest.mark.clause("SMW-LEADER-52", "SMW-LEADER-15")
def test_a_hero_in_the_region_he_left_lets_a_token_trade_places_with_him() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a0"}, HEROIC, ask="redeploy", leaders={RED: "m2-02"}).do(RED, "hero m2-02")
    assert table.refused(RED, "hero m2-01") == "SMW-LEADER-52"
    table.do(RED, "alone m2-01")
    assert (table.leader(RED), table.tokens("m2-01"), table.tokens("m2-02")) == ("m2-01", 0, 1)
    assert table.position()["supply"]["heroes"] == 1


@pytest.mark.clause("SMW-LEADER-52")
def test_the_only_region_held_by_the_leader_alone_gets_no_hero() -> None:
    table = at({"m2-02": "0a0"}, HEROIC, ask="redeploy", leaders={RED: "m2-02"})
    assert table.refused(RED, "hero m2-02") == "SMW-LEADER-52"
    assert table.offers() == ["alone m2-02"]
    table.do(RED, "alone m2-02")
    assert (table.leader(RED), table.position()["supply"]["heroes"], table.coins(RED)) == ("m2-02", 2, 5 + 1)


@pytest.mark.clause("SMW-LEADER-52", "SMW-LEADER-44")
@pytest.mark.parametrize("open_to_him", ["m2-01", "m2-02", "m2-03"])
def test_of_three_regions_each_may_be_the_leaders_and_both_heroes_stand(open_to_him: str) -> None:
    regions = {"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a0"}
    table = at(regions, HEROIC, ask="redeploy", leaders={RED: "m2-03"})
    table.do(RED, *[f"hero {region}" for region in regions if region != open_to_him])
    assert table.offers() == [f"alone {open_to_him}"]
    table.do(RED, f"alone {open_to_him}")
    assert (table.leader(RED), table.coins(RED)) == (open_to_him, 5 + 3)
    assert [table.tokens(region) for region in regions] == [int(region != open_to_him) for region in regions]


# --- Decline ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-05", "SMW-LEADER-07")
def test_s47_a_leader_disappears_at_the_decline_and_a_region_he_held_alone_is_empty() -> None:
    regions = {"m2-01": "0a2", "m2-02": "0a0", "m2-03": "0a1"}
    table = at(regions, PLAIN, ask="choose", leaders={RED: "m2-02"}).do(RED, "decline")
    assert (table.leader(RED), table.holder("m2-02"), table.coins(RED)) == ("none", None, 5 + 2)
    assert [table.tokens(region) for region in regions] == [1, 0, 1]


@pytest.mark.clause("SMW-LEADER-05", "SMW-LEADER-07")
def test_what_stood_beside_a_lone_leader_goes_with_him() -> None:
    regions = {"m2-01": "0a2 lair", "m2-02": "0a0 lair"}
    table = at(regions, {"0a": "trolls hill 0", **OTHERS}, ask="choose", leaders={RED: "m2-02"}).do(RED, "decline")
    assert table.region("m2-02") == {"holder": None, "tokens": 0, "camps": 0, "marks": []}
    assert table.region("m2-01")["marks"] == ["lair"]
    together = at({"m2-01": "0a1"}, PLAIN, ask="choose", leaders={RED: "m2-01"}).do(RED, "decline")
    assert (together.leader(RED), together.holder("m2-01"), together.tokens("m2-01")) == ("none", (RED, "declined"), 1)


@pytest.mark.clause("SMW-LEADER-05")
@pytest.mark.parametrize("where", ["hand", "waiting"])
def test_a_leader_in_hand_disappears_as_well(where: str) -> None:
    table = at({"m2-01": "0a1"}, PLAIN, ask="choose", leaders={RED: where}).do(RED, "decline")
    assert table.leader(RED) == "none"


@pytest.mark.clause("SMW-LEADER-06", "SMW-LEADER-07", "SMW-TURN-14")
def test_a_leader_who_disappeared_serves_again_when_his_race_is_picked_again() -> None:
    """Held by its Leader alone the race vanishes, and its banner is on offer at once in a short column."""
    peoples = {"0a": "ratmen hill 0", "1a": "wizards commando 0", "1d": "skeletons - 0"}
    peoples |= {"2a": "trolls mounted 0", "2d": "elves - 0", "3a": "sorcerers flying 0", "3d": "tritons - 0"}
    peoples |= {"4a": "humans heroic 0", "4d": "orcs - 0"}
    regions = {"m5-01": "0a0", "m5-02": "4d1", "m5-03": "1d1", "m5-04": "2d1", "m5-05": "3d1"}
    column = ("amazons alchemist", "dwarves berserk", "ghouls swamp", "giants forest", "halflings stout")
    table = at(regions, peoples, seats=5, ask="choose", column=column, leaders={RED: "m5-01"})
    table.do(RED, "decline").reveal()
    for seat in (1, 2, 3, 4):
        table.do(seat, "expand")
    assert table.asks() == "pick"
    assert "pick ratmen" in table.offers()
    table.do(RED, "pick ratmen").reveal()
    assert table.offers() == ["attach", "without"]
    assert table.do(RED, "attach").leader(RED) == "hand"
