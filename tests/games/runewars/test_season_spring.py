"""The Season cards of spring, and what spring brings by itself."""

from __future__ import annotations

import pytest
from runewars_orders import city, dials, hero, hero_at, question, set_dials
from runewars_seasons import (
    bid_all,
    lie_open,
    objective,
    objective_of,
    open_orders,
    rich,
    season_card,
    title,
    wasteland,
)
from runewars_table import (
    act,
    area,
    chance,
    do,
    hold,
    in_hand,
    mask,
    names,
    neutrals,
    offers,
    order_all,
    put,
    refusal,
    table,
)

from bannerhall.games.runewars.rules import board, season_cards
from bannerhall.games.runewars.rules.tokens import set_ice

# --- The season itself -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-SEA-01", "RUN-SEA-02", "RUN-SEA-04")
def test_a_card_then_orders_then_turns() -> None:
    s = table(2)
    order_all(s, "harvest", "harvest")
    assert question(s) == "season_card"  # of summer: both turns are over
    assert {s.rules.vocabulary.text(action) for action, _ in s.odds()} == {
        f"season {name}"
        for name in (
            "threatened_home_realms", "power_for_the_pious", "tournament_of_heroes", "drought",
            "masters_of_the_arcane", "swords_for_hire", "whispered_legends", "open_roads",
            "winds_of_al_kalim", "tales_of_the_sunken_city", "call_to_command",
        )
    }  # fmt: skip
    chance(s, "season open_roads")
    assert s.position()["season_discard"] == ["open_roads"]
    assert question(s) == "choose_order"


@pytest.mark.clause("RUN-SEA-02", "RUN-BOW-06")
def test_without_the_expansion_a_season_has_eight_cards() -> None:
    s = table(2, bow=False)
    order_all(s, "harvest", "harvest")
    assert len(s.odds()) == 8
    assert act(s, "season call_to_command") not in [action for action, _ in s.odds()]


@pytest.mark.clause("RUN-SEA-15")
def test_an_empty_season_deck_is_shuffled_again() -> None:
    s = table(2)
    summer = sum(1 << card for card in range(season_cards.CARDS) if season_cards.SEASON[card] == season_cards.SUMMER)
    s.season_deck &= ~summer
    s.season_discard |= summer | 1 << season_cards.FAMINE
    order_all(s, "harvest", "harvest")
    assert len(s.odds()) == 11  # the cards of spring stay in the discard pile
    assert s.season_discard == 1 << season_cards.FAMINE


@pytest.mark.clause("RUN-SEA-05", "RUN-SEA-06", "RUN-SEA-07")
def test_spring_brings_tokens_and_orders_back_and_everybody_up() -> None:
    s = table(2)
    s.activated[0] = mask("5A", "6B")
    lie_open(s, 0, "harvest", "recruit")
    put(s, 0, "5A", routed=True, footman=2)
    neutrals(s, "6D", routed=True, giant=1)
    hero(s, 1, "mordane", "WA", routed=True)
    set_ice(s, area("8A"), 2)
    season_card(s, "envoys_of_the_free_cities")
    assert s.activated[0] == 0
    assert open_orders(s, 0) == set()
    assert (s.routed[area("5A")], s.routed[area("6D")], s.hero_routed) == (0, 0, 0)
    assert s.standing[area("5A")] != 0
    assert s.standing[area("6D")] != 0
    assert s.ice[area("8A")] == 1
    assert question(s) == "choose_order"


@pytest.mark.clause("RUN-SEA-03", "RUN-TERM-16")
def test_what_happens_before_the_orders_follows_the_order_cards_of_the_last_season() -> None:
    s = table(3)
    lie_open(s, 0, active="fortify")
    lie_open(s, 1, active="harvest")
    lie_open(s, 2, active="strategize")
    season_card(s, "rich_harvest")
    asked = []
    while s.question(0) == "fall_gift" or question(s) == "fall_gift":
        asked += s.waiting()
        do(s, s.waiting()[0], "gift influence")
    assert asked == [2, 1, 0]


# --- The cards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-SEA-02")
def test_famine_lowers_dials_to_what_the_areas_provide() -> None:
    s = table(2)
    set_dials(s, 0, food=8, wood=1, ore=3)  # the home realm provides 3, 2, 2
    set_dials(s, 1, food=0, wood=2, ore=8)
    season_card(s, "famine")
    assert dials(s, 0) == (3, 1, 2)
    assert dials(s, 1) == (0, 2, 2)


@pytest.mark.clause("RUN-ORD-06")
def test_long_winter_leaves_all_but_two_orders_open() -> None:
    s = table(2)
    lie_open(s, 0, "strategize", "mobilize", "harvest", active="fortify")
    lie_open(s, 1, "harvest", active="recruit")
    s.activated[0] = mask("5A")
    season_card(s, "long_winter")
    assert s.waiting() == [0]
    assert refusal(s, 0, "take_back recruit").clause == "RUN-ORD-06"
    do(s, 0, "take_back fortify", "take_back mobilize")
    assert open_orders(s, 0) == {"strategize", "harvest"}
    assert open_orders(s, 1) == set()  # two used cards: both come back
    assert s.activated[0] == 0  # everything else of spring happens as usual
    assert refusal(s, 0, "order harvest").clause == "RUN-ORD-03"


@pytest.mark.clause("RUN-ORD-06", "RUN-ORD-04")
def test_orders_left_open_by_long_winter_block_the_bonus() -> None:
    s = table(2)
    lie_open(s, 0, "harvest", "recruit", active="fortify")
    season_card(s, "long_winter")
    do(s, 0, "take_back fortify", "take_back recruit")
    put(s, 0, "DA", footman=1)
    order_all(s, "strategize", "fortify")
    do(s, 0, "done")
    assert s.waiting() != [0]  # no bonus: Harvest (4) lies open


@pytest.mark.clause("RUN-SEA-02")
def test_divided_loyalties_costs_influence_for_each_foreign_hero() -> None:
    s = table(2)
    rich(s, 1, 0)
    hero(s, 0, "steelhorns", "DA")  # neutral
    hero(s, 0, "mordane", "DB")  # evil
    hero(s, 0, "ronan", "DC")  # good like the Daqan Lords
    hero(s, 1, "astarra", "WA")
    season_card(s, "divided_loyalties")
    assert s.waiting() == [0]
    do(s, 0, "agree")
    assert (hero_at(s, "steelhorns"), hero_at(s, "mordane")) == (area("DA"), -1)  # the second one deserts
    assert hero_at(s, "ronan") == area("DC")
    assert hero_at(s, "astarra") == -1  # the Undying have no influence
    assert s.influence[0] == 0


@pytest.mark.clause("RUN-SEA-02")
def test_a_hero_may_be_let_go_for_nothing() -> None:
    s = table(2)
    rich(s, 5, 0)
    hero(s, 0, "mordane", "DB")
    season_card(s, "divided_loyalties")
    do(s, 0, "decline")
    assert hero_at(s, "mordane") == -1
    assert s.influence[0] == 5


@pytest.mark.clause("RUN-SEA-02", "RUN-BID-01")
def test_stormy_weather_lets_the_highest_bidders_march() -> None:
    s = table(3)
    rich(s, 3, 3, 3)
    season_card(s, "stormy_weather")
    bid_all(s, 2, 2, 1)
    put(s, 0, "DA", footman=1)
    put(s, 1, "LA", warrior=1)
    put(s, 2, "UA", berserker=1)
    order_all(s, "strategize", "strategize", "mobilize")
    assert "move_from LA" in offers(s, 1)  # a tie is not broken
    do(s, 1, "done")
    do(s, 0, "move_from DA", "move_to DB")
    assert s.waiting() == [0]
    do(s, 0, "skip_bonus")
    assert s.waiting() == [2]
    do(s, 2, "activate UB")
    assert "move_from UA" not in offers(s, 2)


@pytest.mark.clause("RUN-SEA-02")
def test_in_stormy_weather_a_bid_of_nothing_is_not_enough() -> None:
    s = table(2)
    season_card(s, "stormy_weather")
    bid_all(s, 0, 0)
    put(s, 0, "DA", footman=1)
    order_all(s, "strategize", "harvest")
    assert "move_from DA" not in offers(s, 0)


@pytest.mark.clause("RUN-SEA-02")
def test_an_objective_may_be_exchanged_for_the_coming_year() -> None:
    s = table(2)
    objective(s, 0, "heartland")
    season_card(s, "prepare_for_the_coming_year")
    assert s.waiting() == [0]  # whoever has none is not asked
    do(s, 0, "agree")
    drawn = {s.rules.vocabulary.text(action) for action, _ in s.odds()}
    assert "deal_objective heartland" not in drawn  # it lies under the deck
    assert "deal_objective hoard" not in drawn  # evil
    assert len(drawn) == 10
    chance(s, "deal_objective wall_of_stone")
    assert objective_of(s, 0) == "wall_of_stone"
    assert objective_of(s, 1) is None


@pytest.mark.clause("RUN-SEA-02")
def test_an_objective_may_be_kept() -> None:
    s = table(2)
    objective(s, 0, "heartland")
    season_card(s, "prepare_for_the_coming_year")
    do(s, 0, "decline")
    assert objective_of(s, 0) == "heartland"


@pytest.mark.clause("RUN-SEA-02")
def test_swollen_rivers_take_a_wood_for_each_water_border_at_most_two() -> None:
    s = table(2)
    set_dials(s, 0, wood=5)  # DA to the north, DC to 5A
    set_dials(s, 1, wood=5)  # none in the home realm
    put(s, 1, "8C", reanimate=1)  # one, to 3B
    season_card(s, "swollen_rivers")
    assert (dials(s, 0), dials(s, 1)) == ((0, 3, 0), (0, 4, 0))
    s = table(2)
    set_dials(s, 0, wood=5)
    put(s, 0, "5A", footman=1)
    put(s, 0, "6C", footman=1)
    season_card(s, "swollen_rivers")
    assert dials(s, 0) == (0, 3, 0)


@pytest.mark.clause("RUN-SEA-02")
def test_envoys_bring_influence_for_each_city_and_one_without_any() -> None:
    s = table(2)
    city(s, "5B", "city_1")
    city(s, "6B", "city_2")
    put(s, 0, "5B", footman=1)
    put(s, 0, "6B", footman=1)
    season_card(s, "envoys_of_the_free_cities")
    assert list(s.influence)[:2] == [2, 1]


@pytest.mark.clause("RUN-SEA-02", "RUN-TAC-09")
def test_the_council_convenes_for_the_highest_bidder() -> None:
    s = table(3)
    rich(s, 2, 2, 2)
    hold(s, 2, "war_chest", "sabotage")
    season_card(s, "the_council_convenes")
    do(s, 2, "pass_window")
    bid_all(s, 2, 1, 0)
    chance(s, "draw_tactics scrying", "draw_tactics foragers")
    assert in_hand(s, 0) == ["foragers", "scrying"]
    assert offers(s, 0) == ["pick_player 2", "pick_player 3"]
    do(s, 0, "pick_player 3")
    assert offers(s, 2) == ["discard_tactics war_chest", "discard_tactics sabotage"]
    do(s, 2, "discard_tactics sabotage")
    assert in_hand(s, 2) == ["war_chest"]


@pytest.mark.clause("RUN-TITLE-04", "RUN-SEA-14")
def test_the_primarch_is_paid_for_a_card_of_the_council_and_no_other() -> None:
    for card, gain in (("the_council_convenes", 1), ("famine", 0), ("stormy_weather", 0), ("the_long_night", 1)):
        s = table(2)
        title(s, "primarch", 1)
        season_card(s, card)
        assert list(s.influence)[:2] == [0, gain], card


@pytest.mark.clause("RUN-TITLE-04")
def test_the_primarch_can_bid_what_the_council_pays() -> None:
    s = table(2)
    title(s, "primarch", 1)
    season_card(s, "the_council_convenes")
    assert offers(s, 1) == ["bid 0", "bid 1"]


@pytest.mark.clause("RUN-SEA-02", "RUN-DES-06")
def test_green_returns_to_one_own_area() -> None:
    s = table(2)
    for at in ("5A", "5B"):
        put(s, 0, at, footman=1)
    wasteland(s, "5A", "8A")
    set_ice(s, area("5B"), 3)
    season_card(s, "green_returns")
    assert offers(s, 0) == ["pick_area 5A", "pick_area 5B", "enough"]
    do(s, 0, "pick_area 5B")
    assert s.ice[area("5B")] == 0  # all its ice tokens
    assert names(s.wasteland) == {"5A", "8A"}
    assert s.healed[0] == 3


@pytest.mark.clause("RUN-SEA-02", "RUN-DES-01", "RUN-DES-05")
def test_blight_on_the_wind_lies_in_an_area_of_others_or_of_nobody() -> None:
    s = table(2)
    rich(s, 1, 0)
    put(s, 0, "5A", footman=1)
    put(s, 1, "8A", reanimate=1)  # three wood
    set_dials(s, 1, wood=2)
    set_ice(s, area("6A"), 1)
    season_card(s, "blight_on_the_wind")
    bid_all(s, 1, 0)
    assert {"pick_area 8A", "pick_area 3A"} <= set(offers(s, 0))
    for at in ("5A", "DA", "WA", "6A"):
        assert refusal(s, 0, f"pick_area {at}").clause == "RUN-DES-05", at
    do(s, 0, "pick_area 8A")
    assert names(s.wasteland) == {"8A"}
    assert dials(s, 1) == (0, 5, 0)


@pytest.mark.clause("RUN-SEA-02")
def test_guild_tithes_lower_the_highest_dial_for_an_influence() -> None:
    s = table(2)
    set_dials(s, 0, food=3, wood=3, ore=2)
    set_dials(s, 1, ore=1)
    season_card(s, "guild_tithes")
    assert offers(s, 0) == ["pick_dial food", "pick_dial wood"]
    do(s, 0, "pick_dial wood")
    assert (dials(s, 0), dials(s, 1)) == ((3, 2, 2), (0, 0, 0))
    assert list(s.influence)[:2] == [1, 1]


@pytest.mark.clause("RUN-SEA-02", "RUN-SUNK-08")
def test_swollen_rivers_reach_the_water_of_the_sunken_city_at_the_edge_of_the_board() -> None:
    for found, wood in (("", 5), ("sunken_city", 4)):
        s = table(2)
        board.lay_tile(s, 11, 0, 0, 3)  # tile 12 south of 8C; its yellow border looks over the edge
        board.find_borders(s)
        set_dials(s, 1, wood=5)
        put(s, 1, "12A", reanimate=1)
        if found:
            city(s, "12A", found)
        season_card(s, "swollen_rivers")
        assert dials(s, 1) == (0, wood, 0)
