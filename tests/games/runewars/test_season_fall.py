"""The Season cards of fall, and what fall brings by itself."""

from __future__ import annotations

import pytest
from runewars_orders import army, city, dials, held_by, question, set_dials
from runewars_seasons import bid_all, rich, rune_at, season_card, wasteland
from runewars_table import (
    area,
    build,
    chance,
    do,
    hold,
    in_hand,
    names,
    neutrals,
    offers,
    order_all,
    put,
    refusal,
    rune,
    table,
)

from bannerhall.games.runewars.rules.fate import ALL_FATES
from bannerhall.games.runewars.rules.tokens import set_ice


@pytest.mark.clause("RUN-SEA-09")
def test_in_fall_the_fate_cards_are_shuffled_together() -> None:
    s = table(2)
    s.fate = 0b1011
    s.fate_discard = ALL_FATES & ~0b1011
    season_card(s, "masons_strike")
    assert (s.fate, s.fate_discard) == (ALL_FATES, 0)


@pytest.mark.clause("RUN-SEA-09")
def test_in_other_seasons_they_are_not() -> None:
    for card in ("open_roads", "deep_snow", "famine"):
        s = table(2)
        s.fate = 0b1011
        s.fate_discard = ALL_FATES & ~0b1011
        season_card(s, card)
        assert s.fate == 0b1011, card


@pytest.mark.clause("RUN-SEA-10", "RUN-SEA-03")
def test_influence_or_a_card_in_play_order() -> None:
    s = table(3)
    season_card(s, "masons_strike")
    for seat, gift in ((1, "influence"), (0, "card"), (2, "influence")):  # by starting influence
        assert s.waiting() == [seat]
        assert offers(s, seat) == ["gift influence", "gift card"]
        do(s, seat, f"gift {gift}")
        if gift == "card":
            chance(s, "draw_tactics scrying")
    assert list(s.influence)[:3] == [0, 2, 2]
    assert in_hand(s, 0) == ["scrying"]


@pytest.mark.clause("RUN-SEA-02")
def test_rich_harvest_raises_what_is_below_what_the_areas_provide() -> None:
    s = table(2)
    set_dials(s, 0, food=1, wood=2, ore=5)  # the home realm provides 3, 2, 2
    season_card(s, "rich_harvest")
    assert dials(s, 0) == (2, 2, 5)
    assert dials(s, 1) == (3, 2, 2)


@pytest.mark.clause("RUN-SEA-02", "RUN-RUNE-01")
@pytest.mark.parametrize(("card", "season"), [("rune_auction", 2), ("the_long_night", 3)])
def test_the_highest_bidder_receives_a_rune(card: str, season: int) -> None:
    s = table(2)
    rich(s, 0, 3)
    season_card(s, card)
    assert s.season == season
    bid_all(s, 0, 1)
    while question(s) == "draw_tactics":  # the lowest bidder of The Long Night
        chance(s, "draw_tactics scrying")
    assert s.waiting() == [1]
    do(s, 1, "rune_area WA", "rune_area WB", "dragon_at WB")
    assert (rune_at(s, "WA"), rune_at(s, "WB")) == ("false", "dragon")


@pytest.mark.clause("RUN-SEA-02")
@pytest.mark.parametrize("card", ["rune_auction", "the_long_night"])
def test_a_bid_of_nothing_buys_no_rune(card: str) -> None:
    s = table(2)
    season_card(s, card)
    bid_all(s, 0, 0)
    do(s, 0, "name_bidder 1")
    if card == "the_long_night":
        chance(s, "draw_tactics foragers", "draw_tactics scrying")
        assert in_hand(s, 1) == ["foragers", "scrying"]
    assert question(s) == ("fall_gift" if card == "rune_auction" else "choose_order")


@pytest.mark.clause("RUN-SEA-02", "RUN-SEA-12")
def test_deserters_leave_every_area_with_six_units() -> None:
    s = table(2)
    put(s, 0, "5A", footman=4)
    put(s, 0, "5A", routed=True, beastman=2)
    put(s, 0, "6D", bowman=6)
    put(s, 0, "6C", bowman=5)
    put(s, 1, "8A", reanimate=8)
    neutrals(s, "3A", beastman=8)
    season_card(s, "deserters")
    assert (army(s, "6D"), army(s, "6C")) == ({"bowman": 6}, {"bowman": 5})
    assert offers(s, 0) == ["disband footman", "disband_routed beastman"]
    do(s, 0, "disband_routed beastman")
    assert (army(s, "6D"), army(s, "6C")) == ({"bowman": 5}, {"bowman": 5})
    assert army(s, "8A") == {"reanimate": 7}
    assert army(s, "3A") == {"beastman": 8}


@pytest.mark.clause("RUN-SEA-02", "RUN-TAC-09")
def test_smugglers_buy_two_tactics_cards_for_two_influence_each() -> None:
    s = table(2)
    hold(s, 0, "war_chest", "sabotage")
    hold(s, 0, "scrying", fresh=True)
    season_card(s, "smugglers_market")
    assert s.waiting() == [0]
    assert refusal(s, 0, "sell_tactics bribery").clause == "RUN-TAC-01"
    do(s, 0, "sell_tactics scrying")  # a card of this season may be discarded
    assert s.influence[0] == 2
    do(s, 0, "sell_tactics war_chest")
    assert s.influence[0] == 4
    assert in_hand(s, 0) == ["sabotage"]
    assert question(s) == "fall_gift"


@pytest.mark.clause("RUN-SEA-02", "RUN-NEU-12", "RUN-LIM-01")
def test_a_dragon_wakes_where_the_poorest_wants_it() -> None:
    s = table(3)
    rich(s, 2, 2, 1)
    put(s, 0, "5A", footman=1)
    neutrals(s, "6D", dragon=3)
    season_card(s, "a_dragon_wakes")
    assert s.waiting() == [2]
    assert refusal(s, 2, "pick_area 5A").clause
    assert refusal(s, 2, "pick_area UA").clause
    do(s, 2, "pick_area 1A")
    assert army(s, "1A") == {"dragon": 1}
    assert held_by(s, "1A") is None


@pytest.mark.clause("RUN-SEA-02", "RUN-CARD-04")
def test_a_fifth_dragon_does_not_exist() -> None:
    s = table(2)
    neutrals(s, "6D", dragon=4)
    season_card(s, "a_dragon_wakes")
    assert question(s) == "fall_gift"


@pytest.mark.clause("RUN-SEA-02", "RUN-CARD-05", "RUN-RUNE-05")
def test_barons_and_schemers_see_the_facedown_runes_of_one_player() -> None:
    s = table(3)
    rich(s, 1, 0, 0)
    rune(s, "LA", "dragon", seen=[1])
    rune(s, "LB", "false", seen=[1])
    rune(s, "UA", "dragon", seen=[2])
    season_card(s, "barons_and_schemers")
    bid_all(s, 1, 0, 0)
    assert refusal(s, 0, "pick_player 1").clause
    do(s, 0, "pick_player 2")
    seen = s.view(0)["runes"]
    assert isinstance(seen, dict)
    assert (seen["LA"], seen["LB"], seen["UA"]) == ("dragon", "false", "hidden")
    others = s.view(2)["runes"]
    assert isinstance(others, dict)
    assert others["LA"] == "hidden"


@pytest.mark.clause("RUN-SEA-02", "RUN-RES-01")
def test_merchants_of_nerekhall_raise_each_dial_once() -> None:
    s = table(2)
    rich(s, 5, 1)
    set_dials(s, 0, food=8, wood=1, ore=1)
    season_card(s, "merchants_of_nerekhall")
    assert offers(s, 0) == ["pick_dial wood", "pick_dial ore", "enough"]
    assert refusal(s, 0, "pick_dial food").clause  # full
    do(s, 0, "pick_dial wood")
    assert offers(s, 0) == ["pick_dial ore", "enough"]
    do(s, 0, "pick_dial ore")
    assert dials(s, 0) == (8, 2, 2)
    assert s.influence[0] == 1
    assert question(s) == "fall_gift"  # Waiqar cannot pay


@pytest.mark.clause("RUN-SEA-02")
def test_burning_fields_take_a_resource_and_two_without_a_city() -> None:
    s = table(2)
    city(s, "5B", "city_1")
    put(s, 0, "5B", footman=1)
    set_dials(s, 0, food=2, wood=2)
    set_dials(s, 1, food=2, wood=2, ore=2)
    season_card(s, "burning_fields")
    assert offers(s, 0) == ["pick_dial food", "pick_dial wood"]  # one above 0, if there is one
    do(s, 0, "pick_dial wood")
    do(s, 1, "pick_dial food")
    assert offers(s, 1) == ["pick_dial wood", "pick_dial ore"]  # two different dials
    do(s, 1, "pick_dial ore")
    assert (dials(s, 0), dials(s, 1)) == ((2, 1, 0), (1, 2, 1))


@pytest.mark.clause("RUN-SEA-02", "RUN-DES-01", "RUN-DES-05", "RUN-DES-07")
def test_exhausted_soil_gives_no_food_or_becomes_a_wasteland() -> None:
    s = table(3)
    set_dials(s, 0, food=2)
    set_dials(s, 1, food=2)
    set_dials(s, 2, food=0)
    put(s, 1, "2A", warrior=1)  # two ore
    put(s, 1, "2B", warrior=1)
    season_card(s, "exhausted_soil")
    assert s.waiting() == [1]  # Latari first; they can do either
    do(s, 1, "decline")
    assert refusal(s, 1, "pick_area LA").clause == "RUN-DES-05"
    do(s, 1, "pick_area 2A")
    assert names(s.wasteland) == {"2A"}
    assert dials(s, 1) == (2, 0, 2)
    assert dials(s, 0) == (1, 0, 0)  # Daqan has nothing but its home realm
    assert dials(s, 2) == (0, 0, 0)  # Uthuk can do neither


@pytest.mark.clause("RUN-SEA-02", "RUN-CARD-06")
def test_while_the_masons_strike_nothing_is_built_or_repaired() -> None:
    s = table(2)
    build(s, 0, "DA", damaged=True)
    season_card(s, "masons_strike")
    do(s, 0, "gift influence")
    do(s, 1, "gift influence")
    set_dials(s, 0, wood=2, ore=2)
    rune(s, "DB", "dragon", seen=[0])
    order_all(s, "fortify", "harvest")
    assert offers(s, 0) == ["fortify move_runes", "done"]
    assert refusal(s, 0, "fortify repair").clause
    do(s, 0, "done")
    assert question(s) == "season_card"
    assert s.weather == 0


@pytest.mark.clause("RUN-SEA-02", "RUN-TITLE-04")
def test_the_greyhaven_accord_removes_two_tokens_for_two_influence() -> None:
    s = table(2)
    rich(s, 1, 0)
    wasteland(s, "8A")
    set_ice(s, area("5A"), 2)
    set_ice(s, area("5B"), 1)
    season_card(s, "the_greyhaven_accord")
    bid_all(s, 1, 0)
    do(s, 0, "pick_area 5A", "pick_area 8A")
    assert (s.ice[area("5A")], s.ice[area("5B")], s.wasteland) == (1, 1, 0)
    assert s.influence[0] == 2
    assert s.healed[0] == 2


@pytest.mark.clause("RUN-SEA-02")
def test_the_accord_pays_whoever_removes_nothing() -> None:
    s = table(2)
    rich(s, 1, 0)
    wasteland(s, "8A")
    season_card(s, "the_greyhaven_accord")
    bid_all(s, 1, 0)
    do(s, 0, "enough")
    assert s.influence[0] == 2
    assert names(s.wasteland) == {"8A"}
