"""Combat rounds: who fights in which row, how many cards are drawn, what the steps bring [RUN-BAT-01] and on."""

from __future__ import annotations

import pytest
from runewars_battle import (
    PLACE,
    army,
    attack,
    draw,
    drawing_type,
    draws,
    field,
    fight,
    hero,
    hit,
    join,
    lay,
    listen,
    misses_to_the_end,
    pass_all,
    strengths,
    targets,
    there,
    told,
    winner,
)
from runewars_table import area, build, chance, do, hold, neutrals, offers, put, refusal

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules import armies, fate, units
from bannerhall.games.runewars.rules.components import LORD_COMMANDER
from bannerhall.games.runewars.rules.state import Runewars


def fates(s: Runewars, *numbers: int) -> None:
    """The Fate deck holds these cards, all others are discarded."""
    s.fate = sum(1 << (number - 1) for number in numbers)
    s.fate_discard = fate.ALL_FATES & ~s.fate


# --- Steps 1 to 3 ---------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-01", "RUN-TERM-06")
def test_everybody_sees_where_the_battle_is() -> None:
    s = field(3, ("daqan", "latari", "uthuk"))
    put(s, 1, PLACE, archer=1)
    sink = listen(s)
    attack(s, footman=2)
    for reader in (0, 1, 2):
        (begun,) = told(s, sink, "battle", reader)
        assert (begun["seat"], begun["area"], begun["player"]) == (0, PLACE, 1)
    assert s.contested == area(PLACE) + 1


@pytest.mark.clause("RUN-BAT-02", "RUN-BAT-03")
def test_only_standing_units_line_up() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=2)
    put(s, 1, PLACE, True, necromancer=1)
    hero(s, 1, "mordane")
    attack(s, knight=1, bowman=2)
    assert army(s, 0) == {"bowman": 2, "knight": 1}
    assert army(s, 1) == {"reanimate": 2}
    assert there(s) == {"necromancer_routed": 1}
    # The Necromancer of row 2 does not fight; one Knight draws alone.
    assert draws(s) == ["attacker bowman 2", "attacker knight 1", "defender reanimate 2"]


@pytest.mark.clause("RUN-BAT-03", "RUN-BAT-43", "RUN-ORIG-06")
def test_what_lay_there_before_is_destroyed_with_a_lost_battle() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=1)
    put(s, 1, PLACE, True, necromancer=2)
    lord = hero(s, 1, "mordane")
    attack(s, knight=3)
    misses_to_the_end(s)
    assert winner(s) == "attacker"
    assert offers(s, 1) == ["retreat_to 5B", "retreat_to 5C"]
    do(s, 1, "retreat_to 5B")
    assert there(s, "5B") == {"reanimate_routed": 1}
    assert there(s) == {"knight": 3}
    # A hero who leads nobody is not part of it.
    assert s.hero_at[lord] == area(PLACE) + 1


@pytest.mark.clause("RUN-BAT-06", "RUN-CARD-07")
def test_attacker_before_defender_at_the_start() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=1)
    hold(s, 0, "war_chest", "to_the_winner")
    hold(s, 1, "to_the_winner")
    attack(s, knight=1)
    assert s.question(0) == "battle_window"
    do(s, 0, "battle_card to_the_winner")
    while s.question(s.seat()) == "counter":
        do(s, s.seat(), "pass_window")
    assert s.question(0) == "battle_window"
    do(s, 0, "go_on")
    assert s.question(1) == "battle_window"
    assert "battle_card to_the_winner" in offers(s, 1)
    do(s, 1, "go_on")
    # The attacker is not asked a second time: the round has begun.
    assert s.question(0) == "battle_window"
    assert s.battle_row == 2


@pytest.mark.clause("RUN-BAT-07", "RUN-TERM-17")
def test_the_attacker_may_use_cards_of_the_own_turn_in_step_3() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=1)
    hold(s, 0, "war_chest", "mountain_pass")
    hold(s, 1, "war_chest")
    attack(s, knight=1)
    before = int(s.influence[0])
    assert {"battle_card war_chest", "battle_card mountain_pass"} <= set(offers(s, 0))
    do(s, 0, "battle_card war_chest")
    do(s, 1, "pass_window")
    assert s.influence[0] == before + 3
    do(s, 0, "go_on")
    # It is not the defender's turn; and later in the battle nobody may.
    assert refusal(s, 1, "battle_card war_chest").clause == "RUN-TAC-01"
    do(s, 1, "go_on")
    assert refusal(s, 0, "battle_card mountain_pass").clause == "RUN-TAC-01"


# --- Rows and types -------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-08", "RUN-BAT-10", "RUN-BAT-11")
def test_rows_in_order_and_a_card_for_each_unit() -> None:
    s = fight({"bowman": 3, "footman": 1, "roc": 1, "siege_tower": 2}, {"necromancer": 2, "reanimate": 4})
    assert draws(s) == [
        "attacker bowman 3",
        "defender necromancer 2",
        "attacker footman 1",
        "attacker roc 1",
        "defender reanimate 4",
        "attacker siege_tower 2",
    ]


@pytest.mark.clause("RUN-BAT-08", "RUN-BAT-16")
def test_two_types_of_a_row_fight_one_after_the_other() -> None:
    s = fight({"knight": 1, "novice_wizard": 2}, {"necromancer": 1})
    assert offers(s, 0) == ["fight_with knight", "fight_with novice_wizard"]
    assert refusal(s, 0, "fight_with bowman").clause == "RUN-BAT-08"
    do(s, 0, "fight_with novice_wizard")
    # The Knight comes in a further round of the row; the Necromancer has drawn by then.
    assert draws(s) == ["attacker novice_wizard 2", "defender necromancer 1", "attacker knight 1"]
    assert s.fate_discard != 0


@pytest.mark.clause("RUN-BAT-08")
def test_the_defender_chooses_after_the_attacker() -> None:
    s = fight({"berserker": 1, "blood_sister": 1}, {"knight": 1, "novice_wizard": 1}, ("uthuk", "daqan"))
    do(s, 0, "fight_with berserker")
    assert offers(s, 1) == ["fight_with knight", "fight_with novice_wizard"]
    do(s, 1, "fight_with novice_wizard")
    assert draws(s) == [
        "attacker berserker 1",
        "defender novice_wizard 1",
        "attacker blood_sister 1",
        "defender knight 1",
    ]


@pytest.mark.clause("RUN-BAT-11")
def test_the_line_of_the_base_shape_counts() -> None:
    # Card 9: a triangle's special, a rectangle's rout, a circle's miss, 3 damage of a hexagon.
    for kind, shape in (
        ("bowman", "triangle"),
        ("knight", "rectangle"),
        ("novice_wizard", "circle"),
        ("roc", "hexagon"),
    ):
        s = fight({kind: 1, "giant": 1}, {"great_wyrm": 1})
        assert drawing_type(s)[1] == shape
        chance(s, "fate 9")
        if kind == "bowman":
            assert army(s, 1) == {"great_wyrm_1": 1}  # Concentrated Fire
        elif kind == "knight":
            assert army(s, 1) == {"great_wyrm_routed": 1}
        elif kind == "novice_wizard":
            assert army(s, 1) == {"great_wyrm": 1}
        else:
            assert army(s, 1) == {"great_wyrm_3": 1}


@pytest.mark.clause("RUN-BAT-17")
def test_whoever_has_not_drawn_may_fall_before() -> None:
    """Scenario 52."""
    # The Razorwing was not chosen first and is destroyed before it draws.
    s = fight({"archer": 2, "giant": 1}, {"skeleton_archer": 1, "razorwing": 1}, ("latari", "waiqar"))
    do(s, 1, "fight_with skeleton_archer")
    draw(s, "damage", "damage")
    draw(s, "miss")
    hit(s, 1, "razorwing")
    assert army(s, 1) == {}
    # The Razorwing draws nothing: the next to draw is the Giant, in the last row.
    assert draws(s) == ["attacker giant 1"]


@pytest.mark.clause("RUN-BAT-17", "RUN-BAT-12")
def test_a_type_that_has_drawn_resolves_its_cards_though_it_falls() -> None:
    # Both have drawn specials; the Archer's Crack Shot destroys the Skeleton Archer, whose Mortal Strike still counts.
    s = fight({"archer": 1}, {"skeleton_archer": 1}, ("latari", "waiqar"))
    draw(s, "special")
    draw(s, "special")
    assert army(s, 0) == {}
    assert army(s, 1) == {}


@pytest.mark.clause("RUN-BAT-12")
def test_every_special_icon_counts_once() -> None:
    s = fight({"archer": 3}, {"reanimate": 4}, ("latari", "waiqar"))
    draw(s, "special", "special", "miss")
    assert army(s, 1) == {"reanimate": 2}


@pytest.mark.clause("RUN-BAT-18")
def test_who_was_routed_before_cannot_rage() -> None:
    """Scenario 44."""
    # Charge routs the only Berserker; Fury has nobody left to destroy.
    s = fight({"pegasus_rider": 1}, {"berserker": 1, "giant": 1}, ("latari", "uthuk"))
    draw(s, "special")
    draw(s, "special")
    hit(s, 0, "berserker")
    assert army(s, 1) == {"berserker_routed": 1, "giant": 1}
    assert army(s, 0) == {"pegasus_rider": 1}
    assert drawing_type(s) == (1, "hexagon")
    s = fight({"pegasus_rider": 1}, {"berserker": 2, "giant": 1}, ("latari", "uthuk"))
    draw(s, "special")
    draw(s, "special", "miss")
    hit(s, 0, "berserker")
    do(s, 0, "go_on")
    # One of them still stands, so he may give himself up for 2 damage.
    hit(s, 1, "berserker")
    assert army(s, 1) == {"berserker_routed": 1, "giant": 1}
    assert army(s, 0) == {"pegasus_rider_2": 1}


# --- Routs and damage -----------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-13", "RUN-BAT-19")
def test_routs_lie_down_undamaged_units_first() -> None:
    s = fight({"bowman": 2, "knight": 1}, {"dark_knight": 2, "reanimate": 1})
    draw(s, "damage", "miss")
    assert targets(s, 1) == {"reanimate", "dark_knight"}
    hit(s, 1, "dark_knight")
    draw(s, "rout 2")
    # The damaged Dark Knight only falls when all others lie.
    assert targets(s, 1) == {"reanimate", "dark_knight"}
    assert refusal(s, 1, "battle_unit dark_knight_1").clause == "RUN-BAT-19"
    hit(s, 1, "reanimate")
    assert army(s, 1) == {"dark_knight_routed": 1, "dark_knight_1": 1, "reanimate_routed": 1}


@pytest.mark.clause("RUN-BAT-19")
def test_a_damaged_unit_is_routed_if_there_is_no_other() -> None:
    s = fight({"bowman": 1, "knight": 1, "giant": 1}, {"dark_knight": 1})
    draw(s, "damage")
    draw(s, "rout")
    assert army(s, 1) == {"dark_knight_routed_1": 1}


@pytest.mark.clause("RUN-BAT-14", "RUN-BAT-20", "RUN-BAT-21")
def test_damage_goes_on_where_it_has_begun() -> None:
    s = fight({"roc": 1, "giant": 1}, {"dark_knight": 2, "necromancer": 1})
    draw(s, "miss")
    draw(s, "miss", "miss")
    draw(s, "damage 3")
    assert targets(s, 1) == {"dark_knight", "necromancer"}
    hit(s, 1, "dark_knight")
    # All three tokens go to the one that is damaged, and it is destroyed.
    assert army(s, 1) == {"dark_knight": 1, "necromancer": 1}
    assert s.fate_discard != 0


@pytest.mark.clause("RUN-BAT-20")
def test_a_damaged_routed_unit_comes_before_a_standing_one() -> None:
    s = fight({"bowman": 1, "knight": 2, "giant": 1}, {"dark_knight": 1, "reanimate": 2})
    draw(s, "damage")
    hit(s, 1, "dark_knight")
    draw(s, "rout 2", "rout")
    assert army(s, 1) == {"dark_knight_routed_1": 1, "reanimate_routed": 2}
    s = fight({"bowman": 1, "knight": 2, "footman": 1, "giant": 1}, {"great_wyrm": 1, "reanimate": 1})
    draw(s, "damage")
    hit(s, 1, "great_wyrm")
    draw(s, "rout", "rout")  # the Reanimate, which is undamaged, then the damaged Great Wyrm
    join(s, 1, "reanimate")
    draw(s, "damage")
    assert army(s, 1) == {"great_wyrm_routed_2": 1, "reanimate": 1, "reanimate_routed": 1}


@pytest.mark.clause("RUN-BAT-20")
def test_a_routed_unit_suffers_only_when_nobody_stands() -> None:
    s = fight({"bowman": 1, "footman": 2, "giant": 1}, {"reanimate": 2, "vampire": 1})
    draw(s, "rout")
    hit(s, 1, "reanimate")
    draw(s, "damage", "damage")
    draw(s, "miss")
    assert targets(s, 1) == {"reanimate", "vampire"}
    assert refusal(s, 1, "battle_unit reanimate_routed").clause == "RUN-BAT-20"
    hit(s, 1, "reanimate")
    assert army(s, 1) == {"vampire_1": 1, "reanimate_routed": 1}
    draw(s, "damage 2")
    # The Vampire, then the unit that lies, as nobody stands any more.
    assert army(s, 1) == {}


@pytest.mark.clause("RUN-BAT-21")
def test_a_destroyed_unit_can_be_recruited_again() -> None:
    s = fight({"bowman": 1}, {"reanimate": 2})
    draw(s, "damage")
    assert army(s, 1) == {"reanimate": 1}
    assert armies.unused(s, 1, units.REANIMATE) == 15


@pytest.mark.clause("RUN-BAT-23")
def test_what_exceeds_the_army_is_lost() -> None:
    s = fight({"roc": 2}, {"reanimate": 1})
    sink = listen(s)
    draw(s, "damage 3", "rout 2")
    draw(s, "miss")
    assert army(s, 1) == {}
    assert [event["amount"] for event in told(s, sink, "unit_hit")] == [1]
    assert winner(s) == "attacker"


@pytest.mark.clause("RUN-BAT-13", "RUN-BAT-14", "RUN-ORIG-03")
@pytest.mark.parametrize("ruleset", ["original"])
def test_the_defender_suffers_first(ruleset: str) -> None:
    defender_suffers_first(ruleset)


@pytest.mark.clause("RUN-BAT-15")
def test_the_defender_suffers_first_in_the_revised_rules() -> None:
    defender_suffers_first("revised")


def defender_suffers_first(ruleset: str) -> None:
    s = fight({"bowman": 2, "knight": 2}, {"skeleton_archer": 2, "dark_knight": 2}, ruleset=ruleset)
    draw(s, "rout", "damage")
    draw(s, "rout", "damage")
    # Routs of the defender, then of the attacker; damage in the same order.
    order: list[int] = []
    while s.seat() != CHANCE:
        order.append(int(s.seat()))
        do(s, int(s.seat()), offers(s, int(s.seat()))[0])
    assert order == [1, 0, 1, 0]


# --- Effects that destroy -------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-22")
def test_destruction_takes_a_standing_unit() -> None:
    s = fight({"skeleton_archer": 2, "giant": 1}, {"bowman": 1, "footman": 2}, ("waiqar", "daqan"))
    lay(s, 1, "footman")
    draw(s, "special", "miss")
    draw(s, "miss")
    assert targets(s, 1) == {"bowman", "footman"}
    assert refusal(s, 1, "battle_unit footman_routed").clause == "RUN-BAT-22"
    hit(s, 1, "footman")
    assert army(s, 1) == {"bowman": 1, "footman_routed": 1}


# --- Rounds end -----------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-BAT-16")
def test_cards_are_discarded_after_the_round() -> None:
    s = fight({"bowman": 1, "footman": 1}, {"skeleton_archer": 1, "great_wyrm": 1})
    chance(s, "fate 1")
    assert s.fate_discard == 0
    chance(s, "fate 2")
    assert s.fate_discard == 0b11
    assert drawing_type(s) == (0, "triangle")


@pytest.mark.clause("RUN-BAT-29", "RUN-BAT-56")
def test_an_exhausted_deck_is_shuffled_at_once() -> None:
    """A-04."""
    s = fight({"bowman": 2}, {"great_wyrm": 1})
    fates(s, 1, 2)
    discarded = int(s.fate_discard)
    chance(s, "fate 1", "fate 2")
    # The two cards in use were not in the new deck, and are discarded now.
    assert s.fate == discarded
    assert s.fate_discard == 0b11


@pytest.mark.clause("RUN-BAT-29")
def test_a_draw_goes_on_after_shuffling() -> None:
    s = fight({"bowman": 2}, {"great_wyrm": 1})
    fates(s, 1)
    chance(s, "fate 1")
    assert s.question(CHANCE) == "battle_fate"
    chance(s, "fate 2")
    assert s.fate_discard == 0b11


# --- Neutral units --------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-NEU-14", "RUN-TAC-03")
def test_the_left_neighbour_leads_neutral_units_without_cards() -> None:
    s = field(3, ("daqan", "latari", "uthuk"))
    neutrals(s, PLACE, razorwing=1, sorcerer=1)
    hold(s, 1, "summon_lightning")
    hold(s, 2, "summon_lightning")
    attack(s, bowman=2, giant=1)
    # Only the choice of the type is asked of seat 1; a Tactics card in hand opens no window.
    assert s.question(1) == "choose_type"
    do(s, 1, "fight_with razorwing")
    draw(s, "rout", "miss")
    draw(s, "miss")
    assert targets(s, 1) == {"razorwing", "sorcerer"}
    hit(s, 1, "sorcerer")
    assert army(s, 1) == {"razorwing": 1, "sorcerer_routed": 1}


@pytest.mark.clause("RUN-NEU-14")
def test_titles_and_orders_of_the_left_neighbour_do_not_help_neutral_units() -> None:
    s = field(2)
    neutrals(s, PLACE, beastman=2)
    s.set_order(1, 1)  # Garrison
    s.set_title(LORD_COMMANDER, 2)
    attack(s, footman=3)
    sink = listen(s)
    pass_all(s)
    draw(s, "miss", "miss")
    draw(s, "miss", "miss", "miss")
    assert strengths(s, sink) == (3, 2)


@pytest.mark.clause("RUN-NEU-10", "RUN-NEU-16")
def test_allied_neutral_units_fight_on_and_turn_neutral_afterwards() -> None:
    """A-27."""
    s = fight({"bowman": 1, "giant": 2}, {"skeleton_archer": 1})
    draw(s, "miss")
    draw(s, "damage")
    hit(s, 0, "bowman")
    misses_to_the_end(s)
    assert winner(s) == "attacker"
    do(s, 1, "retreat_to 5B")
    assert there(s) == {"giant": 2}
    assert s.holder[area(PLACE)] == 0


@pytest.mark.clause("RUN-NEU-10")
def test_allied_neutral_units_without_companions_retreat_with_their_side() -> None:
    s = fight({"bowman": 1, "giant": 1}, {"skeleton_archer": 3})
    draw(s, "miss")
    draw(s, "damage", "miss", "miss")
    hit(s, 0, "bowman")
    misses_to_the_end(s)
    assert winner(s) == "defender"
    assert there(s, "DB") == {"giant_routed": 1}
    assert s.holder[area("DB")] == 1


@pytest.mark.clause("RUN-NEU-16")
def test_where_a_stronghold_gives_control_they_stay_allied() -> None:
    s = field()
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=1, giant=2)
    attack(s, bowman=2)
    draw(s, "damage", "miss")
    hit(s, 1, "reanimate")
    misses_to_the_end(s)
    assert winner(s) == "defender"
    assert there(s) == {"giant": 2}
    assert s.holder[area(PLACE)] == 2
