"""Races, first half: Amazons, Dwarves, Elves, Ghouls, Giants, Halflings, Humans."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.state import SPECTATOR

RED, BLUE, GREEN = 0, 1, 2
OTHERS = {"1a": "wizards commando 0"}


def on_board(table: Table, seat: int) -> int:
    """What counts if two players are equal in coins."""
    view = table.state.view(SPECTATOR)
    assert isinstance(view["players"], list)
    return int(view["players"][seat]["on_board"])


@pytest.mark.clause("SMW-RACE-01")
def test_benefits_of_race_and_power_cease_with_the_decline() -> None:
    table = at({"m2-01": "0a1", "m2-09": "0a1", "m2-04": "0a1"}, {"0a": "humans hill 0", **OTHERS})
    assert table.do(RED, "stop").coins(RED) == 5 + 3 + 2 + 1
    table = at({"m2-01": "0a1", "m2-09": "0a1", "m2-04": "0a1"}, {"0a": "humans hill 0", **OTHERS}, ask="choose")
    assert table.do(RED, "decline").coins(RED) == 5 + 3


# --- Amazons ---------------------------------------------------------------------------------------------------------

FIVE = ("m2-01", "m2-02", "m2-03", "m2-04", "m2-09")
AMAZONS = {"0a": "amazons alchemist 0", **OTHERS}


@pytest.mark.clause("SMW-RACE-02")
def test_amazons_start_with_four_tokens_more() -> None:
    table = at({}, {}, ask="pick", column=("amazons merchant", "ratmen hill")).do(RED, "pick amazons").reveal()
    assert table.hand(RED) == 6 + 2 + 4
    assert table.tray("amazons") == 3


@pytest.mark.clause("SMW-RACE-03", "SMW-RACE-04", "SMW-RACE-07")
def test_four_amazons_come_off_after_redeployment_and_are_back_when_troops_are_readied() -> None:
    table = at({"m2-01": "0a4", "m2-02": "0a3", "m2-03": "0a3", "m2-08": "1a1"}, AMAZONS, ask="redeploy")
    assert (table.player(RED)["reserve"], table.hand(RED)) == (4, 3)
    table.do(RED, "rest m2-01")
    assert [table.tokens(region) for region in FIVE[:3]] == [4, 1, 1]
    assert on_board(table, RED) == 6, "those off the board do not break ties"
    table.do(BLUE, "expand", "ready")
    assert table.state.seat() == RED
    table.do(RED, "expand")
    assert (table.player(RED)["reserve"], table.hand(RED)) == (0, 4)
    table.do(RED, "ready")
    assert table.hand(RED) == 4 + 3


@pytest.mark.clause("SMW-RACE-05")
def test_s31_seven_amazons_in_five_regions_give_up_two_of_them() -> None:
    regions = dict.fromkeys(FIVE, "0a1") | {"m2-01": "0a3"}
    table = at(regions, AMAZONS, ask="redeploy", coins=5)
    assert table.asks() == "give_up"
    assert table.offers() == [f"give_up {region}" for region in FIVE]
    assert table.refused(RED, "give_up m2-08") == "SMW-RACE-05"
    table.do(RED, "give_up m2-03", "give_up m2-09")
    assert [table.holder(region) for region in ("m2-03", "m2-09")] == [None, None]
    assert [table.tokens(region) for region in ("m2-01", "m2-02", "m2-04")] == [1, 1, 1]
    assert table.player(RED)["reserve"] == 4
    assert table.coins(RED) == 5 + 3 + 2, "three regions and the Alchemist"


@pytest.mark.clause("SMW-RACE-03", "SMW-RACE-05")
def test_no_region_is_given_up_without_need() -> None:
    regions = dict.fromkeys(FIVE, "0a1") | {"m2-01": "0a5"}
    table = at(regions, AMAZONS, ask="redeploy")
    assert (table.asks(), table.player(RED)["reserve"]) == ("choose", 4)
    assert [table.tokens(region) for region in FIVE] == [1, 1, 1, 1, 1]


@pytest.mark.clause("SMW-RACE-06")
@pytest.mark.parametrize("tokens", [1, 2, 3, 4])
def test_of_four_amazons_or_fewer_all_come_off(tokens: int) -> None:
    regions = dict.fromkeys(FIVE[:tokens], "0a1")
    table = at(regions, AMAZONS, ask="redeploy")
    for left in range(tokens, 0, -1):
        assert len(table.offers_of("give_up")) == left
        table.do(RED, table.offers()[-1])
    assert (table.player(RED)["reserve"], table.player(RED)["active"]["race"]) == (tokens, "amazons")
    assert [table.holder(region) for region in FIVE] == [None] * 5


@pytest.mark.clause("SMW-RACE-08", "SMW-RACE-05")
def test_amazons_with_nothing_but_the_four_still_conquer_and_give_it_up_again() -> None:
    table = at({"m2-08": "1a1"}, AMAZONS, ask="choose", players={RED: {"reserve": 4}}, coins=5)
    table.do(RED, "expand")
    assert (table.asks(), table.hand(RED)) == ("conquer", 4)
    table.do(RED, "take m2-02", "take m2-01")
    assert table.asks() == "give_up"
    table.do(RED, "give_up m2-01", "give_up m2-02")
    assert (table.player(RED)["reserve"], table.coins(RED)) == (4, 7)


# --- Dwarves and Elves -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-RACE-09")
def test_s28_dwarves_are_paid_for_mines_in_decline_too() -> None:
    mines = {"m2-02": "0a1", "m2-05": "0a1", "m2-01": "0a1"}
    assert at(mines, {"0a": "dwarves berserk 0", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 3 + 2
    turned = at(mines, {"0a": "dwarves berserk 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert turned.coins(RED) == 5 + 3 + 2
    declined = {"m2-02": "0d1", "m2-05": "0d1", "m2-20": "0a1"}
    later = at(declined, {"0a": "ratmen berserk 0", "0d": "dwarves - 0", **OTHERS}).do(RED, "stop")
    assert later.coins(RED) == 5 + 3 + 2


@pytest.mark.clause("SMW-RACE-10")
@pytest.mark.parametrize(("race", "lost"), [("elves", 0), ("humans", 1)])
def test_elves_lose_no_token_with_a_region(race: str, lost: int) -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a3", "m2-20": "1a1", "m2-21": "1a1"}
    table = at(regions, {"0a": "ratmen alchemist 5", "1a": f"{race} hill 0"})
    tray = table.tray(race)
    table.do(RED, "take m2-02")
    assert (table.hand(BLUE), table.tray(race)) == (3 - lost, tray + lost)


@pytest.mark.clause("SMW-RACE-10")
def test_even_a_lone_elf_goes_back_to_hand() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1"}
    table = at(regions, {"0a": "ratmen alchemist 3", "1a": "elves hill 0"}).do(RED, "take m2-02")
    assert (table.hand(BLUE), table.tray("elves"), table.player(BLUE)["active"]["race"]) == (1, 10, "elves")


@pytest.mark.clause("SMW-RACE-11", "SMW-RACE-38")
def test_an_elf_replaced_by_sorcery_is_lost() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-20": "1a1"}
    table = at(regions, {"0a": "sorcerers alchemist 0", "1a": "elves hill 0"}).do(RED, "spell m2-02")
    assert (table.hand(BLUE), table.tray("elves")) == (0, 10)


# --- Ghouls ----------------------------------------------------------------------------------------------------------

GHOULS = {"0a": "ratmen alchemist 0", "0d": "ghouls - 0", "1a": "wizards commando 0"}


@pytest.mark.clause("SMW-RACE-12", "SMW-RACE-13", "SMW-RACE-14")
def test_s26_all_ghouls_stay_at_their_decline_and_conquer_before_the_new_race() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a3", "m2-03": "0a1", "m2-04": "0a1", "m2-20": "1a1"}
    column = ("ratmen alchemist", "orcs hill")
    table = at(regions, {"0a": "ghouls swamp 0", **OTHERS}, ask="choose", column=column)
    tray = table.tray("ghouls")
    table.do(RED, "decline").reveal()
    assert [table.tokens(region) for region in FIVE[:4]] == [3, 3, 1, 1]
    assert table.tray("ghouls") == tray
    table.do(BLUE, "decline").do(RED, "pick ratmen").reveal().do(RED, "without")
    assert (table.asks(), table.offers()[1]) == ("ready", "skip")
    table.do(RED, "ready")
    assert table.hand(RED, "declined") == 4
    table.do(RED, "take m2-09", "stop")
    assert table.holder("m2-09") == (RED, "declined")
    assert table.tokens("m2-09") == 1, "what stands beyond one a region is laid out anew"
    table.do(RED, "rest m2-09")
    assert table.tokens("m2-09") == 4
    assert table.asks() == "conquer"
    assert table.hand(RED) == 12, "now it is the turn of the new race"


@pytest.mark.clause("SMW-RACE-14")
def test_ghouls_are_not_asked_again_after_the_active_race() -> None:
    table = at({"m2-01": "0d3", "m2-20": "0a3"}, GHOULS, ask="choose").do(RED, "expand", "skip")
    assert table.asks() == "ready"
    assert "skip" not in table.offers()
    table.do(RED, "ready", "stop")
    assert table.state.seat() == BLUE


@pytest.mark.clause("SMW-RACE-15")
def test_ghouls_in_decline_may_attack_the_own_active_race() -> None:
    table = at({"m2-01": "0d6", "m2-02": "0a2", "m2-20": "0a1"}, GHOULS, who="0d", ask="ready").do(RED, "ready")
    assert table.price("m2-02") == 4
    table.do(RED, "take m2-02")
    assert (table.holder("m2-02"), table.hand(RED)) == ((RED, "declined"), 1)
    assert table.refused(RED, "take m2-20") == "SMW-CONQ-09"


@pytest.mark.clause("SMW-RACE-16")
def test_ghouls_in_decline_have_a_whole_phase_with_a_die_of_their_own() -> None:
    regions = {"m2-01": "0d2", "m2-16": "0d1", "m2-20": "0a2", "m2-21": "0a1"}
    table = at(regions, GHOULS, who="0d", ask="ready")
    assert table.offers_of("abandon") == ["m2-01", "m2-16"]
    table.do(RED, "abandon m2-16", "ready")
    assert table.hand(RED, "declined") == 2
    assert table.offers_of("dare") == ["m2-05"], "the mountain costs three"
    table.do(RED, "dare m2-05").roll("face 0")
    assert table.asks() == "ready", "with a single region there was nothing to lay out"
    assert (table.tokens("m2-01"), table.hand(RED, "declined")) == (3, 0)
    table.do(RED, "ready")
    assert "m2-14" in table.offers_of("dare"), "the active race has a roll of its own"
    table.do(RED, "dare m2-14").roll("face 3")
    assert table.holder("m2-14") == (RED, "active")


@pytest.mark.clause("SMW-RACE-17")
def test_no_ghoul_conquers_in_a_turn_of_decline() -> None:
    regions = {"m2-01": "0s3", "m2-20": "0a2", "m2-09": "1a1"}
    peoples = {"0a": "ratmen alchemist 0", "0s": "ghouls spirit 0", **OTHERS}
    table = at(regions, peoples, ask="choose").do(RED, "decline")
    assert (table.state.seat(), table.asks(), table.tokens("m2-01")) == (BLUE, "choose", 3)


@pytest.mark.clause("SMW-RACE-18")
def test_of_several_ghouls_in_decline_one_is_lost_and_the_others_are_put_back_at_the_end_of_the_turn() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d4", "m2-20": "1d1", "m2-21": "1d1", "m2-09": "1a1"}
    table = at(regions, {"0a": "ratmen alchemist 7", "1a": "wizards hill 0", "1d": "ghouls - 0"})
    tray = table.tray("ghouls")
    table.do(RED, "take m2-02")
    assert (table.hand(BLUE, "declined"), table.tray("ghouls")) == (3, tray + 1)
    table.do(RED, "stop")
    assert (table.state.seat(), table.asks()) == (RED, "redeploy")
    table.do(RED, "rest m2-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "resettle")
    assert table.offers_of("deploy") == ["m2-20", "m2-21"]
    assert table.refused(BLUE, "deploy m2-09") == "SMW-LOSS-02"
    table.do(BLUE, "rest m2-20")
    assert (table.tokens("m2-20"), table.asks()) == (4, "choose")


@pytest.mark.clause("SMW-RACE-18")
def test_ghouls_driven_out_by_the_own_active_race_are_put_back_at_the_end_of_the_turn() -> None:
    regions = {"m2-01": "0a1", "m2-02": "0d3", "m2-20": "0d1", "m2-21": "0d1"}
    table = at(regions, {**GHOULS, "0a": "ratmen alchemist 5"}).do(RED, "take m2-02")
    assert (table.asks(), table.hand(RED, "declined")) == ("redeploy", 2)
    table.do(RED, "rest m2-01")
    assert (table.state.seat(), table.asks()) == (RED, "resettle")
    table.do(RED, "deploy m2-20", "deploy m2-21")
    assert (table.tokens("m2-20"), table.tokens("m2-21"), table.state.seat()) == (2, 2, BLUE)


@pytest.mark.clause("SMW-RACE-19")
def test_the_former_power_of_ghouls_helps_no_more_but_what_it_left_stays() -> None:
    regions = {"m2-00": "0a3", "m2-01": "0a3", "m2-09": "1a1"}
    column = ("ratmen alchemist", "orcs hill")
    table = at(regions, {"0a": "ghouls seafaring 0", **OTHERS}, ask="choose", column=column)
    table.do(RED, "decline").reveal().do(BLUE, "decline").do(RED, "pick ratmen").reveal().do(RED, "without", "ready")
    assert table.holder("m2-00") == (RED, "declined")
    assert table.refused(RED, "take m2-22") == "SMW-CONQ-02"
    assert table.price("m2-05") == 3, "from sea and farmland over the border"
    fortress = at({"m2-01": "0d3 fortress", "m2-02": "1a1"}, {**GHOULS, "1a": "wizards commando 9"}, active=BLUE)
    assert fortress.price("m2-01") == 2 + 3 + 1 - 1
    cheap = at({"m2-01": "0d3"}, GHOULS, who="0d", ask="ready").do(RED, "ready")
    assert cheap.price("m2-02") == 2, "no reduction is left"


@pytest.mark.clause("SMW-RACE-20", "SMW-RACE-40")
def test_ghouls_in_decline_are_no_target_for_sorcery_and_not_bound_by_peace() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d1"}
    spell = at(regions, {"0a": "sorcerers alchemist 0", "1d": "ghouls - 0", "1a": "wizards commando 0"})
    assert spell.offers_of("spell") == []
    assert spell.refused(RED, "spell m2-02") == "SMW-RACE-40"
    peoples = {"0a": "ratmen alchemist 4", "0d": "ghouls - 0", "1a": "wizards diplomat 0"}
    allied = {BLUE: {"ally": RED}}
    regions = {"m2-01": "0d6", "m2-02": "1a1", "m2-08": "0a1"}
    table = at(regions, peoples, who="0d", ask="ready", players=allied).do(RED, "ready")
    assert "m2-02" in table.offers_of("take")
    table = at(regions, peoples, players=allied)
    assert table.refused(RED, "take m2-02") == "SMW-POWER-12"


# --- Giants, Halflings, Humans ---------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-RACE-21", "SMW-RACE-22")
def test_giants_pay_less_next_to_a_mountain_they_hold() -> None:
    table = at({"m2-08": "0a1"}, {"0a": "giants alchemist 5", **OTHERS})
    assert (table.price("m2-09"), table.price("m2-02")) == (1, 1)
    table = at({"m2-09": "0a1"}, {"0a": "giants alchemist 5", **OTHERS})
    assert (table.price("m2-04"), table.price("m2-08")) == (2, 3)
    assert table.price("m2-14") == 2, "m2-14 lies next to a mountain, but no Giant stands on it"
    table = at({"m2-08": "0a1", "m2-09": "1a4"}, {"0a": "giants commando 5", "1a": "orcs hill 0"})
    assert (table.price("m2-02"), table.price("m2-09")) == (1, 4), "never less than one"


@pytest.mark.clause("SMW-RACE-22")
def test_a_mountain_of_the_own_declined_race_gives_no_discount() -> None:
    table = at({"m2-08": "0d1", "m2-09": "0a1"}, {"0a": "giants alchemist 5", "0d": "orcs - 0", **OTHERS})
    assert table.price("m2-14") == 2


@pytest.mark.clause("SMW-RACE-23")
def test_mountains_next_to_mountains_and_mountains_just_taken_count_for_giants() -> None:
    table = at({"m3-26": "0a1"}, {"0a": "giants alchemist 5"}, seats=3)
    assert table.price("m3-27") == 2 + 1 - 1
    table = at({"m2-09": "0a1"}, {"0a": "giants alchemist 5", **OTHERS})
    assert table.price("m2-04") == 2
    table.do(RED, "take m2-08")
    assert (table.price("m2-03"), table.price("m2-14"), table.price("m2-04")) == (1, 1, 2)


@pytest.mark.clause("SMW-RACE-24", "SMW-CONQ-17")
def test_holes_are_dug_in_the_first_two_regions_and_make_them_immune() -> None:
    column = ("halflings alchemist", "orcs hill")
    table = at({"m2-08": "1a9"}, {"1a": "ratmen commando 0"}, ask="pick", column=column)
    table.do(RED, "pick halflings").reveal().do(RED, "without", "take m2-09", "take m2-14", "take m2-13")
    assert [table.region(region)["marks"] for region in ("m2-09", "m2-14", "m2-13")] == [["hole"], ["hole"], []]
    table.do(RED, "stop", "rest m2-09").do(BLUE, "expand", "ready")
    assert table.refused(BLUE, "take m2-09") == "SMW-CONQ-17"
    assert table.refused(BLUE, "dare m2-14") == "SMW-CONQ-17"
    assert table.offers_of("take") == ["m2-02", "m2-03", "m2-13"]


@pytest.mark.clause("SMW-RACE-25", "SMW-RACE-26")
def test_s22_a_hole_goes_with_its_region_and_is_not_dug_again() -> None:
    regions = {"m2-09": "0a1 hole", "m2-14": "0a1 hole", "m2-10": "0a1"}
    table = at(regions, {"0a": "halflings alchemist 4", **OTHERS}, ask="ready").do(RED, "abandon m2-09", "ready")
    assert table.region("m2-09")["marks"] == []
    table.do(RED, "take m2-09", "take m2-15")
    assert (table.region("m2-09")["marks"], table.region("m2-15")["marks"]) == ([], [])
    assert table.position()["supply"]["holes"] == 0
    table = at(regions, {"0a": "halflings alchemist 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert (table.region("m2-09")["marks"], table.region("m2-14")["marks"]) == ([], [])


@pytest.mark.clause("SMW-RACE-27")
def test_humans_are_paid_for_farmland() -> None:
    regions = {"m2-01": "0a1", "m2-09": "0a1", "m2-02": "0a1"}
    assert at(regions, {"0a": "humans berserk 0", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 3 + 2
    assert at(regions, {"0a": "ratmen berserk 0", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 3
