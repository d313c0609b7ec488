"""Leaders in the hands of others: capture, ransom in the middle of a turn, captives to the end."""

from __future__ import annotations

import pytest
from smallworld_table import Table, at

from bannerhall.core.state import NOBODY, SPECTATOR

RED, BLUE, GREEN = 0, 1, 2
FIELD = {"m2-01": "0a1", "m2-02": "1a2", "m2-20": "1a1", "m2-21": "1a1"}
PEOPLES = {"0a": "ratmen hill 9", "1a": "wizards swamp 0"}


def hit(coins: tuple[int, int] = (5, 4), peoples: dict[str, str] | None = None) -> Table:
    """Blue's region with two tokens and the Leader is taken."""
    table = at(FIELD, peoples or PEOPLES, leaders={BLUE: "m2-02"}, coins=coins)
    assert table.price("m2-02") == 5
    return table.do(RED, "take m2-02")


def points(table: Table, seat: int) -> int:
    return int(table.state.points(seat))


def ranks(table: Table) -> list[int]:
    result = table.state.result()
    assert result is not None
    return result.ranks


# --- Capture and ransom ----------------------------------------------------------------------------------------------


@pytest.mark.clause(
    "SMW-LEADER-18", "SMW-LEADER-20", "SMW-LEADER-21", "SMW-LEADER-22", "SMW-LEADER-27", "SMW-LEADER-34"
)
def test_s37_a_ransom_of_one_coin_brings_the_leader_back_and_no_token_is_lost() -> None:
    table = hit()
    assert (table.state.seat(), table.asks(), table.offers()) == (BLUE, "ransom", ["pay", "refuse"])
    tray = table.tray("wizards")
    table.do(BLUE, "pay")
    assert (table.coins(BLUE), table.coins(RED)) == (3, 6)
    assert (table.hand(BLUE), table.leader(BLUE), table.tray("wizards")) == (2, "hand", tray)
    assert tray == 10 - 4, "none was discarded by the capture either"
    assert table.player(RED)["captives"] == []
    table.do(RED, "stop", "rest m2-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "resettle")
    assert table.offers() == [
        "deploy m2-20", "deploy m2-21", "rest m2-20", "rest m2-21", "lead m2-20", "lead m2-21",
    ]  # fmt: skip
    table.do(BLUE, "lead m2-21", "rest m2-20")
    assert (table.leader(BLUE), table.tokens("m2-20"), table.tokens("m2-21")) == ("m2-21", 3, 1)
    assert (table.state.seat(), table.asks()) == (BLUE, "choose")


@pytest.mark.clause("SMW-LEADER-30", "SMW-LEADER-31", "SMW-LEADER-22", "SMW-END-06")
def test_s38_without_a_ransom_the_captor_keeps_him_and_no_token_is_lost_either() -> None:
    table = hit().do(BLUE, "refuse")
    assert (table.coins(BLUE), table.coins(RED)) == (4, 5)
    assert (table.hand(BLUE), table.leader(BLUE), table.tray("wizards")) == (2, "none", 6)
    assert table.player(RED)["captives"] == ["wizards"]
    assert points(table, RED) == 5 + 2
    table.do(RED, "stop", "rest m2-01")
    assert table.offers_of("lead") == []
    assert table.refused(BLUE, "lead m2-20") == "SMW-LEADER-01"


@pytest.mark.clause("SMW-LEADER-30")
def test_s39_who_has_no_coin_is_not_asked() -> None:
    table = hit((5, 0))
    assert (table.state.seat(), table.asks()) == (RED, "conquer")
    assert (table.player(RED)["captives"], table.leader(BLUE), table.hand(BLUE)) == (["wizards"], "none", 2)
    assert table.told("refused") != []


@pytest.mark.clause("SMW-LEADER-20")
def test_the_ransom_is_a_number_of_the_table() -> None:
    table = at(FIELD, PEOPLES, leaders={BLUE: "m2-02"}, coins=(5, 4), numbers={"ransom": 3}).do(RED, "take m2-02")
    table.do(BLUE, "pay")
    assert (table.coins(BLUE), table.coins(RED)) == (1, 8)
    poor = at(FIELD, PEOPLES, leaders={BLUE: "m2-02"}, coins=(5, 2), numbers={"ransom": 3}).do(RED, "take m2-02")
    assert (poor.asks(), poor.player(RED)["captives"]) == ("conquer", ["wizards"])


@pytest.mark.clause("SMW-LEADER-29", "SMW-LEADER-21")
def test_the_conqueror_waits_for_the_owner_alone_to_decide() -> None:
    table = hit()
    for text in ("take m2-05", "stop", "pay", "refuse"):
        assert table.refused(RED, text) == "HALL-ASK-02"
    assert table.refused(BLUE, "expand") is not None
    table.do(BLUE, "refuse")
    assert (table.state.seat(), table.asks(), table.hand(RED)) == (RED, "conquer", 4)
    assert table.refused(BLUE, "pay") == "HALL-ASK-02", "now or never"


@pytest.mark.clause("SMW-LEADER-53")
def test_in_other_regions_the_normal_loss_applies() -> None:
    regions = {**FIELD, "m2-06": "1a1"}
    table = at(regions, PEOPLES, leaders={BLUE: "m2-02"}).do(RED, "take m2-02").do(BLUE, "pay").do(RED, "take m2-06")
    assert (table.tray("wizards"), table.hand(BLUE)) == (10 - 5 + 1, 2)


@pytest.mark.clause("SMW-LEADER-19", "SMW-LEADER-18")
def test_s49_an_attack_that_fails_captures_nobody() -> None:
    table = at(FIELD, {**PEOPLES, "0a": "ratmen hill 2"}, leaders={BLUE: "m2-02"}).do(RED, "dare m2-02").roll("face 2")
    assert (table.leader(BLUE), table.player(RED)["captives"], table.told("captured")) == ("m2-02", [], [])


@pytest.mark.clause("SMW-LEADER-18", "SMW-LEADER-29", "SMW-DIE-07")
@pytest.mark.parametrize("answer", ["pay", "refuse"])
def test_an_attempt_that_succeeds_captures_and_the_ransom_comes_before_the_redeployment(answer: str) -> None:
    table = at(FIELD, {**PEOPLES, "0a": "ratmen hill 2"}, leaders={BLUE: "m2-02"}).do(RED, "dare m2-02").roll("face 3")
    assert (table.state.seat(), table.asks()) == (BLUE, "ransom")
    table.do(BLUE, answer)
    assert (table.state.seat(), table.asks(), table.hand(RED)) == (RED, "redeploy", 1)
    table.do(RED, "deploy m2-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "resettle")
    assert table.offers_of("lead") == (["m2-20", "m2-21"] if answer == "pay" else [])


@pytest.mark.clause("SMW-LEADER-18", "SMW-LEADER-29")
def test_the_last_conquest_with_all_tokens_waits_for_the_ransom_too() -> None:
    table = at(FIELD, {**PEOPLES, "0a": "ratmen hill 5"}, leaders={BLUE: "m2-02"}).do(RED, "take m2-02")
    assert table.asks() == "ransom"
    table.do(BLUE, "pay")
    assert (table.state.seat(), table.asks()) == (RED, "redeploy")


@pytest.mark.clause("SMW-LEADER-18", "SMW-POWER-19")
def test_the_dragon_captures_a_leader_and_stays() -> None:
    table = at(FIELD, {**PEOPLES, "0a": "ratmen dragon_master 2"}, leaders={BLUE: "m2-02"}).do(RED, "dragon m2-02")
    assert table.asks() == "ransom"
    table.do(BLUE, "refuse")
    assert (table.region("m2-02")["marks"], table.player(RED)["captives"]) == (["dragon"], ["wizards"])


# --- Elves and sorcery -----------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-23")
@pytest.mark.parametrize(("answer", "coins", "captives"), [("pay", 3, []), ("refuse", 4, ["elves"])])
def test_s40_the_leader_of_elves_is_captured_and_ransomed_too(answer: str, coins: int, captives: list[str]) -> None:
    regions = {**FIELD, "m2-02": "1a3"}
    table = at(regions, {**PEOPLES, "1a": "elves swamp 0"}, leaders={BLUE: "m2-02"}, coins=(5, 4))
    table.do(RED, "take m2-02").do(BLUE, answer)
    assert (table.hand(BLUE), table.tray("elves"), table.coins(BLUE)) == (3, 11 - 5, coins)
    assert table.player(RED)["captives"] == captives


SPELL = {"0a": "sorcerers hill 0", "1a": "wizards swamp 0"}


@pytest.mark.clause("SMW-LEADER-24", "SMW-LEADER-25", "SMW-LEADER-26", "SMW-LEADER-47")
@pytest.mark.parametrize("answer", ["pay", "refuse"])
def test_s41_a_leader_alone_falls_to_sorcery_and_may_be_ransomed(answer: str) -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a0", "m2-20": "1a1"}
    table = at(regions, SPELL, leaders={BLUE: "m2-02"}, coins=5)
    trays = (table.tray("sorcerers"), table.tray("wizards"))
    assert table.offers() == ["stop", "spell m2-02"]
    table.do(RED, "spell m2-02")
    assert (table.state.seat(), table.asks()) == (BLUE, "ransom")
    table.do(BLUE, answer)
    assert (table.tray("sorcerers"), table.tray("wizards")) == (trays[0] - 1, trays[1])
    assert (table.holder("m2-02"), table.tokens("m2-02")) == ((RED, "active"), 1)
    assert (table.state.seat(), table.asks()) == (RED, "conquer")
    assert table.player(RED)["captives"] == ([] if answer == "pay" else ["wizards"])
    table.do(RED, "stop")
    assert table.leader(BLUE) == ("hand" if answer == "pay" else "none")
    if answer == "pay":
        assert table.offers() == ["lead m2-20"]


@pytest.mark.clause("SMW-LEADER-25", "SMW-LEADER-04")
def test_s42_a_leader_with_a_token_or_an_encampment_is_safe_from_sorcery() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-20": "1a1"}
    table = at(regions, SPELL, leaders={BLUE: "m2-02"})
    assert table.refused(RED, "spell m2-02") == "SMW-RACE-34"
    assert table.offers() == ["stop"]
    camp = at({**regions, "m2-02": "1a0 camps1"}, {**SPELL, "1a": "wizards bivouacking 0"}, leaders={BLUE: "m2-02"})
    assert camp.refused(RED, "spell m2-02") == "SMW-RACE-36"
    assert camp.offers() == ["stop"]


@pytest.mark.clause("SMW-LEADER-25", "SMW-RACE-37")
def test_without_a_sorcerer_in_the_tray_a_lone_leader_is_safe() -> None:
    table = at({"m2-01": "0a18", "m2-02": "1a0"}, SPELL, leaders={BLUE: "m2-02"})
    assert table.refused(RED, "spell m2-02") == "SMW-RACE-37"


# --- Ghouls ----------------------------------------------------------------------------------------------------------

GHOULS = {"0a": "ratmen hill 0", "0d": "ghouls - 0", "1a": "wizards swamp 0"}


@pytest.mark.clause("SMW-LEADER-39", "SMW-LEADER-29")
def test_s50_ghouls_in_decline_capture_a_leader_for_their_owner_and_go_on() -> None:
    regions = {**FIELD, "m2-01": "0d9", "m2-09": "0a1"}
    table = at(regions, GHOULS, who="0d", ask="ready", leaders={BLUE: "m2-02"}).do(RED, "ready", "take m2-02")
    assert (table.state.seat(), table.asks()) == (BLUE, "ransom")
    table.do(BLUE, "refuse")
    assert (table.player(RED)["captives"], table.asks(), table.hand(RED, "declined")) == (["wizards"], "conquer", 3)
    table.do(RED, "take m2-05", "rest m2-01")
    assert (table.state.seat(), table.asks()) == (RED, "ready"), "then comes the active race"


@pytest.mark.clause("SMW-LEADER-38", "SMW-LOSS-10")
def test_s50_own_ghouls_capture_nobody_and_cost_an_ordinary_token() -> None:
    regions = {"m2-01": "0d9", "m2-02": "0a2", "m2-20": "0a1"}
    table = at(regions, GHOULS, who="0d", ask="ready", leaders={RED: "m2-02"}).do(RED, "ready")
    tray = table.tray("ratmen")
    table.do(RED, "take m2-02")
    assert (table.leader(RED), table.hand(RED), table.tray("ratmen")) == ("hand", 1, tray + 1)
    assert (table.told("captured"), table.asks()) == ([], "conquer")
    table.do(RED, "stop", "rest m2-01", "ready")
    assert (table.hand(RED), table.leader(RED)) == (1, "hand"), "to be used in the same turn"


@pytest.mark.clause("SMW-LEADER-38")
def test_s50_a_leader_alone_flees_from_his_own_ghouls_without_a_loss() -> None:
    regions = {"m2-01": "0d9", "m2-02": "0a0", "m2-20": "0a1"}
    table = at(regions, GHOULS, who="0d", ask="ready", leaders={RED: "m2-02"}).do(RED, "ready")
    tray = table.tray("ratmen")
    table.do(RED, "take m2-02")
    assert (table.leader(RED), table.hand(RED), table.tray("ratmen")) == ("hand", 0, tray)


# --- Back on the map -------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-28")
def test_a_ransomed_leader_avoids_immune_regions_too() -> None:
    regions = {**FIELD, "m2-20": "1a1 dragon"}
    table = at(regions, {**PEOPLES, "1a": "wizards dragon_master 0"}, leaders={BLUE: "m2-02"})
    table.do(RED, "take m2-02").do(BLUE, "pay").do(RED, "stop", "rest m2-01")
    assert table.offers_of("lead") == ["m2-21"]
    assert table.refused(BLUE, "lead m2-20") == "SMW-LEADER-08"
    assert table.refused(BLUE, "lead m2-02") == "SMW-LOSS-02"
    assert table.refused(BLUE, "alone m2-21") is not None, "nothing else moves"


@pytest.mark.clause("SMW-LEADER-28", "SMW-LEADER-51")
def test_s51_if_all_regions_left_are_immune_he_waits_for_his_owners_turn() -> None:
    regions = {**FIELD, "m2-20": "1a1 hole", "m2-21": "1a1 hole"}
    table = at(regions, {**PEOPLES, "1a": "halflings swamp 0"}, leaders={BLUE: "m2-02"})
    table.do(RED, "take m2-02").do(BLUE, "pay").do(RED, "stop", "rest m2-01")
    assert (table.leader(BLUE), table.offers_of("lead")) == ("waiting", [])
    table.do(BLUE, "rest m2-20")
    assert table.leader(BLUE) == "waiting"
    assert table.do(BLUE, "expand").leader(BLUE) == "hand"


@pytest.mark.clause("SMW-LEADER-50", "SMW-LEADER-28")
def test_s52_without_a_region_all_enter_by_a_first_conquest() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a3"}
    table = at(regions, PEOPLES, leaders={BLUE: "m2-02"}).do(RED, "take m2-02").do(BLUE, "pay")
    table.do(RED, "stop", "rest m2-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "choose")
    table.do(BLUE, "expand")
    assert (table.asks(), table.hand(BLUE), table.leader(BLUE)) == ("conquer", 3, "hand")
    assert table.refused(BLUE, "take m2-09") == "SMW-ENTRY-01"
    assert "m2-10" in table.offers_of("take")
    table.do(BLUE, "take m2-10", "take m2-04")
    assert table.told("conquered")[-1]["tokens"] == 2, "one token and the Leader"


@pytest.mark.clause("SMW-LEADER-35")
def test_a_leader_is_not_captured_twice_in_one_turn() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-06": "1a1"}
    table = at(regions, PEOPLES, leaders={BLUE: "m2-02"}).do(RED, "take m2-02").do(BLUE, "pay").do(RED, "take m2-06")
    assert (table.state.seat(), len(table.told("captured"))) == (RED, 1), "he is not on the board"


@pytest.mark.clause("SMW-LEADER-35")
def test_the_same_leader_is_captured_and_ransomed_again() -> None:
    regions = {"m2-01": "0a9", "m2-02": "1a1", "m2-06": "1a1"}
    table = at(regions, {"0a": "ratmen hill 0", "1a": "wizards swamp 0"}, ask="ready", leaders={BLUE: "m2-02"}, coins=5)
    table.do(RED, "ready", "take m2-02").do(BLUE, "pay").do(RED, "stop", "rest m2-01")
    assert (table.asks(), table.tokens("m2-06")) == ("resettle", 2), "the token had one region to go to"
    table.do(BLUE, "lead m2-06", "expand", "ready", "stop", "lead m2-06")
    assert (table.leader(BLUE), table.state.seat()) == ("m2-06", RED)
    table.do(RED, "expand", "ready", "take m2-06")
    assert (table.state.seat(), table.asks(), len(table.told("captured"))) == (BLUE, "ransom", 2)
    table.do(BLUE, "pay")
    assert (len(table.told("ransomed")), table.player(RED)["captives"]) == (2, [])


@pytest.mark.clause("SMW-LEADER-28", "SMW-LEADER-29", "SMW-TURN-11")
def test_two_leaders_captured_in_one_turn_are_put_back_clockwise() -> None:
    regions = {"m3-08": "0a1", "m3-01": "1a1", "m3-09": "2a1", "m3-20": "1a1", "m3-28": "1a1", "m3-22": "2a1"}
    regions["m3-23"] = "2a1"
    peoples = {"0a": "ratmen hill 9", "1a": "wizards swamp 0", "2a": "orcs forest 0"}
    table = at(regions, peoples, seats=3, leaders={BLUE: "m3-01", GREEN: "m3-09"})
    table.do(RED, "take m3-09")
    assert (table.state.seat(), table.asks()) == (GREEN, "ransom")
    table.do(GREEN, "pay").do(RED, "take m3-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "ransom")
    table.do(BLUE, "pay").do(RED, "stop", "rest m3-08")
    assert (table.state.seat(), table.offers_of("lead")) == (BLUE, ["m3-20", "m3-28"])
    assert table.refused(GREEN, "lead m3-22") == "HALL-ASK-02"
    table.do(BLUE, "lead m3-28", "deploy m3-20")
    assert (table.state.seat(), table.offers_of("lead")) == (GREEN, ["m3-22", "m3-23"])


# --- Captives --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-32", "SMW-LEADER-33")
def test_s56_a_captive_stays_to_the_end_even_after_the_decline_of_his_race() -> None:
    table = hit().do(BLUE, "refuse").do(RED, "stop", "rest m2-01").do(BLUE, "rest m2-20", "decline")
    assert table.player(RED)["captives"] == ["wizards"]
    table.do(RED, "decline")
    assert table.player(RED)["captives"] == ["wizards"]
    assert points(table, RED) == table.coins(RED) + 2


@pytest.mark.clause("SMW-LEADER-33")
def test_a_captive_is_not_captured_from_his_captor_and_is_no_piece() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1"}
    captive = {BLUE: {"captives": ["orcs"]}}
    table = at(regions, PEOPLES, players=captive)
    assert table.price("m2-02") == 3
    table.do(RED, "take m2-02")
    assert (table.player(BLUE)["captives"], table.player(RED)["captives"]) == (["orcs"], [])
    poor = at(regions, {"0a": "ratmen commando 0", "1a": "wizards swamp 0"}, players={RED: {"captives": ["orcs"]}})
    assert poor.offers() == ["stop"], "he does not fight for his captor"


@pytest.mark.clause("SMW-PICK-20", "SMW-LEADER-32")
def test_s53_the_race_of_a_captive_is_picked_without_a_leader() -> None:
    column = ("orcs hill", "elves swamp")
    table = at({}, {}, ask="pick", column=column, players={BLUE: {"captives": ["orcs"]}})
    table.do(RED, "pick orcs").reveal()
    assert table.asks() == "conquer"
    other = at({}, {}, ask="pick", column=column, players={BLUE: {"captives": ["orcs"]}}).do(RED, "pick elves").reveal()
    assert other.offers() == ["attach", "without"]


@pytest.mark.clause("SMW-END-06", "SMW-END-07", "SMW-END-08", "SMW-LEADER-31")
def test_s55_captives_are_worth_two_each_at_the_end() -> None:
    """Both have their last turn behind them but for Blue's; nobody holds a region."""
    peoples = {"0a": "ratmen hill 0", "1a": "wizards swamp 0"}
    captives = {RED: {"captives": ["orcs", "elves"]}}
    table = at({}, peoples, ask="choose", active=BLUE, turn=10, coins=(40, 43), players=captives)
    view = table.state.view(SPECTATOR)
    assert isinstance(view["players"], list)
    assert view["players"][RED]["captives"] == ["elves", "orcs"], "everybody sees them"
    table.do(BLUE, "expand")
    assert table.state.seat() == NOBODY
    assert (table.coins(RED), points(table, RED), points(table, BLUE)) == (40, 44, 43)
    assert ranks(table) == [0, 1]


@pytest.mark.clause("SMW-END-08")
def test_s55_in_a_tie_a_leader_on_the_board_counts_and_captives_do_not() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1"}
    peoples = {"0a": "ratmen hill 0", "1a": "wizards swamp 0"}
    captives = {RED: {"captives": ["orcs", "elves"]}}
    table = at(
        regions, peoples, ask="choose", active=BLUE, turn=10, coins=(40, 43), players=captives, leaders={BLUE: "m2-02"}
    )
    table.do(BLUE, "expand", "ready", "stop", "lead m2-02")
    assert (points(table, RED), points(table, BLUE)) == (44, 44)
    assert ranks(table) == [1, 0]


# --- What it counts for ----------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-37", "SMW-POWER-17")
@pytest.mark.parametrize("answer", ["pay", "refuse"])
def test_a_ransom_is_no_attack(answer: str) -> None:
    """The Ghouls of a Diplomat capture a Leader, which is no attack of the Diplomats either."""
    regions = {**FIELD, "m2-01": "0d9", "m2-09": "0a1"}
    peoples = {**GHOULS, "0a": "ratmen diplomat 0"}
    table = at(regions, peoples, who="0d", ask="ready", leaders={BLUE: "m2-02"}).do(RED, "ready", "take m2-02")
    table.do(BLUE, answer).do(RED, "stop", "rest m2-01", "ready")
    assert table.offers() == ["nobody", "ally 2"]


@pytest.mark.clause("SMW-LEADER-47", "SMW-LEADER-48")
@pytest.mark.parametrize("there", ["1a0", "1a2"])
def test_a_region_with_a_leader_is_one_non_empty_region_whatever_else_stands_there(there: str) -> None:
    regions = {"m2-01": "0a1", "m2-02": there, "m2-20": "1a1"}
    orcs = at(regions, {"0a": "orcs pillaging 5", "1a": "wizards swamp 0"}, leaders={BLUE: "m2-02"}, coins=(5, 0))
    orcs.do(RED, "take m2-02")
    while orcs.state.seat() == RED:
        orcs.do(RED, "stop" if orcs.asks() == "conquer" else orcs.offers()[-1])
    assert orcs.coins(RED) == 5 + 2 + 1 + 1
    peoples = {"0a": "skeletons hill 5", "1a": "wizards swamp 0"}
    raided = {"this_turn": {"raids": 1}}
    skeletons = at(regions, peoples, leaders={BLUE: "m2-02"}, coins=(5, 0), change=raided)
    tray = skeletons.tray("skeletons")
    skeletons.do(RED, "take m2-02")
    if skeletons.asks() == "conquer":
        skeletons.do(RED, "stop")
    assert skeletons.tray("skeletons") == tray - 1


@pytest.mark.clause("SMW-LEADER-47")
def test_leaders_of_skeletons_and_sorcerers_are_no_part_of_the_tray() -> None:
    table = at(
        {"m2-01": "0a20"}, {"0a": "skeletons hill 0", "1a": "wizards swamp 0"}, change={"this_turn": {"raids": 9}}
    )
    table.do(RED, "stop")
    assert (table.tokens("m2-01"), table.leader(RED)) == (20, "none")
    led = at({"m2-01": "0a3"}, {"0a": "sorcerers hill 0", "1a": "wizards swamp 0"}, leaders={RED: "m2-01"})
    assert led.tray("sorcerers") == 18 - 3
