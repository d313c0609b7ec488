"""The Season cards of winter, and the Guildmaster's shield against losses."""

from __future__ import annotations

import pytest
from runewars_orders import army, city, dials, hero, hero_at, question, set_dials
from runewars_seasons import bid_all, rich, rune_at, season_card, title
from runewars_table import (
    area,
    build,
    chance,
    do,
    neutrals,
    offers,
    order_all,
    put,
    refusal,
    rune,
    table,
)

from bannerhall.games.runewars.rules import hero_cards
from bannerhall.games.runewars.rules.tokens import set_ice


@pytest.mark.clause("RUN-SEA-13", "RUN-CARD-06")
def test_water_is_frozen_until_the_season_ends() -> None:
    s = table(2)
    season_card(s, "fallen_in_the_ice")
    put(s, 0, "5A", footman=1)
    order_all(s, "strategize", "harvest")
    do(s, 0, "move_from 5A")
    assert "move_to DC" in offers(s, 0)  # across water
    do(s, 0, "move_to DC")
    do(s, 0, "skip_bonus")
    chance(s, "season envoys_of_the_free_cities")
    put(s, 0, "5A", footman=1)
    order_all(s, "strategize", "harvest")
    do(s, 0, "move_from 5A")
    assert "move_to DC" not in offers(s, 0)


@pytest.mark.clause("RUN-SEA-02", "RUN-MOV-01")
def test_deep_snow_leaves_one_area_and_flyers_two() -> None:
    s = table(3)
    season_card(s, "deep_snow")
    put(s, 0, "DC", knight=1)  # fast in any other season
    put(s, 1, "LC", pegasus_rider=1)
    order_all(s, "mobilize", "mobilize", "fortify")
    do(s, 1, "activate 2C")  # two areas away, by way of 9B or 2B
    assert "move_from LC" in offers(s, 1)
    do(s, 1, "done", "skip_bonus")
    do(s, 0, "activate 3C")  # DC, 3B, 3C
    assert "move_from DC" not in offers(s, 0)
    do(s, 0, "use_bonus", "activate 3B")
    assert "move_from DC" in offers(s, 0)


@pytest.mark.clause("RUN-SEA-02")
def test_starving_packs_kill_a_unit_beside_neutral_ones() -> None:
    s = table(2)
    neutrals(s, "6C", beastman=1)
    put(s, 0, "5A", footman=1, knight=1)  # beside 6C
    put(s, 0, "6B", bowman=2)  # beside 6C
    put(s, 0, "DC", bowman=2)
    put(s, 1, "WA", reanimate=1)
    season_card(s, "starving_packs")
    assert offers(s, 0) == ["pick_area 5A", "pick_area 6B"]
    do(s, 0, "pick_area 5A", "disband footman")
    assert (army(s, "5A"), army(s, "6B"), army(s, "WA")) == ({"knight": 1}, {"bowman": 2}, {"reanimate": 1})


@pytest.mark.clause("RUN-SEA-02")
def test_during_the_truce_a_battle_against_a_player_costs_influence() -> None:
    s = table(2)
    season_card(s, "hearthfire_truce")
    put(s, 0, "8A", footman=1)
    s.influence[0] = 0
    order_all(s, "conquer", "fortify")
    do(s, 0, "activate WB")
    assert "move_from 8A" not in offers(s, 0)


@pytest.mark.clause("RUN-SEA-02")
def test_frozen_stores_take_a_food_for_every_four_areas_abroad() -> None:
    for areas, food in ((3, 5), (4, 4), (7, 4), (8, 3)):
        s = table(2)
        set_dials(s, 0, food=5)
        for at in ("5A", "5B", "5C", "5D", "6A", "6B", "6C", "6D")[:areas]:
            put(s, 0, at, footman=1)
        season_card(s, "frozen_stores")
        assert dials(s, 0)[0] == food, areas


@pytest.mark.clause("RUN-SEA-02", "RUN-BID-06")
def test_in_the_long_night_the_lowest_bidder_draws_two_cards() -> None:
    s = table(2)
    rich(s, 2, 0)
    season_card(s, "the_long_night")
    bid_all(s, 2, 0)
    do(s, 0, "rune_area DA", "rune_area DB", "dragon_at DA")
    assert question(s) == "draw_tactics"
    chance(s, "draw_tactics scrying", "draw_tactics foragers")
    assert s.cards_in_hand(1) == 2
    assert question(s) == "choose_order"


@pytest.mark.clause("RUN-SEA-02", "RUN-SEA-11")
def test_shelter_from_the_storm_feeds_areas_with_a_stronghold() -> None:
    s = table(2)
    build(s, 0, "DA")
    put(s, 0, "DA", footman=5)
    put(s, 0, "DB", bowman=5)
    set_dials(s, 0, food=2)
    season_card(s, "shelter_from_the_storm")
    assert (army(s, "DA"), army(s, "DB")) == ({"footman": 5}, {"bowman": 2})


@pytest.mark.clause("RUN-SEA-02")
def test_routed_heroes_fall_in_the_ice() -> None:
    s = table(2)
    hero(s, 0, "ronan", "DA", routed=True)
    hero(s, 0, "brann", "DA")
    hero(s, 1, "mordane", "WA", routed=True)
    ronan, brann, mordane = (hero_cards.NAMES.index(name) for name in ("ronan", "brann", "mordane"))
    s.set_hero_damage(mordane, int(hero_cards.HEALTH[mordane]) - 1)
    season_card(s, "fallen_in_the_ice")
    assert (s.hero_damage[ronan], s.hero_damage[brann]) == (1, 0)
    assert hero_at(s, "mordane") == -1
    assert list(s.slain)[:2] == [0, 0]  # nobody has defeated him


@pytest.mark.clause("RUN-SEA-02")
def test_a_midwinter_feast_costs_food() -> None:
    s = table(2)
    set_dials(s, 0, food=3)
    set_dials(s, 1, food=0)
    season_card(s, "midwinter_feast")
    assert s.waiting() == [0]
    do(s, 0, "agree")
    assert dials(s, 0)[0] == 2
    assert list(s.influence)[:2] == [3, 0]
    s = table(2)
    set_dials(s, 0, food=3)
    set_dials(s, 1, food=0)
    season_card(s, "midwinter_feast")
    do(s, 0, "decline")
    assert (dials(s, 0)[0], s.influence[0]) == (3, 0)


@pytest.mark.clause("RUN-BID-04", "RUN-BID-05")
def test_scenario_20_the_shattered_rune() -> None:
    """Scenario 20. V-05."""
    for kind, left in (("dragon", "none"), ("false", "false up")):
        s = table(2)
        rich(s, 1, 0)
        rune(s, "WA", kind, seen=[1])
        rune(s, "DA", "dragon", seen=[0])
        rune(s, "DB", "dragon", up=True, seen=[0, 1])
        rune(s, "8A", "dragon")  # nobody's area
        season_card(s, "the_shattered_rune")
        bid_all(s, 1, 0)
        assert offers(s, 0) == ["pick_area DA", "pick_area WA"]
        for at in ("DB", "8A", "DC"):
            assert refusal(s, 0, f"pick_area {at}").clause == "RUN-BID-05", at
        do(s, 0, "pick_area WA")
        assert rune_at(s, "WA") == left


@pytest.mark.clause("RUN-BID-05")
def test_without_a_facedown_token_nothing_shatters() -> None:
    s = table(2)
    rich(s, 1, 0)
    rune(s, "DB", "dragon", up=True, seen=[0, 1])
    season_card(s, "the_shattered_rune")
    bid_all(s, 1, 0)
    assert question(s) == "choose_order"
    assert rune_at(s, "DB") == "dragon up"


@pytest.mark.clause("RUN-SEA-02", "RUN-CRY-05", "RUN-CRY-09")
def test_breath_of_gelidus_lays_two_ice_tokens() -> None:
    for second in ("5A", "6A"):
        s = table(2)
        rich(s, 1, 0)
        season_card(s, "breath_of_gelidus")
        bid_all(s, 1, 0)
        assert refusal(s, 0, "pick_area DA").clause == "RUN-CRY-05"
        do(s, 0, "pick_area 5A", f"pick_area {second}")
        assert s.ice[area("5A")] + s.ice[area("6A")] == 2
        assert question(s) == "choose_order"


@pytest.mark.clause("RUN-CRY-07")
def test_with_one_piece_left_one_ice_token_is_laid() -> None:
    s = table(2)
    rich(s, 1, 0)
    set_ice(s, area("5A"), 5)
    season_card(s, "breath_of_gelidus")
    bid_all(s, 1, 0)
    do(s, 0, "pick_area 6A")
    assert (s.ice[area("5A")], s.ice[area("6A")]) == (5, 1)
    assert question(s) == "choose_order"


@pytest.mark.clause("RUN-SEA-02")
def test_the_frostbound_march_takes_a_unit_of_every_frozen_area() -> None:
    s = table(2)
    for at in ("5A", "5B", "8A"):
        set_ice(s, area(at), 1)
    put(s, 0, "5A", footman=1, knight=1)
    put(s, 0, "6A", footman=2)
    put(s, 1, "8A", reanimate=3)
    neutrals(s, "5B", beastman=2)
    season_card(s, "frostbound_march")
    do(s, 0, "disband footman")
    assert (army(s, "5A"), army(s, "6A")) == ({"knight": 1}, {"footman": 2})
    assert (army(s, "8A"), army(s, "5B")) == ({"reanimate": 2}, {"beastman": 2})


# --- The Guildmaster of Merchants ------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-GLD-03")
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("famine", 0), ("swollen_rivers", 0), ("guild_tithes", 1), ("drought", 0),
        ("burning_fields", 0), ("exhausted_soil", 0), ("frozen_stores", 0),
    ],
)  # fmt: skip
def test_the_guildmaster_ignores_losses_by_season_cards(card: str, gain: int) -> None:
    s = table(2)
    title(s, "guildmaster", 0)
    set_dials(s, 0, food=5, wood=5, ore=5)
    for at in ("5A", "5B", "5C", "5D"):
        put(s, 0, at, footman=1)
    season_card(s, card)
    assert question(s) == "shield"
    assert s.waiting() == [0]
    do(s, 0, "agree")
    while s.waiting() == [1]:
        do(s, 1, offers(s, 1)[0])
    assert dials(s, 0) == (5, 5, 5)
    assert s.influence[0] == gain
    assert s.wasteland == 0


@pytest.mark.clause("RUN-GLD-03")
def test_the_guildmaster_need_not_ignore_a_loss() -> None:
    s = table(2)
    title(s, "guildmaster", 0)
    set_dials(s, 0, food=8)
    season_card(s, "famine")
    do(s, 0, "decline")
    assert dials(s, 0) == (3, 0, 0)


@pytest.mark.clause("RUN-GLD-03")
def test_nothing_is_asked_where_nothing_would_be_lost() -> None:
    for card in ("famine", "swollen_rivers", "guild_tithes", "burning_fields", "frozen_stores", "exhausted_soil"):
        s = table(2)
        title(s, "guildmaster", 0)
        set_dials(s, 0)
        season_card(s, card)
        assert question(s) != "shield", card
    for card in ("swollen_rivers", "frozen_stores"):  # dials are full, but the player has no such areas
        s = table(2)
        for at in ("DA", "DB", "DC"):
            put(s, 1, at, reanimate=1)
        put(s, 0, "5B", footman=1)
        title(s, "guildmaster", 0)
        set_dials(s, 0, food=5, wood=5)
        season_card(s, card)
        assert question(s) != "shield", card


@pytest.mark.clause("RUN-GLD-03")
def test_a_price_is_not_a_loss() -> None:
    s = table(2)  # A Midwinter Feast is not offered as a loss
    title(s, "guildmaster", 0)
    set_dials(s, 0, food=3)
    season_card(s, "midwinter_feast")
    assert question(s) == "season_yes"


@pytest.mark.clause("RUN-TITLE-08", "RUN-GLD-03")
def test_a_former_guildmaster_is_not_asked() -> None:
    s = table(2)
    title(s, "guildmaster", 0)
    title(s, "guildmaster", 1)
    set_dials(s, 0, food=8)
    set_dials(s, 1, food=8)
    city(s, "5B", "city_1")
    season_card(s, "famine")
    assert s.waiting() == [1]
    do(s, 1, "agree")
    assert (dials(s, 0)[0], dials(s, 1)[0]) == (3, 8)
