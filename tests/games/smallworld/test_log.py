"""What the log tells of a turn: every step once, with player, region and number, and nothing that did not happen."""

from __future__ import annotations

from typing import Any

import pytest
from smallworld_table import Table
from smallworld_table import at as at_the_table

RED, BLUE, GREEN = 0, 1, 2


def at(regions: dict[str, str], peoples: dict[str, str], **others: Any) -> Table:
    """Blue is on turn, with the extras."""
    return at_the_table(regions, peoples, options={"extra": True}, **{"active": BLUE, **others})


def log(table: Table, *kinds: str) -> list[str]:
    """The log in short: `conquered 1 m2-03 2 tokens`; of some kinds of events, or of all."""
    lines = []
    for event in table.told():
        if not kinds or event["event"] in kinds:
            lines.append(" ".join(map(str, event.values())))
    return lines


FOE = {"0a": "wizards swamp 0"}
BORDER = {"m2-01": "1a1", "m2-02": "0a1"}


# --- Conquests -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-CONQ-01", "SMW-LOSS-01", "SMW-REDEPLOY-01", "SMW-SCORE-01")
def test_a_turn_is_told_step_by_step() -> None:
    table = at(
        {"m2-01": "1a3", "m2-02": "1a1", "m2-06": "0a2", "m2-20": "0a1"}, {"1a": "ratmen hill 2", **FOE}, ask="ready"
    )
    table.do(BLUE, "keep m2-01", "abandon m2-02", "ready", "take m2-06", "rest m2-01").do(RED, "expand")
    assert log(table) == [
        "kept 1 m2-01",
        "abandoned 1 m2-02",
        "readied 1 ratmen 1",
        "conquered 1 m2-06 4 tokens",
        "withdrew 0 m2-06 1 1",
        "deployed 1 m2-01 4",
        "redeployed 1",
        "earned 1 regions 2",
        "earned 1 hill 1",
        "income 1 3",
        "deployed 0 m2-20 1",
        "turn 0 3",
        "expanded 0",
    ]


@pytest.mark.clause("SMW-EXTRA-19", "SMW-EXTRA-25")
def test_the_shot_of_the_catapult_and_its_new_place_are_told() -> None:
    table = at({"m2-01": "1a1 catapult"}, {"1a": "ratmen catapult 3", **FOE}).do(BLUE, "shoot m2-03", "stop")
    table.do(BLUE, "engine m2-03", "rest m2-01")
    told = ["conquered 1 m2-03 1 catapult", "stopped 1", "catapult 1 m2-03", "deployed 1 m2-01 2", "redeployed 1"]
    assert log(table)[:5] == told


@pytest.mark.clause("SMW-EXTRA-22", "SMW-POWER-19", "SMW-RACE-33")
@pytest.mark.parametrize(
    ("people", "action", "way"),
    [
        ("ratmen mercenary 3", "hire m2-02", "mercenaries"),
        ("ratmen dragon_master 3", "dragon m2-02", "dragon"),
        ("sorcerers hill 1", "spell m2-02", "spell"),
    ],
)
def test_the_way_of_a_conquest_is_told(people: str, action: str, way: str) -> None:
    table = at(BORDER, {"1a": people, **FOE}).do(BLUE, action)
    assert log(table) == [f"conquered 1 m2-02 1 {way}", "withdrew 0 m2-02 0 1"]


@pytest.mark.clause("SMW-POWER-03", "SMW-POWER-04", "SMW-CONQ-10")
def test_berserk_rolls_are_told_and_what_comes_of_them() -> None:
    table = at(BORDER, {"1a": "ratmen berserk 3", **FOE}).do(BLUE, "roll").roll("face 1").do(BLUE, "take m2-02", "roll")
    table.roll("face 0")
    assert log(table) == [
        "rolled 1 1",
        "conquered 1 m2-02 2 berserk",
        "withdrew 0 m2-02 0 1",
        "rolled 1 0",
        "failed 1 none",
    ]
    assert table.asks() == "redeploy"


@pytest.mark.clause("SMW-DIE-05", "SMW-DIE-06", "SMW-DIE-07")
def test_the_final_attempt_is_told() -> None:
    table = at(BORDER, {"1a": "ratmen hill 2", **FOE})
    won = Table(table.state.clone()).do(BLUE, "dare m2-02").roll("face 1")
    assert log(won) == ["rolled 1 1", "conquered 1 m2-02 2 die", "withdrew 0 m2-02 0 1"]
    lost = Table(table.state.clone()).do(BLUE, "dare m2-02").roll("face 0")
    assert log(lost)[:4] == ["rolled 1 0", "failed 1 m2-02", "deployed 1 m2-01 2", "redeployed 1"]


# --- Coins and tokens that change hands ------------------------------------------------------------------------------


@pytest.mark.clause("SMW-EXTRA-14", "SMW-EXTRA-20", "SMW-EXTRA-29")
def test_payments_of_ransacked_and_to_corrupt_races_are_told_if_there_is_a_coin() -> None:
    peoples = {"1a": "ratmen ransacking 5", "0a": "wizards corrupt 0"}
    assert log(at(BORDER, peoples).do(BLUE, "take m2-02"), "paid") == ["paid 0 1 ransacking 1", "paid 1 0 corrupt 1"]
    assert log(at(BORDER, {**peoples, **FOE}, coins=0).do(BLUE, "take m2-02"), "paid") == []


@pytest.mark.clause("SMW-EXTRA-08", "SMW-EXTRA-28")
def test_pots_of_gold_are_told_when_put_collected_and_taken() -> None:
    table = at({"m2-01": "1a1", "m2-02": "1a1"}, {"1a": "leprechauns merchant 0", **FOE}, ask="redeploy")
    table.do(BLUE, "pot m2-01", "done").do(RED, "expand")
    assert log(table, "pot", "collected") == ["pot 1 m2-01", "collected 1 1"]
    assert table.coins(BLUE) == 5 + 2 + 2 + 1
    none = at({"m2-01": "1a1", "m2-02": "1a1"}, {"1a": "leprechauns merchant 0", **FOE}, ask="redeploy")
    assert log(none.do(BLUE, "done").do(RED, "expand"), "collected") == []
    taken = at({"m2-01": "1a1", "m2-02": "0a1 pot"}, {"1a": "ratmen hill 5", "0a": "leprechauns swamp 0"})
    assert log(taken.do(BLUE, "take m2-02"), "took_pot") == ["took_pot 1 m2-02"]


@pytest.mark.clause("SMW-EXTRA-10", "SMW-RACE-30")
def test_growth_is_told() -> None:
    peoples = {"1a": "ratmen hill 4", "0a": "pygmies swamp 0"}
    table = at({"m2-01": "1a1", "m2-02": "0a2", "m2-20": "0a1"}, peoples).do(BLUE, "take m2-02").roll("face 2")
    assert log(table)[-1] == "grew 0 pygmies 2"
    dead = at({"m2-01": "1a1", "m2-02": "0a1", "m2-03": "0a1", "m2-20": "0a1"}, {"1a": "skeletons hill 6", **FOE})
    dead.do(BLUE, "take m2-02", "take m2-03")
    assert log(dead, "grew") == ["grew 1 skeletons 1"]
    alone = at({"m2-01": "1a1", "m2-02": "0a1"}, {"1a": "skeletons hill 3", **FOE}).do(BLUE, "take m2-02")
    assert log(alone, "grew") == []


@pytest.mark.clause("SMW-PICK-04", "SMW-PICK-02", "SMW-PICK-10", "SMW-PICK-18")
def test_a_pick_is_told_and_coins_only_where_some_are_found() -> None:
    column = ("ratmen hill", "orcs forest 2", "elves flying")
    table = at({}, FOE, ask="pick", column=column).do(BLUE, "pick orcs").roll("banner dwarves", "badge mounted")
    assert log(table)[:3] == ["picked 1 orcs forest 1", "found 1 2", "revealed dwarves mounted 3"]
    assert log(table.reveal().do(BLUE, "without"))[-1] == "unled 1 orcs"
    bare = at({}, FOE, ask="pick", column=column).do(BLUE, "pick ratmen").reveal().do(BLUE, "attach")
    assert (log(bare, "picked", "found"), log(bare)[-1]) == (["picked 1 ratmen hill 0"], "attached 1 ratmen")


# --- Redeployment and what follows -----------------------------------------------------------------------------------


@pytest.mark.clause("SMW-POWER-31", "SMW-POWER-26", "SMW-POWER-08", "SMW-LEADER-44")
def test_markers_are_told_with_their_regions() -> None:
    lands = {"m2-01": "1a1", "m2-02": "1a1", "m2-03": "1a1"}
    heroes = at(lands, {"1a": "ratmen heroic 0", **FOE}, leaders={BLUE: "hand"}, ask="redeploy")
    heroes.do(BLUE, "hero m2-01", "hero m2-02", "lead m2-03")
    assert log(heroes)[1:5] == ["hero 1 m2-01", "hero 1 m2-02", "led 1 m2-03", "redeployed 1"]
    camps = at(lands, {"1a": "ratmen bivouacking 0", **FOE}, ask="redeploy").do(BLUE, "camp m2-03", "camp m2-01")
    assert log(camps)[1:] == ["camped 1 m2-03", "camped 1 m2-01"]
    fort = at(lands, {"1a": "ratmen fortified 0", **FOE}, ask="redeploy").do(BLUE, "fortress m2-02")
    assert log(fort, "fortified", "earned") == ["fortified 1 m2-02", "earned 1 regions 3", "earned 1 fortified 1"]


@pytest.mark.clause("SMW-RACE-03", "SMW-RACE-05", "SMW-LEADER-17")
def test_what_amazons_give_up_is_told() -> None:
    lands = {"m2-01": "1a3", "m2-02": "1a1", "m2-03": "1a1"}
    table = at(lands, {"1a": "amazons hill 0", **FOE}, leaders={BLUE: "hand"}, ask="redeploy")
    table.do(BLUE, "alone m2-03", "give_up m2-02")
    assert log(table)[1:5] == ["led 1 m2-03", "gave_up 1 m2-02", "came_off 1 4", "redeployed 1"]


@pytest.mark.clause("SMW-LEADER-10", "SMW-LEADER-45")
def test_a_leader_who_waits_off_the_board_is_told() -> None:
    table = at(
        {"m2-01": "1a1", "m2-02": "1a1"}, {"1a": "ratmen heroic 0", **FOE}, leaders={BLUE: "hand"}, ask="redeploy"
    )
    table.do(BLUE, "hero m2-01", "hero m2-02")
    assert log(table)[3:5] == ["waits 1", "redeployed 1"]


@pytest.mark.clause("SMW-POWER-12", "SMW-POWER-45", "SMW-POWER-46")
def test_peace_and_retirement_are_told() -> None:
    diplomat = at(BORDER, {"1a": "ratmen diplomat 0", **FOE}, ask="redeploy")
    assert log(Table(diplomat.state.clone()).do(BLUE, "ally 1"), "allied", "no_ally") == ["allied 1 0"]
    assert log(Table(diplomat.state.clone()).do(BLUE, "nobody"), "allied", "no_ally") == ["no_ally 1"]
    stout = at(BORDER, {"1a": "ratmen stout 0", **FOE}, ask="redeploy")
    assert log(Table(stout.state.clone()).do(BLUE, "stay"), "stayed", "declined") == ["stayed 1"]
    assert log(Table(stout.state.clone()).do(BLUE, "retire"), "stayed", "declined") == ["declined 1 ratmen"]


# --- Decline ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-DECLINE-01", "SMW-DECLINE-03", "SMW-EXTRA-16", "SMW-EXTRA-30")
def test_a_decline_is_told_with_the_older_race_that_leaves_and_the_historian_who_notes_it() -> None:
    peoples = {"1a": "ratmen hill 0", "1d": "elves - 0", "0a": "wizards historian 0"}
    table = at({**BORDER, "m2-20": "1d1"}, peoples, ask="choose").do(BLUE, "decline")
    assert log(table) == [
        "declined 1 ratmen",
        "vanished 1 elves",
        "noted 0 1",
        "earned 1 declined 1",
        "income 1 1",
        "turn 0 3",
    ]


@pytest.mark.clause("SMW-EXTRA-04", "SMW-EXTRA-24")
def test_an_ivory_tower_and_regions_given_up_for_a_horde_are_told() -> None:
    lands = {"m2-01": "1a1", "m2-02": "1a1", "m2-03": "1a1"}
    tower = at(lands, {"1a": "priestesses hill 0", **FOE}, ask="choose").do(BLUE, "decline", "tower m2-02")
    assert log(tower)[:4] == ["declined 1 priestesses", "tower 1 m2-02 3", "earned 1 declined 1", "earned 1 tower 2"]
    horde = at(lands, {"1a": "ratmen hordes 0", **FOE}, ask="choose").do(
        BLUE, "decline", "give_up m2-02", "give_up m2-03"
    )
    assert log(horde)[:3] == ["gave_up 1 m2-02", "gave_up 1 m2-03", "declined 1 ratmen"]


# --- Leaders ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-LEADER-18", "SMW-LEADER-20", "SMW-LEADER-30")
def test_a_capture_is_told_and_what_the_owner_answers() -> None:
    table = at({**BORDER, "m2-20": "0a1"}, {"1a": "ratmen hill 5", **FOE}, leaders={RED: "m2-02"}).do(
        BLUE, "take m2-02"
    )
    assert log(table) == ["conquered 1 m2-02 4 tokens", "withdrew 0 m2-02 1 0", "captured 1 0 wizards"]
    assert log(Table(table.state.clone()).do(RED, "pay")) == ["ransomed 1 0 1"]
    assert log(Table(table.state.clone()).do(RED, "refuse")) == ["refused 1 0"]


@pytest.mark.clause("SMW-LEADER-38", "SMW-RACE-18")
def test_a_leader_driven_out_by_ones_own_ghouls_is_rescued() -> None:
    peoples = {"1a": "ratmen hill 0", "1d": "ghouls - 5", **FOE}
    table = at({"m2-01": "1d1", "m2-02": "1a1", "m2-20": "1a1"}, peoples, leaders={BLUE: "m2-02"}, who="1d")
    table.do(BLUE, "take m2-02")
    assert log(table)[:3] == ["conquered 1 m2-02 4 tokens", "withdrew 1 m2-02 0 1", "rescued 1"]
