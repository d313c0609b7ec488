"""The referee of fights by itself, in fights worked out by hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from chicken_referee import judge
from chicken_script import ATTACK, DEFENCE, Board, Piece, Script, Table, Taking, Unfair

P, Q, R = 0, 1, 2
HEXES = [f"{q},{r}" for q in range(-4, 5) for r in range(-4, 5) if abs(q + r) <= 4]


def distance(one: str, other: str) -> int:
    q1, r1 = map(int, one.split(","))
    q2, r2 = map(int, other.split(","))
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


BOARD = Board(
    distance=distance,
    neighbours={one: [other for other in HEXES if distance(one, other) == 1] for one in HEXES},
    lava={"0,-1"},
    bases={P: "-4,0", Q: "4,0", R: "0,4"},
    territories={P: ["-3,0", "-3,1"], Q: ["3,0", "3,1"], R: ["0,3", "1,3"]},
)
HAMMER = Piece("hammer", P, "machine", "car_hammer", "0,0", pilots=("p1",))
CANNON = Piece("cannon", P, "machine", "cannon", "0,0", pilots=("p1",))
CHICKEN_R = Piece("r1", R, "chicken", 1, "-1,0")


def leader(owner: int, model: str = "abigail", at: str = "1,0") -> Piece:
    return Piece(f"leader{owner}", owner, "leader", model, at)


def table(*pieces: Piece) -> Table:
    """Three players, P attacks."""
    return Table((P, Q, R), "standard", pieces, BOARD)


def example() -> tuple[Table, Script]:
    """The combat example of the rulebook: 15 against 15."""
    script = Script(
        "hammer",
        "leader1",
        dice=(2, 2),
        played={P: ("steel_talons", "battle_cry"), R: ("thick_plumage", "thick_plumage")},
        sides={R: DEFENCE},
    )
    return table(HAMMER, leader(Q)), script


def test_scenario_3_equal_totals_are_a_success_and_the_strategy_stays() -> None:
    verdict = judge(*example())
    assert (verdict.strength, verdict.armour, verdict.outcome) == (15, 15, "success")
    assert (verdict.marker, verdict.winners) == ((P, Q), frozenset())
    assert verdict.discarded == Counter(steel_talons=1, thick_plumage=2)
    assert (verdict.strategies[P], verdict.dice_used) == ("battle_cry", (2, 2))
    assert "leader1" in verdict.pieces


def test_scenario_4_one_point_short_costs_cards_and_dice_and_does_nothing() -> None:
    start, script = example()
    cards = {**script.played, R: ("eggshell_armour", "thick_plumage")}
    verdict = judge(start, replace(script, played=cards))
    assert (verdict.strength, verdict.armour, verdict.outcome) == (15, 16, "failed")
    assert (verdict.marker, verdict.destroyed, verdict.dice_used) == (None, (), (2, 2))
    assert verdict.discarded == Counter(steel_talons=1, eggshell_armour=1, thick_plumage=1)


def test_scenario_5_armour_on_the_attackers_side_gives_nothing() -> None:
    start, script = example()
    verdict = judge(start, replace(script, sides={R: ATTACK}))
    assert (verdict.strength, verdict.armour) == (15, 11)


@pytest.mark.parametrize(("others", "strength"), [(2, 5), (1, 4), (0, 3)])
def test_scenario_28_each_other_soldier_on_the_hex_counts(others: int, strength: int) -> None:
    soldiers = [Piece(f"s{n}", P, "machine", "soldier_stone", "0,0") for n in range(others + 1)]
    company = Piece("p5", P, "chicken", 5, "0,0")
    verdict = judge(table(*soldiers, company, leader(Q)), Script("s0", "leader1"))
    assert (verdict.strength, verdict.armour, verdict.outcome) == (strength, 11, "failed")


def test_scenario_32_a_shield_spares_the_marker_and_counts_for_no_epic_death() -> None:
    beaten = replace(leader(Q), shields=1, plus=1)
    start = replace(table(HAMMER, beaten), shields_left=7)
    script = Script("hammer", "leader1", dice=(2, 2))
    first = judge(start, script)
    assert (first.outcome, first.marker, first.epic_death) == ("absorbed", None, None)
    assert (first.shields_lost, first.shields_left, first.permanent_lost) == ({"leader1": 1}, 8, {})
    again = replace(start, pieces=list(first.pieces.values()), shields_left=first.shields_left)
    second = judge(again, script)
    assert (second.outcome, second.marker, second.epic_death) == ("success", (P, Q), None)
    assert second.permanent_lost == {Q: 1}


def test_scenario_33_two_successes_in_one_turn_are_an_epic_death_and_no_win_of_three() -> None:
    start = replace(table(HAMMER, leader(Q)), successes={"leader1": 1}, markers={(P, Q): 1})
    verdict = judge(start, Script("hammer", "leader1", dice=(2, 2)))
    assert (verdict.marker, verdict.winners) == ((P, Q), frozenset())
    assert (verdict.epic_death, verdict.new_leader_hex) == (Q, "4,0")
    assert "leader1" not in verdict.pieces


def test_with_two_players_the_second_marker_wins_before_anything_else() -> None:
    start = replace(table(HAMMER, leader(Q)), players=(P, Q), successes={"leader1": 1}, markers={(P, Q): 1})
    verdict = judge(start, Script("hammer", "leader1", dice=(2, 2), played={P: ("pecking_order",)}))
    assert (verdict.winners, verdict.epic_death, verdict.draws) == (frozenset({P}), None, {})
    assert (verdict.discarded, verdict.dice_used) == (Counter(), ())


def test_scenario_41_change_now_gives_the_shot_to_a_chicken_of_a_third_player() -> None:
    start = table(CANNON, leader(Q, at="2,0"), CHICKEN_R)
    script = Script("cannon", "leader1", dice=(3, 3), played={Q: ("change_now",)}, pieces={(Q, 0): "r1"})
    verdict = judge(start, script)
    assert (verdict.strength, verdict.armour, verdict.defender, verdict.defending_player) == (12, 4, "r1", R)
    assert (verdict.destroyed, verdict.lost_chickens, verdict.marker) == (("r1",), frozenset({"r1"}), None)


@pytest.mark.parametrize("chosen", ["leader1", "own", "far", None])
def test_change_now_takes_only_another_unit_of_an_opponent_in_reach(chosen: str | None) -> None:
    own = Piece("own", P, "chicken", 1, "0,1")
    far = Piece("far", R, "chicken", 1, "0,3")
    start = table(CANNON, leader(Q, at="2,0"), CHICKEN_R, own, far)
    pieces = {} if chosen is None else {(Q, 0): chosen}
    with pytest.raises(Unfair):
        judge(start, Script("cannon", "leader1", played={Q: ("change_now",)}, pieces=pieces))


@pytest.mark.parametrize("egg_by", [Q, R])
def test_scenario_42_rotten_egg_takes_off_feather_fury_whoever_revealed_first(egg_by: int) -> None:
    played = {P: ("feather_fury", "sharp_beak"), egg_by: ("rotten_egg",)}
    script = Script("hammer", "leader1", played=played, cards={(egg_by, 0): (P, 0)})
    verdict = judge(table(HAMMER, leader(Q)), script)
    assert (verdict.strength, verdict.armour, verdict.outcome) == (9, 11, "failed")
    assert verdict.discarded == Counter(feather_fury=1, sharp_beak=1, rotten_egg=1)


def test_scenario_58_the_last_marker_moves_to_another_banner_and_wins() -> None:
    start = replace(table(HAMMER, leader(Q), leader(R, at="0,1")), markers={(P, Q): 3})
    script = Script("hammer", "leader2", dice=(2, 2))
    verdict = judge(start, script)
    assert (verdict.marker, verdict.marker_from, verdict.winners) == ((P, R), Q, frozenset({P}))
    same = judge(start, replace(script, defender="leader1"))
    assert (same.outcome, same.marker, same.marker_from, same.winners) == ("success", None, None, frozenset())


def test_scenario_59_a_shield_of_the_white_tower_after_the_reveal() -> None:
    tower = Piece("white", Q, "machine", "tower_white", "3,0")
    attacker = replace(HAMMER, hex="3,1")
    start = replace(table(attacker, tower, leader(Q, at="4,0")), stars={Q: 2})
    played = {P: ("steel_talons",), Q: ("thick_plumage",)}
    script = Script("hammer", "leader1", dice=(2, 2), played=played, guards_2=((Q, "leader1"),))
    verdict = judge(start, script)
    assert (verdict.strength, verdict.armour, verdict.outcome) == (14, 13, "absorbed")
    assert (verdict.shields_gained, verdict.shields_lost) == ({"leader1": 1}, {"leader1": 1})
    assert (verdict.shields_left, verdict.stars_spent, verdict.marker) == (8, {Q: 2}, None)
    with pytest.raises(Unfair):
        judge(replace(start, stars={Q: 1}), script)


def test_scenario_60_the_alarm_stays_with_the_new_defender() -> None:
    start = table(CANNON, leader(Q, at="2,0"), CHICKEN_R)
    start = replace(start, stars={Q: 2}, strategies={Q: "cluck_alarm"})
    script = Script("cannon", "leader1", alarms={Q: 2})
    assert judge(start, script).armour == 15
    changed = replace(script, played={Q: ("change_now",)}, pieces={(Q, 0): "r1"})
    verdict = judge(start, changed)
    assert (verdict.strength, verdict.armour, verdict.outcome) == (6, 8, "failed")
    assert verdict.stars_spent == {Q: 2}
    with pytest.raises(Unfair):
        judge(replace(start, strategies={}), replace(script, played={Q: ("cluck_alarm",)}))


def test_scenario_61_the_new_defender_joins_with_cards_not_yet_revealed() -> None:
    start = table(CANNON, leader(Q, at="2,0"), CHICKEN_R)
    script = Script(
        "cannon",
        "leader1",
        played={Q: ("change_now",), R: ("thick_plumage",)},
        sides={R: ATTACK},
        pieces={(Q, 0): "r1"},
    )
    verdict = judge(start, script)
    assert (verdict.strength, verdict.armour) == (6, 6)
    # R reveals Sharp Beak for the attacker first, then makes its own chicken the defender.
    late = replace(
        script,
        played={R: ("sharp_beak", "change_now", "thick_plumage")},
        pieces={(R, 1): "r1"},
    )
    verdict = judge(start, late)
    assert (verdict.strength, verdict.armour) == (8, 6)


def test_scenario_62_chicken_out_ends_the_fight() -> None:
    start = table(HAMMER, leader(Q, "keekmee"))
    played = {P: ("sharp_beak", "battle_cry"), Q: ("pecking_order", "chicken_out", "golden_egg")}
    script = Script("hammer", "leader1", dice=(2,), played=played, hexes={(Q, 1): "2,0"})
    verdict = judge(start, script)
    assert (verdict.outcome, verdict.strength, verdict.armour) == ("ended", None, None)
    assert (verdict.strategies[P], verdict.dice_used) == ("battle_cry", (2,))
    assert verdict.discarded == Counter(sharp_beak=1, pecking_order=1, chicken_out=1, golden_egg=1)
    assert verdict.draws == {Q: 2}  # Keekmee and the Pecking Order already revealed
    assert (verdict.pieces["leader1"].hex, verdict.shields_gained) == ("2,0", {})


def test_chicken_out_within_reach_goes_on_from_the_new_hex() -> None:
    start = table(HAMMER, leader(Q))
    script = Script("hammer", "leader1", played={Q: ("chicken_out",)}, hexes={(Q, 0): "0,1"})
    verdict = judge(start, script)
    assert (verdict.outcome, verdict.strength, verdict.pieces["leader1"].hex) == ("failed", 7, "0,1")
    with pytest.raises(Unfair):
        judge(start, replace(script, hexes={(Q, 0): "0,-1"}))  # no step away, and lava


def test_scenario_66_paid_advisers_pay_the_defender_only() -> None:
    start = replace(table(HAMMER, leader(Q)), players=(P, Q))
    script = Script("hammer", "leader1", played={Q: ("thick_plumage",)})
    assert judge(replace(start, strategies={Q: "paid_advisers"}), script).draws == {Q: 1}
    attack = replace(script, played={P: ("sharp_beak",)})
    assert judge(replace(start, strategies={P: "paid_advisers"}), attack).draws == {}
    assert judge(replace(start, strategies={Q: "paid_advisers"}), attack).draws == {}


@pytest.mark.parametrize(("flags", "company", "armour"), [((Q,), True, 6), ((Q,), False, 4), ((R,), True, 4)])
def test_scenario_71_bodyguard_in_flag_mode(flags: tuple[int, ...], company: bool, armour: int) -> None:
    carrier = Piece("q1", Q, "chicken", 1, "1,0", flags=flags)
    others = [Piece("q2", Q, "chicken", 2, "1,0")] if company else []
    start = replace(table(HAMMER, carrier, *others), mode="flag", strategies={Q: "bodyguard"})
    verdict = judge(start, Script("hammer", "q1"))
    assert (verdict.armour, verdict.outcome, verdict.pieces["hammer"].flags) == (armour, "success", flags)


def test_mother_hen_brings_the_pilots_home_and_the_rocks_fall_on_the_attacker() -> None:
    golem = Piece("rock", Q, "machine", "golem_rock", "1,0", plus=1, pilots=("q1", "q2"))
    soldier = Piece("s", P, "machine", "soldier_steel", "0,0", pilots=("p1",))
    start = replace(table(soldier, golem, leader(P, "ill_pollazzo", "0,0")), goods={P: 8, Q: 5})
    played = {P: ("plunder",), Q: ("mother_hen",)}
    verdict = judge(start, Script("s", "rock", dice=(3, 1), played=played, golem_target="s"))
    assert (verdict.strength, verdict.armour, verdict.destroyed) == (9, 9, ("rock", "s"))
    assert (verdict.returns, verdict.lost_chickens) == ({"q1": "4,0", "q2": "4,0"}, frozenset({"p1"}))
    assert verdict.permanent_lost == {Q: 1, P: 1}
    assert verdict.takings == (Taking("plunder", P, 1, Q),)  # 8 on the banner; Ill Pollazzo's unit has no hex any more


def test_places_count_at_the_comparison() -> None:
    red = Piece("red", P, "machine", "tower_red", "-1,0")
    spiked = Piece("spiked", Q, "machine", "car_spiked", "1,0", pilots=("q1",))
    blue = Piece("blue", Q, "machine", "tower_blue", "2,0")
    start = replace(table(HAMMER, red, spiked, blue), board=replace(BOARD, bases={Q: "1,0"}, base_bonus=True))
    verdict = judge(start, Script("hammer", "spiked"))
    assert (verdict.strength, verdict.armour) == (7 + 1 - 1, 7 + 1 + 2)


def test_a_team_wins_with_markers_of_both_team_mates() -> None:
    start = Table((0, 1, 2, 3), "team", (HAMMER, leader(1)), BOARD, teams={0: 0, 1: 1, 2: 0, 3: 1}, markers={(2, 3): 1})
    verdict = judge(start, Script("hammer", "leader1", dice=(2, 2)))
    assert verdict.winners == {0, 2}
    assert not judge(replace(start, markers={(2, 1): 1}), Script("hammer", "leader1", dice=(2, 2))).winners


def solo(*pieces: Piece) -> Table:
    """P is the human, Q the challenger."""
    return Table((P, Q), "solo", pieces, BOARD, challenger=Q)


def test_scenario_54_a_hopeless_attack_without_scrolls_meets_the_deck_card_only() -> None:
    start = solo(replace(CANNON, hex="0,0"), leader(Q, "keekmee"))
    script = Script("cannon", "leader1", deck_card="tsunami", pile_size=7)
    verdict = judge(start, script)
    assert (verdict.strength, verdict.armour, verdict.draws) == (6, 12, {})
    assert verdict.discarded == Counter(tsunami=1)
    with pytest.raises(Unfair):  # with a scroll played, half of the pile answers
        judge(start, replace(script, played={P: ("sharp_beak",)}))


def test_scenarios_55_and_57_the_challenger_attacks_with_whatever_the_cards_show() -> None:
    start = solo(replace(HAMMER, owner=Q), replace(leader(P), hex="1,0"))
    cards = ("tsunami", "pecking_order", "fresh_straw")
    script = Script("hammer", "leader0", deck_card="thick_plumage", pile_cards=cards, pile_size=7)
    played = {P: ("rotten_egg", "double_yolk")}
    verdict = judge(start, replace(script, played=played, cards={(P, 0): (Q, 3)}))
    assert (verdict.strength, verdict.armour, verdict.outcome) == (7 + 2 + 1 + 1, 13, "failed")
    assert verdict.draws == {Q: 1}
    assert judge(start, script).winners == {Q}
