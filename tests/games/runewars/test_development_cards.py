"""Development cards and capitals: what they cost, and what those do that no unit ability shows [RUN-DCRD-01] to
[RUN-DCRD-12] [RUN-CAP-01] to [RUN-CAP-10]."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    attack,
    draw,
    field,
    lay,
    learn,
    listen,
    misses_to_the_end,
    strengths,
    there,
    winner,
)
from runewars_orders import army as standing_in
from runewars_orders import capital, develop, develop_at, dials, question, set_dials, tokens_at
from runewars_table import area, build, chance, do, hold, mask, offers, put, refusal, table, turn

from bannerhall.games.runewars.rules import control, development_cards, units
from bannerhall.games.runewars.rules.components import CAPITAL, DAMAGED_CAPITAL, DAMAGED_STRONGHOLD, NO_STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars

# food, wood, ore
PRICES = {
    "daqan_capital": (0, 1, 2),
    "daqan_people": (2, 0, 0),
    "daqan_journeymen": (0, 2, 0),
    "daqan_longbows": (0, 2, 0),
    "daqan_drill": (1, 0, 1),
    "daqan_heraldry": (0, 0, 2),
    "daqan_trebuchet": (0, 1, 1),
    "daqan_aerie": (2, 1, 0),
    "latari_capital": (0, 2, 1),
    "latari_envoys": (1, 1, 0),
    "latari_prowl": (0, 2, 0),
    "latari_vaal": (0, 0, 2),
    "latari_fletchers": (0, 2, 0),
    "latari_bladesong": (1, 0, 1),
    "latari_windriders": (2, 0, 0),
    "latari_rootwall": (0, 3, 0),
    "uthuk_capital": (0, 0, 3),
    "uthuk_warpaths": (2, 0, 0),
    "uthuk_hunger": (0, 0, 2),
    "uthuk_gorge": (2, 0, 0),
    "uthuk_frenzy": (1, 0, 1),
    "uthuk_hellfire": (0, 1, 1),
    "uthuk_dread": (0, 0, 2),
    "uthuk_coven": (0, 2, 0),
    "waiqar_capital": (0, 1, 2),
    "waiqar_blight": (2, 0, 0),
    "waiqar_toxic": (0, 0, 2),
    "waiqar_barbed": (0, 2, 0),
    "waiqar_masters": (0, 0, 2),
    "waiqar_steeds": (1, 0, 1),
    "waiqar_bilehall": (1, 1, 0),
    "waiqar_mists": (0, 2, 0),
}
HOME = {"daqan": "DB", "latari": "LB", "uthuk": "UB", "waiqar": "WB"}


def shop(faction: str, food: int, wood: int, ore: int) -> Runewars:
    """A player of this faction uses the Harvest bonus with these dials and a stronghold at home."""
    s = table(4, development_cards=True)
    seat = units.FACTIONS.index(faction)
    build(s, seat, HOME[faction])
    turn(s, seat, "harvest")
    set_dials(s, seat, food, wood, ore)
    do(s, seat, "use_bonus")
    return s


def shows(s: Runewars, seat: int, card: str) -> bool:
    return question(s) == "work" and f"buy_card {card}" in offers(s, seat)


# --- Buying ----------------------------------------------------------------------------------------------------------


def test_there_are_eight_cards_for_each_faction() -> None:
    assert tuple(PRICES) == development_cards.NAMES
    assert len(PRICES) == 32


@pytest.mark.clause("RUN-DCRD-01", "RUN-DCRD-03", "RUN-DCRD-04")
@pytest.mark.parametrize("card", PRICES)
def test_each_card_is_bought_for_its_price_and_for_no_less(card: str) -> None:
    faction = card.split("_", maxsplit=1)[0]
    seat = units.FACTIONS.index(faction)
    food, wood, ore = PRICES[card]
    s = shop(faction, food, wood, ore)
    assert shows(s, seat, card)
    do(s, seat, f"buy_card {card}")
    assert dials(s, seat) == (0, 0, 0)
    assert s.developed == 1 << development_cards.NAMES.index(card)
    for short in range(3):
        if PRICES[card][short] == 0:
            continue
        less = [8, 8, 8]
        less[short] = PRICES[card][short] - 1
        s = shop(faction, *less)
        assert not shows(s, seat, card)


@pytest.mark.clause("RUN-CAP-01", "RUN-CAP-04", "RUN-CAP-08")
@pytest.mark.parametrize("faction", HOME)
def test_each_faction_has_a_capital_of_strength_seven_and_five_when_damaged(faction: str) -> None:
    s = shop(faction, 0, 2, 3)
    seat = units.FACTIONS.index(faction)
    do(s, seat, f"buy_card {faction}_capital")
    assert s.stronghold[area(HOME[faction])] == CAPITAL
    for damaged, strength in ((False, 7), (True, 5)):
        s = field(2, ("waiqar" if faction == "daqan" else "daqan", faction), development_cards=True)
        capital(s, 1, PLACE, damaged)
        sink = listen(s)
        attack(s, PLACE, 0, **({"reanimate": 1} if faction == "daqan" else {"footman": 1}))
        misses_to_the_end(s)
        assert strengths(s, sink) == (1, strength)
        assert s.stronghold[area(PLACE)] == DAMAGED_CAPITAL  # attackers stood


# --- Capitals in war -------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CAP-07", "RUN-BAT-38", "RUN-BAT-39")
def test_scenario_27_a_conquered_capital_is_replaced_by_a_normal_stronghold_torn_down_elsewhere() -> None:
    """Scenario 27."""
    s = field(development_cards=True)
    capital(s, 1, PLACE)
    capital(s, 0, "DA")
    for at in ("DB", "DC", "6C", "6D"):
        build(s, 0, at)
    attack(s, PLACE, 0, footman=8)
    misses_to_the_end(s)
    assert winner(s) == "attacker"
    assert offers(s, 0) == ["raise_own nothing", "tear_down 6C", "tear_down 6D", "tear_down DB", "tear_down DC"]
    assert refusal(s, 0, "tear_down DA").clause == "RUN-BAT-39"
    assert refusal(s, 0, "raise_own unused").clause == "RUN-BAT-39"
    do(s, 0, "tear_down 6C")
    assert s.stronghold[area(PLACE)] == DAMAGED_STRONGHOLD
    assert s.builder[area(PLACE)] == 1
    assert s.stronghold[area("6C")] == NO_STRONGHOLD
    assert s.stronghold[area("DA")] == CAPITAL


@pytest.mark.clause("RUN-CAP-07", "RUN-CAP-09")
def test_an_unused_stronghold_replaces_a_conquered_capital() -> None:
    s = field(development_cards=True)
    capital(s, 1, PLACE)
    capital(s, 0, "DA")
    for at in ("DB", "DC", "6C"):
        build(s, 0, at)
    attack(s, PLACE, 0, footman=8)
    misses_to_the_end(s)
    assert offers(s, 0) == ["raise_own nothing", "raise_own unused"]
    do(s, 0, "raise_own unused")
    assert s.stronghold[area(PLACE)] == DAMAGED_STRONGHOLD


@pytest.mark.clause("RUN-CAP-10", "RUN-STR-09")
def test_two_walls_of_a_capital_give_four() -> None:
    """A-15."""
    for second, strength in (("", 9), ("defensive", 11)):
        s = field(2, ("waiqar", "daqan"), development_cards=True)
        capital(s, 1, PLACE)
        develop_at(s, PLACE, "defensive", second)
        sink = listen(s)
        attack(s, PLACE, 0, reanimate=1)
        misses_to_the_end(s)
        assert strengths(s, sink) == (1, strength)


# --- Cards of the strength step --------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-DCRD-06", "RUN-DCRD-10")
@pytest.mark.parametrize(("lying", "counted"), [(1, 1), (3, 3), (4, 3)])
def test_shield_drill_counts_up_to_three_footmen_routed_in_the_battle(lying: int, counted: int) -> None:
    """A-14."""
    s = field(2, ("waiqar", "daqan"), development_cards=True)
    learn(s, "daqan_drill")
    put(s, 1, PLACE, footman=4)
    sink = listen(s)
    attack(s, PLACE, 0, reanimate=1)
    lay(s, 1, "footman", lying)
    misses_to_the_end(s)
    assert strengths(s, sink) == (1, 4 - lying + counted)


@pytest.mark.clause("RUN-DCRD-06", "RUN-DCRD-10")
def test_shield_drill_counts_no_footmen_that_lay_before_nor_those_of_an_attacker() -> None:
    s = field(2, ("waiqar", "daqan"), development_cards=True)
    learn(s, "daqan_drill")
    put(s, 1, PLACE, footman=2)
    put(s, 1, PLACE, routed=True, footman=3)
    sink = listen(s)
    attack(s, PLACE, 0, reanimate=1)
    misses_to_the_end(s)
    assert strengths(s, sink) == (1, 2)
    s = field(2, ("daqan", "waiqar"), development_cards=True)
    learn(s, "daqan_drill")
    put(s, 1, PLACE, reanimate=3)
    sink = listen(s)
    attack(s, PLACE, 0, footman=2)
    lay(s, 0, "footman", 1)
    misses_to_the_end(s)
    assert strengths(s, sink) == (1, 3)


@pytest.mark.clause("RUN-DCRD-06", "RUN-DCRD-10")
def test_rootwall_gives_two_to_a_defender_with_forest_guardians_in_the_battle() -> None:
    for card, standing, lies_before, strength in ((True, 1, 0, 3), (True, 0, 1, 1), (False, 1, 0, 1)):
        s = field(2, ("waiqar", "latari"), development_cards=True)
        if card:
            learn(s, "latari_rootwall")
        put(s, 1, PLACE, archer=1 - standing, forest_guardian=standing)
        put(s, 1, PLACE, routed=True, forest_guardian=lies_before)
        sink = listen(s)
        attack(s, PLACE, 0, vampire=1)
        misses_to_the_end(s)
        assert strengths(s, sink) == (1, strength)
    s = field(2, ("waiqar", "latari"), development_cards=True)
    learn(s, "latari_rootwall")
    put(s, 1, PLACE, archer=1, forest_guardian=1)
    sink = listen(s)
    attack(s, PLACE, 0, vampire=1)
    lay(s, 1, "forest_guardian", 1)  # routed in the battle
    misses_to_the_end(s)
    assert strengths(s, sink) == (1, 3)


# --- Cards of their own moment ---------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-63", "RUN-DCRD-04")
def test_prowl_lets_leonx_riders_hunt_before_the_loser_retreats() -> None:
    s = field(2, ("latari", "waiqar"), development_cards=True)
    learn(s, "latari_prowl")
    put(s, 1, PLACE, reanimate=2)
    put(s, 1, "5B", reanimate=1)
    attack(s, PLACE, 0, leonx_rider=3)
    while question(s) == "battle_fate":
        draw(s, "miss")
    assert offers(s, 0) == ["figures 0", "figures 1", "figures 2", "figures 3"]
    do(s, 0, "figures 1")
    assert there(s, "5B") == {"reanimate": 1, "reanimate_routed": 1}
    assert there(s) == {"leonx_rider": 2, "leonx_rider_routed": 1}


@pytest.mark.clause("RUN-DCRD-09", "RUN-DCRD-04", "RUN-MOV-02")
def test_the_bottomless_gorge_brings_obscenes_home_from_anywhere() -> None:
    s = table(3, development_cards=True)
    develop(s, "uthuk_gorge")
    seat = 2
    put(s, seat, "5A", obscene=2, berserker=1)
    put(s, seat, "8A", obscene=1)
    put(s, seat, "8B", routed=True, obscene=1)
    s.activated[seat] = mask("8A")
    turn(s, seat, "fortify")
    assert [text for text in offers(s, seat) if text.startswith("through_gorge")] == ["through_gorge 5A"]
    assert refusal(s, seat, "through_gorge 8A").clause == "RUN-DCRD-09"  # activated
    assert refusal(s, seat, "through_gorge 8B").clause == "RUN-DCRD-09"  # routed
    do(s, seat, "through_gorge 5A")
    assert offers(s, seat) == ["pick_area UA", "pick_area UB", "pick_area UC"]
    assert refusal(s, seat, "pick_area 5B").clause == "RUN-DCRD-09"
    do(s, seat, "pick_area UC")
    assert standing_in(s, "UC") == {"obscene": 1}
    assert standing_in(s, "5A") == {"obscene": 1, "berserker": 1}
    do(s, seat, "through_gorge 5A", "pick_area UC")  # any of them
    assert standing_in(s, "UC") == {"obscene": 2}
    s = table(3, development_cards=True)
    put(s, seat, "5A", obscene=2)
    hold(s, seat, "war_chest")
    turn(s, seat, "fortify")
    assert refusal(s, seat, "through_gorge 5A").clause == "RUN-DCRD-09"  # without the card


@pytest.mark.clause("RUN-STR-08", "RUN-CAP-04", "RUN-CAP-02")
def test_a_capital_collects_from_both_of_its_developments() -> None:
    s = table(2, development_cards=True)
    capital(s, 0, "DB")
    develop_at(s, "DB", "diplomat", "training_ground")
    turn(s, 0, "harvest")
    do(s, 0, "use_bonus")
    chance(s, "draw_tactics scatter")
    assert s.influence[0] == 2
    assert tokens_at(s, "DB") == ["diplomat", "training_ground"]
    assert refusal(s, 0, "build resources").clause == "RUN-STR-06"


@pytest.mark.clause("RUN-PEA-02", "RUN-PEA-03")
def test_peasants_are_no_units_and_hold_an_area_without_any() -> None:
    s = table(2, development_cards=True)
    develop(s, "daqan_people")
    put(s, 0, "5A", footman=1)
    turn(s, 0, "strategize")
    do(s, 0, "move_from 5A", "move_to 5B")
    while question(s) != "leave_peasant":
        do(s, 0, offers(s, 0)[-1])  # done
    do(s, 0, "leave_peasant 5A")
    assert s.peasants == mask("5A")
    assert s.holder[area("5A")] == 0
    assert control.controller(s, area("5A")) == 0
