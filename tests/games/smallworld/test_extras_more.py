"""The special powers of the extras."""

from __future__ import annotations

from typing import Any

import pytest
from smallworld_table import Table
from smallworld_table import at as at_the_table

RED, BLUE, GREEN = 0, 1, 2
OTHERS = {"1a": "wizards swamp 0"}


def at(regions: dict[str, str], peoples: dict[str, str], **others: Any) -> Table:
    """A table with the extras."""
    return at_the_table(regions, peoples, options={"extra": True}, **others)


@pytest.mark.clause("SMW-EXTRA-11")
def test_to_pass_over_a_cursed_combo_costs_three() -> None:
    column = ("ratmen cursed", "orcs hill", "elves swamp", "humans forest")
    table = at({}, {}, ask="pick", column=column, coins=4)
    assert table.offers() == ["pick ratmen", "pick orcs", "pick elves"]
    assert table.refused(RED, "pick humans") == "SMW-PICK-06"
    table.do(RED, "pick elves").reveal()
    assert (table.coins(RED), [combo["coins"] for combo in table.position()["column"]][:2]) == (0, [3, 1])
    assert at({}, {}, ask="pick", column=column).do(RED, "pick ratmen").reveal().hand(RED) == 8 + 5
    second = at({}, {}, ask="pick", column=("orcs hill", "ratmen cursed", "elves swamp", "humans forest"), coins=4)
    assert second.offers() == ["pick orcs", "pick ratmen", "pick elves"], "1 + 3 coins for the third"
    second.do(RED, "pick elves").reveal()
    assert [combo["coins"] for combo in second.position()["column"]][:2] == [1, 3]


# --- Hordes ----------------------------------------------------------------------------------------------------------

HORDE = {"0a": "ratmen hordes 0", "1a": "wizards swamp 0"}


@pytest.mark.clause("SMW-EXTRA-12")
def test_a_horde_brings_two_tokens_beside_the_tray() -> None:
    table = at({}, {}, ask="pick", column=("ratmen hordes", "orcs hill")).do(RED, "pick ratmen").reveal()
    assert (table.hand(RED), table.tray("ratmen")) == (8 + 5 + 2, 0)


@pytest.mark.clause("SMW-EXTRA-12", "SMW-EXTRA-24")
def test_an_ordinary_token_is_lost_as_long_as_there_is_one() -> None:
    regions = {"m2-01": "1a1", "m2-02": "0a1", "m2-03": "0a1", "m2-09": "0a1"}
    table = at(regions, {**HORDE, "1a": "orcs swamp 9"}, active=BLUE)
    assert table.tray("ratmen") == 13 - 1
    table.do(BLUE, "take m2-02")
    assert (table.tray("ratmen"), table.position()["supply"]["hordes"]) == (13, 2)
    table.do(BLUE, "take m2-03")
    assert (table.tray("ratmen"), table.position()["supply"]["hordes"]) == (13, 1), "those of the Horde do not return"


@pytest.mark.clause("SMW-EXTRA-12", "SMW-EXTRA-24")
def test_the_last_tokens_of_other_races_go_to_the_tray_while_a_horde_is_in_play() -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a1"}, {**HORDE, "0a": "ratmen hordes 5"}).do(RED, "take m2-02")
    assert (table.tray("wizards"), table.position()["supply"]["hordes"]) == (10, 2)


@pytest.mark.clause("SMW-EXTRA-24", "SMW-EXTRA-12")
def test_the_horde_vanishes_first_at_the_decline() -> None:
    table = at({"m2-01": "0a4", "m2-02": "0a1"}, HORDE, ask="choose").do(RED, "decline")
    assert (table.tokens("m2-01"), table.tokens("m2-02"), table.tray("ratmen")) == (1, 1, 11)
    assert table.position()["supply"]["hordes"] == 0
    few = at({"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a1"}, HORDE, ask="choose").do(RED, "decline")
    assert few.offers() == ["give_up m2-01", "give_up m2-02", "give_up m2-03"]
    assert few.refused(RED, "give_up m2-09") == "SMW-RACE-05"
    few.do(RED, "give_up m2-03", "give_up m2-01")
    assert (few.holder("m2-02"), few.coins(RED), few.tray("ratmen")) == ((RED, "declined"), 6, 12)


@pytest.mark.clause("SMW-EXTRA-24", "SMW-LEADER-05")
def test_a_region_held_by_the_leader_alone_is_not_given_up_for_a_horde() -> None:
    regions = {"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a0"}
    table = at(regions, HORDE, leaders={RED: "m2-03"}, ask="choose").do(RED, "decline")
    assert table.offers() == ["give_up m2-01", "give_up m2-02"], "he leaves it anyhow"
    assert table.refused(RED, "give_up m2-03") == "SMW-RACE-05"
    assert table.refused(RED, "alone m2-01") != "SMW-LEADER-15", "he takes nobody's place now"
    assert table.state.lapse(RED) == table.action("give_up m2-01")
    table.do(RED, "give_up m2-01", "give_up m2-02")
    assert (table.player(RED)["declined"], table.tray("ratmen")) == (None, 13)
    beside = at({"m2-01": "0a1", "m2-02": "0a1"}, HORDE, leaders={RED: "m2-02"}, ask="choose").do(RED, "decline")
    assert beside.offers() == ["give_up m2-01", "give_up m2-02"], "tokens beside him may go"


@pytest.mark.clause("SMW-EXTRA-24", "SMW-RACE-12")
def test_of_ghouls_in_a_horde_all_ordinary_tokens_stay() -> None:
    peoples = {**HORDE, "0a": "ghouls hordes 0"}
    table = at({"m2-01": "0a4", "m2-02": "0a1"}, peoples, ask="choose").do(RED, "decline")
    assert (table.tokens("m2-01"), table.tokens("m2-02"), table.tray("ghouls")) == (2, 1, 7)


# --- Marauding -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-EXTRA-13", "SMW-EXTRA-26")
def test_marauders_have_two_rounds_and_the_die_only_in_the_second() -> None:
    table = at({"m2-01": "0a1"}, {"0a": "ratmen marauding 5", **OTHERS})
    assert table.offers_of("dare") == []
    table.do(RED, "take m2-02")
    assert table.refused(RED, "dare m2-08") == "SMW-EXTRA-13"
    table.do(RED, "take m2-05")
    assert table.asks() == "ready", "all tokens are used: the second round"
    assert table.offers_of("abandon") == []
    assert table.refused(RED, "abandon m2-01") == "SMW-READY-05"
    table.do(RED, "ready")
    assert table.hand(RED) == 1 + 2
    table.do(RED, "take m2-06")
    assert "m2-08" in table.offers_of("dare")
    table.do(RED, "dare m2-08").roll("face 0")
    assert table.asks() == "redeploy"


@pytest.mark.clause("SMW-EXTRA-13", "SMW-EXTRA-26")
def test_marauders_may_stop_the_first_round_and_not_have_a_third() -> None:
    table = at({"m2-01": "0a3"}, {"0a": "ratmen marauding 0", **OTHERS}, ask="ready")
    table.do(RED, "ready", "stop")
    assert (table.asks(), table.offers()) == ("ready", ["ready"])
    table.do(RED, "ready", "stop")
    assert (table.state.seat(), table.tokens("m2-01")) == (BLUE, 3)


def frame(question: str, people: int, again: int) -> dict[str, object]:
    """A question to Blue as a position has it."""
    return {"question": question, "asks": BLUE, "people": people, "roll": 0, "again": again}


@pytest.mark.clause("SMW-EXTRA-13", "SMW-EXTRA-26")
def test_a_saved_game_knows_the_round_of_the_marauders() -> None:
    peoples = {"0a": "wizards swamp 0", "1a": "ratmen marauding 0"}
    table = at({"m2-01": "1a3"}, peoples, active=BLUE, ask="ready").do(BLUE, "ready")
    people = BLUE * 3
    assert table.state.to_json()["stack"][-1] == frame("conquer", people, 0)  # type: ignore[index]
    assert table.do(BLUE, "stop").state.to_json()["stack"][-1] == frame("ready", people, 1)  # type: ignore[index]
    assert table.do(BLUE, "ready").state.to_json()["stack"][-1] == frame("conquer", people, 1)  # type: ignore[index]
    homeless = at({}, {**peoples, "1a": "ratmen marauding 2"}, active=BLUE).do(BLUE, "stop")
    assert (homeless.asks(), homeless.refused(BLUE, "dare m2-05")) == ("conquer", None), "nothing is there to be lifted"


# --- Coins that change hands -----------------------------------------------------------------------------------------

BORDER = {"m2-01": "0a1", "m2-02": "1a1", "m2-05": "1d1", "m2-06": "tribe"}


@pytest.mark.clause("SMW-EXTRA-14", "SMW-EXTRA-29")
def test_a_ransacked_opponent_pays_a_coin_if_there_is_one() -> None:
    peoples = {"0a": "ratmen ransacking 9", "1a": "wizards swamp 0", "1d": "elves - 0"}
    table = at(BORDER, peoples, coins=(5, 3)).do(RED, "take m2-05")
    assert (table.coins(RED), table.coins(BLUE)) == (5, 3), "a race in decline pays nothing"
    table.do(RED, "take m2-02")
    assert (table.coins(RED), table.coins(BLUE)) == (6, 2)
    poor = at(BORDER, peoples, coins=(5, 0)).do(RED, "take m2-02")
    assert (poor.coins(RED), poor.coins(BLUE)) == (5, 0)


@pytest.mark.clause("SMW-EXTRA-20", "SMW-EXTRA-29")
def test_the_conqueror_of_a_corrupt_race_pays_a_coin_if_there_is_one() -> None:
    peoples = {"0a": "ratmen hill 9", "1a": "wizards corrupt 0", "1d": "elves - 0"}
    table = at(BORDER, peoples, coins=(5, 3)).do(RED, "take m2-05", "take m2-02")
    assert (table.coins(RED), table.coins(BLUE)) == (4, 4)
    poor = at(BORDER, peoples, coins=(0, 3)).do(RED, "take m2-02")
    assert (poor.coins(RED), poor.coins(BLUE)) == (0, 3)


@pytest.mark.clause("SMW-EXTRA-20", "SMW-EXTRA-14")
def test_own_ghouls_neither_ransack_nor_are_bribed() -> None:
    regions = {"m2-01": "0d6", "m2-02": "0a1", "m2-20": "0a1"}
    table = at(regions, {"0a": "ratmen corrupt 0", "0d": "ghouls - 0", **OTHERS}, who="0d", ask="ready")
    assert table.do(RED, "ready", "take m2-02").coins(RED) == 5
    peoples = {"0a": "ratmen ransacking 0", "0d": "ghouls - 0", **OTHERS}
    foe = at({"m2-01": "0d6", "m2-02": "1a1"}, peoples, who="0d", ask="ready")
    foe.do(RED, "ready", "take m2-02")
    assert (foe.coins(RED), foe.coins(BLUE)) == (5, 5)


@pytest.mark.clause("SMW-EXTRA-22")
def test_mercenaries_make_a_conquest_cheaper_for_a_coin() -> None:
    peoples = {"0a": "ratmen mercenary 3", "1a": "wizards swamp 0"}
    table = at({"m2-01": "0a1", "m2-02": "1a3"}, peoples, coins=(2, 5))
    assert table.offers_of("hire") == ["m2-02", "m2-05", "m2-06"]
    table.do(RED, "hire m2-02")
    assert (table.coins(RED), table.told("conquered")[-1]["tokens"]) == (1, 3)
    cheap = at({"m2-01": "0a1"}, peoples, coins=(1, 5)).do(RED, "hire m2-06")
    assert (cheap.coins(RED), cheap.tokens("m2-06"), cheap.hand(RED)) == (0, 1, 2)
    assert cheap.refused(RED, "hire m2-05") == "SMW-EXTRA-22"
    assert cheap.offers_of("hire") == []
    assert at({"m2-01": "0a1"}, {"0a": "ratmen hill 3", **OTHERS}).refused(RED, "hire m2-02") == "SMW-EXTRA-22"
    dear = at({"m2-01": "0a1", "m2-02": "1a4"}, peoples)
    assert dear.refused(RED, "hire m2-02") == "SMW-CONQ-01"


# --- Coins of the bank -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-EXTRA-15")
@pytest.mark.parametrize(("turn", "prices"), [(1, [4, 2]), (2, [2, 1]), (3, [4, 2]), (4, [2, 1])])
def test_were_creatures_pay_two_less_on_even_turns(turn: int, prices: list[int]) -> None:
    table = at({"m2-01": "0a1", "m2-02": "1a2"}, {"0a": "ratmen were 9", **OTHERS}, turn=turn)
    assert [table.price("m2-02"), table.price("m2-06")] == prices


@pytest.mark.clause("SMW-EXTRA-16", "SMW-EXTRA-30")
def test_historians_are_paid_for_the_declines_of_others_but_not_for_their_own() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1"}
    table = at(regions, {"0a": "ratmen hill 0", "1a": "wizards historian 0"}, ask="choose").do(RED, "decline")
    assert table.coins(BLUE) == 6
    table.do(BLUE, "decline")
    assert table.coins(BLUE) == 6 + 1
    stout = at(regions, {"0a": "ratmen stout 0", "1a": "wizards historian 0"}).do(RED, "stop", "retire")
    assert stout.coins(BLUE) == 6
    declined = at({"m2-01": "0a1", "m2-02": "1d1"}, {"0a": "ratmen hill 0", "1d": "wizards - 0"}, ask="choose")
    assert declined.do(RED, "decline").coins(BLUE) == 5


@pytest.mark.clause("SMW-EXTRA-17")
@pytest.mark.parametrize(("region", "bonus"), [("m2-05", 3), ("m2-06", 3), ("m2-02", 0)])
def test_the_peace_loving_are_paid_if_they_attacked_no_active_race(region: str, bonus: int) -> None:
    """A race in decline, a Lost Tribe, an active race."""
    peoples = {"0a": "ratmen peace_loving 4", "1a": "wizards swamp 0", "1d": "elves - 0"}
    table = at(BORDER, peoples).do(RED, f"take {region}")
    while table.state.seat() == RED:
        table.do(RED, "stop" if table.asks() == "conquer" else "rest m2-01")
    assert table.coins(RED) == 5 + 2 + bonus


@pytest.mark.clause("SMW-EXTRA-17")
def test_a_failed_attempt_is_an_attack_and_idleness_is_none() -> None:
    peoples = {"0a": "ratmen peace_loving 2", **OTHERS}
    failed = at({"m2-01": "0a1", "m2-02": "1a1"}, peoples).do(RED, "dare m2-02").roll("face 0")
    assert failed.coins(RED) == 5 + 1
    idle = at({"m2-01": "0a1", "m2-02": "1a1"}, peoples).do(RED, "stop")
    assert idle.coins(RED) == 5 + 1 + 3


@pytest.mark.clause("SMW-EXTRA-18", "SMW-EXTRA-21")
@pytest.mark.parametrize(
    ("power", "regions", "bonus"),
    [
        ("barricade", 4, 3),
        ("barricade", 5, 0),
        ("barricade", 1, 3),
        ("imperial", 3, 0),
        ("imperial", 4, 1),
        ("imperial", 5, 2),
    ],
)
def test_small_realms_behind_barricades_and_large_empires_are_paid(power: str, regions: int, bonus: int) -> None:
    held = dict.fromkeys(("m2-01", "m2-02", "m2-03", "m2-04", "m2-09")[:regions], "0a1")
    table = at(held, {"0a": f"ratmen {power} 0", **OTHERS}).do(RED, "stop")
    assert table.coins(RED) == 5 + regions + bonus


# --- The Catapult ----------------------------------------------------------------------------------------------------

CATAPULT = {"0a": "ratmen catapult 3", "1a": "wizards swamp 0"}


@pytest.mark.clause("SMW-EXTRA-19", "SMW-EXTRA-25")
def test_the_catapult_takes_a_region_two_steps_away_for_one_less() -> None:
    table = at({"m2-01": "0a1 catapult", "m2-08": "1a1"}, CATAPULT)
    assert table.offers_of("shoot") == ["m2-03", "m2-08", "m2-11", "m2-12"]
    for region in ("m2-02", "m2-09", "m2-07", "m2-01"):
        assert table.refused(RED, f"shoot {region}") in ("SMW-EXTRA-19", "SMW-CONQ-02", "SMW-CONQ-14")
    assert [table.refused(RED, f"shoot {region}") for region in table.offers_of("shoot")] == [None] * 4
    table.do(RED, "shoot m2-08")
    assert table.told("conquered")[-1]["tokens"] == 3, "2 + 1 for the mountain + 1 token - 1"
    assert at({"m2-01": "0a1"}, {**CATAPULT, "0a": "ratmen hill 3"}).refused(RED, "shoot m2-03") == "SMW-EXTRA-19"


@pytest.mark.clause("SMW-EXTRA-19")
def test_the_catapult_shoots_once_a_turn_and_never_for_less_than_one() -> None:
    table = at({"m2-01": "0a1 catapult"}, CATAPULT).do(RED, "shoot m2-03")
    assert (table.tokens("m2-03"), table.hand(RED)) == (1, 2)
    assert table.refused(RED, "shoot m2-11") == "SMW-EXTRA-19"
    assert table.offers_of("shoot") == []
    few = at({"m2-01": "0a1 catapult", "m2-03": "1a3"}, CATAPULT)
    assert few.refused(RED, "shoot m2-03") == "SMW-CONQ-01"
    assert "m2-03" not in few.offers_of("shoot")


@pytest.mark.clause("SMW-EXTRA-19", "SMW-EXTRA-25")
def test_the_catapult_is_placed_at_redeployment_and_makes_its_region_immune() -> None:
    peoples = {"0a": "ratmen catapult 0", "1a": "wizards swamp 9"}
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, peoples)
    assert table.refused(RED, "shoot m2-03") == "SMW-EXTRA-19", "it does not stand anywhere yet"
    table.do(RED, "stop")
    assert table.offers() == ["engine m2-01", "engine m2-02"]
    assert table.refused(RED, "done") == "SMW-EXTRA-19"
    assert table.refused(RED, "engine m2-05") == "SMW-EXTRA-19"
    table.do(RED, "engine m2-02").do(BLUE, "expand")
    assert table.refused(BLUE, "take m2-02") == "SMW-CONQ-17"
    assert table.refused(BLUE, "take m2-01") is None


@pytest.mark.clause("SMW-EXTRA-25")
def test_the_catapult_moves_every_turn_and_goes_to_hand_with_its_region() -> None:
    regions = {"m2-01": "0a1 catapult", "m2-02": "0a1"}
    table = at(regions, CATAPULT, ask="ready").do(RED, "abandon m2-01", "ready")
    assert (table.region("m2-01")["marks"], table.position()["supply"]["catapult"]) == ([], 1)
    assert table.offers_of("shoot") == []
    moved = at(regions, {**CATAPULT, "0a": "ratmen catapult 0"}).do(RED, "stop", "engine m2-02")
    assert (moved.region("m2-01")["marks"], moved.region("m2-02")["marks"]) == ([], ["catapult"])


@pytest.mark.clause("SMW-EXTRA-19", "SMW-EXTRA-25")
def test_a_catapult_in_hand_shoots_nowhere() -> None:
    nowhere = at({"m2-01": "0a1"}, CATAPULT)
    assert nowhere.offers_of("shoot") == []
    assert {nowhere.refused(RED, f"shoot m2-{n:02}") for n in range(23)} == {"SMW-EXTRA-19"}


@pytest.mark.clause("SMW-EXTRA-19", "SMW-DECLINE-08")
@pytest.mark.parametrize("mark", ["", " catapult"])
def test_the_catapult_leaves_at_the_decline_from_the_map_and_from_the_hand(mark: str) -> None:
    table = at({"m2-01": f"0a1{mark}", "m2-02": "0a1"}, CATAPULT, ask="choose").do(RED, "decline")
    assert (table.region("m2-01")["marks"], table.position()["supply"]["catapult"]) == ([], 0)
