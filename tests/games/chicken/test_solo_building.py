"""What the challenger builds, and how it is reinforced.

On the preset island of two players the human's base is base_1 with the territory T6, the challenger's base_2 with T2.
"""

from __future__ import annotations

import pytest
from chicken_solo import LOWER, challenger
from chicken_table import (
    at,
    give,
    hex_,
    listen,
    machine,
    put,
    roll,
    stock,
    told,
)

from bannerhall.core.frames import CHANCE, PROCEEDS
from bannerhall.games.chicken.rules import machines, questions, scrolls, solo, solo_build
from bannerhall.games.chicken.rules.components import CHALLENGER, LEADER, NONE


@pytest.mark.clause("CHI-SOLODICE-13", "CHI-SOLODICE-14", "CHI-SOLODICE-12")
@pytest.mark.parametrize(
    ("row", "dice_in_row", "built"),
    [
        (("tower_red", "car_hammer", "soldier_wood", "golem_wood"), 0, "car_1"),
        (("tower_red", "soldier_wood", "golem_wood", "car_hammer"), 0, "soldier_1"),
        (("tower_red", "soldier_wood", "golem_wood", "car_hammer"), 1, "golem_1"),
        (("tower_red", "soldier_wood", "golem_wood", "car_hammer"), 2, "car_1"),
        (("golem_wood", "golem_rock", "soldier_wood", "cannon"), 1, "golem_1"),
        (("tower_red", "soldier_wood", "golem_wood", "tower_blue"), 2, "golem_1"),
    ],
)
def test_each_build_die_makes_one_more_card_a_candidate(row: tuple[str, ...], dice_in_row: int, built: str) -> None:
    """Scenario 51."""
    s = challenger(*LOWER)
    stock(s, *row)
    solo_build.build_by_dice(s, dice_in_row)
    assert at(s, built) is not None
    first = row[0] if "golem_wood" in row[:1] else None
    if first is not None:
        assert s.model[9] - 1 == 3  # the leftmost of equals


@pytest.mark.clause("CHI-SOLODICE-15", "CHI-SOLOSETUP-10", "CHI-SOLO-07")
def test_a_new_machine_stands_next_to_the_base_and_right_of_the_others() -> None:
    s = challenger(*LOWER)
    machine(s, 1, "golem_wood", "T2a")
    s.compass = 2
    solo_build.build_by_dice(s, 0)
    assert at(s, "soldier_1") == "T2c"
    assert [int(s.line[n]) - 1 for n in range(int(s.lined))] == [9, 0]
    assert not any(s.pilot[6:12])


@pytest.mark.clause("CHI-SOLODICE-16")
def test_without_a_hex_next_to_the_base_the_nearest_is_used() -> None:
    s = challenger(*LOWER)
    for where in ("T2b", "T2c", "T2d"):
        machine(s, 1, "golem_rock" if where == "T2b" else "golem_wood", where)
    solo_build.build_by_dice(s, 0)
    assert at(s, "soldier_1") == "T2a"
    full = challenger(*LOWER)
    for where in ("T2a", "T2b", "T2c", "T2d"):
        machine(full, 1, "golem_wood" if where != "T2a" else "golem_rock", where)
    solo_build.build_by_dice(full, 0)
    assert at(full, "soldier_1") is None


@pytest.mark.clause("CHI-SOLODICE-15", "CHI-SOLODICE-16")
def test_no_other_territory_is_built_on() -> None:
    s = challenger(*LOWER)
    s.set_cell_of(hex_("T3a"), s.cell_of[hex_("T6c")])
    for number, where in enumerate(("T2a", "T2b", "T2c", "T2d"), 1):
        put(s, f"blue_{number}", where)
    model = machines.NAMES.index("golem_rock")
    assert solo_build.building_ground(s, model) == NONE
    put(s, "blue_4", "T2a")
    assert solo_build.building_ground(s, model) == hex_("T2d")


@pytest.mark.clause("CHI-SOLODICE-16")
def test_a_candidate_without_miniature_is_passed_over() -> None:
    s = challenger(*LOWER)
    stock(s, "golem_rock", "soldier_wood", "tower_red", "cannon")
    for slot in range(9, 15):
        s.set_model(slot, 4)
    solo_build.build_by_dice(s, 0)
    assert at(s, "soldier_1") is not None


@pytest.mark.clause("CHI-SOLODICE-15", "CHI-SOLODICE-16", "CHI-SOLO-07")
def test_a_soldier_of_the_challenger_joins_its_chickens_and_a_golem_does_not() -> None:
    s = challenger(*LOWER)
    stock(s, "golem_rock", "soldier_wood", "tower_red", "cannon")
    for n, where in enumerate(("T2b", "T2c", "T2d"), 1):
        put(s, f"blue_{n}", where)
    sink = listen(s)
    solo_build.build_by_dice(s, 0)
    assert at(s, "golem_1") == "T2a"
    assert [event["piece"] for event in told(s, sink, "challenger")] == ["golem_1"]
    stock(s, "soldier_wood", "tower_red", "tower_blue", "cannon")
    solo_build.build_by_dice(s, 0)
    assert at(s, "soldier_1") in ("T2b", "T2c", "T2d")
    stock(s, "soldier_steel", "tower_red", "tower_blue", "cannon")
    solo_build.build_by_dice(s, 0)
    assert at(s, "soldier_2") in ("T2b", "T2c", "T2d")


@pytest.mark.clause("CHI-SOLODICE-27")
def test_the_machine_is_chosen_before_its_hex() -> None:
    s = challenger(*LOWER)
    stock(s, "soldier_wood", "golem_rock", "tower_red", "cannon")
    for n, where in enumerate(("T2a", "T2b", "T2c", "T2d"), 1):
        put(s, f"blue_{n}", where)
    solo_build.build_by_dice(s, 1)
    assert at(s, "soldier_1") is None
    assert at(s, "golem_1") is None


@pytest.mark.clause("CHI-SOLODICE-17", "CHI-SOLODICE-18")
@pytest.mark.parametrize(("stars", "scrolls_drawn", "shields"), [(1, 1, 0), (2, 1, 1), (3, 2, 1), (5, 4, 1)])
def test_stars_bring_scrolls_and_a_shield(stars: int, scrolls_drawn: int, shields: int) -> None:
    s = challenger(*LOWER)
    solo_build.reinforce(s, stars)
    assert s.shields[LEADER + 1] == shields
    for _ in range(scrolls_drawn):
        s.advance()
        s.answer(CHANCE, s.odds()[0][0])
    assert sum(int(n) for n in s.pile) == scrolls_drawn


@pytest.mark.clause("CHI-SOLODICE-18")
def test_without_a_shield_or_a_leader_the_second_die_gives_nothing() -> None:
    s = challenger(*LOWER)
    s.shields_left = 0
    solo_build.reinforce(s, 2)
    assert s.shields[LEADER + 1] == 0
    away = challenger(*LOWER)
    put(away, "leader_blue", None)
    solo_build.reinforce(away, 2)
    assert away.shields[LEADER + 1] == 0
    assert away.shields_left == 8


@pytest.mark.clause("CHI-SOLO-06")
def test_a_disaster_on_its_pile_has_no_effect() -> None:
    s = challenger(*LOWER)
    s.ask(questions.CHALLENGER, PROCEEDS, solo.DRAW)
    s.advance()
    before = int(s.lava)
    roll(s, "deal_scroll earthquake")
    assert s.lava == before
    assert s.pile[scrolls.EARTHQUAKE] == 1


@pytest.mark.clause("CHI-SOLOSETUP-09", "CHI-SOLOSETUP-01", "CHI-SOLOSETUP-10")
def test_at_set_up_the_strongest_machine_of_the_stock_is_built() -> None:
    s = challenger(*LOWER)
    stock(s, "soldier_wood", "cannon", "golem_steel", "car_hammer")
    give(s, 1, "sharp_beak")
    solo_build.build_first(s)
    assert at(s, "golem_1") in ("T2b", "T2c", "T2d")
    assert s.lined == 1
    assert s.first == CHALLENGER
