"""Special abilities of Daqan Lords and Latari Elves, as their sheets say [RUN-BAT-12].

A Giant on the attacker's side has still to draw, so that the battle goes on and its armies can be looked at.
"""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    draw,
    draws,
    field,
    fight,
    hit,
    lay,
    learn,
    listen,
    misses_to_the_end,
    strengths,
    targets,
    there,
    winner,
    wound,
)
from runewars_table import build, chance, do, hold, in_hand, offers, put, refusal

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules.state import Runewars

LATARI = ("latari", "waiqar")


# --- Daqan Lords ----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-12", "RUN-BAT-59")
def test_concentrated_fire_hits_a_unit_of_more_than_one_health() -> None:
    """A-07."""
    s = fight({"bowman": 1, "giant": 1}, {"dark_knight": 1, "vampire": 1, "reanimate": 3})
    draw(s, "special")
    assert targets(s, 1) == {"dark_knight", "vampire"}
    assert refusal(s, 1, "battle_unit reanimate").clause == "RUN-BAT-20"
    hit(s, 1, "vampire")
    assert army(s, 1) == {"dark_knight": 1, "vampire_1": 1, "reanimate": 3}


@pytest.mark.clause("RUN-BAT-20")
def test_concentrated_fire_keeps_to_the_damaged_unit_and_takes_any_if_none_is_tough() -> None:
    s = fight({"bowman": 2, "giant": 1}, {"dark_knight": 2, "reanimate": 1})
    draw(s, "special", "special")
    # Only Dark Knights have more than 1 health; the second token goes where the first one is.
    assert army(s, 1) == {"dark_knight": 1, "dark_knight_2": 1, "reanimate": 1}
    s = fight({"bowman": 1, "giant": 1}, {"reanimate": 1, "necromancer": 1})
    draw(s, "special")
    assert targets(s, 1) == {"reanimate", "necromancer"}


@pytest.mark.clause("RUN-BAT-59")
def test_longbows_count_the_health_value_not_what_is_left() -> None:
    s = field(2, ("daqan", "uthuk"), development_cards=True)
    learn(s, "daqan_longbows")
    put(s, 1, PLACE, obscene=1, berserker=1)
    attack(s, bowman=2, giant=1)
    draw(s, "special", "damage")
    # 2 damage by Longbows, 1 by the icon; the Obscene has 5 health.
    assert army(s, 1) == {"obscene_3": 1, "berserker": 1}


@pytest.mark.clause("RUN-BAT-59")
def test_longbows_destroy_a_damaged_unit_of_two_health() -> None:
    s = field(2, ("daqan", "waiqar"), development_cards=True)
    learn(s, "daqan_longbows")
    put(s, 1, PLACE, vampire=1, reanimate=1)
    attack(s, bowman=1, giant=1)
    wound(s, 1, "vampire")  # 1 health is left
    draw(s, "special")
    assert army(s, 1) == {"reanimate": 1}


def test_longbows_deal_one_damage_to_weak_units() -> None:
    s = field(2, ("daqan", "waiqar"), development_cards=True)
    learn(s, "daqan_longbows")
    put(s, 1, PLACE, reanimate=3)
    attack(s, bowman=1, giant=1)
    draw(s, "special")
    assert army(s, 1) == {"reanimate": 2}


def test_valiant_strike_hits_again_whoever_survives() -> None:
    s = fight({"footman": 2, "giant": 1}, {"great_wyrm": 1, "reanimate": 1})
    draw(s, "special", "special")
    hit(s, 1, "reanimate")
    # The Reanimate fell at once; the Great Wyrm takes 2.
    assert army(s, 1) == {"great_wyrm_2": 1}


@pytest.mark.clause("RUN-BAT-12", "RUN-BAT-45")
def test_command_routs_and_draws_a_tactics_card() -> None:
    s = fight({"knight": 1, "giant": 1}, {"reanimate": 2, "necromancer": 1})
    draw(s, "special")
    draw(s, "miss")
    assert targets(s, 1) == {"reanimate", "necromancer"}
    hit(s, 1, "reanimate")
    chance(s, "draw_tactics war_chest")
    assert in_hand(s, 0) == ["war_chest"]
    assert army(s, 1) == {"reanimate": 1, "reanimate_routed": 1, "necromancer": 1}


def test_heraldry_lets_the_knight_choose() -> None:
    s = field(2, development_cards=True)
    learn(s, "daqan_heraldry")
    put(s, 1, PLACE, reanimate=2, necromancer=1)
    attack(s, knight=1, giant=1)
    draw(s, "special")
    draw(s, "miss")
    assert targets(s, 0) == {"reanimate", "necromancer"}
    hit(s, 0, "necromancer")
    assert army(s, 1) == {"reanimate": 2, "necromancer_routed": 1}


@pytest.mark.clause("RUN-BAT-25", "RUN-BAT-45", "RUN-BAT-44")
def test_a_siege_tower_keeps_its_strength() -> None:
    """Scenario 47."""
    # The tower is destroyed in the round in which it drew its special.
    s = fight({"siege_tower": 1}, {"great_wyrm": 2})
    sink = listen(s)
    draw(s, "special")
    draw(s, "damage 3", "miss")
    assert army(s, 0) == {}
    assert strengths(s, sink) == (2, 2)
    assert winner(s) == "defender"


@pytest.mark.clause("RUN-BAT-44", "RUN-BAT-45", "RUN-BAT-33", "RUN-STR-01")
def test_a_lone_damaged_stronghold_against_a_siege_tower() -> None:
    """Scenario 61."""
    for result, outcome, total in (("special", "attacker", (5, 3)), ("miss", "defender", (3, 3))):
        s = field()
        build(s, 1, PLACE, damaged=True)
        attack(s, footman=2, siege_tower=1)
        sink = listen(s)
        draw(s, "miss", "miss")
        draw(s, result)
        assert strengths(s, sink) == total
        assert winner(s) == outcome


@pytest.mark.clause("RUN-DCRD-12")
def test_trebuchets_help_the_attacker_against_a_stronghold_only() -> None:
    """A-28."""
    for stronghold, total in ((True, (4, 5)), (False, (3, 0))):
        s = field(2, development_cards=True)
        learn(s, "daqan_trebuchet")
        if stronghold:
            build(s, 1, PLACE)
        put(s, 1, PLACE, True, reanimate=1)
        attack(s, siege_tower=1)
        sink = listen(s)
        draw(s, "special")
        misses_to_the_end(s)
        assert strengths(s, sink) == total
    # A defender beside one's own stronghold gains 2.
    s = field(2, ("waiqar", "daqan"), development_cards=True)
    learn(s, "daqan_trebuchet")
    build(s, 1, PLACE)
    put(s, 1, PLACE, siege_tower=1)
    attack(s, reanimate=1)
    sink = listen(s)
    draw(s, "miss")
    draw(s, "special")
    assert strengths(s, sink) == (1, 1 + 5 + 2)


@pytest.mark.clause("RUN-TAC-09", "RUN-CARD-03")
def test_ball_lightning_costs_a_tactics_card() -> None:
    s = field()
    hold(s, 0, "war_chest", fresh=True)
    put(s, 1, PLACE, great_wyrm=1, reanimate=2)
    attack(s, novice_wizard=1, giant=1)
    do(s, 0, "pass_for battle")
    draw(s, "special")
    # A card of this season may be discarded too.
    assert offers(s, 0) == ["hit_instead", "spend_card war_chest"]
    do(s, 0, "spend_card war_chest")
    assert in_hand(s, 0) == []
    hit(s, 0, "great_wyrm", "great_wyrm_1")
    # At most 2 of the 3 damage go to one unit.
    assert targets(s, 0) <= {"reanimate"}
    assert army(s, 1) == {"great_wyrm_2": 1, "reanimate": 1}


def test_ball_lightning_without_a_card_is_assigned_by_the_opponent() -> None:
    s = field()
    hold(s, 0, "war_chest")
    put(s, 1, PLACE, great_wyrm=1, reanimate=2)
    attack(s, novice_wizard=2, giant=1)
    do(s, 0, "pass_for battle")
    draw(s, "special", "special")
    do(s, 0, "hit_instead")
    assert targets(s, 1) == {"great_wyrm", "reanimate"}
    hit(s, 1, "reanimate")
    do(s, 0, "spend_card war_chest")
    hit(s, 0, "great_wyrm", "reanimate")  # and the last one on what is left
    assert army(s, 1) == {"great_wyrm_2": 1}


@pytest.mark.clause("RUN-DCRD-07", "RUN-DCRD-08")
def test_journeymen_take_the_card_back_and_spend_it_again() -> None:
    """Scenario 24."""
    s = field(2, development_cards=True)
    learn(s, "daqan_journeymen")
    hold(s, 0, "war_chest")
    put(s, 1, PLACE, great_wyrm=2)
    attack(s, novice_wizard=2, giant=1)
    do(s, 0, "pass_for battle")
    draw(s, "special", "special")
    do(s, 0, "spend_card war_chest")
    hit(s, 0, "great_wyrm_1")  # the first and the third leave no choice
    assert offers(s, 0) == ["take_card_back", "go_on"]
    do(s, 0, "take_card_back")
    assert in_hand(s, 0) == ["war_chest"]
    assert s.fresh[15] == 0  # it was not drawn
    do(s, 0, "spend_card war_chest")
    hit(s, 0, "great_wyrm_2", "great_wyrm_3")
    do(s, 0, "go_on")
    assert in_hand(s, 0) == []
    assert army(s, 1) == {"great_wyrm_2": 1}


@pytest.mark.clause("RUN-BAT-65")
def test_talon_snatch_takes_a_rectangle_or_up_to_two_triangles() -> None:
    """A-21."""

    def roc() -> Runewars:
        s = fight({"roc": 1, "giant": 1}, {"reanimate": 3, "vampire": 1, "great_wyrm": 1})
        draw(s, "miss")
        draw(s, "special")
        draw(s, "miss", "miss", "miss")
        assert targets(s, 0) == {"reanimate", "vampire"}
        return s

    s = roc()
    hit(s, 0, "vampire")
    assert army(s, 1) == {"reanimate": 3, "great_wyrm": 1}
    assert s.question(CHANCE) == "battle_fate"
    s = roc()
    hit(s, 0, "reanimate")
    assert targets(s, 0) == {"reanimate"}
    do(s, 0, "go_on")
    assert army(s, 1) == {"reanimate": 2, "vampire": 1, "great_wyrm": 1}
    s = roc()
    hit(s, 0, "reanimate", "reanimate")
    assert army(s, 1) == {"reanimate": 1, "vampire": 1, "great_wyrm": 1}


@pytest.mark.clause("RUN-BAT-22")
def test_talon_snatch_takes_standing_units_of_the_shape_first() -> None:
    s = fight({"roc": 1, "giant": 1}, {"skeleton_archer": 1, "dark_knight": 2})
    draw(s, "miss")
    lay(s, 1, "skeleton_archer")
    draw(s, "miss", "miss")
    lay(s, 1, "dark_knight")
    draw(s, "special")
    # The only triangle lies, so it may be taken; of the rectangles the one that stands.
    assert targets(s, 0) == {"dark_knight", "skeleton_archer_routed"}
    assert refusal(s, 0, "battle_unit dark_knight_routed").clause == "RUN-BAT-22"


# --- Latari Elves ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-CARD-03")
def test_crack_shot_chooses_any_unit() -> None:
    s = fight({"archer": 1, "giant": 1}, {"great_wyrm": 1, "necromancer": 2}, LATARI)
    lay(s, 1, "necromancer")
    draw(s, "special")
    assert targets(s, 0) == {"great_wyrm", "necromancer", "necromancer_routed"}
    hit(s, 0, "necromancer_routed")
    assert army(s, 1) == {"great_wyrm": 1, "necromancer": 1}


def test_master_fletchers_draw_one_more_for_three_archers() -> None:
    for archers, cards in ((2, 2), (3, 4), (4, 5)):
        s = field(2, LATARI, development_cards=True)
        learn(s, "latari_fletchers")
        put(s, 1, PLACE, great_wyrm=1)
        attack(s, archer=archers)
        assert draws(s)[0] == f"attacker archer {cards}"


@pytest.mark.clause("RUN-BAT-65")
def test_charge_routs_two_triangles_or_a_rectangle_or_nobody() -> None:
    def riders() -> Runewars:
        s = fight({"pegasus_rider": 1, "giant": 1}, {"reanimate": 3, "dark_knight": 1, "great_wyrm": 1}, LATARI)
        draw(s, "special")
        assert targets(s, 0) == {"reanimate", "dark_knight"}
        return s

    s = riders()
    hit(s, 0, "reanimate", "reanimate")
    assert army(s, 1) == {"reanimate": 1, "reanimate_routed": 2, "dark_knight": 1, "great_wyrm": 1}
    s = riders()
    hit(s, 0, "dark_knight")
    assert army(s, 1) == {"reanimate": 3, "dark_knight_routed": 1, "great_wyrm": 1}
    assert s.question(s.seat()) != "aim"
    s = riders()
    do(s, 0, "go_on")
    assert army(s, 1) == {"reanimate": 3, "dark_knight": 1, "great_wyrm": 1}


@pytest.mark.clause("RUN-ORIG-09", "RUN-BAT-24")
def test_word_of_vaal_in_the_original_rules() -> None:
    s = fight({"sorceress": 1, "giant": 1}, {"reanimate": 2, "great_wyrm": 1}, LATARI)
    lay(s, 1, "reanimate")
    draw(s, "special")
    # The opponent chooses, a standing unit if there is one.
    assert targets(s, 1) == {"reanimate", "great_wyrm"}
    assert refusal(s, 1, "battle_unit reanimate_routed").clause == "RUN-BAT-22"
    hit(s, 1, "great_wyrm")
    # It retreats at once, is routed, and does not draw any more.
    do(s, 1, "retreat_to 5C")
    assert there(s, "5C") == {"great_wyrm_routed": 1}
    assert army(s, 1) == {"reanimate": 1, "reanimate_routed": 1}
    assert draws(s) == ["defender reanimate 1", "attacker giant 1"]


@pytest.mark.clause("RUN-ORIG-10")
def test_word_of_vaal_in_the_revised_rules() -> None:
    s = field(2, LATARI, ruleset="revised")
    put(s, 1, PLACE, reanimate=2, great_wyrm=1)
    attack(s, sorceress=1, giant=1)
    lay(s, 1, "reanimate")
    draw(s, "special")
    assert targets(s, 0) == {"reanimate", "reanimate_routed", "great_wyrm"}
    hit(s, 0, "reanimate_routed")
    do(s, 1, "retreat_to 5C")
    assert there(s, "5C") == {"reanimate_routed": 1}
    assert army(s, 1) == {"reanimate": 1, "great_wyrm": 1}


@pytest.mark.clause("RUN-BAT-24")
def test_whoever_was_sung_away_does_not_count_for_strength() -> None:
    s = fight({"sorceress": 1}, {"great_wyrm": 2}, LATARI)
    sink = listen(s)
    draw(s, "special")
    do(s, 1, "retreat_to 5C")
    misses_to_the_end(s)
    # A later retreat of the same side may go elsewhere; here it stays, as it wins.
    assert strengths(s, sink) == (1, 1)
    assert winner(s) == "defender"


def test_song_of_vaal_destroys_what_was_routed_or_damaged() -> None:
    s = field(2, LATARI, development_cards=True, ruleset="revised")
    learn(s, "latari_vaal")
    put(s, 1, PLACE, great_wyrm=3)
    attack(s, sorceress=2, giant=1)
    wound(s, 1, "great_wyrm")
    lay(s, 1, "great_wyrm")
    draw(s, "special", "special")
    hit(s, 0, "great_wyrm_1", "great_wyrm_routed")
    assert army(s, 1) == {"great_wyrm": 1}
    assert there(s, "5C") == there(s, "5B") == {}


@pytest.mark.clause("RUN-BAT-57")
def test_overpower_destroys_a_damaged_or_a_routed_unit_or_deals_damage() -> None:
    """A-05."""
    s = fight({"warrior": 2, "giant": 1}, {"great_wyrm": 2, "dark_knight": 1}, LATARI)
    draw(s, "miss")
    wound(s, 1, "great_wyrm")
    lay(s, 1, "dark_knight")
    draw(s, "special", "special")
    assert targets(s, 0) == {"great_wyrm_1", "dark_knight_routed"}
    hit(s, 0, "dark_knight_routed")
    assert "hit_instead" in offers(s, 0)
    do(s, 0, "hit_instead")
    assert army(s, 1) == {"great_wyrm": 1, "great_wyrm_2": 1}


def test_overpower_without_a_weakened_enemy_deals_one_damage() -> None:
    s = fight({"warrior": 1, "giant": 1}, {"great_wyrm": 1}, LATARI)
    draw(s, "special")
    assert army(s, 1) == {"great_wyrm_1": 1}


def test_bladesong_lets_warriors_fight_in_row_3() -> None:
    s = field(2, LATARI, development_cards=True)
    learn(s, "latari_bladesong")
    put(s, 1, PLACE, dark_knight=1)
    attack(s, warrior=1, sorceress=1)
    do(s, 0, "fight_with warrior")
    assert draws(s) == ["attacker warrior 1", "defender dark_knight 1", "attacker sorceress 1"]


def test_pounce_hurts_units_of_initiative_3_and_more() -> None:
    s = fight({"leonx_rider": 2, "giant": 1}, {"vampire": 1, "skeleton_archer": 1, "great_wyrm": 1}, LATARI)
    draw(s, "miss")
    draw(s, "special", "special")
    draw(s, "miss")
    assert targets(s, 0) == {"vampire", "skeleton_archer", "great_wyrm"}
    hit(s, 0, "vampire", "skeleton_archer")
    # Initiative 3 and 1.
    assert army(s, 1) == {"vampire_routed_1": 1, "skeleton_archer_routed": 1, "great_wyrm": 1}


def test_entangle_routs_up_to_two_or_deals_damage() -> None:
    s = fight({"forest_guardian": 1, "giant": 1}, {"great_wyrm": 1, "reanimate": 2}, LATARI)
    draw(s, "miss", "miss")
    do(s, 0, "fight_with forest_guardian")
    draw(s, "special")
    draw(s, "miss")
    assert targets(s, 0) == {"great_wyrm", "reanimate"}
    assert {"hit_instead", "go_on"} <= set(offers(s, 0))
    hit(s, 0, "great_wyrm")
    assert "hit_instead" not in offers(s, 0)
    do(s, 0, "go_on")
    assert army(s, 1) == {"great_wyrm_routed": 1, "reanimate": 2}


def test_entangle_deals_two_damage_instead() -> None:
    s = fight({"forest_guardian": 1, "giant": 1}, {"vampire": 2, "reanimate": 1}, LATARI)
    draw(s, "miss", "miss")
    draw(s, "miss")
    do(s, 0, "fight_with forest_guardian")
    draw(s, "special")
    do(s, 0, "hit_instead")
    assert targets(s, 1) == {"vampire", "reanimate"}
    hit(s, 1, "vampire")
    assert army(s, 1) == {"vampire": 1, "reanimate": 1}
