"""Leaders of particular races: Amazons who come off the board, Ghouls, Spirit and Stout races, and the extras."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.ruleset import Choice

RED, BLUE = 0, 1
OTHERS = {"1a": "wizards swamp 0"}
EXTRA = {"extra": True}
FIVE = ("m2-01", "m2-02", "m2-03", "m2-04", "m2-09")


# --- Amazons ---------------------------------------------------------------------------------------------------------


def amazons(tokens: dict[str, str], leader: str, power: str = "hill") -> Table:
    return at(tokens, {"0a": f"amazons {power} 0", **OTHERS}, ask="redeploy", leaders={RED: leader})


@pytest.mark.clause("SMW-LEADER-17")
def test_s54_four_ordinary_amazons_come_off_and_the_leader_stays() -> None:
    table = amazons({"m2-01": "0a4", "m2-02": "0a2", "m2-03": "0a2", "m2-04": "0a2"}, "m2-01")
    assert (table.player(RED)["reserve"], table.hand(RED), table.leader(RED)) == (4, 2, "hand")
    assert table.offers_of("lead") == ["m2-01", "m2-02", "m2-03", "m2-04"]
    table.do(RED, "lead m2-04", "rest m2-04")
    assert (table.leader(RED), table.tokens("m2-04"), table.player(RED)["reserve"]) == ("m2-04", 3, 4)


@pytest.mark.clause("SMW-LEADER-17", "SMW-RACE-05", "SMW-LEADER-13")
def test_a_leader_holds_one_region_more_in_place_of_a_token() -> None:
    """Seven Amazons in five regions: three of them and the Leader hold four."""
    table = amazons(dict.fromkeys(FIVE, "0a1") | {"m2-01": "0a3"}, "m2-01")
    assert (table.asks(), table.hand(RED)) == ("give_up", 2)
    assert table.offers_of("give_up") == table.offers_of("alone") == list(FIVE)
    table.do(RED, "give_up m2-09")
    assert table.offers_of("give_up") == [], "no more than they must"
    assert table.refused(RED, "give_up m2-01") == "SMW-LEADER-17"
    assert table.refused(RED, "give_up m2-09") == "SMW-RACE-05"
    table.do(RED, "alone m2-02")
    assert (table.leader(RED), table.player(RED)["reserve"], table.coins(RED)) == ("m2-02", 4, 5 + 4 + 1)
    assert [table.tokens(region) for region in FIVE] == [1, 0, 1, 1, 0]


@pytest.mark.clause("SMW-LEADER-17", "SMW-RACE-05")
def test_the_leader_may_be_placed_first_and_his_region_is_then_not_given_up() -> None:
    table = amazons(dict.fromkeys(FIVE, "0a1") | {"m2-01": "0a3"}, "m2-01").do(RED, "alone m2-09")
    assert table.offers() == [f"give_up {region}" for region in FIVE[:4]]
    assert table.refused(RED, "give_up m2-09") == "SMW-LEADER-17"
    assert table.refused(RED, "alone m2-01") == "SMW-LEADER-01"
    table.do(RED, "give_up m2-01")
    assert (table.leader(RED), table.state.seat(), table.player(RED)["reserve"]) == ("m2-09", BLUE, 4)


@pytest.mark.clause("SMW-LEADER-17", "SMW-RACE-06")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_when_all_amazons_come_off_the_leader_keeps_a_region(tokens: int) -> None:
    table = amazons(dict.fromkeys(FIVE[:tokens], "0a1"), FIVE[0])
    while table.asks() == "give_up":
        table.do(RED, table.offers()[0])
    assert (table.leader(RED), table.player(RED)["reserve"]) == (FIVE[tokens - 1], tokens)
    assert table.holder(FIVE[tokens - 1]) == (RED, "active")


@pytest.mark.clause("SMW-LEADER-17", "SMW-LEADER-10")
def test_he_comes_off_too_if_no_region_without_immunity_is_left() -> None:
    table = amazons({"m2-08": "0a1 dragon"}, "m2-08", "dragon_master")
    assert table.offers() == ["give_up m2-08"]
    assert table.refused(RED, "alone m2-08") == "SMW-LEADER-08"
    table.do(RED, "give_up m2-08")
    assert (table.leader(RED), table.player(RED)["reserve"], table.state.seat()) == ("waiting", 1, BLUE)


@pytest.mark.clause("SMW-LEADER-17", "SMW-LEADER-13")
def test_the_last_region_open_to_the_leader_is_not_given_up() -> None:
    """Five Amazons, one of whom stays: the Dragon's region or another, and the Leader holds the open one."""
    table = amazons({"m2-08": "0a2 dragon", "m2-09": "0a1", "m2-14": "0a1", "m2-10": "0a1"}, "m2-09", "dragon_master")
    assert table.hand(RED) == 1
    table.do(RED, "give_up m2-14", "give_up m2-10")
    assert table.refused(RED, "give_up m2-09") == "SMW-LEADER-17"
    assert table.offers() == ["alone m2-09"]
    table.do(RED, "alone m2-09")
    assert (table.leader(RED), table.tokens("m2-08"), table.coins(RED)) == ("m2-09", 1, 5 + 2)


@pytest.mark.clause("SMW-LEADER-17", "SMW-LEADER-15", "SMW-RACE-05")
def test_a_region_that_a_leader_held_alone_stays_his_or_is_given_up() -> None:
    """Five Amazons and the Leader in six regions: one of them stays, and so does the Leader."""
    regions = dict.fromkeys(FIVE, "0a1") | {"m2-08": "0a0"}
    table = amazons(regions, "m2-08")
    assert table.offers_of("alone") == []
    assert table.refused(RED, "alone m2-01") == "SMW-LEADER-15"
    table.do(RED, "give_up m2-01", "give_up m2-02", "give_up m2-03", "give_up m2-04")
    assert (table.asks(), table.offers()) == ("redeploy", ["alone m2-08", "alone m2-09"])
    table.do(RED, "alone m2-09")
    assert (table.tokens("m2-08"), table.tokens("m2-09"), table.leader(RED)) == (1, 0, "m2-09")
    free = amazons(regions, "m2-08").do(RED, "give_up m2-08")
    assert free.offers_of("alone") == list(FIVE), "now he is free for another one"
    free.do(RED, "alone m2-01", "give_up m2-02", "give_up m2-03", "give_up m2-04")
    assert (free.leader(RED), free.tokens("m2-09"), free.player(RED)["reserve"]) == ("m2-01", 1, 4)


@pytest.mark.clause("SMW-LEADER-17", "SMW-LEADER-15")
def test_amazons_give_up_the_dragons_region_if_only_the_leader_is_left_to_hold_one() -> None:
    """Four Amazons come off; he stood alone beside the Dragon, and holds an open region instead."""
    regions = {"m2-08": "0a0 dragon", "m2-09": "0a2", "m2-14": "0a1", "m2-10": "0a1"}
    table = amazons(regions, "m2-08", "dragon_master")
    assert (table.tokens("m2-08"), table.hand(RED)) == (1, 0), "the second token of m2-09 has relieved him"
    table.do(RED, "give_up m2-08", "give_up m2-14", "give_up m2-10")
    assert table.offers() == ["alone m2-09"]
    table.do(RED, "alone m2-09")
    assert (table.leader(RED), table.player(RED)["reserve"], table.coins(RED)) == ("m2-09", 4, 5 + 1)


@pytest.mark.clause("SMW-LEADER-17", "SMW-LEADER-52")
def test_heroes_of_amazons_leave_the_leaders_region_alone() -> None:
    table = amazons({"m2-01": "0a3", "m2-02": "0a2", "m2-03": "0a1"}, "m2-01", "heroic").do(RED, "alone m2-03")
    assert table.offers() == ["hero m2-01", "hero m2-02"]
    assert table.refused(RED, "hero m2-03") == "SMW-LEADER-52"
    table.do(RED, "hero m2-01", "hero m2-02")
    assert (table.leader(RED), table.state.seat(), table.coins(RED)) == ("m2-03", BLUE, 5 + 3)


# --- Ghouls, Spirit, Stout -------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-40", "SMW-LEADER-05")
def test_s48_the_leader_of_ghouls_disappears_though_all_ghouls_stay() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a2", "m2-03": "0a0"}
    table = at(regions, {"0a": "ghouls hill 0", **OTHERS}, ask="choose", leaders={RED: "m2-03"}).do(RED, "decline")
    assert [table.tokens(region) for region in regions] == [3, 2, 0]
    assert (table.leader(RED), table.holder("m2-03"), table.coins(RED)) == ("none", None, 5 + 2)


@pytest.mark.clause("SMW-LEADER-41")
def test_s48_the_leader_of_a_spirit_race_disappears_as_any_other() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen spirit 0", **OTHERS}, ask="choose", leaders={RED: "m2-01"})
    table.do(RED, "decline")
    assert (table.leader(RED), table.holder("m2-01"), table.tokens("m2-01")) == ("none", (RED, "spirit"), 1)


@pytest.mark.clause("SMW-LEADER-42", "SMW-LEADER-07")
def test_s48_the_leader_of_a_stout_race_scores_with_it_and_is_gone_after_that() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen stout 1", **OTHERS}, leaders={RED: "hand"})
    table.do(RED, "take m2-02", "alone m2-02")
    assert (table.asks(), table.coins(RED), table.leader(RED)) == ("redeploy", 5, "m2-02")
    table.do(RED, "deploy m2-01")
    assert (table.asks(), table.coins(RED)) == ("stout", 5 + 2)
    table.do(RED, "retire")
    assert (table.leader(RED), table.holder("m2-02"), table.holder("m2-01")) == ("none", None, (RED, "declined"))
    assert table.coins(RED) == 7


@pytest.mark.clause("SMW-LEADER-10", "SMW-LEADER-42")
def test_a_leader_without_a_region_waits_before_the_turn_goes_on() -> None:
    table = at({}, {"0a": "ratmen stout 1", **OTHERS}, leaders={RED: "hand"}).do(RED, "stop")
    assert (table.asks(), table.leader(RED)) == ("stout", "waiting")


# --- Extras ----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-54", "SMW-EXTRA-02")
def test_the_leader_of_kobolds_is_one_of_the_two_a_region_needs() -> None:
    peoples = {"0a": "kobolds hill 1", **OTHERS}
    table = at({"m2-01": "0a2"}, peoples, leaders={RED: "hand"}, options=EXTRA)
    assert "m2-02" in table.offers_of("take")
    table.do(RED, "take m2-02")
    assert table.told("conquered")[-1]["tokens"] == 2
    assert table.offers() == ["alone m2-01", "alone m2-02"]
    table.do(RED, "alone m2-01")
    assert (table.tokens("m2-01"), table.tokens("m2-02"), table.leader(RED)) == (1, 2, "m2-01")
    lone = at({"m2-01": "0a2"}, {"0a": "kobolds hill 0", **OTHERS}, leaders={RED: "hand"}, options=EXTRA)
    assert lone.offers() == ["stop"], "one piece is not enough, with the die neither"
    assert lone.refused(RED, "dare m2-02") == "SMW-EXTRA-02"


@pytest.mark.clause("SMW-LEADER-54", "SMW-LEADER-15")
def test_a_kobold_beside_the_dragon_is_joined_by_another_in_the_leaders_stead() -> None:
    regions = {"m2-08": "0a1 dragon", "m2-09": "0a2"}
    peoples = {"0a": "kobolds dragon_master 0", **OTHERS}
    table = at(regions, peoples, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert table.offers() == ["alone m2-09"]
    table.do(RED, "alone m2-09")
    assert (table.tokens("m2-08"), table.tokens("m2-09"), table.leader(RED)) == (2, 1, "m2-09")
    single = at({"m2-08": "0a1 dragon"}, peoples, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert (single.holder("m2-08"), single.leader(RED), single.hand(RED)) == (None, "waiting", 1)


@pytest.mark.clause("SMW-LEADER-54", "SMW-EXTRA-09")
def test_the_leader_of_pixies_is_the_one_that_stays_in_his_region() -> None:
    peoples = {"0a": "pixies hill 0", **OTHERS}
    table = at({"m2-01": "0a4", "m2-02": "0a2"}, peoples, ask="redeploy", leaders={RED: "m2-01"}, options=EXTRA)
    assert (table.player(RED)["reserve"], table.offers()) == (4, ["lead m2-01", "lead m2-02"])
    assert table.refused(RED, "alone m2-01") == "SMW-EXTRA-09"
    table.do(RED, "lead m2-02")
    assert (table.tokens("m2-01"), table.tokens("m2-02"), table.leader(RED)) == (1, 0, "m2-02")
    assert table.player(RED)["reserve"] == 5


@pytest.mark.clause("SMW-LEADER-54", "SMW-EXTRA-09", "SMW-LEADER-15")
def test_the_leader_of_pixies_alone_beside_the_dragon_is_relieved() -> None:
    peoples = {"0a": "pixies dragon_master 0", **OTHERS}
    regions = {"m2-08": "0a0 dragon", "m2-09": "0a1"}
    table = at(regions, peoples, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert table.offers() == ["alone m2-09"]
    table.do(RED, "alone m2-09")
    assert (table.tokens("m2-08"), table.tokens("m2-09"), table.player(RED)["reserve"]) == (1, 0, 0)
    spare = at({**regions, "m2-09": "0a3"}, peoples, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert (spare.tokens("m2-08"), spare.player(RED)["reserve"], spare.offers()) == (1, 1, ["lead m2-09"])


@pytest.mark.clause("SMW-LEADER-54", "SMW-EXTRA-09", "SMW-LEADER-28")
def test_a_ransomed_leader_of_pixies_relieves_one_of_them() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-20": "1a1", "m2-21": "1a1"}
    peoples = {"0a": "ratmen hill 9", "1a": "pixies swamp 2"}
    table = at(regions, peoples, leaders={BLUE: "m2-02"}, options=EXTRA).do(RED, "take m2-02").do(BLUE, "pay")
    table.do(RED, "stop", "rest m2-01")
    assert table.offers() == ["lead m2-20", "lead m2-21"]
    table.do(BLUE, "lead m2-20")
    assert (table.tokens("m2-20"), table.leader(BLUE), table.player(BLUE)["reserve"]) == (0, "m2-20", 4)


BARBARIANS = {"0a": "barbarians dragon_master 0", **OTHERS}


@pytest.mark.clause("SMW-LEADER-54", "SMW-EXTRA-06")
def test_barbarians_do_not_redeploy_but_their_leader_leaves_an_immune_region() -> None:
    regions = {"m2-08": "0a3 dragon", "m2-09": "0a1", "m2-14": "0a1"}
    table = at(regions, BARBARIANS, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert table.offers() == ["lead m2-09", "lead m2-14"]
    assert table.refused(RED, "alone m2-09") == "SMW-EXTRA-06"
    assert table.refused(RED, "lead m2-08") == "SMW-LEADER-08"
    table.do(RED, "lead m2-14")
    assert [table.tokens(region) for region in regions] == [3, 1, 1]
    stays = at(regions, BARBARIANS, ask="redeploy", leaders={RED: "m2-09"}, options=EXTRA)
    assert (stays.state.seat(), stays.leader(RED)) == (BLUE, "m2-09")
    off = at({"m2-08": "0a3 dragon"}, BARBARIANS, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert (off.state.seat(), off.leader(RED), off.tokens("m2-08")) == (BLUE, "waiting", 3)


@pytest.mark.clause("SMW-LEADER-54", "SMW-LEADER-15")
def test_a_leader_of_barbarians_alone_beside_the_dragon_trades_places_with_a_token() -> None:
    regions = {"m2-08": "0a0 dragon", "m2-09": "0a2"}
    table = at(regions, BARBARIANS, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert table.offers() == ["alone m2-09"]
    table.do(RED, "alone m2-09")
    assert (table.tokens("m2-08"), table.tokens("m2-09"), table.leader(RED)) == (1, 1, "m2-09")
    spare = {**BARBARIANS, "0a": "barbarians dragon_master 1"}
    table = at(regions, spare, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert (table.tokens("m2-08"), table.player(RED)["reserve"]) == (1, 0), "the token in hand relieves him"
    given = at({"m2-08": "0a0 dragon"}, BARBARIANS, ask="redeploy", leaders={RED: "m2-08"}, options=EXTRA)
    assert (given.holder("m2-08"), given.leader(RED)) == (None, "waiting")


@pytest.mark.clause("SMW-LEADER-54", "SMW-LEADER-13")
def test_a_leader_of_barbarians_still_in_hand_joins_a_region() -> None:
    peoples = {"0a": "barbarians hill 2", **OTHERS}
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, peoples, ask="redeploy", leaders={RED: "hand"}, options=EXTRA)
    assert table.offers() == ["lead m2-01", "lead m2-02"]
    table.do(RED, "lead m2-02")
    assert (table.leader(RED), table.player(RED)["reserve"], table.state.seat()) == ("m2-02", 2, BLUE)


@pytest.mark.clause("SMW-LEADER-09", "SMW-EXTRA-19")
def test_the_leader_does_not_stand_beside_the_catapult() -> None:
    regions = {"m2-01": "0a1", "m2-02": "0a1 catapult"}
    peoples = {"0a": "ratmen catapult 0", **OTHERS}
    table = at(regions, peoples, ask="redeploy", leaders={RED: "m2-02"}, options=EXTRA)
    assert table.offers() == ["engine m2-01", "engine m2-02"]
    assert table.refused(RED, "lead m2-01") == "SMW-LEADER-44"
    table.do(RED, "engine m2-01")
    assert table.refused(RED, "lead m2-01") == "SMW-LEADER-08"
    assert table.offers_of("lead") == ["m2-02"]
    single = at({"m2-02": "0a1 catapult"}, peoples, ask="redeploy", leaders={RED: "m2-02"}, options=EXTRA)
    single.do(RED, "engine m2-02")
    assert (single.leader(RED), single.state.seat()) == ("waiting", BLUE)


@pytest.mark.clause("SMW-LEADER-54", "SMW-EXTRA-12", "SMW-EXTRA-24", "SMW-LEADER-07")
def test_the_leader_of_a_horde_holds_no_region_at_the_decline() -> None:
    """One ordinary token and two of the Horde: of the regions with tokens two are given up, and his is empty."""
    regions = {"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a1", "m2-04": "0a0"}
    peoples = {"0a": "ratmen hordes 0", **OTHERS}
    table = at(regions, peoples, ask="choose", leaders={RED: "m2-04"}, options=EXTRA).do(RED, "decline")
    assert table.offers() == ["give_up m2-01", "give_up m2-02", "give_up m2-03"]
    table.do(RED, "give_up m2-01", "give_up m2-03")
    assert [table.holder(region) for region in regions] == [None, (RED, "declined"), None, None]
    assert (table.leader(RED), table.coins(RED), table.tray("ratmen")) == ("none", 6, 12)


@pytest.mark.clause("SMW-LEADER-07", "SMW-LEADER-41", "SMW-POWER-38")
def test_a_leader_alone_in_the_sea_leaves_it_empty_at_the_decline() -> None:
    """The sea is the first region of the board."""
    regions = {"m2-00": "0a0", "m2-01": "0a2"}
    table = at(regions, {"0a": "ratmen seafaring 0", **OTHERS}, ask="choose", leaders={RED: "m2-00"}).do(RED, "decline")
    assert (table.holder("m2-00"), table.holder("m2-01"), table.leader(RED)) == (None, (RED, "declined"), "none")


@pytest.mark.clause("SMW-LEADER-54", "SMW-VAR-05", "SMW-EXTRA-06")
def test_a_leader_of_barbarians_leaves_the_sea_where_he_may_not_stay() -> None:
    options: dict[str, Choice] = {"extra": True, "leader_in_water": "forbidden"}
    regions = {"m2-00": "0a1", "m2-01": "0a1", "m2-05": "0a1"}
    peoples = {"0a": "barbarians seafaring 0", **OTHERS}
    table = at(regions, peoples, ask="redeploy", leaders={RED: "m2-00"}, options=options)
    assert table.offers() == ["lead m2-01", "lead m2-05"]
