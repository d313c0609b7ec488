"""Special abilities of Waiqar the Undying and of neutral units, as their sheets say [RUN-BAT-12].

A Giant has still to draw, so that the battle goes on and its armies can be looked at.
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
    targets,
    there,
    told,
    winner,
    wound,
)
from runewars_table import do, offers, put

from bannerhall.core.state import CHANCE

WAIQAR = ("waiqar", "daqan")


# --- Waiqar the Undying ---------------------------------------------------------------------------------------------


def test_overrun_needs_company() -> None:
    for number, damage in ((1, "roc_1"), (2, "roc_2")):
        s = fight({"reanimate": number, "giant": 1}, {"roc": 1}, WAIQAR)
        draw(s, "special", *["miss"] * (number - 1))
        draw(s, "miss")
        assert army(s, 1) == {damage: 1}


def test_mortal_strike_lets_the_opponent_choose() -> None:
    s = fight({"skeleton_archer": 1, "giant": 1}, {"roc": 1, "knight": 1, "footman": 1}, WAIQAR)
    draw(s, "special")
    # Hexagons are out of its reach.
    assert targets(s, 1) == {"knight", "footman"}
    hit(s, 1, "footman")
    assert army(s, 1) == {"roc": 1, "knight": 1}


def test_barbed_arrows_let_the_archer_choose() -> None:
    s = field(2, WAIQAR, development_cards=True)
    learn(s, "waiqar_barbed")
    put(s, 1, PLACE, roc=1, knight=1, footman=2)
    attack(s, skeleton_archer=1, giant=1)
    lay(s, 1, "footman", 2)
    draw(s, "special")
    assert army(s, 1) == {"roc": 1, "footman_routed": 2}  # only the Knight stood
    s = field(2, WAIQAR, development_cards=True)
    learn(s, "waiqar_barbed")
    put(s, 1, PLACE, roc=1, knight=1, footman=2)
    attack(s, skeleton_archer=1, giant=1)
    draw(s, "special")
    assert targets(s, 0) == {"knight", "footman"}
    hit(s, 0, "knight")
    assert army(s, 1) == {"roc": 1, "footman": 2}


@pytest.mark.clause("RUN-BAT-26", "RUN-BAT-27", "RUN-CARD-04")
def test_raised_reanimates_come_from_the_box_fight_and_stay() -> None:
    """Scenario 46."""
    # Fifteen of the sixteen Reanimates are elsewhere on the board.
    s = field(2, WAIQAR)
    put(s, 0, "DA", reanimate=8)
    put(s, 0, "DB", reanimate=7)
    put(s, 1, PLACE, footman=1)
    attack(s, necromancer=1)
    draw(s, "special")
    assert offers(s, 0) == ["figures 0", "figures 1"]
    do(s, 0, "figures 1")
    assert draws(s)[-1] == "attacker reanimate 1"
    assert winner(s) == "attacker"
    do(s, 1, offers(s, 1)[0])
    assert there(s) == {"necromancer": 1, "reanimate": 1}


def test_masters_of_bone_raise_three() -> None:
    s = field(2, WAIQAR, development_cards=True)
    learn(s, "waiqar_masters")
    put(s, 1, PLACE, footman=1)
    attack(s, necromancer=1)
    draw(s, "special")
    assert offers(s, 0)[-1] == "figures 3"


@pytest.mark.clause("RUN-MOV-20")
def test_a_defender_destroys_what_exceeds_eight_at_once() -> None:
    """A-11."""
    s = field(2, ("daqan", "waiqar"))
    put(s, 1, PLACE, necromancer=1, skeleton_archer=5)
    put(s, 1, PLACE, True, dark_knight=1)
    attack(s, giant=1)
    draw(s, *["miss"] * 5)
    draw(s, "special")
    do(s, 1, "figures 2")
    # Nine now, the one that lay there before among them: the owner chooses.
    assert targets(s, 1) == {"necromancer", "skeleton_archer", "reanimate", "dark_knight_routed"}
    hit(s, 1, "dark_knight_routed")
    assert there(s) == {}
    assert army(s, 1) == {"necromancer": 1, "skeleton_archer": 5, "reanimate": 2}


@pytest.mark.clause("RUN-MOV-20")
def test_an_attacker_may_exceed_eight_until_the_end() -> None:
    s = field(2, WAIQAR)
    put(s, 1, PLACE, siege_tower=1)
    attack(s, necromancer=1, skeleton_archer=7)
    draw(s, *["miss"] * 7)
    draw(s, "special")
    do(s, 0, "figures 2")
    assert sum(army(s, 0).values()) == 10


def test_dread_charge_routs_a_chosen_unit_then_deals_damage() -> None:
    s = fight({"dark_knight": 1, "giant": 1}, {"roc": 1, "siege_tower": 1}, WAIQAR)
    draw(s, "special")
    assert targets(s, 0) == {"roc", "siege_tower"}
    hit(s, 0, "roc")
    assert targets(s, 1) == set()
    assert army(s, 1) == {"roc_routed": 1, "siege_tower_1": 1}


def test_drain_life_takes_a_routed_enemy_and_raises_an_own_unit() -> None:
    s = fight({"vampire": 1, "reanimate": 1, "giant": 1}, {"roc": 1, "footman": 2}, WAIQAR)
    lay(s, 1, "roc")
    lay(s, 1, "footman")
    lay(s, 0, "reanimate")
    draw(s, "special")
    draw(s, "miss")
    # The Roc is no triangle, circle or rectangle.
    assert army(s, 1) == {"roc_routed": 1, "footman": 1}
    assert army(s, 0) == {"vampire": 1, "reanimate": 1, "giant": 1}


def test_drain_life_without_a_routed_enemy_deals_one_damage() -> None:
    s = fight({"vampire": 1, "giant": 1}, {"roc": 1}, WAIQAR)
    draw(s, "special")
    assert army(s, 1) == {"roc_1": 1}


def test_lords_of_bilehall_reach_standing_units_in_winter() -> None:
    for season in (1, 3):
        s = field(2, WAIQAR, development_cards=True)
        learn(s, "waiqar_bilehall")
        s.season = season
        put(s, 1, PLACE, roc=1, footman=1)
        attack(s, vampire=1, giant=1)
        draw(s, "special")
        draw(s, "miss")
        if season == 1:
            hit(s, 1, "roc")
        assert army(s, 1) == ({"roc": 1} if season == 3 else {"roc_1": 1, "footman": 1})


def test_grave_breath_brings_reanimates_for_the_dead() -> None:
    s = fight({"great_wyrm": 1, "giant": 1}, {"footman": 3, "roc": 1}, WAIQAR)
    draw(s, "miss", "miss", "miss")
    draw(s, "miss")
    do(s, 0, "fight_with great_wyrm")
    draw(s, "special")
    hit(s, 1, "footman", "footman")
    assert offers(s, 0) == ["figures 0", "figures 1", "figures 2"]
    do(s, 0, "figures 2")
    assert army(s, 0) == {"great_wyrm": 1, "giant": 1, "reanimate_routed": 2}


@pytest.mark.clause("RUN-DCRD-04")
def test_toxic_blood_flows_when_a_great_wyrm_is_routed_or_destroyed() -> None:
    s = field(2, ("daqan", "waiqar"), development_cards=True)
    learn(s, "waiqar_toxic")
    put(s, 1, PLACE, great_wyrm=1)
    attack(s, roc=1, siege_tower=1, bowman=1)
    draw(s, "miss")
    draw(s, "rout")
    assert army(s, 1) == {"great_wyrm_routed": 1}
    assert targets(s, 0) == {"roc", "siege_tower", "bowman"}
    hit(s, 0, "roc")
    assert army(s, 0) == {"bowman": 1, "roc_2": 1, "siege_tower": 1}


@pytest.mark.clause("RUN-DCRD-04")
def test_toxic_blood_of_the_fallen() -> None:
    s = field(2, ("daqan", "waiqar"), development_cards=True)
    learn(s, "waiqar_toxic")
    put(s, 1, PLACE, great_wyrm=1)
    attack(s, roc=2, siege_tower=1)
    draw(s, "damage 3", "damage 3")
    assert army(s, 1) == {}
    hit(s, 0, "siege_tower")
    assert army(s, 0) == {"roc": 2, "siege_tower_2": 1}


# --- Neutral units --------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-52")
def test_undying_sorcerers_have_two_health() -> None:
    s = fight({"sorcerer": 2, "giant": 1}, {"bowman": 3})
    draw(s, "special", "miss")
    draw(s, "damage", "damage", "damage")
    hit(s, 0, "sorcerer", "sorcerer")
    assert army(s, 0) == {"sorcerer_1": 1, "giant": 1}


@pytest.mark.clause("RUN-BAT-60")
def test_stun_hits_units_of_initiative_2_and_more() -> None:
    """A-08."""
    s = fight({"razorwing": 1, "giant": 1}, {"skeleton_archer": 2, "necromancer": 1, "dark_knight": 1})
    wound(s, 1, "dark_knight")
    draw(s, "special")
    draw(s, "miss", "miss")
    # The undamaged one of those who can be hit.
    assert army(s, 1) == {"skeleton_archer": 2, "necromancer_routed": 1, "dark_knight_1": 1}
    s = fight({"razorwing": 1, "giant": 1}, {"skeleton_archer": 2})
    draw(s, "special")
    draw(s, "miss", "miss")
    assert army(s, 1) == {"skeleton_archer": 2}


@pytest.mark.clause("RUN-BAT-60")
def test_stun_takes_a_damaged_unit_if_all_that_can_be_hit_are_damaged() -> None:
    s = fight({"razorwing": 1, "giant": 1}, {"skeleton_archer": 1, "dark_knight": 1})
    wound(s, 1, "dark_knight")
    draw(s, "special")
    draw(s, "miss")
    assert army(s, 1) == {"skeleton_archer": 1, "dark_knight_routed_1": 1}


@pytest.mark.clause("RUN-BAT-67")
def test_ravage_draws_as_many_cards_as_beastmen_took_part() -> None:
    """A-23."""
    s = fight({"beastman": 1, "giant": 1}, {"great_wyrm": 2})
    sink = listen(s)
    draw(s, "special")
    # 1 damage, then a further card, carried out at once for everybody to see: damage.
    assert s.question(CHANCE) == "battle_fate"
    draw(s, "special")
    # A second special deals 1 damage, but only one Beastman took part in the draw.
    assert [event["fate"] is not None for event in told(s, sink, "fate_shown", 1)] == [True, True]
    assert army(s, 1) == {"great_wyrm": 1, "great_wyrm_2": 1}
    s = fight({"beastman": 2, "giant": 1}, {"great_wyrm": 2})
    draw(s, "special", "miss")
    draw(s, "special")
    draw(s, "damage")
    assert army(s, 1) == {"great_wyrm": 1, "great_wyrm_3": 1}


@pytest.mark.clause("RUN-BAT-67")
def test_a_further_card_of_ravage_may_rout() -> None:
    s = fight({"beastman": 1, "giant": 1}, {"great_wyrm": 2})
    draw(s, "special")
    draw(s, "rout")
    assert army(s, 1) == {"great_wyrm_1": 1, "great_wyrm_routed": 1}


@pytest.mark.clause("RUN-BAT-61")
def test_burning_hits_two_different_standing_units() -> None:
    s = fight({"hell_hound": 1, "giant": 1}, {"great_wyrm": 1, "necromancer": 1, "reanimate": 1})
    draw(s, "miss")
    wound(s, 1, "great_wyrm")
    draw(s, "special")
    # The damaged one does not come first here; both are chosen before anything happens.
    assert targets(s, 1) == {"great_wyrm_1", "necromancer", "reanimate"}
    hit(s, 1, "necromancer")
    assert targets(s, 1) == {"great_wyrm_1", "reanimate"}
    assert army(s, 1) == {"great_wyrm_1": 1, "necromancer": 1, "reanimate": 1}
    hit(s, 1, "great_wyrm_1")
    assert army(s, 1) == {"great_wyrm_2": 1, "reanimate": 1}
    s = fight({"hell_hound": 1, "giant": 1}, {"great_wyrm": 1})
    draw(s, "special")
    assert army(s, 1) == {"great_wyrm_1": 1}


def test_flaming_breath_destroys_up_to_three_triangles() -> None:
    s = fight({"dragon": 1, "giant": 1}, {"reanimate": 4, "dark_knight": 1})
    draw(s, "miss")
    draw(s, "special")
    draw(s, "miss", "miss", "miss", "miss")
    hit(s, 0, "reanimate", "reanimate")
    do(s, 0, "go_on")
    assert army(s, 1) == {"reanimate": 2, "dark_knight": 1}


def test_rage_deals_the_damage_that_a_giant_has() -> None:
    s = fight({"giant": 2, "siege_tower": 1}, {"great_wyrm": 2})
    do(s, 0, "fight_with giant")
    wound(s, 0, "giant", 1)
    wound(s, 0, "giant", 3)
    draw(s, "special", "miss")
    draw(s, "miss", "miss")
    assert targets(s, 0) == {"giant_1", "giant_3"}
    hit(s, 0, "giant_3")
    assert army(s, 1) == {"great_wyrm": 1, "great_wyrm_3": 1}
    s = fight({"giant": 1, "siege_tower": 1}, {"great_wyrm": 1})
    do(s, 0, "fight_with giant")
    draw(s, "special")
    draw(s, "miss")
    assert army(s, 1) == {"great_wyrm": 1}
