"""What is in the box: counts, values, names, and the settings of a table."""

from __future__ import annotations

from typing import Any

import pytest
from chicken_table import asks, blank, machine, piece, table

from bannerhall.core.errors import BadRequest
from bannerhall.core.frames import CHANCE
from bannerhall.core.ruleset import Choice
from bannerhall.games.chicken import GAME
from bannerhall.games.chicken.rules import atlas, leaders, machines, scrolls
from bannerhall.games.chicken.rules.components import (
    BANDING_MASK,
    CHICKEN_ARMOUR,
    CHICKEN_STRENGTH,
    CHICKENS,
    LEADER,
    LEADERS_MASK,
    MACHINE,
    PIECE_NAMES,
    PIECES,
)
from bannerhall.games.chicken.rules.state import Chicken


@pytest.mark.clause("CHI-COMP-01", "CHI-BOARD-23")
def test_tiles() -> None:
    assert len(atlas.TILE_NAMES) == 6
    assert {len(shape) for shape in atlas.SHAPES} == {4}
    assert atlas.SINGLES == 8
    assert sum(name.startswith("base") for name in atlas.HEX_NAMES) == 4


@pytest.mark.clause("CHI-COMP-02", "CHI-CARD-01", "CHI-DIS-17", "CHI-MACH-05", "CHI-LEAD-01")
def test_cards() -> None:
    assert leaders.LEADERS == len(set(leaders.NAMES)) == 9
    assert sum(int(n) for n in machines.COPIES) == 41
    assert sum(int(n) for n in scrolls.COPIES) == 62
    by_type = [sum(int(n) for n, t in zip(scrolls.COPIES, scrolls.TYPE, strict=True) if t == kind) for kind in range(3)]
    assert by_type == [40, 14, 8]
    assert [int(n) for n in scrolls.COPIES[scrolls.FIRST_DISASTER :]] == [2, 2, 2, 2]
    assert sum(name.startswith("golem") for name in machines.NAMES) == 3


@pytest.mark.clause("CHI-COMP-03", "CHI-COMP-11")
def test_miniatures_are_fewer_than_cards() -> None:
    slots = [int(machines.FIRST_SLOT[kind + 1] - machines.FIRST_SLOT[kind]) for kind in range(5)]
    assert slots == [9, 6, 6, 5, 6]
    cards = [sum(int(n) for n, k in zip(machines.COPIES, machines.KIND, strict=True) if k == kind) for kind in range(5)]
    assert cards == [10, 9, 8, 6, 8]


@pytest.mark.clause("CHI-COMP-04", "CHI-COMP-13")
def test_pieces_have_names_and_numbers() -> None:
    assert len(set(PIECE_NAMES)) == PIECES == 4 * CHICKENS + 4 + machines.SLOTS
    assert PIECE_NAMES[LEADER] == "leader_red"
    assert PIECE_NAMES[MACHINE] == "soldier_1"


@pytest.mark.clause("CHI-COMP-05", "CHI-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_resources_of_each_kind_a_player(seats: int) -> None:
    s = GAME.new(seats, seed=3)
    assert isinstance(s, Chicken)
    while s.waiting() != [CHANCE]:
        s.answer(int(s.seat()), s.legal()[0])  # everybody chooses a leader
    while asks(s, CHANCE) == "deal_good":
        s.answer(CHANCE, s.odds()[0][0])
    for kind in range(3):
        assert sum(int(s.goods[player * 3 + kind]) for player in range(seats)) + int(s.storage[kind]) == 3 * seats


@pytest.mark.clause("CHI-UNIT-02", "CHI-MACH-13")
def test_chickens_are_weak_and_differ() -> None:
    assert [(int(a), int(b)) for a, b in zip(CHICKEN_STRENGTH, CHICKEN_ARMOUR, strict=True)] == [
        (1, 4), (1, 4), (2, 3), (2, 3), (3, 2), (3, 2),
    ]  # fmt: skip
    s = blank()
    assert {int(s.printed_speed(chicken)) for chicken in range(6)} == {1}


@pytest.mark.clause("CHI-COMP-07", "CHI-UNIT-01")
def test_a_leader_is_no_unit() -> None:
    assert LEADERS_MASK & (2**24 - 1) == 0
    assert BANDING_MASK & LEADERS_MASK == LEADERS_MASK
    s = table()
    assert {s.player_of(piece(name)) for name in ("red_1", "leader_red")} == {0}


@pytest.mark.clause("CHI-MACH-01", "CHI-MACH-04", "CHI-MACH-10")
def test_prices_and_pilots_of_soldiers_golems_and_towers() -> None:
    for model in range(machines.MODELS):
        cost = sorted(int(n) for n in machines.COST[model * 3 : model * 3 + 3])
        kind = machines.KIND[model]
        if kind == machines.SOLDIERS:
            assert (cost, int(machines.PILOTS[model]), int(machines.SPEED[model])) == ([0, 0, 2], 1, 2)
        elif kind == machines.GOLEMS:
            assert (cost, int(machines.PILOTS[model])) == ([0, 0, 3], 2)
        elif kind == machines.TOWERS:
            assert int(machines.PILOTS[model]) == 0


@pytest.mark.clause("CHI-LEAD-02", "CHI-SOLO-14")
def test_printed_values_count() -> None:
    s = blank()
    assert s.printed_strength(LEADER) == 4
    assert s.printed_armour(LEADER) == 11
    tower = machine(s, 0, "tower_black", "T6a")
    assert (s.printed_strength(tower), s.printed_armour(tower), s.printed_range(tower)) == (5, 8, 2)


@pytest.mark.parametrize(
    ("seats", "options", "clause"),
    [
        (1, {"mode": "standard"}, "CHI-COMP-10"),
        (2, {"mode": "solo"}, "CHI-COMP-10"),
        (3, {"mode": "team"}, "CHI-TEAM-01"),
        (2, {"mode": "flag", "hardcore": True}, "CHI-VAR-01"),
        (2, {"mode": "cockfight", "quick_game": True}, "CHI-VAR-01"),
        (1, {"mode": "solo", "quick_game": True}, "CHI-VAR-01"),
        (3, {"island": "calm"}, "CHI-BOARD-19"),
        (2, {"first_player": "seat3"}, "CHI-SETUP-16"),
    ],
)
@pytest.mark.clause("CHI-VAR-01", "CHI-TEAM-01", "CHI-COMP-10", "CHI-SETUP-16")
def test_options_that_exclude_each_other_are_refused(seats: int, options: dict[str, Choice], clause: str) -> None:
    with pytest.raises(BadRequest) as found:
        GAME.new(seats, options=options)
    assert found.value.clause == clause


@pytest.mark.clause("CHI-VAR-03", "CHI-VAR-01")
def test_the_switches_are_options_of_the_table_and_go_with_the_record() -> None:
    names = {option.name for option in GAME.options}
    assert {"pilots_from", "supporter_side", "tile_shapes", "spare_leader", "solo_draws"} <= names
    s = GAME.new(2, seed=1, options={"spare_leader": "second_edition_none"})
    assert s.rules.options["spare_leader"] == "second_edition_none"
    position: dict[str, Any] = s.to_json()
    assert position["options"]["spare_leader"] == "second_edition_none"
