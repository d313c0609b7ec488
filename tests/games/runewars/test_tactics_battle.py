"""Tactics cards that are played for their text in a battle [RUN-TAC-01] [RUN-TAC-03]."""

from __future__ import annotations

import pytest
import runewars_heroes
from runewars_battle import (
    PLACE,
    army,
    attack,
    commander,
    draw,
    draws,
    field,
    hit,
    listen,
    misses,
    misses_to_the_end,
    strengths,
    targets,
    there,
    told,
    winner,
)
from runewars_cards import card_battle, clause_against, discarded, to_the_draw, to_the_result, to_the_row, use
from runewars_seasons import wasteland
from runewars_table import area, build, do, hold, mask, neutrals, offers, put

from bannerhall.core.state import CHANCE
from bannerhall.games.runewars.rules.components import DAMAGED_STRONGHOLD

# --- The start --------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-02")
def test_lightning_deals_four_damage_that_the_opponent_assigns() -> None:
    s = card_battle({"bowman": 1}, {"dark_knight": 1, "reanimate": 3}, ("summon_lightning",))
    use(s, 0, "summon_lightning")
    assert targets(s, 1) == {"dark_knight", "reanimate"}
    hit(s, 1, "dark_knight")
    # Three go to the Dark Knight, who was hit first; the fourth to a Reanimate.
    assert army(s, 1) == {"reanimate": 2}
    assert discarded(s, "summon_lightning") == 1


@pytest.mark.clause("RUN-BAT-50", "RUN-BAT-51", "RUN-BAT-44")
def test_lightning_over_an_empty_home_realm_area() -> None:
    """Scenario 62."""
    s = field()
    hold(s, 1, "summon_lightning")
    attack(s, at="WB", bowman=1)
    sink = listen(s)
    use(s, 1, "summon_lightning")
    misses_to_the_end(s)
    assert strengths(s, sink) == (0, 0)
    assert winner(s) == "defender"
    assert there(s, "WB") == {}


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-01")
def test_a_card_for_the_start_of_a_battle_waits_for_no_later_moment() -> None:
    s = card_battle({"bowman": 2}, {"reanimate": 2}, ("summon_lightning", "foragers"))
    do(s, 0, "go_on")
    assert s.question(0) == "battle_window"  # before the Bowmen draw
    assert clause_against(s, 0, "summon_lightning") == "RUN-TAC-01"


@pytest.mark.clause("RUN-TAC-02")
def test_no_card_of_this_season_in_a_battle() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=2)
    hold(s, 0, "summon_lightning", "battle_fury", fresh=True)
    attack(s, bowman=2)
    assert clause_against(s, 0, "summon_lightning") == "RUN-TAC-02"


@pytest.mark.clause("RUN-BAT-53")
def test_a_rally_cry_brings_in_what_lay_in_the_area() -> None:
    s = field()
    put(s, 1, PLACE, skeleton_archer=1)
    put(s, 1, PLACE, True, necromancer=2, dark_knight=1)
    hold(s, 1, "rally_cry")
    attack(s, knight=2)
    use(s, 1, "rally_cry")
    assert targets(s, 1) == {"necromancer_routed", "dark_knight_routed"}
    hit(s, 1, "necromancer_routed", "dark_knight_routed")
    assert army(s, 1) == {"skeleton_archer": 1, "necromancer": 1, "dark_knight": 1}
    assert there(s) == {"necromancer_routed": 1}
    assert draws(s) == [
        "defender skeleton_archer 1",
        "attacker knight 2",
        "defender necromancer 1",
        "defender dark_knight 1",
    ]


@pytest.mark.clause("RUN-BAT-53", "RUN-BAT-44")
def test_a_rally_cry_helps_a_defender_without_standing_units() -> None:
    s = field()
    put(s, 1, PLACE, True, dark_knight=2)
    hold(s, 1, "rally_cry")
    attack(s, knight=1)
    use(s, 1, "rally_cry")
    hit(s, 1, "dark_knight_routed")
    assert army(s, 1)["dark_knight"] == 1
    do(s, 1, "go_on")
    assert army(s, 1)["dark_knight"] == 1


@pytest.mark.clause("RUN-BAT-53")
def test_who_stands_up_after_the_row_draws_no_more() -> None:
    s = card_battle({"knight": 2, "giant": 1}, {"skeleton_archer": 1, "dark_knight": 2}, (), ("rally_cry",))
    to_the_draw(s)
    draw(s, "miss")  # the Skeleton Archer
    to_the_draw(s)
    draw(s, "rout", "miss")
    do(s, 1, "go_on")
    hit(s, 1, "skeleton_archer")
    # It stands up again in row 3, and has drawn; so have the Knights of row 2.
    use(s, 1, "rally_cry")
    hit(s, 1, "skeleton_archer_routed")
    assert s.battle_row == 3
    assert army(s, 1) == {"skeleton_archer": 1, "dark_knight": 2}
    assert draws(s) == ["defender dark_knight 2", "attacker giant 1"]


@pytest.mark.clause("RUN-BAT-53")
def test_a_type_that_lay_while_its_row_was_played_does_not_draw_later() -> None:
    """A-03."""
    s = field()
    put(s, 1, PLACE, dark_knight=1)
    put(s, 1, PLACE, True, necromancer=1)
    hold(s, 1, "rally_cry")
    attack(s, knight=1)
    to_the_draw(s)
    draw(s, "miss")
    use(s, 1, "rally_cry")
    hit(s, 1, "necromancer_routed")
    assert (s.battle_row, army(s, 1)) == (3, {"dark_knight": 1, "necromancer": 1})
    assert draws(s) == ["defender dark_knight 1"]


@pytest.mark.clause("RUN-BAT-54")
def test_a_chosen_type_without_standing_units_has_not_drawn() -> None:
    """A-01: the only Necromancer falls before the draw; another one stands up in the same row and draws."""
    s = field(2, ("daqan", "waiqar"), commanders=True)
    put(s, 1, PLACE, necromancer=1, vampire=1)
    put(s, 1, PLACE, True, necromancer=1)
    commander(s, 0, "ronan", "battle_mage")
    hold(s, 1, "rally_cry")
    attack(s, knight=1, novice_wizard=1)
    to_the_row(s, 2)
    do(s, 0, "fight_with knight", "command battle_mage")
    runewars_heroes.tested(s, 0, "silver")
    hit(s, 1, "necromancer")
    assert army(s, 1) == {"vampire": 1}
    do(s, 1, "go_on")
    draw(s, "miss")
    # The Novice Wizard fights in the second round of the row; the other Necromancer, who stands up now, in a third.
    use(s, 1, "rally_cry")
    hit(s, 1, "necromancer_routed")
    assert draws(s)[:3] == ["attacker novice_wizard 1", "defender necromancer 1", "defender vampire 1"]


@pytest.mark.clause("RUN-CARD-01")
def test_nobody_to_rally() -> None:
    s = card_battle({"bowman": 1}, {"reanimate": 1}, ("rally_cry",))
    assert clause_against(s, 0, "rally_cry") == "RUN-CARD-01"


@pytest.mark.clause("RUN-RET-09", "RUN-BAT-37", "RUN-TAC-03")
def test_a_tactical_retreat_leaves_the_stronghold_to_the_attacker() -> None:
    """Scenario 57."""
    s = field()
    build(s, 1, PLACE)
    put(s, 1, PLACE, reanimate=2)
    put(s, 1, PLACE, True, necromancer=1)
    put(s, 1, "5B", reanimate=1)
    hold(s, 0, "tactical_retreat")
    hold(s, 1, "tactical_retreat")
    attack(s, bowman=2)
    assert clause_against(s, 0, "tactical_retreat") == "RUN-TAC-01"  # for the defender only
    do(s, 0, "go_on")
    use(s, 1, "tactical_retreat")
    # They are not routed by it; who was routed stays so.
    assert there(s, "5B") == {"reanimate": 3, "necromancer_routed": 1}
    do(s, 0, "raise_own unused")
    assert (s.stronghold[area(PLACE)], s.builder[area(PLACE)]) == (DAMAGED_STRONGHOLD, 1)
    assert there(s) == {"bowman": 2}
    assert winner(s) == "called off"
    assert s.battle_at == 0
    assert s.fought == 1  # no other battle in this order


@pytest.mark.clause("RUN-RET-02", "RUN-CARD-01")
def test_a_tactical_retreat_needs_units_and_a_way_out() -> None:
    s = field()
    build(s, 1, PLACE)
    hold(s, 1, "tactical_retreat")
    attack(s, bowman=2)
    assert clause_against(s, 1, "tactical_retreat") == "RUN-CARD-01"
    s = field()
    put(s, 1, PLACE, reanimate=2)
    for at in ("5B", "5C", "6C"):
        neutrals(s, at, beastman=1)
    hold(s, 1, "tactical_retreat")
    attack(s, bowman=2)
    use(s, 1, "tactical_retreat")
    assert all(there(s, at) == {"beastman": 1} for at in ("5B", "5C", "6C"))
    assert there(s) == {"bowman": 2}


@pytest.mark.clause("RUN-RET-09", "RUN-MOV-12")
def test_after_a_tactical_retreat_the_attackers_excess_leaves() -> None:
    s = field()
    put(s, 1, PLACE, reanimate=2)
    put(s, 0, "5B", knight=1)
    hold(s, 1, "tactical_retreat")
    attack(s, bowman=5, footman=5)
    use(s, 1, "tactical_retreat")
    hit(s, 0, "bowman", "footman")
    do(s, 0, "retreat_to 5B")
    assert there(s) == {"bowman": 4, "footman": 4}
    assert there(s, "5B") == {"bowman_routed": 1, "footman_routed": 1, "knight": 1}


@pytest.mark.clause("RUN-TAC-01")
def test_to_the_winner_goes_the_spoil() -> None:
    s = card_battle({"bowman": 1}, {"reanimate": 3}, ("to_the_winner",), ("to_the_winner",))
    use(s, 0, "to_the_winner")
    use(s, 1, "to_the_winner")
    misses_to_the_end(s)
    assert winner(s) == "defender"
    assert list(s.influence)[:2] == [0, 6]


@pytest.mark.clause("RUN-NEU-14")
def test_neutral_units_gain_nothing_as_winners() -> None:
    s = field()
    neutrals(s, PLACE, beastman=3)
    hold(s, 0, "to_the_winner")
    attack(s, bowman=1)
    use(s, 0, "to_the_winner")
    misses_to_the_end(s)
    assert winner(s) == "defender"
    assert list(s.influence)[:2] == [0, 0]


@pytest.mark.clause("RUN-TAC-01")
def test_an_arrow_storm_hits_two_different_units_of_the_users_choice() -> None:
    s = card_battle({"bowman": 1}, {"dark_knight": 2, "reanimate": 1}, ("arrow_storm",))
    use(s, 0, "arrow_storm")
    assert targets(s, 0) == {"dark_knight", "reanimate"}
    hit(s, 0, "dark_knight")
    assert "battle_unit dark_knight_1" not in offers(s, 0)  # not the same one again
    hit(s, 0, "dark_knight")
    assert army(s, 1) == {"dark_knight_1": 2, "reanimate": 1}


@pytest.mark.clause("RUN-TAC-01", "RUN-CARD-01")
@pytest.mark.parametrize(("knights", "routs"), [(2, 2), (5, 3)])
def test_a_thundering_charge_routs_as_many_as_ride_at_most_three(knights: int, routs: int) -> None:
    s = card_battle({"knight": knights, "footman": 1}, {"reanimate": 5}, ("cavalry_charge",), ("cavalry_charge",))
    use(s, 0, "cavalry_charge")
    assert army(s, 1) == {"reanimate": 5 - routs, "reanimate_routed": routs}
    assert clause_against(s, 1, "cavalry_charge") == "RUN-TAC-01"  # for the attacker only


@pytest.mark.clause("RUN-CARD-01")
def test_nobody_rides_without_rectangle_units() -> None:
    s = card_battle({"footman": 2}, {"reanimate": 5}, ("cavalry_charge",))
    assert clause_against(s, 0, "cavalry_charge") == "RUN-CARD-01"


@pytest.mark.clause("RUN-BAT-33", "RUN-TAC-01")
@pytest.mark.parametrize(("damaged", "defence"), [(False, 3), (True, 1)])
def test_siege_plans_weaken_the_stronghold_by_two(damaged: bool, defence: int) -> None:
    s = field()
    build(s, 1, PLACE, damaged=damaged)
    hold(s, 0, "siege_plans", "siege_plans")
    attack(s, bowman=2)
    sink = listen(s)
    use(s, 0, "siege_plans")
    misses_to_the_end(s)
    assert strengths(s, sink) == (2, defence)


@pytest.mark.clause("RUN-CARD-01")
def test_siege_plans_need_a_stronghold() -> None:
    s = card_battle({"bowman": 1}, {"reanimate": 5}, ("siege_plans",))
    assert clause_against(s, 0, "siege_plans") == "RUN-CARD-01"


# --- In a round -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01", "RUN-BAT-11")
def test_battle_fury_draws_two_more_cards_and_all_count() -> None:
    s = card_battle({"bowman": 1, "giant": 1}, {"reanimate": 5}, ("battle_fury",))
    do(s, 0, "go_on")
    use(s, 0, "battle_fury")
    draw(s, "damage", "damage", "rout")
    assert army(s, 1) == {"reanimate": 2, "reanimate_routed": 1}


@pytest.mark.clause("RUN-BAT-69", "RUN-TAC-01")
def test_a_shield_wall_wards_off_three_damage_of_icons() -> None:
    """A-26."""
    s = card_battle({"roc": 2, "giant": 1}, {"reanimate": 5}, (), ("shield_wall",))
    to_the_draw(s)
    draw(s, "damage 3", "damage 2", *["miss"] * 5)
    # Asked after the attacker's damage was shown; five less three are two.
    assert s.question(1) == "battle_window"
    use(s, 1, "shield_wall")
    assert army(s, 1) == {"reanimate": 3}


@pytest.mark.clause("RUN-BAT-69")
def test_a_shield_wall_does_not_stop_special_abilities() -> None:
    s = card_battle({"footman": 1, "giant": 1}, {"great_wyrm": 1, "reanimate": 1}, (), ("shield_wall",))
    to_the_draw(s)
    draw(s, "special")
    hit(s, 1, "great_wyrm")
    # Valiant Strike has dealt its damage; there is no damage of icons to ward off.
    assert army(s, 1) == {"great_wyrm_2": 1, "reanimate": 1}
    assert s.question(s.seat()) != "battle_window" or clause_against(s, 1, "shield_wall") == "RUN-TAC-01"


@pytest.mark.clause("RUN-BAT-69", "RUN-TAC-01")
def test_standing_firm_ignores_two_routs_of_icons() -> None:
    """Scenario 66."""
    s = card_battle({"knight": 2, "giant": 1}, {"dark_knight": 3}, (), ("stand_firm",))
    to_the_draw(s)
    sink = listen(s)
    draw(s, "rout 2", "rout")
    # What the attacker drew has been shown when the defender is asked.
    assert len(told(s, sink, "fate_shown", 1)) == 2
    use(s, 1, "stand_firm")
    assert army(s, 1) == {"dark_knight": 2, "dark_knight_routed": 1}


@pytest.mark.clause("RUN-TAC-01", "RUN-BAT-46")
def test_a_defender_holds_the_line_with_two_strength() -> None:
    s = card_battle({"bowman": 3}, {"reanimate": 1}, ("hold_the_line",), ("hold_the_line",))
    sink = listen(s)
    while s.question(s.seat()) != "battle_window" or s.seat() != 1 or "battle_card hold_the_line" not in offers(s, 1):
        if s.seat() == CHANCE:
            misses(s)
        else:
            # The attacker cannot play it, at no moment of the battle.
            assert "battle_card hold_the_line" not in offers(s, int(s.seat()))
            do(s, int(s.seat()), "go_on")
    use(s, 1, "hold_the_line")
    misses_to_the_end(s)
    assert strengths(s, sink) == (3, 3)
    assert winner(s) == "defender"


# --- Afterwards -------------------------------------------------------------------------------------------------------


@pytest.mark.clause("RUN-TAC-01")
def test_after_a_feigned_flight_four_of_those_who_fled_stand() -> None:
    s = card_battle({"bowman": 6}, {"reanimate": 4, "necromancer": 1}, ("feigned_flight",), ("feigned_flight",))
    to_the_result(s)
    assert winner(s) == "attacker"
    do(s, 1, "retreat_to 5B")
    assert clause_against(s, 0, "feigned_flight") == "RUN-CARD-01"  # the winner
    do(s, 0, "go_on")
    use(s, 1, "feigned_flight")
    hit(s, 1, "reanimate_routed", "reanimate_routed", "reanimate_routed", "necromancer_routed")
    assert there(s, "5B") == {"reanimate": 3, "necromancer": 1, "reanimate_routed": 1}
    assert s.battle_at == 0


@pytest.mark.clause("RUN-TAC-01", "RUN-DES-01")
def test_the_winner_scorches_the_earth() -> None:
    s = card_battle({"bowman": 6}, {"reanimate": 1}, ("scorched_earth",), ("scorched_earth",))
    to_the_result(s)
    do(s, 1, "retreat_to 5B")
    before = list(s.dial)
    use(s, 0, "scorched_earth")
    assert s.wasteland == mask(PLACE)
    assert list(s.dial) != before  # Daqan, who control the area now, receive what it provided


@pytest.mark.clause("RUN-CARD-01", "RUN-DES-05")
def test_no_wasteland_where_none_may_lie_or_for_the_loser() -> None:
    s = field()
    wasteland(s, PLACE)
    put(s, 1, PLACE, reanimate=1)
    hold(s, 0, "scorched_earth")
    hold(s, 1, "scorched_earth")
    attack(s, bowman=6)
    to_the_result(s)
    do(s, 1, "retreat_to 5B")
    assert clause_against(s, 0, "scorched_earth") == "RUN-CARD-01"
    do(s, 0, "go_on")
    assert clause_against(s, 1, "scorched_earth") == "RUN-CARD-01"
