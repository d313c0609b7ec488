"""The races of the extras."""

from __future__ import annotations

from typing import Any

import pytest
from smallworld_table import Table
from smallworld_table import at as at_the_table

from bannerhall.games.smallworld.display.drawing import drawing

RED, BLUE, GREEN = 0, 1, 2
OTHERS = {"1a": "wizards swamp 0"}


def at(regions: dict[str, str], peoples: dict[str, str], **others: Any) -> Table:
    """A table with the extras."""
    return at_the_table(regions, peoples, options={"extra": True}, **others)


@pytest.mark.clause("SMW-VAR-01")
def test_extra_races_and_powers_are_shuffled_in_only_if_asked_for() -> None:
    plain = at_the_table({}, {}, ask="pick")
    extra = at({}, {}, ask="pick")
    for table, banners, badges in ((plain, 14, 20), (extra, 24, 32)):
        stacks = table.position()["stacks"]
        assert len(stacks["banners"]) + 6 == banners
        assert len(stacks["badges"]) + 6 == badges
    assert "goblins" in extra.position()["stacks"]["banners"]
    assert [combo["coins"] for combo in extra.position()["column"]] == [0] * 6
    assert len(extra.offers()) == 6, "prices are as ever: the sixth costs the five coins of the start"


@pytest.mark.clause("SMW-EXTRA-01")
def test_goblins_pay_less_for_what_is_in_decline() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1d1", "m2-06": "tribe", "m2-05": "1a1"}
    table = at(regions, {"0a": "goblins hill 9", "1d": "elves - 0", **OTHERS})
    assert [table.price(name) for name in ("m2-02", "m2-06", "m2-05")] == [2, 2, 4]
    own = at({"m2-01": "0a1", "m2-02": "0d1"}, {"0a": "goblins commando 9", "0d": "elves - 0", **OTHERS})
    assert own.price("m2-02") == 1
    assert own.price("m2-06") == 1, "never less than one"


@pytest.mark.clause("SMW-VAR-01")
def test_a_client_is_told_the_boards_and_which_races_and_powers_are_extras() -> None:
    drawn: Any = drawing()
    assert list(drawn["boards"]) == ["2", "3", "4", "5"]
    for cards, first, base in (("races", "goblins", 14), ("powers", "cursed", 20)):
        extras = [card["id"] for card in drawn[cards] if card["extra"]]
        assert (extras[0], len(drawn[cards]) - len(extras)) == (first, base)


# --- Kobolds ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-EXTRA-02")
def test_kobolds_conquer_and_hold_with_two_at_least() -> None:
    table = at({"m2-01": "0a4"}, {"0a": "kobolds commando 0", **OTHERS}, ask="ready")
    assert table.offers_of("keep") == ["m2-01"]
    table.do(RED, "ready")
    assert (table.hand(RED), table.tokens("m2-01"), table.price("m2-02")) == (2, 2, 2)
    table.do(RED, "take m2-02")
    assert (table.tokens("m2-02"), table.state.seat()) == (2, BLUE)
    one = at({"m2-01": "0a2"}, {"0a": "kobolds commando 1", **OTHERS})
    assert one.refused(RED, "take m2-02") == "SMW-CONQ-01"
    assert one.refused(RED, "dare m2-02") == "SMW-EXTRA-02"
    assert one.offers() == ["stop"]
    dragon = at({"m2-01": "0a2"}, {"0a": "kobolds dragon_master 1", **OTHERS})
    assert dragon.refused(RED, "dragon m2-02") == "SMW-POWER-22"
    two = at({"m2-01": "0a2"}, {"0a": "kobolds dragon_master 2", **OTHERS}).do(RED, "dragon m2-02")
    assert two.tokens("m2-02") == 2


@pytest.mark.clause("SMW-EXTRA-02", "SMW-REDEPLOY-02")
def test_two_kobolds_stay_in_each_region_and_one_at_the_decline() -> None:
    regions = {"m2-01": "0a5", "m2-02": "0a2"}
    table = at(regions, {"0a": "kobolds commando 0", **OTHERS}, ask="redeploy")
    assert (table.hand(RED), table.tokens("m2-01"), table.tokens("m2-02")) == (3, 2, 2)
    gone = at(regions, {"0a": "kobolds commando 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert (gone.tokens("m2-01"), gone.tokens("m2-02")) == (1, 1)


# --- Nomads, Priestesses, White Ladies -------------------------------------------------------------------------------


@pytest.mark.clause("SMW-EXTRA-03")
def test_nomads_are_paid_for_regions_they_leave_and_cannot_take_them_back_at_once() -> None:
    regions = {"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a1"}
    table = at(regions, {"0a": "nomads berserk 5", **OTHERS}, ask="ready")
    table.do(RED, "abandon m2-01", "abandon m2-02", "ready")
    assert table.refused(RED, "take m2-02") == "SMW-EXTRA-03"
    assert "m2-02" not in table.offers_of("take")
    table.do(RED, "stop")
    assert table.coins(RED) == 5 + 1 + 2
    table.do(BLUE, "expand").do(RED, "expand", "ready")
    assert "m2-02" in table.offers_of("take"), "in the next turn they may"
    table.do(RED, "stop")
    assert table.coins(RED) == 8 + 1


@pytest.mark.clause("SMW-EXTRA-04", "SMW-EXTRA-23")
def test_priestesses_may_build_an_ivory_tower_at_their_decline() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a1", "m2-03": "0a1", "m2-08": "1a9"}
    peoples = {"0a": "priestesses hill 0", "1a": "ratmen swamp 0"}
    table = at(regions, peoples, ask="choose").do(RED, "decline")
    assert table.offers() == ["without", "tower m2-01", "tower m2-02", "tower m2-03"]
    assert table.refused(RED, "tower m2-08") == "SMW-EXTRA-04"
    table.do(RED, "tower m2-02")
    assert (table.tokens("m2-02"), table.holder("m2-01"), table.holder("m2-03")) == (3, None, None)
    assert table.coins(RED) == 5 + 3
    table.do(BLUE, "expand", "ready")
    assert table.price("m2-02") == 2 + 3
    table.do(BLUE, "take m2-02")
    assert (table.tray("priestesses"), table.player(RED)["declined"]) == (9, None), "the whole Tower falls"


@pytest.mark.clause("SMW-EXTRA-04")
def test_without_a_tower_priestesses_decline_as_others_and_a_tower_is_paid_every_turn() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a1"}
    table = at(regions, {"0a": "priestesses hill 0", **OTHERS}, ask="choose").do(RED, "decline", "without")
    assert (table.tokens("m2-01"), table.tokens("m2-02"), table.coins(RED)) == (1, 1, 5 + 2)
    single = at({"m2-01": "0a3"}, {"0a": "priestesses hill 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert single.state.seat() == BLUE
    sea = at({"m2-00": "0a3"}, {"0a": "priestesses seafaring 0", **OTHERS}, ask="choose").do(RED, "decline")
    assert sea.state.seat() == BLUE, "a single region is no choice, wherever it is"
    later = at({"m2-01": "0d4", "m2-20": "0a1"}, {"0a": "ratmen berserk 0", "0d": "priestesses - 0", **OTHERS})
    assert later.do(RED, "stop").coins(RED) == 5 + 4 + 1


@pytest.mark.clause("SMW-EXTRA-05")
def test_white_ladies_are_immune_in_decline_only() -> None:
    peoples = {"0a": "ratmen hill 9", "1d": "white_ladies - 0", **OTHERS}
    table = at({"m2-01": "0a1", "m2-02": "1d1"}, peoples)
    assert table.refused(RED, "take m2-02") == "SMW-CONQ-17"
    assert "m2-02" not in table.offers_of("take")
    own = at({"m2-01": "0a1", "m2-02": "0d1"}, {"0a": "ratmen hill 9", "0d": "white_ladies - 0", **OTHERS})
    assert own.refused(RED, "take m2-02") == "SMW-CONQ-17"
    active = at({"m2-01": "0a1", "m2-02": "1a1"}, {"0a": "ratmen hill 9", "1a": "white_ladies swamp 0"})
    assert active.refused(RED, "take m2-02") is None


# --- Barbarians, Homunculi -------------------------------------------------------------------------------------------


@pytest.mark.clause("SMW-EXTRA-06")
def test_barbarians_stay_where_they_are_and_unused_tokens_stay_in_hand() -> None:
    regions = {"m2-01": "0a3", "m2-02": "0a1", "m2-06": "1a2"}
    table = at(regions, {"0a": "barbarians hill 2", **OTHERS}).do(RED, "dare m2-06").roll("face 0")
    assert (table.state.seat(), table.tokens("m2-01"), table.tokens("m2-02")) == (BLUE, 3, 1)
    assert (table.player(RED)["reserve"], table.hand(RED)) == (2, 0)
    table.do(BLUE, "expand", "ready", "stop").do(RED, "expand")
    assert table.hand(RED) == 2
    table.do(RED, "ready")
    assert table.hand(RED) == 4


@pytest.mark.clause("SMW-EXTRA-06", "SMW-LOSS-02")
def test_barbarians_put_withdrawn_tokens_back_as_others_do() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a3", "m2-20": "1a1", "m2-21": "1a1"}
    table = at(regions, {"0a": "ratmen hill 5", "1a": "barbarians swamp 0"}).do(RED, "take m2-02", "rest m2-01")
    assert (table.state.seat(), table.asks(), table.hand(BLUE)) == (BLUE, "resettle", 2)


@pytest.mark.clause("SMW-EXTRA-07")
def test_homunculi_gather_on_a_combo_that_is_passed_over() -> None:
    column = ("homunculi hill", "ratmen swamp", "orcs forest")
    table = at({}, {}, ask="pick", column=column).do(RED, "pick orcs").reveal()
    assert table.position()["column"][0] == {"race": "homunculi", "power": "hill", "coins": 1, "waiting": 1}
    assert table.tray("homunculi") == 15
    again = at({}, {}, ask="pick", column=("homunculi hill 2 2", "ratmen swamp")).do(RED, "pick homunculi").reveal()
    assert (again.hand(RED), again.coins(RED)) == (5 + 4 + 2, 7)
    dry = at({}, {}, ask="pick", column=("homunculi hill 0 16", "ratmen swamp")).do(RED, "pick ratmen").reveal()
    assert (dry.position()["column"][0]["waiting"], dry.position()["column"][0]["coins"]) == (16, 1)
    last = at({}, {}, ask="pick", column=("homunculi hill 0 15", "ratmen swamp")).do(RED, "pick ratmen").reveal()
    assert (last.position()["column"][0]["waiting"], last.tray("homunculi")) == (16, 0)


@pytest.mark.clause("SMW-EXTRA-07", "SMW-PICK-10")
def test_homunculi_move_up_with_those_who_wait_beside_them() -> None:
    column = ("ratmen swamp 1", "homunculi hill 2 3", "orcs forest", "elves flying 4")
    table = at({}, {}, ask="pick", column=column).do(RED, "pick orcs").reveal()
    rows = [(combo["race"], combo["coins"], combo["waiting"]) for combo in table.position()["column"]]
    assert rows[:3] == [("ratmen", 2, 0), ("homunculi", 3, 4), ("elves", 4, 0)]
    assert [row[1:] for row in rows[3:]] == [(0, 0)] * 3, "nothing lies on those just revealed"
    first = at({}, {}, ask="pick", column=column).do(RED, "pick ratmen").reveal()
    rows = [(combo["race"], combo["coins"], combo["waiting"]) for combo in first.position()["column"]]
    assert rows[:3] == [("homunculi", 2, 3), ("orcs", 0, 0), ("elves", 4, 0)]


# --- Leprechauns, Pixies, Pygmies ------------------------------------------------------------------------------------

GOLD = {"0a": "leprechauns berserk 0", "1a": "ratmen swamp 0"}


@pytest.mark.clause("SMW-EXTRA-08", "SMW-EXTRA-28")
def test_leprechauns_put_pots_of_gold_and_collect_them_in_their_next_turn() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1", "m2-03": "0a1"}, GOLD, ask="redeploy")
    assert table.offers() == ["pot m2-01", "pot m2-02", "pot m2-03", "done"]
    table.do(RED, "pot m2-01")
    assert table.refused(RED, "pot m2-01") == "SMW-EXTRA-08", "one a region"
    assert table.refused(RED, "pot m2-05") == "SMW-EXTRA-08"
    table.do(RED, "pot m2-03", "done")
    assert (table.coins(RED), table.region("m2-02")["marks"]) == (5 + 3, [])
    table.do(BLUE, "expand")
    assert (table.state.seat(), table.coins(RED)) == (RED, 8 + 2)
    assert [table.region(name)["marks"] for name in ("m2-01", "m2-03")] == [[], []]


@pytest.mark.clause("SMW-EXTRA-28")
def test_a_conqueror_takes_the_pot_of_gold() -> None:
    regions = {"m2-01": "0a1 pot", "m2-02": "1a1"}
    table = at(regions, {**GOLD, "1a": "ratmen swamp 5"}, active=BLUE).do(BLUE, "take m2-01")
    assert (table.coins(BLUE), table.coins(RED), table.region("m2-01")["marks"]) == (6, 5, [])
    plain = at({"m2-01": "0a2", "m2-02": "0a1"}, {"0a": "ratmen hill 0", **OTHERS}, ask="redeploy")
    assert plain.refused(RED, "pot m2-01") == "SMW-EXTRA-08"


@pytest.mark.clause("SMW-EXTRA-08", "SMW-DECLINE-08")
def test_pots_are_collected_before_a_decline() -> None:
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, GOLD, ask="redeploy").do(RED, "pot m2-01", "pot m2-02")
    assert table.state.seat() == BLUE, "with a Pot everywhere nothing is left to decide"
    table.do(BLUE, "expand").do(RED, "decline")
    assert (table.coins(RED), table.region("m2-01")["marks"]) == (5 + 2 + 2 + 2, [])


@pytest.mark.clause("SMW-EXTRA-08", "SMW-DECLINE-08", "SMW-POWER-45")
def test_pots_are_gone_with_leprechauns_who_retire() -> None:
    peoples = {**GOLD, "0a": "leprechauns stout 0"}
    table = at({"m2-01": "0a1", "m2-02": "0a1"}, peoples, ask="redeploy").do(RED, "pot m2-01", "done", "retire")
    assert (table.region("m2-01")["marks"], table.coins(RED)) == ([], 5 + 2)


@pytest.mark.clause("SMW-EXTRA-09", "SMW-EXTRA-27")
def test_one_pixie_stays_in_each_region_and_the_others_wait_off_the_board() -> None:
    regions = {"m2-01": "0a5", "m2-02": "0a2"}
    table = at(regions, {"0a": "pixies berserk 1", **OTHERS}).do(RED, "stop")
    assert (table.tokens("m2-01"), table.tokens("m2-02")) == (1, 1)
    assert (table.player(RED)["reserve"], table.hand(RED), table.state.seat()) == (6, 0, BLUE)
    table.do(BLUE, "expand").do(RED, "expand", "ready")
    assert (table.hand(RED), table.player(RED)["reserve"]) == (6, 0)


@pytest.mark.clause("SMW-EXTRA-09", "SMW-EXTRA-27")
def test_withdrawn_pixies_wait_off_the_board_too() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a3", "m2-20": "1a1"}
    table = at(regions, {"0a": "ratmen hill 5", "1a": "pixies swamp 0"}).do(RED, "take m2-02", "rest m2-01")
    assert (table.state.seat(), table.asks()) == (BLUE, "choose")
    assert (table.tokens("m2-20"), table.player(BLUE)["reserve"]) == (1, 2)


@pytest.mark.clause("SMW-EXTRA-10")
@pytest.mark.parametrize(("face", "gained"), [("face 0", 0), ("face 1", 1), ("face 3", 3)])
def test_pygmies_roll_for_every_token_lost(face: str, gained: int) -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a2", "m2-20": "1a1", "m2-21": "1a1"}
    table = at(regions, {"0a": "ratmen hill 4", "1a": "pygmies swamp 0"})
    tray = table.tray("pygmies")
    table.do(RED, "take m2-02").roll(face)
    assert (table.hand(BLUE), table.tray("pygmies")) == (1 + gained, tray + 1 - gained)
    table.do(RED, "rest m2-01")
    assert table.asks() == "resettle"


@pytest.mark.clause("SMW-EXTRA-10")
def test_pygmies_gain_no_more_than_the_tray_has_and_nothing_beside_a_captured_leader() -> None:
    regions = {"m2-01": "0a1", "m2-02": "1a1", "m2-20": "1a9"}
    table = at(regions, {"0a": "ratmen hill 4", "1a": "pygmies swamp 1"}).do(RED, "take m2-02").roll("face 3")
    assert (table.tray("pygmies"), table.hand(BLUE)) == (0, 2), "the lost one comes back, and there was none else"
    led = at(regions, {"0a": "ratmen hill 4", "1a": "pygmies swamp 1"}, leaders={BLUE: "m2-02"})
    led.do(RED, "take m2-02").do(BLUE, "refuse")
    assert (led.state.seat(), led.asks()) == (RED, "redeploy"), "no token is lost, so no die is rolled"
