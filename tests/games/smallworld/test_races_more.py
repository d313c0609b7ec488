"""Races, second half: Orcs, Ratmen, Skeletons, Sorcerers, Tritons, Trolls, Wizards."""

from __future__ import annotations

import pytest
from smallworld_table import at

RED, BLUE, GREEN = 0, 1, 2
OTHERS = {"1a": "humans commando 0"}
RAID = {"m2-01": "0a1", "m2-06": "tribe", "m2-02": "0d1"}


@pytest.mark.clause("SMW-RACE-28", "SMW-POWER-37")
@pytest.mark.parametrize(("people", "bonus"), [("orcs berserk", 2), ("orcs pillaging", 4), ("ratmen pillaging", 2)])
def test_s29_orcs_and_pillagers_are_paid_for_each_non_empty_region(people: str, bonus: int) -> None:
    """A Lost Tribe, the own race in decline, and empty land that brings nothing."""
    table = at(RAID, {"0a": f"{people} 9", "0d": "elves - 0", **OTHERS})
    table.do(RED, "take m2-06", "take m2-02", "take m2-05", "rest m2-01")
    assert table.coins(RED) == 5 + 4 + bonus


@pytest.mark.clause("SMW-RACE-28")
def test_raids_bring_coins_only_in_their_own_turn() -> None:
    table = at({"m2-01": "0a1", "m2-06": "tribe"}, {"0a": "orcs berserk 3", **OTHERS})
    table.do(RED, "take m2-06", "rest m2-01")
    assert table.coins(RED) == 5 + 2 + 1
    table.do(BLUE, "expand").do(RED, "expand", "ready", "stop", "rest m2-01")
    assert table.coins(RED) == 8 + 2


@pytest.mark.clause("SMW-RACE-29")
def test_ratmen_have_nothing_but_their_number() -> None:
    table = at({}, {}, ask="pick", column=("ratmen berserk", "orcs hill")).do(RED, "pick ratmen").reveal()
    assert table.hand(RED) == 8 + 4
    table.do(RED, "without")
    assert (table.price("m2-01"), table.price("m2-05")) == (2, 3)
    assert table.do(RED, "take m2-01", "stop").coins(RED) == 6


# --- Skeletons -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-RACE-30", "SMW-RACE-31", "SMW-RACE-32")
def test_s29_skeletons_gain_a_token_for_every_two_non_empty_regions() -> None:
    """A Lost Tribe, an own race in decline and an active one are three: one token, placed at once."""
    table = at({**RAID, "m2-05": "1a1"}, {"0a": "skeletons berserk 10", "0d": "elves - 0", **OTHERS})
    tray = table.tray("skeletons")
    table.do(RED, "take m2-06", "take m2-02", "take m2-05")
    assert (table.asks(), table.tray("skeletons"), table.hand(RED)) == ("redeploy", tray - 1, 1 + 2 + 2 + 3)
    table.do(RED, "rest m2-01")
    assert table.tokens("m2-01") == 9


@pytest.mark.clause("SMW-RACE-30")
@pytest.mark.parametrize(("raids", "gained"), [(0, 0), (1, 0), (2, 1), (5, 2)])
def test_skeletons_round_down(raids: int, gained: int) -> None:
    table = at({"m2-01": "0a2"}, {"0a": "skeletons berserk 0", **OTHERS}, change={"this_turn": {"raids": raids}})
    assert table.do(RED, "stop").tokens("m2-01") == 2 + gained


@pytest.mark.clause("SMW-RACE-30", "SMW-PICK-08")
def test_skeletons_gain_no_more_than_the_tray_has() -> None:
    table = at({"m2-01": "0a19"}, {"0a": "skeletons berserk 0", **OTHERS}, change={"this_turn": {"raids": 6}})
    table.do(RED, "stop")
    assert (table.tokens("m2-01"), table.tray("skeletons")) == (20, 0)


# --- Sorcerers -------------------------------------------------------------------------------------------------------

SORCERERS = {"0a": "sorcerers alchemist 0", "1a": "humans hill 0", "2a": "orcs commando 0"}


@pytest.mark.clause("SMW-RACE-33", "SMW-RACE-38", "SMW-RACE-39")
def test_s19_one_spell_on_each_opponent_without_a_token_in_hand() -> None:
    regions = {"m3-08": "0a1", "m3-01": "1a1", "m3-02": "1a1", "m3-09": "2a1", "m3-20": "1a1"}
    table = at(regions, SORCERERS, seats=3)
    trays = [table.tray(race) for race in ("sorcerers", "humans", "orcs")]
    assert table.offers() == ["stop", "spell m3-01", "spell m3-02", "spell m3-09"]
    table.do(RED, "spell m3-01")
    assert (table.holder("m3-01"), table.tokens("m3-01")) == ((RED, "active"), 1)
    assert table.refused(RED, "spell m3-02") == "SMW-RACE-33"
    assert table.offers() == ["stop", "spell m3-09"]
    table.do(RED, "spell m3-09")
    after = [table.tray(race) for race in ("sorcerers", "humans", "orcs")]
    assert after == [trays[0] - 2, trays[1] + 1, trays[2] + 1]
    assert table.hand(BLUE) == table.hand(GREEN) == 0


@pytest.mark.clause("SMW-RACE-33")
def test_only_sorcerers_cast_spells_and_again_in_the_next_turn() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-06": "1a1", "m2-20": "1a2"}
    assert at(regions, {"0a": "ratmen hill 0", **OTHERS}).refused(RED, "spell m2-02") == "SMW-RACE-33"
    table = at(regions, {"0a": "sorcerers alchemist 0", **OTHERS}).do(RED, "spell m2-02", "stop")
    table.do(BLUE, "expand", "ready", "stop", "deploy m2-20").do(RED, "expand", "ready")
    assert table.offers() == ["stop", "spell m2-06"]


@pytest.mark.clause("SMW-RACE-34")
def test_the_token_must_be_alone_and_next_to_a_region_of_the_sorcerers() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a2", "m2-09": "1a1", "m2-06": "1a1"}
    table = at(regions, {"0a": "sorcerers alchemist 0", **OTHERS})
    assert table.refused(RED, "spell m2-02") == "SMW-RACE-34"
    assert table.refused(RED, "spell m2-09") == "SMW-CONQ-09"
    assert table.offers_of("spell") == ["m2-06"]


@pytest.mark.clause("SMW-RACE-35", "SMW-RACE-42", "SMW-LOSS-05")
@pytest.mark.parametrize(("race", "marks"), [("trolls hill", "lair"), ("humans fortified", "fortress")])
def test_s19_neither_mountain_nor_lair_nor_fortress_protect_from_sorcery(race: str, marks: str) -> None:
    regions = {"m2-01": "0a1", "m2-05": f"1a1 {marks}", "m2-20": "1a1"}
    table = at(regions, {"0a": "sorcerers alchemist 0", "1a": f"{race} 0"}).do(RED, "spell m2-05")
    assert table.region("m2-05") == {"holder": [RED, "active"], "tokens": 1, "camps": 0, "marks": []}


@pytest.mark.clause("SMW-RACE-36")
def test_s18_an_encampment_counts_as_a_token_against_sorcery() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1 camps1", "m2-06": "1a1"}
    table = at(regions, {"0a": "sorcerers alchemist 0", "1a": "humans bivouacking 0"})
    assert table.refused(RED, "spell m2-02") == "SMW-RACE-36"
    assert table.offers_of("spell") == ["m2-06"]


@pytest.mark.clause("SMW-RACE-37", "SMW-PICK-08")
def test_without_a_sorcerer_in_the_tray_there_is_no_sorcery() -> None:
    table = at({"m2-01": "0a18", "m2-02": "1a1"}, {"0a": "sorcerers alchemist 0", **OTHERS})
    assert table.refused(RED, "spell m2-02") == "SMW-RACE-37"
    assert table.offers() == ["stop"]


@pytest.mark.clause("SMW-RACE-39")
def test_after_the_last_token_a_spell_is_still_possible() -> None:
    table = at({"m2-01": "0a1", "m2-06": "1a1"}, {"0a": "sorcerers alchemist 2", **OTHERS}).do(RED, "take m2-02")
    assert (table.hand(RED), table.offers()) == (0, ["stop", "spell m2-06"])
    ready = at({"m2-01": "0a1", "m2-06": "1a1"}, {"0a": "sorcerers alchemist 0", **OTHERS}, ask="ready")
    assert ready.do(RED, "ready").offers() == ["stop", "spell m2-06"]


@pytest.mark.clause("SMW-RACE-40")
def test_s20_tokens_in_decline_lost_tribes_and_empty_land_cannot_be_replaced() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d1", "m2-06": "tribe"}
    table = at(regions, {"0a": "sorcerers alchemist 0", "1d": "elves - 0", **OTHERS})
    assert [table.refused(RED, f"spell {name}") for name in ("m2-02", "m2-06", "m2-05")] == ["SMW-RACE-40"] * 3
    assert table.offers() == ["stop"]


@pytest.mark.clause("SMW-RACE-41", "SMW-ENTRY-10")
def test_flying_sorcerers_replace_a_lone_token_anywhere() -> None:
    regions = {"m2-01": "0a1", "m2-20": "1a1", "m2-14": "1a2"}
    table = at(regions, {"0a": "sorcerers flying 0", **OTHERS})
    assert table.offers_of("spell") == ["m2-20"]
    homeless = at({"m2-20": "1a1"}, {"0a": "sorcerers flying 1", **OTHERS})
    assert homeless.do(RED, "spell m2-20").holder("m2-20") == (RED, "active")
    afoot = at({"m2-20": "1a1"}, {"0a": "sorcerers alchemist 1", **OTHERS})
    assert afoot.refused(RED, "spell m2-20") == "SMW-ENTRY-10"


@pytest.mark.clause("SMW-RACE-42")
def test_s24_a_spell_is_a_conquest_of_a_non_empty_region_and_not_possible_after_the_die() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-06": "1a3"}
    table = at(regions, {"0a": "sorcerers pillaging 0", **OTHERS}).do(RED, "spell m2-02", "stop")
    assert table.coins(RED) == 5 + 2 + 1
    table = at(regions, {"0a": "sorcerers pillaging 2", **OTHERS}).do(RED, "dare m2-06").roll("face 0")
    assert table.state.seat() == BLUE, "the attempt failed, and no spell was left to decide on"
    assert table.holder("m2-02") == (BLUE, "active")


# --- Tritons, Trolls, Wizards ----------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-RACE-43")
def test_tritons_pay_less_on_the_coast_of_sea_and_lake() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a2"}, {"0a": "tritons alchemist 5", **OTHERS})
    assert (table.price("m2-02"), table.price("m2-05"), table.price("m2-06")) == (3, 2, 1)
    inland = at({"m2-09": "0a1"}, {"0a": "tritons alchemist 5", **OTHERS})
    assert (inland.price("m2-04"), inland.price("m2-08"), inland.price("m2-10")) == (2, 2, 2)
    cheap = at({}, {"0a": "tritons mounted 5", **OTHERS})
    assert cheap.price("m2-01") == 1, "both reductions, and never less than one"


@pytest.mark.clause("SMW-RACE-44")
def test_water_is_no_coast() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, {"0a": "tritons seafaring 5", **OTHERS})
    assert (table.price("m2-00"), table.price("m2-07")) == (2, 2)


@pytest.mark.clause("SMW-RACE-45")
def test_a_lair_stands_wherever_trolls_stand_and_defends() -> None:
    table = at({"m2-01": "0a1 lair"}, {"0a": "trolls alchemist 2", **OTHERS}).do(RED, "take m2-02")
    assert table.region("m2-02")["marks"] == ["lair"]
    foe = at(
        {"m2-01": "1a1 lair", "m2-02": "0a1", "m2-06": "1a1 lair"}, {"0a": "ratmen hill 4", "1a": "trolls swamp 0"}
    )
    assert foe.price("m2-01") == 2 + 1 + 1
    foe.do(RED, "take m2-01")
    assert foe.region("m2-01")["marks"] == []


@pytest.mark.clause("SMW-RACE-46", "SMW-READY-07")
def test_lairs_stay_at_decline_and_go_when_the_region_is_abandoned_or_conquered() -> None:
    regions = {"m2-01": "0a2 lair", "m2-02": "0a1 lair", "m2-08": "1a9"}
    peoples = {"0a": "trolls alchemist 0", "1a": "ratmen commando 0"}
    declined = at(regions, peoples, ask="choose").do(RED, "decline").do(BLUE, "expand", "ready")
    assert (declined.region("m2-01")["marks"], declined.price("m2-02")) == (["lair"], 3)
    declined.do(BLUE, "take m2-02")
    assert declined.region("m2-02")["marks"] == []
    abandoned = at(regions, peoples, ask="ready").do(RED, "abandon m2-02")
    assert abandoned.region("m2-02") == {"holder": None, "tokens": 0, "camps": 0, "marks": []}


TEN = ("m2-01", "m2-02", "m2-03", "m2-04", "m2-05", "m2-06", "m2-08", "m2-09", "m2-10", "m2-11")


@pytest.mark.clause("SMW-RACE-47")
def test_there_are_ten_lairs_and_the_eleventh_region_waits_for_a_free_one() -> None:
    regions = dict.fromkeys(TEN, "0a1 lair") | {"m2-13": "1a1"}
    peoples = {"0a": "trolls commando 0", "1a": "ratmen hill 9"}
    table = at(regions, peoples, leaders={RED: "hand"}).do(RED, "take m2-12")
    table.do(RED, "alone m2-12")
    assert (table.leader(RED), table.tokens("m2-12"), table.region("m2-12")["marks"]) == ("m2-12", 0, [])
    table.do(BLUE, "expand", "ready", "take m2-08")
    assert (table.region("m2-08")["marks"], table.region("m2-12")["marks"]) == ([], ["lair"])


@pytest.mark.clause("SMW-RACE-48")
def test_wizards_are_paid_for_magic_sources() -> None:
    regions = {"m2-01": "0a1", "m2-16": "0a1", "m2-02": "0a1"}
    assert at(regions, {"0a": "wizards berserk 0", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 3 + 2
    assert at(regions, {"0a": "ratmen berserk 0", **OTHERS}).do(RED, "stop").coins(RED) == 5 + 3
