"""Readying the troops: tokens are lifted, regions abandoned."""

from __future__ import annotations

import pytest
from smallworld_table import at


@pytest.mark.clause("SMW-READY-01", "SMW-READY-02")
def test_all_but_one_token_a_region_may_be_lifted() -> None:
    table = at({"m2-04": "0a3", "m2-09": "0a1", "m2-16": "0a2"}, {"0a": "humans swamp 0"}, ask="ready")
    table.do(0, "ready")
    assert [table.tokens(name) for name in ("m2-04", "m2-09", "m2-16")] == [1, 1, 1]
    assert (table.hand(0), table.asks(0)) == (3, "conquer")
    assert [event["tokens"] for event in table.told("readied")] == [3]


@pytest.mark.clause("SMW-READY-02", "SMW-CONQ-21")
def test_only_tokens_in_hand_conquer() -> None:
    table = at({"m2-04": "0a3"}, {"0a": "humans swamp 0"}, ask="ready")
    table.do(0, "keep m2-04", "ready")
    assert (table.hand(0), table.tokens("m2-04")) == (1, 2)
    assert table.forbids(0, "take m2-09") == "SMW-CONQ-01"
    kept = at({"m2-04": "0a3", "m2-16": "0a1"}, {"0a": "humans swamp 0"}, ask="ready")
    kept.do(0, "keep m2-04", "keep m2-04", "ready")
    assert kept.told("readied")[0]["tokens"] == 0
    assert kept.asks(0) == "redeploy", "nothing in hand, nothing to conquer with"


@pytest.mark.clause("SMW-READY-01", "SMW-READY-08")
def test_tokens_may_stay_where_they_are() -> None:
    table = at({"m2-04": "0a4", "m2-09": "0a1"}, {"0a": "humans swamp 0"}, ask="ready")
    assert table.offers(0) == ["ready", "abandon m2-04", "keep m2-04", "abandon m2-09"]
    assert table.forbids(0, "keep m2-09") == "SMW-READY-01", "the last one stays anyway"
    assert table.forbids(0, "keep m2-16") == "SMW-READY-01"
    table.do(0, "keep m2-04", "keep m2-04", "keep m2-04")
    assert table.forbids(0, "keep m2-04") == "SMW-READY-01", "no more are there"
    table.do(0, "ready")
    assert table.told("readied")[0]["tokens"] == 0


@pytest.mark.clause("SMW-READY-08")
def test_kept_tokens_are_still_there_while_others_conquer() -> None:
    table = at({"m2-04": "0a5"}, {"0a": "humans swamp 0"}, ask="ready")
    table.do(0, "keep m2-04", "ready", "take m2-09")
    assert (table.tokens("m2-04"), table.tokens("m2-09"), table.hand(0)) == (2, 2, 1)
    assert table.position()["this_turn"]["kept"] == {}


@pytest.mark.clause("SMW-READY-03", "SMW-SCORE-01")
def test_an_abandoned_region_is_nobodys_and_scores_nothing() -> None:
    table = at({"m2-04": "0a3", "m2-09": "0a2"}, {"0a": "ratmen swamp 0"}, ask="ready", turn=3)
    table.do(0, "abandon m2-09")
    assert (table.holder("m2-09"), table.hand(0), table.asks(0)) == (None, 2, "ready")
    table.do(0, "ready", "stop")
    assert table.coins(0) == 5 + 1
    assert table.tokens("m2-04") == 5


@pytest.mark.clause("SMW-READY-03")
def test_only_own_regions_can_be_abandoned() -> None:
    table = at({"m2-04": "0a3", "m2-09": "1a2"}, {"0a": "ratmen swamp 0", "1a": "orcs hill 0"}, ask="ready")
    assert table.offers_of("abandon") == ["m2-04"]
    assert table.forbids(0, "abandon m2-09") == "SMW-READY-03"
    assert table.forbids(0, "abandon m2-16") == "SMW-READY-03"


@pytest.mark.clause("SMW-READY-03", "SMW-READY-08")
def test_tokens_to_be_kept_in_a_region_that_is_abandoned_go_to_hand_with_the_others() -> None:
    """Nothing of it is left for whoever readies troops there later."""
    table = at({"m2-04": "0a3", "m2-16": "0a1"}, {"0a": "ratmen swamp 0"}, ask="ready")
    table.do(0, "keep m2-04", "abandon m2-04")
    assert (table.hand(0), table.position()["this_turn"]["kept"]) == (3, {})
    last = at({"m2-04": "0a3"}, {"0a": "ratmen swamp 0"}, ask="ready").do(0, "keep m2-04", "abandon m2-04")
    assert (last.asks(0), last.position()["this_turn"]["kept"]) == ("conquer", {})


@pytest.mark.clause("SMW-READY-04", "SMW-ENTRY-08")
def test_all_regions_may_be_abandoned() -> None:
    table = at({"m2-08": "0a3", "m2-09": "0a2"}, {"0a": "ratmen swamp 0"}, ask="ready")
    table.do(0, "abandon m2-08", "abandon m2-09")
    assert (table.asks(0), table.hand(0)) == ("conquer", 5)
    assert table.forbids(0, "take m2-08") == "SMW-ENTRY-01"
    assert "m2-16" in table.offers_of("take")


@pytest.mark.clause("SMW-READY-05")
def test_no_region_is_abandoned_once_conquests_have_begun() -> None:
    table = at({"m2-04": "0a3", "m2-09": "0a2"}, {"0a": "ratmen swamp 0"}, ask="ready")
    table.do(0, "ready")
    assert table.forbids(0, "abandon m2-09") == "HALL-ASK-03"
    table.do(0, "take m2-10")
    assert table.forbids(0, "abandon m2-09") == "HALL-ASK-03"


@pytest.mark.clause("SMW-READY-05", "SMW-EXTRA-13")
def test_marauders_cannot_abandon_between_their_two_rounds() -> None:
    table = at({"m2-04": "0a5", "m2-09": "0a2"}, {"0a": "ratmen marauding 0"}, ask="ready", options={"extra": True})
    table.do(0, "ready", "stop")
    assert table.asks(0) == "ready"
    assert table.offers_of("abandon") == []
    assert table.forbids(0, "abandon m2-09") == "SMW-READY-05"


@pytest.mark.clause("SMW-CONQ-21", "SMW-EXTRA-13")
def test_marauders_without_a_region_have_nothing_to_ready_for_their_second_round() -> None:
    table = at({}, {"0a": "ratmen marauding 5"}, options={"extra": True})
    table.do(0, "stop")
    assert table.asks(0) == "conquer"
    assert table.offers_of("dare") == [], "five tokens do for every region at the edge"
    table.do(0, "take m2-04", "take m2-09")
    assert table.asks(0) == "conquer", "one token is left, and it is the second round"
    taken = at({}, {"0a": "ratmen marauding 2"}, options={"extra": True}).do(0, "take m2-04")
    assert taken.asks(0) == "ready", "who has used up all tokens in a first conquest lifts them again"


@pytest.mark.clause("SMW-READY-06")
def test_an_abandoned_region_may_be_taken_again_as_an_empty_one() -> None:
    table = at({"m2-08": "0a3", "m2-09": "0a4"}, {"0a": "orcs swamp 0"}, ask="ready", turn=3)
    table.do(0, "abandon m2-08", "ready")
    assert table.price("m2-08") == 3, "an empty mountain"
    table.do(0, "take m2-08")
    assert (table.holder("m2-08"), table.position()["this_turn"]["raids"]) == ((0, "active"), 0)


@pytest.mark.clause("SMW-READY-07")
@pytest.mark.parametrize(
    ("people", "mark"),
    [("trolls swamp 0", "lair"), ("orcs fortified 0", "fortress"), ("halflings swamp 0", "hole")],
)
def test_lair_fortress_and_hole_go_with_the_region(people: str, mark: str) -> None:
    table = at({"m2-04": f"0a2 {mark}", "m2-16": "0a1"}, {"0a": people}, ask="ready")
    table.do(0, "abandon m2-04")
    assert table.region("m2-04") == {"holder": None, "tokens": 0, "camps": 0, "marks": []}
    assert table.position()["supply"]["holes"] == 0, "a Hole is gone for good"


@pytest.mark.clause("SMW-READY-07", "SMW-POWER-23")
def test_dragon_hero_and_encampments_come_back_to_hand() -> None:
    camps = at({"m2-04": "0a2 camps3", "m2-16": "0a1 camps2"}, {"0a": "orcs bivouacking 0"}, ask="ready")
    assert camps.do(0, "abandon m2-04").position()["supply"]["camps"] == 3
    heroes = at({"m2-04": "0a2 hero", "m2-16": "0a1 hero"}, {"0a": "orcs heroic 0"}, ask="ready")
    assert heroes.do(0, "abandon m2-04").position()["supply"]["heroes"] == 1
    drake = at({"m2-04": "0a3 dragon", "m2-16": "0a1"}, {"0a": "orcs dragon_master 0"}, ask="ready")
    drake.do(0, "abandon m2-04", "ready")
    assert drake.region("m2-04")["marks"] == []
    assert "m2-17" in drake.offers_of("dragon"), "and can be used at once"


@pytest.mark.clause("SMW-READY-09")
def test_regions_in_decline_cannot_be_abandoned() -> None:
    table = at({"m2-04": "0a2", "m2-16": "0d1"}, {"0a": "humans swamp 0", "0d": "orcs - 0"}, ask="ready")
    assert table.offers_of("abandon") == ["m2-04"]
    assert table.forbids(0, "abandon m2-16") == "SMW-READY-03"


@pytest.mark.clause("SMW-READY-09", "SMW-RACE-16")
def test_but_those_of_ghouls_can() -> None:
    regions = {"m2-04": "0a2", "m2-16": "0d3", "m2-17": "0d1"}
    table = at(regions, {"0a": "humans swamp 0", "0d": "ghouls - 0"}, who="0d", ask="ready")
    assert table.offers_of("abandon") == ["m2-16", "m2-17"]
    assert table.forbids(0, "abandon m2-04") == "SMW-READY-03"
    table.do(0, "abandon m2-16")
    assert (table.holder("m2-16"), table.hand(0, "declined"), table.hand(0)) == (None, 3, 0)


@pytest.mark.clause("SMW-READY-07", "SMW-RACE-25", "SMW-POWER-23", "SMW-POWER-30", "SMW-EXTRA-25")
@pytest.mark.parametrize(
    ("people", "mark", "supply"),
    [
        ("ratmen bivouacking", "camps1", {"camps": 5}),
        ("ratmen heroic", "hero", {"heroes": 2}),
        ("ratmen dragon_master", "dragon", {}),
        ("ratmen catapult", "catapult", {"catapult": 1}),
        ("ratmen fortified", "fortress", {}),
        ("halflings hill", "hole", {}),
        ("trolls hill", "lair", {}),
        ("leprechauns hill", "pot", {}),
    ],
)
def test_markers_leave_an_abandoned_region(people: str, mark: str, supply: dict[str, int]) -> None:
    peoples = {"0a": f"{people} 0", "1a": "wizards commando 0"}
    other = " lair" if mark == "lair" else ""
    regions = {"m2-01": f"0a1 {mark}", "m2-02": f"0a1{other}"}
    table = at(regions, peoples, ask="ready", options={"extra": True}).do(0, "abandon m2-01")
    assert table.region("m2-01") == {"holder": None, "tokens": 0, "camps": 0, "marks": []}
    assert {key: value for key, value in table.position()["supply"].items() if value != 0} == supply


@pytest.mark.clause("SMW-LOSS-06", "SMW-LOSS-07")
def test_a_single_encampment_goes_back_to_hand_with_a_lost_region() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1 camps1"}
    table = at(regions, {"0a": "ratmen alchemist 9", "1a": "wizards bivouacking 0"}).do(0, "take m2-02")
    assert table.position()["supply"]["camps"] == 5


@pytest.mark.clause("SMW-READY-08", "SMW-READY-03", "SMW-RACE-16")
def test_tokens_kept_in_a_region_that_is_left_or_skipped_are_forgotten() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a1", "m2-20": "0d3"}
    peoples = {"0a": "ratmen alchemist 0", "0d": "ghouls - 0", "1a": "wizards commando 0"}
    table = at(regions, peoples, ask="ready").do(0, "keep m2-01", "keep m2-01")
    assert table.position()["this_turn"]["kept"] == {"m2-01": 2}
    assert table.do(0, "abandon m2-01").position()["this_turn"]["kept"] == {}
    all_left = at(regions, peoples, ask="ready").do(0, "keep m2-01", "abandon m2-02", "abandon m2-01")
    assert (all_left.position()["this_turn"]["kept"], all_left.hand(0)) == ({}, 4)
    skipped = at(regions, peoples, ask="ready", who="0d").do(0, "keep m2-20", "skip")
    assert skipped.position()["this_turn"]["kept"] == {}
