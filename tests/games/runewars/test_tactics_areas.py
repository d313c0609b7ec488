"""Tactics cards of one's own turn that are about an area: units, strongholds, runes, tokens [RUN-TAC-01]."""

from __future__ import annotations

import pytest
from runewars_battle import hero, listen, there, told
from runewars_cards import begin_turn, in_turn, may_play, picks, play, to_next_season
from runewars_heroes import damage_of, in_game
from runewars_orders import army, capital, city, held_by, lying
from runewars_seasons import wasteland
from runewars_table import area, build, chance, do, in_hand, mask, names, neutrals, offers, put, refusal, rune

from bannerhall.games.runewars.rules import atlas, control, retreat, units
from bannerhall.games.runewars.rules.components import DAMAGED_CAPITAL, DAMAGED_STRONGHOLD, STRONGHOLD
from bannerhall.games.runewars.rules.state import Runewars
from bannerhall.games.runewars.rules.tokens import set_ice


def state_at(s: Runewars, at: str) -> tuple[int, int]:
    """The stronghold of an area: its state, and whose it is."""
    return int(s.stronghold[area(at)]), int(s.builder[area(at)]) - 1


# --- Strongholds ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-STR-03", "RUN-RET-05")
def test_the_lost_city_rises_where_a_hero_stands_and_neutral_units_leave() -> None:
    s = in_turn("lost_city")
    hero(s, 0, "ronan", "6B")
    neutrals(s, "6B", razorwing=1)
    neutrals(s, "6B", True, beastman=1)
    put(s, 1, "3A", reanimate=1)
    begin_turn(s)
    play(s, "lost_city")
    # The player to the left says where they go, but not into a controlled area.
    assert s.question(1) == "retreat"
    assert "3A" not in picks(s, 1, "retreat_to")
    do(s, 1, "retreat_to 6A")
    assert there(s, "6A") == {"razorwing_routed": 1, "beastman_routed": 1}
    assert state_at(s, "6B") == (DAMAGED_STRONGHOLD, 0)
    assert control.controller(s, area("6B")) == 0


@pytest.mark.clause("RUN-STR-03", "RUN-CARD-01")
@pytest.mark.parametrize("flaw", ["nobody there", "controlled", "city", "all strongholds in play"])
def test_where_the_lost_city_cannot_rise(flaw: str) -> None:
    s = in_turn("lost_city")
    if flaw != "nobody there":
        hero(s, 0, "ronan", "6B")
    if flaw == "controlled":
        put(s, 0, "6B", footman=1)
    elif flaw == "city":
        city(s, "6B", "city_1")
    elif flaw == "all strongholds in play":
        for at in ("DA", "DB", "5A", "5B"):
            build(s, 0, at)
    assert refusal(s, 0, "play lost_city").clause == "RUN-CARD-01"
    assert not may_play(s, "lost_city")


@pytest.mark.clause("RUN-STR-04")
def test_the_lost_city_does_not_rise_on_tile_12() -> None:
    s = in_turn("lost_city", seats=4)
    sands = atlas.AREA_NAMES[control.SANDS]
    hero(s, 0, "ronan", sands)
    assert refusal(s, 0, "play lost_city").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-01", "RUN-CAP-08", "RUN-OBJ-04")
def test_sabotage_turns_an_undamaged_enemy_stronghold_beside_an_own_area() -> None:
    s = in_turn("sabotage", "sabotage")
    put(s, 0, "5B", footman=1)
    build(s, 1, "5D")
    build(s, 1, "6A")
    build(s, 1, "6C", damaged=True)
    capital(s, 1, "5C")
    build(s, 1, "8A")
    play(s, "sabotage")
    assert picks(s, 0) == {"5D", "6A"}
    do(s, 0, "pick_area 6A")
    assert state_at(s, "6A") == (DAMAGED_STRONGHOLD, 1)
    assert s.damaged_this_year[0] == 1
    play(s, "sabotage")
    assert state_at(s, "5D") == (DAMAGED_STRONGHOLD, 1)
    assert state_at(s, "8A") == (STRONGHOLD, 1)


@pytest.mark.clause("RUN-CARD-01")
def test_nothing_to_sabotage() -> None:
    s = in_turn("sabotage")
    build(s, 1, "8A")
    capital(s, 1, "5A")
    build(s, 0, "DB")
    assert refusal(s, 0, "play sabotage").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-01", "RUN-CAP-08")
def test_the_master_mason_repairs_a_stronghold_or_the_capital() -> None:
    s = in_turn("master_mason")
    assert refusal(s, 0, "play master_mason").clause == "RUN-CARD-01"
    build(s, 0, "DB", damaged=True)
    capital(s, 0, "DA", damaged=True)
    build(s, 1, "WA", damaged=True)
    before = list(s.dial)
    play(s, "master_mason")
    assert picks(s, 0) == {"DA", "DB"}
    do(s, 0, "pick_area DB")
    assert state_at(s, "DB") == (STRONGHOLD, 0)
    assert state_at(s, "DA") == (DAMAGED_CAPITAL, 0)
    assert list(s.dial) == before


# --- Units ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-RET-05", "RUN-NEU-13")
def test_dissent_drives_all_neutral_units_of_an_area_away() -> None:
    s = in_turn("scatter", seats=3)
    neutrals(s, "6A", giant=1)
    put(s, 2, "1A", berserker=1, beastman=2)
    put(s, 2, "1A", True, hell_hound=1)
    begin_turn(s)
    play(s, "scatter")
    assert picks(s, 0) == {"6A", "1A"}
    do(s, 0, "pick_area 1A")
    # Their ally chooses, and not even an area of the ally's own is allowed.
    put(s, 2, "5D", berserker=1)
    assert s.question(2) == "retreat"
    assert "5D" not in picks(s, 2, "retreat_to")
    assert refusal(s, 2, "retreat_to 5D").clause == "RUN-RET-02"
    do(s, 2, "retreat_to 6B")
    assert there(s, "1A") == {"berserker": 1}
    assert there(s, "6B") == {"beastman_routed": 2, "hell_hound_routed": 1}
    assert held_by(s, "6B") is None


@pytest.mark.clause("RUN-RET-04")
def test_unallied_units_go_where_the_left_neighbour_says_or_are_destroyed() -> None:
    s = in_turn("scatter", seats=3)
    neutrals(s, "6A", giant=1)
    begin_turn(s)
    play(s, "scatter")
    assert s.question(1) == "retreat"
    do(s, 1, "retreat_to 2A")
    assert there(s, "2A") == {"giant_routed": 1}
    s = in_turn("scatter")
    neutrals(s, "8C", dragon=1)
    for at in ("3B", "3C", "8B"):
        put(s, 1, at, reanimate=1)
    begin_turn(s)
    play(s, "scatter")
    assert there(s, "8C") == {}


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-04")
def test_the_call_of_the_wild_brings_two_beasts_to_one_area() -> None:
    s = in_turn("call_wild")
    put(s, 0, "5A", footman=7)
    play(s, "call_wild")
    assert picks(s, 0) == {"5A", "DA", "DB", "DC"}
    do(s, 0, "pick_area 5A")
    assert offers(s, 0) == ["pick_unit razorwing", "pick_unit beastman", "enough"]
    do(s, 0, "pick_unit beastman", "pick_unit razorwing")
    # Nine units are one too many, and that is settled at once.
    assert s.question(0) == "disband"
    do(s, 0, "disband footman")
    assert army(s, "5A") == {"footman": 6, "beastman": 1, "razorwing": 1}
    assert held_by(s, "5A") == 0


@pytest.mark.clause("RUN-CARD-04")
def test_only_unused_beasts_come() -> None:
    s = in_turn("call_wild")
    neutrals(s, "3A", razorwing=8)
    neutrals(s, "3B", beastman=7)
    play(s, "call_wild")
    do(s, 0, "pick_area DB")
    assert offers(s, 0) == ["pick_unit beastman", "enough"]
    do(s, 0, "pick_unit beastman")
    assert army(s, "DB") == {"beastman": 1}
    assert s.question(0) == "own_turn"
    s = in_turn("call_wild")
    neutrals(s, "3A", razorwing=8)
    neutrals(s, "3B", beastman=8)
    assert refusal(s, 0, "play call_wild").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-01")
def test_a_dark_bargain_buys_two_cards_with_a_unit() -> None:
    s = in_turn("dark_bargain")
    assert refusal(s, 0, "play dark_bargain").clause == "RUN-CARD-01"
    put(s, 0, "DB", footman=1, beastman=1)
    put(s, 0, "5A", True, knight=1)
    put(s, 0, "DC", giant=1)
    play(s, "dark_bargain")
    assert picks(s, 0) == {"DB", "5A"}  # a Giant is not a unit of the faction
    do(s, 0, "pick_area 5A")
    assert offers(s, 0) == ["pick_routed knight"]
    do(s, 0, "pick_routed knight")
    chance(s, "draw_tactics sabotage", "draw_tactics foragers")
    assert in_hand(s, 0) == ["foragers", "sabotage"]
    assert lying(s, "5A") == {}
    assert control.controller(s, area("5A")) < 0


@pytest.mark.clause("RUN-TAC-01")
def test_a_lure_moves_unallied_neutral_units_whatever_the_borders() -> None:
    s = in_turn("beast_lure")
    neutrals(s, "3B", razorwing=1)
    neutrals(s, "3B", True, beastman=2)
    put(s, 0, "6B", footman=1, giant=1)
    begin_turn(s)
    play(s, "beast_lure")
    assert picks(s, 0) == {"3A", "3C", "8C"}  # all neighbours that nobody controls
    assert refusal(s, 0, "pick_area 6B").clause == "RUN-CARD-03"
    assert "8C" not in names(control.crossable(s, area("3B"), control.WALKS))
    do(s, 0, "pick_area 8C")
    assert there(s, "8C") == {"razorwing": 1, "beastman_routed": 2}
    assert there(s, "3B") == {}
    assert held_by(s, "8C") is None


@pytest.mark.clause("RUN-CARD-01")
def test_allied_units_are_not_lured() -> None:
    s = in_turn("beast_lure")
    put(s, 0, "6B", footman=1, razorwing=1)
    assert refusal(s, 0, "play beast_lure").clause == "RUN-CARD-01"


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-04")
def test_an_oath_of_fealty_brings_two_units_or_one_of_a_hexagon_type() -> None:
    s = in_turn("oath_fealty")
    assert refusal(s, 0, "play oath_fealty").clause == "RUN-CARD-01"
    build(s, 0, "DB")
    build(s, 0, "5A")
    play(s, "oath_fealty")
    assert picks(s, 0) == {"DB", "5A"}
    do(s, 0, "pick_area 5A")
    assert picks(s, 0, "pick_unit") == set(units.UNIT_NAMES[:6])
    do(s, 0, "pick_unit novice_wizard")
    assert army(s, "5A") == {"novice_wizard": 2}
    s = in_turn("oath_fealty")
    build(s, 0, "DB")
    play(s, "oath_fealty")
    do(s, 0, "pick_unit roc")
    assert army(s, "DB") == {"roc": 1}


# --- Heroes -----------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01")
def test_a_hired_blade_hits_an_enemy_hero_in_or_beside_an_own_area() -> None:
    s = in_turn("assassin")
    hero(s, 0, "ronan", "5A")
    hero(s, 1, "mordane", "8A")
    assert refusal(s, 0, "play assassin").clause == "RUN-CARD-01"  # too far away
    hero(s, 1, "red_scorpion", "6D")
    play(s, "assassin")
    assert damage_of(s, "red_scorpion") == 2
    assert damage_of(s, "mordane") == 0


@pytest.mark.clause("RUN-CARD-03")
def test_the_user_names_the_hero_whom_the_blade_hits() -> None:
    s = in_turn("assassin")
    hero(s, 1, "mordane", "DA")
    hero(s, 1, "red_scorpion", "6D")
    play(s, "assassin")
    assert picks(s, 0, "pick_hero") == {"mordane", "red_scorpion"}
    do(s, 0, "pick_hero mordane")
    assert (damage_of(s, "mordane"), damage_of(s, "red_scorpion")) == (2, 0)


@pytest.mark.clause("RUN-ORIG-08", "RUN-TAC-01")
def test_in_the_original_ruleset_ambush_is_a_card_of_the_own_turn_too() -> None:
    s = in_turn("ambush")
    hero(s, 0, "ronan", "6B")
    hero(s, 1, "mordane", "6B")
    hero(s, 1, "red_scorpion", "DA")  # Ronan is not there
    play(s, "ambush")
    assert damage_of(s, "mordane") == 2
    s = in_turn("ambush")
    hero(s, 0, "ronan", "6B", routed=True)
    hero(s, 1, "mordane", "6B")
    assert refusal(s, 0, "play ambush").clause == "RUN-CARD-01"
    assert in_game(s, "mordane")


@pytest.mark.clause("RUN-TAC-05")
def test_in_the_revised_ruleset_ambush_waits_for_the_quest_phase() -> None:
    s = in_turn("ambush", ruleset="revised")
    hero(s, 0, "ronan", "6B")
    hero(s, 1, "mordane", "6B")
    assert refusal(s, 0, "play ambush").clause == "RUN-TAC-01"


# --- Runes ------------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-05")
def test_the_scrying_pool_shows_up_to_three_facedown_tokens_to_one_player() -> None:
    s = in_turn("scrying")
    rune(s, "WA", "dragon")
    rune(s, "WB", "false")
    rune(s, "WC", "dragon", up=True)
    rune(s, "6A", "dragon")
    rune(s, "6C", "false")
    begin_turn(s)
    sink = listen(s)
    play(s, "scrying")
    assert picks(s, 0) == {"WA", "WB", "6A", "6C"}
    do(s, 0, "pick_area WA")
    assert "pick_area WA" not in offers(s, 0)
    do(s, 0, "pick_area 6C", "pick_area 6A")
    assert {(event["area"], event["rune"]) for event in told(s, sink, "rune_seen", 0)} == {
        ("WA", "dragon"),
        ("6A", "dragon"),
        ("6C", "false"),
    }
    assert all("rune" not in event or event["rune"] is None for event in told(s, sink, "rune_seen", 1))


@pytest.mark.clause("RUN-CARD-03")
def test_fewer_areas_may_be_scried() -> None:
    s = in_turn("scrying")
    rune(s, "WA", "dragon")
    rune(s, "WB", "false")
    begin_turn(s)
    play(s, "scrying")
    do(s, 0, "pick_area WB", "enough")
    assert [(s.rune_seen[area(at)] & 1) for at in ("WA", "WB")] == [0, 1]


@pytest.mark.clause("RUN-REV-06", "RUN-REV-01")
def test_a_game_of_power_needs_a_facedown_rune_token() -> None:
    """Scenario 6."""
    s = in_turn("game_of_power")
    rune(s, "DB", "dragon", up=True)
    assert refusal(s, 0, "play game_of_power").clause == "RUN-REV-06"
    rune(s, "DC", "false")
    rune(s, "5A", "dragon")  # in an area that Daqan do not control
    begin_turn(s)
    play(s, "game_of_power")
    chance(s, "draw_tactics foragers")
    assert s.rune_up == mask("DB", "DC")
    assert s.influence[0] == 2
    assert in_hand(s, 0) == ["foragers"]


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-03")
def test_a_dragon_rune_brings_four_influence() -> None:
    s = in_turn("game_of_power")
    rune(s, "DB", "dragon")
    rune(s, "DC", "false")
    begin_turn(s)
    play(s, "game_of_power")
    assert picks(s, 0) == {"DB", "DC"}
    do(s, 0, "pick_area DB")
    chance(s, "draw_tactics foragers")
    assert s.influence[0] == 4


# --- Tokens and weather -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-CRY-05")
def test_deepfrost_lays_ice_beside_an_own_area() -> None:
    s = in_turn("deepfrost")
    wasteland(s, "6D")
    set_ice(s, area("5A"), 1)
    play(s, "deepfrost")
    assert picks(s, 0) == {"5A", "6C"}  # beside DA, DB and DC; not with a wasteland token, not in a home realm
    assert refusal(s, 0, "pick_area 6D").clause == "RUN-CRY-05"
    do(s, 0, "pick_area 5A")
    assert s.ice[area("5A")] == 2


@pytest.mark.clause("RUN-TAC-01", "RUN-DES-06")
def test_restored_land_loses_its_wasteland_token_or_all_its_ice() -> None:
    s = in_turn("restore_land", "restore_land")
    wasteland(s, "3A")
    set_ice(s, area("8A"), 2)
    play(s, "restore_land")
    assert picks(s, 0) == {"3A", "8A"}
    do(s, 0, "pick_area 8A")
    assert (s.ice[area("8A")], s.wasteland) == (0, mask("3A"))
    assert s.healed[0] == 2
    play(s, "restore_land")
    assert s.wasteland == 0


@pytest.mark.clause("RUN-TAC-08", "RUN-CARD-06")
def test_under_an_ashen_sky_nobody_flies_until_the_season_ends() -> None:
    """Scenario 9."""
    s = in_turn("ashen_sky")

    def crossed() -> set[str]:
        """Where Rocs get to from 3C, which has mountains, and from 3B, which has water."""
        mode = retreat.mode_of(s, 0, units.ROC)
        return names(control.crossable(s, area("3B"), mode) | control.crossable(s, area("3C"), mode))

    assert crossed() >= {"8A", "8B", "8C"}
    play(s, "ashen_sky")
    assert crossed() & {"8A", "8B"} == set()
    assert "8C" not in names(control.crossable(s, area("3B"), retreat.mode_of(s, 0, units.ROC)))
    to_next_season(s)
    assert crossed() >= {"8A", "8B", "8C"}
