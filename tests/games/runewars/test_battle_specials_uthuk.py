"""Special abilities of Uthuk Y'llan, as their sheets say [RUN-BAT-12].

A Giant has still to draw, so that the battle goes on and its armies can be looked at.
"""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    draw,
    drawing_type,
    fall,
    field,
    fight,
    hit,
    lay,
    learn,
    misses_to_the_end,
    targets,
    there,
    winner,
    wound,
)
from runewars_table import do, hold, neutrals, offers, put, refusal

from bannerhall.core.state import CHANCE

UTHUK = ("uthuk", "daqan")


@pytest.mark.clause("RUN-BAT-64")
def test_fury_may_be_declined_and_may_be_wasted() -> None:
    """A-20."""
    s = fight({"berserker": 2, "giant": 1}, {"roc": 1}, UTHUK)
    draw(s, "special", "miss")
    do(s, 0, "go_on")
    assert army(s, 0) == {"berserker": 2, "giant": 1}
    s = fight({"berserker": 2, "giant": 1}, {"roc": 1}, UTHUK)
    draw(s, "special", "miss")
    hit(s, 0, "berserker")
    assert army(s, 1) == {"roc_2": 1}
    s = fight({"berserker": 1, "giant": 1}, {"bowman": 1}, UTHUK)
    draw(s, "miss")
    fall(s, 1, "bowman")  # nobody is left to be hit
    draw(s, "special")
    hit(s, 0, "berserker")
    assert army(s, 0) == {"giant": 1}


def test_blood_frenzy_sacrifices_any_triangle() -> None:
    s = field(2, UTHUK, development_cards=True)
    learn(s, "uthuk_frenzy")
    put(s, 1, PLACE, roc=1)
    attack(s, berserker=1, beastman=1, flesh_ripper=1, giant=1)
    draw(s, "miss")
    do(s, 0, "fight_with berserker")
    draw(s, "special")
    assert targets(s, 0) == {"berserker", "beastman"}
    hit(s, 0, "beastman")
    assert army(s, 0) == {"berserker": 1, "flesh_ripper": 1, "giant": 1}
    assert army(s, 1) == {"roc_2": 1}


@pytest.mark.clause("RUN-BAT-52")
def test_flesh_rippers_have_three_health_until_they_are_healed() -> None:
    """Scenario 64."""
    # 2 Flesh Rippers, one special, 5 damage.
    s = fight({"flesh_ripper": 2, "giant": 1}, {"bowman": 5}, UTHUK)
    draw(s, "special", "miss")
    draw(s, "damage", "damage", "damage", "damage", "damage")
    hit(s, 0, "flesh_ripper", "flesh_ripper")
    assert army(s, 0) == {"flesh_ripper_2": 1, "giant": 1}
    misses_to_the_end(s)
    assert winner(s) == "defender"
    s = fight({"flesh_ripper": 2, "warlock": 4}, {"bowman": 5}, UTHUK)
    draw(s, "special", "miss")
    draw(s, "damage", "damage", "damage", "damage", "damage")
    hit(s, 0, "flesh_ripper", "flesh_ripper")
    misses_to_the_end(s)
    # 5 : 5, the defender wins; the damaged Flesh Ripper does not die of its one health.
    assert winner(s) == "defender"
    do(s, 0, "retreat_to 5B")
    assert there(s, "5B") == {"flesh_ripper_routed": 1, "warlock_routed": 4}


@pytest.mark.clause("RUN-BAT-52")
def test_raised_health_counts_from_that_moment() -> None:
    s = fight({"flesh_ripper": 2, "giant": 1}, {"archer": 2}, ("uthuk", "latari"))
    draw(s, "special", "special")
    draw(s, "special", "special")  # Crack Shots, after the attacker's specials
    hit(s, 1, "flesh_ripper", "flesh_ripper_1")
    assert army(s, 0) == {"flesh_ripper": 1, "flesh_ripper_2": 1, "giant": 1}


@pytest.mark.clause("RUN-BAT-28", "RUN-BAT-66")
def test_rain_fire_must_be_met_in_full_if_that_is_possible() -> None:
    """Scenario 45. A-22."""
    s = fight({"warlock": 1, "giant": 1}, {"bowman": 1, "knight": 1}, UTHUK)
    draw(s, "miss")
    draw(s, "miss")
    draw(s, "special")
    assert army(s, 1) == {"bowman": 1}
    s = fight({"warlock": 1, "giant": 1}, {"footman": 1, "roc": 1}, UTHUK)
    draw(s, "special")
    draw(s, "miss")
    assert army(s, 1) == {"roc": 1}
    s = fight({"warlock": 1, "giant": 1}, {"siege_tower": 1, "roc": 1}, UTHUK)
    draw(s, "special")
    assert army(s, 1) == {"siege_tower": 1, "roc": 1}


@pytest.mark.clause("RUN-BAT-66", "RUN-BAT-22")
def test_rain_fire_counts_a_routed_triangle() -> None:
    s = fight({"warlock": 1, "giant": 1}, {"footman": 2, "knight": 2}, UTHUK)
    draw(s, "miss", "miss")
    lay(s, 1, "footman")
    draw(s, "special")
    draw(s, "miss")
    # Two triangles can be met in full: the standing one goes first.
    assert targets(s, 1) == {"footman", "knight"}
    assert refusal(s, 1, "battle_unit footman_routed").clause == "RUN-BAT-28"
    hit(s, 1, "footman")
    assert army(s, 1) == {"knight": 2}


def test_hellfire_lets_the_warlock_choose() -> None:
    for option, left in (("triangles", {"knight": 1}), ("rectangle", {"footman": 2})):
        s = field(2, UTHUK, development_cards=True)
        learn(s, "uthuk_hellfire")
        put(s, 1, PLACE, footman=2, knight=1)
        attack(s, warlock=1, giant=1)
        draw(s, "miss")
        draw(s, "special")
        draw(s, "miss", "miss")
        assert offers(s, 0) == ["rain_on triangles", "rain_on rectangle"]
        do(s, 0, f"rain_on {option}")
        assert army(s, 1) == left


def test_hellfire_asks_nobody_if_only_one_option_can_be_met() -> None:
    s = field(2, UTHUK, development_cards=True)
    learn(s, "uthuk_hellfire")
    put(s, 1, PLACE, footman=1, knight=1)
    attack(s, warlock=1, giant=1)
    draw(s, "miss")
    draw(s, "special")
    draw(s, "miss")
    assert army(s, 1) == {"footman": 1}


@pytest.mark.clause("RUN-BAT-61")
def test_terrifying_routs_who_stands_and_destroys_who_lies() -> None:
    """A-09."""
    s = fight({"chaos_lord": 1, "giant": 1}, {"footman": 1, "bowman": 2}, UTHUK)
    draw(s, "miss", "miss")
    lay(s, 1, "bowman")
    draw(s, "miss")
    draw(s, "special")
    hit(s, 0, "bowman_routed", "footman")
    assert army(s, 1) == {"bowman": 1, "footman_routed": 1}


@pytest.mark.clause("RUN-BAT-61")
def test_terrifying_needs_two_different_units() -> None:
    s = fight({"chaos_lord": 1, "giant": 1}, {"footman": 1, "bowman": 1}, UTHUK)
    draw(s, "miss")
    draw(s, "miss")
    draw(s, "special")
    hit(s, 0, "footman")
    # The other one follows; the Footman is not destroyed as a unit that lies now.
    assert army(s, 1) == {"bowman_routed": 1, "footman_routed": 1}
    s = fight({"chaos_lord": 1, "giant": 1}, {"footman": 1}, UTHUK)
    draw(s, "miss")
    draw(s, "special")
    assert army(s, 1) == {"footman_routed": 1}


@pytest.mark.clause("RUN-BAT-61")
def test_terrifying_chooses_both_before_toxic_blood_flows() -> None:
    s = field(2, ("uthuk", "waiqar"), development_cards=True)
    learn(s, "waiqar_toxic")
    put(s, 1, PLACE, great_wyrm=1, reanimate=1)
    attack(s, chaos_lord=2, giant=1)
    draw(s, "special", "miss")
    draw(s, "miss")
    hit(s, 0, "great_wyrm")
    # Both lie, then the Great Wyrm's blood deals 2 damage.
    assert army(s, 1) == {"great_wyrm_routed": 1, "reanimate_routed": 1}
    assert targets(s, 0) == {"chaos_lord", "giant"}
    hit(s, 0, "giant")
    assert army(s, 0) == {"chaos_lord": 2, "giant_2": 1}


@pytest.mark.clause("RUN-BAT-55")
def test_aura_of_dread_works_after_both_have_used_the_start() -> None:
    """A-02."""
    s = field(2, UTHUK, development_cards=True)
    learn(s, "uthuk_dread")
    put(s, 1, PLACE, footman=1, knight=1)
    hold(s, 1, "rally_cry")
    attack(s, chaos_lord=1)
    assert s.question(1) == "battle_window"
    assert army(s, 1) == {"footman": 1, "knight": 1}
    do(s, 1, "go_on")
    # The opponent chooses.
    assert targets(s, 1) == {"footman", "knight"}
    hit(s, 1, "footman")
    assert army(s, 1) == {"footman_routed": 1, "knight": 1}


@pytest.mark.clause("RUN-BAT-55")
def test_ravenous_hunger_is_used_at_the_start() -> None:
    s = field(2, UTHUK, development_cards=True)
    learn(s, "uthuk_hunger")
    put(s, 1, PLACE, footman=3)
    attack(s, flesh_ripper=3)
    assert "ravenous_hunger" in offers(s, 0)
    do(s, 0, "ravenous_hunger")
    assert offers(s, 0) == [f"figures {number}" for number in range(4)]
    do(s, 0, "figures 2")
    assert army(s, 0) == {"flesh_ripper": 1, "flesh_ripper_routed": 2}
    assert army(s, 1) == {"footman": 1}
    # Once is enough; nothing is left to be asked at the start.
    assert drawing_type(s) == (0, "rectangle")


@pytest.mark.clause("RUN-BAT-58")
def test_blood_rite_gives_a_unit_for_one_of_the_same_shape() -> None:
    """A-06."""
    s = fight({"blood_sister": 1, "berserker": 1, "giant": 1}, {"novice_wizard": 1, "footman": 2, "knight": 1}, UTHUK)
    do(s, 0, "fight_with blood_sister")
    do(s, 1, "fight_with knight")
    draw(s, "special")
    lay(s, 1, "footman")
    draw(s, "miss")
    # Berserkers match Footmen, Blood Sisters match Novice Wizards; nobody here is a hexagon.
    assert targets(s, 0) == {"blood_sister", "berserker"}
    assert "hit_instead" in offers(s, 0)
    hit(s, 0, "berserker")
    # A standing Footman goes before the one that lies.
    assert army(s, 1) == {"novice_wizard": 1, "footman_routed": 1, "knight": 1}
    assert army(s, 0) == {"blood_sister": 1, "giant": 1}


@pytest.mark.clause("RUN-BAT-58")
def test_blood_rite_sacrifices_standing_units_first() -> None:
    s = fight({"blood_sister": 1, "berserker": 2, "giant": 1}, {"footman": 2}, UTHUK)
    do(s, 0, "fight_with blood_sister")
    lay(s, 0, "berserker")
    draw(s, "special")
    assert targets(s, 0) == {"berserker"}
    assert refusal(s, 0, "battle_unit berserker_routed").clause == "RUN-CARD-02"
    s = fight({"blood_sister": 1, "berserker": 1, "giant": 1}, {"footman": 2}, UTHUK)
    do(s, 0, "fight_with blood_sister")
    lay(s, 0, "berserker")
    draw(s, "special")
    # No standing unit has a match, so the one that lies may be given.
    assert targets(s, 0) == {"berserker_routed"}


@pytest.mark.clause("RUN-BAT-64")
def test_blood_rite_without_a_match_deals_one_damage() -> None:
    s = fight({"blood_sister": 1}, {"roc": 1}, UTHUK)
    draw(s, "special")
    assert army(s, 1) == {"roc_1": 1}
    s = field(2, UTHUK)
    put(s, 1, PLACE, True, footman=1)
    attack(s, blood_sister=1, giant=1)
    draw(s, "special")  # nobody fights on the other side: the damage is lost
    assert there(s) == {"footman_routed": 1}
    assert drawing_type(s) == (0, "hexagon")


def test_devour_destroys_a_triangle_and_heals_an_obscene() -> None:
    s = fight({"obscene": 1, "giant": 1}, {"footman": 2, "knight": 1}, UTHUK)
    draw(s, "miss")
    draw(s, "miss", "miss")
    do(s, 0, "fight_with obscene")
    wound(s, 0, "obscene", 3)
    draw(s, "special")
    assert army(s, 1) == {"footman": 1, "knight": 1}
    assert army(s, 0) == {"obscene": 1, "giant": 1}
    s = fight({"obscene": 1, "giant": 1}, {"knight": 1}, UTHUK)
    draw(s, "miss")
    do(s, 0, "fight_with obscene")
    wound(s, 0, "obscene", 3)
    draw(s, "special")
    assert army(s, 1) == {"knight": 1}
    assert army(s, 0) == {"obscene": 1, "giant": 1}


@pytest.mark.clause("RUN-DCRD-11")
def test_the_blood_coven_returns_berserkers_after_a_victory() -> None:
    s = field(2, UTHUK, development_cards=True)
    learn(s, "uthuk_coven", "uthuk_frenzy")
    put(s, 1, PLACE, bowman=3)
    attack(s, berserker=3, blood_sister=6)
    draw(s, "damage", "damage", "damage")
    hit(s, 0, "berserker", "berserker", "berserker")
    misses_to_the_end(s)
    assert winner(s) == "attacker"
    assert offers(s, 0) == ["figures 0", "figures 1", "figures 2"]
    do(s, 0, "figures 2")
    assert there(s) == {"blood_sister": 6, "berserker_routed": 2}


@pytest.mark.clause("RUN-DCRD-11")
def test_red_warpaths_bring_a_card_after_beating_a_player() -> None:
    for foe in ("player", "neutrals"):
        s = field(2, UTHUK, development_cards=True)
        learn(s, "uthuk_warpaths")
        if foe == "player":
            put(s, 1, PLACE, bowman=1)
        else:
            neutrals(s, PLACE, razorwing=1)
        attack(s, berserker=3)
        misses_to_the_end(s)
        assert winner(s) == "attacker"
        if foe == "neutrals":
            do(s, 1, "retreat_to 5C")
        assert (s.question(CHANCE) == "draw_tactics") == (foe == "player")
